/*
 * Where the documents of a YAML file begin and end.
 */
#include "record/yaml_frame.h"

#include <string.h>

#include "record/data.h"

/* What a line is to the frame of documents. */
enum line {
	LINE_NOTHING, /* blank, a comment, a directive */
	LINE_START,   /* --- */
	LINE_END,     /* ... */
	LINE_GAME,    /* game: */
	LINE_OTHER
};

static bool
is_line_end(char c)
{
	return c == '\n' || c == '\r';
}

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || is_line_end(c);
}

static bool
is_mark_at(struct text bytes, size_t at)
{
	return bytes.length - at >= 3 &&
	       memcmp(bytes.start + at, "\xEF\xBB\xBF", 3) == 0;
}

static size_t
skip_marks(struct text bytes, size_t at)
{
	while (is_mark_at(bytes, at))
		at += 3;
	return at;
}

/* Behind the end of the line at `at`; `*is_cut`: it ends with the bytes. */
static size_t
next_line(struct text bytes, size_t at, bool *is_cut)
{
	const char *start = bytes.start + at;
	size_t left = bytes.length - at;
	const char *end = left > 0 ? memchr(start, '\n', left) : NULL;
	size_t length = end != NULL ? (size_t)(end - start) : left;
	const char *cr = length > 0 ? memchr(start, '\r', length) : NULL;

	*is_cut = false;
	if (cr != NULL)
		return (size_t)(cr - bytes.start) + 1;
	*is_cut = end == NULL;
	return at + length + (end != NULL);
}

/* Whether the line is this marker with nothing but a blank behind it. */
static bool
is_marker(struct text line, const char *marker)
{
	return text_starts(line, marker) &&
	       (line.length == strlen(marker) ||
		is_blank(line.start[strlen(marker)]));
}

static bool
is_empty(struct text line)
{
	return text_trim(line).length == 0;
}

/* What the line is where a document may begin, or inside of one. */
static enum line
classify(struct text line, bool is_inside)
{
	char first;

	if (line.length == 0)
		return LINE_NOTHING;
	first = line.start[0];
	if (first == '-' && is_marker(line, "---"))
		return LINE_START;
	if (first == '.' && is_marker(line, "..."))
		return LINE_END;
	if (first == 'g' && is_marker(line, "game:"))
		return LINE_GAME;
	if (is_inside)
		return LINE_OTHER;
	if (first == '%' || text_starts(text_trim(line), "#") || is_empty(line))
		return LINE_NOTHING;
	return LINE_OTHER;
}

/* The line at `at` behind its marks; `*next` is behind it. */
static struct text
line_at(struct text bytes, size_t at, size_t *next, bool *is_cut)
{
	size_t start = skip_marks(bytes, at);

	*next = next_line(bytes, start, is_cut);
	return text_slice(bytes, start, *next - start);
}

/* Finds where the document that begins at `frame->start` ends. */
static void
find_end(struct text bytes, size_t at, bool has_game, struct yaml_frame *frame)
{
	bool is_cut = false;
	size_t next;

	for (; at < bytes.length; at = next) {
		struct text line = line_at(bytes, at, &next, &is_cut);

		switch (classify(line, true)) {
		case LINE_START:
			frame->end = at;
			frame->is_open = is_cut;
			return;
		case LINE_END:
			frame->end = next;
			frame->is_open = is_cut;
			return;
		case LINE_GAME:
			frame->end = at;
			frame->is_glued = has_game;
			frame->is_open = is_cut;
			if (has_game)
				return;
			has_game = true;
			break;
		case LINE_NOTHING:
		case LINE_OTHER:
			break;
		}
	}
	frame->end = bytes.length;
	frame->is_open = true;
}

bool
yaml_frame_next(struct text bytes, size_t at, struct yaml_frame *frame)
{
	bool is_cut = false;
	size_t next;

	*frame = (struct yaml_frame){0};
	for (; at < bytes.length; at = next) {
		struct text line = line_at(bytes, at, &next, &is_cut);
		enum line kind = classify(line, false);

		if (kind == LINE_NOTHING || kind == LINE_END)
			continue;
		frame->start = (size_t)(line.start - bytes.start);
		find_end(bytes, next, kind == LINE_GAME, frame);
		return true;
	}
	return false;
}

/* The border is before the marks that stand before the document. */
static size_t
border_before(struct text bytes, size_t start)
{
	while (start >= 3 && is_mark_at(bytes, start - 3))
		start -= 3;
	return start;
}

size_t
yaml_frame_cut(struct text bytes, size_t wanted)
{
	struct yaml_frame frame;
	size_t border = 0, at = 0, start;
	bool is_border = false; /* where the file begins is none */

	while (yaml_frame_next(bytes, at, &frame)) {
		start = border_before(bytes, frame.start);
		if (is_border && border > 0 && start > wanted)
			break;
		if (is_border)
			border = start;
		if (frame.is_open || border >= wanted)
			break;
		/* The finding about what is glued needs both documents. */
		is_border = !frame.is_glued;
		at = frame.end;
	}
	return border;
}

/* --- what a file is --- */

static bool
is_key_character(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || c == '_' || c == '-';
}

/* "game: ...", also in braces and quotes: the name before the colon. */
static struct text
key_of_line(struct text line)
{
	struct text none = {"", 0};
	size_t length = 0;
	char quote = '\0';

	line = text_trim(line);
	if (text_starts(line, "{"))
		line = text_trim(text_slice(line, 1, line.length));
	if (text_starts(line, "\"") || text_starts(line, "'")) {
		quote = line.start[0];
		line = text_slice(line, 1, line.length);
	}
	while (length < line.length && is_key_character(line.start[length]))
		length++;
	if (length == line.length)
		return none;
	if (quote != '\0' && line.start[length] != quote)
		return none;
	if (quote == '\0' && line.start[length] != ':')
		return none;
	return text_slice(line, 0, length);
}

/* Lists of rules and lessons may begin with the key game, too. */
static bool
may_be_key(struct text key, size_t keys_before)
{
	return data_has_key(key) || (keys_before > 0 && data_is_near_key(key));
}

bool
yaml_frame_is_record(struct text beginning)
{
	struct yaml_frame frame;
	size_t at, next, keys = 0;
	bool is_cut;

	if (!yaml_frame_next(beginning, 0, &frame))
		return false;
	for (at = frame.start; at < frame.end && keys < 2; at = next) {
		struct text line = line_at(beginning, at, &next, &is_cut);

		if (is_marker(line, "---"))
			line = text_trim(text_slice(line, 3, line.length));
		if (classify(line, false) == LINE_NOTHING ||
		    (keys > 0 && key_of_line(line).length == 0) ||
		    line.start[0] == ' ')
			continue;
		if (!may_be_key(key_of_line(line), keys))
			return false;
		keys += text_starts(line, "{") ? 2 : 1;
	}
	return keys > 0;
}
