/*
 * The one position that a command is about: given by --position, the start of
 * a game, or reached in a record.
 */
#ifndef CLI_BOARD_H
#define CLI_BOARD_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "cli/cli.h"
#include "games/game.h"

struct batch_game;
struct notation;
struct output;
struct setup;
struct strbuf;

struct board {
	const struct game *game;
	const struct notation *notation; /* the native one, for output */
	void *position;
	/* What the view knows, now and before the last turn; or NULL. */
	const void *knowledge, *knowledge_before;
	enum view view;
	unsigned turns;	  /* completed before */
	struct text turn; /* the last one, in canonical words; or empty */
	const void *past; /* positions that occurred before, as in perft.h */
	size_t past_count;
};

/*
 * Appends what the command says of the board.  Not STATUS_GOOD when it cannot:
 * that was said.
 */
typedef enum exit_status board_answer(const struct setup *setup,
				      const struct board *board,
				      struct strbuf *out);

/* Whether all faces are known that the command needs; says it if not. */
bool board_is_full(const struct board *board, bool needs_both);

/* The board of --position; false when it is wrong: that was said. */
bool board_read(struct setup *setup, struct board *board);

/* The board at the start of the game of --game, or of the first one. */
void board_start(struct setup *setup, struct board *board);

/*
 * Answers for the board that the options name: --position, or the place --at
 * of a game of the one file among `names`; if there is neither, the start of
 * the game when `may_start`, else standard input.
 */
enum exit_status board_run(struct setup *setup, char **names, size_t name_count,
			   bool may_start, board_answer *answer);

#endif
