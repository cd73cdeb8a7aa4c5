/*
 * The canonical form of a record: every legal turn rewritten from the board,
 * numbers set, tags in order, the result that the board shows.
 */
#ifndef RECORD_CANONICAL_H
#define RECORD_CANONICAL_H

struct arena;
struct item;
struct record;
struct replay;

/*
 * Replays `replay` (just started) to its end and builds the canonical record
 * in `arena`.  From an illegal turn on, a line keeps the text as it is written.
 */
void canonical_record(struct replay *replay, struct arena *arena,
		      struct record *canonical);

/* Numbers the turn that was taken last. */
void canonical_number(const struct replay *replay, struct item *item);

#endif
