/*
 * Games as some servers keep them: not turn by turn but gesture by gesture, as
 * the players handled the pieces, each of which has a number.  What a game
 * offers that has such records: the entry `gestures` of struct game.
 */
#ifndef GAMES_GESTURES_H
#define GAMES_GESTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "games/game.h"

struct fields;

enum {
	GESTURE_PIECES = 2,
	GESTURE_FACES = 4,
	GESTURE_NONE = 255 /* a place, level or piece that is not said */
};

/* One gesture, flat.  What the numbers mean is the game's. */
struct gesture {
	uint8_t kind; /* index into gestures.kinds */
	uint8_t side; /* who makes it */
	uint8_t place, level;
	int16_t stack;
	uint8_t piece_count, face_count;
	uint8_t pieces[GESTURE_PIECES];
	uint8_t faces[GESTURE_FACES];
	uint64_t set; /* of pieces by number: all that are named */
};

/* Where the turn stands while gestures come in; begins as {0}. */
struct gesture_joint {
	bool is_begun, has_play, is_answer;
	uint8_t owner;	  /* whose turn it is, once it is begun */
	uint64_t offered; /* pieces, by number */
	uint8_t held;	  /* the piece picked up last */
	bool touches;	  /* what is offered was handled in this turn */
};

/* What a gesture does to the turn before it. */
enum gesture_join {
	GESTURE_IDLE, /* it belongs to no turn */
	GESTURE_GOES_ON,
	GESTURE_ENDS,	/* it is the turn's last */
	GESTURE_BEGINS, /* that turn was over; this one begins another */
	GESTURE_RESIGNS,
	GESTURE_RUNS_OUT /* the side has lost on time */
};

typedef void gesture_visitor(void *context, const struct gesture *gesture);

/*
 * A tray says which piece, by number, lies where: a flat struct of the
 * caller's, followed turn by turn beside the position.
 */
struct gestures {
	const char *const *kinds; /* words of notation files, NULL ends */
	size_t tray_size;

	/* What the fields say; DIAG_GESTURE when it can mean nothing. */
	enum diag (*read)(const struct fields *fields, struct gesture *gesture,
			  struct problem *problem);
	void (*write)(const struct gesture *gesture, struct fields *fields);

	/* Takes the next gesture of a record. */
	enum gesture_join (*join)(struct gesture_joint *joint,
				  const struct gesture *gesture);

	/* Whether these make a turn that is a ply of its own. */
	bool (*ends_turn)(const struct gesture *gestures, size_t count);

	/* The tray of a position, pieces numbered as at the start. */
	void (*begin)(const void *position, void *tray);

	/*
	 * What the gestures come to; notes in the tray which pieces are used.
	 * `*at` is the gesture that a problem is about, or `count`.
	 */
	enum diag (*collapse)(void *tray, const struct gesture *gestures,
			      size_t count, void *move, size_t *at,
			      struct problem *problem);

	/* The gesture that breaks the rule, in a turn that was collapsed. */
	size_t (*blame)(const struct gesture *gestures, size_t count,
			enum diag broken);

	/*
	 * The note that takes the place of `broken` where these records are
	 * read, DIAG_NONE: none; then the move is played.
	 */
	enum diag (*excuse)(const void *position, const void *move,
			    enum diag broken, struct problem *problem);

	/* What is to be said of the turn collapsed last; DIAG_NONE: nothing. */
	enum diag (*remark)(const void *tray, struct problem *problem);

	/* Notes which pieces a move uses that came without gestures. */
	void (*choose)(void *tray, const void *move);

	/*
	 * The gestures of a legal move, whose pieces are noted.  False when
	 * they cannot say it.
	 */
	bool (*unfold)(const void *tray, const void *move,
		       gesture_visitor *visit, void *context);

	/* Plays the move, whose pieces are noted, on the tray. */
	void (*follow)(void *tray, const void *move);
};

#endif
