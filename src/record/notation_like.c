/*
 * A notation that spells turns like another one of its game.  That one was
 * loaded, so nothing in it can be wrong.
 */
#include "base/diag.h"
#include "base/source.h"
#include "games/games.h"
#include "record/notation.h"
#include "record/notation_form.h"
#include "record/notation_loading.h"
#include "record/yaml_tree.h"

static const char *const form_keys[] = {"values", "parts", "lists",
					"turns",  "tail",  NULL};

/* Its turns are tried on that file's examples where this one has none. */
static bool
is_borrowed(const struct yaml_node *root, const struct yaml_node *node)
{
	if (text_is(node->key, "examples"))
		return yaml_tree_find(root, "examples") == NULL;
	return form_keys[loading_find(form_keys, node->key)] != NULL;
}

/* Hangs what another file says of turns behind the keys of this one. */
static void
borrow_form(struct loading *loading, const struct notation *other)
{
	struct source source = {
		.name = "", .bytes = other->form_file, .first_line = 1};
	struct yaml_node **end = &loading->root->first, *node, *next;
	size_t offset = 0;

	loading->notation->form_file = loading_keep(loading, other->form_file);
	while (*end != NULL)
		end = &(*end)->next;
	node = yaml_tree_read(&source, &offset, loading->scratch,
			      loading->diags)
		       ->first;
	for (; node != NULL; node = next) {
		next = node->next;
		node->next = NULL;
		if (!is_borrowed(loading->root, node))
			continue;
		*end = node;
		end = &node->next;
	}
}

bool
loading_like(struct loading *loading)
{
	size_t before = loading->diags->error_count, variant, n;
	const struct yaml_node *like = yaml_tree_find(loading->root, "like");
	const struct yaml_node *game = yaml_tree_find(loading->root, "game");
	const struct notation *other = NULL;
	const struct yaml_node *own;

	if (like == NULL || !loading_check_kind(loading, like, YAML_TEXT))
		return like == NULL;
	for (n = 0; form_keys[n] != NULL; n++) {
		own = yaml_tree_find(loading->root, form_keys[n]);
		if (own != NULL)
			loading_refuse_key(loading, DIAG_NOTATION_KEY, own,
					   "beside the key like", NULL);
	}
	if (game != NULL && game->kind == YAML_TEXT &&
	    games_find(game->text, &variant) != NULL)
		other = notations_find(loading->known, like->text,
				       games_find(game->text, &variant));
	if (other == NULL)
		loading_refuse_value(loading, like,
				     "no notation of this name and game is "
				     "known before it",
				     NULL);
	if (loading->diags->error_count > before)
		return false;
	loading->like = other;
	borrow_form(loading, other);
	return true;
}
