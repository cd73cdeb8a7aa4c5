/*
 * Which game a record is of.
 */
#include "games/games.h"
#include "record/notation.h"
#include "record/replay_state.h"

static const struct game *
find_game(struct text name, size_t *variant, struct problem *problem)
{
	const struct game *game = games_find(name, variant);
	const char *nearest;

	if (game != NULL)
		return game;
	problem_fact(problem, "name", name);
	nearest = games_nearest(name);
	if (nearest != NULL)
		problem_fact(problem, "nearest", text_of(nearest));
	return NULL;
}

const struct game *
replay_find_game(const struct replay_options *options, size_t *variant,
		 struct problem *problem, enum diag *wrong)
{
	const struct game *game;

	*wrong = DIAG_NONE;
	if (options->game.length == 0) {
		*variant = 0;
		return games_get(0);
	}
	game = find_game(options->game, variant, problem);
	if (game == NULL)
		*wrong = DIAG_GAME_UNKNOWN;
	return game;
}

struct text
replay_wanted_notation(const struct replay *replay)
{
	struct text wanted = replay->state->tools->options->notation;

	return wanted.length > 0 ? wanted : replay->record->notation;
}

/* The only game that has notations for such files, or an empty text. */
static struct text
find_implied_game(const struct replay *replay)
{
	struct notations *notations = replay->state->tools->options->notations;
	struct text wanted = replay_wanted_notation(replay), name = {"", 0};
	const struct container *container = NULL;
	const struct notation *notation;
	const struct game *game = NULL;
	size_t n;

	for (n = 0; (notation = notations_get(notations, n)) != NULL; n++)
		if (text_equals(notation_name(notation), wanted))
			container = notation_container(notation);
	if (container == NULL)
		return name;
	for (n = 0; (notation = notations_get(notations, n)) != NULL; n++) {
		if (notation_container(notation) != container)
			continue;
		if (game != NULL && game != notation_game(notation))
			return name;
		game = notation_game(notation);
	}
	return text_of(game->name);
}

/* A tag or an option says it, or a format that only one game has: --from, or
 * that of the file, and then it is told. */
static struct text
find_game_name(const struct replay *replay, const struct tag *tag)
{
	const struct replay_options *options = replay->state->tools->options;
	struct text name = options->game;
	struct problem *problem = replay_problem(replay->state);

	if (tag != NULL)
		return tag->value;
	if (name.length > 0)
		return name;
	name = find_implied_game(replay);
	if (name.length > 0 && options->notation.length == 0) {
		problem_fact(problem, "game", name);
		replay_report_tag(replay, DIAG_GAME_IMPLIED, NULL, problem);
	}
	return name;
}

bool
replay_set_game(struct replay *replay)
{
	const struct tag *tag = record_tag(replay->record, "Game");
	struct text name = find_game_name(replay, tag);
	struct problem *problem = replay_problem(replay->state);

	if (tag == NULL && name.length == 0) {
		if (!replay->record->is_partial)
			replay_report_tag(replay, DIAG_GAME_MISSING, NULL,
					  problem);
		return false;
	}
	replay->game = find_game(name, &replay->variant, problem);
	if (replay->game == NULL)
		replay_report_tag(replay, DIAG_GAME_UNKNOWN, tag, problem);
	return replay->game != NULL;
}
