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

static void
add_word(struct filler *filler, struct text word)
{
	size_t width = text_width(word);

	if (filler->column > 0 && filler->column + 1 + width > WRAP_WIDTH)
		end_line(filler);
	if (filler->column == 0) {
		strbuf_add_repeated(filler->out, ' ', filler->indent);
		filler->column = filler->indent;
	} else {
		strbuf_add_char(filler->out, ' ');
		filler->column++;
	}
	strbuf_add_printable(filler->out, word);
	filler->column += width;
	if (filler->column == 0)
		filler->column = 1;
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
