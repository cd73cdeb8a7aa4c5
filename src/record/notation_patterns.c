/*
 * The patterns of a notation file, put together into one for all turns:
 *
 *   (?(DEFINE) (?<part>...) (?<list>member(?:between member)*) ) (?<_turn>)
 *   (?: (*MARK:0) (?:kind 0) | (*MARK:1) (?:kind 1) ...) (?:tail) \z
 *
 * Groups before `_turn` are never set: they are only called.
 */
#include <string.h>

#include "base/arena.h"
#include "base/nearest.h"
#include "base/strbuf.h"
#include "games/game.h"
#include "record/notation_form.h"
#include "record/notation_loading.h"
#include "record/pattern.h"
#include "record/yaml_tree.h"

enum { MESSAGE_BYTES = 160, NAMES_MAX = 64 };

/* Where a user's pattern stands in the pattern that is put together. */
struct piece {
	const struct yaml_node *node;
	size_t start;
};

struct assembly {
	struct loading *loading;
	struct strbuf whole;
	size_t define_length; /* of what comes before the turns */
	struct piece *pieces;
	size_t count, capacity;
	bool good;
};

static void
refuse_pattern(struct assembly *assembly, const struct yaml_node *node,
	       size_t at, const char *reason, const char *nearest)
{
	struct loading *loading = assembly->loading;

	loading_refuse(loading, DIAG_NOTATION_PATTERN,
		       yaml_tree_place(loading->source, node, at), 1, node->key,
		       reason, nearest);
	assembly->good = false;
}

/* Notes where a user's pattern will stand, and tests it by itself. */
static void
begin_piece(struct assembly *assembly, const struct yaml_node *node)
{
	char message[MESSAGE_BYTES];
	const char *reason;
	struct piece *piece;
	size_t at;

	assembly->pieces = arena_grow(assembly->loading->scratch,
				      assembly->pieces, assembly->count,
				      &assembly->capacity, sizeof(*piece));
	piece = &assembly->pieces[assembly->count++];
	piece->node = node;
	piece->start = assembly->whole.length;
	if (node->kind != YAML_TEXT) {
		loading_refuse_value(assembly->loading, node,
				     "a pattern is wanted", NULL);
		assembly->good = false;
		return;
	}
	reason = loading_find_forbidden(node->text, &at);
	if (reason) {
		refuse_pattern(assembly, node, at, reason, NULL);
		return;
	}
	if (!pattern_check(node->text, message, sizeof(message), &at))
		refuse_pattern(assembly, node, at, message, NULL);
}

static void
add_piece(struct assembly *assembly, const struct yaml_node *node)
{
	begin_piece(assembly, node);
	strbuf_add_text(&assembly->whole, node->text);
}

static void
add_string(struct assembly *assembly, const char *string)
{
	strbuf_add_string(&assembly->whole, string);
}

static void
add_literal(struct assembly *assembly, struct text text)
{
	size_t i;

	for (i = 0; i < text.length; i++) {
		unsigned char c = (unsigned char)text.start[i];
		bool is_letter = (c | 0x20) >= 'a' && (c | 0x20) <= 'z';

		if (c < 0x80 && !is_letter && !(c >= '0' && c <= '9'))
			strbuf_add_char(&assembly->whole, '\\');
		strbuf_add_char(&assembly->whole, (char)c);
	}
}

static void
add_group(struct assembly *assembly, struct text name)
{
	add_string(assembly, "(?<");
	strbuf_add_text(&assembly->whole, name);
	add_string(assembly, ">");
}

/* Whether its groups are asked for where it stands: then they have to catch. */
static bool
uses_own_groups(struct text text)
{
	static const char *const signs[] = {"\\k", "(?(", "(?P", "(?'"};
	size_t at, i;

	for (at = 0; at < text.length; at++)
		for (i = 0; i < sizeof(signs) / sizeof(*signs); i++)
			if (text_starts(text_slice(text, at, text.length),
					signs[i]))
				return true;
	return false;
}

/* Where the class that begins at `at` ends, "[^]a-z]". */
static size_t
find_class_end(struct text text, size_t at)
{
	at++;
	at += text_starts(text_slice(text, at, text.length), "^");
	at += text_starts(text_slice(text, at, text.length), "]");
	while (at < text.length && text.start[at] != ']')
		at += text.start[at] == '\\' ? 2 : 1;
	return at < text.length ? at : text.length - 1;
}

/* Where the name of the group that begins at `at` ends; `at`: it has none. */
static size_t
find_name_end(struct text text, size_t at)
{
	struct text rest = text_slice(text, at, text.length);
	const char *end;

	if (!text_starts(rest, "(?<") || text_starts(rest, "(?<=") ||
	    text_starts(rest, "(?<!"))
		return at;
	end = memchr(rest.start, '>', rest.length);
	return end == NULL ? at : (size_t)(end - text.start);
}

/*
 * A member with groups that do not catch.  What is called catches nothing, and
 * to save and restore groups would take most of the time of a call.
 */
static void
add_member(struct assembly *assembly, struct text text)
{
	size_t at, end;

	if (uses_own_groups(text)) {
		strbuf_add_text(&assembly->whole, text);
		return;
	}
	for (at = 0; at < text.length; at = end + 1) {
		end = find_name_end(text, at);
		if (end > at) {
			add_string(assembly, "(?:");
			continue;
		}
		if (text.start[at] == '[')
			end = find_class_end(text, at);
		if (text.start[at] == '\\' && at + 1 < text.length)
			end = at + 1;
		strbuf_add_text(&assembly->whole,
				text_slice(text, at, end + 1 - at));
	}
}

static void
add_definitions(struct assembly *assembly, const struct yaml_node *parts,
		const struct yaml_node *lists)
{
	const struct yaml_node *node, *member;
	size_t i = 0;

	add_string(assembly, "(?(DEFINE)");
	for (node = parts ? parts->first : NULL; node; node = node->next) {
		add_group(assembly, node->key);
		add_piece(assembly, node);
		add_string(assembly, ")");
	}
	for (node = lists ? lists->first : NULL; node; node = node->next, i++) {
		member = yaml_tree_find(node, "member");
		add_group(assembly, node->key);
		add_string(assembly, "(?:");
		begin_piece(assembly, member);
		add_member(assembly, member->text);
		add_string(assembly, ")(?:");
		add_literal(assembly,
			    assembly->loading->notation->lists[i].between);
		add_string(assembly, "(?:");
		add_member(assembly, member->text);
		add_string(assembly, "))*)");
	}
	add_string(assembly, ")(?<_turn>)");
	assembly->define_length = assembly->whole.length;
}

/* One pattern, or a list of them of which any will do. */
static void
add_choice(struct assembly *assembly, const struct yaml_node *node)
{
	const struct yaml_node *one = node;

	if (node->kind == YAML_LIST)
		one = node->first;
	if (!one)
		refuse_pattern(assembly, node, 0, "it is empty", NULL);
	add_string(assembly, "(?:");
	while (one) {
		add_string(assembly, "(?:");
		add_piece(assembly, one);
		add_string(assembly, ")");
		one = node->kind == YAML_LIST ? one->next : NULL;
		if (one)
			add_string(assembly, "|");
	}
	add_string(assembly, ")");
}

static void
add_turns(struct assembly *assembly, const struct yaml_node *turns,
	  const struct yaml_node *tail)
{
	const char *const *kinds = notation_kinds(assembly->loading->notation);
	const struct yaml_node *node;
	const char *between = "";
	size_t kind;

	add_string(assembly, "(?:");
	for (kind = 0; kinds[kind]; kind++) {
		node = yaml_tree_find(turns, kinds[kind]);
		if (!node)
			continue;
		strbuf_format(&assembly->whole, "%s(*MARK:%02u)", between,
			      (unsigned)kind);
		between = "|";
		add_choice(assembly, yaml_tree_find(node, "read"));
	}
	add_string(assembly, ")");
	if (tail)
		add_choice(assembly, yaml_tree_find(tail, "read"));
	add_string(assembly, "\\z");
}

static void
refuse_piece(struct assembly *assembly, const struct piece *piece, size_t at,
	     const char *message)
{
	at = at > piece->start ? at - piece->start : 0;
	if (at > piece->node->text.length)
		at = piece->node->text.length;
	refuse_pattern(assembly, piece->node, at, message, NULL);
}

/* An offset in the whole lies in the last piece that begins before it. */
static struct pattern *
compile_whole(struct assembly *assembly)
{
	char message[MESSAGE_BYTES];
	size_t at, i = assembly->count - 1;
	struct pattern *pattern = pattern_compile(
		strbuf_text(&assembly->whole), message, sizeof(message), &at);

	if (pattern)
		return pattern;
	while (i > 0 && assembly->pieces[i].start > at)
		i--;
	refuse_piece(assembly, &assembly->pieces[i], at, message);
	return NULL;
}

/* Where a user's pattern names this group, for the finding. */
static bool
refuse_group_in(struct assembly *assembly, const struct yaml_node *node,
		struct text name, const char *nearest)
{
	struct text text = node->text;
	size_t i;

	for (i = 1; i + name.length < text.length; i++) {
		char before = text.start[i - 1];
		char after = text.start[i + name.length];

		if ((before != '<' || after != '>') &&
		    (before != '\'' || after != '\''))
			continue;
		if (!text_equals(text_slice(text, i, name.length), name))
			continue;
		refuse_pattern(assembly, node, i,
			       "no field or list has the name of this group",
			       nearest);
		return true;
	}
	return false;
}

static void
refuse_group(struct assembly *assembly, const struct yaml_node *node,
	     struct text name)
{
	const char *candidates[NAMES_MAX], *nearest;
	size_t count = 0, i;

	while (count < FIELD_NAME_COUNT && count < NAMES_MAX) {
		candidates[count] = field_name((enum field)count);
		count++;
	}
	nearest = nearest_name(name, candidates, count);
	if (node) {
		refuse_group_in(assembly, node, name, nearest);
		assembly->good = false;
		return;
	}
	for (i = 0; i < assembly->count; i++)
		if (refuse_group_in(assembly, assembly->pieces[i].node, name,
				    nearest))
			return;
	assembly->good = false;
}

static bool
find_list(const struct notation *notation, struct text name, unsigned *index)
{
	size_t i;

	for (i = 0; i < notation->names.list_count; i++) {
		if (text_equals(notation->lists[i].name, name)) {
			*index = (unsigned)i;
			return true;
		}
	}
	return false;
}

/* Finds out what the groups catch; `member` is a list's, or NULL. */
static void
read_groups(struct assembly *assembly, struct reading_pattern *reading,
	    const struct yaml_node *member)
{
	struct notation *notation = assembly->loading->notation;
	size_t n;

	reading->count = pattern_group_count(reading->pattern);
	reading->groups = arena_take(&notation->arena,
				     (reading->count + 1) *
					     sizeof(*reading->groups));
	for (n = 1; n <= reading->count; n++) {
		struct text name = pattern_group_name(reading->pattern, n);
		struct group *group = &reading->groups[n];

		if (text_is(name, "_turn"))
			reading->first = n + 1;
		if (reading->first == 0 || reading->first == n + 1)
			continue;
		group->kind = GROUP_LIST;
		if (!member && find_list(notation, name, &group->index))
			continue;
		group->kind = GROUP_FIELD;
		group->index = field_find(name);
		if (group->index == FIELD_NAME_COUNT)
			refuse_group(assembly, member, name);
	}
}

/* A member's pattern stands alone, behind the same definitions. */
static void
compile_member(struct assembly *assembly, size_t list,
	       const struct yaml_node *node)
{
	struct notation *notation = assembly->loading->notation;
	struct reading_pattern *reading = &notation->members[list];
	struct piece piece = {node, assembly->define_length + strlen("(?:")};
	struct strbuf expression = {0};
	char message[MESSAGE_BYTES];
	size_t at;

	strbuf_add(&expression, assembly->whole.bytes, assembly->define_length);
	strbuf_add_string(&expression, "(?:");
	strbuf_add_text(&expression, node->text);
	strbuf_add_string(&expression, ")");
	reading->pattern = pattern_compile(strbuf_text(&expression), message,
					   sizeof(message), &at);
	strbuf_free(&expression);
	if (!reading->pattern) {
		refuse_piece(assembly, &piece, at, message);
		return;
	}
	read_groups(assembly, reading, node);
	if (reading->first > reading->count)
		refuse_pattern(assembly, node, 0,
			       "a member needs a named group", NULL);
	else if (assembly->good)
		notation->lists[list].key =
			(enum field)reading->groups[reading->first].index;
}

static void
compile_all(struct assembly *assembly, const struct yaml_node *lists)
{
	struct notation *notation = assembly->loading->notation;
	const struct yaml_node *node;
	size_t i = 0;

	notation->turn.pattern = compile_whole(assembly);
	if (!notation->turn.pattern)
		return;
	read_groups(assembly, &notation->turn, NULL);
	for (node = lists ? lists->first : NULL; node; node = node->next, i++)
		compile_member(assembly, i, yaml_tree_find(node, "member"));
}

void
loading_patterns(struct loading *loading)
{
	struct assembly assembly = {.loading = loading, .good = true};
	const struct yaml_node *root = loading->root;
	const struct yaml_node *lists = yaml_tree_find(root, "lists");

	add_definitions(&assembly, yaml_tree_find(root, "parts"), lists);
	add_turns(&assembly, yaml_tree_find(root, "turns"),
		  yaml_tree_find(root, "tail"));
	if (assembly.good)
		compile_all(&assembly, lists);
	strbuf_free(&assembly.whole);
}
