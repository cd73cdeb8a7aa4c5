/*
 * How a notation file says that its games are framed.  Not every container has
 * a place for every game: a format that could be written and not read again is
 * refused here.
 */
#include "base/diag.h"
#include "base/strbuf.h"
#include "games/game.h"
#include "record/container.h"
#include "record/notation_form.h"
#include "record/notation_loading.h"
#include "record/words.h"
#include "record/yaml_tree.h"

enum { CONTAINERS_MAX = 32, DIALECTS_MAX = 16 };

static void
read_container(struct loading *loading, const struct yaml_node *node)
{
	const char *names[CONTAINERS_MAX + 1];
	size_t n;

	loading->notation->container = container_find(node->text);
	if (loading->notation->container != NULL)
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

/* --- which of the container's ways --- */

/* What the way is to serve; its place is where that is said. */
enum mismatch { FITS, OTHER_DIALECT, OTHER_GAME, OTHER_UNIT };

static enum mismatch
compare_way(const struct container_way *way, const struct notation *notation)
{
	if (!text_is(notation->dialect, way->dialect))
		return OTHER_DIALECT;
	if (way->game != NULL &&
	    !text_is(text_of(notation->game->name), way->game))
		return OTHER_GAME;
	return way->has_gestures == notation->has_gestures ? FITS : OTHER_UNIT;
}

/* The way that comes nearest; NULL: no such dialect. */
static const struct container_way *
find_way(const struct notation *notation, enum mismatch *mismatch)
{
	const struct container_way *way = notation->container->ways, *best;

	*mismatch = OTHER_DIALECT;
	for (best = NULL; way->dialect != NULL; way++) {
		enum mismatch found = compare_way(way, notation);

		if (found == OTHER_DIALECT)
			continue;
		*mismatch = found;
		best = way;
		if (found == FITS)
			break;
	}
	return best;
}

/* What the dialect may be, and what is nearest to what it is. */
static void
refuse_dialect(struct loading *loading, const struct yaml_node *node)
{
	const struct container *container = loading->notation->container;
	const struct container_way *way = container->ways;
	const char *names[DIALECTS_MAX + 1];
	const struct catalog *catalog = loading->diags->catalog;
	struct problem slots = {.catalog = catalog};
	struct strbuf list = {0};
	size_t count = 0, n;

	for (; way->dialect != NULL && count < DIALECTS_MAX; way++)
		if (way->dialect[0] != '\0')
			names[count++] = way->dialect;
	names[count] = NULL;
	if (count == 0) {
		loading_refuse_value(loading, node,
				     "this container has no dialects", NULL);
		return;
	}
	for (n = 0; n < count; n++)
		strbuf_format(&list, "%s%s", n > 0 ? ", " : "", names[n]);
	problem_fact(&slots, "list", strbuf_text(&list));
	strbuf_clear(&list);
	problem_say(&slots, "a dialect of it is wanted: {list}", catalog,
		    &list);
	strbuf_add_char(&list, '\0');
	loading_refuse_value(loading, node, list.bytes,
			     loading_nearest(names,
					     loading->notation->dialect));
	strbuf_free(&list);
}

static void
refuse_game(struct loading *loading, const struct yaml_node *node,
	    const struct container_way *way)
{
	const struct catalog *catalog = loading->diags->catalog;
	struct problem slots = {.catalog = catalog};
	struct strbuf reason = {0};

	problem_fact(&slots, "game", text_of(way->game));
	problem_say(&slots, "in this way it frames games of {game} only",
		    catalog, &reason);
	strbuf_add_char(&reason, '\0');
	loading_refuse_value(loading, node, reason.bytes, NULL);
	strbuf_free(&reason);
}

static void
check_way(struct loading *loading)
{
	const struct yaml_node *root = loading->root;
	const struct yaml_node *container = yaml_tree_find(root, "container");
	const struct yaml_node *dialect = yaml_tree_find(root, "dialect");
	const struct yaml_node *written = yaml_tree_find(root, "written");
	const struct yaml_node *place = dialect != NULL ? dialect : container;
	enum mismatch mismatch;
	const struct container_way *way = find_way(loading->notation,
						   &mismatch);

	switch (mismatch) {
	case OTHER_DIALECT:
		refuse_dialect(loading, place);
		break;
	case OTHER_GAME:
		refuse_game(loading, place, way);
		break;
	case OTHER_UNIT:
		if (way->has_gestures)
			loading_refuse_value(loading, place,
					     "it keeps gestures: the key "
					     "written must say so",
					     NULL);
		else
			loading_refuse_value(loading, written,
					     "gestures have no place in this "
					     "container",
					     NULL);
		break;
	case FITS:
		break;
	}
}

/* Turns that are like gestures, or the other way round, are of other kinds. */
static void
check_like(struct loading *loading)
{
	const struct yaml_node *like = yaml_tree_find(loading->root, "like");

	if (like != NULL && loading->like != NULL &&
	    loading->like->has_gestures != loading->notation->has_gestures)
		loading_refuse_value(loading, like,
				     "one of the two writes gestures, the "
				     "other turns",
				     NULL);
}

void
loading_frame(struct loading *loading)
{
	struct notation *notation = loading->notation;
	const struct yaml_node *root = loading->root;
	const struct yaml_node *dialect = yaml_tree_find(root, "dialect");

	if (dialect != NULL)
		notation->dialect = loading_keep(loading, dialect->text);
	read_container(loading, yaml_tree_find(root, "container"));
	read_cannot(loading);
	if (notation->game == NULL)
		return;
	read_unit(loading);
	check_like(loading);
	if (notation->container != NULL)
		check_way(loading);
}

/* --- words --- */

/* Reasons of results, and tags, are as many as anybody likes. */
static bool
is_word(const struct yaml_node *node)
{
	char first = node->key.length > 0 ? node->key.start[0] : '\0';

	return words_keys[loading_find(words_keys, node->key)] != NULL ||
	       text_starts(node->key, "result-") ||
	       (first >= 'A' && first <= 'Z');
}

void
loading_words(struct loading *loading, const struct yaml_node *words)
{
	struct notation *notation = loading->notation;
	const struct yaml_node *node;

	if (notation->container != NULL && !notation->container->has_words) {
		loading_refuse_key(loading, DIAG_NOTATION_KEY, words, NULL,
				   NULL);
		return;
	}
	for (node = words->first; node != NULL; node = node->next)
		if (!is_word(node))
			loading_refuse_key(
				loading, DIAG_NOTATION_KEY, node, NULL,
				loading_nearest(words_keys, node->key));
	notation->word_count = loading_spellings(loading, words,
						 &notation->words);
}
