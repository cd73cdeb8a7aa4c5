/*
 * What the id of a position does not say of it.
 */
#include "cli/id_loss.h"

#include "base/arena.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/board.h"
#include "cli/options.h"
#include "cli/setup.h"
#include "games/game.h"
#include "record/record.h"

bool
id_loses(const struct game *rules, const void *position, struct arena *arena,
	 struct problem *problem)
{
	void *other = arena_take(arena, rules->position_size);
	void *options = arena_take(arena, rules->rules_size);
	struct strbuf id = {0}, was = {0}, is = {0};
	bool is_lost;

	rules->default_rules(0, options);
	rules->ids->write(position, &id);
	rules->write_position(position, &was);
	*problem = (struct problem){0};
	is_lost = rules->ids->read(options, strbuf_text(&id), other, problem) ==
		  DIAG_NONE;
	if (is_lost) {
		rules->write_position(other, &is);
		is_lost = !text_equals(strbuf_text(&was), strbuf_text(&is));
		*problem = (struct problem){0};
		problem_fact(problem, "position", strbuf_text(&is));
	}
	strbuf_free(&id);
	strbuf_free(&was);
	strbuf_free(&is);
	return is_lost;
}

void
id_tell_loss(struct batch_game *game, const struct problem *problem)
{
	struct batch_game noting = *game;
	struct cursor place = game->page->cursor;
	struct diags diags;

	diags_init(&diags, game->arena, false);
	diags.catalog = game->diags->catalog;
	diags_add(&diags, DIAG_ID_LACKS, game->record->offset, 0, problem);
	noting.diags = &diags;
	batch_report(&noting, LEVEL_NOTE);
	/* Other findings may stand before. */
	game->page->cursor = place;
}

void
id_tell_position(const struct setup *setup, const struct board *board)
{
	struct setup own = *setup; /* with memory that ends here */
	const char *given = setup->options->position;
	struct problem problem;

	own.arena = (struct arena){0};
	if (id_loses(board->game, board->position, &own.arena, &problem))
		setup_report(&own, "--position", given != NULL ? given : "",
			     DIAG_ID_LACKS, 0, &problem);
	arena_free(&own.arena);
}
