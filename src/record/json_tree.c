/*
 * JSON read one value after the other; what is open is on the stack of the
 * tree, so input cannot recurse.
 */
#include "record/json_tree.h"

#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "base/catalog.h"
#include "base/source.h"
#include "record/tree_build.h"

struct parser {
	struct text bytes;
	size_t at;
	struct tree_build build;
};

static bool
is_at(const struct parser *parser, char c)
{
	return parser->at < parser->bytes.length &&
	       parser->bytes.start[parser->at] == c;
}

static bool
is_digit_at(const struct parser *parser)
{
	return parser->at < parser->bytes.length &&
	       parser->bytes.start[parser->at] >= '0' &&
	       parser->bytes.start[parser->at] <= '9';
}

static void
skip_blanks(struct parser *parser)
{
	while (is_at(parser, ' ') || is_at(parser, '\n') ||
	       is_at(parser, '\r') || is_at(parser, '\t'))
		parser->at++;
}

/* Wrong at this place; the length is 0 where the bytes end. */
static bool
refuse(struct parser *parser, size_t offset, const char *reason)
{
	tree_build_refuse(&parser->build, offset,
			  offset < parser->bytes.length ? 1 : 0, reason);
	parser->at = offset;
	return false;
}

/* --- texts --- */

/* Four hexadecimal digits; false when they are none. */
static bool
read_hex(struct parser *parser, uint32_t *value)
{
	size_t n;

	*value = 0;
	for (n = 0; n < 4; n++, parser->at++) {
		char c = parser->at < parser->bytes.length
				 ? parser->bytes.start[parser->at]
				 : '\0';

		if (c >= '0' && c <= '9')
			*value = *value * 16 + (uint32_t)(c - '0');
		else if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f')
			*value = *value * 16 + (uint32_t)((c | 0x20) - 'a') +
				 10;
		else
			return false;
	}
	return true;
}

static size_t
put_character(uint32_t character, char *out)
{
	if (character < 0x80) {
		out[0] = (char)character;
		return 1;
	}
	if (character < 0x800) {
		out[0] = (char)(0xC0 | character >> 6);
		out[1] = (char)(0x80 | (character & 0x3F));
		return 2;
	}
	if (character < 0x10000) {
		out[0] = (char)(0xE0 | character >> 12);
		out[1] = (char)(0x80 | (character >> 6 & 0x3F));
		out[2] = (char)(0x80 | (character & 0x3F));
		return 3;
	}
	out[0] = (char)(0xF0 | character >> 18);
	out[1] = (char)(0x80 | (character >> 12 & 0x3F));
	out[2] = (char)(0x80 | (character >> 6 & 0x3F));
	out[3] = (char)(0x80 | (character & 0x3F));
	return 4;
}

/* Behind "\u"; characters beyond U+FFFF are two of these. */
static bool
read_unicode(struct parser *parser, uint32_t *character)
{
	size_t start = parser->at - 2;
	uint32_t low;

	if (!read_hex(parser, character))
		return refuse(parser, parser->at,
			      "four hexadecimal digits follow \\u");
	if (*character < 0xD800 || *character > 0xDFFF)
		return true;
	if (*character < 0xDC00 && is_at(parser, '\\')) {
		parser->at++;
		if (is_at(parser, 'u')) {
			parser->at++;
			if (read_hex(parser, &low) && low >= 0xDC00 &&
			    low <= 0xDFFF) {
				*character = 0x10000 +
					     ((*character - 0xD800) << 10) +
					     (low - 0xDC00);
				return true;
			}
		}
	}
	return refuse(parser, start, "half of a surrogate pair stands alone");
}

/* Behind a backslash; appends what is meant. */
static bool
read_escape(struct parser *parser, char *out, size_t *length)
{
	static const char names[] = "\"\\/bfnrt";
	static const char values[] = "\"\\/\b\f\n\r\t";
	const char *found = NULL;
	uint32_t character;

	if (parser->at < parser->bytes.length)
		found = memchr(names, parser->bytes.start[parser->at],
			       sizeof(names) - 1);
	if (found != NULL) {
		parser->at++;
		out[(*length)++] = values[found - names];
		return true;
	}
	if (!is_at(parser, 'u'))
		return refuse(parser, parser->at - 1,
			      "no escape begins so; a backslash is \\\\");
	parser->at++;
	if (!read_unicode(parser, &character))
		return false;
	*length += put_character(character, out + *length);
	return true;
}

/* Where the text's closing quote is; it may have escapes. */
static bool
find_end(struct parser *parser, size_t *end, bool *has_escapes)
{
	size_t at = parser->at;

	*has_escapes = false;
	for (; at < parser->bytes.length; at++) {
		unsigned char c = (unsigned char)parser->bytes.start[at];

		if (c == '"') {
			*end = at;
			return true;
		}
		if (c == '\n' || c == '\r')
			break;
		if (c < 0x20)
			return refuse(parser, at,
				      "a control character in a text is "
				      "written as an escape");
		if (c == '\\') {
			*has_escapes = true;
			at++;
		}
	}
	return refuse(parser, parser->at - 1,
		      "the quote that opens here is never closed");
}

/* At the opening quote; afterwards behind the closing one. */
static bool
read_text(struct parser *parser, struct text *text)
{
	size_t end = 0, length = 0, start = ++parser->at;
	bool has_escapes;
	char *out;

	if (!find_end(parser, &end, &has_escapes))
		return false;
	*text = text_slice(parser->bytes, start, end - start);
	if (!has_escapes) {
		parser->at = end + 1;
		return true;
	}
	/* No escape is shorter than what it means. */
	out = arena_take(parser->build.arena, end - start);
	while (parser->at < end) {
		char c = parser->bytes.start[parser->at++];

		if (c != '\\')
			out[length++] = c;
		else if (!read_escape(parser, out, &length))
			return false;
	}
	parser->at = end + 1;
	*text = (struct text){out, length};
	return true;
}

/* --- other values --- */

static bool
skip_digits(struct parser *parser)
{
	if (!is_digit_at(parser))
		return refuse(parser, parser->at, "a digit is missing here");
	while (is_digit_at(parser))
		parser->at++;
	return true;
}

static bool
read_number(struct parser *parser, struct text *text)
{
	size_t start = parser->at;

	if (is_at(parser, '-'))
		parser->at++;
	if (is_at(parser, '0'))
		parser->at++;
	else if (!skip_digits(parser))
		return false;
	if (is_digit_at(parser))
		return refuse(parser, start,
			      "a number does not begin with 0; put it in "
			      "quotes");
	if (is_at(parser, '.')) {
		parser->at++;
		if (!skip_digits(parser))
			return false;
	}
	if (is_at(parser, 'e') || is_at(parser, 'E')) {
		parser->at++;
		if (is_at(parser, '+') || is_at(parser, '-'))
			parser->at++;
		if (!skip_digits(parser))
			return false;
	}
	*text = text_slice(parser->bytes, start, parser->at - start);
	return true;
}

/* At a value, which is hung into the tree. */
static bool
read_value(struct parser *parser)
{
	size_t start = parser->at;
	struct text text;

	if (is_at(parser, '{') || is_at(parser, '[')) {
		enum yaml_kind kind = is_at(parser, '{') ? YAML_MAP : YAML_LIST;

		parser->at++;
		return tree_build_open(&parser->build, kind, start);
	}
	if (is_at(parser, '"')) {
		if (!read_text(parser, &text))
			return false;
	} else if (is_at(parser, '-') || is_digit_at(parser)) {
		if (!read_number(parser, &text))
			return false;
	} else {
		return refuse(parser, start,
			      "a text in quotes, { or [ is wanted");
	}
	tree_build_text(&parser->build, text, start, parser->at - start);
	return true;
}

static bool
read_key(struct parser *parser)
{
	size_t start = parser->at;
	struct text key;

	if (!is_at(parser, '"'))
		return refuse(parser, start, "a key in quotes is wanted");
	if (!read_text(parser, &key))
		return false;
	tree_build_key(&parser->build, key, start, parser->at - start);
	skip_blanks(parser);
	if (!is_at(parser, ':'))
		return refuse(parser, parser->at,
			      "a colon is wanted behind the key");
	parser->at++;
	skip_blanks(parser);
	return true;
}

/* --- structure --- */

static const struct tree_opened *
innermost(const struct parser *parser)
{
	return &parser->build.opened[parser->build.depth - 1];
}

static char
closing_of(const struct parser *parser)
{
	return innermost(parser)->node->kind == YAML_MAP ? '}' : ']';
}

/* Closes what ends here, and what that was the last member of. */
static bool
close_all(struct parser *parser)
{
	while (parser->build.depth > 0) {
		skip_blanks(parser);
		if (!is_at(parser, closing_of(parser)))
			return true;
		parser->at++;
		if (!tree_build_close(&parser->build, parser->at))
			return false;
	}
	return true;
}

/* Up to the next member: between two stands a comma. */
static bool
skip_between(struct parser *parser)
{
	const struct tree_opened *open = innermost(parser);

	if (open->member_count == 0)
		return true;
	if (!is_at(parser, ','))
		return refuse(parser, parser->at,
			      open->node->kind == YAML_MAP
				      ? N_("a comma or } is wanted here")
				      : N_("a comma or ] is wanted here"));
	parser->at++;
	skip_blanks(parser);
	return true;
}

static bool
read_member(struct parser *parser)
{
	return skip_between(parser) &&
	       (innermost(parser)->node->kind != YAML_MAP ||
		read_key(parser)) &&
	       read_value(parser) && close_all(parser);
}

struct yaml_node *
json_tree_read(const struct source *source, size_t *offset, size_t end,
	       struct arena *arena, struct diags *diags)
{
	struct parser parser;
	bool good;

	parser.bytes = text_slice(source->bytes, 0, end);
	parser.at = *offset;
	tree_build_begin(&parser.build, arena, diags, DIAG_JSON);
	good = read_value(&parser) && close_all(&parser);
	while (good && parser.build.depth > 0)
		good = read_member(&parser);
	*offset = parser.at;
	return parser.build.root;
}
