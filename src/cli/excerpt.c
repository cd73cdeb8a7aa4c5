/*
 * The part of a source line that is shown around a place.
 */
#include "cli/excerpt.h"

#include "base/strbuf.h"
#include "cli/cursor.h"

enum {
	LINE_WIDTH = 96,   /* a longer line is cut */
	BEFORE_WIDTH = 40, /* what is then left before the place */
	REACH = 2048	   /* bytes looked at on either side */
};

static const char dots[] = "...";

/* The line before the cursor, as far as it is looked at. */
static struct text
take_before(struct excerpt *excerpt, const struct cursor *cursor)
{
	size_t start = cursor->line_start;
	struct text before;

	if (cursor->offset - start > REACH) {
		start = cursor->offset - REACH;
		excerpt->cut_before = true;
		/* Not in the middle of a character. */
		while (start < cursor->offset &&
		       ((unsigned char)cursor->bytes.start[start] & 0xC0) ==
			       0x80)
			start++;
	}
	before = text_slice(cursor->bytes, start, cursor->offset - start);
	if (text_starts(before, "\xEF\xBB\xBF"))
		before = text_slice(before, 3, before.length);
	return before;
}

static struct text
take_behind(struct excerpt *excerpt, const struct cursor *cursor)
{
	struct text behind = text_slice(cursor->bytes, cursor->offset, REACH);
	size_t length = 0;

	while (length < behind.length && behind.start[length] != '\n' &&
	       behind.start[length] != '\r')
		length++;
	excerpt->cut_behind = length == REACH;
	behind.length = length;
	return behind;
}

/* Takes characters off the front until the text fits. */
static bool
cut_front(struct text *text, size_t width)
{
	size_t now = text_width(*text);
	struct text rest = *text;
	bool is_cut = false;

	while (now > width && rest.length > 0) {
		struct text character = rest;

		text_next_character(&rest);
		character.length -= rest.length;
		now -= text_width(character);
		is_cut = true;
	}
	*text = rest;
	return is_cut;
}

/* The part from the front that fits. */
static bool
cut_back(struct text *text, size_t width)
{
	struct text rest = *text;
	size_t now = 0;

	while (rest.length > 0) {
		struct text character = rest;

		text_next_character(&rest);
		character.length -= rest.length;
		now += text_width(character);
		if (now > width) {
			text->length = (size_t)(character.start - text->start);
			return true;
		}
	}
	return false;
}

void
excerpt_take(struct excerpt *excerpt, const struct cursor *cursor,
	     size_t length)
{
	struct text before, behind;
	size_t left;

	*excerpt = (struct excerpt){0};
	before = take_before(excerpt, cursor);
	behind = take_behind(excerpt, cursor);
	if (text_width(before) + text_width(behind) > LINE_WIDTH) {
		excerpt->cut_before |= cut_front(&before, BEFORE_WIDTH);
		left = LINE_WIDTH - text_width(before);
		excerpt->cut_behind |= cut_back(&behind, left);
	}
	excerpt->text = (struct text){before.start,
				      before.length + behind.length};
	excerpt->caret = text_width(before) +
			 (excerpt->cut_before ? sizeof(dots) - 1 : 0);
	excerpt->width = text_width(text_slice(behind, 0, length));
	if (excerpt->width == 0)
		excerpt->width = 1;
}

void
excerpt_write_line(const struct excerpt *excerpt, struct strbuf *out)
{
	if (excerpt->cut_before)
		strbuf_add_string(out, dots);
	strbuf_add_printable(out, excerpt->text);
	if (excerpt->cut_behind)
		strbuf_add_string(out, dots);
}
