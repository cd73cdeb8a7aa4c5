/*
 * The lines of a text.
 */
#include "record/line.h"

static const char mark[] = "\xEF\xBB\xBF";

static size_t
find_end(struct text bytes, size_t at)
{
	while (at < bytes.length && bytes.start[at] != '\n' &&
	       bytes.start[at] != '\r')
		at++;
	return at;
}

bool
line_next(struct text bytes, size_t *at, struct text_line *line)
{
	size_t start = *at, end;

	if (start >= bytes.length)
		return false;
	end = find_end(bytes, start);
	line->start = start;
	line->is_whole = end < bytes.length;
	*at = end + 1;
	if (*at < bytes.length && bytes.start[*at] != bytes.start[end] &&
	    (bytes.start[*at] == '\n' || bytes.start[*at] == '\r'))
		++*at;
	if (*at > bytes.length)
		*at = bytes.length;
	if (text_starts(text_slice(bytes, start, sizeof(mark)), mark))
		start += sizeof(mark) - 1;
	while (start < end && line_is_blank(bytes.start[start]))
		start++;
	while (start < end && line_is_blank(bytes.start[end - 1]))
		end--;
	line->offset = start;
	line->text = (struct text){bytes.start + start, end - start};
	return true;
}

size_t
line_column(struct text bytes, size_t start, size_t offset)
{
	size_t column = 0;

	for (; start < offset; start++) {
		unsigned char c = (unsigned char)bytes.start[start];

		if (c == '\t')
			column = (column / 8 + 1) * 8;
		else if (c < 0x80 || c >= 0xC0)
			column++;
	}
	return column;
}

struct text
line_digits(struct text text)
{
	size_t length = 0;

	while (length < text.length && line_is_digit(text.start[length]))
		length++;
	return text_slice(text, 0, length);
}
