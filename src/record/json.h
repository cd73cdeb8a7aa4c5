/*
 * The container of JSON files: objects, one game a line, as
 * pinrec-record(5) describes.
 */
#ifndef RECORD_JSON_H
#define RECORD_JSON_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct arena;
struct diags;
struct reading;
struct record;
struct writing;

/* As the entries of struct container (record/container.h). */
bool json_recognise(struct text beginning);
size_t json_cut(struct text bytes, size_t wanted);
bool json_read(struct reading *reading, struct arena *arena,
	       struct record *record, struct diags *diags);
void json_write(const struct writing *writing, const struct record *record);

#endif
