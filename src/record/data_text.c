/*
 * Texts in double quotes, as YAML and JSON both read them.
 */
#include "base/strbuf.h"
#include "record/data.h"

/* What neither reads as it is, or a reader could not see. */
static bool
is_escaped(uint32_t character)
{
	return text_can_steer(character) || character == 0x2028 ||
	       character == 0x2029 || character == 0xFEFF ||
	       character == 0xFFFE || character == 0xFFFF;
}

static void
put_escape(uint32_t character, struct strbuf *out)
{
	static const char digits[] = "0123456789ABCDEF";
	int shift;

	if (character == '\n' || character == '\t') {
		strbuf_add_string(out, character == '\n' ? "\\n" : "\\t");
		return;
	}
	strbuf_add_string(out, "\\u");
	for (shift = 12; shift >= 0; shift -= 4)
		strbuf_add_char(out, digits[character >> shift & 0xF]);
}

void
data_put_character(struct text *rest, struct strbuf *out)
{
	struct text before = *rest;
	uint32_t character = text_next_character(rest);

	if (character == '"' || character == '\\')
		strbuf_add_char(out, '\\');
	if (is_escaped(character))
		put_escape(character, out);
	else
		strbuf_add(out, before.start, before.length - rest->length);
}

void
data_put_quoted(struct text text, struct strbuf *out)
{
	strbuf_add_char(out, '"');
	while (text.length > 0)
		data_put_character(&text, out);
	strbuf_add_char(out, '"');
}
