/*
 * Walking along the main line of a game.
 */
#include "cli/place.h"

#include <string.h>

#include "base/arena.h"
#include "base/phrase.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/options.h"
#include "cli/setup.h"
#include "record/replay.h"

void
place_start(struct place_walk *walk, struct batch_game *game)
{
	const struct game *rules = game->replay->game;

	*walk = (struct place_walk){0};
	walk->kept[0] = arena_take(game->arena, rules->position_size);
	walk->kept[1] = arena_take(game->arena, rules->position_size);
	walk->kept[2] = arena_take(game->arena, rules->move_size);
	walk->position = walk->kept[0];
	memcpy(walk->position, game->replay->shown, rules->position_size);
}

/* The position before a turn that is complete, where it may come again. */
static void
remember(struct place_walk *walk, struct batch_game *game, const void *before)
{
	const struct game *rules = game->replay->game;
	size_t size = rules->position_size;

	if (rules->repetition_limit(before) == 0)
		return;
	walk->past = arena_grow(game->arena, walk->past, walk->past_count,
				&walk->past_capacity, size);
	memcpy(walk->past + walk->past_count++ * size, before, size);
}

/* Variations come between the turns, and use the same board: keep copies. */
static void
keep(struct place_walk *walk, struct batch_game *game)
{
	const struct replay *replay = game->replay;

	walk->before = walk->kept[1];
	walk->move = walk->kept[2];
	memcpy(walk->position, replay->shown, replay->game->position_size);
	memcpy(walk->before, replay->shown_before, replay->game->position_size);
	memcpy(walk->move, replay->move, replay->game->move_size);
	strbuf_clear(game->scratch);
	replay_write_turn(replay, game->scratch);
	walk->turn = strbuf_text(game->scratch);
	if (!replay->game->ends_turn(walk->move))
		return;
	remember(walk, game, walk->before);
	walk->turns++;
}

bool
place_next(struct place_walk *walk, struct batch_game *game)
{
	enum replay_event event;

	while ((event = replay_step(game->replay)) != REPLAY_END) {
		if (replay_depth(game->replay) > 0)
			continue;
		if (event == REPLAY_SKIPPED)
			walk->is_stopped = true;
		if (event == REPLAY_PLAYED) {
			keep(walk, game);
			return true;
		}
	}
	return false;
}

bool
place_is_between_turns(const struct place_walk *walk,
		       const struct batch_game *game)
{
	return walk->move == NULL || game->replay->game->ends_turn(walk->move);
}

/* Whether the place is reached: after N turns, before a tender of the next. */
static bool
is_reached(const struct place_walk *walk, const struct batch_game *game,
	   const struct at *at)
{
	return at->kind == AT_TURN && walk->turns == at->turn &&
	       place_is_between_turns(walk, game);
}

bool
place_walk_to(struct place_walk *walk, struct batch_game *game,
	      const struct at *at)
{
	place_start(walk, game);
	walk->wanted = at->kind == AT_TURN ? at->turn : 0;
	while (!is_reached(walk, game, at)) {
		if (!place_next(walk, game))
			return at->kind != AT_TURN && !walk->is_stopped;
	}
	return true;
}

bool
place_complain(struct batch_game *game, const struct place_walk *walk)
{
	const struct catalog *catalog = game->setup->catalog;
	struct sheet *sheet = &game->page->err;
	struct text before, behind;
	struct phrase phrase;
	struct block *block;

	/* Where a turn could not be played, its finding says why. */
	if (walk->is_stopped)
		return false;
	block = sheet_begin(sheet, LEVEL_ERROR);
	strbuf_add_string(&sheet->text, "pinrec: ");
	strbuf_add_printable(&sheet->text,
			     text_of(game->page->stretch.name.bytes));
	block->game = game->page->games;
	block->cut = sheet->text.length;
	strbuf_add_string(&sheet->text, ", ");
	sheet_split_number(catalog, "game {number}", &before, &behind);
	strbuf_add_text(&sheet->text, before);
	block->number = sheet->text.length;
	strbuf_add_text(&sheet->text, behind);
	block->rest = sheet->text.length;
	strbuf_add_string(&sheet->text, ": ");
	phrase_start(&phrase, catalog);
	phrase_slot_number(&phrase, "turn", walk->wanted);
	phrase_slot_number(&phrase, "turns", walk->turns);
	phrase_write(&phrase, "there is no turn {turn}: the game has {turns}",
		     &sheet->text);
	strbuf_add_char(&sheet->text, '\n');
	sheet_end(sheet);
	return true;
}
