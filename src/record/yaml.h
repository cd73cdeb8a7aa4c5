/*
 * The container of YAML files: a stream of documents, one game each, as
 * pinrec-record(5) describes.
 */
#ifndef RECORD_YAML_H
#define RECORD_YAML_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct arena;
struct diags;
struct reading;
struct record;
struct writing;

/* As the entries of struct container (record/container.h). */
bool yaml_recognise(struct text beginning);
size_t yaml_cut(struct text bytes, size_t wanted);
bool yaml_read(struct reading *reading, struct arena *arena,
	       struct record *record, struct diags *diags);
void yaml_write(const struct writing *writing, const struct record *record);

#endif
