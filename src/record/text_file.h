/*
 * The container of files with a turn a line, each behind the name of its side:
 * FIBS's oldmoves and GammonX's steps, which are its dialects.  Tags stand in
 * comments above each game.
 */
#ifndef RECORD_TEXT_FILE_H
#define RECORD_TEXT_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct arena;
struct diags;
struct reading;
struct record;
struct writing;

/* As the entries of struct container. */
bool text_file_recognise(struct text beginning);
size_t text_file_cut(struct text bytes, size_t wanted);
bool text_file_read(struct reading *reading, struct arena *arena,
		    struct record *record, struct diags *diags);
void text_file_write(const struct writing *writing,
		     const struct record *record);

#endif
