/*
 * Tags in lines that are comments to other programs: `; [Event "Club"]`.
 */
#include <string.h>

#include "base/arena.h"
#include "base/catalog.h"
#include "base/strbuf.h"
#include "record/frame.h"
#include "record/pin_lex.h"
#include "record/pin_text.h"

enum { NUMBER_DIGITS = 6 };

/* Where the parts of a tag stand in its line. */
struct tag_line {
	struct text name;  /* blanks between its words left in */
	size_t value, end; /* of what is inside the quotes */
	bool is_plain;	   /* no escapes in it */
	const char *fault;
	size_t fault_at;
};

/* Names that other programs use, with blanks, and ours. */
static const char *const synonyms[][2] = {
	{"Player 1", "White"},
	{"Player 2", "Black"},
	{"Variation", "Game"},
};

enum { SYNONYMS = sizeof(synonyms) / sizeof(synonyms[0]) };

/* What the name means, unless that is said otherwise. */
static const char *
find_synonym(const struct record *record, struct text name)
{
	size_t n;

	for (n = 0; n < SYNONYMS; n++)
		if (text_is(name, synonyms[n][0]) &&
		    record_tag(record, synonyms[n][1]) == NULL)
			return synonyms[n][1];
	return NULL;
}

static size_t
skip_blanks(struct text line, size_t at)
{
	while (at < line.length && line_is_blank(line.start[at]))
		at++;
	return at;
}

static bool
is_name_byte(char c)
{
	return (pin_bytes[(uint8_t)c] & PIN_NAME) != 0;
}

/* Where the quote of the value stands; 0 when the line is no tag. */
static size_t
read_name(struct text line, struct text *name)
{
	size_t start = skip_blanks(line, 1), end;

	if (start == line.length || line.start[start] != '[')
		return 0;
	start = skip_blanks(line, start + 1);
	for (end = start; end < line.length; end++)
		if (!is_name_byte(line.start[end]) &&
		    !line_is_blank(line.start[end]))
			break;
	*name = text_trim(text_slice(line, start, end - start));
	if (end == line.length || line.start[end] != '"' || name->length == 0 ||
	    line_is_digit(name->start[0]) || name->start[0] == '-')
		return 0;
	return end;
}

bool
frame_is_tag(struct text line)
{
	struct text name;

	return text_starts(line, ";") && read_name(line, &name) > 0;
}

/* Finds the end of the value that begins behind the quote. */
static void
read_value(struct text line, struct tag_line *tag)
{
	size_t at = tag->value, escaped = 0;

	tag->is_plain = true;
	for (; at < line.length && line.start[at] != '"'; at++) {
		char next = at + 1 < line.length ? line.start[at + 1] : ' ';

		if (line.start[at] != '\\' || (next != '"' && next != '\\'))
			continue;
		tag->is_plain = false;
		escaped = next == '"' ? at : 0;
		at++;
	}
	tag->end = at < line.length ? at : line.length;
	if (at >= line.length) {
		tag->fault = escaped > 0 ? N_("a backslash at the end of a "
					      "value is written \\\\")
					 : N_("the quote that opens here is "
					      "not closed on its line");
		tag->fault_at = escaped > 0 ? escaped : tag->value - 1;
		return;
	}
	at = skip_blanks(line, at + 1);
	if (at == line.length || line.start[at] != ']') {
		tag->fault = N_("the bracket that opens here is not closed");
		tag->fault_at = skip_blanks(line, 1);
	} else if (skip_blanks(line, at + 1) < line.length) {
		tag->fault = N_("nothing may follow the bracket");
		tag->fault_at = skip_blanks(line, at + 1);
	}
}

/* Without the blanks that a name has nowhere else. */
static struct text
native_name(struct frame *frame, struct text written)
{
	const char *synonym = find_synonym(frame->record, written);
	char *name;
	size_t length = 0, n;

	if (synonym != NULL)
		return text_of(synonym);
	for (n = 0; n < written.length && is_name_byte(written.start[n]);)
		n++;
	if (n == written.length)
		return written;
	name = arena_take(frame->arena, written.length);
	for (n = 0; n < written.length; n++)
		if (!line_is_blank(written.start[n]))
			name[length++] = written.start[n];
	return (struct text){name, length};
}

static void
report_twice(struct frame *frame, const struct tag *tag, const struct tag *twin)
{
	if (!frame->is_binary)
		diags_add_twice(frame->diags, DIAG_TAG_TWICE, tag->offset,
				tag->length, tag->name, twin->offset);
}

/* A game's own tag takes the place of one that holds for several games. */
static void
keep_tag(struct frame *frame, const struct tag *tag)
{
	struct record *record = frame->record;
	struct tag *twin = pin_names_add_tag(&frame->names, frame->arena,
					     record, &frame->tag_room, tag);

	if (twin == NULL)
		return;
	if (twin < record->tags + frame->own_tags &&
	    record->tag_count > frame->own_tags) {
		*twin = *tag;
		record->tag_count--;
		return;
	}
	report_twice(frame, tag, twin);
}

void
frame_take_tag(struct frame *frame, struct text line, size_t offset,
	       const size_t *place)
{
	struct tag_line parts = {0};
	struct tag tag = {.offset = offset, .length = line.length};

	parts.value = read_name(line, &parts.name) + 1;
	read_value(line, &parts);
	if (place != NULL) {
		tag.offset = *place;
		tag.length = 1;
		offset = *place;
		parts.fault_at = 0;
	}
	if (parts.fault != NULL)
		frame_report_words(frame, DIAG_TAG_SYNTAX,
				   offset + parts.fault_at, 1, "reason",
				   parts.fault);
	tag.name = native_name(frame, parts.name);
	tag.value = text_slice(line, parts.value, parts.end - parts.value);
	tag.value_offset = place != NULL ? *place : offset + parts.value;
	if (!parts.is_plain)
		tag.value = pin_undo_escapes(frame->arena, tag.value);
	keep_tag(frame, &tag);
}

void
frame_add_tag(struct frame *frame, size_t at, const char *name,
	      struct text value, size_t offset, size_t length)
{
	struct record *record = frame->record;
	struct tag tag = {.name = text_of(name),
			  .value = value,
			  .offset = offset,
			  .value_offset = offset,
			  .length = length};

	record->tags = arena_grow(frame->arena, record->tags, record->tag_count,
				  &frame->tag_room, sizeof(tag));
	memmove(record->tags + at + 1, record->tags + at,
		(record->tag_count - at) * sizeof(tag));
	record->tags[at] = tag;
	record->tag_count++;
}

/* --- writing --- */

/* A value is one line; a line end in it, of another format, is a space. */
void
frame_write_tag(const struct tag *tag, struct strbuf *out)
{
	size_t n;

	strbuf_add_string(out, "; [");
	strbuf_add_text(out, tag->name);
	strbuf_add_string(out, " \"");
	for (n = 0; n < tag->value.length; n++) {
		char c = tag->value.start[n];

		if (c == '"' || c == '\\')
			strbuf_add_char(out, '\\');
		strbuf_add_char(out, c == '\n' || c == '\r' ? ' ' : c);
	}
	strbuf_add_string(out, "\"]\n");
}

/* Whether the last turn has won, so that the board tells how. */
static bool
is_won_on_board(const struct record *record)
{
	size_t n = record->item_count;

	while (n > 0 && record->items[n - 1].kind != ITEM_TURN)
		n--;
	return n > 0 && record->items[n - 1].wins;
}

struct frame_win
frame_find_win(const struct record *record)
{
	const struct item *result = record_result(record);
	struct frame_win win = {.is_plain = false};
	struct text text;

	if (result == NULL)
		return win;
	text = result->text;
	if (text.length < 3 || text.start[1] != '+' ||
	    (text.start[0] != 'W' && text.start[0] != 'B'))
		return win;
	win.side = text.start[0] == 'W' ? ITEM_WHITE : ITEM_BLACK;
	text = text_slice(text, 2, text.length);
	win.is_plain = text_equals(line_digits(text), text) &&
		       is_won_on_board(record);
	if (!text_number(line_digits(text), 1000, &win.points))
		win.points = 0;
	return win;
}

bool
frame_is_won_plainly(const struct record *record, const struct frame_win *win,
		     const struct tag *tag)
{
	return win->is_plain &&
	       text_equals(tag->value, record_result(record)->text);
}

bool
frame_is_ordered(const struct tag *tag)
{
	size_t n;

	for (n = 0; pin_tag_order[n] != NULL; n++)
		if (text_is(tag->name, pin_tag_order[n]))
			return true;
	return false;
}

bool
frame_is_number(struct text text)
{
	return text.length > 0 && text.length <= NUMBER_DIGITS &&
	       text.start[0] != '0' && line_digits(text).length == text.length;
}

static bool
is_points(struct text text)
{
	return text_is(text, "0") || frame_is_number(text);
}

bool
frame_read_score(struct text text, struct text *white, struct text *black)
{
	*white = line_digits(text);
	if (white->length == text.length || text.start[white->length] != '-')
		return false;
	*black = text_slice(text, white->length + 1, text.length);
	return is_points(*white) && is_points(*black);
}

bool
frame_is_simple_name(struct text name)
{
	size_t n;

	if (name.length == 0 || line_is_digit(name.start[0]) ||
	    memchr("; -", name.start[0], 3) != NULL ||
	    name.start[name.length - 1] == ' ' || text_starts(name, "\xEF") ||
	    text_starts(name, "Wins") || text_starts(name, "Game"))
		return false;
	for (n = 0; n < name.length; n++) {
		char c = name.start[n];

		if (c == ':' || (c >= 0 && c < ' ') || c == 0x7F ||
		    (c == ' ' && name.start[n + 1] == ' '))
			return false;
	}
	return true;
}
