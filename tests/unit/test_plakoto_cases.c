/*
 * The case files of Plakoto: plays, options, results, whole games and games
 * with one fault.  Run from the repo root.
 */
#include <CUnit/CUnit.h>
#include <string.h>

#include "unit/case_file.h"
#include "unit/suites.h"
#include "unit/support.h"

enum { PLAYS = 57, OPTIONS = 73, RESULTS = 50, FAULTY_GAMES = 50 };

static bool
is_given(struct text column)
{
	return column.length > 0 && !text_is(column, "-");
}

static void
add_tag(struct strbuf *out, const char *name, struct text value)
{
	if (is_given(value))
		strbuf_format(out, "[%s \"%.*s\"]\n", name, (int)value.length,
			      value.start);
}

static void
write_record(struct text position, struct text rules, struct text turns,
	     struct strbuf *out)
{
	strbuf_add_string(out, "[Game \"Plakoto\"]\n");
	add_tag(out, "Position", position);
	add_tag(out, "Rules", rules);
	strbuf_add_char(out, '\n');
	strbuf_add_text(out, turns);
	strbuf_add_char(out, '\n');
	strbuf_add_char(out, '\0');
}

/* The id at the end of a note, "... [dice-unused]"; empty when it has none. */
static struct text
noted_id(struct text note)
{
	size_t open = note.length;

	if (note.length == 0 || note.start[note.length - 1] != ']')
		return text_of("");
	while (open > 0 && note.start[open - 1] != '[')
		open--;
	return text_slice(note, open, note.length - 1 - open);
}

static bool
is_legal_as_expected(const struct case_row *row, const struct judged *judged)
{
	const char *shown = is_given(row->columns[6]) ? judged->shown : "-";

	return judged->verdict <= VERDICT_UNSOUND && judged->legal_plies == 1 &&
	       text_is(row->columns[5], judged->final) &&
	       text_is(row->columns[6], shown) &&
	       (is_given(row->columns[6]) || judged->shown[0] == '*');
}

static bool
is_illegal_as_expected(const struct case_row *row, const struct judged *judged)
{
	struct text id = noted_id(row->columns[7]);

	return judged->verdict == VERDICT_ILLEGAL && judged->legal_plies == 0 &&
	       (id.length == 0 || text_is(id, diag_row(judged->ids[0])->id));
}

static void
check_play(const struct case_row *row)
{
	struct strbuf record = {0};
	struct judged judged;
	bool good;

	write_record(row->columns[1], row->columns[2], row->columns[3],
		     &record);
	CU_ASSERT_TRUE_FATAL(judge(record.bytes, 0, &judged));
	if (text_is(row->columns[4], "legal"))
		good = is_legal_as_expected(row, &judged);
	else
		good = is_illegal_as_expected(row, &judged);
	if (!good)
		case_complain(diag_row(judged.ids[0])->id, row->columns[0],
			      text_of(judged.final));
	CU_ASSERT_TRUE(good);
	strbuf_free(&record);
}

static void
plays_of_the_rule_cases(void)
{
	CU_ASSERT_EQUAL(case_each_row("tests/rules/plakoto.tsv", check_play),
			PLAYS);
}

static void
plays_that_hang_on_an_option(void)
{
	CU_ASSERT_EQUAL(case_each_row("tests/rules/plakoto-options.tsv",
				      check_play),
			OPTIONS);
}

/* --- results --- */

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

static const char *const statuses[VERDICT_COUNT] = {
	[VERDICT_LEGAL] = "legal",
	[VERDICT_UNSOUND] = "unsound",
	[VERDICT_ILLEGAL] = "illegal",
	[VERDICT_UNREADABLE] = "unreadable",
};

/* Columns: case, rules, position, turns and result, status, id. */
static void
check_result(const struct case_row *row)
{
	struct strbuf record = {0};
	struct judged judged;
	bool good;

	CU_ASSERT_EQUAL_FATAL(row->count, 6);
	write_record(row->columns[2], row->columns[1], row->columns[3],
		     &record);
	CU_ASSERT_TRUE_FATAL(judge(record.bytes, 0, &judged));
	good = text_is(row->columns[4], statuses[judged.verdict]);
	if (is_given(row->columns[5]))
		good = good && has_id(&judged, row->columns[5]);
	else
		good = good && judged.finding_count == 0;
	if (!good)
		case_complain(diag_row(judged.ids[0])->id, row->columns[0],
			      text_of(statuses[judged.verdict]));
	CU_ASSERT_TRUE(good);
	strbuf_free(&record);
}

static void
results_are_held_to_the_board(void)
{
	CU_ASSERT_EQUAL(case_each_row("tests/rules/plakoto-results.tsv",
				      check_result),
			RESULTS);
}

/* --- whole games --- */

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
	if (judged->verdict == VERDICT_LEGAL && judged->finding_count == 0)
		whole->legal++;
}

static void
games_are_legal_and_canonical(void)
{
	struct strbuf file = {0};
	struct whole whole = {.legal = 0};

	CU_ASSERT_TRUE_FATAL(read_file("tests/rules/plakoto-games.pin", &file));
	CU_ASSERT_EQUAL(judge_all(strbuf_text(&file), gather_legal, &whole),
			50);
	CU_ASSERT_EQUAL(whole.legal, 50);
	CU_ASSERT_TRUE(
		text_equals(strbuf_text(&whole.canonical), strbuf_text(&file)));
	strbuf_free(&whole.canonical);
	strbuf_free(&file);
}

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

/* The file's word for a turn behind the end of the game is its own. */
static bool
is_expected_id(struct text word, enum diag id)
{
	if (text_is(word, "after-end"))
		word = text_of("game-over");
	return text_is(word, diag_row(id)->id);
}

static bool
is_as_expected(const struct case_row *row, const struct judged *judged)
{
	if (!text_is(row->columns[1], statuses[judged->verdict]) ||
	    judged->legal_plies != case_file_number(row->columns[4]))
		return false;
	if (judged->verdict == VERDICT_LEGAL)
		return !is_given(row->columns[3]);
	if (is_given(row->columns[2]) &&
	    judged->ply != case_file_number(row->columns[2]))
		return false;
	return is_expected_id(row->columns[3], judged->ids[0]);
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
		read_file("tests/rules/plakoto-mutants.pin", &file));
	CU_ASSERT_EQUAL(judge_all(strbuf_text(&file), keep_faulty, NULL),
			FAULTY_GAMES);
	CU_ASSERT_EQUAL(case_each_row("tests/rules/plakoto-mutants.tsv",
				      check_faulty),
			FAULTY_GAMES);
	strbuf_free(&file);
}

static CU_TestInfo tests[] = {
	{"every play of the rule cases gets its verdict and its position",
	 plays_of_the_rule_cases},
	{"a play that hangs on an option is judged by its value",
	 plays_that_hang_on_an_option},
	{"a result is held to the board", results_are_held_to_the_board},
	{"the recorded games are legal, and canonical to the byte",
	 games_are_legal_and_canonical},
	{"a game with one fault is stopped at that turn for that reason",
	 games_with_one_fault},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo plakoto_cases_suite = {.pName = "plakoto cases", .pTests = tests};
