/*
 * The parts of the page that replays a game.
 */
#ifndef CLI_PLAYBACK_WRITE_H
#define CLI_PLAYBACK_WRITE_H

#include <stddef.h>

struct batch_game;
struct playback;
struct strbuf;

/* Every board, each with what is said of it; the last one is shown first. */
void playback_write_boards(const struct playback *playback,
			   const struct batch_game *game, struct strbuf *out);

/* The turns with comments and variations, each a link to its board. */
void playback_write_turns(const struct playback *playback,
			  const struct batch_game *game, struct strbuf *out);

/*
 * What is wrong with the game, each with a link to its turn; nothing when
 * nothing is.
 */
void playback_write_findings(const struct playback *playback,
			     const struct batch_game *game, struct strbuf *out);

/* The same of the refused turn of a node, for its board. */
void playback_write_refusal(const struct playback *playback, size_t node,
			    const struct batch_game *game, struct strbuf *out);

#endif
