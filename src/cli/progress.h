/*
 * How far long work has come: one line on a terminal, rewritten in place.
 */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

struct options;

struct progress {
	bool is_on;
	bool is_drawn;		    /* a line stands on the terminal */
	size_t games, bytes, total; /* total 0: not known */
	struct timespec start, drawn;
};

void progress_start(struct progress *progress, const struct options *options);

/* Counts more work, and rewrites the line a few times a second. */
void progress_add(struct progress *progress, size_t games, size_t bytes);

/* Takes the line away, before something else is printed and at the end. */
void progress_clear(struct progress *progress);

#endif
