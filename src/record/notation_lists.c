/*
 * The lists of a notation file: what stands in a turn several times.
 */
#include "base/diag.h"
#include "record/notation_form.h"
#include "record/notation_loading.h"
#include "record/yaml_tree.h"

static const struct loading_key list_keys[] = {
	{"member", YAML_TEXT, false, false},
	{"key", YAML_TEXT, false, false},
	{"between", YAML_TEXT, false, false},
	{"repeat", YAML_TEXT, false, false},
	{"write", YAML_TEXT, false, false},
	{NULL, YAML_TEXT, false, false},
};

/*
 * What a member of a list begins with: its pattern tells, or in a notation that
 * is only written the key.
 */
static void
read_list_key(struct loading *loading, const struct yaml_node *list,
	      struct template_list *made)
{
	const struct yaml_node *key = yaml_tree_find(list, "key");
	bool is_read = !loading->notation->is_written_only;
	const char *wanted = is_read ? "member" : "key";

	if (yaml_tree_find(list, wanted) == NULL) {
		loading_refuse_missing(loading, list, wanted);
	} else if (!is_read) {
		made->key = field_find(key->text);
		if (made->key == FIELD_NAME_COUNT)
			loading_refuse_value(loading, key,
					     "no field has this name", NULL);
	}
}

/* The field that says how often a member is written, if there is one. */
static void
read_repeat(struct loading *loading, const struct yaml_node *map,
	    struct template_list *list)
{
	const struct yaml_node *node = yaml_tree_find(map, "repeat");

	if (node == NULL)
		return;
	list->repeats = true;
	list->repeat = field_find(node->text);
	if (list->repeat != FIELD_NAME_COUNT)
		return;
	loading_refuse_value(loading, node, "no field has this name", NULL);
	list->repeats = false;
}

void
loading_lists(struct loading *loading, const struct yaml_node *lists)
{
	struct notation *notation = loading->notation;
	const struct yaml_node *node, *between;
	size_t count = 0;

	for (node = lists->first; node; node = node->next) {
		if (count == NOTATION_LISTS_MAX) {
			loading_refuse_value(loading, node,
					     "these are too many lists", NULL);
			break;
		}
		if (!loading_check_keys(loading, node, list_keys))
			continue;
		between = yaml_tree_find(node, "between");
		notation->lists[count].name = loading_keep(loading, node->key);
		notation->lists[count].between = loading_keep(
			loading, between ? between->text : text_of(""));
		read_list_key(loading, node, &notation->lists[count]);
		if (!notation->is_read_only && !yaml_tree_find(node, "write"))
			loading_refuse_missing(loading, node, "write");
		read_repeat(loading, node, &notation->lists[count]);
		count++;
	}
	notation->names.lists = notation->lists;
	notation->names.list_count = count;
}
