/*
 * Records with unknown faces: what turns show, whole sheets, sheets made from
 * full records, and that a view tells nothing that it cannot see.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/game.h"
#include "record/merge.h"
#include "record/notation.h"
#include "record/pin.h"
#include "record/record.h"
#include "record/redact.h"
#include "unit/suites.h"
#include "unit/support.h"

/* What became of one record, written for one view. */
struct result {
	struct strbuf text; /* canonical */
	enum verdict verdict;
	size_t count;
	enum diag ids[JUDGED_MAX];
	size_t other;	       /* offset of the second place, or 0 */
	struct strbuf message; /* of the first finding */
	struct strbuf known;   /* what can be deduced at the end */
	struct strbuf drawing; /* of the end, and as JSON */
};

static void
result_free(struct result *result)
{
	strbuf_free(&result->text);
	strbuf_free(&result->message);
	strbuf_free(&result->known);
	strbuf_free(&result->drawing);
}

static void
note_findings(const struct diags *diags, struct result *result)
{
	size_t i;

	result->verdict = diags->verdict;
	result->count = diags->count;
	for (i = 0; i < diags->count && i < JUDGED_MAX; i++)
		result->ids[i] = diags->findings[i].id;
	if (diags->count == 0)
		return;
	strbuf_add_text(&result->message, diags->findings[0].message);
	if (diags->findings[0].has_other)
		result->other = diags->findings[0].other_offset;
}

static void
draw(const struct replay *replay, struct strbuf *out)
{
	struct drawing drawing = {.position = replay->shown, .ascii = true};

	replay->game->draw_text(&drawing, out);
	replay->game->draw_svg(&drawing, out);
	replay->game->write_json(replay->shown, out);
	replay->game->write_position(replay->shown, out);
}

static void
write_end(struct replay *replay, struct result *result)
{
	draw(replay, &result->drawing);
	if (replay->knowledge == NULL)
		return;
	replay->game->secrets->write(replay->knowledge,
				     replay->knowledge_before, false, NULL,
				     &result->known);
	replay->game->secrets->write(replay->knowledge,
				     replay->knowledge_before, true, NULL,
				     &result->known);
}

/* Reads the game at `*offset`; false when there is none left. */
static bool
read_game(struct text bytes, size_t *offset, enum view view,
	  struct result *result)
{
	struct source source = {
		.name = "test", .bytes = bytes, .first_line = 1};
	struct replay_options options = {.notations = support_notations(),
					 .notation = text_of("native"),
					 .view = view};
	struct pin_options pin = {.has_game = false};
	struct replay_tools *tools = replay_tools_new(&options);
	struct arena arena = {0};
	struct record record, sheet;
	struct replay replay;
	struct diags diags;
	bool is_read;

	memset(result, 0, sizeof(*result));
	diags_init(&diags, &arena, false);
	is_read = pin_read(&source, offset, &pin, &arena, &record, &diags);
	if (is_read && replay_start(&replay, &record, tools, &arena, &diags)) {
		redact_record(&replay, true, &arena, &sheet);
		pin_write(&sheet, &result->text);
		write_end(&replay, result);
	}
	note_findings(&diags, result);
	arena_free(&arena);
	replay_tools_free(tools);
	return is_read;
}

static void
read_one(const char *text, enum view view, struct result *result)
{
	size_t offset = 0;

	CU_ASSERT_TRUE_FATAL(read_game(text_of(text), &offset, view, result));
}

static void
complain(const char *what, struct text a, struct text b)
{
	fprintf(stderr, "\nhidden: %s:\n%.*s\n%.*s\n", what, (int)a.length,
		a.start, (int)b.length, b.start);
}

static void
expect_same(const char *what, struct text found, struct text wanted)
{
	bool is_same = text_equals(found, wanted);

	CU_ASSERT_TRUE(is_same);
	if (!is_same)
		complain(what, found, wanted);
}

/* --- table C.2 --- */

/* Cuts the part before `end` off the front of `rest`. */
static struct text
take_until(struct text *rest, char end)
{
	struct text part = *rest;
	size_t length = 0;

	while (length < rest->length && rest->start[length] != end)
		length++;
	part.length = length;
	*rest = text_slice(*rest, length + 1, rest->length);
	return part;
}

/* The turn of the record, which is one word and a result. */
static struct text
find_turn(const struct strbuf *text)
{
	struct text rest = strbuf_text(text), word = {"", 0};
	size_t at = 0;

	while (at + 1 < rest.length &&
	       !(rest.start[at] == '\n' && rest.start[at + 1] == '\n'))
		at++;
	rest = text_slice(rest, at, rest.length);
	text_next_word(&rest, &word); /* the number */
	text_next_word(&rest, &word);
	return word;
}

static void
write_case(struct text position, struct text turn, const char *view,
	   struct strbuf *out)
{
	strbuf_clear(out);
	strbuf_add_string(out, "[Game \"Plateau\"]\n[Position \"");
	strbuf_add_text(out, position);
	strbuf_format(out, "\"]\n%s\n", view);
	strbuf_add_text(out, turn);
	strbuf_add_string(out, " *\n");
	strbuf_add_char(out, '\0');
}

static void
check_case(struct text position, struct text turn, struct text shown)
{
	struct strbuf record = {0};
	struct result result;

	write_case(position, turn, "", &record);
	read_one(record.bytes, VIEW_PUBLIC, &result);
	CU_ASSERT_EQUAL(result.count, 0);
	expect_same("shown", find_turn(&result.text), shown);
	/* What was written is a sheet in its turn, and stays as it is. */
	strbuf_add_char(&result.text, '\0');
	strbuf_clear(&record);
	strbuf_add(&record, result.text.bytes, result.text.length);
	result_free(&result);
	read_one(record.bytes, VIEW_ALL, &result);
	CU_ASSERT_EQUAL(result.count, 0);
	expect_same("sheet", strbuf_text(&result.text), text_of(record.bytes));
	result_free(&result);
	write_case(position, shown, "[View \"Public\"]\n", &record);
	read_one(record.bytes, VIEW_ALL, &result);
	CU_ASSERT_EQUAL(result.count, 0);
	expect_same("public", find_turn(&result.text), shown);
	result_free(&result);
	strbuf_free(&record);
}

static void
every_turn_shows_what_it_must(void)
{
	struct strbuf file = {0};
	struct text rest;
	size_t count = 0;

	CU_ASSERT_TRUE_FATAL(read_file("tests/rules/plateau-shown.tsv", &file));
	rest = strbuf_text(&file);
	while (rest.length > 0) {
		struct text line = take_until(&rest, '\n');
		struct text position = take_until(&line, '\t');
		struct text turn = take_until(&line, '\t');
		struct text shown = take_until(&line, '\t');

		if (position.length == 0 || position.start[0] == '#')
			continue;
		check_case(position, turn, shown);
		count++;
	}
	CU_ASSERT_EQUAL(count, 39);
	strbuf_free(&file);
}

/* --- whole games --- */

static void
sheets_are_legal_and_canonical(void)
{
	struct strbuf file = {0}, all = {0};
	struct result result;
	size_t offset = 0, count = 0;

	CU_ASSERT_TRUE_FATAL(
		read_file("tests/rules/plateau-onesided.pin", &file));
	while (read_game(strbuf_text(&file), &offset, VIEW_ALL, &result)) {
		if (count++ > 0)
			strbuf_add_char(&all, '\n');
		CU_ASSERT_EQUAL(result.count, 0);
		strbuf_add_text(&all, strbuf_text(&result.text));
		result_free(&result);
	}
	result_free(&result);
	CU_ASSERT_EQUAL(count, 20);
	expect_same("sheets", strbuf_text(&all), strbuf_text(&file));
	strbuf_free(&all);
	strbuf_free(&file);
}

static struct text
find_between(struct text text, const char *before, char end)
{
	size_t length = strlen(before);
	size_t at = 0;
	struct text rest;

	while (at + length < text.length &&
	       memcmp(text.start + at, before, length) != 0)
		at++;
	rest = text_slice(text, at + length, text.length);
	return take_until(&rest, end);
}

static enum view
view_of(struct text name)
{
	if (text_is(name, "White"))
		return VIEW_WHITE;
	return text_is(name, "Black") ? VIEW_BLACK : VIEW_PUBLIC;
}

/*
 * The full game of the same event, as the view of the sheet sees it; false when
 * there is none.
 */
static bool
redact_game_of(struct text games, struct text sheet, struct strbuf *out)
{
	struct text event = find_between(sheet, "[Event \"", '"');
	enum view view = view_of(find_between(sheet, "[View \"", '"'));
	struct result result;
	size_t offset = 0;

	while (read_game(games, &offset, view, &result)) {
		if (text_equals(event, find_between(strbuf_text(&result.text),
						    "[Event \"", '"')))
			strbuf_add_text(out, strbuf_text(&result.text));
		result_free(&result);
	}
	result_free(&result);
	return out->length > 0;
}

static void
full_games_give_the_sheets(void)
{
	struct strbuf games = {0}, sheets = {0}, made = {0};
	size_t offset = 0, count = 0;
	struct result result;

	CU_ASSERT_TRUE_FATAL(
		read_file("tests/rules/plateau-games.pin", &games));
	CU_ASSERT_TRUE_FATAL(
		read_file("tests/rules/plateau-onesided.pin", &sheets));
	while (read_game(strbuf_text(&sheets), &offset, VIEW_ALL, &result)) {
		strbuf_clear(&made);
		if (redact_game_of(strbuf_text(&games),
				   strbuf_text(&result.text), &made)) {
			count++;
			expect_same("made from the full game",
				    strbuf_text(&made),
				    strbuf_text(&result.text));
		}
		result_free(&result);
	}
	result_free(&result);
	CU_ASSERT_EQUAL(count, 15);
	strbuf_free(&games);
	strbuf_free(&sheets);
	strbuf_free(&made);
}

/* --- two sheets of one game --- */

struct pair {
	struct strbuf texts[2]; /* White's and Black's sheets */
	struct strbuf merged;
	size_t finding_count; /* of the first record */
	enum diag id;	      /* of the first of them */
};

static void
merge_texts(struct pair *pair)
{
	struct replay_options options = {.notations = support_notations(),
					 .notation = text_of("native")};
	struct pin_options pin = {.has_game = false};
	struct replay_tools *tools[2];
	struct source sources[2];
	struct arena arena = {0};
	struct record records[2], merged;
	struct replay replays[2];
	struct diags diags[2];
	unsigned i;

	for (i = 0; i < 2; i++) {
		size_t offset = 0;

		tools[i] = replay_tools_new(&options);
		diags_init(&diags[i], &arena, false);
		sources[i] = (struct source){
			.name = "test",
			.bytes = strbuf_text(&pair->texts[i]),
			.first_line = 1};
		CU_ASSERT_TRUE_FATAL(pin_read(&sources[i], &offset, &pin,
					      &arena, &records[i], &diags[i]));
		CU_ASSERT_TRUE_FATAL(replay_start(&replays[i], &records[i],
						  tools[i], &arena, &diags[i]));
	}
	if (merge_records(&replays[0], &replays[1], &arena, &merged))
		pin_write(&merged, &pair->merged);
	pair->finding_count = diags[0].count;
	if (diags[0].count > 0)
		pair->id = diags[0].findings[0].id;
	arena_free(&arena);
	for (i = 0; i < 2; i++)
		replay_tools_free(tools[i]);
}

static void
free_pair(struct pair *pair)
{
	strbuf_free(&pair->texts[0]);
	strbuf_free(&pair->texts[1]);
	strbuf_free(&pair->merged);
}

static void
make_pair(struct text bytes, size_t *offset, struct pair *pair)
{
	static const enum view views[] = {VIEW_WHITE, VIEW_BLACK};
	size_t begin = *offset;
	struct result result;
	unsigned i;

	memset(pair, 0, sizeof(*pair));
	for (i = 0; i < 2; i++) {
		*offset = begin;
		CU_ASSERT_TRUE(read_game(bytes, offset, views[i], &result));
		strbuf_add_text(&pair->texts[i], strbuf_text(&result.text));
		result_free(&result);
	}
}

static void
two_sheets_give_the_game(void)
{
	struct strbuf games = {0}, all = {0};
	struct pair pair;
	size_t offset = 0, count = 0;

	CU_ASSERT_TRUE_FATAL(
		read_file("tests/rules/plateau-games.pin", &games));
	while (count < 50) {
		make_pair(strbuf_text(&games), &offset, &pair);
		merge_texts(&pair);
		CU_ASSERT_EQUAL(pair.finding_count, 0);
		if (count++ > 0)
			strbuf_add_char(&all, '\n');
		strbuf_add_text(&all, strbuf_text(&pair.merged));
		free_pair(&pair);
	}
	expect_same("merged", strbuf_text(&all), strbuf_text(&games));
	strbuf_free(&games);
	strbuf_free(&all);
}

/* Two small sheets, the second with something changed. */
static enum diag
merge_two(const char *white, const char *black)
{
	struct pair pair;
	enum diag id;

	memset(&pair, 0, sizeof(pair));
	strbuf_format(&pair.texts[0],
		      "[Game \"Plateau\"]\n[View \"White\"]\n\n%s *\n", white);
	strbuf_format(&pair.texts[1],
		      "[Game \"Plateau\"]\n[View \"Black\"]\n\n%s *\n", black);
	merge_texts(&pair);
	id = pair.finding_count > 0 ? pair.id : DIAG_NONE;
	free_pair(&pair);
	return id;
}

static void
sheets_that_disagree_are_told(void)
{
	const char *white = "1. ??,r?@a1 xx,bx@d4 2. 1a1>a2~a1/0:x? bb@d1";

	CU_ASSERT_EQUAL(merge_two(white, "1. xx,rb@a1 ??,b?@d4 "
					 "2. 1a1>a2 b?@d1"),
			DIAG_NONE);
	/* another turn; another face; a face that the other has seen */
	CU_ASSERT_EQUAL(merge_two(white, "1. xx,rb@a1 ??,b?@d4 "
					 "2. 1a1>b1 b?@d1"),
			DIAG_MERGE_TURN);
	CU_ASSERT_EQUAL(merge_two(white, "1. xx,rb@a1 ??,r?@d4 "
					 "2. 1a1>a2 b?@d1"),
			DIAG_MERGE_TURN);
	CU_ASSERT_EQUAL(merge_two(white, "1. rr,rb@a1 ??,b?@d4 "
					 "2. 1a1>a2 b?@d1"),
			DIAG_MERGE_TURN);
	CU_ASSERT_EQUAL(merge_two(white, "1. xx,rb@a1 ??,b?@d4"),
			DIAG_MERGE_LENGTH);
}

/* Another start, and a variation that only one of them has. */
static void
only_what_belongs_together_is_merged(void)
{
	static const char *const starts[] = {"4/4/4/rr,XX,2 w -/- 10",
					     "4/4/4/rr,XR,2 w -/- 10"};
	struct pair pair;
	unsigned i;

	memset(&pair, 0, sizeof(pair));
	for (i = 0; i < 2; i++)
		strbuf_format(&pair.texts[i],
			      "[Game \"Plateau\"]\n[Position \"%s\"]\n\n*\n",
			      starts[i]);
	merge_texts(&pair);
	CU_ASSERT_EQUAL(pair.id, DIAG_MERGE_GAME);
	CU_ASSERT_EQUAL(pair.merged.length, 0);
	free_pair(&pair);
	memset(&pair, 0, sizeof(pair));
	strbuf_add_string(&pair.texts[0],
			  "[Game \"Plateau\"]\n\n1. xx,rb@a1 (1. xx,rb@a2) "
			  "xx,bx@d4 *\n");
	strbuf_add_string(&pair.texts[1],
			  "[Game \"Plateau\"]\n\n1. xx,rb@a1 xx,bx@d4 *\n");
	merge_texts(&pair);
	CU_ASSERT_EQUAL(pair.id, DIAG_MERGE_VARIATION);
	expect_same("merged", strbuf_text(&pair.merged),
		    text_of("[Game \"Plateau\"]\n[Result \"*\"]\n\n1. xx,rb@a1 "
			    "(1. xx,rb@a2) xx,bx@d4 *\n"));
	free_pair(&pair);
}

/* --- findings --- */

#define SHEET "[Game \"Plateau\"]\n[View \"White\"]\n\n"
#define BEGINNING "1. ??,r?@a1 xx,bx@d4 "

static enum diag
first_finding(const char *text)
{
	struct result result;
	enum diag id;

	read_one(text, VIEW_ALL, &result);
	id = result.count > 0 ? result.ids[0] : DIAG_NONE;
	result_free(&result);
	return id;
}

static void
sheets_are_held_to_what_turns_show(void)
{
	CU_ASSERT_EQUAL(first_finding(SHEET BEGINNING "2. 1a1>a2~a1/0:x? *"),
			DIAG_NONE);
	CU_ASSERT_EQUAL(first_finding(SHEET BEGINNING "2. 1a1>a2 *"),
			DIAG_SHOWN_MISSING);
	CU_ASSERT_EQUAL(first_finding(SHEET BEGINNING "2. 1a1>a2~a1/0:?? *"),
			DIAG_SHOWN_MISSING);
	CU_ASSERT_EQUAL(first_finding(SHEET BEGINNING
				      "2. 1a1>a2~a1/0:x?~a2/0:r? *"),
			DIAG_SHOWN_UNWARRANTED);
	CU_ASSERT_EQUAL(first_finding(SHEET BEGINNING
				      "2. 1a1>a2~a1/0:x?~a1/3:r? *"),
			DIAG_SHOWN_UNWARRANTED);
	CU_ASSERT_EQUAL(first_finding(SHEET BEGINNING "2. 1a1>a2~a1/0:xb *"),
			DIAG_SHOWN_UNWARRANTED);
	CU_ASSERT_EQUAL(first_finding("[Game \"Plateau\"]\n"
				      "[View \"Whit\"]\n\n*\n"),
			DIAG_VIEW);
}

/* What a piece that enters shows, and a face of which an entry says too much. */
static void
sheets_say_what_their_recorder_saw(void)
{
	const char *text = SHEET BEGINNING "2. 1a1>a2~a1/0:?x *\n";
	struct result result;

	CU_ASSERT_EQUAL(first_finding(SHEET BEGINNING "2. bb@b2 *"),
			DIAG_FACE_UNSEEN);
	CU_ASSERT_EQUAL(first_finding(SHEET "1. x?,r?@a1 *"), DIAG_FACE_UNSEEN);
	CU_ASSERT_EQUAL(first_finding(SHEET "1. ??,ox@a1 *"), DIAG_NONE);
	CU_ASSERT_EQUAL(first_finding("[Game \"Plateau\"]\n\n" BEGINNING
				      "2. bb@b2 *"),
			DIAG_NONE);
	CU_ASSERT_EQUAL(first_finding(SHEET "1. ??,??@a1 *"),
			DIAG_SHOWN_MISSING);
	CU_ASSERT_EQUAL(first_finding(SHEET BEGINNING "2. ?x@a2 *"),
			DIAG_SHOWN_MISSING);
	CU_ASSERT_EQUAL(first_finding(SHEET "1. ??,r?@a1 x?,bx@d4 *"),
			DIAG_FACE_OWN);
	CU_ASSERT_EQUAL(first_finding(SHEET BEGINNING
				      "2. 1a1>a2~a1/0:x?~a1/0:x? *"),
			DIAG_SHOWN_UNWARRANTED);
	CU_ASSERT_EQUAL(first_finding(SHEET BEGINNING
				      "2. 1a1>a2~a1/0:x?~a1/0:r? *"),
			DIAG_SHOWN_FACE);
	read_one(text, VIEW_ALL, &result);
	CU_ASSERT_EQUAL(result.count, 2);
	CU_ASSERT_EQUAL(result.ids[0], DIAG_SHOWN_UNWARRANTED);
	expect_same("kept", find_between(strbuf_text(&result.text), "~", ' '),
		    text_of("a1/0:?x"));
	result_free(&result);
}

static void
captures_are_listed(void)
{
	const char *head = SHEET "1. ??,r?@a1 xx,rr@b1 2. r?@a2 ";
	struct strbuf text = {0};

	strbuf_format(&text, "%sb1>a1x2 *%c", head, '\0');
	CU_ASSERT_EQUAL(first_finding(text.bytes), DIAG_CAPTURE_UNLISTED);
	strbuf_clear(&text);
	/* Two pieces capture two. */
	strbuf_format(&text, "%sb1>a1x2[rx,xx] *%c", head, '\0');
	CU_ASSERT_EQUAL(first_finding(text.bytes), DIAG_NONE);
	strbuf_clear(&text);
	strbuf_format(&text, "%sb1>a1x2[bx,xx] *%c", head, '\0');
	CU_ASSERT_EQUAL(first_finding(text.bytes), DIAG_SHOWN_FACE);
	strbuf_free(&text);
}

/* H10: both places. */
static void
contradictions_name_both_places(void)
{
	const char *text = SHEET "1. ??,b?@a1 xx,rr@d4 2. x?@a2 xx@d3 "
				 "3. a1=o>c2 *\n";
	struct result result;

	read_one(text, VIEW_ALL, &result);
	CU_ASSERT_EQUAL_FATAL(result.count, 1);
	CU_ASSERT_EQUAL(result.ids[0], DIAG_SHOWN_FACE);
	CU_ASSERT_EQUAL(result.verdict, VERDICT_ILLEGAL);
	CU_ASSERT_EQUAL(result.other, (size_t)(strstr(text, "??,b?") - text));
	CU_ASSERT_TRUE(result.message.length > 0);
	result_free(&result);
	/* a second Twister */
	text = SHEET "1. ??,o?@a1 xx,rr@d4 2. o?@a2 *\n";
	read_one(text, VIEW_ALL, &result);
	CU_ASSERT_EQUAL_FATAL(result.count, 1);
	CU_ASSERT_EQUAL(result.ids[0], DIAG_SHOWN_SET);
	CU_ASSERT_EQUAL(result.other, (size_t)(strstr(text, "??,o?") - text));
	result_free(&result);
}

static void
unknown_faces_need_no_tag(void)
{
	struct result result;

	read_one("[Game \"Plateau\"]\n\n" BEGINNING "2. 1a1>a2 *\n", VIEW_ALL,
		 &result);
	CU_ASSERT_EQUAL_FATAL(result.count, 1);
	CU_ASSERT_EQUAL(result.ids[0], DIAG_SHOWN_MISSING);
	result_free(&result);
	/* A glyph is no unknown face. */
	CU_ASSERT_EQUAL(first_finding("[Game \"Plateau\"]\n\n"
				      "1. xx,rb@a1?? xx,bx@d4 2. 1a1>a2? *\n"),
			DIAG_NONE);
}

/* --- what a view tells --- */

/*
 * The same public game: what is never seen is dealt otherwise.  a1 has a Mute
 * or a Blue Mask beneath, d4 a Red or a Red Mask.
 */
static void
views_do_not_leak(void)
{
	static const char *const texts[] = {
		"[Game \"Plateau\"]\n\n1. xx,rb@a1 rr,bx@d4 2. bb@a1 xx@d4 "
		"3. a1>b2 1d4>c4 *\n",
		"[Game \"Plateau\"]\n\n1. bx,rr@a1 rx,bb@d4 2. br@a1 xo@d4 "
		"3. a1>b2 1d4>c4 *\n",
	};
	struct result a, b;

	read_one(texts[0], VIEW_PUBLIC, &a);
	read_one(texts[1], VIEW_PUBLIC, &b);
	CU_ASSERT_EQUAL(a.count, 0);
	expect_same("record", strbuf_text(&a.text), strbuf_text(&b.text));
	expect_same("known", strbuf_text(&a.known), strbuf_text(&b.known));
	expect_same("drawing", strbuf_text(&a.drawing),
		    strbuf_text(&b.drawing));
	result_free(&a);
	result_free(&b);
}

/* From an illegal turn on a view is told nothing but that it is illegal. */
static void
illegal_turns_do_not_leak(void)
{
	struct result result;

	read_one("[Game \"Plateau\"]\n\n1. xo,rb@a1 xx,bx@d4 2. ox@b2 bb@d3 "
		 "(2... rr@d3 3. ox@b3) *\n",
		 VIEW_WHITE, &result);
	CU_ASSERT_EQUAL(result.verdict, VERDICT_ILLEGAL);
	CU_ASSERT_EQUAL(result.ids[0], DIAG_RESERVE);
	expect_same("cut", strbuf_text(&result.text),
		    text_of("[Game \"Plateau\"]\n[Result \"*\"]\n"
			    "[View \"White\"]\n\n1. ??,r?@a1 xx,bx@d4 *\n"));
	result_free(&result);
}

/* H7: unknown faces in positions. */
static void
positions_may_have_unknown_faces(void)
{
	const char *text =
		"[Game \"Plateau\"]\n[Result \"*\"]\n[View \"White\"]\n"
		"[Position \"4/4/4/uuxu,XXRR,2 w -/- 10\"]\n\n"
		"1... b1>a1x2[xo,rr] *\n";
	struct result result;

	read_one(text, VIEW_ALL, &result);
	CU_ASSERT_EQUAL(result.count, 0);
	expect_same("position", strbuf_text(&result.text), text_of(text));
	result_free(&result);
	CU_ASSERT_EQUAL(first_finding(
				"[Game \"Plateau\"]\n"
				"[Position \"4/4/4/ouou,XXRR,2 w -/- 10\"]\n\n"
				"*\n"),
			DIAG_SHOWN_SET);
}

static bool
tells(struct strbuf *known, const char *words)
{
	strbuf_add_char(known, '\0');
	return strstr(known->bytes, words) != NULL;
}

/* C.3: what follows from the set. */
static void
the_set_tells_more(void)
{
	struct result result;

	read_one("[Game \"Plateau\"]\n[Rules \"standard\"]\n[Position "
		 "\"xx,1,xx,1/bb,rr,rr,1/rx,rb,ox,xx/xx,1,bb,xbXX w -/- "
		 "30\"]\n\n*\n",
		 VIEW_WHITE, &result);
	CU_ASSERT_TRUE(tells(&result.known, "Blue Mask"));
	result_free(&result);
	/* four reds up at once are the two Reds, the Red Mask and the Ace */
	read_one("[Game \"Plateau\"]\n[Position "
		 "\"rr,rr,rx,rb/4/4/bb,3 w -/- 30\"]\n\n*\n",
		 VIEW_WHITE, &result);
	CU_ASSERT_TRUE(tells(&result.known, "a1/0 b?  Blue or Blue Mask\n"));
	result_free(&result);
}

static CU_TestInfo tests[] = {
	{"every turn shows what it must", every_turn_shows_what_it_must},
	{"one player's sheets are legal, and canonical to the byte",
	 sheets_are_legal_and_canonical},
	{"full games give these sheets to the byte",
	 full_games_give_the_sheets},
	{"two sheets give the full game", two_sheets_give_the_game},
	{"sheets that disagree are told", sheets_that_disagree_are_told},
	{"only what belongs together is merged",
	 only_what_belongs_together_is_merged},
	{"sheets are held to what turns show",
	 sheets_are_held_to_what_turns_show},
	{"sheets say what their recorder saw",
	 sheets_say_what_their_recorder_saw},
	{"captures are listed", captures_are_listed},
	{"contradictions name both places", contradictions_name_both_places},
	{"unknown faces need no tag", unknown_faces_need_no_tag},
	{"views do not leak", views_do_not_leak},
	{"illegal turns do not leak", illegal_turns_do_not_leak},
	{"positions may have unknown faces", positions_may_have_unknown_faces},
	{"the set tells more", the_set_tells_more},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo hidden_suite = {.pName = "hidden", .pTests = tests};
