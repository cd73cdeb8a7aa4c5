/*
 * Random games under random options are legal records in canonical form;
 * repeated positions are found.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "base/random.h"
#include "base/strbuf.h"
#include "games/games.h"
#include "games/plateau.h"
#include "record/notation.h"
#include "record/randomgame.h"
#include "record/repetition.h"
#include "unit/suites.h"
#include "unit/support.h"

enum { GAMES = 60, TURNS_MOST = 80 };

/* Applies a random value of every option and says so in `words`. */
static void
choose_rules(const struct game *game, uint64_t *seed, void *rules,
	     struct strbuf *words)
{
	const struct rules_option *option;
	struct problem problem = {0};

	for (option = game->options; option->name; option++) {
		size_t start = words->length, count = 0;
		struct text word;

		while (option->values[count])
			count++;
		strbuf_format(
			words, "%s=%s", option->name,
			option->values[random_below(seed, (unsigned)count)]);
		word = text_slice(strbuf_text(words), start, words->length);
		CU_ASSERT_EQUAL(game->set_rule(rules, word, &problem),
				DIAG_NONE);
		strbuf_add_char(words, ' ');
	}
	words->length--;
}

static void
expect_legal(void *context, size_t n, const struct judged *judged,
	     const struct strbuf *canonical)
{
	const struct strbuf *game = context;

	(void)n;
	CU_ASSERT_EQUAL(judged->verdict, VERDICT_LEGAL);
	CU_ASSERT_TRUE(text_equals(strbuf_text(canonical), strbuf_text(game)));
	if (judged->verdict != VERDICT_LEGAL)
		fwrite(game->bytes, 1, game->length, stderr);
}

static void
games_are_legal(void)
{
	struct plateau_rules rules;
	struct strbuf words = {0}, out = {0};
	struct random_setup setup = {.turns_most = TURNS_MOST};
	uint64_t seed = 3;

	setup.game = games_find(text_of("Plateau"), &setup.variant);
	CU_ASSERT_PTR_NOT_NULL_FATAL(setup.game);
	setup.notation = notations_find(support_notations(), text_of("native"),
					setup.game);
	CU_ASSERT_PTR_NOT_NULL_FATAL(setup.notation);
	setup.rules = &rules;
	for (unsigned i = 0; i < GAMES; i++) {
		setup.variant = i % 2;
		setup.game->default_rules(setup.variant, &rules);
		choose_rules(setup.game, &seed, &rules, &words);
		setup.rules_words = strbuf_text(&words);
		random_game(&setup, &seed, &out);
		CU_ASSERT_EQUAL(
			judge_all(strbuf_text(&out), expect_legal, &out), 1);
		strbuf_clear(&words);
		strbuf_clear(&out);
	}
	strbuf_free(&words);
	strbuf_free(&out);
}

/* The positions of a line go to and fro between two. */
static void
repetition_is_found(void)
{
	struct plateau_rules rules;
	struct plateau line[5];
	size_t variant;
	const struct game *game = games_find(text_of("Plateau"), &variant);

	CU_ASSERT_PTR_NOT_NULL_FATAL(game);
	game->default_rules(variant, &rules);
	rules.threefold = true;
	for (unsigned i = 0; i < 5; i++) {
		game->start(&rules, &line[i]);
		line[i].to_move = (uint8_t)(i % 2);
		CU_ASSERT_EQUAL(repetition_is_reached(game, line, i + 1),
				i == 4);
	}
	line[4].rules.threefold = false;
	CU_ASSERT_FALSE(repetition_is_reached(game, line, 5));
}

static CU_TestInfo tests[] = {
	{"a random game is a legal canonical record", games_are_legal},
	{"the third occurrence of a position is found", repetition_is_found},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo randomgame_suite = {.pName = "random games", .pTests = tests};
