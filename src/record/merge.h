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
 * Replays both, just started without a view of their own (replay_options), side
 * by side and builds what they say together in `arena`: faces from both, tags
 * and comments of the first and what the second has besides.  Where they
 * disagree each gets a finding at its own place, in its own diags.  False when
 * they are not of one game: then there is no record.  The merged record ends
 * before the first turn on which they disagree.
 */
bool merge_records(struct replay *here, struct replay *there,
		   struct arena *arena, struct record *merged);

#endif
