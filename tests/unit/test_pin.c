/*
 * The .pin container: reading, every finding with its place, recovery, cutting
 * and writing.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "record/pin.h"
#include "record/record.h"
#include "unit/suites.h"
#include "unit/support.h"

#define GOOD                                                                   \
	"[Game \"Plateau\"]\n[Black \"Ada\"]\n\n1. xx,rb@a1 xx,xr@d4 "         \
	"2. a1>b1! W+R\n"
#define HEAD "[Game \"Plateau\"]\n\n"

/* Reads one game after the other. */
struct file {
	struct source source;
	struct pin_options options;
	size_t offset;
	struct arena arena;
	struct diags diags;
	struct record record;
};

static struct file
open_text(struct text bytes)
{
	return (struct file){
		.source = {.name = "test", .bytes = bytes, .first_line = 1}};
}

static struct file
open_string(const char *string)
{
	return open_text(text_of(string));
}

static bool
next_game(struct file *file)
{
	arena_reset(&file->arena);
	diags_init(&file->diags, &file->arena, false);
	return pin_read(&file->source, &file->offset, &file->options,
			&file->arena, &file->record, &file->diags);
}

static void
close_file(struct file *file)
{
	arena_free(&file->arena);
}

/* The items as one letter and a text each: "T xx,rb@a1|# 1.". */
static void
write_items(const struct record *record, struct strbuf *out)
{
	static const char letters[] = "Tc;g#()R";
	size_t i;

	for (i = 0; i < record->item_count; i++) {
		const struct item *item = &record->items[i];

		if (i > 0)
			strbuf_add_char(out, '|');
		strbuf_add_char(out, letters[item->kind]);
		if (item->kind == ITEM_OPEN || item->kind == ITEM_CLOSE)
			continue;
		strbuf_add_text(out, item->text);
	}
}

static void
expect_items(const struct record *record, const char *wanted)
{
	struct strbuf items = {0};

	write_items(record, &items);
	if (!text_is(strbuf_text(&items), wanted)) {
		strbuf_add_char(&items, '\0');
		printf("\n    %s\n    %s\n", items.bytes, wanted);
		CU_FAIL("items");
	}
	strbuf_free(&items);
}

/* The first game of `string` has these items and no finding. */
static void
expect_moves(const char *string, const char *wanted)
{
	struct file file = open_string(string);

	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_EQUAL(file.diags.count, 0);
	expect_items(&file.record, wanted);
	close_file(&file);
}

static const struct finding *
find(const struct diags *diags, enum diag id)
{
	size_t i;

	for (i = 0; i < diags->count; i++)
		if (diags->findings[i].id == id)
			return &diags->findings[i];
	return NULL;
}

/*
 * The file has so many games, and its only finding is `id` at the first place
 * where `at` stands.  A game that is intact follows if there are several.
 */
static void
expect_finding(const char *string, size_t games, enum diag id, const char *at)
{
	struct file file = open_string(string);
	size_t count = 0, findings = 0,
	       place = (size_t)(strstr(string, at) - string);
	const struct finding *finding = NULL;

	for (;;) {
		bool has_game = next_game(&file);

		findings += file.diags.count;
		if (find(&file.diags, id) != NULL) {
			finding = find(&file.diags, id);
			CU_ASSERT_EQUAL(finding->offset, place);
		}
		if (!has_game)
			break;
		count++;
		if (count == games && games > 1)
			expect_items(&file.record,
				     "#1.|Txx,rb@a1|Txx,xr@d4|#2.|Ta1>b1!|"
				     "RW+R");
	}
	CU_ASSERT_EQUAL(count, games);
	CU_ASSERT_EQUAL(findings, 1);
	CU_ASSERT_PTR_NOT_NULL(finding);
	if (finding == NULL || findings != 1 || count != games)
		printf("\n    %s: %zu findings, %zu games in:\n%s\n",
		       diag_row(id)->id, findings, count, string);
	close_file(&file);
}

static void
tags_are_read(void)
{
	struct file file = open_string(
		"[Game \"Plateau\"]\n[ Event\t\"a \\\"b\\\" \\\\ c\\d\" ]\n"
		"[Mood\"{;%\"] [Black \"J\303\266rg\"]\n\n*");
	const struct tag *tag;

	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_EQUAL(file.record.tag_count, 4);
	tag = record_tag(&file.record, "Event");
	CU_ASSERT_PTR_NOT_NULL_FATAL(tag);
	CU_ASSERT_TRUE(text_is(tag->value, "a \"b\" \\ c\\d"));
	CU_ASSERT_EQUAL(tag->offset, 17);
	CU_ASSERT_EQUAL(tag->value_offset, 26);
	CU_ASSERT_EQUAL(tag->length, 26);
	tag = record_tag(&file.record, "Mood");
	CU_ASSERT_PTR_NOT_NULL_FATAL(tag);
	CU_ASSERT_TRUE(text_is(tag->value, "{;%"));
	CU_ASSERT_PTR_NULL(record_tag(&file.record, "White"));
	CU_ASSERT_EQUAL(file.diags.count, 0);
	CU_ASSERT_EQUAL(file.record.offset, 0);
	CU_ASSERT_EQUAL(file.record.length, file.source.bytes.length);
	CU_ASSERT_FALSE(next_game(&file));
	close_file(&file);
}

static void
moves_are_read(void)
{
	expect_moves(HEAD "1. xx,rb@a1 xx,xr@d4 2. rr<>- a1x2[rb,xx]#!? W+C",
		     "#1.|Txx,rb@a1|Txx,xr@d4|#2.|Trr<>-|Ta1x2[rb,xx]#!?|"
		     "RW+C");
	expect_moves(HEAD "1.xx,rb@a1{a}{b}pass$1;c\n3... x 3. ... y z !? Draw",
		     "#1.|Txx,rb@a1|ca|cb|Tpass|g$1|;c|#3...|Tx|#3...|Ty|Tz|"
		     "g!?|RDraw");
	expect_moves(HEAD "1. a (1. b (1. c) d) (1. e *) f*\n",
		     "#1.|Ta|(|#1.|Tb|(|#1.|Tc|)|Td|)|(|#1.|Te|R*|)|Tf*");
	expect_moves(HEAD "1. bb@b2*\n% skipped\n{after}",
		     "#1.|Tbb@b2|R*|cafter");
}

static void
results_are_read(void)
{
	static const char *const results[] = {"W+S",
					      "B+",
					      "*",
					      "Draw",
					      "1-0",
					      "0-1",
					      "1/2-1/2",
					      "1 - 0",
					      "0.5-0.5",
					      "1/2",
					      "1\342\200\2230",
					      "w+2R",
					      "\302\275-\302\275"};
	size_t i;

	for (i = 0; i < sizeof(results) / sizeof(results[0]); i++) {
		struct strbuf bytes = {0};
		struct file file;

		strbuf_add_string(&bytes, HEAD "1. a ");
		strbuf_add_string(&bytes, results[i]);
		file = open_text(strbuf_text(&bytes));
		CU_ASSERT_TRUE(next_game(&file));
		CU_ASSERT_PTR_NOT_NULL_FATAL(record_result(&file.record));
		CU_ASSERT_TRUE(
			text_is(record_result(&file.record)->text, results[i]));
		close_file(&file);
		strbuf_free(&bytes);
	}
	expect_moves(HEAD "1. 1a1>b1 1-0x b2+1 10 dr W", "#1.|T1a1>b1|T1-0x|"
							 "Tb2+1|T10|Tdr|TW");
}

/* A result in a variation is none of the game. */
static void
result_is_of_main_line(void)
{
	struct file file = open_string(HEAD "1. a (1. b W+C) c B+R {x (}");

	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_TRUE(text_is(record_result(&file.record)->text, "B+R"));
	close_file(&file);
	file = open_string(HEAD "1. a (1. b W+C) c");
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_PTR_NULL(record_result(&file.record));
	close_file(&file);
}

static void
phrases_are_read(void)
{
	expect_moves(HEAD "1. 65: 24/18 24/19  61: 24/18(2)* 13 ! "
			  "2. 52:\n\t24/22\n%x\n 24/19 (31: pass) 65: W+2",
		     "#1.|T65: 24/18 24/19|T61: 24/18(2)* 13|g!|#2.|"
		     "T52: 24/22 24/19|(|T31: pass|)|T65:|RW+2");
	expect_moves(HEAD "65:24/18 24/19 {a} 64: 1/off*# *",
		     "T65:24/18 24/19|ca|T64: 1/off*#|R*");
}

static void
comments_are_joined(void)
{
	expect_moves(HEAD
		     "{ a  b \n\tc\r\n\r\nd\r\r\n\n e }\n;  to here \r x *",
		     "c a  b c\n\nd\n\ne |;to here|Tx|R*");
	expect_moves(HEAD "{a ; ( :-) { [Game} x ; } ( { *\n*",
		     "ca ; ( :-) { [Game|Tx|;} ( { *|R*");
}

static void
comments_of_tags_are_kept(void)
{
	struct file file = open_string(
		"{one} ; two\n[Game \"Plateau\"]\n[Black \"A\"]{three}\n"
		"[White \"B\"]\n{four}\n\n1. a * {five}\n[Game \"x\"]\n*");
	const struct tag *tags;

	CU_ASSERT_TRUE(next_game(&file));
	tags = file.record.tags;
	CU_ASSERT_EQUAL_FATAL(file.record.tag_count, 3);
	CU_ASSERT_EQUAL_FATAL(tags[0].comment_count, 2);
	CU_ASSERT_TRUE(text_is(tags[0].comments[1].text, "two"));
	CU_ASSERT_EQUAL(tags[1].comment_count, 0);
	CU_ASSERT_EQUAL_FATAL(tags[2].comment_count, 1);
	CU_ASSERT_TRUE(text_is(tags[2].comments[0].text, "three"));
	expect_items(&file.record, "cfour|#1.|Ta|R*|cfive");
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_FALSE(next_game(&file));
	close_file(&file);
}

/* Whatever the line ends and marks, these are the same two games. */
static void
lines_end_anyhow(void)
{
	static const char *const files[] = {
		HEAD "1. a\nW+C\n\n[Game \"x\"]\n%y\nb *\n",
		"\357\273\277[Game \"Plateau\"]\r\n\r\n1. a\r\nW+C\r\n\r\n"
		"\357\273\277[Game \"x\"]\r\n%y\r\nb *\r\n\032",
		"[Game \"Plateau\"]\r\r1. a\rW+C\r[Game \"x\"]\r%y\rb *",
		"\n\r[Game \"Plateau\"]\n\r1. a\n\rW+C\n\r\f[Game \"x\"]"
		"\n\r%y\n\rb *\n\r",
		"\357\273\277% x\n[Game \"Plateau\"]1. a W+C\357\273\277"
		"[Game \"x\"]\n%y\r\nb *\032\n",
		"[Game \"Plateau\"]\n\n\n\n\n1. a W+C [Game \"x\"]\nb *",
	};
	size_t i;

	for (i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
		struct file file = open_string(files[i]);

		CU_ASSERT_TRUE(next_game(&file));
		CU_ASSERT_EQUAL(file.diags.count, 0);
		expect_items(&file.record, "#1.|Ta|RW+C");
		CU_ASSERT_TRUE(next_game(&file));
		CU_ASSERT_EQUAL(file.diags.count, 0);
		expect_items(&file.record, "Tb|R*");
		CU_ASSERT_FALSE(next_game(&file));
		close_file(&file);
	}
}

static void
nothing_is_no_game(void)
{
	static const char *const files[] = {"", " \r\n\t\f\032", "\357\273\277",
					    "; only\n{ words }\n% 365 games"};
	size_t i;

	for (i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
		struct file file = open_string(files[i]);

		CU_ASSERT_FALSE(next_game(&file));
		CU_ASSERT_EQUAL(file.diags.count, 0);
		CU_ASSERT_EQUAL(file.offset, file.source.bytes.length);
		close_file(&file);
	}
}

/* Games without tags: move text begins one, and the number 1 the next. */
static void
tags_may_be_missing(void)
{
	struct file file = open_string("1. xx,rb@a1 W+R\n\n1. rr,rb@a1 B+R\n");

	CU_ASSERT_TRUE(next_game(&file));
	expect_items(&file.record, "#1.|Txx,rb@a1|RW+R");
	CU_ASSERT_TRUE(next_game(&file));
	expect_items(&file.record, "#1.|Trr,rb@a1|RB+R");
	CU_ASSERT_EQUAL(file.diags.count, 0);
	CU_ASSERT_FALSE(next_game(&file));
	close_file(&file);
	file = open_string("1. what is this?");
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_EQUAL(file.record.tag_count, 0);
	close_file(&file);
	file = open_string("what is this?");
	CU_ASSERT_FALSE(next_game(&file));
	CU_ASSERT_EQUAL(file.diags.count, 1);
	close_file(&file);
	file = open_string("what is this?");
	file.options.has_game = true;
	CU_ASSERT_TRUE(next_game(&file));
	expect_items(&file.record, "Twhat|Tis|Tthis?");
	close_file(&file);
}

static void
mail_is_skipped(void)
{
	struct file file = open_string(
		"From: ada@example.org\nSubject: 1. game; {see\n\n" GOOD
		"-- \nAda, 1. secretary {hm}\n\n" GOOD);

	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_EQUAL_FATAL(file.diags.count, 1);
	CU_ASSERT_EQUAL(file.diags.findings[0].id, DIAG_SKIPPED_TEXT);
	CU_ASSERT_EQUAL(file.diags.findings[0].offset, 0);
	CU_ASSERT_TRUE(text_is(file.record.after_result, "--"));
	expect_items(&file.record, "#1.|Txx,rb@a1|Txx,xr@d4|#2.|Ta1>b1!|RW+R|"
				   "chm");
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_EQUAL(file.diags.count, 0);
	CU_ASSERT_FALSE(next_game(&file));
	close_file(&file);
	file = open_string(HEAD "1. a W+C 5. b c");
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_TRUE(text_is(file.record.after_result, "b"));
	CU_ASSERT_EQUAL(file.record.after_result_offset, 30);
	close_file(&file);
}

static void
tag_faults_are_found(void)
{
	expect_finding("[Game \"x\"]\n[Black \"Ada]\n*\n\n" GOOD, 2,
		       DIAG_TAG_SYNTAX, "\"Ada");
	expect_finding("[Game \"x\"]\n[Black \"Ada\"\n*\n\n" GOOD, 2,
		       DIAG_TAG_SYNTAX, "[Black");
	expect_finding("[Game \"x\"]\n[Black \"Ada\\\"]\n*\n\n" GOOD, 2,
		       DIAG_TAG_SYNTAX, "\\");
	expect_finding("[Game x]\n[Black \"Ada\"]\n*\n\n" GOOD, 2,
		       DIAG_TAG_SYNTAX, "[Game");
	expect_finding("[Game \"x\"]\nBlack \"Ada\"]\n*\n\n" GOOD, 2,
		       DIAG_TAG_SYNTAX, "Black");
	expect_finding("[Game \"x\"]\n[\"Ada\"]\n*\n\n" GOOD, 2,
		       DIAG_TAG_SYNTAX, "[\"Ada");
	expect_finding("[Game \"Pla", 1, DIAG_TAG_SYNTAX, "\"Pla");
	expect_finding("[Game \"x\"]\n[Black \"A\"]\n[Black \"B\"]\n*\n" GOOD,
		       2, DIAG_TAG_TWICE, "[Black \"B");
}

/* What is left of a tag gone wrong is neither a turn nor a game's end. */
static void
leftovers_are_skipped(void)
{
	expect_finding(HEAD "[Event\n\"c\"]\n[White \"w\"]\n\n1. a *\n" GOOD, 2,
		       DIAG_TAG_SYNTAX, "[Event");
	expect_finding("[Game \"x\"]\n[Event\n\"c\"]\n[White \"w\"]\n\n"
		       "1. xx,rb@a1 *\n" GOOD,
		       2, DIAG_TAG_SYNTAX, "[Event");
	expect_finding("[Game \"x\"]\n[Event \"a\"] b, c\nd e\n[White \"w\"]\n"
		       "\n1. a *\n" GOOD,
		       2, DIAG_STRAY, "b,");
	expect_finding("[Event \"a\"] b\n[Game \"x\"]\n\n1. a *\n" GOOD, 2,
		       DIAG_STRAY, "b\n");
	expect_finding("[Game \"x\"]\n[Event \"a\nb\" c]\n1. xx,rb@a1 *\n" GOOD,
		       2, DIAG_TAG_SYNTAX, "\"a");
	expect_finding("[Game \"x\"]\n[Event \"a\" \"b]\n\nd *\n" GOOD, 2,
		       DIAG_TAG_SYNTAX, "[Event");
	expect_finding("[Game \"x\"]\n[Event \"a\nb\nW+C\n" GOOD, 2,
		       DIAG_TAG_SYNTAX, "\"a");
	expect_finding("[Game \"x\"]\n[Event \"a\nb\n" GOOD, 2, DIAG_TAG_SYNTAX,
		       "\"a");
	expect_finding("[Game \"x\"]\n[Event\n\"a\"]\n" GOOD, 2,
		       DIAG_TAG_SYNTAX, "[Event");
	expect_moves("[Event \"a\"] [Game \"x\"] 1. a", "#1.|Ta");
	expect_moves("[Game \"x\"] xx,rb@a1 {b}", "Txx,rb@a1|cb");
	expect_moves("[Game \"x\"] * {b}", "R*|cb");
}

/* The finding about the second names the place of the first. */
static void
twins_name_both_places(void)
{
	struct strbuf bytes = {0};
	struct file file;
	unsigned long i;

	for (i = 0; i < 40; i++)
		strbuf_format(&bytes, "[T%02lu \"x\"]\n", i);
	strbuf_add_string(&bytes, "[T07 \"y\"]\n[T39 \"y\"]\n*\n");
	file = open_text(strbuf_text(&bytes));
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_EQUAL_FATAL(file.diags.count, 2);
	CU_ASSERT_EQUAL(file.diags.findings[0].offset, 400);
	CU_ASSERT_TRUE(file.diags.findings[0].has_other);
	CU_ASSERT_EQUAL(file.diags.findings[0].other_offset, 70);
	CU_ASSERT_EQUAL(file.diags.findings[1].other_offset, 390);
	close_file(&file);
	strbuf_free(&bytes);
}

static void
comment_faults_are_found(void)
{
	expect_finding(HEAD "1. a {never b *\n\n" GOOD, 2,
		       DIAG_COMMENT_UNCLOSED, "{never");
	expect_finding(HEAD "1. a {never b *\n" GOOD, 2, DIAG_COMMENT_UNCLOSED,
		       "{never");
	expect_finding("[Game \"x\"]\n{never\n\n[Black \"A\"]\n\n"
		       "1. xx,rb@a1 xx,xr@d4 2. a1>b1! W+R",
		       2, DIAG_COMMENT_UNCLOSED, "{never");
	expect_finding(HEAD "1. a {no [Game \"x\"]\n [Game \"y\"] * ", 1,
		       DIAG_COMMENT_UNCLOSED, "{no");
	expect_finding(HEAD "1. a } *\n" GOOD, 2, DIAG_COMMENT_UNOPENED, "}");
	expect_finding("{never\n" GOOD, 1, DIAG_COMMENT_UNCLOSED, "{never");
}

static void
variation_faults_are_found(void)
{
	expect_finding(HEAD "1. a (1. b (1. c) *\n" GOOD, 2,
		       DIAG_VARIATION_UNCLOSED, "(1. b");
	expect_finding(HEAD "1. a ) *\n" GOOD, 2, DIAG_VARIATION_UNOPENED, ")");
	expect_finding(HEAD "1. a ( {x} ) *\n" GOOD, 2, DIAG_VARIATION_EMPTY,
		       "( {x");
	expect_finding(HEAD "(1. x (y)) 1. a *\n" GOOD, 2, DIAG_VARIATION_PLACE,
		       "(1. x");
	expect_finding(HEAD "1. a ((1. x) 1. y) *\n" GOOD, 2,
		       DIAG_VARIATION_PLACE, "(1. x");
}

static void
word_faults_are_found(void)
{
	expect_finding(HEAD "1. a -- b *\n" GOOD, 2, DIAG_STRAY, "--");
	expect_finding(HEAD "1. a '' b *\n" GOOD, 2, DIAG_STRAY, "''");
	expect_finding(HEAD "1. a ] b *\n" GOOD, 2, DIAG_STRAY, "] b");
	expect_finding(HEAD "1. a [rb,xx] b *\n" GOOD, 2, DIAG_STRAY, "[rb");
	expect_finding(HEAD "!? a *\n" GOOD, 2, DIAG_STRAY, "!?");
	expect_finding(HEAD "a * {x} 2. a1>b1 *\n" GOOD, 2, DIAG_STRAY, "* {x");
	expect_finding(HEAD "a (b * c) *\n" GOOD, 2, DIAG_STRAY, "* c");
	expect_finding(HEAD "a $x *\n" GOOD, 2, DIAG_GLYPH, "$x");
	expect_finding(HEAD "a $256 *\n" GOOD, 2, DIAG_GLYPH, "$256");
	expect_finding(HEAD "a !!! *\n" GOOD, 2, DIAG_GLYPH, "!!!");
	expect_finding(HEAD " % x\na *\n" GOOD, 2, DIAG_ESCAPE_COLUMN, "%");
	expect_finding(HEAD "a\033[2J -- *\n" GOOD, 2, DIAG_BINARY, "\033");
	expect_finding(HEAD "a {\351t\351} *\n" GOOD, 2, DIAG_ENCODING, "\351");
	expect_finding("[Game \"x\"]\n* W+C" GOOD, 2, DIAG_GLUED,
		       "[Game \"Pla");
}

static void
long_turns_are_found(void)
{
	struct strbuf bytes = {0};
	struct file file;

	strbuf_add_string(&bytes, HEAD "1. ");
	strbuf_add_repeated(&bytes, 'x', RECORD_TURN_BYTES_MAX);
	strbuf_add_char(&bytes, ' ');
	strbuf_add_repeated(&bytes, 'y', RECORD_TURN_BYTES_MAX + 1);
	strbuf_add_string(&bytes, " *\n" GOOD);
	file = open_text(strbuf_text(&bytes));
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_EQUAL(file.record.item_count, 3);
	CU_ASSERT_EQUAL_FATAL(file.diags.count, 1);
	CU_ASSERT_EQUAL(file.diags.findings[0].id, DIAG_TURN_TOO_LONG);
	CU_ASSERT_EQUAL(file.diags.findings[0].offset,
			18 + 3 + RECORD_TURN_BYTES_MAX + 1);
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_FALSE(next_game(&file));
	close_file(&file);
	strbuf_free(&bytes);
}

/* Bytes that are no text are one record and one error. */
static void
bytes_are_refused(void)
{
	static const char little[] = "\377\376[\0G\0a\0m\0e\0 \0\"\0";
	static const char plain[] = "[\0G\0a\0m\0e\0 \0\"\0P\0l\0a\0";
	static const char picture[] = "\211PNG\r\n\032\n\0\0\0\rIHDR -- }";
	struct file file = open_text((struct text){little, sizeof(little) - 1});

	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_EQUAL(file.diags.count, 1);
	CU_ASSERT_PTR_NOT_NULL(find(&file.diags, DIAG_UTF16));
	CU_ASSERT_FALSE(next_game(&file));
	close_file(&file);
	file = open_text((struct text){plain, sizeof(plain) - 1});
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_PTR_NOT_NULL(find(&file.diags, DIAG_UTF16));
	close_file(&file);
	file = open_text((struct text){picture, sizeof(picture) - 1});
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_EQUAL(file.diags.count, 1);
	CU_ASSERT_PTR_NOT_NULL(find(&file.diags, DIAG_BINARY));
	CU_ASSERT_EQUAL(file.diags.findings[0].offset, 8);
	CU_ASSERT_FALSE(next_game(&file));
	close_file(&file);
}

/* --- cutting --- */

/* What the games of some bytes hold, one after the other. */
static void
add_games(struct text bytes, struct strbuf *out)
{
	struct file file = open_text(bytes);
	size_t i;

	while (next_game(&file)) {
		strbuf_format(out, "\ngame %zu: ", file.record.tag_count);
		write_items(&file.record, out);
		strbuf_add_text(out, file.record.after_result);
		for (i = 0; i < file.diags.count; i++)
			strbuf_format(out, " %d",
				      (int)file.diags.findings[i].id);
	}
	close_file(&file);
}

static void
expect_pieces(struct text bytes, size_t wanted, struct text whole)
{
	struct strbuf pieces = {0};

	while (bytes.length > 0) {
		size_t cut = pin_cut(bytes, wanted);

		if (cut == 0)
			cut = bytes.length;
		add_games(text_slice(bytes, 0, cut), &pieces);
		bytes = text_slice(bytes, cut, bytes.length);
	}
	CU_ASSERT_TRUE(text_equals(whole, strbuf_text(&pieces)));
	strbuf_free(&pieces);
}

/* At every wanted size, and with every part of the file as all there is. */
static void
expect_agreement(const char *string)
{
	struct text bytes = text_of(string);
	struct strbuf whole = {0};
	size_t i;

	add_games(bytes, &whole);
	for (i = 0; i <= bytes.length + 1; i++)
		expect_pieces(bytes, i, strbuf_text(&whole));
	for (i = 0; i <= bytes.length; i++) {
		size_t cut = pin_cut(text_slice(bytes, 0, i), i);
		struct strbuf parts = {0};

		add_games(text_slice(bytes, 0, cut), &parts);
		add_games(text_slice(bytes, cut, bytes.length), &parts);
		CU_ASSERT_TRUE(
			text_equals(strbuf_text(&whole), strbuf_text(&parts)));
		strbuf_free(&parts);
	}
	strbuf_free(&whole);
}

static void
cut_agrees_with_reading(void)
{
	static const char *const files[] = {
		GOOD "\n" GOOD "\n" GOOD,
		"From: x\n\n" GOOD "--\nsigned\n\n" GOOD "{x\n" GOOD,
		"1. xx,rb@a1 W+R\n1. rr,rb@a1 *\n1. a1>b1 * a1>b1 B+R\n"
		"1. {x} 65: B+R 1. yes\n 1. xx,rb@b2",
		HEAD "{never\n\n[Event \"x\"] \n*\n[Event \"x\"]\n\n"
		     "[Game \"y\"]\n{closed\n[Event \"z\"]\n} W+C\n[Game x]\n"
		     "*[Black \"b\"] *\n\n[Game \"x\"\n*\n",
		"; x\n[Game \"x\"]\n; [Game \"y\"]\n% y\n[Game \"y\"]\n"
		"Event \"x\"\n[Game \"z\"]\nfoo\n[Game \"z\"]\n{a\n}\n"
		"[Game \"z\"]\nx[Game \"z\"] ;\n\n\n[Game \"z\"]\n(b\n\n"
		"[Game \"z\"]\n x2[rb]\n\r\n[Game \"z\"]",
		"1. no game\n1. none W+C\n1. neither",
		"[Game \"x\"]\n[Event\n\"c\"]\n[White \"w\"]\n\n1. a *\n" GOOD
		"[Event\nc\n\n[Game \"x\"]\nb, c\n\n[Game \"y\"]\n"
		"[Event \"b\"] c\nd\n[Game \"x\"]\n\n*\n",
		"[Event \"b\"] c\n[Game \"x\"] d\n[Game \"x\"] e\n f \n"
		"[White\n1. a\n xx,rb@a1 *\n[Game x]\n% y\n\"a\" \n\n"
		"[Game \"x\"]\nWhite \"a\n[Game \"x\"]\n[A \"b\" c\n\n[Game "
		"\"d\"]\n",
	};
	size_t i;

	for (i = 0; i < sizeof(files) / sizeof(files[0]); i++)
		expect_agreement(files[i]);
}

static void
cut_finds_the_largest(void)
{
	struct text bytes = text_of(GOOD GOOD GOOD);
	size_t length = strlen(GOOD);

	CU_ASSERT_EQUAL(pin_cut(bytes, 1), length);
	CU_ASSERT_EQUAL(pin_cut(bytes, length), length);
	CU_ASSERT_EQUAL(pin_cut(bytes, 2 * length - 1), length);
	CU_ASSERT_EQUAL(pin_cut(bytes, 2 * length), 2 * length);
	CU_ASSERT_EQUAL(pin_cut(bytes, 9 * length), 2 * length);
	CU_ASSERT_EQUAL(pin_cut(text_of(GOOD), 10), 0);
	CU_ASSERT_EQUAL(pin_cut(text_of(""), 10), 0);
}

/* --- writing --- */

/* Gives every number to the turn behind it, as the canonical form does. */
static void
give_numbers(struct record *record)
{
	size_t i, digits;

	for (i = 0; i + 1 < record->item_count; i++) {
		struct item *item = &record->items[i];

		if (item->kind != ITEM_NUMBER)
			continue;
		for (digits = 0; item->text.start[digits] != '.'; digits++)
			;
		text_number(text_slice(item->text, 0, digits), 9999,
			    &item[1].number);
		item[1].is_second = item->text.length - digits > 1;
	}
}

static void
write_games(struct text bytes, struct strbuf *out)
{
	struct file file = open_text(bytes);

	while (next_game(&file)) {
		if (out->length > 0)
			strbuf_add_char(out, '\n');
		give_numbers(&file.record);
		pin_write(&file.record, out);
	}
	close_file(&file);
}

/* `string` is written as `wanted`, and that as itself. */
static void
expect_written(const char *string, const char *wanted)
{
	struct strbuf once = {0}, twice = {0};

	write_games(text_of(string), &once);
	write_games(strbuf_text(&once), &twice);
	if (!text_is(strbuf_text(&once), wanted) ||
	    !text_is(strbuf_text(&twice), wanted)) {
		strbuf_add_char(&once, '\0');
		strbuf_add_char(&twice, '\0');
		printf("\n%s\n-- and --\n%s\n-- not --\n%s\n", once.bytes,
		       twice.bytes, wanted);
		CU_FAIL("written");
	}
	strbuf_free(&once);
	strbuf_free(&twice);
}

static void
frame_is_canonical(void)
{
	expect_written("{top}[Mood \"a\\\"\\\\\"]\r\n[White \"B\"]{w}[Game "
		       "\"x\"] ;b\r[Black \"A\"]{m}\r\r 1.  a b(1... c (d) "
		       "{x  y\nz})\n2. e $1 !? W+R ;after\n",
		       "[Game \"x\"]\n{w}\n{b}\n[Black \"A\"]\n[White \"B\"]\n"
		       "{top}\n[Mood \"a\\\"\\\\\"]\n\n{m} 1. a b (1... c (d) "
		       "{x  y z}) 2. e $1 !? W+R {after}\n");
	expect_written("{top}[Game \"x\"]", "{top}\n[Game \"x\"]\n");
	expect_written(HEAD "{a\n \n\n[b} c ; d } e\n f\n(g ;h}\n) *",
		       HEAD "{a\n\n [b} c ; d } e\nf (g ; h}\n) *\n");
	expect_written(HEAD
		       "31: 24/21 24/23 42: pass 2. 65: ! {x} (2. 65: 24/13"
		       "\n) 66:\n(2) *\nx\n",
		       HEAD "31: 24/21 24/23  42: pass  2. 65: ! {x}  (2. 65: "
			    "24/13)  66:  (2)\n*\n");
}

/* Characters count, not bytes; comments break at single spaces. */
static void
lines_are_filled(void)
{
#define TEN "1234567890"
#define UML "\303\244"
	expect_written(HEAD TEN "x " TEN "x " TEN "x " TEN "x " TEN "x " TEN
				"x " UML UML UML UML UML UML UML " b",
		       HEAD TEN "x " TEN "x " TEN "x " TEN "x " TEN "x " TEN
				"x " UML UML UML UML UML UML UML "\nb\n");
	expect_written(HEAD TEN TEN TEN TEN TEN TEN TEN "x {" TEN " [x " TEN
							"  x " TEN "}",
		       HEAD TEN TEN TEN TEN TEN TEN TEN "x\n{" TEN " [x " TEN
							"  x " TEN "}\n");
	expect_written(HEAD TEN TEN TEN TEN TEN TEN "12: 34567 {" TEN
						    " [x} 31: 24/21 24/23",
		       HEAD TEN TEN TEN TEN TEN TEN "12: 34567\n{" TEN
						    " [x}  31: 24/21 24/23\n");
#undef TEN
#undef UML
}

static void
games_are_written_as_they_were(void)
{
	struct strbuf bytes = {0}, written = {0};

	CU_ASSERT_TRUE_FATAL(
		read_file("tests/rules/plateau-games.pin", &bytes));
	write_games(strbuf_text(&bytes), &written);
	CU_ASSERT_TRUE(text_equals(strbuf_text(&bytes), strbuf_text(&written)));
	strbuf_free(&bytes);
	strbuf_free(&written);
}

/* --- bytes of any kind --- */

static const char rich[] =
	"\357\273\277{top}\r\n[Game \"Plateau\"]\n[Black \"J\303\266 \\\"\"]\n\n"
	"1. xx,rb@a1 {a\n\nb} xx,xr@d4 (1... rr,xx@d4 $1 (rr,xx@c4 *)) ; x\n"
	"2. a1x2[rb,xx]#!? 3. ... 65: 24/18(2)\n 24/19 * a1>b1 1 - 0\n"
	"[Game \"Plakoto\"]\n% y\n65: pass W+2\n1. a1>b1 B+\n";

/* Reads all of it, cuts it, writes it: nothing but bounds is asked for. */
static void
use(struct text bytes)
{
	struct file file = open_text(bytes);
	struct strbuf out = {0};
	size_t cut = pin_cut(bytes, bytes.length / 2);

	CU_ASSERT_TRUE(cut <= bytes.length);
	while (next_game(&file)) {
		size_t end = file.record.offset + file.record.length;

		if (end > bytes.length)
			CU_FAIL("outside");
		pin_write(&file.record, &out);
	}
	CU_ASSERT_EQUAL(file.offset, bytes.length);
	close_file(&file);
	strbuf_free(&out);
}

/* A copy without anything behind it, so that tools see reading beyond. */
static void
use_copy(const char *bytes, size_t length)
{
	char *copy = malloc(length > 0 ? length : 1);

	CU_ASSERT_PTR_NOT_NULL_FATAL(copy);
	memcpy(copy, bytes, length);
	use((struct text){copy, length});
	free(copy);
}

static void
cut_files_do_no_harm(void)
{
	size_t i;

	for (i = 0; i < sizeof(rich); i++) {
		use_copy(rich, i);
		use_copy(rich + i, sizeof(rich) - 1 - i);
	}
}

static void
flipped_bits_do_no_harm(void)
{
	char bytes[sizeof(rich)];
	size_t i;
	int bit;

	memcpy(bytes, rich, sizeof(rich));
	for (i = 0; i < sizeof(rich) - 1; i++) {
		for (bit = 0; bit < 8; bit++) {
			bytes[i] = (char)(rich[i] ^ 1 << bit);
			use_copy(bytes, sizeof(rich) - 1);
		}
		bytes[i] = rich[i];
	}
}

static void
use_repeated(const char *front, const char *part, size_t times)
{
	struct strbuf bytes = {0};

	strbuf_add_string(&bytes, front);
	while (times-- > 0)
		strbuf_add_string(&bytes, part);
	use(strbuf_text(&bytes));
	strbuf_free(&bytes);
}

/* Quadratic time would take hours here. */
static void
hostile_files_are_linear(void)
{
	static const char *const parts[] = {"(",
					    "a(",
					    "{",
					    "{\n",
					    "[",
					    "[A ",
					    "[A \"x\"]\n",
					    "\n[Game \"",
					    "[A\n",
					    "x[A ",
					    "* {} ",
					    "1. ",
					    "1. W+C ",
					    "W+C\n1. ",
					    "65: ",
					    "x",
					    "\\\"",
					    "$",
					    ")",
					    "}",
					    "{\n\n[A \"",
					    "{}",
					    " ",
					    "31:x(2)",
					    "%",
					    "\n%",
					    "\357\273\277",
					    "\r",
					    ";",
					    "1 - ",
					    "x x",
					    "\n\nx",
					    "a* a>b* ",
					    "[A \"x\"] y\n1. ",
					    "[A\nx\n"};
	static const char *const fronts[] = {HEAD "a ", "", "[A \"", HEAD "{",
					     HEAD "a * "};
	size_t part, front;

	for (part = 0; part < sizeof(parts) / sizeof(parts[0]); part++)
		for (front = 0; front < sizeof(fronts) / sizeof(fronts[0]);
		     front++)
			use_repeated(fronts[front], parts[part], 50000);
	use_repeated(HEAD "a", "(", 1000000);
	use_repeated(HEAD "a", "{", 1000000);
	use_repeated(HEAD "a", "[B \"x\"]\n", 1000000);
	use_repeated(HEAD "a", "b>c ", 1000000);
}

/* Depth has a limit; what lies deeper is left out, the rest is read. */
static void
depth_is_limited(void)
{
	struct strbuf bytes = {0};
	struct file file;
	size_t i, n = 1000000;

	strbuf_add_string(&bytes, HEAD);
	for (i = 0; i < n; i++)
		strbuf_add_string(&bytes, "a(");
	for (i = 0; i < n; i++)
		strbuf_add_string(&bytes, ")");
	strbuf_add_string(&bytes, "b(c)*\n" GOOD);
	file = open_text(strbuf_text(&bytes));
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_PTR_NOT_NULL(find(&file.diags, DIAG_VARIATION_DEPTH));
	CU_ASSERT_EQUAL(file.diags.count, 1);
	CU_ASSERT_EQUAL(file.diags.findings[0].offset,
			18 + 2 * RECORD_DEPTH_MAX + 1);
	CU_ASSERT_EQUAL(file.record.item_count, 3 * RECORD_DEPTH_MAX + 1 + 5);
	CU_ASSERT_TRUE(next_game(&file));
	CU_ASSERT_EQUAL(file.diags.count, 0);
	CU_ASSERT_FALSE(next_game(&file));
	close_file(&file);
	strbuf_free(&bytes);
}

static CU_TestInfo tests[] = {
	{"tags are read with their places", tags_are_read},
	{"turns, numbers, glyphs and variations are read", moves_are_read},
	{"results are read in many spellings", results_are_read},
	{"the result is that of the main line", result_is_of_main_line},
	{"a turn may be of several words", phrases_are_read},
	{"line ends inside of comments are spaces", comments_are_joined},
	{"comments keep their tag", comments_of_tags_are_kept},
	{"line ends, marks and blank lines are all equal", lines_end_anyhow},
	{"blanks and comments are no game", nothing_is_no_game},
	{"games without tags are read", tags_may_be_missing},
	{"mail around games is skipped", mail_is_skipped},
	{"a tag gone wrong is found where it opened", tag_faults_are_found},
	{"what a tag gone wrong leaves is skipped", leftovers_are_skipped},
	{"a tag that stands twice names both places", twins_name_both_places},
	{"a comment never closed ends at the next game",
	 comment_faults_are_found},
	{"brackets gone wrong are found", variation_faults_are_found},
	{"words without meaning are found", word_faults_are_found},
	{"a turn that is too long is found", long_turns_are_found},
	{"bytes that are no text are one error", bytes_are_refused},
	{"pieces hold the same games as the whole", cut_agrees_with_reading},
	{"the largest border is found", cut_finds_the_largest},
	{"a record is written in canonical frame", frame_is_canonical},
	{"lines are filled with characters", lines_are_filled},
	{"canonical games are written byte by byte",
	 games_are_written_as_they_were},
	{"a file cut anywhere does no harm", cut_files_do_no_harm},
	{"a flipped bit does no harm", flipped_bits_do_no_harm},
	{"hostile files take linear time", hostile_files_are_linear},
	{"depth is limited", depth_is_limited},
	CU_TEST_INFO_NULL,
};
CU_SuiteInfo pin_suite = {.pName = "pin", .pTests = tests};
