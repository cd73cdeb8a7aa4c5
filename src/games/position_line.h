/*
 * A position in one line, word by word: what every game's line has in common.
 */
#ifndef GAMES_POSITION_LINE_H
#define GAMES_POSITION_LINE_H

#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"

/* The line that is being read, and where its finding goes. */
struct position_line {
	struct text text;
	struct problem *problem;
};

/* What reads the next word, and what is said (N_) when there is none. */
struct position_part {
	enum diag (*read)(void *reader, struct text word);
	const char *missing;
};

/*
 * Reads the words one after another, up to the first that is wrong.  `last` is
 * said of a word that follows them.
 */
enum diag position_line_read(const struct position_line *line,
			     const struct position_part *parts, size_t count,
			     void *reader, const char *last);

/*
 * The part, which lies in the line, is wrong; returns `wrong`.  The reason is a
 * literal, which is looked up in the catalog.
 */
enum diag position_fail_at(const struct position_line *line, enum diag wrong,
			   struct text part);
enum diag position_fail(const struct position_line *line, enum diag wrong,
			struct text part, const char *reason);

#endif
