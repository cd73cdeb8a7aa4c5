/*
 * How a notation file says that fields are spelled.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "record/notation_form.h"
#include "record/notation_loading.h"
#include "record/spelling.h"
#include "record/yaml_tree.h"

enum {
	WORDS_MAX = 64,
	SQUARES_MAX = 26 /* a side: as many as letters */
};

static const struct loading_key value_keys[] = {
	{"of", YAML_LIST, true, false},
	{"words", YAML_MAP, false, false},
	{"case", YAML_TEXT, false, false},
	{"mirror", YAML_TEXT, false, false},
	{"size", YAML_TEXT, false, false},
	{"first", YAML_TEXT, false, false},
	{"seen-by", YAML_TEXT, false, false},
	{NULL, YAML_TEXT, false, false},
};

static const char *const cases[] = {"lower", "upper", NULL};
static const char *const viewers[] = {"mover", "white", "record", NULL};
enum { VIEWER_WHITE = 1, VIEWER_RECORD = 2 };
static const char *const mirrors[] = {"none", "files", "ranks", "both", NULL};

size_t
loading_spellings(struct loading *loading, const struct yaml_node *map,
		  struct spelling_word **words)
{
	const struct yaml_node *node;
	size_t count = 0;

	*words = arena_take(&loading->notation->arena,
			    WORDS_MAX * sizeof(**words));
	for (node = map->first; node; node = node->next) {
		if (node->kind != YAML_TEXT || node->text.length == 0 ||
		    node->key.length == 0) {
			loading_refuse_value(loading, node, "a word is wanted",
					     NULL);
		} else if (count == WORDS_MAX) {
			loading_refuse_value(loading, node,
					     "these are too many words", NULL);
			break;
		} else {
			(*words)[count++] = (struct spelling_word){
				loading_keep(loading, node->key),
				loading_keep(loading, node->text)};
		}
	}
	return count;
}

static void
read_squares(struct loading *loading, const struct yaml_node *map,
	     struct spelling *spelling)
{
	size_t mirror = loading_choice(loading, map, "mirror", mirrors);

	spelling->is_upper = loading_choice(loading, map, "case", cases) == 1;
	spelling->mirrors_files = (mirror & 1) != 0;
	spelling->mirrors_ranks = (mirror & 2) != 0;
	spelling->first_rank = loading_number(loading, map, "first", 1, 0, 1);
	if (mirror && spelling->size == 0)
		loading_refuse_missing(loading, yaml_tree_find(map, "mirror"),
				       "size");
}

/* From which side points are numbered. */
static void
read_view(struct loading *loading, const struct yaml_node *map,
	  struct spelling *spelling)
{
	size_t viewer;

	spelling->size = loading_number(loading, map, "size", 0, 1,
					SQUARES_MAX);
	viewer = loading_choice(loading, map, "seen-by", viewers);
	spelling->turns_round = viewer != 0;
	if (spelling->turns_round && spelling->size == 0)
		loading_refuse_missing(loading, yaml_tree_find(map, "seen-by"),
				       "size");
	loading->notation->has_white_view |= viewer == VIEWER_WHITE;
	loading->notation->has_record_view |= viewer == VIEWER_RECORD;
}

static void
assign_spelling(struct loading *loading, const struct yaml_node *of,
		const struct spelling *spelling)
{
	const struct yaml_node *node;

	for (node = of->first; node; node = node->next) {
		enum field field = FIELD_NAME_COUNT;

		if (node->kind == YAML_TEXT)
			field = field_find(node->text);
		if (field == FIELD_NAME_COUNT)
			loading_refuse_value(loading, node,
					     "no field has this name", NULL);
		else if (loading->notation->names.spellings[field])
			loading_refuse_value(
				loading, node,
				"the spelling of this field is given twice",
				NULL);
		else
			loading->notation->names.spellings[field] = spelling;
	}
}

void
loading_values(struct loading *loading, const struct yaml_node *values)
{
	const struct yaml_node *node, *words;

	for (node = values->first; node; node = node->next) {
		struct spelling *spelling = arena_take(
			&loading->notation->arena, sizeof(*spelling));

		if (!loading_check_keys(loading, node, value_keys))
			continue;
		read_view(loading, node, spelling);
		words = yaml_tree_find(node, "words");
		if (words)
			spelling->word_count = loading_spellings(
				loading, words, &spelling->words);
		else
			read_squares(loading, node, spelling);
		assign_spelling(loading, yaml_tree_find(node, "of"), spelling);
	}
}
