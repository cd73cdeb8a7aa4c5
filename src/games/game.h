/*
 * What every game offers: the interface that plateau.c and plakoto.c fill.
 * Rules, positions and moves are flat structs that the caller holds (sizes
 * below); nothing here allocates, prints or knows files and notations.
 */
#ifndef GAMES_GAME_H
#define GAMES_GAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "base/text.h"

struct catalog;
struct fields;
struct gestures;
struct match_game;
struct match_score;
struct strbuf;

enum side { SIDE_WHITE, SIDE_BLACK, SIDE_COUNT };

static inline enum side
opponent(enum side side)
{
	return side == SIDE_WHITE ? SIDE_BLACK : SIDE_WHITE;
}

enum ending {
	ENDING_NONE, /* nobody has won: "*" */
	ENDING_WIN,
	ENDING_DRAW
};

/*
 * Who looks on.  A side sees its own pieces in full and of the other's what the
 * rules show; the public sees only that of both.
 */
enum view { VIEW_ALL, VIEW_WHITE, VIEW_BLACK, VIEW_PUBLIC, VIEW_COUNT };

/* What the board shows. */
struct outcome {
	enum ending ending;
	enum side winner; /* of a win */
	char reason[4];	  /* as the record writes it: "S", "C", "2" */
	char also[4];	  /* accepted in its place: "C" when both; or "" */
};

/* A drawing of one position. */
struct drawing {
	const struct catalog *catalog; /* of its words; NULL: English */
	const void *position;
	const void *before;    /* the position before the last turn, or NULL */
	const void *move;      /* that turn, or NULL */
	const void *refused;   /* one that this position refuses, or NULL */
	struct text move_text; /* as written canonically; may be empty */
	struct text white, black; /* players' names; may be empty */
	enum side near;		  /* whose side of the board is below */
	bool ascii;		  /* no characters beyond ASCII */
	bool colour;		  /* ANSI colours */
	bool is_bare;		  /* SVG without its style: the page has it */
};

/* Called with each legal turn; returns false to stop. */
typedef bool move_visitor(void *context, const void *move);

/* Where a finding about a match belongs. */
enum match_place {
	MATCH_PLACE_MATCH,   /* the tag Match */
	MATCH_PLACE_SCORE,   /* the tag Score */
	MATCH_PLACE_OPENING, /* the tag Opening */
	MATCH_PLACE_FIRST,   /* the tag First; the first turn without it */
	MATCH_PLACE_TURN,    /* the first turn */
	MATCH_PLACE_RESULT   /* the result, or the end of the game */
};

/* `problem->start` and `length` are inside the tag's value. */
typedef void match_teller(void *context, enum diag id, enum match_place place,
			  const struct problem *problem);

/* The rule that a game cites for a finding that other games have too. */
struct citation {
	enum diag id;
	const char *rule;
};

/* An option of the rules: its name, its values (default first), its point. */
struct rules_option {
	const char *name;
	const char *const *values; /* ends with NULL */
	const char *rule;
};

/*
 * What a game in which something is hidden offers besides.  A knowledge is all
 * that one view has learned from the turns so far: a flat struct that the
 * caller holds, as a position is.  `place` is a number of the caller's (not 0)
 * for the turn; a problem names an earlier turn by it.
 */
struct secrets {
	size_t knowledge_size;

	/* As read_position, for a line in which faces may be unknown. */
	enum diag (*read_position)(const void *rules, struct text text,
				   void *position, struct problem *problem);

	/*
	 * What `view` (not VIEW_ALL unless it is a sheet) knows at the start of
	 * a record.  `is_sheet`: the record is kept by the view, so nothing in
	 * `position` was hidden from it.  DIAG_SHOWN_SET when no deal fits.
	 */
	enum diag (*begin)(const void *position, enum view view, bool is_sheet,
			   void *knowledge, struct problem *problem);

	/*
	 * Takes a turn of a sheet, which may leave faces out: plays it if some
	 * deal of the hidden faces agrees with it and with all before.  Says
	 * else which rule or fact stands against it; then the knowledge is
	 * spoilt (take turns on a copy).
	 */
	enum diag (*take)(void *knowledge, const void *move, uint32_t place,
			  struct problem *problem);

	/* The same for a legal turn of which `before` and `after` show more. */
	void (*follow)(void *knowledge, const void *before, const void *move,
		       const void *after, uint32_t place);

	/*
	 * What should be said of the turn of a sheet that was taken last: the
	 * n-th id from 0 with its facts; DIAG_NONE when there are no more.
	 */
	enum diag (*remark)(const void *knowledge, unsigned nth,
			    struct problem *problem);

	/* Whether there are faces of the side that are not known. */
	bool (*hides)(const void *position, enum side side);

	/* The position now, faces that are not known hidden. */
	void (*show)(const void *knowledge, void *position);

	/* A turn that was not taken, what the view does not see hidden. */
	void (*hide)(const void *knowledge, void *move);

	/*
	 * The canonical fields of the turn taken last, played from `before`
	 * (what is hidden there does not matter); no FIELD_WIN, no glyph.
	 */
	void (*write_move)(const void *knowledge, const void *before,
			   struct fields *fields);

	/*
	 * The kinds that the hidden piece at "a1/0" can be, as a turn writes
	 * pieces, with a blank between two; false when none is hidden there.
	 */
	bool (*write_kinds)(const void *knowledge, struct text place,
			    struct strbuf *out);

	/*
	 * The fields of a legal move where everything is known, with what it
	 * captures: as it would stand in a sheet, but for what it shows.
	 */
	void (*write_full)(const void *before, const void *move,
			   struct fields *fields);

	/*
	 * What can be deduced: text of whole lines, or members of a JSON
	 * object.  `before` is the knowledge before the turn taken last, or
	 * NULL.  The text is as the catalog says it (NULL: English).
	 */
	void (*write)(const void *knowledge, const void *before, bool as_json,
		      const struct catalog *catalog, struct strbuf *out);
};

/* Short names of positions that other programs use, too. */
struct position_ids {
	/* Whether the text may be meant as one, right or wrong. */
	bool (*is_one)(struct text text);

	/* As read_position, of an id. */
	enum diag (*read)(const void *rules, struct text text, void *position,
			  struct problem *problem);
	void (*write)(const void *position, struct strbuf *out);
};

struct game {
	const char *name;	       /* "Plateau" */
	const char *const *variants;   /* values of the Game tag, NULL ends */
	const char *const *turn_kinds; /* words of notation files, NULL ends */
	const struct rules_option *options; /* ends with a NULL name */
	const char *const *presets;	    /* NULL ends */
	const char *const *reasons;	    /* of wins on the board, in results:
					   "S", "C"; NULL ends */
	enum side first; /* moves first in a game from the start;
					   SIDE_COUNT: either may, and a
					   game's first turn has number 1 */
	bool has_dice;
	const struct citation *citations; /* ends with DIAG_NONE */
	size_t rules_size;
	size_t position_size;
	size_t move_size;

	/* The rules of a variant, options at their defaults. */
	void (*default_rules)(size_t variant, void *rules);

	/*
	 * Applies one word, "name=value" or a preset.  Adds facts (name,
	 * value, nearest) and returns DIAG_RULES_OPTION or DIAG_RULES_VALUE.
	 */
	enum diag (*set_rule)(void *rules, struct text word,
			      struct problem *problem);

	/* The position at the start of a game. */
	void (*start)(const void *rules, void *position);

	/* Lets the other side begin; only where `first` is SIDE_COUNT. */
	void (*set_first)(void *position, enum side side);

	/*
	 * The dice of the position, higher first; false when there are none.
	 * Setting them gives what is wrong: no dice, or others than it has.
	 * Dice that a record leaves unplayed are then to be played.
	 */
	bool (*get_dice)(const void *position, uint8_t dice[2]);
	enum diag (*set_dice)(void *position, unsigned one, unsigned two);

	/*
	 * Makes of the position one whose list has only the turns that may
	 * have been meant by `move` (of its dice): for hints.
	 */
	void (*narrow)(void *position, const void *move);

	/*
	 * Whether the line has the shape of this game's positions, however
	 * wrong it may be: no line has that of two games.
	 */
	bool (*resembles_position)(struct text text);

	/* The line of pinrec-record(5); a finding's place is in `text`. */
	enum diag (*read_position)(const void *rules, struct text text,
				   void *position, struct problem *problem);
	void (*write_position)(const void *position, struct strbuf *out);

	enum side (*to_move)(const void *position);
	unsigned (*turn_number)(const void *position); /* both sides', from 1 */

	/*
	 * What the fields mean in this position (counts and heights that were
	 * left out are filled in).  Asks whether it can mean anything, not
	 * whether it is legal.
	 */
	enum diag (*read_move)(const void *position,
			       const struct fields *fields, void *move,
			       struct problem *problem);

	/*
	 * The same turn is met in many positions.  Those with the same number
	 * (`dialect`) read turns alike.  `kept_size` is how many bytes from its
	 * start say all of a move that was read; 0 when it is good for this
	 * position only.  For another one `complete` fills in what only the
	 * position tells.
	 */
	unsigned (*dialect)(const void *position); /* 0 to 127 */
	size_t (*kept_size)(const void *move);
	void (*complete)(const void *position, void *move);

	/* The canonical fields of a legal move; no FIELD_WIN, no glyph. */
	void (*write_move)(const void *position, const void *move,
			   struct fields *fields);

	/* Which rule the move breaks; DIAG_NONE when legal.  Pure. */
	enum diag (*check)(const void *position, const void *move);

	/*
	 * The warning that takes the place of `broken` under --lenient, and
	 * then the move is played; DIAG_NONE: there is no excuse.  `*rules` are
	 * words of the rules under which the move is legal.
	 */
	enum diag (*excuse)(const void *position, const void *move,
			    enum diag broken, const char **rules);

	/* Adds the facts of the case for the sentence of `broken`. */
	void (*explain)(const void *position, const void *move,
			enum diag broken, struct problem *problem);

	/*
	 * What should be said of a legal move (warnings, false claims): the
	 * n-th such id from 0, DIAG_NONE when there are no more.
	 */
	enum diag (*remark)(const void *position, const void *move,
			    unsigned nth);

	/* After check; cannot fail. */
	void (*play)(void *position, const void *move);

	/* Whether the move is a ply of its own (a refused tender is none). */
	bool (*ends_turn)(const void *move);

	/* Every legal complete turn, each once, in any order. */
	void (*list)(const void *position, move_visitor *visit, void *context);

	/*
	 * The most points that a win off the board (resigned, on time,
	 * forfeit) can be worth, written before the letter: "2R"; 0: none are
	 * written.  And the least that one for `winner` should be worth now.
	 */
	unsigned (*points_most)(const void *position);
	unsigned (*points_least)(const void *position, enum side winner);

	/*
	 * What the board shows; and the facts of it for one who says
	 * otherwise: `why` and `rule`, as far as there is more to say.
	 */
	void (*outcome)(const void *position, struct outcome *outcome);
	void (*explain_outcome)(const void *position, struct problem *problem);

	/*
	 * How often a position may occur: 0, or 3 under threefold.  Two
	 * positions are the same by is_same; set_repeated ends the game drawn.
	 */
	unsigned (*repetition_limit)(const void *position);
	bool (*is_same)(const void *a, const void *b);
	void (*set_repeated)(void *position);

	/*
	 * What lies between the games of a match (games/match.h).  `match` is
	 * memory of match_size bytes, all zero for none yet.  Takes the next
	 * game of a file and tells what is wrong; is told that other games
	 * stood between; is told that no more follow.  The score is false when
	 * it is not known or there is no match.
	 */
	size_t match_size;
	void (*match_add)(void *match, const struct match_game *game,
			  match_teller *tell, void *context);
	void (*match_interrupt)(void *match);
	void (*match_finish)(void *match, match_teller *tell, void *context);
	bool (*match_score)(const void *match, struct match_score *score);

	/* Text of at most 80 columns, whole lines. */
	void (*draw_text)(const struct drawing *drawing, struct strbuf *out);

	/*
	 * One element <svg>, with the rules of style in it unless it is bare:
	 * write_svg_style gives them for all that stand in a page.  They touch
	 * nothing outside of these drawings, which have no ids.
	 */
	void (*draw_svg)(const struct drawing *drawing, struct strbuf *out);
	void (*write_svg_style)(struct strbuf *out);

	/* Members of a JSON object that say what stands where, no braces. */
	void (*write_json)(const void *position, struct strbuf *out);

	/* NULL: positions of this game have no ids. */
	const struct position_ids *ids;

	/* NULL: nothing is hidden in this game. */
	const struct secrets *secrets;

	/* NULL: nobody records its gestures (games/gestures.h). */
	const struct gestures *gestures;
};

#endif
