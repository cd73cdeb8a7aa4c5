/*
 * Who looks on at a game that is shown turn by turn.  Each view has a replay of
 * its own, and all of them go through the record side by side: so a page for
 * one view and one for several cannot differ in what that view is shown.
 */
#include "base/arena.h"
#include "cli/batch.h"
#include "cli/playback.h"
#include "cli/setup.h"
#include "record/container.h"

/* The record read once more, for a replay and findings of its own. */
static bool
read_again(struct batch_game *game, struct playback_view *view)
{
	const struct stretch *stretch = &game->page->stretch;
	struct record *record = arena_take(game->arena, sizeof(*record));
	struct diags *diags = arena_take(game->arena, sizeof(*diags));
	struct reading reading = {
		.source = &stretch->source,
		.offset = game->begin,
		.has_game = game->setup->replay.game.length > 0,
	};

	diags_init(diags, game->arena, game->setup->replay.strict);
	diags->catalog = game->setup->catalog;
	view->diags = diags;
	view->playing = arena_take(game->arena, sizeof(*view->playing));
	view->replay = view->playing;
	view->tools = replay_tools_new(&view->options);
	return stretch->container->read(&reading, game->arena, record, diags) &&
	       replay_start(view->playing, record, view->tools, game->arena,
			    diags);
}

/* Adds those who see something else than the record tells. */
static void
add_views(struct playback *playback, struct batch_game *game)
{
	const struct replay *replay = game->replay;
	size_t n;

	if (replay->game->secrets == NULL || replay->is_sheet ||
	    replay->view != VIEW_ALL)
		return;
	for (n = VIEW_WHITE; n < VIEW_COUNT; n++) {
		struct playback_view *view =
			&playback->views[playback->view_count];

		*view = (struct playback_view){
			.view = (enum view)n,
			.options = game->setup->replay,
		};
		view->options.view = view->view;
		if (read_again(game, view))
			playback->view_count++;
		else
			replay_tools_free(view->tools);
	}
}

void
playback_start_views(struct playback *playback, struct batch_game *game)
{
	size_t n, i;

	playback->views[0] = (struct playback_view){
		.view = game->replay->view,
		.replay = game->replay,
		.playing = game->replay,
		.diags = game->diags,
	};
	playback->view_count = 1;
	add_views(playback, game);
	for (n = 0; n < playback->view_count; n++) {
		struct playback_view *view = &playback->views[n];

		view->places = arena_take(
			game->arena, DIAGS_KEPT_MAX * sizeof(*view->places));
		for (i = 0; i < DIAGS_KEPT_MAX; i++)
			view->places[i] = PLAYBACK_NONE;
		view->found = view->diags->count;
	}
}

void
playback_end(struct playback *playback)
{
	size_t n;

	for (n = 0; n < playback->view_count; n++)
		if (playback->views[n].tools != NULL)
			replay_tools_free(playback->views[n].tools);
}

struct text
playback_turn(const struct playback_node *node, size_t view)
{
	struct text turn = node->sights[view].turn;

	return turn.length > 0 ? turn : text_of("?");
}
