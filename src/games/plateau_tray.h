/*
 * A tray of Plateau: which numbered piece lies where.  Private to
 * games/plateau_*.
 */
#ifndef GAMES_PLATEAU_TRAY_H
#define GAMES_PLATEAU_TRAY_H

#include <stdbool.h>
#include <stdint.h>

#include "games/gestures.h"
#include "games/plateau.h"

/* Kinds of gestures. */
enum plateau_gesture {
	GESTURE_ONBOARD,
	GESTURE_PICK,
	GESTURE_LIFT, /* a pick that names no piece */
	GESTURE_DROP,
	GESTURE_BACK, /* a drop to where the pick was */
	GESTURE_FLIP,
	GESTURE_TURN, /* a flip that names no piece */
	GESTURE_TRADE,
	GESTURE_DONE,
	GESTURE_RESIGN,
	GESTURE_TIMEOUT,
	GESTURE_EDIT,
	GESTURE_START,
	GESTURE_PAUSE,
	GESTURE_KIND_COUNT
};

/*
 * Places of gestures: a square is 8 * rank + file, both from 0; the rest are
 * areas beside the board.
 */
enum {
	PLACE_SQUARES = 64,
	PLACE_RESERVE = PLACE_SQUARES,
	PLACE_PRISONERS,
	PLACE_TRADE
};

/* Levels of a drop that are none. */
enum { LEVEL_CANCELS = 99, LEVEL_ON_TOP = 100 };

/*
 * Pieces are numbered from 0, those of Black first, kind by kind in the order
 * of plateau_tray_kinds.
 */
struct plateau_tray {
	struct plateau board;	   /* `stay` of a piece: its number plus 1 */
	uint8_t set_size;	   /* pieces of a side */
	uint8_t first[KIND_COUNT]; /* numbers of Black's */
	uint8_t kinds[PLATEAU_PIECES_MAX]; /* by number */
	uint64_t reserve;
	uint64_t prisoners[SIDE_COUNT]; /* by holder, in the trade area too */
	uint64_t trade; /* what the side to move has tendered and was refused */
	uint16_t order[PLATEAU_PIECES_MAX]; /* prisoners: who came first */
	uint16_t next_order;
	/* Of the turn to come: what it uses. */
	uint8_t entering[2]; /* bottom to top */
	uint64_t tendered, paid;
	bool is_uniform_flipped; /* B5, and nothing came of it */
};

extern const uint8_t plateau_tray_kinds[KIND_COUNT];

static inline uint64_t
tray_bit(unsigned number)
{
	return UINT64_C(1) << number;
}

static inline enum side
tray_owner(const struct plateau_tray *tray, unsigned number)
{
	return number < tray->set_size ? SIDE_BLACK : SIDE_WHITE;
}

/* The numbers that a side's pieces of that kind have. */
uint64_t tray_kind_set(const struct plateau_tray *tray, enum side owner,
		       enum kind kind);

/*
 * Prisoners of a kind lie on each other, those that came first below.  Of those
 * in `among`: how many lie under the piece, and which on it; and of a set that
 * is not empty the one that came last.
 */
unsigned tray_level(const struct plateau_tray *tray, uint64_t among,
		    unsigned number);
uint64_t tray_above(const struct plateau_tray *tray, uint64_t among,
		    unsigned number);
unsigned tray_topmost(const struct plateau_tray *tray, uint64_t set);

void tray_begin(const void *position, void *tray);
void tray_choose(void *tray, const void *move);
void tray_follow(void *tray, const void *move);

/* The rest as in struct gestures. */

/* --- plateau_gesture_turns.c --- */
enum gesture_join plateau_join_gesture(struct gesture_joint *joint,
				       const struct gesture *gesture);
bool plateau_gestures_end_turn(const struct gesture *gestures, size_t count);
size_t plateau_blame_gesture(const struct gesture *gestures, size_t count,
			     enum diag broken);
enum diag plateau_excuse_gestures(const void *position, const void *move,
				  enum diag broken, struct problem *problem);
enum diag plateau_remark_gestures(const void *tray, struct problem *problem);

/* --- plateau_collapse.c and plateau_unfold.c --- */
enum diag plateau_collapse(void *tray, const struct gesture *gestures,
			   size_t count, void *move, size_t *at,
			   struct problem *problem);
bool plateau_unfold(const void *tray, const void *move, gesture_visitor *visit,
		    void *context);

extern const struct gestures plateau_gestures;

#endif
