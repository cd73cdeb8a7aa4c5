/*
 * A record in the making, for containers of plain lines.
 */
#include "record/frame.h"

#include <string.h>

#include "base/arena.h"
#include "base/source.h"
#include "record/container.h"
#include "record/pin_lex.h"

enum { POINTS_BYTES = 2 }; /* "W+", before the points */

void
frame_begin(struct frame *frame, const struct reading *reading,
	    struct arena *arena, struct record *record, struct diags *diags)
{
	memset(frame, 0, sizeof(*frame));
	frame->bytes = reading->source->bytes;
	frame->arena = arena;
	frame->diags = diags;
	frame->record = record;
	*record = (struct record){.source = reading->source};
}

bool
frame_is_utf16(struct frame *frame, struct reading *reading)
{
	if (reading->offset > 0 || !pin_is_utf16(frame->bytes))
		return false;
	reading->offset = frame->bytes.length;
	frame->record->length = frame->bytes.length;
	frame_report(frame, DIAG_UTF16, 0, 1, NULL, frame->bytes);
	return true;
}

void
frame_start(struct frame *frame, size_t offset)
{
	frame->has_started = true;
	frame->record->offset = offset;
	frame->end = offset;
	if (frame->skipped_size > 0)
		frame_report(frame, DIAG_SKIPPED_TEXT, frame->skipped,
			     frame->skipped_size, NULL, frame->bytes);
	if (frame->record->item_count > 0)
		frame->record->offset = frame->record->items[0].offset;
}

void
frame_report(struct frame *frame, enum diag id, size_t offset, size_t length,
	     const char *name, struct text text)
{
	if (frame->is_binary)
		return;
	if (name == NULL)
		diags_add(frame->diags, id, offset, length, NULL);
	else
		diags_add_fact(frame->diags, id, offset, length, name, text);
}

void
frame_report_words(struct frame *frame, enum diag id, size_t offset,
		   size_t length, const char *name, const char *words)
{
	if (!frame->is_binary)
		diags_add_words(frame->diags, id, offset, length, name, words);
}

void
frame_skip(struct frame *frame, const struct text_line *line)
{
	if (frame->skipped_size > 0)
		return;
	frame->skipped = line->offset;
	frame->skipped_size = line->text.length;
}

void
frame_check_bytes(struct frame *frame, const struct text_line *line,
		  bool is_free)
{
	unsigned unwanted = is_free ? PIN_ZERO : PIN_ZERO | PIN_CONTROL;
	struct text text = line->text;
	size_t n = 0;

	while (n < text.length &&
	       !(pin_bytes[(uint8_t)text.start[n]] & unwanted))
		n++;
	if (n == text.length)
		return;
	if (!frame->is_binary)
		diags_add_byte(frame->diags, DIAG_BINARY, line->offset + n,
			       text.start[n]);
	frame->is_binary = true;
}

struct item *
frame_add_item(struct frame *frame, enum item_kind kind, struct text text,
	       size_t offset, size_t length)
{
	struct record *record = frame->record;
	struct item *item;

	if (record->item_count == frame->item_room)
		record->items = arena_grow(frame->arena, record->items,
					   record->item_count,
					   &frame->item_room,
					   sizeof(*record->items));
	item = &record->items[record->item_count++];
	*item = (struct item){
		.kind = kind, .text = text, .offset = offset, .length = length};
	return item;
}

void
frame_add_turn(struct frame *frame, enum item_side side, struct text text,
	       size_t offset, size_t length)
{
	if (text.length > RECORD_TURN_BYTES_MAX) {
		if (!frame->is_binary)
			diags_add_limit(frame->diags, DIAG_TURN_TOO_LONG,
					offset, length, RECORD_TURN_BYTES_MAX);
		return;
	}
	frame_add_item(frame, ITEM_TURN, text, offset, length)->side = side;
	frame->last_turn = frame->record->item_count;
}

struct text
frame_join(struct frame *frame, struct text text)
{
	char *joined = arena_take(frame->arena, text.length + 1);
	struct text rest = text, word;
	size_t length = 0;

	while (text_next_word(&rest, &word)) {
		if (length > 0)
			joined[length++] = ' ';
		memcpy(joined + length, word.start, word.length);
		length += word.length;
	}
	return (struct text){joined, length};
}

void
frame_take_comment(struct frame *frame, const struct text_line *line)
{
	struct text text = text_slice(line->text, 1, line->text.length);

	if (text_trim(text).length > 0)
		frame_add_item(frame, ITEM_LINE_COMMENT, text_trim(text),
			       line->offset, line->text.length);
}

/* Whether the tag says that very win, and perhaps how it came about. */
static bool
is_same_win(struct text value, enum item_side side, struct text points)
{
	struct text rest;

	if (!text_starts(value, side == ITEM_WHITE ? "W+" : "B+"))
		return false;
	rest = text_slice(value, POINTS_BYTES, value.length);
	return text_equals(line_digits(rest), points);
}

void
frame_add_win(struct frame *frame, enum item_side side, struct text points,
	      size_t offset, size_t length)
{
	const struct tag *tag = record_tag(frame->record, "Result");
	char *word;

	if (tag != NULL && is_same_win(tag->value, side, points))
		return;
	word = arena_take(frame->arena, points.length + POINTS_BYTES);
	memcpy(word, side == ITEM_WHITE ? "W+" : "B+", POINTS_BYTES);
	memcpy(word + POINTS_BYTES, points.start, points.length);
	frame->record->tells_no_reason = true;
	frame_add_item(frame, ITEM_RESULT,
		       (struct text){word, points.length + POINTS_BYTES},
		       offset, length);
}

/* Who moved first is said where White did not. */
static void
imply_first(struct frame *frame)
{
	const struct record *record = frame->record;
	size_t n = 0;

	while (n < record->item_count && record->items[n].kind != ITEM_TURN)
		n++;
	if (n == record->item_count || record->items[n].side != ITEM_BLACK ||
	    record_tag(record, "First") != NULL ||
	    record_tag(record, "Position") != NULL)
		return;
	frame_add_tag(frame, record->tag_count, "First", text_of("Black"),
		      record->items[n].offset, record->items[n].length);
}

void
frame_finish(struct frame *frame)
{
	struct record *record = frame->record;
	struct text_line line;
	size_t at;

	if (!frame->has_started)
		return;
	record->length = frame->end - record->offset;
	imply_first(frame);
	line.text = text_slice(frame->bytes, record->offset, record->length);
	at = text_find_malformed(line.text);
	if (at == line.text.length)
		return;
	line.offset = record->offset;
	frame_report(frame, DIAG_ENCODING, line.offset + at, 1, NULL,
		     line.text);
}

bool
frame_end(struct frame *frame, const struct reading *reading)
{
	struct record *record = frame->record;

	if (frame->has_started)
		return true;
	if (frame->skipped_size > 0)
		frame_report(frame, DIAG_SKIPPED_TEXT, frame->skipped,
			     frame->skipped_size, NULL, frame->bytes);
	record->offset = frame->skipped;
	record->length = reading->offset - frame->skipped;
	record->item_count = 0;
	return frame->is_binary;
}
