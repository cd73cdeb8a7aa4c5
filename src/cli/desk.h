/*
 * Matches go from stretch to stretch: a worker leaves here how the match stands
 * at the end of its stretch, for the one that has the next.
 */
#ifndef CLI_DESK_H
#define CLI_DESK_H

#include <stddef.h>

#include "record/replay.h"

struct desk;

/* For stretches of which at most `count` are in work at a time. */
struct desk *desk_new(size_t count);
void desk_free(struct desk *desk);

/* Leaves the match of the n-th stretch, from 0. */
void desk_leave(struct desk *desk, size_t n, const struct match_state *match);

/* Waits for the match of the n-th stretch. */
void desk_wait(struct desk *desk, size_t n, struct match_state *match);

#endif
