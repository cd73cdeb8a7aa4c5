/*
 * What stands beside a drawing of any game: who plays, and the last turn.
 */
#ifndef GAMES_CAPTION_H
#define GAMES_CAPTION_H

#include "games/game.h"

/* A word of the drawing, cut to so many columns. */
void caption_word(const struct drawing *drawing, const char *english,
		  size_t room, struct strbuf *out);

/* "White: Ada", the name cut so that any leaves the lines whole; or "White". */
void caption_player(const struct drawing *drawing, enum side side,
		    struct strbuf *out);

/*
 * "Turn 5, White: 31: 24/20", of the number and the side: false, and nothing,
 * when the drawing has no last turn.
 */
bool caption_turn(const struct drawing *drawing, unsigned number,
		  enum side side, struct strbuf *out);

#endif
