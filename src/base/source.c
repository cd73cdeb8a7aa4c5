/*
 * From an offset in a source to line and column.
 */
#include "base/source.h"

/*
 * How long the line end at `at` is: 0 when there is none, 2 for a CR and an LF
 * in either order.
 */
static size_t
line_end(struct text bytes, size_t at)
{
	char c = bytes.start[at];
	char other;

	if (c != '\n' && c != '\r')
		return 0;
	other = c == '\n' ? '\r' : '\n';
	return at + 1 < bytes.length && bytes.start[at + 1] == other ? 2 : 1;
}

/* Moves the start of the line past a byte order mark, which nobody sees. */
static void
skip_mark(struct place *place)
{
	const size_t length = 3;

	if (!text_starts(place->text, "\xEF\xBB\xBF"))
		return;
	place->text = text_slice(place->text, length, place->text.length);
	place->start = place->start < length ? 0 : place->start - length;
}

struct place
source_place(const struct source *source, size_t offset)
{
	struct text bytes = source->bytes;
	struct place place = {.line = source->first_line};
	struct text before;
	size_t line = 0; /* where the line begins */
	size_t at = 0;

	if (offset > bytes.length)
		offset = bytes.length;
	while (at < bytes.length) {
		size_t end = line_end(bytes, at);

		if (end > 0 && at + end > offset)
			break;
		if (end > 0) {
			line = at + end;
			place.line++;
		}
		at += end > 0 ? end : 1;
	}
	place.text = text_slice(bytes, line, at - line);
	place.start = offset - line;
	if (place.start > place.text.length)
		place.start = place.text.length; /* the second of CR and LF */
	skip_mark(&place);
	before = text_slice(place.text, 0, place.start);
	place.column = text_characters(before) + 1;
	return place;
}
