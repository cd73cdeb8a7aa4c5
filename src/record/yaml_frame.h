/*
 * Where the documents of a YAML file begin and end, by lines alone: so a
 * broken document costs no other one, and reader and cutter cannot disagree.
 * Private to record/yaml_*.c and record/container.c.
 */
#ifndef RECORD_YAML_FRAME_H
#define RECORD_YAML_FRAME_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

/* A document: from its line `---`, or its first line that says something. */
struct yaml_frame {
	size_t start, end;
	bool is_glued; /* the next one begins at `end` without a line --- */
	bool is_open;  /* with more bytes it might go on */
};

/*
 * The document at `at` or behind it; false when only blank lines, comments,
 * directives and ends of documents (...) are left.  A document ends before a
 * line that begins with ---, behind a line that begins with ..., and before
 * the second line that begins with game: in it.  Byte order marks before
 * a line are no part of it.
 */
bool yaml_frame_next(struct text bytes, size_t at, struct yaml_frame *frame);

/* As pin_cut (record/pin.h). */
size_t yaml_frame_cut(struct text bytes, size_t wanted);

/*
 * Whether the first document, of which this is the beginning, is a map whose
 * first key at the left margin is one of a record, and whose second one is or
 * could be meant so; in braces it is the first key alone.
 */
bool yaml_frame_is_record(struct text beginning);

#endif
