/*
 * Plakoto: positions and moves as flat structs.  Private to games/plakoto_*.
 * Rule numbers (Rn) and points of choice (Dn) are those of the rule book,
 * pinrec-rules(7).
 */
#ifndef GAMES_PLAKOTO_H
#define GAMES_PLAKOTO_H

#include <stdbool.h>
#include <stdint.h>

#include "games/game.h"

/*
 * Each side counts the points from 24, where it starts, down to 1:
 *
 *   13 14 15 16 17 18 | 19 20 21 22 23 24      in White's numbers
 *   12 11 10  9  8  7 |  6  5  4  3  2  1
 *
 * Point n of one side is point 25 - n of the other (R2).
 */
enum {
	PLAKOTO_OFF = 0, /* as the end of a step */
	PLAKOTO_HOME = 6,
	PLAKOTO_START = 24,
	PLAKOTO_POINTS = 24,
	PLAKOTO_CHECKERS = 15,
	PLAKOTO_DIE = 6,
	PLAKOTO_ROLLS = 21,
	PLAKOTO_STEPS_MAX = 4
};

enum plakoto_layout { LAYOUT_PLAKOTO, LAYOUT_PIN_GAME };

/* In the order of the rule book's table. */
enum plakoto_option {
	OPTION_PATH,	    /* D15 */
	OPTION_SINGLE,	    /* D3 */
	OPTION_MOTHER,	    /* D6 */
	OPTION_MOTHER_WHEN, /* D7 */
	OPTION_PIN_BEAROFF, /* D8 */
	OPTION_OVERSHOOT,   /* D9 */
	OPTION_BEAR,	    /* D10 */
	OPTION_ORDER,	    /* D14 */
	OPTION_OPENING,	    /* D1; this and the following: of matches */
	OPTION_NEXT,	    /* R5 */
	OPTION_AFTER_TIE,   /* D2 */
	OPTION_SCORE,	    /* D11 */
	PLAKOTO_OPTION_COUNT
};

/* The values; the default of each option is 0. */
enum { PATH_EITHER, PATH_BOTH };
enum { SINGLE_HIGHER, SINGLE_ANY };
enum { MOTHER_EXCEPTION, MOTHER_IMMEDIATE, MOTHER_OFF };
enum { WHEN_TURN, WHEN_STEP };
enum { PIN_BEAROFF_ANY, PIN_BEAROFF_OUTSIDE };
enum { OVERSHOOT_ALL, OVERSHOOT_FREE };
enum { BEAR_STANDARD, BEAR_LITERAL };
enum { ORDER_ANY, ORDER_STRICT };
enum { OPENING_REROLL, OPENING_USE };
enum { NEXT_WINNER, NEXT_OPENING };
enum { AFTER_TIE_OPENING, AFTER_TIE_STARTER, AFTER_TIE_WINNER };
enum { SCORE_POINTS, SCORE_LEFT31 };

struct plakoto_rules {
	uint8_t layout;			      /* enum plakoto_layout */
	uint8_t option[PLAKOTO_OPTION_COUNT]; /* the value of each */
};

/* At the start of a turn. */
struct plakoto {
	struct plakoto_rules rules;
	uint8_t to_move;
	uint8_t dice[2];       /* rolled already, higher first; or 0, 0 */
	bool is_left_unplayed; /* those dice are a turn of the record, "65:" */
	uint32_t number;       /* of the turn to be played, from 1 */
	/*
	 * Checkers of a side by its own numbers, without the one that is
	 * pinned; [0] are borne off.
	 */
	uint8_t free[SIDE_COUNT][PLAKOTO_POINTS + 1];
	/* Bit n: on its point n a checker of that side is pinned. */
	uint32_t pinned[SIDE_COUNT];
	/*
	 * By White's numbers: the turn that closed a point which is closed,
	 * 0 when it was at the start.
	 */
	uint32_t since[PLAKOTO_POINTS + 1];
};

enum plakoto_turn {
	PLAKOTO_PLAY,
	PLAKOTO_PASS,
	PLAKOTO_ROLL, /* dice without a play: only as the last turn */
	PLAKOTO_TURN_COUNT
};

/* One checker moved by one die. */
struct plakoto_step {
	uint8_t from, to; /* in the mover's numbers; to may be PLAKOTO_OFF */
	bool has_star;	  /* claims to pin there */
	bool goes_on;	  /* surely with the checker of the step before */
};

/*
 * Chains, short forms and repetitions are taken apart into steps, which stand
 * in the order of the text.
 */
struct plakoto_move {
	uint8_t kind;	     /* enum plakoto_turn */
	uint8_t dice[2];     /* higher first */
	bool is_low_first;   /* the dice were written lower first */
	bool has_short_form; /* a step was written for several dice at once */
	bool is_canonical;   /* the steps are chosen and ordered already */
	bool has_too_many;   /* more steps than fit; the rest is left out */
	uint8_t asked_count; /* of a turn that was read: all its steps */
	bool rests_on_rules; /* or on the position, which steps were meant */
	/*
	 * Which steps a text means may depend on the rules.  Bit n: with
	 * another value of option n it means a legal turn, as it does not now.
	 */
	uint8_t legal_under;
	uint8_t step_count;
	struct plakoto_step steps[PLAKOTO_STEPS_MAX];
};

/* --- questions that the other files share --- */

static inline unsigned
plakoto_other(unsigned point)
{
	return PLAKOTO_POINTS + 1u - point;
}

static inline bool
plakoto_has_pinned(const struct plakoto *plakoto, enum side side,
		   unsigned point)
{
	return (plakoto->pinned[side] >> point & 1u) != 0;
}

/*
 * R8 and R14: two enemy checkers close a point, and so does one that pins.  No
 * step of `side` changes that within its turn.
 */
static inline bool
plakoto_is_closed(const struct plakoto *plakoto, enum side side, unsigned point)
{
	unsigned enemies = plakoto->free[opponent(side)][plakoto_other(point)];

	return enemies >= 2 ||
	       (enemies == 1 && plakoto_has_pinned(plakoto, side, point));
}

/* Whether the enemy has one checker there that can be pinned (R12). */
static inline bool
plakoto_has_lone_enemy(const struct plakoto *plakoto, enum side side,
		       unsigned point)
{
	return plakoto->free[opponent(side)][plakoto_other(point)] == 1 &&
	       !plakoto_has_pinned(plakoto, side, point);
}

/* How many steps the dice give: 2, or 4 for a double (R7). */
static inline unsigned
plakoto_die_count(const uint8_t dice[2])
{
	return dice[0] == dice[1] ? 4 : 2;
}

static inline bool
plakoto_rules_say(const struct plakoto *plakoto, enum plakoto_option option,
		  unsigned value)
{
	return plakoto->rules.option[option] == value;
}

/* Lets it have its other value: of an option with two. */
static inline void
plakoto_turn_over(struct plakoto *plakoto, enum plakoto_option option)
{
	uint8_t *value = &plakoto->rules.option[option];

	*value = *value == 0 ? 1 : 0;
}

/* --- plakoto.c --- */
bool plakoto_is_over(const struct plakoto *plakoto);
void plakoto_outcome(const void *position, struct outcome *outcome);
void plakoto_start(const void *rules, void *position);
unsigned plakoto_pips(const struct plakoto *plakoto, enum side side);

/* Whether the enemy's mother is pinned: the last checker on its start. */
bool plakoto_has_pinned_mother(const struct plakoto *plakoto, enum side side);

/* --- plakoto_options.c --- */
extern const struct rules_option plakoto_options[];
extern const char *const plakoto_presets[];
void plakoto_default_rules(size_t variant, void *rules);
enum diag plakoto_set_rule(void *rules, struct text word,
			   struct problem *problem);

/* --- plakoto_position.c --- */
bool plakoto_resembles_position(struct text text);
enum diag plakoto_read_position(const void *rules, struct text text,
				void *position, struct problem *problem);

/* --- plakoto_position_write.c --- */
void plakoto_write_position(const void *position, struct strbuf *out);
void plakoto_write_json(const void *position, struct strbuf *out);

/* --- plakoto_id.c --- */
extern const struct position_ids plakoto_ids;

/* --- plakoto_turn.c: fields to move --- */
enum diag plakoto_read_move(const void *position, const struct fields *fields,
			    void *move, struct problem *problem);

size_t plakoto_kept_size(const void *move);
void plakoto_complete(const void *position, void *move);

/* --- plakoto_turn_write.c: and back --- */
void plakoto_write_move(const void *position, const void *move,
			struct fields *fields);

/* --- plakoto_rules.c: judging one turn --- */
enum diag plakoto_check(const void *position, const void *move);

/*
 * Of a turn that is illegal because of one step, which that is: its index, or
 * step_count when no single one is to blame.
 */
unsigned plakoto_find_culprit(const struct plakoto *plakoto,
			      const struct plakoto_move *move);

/* --- plakoto_claims.c: what is to be said of a legal turn --- */
enum diag plakoto_remark(const void *position, const void *move, unsigned nth);

/* The index of the step whose star `broken` is about. */
unsigned plakoto_find_star(const struct plakoto *plakoto,
			   const struct plakoto_move *move, enum diag broken);

/* --- plakoto_play.c --- */
void plakoto_play(void *position, const void *move);

/* --- plakoto_moves.c: all legal turns, written apart from the check --- */

/* With dice in the position those of the roll, else those of all 21. */
void plakoto_list(const void *position, move_visitor *visit, void *context);

/* --- plakoto_words.c: the facts of a broken rule --- */
void plakoto_explain(const void *position, const void *move, enum diag broken,
		     struct problem *problem);

/* --- plakoto_words_end.c: why it has ended as it has, or not --- */
void plakoto_explain_outcome(const void *position, struct problem *problem);

/* --- plakoto_draw_text.c --- */
void plakoto_draw_text(const struct drawing *drawing, struct strbuf *out);

/* "Turn 5, White: 31: 24/20": false, and nothing, when there is none. */
bool plakoto_say_last_turn(const struct drawing *drawing, struct strbuf *out);

/* "Black to roll, turn 6", or how the game has ended. */
void plakoto_say_state(const struct drawing *drawing, struct strbuf *out);

/* --- plakoto_draw_svg.c --- */
void plakoto_draw_svg(const struct drawing *drawing, struct strbuf *out);
void plakoto_write_svg_style(struct strbuf *out);

#endif
