/*
 * Texts as YAML has them: plain where nobody can mistake them, else in double
 * quotes; those of several lines as a block if that can hold them.
 */
#include "record/yaml_text.h"

#include <string.h>

#include "base/strbuf.h"
#include "record/data.h"

enum { LINE_CHARACTERS = 80 };

/* Plain texts that some reader takes for a truth value or for nothing. */
static const char *const words[] = {"y",   "n",	   "yes",   "no",  "on",
				    "off", "true", "false", "null"};

static bool
is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool
is_word(struct text text)
{
	size_t n;

	for (n = 0; n < sizeof(words) / sizeof(words[0]); n++)
		if (text_equals_ignoring_case(text, text_of(words[n])))
			return true;
	return false;
}

/* No number, date or time has one of these. */
static bool
has_turn_sign(struct text text)
{
	size_t n;

	for (n = 0; n < text.length; n++)
		if (strchr("/@<>=", text.start[n]) != NULL)
			return true;
	return false;
}

/* Whether the character at `at` means nothing to YAML there. */
static bool
is_plain_at(struct text text, size_t at, bool is_flow)
{
	char c = text.start[at];
	bool is_last = at + 1 == text.length;

	if (is_letter(c) || is_digit(c))
		return true;
	if (c == ' ')
		return !is_last;
	if (c == '#')
		return text.start[at - 1] != ' ';
	if (is_flow)
		return c != '\0' && strchr("_-./@<>=+()*'!;&", c) != NULL;
	if (c == ':')
		return !is_last && text.start[at + 1] != ' ';
	return c != '\0' && strchr("_-./@<>=+()*'!;&,?~[]$", c) != NULL;
}

bool
yaml_text_is_plain(struct text text, bool is_flow)
{
	size_t n;

	if (text.length == 0)
		return false;
	if (!is_letter(text.start[0]) &&
	    !(is_digit(text.start[0]) && has_turn_sign(text)))
		return false;
	for (n = 1; n < text.length; n++)
		if (!is_plain_at(text, n, is_flow))
			return false;
	return !is_word(text);
}

/* --- several lines --- */

/* A line of a block must show where it begins and ends. */
static bool
is_block_line(struct text line)
{
	struct text rest = line;

	if (line.length > 0 &&
	    (line.start[0] == ' ' || line.start[line.length - 1] == ' '))
		return false;
	while (rest.length > 0) {
		uint32_t character = text_next_character(&rest);

		if (text_can_steer(character) || character == 0x2028 ||
		    character == 0x2029 || character == 0xFEFF ||
		    character == 0xFFFE || character == 0xFFFF)
			return false;
	}
	return true;
}

static struct text
take_line(struct text *rest)
{
	const char *end = memchr(rest->start, '\n', rest->length);
	size_t length = end != NULL ? (size_t)(end - rest->start)
				    : rest->length;
	struct text line = text_slice(*rest, 0, length);

	*rest = text_slice(*rest, length + (end != NULL), rest->length);
	return line;
}

static bool
is_block(struct text text)
{
	struct text rest = text;

	if (text.length == 0 || memchr(text.start, '\n', text.length) == NULL ||
	    text.start[0] == '\n' || text.start[text.length - 1] == '\n')
		return false;
	while (rest.length > 0)
		if (!is_block_line(take_line(&rest)))
			return false;
	return true;
}

static void
put_block(struct text text, size_t indent, struct strbuf *out)
{
	struct text rest = text, line;

	strbuf_add_string(out, "|-");
	while (rest.length > 0) {
		line = take_line(&rest);
		strbuf_add_char(out, '\n');
		if (line.length > 0)
			strbuf_add_repeated(out, ' ', indent);
		strbuf_add_text(out, line);
	}
}

/* --- quotes --- */

/* A line may be broken at a blank between two words: it reads as that blank. */
static bool
is_breakable(struct text text, struct text rest)
{
	size_t at = text.length - rest.length;

	return rest.start[0] == ' ' && at > 0 && rest.length > 1 &&
	       text.start[at - 1] != ' ' && rest.start[1] != ' ';
}

/* How many characters the word behind the blank takes, with that. */
static size_t
word_width(struct text rest)
{
	const char *end = memchr(rest.start + 1, ' ', rest.length - 1);
	size_t length = end != NULL ? (size_t)(end - rest.start) : rest.length;

	return text_characters(text_slice(rest, 0, length));
}

static void
put_quoted(struct text text, size_t indent, size_t line, struct strbuf *out)
{
	size_t column = text_characters(
		text_slice(strbuf_text(out), line, out->length));
	struct text rest = text;
	size_t before;

	strbuf_add_char(out, '"');
	column++;
	while (rest.length > 0) {
		if (is_breakable(text, rest) &&
		    column + word_width(rest) >= LINE_CHARACTERS) {
			strbuf_add_char(out, '\n');
			strbuf_add_repeated(out, ' ', indent);
			rest = text_slice(rest, 1, rest.length);
			column = indent;
			continue;
		}
		before = out->length;
		data_put_character(&rest, out);
		column += text_characters(text_slice(strbuf_text(out), before,
						     out->length - before));
	}
	strbuf_add_char(out, '"');
}

/* A plain text that is too long for its line is easier to read in quotes. */
static bool
fits(struct text text, size_t line, const struct strbuf *out)
{
	return out->length - line + text.length <= LINE_CHARACTERS ||
	       memchr(text.start, ' ', text.length) == NULL;
}

void
yaml_text_put(struct text text, size_t indent, size_t line, struct strbuf *out)
{
	if (yaml_text_is_plain(text, false) && fits(text, line, out))
		strbuf_add_text(out, text);
	else if (is_block(text))
		put_block(text, indent, out);
	else
		put_quoted(text, indent, line, out);
}
