/*
 * Counting legal lines, depth first.  The positions of the line that is being
 * looked at lie one after the other, so that repeated ones are found.
 */
#include "record/perft.h"

#include <assert.h>
#include <string.h>

#include "base/arena.h"
#include "games/game.h"
#include "record/repetition.h"

struct search {
	const struct game *game;
	unsigned depth;
	unsigned level;	 /* turns played so far */
	size_t past;	 /* positions that occurred before the first turn */
	char *positions; /* of the line: past + level + 1 of them */
	unsigned long long count;
	perft_visitor *visit;
	void *context;
};

static void *
position_at(const struct search *search, unsigned level)
{
	return search->positions +
	       (search->past + level) * search->game->position_size;
}

static bool
count_turn(void *context, const void *move)
{
	struct search *search = context;

	(void)move;
	search->count++;
	return true;
}

static void
play_turn(struct search *search, const void *move)
{
	const struct game *game = search->game;
	void *next = position_at(search, search->level + 1);

	memcpy(next, position_at(search, search->level), game->position_size);
	game->play(next, move);
	search->level++;
	if (repetition_is_reached(game, search->positions,
				  search->past + search->level + 1))
		game->set_repeated(next);
}

/* Called for each turn but the last of a line; at most PERFT_DEPTH_MAX deep. */
static bool
follow_turn(void *context, const void *move)
{
	struct search *search = context;

	play_turn(search, move);
	search->game->list(position_at(search, search->level),
			   search->level + 1 < search->depth ? follow_turn
							     : count_turn,
			   search);
	search->level--;
	return true;
}

/* Called for each first turn. */
static bool
divide_turn(void *context, const void *move)
{
	struct search *search = context;
	unsigned long long before = search->count;

	if (search->depth > 1)
		follow_turn(search, move);
	else
		count_turn(search, move);
	if (search->visit)
		search->visit(search->context, move, search->count - before);
	return true;
}

unsigned long long
perft_divide(const struct game *game, const struct perft_start *start,
	     unsigned depth, perft_visitor *visit, void *context)
{
	struct arena arena = {0};
	struct search search = {
		.game = game,
		.depth = depth,
		.past = start->past_count,
		.visit = visit,
		.context = context,
	};

	assert(depth >= 1 && depth <= PERFT_DEPTH_MAX);
	search.positions = arena_take(&arena, (start->past_count + depth + 1) *
						      game->position_size);
	if (start->past_count > 0)
		memcpy(search.positions, start->past,
		       start->past_count * game->position_size);
	memcpy(position_at(&search, 0), start->position, game->position_size);
	game->list(start->position, divide_turn, &search);
	arena_free(&arena);
	return search.count;
}

unsigned long long
perft_count(const struct game *game, const void *position, unsigned depth)
{
	struct perft_start start = {.position = position};

	if (depth == 0)
		return 1;
	return perft_divide(game, &start, depth, NULL, NULL);
}
