/*
 * The legal turn that is nearest to one that is not.
 */
#include <string.h>

#include "base/nearest.h"
#include "record/notation.h"
#include "record/replay_state.h"

enum { HINT_TURNS_MAX = 20000 }; /* turns tried for one hint */

struct search {
	const struct game *game;
	const struct notation *notation;
	const void *position;
	struct fields *fields;
	struct strbuf *words;
	struct text wanted;
	size_t limit; /* edits that are allowed: those of the best so far */
	size_t left;  /* turns that may still be tried */
	struct arena *arena;
	struct text best;
};

static bool
comes_first(struct text a, struct text b)
{
	size_t shorter = a.length < b.length ? a.length : b.length;
	int order = memcmp(a.start, b.start, shorter);

	return order != 0 ? order < 0 : a.length < b.length;
}

/* A turn of distance 0 is no hint: as it is written it was refused. */
static bool
try_turn(void *context, const void *move)
{
	struct search *search = context;
	struct text text;
	size_t distance;

	if (search->left == 0)
		return false;
	search->left--;
	search->game->write_move(search->position, move, search->fields);
	strbuf_clear(search->words);
	notation_write(search->notation, search->fields, search->words);
	text = strbuf_text(search->words);
	distance = nearest_distance(search->wanted, text, search->limit);
	if (distance == 0 || distance > search->limit)
		return true;
	if (search->best.length > 0 && distance == search->limit &&
	    !comes_first(text, search->best))
		return true;
	search->limit = distance;
	search->best = arena_copy(search->arena, text);
	return true;
}

struct text
replay_find_hint(struct replay *replay, const struct line *line,
		 struct text turn)
{
	struct replay_state *state = replay->state;
	size_t allowed = state->hints_left;
	struct search search = {
		.game = replay->game,
		.notation = replay->notation,
		.position = line->position,
		.fields = &state->tools->fields,
		.words = &state->tools->words,
		.wanted = replay_bare_turn(turn),
		.arena = state->arena,
		.best = {"", 0},
	};

	if (state->tools->options->no_hints || search.wanted.length == 0)
		return search.best;
	if (allowed > HINT_TURNS_MAX)
		allowed = HINT_TURNS_MAX;
	search.left = allowed;
	search.limit = search.wanted.length / 3;
	if (search.limit == 0)
		search.limit = 1;
	replay->game->list(line->position, try_turn, &search);
	state->hints_left -= allowed - search.left;
	return search.best;
}
