/*
 * The options of the rules: the points of section B where more than one
 * reading is played.
 */
#include "games/plateau.h"

#include <string.h>

#include "base/nearest.h"
#include "games/plateau_phrase.h"

enum option {
	OPTION_ONBOARD,
	OPTION_FLIP_UNIFORM,
	OPTION_TWISTER_CORNER,
	OPTION_CAPTURE,
	OPTION_RETENDER,
	OPTION_PASS,
	OPTION_REPETITION,
	OPTION_COUNT
};

enum preset { PRESET_STANDARD, PRESET_BOARDSPACE, PRESET_COUNT };

static const char *const onboard_values[] = {"touch", "official86", "owntop",
					     NULL};
static const char *const flip_uniform_values[] = {"off", "on", NULL};
static const char *const corner_values[] = {"straight_first", "either", NULL};
static const char *const capture_values[] = {"max", "choice", NULL};
static const char *const retender_values[] = {"different", "higher", NULL};
static const char *const pass_values[] = {"no_board_play", "no_play_at_all",
					  NULL};
static const char *const repetition_values[] = {"none", "threefold", NULL};

/* clang-format off */
const struct rules_option plateau_options[OPTION_COUNT + 1] = {
	[OPTION_ONBOARD]        = {"onboard", onboard_values, "B1"},
	[OPTION_FLIP_UNIFORM]   = {"flip_uniform", flip_uniform_values, "B5"},
	[OPTION_TWISTER_CORNER] = {"twister_corner", corner_values, "B6"},
	[OPTION_CAPTURE]        = {"capture", capture_values, "B14"},
	[OPTION_RETENDER]       = {"retender", retender_values, "B21"},
	[OPTION_PASS]           = {"pass", pass_values, "B25"},
	[OPTION_REPETITION]     = {"repetition", repetition_values, "B26"},
	[OPTION_COUNT]          = {NULL, NULL, NULL},
};

const char *const plateau_presets[PRESET_COUNT + 1] = {
	[PRESET_STANDARD]   = "standard",
	[PRESET_BOARDSPACE] = "boardspace",
	[PRESET_COUNT]      = NULL,
};

/* The value that each preset gives each option. */
static const uint8_t preset_values[PRESET_COUNT][OPTION_COUNT] = {
	[PRESET_STANDARD]   = {0},
	[PRESET_BOARDSPACE] = {
		[OPTION_ONBOARD]      = ONBOARD_OFFICIAL86,
		[OPTION_FLIP_UNIFORM] = 1,
		[OPTION_RETENDER]     = 1,
		[OPTION_PASS]         = 1,
		[OPTION_REPETITION]   = 1,
	},
};
/* clang-format on */

static void
set_option(struct plateau_rules *rules, enum option option, unsigned value)
{
	switch (option) {
	case OPTION_ONBOARD:
		rules->onboard = (uint8_t)value;
		return;
	case OPTION_FLIP_UNIFORM:
		rules->flip_uniform = value != 0;
		return;
	case OPTION_TWISTER_CORNER:
		rules->corner_either = value != 0;
		return;
	case OPTION_CAPTURE:
		rules->capture_choice = value != 0;
		return;
	case OPTION_RETENDER:
		rules->retender_higher = value != 0;
		return;
	case OPTION_PASS:
		rules->pass_no_play_at_all = value != 0;
		return;
	case OPTION_REPETITION:
		rules->threefold = value != 0;
		return;
	case OPTION_COUNT:
		return;
	}
}

static void
set_preset(struct plateau_rules *rules, unsigned preset)
{
	unsigned option;

	for (option = 0; option < OPTION_COUNT; option++)
		set_option(rules, (enum option)option,
			   preset_values[preset][option]);
}

void
plateau_default_rules(size_t variant, void *rules)
{
	struct plateau_rules *plateau_rules = rules;

	memset(plateau_rules, 0, sizeof(*plateau_rules));
	plateau_rules->size = variant == 0 ? 4 : 5;
	plateau_rules->set = variant == 0 ? 0 : 1;
	set_preset(plateau_rules, PRESET_STANDARD);
}

/* The place of `word` among `names`, or their number. */
static unsigned
find_name(struct text word, const char *const *names)
{
	unsigned i = 0;

	while (names[i] != NULL && !text_is(word, names[i]))
		i++;
	return i;
}

static enum option
find_option(struct text name)
{
	unsigned i = 0;

	while (i < OPTION_COUNT && !text_is(name, plateau_options[i].name))
		i++;
	return (enum option)i;
}

static void
add_nearest(struct problem *problem, struct text word, const char *const *names,
	    size_t count)
{
	const char *nearest = nearest_name(word, names, count);

	if (nearest != NULL)
		problem_fact(problem, "nearest", text_of(nearest));
}

static enum diag
unknown_value(enum option option, struct text value, struct problem *problem)
{
	const char *const *values = plateau_options[option].values;
	const char *last = value.length > 0 ? " and " : " or ";
	struct phrase known = {0};
	size_t count = 0;
	size_t i;

	while (values[count] != NULL)
		count++;
	for (i = 0; i < count; i++) {
		phrase_add_join(&known, i, count, last);
		phrase_add(&known, values[i]);
	}
	problem_fact(problem, "name", text_of(plateau_options[option].name));
	if (value.length == 0) {
		problem_fact(problem, "choice", phrase_text(&known));
		return DIAG_RULES_VALUE;
	}
	problem_fact(problem, "value", value);
	problem_fact(problem, "values", phrase_text(&known));
	add_nearest(problem, value, values, count);
	return DIAG_RULES_VALUE;
}

static enum diag
unknown_option(struct text name, struct problem *problem)
{
	const char *names[OPTION_COUNT + PRESET_COUNT];
	unsigned i;

	for (i = 0; i < OPTION_COUNT; i++)
		names[i] = plateau_options[i].name;
	for (i = 0; i < PRESET_COUNT; i++)
		names[OPTION_COUNT + i] = plateau_presets[i];
	problem_fact(problem, "name", name);
	add_nearest(problem, name, names, OPTION_COUNT + PRESET_COUNT);
	return DIAG_RULES_OPTION;
}

static enum diag
set_value(struct plateau_rules *rules, enum option option, struct text value,
	  struct problem *problem)
{
	const char *const *values = plateau_options[option].values;
	unsigned i = find_name(value, values);

	if (values[i] == NULL)
		return unknown_value(option, value, problem);
	set_option(rules, option, i);
	return DIAG_NONE;
}

enum diag
plateau_set_rule(void *rules, struct text word, struct problem *problem)
{
	const char *equals = NULL;
	struct text name = word;
	struct text value = {NULL, 0};
	enum option option;
	unsigned preset;

	if (word.length > 0)
		equals = memchr(word.start, '=', word.length);
	if (equals != NULL) {
		name = text_slice(word, 0, (size_t)(equals - word.start));
		value = text_slice(word, name.length + 1, word.length);
	}
	option = find_option(name);
	if (option != OPTION_COUNT)
		return set_value(rules, option, value, problem);
	preset = find_name(word, plateau_presets);
	if (preset == PRESET_COUNT)
		return unknown_option(name, problem);
	set_preset(rules, preset);
	return DIAG_NONE;
}
