/*
 * Questions to a tree of SGF, and what its values mean: encoding, escapes, soft
 * line breaks.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/latin1.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "record/sgf_tree.h"

/* Names of character sets in small letters without - and _. */
/* clang-format off */
static const struct {
	const char *name;
	bool is_latin1;
} charsets[] = {
	{"utf8",        false},
	{"ascii",       false},
	{"usascii",     false},
	{"iso88591",    true},
	{"latin1",      true},
	{"isolatin1",   true},
	{"windows1252", true},
	{"cp1252",      true},
};
/* clang-format on */

enum { CHARSETS = sizeof(charsets) / sizeof(charsets[0]) };

static bool
is_line_end(char c)
{
	return c == '\n' || c == '\r';
}

static bool
has_high(struct text text)
{
	size_t n = 0;

	while (n < text.length && (unsigned char)text.start[n] < 0x80)
		n++;
	return n < text.length;
}

/* --- encoding --- */

/* In small letters without - and _; empty if it is too long for a name. */
static struct text
squeeze(struct text name, char *bytes, size_t room)
{
	size_t length = 0, n;

	for (n = 0; n < name.length; n++) {
		char c = name.start[n];

		if (c == '-' || c == '_' || c == ' ')
			continue;
		if (length == room)
			return (struct text){bytes, 0};
		bytes[length++] = text_small(c);
	}
	return (struct text){bytes, length};
}

static size_t
find_charset(struct text name)
{
	char bytes[16];
	struct text squeezed = squeeze(name, bytes, sizeof(bytes));
	size_t n = 0;

	while (n < CHARSETS && !text_is(squeezed, charsets[n].name))
		n++;
	return n;
}

void
sgf_set_encoding(struct sgf_tree *tree, struct diags *diags)
{
	const struct sgf_property *property = NULL;
	struct problem problem = {0};
	struct text name;
	size_t found;

	if (tree->node_count > 1)
		property = sgf_find(tree, 1, "CA");
	if (property == NULL)
		return;
	name = text_trim(sgf_value(tree, property, 0)->raw);
	found = find_charset(name);
	if (found < CHARSETS) {
		tree->is_latin1 = charsets[found].is_latin1;
		return;
	}
	if (!has_high(text_slice(tree->source->bytes, tree->offset,
				 tree->length)))
		return;
	tree->is_charset_told = true;
	problem_fact(&problem, "name", name);
	diags_add(diags, DIAG_CHARSET, property->offset, property->length,
		  &problem);
}

static struct text
to_utf8(const struct sgf_tree *tree, struct text text, struct arena *arena)
{
	struct strbuf bytes = {0};

	if (!tree->is_latin1 || !has_high(text))
		return text;
	latin1_add(&bytes, text);
	text = arena_copy(arena, strbuf_text(&bytes));
	strbuf_free(&bytes);
	return text;
}

/* --- escapes and line ends --- */

/* How many bytes the line end at `at` has: CR and LF in either order are one. */
static size_t
line_end_length(struct text text, size_t at)
{
	if (at + 1 < text.length && is_line_end(text.start[at + 1]) &&
	    text.start[at + 1] != text.start[at])
		return 2;
	return 1;
}

static struct text
decode(struct text text, char line_end, struct arena *arena)
{
	char *decoded = arena_take(arena, text.length);
	size_t length = 0, at = 0;

	while (at < text.length) {
		bool is_escaped = text.start[at] == '\\';

		if (is_escaped && ++at == text.length)
			break;
		if (!is_line_end(text.start[at])) {
			decoded[length++] = text.start[at++];
			continue;
		}
		if (!is_escaped)
			decoded[length++] = line_end;
		at += line_end_length(text, at);
	}
	return (struct text){decoded, length};
}

struct text
sgf_text(const struct sgf_tree *tree, const struct sgf_value *value,
	 struct arena *arena)
{
	if (value->is_plain)
		return value->raw;
	return decode(to_utf8(tree, value->raw, arena), '\n', arena);
}

struct text
sgf_simple_text(const struct sgf_tree *tree, const struct sgf_value *value,
		struct arena *arena)
{
	if (value->is_plain)
		return value->raw;
	return decode(to_utf8(tree, value->raw, arena), ' ', arena);
}

struct text
sgf_raw_text(const struct sgf_tree *tree, const struct sgf_value *value,
	     struct arena *arena)
{
	return to_utf8(tree, value->raw, arena);
}

bool
sgf_split(const struct sgf_value *value, struct sgf_value *left,
	  struct sgf_value *right)
{
	struct text raw = value->raw;
	size_t n = 0;

	while (n < raw.length && raw.start[n] != ':')
		n += raw.start[n] == '\\' ? 2 : 1;
	if (n >= raw.length)
		return false;
	*left = (struct sgf_value){text_slice(raw, 0, n), value->is_plain};
	*right = (struct sgf_value){text_slice(raw, n + 1, raw.length),
				    value->is_plain};
	return true;
}

/* --- questions --- */

const struct sgf_property *
sgf_find(const struct sgf_tree *tree, size_t node, const char *name)
{
	const struct sgf_node *from = &tree->nodes[node];
	size_t n;

	for (n = from->first; n < from->first + from->count; n++)
		if (text_is(tree->properties[n].name, name))
			return &tree->properties[n];
	return NULL;
}

size_t
sgf_offset(const struct sgf_tree *tree, struct text raw)
{
	return (size_t)(raw.start - tree->source->bytes.start);
}
