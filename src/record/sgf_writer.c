/*
 * Writing SGF: brackets, nodes, properties, values.
 */
#include "record/sgf_writer.h"

#include "base/arena.h"
#include "record/sgf_scan.h"

enum { LINE_BYTES = 80 };

/* Puts the piece at hand into the line, or the next if it does not fit. */
static void
put_piece(struct sgf_writer *writer)
{
	struct strbuf *out = writer->out;
	size_t column = out->length - writer->line;

	if (column > 0 && column + writer->piece.length > LINE_BYTES)
		sgf_end_line(writer);
	strbuf_add_text(out, strbuf_text(&writer->piece));
	strbuf_clear(&writer->piece);
}

void
sgf_end_line(struct sgf_writer *writer)
{
	strbuf_add_char(writer->out, '\n');
	writer->line = writer->out->length;
}

void
sgf_open_bracket(struct sgf_writer *writer)
{
	strbuf_add_char(&writer->piece, '(');
	writer->has_node = false;
}

void
sgf_close_bracket(struct sgf_writer *writer)
{
	strbuf_add_char(&writer->piece, ')');
	put_piece(writer);
	writer->has_node = false;
}

/* Waits for its first property, to stand in one line with that. */
void
sgf_begin_node(struct sgf_writer *writer)
{
	if (writer->has_node && writer->piece.length > 0)
		put_piece(writer);
	strbuf_add_char(&writer->piece, ';');
	writer->name_count = 0;
	writer->has_node = true;
	writer->is_root = false;
}

bool
sgf_has_room(const struct sgf_writer *writer, struct text name)
{
	size_t n;

	if (!writer->has_node || writer->name_count == SGF_NAMES_MAX)
		return false;
	for (n = 0; n < writer->name_count; n++)
		if (text_equals(writer->names[n], name))
			return false;
	return true;
}

void
sgf_begin_property(struct sgf_writer *writer, struct text name)
{
	if (writer->name_count < SGF_NAMES_MAX)
		writer->names[writer->name_count++] = name;
	strbuf_add_text(&writer->piece, name);
}

/*
 * A [ needs no escape by FF[4], but readers that guess at lost brackets, this
 * one too, and others that want it, are told that it begins nothing.
 */
static void
escape(struct strbuf *out, struct text text, bool is_part)
{
	size_t n;

	for (n = 0; n < text.length; n++) {
		char c = text.start[n];

		if (c == ']' || c == '\\' || c == '[' || (c == ':' && is_part))
			strbuf_add_char(out, '\\');
		strbuf_add_char(out, c);
	}
}

void
sgf_add_value(struct sgf_writer *writer, struct text text)
{
	strbuf_add_char(&writer->piece, '[');
	escape(&writer->piece, text, false);
	strbuf_add_char(&writer->piece, ']');
	put_piece(writer);
}

void
sgf_add_raw(struct sgf_writer *writer, struct text raw)
{
	strbuf_add_char(&writer->piece, '[');
	strbuf_add_text(&writer->piece, raw);
	strbuf_add_char(&writer->piece, ']');
	put_piece(writer);
}

void
sgf_add_pair(struct sgf_writer *writer, struct text left, struct text right)
{
	strbuf_add_char(&writer->piece, '[');
	escape(&writer->piece, left, true);
	strbuf_add_char(&writer->piece, ':');
	escape(&writer->piece, right, true);
	strbuf_add_char(&writer->piece, ']');
	put_piece(writer);
}

void
sgf_add_property(struct sgf_writer *writer, const char *name, struct text value)
{
	sgf_begin_property(writer, text_of(name));
	sgf_add_value(writer, value);
}

bool
sgf_is_raw(struct text raw)
{
	struct strbuf bytes = {0};
	struct sgf_span span = {0};
	size_t at = 0;
	bool is_good = true;

	strbuf_add_char(&bytes, '[');
	strbuf_add_text(&bytes, raw);
	strbuf_add_char(&bytes, ']');
	while (is_good && at < bytes.length) {
		is_good = bytes.bytes[at] == '[';
		if (!is_good)
			break;
		span = sgf_scan_value(strbuf_text(&bytes), at + 1);
		is_good = span.fault == SGF_VALUE_GOOD;
		at = span.end + 1;
	}
	strbuf_free(&bytes);
	return is_good;
}
