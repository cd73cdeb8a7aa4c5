/*
 * A part of a page as several views see it.  What they see alike is written
 * once; where they differ, each version has the classes of its views, by which
 * the page's style shows one of them.
 */
#ifndef CLI_VERSIONS_H
#define CLI_VERSIONS_H

#include <stddef.h>

#include "base/strbuf.h"
#include "games/game.h"

struct playback;

/* Begins as {.count = views of the playback}. */
struct versions {
	struct strbuf of[VIEW_COUNT]; /* HTML, for each view */
	size_t count;
};

void versions_free(struct versions *versions);

/*
 * Appends each version in an element; if all are the same and `class` is
 * empty, in none.  An empty version is left out.
 */
void versions_write(const struct versions *versions,
		    const struct playback *playback, const char *element,
		    const char *class, struct strbuf *out);

#endif
