/*
 * The list of the games: the only file that knows them all.
 */
#include "games/games.h"

#include "base/nearest.h"
#include "games/game.h"
#include "games/rules_word.h"

static const struct game *const games[] = {&plateau_game, &plakoto_game};

enum { GAME_COUNT = sizeof(games) / sizeof(games[0]), NAMES_MAX = 16 };

const struct game *
games_get(size_t n)
{
	return n < GAME_COUNT ? games[n] : NULL;
}

const struct game *
games_find(struct text name, size_t *variant)
{
	size_t i;
	size_t v;

	for (i = 0; i < GAME_COUNT; i++)
		for (v = 0; games[i]->variants[v] != NULL; v++)
			if (text_equals_ignoring_case(
				    name, text_of(games[i]->variants[v]))) {
				*variant = v;
				return games[i];
			}
	return NULL;
}

const struct game *
games_resembling(struct text position)
{
	size_t i;

	for (i = 0; i < GAME_COUNT; i++)
		if (games[i]->ids != NULL && games[i]->ids->is_one(position))
			return games[i];
	for (i = 0; i < GAME_COUNT; i++)
		if (games[i]->resembles_position(position))
			return games[i];
	return games[0];
}

const struct game *
games_knowing_rule(const struct game *but, struct text word)
{
	size_t i;

	for (i = 0; i < GAME_COUNT; i++)
		if (games[i] != but &&
		    rules_word_is_known(word, games[i]->options,
					games[i]->presets))
			return games[i];
	return NULL;
}

const char *
games_nearest(struct text name)
{
	const char *names[NAMES_MAX];
	size_t count = 0;
	size_t i;
	size_t v;

	for (i = 0; i < GAME_COUNT; i++)
		for (v = 0; games[i]->variants[v] != NULL; v++)
			if (count < NAMES_MAX)
				names[count++] = games[i]->variants[v];
	return nearest_name(name, names, count);
}
