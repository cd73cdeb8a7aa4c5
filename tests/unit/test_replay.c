/*
 * Records on their boards: variations, what becomes of a line after a wrong
 * turn, numbers, marks, hints, repeated positions, results, canonical form.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "record/canonical.h"
#include "record/pin.h"
#include "record/record.h"
#include "unit/suites.h"
#include "unit/support.h"

/* One record that was read and replayed; freed with forget. */
struct played {
	struct arena arena;
	struct source source;
	struct replay_tools *tools;
	struct record record;
	struct diags diags;
	struct replay replay;
	bool has_started;
	struct strbuf canonical;
};

static void
play(struct played *played, const char *text,
     const struct replay_options *options)
{
	struct pin_options pin = {.has_game = options->game.length > 0};
	struct record rewritten;
	size_t offset = 0;

	memset(played, 0, sizeof(*played));
	played->source = (struct source){
		.name = "test", .bytes = text_of(text), .first_line = 1};
	played->tools = replay_tools_new(options);
	diags_init(&played->diags, &played->arena, options->strict);
	CU_ASSERT_TRUE_FATAL(pin_read(&played->source, &offset, &pin,
				      &played->arena, &played->record,
				      &played->diags));
	played->has_started = replay_start(&played->replay, &played->record,
					   played->tools, &played->arena,
					   &played->diags);
	if (!played->has_started)
		return;
	canonical_record(&played->replay, &played->arena, &rewritten);
	pin_write(&rewritten, &played->canonical);
}

static struct replay_options
plain_options(void)
{
	struct replay_options options = {.notations = support_notations()};

	return options;
}

static void
play_plainly(struct played *played, const char *text)
{
	struct replay_options options = plain_options();

	play(played, text, &options);
}

static void
forget(struct played *played)
{
	strbuf_free(&played->canonical);
	replay_tools_free(played->tools);
	arena_free(&played->arena);
}

/* The ids of all findings, separated by blanks. */
static bool
has_ids(const struct played *played, const char *wanted)
{
	struct text rest = text_of(wanted), word;
	size_t i;
	bool same = true;

	for (i = 0; i < played->diags.count; i++) {
		const char *id = diag_row(played->diags.findings[i].id)->id;

		same = same && text_next_word(&rest, &word) &&
		       text_is(word, id);
	}
	same = same && !text_next_word(&rest, &word);
	for (i = 0; i < played->diags.count && !same; i++)
		fprintf(stderr, "\n  found %s (wanted: %s): %.*s",
			diag_row(played->diags.findings[i].id)->id, wanted,
			(int)played->diags.findings[i].message.length,
			played->diags.findings[i].message.start);
	return same;
}

static const struct finding *
first_finding(const struct played *played)
{
	CU_ASSERT_TRUE_FATAL(played->diags.count > 0);
	return &played->diags.findings[0];
}

/* What the finding points at. */
static bool
points_at(const struct played *played, const struct finding *finding,
	  const char *wanted)
{
	return text_is(text_slice(played->source.bytes, finding->offset,
				  finding->length),
		       wanted);
}

static bool
contains(struct text text, const char *part)
{
	size_t length = strlen(part), i;

	for (i = 0; i + length <= text.length; i++) {
		if (memcmp(text.start + i, part, length) == 0)
			return true;
	}
	return false;
}

#define GAME "[Game \"Plateau\"]\n[Result \"*\"]\n\n"
#define DRAWN "[Game \"Plateau\"]\n[Result \"Draw\"]\n\n"
#define OPENING "1. xx,rb@a1 xx,xr@d4 2. bb@b2 rr@d4/1 "

/* --- variations and wrong turns --- */

static void
variation_begins_before_the_turn(void)
{
	struct played played;

	play_plainly(&played, GAME OPENING
		     "3. a1>c1 (3. a1>a3 d4>d2 (3... d4>b4) 4. a3>a1) "
		     "(3. 1a1>b1) d4>d2 *\n");
	CU_ASSERT_TRUE(has_ids(&played, ""));
	CU_ASSERT_EQUAL(played.diags.verdict, VERDICT_LEGAL);
	CU_ASSERT_EQUAL(played.replay.plies, 6);
	CU_ASSERT_EQUAL(played.replay.legal_plies, 6);
	forget(&played);
}

static void
wrong_variation_leaves_the_main_line(void)
{
	struct played played;
	const struct finding *finding;

	play_plainly(&played, GAME OPENING
		     "3. a1>c1 (3. a1>b2 d4>a1 (3... xx@a9) 4. b2>b3) "
		     "d4>d2 4. c1>a1 *\n");
	CU_ASSERT_TRUE(has_ids(&played, "direction"));
	finding = first_finding(&played);
	CU_ASSERT_TRUE(text_is(finding->path, "at 3. a1>c1"));
	CU_ASSERT_TRUE(text_is(finding->turn, "a1>b2"));
	CU_ASSERT_EQUAL(finding->ply, 5);
	CU_ASSERT_EQUAL(played.replay.plies, 7);
	CU_ASSERT_EQUAL(played.replay.legal_plies, 7);
	CU_ASSERT_EQUAL(played.diags.verdict, VERDICT_ILLEGAL);
	forget(&played);
}

static void
each_line_has_one_finding(void)
{
	struct played played;

	play_plainly(&played, GAME OPENING
		     "3. a1>c1 (3. a1>b2 d4>a1) d4>c2 (3... d4>c3 4. a1>a2) "
		     "(3... d4>d1) 4. a1>a2 (4. c1>c9) a1>a2 *\n");
	CU_ASSERT_TRUE(has_ids(&played, "direction line empty"));
	CU_ASSERT_EQUAL(played.replay.plies, 8);
	CU_ASSERT_EQUAL(played.replay.legal_plies, 5);
	forget(&played);
}

static void
nested_path_is_named(void)
{
	struct played played;
	const struct finding *finding;

	play_plainly(&played, GAME OPENING
		     "3. a1>c1 (3. a1>a3 d4>d2! (3... d4>b1)) d4>d2 *\n");
	finding = first_finding(&played);
	CU_ASSERT_TRUE(text_is(finding->path, "at 3. a1>c1, at 3... d4>d2"));
	forget(&played);
}

static void
refused_tender_is_no_ply(void)
{
	struct played played;

	play_plainly(&played, "[Game \"Plateau\"]\n[Result \"*\"]\n"
			      "[Position \"4/4/4/XXRR,2,xx w -/xx 4\"]\n\n"
			      "1... xx<>- (1... a1>b1 2. xx@a4) a1>a3 2. d1>a2 "
			      "xx<>- bb<>- bb@b4 *\n");
	CU_ASSERT_TRUE(has_ids(&played, "line"));
	CU_ASSERT_EQUAL(first_finding(&played)->ply, 5);
	CU_ASSERT_EQUAL(played.replay.legal_plies, 1);
	CU_ASSERT_EQUAL(played.replay.plies, 3);
	forget(&played);
}

static void
turn_after_the_end(void)
{
	struct played played;

	play_plainly(&played,
		     "[Game \"Plateau\"]\n[Result \"W+C\"]\n"
		     "[Position \"4/4/4/xxRR,3 w -/rr,rr,bb,bb,xx 12\"]\n\n"
		     "a1x1# xx@b3 bb@b2 W+C\n");
	CU_ASSERT_TRUE(has_ids(&played, "game-over"));
	CU_ASSERT_EQUAL(played.replay.plies, 3);
	CU_ASSERT_EQUAL(played.replay.legal_plies, 1);
	forget(&played);
}

static void
text_after_the_result(void)
{
	struct played played;

	play_plainly(&played, DRAWN OPENING "Draw 3. a1>c1\n");
	CU_ASSERT_TRUE(has_ids(&played, "after-result"));
	CU_ASSERT_TRUE(points_at(&played, first_finding(&played), "a1>c1"));
	forget(&played);
	play_plainly(&played, DRAWN OPENING "Draw with best regards\n");
	CU_ASSERT_TRUE(has_ids(&played, "skipped-text"));
	forget(&played);
}

static void
nothing_follows_from_unreadable_text(void)
{
	struct played played;

	play_plainly(&played, GAME OPENING "-- a1>d4 d4>d2 W+C\n");
	CU_ASSERT_EQUAL(played.diags.verdict, VERDICT_UNREADABLE);
	CU_ASSERT_EQUAL(played.diags.count, 1);
	CU_ASSERT_EQUAL(played.replay.legal_plies, 4);
	forget(&played);
}

/* --- hints --- */

static void
near_turn_is_offered(void)
{
	struct played played;

	play_plainly(&played, GAME OPENING "3. a1>d1! *\n");
	CU_ASSERT_TRUE(has_ids(&played, "distance"));
	CU_ASSERT_TRUE(text_is(first_finding(&played)->hint, "a1>b1"));
	CU_ASSERT_TRUE(points_at(&played, first_finding(&played), "a1>d1!"));
	forget(&played);
}

static void
no_hint_when_none_is_wanted(void)
{
	struct replay_options options = plain_options();
	struct played played;

	options.no_hints = true;
	play(&played, GAME OPENING "3. a1>d1! *\n", &options);
	CU_ASSERT_EQUAL(first_finding(&played)->hint.length, 0);
	forget(&played);
	play_plainly(&played, GAME OPENING "3. a1=b>d4-1>d1x12 *\n");
	CU_ASSERT_EQUAL(first_finding(&played)->hint.length, 0);
	forget(&played);
}

static void
unreadable_turn_gets_a_hint(void)
{
	struct played played;

	play_plainly(&played, GAME OPENING "3. a1-c1 *\n");
	CU_ASSERT_TRUE(has_ids(&played, "turn-syntax"));
	CU_ASSERT_TRUE(text_is(first_finding(&played)->hint, "a1>c1"));
	forget(&played);
}

/* A turn, in the game of the index, and the hint that it gets. */
struct hint_case {
	const char *before, *turn, *hint;
};

#define BOARD(position)                                                        \
	"[Game \"Plateau\"]\n[Result \"*\"]\n[Position \"" position "\"]\n\n"

/* clang-format off */
static const struct hint_case hint_cases[] = {
	/* in capitals */
	{GAME, "XX,RB@A1", "xx,rb@a1"},
	{GAME, "Xx,rb@a1!", "xx,rb@a1"},
	{GAME, "XX,RB@B2", "xx,rb@b1"},
	{GAME OPENING, "xx@B3", "xx@b3"},
	{GAME OPENING, "1A1>B1?", "1a1>b1"},
	{GAME OPENING, "Pass", ""},
	{BOARD("4/4/4/XXXXbb,XXXXbb,BBBBrr,BXrr w RB,OX,RX,RR,RR/- 30"),
	 "Pass", "pass"},
	/* two turns as one word */
	{GAME, "xx,rb@a1xx,rr@d4", "xx,rb@a1 xx,rr@d4"},
	{GAME, "xx,rb@b2xx,rr@d4", "xx,rb@b2 xx,rr@d4"},
	{GAME OPENING, "xx@c42a1>b1", "xx@c4 2a1>b1"},
	{GAME OPENING, "a1>c1!d4>d2", "a1>c1! d4>d2"},
	/* turns that win have the mark */
	{BOARD("4/4/4/xxRR,3 w -/rr,rr,bb,bb,xx 12"), "a1x2", "a1x1#"},
	{BOARD("4/4/4/xxRR,3 w -/rr,rr,bb,bb,xx 12"), "A1X1", "a1x1#"},
	{BOARD("4/4/4/xxRR,3 w -/rr,rr,bb,xx 12"), "a1x2", "a1x1"},
	{GAME OPENING, "zz", ""},
};
/* clang-format on */

static void
hints_are_written_as_turns(void)
{
	size_t i;

	for (i = 0; i < sizeof(hint_cases) / sizeof(hint_cases[0]); i++) {
		const struct hint_case *now = &hint_cases[i];
		struct strbuf text = {0};
		struct played played;

		strbuf_format(&text, "%s%s *\n", now->before, now->turn);
		strbuf_add_char(&text, '\0');
		play_plainly(&played, text.bytes);
		if (!text_is(first_finding(&played)->hint, now->hint))
			fprintf(stderr, "\n  %s: %.*s, not %s", now->turn,
				(int)first_finding(&played)->hint.length,
				first_finding(&played)->hint.start, now->hint);
		CU_ASSERT_TRUE(
			text_is(first_finding(&played)->hint, now->hint));
		forget(&played);
		strbuf_free(&text);
	}
}

/* --- what is said --- */

/* A turn after the opening, and a part of what is said of it. */
struct message_case {
	const char *turn, *part;
};

static const struct message_case message_cases[] = {
	{"zz", "no turn begins with \"zz\""},
	{"3zz", "no turn begins with \"3zz\""},
	{"a1>c1z", "\"z\" cannot follow \"a1>c1\""},
	{"a1>a2>a2", "a1 to a2 passes no other square"},
	{"a1>a3>a3", "a1 to a3 passes a2, but not a3 before its end"},
	{"a1>a2>a2>a3", "a1 to a3 passes a2, but not a2 twice"},
	{"a1>b3>a3", "a1 to a3 passes a2, but not b3"},
	{"99a1>a2", "has two, 99 cannot go"},
	{"99999999999999999999a1>a2", "has two, 99999999999999999999 cannot"},
	{"rr@d4/4294967297", "so height 4294967297 is above its top"},
	{"rr@d4/1234567890123456789012345",
	 "so height 123456789012345678901234... is above its top"},
	{"a1>a2x777", "so none are taken, not 777"},
	{"a1>a2-256>a3", "256 cannot stay"},
	{"a1>a2+300>a3", "a2"},
};

static void
messages_name_the_case(void)
{
	size_t i;

	for (i = 0; i < sizeof(message_cases) / sizeof(message_cases[0]); i++) {
		const struct message_case *now = &message_cases[i];
		struct strbuf text = {0};
		struct played played;

		strbuf_format(&text, GAME OPENING "%s *\n", now->turn);
		strbuf_add_char(&text, '\0');
		play_plainly(&played, text.bytes);
		CU_ASSERT_TRUE(
			contains(first_finding(&played)->message, now->part));
		if (!contains(first_finding(&played)->message, now->part))
			fprintf(stderr, "\n  %s: %.*s", now->turn,
				(int)first_finding(&played)->message.length,
				first_finding(&played)->message.start);
		forget(&played);
		strbuf_free(&text);
	}
}

/* --- numbers --- */

struct number_case {
	const char *moves;
	const char *ids;
	const char *expected; /* in the message of the first finding */
};

/* clang-format off */
static const struct number_case number_cases[] = {
	{"xx,rb@a1 xx,xr@d4 *", "", ""},
	{"1. xx,rb@a1 1... xx,xr@d4 2. bb@b2 *", "", ""},
	{"1. xx,rb@a1 xx,xr@d4 3. bb@b2 *", "number", "should be 2."},
	{"1. xx,rb@a1 xx,xr@d4 3. bb@b2 rr@d4/1 4. a1>c1 *", "number",
	 "should be 2."},
	{"1. xx,rb@a1 xx,xr@d4 3. bb@b2 rr@d4/1 3. a1>c1 *", "number",
	 "should be 2."},
	{"1. xx,rb@a1 1. xx,xr@d4 *", "number", "should be 1..."},
	{"1... xx,rb@a1 xx,xr@d4 *", "number", "should be 1."},
	{"99999999999999999999. xx,rb@a1 *", "number", "should be 1."},
	{"1. xx,rb@a1 xx,xr@d4 (2... xx,xr@d1) *", "number", "should be 1..."},
};
/* clang-format on */

static void
numbers_are_checked(void)
{
	size_t i;

	for (i = 0; i < sizeof(number_cases) / sizeof(number_cases[0]); i++) {
		const struct number_case *row = &number_cases[i];
		struct strbuf text = {0};
		struct played played;

		strbuf_add_string(&text, GAME);
		strbuf_add_string(&text, row->moves);
		strbuf_add_char(&text, '\0');
		play_plainly(&played, text.bytes);
		CU_ASSERT_TRUE(has_ids(&played, row->ids));
		if (played.diags.count > 0)
			CU_ASSERT_TRUE(contains(first_finding(&played)->message,
						row->expected));
		CU_ASSERT_EQUAL(played.diags.verdict, VERDICT_LEGAL);
		forget(&played);
		strbuf_free(&text);
	}
}

#define FROM_WHITE                                                             \
	"[Game \"Plateau\"]\n[Result \"*\"]\n"                                 \
	"[Position \"4/4/4/XXRR,2,xx w -/- 10\"]\n\n"

static void
numbers_from_a_position(void)
{
	struct played played;

	play_plainly(&played, FROM_WHITE "a1>a2 d1>d2 a2>a3 *\n");
	CU_ASSERT_TRUE(contains(strbuf_text(&played.canonical),
				"\n\n1... a1>a2 2. d1>d2 a2>a3 *\n"));
	forget(&played);
	play_plainly(&played, FROM_WHITE "1... a1>a2 2. d1>d2 a2>a3 *\n");
	CU_ASSERT_TRUE(has_ids(&played, ""));
	forget(&played);
	play_plainly(&played, FROM_WHITE "1. a1>a2 d1>d2 *\n");
	CU_ASSERT_TRUE(has_ids(&played, "number"));
	forget(&played);
	play_plainly(&played, FROM_WHITE "5... a1>a2 6. d1>d2 a2>a3 *\n");
	CU_ASSERT_TRUE(has_ids(&played, ""));
	CU_ASSERT_TRUE(contains(strbuf_text(&played.canonical),
				"\n\n5... a1>a2 6. d1>d2 a2>a3 *\n"));
	forget(&played);
}

/* --- marks --- */

static void
mark_of_a_turn_that_does_not_win(void)
{
	struct played played;

	play_plainly(&played, GAME OPENING "3. a1>c1# d4>d2 *\n");
	CU_ASSERT_TRUE(has_ids(&played, "win-mark"));
	CU_ASSERT_TRUE(points_at(&played, first_finding(&played), "#"));
	CU_ASSERT_EQUAL(played.diags.verdict, VERDICT_UNSOUND);
	CU_ASSERT_EQUAL(played.replay.legal_plies, 6);
	CU_ASSERT_TRUE(
		contains(strbuf_text(&played.canonical), "3. a1>c1 d4>d2"));
	forget(&played);
}

/* --- repeated positions --- */

#define REPEATING                                                              \
	"[Game \"Plateau\"]\n[Position \"XOBR,1,xrbrbx,1/4/4/4 w -/- 4\"]\n"   \
	"[Rules \"repetition=threefold\"]\n[Result \"Draw\"]\n\n"              \
	"1... a4>c2 2. c4>b3 c2>a4 "

static void
third_occurrence_ends_the_game(void)
{
	struct played played;

	play_plainly(&played,
		     REPEATING "3. b3>c4 a4>c2 4. c4>b3 c2>a4 5. b3>c4 Draw\n");
	CU_ASSERT_TRUE(has_ids(&played, ""));
	CU_ASSERT_EQUAL(played.replay.outcome.ending, ENDING_DRAW);
	forget(&played);
	play_plainly(&played, REPEATING
		     "3. b3>c4 a4>c2 4. c4>b3 c2>a4 5. b3>c4# xb@c2 Draw\n");
	CU_ASSERT_TRUE(has_ids(&played, "win-mark game-over"));
	CU_ASSERT_TRUE(text_is(finding_rule(&played.diags.findings[0]), "44"));
	CU_ASSERT_TRUE(text_is(finding_rule(&played.diags.findings[1]), "B26"));
	forget(&played);
}

static void
occurrences_count_along_each_line(void)
{
	struct played played;

	play_plainly(&played,
		     REPEATING "(2... c2>a4 3. b3>c4 a4>c2 4. c4>b3 c2>a4 "
			       "(4... c2>a4 5. b3>c4 xb@c2)) "
			       "3. b3>c4 a4>c2 4. c4>b3 c2>a4 "
			       "5. bb@d1 (5. b3>c4) xb@c2 *\n");
	CU_ASSERT_TRUE(has_ids(&played, "game-over result-tag"));
	CU_ASSERT_TRUE(text_is(first_finding(&played)->turn, "xb@c2"));
	forget(&played);
}

/* --- results --- */

enum ending_of_case { OPEN, STACKED, CAPTURED, BOTH };

static const char *const boards[] = {
	[OPEN] = "[Position \"4/4/4/xxRR,3 w -/rr,bb,bb,xx 12\"]\n",
	[STACKED] = "[Position \"4/4/4/XXXXXXxxBBRRRR,3 w -/- 12\"]\n",
	[CAPTURED] = "[Position \"4/4/4/xxRR,3 w -/rr,rr,bb,bb,xx 12\"]\n",
	[BOTH] = "[Position \"4/4/4/XXXXXXxxBBRRRR,3 w -/rr,rr,bb,bb,xx "
		 "12\"]\n",
};

struct result_case {
	enum ending_of_case board;
	const char *tag, *word; /* NULL: not written */
	const char *ids;
	const char *canonical; /* of the tag, then of the word if different */
};

/* clang-format off */
static const struct result_case result_cases[] = {
	{OPEN,     "*",       "*",       "",               "*"},
	{OPEN,     NULL,      NULL,      "result-none",    "*"},
	{OPEN,     "W+R",     "W+R",     "",               "W+R"},
	{OPEN,     NULL,      "B+T",     "",               "B+T"},
	{OPEN,     "B+F",     NULL,      "",               "B+F"},
	{OPEN,     "Draw",    "Draw",    "",               "Draw"},
	{OPEN,     "1/2-1/2", "Draw",    "",               "Draw"},
	{OPEN,     "1-0",     "1-0",     "",               "1-0"},
	{OPEN,     "W+R",     "1-0",     "",               "W+R"},
	{OPEN,     "0-1",     "B+T",     "",               "B+T"},
	{OPEN,     "1-0",     "B+T",     "result-tag",     "1-0 B+T"},
	{OPEN,     "W+R",     "W+T",     "result-tag",     "W+R W+T"},
	{OPEN,     "*",       "W+R",     "result-tag",     "* W+R"},
	{OPEN,     "Draw",    "*",       "result-tag",     "Draw *"},
	{OPEN,     "W+S",     "W+S",     "result",         "W+S"},
	{OPEN,     "B+C",     "B+C",     "result",         "B+C"},
	{OPEN,     "W+Z",     "*",       "result-form",    "W+Z *"},
	{OPEN,     "won",     "W+R",     "result-form",    "won W+R"},
	{OPEN,     "1 - 0",   "W+R",     "result-form",    "1 - 0 W+R"},
	{OPEN,     "",        "*",       "result-form",    " *"},
	{STACKED,  "W+S",     "W+S",     "",               "W+S"},
	{STACKED,  "1-0",     "1-0",     "",               "W+S"},
	{STACKED,  "1-0",     NULL,      "",               "W+S"},
	{STACKED,  "W+C",     "W+C",     "result-reason",  "W+C"},
	{STACKED,  "W+R",     "W+R",     "result-reason",  "W+R"},
	{STACKED,  "W+T",     "1-0",     "result-reason",  "W+T"},
	{STACKED,  "B+S",     "B+S",     "result",         "B+S"},
	{STACKED,  "0-1",     "0-1",     "result",         "0-1"},
	{STACKED,  "Draw",    "Draw",    "result",         "Draw"},
	{STACKED,  "*",       "*",       "result-missing", "*"},
	{STACKED,  NULL,      NULL,      "result-missing", "W+S"},
	{STACKED,  "W+S",     "B+S",     "result-tag",     "W+S B+S"},
	{CAPTURED, "W+C",     "W+C",     "",               "W+C"},
	{CAPTURED, "W+S",     "W+S",     "result-reason",  "W+S"},
	{CAPTURED, NULL,      "1-0",     "",               "W+C"},
	{BOTH,     "W+S",     "W+S",     "",               "W+S"},
	{BOTH,     "W+C",     "W+C",     "",               "W+S"},
	{BOTH,     "W+F",     "W+F",     "result-reason",  "W+F"},
};
/* clang-format on */

static void
write_result_record(const struct result_case *row, struct strbuf *out)
{
	strbuf_add_string(out, "[Game \"Plateau\"]\n");
	strbuf_add_string(out, boards[row->board]);
	if (row->tag != NULL)
		strbuf_format(out, "[Result \"%s\"]\n", row->tag);
	strbuf_add_string(out, "\n1... a1x1");
	if (row->word != NULL)
		strbuf_format(out, " %s", row->word);
	strbuf_add_string(out, "\n");
	strbuf_add_char(out, '\0');
}

/* Whether the canonical form has the results of the row, tag and word. */
static bool
writes_results(const struct played *played, const struct result_case *row)
{
	struct text wanted = text_of(row->canonical);
	struct text canonical = strbuf_text(&played->canonical);
	struct text tag = wanted, word;
	struct strbuf line = {0};
	size_t i = wanted.length;
	bool is_written;

	while (i > 0 && wanted.start[i - 1] != ' ')
		i--;
	word = text_slice(wanted, i, wanted.length);
	if (i > 0)
		tag = text_slice(wanted, 0, i - 1);
	strbuf_add_string(&line, "[Result \"");
	strbuf_add_text(&line, tag);
	strbuf_add_string(&line, "\"]\n");
	strbuf_add_char(&line, '\0');
	is_written = contains(canonical, line.bytes) &&
		     text_equals(text_slice(canonical,
					    canonical.length - 1 - word.length,
					    word.length),
				 word);
	strbuf_free(&line);
	return is_written;
}

static void
result_is_judged_three_ways(void)
{
	size_t i;

	for (i = 0; i < sizeof(result_cases) / sizeof(result_cases[0]); i++) {
		const struct result_case *row = &result_cases[i];
		struct strbuf text = {0};
		struct played played;

		write_result_record(row, &text);
		play_plainly(&played, text.bytes);
		CU_ASSERT_TRUE(has_ids(&played, row->ids));
		CU_ASSERT_TRUE(writes_results(&played, row));
		if (!writes_results(&played, row))
			fprintf(stderr, "\n%s:\n%.*s", text.bytes,
				(int)played.canonical.length,
				played.canonical.bytes);
		forget(&played);
		strbuf_free(&text);
	}
}

static void
three_results_are_named(void)
{
	struct result_case row = {STACKED, "B+C", "W+R", "", ""};
	struct strbuf text = {0};
	struct played played;
	const struct finding *finding;

	write_result_record(&row, &text);
	play_plainly(&played, text.bytes);
	finding = first_finding(&played);
	CU_ASSERT_EQUAL(finding->id, DIAG_RESULT_TAG);
	CU_ASSERT_TRUE(contains(finding->message, "B+C"));
	CU_ASSERT_TRUE(contains(finding->message, "W+R"));
	CU_ASSERT_TRUE(contains(finding->message, "W+S"));
	CU_ASSERT_TRUE(points_at(&played, finding, "W+R"));
	CU_ASSERT_TRUE(finding->has_other);
	CU_ASSERT_EQUAL(played.source.bytes.start[finding->other_offset], '[');
	CU_ASSERT_TRUE(text_is(played.replay.claim, "W+R"));
	forget(&played);
	strbuf_free(&text);
}

static void
loose_results_are_taken_when_lenient(void)
{
	struct result_case rows[] = {
		{OPEN, "1 - 0", NULL, "result-spelling", "1-0"},
		{OPEN, "0.5-0.5", NULL, "result-spelling", "Draw"},
		{OPEN, "1/2", "Draw", "result-spelling", "Draw"},
		{OPEN, "w + r", NULL, "result-spelling", "W+R"},
		{STACKED, "1 - 0", "1-0", "result-spelling", "W+S"},
		{OPEN, "White won", NULL, "result-form", "White won *"},
	};
	struct replay_options options = plain_options();
	size_t i;

	options.lenient = true;
	for (i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
		struct strbuf text = {0};
		struct played played;

		write_result_record(&rows[i], &text);
		play(&played, text.bytes, &options);
		CU_ASSERT_TRUE(has_ids(&played, rows[i].ids));
		CU_ASSERT_TRUE(writes_results(&played, &rows[i]));
		forget(&played);
		strbuf_free(&text);
	}
}

static void
result_of_an_illegal_game_is_left_alone(void)
{
	struct played played;

	play_plainly(&played, "[Game \"Plateau\"]\n[Result \"W+S\"]\n\n"
			      "1. xx,rb@b2 xx,xr@d4 W+S\n");
	CU_ASSERT_TRUE(has_ids(&played, "perimeter"));
	CU_ASSERT_EQUAL(played.replay.plies, 2);
	CU_ASSERT_EQUAL(played.replay.legal_plies, 0);
	CU_ASSERT_TRUE(text_is(played.replay.claim, "W+S"));
	forget(&played);
}

/* --- tags --- */

static void
game_must_be_known(void)
{
	struct replay_options options = plain_options();
	struct played played;

	play_plainly(&played, "[Result \"*\"]\n\n1. xx,rb@a1 *\n");
	CU_ASSERT_TRUE(has_ids(&played, "game-missing"));
	CU_ASSERT_FALSE(played.has_started);
	CU_ASSERT_EQUAL(played.replay.plies, 1);
	forget(&played);
	play_plainly(&played, "[Game \"Platau\"]\n[Result \"*\"]\n\n*\n");
	CU_ASSERT_TRUE(has_ids(&played, "game-unknown"));
	CU_ASSERT_TRUE(text_is(first_finding(&played)->hint, "Plateau"));
	CU_ASSERT_TRUE(points_at(&played, first_finding(&played), "Platau"));
	forget(&played);
	options.game = text_of("plateau");
	play(&played, "[Result \"*\"]\n\n1. xx,rb@a1 *\n", &options);
	CU_ASSERT_TRUE(has_ids(&played, ""));
	CU_ASSERT_TRUE(contains(strbuf_text(&played.canonical),
				"[Game \"Plateau\"]\n[Result \"*\"]\n\n"));
	forget(&played);
}

static void
rules_words_are_pointed_at(void)
{
	struct replay_options options = plain_options();
	struct played played;

	play_plainly(&played,
		     "[Game \"Plateau\"]\n[Result \"*\"]\n"
		     "[Rules \"standard onbord=touch capture=all\"]\n\n*\n");
	CU_ASSERT_TRUE(has_ids(&played, "rules-option rules-value"));
	CU_ASSERT_TRUE(
		points_at(&played, &played.diags.findings[0], "onbord=touch"));
	CU_ASSERT_TRUE(
		points_at(&played, &played.diags.findings[1], "capture=all"));
	CU_ASSERT_TRUE(contains(played.diags.findings[0].hint, "onboard"));
	forget(&played);
	play_plainly(&played, "[Game \"Plateau\"]\n[Result \"*\"]\n"
			      "[Rules \"onboard capture=\"]\n\n*\n");
	CU_ASSERT_TRUE(has_ids(&played, "rules-value rules-value"));
	CU_ASSERT_TRUE(text_is(played.diags.findings[0].message,
			       "the option onboard needs a value: touch, "
			       "official86 or owntop"));
	CU_ASSERT_TRUE(text_is(played.diags.findings[1].message,
			       "the option capture needs a value: max or "
			       "choice"));
	forget(&played);
	options.rules = text_of("flip_uniform=on");
	play(&played,
	     "[Game \"Plateau\"]\n[Rules \"flip_uniform=off\"]\n"
	     "[Position \"4/4/4/XX,3 w -/- 10\"]\n\n1... a1=x>a2 *\n",
	     &options);
	CU_ASSERT_TRUE(has_ids(&played, ""));
	forget(&played);
}

static void
mistaken_tag_names_are_offered(void)
{
	struct played played;

	play_plainly(&played, "[Game \"Plateau\"]\n[Result \"*\"]\n"
			      "[Rule \"capture=choice\"]\n[Annotator \"x\"]\n"
			      "\n*\n");
	CU_ASSERT_TRUE(has_ids(&played, "tag-unknown"));
	CU_ASSERT_TRUE(text_is(first_finding(&played)->hint, "Rules"));
	CU_ASSERT_TRUE(contains(strbuf_text(&played.canonical),
				"[Rule \"capture=choice\"]"));
	forget(&played);
}

static void
position_is_pointed_at(void)
{
	struct played played;

	play_plainly(&played, "[Game \"Plateau\"]\n[Result \"*\"]\n"
			      "[Position \"4/4/4/qq,3 w -/- 10\"]\n\n*\n");
	CU_ASSERT_EQUAL(played.diags.count, 1);
	CU_ASSERT_EQUAL(played.diags.verdict, VERDICT_UNREADABLE);
	CU_ASSERT_PTR_NULL(played.replay.final);
	CU_ASSERT_EQUAL(
		played.source.bytes.start[first_finding(&played)->offset], 'q');
	forget(&played);
}

/* --- canonical form --- */

static void
canonical_form_says_the_same(void)
{
	struct played first, second;

	play_plainly(&first,
		     "[Black \"Ada\"]\n[Game \"plateau\"]\n[Odd \"t\\\"a\"]\n\n"
		     "{before} xx,rb@a1 xx,xr@d4 2.bb@b2 {a lone Blue} "
		     "2... rr@d4/1 $1 3. 2a1>b1>c1! (1a1>b1 ; rest\n"
		     "d4=r>d2 (d4>b4)) d4>d2 {end} 1/2-1/2 {after}\n");
	CU_ASSERT_TRUE(has_ids(&first, ""));
	strbuf_add_char(&first.canonical, '\0');
	CU_ASSERT_TRUE(contains(strbuf_text(&first.canonical),
				"[Game \"Plateau\"]\n[Black \"Ada\"]\n"
				"[Result \"Draw\"]\n[Odd \"t\\\"a\"]\n\n"));
	CU_ASSERT_TRUE(contains(strbuf_text(&first.canonical), "3. a1>c1!"));
	CU_ASSERT_TRUE(contains(strbuf_text(&first.canonical), "(3.\n1a1>b1"));
	CU_ASSERT_TRUE(contains(strbuf_text(&first.canonical), "(3... d4>b4)"));
	play_plainly(&second, first.canonical.bytes);
	CU_ASSERT_TRUE(has_ids(&second, ""));
	CU_ASSERT_STRING_EQUAL(first.canonical.bytes,
			       (strbuf_add_char(&second.canonical, '\0'),
				second.canonical.bytes));
	forget(&second);
	forget(&first);
}

static void
lone_glyphs_join_their_turn(void)
{
	struct played played;

	play_plainly(&played, GAME OPENING
		     "3. a1>c1 !? $3 (3. a1>a3! !?) d4>d2 {a} ! 4. bb@b4 $1 ?\n"
		     "*\n");
	CU_ASSERT_TRUE(has_ids(&played, ""));
	CU_ASSERT_TRUE(contains(strbuf_text(&played.canonical),
				"3. a1>c1!? $3 (3. a1>a3! !?) d4>d2 {a} !\n"
				"4. bb@b4 $1 ? *\n"));
	forget(&played);
	play_plainly(&played, GAME "1. xx,rb@a1 ! xx,xr@d4 2. a1>d1 ! *\n");
	CU_ASSERT_TRUE(has_ids(&played, "distance"));
	CU_ASSERT_TRUE(contains(strbuf_text(&played.canonical),
				"1. xx,rb@a1! xx,xr@d4 2. a1>d1 ! *\n"));
	forget(&played);
}

static void
illegal_lines_keep_their_text(void)
{
	struct played played;

	play_plainly(&played, GAME "xx,rb@a1 xx,xr@d4 2a1>d1 xx<>- 2a1>b1!? "
				   "d4>d2 (q d4>d3) *\n");
	CU_ASSERT_TRUE(has_ids(&played, "distance"));
	CU_ASSERT_TRUE(contains(strbuf_text(&played.canonical),
				"1. xx,rb@a1 xx,xr@d4 2. 2a1>d1 xx<>- "
				"2a1>b1!? 3. d4>d2 (3. q d4>d3) *\n"));
	forget(&played);
}

/* clang-format off */
static CU_TestInfo tests[] = {
	{"a variation begins before the turn that it replaces",
	 variation_begins_before_the_turn},
	{"a wrong variation leaves the main line legal",
	 wrong_variation_leaves_the_main_line},
	{"each line has one finding, and skipped turns have none",
	 each_line_has_one_finding},
	{"the way to a nested variation is named", nested_path_is_named},
	{"a refused tender is no ply", refused_tender_is_no_ply},
	{"the first turn after the end is wrong", turn_after_the_end},
	{"a turn after the result is an error, other text a warning",
	 text_after_the_result},
	{"nothing follows from unreadable text",
	 nothing_follows_from_unreadable_text},
	{"a near legal turn is offered", near_turn_is_offered},
	{"none is offered when none is near or wanted",
	 no_hint_when_none_is_wanted},
	{"an unreadable turn gets a hint too", unreadable_turn_gets_a_hint},
	{"a hint is a turn as it is written", hints_are_written_as_turns},
	{"what is said names the case", messages_name_the_case},
	{"move numbers are checked where they stand", numbers_are_checked},
	{"numbers start at 1 from a position, or go on with its own",
	 numbers_from_a_position},
	{"the mark # belongs to turns that win",
	 mark_of_a_turn_that_does_not_win},
	{"the third occurrence of a position ends the game",
	 third_occurrence_ends_the_game},
	{"occurrences count along each line",
	 occurrences_count_along_each_line},
	{"tag, last word and board are compared", result_is_judged_three_ways},
	{"three results that disagree are all named",
	 three_results_are_named},
	{"loose results are taken under --lenient",
	 loose_results_are_taken_when_lenient},
	{"the result of an illegal game is left alone",
	 result_of_an_illegal_game_is_left_alone},
	{"the game must be named and known", game_must_be_known},
	{"a wrong word of the rules is pointed at",
	 rules_words_are_pointed_at},
	{"a tag whose name is nearly a known one is mentioned",
	 mistaken_tag_names_are_offered},
	{"a wrong position is pointed at", position_is_pointed_at},
	{"the canonical form is its own canonical form",
	 canonical_form_says_the_same},
	{"a glyph that stands alone joins its turn",
	 lone_glyphs_join_their_turn},
	{"an illegal line keeps its text, numbers by counting",
	 illegal_lines_keep_their_text},
	CU_TEST_INFO_NULL,
};
/* clang-format on */

CU_SuiteInfo replay_suite = {.pName = "replay", .pTests = tests};
