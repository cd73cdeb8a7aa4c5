/*
 * A record as a .pin file in canonical frame.
 */
#include <string.h>

#include "base/strbuf.h"
#include "record/pin.h"
#include "record/pin_lex.h"
#include "record/record.h"

enum { LINE_CHARACTERS = 80 };

/*
 * Words are appended where they stand if they fit.  Only when a word is
 * complete can that be known: then the gap before it is turned into a line
 * end if it does not.
 */
struct writer {
	struct strbuf *out;
	size_t column;	    /* characters of the line before the gap */
	size_t gap_at, gap; /* spaces before the word at hand */
	bool has_word;	    /* one is at hand */
	bool has_brackets;  /* "(" waits for the word that it sticks to */
	bool is_phrased;    /* turns are of several words */
	size_t depth;
};

/* The word at hand is complete. */
static void
settle(struct writer *writer)
{
	struct strbuf *out = writer->out;
	size_t start = writer->gap_at + writer->gap;
	struct text word;
	size_t width;

	if (!writer->has_word)
		return;
	writer->has_word = false;
	word = text_slice(strbuf_text(out), start, out->length - start);
	width = text_characters(word);
	if (writer->column == 0 ||
	    writer->column + writer->gap + width <= LINE_CHARACTERS) {
		writer->column += writer->gap + width;
		return;
	}
	out->bytes[writer->gap_at] = '\n';
	memmove(out->bytes + writer->gap_at + 1, out->bytes + start,
		word.length);
	out->length -= writer->gap - 1;
	writer->column = width;
}

/* Begins a word after `gap` (one or two) spaces, none where a line begins. */
static void
begin_word(struct writer *writer, size_t gap)
{
	settle(writer);
	writer->gap = writer->column == 0 ? 0 : gap;
	writer->gap_at = writer->out->length;
	strbuf_add_repeated(writer->out, ' ', writer->gap);
	writer->has_word = true;
	if (writer->has_brackets)
		strbuf_add_char(writer->out, '(');
	writer->has_brackets = false;
}

static void
end_line(struct writer *writer)
{
	settle(writer);
	if (writer->column > 0)
		strbuf_add_char(writer->out, '\n');
	writer->column = 0;
}

static void
add_word(struct writer *writer, size_t gap, struct text text)
{
	begin_word(writer, gap);
	strbuf_add_text(writer->out, text);
}

/* --- comments --- */

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/*
 * Whether a line may be broken at the space at `at`: it reads as one space
 * again, and the next line begins with nothing that means something there.
 */
static bool
is_breakable(struct text text, size_t at)
{
	char next;

	if (at == 0 || at + 1 == text.length || is_blank(text.start[at - 1]))
		return false;
	next = text.start[at + 1];
	return !is_blank(next) && next != '[' && next != '%';
}

/* Two line ends; where a tag could seem to follow, a space before it. */
static void
write_paragraph(struct writer *writer, struct text rest)
{
	settle(writer);
	strbuf_add_string(writer->out, "\n\n");
	writer->column = 0;
	begin_word(writer, 0);
	if (text_starts(rest, "["))
		strbuf_add_char(writer->out, ' ');
}

/* How many line ends there are at `at`. */
static size_t
count_line_ends(struct text text, size_t at)
{
	size_t end = at;

	while (end < text.length &&
	       (text.start[end] == '\n' || text.start[end] == '\r'))
		end++;
	return end - at;
}

static void
write_braced(struct writer *writer, struct text text)
{
	size_t at = 0, line_ends;

	begin_word(writer, 1);
	strbuf_add_char(writer->out, '{');
	while (at < text.length) {
		line_ends = count_line_ends(text, at);
		if (line_ends > 1)
			write_paragraph(writer,
					text_slice(text, at + line_ends, 1));
		else if (line_ends == 1)
			strbuf_add_char(writer->out, ' ');
		else if (text.start[at] == ' ' && is_breakable(text, at))
			begin_word(writer, 1);
		else
			strbuf_add_char(writer->out, text.start[at]);
		at += line_ends > 0 ? line_ends : 1;
	}
	strbuf_add_char(writer->out, '}');
}

/* To the end of the line, and a comment for each line of it. */
static void
write_to_line_end(struct writer *writer, struct text text)
{
	size_t at = 0, line_ends;

	begin_word(writer, 1);
	strbuf_add_string(writer->out, "; ");
	for (; at < text.length; at++) {
		line_ends = count_line_ends(text, at);
		if (line_ends == 0) {
			strbuf_add_char(writer->out, text.start[at]);
			continue;
		}
		end_line(writer);
		begin_word(writer, 0);
		strbuf_add_string(writer->out, "; ");
		at += line_ends - 1;
	}
	end_line(writer);
}

/* Braces are the usual form; one that closes them can only stand behind ;. */
static void
write_comment(struct writer *writer, const struct item *item)
{
	struct text text = item->text;

	if (text.length > 0 && memchr(text.start, '}', text.length) != NULL)
		write_to_line_end(writer, text);
	else
		write_braced(writer, text);
}

/* --- tags --- */

/* A line each: those of two tags can come together, and must look the same. */
static void
write_comments(struct writer *writer, const struct tag *tag)
{
	size_t i;

	for (i = 0; i < tag->comment_count; i++) {
		write_comment(writer, &tag->comments[i]);
		end_line(writer);
	}
}

/* A value is one line; a line end in it, of another format, is a space. */
static void
write_tag(struct writer *writer, const struct tag *tag)
{
	struct strbuf *out = writer->out;
	size_t i;

	strbuf_add_char(out, '[');
	strbuf_add_text(out, tag->name);
	strbuf_add_string(out, " \"");
	for (i = 0; i < tag->value.length; i++) {
		char c = tag->value.start[i];

		if (c == '"' || c == '\\')
			strbuf_add_char(out, '\\');
		strbuf_add_char(out, c == '\n' || c == '\r' ? ' ' : c);
	}
	strbuf_add_string(out, "\"]\n");
}

/* Whether the tag has its place in the order of pin_tag_order. */
static bool
is_ordered(const struct tag *tag)
{
	size_t i;

	for (i = 0; pin_tag_order[i] != NULL; i++)
		if (text_is(tag->name, pin_tag_order[i]))
			return true;
	return false;
}

/*
 * Comments go before their tag.  But before the first tag that is written they
 * would be read as the end of the game before, so unless they stood before all
 * tags already, they come behind it.
 */
static void
write_tag_of(struct writer *writer, const struct record *record, size_t n,
	     bool is_first)
{
	const struct tag *tag = &record->tags[n];
	bool is_moved = is_first && n > 0;

	if (!is_moved)
		write_comments(writer, tag);
	write_tag(writer, tag);
	if (is_moved)
		write_comments(writer, tag);
}

/* Those of the order first, then the others as they stand. */
static void
write_tags(struct writer *writer, const struct record *record)
{
	bool is_first = true;
	size_t place, n;

	for (place = 0; pin_tag_order[place] != NULL; place++) {
		for (n = 0; n < record->tag_count; n++) {
			if (!text_is(record->tags[n].name,
				     pin_tag_order[place]))
				continue;
			write_tag_of(writer, record, n, is_first);
			is_first = false;
		}
	}
	for (n = 0; n < record->tag_count; n++) {
		if (is_ordered(&record->tags[n]))
			continue;
		write_tag_of(writer, record, n, is_first);
		is_first = false;
	}
}

/* --- move text --- */

/* Two spaces set off turns of several words. */
static size_t
turn_gap(const struct writer *writer)
{
	return writer->is_phrased ? 2 : 1;
}

static void
write_turn(struct writer *writer, const struct item *item)
{
	if (item->number == 0) {
		add_word(writer, turn_gap(writer), item->text);
		return;
	}
	begin_word(writer, turn_gap(writer));
	strbuf_add_number(writer->out, item->number);
	strbuf_add_string(writer->out, item->is_second ? "..." : ".");
	add_word(writer, 1, item->text);
}

static void
write_close(struct writer *writer)
{
	if (!writer->has_word)
		begin_word(writer, 1);
	else if (writer->has_brackets)
		begin_word(writer, 1);
	strbuf_add_char(writer->out, ')');
	writer->depth--;
}

static void
write_result(struct writer *writer, const struct item *item)
{
	if (writer->is_phrased && writer->depth == 0)
		end_line(writer);
	add_word(writer, 1, item->text);
}

static void
write_item(struct writer *writer, const struct item *item)
{
	switch (item->kind) {
	case ITEM_TURN:
		write_turn(writer, item);
		break;
	case ITEM_COMMENT:
	case ITEM_LINE_COMMENT:
		write_comment(writer, item);
		break;
	case ITEM_GLYPH:
		add_word(writer, 1, item->text);
		break;
	case ITEM_NUMBER:
		break; /* as it was read; the turn has the right one */
	case ITEM_OPEN:
		if (writer->has_brackets)
			begin_word(writer, 1);
		writer->has_brackets = true;
		writer->depth++;
		break;
	case ITEM_CLOSE:
		write_close(writer);
		break;
	case ITEM_RESULT:
		write_result(writer, item);
		break;
	}
}

/* Whether turns are of several words, as "31: 24/21 24/23". */
static bool
is_phrased(const struct record *record)
{
	size_t i;

	for (i = 0; i < record->item_count; i++) {
		struct text text = record->items[i].text;

		if (record->items[i].kind != ITEM_TURN || text.length == 0)
			continue;
		if (text.start[text.length - 1] == ':' ||
		    memchr(text.start, ' ', text.length) != NULL)
			return true;
	}
	return false;
}

void
pin_write(const struct record *record, struct strbuf *out)
{
	struct writer writer = {.out = out, .is_phrased = is_phrased(record)};
	size_t i;

	write_tags(&writer, record);
	if (record->tag_count > 0 && record->item_count > 0)
		strbuf_add_char(out, '\n');
	for (i = 0; i < record->item_count; i++)
		write_item(&writer, &record->items[i]);
	end_line(&writer);
}
