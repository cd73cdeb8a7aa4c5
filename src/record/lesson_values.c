/*
 * Values of a lesson that its game or its findings know.
 */
#include "record/lesson_values.h"

#include "base/arena.h"
#include "base/catalog.h"
#include "base/nearest.h"
#include "base/source.h"
#include "games/games.h"
#include "record/yaml_tree.h"

enum { NUMBER_MOST = 1000000 };

struct values {
	const struct lesson *lesson;
	struct arena *arena;
	struct diags *diags;
	const char *ids[DIAG_COUNT + 1]; /* of all findings; NULL ends */
};

static size_t
count_names(const char *const *names)
{
	size_t count = 0;

	while (names[count] != NULL)
		count++;
	return count;
}

void
lesson_refuse(struct diags *diags, enum diag id, const struct yaml_node *node,
	      bool is_key, const char *reason, const char *const *names)
{
	struct text word = is_key ? node->key : node->text;
	struct problem problem = {.catalog = diags->catalog};
	const char *nearest = NULL;

	if (names != NULL && (is_key || node->kind == YAML_TEXT))
		nearest = nearest_name(word, names, count_names(names));
	if (is_key || node->kind == YAML_TEXT)
		problem_fact(&problem, "name", word);
	if (reason != NULL)
		problem_words(&problem, "reason", reason);
	/* The word itself may be known, but not without a value. */
	if (nearest != NULL && !text_is(word, nearest))
		problem_fact(&problem, "nearest", text_of(nearest));
	diags_add(diags, id, is_key ? node->key_offset : node->offset,
		  is_key ? node->key.length : node->length, &problem);
}

void
lesson_refuse_missing(struct diags *diags, const struct yaml_node *map,
		      const char *key)
{
	struct problem problem = {.catalog = diags->catalog};
	bool has_key = map->key.start != NULL;

	problem_fact(&problem, "name", text_of(key));
	diags_add(diags, DIAG_LESSON_MISSING,
		  has_key ? map->key_offset : map->offset,
		  has_key ? map->key.length : 1, &problem);
}

static void
refuse_value(struct values *values, const struct yaml_node *node,
	     const char *reason, const char *const *names)
{
	lesson_refuse(values->diags, DIAG_LESSON_VALUE, node, false, reason,
		      names);
}

/* --- rules --- */

static void
refuse_rule(struct values *values, struct text word, enum diag wrong,
	    struct problem *problem)
{
	const struct lesson *lesson = values->lesson;
	const struct yaml_node *node = lesson->rules;
	const struct game *other = games_knowing_rule(lesson->played, word);
	size_t at = (size_t)(word.start - node->text.start);

	if (other != NULL)
		problem_fact(problem, "other", text_of(other->name));
	diags_add(values->diags, wrong,
		  yaml_tree_place(lesson->source, node, at), word.length,
		  problem);
}

static void
check_rules(struct values *values)
{
	const struct lesson *lesson = values->lesson;
	const struct game *game = lesson->played;
	struct text rest, word;
	void *rules;

	if (game == NULL || lesson->rules == NULL)
		return;
	rules = arena_take(values->arena, game->rules_size);
	game->default_rules(lesson->variant, rules);
	for (rest = lesson->rules->text; text_next_word(&rest, &word);) {
		struct problem problem = {.catalog = values->diags->catalog};
		enum diag wrong = game->set_rule(rules, word, &problem);

		if (wrong != DIAG_NONE)
			refuse_rule(values, word, wrong, &problem);
	}
}

/* --- claims --- */

/* "*", "Draw", or a side with what wins on the board: "W+S". */
static bool
is_result(const struct game *game, struct text text)
{
	const char *const *reason = game->reasons;

	if (text_is(text, "*") || text_is(text, "Draw"))
		return true;
	if (!text_starts(text, "W+") && !text_starts(text, "B+"))
		return false;
	while (*reason != NULL &&
	       !text_is(text_slice(text, 2, text.length), *reason))
		reason++;
	return *reason != NULL;
}

static void
check_id(struct values *values, const struct yaml_node *node)
{
	size_t n, count = 0;

	for (n = DIAG_NONE + 1; n < DIAG_COUNT; n++)
		if (diag_row((enum diag)n)->id != NULL)
			values->ids[count++] = diag_row((enum diag)n)->id;
	values->ids[count] = NULL;
	if (diag_find(node->text, text_of("")) == DIAG_NONE)
		refuse_value(values, node, "no finding has this id",
			     values->ids);
}

static void
check_claim(struct values *values, const struct lesson_expectation *claim)
{
	const struct game *game = values->lesson->played;
	const struct yaml_node *node = claim->node;
	unsigned number;

	switch (claim->claim) {
	case CLAIM_ILLEGAL:
		check_id(values, node);
		break;
	case CLAIM_CAPTURES:
	case CLAIM_PLAYS:
		if (!text_number(text_trim(node->text), NUMBER_MOST, &number))
			refuse_value(values, node, "a number is wanted", NULL);
		break;
	case CLAIM_RESULT:
		if (game != NULL && !is_result(game, text_trim(node->text)))
			refuse_value(values, node,
				     "no board shows such a result", NULL);
		break;
	case CLAIM_LEGAL:
	case CLAIM_POSITION:
	case CLAIM_KNOWS:
	case CLAIM_COUNT:
		break;
	}
}

/* --- steps --- */

/* Keys that stand beside each other, or do not. */
static void
check_keys(struct values *values, const struct lesson_step *step)
{
	const struct yaml_node *map = step->node;
	bool is_asked = step->question.node != NULL;

	if (step->record != NULL &&
	    (step->turn != NULL || step->position != NULL))
		lesson_refuse(values->diags, DIAG_LESSON_VALUE, step->record,
			      true,
			      N_("a record stands for itself: no turn and no "
				 "position beside it"),
			      NULL);
	if (step->expectation_count > 0 && !step->has_board)
		lesson_refuse_missing(values->diags, map, "position");
	if ((step->answer_count > 0 || step->reveal.node != NULL) && !is_asked)
		lesson_refuse_missing(values->diags, map, "question");
	if (is_asked && step->answer_count == 0)
		lesson_refuse_missing(values->diags, map, "answers");
}

static void
check_step(struct values *values, const struct lesson_step *step)
{
	const struct game *game = values->lesson->played;
	size_t n;

	if (step->roll != NULL && game != NULL && !game->has_dice)
		lesson_refuse(values->diags, DIAG_LESSON_VALUE, step->roll,
			      true, N_("this game has no dice"), NULL);
	check_keys(values, step);
	for (n = 0; n < step->expectation_count; n++)
		check_claim(values, &step->expectations[n]);
}

void
lesson_check_values(const struct lesson *lesson, struct arena *arena,
		    struct diags *diags)
{
	struct values values = {
		.lesson = lesson, .arena = arena, .diags = diags};
	size_t n;

	check_rules(&values);
	for (n = 0; n < lesson->step_count; n++)
		check_step(&values, &lesson->steps[n]);
}
