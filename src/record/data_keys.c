/*
 * The keys that a record has as data.
 */
#include "record/data_keys.h"

#include "base/catalog.h"
#include "base/nearest.h"
#include "record/data.h"

const char *const data_root_keys[] = {"comment", "game",  "tags",
				      "turns",	 "final", NULL};

const char *const data_tag_keys[] = {"comment", "value", NULL};

const char *const data_entry_keys[] = {"number", "turn",    "dice",
				       "play",	 "result",  "position",
				       "glyph",	 "comment", "variations",
				       NULL};

static const char *const wanted_kinds[] = {
	[YAML_TEXT] = N_("a text is wanted"),
	[YAML_LIST] = N_("a list is wanted"),
	[YAML_MAP] = N_("keys with values are wanted"),
};

void
data_refuse_value(struct diags *diags, const struct yaml_node *node,
		  const char *reason)
{
	struct problem problem = {0};
	bool is_short = node->kind == YAML_TEXT && node->length > 0;

	if (node->key.length > 0) /* a member of a list has none */
		problem_fact(&problem, "key", node->key);
	problem_words(&problem, "reason", reason);
	diags_add(diags, DIAG_RECORD_VALUE, node->offset,
		  is_short ? node->length : 1, &problem);
}

static void
refuse_key(struct diags *diags, const struct yaml_node *node,
	   const char *reason, const char *nearest)
{
	struct problem problem = {0};

	problem_fact(&problem, "key", node->key);
	if (reason != NULL)
		problem_words(&problem, "reason", reason);
	if (nearest != NULL)
		problem_fact(&problem, "nearest", text_of(nearest));
	diags_add(diags, DIAG_RECORD_KEY, node->key_offset, node->key_length,
		  &problem);
}

void
data_refuse_key(struct diags *diags, const struct yaml_node *node,
		const char *reason)
{
	refuse_key(diags, node, reason, NULL);
}

bool
data_check_kind(struct diags *diags, const struct yaml_node *node,
		enum yaml_kind kind)
{
	if (node->kind == kind)
		return true;
	data_refuse_value(diags, node, wanted_kinds[kind]);
	return false;
}

static size_t
count_names(const char *const *names)
{
	size_t count = 0;

	while (names[count] != NULL)
		count++;
	return count;
}

static bool
is_one_of(const char *const *names, struct text name)
{
	for (; *names != NULL; names++)
		if (text_is(name, *names))
			return true;
	return false;
}

bool
data_check_keys(struct diags *diags, const struct yaml_node *map,
		const char *const *keys)
{
	const struct yaml_node *node;
	bool is_good = true;

	if (!data_check_kind(diags, map, YAML_MAP))
		return false;
	for (node = map->first; node != NULL; node = node->next) {
		if (is_one_of(keys, node->key))
			continue;
		refuse_key(diags, node, "it is not known",
			   nearest_name(node->key, keys, count_names(keys)));
		is_good = false;
	}
	return is_good;
}

bool
data_has_key(struct text name)
{
	return is_one_of(data_root_keys, name);
}

bool
data_is_near_key(struct text name)
{
	return nearest_name(name, data_root_keys,
			    count_names(data_root_keys)) != NULL;
}
