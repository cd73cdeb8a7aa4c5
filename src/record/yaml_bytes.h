/*
 * Bytes that are no UTF-8, which libyaml would not read: hidden from it behind
 * characters that nobody uses.  Private to record/yaml_*.c.
 */
#ifndef RECORD_YAML_BYTES_H
#define RECORD_YAML_BYTES_H

#include <stddef.h>

#include "base/text.h"

struct arena;

struct yaml_bytes {
	struct text text; /* what is to be read in place of the bytes */
	/* Where in it the characters stand that hide a byte each, in order. */
	size_t *places;
	size_t count; /* 0: the text is that of the bytes */
};

/* Hides them, unless there are none or such a character stands in `bytes`. */
struct yaml_bytes yaml_bytes_hide(struct text bytes, struct arena *arena);

/* Where a byte of the text stands in what was hidden. */
size_t yaml_bytes_place(const struct yaml_bytes *hidden, size_t offset);

/* A text that was read, with its bytes as they were; changed in place. */
struct text yaml_bytes_show(struct text text);

#endif
