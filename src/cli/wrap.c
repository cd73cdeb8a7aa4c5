/*
 * Text filled into lines.
 */
#include "cli/wrap.h"

#include <string.h>

#include "base/strbuf.h"

/* Where the writing is. */
struct filler {
	struct strbuf *out;
	size_t indent, column; /* 0: at the start of a line */
};

static void
end_line(struct filler *filler)
{
	if (filler->column > 0)
		strbuf_add_char(filler->out, '\n');
	filler->column = 0;
}

/* Whether a mark follows that no line may begin with. */
static bool
ends_something(struct text rest)
{
	static const char *const marks[] = {"，", "。", "、", "；", "：", "？",
					    "！", "）", "》", "”",  ",",  ".",
					    ")",  ";",	":",  NULL};
	size_t n;

	for (n = 0; marks[n] != NULL; n++)
		if (text_starts(rest, marks[n]))
			return true;
	return false;
}

/* Whether it is a mark that no line may end with. */
static bool
begins_something(struct text character)
{
	return text_is(character, "（") || text_is(character, "《");
}

/*
 * How much of a word stands together: up to behind its first wide character,
 * since lines of Chinese have no blanks and are broken anywhere, but not before
 * a mark that ends something nor behind one that begins something.
 */
static struct text
take_unbroken(struct text *word)
{
	struct text rest = *word, taken;

	while (rest.length > 0) {
		struct text before = rest;

		text_next_character(&rest);
		taken = text_slice(before, 0,
				   (size_t)(rest.start - before.start));
		if (text_width(taken) < 2 || begins_something(taken))
			continue;
		while (rest.length > 0 && ends_something(rest))
			text_next_character(&rest);
		break;
	}
	taken = text_slice(*word, 0, (size_t)(rest.start - word->start));
	*word = rest;
	return taken;
}

/* A piece of a word goes on where the one before it ended. */
static void
add_piece(struct filler *filler, struct text piece)
{
	size_t width = text_width(piece);

	if (filler->column > filler->indent &&
	    filler->column + width > WRAP_WIDTH) {
		end_line(filler);
		strbuf_add_repeated(filler->out, ' ', filler->indent);
		filler->column = filler->indent;
	}
	strbuf_add_printable(filler->out, piece);
	filler->column += width;
	if (filler->column == 0)
		filler->column = 1;
}

static void
add_word(struct filler *filler, struct text word)
{
	struct text first = take_unbroken(&word);
	size_t width = text_width(first);

	if (filler->column > 0 && filler->column + 1 + width > WRAP_WIDTH)
		end_line(filler);
	if (filler->column == 0) {
		strbuf_add_repeated(filler->out, ' ', filler->indent);
		filler->column = filler->indent;
	} else {
		strbuf_add_char(filler->out, ' ');
		filler->column++;
	}
	add_piece(filler, first);
	while (word.length > 0)
		add_piece(filler, take_unbroken(&word));
}

static void
add_line(struct filler *filler, struct text line)
{
	struct text word;

	if (text_trim(line).length == 0) {
		end_line(filler);
		strbuf_add_char(filler->out, '\n');
	} else if (line.start[0] == ' ') {
		end_line(filler);
		strbuf_add_repeated(filler->out, ' ', filler->indent);
		strbuf_add_printable(filler->out, line);
		strbuf_add_char(filler->out, '\n');
	} else {
		while (text_next_word(&line, &word))
			add_word(filler, word);
	}
}

void
wrap_write(struct text text, size_t indent, struct strbuf *out)
{
	struct filler filler = {out, indent, 0};
	const char *end;
	size_t length;

	text = text_trim(text);
	while (text.length > 0) {
		end = memchr(text.start, '\n', text.length);
		length = end != NULL ? (size_t)(end - text.start) : text.length;
		add_line(&filler, text_slice(text, 0, length));
		text = text_slice(text, end != NULL ? length + 1 : length,
				  text.length);
	}
	end_line(&filler);
}
