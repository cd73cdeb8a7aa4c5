/*
 * Two records of one game, kept by different players, become one.
 */
#ifndef RECORD_MERGE_H
#define RECORD_MERGE_H

#include <stdbool.h>

struct arena;
struct record;
struct replay;

/*
 * Replays both, just started without a view of their own (replay_options), and
 * builds what they say together in `arena`, in canonical form: faces from both,
 * what only one of them has as it tells it, tags of the first where they differ.
 * Where they disagree each gets a finding at its own place, in its own diags,
 * and the line ends before it.  False when they are not of one game: then there
 * is no record.
 */
bool merge_records(struct replay *here, struct replay *there,
		   struct arena *arena, struct record *merged);

#endif
