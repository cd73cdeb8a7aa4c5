/*
 * An example of the rule book, played and shown.
 */
#include "cli/example.h"

#include <string.h>

#include "base/arena.h"
#include "base/catalog.h"
#include "base/phrase.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/cursor.h"
#include "cli/place.h"
#include "cli/report.h"
#include "cli/setup.h"
#include "cli/work.h"
#include "games/game.h"
#include "games/games.h"
#include "record/container.h"
#include "record/notation.h"
#include "record/record.h"
#include "record/rulebook.h"

/* The example on its way through the check of a record. */
struct showing {
	const struct rulebook_example *example;
	struct text game; /* whose entry it is; may be empty */
	size_t turn_at;	  /* where the turns stand in the record made of them */
};

static void
add_tag(struct strbuf *record, const char *name, struct text value)
{
	size_t n;

	if (value.length == 0)
		return;
	strbuf_format(record, "[%s \"", name);
	for (n = 0; n < value.length; n++) {
		if (value.start[n] == '"' || value.start[n] == '\\')
			strbuf_add_char(record, '\\');
		strbuf_add_char(record, value.start[n]);
	}
	strbuf_add_string(record, "\"]\n");
}

/* A turn in a position becomes a record; a record is one already. */
static void
make_record(struct showing *showing, const struct rulebook_entry *entry,
	    struct strbuf *record)
{
	const struct rulebook_example *example = showing->example;

	if (example->record.length > 0) {
		strbuf_add_text(record, example->record);
		return;
	}
	add_tag(record, "Game",
		entry->game.length > 0 ? entry->game
				       : text_of(games_get(0)->variants[0]));
	add_tag(record, "Rules", example->rules);
	add_tag(record, "Position", example->position);
	strbuf_add_char(record, '\n');
	showing->turn_at = record->length;
	strbuf_add_text(record, example->turn);
	strbuf_add_char(record, '\n');
}

static void
draw(struct batch_game *game)
{
	struct place_walk walk;
	struct drawing drawing;

	place_start(&walk, game);
	while (place_next(&walk, game))
		continue;
	drawing = (struct drawing){
		.position = walk.position,
		.before = walk.before,
		.move = walk.move,
		.move_text = walk.turn,
		.colour = game->setup->colour_out,
		.catalog = game->setup->catalog,
	};
	game->replay->game->draw_text(&drawing, &game->page->out.text);
}

/*
 * The findings that the example is about.  Their places become those in the
 * turns alone; if one stands before them, in a tag, those in all of the record.
 */
static void
pick_findings(const struct batch_game *game, struct showing *showing,
	      struct diags *picked)
{
	enum diag wanted = diag_find(showing->example->expect, showing->game);
	const struct diags *diags = game->diags;
	size_t n;

	diags_init(picked, game->arena, false);
	picked->catalog = game->setup->catalog;
	picked->findings = arena_take(
		game->arena, (diags->count + 1) * sizeof(struct finding));
	for (n = 0; n < diags->count; n++) {
		if (diags->findings[n].id != wanted)
			continue;
		picked->findings[picked->count++] = diags->findings[n];
		if (diags->findings[n].offset < showing->turn_at)
			showing->turn_at = 0;
	}
	for (n = 0; n < picked->count; n++)
		picked->findings[n].offset -= showing->turn_at;
}

static void
report(struct batch_game *game, struct showing *showing)
{
	const struct source *source = &game->page->stretch.source;
	struct report_style style = game->setup->style;
	struct source shown = {"example", source->bytes, 1};
	struct cursor cursor;
	struct diags picked;
	struct report report = {
		.source = &shown,
		.cursor = &cursor,
		.record = game->record,
		.arena = game->arena,
		.diags = &picked,
	};

	style.colour = game->setup->colour_out;
	style.least = LEVEL_NOTE;
	pick_findings(game, showing, &picked);
	shown.bytes = text_slice(source->bytes, showing->turn_at,
				 source->bytes.length);
	cursor_start(&cursor, shown.bytes, 1, 1);
	report_findings(&report, &style, &game->page->err);
}

/* Findings of notation files have such a file for an example. */
static bool
is_notation(const struct rulebook_example *example)
{
	return text_is(example->expect, "yaml") ||
	       text_starts(example->expect, "notation-");
}

static void
load_notation(const struct setup *setup, const struct rulebook_example *example,
	      struct sheet *sheet)
{
	struct notations *notations = notations_new();
	struct source source = {"example", example->record, 1};
	struct arena arena = {0};
	struct report_style style = setup->style;
	struct cursor cursor;
	struct diags diags;
	struct report report = {
		.source = &source,
		.cursor = &cursor,
		.arena = &arena,
		.diags = &diags,
	};

	style.colour = setup->colour_out;
	style.least = LEVEL_NOTE;
	diags_init(&diags, &arena, false);
	diags.catalog = setup->catalog;
	notations_add(notations, &source, &diags);
	cursor_start(&cursor, source.bytes, 1, 1);
	report_findings(&report, &style, sheet);
	arena_free(&arena);
	notations_free(notations);
}

static void
visit(struct batch_game *game)
{
	struct showing *showing = game->context;
	struct match_score score;

	if (game->has_board) {
		if (showing->example->record.length == 0)
			draw(game);
		replay_finish(game->replay);
	}
	batch_join_match(game, &score);
	report(game, showing);
}

static void
add_indented(struct text text, struct strbuf *out)
{
	const char *end;
	size_t length;

	while (text.length > 0) {
		end = memchr(text.start, '\n', text.length);
		length = end != NULL ? (size_t)(end - text.start) : text.length;
		if (length > 0)
			strbuf_add_string(out, "    ");
		strbuf_add_printable(out, text_slice(text, 0, length));
		strbuf_add_char(out, '\n');
		text = text_slice(text, length + 1, text.length);
	}
}

static void
add_title(const struct setup *setup, const struct rulebook_example *example,
	  struct text game, struct strbuf *out)
{
	struct phrase phrase;
	const struct diag_row *row = diag_row(diag_find(example->expect, game));

	strbuf_add_text(
		out, words_say(setup->catalog,
			       text_is(example->expect, "legal") ? N_("Legal")
			       : row->level == LEVEL_ERROR	 ? N_("Wrong")
							   : N_("Doubtful")));
	if (example->record.length > 0) {
		strbuf_add_string(out, ":\n\n");
		add_indented(example->record, out);
	} else {
		strbuf_add_string(out, ": ");
		phrase_start(&phrase, setup->catalog);
		phrase_slot(&phrase, "turn", example->turn);
		phrase_slot(&phrase, "rules", example->rules);
		if (example->rules.length > 0)
			phrase_write(&phrase, "{turn} under {rules}", out);
		else
			strbuf_add_printable(out, example->turn);
		strbuf_add_char(out, '\n');
	}
}

static void
add_sheet(const struct sheet *sheet, struct strbuf *out)
{
	size_t n;

	if (sheet->text.length == 0)
		return;
	strbuf_add_char(out, '\n');
	if (sheet->count == 0)
		strbuf_add_text(out, strbuf_text(&sheet->text));
	for (n = 0; n < sheet->count; n++)
		sheet_write_block(sheet, &sheet->blocks[n], 0, true, out);
}

/* The example as a record, given to a worker. */
static void
play(const struct setup *setup, const struct rulebook_entry *entry,
     const struct rulebook_example *example, struct page *page)
{
	struct showing showing = {.example = example, .game = entry->game};
	struct batch batch = {
		.setup = setup, .visit = visit, .context = &showing};
	struct worker *worker = worker_new(&batch);
	struct strbuf record = {0};

	make_record(&showing, entry, &record);
	stretch_set(&page->stretch, "example", strbuf_text(&record),
		    container_recognise(strbuf_text(&record), text_of("")));
	worker_do(worker, page);
	strbuf_free(&record);
	worker_free(worker);
}

void
example_write(const struct setup *setup, const struct rulebook_entry *entry,
	      const struct rulebook_example *example, struct strbuf *out)
{
	struct page page = {0};

	if (is_notation(example))
		load_notation(setup, example, &page.err);
	else
		play(setup, entry, example, &page);
	add_title(setup, example, entry->game, out);
	add_sheet(&page.out, out);
	add_sheet(&page.err, out);
	page_free(&page);
}
