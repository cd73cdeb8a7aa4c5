/*
 * Proving what a lesson claims.
 */
#include <string.h>

#include "base/arena.h"
#include "base/catalog.h"
#include "base/diag.h"
#include "base/fields.h"
#include "base/strbuf.h"
#include "games/games.h"
#include "record/lesson_checking.h"
#include "record/lesson_values.h"
#include "record/yaml_tree.h"

enum { ROLL_MOST = 66, CAPTURES_MOST = 100 };

struct replay_tools *
lesson_tools_for(struct checking *checking, enum view view)
{
	if (checking->tools[view] == NULL) {
		checking->views[view] = *checking->options;
		checking->views[view].view = view;
		checking->tools[view] = replay_tools_new(
			&checking->views[view]);
	}
	return checking->tools[view];
}

static void
tell_false_at(struct checking *checking, struct text claim, struct text truth,
	      size_t offset, size_t length)
{
	struct problem problem = {.catalog = checking->options->catalog};

	if (claim.length > 0)
		problem_fact(&problem, "claim", claim);
	problem_fact(&problem, "truth", truth);
	diags_add(checking->diags, DIAG_LESSON_FALSE, offset, length, &problem);
}

void
lesson_tell_false(struct checking *checking, const struct yaml_node *node,
		  struct text truth)
{
	tell_false_at(checking,
		      node->kind == YAML_TEXT ? node->text : text_of(""), truth,
		      node->offset, node->length);
}

void
lesson_tell_false_words(struct checking *checking, const struct yaml_node *node,
			const char *truth)
{
	lesson_tell_false(checking, node,
			  catalog_say(checking->options->catalog,
				      text_of(truth)));
}

static void
compare_text(struct checking *checking, const struct yaml_node *node,
	     const struct strbuf *truth)
{
	if (!text_equals(text_trim(node->text), strbuf_text(truth)))
		lesson_tell_false(checking, node, strbuf_text(truth));
}

static void
compare_number(struct checking *checking, const struct yaml_node *node,
	       size_t truth)
{
	struct strbuf words = {0};

	strbuf_add_number(&words, truth);
	compare_text(checking, node, &words);
	strbuf_free(&words);
}

/* --- legal, illegal --- */

/* The first error of the board, or NULL: an excerpt needs no result. */
static const struct finding *
first_error(const struct lesson_board *board)
{
	const struct diags *diags = board->diags;
	size_t n;

	for (n = 0; n < diags->count; n++)
		if (diags->findings[n].level == LEVEL_ERROR &&
		    diags->findings[n].id != DIAG_RESULT_MISSING)
			return &diags->findings[n];
	return NULL;
}

/* At what is wrong in the step's record. */
static void
tell_false_record(struct checking *checking, const struct yaml_node *node,
		  const struct finding *error, struct text truth)
{
	const struct source *source = checking->lesson->source;
	struct text record = text_trim(node->text);
	size_t at = error->offset - checking->board.said_at +
		    (size_t)(record.start - node->text.start);
	size_t start = yaml_tree_place(source, node, at);
	size_t end = yaml_tree_place(source, node, at + error->length);

	tell_false_at(checking, error->turn, truth, start,
		      end > start ? end - start : 1);
}

/* "illegal, distance: a one-piece unit moves one square at most" */
static void
check_legal(struct checking *checking, const struct yaml_node *node)
{
	const struct finding *error = first_error(&checking->board);
	struct strbuf truth = {0};

	if (error == NULL)
		return;
	strbuf_format(&truth, "%s: ", diag_row(error->id)->id);
	strbuf_add_text(&truth, error->message);
	if (node == checking->step->record &&
	    error->offset >= checking->board.said_at)
		tell_false_record(checking, node, error, strbuf_text(&truth));
	else
		lesson_tell_false(checking, node, strbuf_text(&truth));
	strbuf_free(&truth);
}

static void
check_illegal(struct checking *checking, const struct yaml_node *node)
{
	const struct diags *diags = checking->board.diags;
	const struct finding *error = first_error(&checking->board);
	size_t n;

	for (n = 0; n < diags->count; n++)
		if (text_is(node->text, diag_row(diags->findings[n].id)->id))
			return;
	lesson_tell_false(checking, node,
			  text_of(error != NULL ? diag_row(error->id)->id
						: "legal"));
}

/* --- what the last turn took --- */

static size_t
count_captures(const struct lesson_board *board)
{
	struct fields fields;
	unsigned number = 0;
	size_t count = 0, n;

	if (board->before == NULL)
		return 0;
	board->replay.game->write_move(board->before, board->move, &fields);
	for (n = 0; n < fields.count; n++)
		count += fields.values[n].name == FIELD_PIN;
	if (text_number(fields_find(&fields, FIELD_CAPTURES), CAPTURES_MOST,
			&number))
		count += number;
	return count;
}

static void
check_result(struct checking *checking, const struct yaml_node *node)
{
	struct strbuf truth = {0};

	replay_write_outcome(&checking->board.replay.outcome, &truth);
	compare_text(checking, node, &truth);
	strbuf_free(&truth);
}

static void
check_position(struct checking *checking, const struct yaml_node *node)
{
	if (!text_equals(text_trim(node->text), checking->board.after))
		lesson_tell_false(checking, node, checking->board.after);
}

/* --- legal turns --- */

static bool
count_one(void *context, const void *move)
{
	size_t *count = context;

	(void)move;
	++*count;
	return true;
}

/*
 * The board with the dice of the step, if it says any; NULL when they cannot be
 * played.
 */
static void *
set_roll(struct checking *checking)
{
	const struct replay *replay = &checking->board.replay;
	const struct game *game = replay->game;
	const struct yaml_node *roll = checking->step->roll;
	void *position = arena_take(checking->arena, game->position_size);
	unsigned dice = 0;

	memcpy(position, replay->final, game->position_size);
	if (roll != NULL &&
	    (!game->has_dice ||
	     !text_number(roll->text, ROLL_MOST + 1, &dice) ||
	     game->set_dice(position, dice / 10, dice % 10) != DIAG_NONE))
		return NULL;
	return position;
}

static void
check_roll(struct checking *checking)
{
	if (checking->step->roll != NULL && set_roll(checking) == NULL)
		lesson_tell_false_words(checking, checking->step->roll,
					"no roll that can be played");
}

static void
check_plays(struct checking *checking, const struct yaml_node *node)
{
	const struct game *game = checking->board.replay.game;
	void *position = set_roll(checking);
	size_t count = 0;

	if (position == NULL)
		return;
	game->list(position, count_one, &count);
	compare_number(checking, node, count);
}

/* --- steps --- */

static void
check_claim(struct checking *checking,
	    const struct lesson_expectation *expectation)
{
	const struct yaml_node *node = expectation->node;

	switch (expectation->claim) {
	case CLAIM_LEGAL:
		check_legal(checking, node);
		break;
	case CLAIM_ILLEGAL:
		check_illegal(checking, node);
		break;
	case CLAIM_CAPTURES:
		compare_number(checking, node,
			       count_captures(&checking->board));
		break;
	case CLAIM_RESULT:
		check_result(checking, node);
		break;
	case CLAIM_POSITION:
		check_position(checking, node);
		break;
	case CLAIM_KNOWS:
		lesson_check_knows(checking, node);
		break;
	case CLAIM_PLAYS:
		check_plays(checking, node);
		break;
	case CLAIM_COUNT:
		break;
	}
}

/* Whether the step says itself that its board is not sound. */
static bool
expects_trouble(const struct lesson_step *step)
{
	size_t n;

	for (n = 0; n < step->expectation_count; n++)
		if (step->expectations[n].claim == CLAIM_ILLEGAL ||
		    step->expectations[n].claim == CLAIM_LEGAL)
			return true;
	return false;
}

static void
refuse_value(struct checking *checking, const struct yaml_node *node,
	     const char *reason)
{
	lesson_refuse(checking->diags, DIAG_LESSON_VALUE, node, false, reason,
		      NULL);
}

/* Nothing but a turn, with a number before it and a glyph behind it if any. */
static bool
is_one_turn(const struct lesson_board *board)
{
	const struct record *record = &board->record;
	size_t count = 0, n;

	for (n = 0; n < record->item_count; n++) {
		enum item_kind kind = record->items[n].kind;

		count += kind == ITEM_TURN;
		if (kind != ITEM_TURN && kind != ITEM_NUMBER &&
		    kind != ITEM_GLYPH)
			return false;
	}
	return count == 1 && !board->has_rest;
}

/* The step says what it should: one turn, or one record of this game. */
static void
check_kind(struct checking *checking)
{
	const struct lesson *lesson = checking->lesson;
	const struct lesson_step *step = checking->step;
	const struct lesson_board *board = &checking->board;

	if (step->turn != NULL && !is_one_turn(board))
		refuse_value(checking, step->turn,
			     N_("one turn is wanted, and nothing else"));
	if (step->record != NULL && board->has_rest)
		refuse_value(checking, step->record, N_("one game is wanted"));
	if (step->record != NULL && (board->replay.game != lesson->played ||
				     board->replay.variant != lesson->variant))
		refuse_value(checking, step->record,
			     N_("the lesson is about another game"));
}

/* A turn that is no claim but is not legal either is a slip of the lesson. */
static void
check_board(struct checking *checking)
{
	const struct lesson_step *step = checking->step;
	const struct yaml_node *node = step->turn != NULL	? step->turn
				       : step->record != NULL	? step->record
				       : step->position != NULL ? step->position
								: step->node;

	if (!expects_trouble(step) || !checking->board.has_board)
		check_legal(checking, node);
}

/* An accepted answer that is a turn must be a legal one where it is asked. */
static void
check_answer(struct checking *checking, const struct lesson_answer *answer)
{
	struct lesson_step turn = {
		.node = answer->node, .turn = answer->node, .has_board = true};
	struct lesson_board board;
	const struct finding *error;

	if (answer->words.node != NULL || !checking->step->has_board)
		return;
	lesson_play(checking->lesson, &turn, checking->board.after,
		    lesson_tools_for(checking, VIEW_ALL), checking->arena,
		    &board);
	error = first_error(&board);
	if (error != NULL)
		lesson_tell_false(checking, answer->node, error->message);
	else if (!is_one_turn(&board))
		refuse_value(checking, answer->node,
			     N_("one turn is wanted, and nothing else"));
}

static void
check_step(struct checking *checking, const struct lesson_step *step)
{
	size_t n;

	checking->step = step;
	if (!step->has_board)
		return;
	lesson_play(checking->lesson, step, checking->start,
		    lesson_tools_for(checking, VIEW_ALL), checking->arena,
		    &checking->board);
	check_board(checking);
	if (!checking->board.has_board)
		return;
	check_kind(checking);
	check_roll(checking);
	for (n = 0; n < step->expectation_count; n++)
		check_claim(checking, &step->expectations[n]);
	for (n = 0; n < step->answer_count; n++)
		check_answer(checking, &step->answers[n]);
	checking->start = checking->board.after;
}

void
lesson_check(const struct lesson *lesson, const struct replay_options *options,
	     struct arena *arena, struct diags *diags)
{
	struct checking checking = {.lesson = lesson,
				    .options = options,
				    .arena = arena,
				    .diags = diags};
	size_t n;

	for (n = 0; n < lesson->step_count; n++)
		check_step(&checking, &lesson->steps[n]);
	for (n = 0; n < VIEW_COUNT; n++)
		replay_tools_free(checking.tools[n]);
}
