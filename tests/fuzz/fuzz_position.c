/*
 * Reads the bytes as a position of every game and variant.  One that can be read is
 * written and read again as the same; each turn that is listed for it checks
 * as legal, is read from its own fields, and is played; all of it is drawn.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/fields.h"
#include "base/strbuf.h"
#include "base/text.h"
#include "games/game.h"
#include "games/games.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

enum {
	TURNS_MOST = 2000, /* tried at a position; exchanges can be millions */
	DRAWN_EACH = 200   /* one of so many is drawn and written */
};

struct board {
	const struct game *game;
	const void *rules;
	void *position;
	void *again; /* what is read from what was written */
	void *after; /* a turn */
	void *move;  /* what is read from the fields of a turn */
	struct strbuf text, other;
	struct fields fields;
	unsigned turns;
};

/* Aborts, so that the fuzzer keeps the input. */
static void
must(bool is_true)
{
	if (!is_true)
		abort();
}

static void *
take(size_t size)
{
	void *memory = calloc(1, size);

	if (!memory)
		out_of_memory();
	return memory;
}

static void
check_problem(enum diag wrong, const struct problem *problem, struct text text)
{
	struct strbuf message = {0};

	must(problem->start <= text.length);
	must(problem->length <= text.length - problem->start);
	diag_write_message(wrong, problem, NULL, &message);
	must(message.length > 0);
	strbuf_free(&message);
}

/* What is written of a position reads as the same and is final. */
static void
check_writing(struct board *board, const void *position)
{
	const struct game *game = board->game;
	struct problem problem = {0};

	strbuf_clear(&board->text);
	strbuf_clear(&board->other);
	game->write_position(position, &board->text);
	must(game->read_position(board->rules, strbuf_text(&board->text),
				 board->again, &problem) == DIAG_NONE);
	game->write_position(board->again, &board->other);
	must(text_equals(strbuf_text(&board->text),
			 strbuf_text(&board->other)));
	/* Where either may begin the line does not say the number. */
	must(game->first == SIDE_COUNT ||
	     game->turn_number(position) == game->turn_number(board->again));
	must(game->to_move(position) == game->to_move(board->again));
}

static void
draw(struct board *board, const void *position, const void *before,
     const void *move)
{
	struct drawing drawing = {
		.position = position,
		.before = before,
		.move = move,
		.white = text_of("Ben"),
		.black = text_of("Ada"),
	};

	strbuf_clear(&board->text);
	board->game->draw_text(&drawing, &board->text);
	drawing.ascii = true;
	board->game->draw_text(&drawing, &board->text);
	must(board->text.length > 0);
	strbuf_clear(&board->text);
	drawing.near = SIDE_BLACK;
	board->game->draw_svg(&drawing, &board->text);
	strbuf_clear(&board->text);
	board->game->write_json(position, &board->text);
}

static bool
try_turn(void *context, const void *move)
{
	struct board *board = context;
	const struct game *game = board->game;
	struct problem problem = {0};

	must(game->check(board->position, move) == DIAG_NONE);
	game->write_move(board->position, move, &board->fields);
	must(game->read_move(board->position, &board->fields, board->move,
			     &problem) == DIAG_NONE);
	must(game->check(board->position, board->move) == DIAG_NONE);
	memcpy(board->after, board->position, game->position_size);
	game->play(board->after, board->move);
	if (board->turns % DRAWN_EACH == 0) {
		check_writing(board, board->after);
		draw(board, board->after, board->position, board->move);
	}
	return ++board->turns < TURNS_MOST;
}

static void
try_board(struct board *board, struct text text)
{
	const struct game *game = board->game;
	struct problem problem = {0};
	struct outcome outcome;
	enum diag wrong = game->read_position(board->rules, text,
					      board->position, &problem);

	if (wrong != DIAG_NONE) {
		check_problem(wrong, &problem, text);
		return;
	}
	check_writing(board, board->position);
	draw(board, board->position, NULL, NULL);
	game->list(board->position, try_turn, board);
	game->outcome(board->position, &outcome);
	must(outcome.ending == ENDING_NONE || board->turns == 0);
}

/* Each board by the usual rules and by those of a preset. */
static void
try_variant(const struct game *game, size_t variant, const char *preset,
	    struct text text)
{
	void *rules = take(game->rules_size);
	struct board board = {
		.game = game,
		.rules = rules,
		.position = take(game->position_size),
		.again = take(game->position_size),
		.after = take(game->position_size),
		.move = take(game->move_size),
	};
	struct problem problem = {0};

	game->default_rules(variant, rules);
	must(game->set_rule(rules, text_of(preset), &problem) == DIAG_NONE);
	try_board(&board, text);
	strbuf_free(&board.text);
	strbuf_free(&board.other);
	free(board.position);
	free(board.again);
	free(board.after);
	free(board.move);
	free(rules);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	struct text text = {(const char *)bytes, size};
	const struct game *game;

	for (size_t n = 0; (game = games_get(n)) != NULL; n++)
		for (size_t i = 0; game->variants[i] != NULL; i++)
			for (size_t j = 0; game->presets[j] != NULL; j++)
				try_variant(game, i, game->presets[j], text);
	return 0;
}
