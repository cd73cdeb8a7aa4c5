/*
 * Reading what the user names: files, folders, standard input; in blocks, cut
 * at game borders into stretches, so that memory never depends on the file.
 */
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/source.h"
#include "base/strbuf.h"
#include "cli/options.h"

struct container;

/* Whole games of one file, or why there are none.  The empty value is {0}. */
struct stretch {
	struct strbuf name; /* of the file, terminated */
	struct strbuf bytes;
	struct source source; /* the same two, and the line */
	const struct container *container;
	struct strbuf heading; /* what holds for its games, from before it */
	size_t first_column;   /* of the first byte, from 1 */
	bool starts, ends;     /* the file */
	bool is_encoding_told; /* a stretch before this had bytes not UTF-8 */
	size_t byte_count;     /* as they were in the file */
	struct strbuf trouble; /* why the file could not be read; or empty */
	bool is_passed_over;   /* a file of a folder that is no record */
};

void stretch_free(struct stretch *stretch);

/* A stretch that is all of a text, as if it were such a file of that name. */
void stretch_set(struct stretch *stretch, const char *name, struct text text,
		 const struct container *container);

struct input;

/*
 * `names` as on the command line; none: standard input.  Files are of that
 * container; NULL: each of the one that it is recognised as.
 */
struct input *input_new(char **names, size_t name_count, enum encoding encoding,
			const struct container *container);
void input_free(struct input *input);

/* The next stretch, in the order of the names; false after the last. */
bool input_next(struct input *input, struct stretch *stretch);

#endif
