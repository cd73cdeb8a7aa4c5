/*
 * The container of backgammon match text (.mat): tags in comments, the length
 * of the match, then games of numbered rows with a column for each player.
 * What stands above the first game of a match holds for all its games; what
 * stands below a game's own line is its own.
 */
#ifndef RECORD_MAT_H
#define RECORD_MAT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct arena;
struct diags;
struct reading;
struct record;
struct writing;

/* As the entries of struct container. */
bool mat_recognise(struct text beginning);
size_t mat_cut(struct text bytes, size_t wanted);
struct text mat_find_heading(struct text stretch);
bool mat_read(struct reading *reading, struct arena *arena,
	      struct record *record, struct diags *diags);
void mat_write(const struct writing *writing, const struct record *record);

#endif
