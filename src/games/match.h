/*
 * What a match is told of its games, and what it tells: for games of which
 * several make a match (the entries match_* of struct game).
 */
#ifndef GAMES_MATCH_H
#define GAMES_MATCH_H

#include <stdbool.h>
#include <stdint.h>

#include "base/diag.h"
#include "base/text.h"
#include "games/game.h"

/* One game as its record has it; tags that are absent have start NULL. */
struct match_game {
	const void *rules; /* as the game's default_rules and set_rule made */
	struct text white, black;	   /* players */
	struct text match, score, opening; /* tags */
	bool has_position;		   /* it begins from a Position */
	enum side first;		   /* who moves first */
	uint8_t dice[2]; /* of the first turn, higher first; 0: none */
	/*
	 * Of its main line and its result; only if that is legal do the rest
	 * of this and the games that follow count.
	 */
	enum verdict verdict;
	enum ending ending; /* of the result: NONE is "*" */
	enum side winner;
	unsigned points; /* of a win, as the result says or the board shows */
};

enum { MATCH_BYTES_MAX = 128 }; /* what the memory of a match takes at most */

/* Points of the players of White and Black. */
struct match_score {
	unsigned white, black, target;
};

#endif
