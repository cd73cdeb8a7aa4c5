/*
 * A lesson from YAML: which keys there are, which values they take.  All that
 * is wrong is told before giving up.
 */
#include "record/lesson.h"

#include "base/arena.h"
#include "base/catalog.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "games/games.h"
#include "record/lesson_values.h"
#include "record/yaml_tree.h"

static const char *const lesson_keys[] = {"title", "game", "rules", "steps",
					  NULL};
static const char *const step_keys[] = {"text",	  "position", "record",
					"turn",	  "roll",     "diagram",
					"expect", "question", "answers",
					"reveal", NULL};
static const char *const diagram_keys[] = {"view", "as", NULL};
static const char *const forms[] = {[LESSON_PICTURE] = "svg",
				    [LESSON_TEXT] = "text",
				    [LESSON_ASCII] = "ascii",
				    NULL};
static const char *const views[] = {
	[VIEW_ALL] = "all",	[VIEW_WHITE] = "white",
	[VIEW_BLACK] = "black", [VIEW_PUBLIC] = "public",
	[VIEW_COUNT] = "none",	NULL};
static const char *const claims[] = {
	[CLAIM_LEGAL] = "legal",       [CLAIM_ILLEGAL] = "illegal",
	[CLAIM_CAPTURES] = "captures", [CLAIM_RESULT] = "result",
	[CLAIM_POSITION] = "position", [CLAIM_KNOWS] = "knows",
	[CLAIM_PLAYS] = "plays",       [CLAIM_COUNT] = NULL};

struct reading {
	const struct source *source;
	struct arena *arena;
	struct diags *diags;
};

/* --- what is wrong --- */

static size_t
find_name(const char *const *names, struct text name)
{
	size_t n = 0;

	while (names[n] != NULL && !text_is(name, names[n]))
		n++;
	return n;
}

static void
refuse(struct reading *reading, enum diag id, const struct yaml_node *node,
       bool is_key, const char *reason, const char *const *names)
{
	lesson_refuse(reading->diags, id, node, is_key, reason, names);
}

static void
refuse_value(struct reading *reading, const struct yaml_node *node,
	     const char *reason, const char *const *names)
{
	refuse(reading, DIAG_LESSON_VALUE, node, false, reason, names);
}

static void
refuse_missing(struct reading *reading, const struct yaml_node *map,
	       const char *key)
{
	lesson_refuse_missing(reading->diags, map, key);
}

static bool
is_kind(struct reading *reading, const struct yaml_node *node,
	enum yaml_kind kind)
{
	static const char *const wanted[] = {
		[YAML_TEXT] = N_("a text is wanted"),
		[YAML_LIST] = N_("a list is wanted"),
		[YAML_MAP] = N_("a map is wanted")};

	if (node->kind == kind)
		return true;
	refuse_value(reading, node, wanted[kind], NULL);
	return false;
}

/* A list that is not empty. */
static bool
is_full_list(struct reading *reading, const struct yaml_node *node)
{
	if (!is_kind(reading, node, YAML_LIST))
		return false;
	if (node->first == NULL)
		refuse_value(reading, node, "nothing stands here", NULL);
	return node->first != NULL;
}

/* A map with no other keys than these. */
static bool
is_map_of(struct reading *reading, const struct yaml_node *map,
	  const char *const *keys)
{
	const struct yaml_node *node;

	if (!is_kind(reading, map, YAML_MAP))
		return false;
	for (node = map->first; node != NULL; node = node->next)
		if (keys[find_name(keys, node->key)] == NULL)
			refuse(reading, DIAG_LESSON_KEY, node, true, NULL,
			       keys);
	return true;
}

/* --- words --- */

static void
read_words(struct reading *reading, const struct yaml_node *map,
	   struct lesson_words *words)
{
	const struct yaml_node *node;

	*words = (struct lesson_words){.node = map};
	if (map == NULL || !is_map_of(reading, map, lesson_languages))
		return;
	for (node = map->first; node != NULL; node = node->next) {
		size_t language = find_name(lesson_languages, node->key);

		if (language < LESSON_LANGUAGES &&
		    is_kind(reading, node, YAML_TEXT))
			words->says[language] = lesson_part_paragraphs(
				node->text, reading->arena);
	}
	if (words->says[LESSON_EN].length == 0)
		refuse_missing(reading, map, "en");
}

/* --- steps --- */

static void
add_expectation(struct reading *reading, struct lesson_step *step,
		const struct yaml_node *node, struct text name)
{
	struct lesson_expectation *expectation =
		&step->expectations[step->expectation_count];
	size_t claim = find_name(claims, name);

	if (claim == CLAIM_COUNT) {
		refuse(reading, DIAG_LESSON_KEY, node, node->kind != YAML_TEXT,
		       NULL, claims);
		return;
	}
	expectation->claim = (enum lesson_claim)claim;
	expectation->node = node;
	step->expectation_count++;
}

/* "legal", or a map of one claim. */
static void
read_expectation(struct reading *reading, struct lesson_step *step,
		 const struct yaml_node *node)
{
	const struct yaml_node *value;

	if (node->kind == YAML_TEXT) {
		if (text_is(node->text, "legal"))
			add_expectation(reading, step, node, node->text);
		else
			refuse_value(reading, node,
				     "it is no claim without a value", claims);
		return;
	}
	if (!is_kind(reading, node, YAML_MAP))
		return;
	value = node->first;
	if (value == NULL || value->next != NULL) {
		refuse_value(reading, node, "one claim is wanted", NULL);
		return;
	}
	if (claims[find_name(claims, value->key)] == NULL)
		refuse(reading, DIAG_LESSON_KEY, value, true, NULL, claims);
	else if (text_is(value->key, "legal"))
		refuse_value(reading, value, "this claim takes no value", NULL);
	else if (text_is(value->key, "knows")
			 ? is_kind(reading, value, YAML_MAP)
			 : is_kind(reading, value, YAML_TEXT))
		add_expectation(reading, step, value, value->key);
}

static size_t
count_members(const struct yaml_node *list)
{
	const struct yaml_node *node = list->first;
	size_t count = 0;

	for (; node != NULL; node = node->next)
		count++;
	return count;
}

static void
read_expectations(struct reading *reading, struct lesson_step *step,
		  const struct yaml_node *node)
{
	const struct yaml_node *one;
	size_t room = node->kind == YAML_LIST ? count_members(node) : 1;

	step->expectations = arena_take(
		reading->arena, (room + 1) * sizeof(*step->expectations));
	if (node->kind != YAML_LIST) {
		read_expectation(reading, step, node);
		return;
	}
	if (!is_full_list(reading, node))
		return;
	for (one = node->first; one != NULL; one = one->next)
		read_expectation(reading, step, one);
}

/* Turns, or words in each language. */
static void
read_answers(struct reading *reading, struct lesson_step *step,
	     const struct yaml_node *list)
{
	const struct yaml_node *node;

	if (!is_kind(reading, list, YAML_LIST))
		return;
	step->answers = arena_take(reading->arena,
				   (count_members(list) + 1) *
					   sizeof(*step->answers));
	for (node = list->first; node != NULL; node = node->next) {
		struct lesson_answer *answer =
			&step->answers[step->answer_count++];

		*answer = (struct lesson_answer){.node = node};
		if (node->kind != YAML_TEXT)
			read_words(reading, node, &answer->words);
	}
}

static void
read_view(struct reading *reading, struct lesson_step *step,
	  const struct yaml_node *node)
{
	size_t view;

	if (!is_kind(reading, node, YAML_TEXT))
		return;
	view = find_name(views, node->text);
	if (views[view] == NULL)
		refuse_value(reading, node, "it is none of the known words",
			     views);
	else if (view == VIEW_COUNT)
		step->draws = false;
	else
		step->view = (enum view)view;
}

static void
read_form(struct reading *reading, struct lesson_step *step,
	  const struct yaml_node *node)
{
	size_t form;

	if (!is_kind(reading, node, YAML_TEXT))
		return;
	form = find_name(forms, node->text);
	if (forms[form] == NULL)
		refuse_value(reading, node, "it is none of the known words",
			     forms);
	else
		step->form = (enum lesson_form)form;
}

/* "white", or {view: white, as: text}. */
static void
read_diagram(struct reading *reading, struct lesson_step *step,
	     const struct yaml_node *node)
{
	const struct yaml_node *part;

	if (node->kind != YAML_MAP) {
		read_view(reading, step, node);
		return;
	}
	if (!is_map_of(reading, node, diagram_keys))
		return;
	if ((part = yaml_tree_find(node, "view")) != NULL)
		read_view(reading, step, part);
	if ((part = yaml_tree_find(node, "as")) != NULL)
		read_form(reading, step, part);
}

/* A text of the step, or NULL. */
static const struct yaml_node *
take_text(struct reading *reading, const struct yaml_node *map, const char *key)
{
	const struct yaml_node *node = yaml_tree_find(map, key);

	if (node == NULL || !is_kind(reading, node, YAML_TEXT))
		return NULL;
	if (text_trim(node->text).length == 0)
		refuse_value(reading, node, "nothing stands here", NULL);
	return node;
}

static void
read_step(struct reading *reading, const struct yaml_node *map,
	  struct lesson_step *step)
{
	const struct yaml_node *node;

	*step = (struct lesson_step){.node = map};
	if (!is_map_of(reading, map, step_keys))
		return;
	read_words(reading, yaml_tree_find(map, "text"), &step->text);
	read_words(reading, yaml_tree_find(map, "question"), &step->question);
	read_words(reading, yaml_tree_find(map, "reveal"), &step->reveal);
	step->position = take_text(reading, map, "position");
	step->record = take_text(reading, map, "record");
	step->turn = take_text(reading, map, "turn");
	step->roll = take_text(reading, map, "roll");
	node = yaml_tree_find(map, "diagram");
	step->has_board = step->position != NULL || step->record != NULL ||
			  step->turn != NULL || step->roll != NULL ||
			  node != NULL;
	step->draws = step->has_board;
	if (node != NULL)
		read_diagram(reading, step, node);
	if ((node = yaml_tree_find(map, "answers")) != NULL)
		read_answers(reading, step, node);
	if ((node = yaml_tree_find(map, "expect")) != NULL)
		read_expectations(reading, step, node);
}

static void
read_steps(struct reading *reading, const struct yaml_node *list,
	   struct lesson *lesson)
{
	const struct yaml_node *node;

	if (!is_full_list(reading, list))
		return;
	lesson->steps = arena_take(reading->arena,
				   (count_members(list) + 1) *
					   sizeof(*lesson->steps));
	for (node = list->first; node != NULL; node = node->next)
		read_step(reading, node, &lesson->steps[lesson->step_count++]);
}

static void
read_head(struct reading *reading, const struct yaml_node *root,
	  struct lesson *lesson)
{
	const struct yaml_node *game = yaml_tree_find(root, "game");
	const struct yaml_node *rules = take_text(reading, root, "rules");
	const struct yaml_node *title = yaml_tree_find(root, "title");

	if (title == NULL)
		refuse_missing(reading, root, "title");
	read_words(reading, title, &lesson->title);
	lesson->rules = rules;
	if (game == NULL) {
		refuse_missing(reading, root, "game");
	} else if (is_kind(reading, game, YAML_TEXT)) {
		const char *names[2] = {games_nearest(game->text), NULL};

		lesson->game = game->text;
		lesson->played = games_find(game->text, &lesson->variant);
		if (lesson->played == NULL)
			refuse_value(reading, game, "no game has this name",
				     names);
	}
}

/* The one document of the file. */
static const struct yaml_node *
read_document(struct reading *reading)
{
	size_t before = reading->diags->error_count, offset = 0;
	const struct yaml_node *root, *more = NULL;

	root = yaml_tree_read(reading->source, &offset, reading->arena,
			      reading->diags);
	if (root != NULL)
		more = yaml_tree_read(reading->source, &offset, reading->arena,
				      reading->diags);
	if (more != NULL)
		refuse_value(reading, more, "a lesson is one document", NULL);
	if (reading->diags->error_count > before)
		return NULL;
	if (root == NULL) {
		struct problem problem = {0};

		problem_fact(&problem, "name", text_of("title"));
		diags_add(reading->diags, DIAG_LESSON_MISSING, 0, 0, &problem);
	}
	return root;
}

struct lesson *
lesson_read(const struct source *source, struct arena *arena,
	    struct diags *diags)
{
	struct reading reading = {source, arena, diags};
	struct lesson *lesson = arena_take(arena, sizeof(*lesson));
	size_t before = diags->error_count;
	const struct yaml_node *root = read_document(&reading), *steps;

	*lesson = (struct lesson){.source = source};
	if (root == NULL || !is_map_of(&reading, root, lesson_keys))
		return NULL;
	read_head(&reading, root, lesson);
	steps = yaml_tree_find(root, "steps");
	if (steps == NULL)
		refuse_missing(&reading, root, "steps");
	else
		read_steps(&reading, steps, lesson);
	lesson_check_values(lesson, arena, diags);
	return diags->error_count == before ? lesson : NULL;
}
