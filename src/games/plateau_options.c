/*
 * The options of the rules: the points of section B where more than one
 * reading is played.
 */
#include "games/plateau.h"

#include <string.h>

#include "games/rules_word.h"

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

enum diag
plateau_set_rule(void *rules, struct text word, struct problem *problem)
{
	struct rules_word found;
	enum diag wrong = rules_word_read(word, plateau_options,
					  plateau_presets, &found, problem);

	if (wrong != DIAG_NONE)
		return wrong;
	if (found.is_preset)
		set_preset(rules, found.preset);
	else
		set_option(rules, (enum option)found.option, found.value);
	return DIAG_NONE;
}
