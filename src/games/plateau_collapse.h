/*
 * The gestures of a turn while they are taken one by one.  Private to
 * games/plateau_collapse*.c.
 */
#ifndef GAMES_PLATEAU_COLLAPSE_H
#define GAMES_PLATEAU_COLLAPSE_H

#include "games/plateau_tray.h"

/* Where the pieces are that were picked up on the board. */
enum hand {
	HAND_EMPTY,
	HAND_FULL, /* between two squares */
	HAND_DOWN, /* they lie on the last stop */
	HAND_HOME  /* back where they came from, as if nothing was done */
};

/* A square on which the travelling pieces were put down. */
struct landing {
	uint8_t square;
	uint8_t height; /* of its column before */
	int8_t change;	/* once they were picked up again */
};

struct collapse {
	struct plateau_tray *tray;
	const struct plateau *board;
	const struct gesture *gesture; /* the one that is taken, */
	size_t at;		       /* and which that is */
	struct problem *problem;
	enum side owner;

	enum hand hand;
	bool is_cancelled; /* HAND_HOME: it is no capture on the own square */
	unsigned start;	   /* square; means something unless HAND_EMPTY */
	unsigned count;	   /* picked up there */
	/* Their numbers plus 1 as on the board; the top one is the last. */
	uint8_t travelling[PLATEAU_PIECES_MAX];
	unsigned lowest;
	struct landing landings[PLATEAU_STOPS_MAX];
	unsigned landing_count;

	unsigned flipped; /* number plus 1; 0: none */
	unsigned flip_square;
	size_t flip_at; /* which gesture */
	bool blames_flip;

	unsigned entering_count;
	struct faces entering[2];

	bool is_answer;	   /* the other side's gestures have begun */
	bool has_tendered; /* something was done in the trade area */
	uint64_t moved;	   /* prisoners in hand */
	bool is_answered;  /* the other side has said Done */
};

/* A piece is not where the gesture says: names it and where it is. */
enum diag collapse_misplaced(struct collapse *collapse, unsigned number);

/* The gesture makes no sense here. */
enum diag collapse_refuse(struct collapse *collapse, const char *reason);

/* --- plateau_collapse_board.c: gestures on the board, by kind --- */

/* The square of the gesture; DIAG_OFF_BOARD when the board has none. */
enum diag collapse_square(struct collapse *collapse, unsigned *square);
enum diag collapse_pick(struct collapse *collapse);
enum diag collapse_drop(struct collapse *collapse);
enum diag collapse_back(struct collapse *collapse);
enum diag collapse_flip(struct collapse *collapse);

/* --- plateau_collapse_trade.c: gestures with prisoners, by kind --- */
enum diag collapse_pick_prisoner(struct collapse *collapse);
enum diag collapse_drop_prisoner(struct collapse *collapse);
enum diag collapse_trade(struct collapse *collapse);

#endif
