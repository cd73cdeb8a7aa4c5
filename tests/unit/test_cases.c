/*
 * The case files of tests/rules/: turns, options, whole games and games with
 * one fault, each with the verdict that it must get.  Run from the repo root.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "unit/case_file.h"
#include "unit/suites.h"
#include "unit/support.h"

/* A record of one position: five ranks make it the larger board. */
static void
write_record(struct text position, struct text rules, struct text turns,
	     struct strbuf *out)
{
	size_t slashes = 0, i;

	for (i = 0; i < position.length && position.start[i] != ' '; i++)
		slashes += position.start[i] == '/';
	strbuf_clear(out);
	strbuf_format(out, "[Game \"%s\"]\n[Position \"",
		      slashes == 4 ? "Plateau5" : "Plateau");
	strbuf_add_text(out, position);
	strbuf_add_string(out, "\"]\n[Rules \"");
	strbuf_add_text(out, rules);
	strbuf_add_string(out, "\"]\n\n");
	strbuf_add_text(out, turns);
	strbuf_add_string(out, "\n");
	strbuf_add_char(out, '\0');
}

static void
check_turn(const struct case_row *row)
{
	struct text rules = row->columns[2];
	struct strbuf record = {0};
	struct judged judged;
	bool is_illegal = text_is(row->columns[4], "illegal");
	bool good;

	if (text_is(rules, "-"))
		rules = text_of("standard");
	write_record(row->columns[1], rules, row->columns[3], &record);
	CU_ASSERT_TRUE_FATAL(judge(record.bytes, 0, &judged));
	if (is_illegal)
		good = judged.verdict == VERDICT_ILLEGAL;
	else
		good = judged.legal_plies == 1 &&
		       text_is(row->columns[5], judged.final) &&
		       (judged.shown[0] != '*') ==
			       text_is(row->columns[4], "win");
	if (!good)
		case_complain("verdict", row->columns[0],
			      text_of(judged.final));
	CU_ASSERT_TRUE(good);
	strbuf_free(&record);
}

static void
turns_of_the_rule_cases(void)
{
	CU_ASSERT_EQUAL(case_each_row("tests/rules/plateau.tsv", check_turn),
			61);
}

/* "touch=illegal:onboard-touch": what the last turn gets under a value. */
static void
check_value(const struct case_row *row, struct text word)
{
	struct strbuf rules = {0}, record = {0};
	const char *equals = memchr(word.start, '=', word.length);
	size_t name_length = (size_t)(equals - word.start);
	struct text expected = text_slice(word, name_length + 1, word.length);
	struct text id = text_of("");
	struct judged judged;
	bool good;

	strbuf_add_text(&rules, row->columns[0]);
	strbuf_add_char(&rules, '=');
	strbuf_add_text(&rules, text_slice(word, 0, name_length));
	write_record(row->columns[1], strbuf_text(&rules), row->columns[2],
		     &record);
	CU_ASSERT_TRUE_FATAL(judge(record.bytes, 0, &judged));
	if (text_starts(expected, "illegal:"))
		id = text_slice(expected, 8, expected.length);
	if (id.length == 0)
		good = judged.verdict != VERDICT_ILLEGAL &&
		       judged.verdict != VERDICT_UNREADABLE;
	else
		good = judged.verdict == VERDICT_ILLEGAL &&
		       text_is(id, diag_row(judged.ids[0])->id);
	if (!good)
		case_complain(diag_row(judged.ids[0])->id, word,
			      row->columns[2]);
	CU_ASSERT_TRUE(good);
	strbuf_free(&rules);
	strbuf_free(&record);
}

static void
check_option(const struct case_row *row)
{
	struct text values = row->columns[3];
	struct text word;

	while (text_next_word(&values, &word))
		check_value(row, word);
}

static void
turns_that_hang_on_an_option(void)
{
	CU_ASSERT_EQUAL(case_each_row("tests/rules/plateau-options.tsv",
				      check_option),
			23);
}

struct whole {
	struct strbuf canonical;
	size_t legal;
};

static void
gather_legal(void *context, size_t n, const struct judged *judged,
	     const struct strbuf *canonical)
{
	struct whole *whole = context;

	if (n > 0)
		strbuf_add_char(&whole->canonical, '\n');
	strbuf_add_text(&whole->canonical, strbuf_text(canonical));
	if (judged->verdict == VERDICT_LEGAL)
		whole->legal++;
}

static void
games_are_legal_and_canonical(void)
{
	struct strbuf file = {0};
	struct whole whole = {.legal = 0};

	CU_ASSERT_TRUE_FATAL(read_file("tests/rules/plateau-games.pin", &file));
	CU_ASSERT_EQUAL(judge_all(strbuf_text(&file), gather_legal, &whole),
			50);
	CU_ASSERT_EQUAL(whole.legal, 50);
	CU_ASSERT_TRUE(
		text_equals(strbuf_text(&whole.canonical), strbuf_text(&file)));
	strbuf_free(&whole.canonical);
	strbuf_free(&file);
}

enum { FAULTY_GAMES = 50 };

static struct judged faulty[FAULTY_GAMES];

static void
keep_faulty(void *context, size_t n, const struct judged *judged,
	    const struct strbuf *canonical)
{
	(void)context;
	(void)canonical;
	if (n < FAULTY_GAMES)
		faulty[n] = *judged;
}

static bool
is_as_expected(const struct case_row *row, const struct judged *judged)
{
	static const char *const statuses[VERDICT_COUNT] = {
		[VERDICT_LEGAL] = "legal",
		[VERDICT_UNSOUND] = "unsound",
		[VERDICT_ILLEGAL] = "illegal",
		[VERDICT_UNREADABLE] = "unreadable",
	};

	if (!text_is(row->columns[1], statuses[judged->verdict]) ||
	    judged->legal_plies != case_file_number(row->columns[4]))
		return false;
	if (judged->verdict == VERDICT_LEGAL)
		return judged->finding_count == 0;
	if (judged->verdict == VERDICT_ILLEGAL &&
	    judged->ply != case_file_number(row->columns[2]))
		return false;
	return text_is(row->columns[3], diag_row(judged->ids[0])->id);
}

static void
check_faulty(const struct case_row *row)
{
	unsigned n = case_file_number(row->columns[0]);
	bool good;

	CU_ASSERT_TRUE_FATAL(n >= 1 && n <= FAULTY_GAMES);
	good = is_as_expected(row, &faulty[n - 1]);
	if (!good)
		case_complain(diag_row(faulty[n - 1].ids[0])->id,
			      row->columns[0], row->columns[3]);
	CU_ASSERT_TRUE(good);
}

static void
games_with_one_fault(void)
{
	struct strbuf file = {0};

	CU_ASSERT_TRUE_FATAL(
		read_file("tests/rules/plateau-mutants.pin", &file));
	CU_ASSERT_EQUAL(judge_all(strbuf_text(&file), keep_faulty, NULL),
			FAULTY_GAMES);
	CU_ASSERT_EQUAL(case_each_row("tests/rules/plateau-mutants.tsv",
				      check_faulty),
			FAULTY_GAMES);
	strbuf_free(&file);
}

static CU_TestInfo tests[] = {
	{"every turn of the rule cases gets its verdict and its position",
	 turns_of_the_rule_cases},
	{"a turn that hangs on an option is judged by its value",
	 turns_that_hang_on_an_option},
	{"the recorded games are legal, and canonical to the byte",
	 games_are_legal_and_canonical},
	{"a game with one fault is stopped at that turn for that reason",
	 games_with_one_fault},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo cases_suite = {.pName = "cases", .pTests = tests};
