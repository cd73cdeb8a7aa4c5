/*
 * "Did you mean ...?": the nearest of several names.
 */
#ifndef BASE_NEAREST_H
#define BASE_NEAREST_H

#include <stddef.h>

#include "base/text.h"

/*
 * Edits (insert, delete, replace, swap of neighbours) between two texts.
 * Gives up and returns `limit` + 1 as soon as it must be more than `limit`.
 * Texts longer than 128 bytes count as further apart than any limit.
 */
size_t nearest_distance(struct text a, struct text b, size_t limit);

/*
 * The name nearest to `word` among `count` names, case ignored, or NULL when
 * none is near (at most a third of the word's length, and at least one edit,
 * are allowed, but not so many that nothing of the word is left).
 */
const char *nearest_name(struct text word, const char *const *names,
			 size_t count);

#endif
