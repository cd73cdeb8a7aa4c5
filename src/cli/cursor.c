/*
 * Walks through a source from place to place.
 */
#include "cli/cursor.h"

void
cursor_start(struct cursor *cursor, struct text bytes, size_t line,
	     size_t column)
{
	*cursor = (struct cursor){
		.bytes = bytes, .line = line, .column = column};
}

/* Length of the line end at `offset`, 0 when there is none. */
static size_t
line_end(struct text bytes, size_t offset)
{
	char first = bytes.start[offset], second;

	if (first != '\n' && first != '\r')
		return 0;
	if (offset + 1 == bytes.length)
		return 1;
	second = bytes.start[offset + 1];
	return (second == '\n' || second == '\r') && second != first ? 2 : 1;
}

/* Takes one character; a byte order mark before a line has no column. */
static void
take_character(struct cursor *cursor, size_t offset)
{
	struct text rest = text_slice(cursor->bytes, cursor->offset,
				      offset - cursor->offset);
	size_t before = rest.length;

	if (cursor->offset == cursor->line_start &&
	    text_starts(rest, "\xEF\xBB\xBF")) {
		cursor->offset += 3;
		return;
	}
	if ((unsigned char)rest.start[0] < 0x80)
		rest.length--;
	else
		text_next_character(&rest);
	cursor->offset += before - rest.length;
	cursor->column++;
}

void
cursor_move(struct cursor *cursor, size_t offset)
{
	size_t end;

	if (offset > cursor->bytes.length)
		offset = cursor->bytes.length;
	while (cursor->offset < offset) {
		end = line_end(cursor->bytes, cursor->offset);
		if (cursor->offset + end > offset)
			return; /* between CR and LF: still on this line */
		if (end == 0) {
			take_character(cursor, offset);
			continue;
		}
		cursor->offset += end;
		cursor->line++;
		cursor->line_start = cursor->offset;
		cursor->column = 1;
	}
}
