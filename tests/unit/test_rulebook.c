/*
 * The rule book against the rules: every rule, option and finding has its
 * entry, and every example gives what it says.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "games/game.h"
#include "games/games.h"
#include "record/notation.h"
#include "record/rulebook.h"
#include "unit/suites.h"
#include "unit/support.h"

/* How many rules and points each game has, and the letters before them. */
static const struct {
	const char *letter;
	int count;
} series[] = {{"", 53}, {"B", 31}, {"R", 28}, {"D", 16}};

enum { SERIES = sizeof(series) / sizeof(series[0]) };

/*
 * Findings without an example: their inputs are no text, too long to show, or
 * need an option of the command line.
 */
static const char *const without_example[] = {
	"binary",
	"charset",
	"cube",
	"encoding",
	"file-too-long",
	"format-game",
	"format-loses",
	"format-misses",
	"game-implied",
	"gesture",
	"gesture-cut",
	"gesture-done",
	"gesture-piece",
	"heading-too-long",
	"id-lacks",
	"leniency",
	"lesson-false",
	"lesson-key",
	"lesson-language",
	"lesson-missing",
	"lesson-value",
	"lost",
	"merge-game",
	"merge-length",
	"merge-result",
	"merge-tag",
	"merge-turn",
	"merge-variation",
	"merge-view",
	"nesting",
	"no-id",
	"numbering",
	"pattern-limit",
	"property-twice",
	"resign-implied",
	"result-spelling",
	"sgf-bracket",
	"sgf-syntax",
	"spelling",
	"stopped-at-the-pin",
	"turn-too-long",
	"utf-16",
	"variation-depth",
	"wrong-side",
};

/* A book and the memory it lives in. */
struct shelf {
	struct arena arena;
	struct diags diags;
	struct rulebook book;
};

static void
open_book(struct shelf *shelf)
{
	memset(shelf, 0, sizeof(*shelf));
	diags_init(&shelf->diags, &shelf->arena, false);
	CU_ASSERT_TRUE_FATAL(rulebook_read_rules(&shelf->arena, &shelf->book,
						 &shelf->diags));
	CU_ASSERT_TRUE_FATAL(rulebook_read_findings(&shelf->arena, &shelf->book,
						    &shelf->diags));
}

static void
close_book(struct shelf *shelf)
{
	arena_free(&shelf->arena);
}

static bool
has_entry(const struct rulebook *book, enum rulebook_kind kind,
	  const char *name)
{
	size_t n;

	for (n = 0; n < book->count; n++) {
		if (book->entries[n].kind == kind &&
		    text_is(book->entries[n].name, name))
			return true;
	}
	fprintf(stderr, "no entry for %s\n", name);
	return false;
}

static size_t
count_kind(const struct rulebook *book, enum rulebook_kind kind)
{
	size_t n, count = 0;

	for (n = 0; n < book->count; n++)
		count += book->entries[n].kind == kind;
	return count;
}

static void
every_rule_is_there(void)
{
	struct shelf shelf;
	char name[16];
	int n, i;
	size_t count = 0;

	open_book(&shelf);
	for (n = 0; n < SERIES; n++, count += (size_t)i - 1)
		for (i = 1; i <= series[n].count; i++) {
			snprintf(name, sizeof(name), "%s%d", series[n].letter,
				 i);
			CU_ASSERT_TRUE(
				has_entry(&shelf.book, RULEBOOK_RULE, name));
		}
	CU_ASSERT_EQUAL(count_kind(&shelf.book, RULEBOOK_RULE), count);
	close_book(&shelf);
}

static bool
has_option(const struct rulebook *book, const struct game *game,
	   const char *name)
{
	size_t n;

	for (n = 0; n < book->count; n++) {
		if (book->entries[n].kind == RULEBOOK_OPTION &&
		    text_is(book->entries[n].name, name) &&
		    text_is(book->entries[n].game, game->name))
			return true;
	}
	fprintf(stderr, "no entry for %s\n", name);
	return false;
}

static void
every_option_is_there(void)
{
	struct shelf shelf;
	size_t i, n, count = 0;
	const struct game *game;

	open_book(&shelf);
	for (i = 0; (game = games_get(i)) != NULL; i++) {
		for (n = 0; game->options[n].name != NULL; n++, count++)
			CU_ASSERT_TRUE(has_option(&shelf.book, game,
						  game->options[n].name));
		for (n = 0; game->presets[n] != NULL; n++, count++)
			CU_ASSERT_TRUE(has_option(&shelf.book, game,
						  game->presets[n]));
	}
	CU_ASSERT_EQUAL(count_kind(&shelf.book, RULEBOOK_OPTION), count);
	close_book(&shelf);
}

static void
every_finding_is_there(void)
{
	struct shelf shelf;
	int id;

	open_book(&shelf);
	for (id = DIAG_NONE + 1; id < DIAG_COUNT; id++)
		CU_ASSERT_TRUE(has_entry(&shelf.book, RULEBOOK_FINDING,
					 diag_row((enum diag)id)->id));
	CU_ASSERT_EQUAL(count_kind(&shelf.book, RULEBOOK_FINDING),
			DIAG_COUNT - 1);
	close_book(&shelf);
}

/* The table's rules are rules of the book. */
static void
every_finding_cites_a_rule(void)
{
	struct shelf shelf;
	int id;

	open_book(&shelf);
	for (id = DIAG_NONE + 1; id < DIAG_COUNT; id++) {
		const char *rule = diag_row((enum diag)id)->rule;

		if (rule[0] != '\0')
			CU_ASSERT_TRUE(
				has_entry(&shelf.book, RULEBOOK_RULE, rule));
	}
	close_book(&shelf);
}

static void
names_are_found(void)
{
	struct shelf shelf;
	const struct rulebook_entry *entry;

	open_book(&shelf);
	entry = rulebook_find(&shelf.book, text_of("b4"), text_of(""));
	CU_ASSERT_TRUE(entry != NULL && text_is(entry->name, "B4"));
	entry = rulebook_find(&shelf.book, text_of("pass"), text_of(""));
	CU_ASSERT_TRUE(entry != NULL && entry->kind == RULEBOOK_FINDING);
	entry = rulebook_find(&shelf.book, text_of("pass"), text_of("Plakoto"));
	CU_ASSERT_TRUE(entry != NULL && text_is(entry->game, "Plakoto"));
	entry = rulebook_find(&shelf.book, text_of("pass"), text_of("Plateau"));
	CU_ASSERT_TRUE(entry != NULL && text_is(entry->game, "Plateau"));
	entry = rulebook_find(&shelf.book, text_of("pass="), text_of(""));
	CU_ASSERT_TRUE(entry != NULL && entry->kind == RULEBOOK_OPTION);
	entry = rulebook_find(&shelf.book, text_of("capture=choice"),
			      text_of(""));
	CU_ASSERT_TRUE(entry != NULL && entry->kind == RULEBOOK_OPTION);
	entry = rulebook_find(&shelf.book, text_of("Rule A.20"), text_of(""));
	CU_ASSERT_TRUE(entry != NULL && text_is(entry->name, "20"));
	entry = rulebook_find(&shelf.book, text_of("rules-value"), text_of(""));
	CU_ASSERT_TRUE(entry != NULL && entry->kind == RULEBOOK_FINDING);
	CU_ASSERT_PTR_NULL(
		rulebook_find(&shelf.book, text_of("54"), text_of("")));
	CU_ASSERT_PTR_NULL(
		rulebook_find(&shelf.book, text_of("rule"), text_of("")));
	CU_ASSERT_PTR_NULL(
		rulebook_find(&shelf.book, text_of("a."), text_of("")));
	CU_ASSERT_PTR_NULL(rulebook_find(&shelf.book, (struct text){NULL, 0},
					 text_of("")));
	close_book(&shelf);
}

/* --- examples --- */

static void
add_tag(struct strbuf *out, const char *name, struct text value)
{
	if (value.length == 0)
		return;
	strbuf_format(out, "[%s \"%.*s\"]\n", name, (int)value.length,
		      value.start);
}

static void
write_record(const struct rulebook_example *example, struct text game,
	     struct strbuf *out)
{
	if (example->record.length > 0) {
		strbuf_add_text(out, example->record);
	} else {
		add_tag(out, "Game",
			game.length > 0 ? game : text_of("Plateau"));
		add_tag(out, "Rules", example->rules);
		add_tag(out, "Position", example->position);
		strbuf_add_char(out, '\n');
		strbuf_add_text(out, example->turn);
		strbuf_add_char(out, '\n');
	}
	strbuf_add_char(out, '\0');
}

static bool
has_id(const struct judged *judged, struct text id)
{
	size_t n;

	for (n = 0; n < judged->finding_count && n < JUDGED_MAX; n++) {
		if (text_is(id, diag_row(judged->ids[n])->id))
			return true;
	}
	return false;
}

/* Whether some game of the record gives the finding, or all are sound. */
static bool
record_gives(const char *text, struct text expect)
{
	struct judged judged;
	bool is_sound = true;
	size_t n;

	for (n = 0; judge(text, n, &judged); n++) {
		if (has_id(&judged, expect))
			return true;
		if (judged.verdict != VERDICT_LEGAL)
			is_sound = false;
	}
	if (n == 0)
		return text_is(expect, "no-game");
	return text_is(expect, "legal") && is_sound;
}

static bool
notation_gives(struct text bytes, struct text expect)
{
	struct notations *notations = notations_new();
	struct source source = {
		.name = "example", .bytes = bytes, .first_line = 1};
	struct arena arena = {0};
	struct diags diags;
	bool gives = false;
	size_t n;

	diags_init(&diags, &arena, false);
	notations_add(notations, &source, &diags);
	for (n = 0; n < diags.count; n++)
		gives |= text_is(expect, diag_row(diags.findings[n].id)->id);
	arena_free(&arena);
	notations_free(notations);
	return gives;
}

static bool
example_holds(const struct rulebook_example *example, struct text game)
{
	struct strbuf record = {0};
	bool holds;

	if (text_is(example->expect, "yaml") ||
	    text_starts(example->expect, "notation-"))
		return notation_gives(example->record, example->expect);
	write_record(example, game, &record);
	holds = record_gives(record.bytes, example->expect);
	strbuf_free(&record);
	return holds;
}

static void
every_example_gives_what_it_says(void)
{
	struct shelf shelf;
	size_t n, k;

	open_book(&shelf);
	for (n = 0; n < shelf.book.count; n++) {
		const struct rulebook_entry *entry = &shelf.book.entries[n];

		for (k = 0; k < entry->example_count; k++) {
			bool holds = example_holds(&entry->examples[k],
						   entry->game);

			if (!holds)
				fprintf(stderr, "%.*s: not %.*s\n",
					(int)entry->name.length,
					entry->name.start,
					(int)entry->examples[k].expect.length,
					entry->examples[k].expect.start);
			CU_ASSERT_TRUE(holds);
		}
	}
	close_book(&shelf);
}

static bool
needs_no_example(struct text name)
{
	size_t n, count = sizeof(without_example) / sizeof(without_example[0]);

	for (n = 0; n < count; n++) {
		if (text_is(name, without_example[n]))
			return true;
	}
	return false;
}

static void
every_finding_has_an_example(void)
{
	struct shelf shelf;
	size_t n;

	open_book(&shelf);
	for (n = 0; n < shelf.book.count; n++) {
		const struct rulebook_entry *entry = &shelf.book.entries[n];

		if (entry->kind == RULEBOOK_FINDING)
			CU_ASSERT_EQUAL(entry->example_count,
					needs_no_example(entry->name) ? 0 : 1);
	}
	close_book(&shelf);
}

/* --- the sentences --- */

/* One sentence, no full stop, nothing of the template left in it. */
static bool
is_sentence(struct text text)
{
	size_t n;

	if (text.length == 0 || text.start[text.length - 1] == '.')
		return false;
	for (n = 0; n < text.length; n++) {
		if (text.start[n] == '{' ||
		    (text.start[n] == '}' && n + 1 < text.length &&
		     text.start[n + 1] != ' '))
			return false;
	}
	return true;
}

static void
sentences_are_written_without_facts(void)
{
	struct strbuf out = {0};
	int id;

	for (id = DIAG_NONE + 1; id < DIAG_COUNT; id++) {
		strbuf_clear(&out);
		diag_write_message((enum diag)id, NULL, NULL, &out);
		CU_ASSERT_TRUE(is_sentence(strbuf_text(&out)));
	}
	strbuf_free(&out);
}

static bool
is_written(enum diag id, const struct problem *problem, const char *sentence)
{
	struct strbuf out = {0};
	bool is_same;

	diag_write_message(id, problem, NULL, &out);
	is_same = text_is(strbuf_text(&out), sentence);
	if (!is_same)
		fprintf(stderr, "%.*s\n", (int)out.length, out.bytes);
	strbuf_free(&out);
	return is_same;
}

static void
facts_are_put_into_sentences(void)
{
	struct problem problem = {0};

	problem_number(&problem, "height", 1);
	CU_ASSERT_TRUE(is_written(DIAG_DISTANCE, &problem,
				  "a one-piece unit moves one square at most"));
	problem_fact(&problem, "from", text_of("a1"));
	problem_fact(&problem, "to", text_of("d1"));
	problem_number(&problem, "distance", 3);
	problem_number(&problem, "height", 2);
	CU_ASSERT_TRUE(is_written(
		DIAG_DISTANCE, &problem,
		"a two-piece unit moves two squares at most: a1 to d1 is "
		"three"));
	CU_ASSERT_TRUE(is_written(DIAG_TAG_SYNTAX, NULL,
				  "a tag is written [Name \"value\"]"));
}

static CU_TestInfo tests[] = {
	{"every rule and every point is in the book", every_rule_is_there},
	{"every option and preset is in the book", every_option_is_there},
	{"every finding is in the book", every_finding_is_there},
	{"every finding cites a rule of the book", every_finding_cites_a_rule},
	{"names are found whatever their case", names_are_found},
	{"every example gives what it says", every_example_gives_what_it_says},
	{"every finding has an example", every_finding_has_an_example},
	{"sentences read well without facts",
	 sentences_are_written_without_facts},
	{"facts are put into sentences", facts_are_put_into_sentences},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo rulebook_suite = {.pName = "rulebook", .pTests = tests};
