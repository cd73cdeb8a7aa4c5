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
#include "record/lesson.h"
#include "record/replay_state.h"
#include "record/replay_view.h"
#include "record/yaml_tree.h"

enum { ROLL_MOST = 66, CAPTURES_MOST = 100 };

struct checking {
	const struct lesson *lesson;
	const struct replay_options *options;
	struct replay_tools *tools[VIEW_COUNT]; /* made when wanted */
	struct replay_options views[VIEW_COUNT];
	struct arena *arena;
	struct diags *diags;
	const struct lesson_step *step;
	struct text start; /* the position before the step */
	struct lesson_board board;
};

static struct replay_tools *
tools_for(struct checking *checking, enum view view)
{
	if (checking->tools[view] == NULL) {
		checking->views[view] = *checking->options;
		checking->views[view].view = view;
		checking->tools[view] = replay_tools_new(
			&checking->views[view]);
	}
	return checking->tools[view];
}

/* "the lesson says 3, but it is 2", at the claim's value. */
static void
tell_false(struct checking *checking, const struct yaml_node *node,
	   struct text truth)
{
	struct problem problem = {.catalog = checking->options->catalog};

	if (node->kind == YAML_TEXT)
		problem_fact(&problem, "claim", node->text);
	problem_fact(&problem, "truth", truth);
	diags_add(checking->diags, DIAG_LESSON_FALSE, node->offset,
		  node->length, &problem);
}

/* The same with words (a literal) that are looked up in the catalog. */
static void
tell_false_words(struct checking *checking, const struct yaml_node *node,
		 const char *truth)
{
	tell_false(checking, node,
		   catalog_say(checking->options->catalog, text_of(truth)));
}

static void
compare_text(struct checking *checking, const struct yaml_node *node,
	     const struct strbuf *truth)
{
	if (!text_equals(text_trim(node->text), strbuf_text(truth)))
		tell_false(checking, node, strbuf_text(truth));
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
	tell_false(checking, node, strbuf_text(&truth));
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
	tell_false(checking, node,
		   text_of(error != NULL ? diag_row(error->id)->id : "legal"));
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
		tell_false(checking, node, checking->board.after);
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

static void
check_plays(struct checking *checking, const struct yaml_node *node)
{
	const struct replay *replay = &checking->board.replay;
	const struct game *game = replay->game;
	const struct yaml_node *roll = checking->step->roll;
	void *position = arena_take(checking->arena, game->position_size);
	unsigned dice = 0;
	size_t count = 0;

	memcpy(position, replay->final, game->position_size);
	if (roll != NULL &&
	    (!game->has_dice ||
	     !text_number(roll->text, ROLL_MOST + 1, &dice) ||
	     game->set_dice(position, dice / 10, dice % 10) != DIAG_NONE)) {
		tell_false_words(checking, roll, "no roll that can be played");
		return;
	}
	game->list(position, count_one, &count);
	compare_number(checking, node, count);
}

/* --- knowledge --- */

/* The kinds at "a1/0" against a list of them, in any order. */
static void
check_kinds(struct checking *checking, const struct lesson_board *board,
	    const struct yaml_node *place)
{
	const struct secrets *secrets = board->replay.game->secrets;
	const struct yaml_node *kind;
	struct strbuf truth = {0};
	struct text rest, word;
	size_t count = 0, found = 0;
	bool is_good = place->kind == YAML_LIST;

	if (!secrets->write_kinds(board->replay.knowledge, place->key, &truth))
		strbuf_add_text(&truth, words_say(checking->options->catalog,
						  "no hidden piece"));
	for (rest = strbuf_text(&truth); text_next_word(&rest, &word);)
		count++;
	for (kind = place->first; is_good && kind != NULL; kind = kind->next) {
		for (rest = strbuf_text(&truth); text_next_word(&rest, &word);)
			if (kind->kind == YAML_TEXT &&
			    text_equals(word, kind->text))
				found++;
		count--;
	}
	is_good = is_good && count == 0;
	if (is_good) {
		size_t members = 0;

		for (kind = place->first; kind != NULL; kind = kind->next)
			members++;
		is_good = found == members;
	}
	if (!is_good)
		tell_false(checking, place, strbuf_text(&truth));
	strbuf_free(&truth);
}

static void
check_view(struct checking *checking, const struct yaml_node *node)
{
	struct lesson_board board;
	const struct yaml_node *place;
	enum view view;
	char name[16] = "";

	if (node->key.length > 0 && node->key.length < sizeof(name)) {
		memcpy(name, node->key.start, node->key.length);
		name[0] = (char)(name[0] & ~0x20);
	}
	if (!replay_read_view(text_of(name), &view) || view == VIEW_ALL ||
	    node->kind != YAML_MAP) {
		tell_false_words(checking, node,
				 "white, black or public know something");
		return;
	}
	if (!lesson_play(checking->lesson, checking->step, checking->start,
			 tools_for(checking, view), checking->arena, &board) ||
	    board.replay.knowledge == NULL) {
		tell_false_words(checking, node, "nothing is hidden here");
		return;
	}
	for (place = node->first; place != NULL; place = place->next)
		check_kinds(checking, &board, place);
}

static void
check_knows(struct checking *checking, const struct yaml_node *map)
{
	const struct yaml_node *node;

	for (node = map->first; node != NULL; node = node->next)
		check_view(checking, node);
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
		check_knows(checking, node);
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
		    tools_for(checking, VIEW_ALL), checking->arena, &board);
	error = first_error(&board);
	if (error != NULL)
		tell_false(checking, answer->node, error->message);
}

static void
check_step(struct checking *checking, const struct lesson_step *step)
{
	size_t n;

	checking->step = step;
	if (!step->has_board)
		return;
	lesson_play(checking->lesson, step, checking->start,
		    tools_for(checking, VIEW_ALL), checking->arena,
		    &checking->board);
	check_board(checking);
	if (!checking->board.has_board)
		return;
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
