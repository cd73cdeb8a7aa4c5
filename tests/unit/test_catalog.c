/*
 * Another language: what is said goes through the catalog as whole templates,
 * which it may put in another order.
 */
#include <CUnit/CUnit.h>
#include <stdlib.h>

#include "base/catalog.h"
#include "base/phrase.h"
#include "base/strbuf.h"
#include "games/game.h"
#include "games/games.h"
#include "unit/suites.h"

/* English and what is said for it; sorted, as msgfmt does. */
static const char *const messages[][2] = {
	{"Black", "NERO"},
	{"White", "BIANCO"},
	{"off", "FUORI"},
	{"pips", "PASSI"},
	{"two", "DUE"},
	{"{side} to play, turn {number}", "turno {number}: tocca a {side}"},
	{"{side} to roll, turn {number}", "turno {number}: tira {side}"},
	{"{what} on {square}", "{square} ha {what}"},
};

enum { MESSAGES = sizeof(messages) / sizeof(messages[0]) };

static void
add_number(struct strbuf *out, uint32_t number)
{
	strbuf_add(out, (const char *)&number, sizeof(number));
}

/* Adds a table of the texts, which begin at `at`; returns where they end. */
static uint32_t
add_table(struct strbuf *out, unsigned which, uint32_t at)
{
	unsigned n;

	for (n = 0; n < MESSAGES; n++) {
		uint32_t length = (uint32_t)strlen(messages[n][which]);

		add_number(out, length);
		add_number(out, at);
		at += length + 1;
	}
	return at;
}

/* The bytes of a catalog, as msgfmt writes them. */
static void
make_catalog(struct strbuf *out, struct catalog *catalog)
{
	uint32_t header = 28, table = MESSAGES * 8, at = header + 2 * table;
	unsigned which, n;

	add_number(out, 0x950412de);
	add_number(out, 0);
	add_number(out, MESSAGES);
	add_number(out, header);
	add_number(out, header + table);
	add_number(out, 0);
	add_number(out, 0);
	at = add_table(out, 0, at);
	add_table(out, 1, at);
	for (which = 0; which < 2; which++)
		for (n = 0; n < MESSAGES; n++)
			strbuf_add(out, messages[n][which],
				   strlen(messages[n][which]) + 1);
	CU_ASSERT_TRUE_FATAL(catalog_open(catalog, strbuf_text(out)));
}

static void
templates_are_reordered(void)
{
	struct strbuf bytes = {0};
	struct catalog catalog;
	struct phrase phrase;

	make_catalog(&bytes, &catalog);
	phrase_start(&phrase, &catalog);
	phrase_slot_words(&phrase, "what", "White");
	phrase_slot(&phrase, "square", text_of("a1"));
	phrase_say(&phrase, "{what} on {square}");
	CU_ASSERT_TRUE(text_is(phrase_text(&phrase), "a1 ha BIANCO"));
	phrase_start(&phrase, NULL);
	phrase_slot_words(&phrase, "what", "White");
	phrase_slot(&phrase, "square", text_of("a1"));
	phrase_say(&phrase, "{what} on {square}");
	CU_ASSERT_TRUE(text_is(phrase_text(&phrase), "White on a1"));
	strbuf_free(&bytes);
}

static void
numbers_are_words(void)
{
	struct strbuf bytes = {0};
	struct catalog catalog;
	struct phrase phrase;

	make_catalog(&bytes, &catalog);
	phrase_start(&phrase, &catalog);
	phrase_slot_number(&phrase, "n", 2);
	phrase_slot_number(&phrase, "m", 13);
	phrase_slot_number(&phrase, "z", 0);
	phrase_say(&phrase, "{n:count} {m:count} {z:count} {z:word} {n|x|y}");
	CU_ASSERT_TRUE(text_is(phrase_text(&phrase), "DUE 13 no none y"));
	strbuf_free(&bytes);
}

/* A text that somebody wrote is no word of the program. */
static void
facts_of_the_input_stay(void)
{
	struct strbuf bytes = {0};
	struct catalog catalog;
	struct phrase phrase;

	make_catalog(&bytes, &catalog);
	phrase_start(&phrase, &catalog);
	phrase_slot(&phrase, "what", text_of("White"));
	phrase_slot(&phrase, "square", text_of("{what}"));
	phrase_say(&phrase, "{what} on {square}");
	CU_ASSERT_TRUE(text_is(phrase_text(&phrase), "{what} ha White"));
	strbuf_free(&bytes);
}

static void
lists_are_joined(void)
{
	static const char *const squares[] = {"a1", "b2", "c3"};
	struct phrase list;
	unsigned n;

	phrase_start(&list, NULL);
	for (n = 0; n < 3; n++)
		phrase_join(&list, n, 3, text_of(squares[n]),
			    "{list} and {next}");
	CU_ASSERT_TRUE(text_is(phrase_text(&list), "a1, b2 and c3"));
}

/* What does not fit is cut off between characters. */
static void
long_phrases_are_cut(void)
{
	struct phrase phrase;
	unsigned n;

	phrase_start(&phrase, NULL);
	phrase_add(&phrase, "x");
	for (n = 0; n < PHRASE_BYTES; n++)
		phrase_add(&phrase, "点");
	CU_ASSERT_TRUE(phrase.length <= PHRASE_BYTES);
	CU_ASSERT_EQUAL((phrase.length - 1) % 3, 0);
	CU_ASSERT_EQUAL(text_find_malformed(phrase_text(&phrase)),
			phrase.length);
}

static bool
has(const struct strbuf *text, const char *words)
{
	struct text rest = strbuf_text(text);

	while (rest.length > 0 && !text_starts(rest, words))
		rest = text_slice(rest, 1, rest.length);
	return rest.length > 0;
}

/* The start of a game drawn with the catalog, as text or as SVG. */
static void
draw(const char *name, bool is_svg, const struct catalog *catalog,
     struct strbuf *out)
{
	size_t variant;
	const struct game *game = games_find(text_of(name), &variant);
	char *rules = calloc(1, game->rules_size);
	char *position = calloc(1, game->position_size);
	struct drawing drawing = {.catalog = catalog, .position = position};

	game->default_rules(variant, rules);
	game->start(rules, position);
	strbuf_clear(out);
	if (is_svg)
		game->draw_svg(&drawing, out);
	else
		game->draw_text(&drawing, out);
	free(rules);
	free(position);
}

static void
diagrams_are_translated(void)
{
	struct strbuf bytes = {0}, out = {0};
	struct catalog catalog;
	unsigned svg;

	make_catalog(&bytes, &catalog);
	for (svg = 0; svg < 2; svg++) {
		draw("Plateau", svg == 1, &catalog, &out);
		CU_ASSERT_TRUE(has(&out, "turno 1: tocca a NERO"));
		CU_ASSERT_FALSE(has(&out, "Black to play"));
		draw("Plakoto", svg == 1, &catalog, &out);
		CU_ASSERT_TRUE(has(&out, "turno 1: tira BIANCO"));
		draw("Plakoto", svg == 1, NULL, &out);
		CU_ASSERT_TRUE(has(&out, "White to roll, turn 1"));
	}
	draw("Plakoto", false, &catalog, &out);
	CU_ASSERT_TRUE(has(&out, "PASSI 360   FUORI  0"));
	strbuf_free(&bytes);
	strbuf_free(&out);
}

static CU_TestInfo tests[] = {
	{"templates are put in another order", templates_are_reordered},
	{"numbers are words up to twelve", numbers_are_words},
	{"facts of the input are not translated", facts_of_the_input_stay},
	{"lists are joined by templates", lists_are_joined},
	{"long phrases are cut between characters", long_phrases_are_cut},
	{"the words of diagrams are translated", diagrams_are_translated},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo catalog_suite = {.pName = "catalog", .pTests = tests};
