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

enum { EXAMPLES_MAX = 500, CONTAINERS_MAX = 32 };

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
	{"write", YAML_TEXT, true, false},
	{NULL, YAML_TEXT, false, false},
};

static const struct loading_key example_keys[] = {
	{"turn", YAML_TEXT, false, false},
	{"kind", YAML_TEXT, false, false},
	{"fields", YAML_TEXT, false, false},
	{"writes", YAML_TEXT, false, false},
	{NULL, YAML_TEXT, false, false},
};

/* Which container frames the games, and in which of its ways. */
static void
read_container(struct loading *loading)
{
	struct notation *notation = loading->notation;
	const struct yaml_node *node = yaml_tree_find(loading->root,
						      "container");
	const struct yaml_node *dialect = yaml_tree_find(loading->root,
							 "dialect");
	const char *names[CONTAINERS_MAX + 1];
	size_t n;

	notation->container = container_find(node->text);
	if (dialect != NULL)
		notation->dialect = loading_keep(loading, dialect->text);
	if (notation->container != NULL)
		return;
	for (n = 0; n < CONTAINERS_MAX && container_get(n) != NULL; n++)
		names[n] = container_get(n)->name;
	names[n] = NULL;
	loading_refuse_value(loading, node, "no container has this name",
			     loading_nearest(names, node->text));
}

/* What the format cannot carry, as names of cargo. */
static void
read_cannot(struct loading *loading)
{
	const struct yaml_node *list = yaml_tree_find(loading->root, "cannot");
	const struct yaml_node *node = list != NULL ? list->first : NULL;
	size_t found;

	for (; node != NULL; node = node->next) {
		if (!loading_check_kind(loading, node, YAML_TEXT))
			continue;
		found = loading_find(cargo_names, node->text);
		if (found < CARGO_COUNT)
			loading->notation->cannot |= cargo_bit(
				(enum cargo)found);
		else
			loading_refuse_value(
				loading, node, "it is none of the known words",
				loading_nearest(cargo_names, node->text));
	}
}

/* Whether what is spelled are turns or the gestures that they are made of. */
static void
read_unit(struct loading *loading)
{
	static const char *const units[] = {"turns", "gestures", NULL};
	struct notation *notation = loading->notation;
	const struct yaml_node *node = yaml_tree_find(loading->root, "written");

	notation->has_gestures = loading_choice(loading, loading->root,
						"written", units) == 1;
	if (notation->has_gestures && notation->game->gestures == NULL) {
		loading_refuse_value(loading, node,
				     "nobody records gestures of this game",
				     NULL);
		notation->has_gestures = false;
	}
}

static void
read_head(struct loading *loading)
{
	struct notation *notation = loading->notation;
	const struct yaml_node *name = yaml_tree_find(loading->root, "name");
	const struct yaml_node *game = yaml_tree_find(loading->root, "game");
	size_t variant;

	notation->name = loading_keep(loading, name->text);
	notation->about = loading_keep(
		loading, yaml_tree_find(loading->root, "about")->text);
	read_container(loading);
	read_cannot(loading);
	if (!loading_is_name(name->text, '-'))
		loading_refuse_value(loading, name,
				     "a name is letters, digits and hyphens",
				     NULL);
	notation->game = games_find(game->text, &variant);
	if (!notation->game)
		loading_refuse_value(loading, game, "no game has this name",
				     games_nearest(game->text));
	else
		read_unit(loading);
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

/* Whether no turn can be read, as in sentences for people. */
static bool
is_written_only(const struct yaml_node *turns)
{
	const struct yaml_node *node;

	for (node = turns->first; node; node = node->next)
		if (node->kind == YAML_MAP && yaml_tree_find(node, "read"))
			return false;
	return true;
}

/* A turn, or the tail. */
static void
check_turn(struct loading *loading, const struct yaml_node *turn)
{
	if (loading_check_keys(loading, turn, turn_keys) &&
	    !loading->notation->is_written_only &&
	    !yaml_tree_find(turn, "read"))
		loading_refuse_missing(loading, turn, "read");
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
			loading_refuse_missing(loading, turns, kinds[kind]);
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
	const struct yaml_node *node;

	read_head(loading);
	loading->notation->is_written_only = is_written_only(
		yaml_tree_find(root, "turns"));
	if ((node = yaml_tree_find(root, "words")))
		loading_words(loading, node);
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
	if (loading->diags->error_count == before)
		read_templates(loading);
	if (loading->diags->error_count == before && tests)
		loading_examples(loading);
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
