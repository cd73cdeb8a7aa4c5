/*
 * Reading match text in parts.  Private to record/mat_*.
 */
#ifndef RECORD_MAT_READER_H
#define RECORD_MAT_READER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "record/frame.h"
#include "record/mat_lines.h"

/* One game while it is read. */
struct mat_reader {
	struct frame frame;
	struct mat_scan scan;
	struct text length; /* of the match: digits; empty or 0: none */
	bool has_names, has_wins;
	bool has_text_after; /* that was told */
	struct mat_name left, right;
	struct text_line names; /* their line */
	unsigned row;		/* the number read last, 0 before the first */

	/* The play at hand: where its first word begins, the last ends. */
	bool is_open;
	enum item_side side;
	size_t start, end;
	bool is_lost;	   /* what the words at hand follow was told */
	bool is_gapped;	   /* its words have not one blank between them */
	unsigned in_row;   /* columns that are taken */
	bool is_after_gap; /* a blank line was the last */
};

/* A row, what goes on with one, or the line of a win. */
void mat_take_row(struct mat_reader *reader, const struct mat_line *line);
void mat_take_words(struct mat_reader *reader, const struct text_line *line,
		    size_t from);

/* The play at hand has no more words. */
void mat_close_play(struct mat_reader *reader);

#endif
