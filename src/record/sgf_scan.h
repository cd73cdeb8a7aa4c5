/*
 * SGF as bytes: where values end and where games begin, in files that are
 * damaged, too.  Private to the readers of SGF.
 */
#ifndef RECORD_SGF_SCAN_H
#define RECORD_SGF_SCAN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

enum sgf_value_fault {
	SGF_VALUE_GOOD,
	SGF_VALUE_UNCLOSED, /* no ] before the next game or the end */
	SGF_VALUE_BACKSLASH /* the ] that seems to end it is escaped */
};

/* A value as it stands between its brackets. */
struct sgf_span {
	size_t end; /* of the ], or where the value breaks off */
	enum sgf_value_fault fault;
	bool is_plain; /* no escapes, line ends or bytes above ASCII */
	bool hit_end;  /* with more bytes it might end otherwise */
};

/*
 * Finds the end of the value whose first byte is at `at`.  A value that is not
 * closed ends before the line that begins the next game.
 */
struct sgf_span sgf_scan_value(struct text bytes, size_t at);

/* The next place from `at` on with more in it than plain ASCII. */
size_t sgf_skip_plain(struct text bytes, size_t at);

/* Blanks between the parts of a file, byte order marks and Ctrl-Z included. */
size_t sgf_skip_blanks(struct text bytes, size_t at);

/* Whether "(;" and a property stand at `at`, blanks allowed. */
bool sgf_opens(struct text bytes, size_t at);

/*
 * Whether a game begins at `at` for sure, wherever that is: "(;" and a
 * property that only the root of a game has.
 */
bool sgf_is_root(struct text bytes, size_t at);

/*
 * Whether the game at `at` begins in the middle of a line.  The finding about
 * that needs the game before, so that there is no cut between the two.
 */
bool sgf_is_glued(struct text bytes, size_t at);

/* Whether it is one of these properties. */
bool sgf_is_root_name(struct text name);

/*
 * The next place from `at` on where a game may begin, outside of games;
 * bytes.length if there is none.
 */
size_t sgf_find_game(struct text bytes, size_t at);

/* As pin_cut (record/pin.h). */
size_t sgf_cut(struct text bytes, size_t wanted);

#endif
