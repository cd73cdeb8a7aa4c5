/*
 * The container of .pin files: tags, move text, several games a file, as
 * pinrec-record(5) describes.
 */
#ifndef RECORD_PIN_H
#define RECORD_PIN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct arena;
struct diags;
struct record;
struct source;
struct strbuf;

/* What the reader must be told. */
struct pin_options {
	bool has_game; /* a game is named outside: records without tags are read */
};

/*
 * Where a stretch of whole games ends: scans `bytes` (which begin at a game's
 * beginning, or at the file's) and returns the largest offset, at most about
 * `wanted` or else the first after it, at which a game begins; 0 when no
 * border was found (read more, or this is the last game).  Agrees with
 * pin_read on where games begin.  Linear; allocates nothing.  A game in the
 * middle of a line stays with the one before (DIAG_GLUED tells of both).
 */
size_t pin_cut(struct text bytes, size_t wanted);

/*
 * Reads the game that begins at `*offset` of the source and moves `*offset`
 * behind it.  Everything of the record lives in `arena` or in the source.
 * Returns false (and no record) when only blanks, comments, escapes or skipped
 * text were left.  What is wrong is added to `diags`; the record holds what
 * could be read, and reading goes on at the next game in every case.  Bytes
 * that are no text (DIAG_UTF16, DIAG_BINARY) are a record without tags and
 * items and with that one error.
 */
bool pin_read(const struct source *source, size_t *offset,
	      const struct pin_options *options, struct arena *arena,
	      struct record *record, struct diags *diags);

/*
 * Appends the record in canonical frame: tags in order, a blank line, words
 * filled into lines of 80 characters, the result; ends with one line end.
 * Between games the caller writes a blank line.
 */
void pin_write(const struct record *record, struct strbuf *out);

#endif
