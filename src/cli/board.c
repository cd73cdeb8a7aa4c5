/*
 * The one position that a command is about.
 */
#include "cli/board.h"

#include <string.h>

#include "base/source.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/place.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "games/game.h"
#include "games/games.h"
#include "record/notation.h"
#include "record/replay.h"

/* How far reading a position came, in one variant. */
struct attempt {
	enum diag wrong;
	struct problem problem;
};

/* What the visitor of a record is told, and what it tells. */
struct search {
	board_answer *answer;
	size_t wanted; /* game, from 1 */
	struct setup *setup;
	bool is_found;
	enum exit_status status; /* of the game that was found */
};

static void
set_up(struct setup *setup, const struct game *game, size_t variant,
       struct board *board, void **rules, void **position)
{
	struct text rest = setup->replay.rules, word;
	struct problem problem = {.catalog = setup->catalog};

	*board = (struct board){.game = game};
	*rules = arena_take(&setup->arena, game->rules_size);
	*position = arena_take(&setup->arena, game->position_size);
	game->default_rules(variant, *rules);
	/* Words that this game does not know were refused before. */
	while (text_next_word(&rest, &word))
		game->set_rule(*rules, word, &problem);
	board->notation = notations_find(setup->notations, text_of("native"),
					 game);
	board->position = *position;
}

/* A line, or an id where the game has them. */
static enum diag
read_position(const struct game *game, const void *rules, struct text text,
	      void *position, struct problem *problem)
{
	if (game->ids != NULL && game->ids->is_one(text))
		return game->ids->read(rules, text, position, problem);
	if (game->secrets != NULL)
		return game->secrets->read_position(rules, text, position,
						    problem);
	return game->read_position(rules, text, position, problem);
}

static bool
try_position(struct setup *setup, const struct game *game, size_t variant,
	     struct board *board, struct attempt *attempt)
{
	struct text text = text_of(setup->options->position);
	void *rules, *position;

	set_up(setup, game, variant, board, &rules, &position);
	*attempt = (struct attempt){.problem.catalog = setup->catalog};
	attempt->wrong = read_position(game, rules, text, position,
				       &attempt->problem);
	return attempt->wrong == DIAG_NONE;
}

/*
 * Of the position that was read, what --view can see.  False when no deal of
 * the faces that it leaves out fits the set.
 */
static bool
take_view(struct setup *setup, struct board *board, struct attempt *attempt)
{
	const struct game *game = board->game;
	enum view view = setup->replay.view;
	bool hides = view != VIEW_ALL;
	void *knowledge, *position;

	if (game->secrets == NULL)
		return true;
	knowledge = arena_take(&setup->arena, game->secrets->knowledge_size);
	position = arena_take(&setup->arena, game->position_size);
	attempt->wrong = game->secrets->begin(board->position,
					      hides ? view : VIEW_PUBLIC,
					      !hides, knowledge,
					      &attempt->problem);
	if (!hides || attempt->wrong != DIAG_NONE)
		return attempt->wrong == DIAG_NONE;
	game->secrets->show(knowledge, position);
	board->position = position;
	board->knowledge = knowledge;
	board->view = view;
	return true;
}

/*
 * No game is named: the one whose shape the position has, and the first variant
 * of it that can read it.  If none can, `best` is the one that came furthest.
 */
static bool
try_variants(struct setup *setup, struct board *board, struct attempt *best)
{
	const struct game *game = games_resembling(
		text_of(setup->options->position));
	struct attempt attempt;
	size_t variant;

	for (variant = 0; game->variants[variant] != NULL; variant++) {
		if (try_position(setup, game, variant, board, &attempt))
			return true;
		if (variant == 0 || attempt.problem.start > best->problem.start)
			*best = attempt;
	}
	return false;
}

bool
board_read(struct setup *setup, struct board *board)
{
	struct attempt attempt = {0};
	enum diag wrong;
	size_t variant;
	const struct game *game;
	bool is_read;

	if (setup->options->game != NULL) {
		game = replay_find_game(&setup->replay, &variant,
					&attempt.problem, &wrong);
		is_read = try_position(setup, game, variant, board, &attempt);
	} else {
		is_read = try_variants(setup, board, &attempt);
	}
	is_read = is_read && take_view(setup, board, &attempt);
	if (!is_read)
		setup_report(setup, "--position", setup->options->position,
			     attempt.wrong, 0, &attempt.problem);
	return is_read;
}

void
board_start(struct setup *setup, struct board *board)
{
	struct problem problem = {.catalog = setup->catalog};
	enum diag wrong;
	size_t variant;
	const struct game *game;
	void *rules, *position;

	game = replay_find_game(&setup->replay, &variant, &problem, &wrong);
	set_up(setup, game, variant, board, &rules, &position);
	game->start(rules, position);
}

/* A record may end in a roll: what is asked is how it can be played. */
static void
play_on(struct board *board)
{
	uint8_t rolled[2];

	if (board->game->has_dice &&
	    board->game->get_dice(board->position, rolled))
		board->game->set_dice(board->position, rolled[0], rolled[1]);
}

/*
 * Gives the board the dice of --dice.  False when they cannot be: that was
 * said.
 */
static bool
set_dice(struct setup *setup, struct board *board)
{
	const char *dice = setup->options->dice;
	struct problem problem = {.catalog = setup->catalog};
	unsigned number;
	uint8_t rolled[2];
	enum diag wrong;

	play_on(board);
	if (dice == NULL)
		return true;
	if (!board->game->has_dice) {
		say_usage(setup->options->command, "%s has no dice",
			  board->game->name);
		return false;
	}
	if (!text_number(text_of(dice), 100, &number) || strlen(dice) != 2) {
		say_usage(setup->options->command,
			  "--dice takes two dice such as 31, not '%s'", dice);
		return false;
	}
	wrong = board->game->set_dice(board->position, number / 10,
				      number % 10);
	if (wrong == DIAG_NONE)
		return true;
	if (board->game->get_dice(board->position, rolled))
		problem_number(&problem, "rolled", rolled[0] * 10 + rolled[1]);
	problem_fact(&problem, "dice", text_of(dice));
	setup_report(setup, "--dice", dice, wrong, 0, &problem);
	return false;
}

bool
board_is_full(const struct board *board, bool needs_both)
{
	const struct secrets *secrets = board->game->secrets;
	enum side side = board->game->to_move(board->position);
	static const char *const names[] = {"White", "Black"};

	if (secrets == NULL)
		return true;
	if (!secrets->hides(board->position, side)) {
		side = opponent(side);
		if (!needs_both || !secrets->hides(board->position, side))
			return true;
	}
	say_trouble("a full position is needed: %s has pieces whose faces are "
		    "not known here [position-hidden]",
		    names[side]);
	return false;
}

static void
take_board(struct board *board, struct batch_game *game,
	   const struct place_walk *walk)
{
	const struct replay *replay = game->replay;

	*board = (struct board){
		.game = replay->game,
		.notation = notations_find(game->setup->notations,
					   text_of("native"), replay->game),
		.position = walk->position,
		.knowledge = replay->knowledge,
		.view = replay->view,
		.turns = walk->turns,
		.turn = walk->turn,
	};
	if (walk->move != NULL)
		board->knowledge_before = replay->knowledge_before;
	/* In a view like positions need not be the same. */
	if (replay->knowledge != NULL)
		return;
	board->past = walk->past;
	board->past_count = walk->past_count;
}

/* The wanted game: replayed to the place, and answered for. */
static void
visit(struct batch_game *game)
{
	struct search *search = game->context;
	const struct options *options = game->setup->options;
	struct place_walk walk;
	struct board board;

	if (game->page->games_before + game->page->games != search->wanted)
		return;
	search->is_found = true;
	game->page->stops = true;
	if (game->has_board && place_walk_to(&walk, game, &options->at)) {
		take_board(&board, game, &walk);
		search->status = STATUS_USAGE;
		if (set_dice(search->setup, &board))
			search->status = search->answer(game->setup, &board,
							&game->page->out.text);
		return;
	}
	search->status = STATUS_BAD;
	if (game->has_board && place_complain(game, &walk))
		search->status = STATUS_USAGE;
	batch_report(game, LEVEL_ERROR);
}

static enum exit_status
run_record(struct setup *setup, char **names, size_t name_count,
	   board_answer *answer)
{
	const struct options *options = setup->options;
	struct search search = {.answer = answer,
				.setup = setup,
				.wanted = options->nth > 0 ? options->nth : 1};
	struct output output;
	struct batch batch = {
		.setup = setup,
		.visit = visit,
		.context = &search,
		.output = &output,
		.is_serial = true,
	};

	output_open(&output, NULL);
	batch_run(&batch, names, name_count);
	output_close(&output, true);
	if (batch.has_trouble || output.failed)
		return STATUS_TROUBLE;
	if (search.is_found)
		return search.status;
	if (batch.games == 0)
		return STATUS_BAD;
	say_trouble("there is no game %zu: the input has %zu", search.wanted,
		    batch.games);
	return STATUS_USAGE;
}

static enum exit_status
run_board(struct setup *setup, const struct board *board, board_answer *answer)
{
	struct strbuf text = {0};
	struct output output;
	enum exit_status status = answer(setup, board, &text);
	bool good;

	if (status != STATUS_GOOD) {
		strbuf_free(&text);
		return status;
	}
	good = output_open(&output, setup->options->output);
	if (good) {
		output_write(&output, strbuf_text(&text));
		good = output_close(&output, true);
	}
	strbuf_free(&text);
	return good ? STATUS_GOOD : STATUS_TROUBLE;
}

enum exit_status
board_run(struct setup *setup, char **names, size_t name_count, bool may_start,
	  board_answer *answer)
{
	const struct options *options = setup->options;
	struct board board;

	if (name_count > 1) {
		say_usage(options->command, "one file at a time");
		return STATUS_USAGE;
	}
	if (options->position != NULL) {
		if (name_count > 0) {
			say_usage(options->command,
				  "either --position or a file, not both");
			return STATUS_USAGE;
		}
		if (!board_read(setup, &board) || !set_dice(setup, &board))
			return STATUS_USAGE;
		return run_board(setup, &board, answer);
	}
	if (name_count == 0 && may_start) {
		board_start(setup, &board);
		if (!set_dice(setup, &board))
			return STATUS_USAGE;
		return run_board(setup, &board, answer);
	}
	return run_record(setup, names, name_count, answer);
}
