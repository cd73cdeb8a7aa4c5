/*
 * A notation file, from YAML: which keys there are, which values they take.
 * Everything that is wrong is reported, with its place, before giving up.
 */
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "games/game.h"
#include "games/games.h"
#include "games/gestures.h"
#include "record/container.h"
#include "record/notation.h"
#include "record/notation_form.h"
#include "record/notation_loading.h"
#include "record/pattern.h"
#include "record/yaml_tree.h"

enum { EXAMPLES_MAX = 500 };

static const struct loading_key root_keys[] = {
	{"name", YAML_TEXT, true, false},
	{"game", YAML_TEXT, true, false},
	{"container", YAML_TEXT, true, false},
	{"dialect", YAML_TEXT, false, false},
	{"cannot", YAML_LIST, false, false},
	{"written", YAML_TEXT, false, false},
	{"about", YAML_TEXT, true, false},
	{"words", YAML_MAP, false, false},
	{"like", YAML_TEXT, false, false},
	{"values", YAML_LIST, false, false},
	{"parts", YAML_MAP, false, false},
	{"lists", YAML_MAP, false, false},
	{"turns", YAML_MAP, true, false},
	{"tail", YAML_MAP, false, false},
	{"examples", YAML_LIST, false, false},
	{"refused", YAML_LIST, false, false},
	{NULL, YAML_TEXT, false, false},
};

static const struct loading_key turn_keys[] = {
	{"read", YAML_TEXT, false, true},
	{"write", YAML_TEXT, false, false},
	{NULL, YAML_TEXT, false, false},
};

static const struct loading_key example_keys[] = {
	{"turn", YAML_TEXT, false, false},
	{"kind", YAML_TEXT, false, false},
	{"fields", YAML_TEXT, false, false},
	{"writes", YAML_TEXT, false, false},
	{NULL, YAML_TEXT, false, false},
};

static void
read_head(struct loading *loading)
{
	struct notation *notation = loading->notation;
	const struct yaml_node *name = yaml_tree_find(loading->root, "name");
	const struct yaml_node *game = yaml_tree_find(loading->root, "game");
	size_t variant;

	notation->name = loading_keep(loading, name->text);
	if (!loading_is_name(name->text, '-'))
		loading_refuse_value(loading, name,
				     "a name is letters, digits and hyphens",
				     NULL);
	notation->game = games_find(game->text, &variant);
	if (!notation->game)
		loading_refuse_value(loading, game, "no game has this name",
				     games_nearest(game->text));
	loading_frame(loading);
}

static bool
has_key(const struct yaml_node *map, struct text key)
{
	const struct yaml_node *node = map ? map->first : NULL;

	while (node && !text_equals(node->key, key))
		node = node->next;
	return node != NULL;
}

/* Names of parts and lists are names of groups, so they share one space. */
static void
check_group_names(struct loading *loading, const struct yaml_node *map,
		  const struct yaml_node *others)
{
	const struct yaml_node *node;

	for (node = map->first; node; node = node->next) {
		if (!loading_is_name(node->key, '_'))
			loading_refuse_key(
				loading, DIAG_NOTATION_VALUE, node,
				"a name is letters, digits and underscores",
				NULL);
		else if (has_key(others, node->key))
			loading_refuse_key(loading, DIAG_NOTATION_VALUE, node,
					   "a part has the same name", NULL);
	}
}

/* The first turn that has the key "read" or "write"; NULL: none has. */
static const struct yaml_node *
find_turn_with(const struct yaml_node *turns, const char *key)
{
	const struct yaml_node *node;

	for (node = turns->first; node; node = node->next)
		if (node->kind == YAML_MAP && yaml_tree_find(node, key))
			return node;
	return NULL;
}

/*
 * Turns can be written only, as in sentences for people, or read only, as those
 * that people misspell.  One without either lacks both.
 */
static void
read_ways(struct loading *loading, const struct yaml_node *turns)
{
	struct notation *notation = loading->notation;
	const struct yaml_node *read = find_turn_with(turns, "read");
	const struct yaml_node *write = find_turn_with(turns, "write");
	const struct yaml_node *like = yaml_tree_find(loading->root, "like");

	notation->is_written_only = read == NULL;
	notation->is_read_only = write == NULL && read != NULL;
	if (notation->container != NULL && notation->container->read == NULL &&
	    read != NULL)
		loading_refuse_value(
			loading,
			like != NULL ? like : yaml_tree_find(read, "read"),
			"games in this container cannot be read, only written",
			NULL);
	if (text_is(notation->name, "native") &&
	    (notation->is_written_only || notation->is_read_only))
		loading_refuse_value(
			loading, yaml_tree_find(loading->root, "name"),
			"turns of this notation must be read and written",
			NULL);
}

/* A turn, or the tail. */
static void
check_turn(struct loading *loading, const struct yaml_node *turn)
{
	const struct notation *notation = loading->notation;

	if (!loading_check_keys(loading, turn, turn_keys))
		return;
	if (!notation->is_written_only && !yaml_tree_find(turn, "read"))
		loading_refuse_missing(loading, turn, "read");
	if (!notation->is_read_only && !yaml_tree_find(turn, "write"))
		loading_refuse_missing(loading, turn, "write");
}

/* Kinds that the format has no place for. */
static bool
may_lack(const struct notation *notation, const char *kind)
{
	return (strcmp(kind, "refusal") == 0 &&
		(notation->cannot & cargo_bit(CARGO_REFUSALS)) != 0) ||
	       (strcmp(kind, "roll") == 0 &&
		(notation->cannot & cargo_bit(CARGO_ROLLS)) != 0);
}

/* Turns that are like those of another notation have no place here. */
static void
refuse_lack(struct loading *loading, const struct yaml_node *turns,
	    const char *kind)
{
	const struct yaml_node *like = yaml_tree_find(loading->root, "like");

	if (like == NULL)
		loading_refuse_missing(loading, turns, kind);
	else
		loading_refuse_value(loading, like,
				     "that notation lacks a kind of turn",
				     NULL);
}

static void
check_turns(struct loading *loading, const struct yaml_node *turns)
{
	const char *const *kinds = notation_kinds(loading->notation);
	const struct yaml_node *node;
	size_t kind;

	for (node = turns->first; node; node = node->next) {
		if (!kinds[loading_find(kinds, node->key)])
			loading_refuse_key(loading, DIAG_NOTATION_KEY, node,
					   NULL,
					   loading_nearest(kinds, node->key));
		else
			check_turn(loading, node);
	}
	for (kind = 0; kinds[kind]; kind++)
		if (!yaml_tree_find(turns, kinds[kind]) &&
		    !may_lack(loading->notation, kinds[kind]))
			refuse_lack(loading, turns, kinds[kind]);
}

static void
check_examples(struct loading *loading, const struct yaml_node *examples,
	       bool are_maps)
{
	const struct yaml_node *node;
	size_t count = 0;

	for (node = examples->first; node; node = node->next) {
		if (++count > EXAMPLES_MAX) {
			loading_refuse_value(loading, node,
					     "these are too many examples",
					     NULL);
			return;
		}
		if (are_maps && node->kind == YAML_MAP)
			loading_check_keys(loading, node, example_keys);
		else
			loading_check_kind(loading, node, YAML_TEXT);
	}
}

/* All that does not need the patterns. */
static void
read_frame(struct loading *loading)
{
	const struct yaml_node *root = loading->root;
	const struct yaml_node *parts = yaml_tree_find(root, "parts");
	const struct yaml_node *lists = yaml_tree_find(root, "lists");
	size_t before = loading->diags->error_count;
	const struct yaml_node *node;

	read_head(loading);
	read_ways(loading, yaml_tree_find(root, "turns"));
	if ((node = yaml_tree_find(root, "words")))
		loading_words(loading, node);
	if (loading->diags->error_count > before)
		return;
	if ((node = yaml_tree_find(root, "values")))
		loading_values(loading, node);
	if (parts)
		check_group_names(loading, parts, NULL);
	if (lists) {
		check_group_names(loading, lists, parts);
		loading_lists(loading, lists);
	}
	if (loading->notation->game)
		check_turns(loading, yaml_tree_find(root, "turns"));
	if ((node = yaml_tree_find(root, "tail")))
		check_turn(loading, node);
	if ((node = yaml_tree_find(root, "examples")))
		check_examples(loading, node, true);
	if ((node = yaml_tree_find(root, "refused")))
		check_examples(loading, node, false);
}

static const struct template_form *
read_template(struct loading *loading, const struct yaml_node *map,
	      const struct template_names *names)
{
	const struct yaml_node *node = yaml_tree_find(map, "write");
	struct template_error error;
	const struct template_form *made = template_compile(
		node->text, names, &loading->notation->arena, &error);

	if (!made)
		loading_refuse(loading, DIAG_NOTATION_TEMPLATE,
			       yaml_tree_place(loading->source, node, error.at),
			       error.length, node->key, error.reason,
			       error.nearest);
	return made;
}

/* A member's template knows no lists, so nothing nests. */
static void
read_templates(struct loading *loading)
{
	struct notation *notation = loading->notation;
	const struct yaml_node *lists = yaml_tree_find(loading->root, "lists");
	const struct yaml_node *turns = yaml_tree_find(loading->root, "turns");
	const struct yaml_node *tail = yaml_tree_find(loading->root, "tail");
	struct template_names names = {0};
	const struct yaml_node *node;
	size_t i = 0;

	for (node = lists ? lists->first : NULL; node; node = node->next)
		notation->lists[i++].member = read_template(loading, node,
							    &names);
	for (node = turns->first; node; node = node->next)
		notation->writes[notation_kind(notation, node->key)] =
			read_template(loading, node, &notation->names);
	if (tail)
		notation->tail = read_template(loading, tail, &notation->names);
}

/* Each stage needs that the one before it found nothing wrong. */
static bool
load_stages(struct loading *loading, bool tests)
{
	size_t before = loading->diags->error_count;

	loading->notation->form_file = loading_keep(loading,
						    loading->source->bytes);
	if (!loading_like(loading) ||
	    !loading_check_keys(loading, loading->root, root_keys))
		return false;
	read_frame(loading);
	if (loading->diags->error_count > before)
		return false;
	if (!loading->notation->is_written_only)
		loading_patterns(loading);
	/* Templates want the keys of lists, which the patterns give. */
	if (loading->diags->error_count == before &&
	    !loading->notation->is_read_only)
		read_templates(loading);
	if (loading->diags->error_count == before && tests)
		loading_examples(loading);
	if (loading->diags->error_count == before && tests)
		loading_try_frame(loading);
	return loading->diags->error_count == before;
}

/* The one document of the file. */
static struct yaml_node *
read_document(struct loading *loading)
{
	size_t before = loading->diags->error_count, offset = 0, end;
	struct yaml_node *root;
	const struct yaml_node *more;

	root = yaml_tree_read(loading->source, &offset, loading->scratch,
			      loading->diags);
	if (loading->diags->error_count > before)
		return NULL;
	if (!root) {
		loading_refuse(loading, DIAG_NOTATION_MISSING, 0, 0,
			       text_of("name"), NULL, NULL);
		return NULL;
	}
	end = offset;
	more = yaml_tree_read(loading->source, &offset, loading->scratch,
			      loading->diags);
	if (more)
		loading_refuse(loading, DIAG_YAML, end, 1, text_of(""),
			       "a notation file is one document", NULL);
	return loading->diags->error_count > before ? NULL : root;
}

struct notation *
notation_load(const struct source *source, struct notations *known, bool tests,
	      struct diags *diags)
{
	struct arena scratch = {0};
	struct notation *notation = calloc(1, sizeof(*notation));
	struct loading loading = {.notation = notation,
				  .source = source,
				  .known = known,
				  .scratch = &scratch,
				  .diags = diags};

	if (!notation)
		out_of_memory();
	loading.root = read_document(&loading);
	if (!loading.root || !load_stages(&loading, tests)) {
		notation_free(notation);
		notation = NULL;
	}
	arena_free(&scratch);
	return notation;
}

void
notation_free(struct notation *notation)
{
	size_t i;

	if (!notation)
		return;
	pattern_free(notation->turn.pattern);
	for (i = 0; i < NOTATION_LISTS_MAX; i++)
		pattern_free(notation->members[i].pattern);
	arena_free(&notation->arena);
	free(notation);
}

const char *const *
notation_kinds(const struct notation *notation)
{
	return notation->has_gestures ? notation->game->gestures->kinds
				      : notation->game->turn_kinds;
}

size_t
notation_kind(const struct notation *notation, struct text word)
{
	return loading_find(notation_kinds(notation), word);
}
