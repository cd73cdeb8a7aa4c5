/*
 * The options of the rules: the points D where more than one reading is
 * played.
 */
#include "games/plakoto.h"

#include <string.h>

#include "games/rules_word.h"

enum preset {
	PRESET_STANDARD,
	PRESET_SEED,
	PRESET_TAPA,
	PRESET_MAHBUSA,
	PRESET_GAMMONX,
	PRESET_COUNT
};

enum variant { VARIANT_PLAKOTO, VARIANT_TAPA, VARIANT_PIN_GAME };

static const char *const path_values[] = {"either", "both", NULL};
static const char *const single_values[] = {"higher", "any", NULL};
static const char *const mother_values[] = {"exception", "immediate", "off",
					    NULL};
static const char *const mother_when_values[] = {"turn", "step", NULL};
static const char *const pin_bearoff_values[] = {"any", "outside", NULL};
static const char *const overshoot_values[] = {"all", "free", NULL};
static const char *const bear_values[] = {"standard", "literal", NULL};
static const char *const order_values[] = {"any", "strict", NULL};
static const char *const opening_values[] = {"reroll", "use", NULL};
static const char *const next_values[] = {"winner", "opening", NULL};
static const char *const after_tie_values[] = {"opening", "starter", "winner",
					       NULL};
static const char *const score_values[] = {"points", "left31", NULL};

/* clang-format off */
const struct rules_option plakoto_options[PLAKOTO_OPTION_COUNT + 1] = {
	[OPTION_PATH]          = {"path", path_values, "D15"},
	[OPTION_SINGLE]        = {"single", single_values, "D3"},
	[OPTION_MOTHER]        = {"mother", mother_values, "D6"},
	[OPTION_MOTHER_WHEN]   = {"mother_when", mother_when_values, "D7"},
	[OPTION_PIN_BEAROFF]   = {"pin_bearoff", pin_bearoff_values, "D8"},
	[OPTION_OVERSHOOT]     = {"overshoot", overshoot_values, "D9"},
	[OPTION_BEAR]          = {"bear", bear_values, "D10"},
	[OPTION_ORDER]         = {"order", order_values, "D14"},
	[OPTION_OPENING]       = {"opening", opening_values, "D1"},
	[OPTION_NEXT]          = {"next", next_values, "R5"},
	[OPTION_AFTER_TIE]     = {"after_tie", after_tie_values, "D2"},
	[OPTION_SCORE]         = {"score", score_values, "D11"},
	[PLAKOTO_OPTION_COUNT] = {NULL, NULL, NULL},
};

const char *const plakoto_presets[PRESET_COUNT + 1] = {
	[PRESET_STANDARD] = "standard",
	[PRESET_SEED]     = "seed",
	[PRESET_TAPA]     = "tapa",
	[PRESET_MAHBUSA]  = "mahbusa",
	[PRESET_GAMMONX]  = "gammonx",
	[PRESET_COUNT]    = NULL,
};

/* The value that each preset gives each option. */
static const uint8_t preset_values[PRESET_COUNT][PLAKOTO_OPTION_COUNT] = {
	[PRESET_STANDARD] = {0},
	[PRESET_SEED]     = {[OPTION_PATH] = PATH_BOTH,
			     [OPTION_BEAR] = BEAR_LITERAL},
	[PRESET_TAPA]     = {0},
	[PRESET_MAHBUSA]  = {[OPTION_OPENING] = OPENING_USE,
			     [OPTION_MOTHER] = MOTHER_IMMEDIATE},
	[PRESET_GAMMONX]  = {[OPTION_MOTHER] = MOTHER_OFF},
};
/* clang-format on */

static void
set_preset(struct plakoto_rules *rules, unsigned preset)
{
	memcpy(rules->option, preset_values[preset], sizeof(rules->option));
}

void
plakoto_default_rules(size_t variant, void *rules)
{
	struct plakoto_rules *plakoto_rules = rules;

	memset(plakoto_rules, 0, sizeof(*plakoto_rules));
	if (variant == VARIANT_PIN_GAME)
		plakoto_rules->layout = LAYOUT_PIN_GAME;
	set_preset(plakoto_rules,
		   variant == VARIANT_TAPA ? PRESET_TAPA : PRESET_STANDARD);
}

enum diag
plakoto_set_rule(void *rules, struct text word, struct problem *problem)
{
	struct plakoto_rules *plakoto_rules = rules;
	struct rules_word found;
	enum diag wrong = rules_word_read(word, plakoto_options,
					  plakoto_presets, &found, problem);

	if (wrong != DIAG_NONE)
		return wrong;
	if (found.is_preset)
		set_preset(plakoto_rules, found.preset);
	else
		plakoto_rules->option[found.option] = (uint8_t)found.value;
	return DIAG_NONE;
}
