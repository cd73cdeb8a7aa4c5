/*
 * The container of SGF files, FF[4], as pinrec-notation(5) describes.
 */
#ifndef RECORD_SGF_H
#define RECORD_SGF_H

#include <stdbool.h>

#include "base/text.h"
#include "record/container.h"

/* The functions of a container; sgf_cut is in record/sgf_scan.h. */
bool sgf_recognise(struct text beginning);
bool sgf_read(struct reading *reading, struct arena *arena,
	      struct record *record, struct diags *diags);
void sgf_write(const struct writing *writing, const struct record *record);

#endif
