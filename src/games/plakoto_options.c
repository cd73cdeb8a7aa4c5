/*
 * The options of the rules: the points D where more than one reading is
 * played.
 */
#include "games/plakoto.h"

#include <string.h>

#include "base/nearest.h"

enum preset {
	PRESET_STANDARD,
	PRESET_SEED,
	PRESET_TAPA,
	PRESET_MAHBUSA,
	PRESET_GAMMONX,
	PRESET_COUNT
};

enum { VALUES_BYTES = 80 };

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

/* The place of `word` among `names`, or their number. */
static unsigned
find_name(struct text word, const char *const *names)
{
	unsigned i = 0;

	while (names[i] != NULL && !text_is(word, names[i]))
		i++;
	return i;
}

static unsigned
find_option(struct text name)
{
	unsigned i = 0;

	while (i < PLAKOTO_OPTION_COUNT &&
	       !text_is(name, plakoto_options[i].name))
		i++;
	return i;
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
unknown_option(struct text name, struct problem *problem)
{
	const char *names[PLAKOTO_OPTION_COUNT + PRESET_COUNT];
	unsigned i;

	for (i = 0; i < PLAKOTO_OPTION_COUNT; i++)
		names[i] = plakoto_options[i].name;
	for (i = 0; i < PRESET_COUNT; i++)
		names[PLAKOTO_OPTION_COUNT + i] = plakoto_presets[i];
	problem_fact(problem, "name", name);
	add_nearest(problem, name, names, PLAKOTO_OPTION_COUNT + PRESET_COUNT);
	return DIAG_RULES_OPTION;
}

static void
add_values(struct problem *problem, const char *const *values)
{
	char list[VALUES_BYTES];
	size_t length = 0;
	unsigned i;

	for (i = 0; values[i] != NULL; i++) {
		size_t more = strlen(values[i]);

		if (length + more + 2 > sizeof(list))
			break;
		if (i > 0)
			memcpy(list + length, ", ", 2);
		length += i > 0 ? 2 : 0;
		memcpy(list + length, values[i], more);
		length += more;
	}
	problem_fact(problem, "values", (struct text){list, length});
}

static enum diag
set_value(struct plakoto_rules *rules, unsigned option, struct text value,
	  struct problem *problem)
{
	const char *const *values = plakoto_options[option].values;
	unsigned i = find_name(value, values);

	if (values[i] == NULL) {
		problem_fact(problem, "name",
			     text_of(plakoto_options[option].name));
		problem_fact(problem, "value", value);
		add_values(problem, values);
		add_nearest(problem, value, values, i);
		return DIAG_RULES_VALUE;
	}
	rules->option[option] = (uint8_t)i;
	return DIAG_NONE;
}

enum diag
plakoto_set_rule(void *rules, struct text word, struct problem *problem)
{
	const char *equals = NULL;
	struct text name = word;
	struct text value = {NULL, 0};
	unsigned option;
	unsigned preset;

	if (word.length > 0)
		equals = memchr(word.start, '=', word.length);
	if (equals != NULL) {
		name = text_slice(word, 0, (size_t)(equals - word.start));
		value = text_slice(word, name.length + 1, word.length);
	}
	option = find_option(name);
	if (option != PLAKOTO_OPTION_COUNT)
		return set_value(rules, option, value, problem);
	preset = find_name(word, plakoto_presets);
	if (preset == PRESET_COUNT)
		return unknown_option(name, problem);
	set_preset(rules, preset);
	return DIAG_NONE;
}
