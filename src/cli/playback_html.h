/*
 * A game as a page that replays it.
 */
#ifndef CLI_PLAYBACK_HTML_H
#define CLI_PLAYBACK_HTML_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct batch_game;
struct playback;
struct strbuf;

/*
 * Appends the page; `playback` NULL: the game has no board, and the page says
 * why.  `number` is that of the game in the input; `index` is the page that
 * lists all games, or NULL.
 */
void playback_html_write(const struct playback *playback,
			 const struct batch_game *game, size_t number,
			 const char *index, struct strbuf *out);

/*
 * What the page is called: who plays, the side that begins before the other;
 * else the event, else "Game 4".
 */
void playback_html_title(const struct batch_game *game, size_t number,
			 struct strbuf *out);

/* "Spring match, Leiden, W+C": escaped, from tags that anybody may see. */
void playback_html_facts(const struct batch_game *game, struct strbuf *out);

#endif
