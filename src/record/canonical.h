/*
 * The canonical form of a record: every legal turn rewritten from the board,
 * numbers set, tags in order, the result that the board shows.
 */
#ifndef RECORD_CANONICAL_H
#define RECORD_CANONICAL_H

#include <stdbool.h>

struct arena;
struct item;
struct record;
struct replay;

/* The comment that stands where a line was cut. */
extern const char canonical_cut[];

/* Whether a comment is such a one, or stands for a variation that is gone. */
bool canonical_is_mark(const struct item *item);

/*
 * Replays `replay` (just started) to its end and builds the canonical record
 * in `arena`.  From an illegal turn on, a line keeps the text as it is written;
 * or it is cut, as the options of the replay say, and variations say so.
 */
void canonical_record(struct replay *replay, struct arena *arena,
		      struct record *canonical);

/* Numbers the turn that was taken last. */
void canonical_number(const struct replay *replay, struct item *item);

#endif
