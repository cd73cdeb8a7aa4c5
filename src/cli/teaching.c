/*
 * A lesson on its way to a reader.
 */
#include "cli/teaching.h"

#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "cli/setup.h"
#include "record/yaml_tree.h"

void
teaching_start(struct teaching *teaching, const struct setup *setup,
	       struct arena *arena)
{
	const char *wanted = setup_language(setup);
	size_t n;

	*teaching = (struct teaching){.setup = setup, .arena = arena};
	for (n = 0; lesson_languages[n] != NULL; n++)
		if (strcmp(wanted, lesson_languages[n]) == 0)
			teaching->language = (enum lesson_language)n;
	for (n = 0; n < VIEW_COUNT; n++) {
		teaching->options[n] = setup->replay;
		teaching->options[n].view = (enum view)n;
		teaching->options[n].no_hints = true;
	}
}

void
teaching_end(struct teaching *teaching)
{
	size_t n;

	for (n = 0; n < VIEW_COUNT; n++)
		replay_tools_free(teaching->tools[n]);
}

void
teaching_turn_to(struct teaching *teaching, const struct lesson *lesson)
{
	teaching->lesson = lesson;
	teaching->start = text_of("");
	teaching->fallbacks = 0;
}

struct text
teaching_say(struct teaching *teaching, const struct lesson_words *words)
{
	bool is_fallback;
	struct text said = lesson_say(words, teaching->language, &is_fallback);

	teaching->fallbacks += is_fallback;
	return said;
}

static struct replay_tools *
tools_for(struct teaching *teaching, enum view view)
{
	if (teaching->tools[view] == NULL)
		teaching->tools[view] = replay_tools_new(
			&teaching->options[view]);
	return teaching->tools[view];
}

/* The finding for which the last turn is refused. */
static const struct finding *
find_refusal(const struct lesson_board *board)
{
	size_t n;

	for (n = 0; n < board->diags->count; n++) {
		const struct finding *finding = &board->diags->findings[n];

		if (diag_row(finding->id)->verdict == VERDICT_ILLEGAL)
			return finding;
	}
	return NULL;
}

bool
teaching_play(struct teaching *teaching, const struct lesson_step *step,
	      struct taught_board *taught)
{
	struct lesson_board *board = &taught->board;
	struct lesson_board all;

	*taught = (struct taught_board){0};
	if (!step->has_board ||
	    !lesson_play(teaching->lesson, step, teaching->start,
			 tools_for(teaching, step->view), teaching->arena,
			 board))
		return false;
	taught->refused = find_refusal(board);
	taught->drawing = (struct drawing){
		.position = board->position,
		.before = board->before,
		.move = board->move,
		.refused = board->replay.refused,
		.move_text = board->turn,
		.near = step->view == VIEW_BLACK ? SIDE_BLACK : SIDE_WHITE,
		.catalog = teaching->setup->catalog,
	};
	if (step->view == VIEW_ALL) {
		teaching->start = board->after;
		return true;
	}
	if (lesson_play(teaching->lesson, step, teaching->start,
			tools_for(teaching, VIEW_ALL), teaching->arena, &all))
		teaching->start = all.after;
	return true;
}

struct text
teaching_answer(struct teaching *teaching, const struct lesson_answer *answer)
{
	if (answer->words.node != NULL)
		return teaching_say(teaching, &answer->words);
	return answer->node->text;
}
