/*
 * Words of the rules: their names and values among those that a game has.
 */
#include "games/rules_word.h"

#include <string.h>

#include "base/catalog.h"
#include "base/nearest.h"
#include "base/phrase.h"

enum { NAMES_MAX = 32 };

/* The word in its two parts; without "=" the value has no start. */
static struct text
cut_word(struct text word, struct text *value)
{
	size_t length = 0;

	*value = (struct text){NULL, 0};
	while (length < word.length && word.start[length] != '=')
		length++;
	if (length < word.length)
		*value = (struct text){word.start + length + 1,
				       word.length - length - 1};
	return (struct text){word.start, length};
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

/* The option of that name, or the number of options. */
static unsigned
find_option(struct text name, const struct rules_option *options)
{
	unsigned i = 0;

	while (options[i].name != NULL && !text_is(name, options[i].name))
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

/* "a, b and c" */
static void
add_values(struct problem *problem, const char *fact, const char *const *values,
	   size_t count, const char *last)
{
	struct phrase list;
	size_t i;

	phrase_start(&list, problem->catalog);
	for (i = 0; i < count; i++)
		phrase_join(&list, i, count, text_of(values[i]), last);
	problem_fact(problem, fact, phrase_text(&list));
}

static enum diag
refuse_value(const struct rules_option *option, struct text value, size_t count,
	     struct problem *problem)
{
	problem_fact(problem, "name", text_of(option->name));
	if (value.length == 0) {
		add_values(problem, "choice", option->values, count,
			   N_("{list} or {next}"));
		return DIAG_RULES_VALUE;
	}
	problem_fact(problem, "value", value);
	add_values(problem, "values", option->values, count,
		   N_("{list} and {next}"));
	add_nearest(problem, value, option->values, count);
	return DIAG_RULES_VALUE;
}

static enum diag
refuse_name(struct text name, const struct rules_option *options,
	    const char *const *presets, struct problem *problem)
{
	const char *names[NAMES_MAX];
	size_t count = 0, i;

	for (i = 0; options[i].name != NULL && count < NAMES_MAX; i++)
		names[count++] = options[i].name;
	for (i = 0; presets[i] != NULL && count < NAMES_MAX; i++)
		names[count++] = presets[i];
	problem_fact(problem, "name", name);
	add_nearest(problem, name, names, count);
	return DIAG_RULES_OPTION;
}

enum diag
rules_word_read(struct text word, const struct rules_option *options,
		const char *const *presets, struct rules_word *found,
		struct problem *problem)
{
	struct text value, name = cut_word(word, &value);
	const struct rules_option *option;

	*found = (struct rules_word){.option = find_option(name, options)};
	option = &options[found->option];
	if (option->name != NULL) {
		found->value = find_name(value, option->values);
		return option->values[found->value] != NULL
			       ? DIAG_NONE
			       : refuse_value(option, value, found->value,
					      problem);
	}
	found->is_preset = true;
	found->preset = find_name(word, presets);
	return presets[found->preset] != NULL
		       ? DIAG_NONE
		       : refuse_name(name, options, presets, problem);
}

bool
rules_word_is_known(struct text word, const struct rules_option *options,
		    const char *const *presets)
{
	struct text value, name = cut_word(word, &value);

	return options[find_option(name, options)].name != NULL ||
	       presets[find_name(word, presets)] != NULL;
}
