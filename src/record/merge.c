/*
 * Two sheets become one record.
 */
#include "record/merge.h"

#include <string.h>

#include "base/catalog.h"
#include "record/merge_state.h"

/* What is hidden from both stays hidden. */
static enum view
common_view(enum view a, enum view b)
{
	if (a == b || b == VIEW_PUBLIC)
		return a;
	return a == VIEW_PUBLIC ? b : VIEW_ALL;
}

/* --- whether it is one game --- */

static struct text
write_start(const struct replay *replay, struct arena *arena)
{
	struct strbuf *words = &replay->state->tools->words;

	strbuf_clear(words);
	replay->game->write_position(replay->position, words);
	return arena_copy(arena, strbuf_text(words));
}

static struct text
rules_of(const struct replay *replay)
{
	const struct catalog *catalog = replay->state->tools->options->catalog;
	const struct tag *tag = record_tag(replay->record, "Rules");

	return tag != NULL ? tag->value : words_say(catalog, "no tag");
}

static bool
is_one_game(struct merge *merge, struct text *start)
{
	const struct replay *a = merge->sheets[0].replay;
	const struct replay *b = merge->sheets[1].replay;
	struct text texts[2];

	texts[0] = text_of(a->game->variants[a->variant]);
	texts[1] = text_of(b->game->variants[b->variant]);
	if (a->game != b->game || a->variant != b->variant) {
		merge_report_tags(merge, DIAG_MERGE_GAME, "the game", "Game",
				  texts);
		return false;
	}
	if (memcmp(a->rules, b->rules, a->game->rules_size) != 0) {
		texts[0] = rules_of(a);
		texts[1] = rules_of(b);
		merge_report_tags(merge, DIAG_MERGE_GAME, "the tag Rules",
				  "Rules", texts);
		return false;
	}
	texts[0] = write_start(a, merge->arena);
	texts[1] = write_start(b, merge->arena);
	if (!merge_unify(texts[0], texts[1], 'u', start, merge->arena)) {
		merge_report_tags(merge, DIAG_MERGE_GAME, "the start",
				  "Position", texts);
		return false;
	}
	return true;
}

/* Two sheets of one player, or of two spectators, tell less than a game. */
static void
remark_view(struct merge *merge)
{
	if (merge->view == VIEW_ALL ||
	    merge->sheets[0].view != merge->sheets[1].view)
		return;
	merge_report_tags(merge, DIAG_MERGE_VIEW,
			  merge->view == VIEW_WHITE   ? N_("White")
			  : merge->view == VIEW_BLACK ? N_("Black")
						      : N_("the public"),
			  "View", NULL);
}

static void
begin_merged(struct merge *merge)
{
	const struct record *a = merge->sheets[0].replay->record;
	const struct record *b = merge->sheets[1].replay->record;
	struct record *merged = merge->merged;
	size_t tags = a->tag_count + b->tag_count, items = 4, n;

	/* A second glyph behind each turn, and comments from among the tags. */
	items += 2 * (a->item_count + b->item_count);
	for (n = 0; n < a->tag_count; n++)
		items += a->tags[n].comment_count;
	for (n = 0; n < b->tag_count; n++)
		items += b->tags[n].comment_count;
	*merged = *a;
	merged->item_count = 0;
	merged->tag_count = 0;
	merged->items = arena_take(merge->arena,
				   items * sizeof(*merged->items));
	merged->tags = arena_take(merge->arena,
				  (tags + 1) * sizeof(*merged->tags));
	merge->origins = arena_take(merge->arena,
				    items * sizeof(*merge->origins));
}

bool
merge_records(struct replay *here, struct replay *there, struct arena *arena,
	      struct record *merged)
{
	struct merge merge = {.arena = arena, .merged = merged};
	struct text start;
	unsigned i;

	merge.sheets[0].replay = here;
	merge.sheets[1].replay = there;
	for (i = 0; i < 2; i++)
		merge.sheets[i].view = merge.sheets[i].replay->is_sheet
					       ? merge.sheets[i].replay->view
					       : VIEW_ALL;
	if (!is_one_game(&merge, &start))
		return false;
	merge.view = common_view(merge.sheets[0].view, merge.sheets[1].view);
	merge.starts_unknown = memchr(start.start, 'u', start.length) != NULL ||
			       memchr(start.start, 'U', start.length) != NULL;
	remark_view(&merge);
	begin_merged(&merge);
	merge_note(&merge, 0);
	merge_note(&merge, 1);
	merge_tags(&merge, start);
	merge_walk(&merge);
	if (merge_end(&merge))
		return true;
	merge_report_tags(&merge, DIAG_MERGE_GAME, "the start", "Position",
			  NULL);
	return false;
}
