/*
 * A word of the rules, "name=value" or a preset, looked up in the tables of a
 * game.
 */
#ifndef GAMES_RULES_WORD_H
#define GAMES_RULES_WORD_H

#include "base/diag.h"
#include "base/text.h"
#include "games/game.h"

struct rules_word {
	bool is_preset;
	unsigned preset;	/* its index, if it is one; else: */
	unsigned option, value; /* indexes of the option and of its value */
};

/*
 * Looks the word up.  Returns DIAG_RULES_OPTION or DIAG_RULES_VALUE with the
 * facts name, value, values or choice, and nearest, when nothing has that name.
 */
enum diag rules_word_read(struct text word, const struct rules_option *options,
			  const char *const *presets, struct rules_word *found,
			  struct problem *problem);

/* Whether the name of the word is that of an option or preset. */
bool rules_word_is_known(struct text word, const struct rules_option *options,
			 const char *const *presets);

#endif
