/*
 * A record on its way into another format: what the format cannot carry is
 * taken out and counted.
 */
#ifndef RECORD_TRANSFER_H
#define RECORD_TRANSFER_H

#include <stdbool.h>
#include <stddef.h>

#include "record/container.h"

struct arena;
struct notation;
struct record;
struct replay;

struct transfer {
	bool keeps_comments;
	size_t lost[LOSS_COUNT]; /* set: how many of each were taken out */
	/*
	 * Set: without this the format would tell another game; or CARGO_COUNT.
	 */
	enum cargo missed;
};

/*
 * Replays `replay`, just started, to its end and builds in `arena` the record
 * that is to be written in `target`, a notation of its game: canonical turns,
 * what `target` cannot carry left out.  The options of the replay must name the
 * target, set glyphs apart (but for pin) and cut lines.  A
 * game that is cut at an illegal turn gets a comment that says so and the
 * result "*".
 */
void transfer_record(struct replay *replay, const struct notation *target,
		     struct transfer *transfer, struct arena *arena,
		     struct record *record);

#endif
