/*
 * Plateau: positions and moves as flat structs.  Private to games/plateau_*.
 * Rule numbers (A.n as "rule n", Bn) are those of the rule book, pinrec-rules(7).
 */
#ifndef GAMES_PLATEAU_H
#define GAMES_PLATEAU_H

#include <stdbool.h>
#include <stdint.h>

#include "games/game.h"

enum {
	PLATEAU_SIZE_MAX = 5,
	PLATEAU_SQUARES_MAX = 25,
	PLATEAU_BOTTOMS = 32, /* what is left of them is 0 */
	PLATEAU_PIECES_MAX = 38,
	PLATEAU_STOPS_MAX = 4, /* squares between the first and last, and it */
	PLATEAU_CAPTURED_MAX = 19,
	PLATEAU_SHOWN_MAX = 32,	   /* faces that one turn shows: 24 at most */
	PLATEAU_NUMBER_MOST = 100, /* larger ones in turns count as this */
	PLATEAU_WIN = 6,     /* rule 44: prisoners held, pieces in a unit */
	PLATEAU_VALUES = 192 /* room for any sum of values (140 at most) */
};

enum face {
	FACE_BLANK,
	FACE_BLUE,
	FACE_RED,
	FACE_ORANGE,
	FACE_COUNT,		 /* also: no such face */
	FACE_HIDDEN = FACE_COUNT /* a face that is not known */
};

/* In the order of rule 2, which is that of their values. */
enum kind {
	KIND_MUTE,
	KIND_BLUE,
	KIND_RED,
	KIND_BLUE_MASK,
	KIND_RED_MASK,
	KIND_TWISTER,
	KIND_ACE,
	KIND_COUNT /* also: no such piece */
};

/* What of a kind there is, rule 2.  `marker` and `other` are its faces. */
struct kind_row {
	const char *name;	 /* "Blue Mask" */
	enum face marker, other; /* the marker (Ace: red) first */
	uint8_t value;		 /* in exchanges */
	uint8_t number[2];	 /* in the set of a player: 4x4, 5x5 */
};
extern const struct kind_row plateau_kinds[KIND_COUNT];

/* x b r o, and ? for FACE_HIDDEN */
extern const char plateau_face_letters[FACE_COUNT + 1];

/* How a face may move, rule 23. */
struct walk {
	bool straight, diagonal, crooked;
};
extern const struct walk plateau_walks[FACE_COUNT + 1];

/*
 * The kind that has these two faces, in any order; KIND_COUNT if none, and if
 * a face is hidden.
 */
extern const uint8_t plateau_kinds_by_faces[FACE_COUNT + 1][FACE_COUNT + 1];

static inline enum kind
plateau_kind_of(enum face up, enum face down)
{
	return (enum kind)plateau_kinds_by_faces[up][down];
}

enum onboard_option { ONBOARD_TOUCH, ONBOARD_OFFICIAL86, ONBOARD_OWNTOP };

/* Options in the order of section B; 0 is the default of each. */
struct plateau_rules {
	uint8_t size;		  /* 4 or 5 squares a side */
	uint8_t set;		  /* index into kind_row.number */
	uint8_t onboard;	  /* enum onboard_option, B1 */
	bool flip_uniform;	  /* B5 */
	bool corner_either;	  /* B6 */
	bool capture_choice;	  /* B14 */
	bool retender_higher;	  /* B21 */
	bool pass_no_play_at_all; /* B25 */
	bool threefold;		  /* B26 */
	/* No option: B11, for records that were not held to the rule. */
	bool lets_picked_up_pin;
};

struct piece {
	uint8_t owner; /* enum side */
	uint8_t up;    /* enum face; maybe FACE_HIDDEN */
	uint8_t down;
	uint8_t stay; /* which of a knowledge's stays it is; else 0 */
	uint32_t
		since; /* number of the turn that put it where it is; 0: start */
};

/*
 * Squares are numbered row by row: a1 0, b1 1, ... a2 `size`.  The columns lie
 * one after the other in `pieces`, each from the board up: that of square s is
 * pieces[bottom[s]] to pieces[bottom[s + 1] - 1].
 */
struct plateau {
	struct plateau_rules rules;
	uint32_t number; /* of the turn to be played, from 1 (B27) */
	uint8_t to_move;
	bool repeated; /* drawn by the third occurrence (B26) */
	bool won;      /* by somebody (rule 44); see plateau_note_win */
	uint8_t reserve[SIDE_COUNT][KIND_COUNT];
	/*
	 * Of a side that is hidden not all faces are known: then `unseen` of
	 * its reserve are in no count of `reserve`.
	 */
	bool is_hidden[SIDE_COUNT];
	uint8_t unseen[SIDE_COUNT];
	uint8_t prisoners[SIDE_COUNT]
			 [KIND_COUNT];	       /* by holder; other's pieces */
	uint64_t refused[PLATEAU_VALUES / 64]; /* values refused in this turn */
	uint8_t bottom[PLATEAU_BOTTOMS];
	struct piece pieces[PLATEAU_PIECES_MAX];
};

enum plateau_turn {
	PLATEAU_OPENING,
	PLATEAU_ONBOARD,
	PLATEAU_MOVE,
	PLATEAU_STOMP,
	PLATEAU_FLIP, /* a flip and nothing else: readable, illegal (B4) */
	PLATEAU_EXCHANGE,
	PLATEAU_REFUSAL, /* tender and refusal; the turn goes on */
	PLATEAU_PASS,
	PLATEAU_TURN_COUNT
};

enum {
	CAPTURES_UNMARKED = 254, /* no x at all */
	CAPTURES_ALL = 255	 /* x without a number */
};

struct plateau_stop {
	uint8_t square;
	int8_t change; /* pieces dropped (below 0) or picked up (above 0) */
};

struct faces {
	uint8_t up, down; /* enum face */
};

/* Whether both faces are known, and no kind has them. */
static inline bool
plateau_is_impossible(const struct faces *faces)
{
	return faces->up != FACE_HIDDEN && faces->down != FACE_HIDDEN &&
	       plateau_kind_of((enum face)faces->up, (enum face)faces->down) ==
		       KIND_COUNT;
}

/* A piece that a turn shows, where it lies after the turn. */
struct plateau_shown {
	uint8_t square, height;
	struct faces faces;
};

/* Which members mean something depends on `kind`. */
struct plateau_move {
	uint8_t kind;	/* enum plateau_turn */
	uint8_t square; /* where pieces enter, or where the move starts */
	uint8_t height; /* onboard: the height that the piece gets */
	uint8_t count;	/* move: pieces that travel (as claimed) */
	bool flips;
	/* The text leaves them out, and the position tells them. */
	bool is_height_unsaid, is_count_unsaid;
	uint8_t face;	  /* up after the flip */
	uint8_t captures; /* as claimed: a number or CAPTURES_* */
	uint8_t entering_count;
	struct faces entering[2]; /* opening: bottom to top */
	/*
	 * The squares of the path that are named, outwards, the end square
	 * last with change 0.  More than PLATEAU_STOPS_MAX are no path: then
	 * `path_too_long` is set and the rest left out.
	 */
	bool path_too_long;
	uint8_t stop_count;
	struct plateau_stop stops[PLATEAU_STOPS_MAX];
	bool captured_listed;
	uint8_t captured_count;
	uint8_t shown_count;
	uint8_t tender[KIND_COUNT];
	uint8_t payment[KIND_COUNT];
	/* These stand last: what is not in use need not be zero. */
	struct faces captured[PLATEAU_CAPTURED_MAX];   /* topmost first */
	struct plateau_shown shown[PLATEAU_SHOWN_MAX]; /* as written */
};

/* --- plateau.c: small questions that the other files share --- */

static inline unsigned
plateau_height(const struct plateau *plateau, unsigned square)
{
	return (unsigned)(plateau->bottom[square + 1] -
			  plateau->bottom[square]);
}

/* The column's pieces from the board up. */
static inline const struct piece *
plateau_column(const struct plateau *plateau, unsigned square)
{
	return plateau->pieces + plateau->bottom[square];
}

/* The top piece of a column that is not empty. */
static inline const struct piece *
plateau_top(const struct plateau *plateau, unsigned square)
{
	return plateau->pieces + plateau->bottom[square + 1] - 1;
}

/* Whether a piece of the side to move lies on top; not of an empty column. */
static inline bool
plateau_is_own_topped(const struct plateau *plateau, unsigned square)
{
	return plateau_height(plateau, square) > 0 &&
	       plateau_top(plateau, square)->owner == plateau->to_move;
}

static inline bool
plateau_is_enemy_topped(const struct plateau *plateau, unsigned square)
{
	return plateau_height(plateau, square) > 0 &&
	       plateau_top(plateau, square)->owner != plateau->to_move;
}

/* Pieces in the top unit of a column (rule 4); 0 when it is empty. */
static inline unsigned
plateau_unit(const struct plateau *plateau, unsigned square)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned height = plateau_height(plateau, square);
	unsigned unit = 0;

	while (unit < height &&
	       column[height - 1 - unit].owner == column[height - 1].owner)
		unit++;
	return unit;
}

/* The longest unit of `side` in the column, wherever it lies (rule 44). */
unsigned plateau_longest_unit(const struct plateau *plateau, unsigned square,
			      enum side side);

/* Squares of the board: 16 or 25. */
static inline unsigned
plateau_square_count(const struct plateau *plateau)
{
	return (unsigned)plateau->rules.size * plateau->rules.size;
}

/*
 * Sets `won` from the board and the prisoners: for positions that were put
 * together by hand.  Playing keeps it right.
 */
void plateau_note_win(struct plateau *plateau);

/* Whether somebody has won or the game was drawn on the board. */
static inline bool
plateau_is_over(const struct plateau *plateau)
{
	return plateau->won || plateau->repeated;
}

/* The sum of the values of so many pieces of each kind (rule 2). */
unsigned plateau_value(const uint8_t pieces[KIND_COUNT]);
unsigned plateau_total(const uint8_t pieces[KIND_COUNT]);

/* Pieces in the reserve of a side, known or not. */
static inline unsigned
plateau_reserve_total(const struct plateau *plateau, enum side side)
{
	return plateau_total(plateau->reserve[side]) + plateau->unseen[side];
}

void plateau_start(const void *rules, void *position);
void plateau_outcome(const void *position, struct outcome *outcome);

/* --- plateau_options.c --- */
extern const struct rules_option plateau_options[];
extern const char *const plateau_presets[];
void plateau_default_rules(size_t variant, void *rules);
enum diag plateau_set_rule(void *rules, struct text word,
			   struct problem *problem);

/* --- plateau_position.c --- */
bool plateau_resembles_position(struct text text);
enum diag plateau_read_position(const void *rules, struct text text,
				void *position, struct problem *problem);

/*
 * The same; `is_hidden`, if not NULL, allows unknown faces (u) on the board and
 * tells of which sides there are any, whose reserves are then not right.
 */
enum diag plateau_read_line(const void *rules, struct text text,
			    bool *is_hidden, void *position,
			    struct problem *problem);

/* --- plateau_position_hidden.c: unknown faces, and reserves by number --- */
enum diag plateau_read_hidden_position(const void *rules, struct text text,
				       void *position, struct problem *problem);

/* --- plateau_position_write.c: hidden faces are u in a line, ? in JSON --- */
void plateau_write_position(const void *position, struct strbuf *out);
void plateau_write_json(const void *position, struct strbuf *out);

/* --- plateau_turn.c: fields to move --- */
enum diag plateau_read_move(const void *position, const struct fields *fields,
			    void *move, struct problem *problem);

/* --- plateau_complete.c: the same turn in other positions --- */
size_t plateau_kept_size(const void *move);
void plateau_complete(const void *position, void *move);

/* --- plateau_turn_write.c: and back --- */
void plateau_write_move(const void *position, const void *move,
			struct fields *fields);

/*
 * The fields of a sheet, beyond those: the captured list and what is shown, as
 * they stand in the move.
 */
void plateau_write_seen(const struct plateau *plateau,
			const struct plateau_move *move, struct fields *fields);

/*
 * --- plateau_rules.c: judging one turn ---
 *
 * Where a face is hidden, the turn is held to be legal if it is with some face:
 * each hidden face by itself, as if it could be any.
 */
enum diag plateau_check(const void *position, const void *move);

/* The first piece to enter that no set has; `entering_count` if there is none. */
unsigned plateau_find_impossible(const struct plateau_move *move);
enum diag plateau_remark(const void *position, const void *move, unsigned nth);

/* --- plateau_capture.c: rules 38 to 43 --- */

/*
 * How many pieces the move will take (rules 38 to 41; under choice, as many
 * as it says).  The move must be legal.
 */
unsigned plateau_captures(const struct plateau *plateau,
			  const struct plateau_move *move);

/* The claims of a move or stomp that is legal but for its capture. */
enum diag plateau_check_captures(const struct plateau *plateau,
				 const struct plateau_move *move);

/* --- plateau_path.c: the way of a move, rules 23 to 34 --- */

/* The face that is up at the start of a move or stomp, after the flip. */
static inline enum face
plateau_face_shown(const struct plateau *plateau,
		   const struct plateau_move *move)
{
	if (move->flips)
		return (enum face)move->face;
	return (enum face)plateau_top(plateau, move->square)->up;
}

/* The square where a move or stomp ends. */
static inline unsigned
plateau_end(const struct plateau_move *move)
{
	if (move->kind != PLATEAU_MOVE || move->stop_count == 0)
		return move->square;
	return move->stops[move->stop_count - 1].square;
}

/*
 * Direction, distance, path, drops and pick-ups of a move whose start and
 * count are right; not the landing.
 */
enum diag plateau_check_path(const struct plateau *plateau,
			     const struct plateau_move *move);

/* --- plateau_play.c: carrying out one turn --- */
void plateau_play(void *position, const void *move);

/* --- plateau_exchange.c: rules 48 to 53 --- */

/* The sums that can be made from these prisoners: bit v set, v >= 1. */
void plateau_sums(const uint8_t pieces[KIND_COUNT],
		  uint64_t sums[PLATEAU_VALUES / 64]);
enum diag plateau_check_exchange(const struct plateau *plateau,
				 const struct plateau_move *move);
/* Whether a board play exists: an onboard, a move or a stomp (B25). */
bool plateau_has_board_play(const struct plateau *plateau);
enum diag plateau_check_pass(const struct plateau *plateau);

/* --- plateau_moves.c: all legal turns, written apart from the check --- */
void plateau_list(const void *position, move_visitor *visit, void *context);

/* --- plateau_words.c: the facts of a broken rule --- */
void plateau_explain(const void *position, const void *move, enum diag broken,
		     struct problem *problem);

/* --- plateau_draw_text.c --- */
void plateau_draw_text(const struct drawing *drawing, struct strbuf *out);

/* "Turn 28, White: c2>c3": false, and nothing, when there is none. */
bool plateau_say_last_turn(const struct drawing *drawing, struct strbuf *out);

/* "Black to play, turn 29", or how the game has ended. */
void plateau_say_state(const struct drawing *drawing, struct strbuf *out);

/* --- plateau_draw_svg.c --- */
void plateau_draw_svg(const struct drawing *drawing, struct strbuf *out);
void plateau_write_svg_style(struct strbuf *out);

#endif
