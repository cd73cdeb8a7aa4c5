/*
 * What the values of a lesson may be.  Private to record/lesson*.c.
 */
#ifndef RECORD_LESSON_VALUES_H
#define RECORD_LESSON_VALUES_H

#include <stdbool.h>

#include "base/diag.h"
#include "record/lesson.h"

/*
 * Adds what is wrong with a node's key or value, at its place.  `reason`: words
 * of the catalogs, or NULL; `names`: what may stand there (NULL ends), of which
 * the nearest is proposed, or NULL.
 */
void lesson_refuse(struct diags *diags, enum diag id,
		   const struct yaml_node *node, bool is_key,
		   const char *reason, const char *const *names);

/* The same of a key that is missing in a map. */
void lesson_refuse_missing(struct diags *diags, const struct yaml_node *map,
			   const char *key);

/*
 * What stands beside each other, the rules, the rolls and the values of the claims of a lesson whose keys are
 * read; some of it may be missing.
 */
void lesson_check_values(const struct lesson *lesson, struct arena *arena,
			 struct diags *diags);

/*
 * The text with an empty line wherever one line follows another: YAML has
 * filled what is to be filled, and of an empty line between folded ones it
 * leaves no more than the break.  Lines that begin with a blank are left as
 * they are, to be shown so.
 */
struct text lesson_part_paragraphs(struct text text, struct arena *arena);

#endif
