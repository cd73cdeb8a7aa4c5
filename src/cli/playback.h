/*
 * A whole game, ready to be shown turn by turn: a board for every turn of the
 * main line and of the variations, as one view sees it or several do.
 */
#ifndef CLI_PLAYBACK_H
#define CLI_PLAYBACK_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"
#include "games/game.h"
#include "record/record.h"
#include "record/replay.h"

struct batch_game;

/* Boards of one game; behind them turns are only listed. */
enum { PLAYBACK_BOARDS_MAX = 2000 };

/* In place of a node: there is none. */
#define PLAYBACK_NONE ((size_t)-1)

/* One who looks on, with a replay of the record for him alone. */
struct playback_view {
	enum view view;
	const struct replay *replay;
	const struct diags *diags;
	size_t *places; /* for each finding: its node, or none */

	/* private to playback.c */
	struct replay *playing;
	struct replay_options options;
	struct replay_tools *tools; /* NULL: they are another's */
	size_t found;		    /* findings before the item at hand */
};

/* What one view sees of a turn. */
struct playback_sight {
	struct text turn;    /* canonical; empty: it sees none */
	struct text picture; /* an <svg> without style */
};

/* A place in the game: the start, behind a turn, or before a refused one. */
struct playback_node {
	struct text id; /* "12": after 12 turns; "v2-1": in variation 2 */
	size_t previous, next;
	bool is_main, is_refused;
	struct playback_sight *sights; /* one for each view */
	size_t comment, last_comment;  /* entries, or none */
};

enum playback_kind {
	PLAYBACK_TURN,
	PLAYBACK_COMMENT,
	PLAYBACK_GLYPH,
	PLAYBACK_OPEN, /* a variation */
	PLAYBACK_CLOSE
};

/* What the list of turns has, in the order of the record. */
struct playback_entry {
	enum playback_kind kind;
	size_t depth;	     /* 0: main line */
	size_t node;	     /* of a turn with a board, or of a comment */
	size_t next_comment; /* of the same node, or none */
	struct text text;    /* of a comment or glyph; of a turn without node */
	unsigned number;     /* before a turn; 0: none */
	bool is_second;	     /* as "3..." */
};

struct playback {
	struct playback_view views[VIEW_COUNT];
	size_t view_count;
	struct playback_node *nodes; /* the first one is the start */
	size_t node_count, node_capacity;
	struct playback_entry *entries;
	size_t entry_count, entry_capacity;
	size_t last; /* node of the main line */
	bool is_cut; /* there were more than PLAYBACK_BOARDS_MAX */
};

/*
 * Plays the game, which has a board: for the view asked for, or if that is all
 * and the game hides something that its record tells, for each view.  Lives in
 * the arena of the game, until playback_end.
 */
void playback_run(struct playback *playback, struct batch_game *game);
void playback_end(struct playback *playback);

/* The turn of a node as a view may know it; "?" when it may not. */
struct text playback_turn(const struct playback_node *node, size_t view);

/* --- playback_views.c, for playback.c --- */

/* Decides who looks on, and starts a replay for each. */
void playback_start_views(struct playback *playback, struct batch_game *game);

#endif
