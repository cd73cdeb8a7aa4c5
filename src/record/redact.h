/*
 * From a record to the sheet that one player, or a spectator, could have kept of
 * the same game.
 */
#ifndef RECORD_REDACT_H
#define RECORD_REDACT_H

#include <stdbool.h>

struct arena;
struct record;
struct replay;

/*
 * Replays `replay`, just started for a view, to its end and builds its sheet in
 * `arena`: the canonical form with what the view sees, and the tag View.  From
 * an illegal turn on a line is cut.  Comments are the record's own words and may
 * tell anything: they are kept only when that is asked for.
 */
void redact_record(struct replay *replay, bool keeps_comments,
		   struct arena *arena, struct record *sheet);

#endif
