/*
 * The keys and values of a notation file, held to tables of what they may be.
 */
#include "base/arena.h"
#include "base/catalog.h"
#include "base/nearest.h"
#include "record/notation_form.h"
#include "record/notation_loading.h"
#include "record/yaml_tree.h"

enum {
	NAMES_MAX = 64,
	NAME_BYTES_MAX = 32 /* of parts and lists: what PCRE2 takes */
};

static const char *const wanted_kinds[] = {
	[YAML_TEXT] = N_("a text is wanted"),
	[YAML_LIST] = N_("a list is wanted"),
	[YAML_MAP] = N_("keys with values are wanted"),
};

void
loading_refuse(struct loading *loading, enum diag id, size_t offset,
	       size_t length, struct text key, const char *reason,
	       const char *nearest)
{
	struct problem problem = {0};

	if (key.length > 0) /* a member of a list has none */
		problem_fact(&problem, "key", key);
	if (reason)
		problem_words(&problem, "reason", reason);
	if (nearest)
		problem_fact(&problem, "nearest", text_of(nearest));
	diags_add(loading->diags, id, offset, length, &problem);
}

void
loading_refuse_value(struct loading *loading, const struct yaml_node *node,
		     const char *reason, const char *nearest)
{
	loading_refuse(loading, DIAG_NOTATION_VALUE, node->offset,
		       node->kind == YAML_TEXT ? node->length : 1, node->key,
		       reason, nearest);
}

void
loading_refuse_key(struct loading *loading, enum diag id,
		   const struct yaml_node *node, const char *reason,
		   const char *nearest)
{
	loading_refuse(loading, id, node->key_offset, node->key_length,
		       node->key, reason, nearest);
}

bool
loading_check_kind(struct loading *loading, const struct yaml_node *node,
		   enum yaml_kind kind)
{
	if (node->kind == kind)
		return true;
	loading_refuse_value(loading, node, wanted_kinds[kind], NULL);
	return false;
}

static const struct loading_key *
find_key(const struct loading_key *keys, struct text name)
{
	for (; keys->name; keys++)
		if (text_is(name, keys->name))
			return keys;
	return NULL;
}

static const char *
nearest_key(const struct loading_key *keys, struct text name)
{
	const char *candidates[NAMES_MAX];
	size_t count = 0;

	for (; count < NAMES_MAX && keys[count].name; count++)
		candidates[count] = keys[count].name;
	return nearest_name(name, candidates, count);
}

const char *
loading_nearest(const char *const *names, struct text name)
{
	size_t count = 0;

	while (names[count])
		count++;
	return nearest_name(name, names, count);
}

/* The number of the name, or the count of names. */
size_t
loading_find(const char *const *names, struct text name)
{
	size_t i;

	for (i = 0; names[i]; i++)
		if (text_is(name, names[i]))
			break;
	return i;
}

void
loading_refuse_missing(struct loading *loading, const struct yaml_node *map,
		       const char *key)
{
	bool is_member = map->key.start != NULL;

	loading_refuse(loading, DIAG_NOTATION_MISSING,
		       is_member ? map->key_offset : map->offset,
		       is_member ? map->key_length : 1, text_of(key), NULL,
		       NULL);
}

/* Whether the map has keys of the table only, all that are required. */
bool
loading_check_keys(struct loading *loading, const struct yaml_node *map,
		   const struct loading_key *keys)
{
	size_t before = loading->diags->error_count;
	const struct yaml_node *node;
	const struct loading_key *key;

	if (!loading_check_kind(loading, map, YAML_MAP))
		return false;
	for (node = map->first; node; node = node->next) {
		key = find_key(keys, node->key);
		if (!key)
			loading_refuse_key(loading, DIAG_NOTATION_KEY, node,
					   NULL, nearest_key(keys, node->key));
		else if (!key->is_either)
			loading_check_kind(loading, node, key->kind);
	}
	for (key = keys; key->name; key++)
		if (key->is_required && !yaml_tree_find(map, key->name))
			loading_refuse_missing(loading, map, key->name);
	return loading->diags->error_count == before;
}

/* The value as one of the names, or 0 (the default) when it is absent. */
size_t
loading_choice(struct loading *loading, const struct yaml_node *map,
	       const char *key, const char *const *names)
{
	const struct yaml_node *node = yaml_tree_find(map, key);
	size_t found;

	if (!node)
		return 0;
	found = loading_find(names, node->text);
	if (names[found])
		return found;
	loading_refuse_value(loading, node, "it is none of the known words",
			     loading_nearest(names, node->text));
	return 0;
}

unsigned
loading_number(struct loading *loading, const struct yaml_node *map,
	       const char *key, unsigned absent, unsigned least, unsigned most)
{
	const struct yaml_node *node = yaml_tree_find(map, key);
	unsigned number;

	if (!node)
		return absent;
	if (text_number(node->text, most + 1, &number) && number >= least &&
	    number <= most)
		return number;
	loading_refuse_value(loading, node, "it is no number in the range",
			     NULL);
	return absent;
}

/* Letters, digits and `extra`, a letter first. */
bool
loading_is_name(struct text text, char extra)
{
	size_t i;

	for (i = 0; i < text.length; i++) {
		char c = text.start[i];
		bool is_letter = (c | 0x20) >= 'a' && (c | 0x20) <= 'z';

		if (!is_letter &&
		    (i == 0 || !((c >= '0' && c <= '9') || c == extra)))
			return false;
	}
	return text.length > 0 && text.length <= NAME_BYTES_MAX;
}

struct text
loading_keep(struct loading *loading, struct text text)
{
	return arena_copy(&loading->notation->arena, text);
}
