/*
 * What a record says of its result.  Private to record/replay*.c.
 */
#ifndef RECORD_REPLAY_CLAIM_H
#define RECORD_REPLAY_CLAIM_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "games/game.h"

struct replay;

/* What a result says. */
struct claim {
	bool is_given; /* it is written at all */
	bool is_understood;
	enum ending ending; /* ENDING_NONE: unfinished */
	enum side winner;
	struct text reason; /* of a win; empty when none is given */
	unsigned points;    /* written before R, T or F; 0: none */
	bool is_off_board;  /* resigned, on time, forfeit */
	struct text text;   /* as the canonical form writes it */
	size_t offset, length;
};

/* The tag Result, and the last word; what cannot be understood is told. */
struct claim replay_read_tag(const struct replay *replay);
struct claim replay_read_word(const struct replay *replay);

/* Whether the text is a win off the board; then it is the claim. */
bool replay_read_resignation(const struct replay *replay, struct text text,
			     struct claim *claim);

#endif
