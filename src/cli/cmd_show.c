/*
 * pinrec show: draws positions of games, or one given by --position.
 */
#include "base/arena.h"
#include "base/catalog.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/board.h"
#include "cli/cli.h"
#include "cli/files.h"
#include "cli/id_loss.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/place.h"
#include "cli/say.h"
#include "cli/score.h"
#include "cli/setup.h"
#include "cli/show.h"
#include "games/game.h"
#include "record/record.h"
#include "record/replay.h"

/* What the visitors share; unchanging while they work. */
struct show {
	bool is_many; /* files: each drawing names its own */
};

static enum as form_of(const struct setup *setup)
{
	return setup_wants_json(setup) ? AS_JSON : (enum as)setup->options->as;
}

static struct text
player(const struct record *record, const char *name)
{
	const struct tag *tag = record_tag(record, name);

	return tag != NULL ? tag->value : (struct text){NULL, 0};
}

/* What names have beyond ASCII becomes '?', a character each. */
static void
make_ascii(struct strbuf *out, size_t start)
{
	size_t end = start, n;

	for (n = start; n < out->length; n++) {
		unsigned char c = (unsigned char)out->bytes[n];

		if (c < 0x80)
			out->bytes[end++] = (char)c;
		else if (c >= 0xC0)
			out->bytes[end++] = '?';
	}
	out->length = end;
}

static void
write_drawing(const struct setup *setup, const struct game *rules,
	      struct drawing *drawing, struct strbuf *out)
{
	size_t start;

	if (setup->options->view == VIEW_BLACK)
		drawing->near = SIDE_BLACK;
	if (form_of(setup) == AS_SVG) {
		rules->draw_svg(drawing, out);
		return;
	}
	drawing->ascii = form_of(setup) == AS_ASCII;
	drawing->colour = setup->colour_out;
	start = out->length;
	rules->draw_text(drawing, out);
	if (drawing->ascii)
		make_ascii(out, start);
}

/* Above a drawing: which file and game it is of, as far as there are more. */
static void
write_heading(struct batch_game *game, bool is_many, struct block *block)
{
	struct strbuf *out = &game->page->out.text;
	size_t start = out->length;
	const struct catalog *catalog = game->setup->catalog;
	struct text before, behind;

	block->game = game->page->games;
	if (is_many) {
		strbuf_add_printable(out,
				     text_of(game->page->stretch.name.bytes));
		if (form_of(game->setup) == AS_ASCII)
			make_ascii(out, start);
		block->cut = out->length;
		strbuf_add_string(out, ", ");
		sheet_split_number(catalog, "game {number}", &before, &behind);
		strbuf_add_text(out, before);
		block->number = out->length;
		strbuf_add_text(out, behind);
		block->rest = out->length;
		strbuf_add_char(out, '\n');
		return;
	}
	block->cut = out->length;
	sheet_split_number(catalog, "Game {number}", &before, &behind);
	strbuf_add_text(out, before);
	block->number = out->length;
	strbuf_add_text(out, behind);
	strbuf_add_char(out, '\n');
	block->rest = out->length;
}

static struct drawing
drawing_of(const struct batch_game *game, const struct place_walk *walk)
{
	return (struct drawing){
		.position = walk->position,
		.before = walk->before,
		.move = walk->move,
		.move_text = walk->turn,
		.white = player(game->record, "White"),
		.black = player(game->record, "Black"),
		.catalog = game->setup->catalog,
	};
}

static void
write_text(struct batch_game *game, const struct place_walk *walk)
{
	const struct show *show = game->context;
	struct sheet *sheet = &game->page->out;
	struct drawing drawing = drawing_of(game, walk);
	struct block *block;

	/* A blank line between drawings; batch puts it between pages. */
	if (sheet->text.length > 0)
		strbuf_add_char(&sheet->text, '\n');
	block = sheet_begin(sheet, LEVEL_NOTE);
	write_heading(game, show->is_many, block);
	write_drawing(game->setup, game->replay->game, &drawing, &sheet->text);
	sheet_end(sheet);
}

static void
add_member(struct strbuf *out, const char *key, struct text value)
{
	strbuf_format(out, ",\"%s\":", key);
	strbuf_add_json(out, value);
}

/* The result that the position shows. */
static void
add_shown(struct strbuf *out, const struct game *game, const void *position)
{
	struct outcome outcome;
	struct strbuf words = {0};

	game->outcome(position, &outcome);
	replay_write_outcome(&outcome, &words);
	add_member(out, "shown", strbuf_text(&words));
	strbuf_free(&words);
}

/* {"file":"club.pin","game":1,"ply":6,"played":"a1>b1", ...} */
static void
write_json(struct batch_game *game, const struct place_walk *walk)
{
	const struct game *rules = game->replay->game;
	struct sheet *sheet = &game->page->out;
	struct block *block = sheet_begin(sheet, LEVEL_NOTE);
	struct strbuf *out = &sheet->text, position = {0};

	strbuf_add_string(out, "{\"file\":");
	strbuf_add_json(out, text_of(game->page->stretch.name.bytes));
	strbuf_add_string(out, ",\"game\":");
	block->cut = block->number = block->rest = out->length;
	block->game = game->page->games;
	if (game->replay->view != VIEW_ALL)
		strbuf_format(out, ",\"view\":\"%s\"",
			      options_view_name(game->replay->view));
	strbuf_format(out, ",\"ply\":%u", walk->turns);
	if (walk->move != NULL)
		add_member(out, "played", walk->turn);
	rules->write_position(walk->position, &position);
	add_member(out, "position", strbuf_text(&position));
	add_shown(out, rules, walk->position);
	strbuf_add_char(out, ',');
	rules->write_json(walk->position, out);
	strbuf_add_string(out, "}\n");
	strbuf_free(&position);
	sheet_end(sheet);
}

/* A game whose positions have no ids is told of, once. */
static void
write_id(struct batch_game *game, const void *position)
{
	const struct game *rules = game->replay->game;
	struct strbuf *out = &game->page->out.text;
	struct problem problem = {0};

	if (rules->ids != NULL) {
		rules->ids->write(position, out);
		strbuf_add_char(out, '\n');
		if (game->setup->options->at.kind != AT_ALL &&
		    id_loses(rules, position, game->arena, &problem))
			id_tell_loss(game, &problem);
	} else if (!game->page->is_bad || game->diags->error_count == 0) {
		problem_fact(&problem, "game", text_of(rules->name));
		diags_add(game->diags, DIAG_NO_ID, game->record->offset, 0,
			  &problem);
		game->page->is_bad = true;
	}
}

static void
write_place(struct batch_game *game, const struct place_walk *walk)
{
	struct strbuf *out = &game->page->out.text;
	struct drawing drawing;

	switch (form_of(game->setup)) {
	case AS_TEXT:
	case AS_ASCII:
		write_text(game, walk);
		return;
	case AS_POSITION:
		game->replay->game->write_position(walk->position, out);
		strbuf_add_char(out, '\n');
		return;
	case AS_ID:
		write_id(game, walk->position);
		return;
	case AS_JSON:
		write_json(game, walk);
		return;
	case AS_SVG:
		drawing = drawing_of(game, walk);
		write_drawing(game->setup, game->replay->game, &drawing, out);
		return;
	case AS_HTML:
		return; /* show_pages */
	}
}

static bool
write_all(struct batch_game *game)
{
	struct place_walk walk;

	place_start(&walk, game);
	write_place(game, &walk);
	while (place_next(&walk, game))
		write_place(game, &walk);
	return true;
}

/* A game that stops early is shown as far as it goes; false: no such place. */
static bool
write_one(struct batch_game *game)
{
	struct place_walk walk;

	if (place_walk_to(&walk, game, &game->setup->options->at) ||
	    walk.is_stopped) {
		write_place(game, &walk);
		return true;
	}
	game->page->is_misplaced |= place_complain(game, &walk);
	return false;
}

static bool
is_drawn(const struct setup *setup)
{
	return form_of(setup) == AS_TEXT || form_of(setup) == AS_ASCII;
}

/* The only game that is drawn; 0: all.  A picture is a file by itself. */
static unsigned
wanted_game(const struct setup *setup)
{
	if (setup->options->nth == 0 && form_of(setup) == AS_SVG)
		return 1;
	return setup->options->nth;
}

/* Below the last drawing of a game, whatever place it is of. */
static void
write_score(struct batch_game *game, const struct match_score *score)
{
	struct strbuf *out = &game->page->out.text;

	strbuf_add_text(out, words_say(game->setup->catalog,
				       "Score after this game"));
	strbuf_add_string(out, ": ");
	score_write(game->record, score, game->setup->catalog, out);
	strbuf_add_char(out, '\n');
}

void
show_pass_over(struct batch_game *game)
{
	struct match_score score;

	if (game->has_board && replay_stands_alone(game->record))
		return;
	if (game->has_board)
		replay_finish(game->replay);
	batch_join_match(game, &score);
}

static void
visit(struct batch_game *game)
{
	unsigned nth = wanted_game(game->setup);
	bool is_shown = false;
	struct match_score score;

	if (nth > 0) {
		if (game->page->games_before + game->page->games != nth) {
			show_pass_over(game);
			return;
		}
		game->page->stops = true;
	}
	if (game->has_board) {
		is_shown = game->setup->options->at.kind == AT_ALL
				   ? write_all(game)
				   : write_one(game);
		replay_finish(game->replay);
	}
	if (batch_join_match(game, &score) && is_shown && is_drawn(game->setup))
		write_score(game, &score);
	batch_report(game, LEVEL_ERROR);
}

/* The drawing of --position. */
static enum exit_status
answer(const struct setup *setup, const struct board *board, struct strbuf *out)
{
	struct drawing drawing = {.position = board->position,
				  .catalog = setup->catalog};
	struct strbuf position = {0};

	switch (form_of(setup)) {
	case AS_TEXT:
	case AS_ASCII:
	case AS_SVG:
		write_drawing(setup, board->game, &drawing, out);
		break;
	case AS_POSITION:
		board->game->write_position(board->position, out);
		strbuf_add_char(out, '\n');
		break;
	case AS_ID:
		if (board->game->ids == NULL) {
			say_trouble("positions of %s have no ids",
				    board->game->name);
			return STATUS_USAGE;
		}
		board->game->ids->write(board->position, out);
		strbuf_add_char(out, '\n');
		id_tell_position(setup, board);
		break;
	case AS_JSON:
		board->game->write_position(board->position, &position);
		strbuf_add_string(out, "{\"position\":");
		strbuf_add_json(out, strbuf_text(&position));
		add_shown(out, board->game, board->position);
		strbuf_add_char(out, ',');
		board->game->write_json(board->position, out);
		strbuf_add_string(out, "}\n");
		strbuf_free(&position);
		break;
	case AS_HTML:
		break; /* refused before */
	}
	return STATUS_GOOD;
}

static enum exit_status
show_records(struct setup *setup)
{
	const struct options *options = setup->options;
	struct output output;
	struct show show = {
		files_are_many(options->operands, options->operand_count)};
	struct batch batch = {
		.setup = setup,
		.visit = visit,
		.context = &show,
		.output = &output,
		.is_spaced = is_drawn(setup),
		.is_serial = wanted_game(setup) > 0,
	};

	if (!output_open(&output, options->output))
		return STATUS_TROUBLE;
	batch_run(&batch, options->operands, options->operand_count);
	output_close(&output, batch.has_printed);
	if (options->nth > batch.games && batch.games > 0) {
		say_trouble("there is no game %u: the input has %zu",
			    options->nth, batch.games);
		batch.is_misplaced = true;
	}
	return batch_status(&batch);
}

/* A page has every position of a game; a picture has one. */
static bool
is_sensible(const struct setup *setup)
{
	const struct options *options = setup->options;
	const char *problem = NULL;

	if (form_of(setup) == AS_HTML && options->position != NULL)
		problem = "--as html replays games; --as svg draws a position";
	else if (form_of(setup) == AS_HTML && options->at.kind != AT_DEFAULT &&
		 options->at.kind != AT_ALL)
		problem = "--as html shows every position; a link that ends in "
			  "#12 opens it after 12 turns";
	else if (form_of(setup) == AS_SVG && options->position == NULL &&
		 options->at.kind == AT_ALL)
		problem = "--as svg draws one position: say which by --at";
	if (problem != NULL)
		say_usage(options->command, "%s", problem);
	return problem == NULL;
}

enum exit_status
cmd_show(struct options *options)
{
	struct setup setup;
	enum exit_status status;

	if (!setup_open(&setup, options, &status))
		return status;
	if (!is_sensible(&setup))
		status = STATUS_USAGE;
	else if (options->position != NULL)
		status = board_run(&setup, options->operands,
				   options->operand_count, false, answer);
	else if (form_of(&setup) == AS_HTML)
		status = show_pages(&setup);
	else
		status = show_records(&setup);
	setup_close(&setup);
	return status;
}
