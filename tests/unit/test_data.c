/*
 * Records as data: JSON taken apart, the documents of a YAML file, texts with
 * and without quotes, and what is said of records that are not as they should
 * be.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "base/source.h"
#include "record/container.h"
#include "record/json_tree.h"
#include "record/record.h"
#include "record/yaml_frame.h"
#include "record/yaml_text.h"
#include "record/yaml_tree.h"
#include "unit/suites.h"
#include "unit/support.h"

/* --- places: "@@" stands where the finding must be --- */

struct marked {
	char bytes[8192];
	size_t length, place;
};

static void
take_mark(const char *string, struct marked *marked)
{
	const char *mark = strstr(string, "@@");

	CU_ASSERT_FATAL(mark != NULL && strlen(string) < sizeof(marked->bytes));
	marked->place = (size_t)(mark - string);
	marked->length = strlen(string) - 2;
	memcpy(marked->bytes, string, marked->place);
	memcpy(marked->bytes + marked->place, mark + 2, strlen(mark + 2) + 1);
}

/* --- JSON --- */

/* clang-format off */
static const char *const refused_json[] = {
	"{\"a\":\"b\",@@}",
	"{\"a\":[\"b\",@@]}",
	"{\"a\" @@\"b\"}",
	"{\"a\":@@b}",
	"{\"a\":@@true}",
	"{\"a\":@@null}",
	"{@@a:\"b\"}",
	"{\"a\":\"b\" @@\"c\":\"d\"}",
	"{\"a\":[\"b\" @@\"c\"]}",
	"{\"a\":@@\"b}",
	"{\"a\":@@\"b\\",
	"{\"a\":@@\"b\n\"}",
	"{\"a\":\"b@@\tc\"}",
	"{\"a\":\"b@@\\x41\"}",
	"{\"a\":\"\\u00@@g0\"}",
	"{\"a\":\"@@\\uD800\"}",
	"{\"a\":\"@@\\uDC00\"}",
	"{\"a\":\"@@\\uD800\\u0041\"}",
	"{\"a\":@@007}",
	"{\"a\":1.@@}",
	"{\"a\":1e+@@}",
	"{\"a\":-@@}",
	"{\"a\":@@.5}",
	"{\"a\":[\"b\"@@}",
	"{\"a\":\"b\"@@",
	"{\"a\":[@@",
	"{\"a\":1,\"b\":2,@@\"a\":3}",
	"{\"a\":{\"\\u0062\":1,@@\"b\":2}}",
};
/* clang-format on */

static const struct yaml_node *
read_json(const char *bytes, struct source *source, struct arena *arena,
	  struct diags *diags)
{
	size_t offset = 0;

	*source = (struct source){"test", text_of(bytes), 1};
	diags_init(diags, arena, false);
	return json_tree_read(source, &offset, source->bytes.length, arena,
			      diags);
}

static void
json_is_held_strictly(void)
{
	size_t n;

	for (n = 0; n < sizeof(refused_json) / sizeof(*refused_json); n++) {
		struct arena arena = {0};
		struct marked marked;
		struct source source;
		struct diags diags;

		take_mark(refused_json[n], &marked);
		read_json(marked.bytes, &source, &arena, &diags);
		CU_ASSERT_EQUAL(diags.count, 1);
		if (diags.count != 1 ||
		    diags.findings[0].offset != marked.place) {
			CU_FAIL("a finding stands at the wrong place");
			fprintf(stderr, "\n%s: at %zu\n", refused_json[n],
				diags.count > 0 ? diags.findings[0].offset : 0);
		}
		arena_free(&arena);
	}
}

static void
json_texts_mean_what_they_say(void)
{
	struct arena arena = {0};
	struct source source;
	struct diags diags;
	const struct yaml_node *root = read_json(
		"{ \"a\\u00e9\" : \"\\\"\\\\\\/\\b\\f\\n\\r\\t\\uD83D\\uDE00\",\n"
		"\"n\": -1.5e+3, \"l\": [ ], \"m\": {\"x\": [\"y\", 7]} }",
		&source, &arena, &diags);

	CU_ASSERT_EQUAL_FATAL(diags.count, 0);
	CU_ASSERT_TRUE(text_is(root->first->key, "a\xC3\xA9"));
	CU_ASSERT_TRUE(
		text_is(root->first->text, "\"\\/\b\f\n\r\t\xF0\x9F\x98\x80"));
	CU_ASSERT_TRUE(text_is(yaml_tree_find(root, "n")->text, "-1.5e+3"));
	CU_ASSERT_PTR_NULL(yaml_tree_find(root, "l")->first);
	CU_ASSERT_TRUE(text_is(
		yaml_tree_find(root, "m")->first->first->next->text, "7"));
	arena_free(&arena);
}

/* A list in a list in a list ... */
static void
nesting_has_a_limit(void)
{
	static char bytes[YAML_DEPTH_MAX + 2];
	struct arena arena = {0};
	struct source source;
	struct diags diags;
	size_t offset = 0;

	memset(bytes, '[', YAML_DEPTH_MAX + 1);
	read_json(bytes, &source, &arena, &diags);
	CU_ASSERT_EQUAL_FATAL(diags.count, 1);
	CU_ASSERT_EQUAL(diags.findings[0].id, DIAG_NESTING);
	CU_ASSERT_EQUAL(diags.findings[0].offset, YAML_DEPTH_MAX);
	diags_init(&diags, &arena, false);
	CU_ASSERT_PTR_NULL(yaml_tree_read(&source, &offset, &arena, &diags));
	CU_ASSERT_EQUAL_FATAL(diags.count, 1);
	CU_ASSERT_EQUAL(diags.findings[0].id, DIAG_NESTING);
	arena_free(&arena);
}

/* --- the documents of a YAML file --- */

static void
documents_begin_and_end_with_lines(void)
{
	static const char bytes[] = "# nothing\n%YAML 1.2\n"
				    "---\ngame: a\n--- # b\n---x\n"
				    "...\n\n# no\n"
				    "game: c\n game: d\r"
				    "game: e\n"
				    "\xEF\xBB\xBF---\nf\n...";
	static const char *const documents[] = {"---\ngame: a\n",
						"--- # b\n---x\n...\n",
						"game: c\n game: d\r",
						"game: e\n", "---\nf\n..."};
	struct text text = text_of(bytes);
	struct yaml_frame frame;
	size_t at = 0, n;

	for (n = 0; n < 5; n++) {
		CU_ASSERT_TRUE_FATAL(yaml_frame_next(text, at, &frame));
		CU_ASSERT_TRUE(text_is(text_slice(text, frame.start,
						  frame.end - frame.start),
				       documents[n]));
		CU_ASSERT_EQUAL(frame.is_glued, n == 2);
		CU_ASSERT_EQUAL(frame.is_open, n == 4);
		at = frame.end;
	}
	CU_ASSERT_FALSE(yaml_frame_next(text, at, &frame));
}

static void
records_are_told_from_other_files(void)
{
	/* clang-format off */
	static const struct {
		const char *bytes, *name; /* of the container */
	} files[] = {
		{"game: Plateau\ntags: {}\n", "yaml"},
		{"# a\n---\n\ntags:\n  Event: x\n", "yaml"},
		{"{game: Plateau, turns: []}\n", "yaml"},
		{"'turns': []\n", "yaml"},
		{"\xEF\xBB\xBF---\ngame: x\n", "yaml"},
		{" {\"game\": \"Plateau\"}\n", "json"},
		{"{\n \"turns\": []}\n", "json"},
		{"[\n{\"game\": \"Plateau\"}]\n", "json"},
		{"name: native\ngame: Plateau\n", "pin"},
		{"game: Plateau\nrules:\n", "pin"},
		{"{\"file\":\"a\",\"game\":1}\n", "pin"},
		{"{game}", "pin"},
		{"[Game \"Plateau\"]\n", "pin"},
		{"game of chess: no\n", "pin"},
		{"", "pin"},
	};
	/* clang-format on */
	size_t n;

	for (n = 0; n < sizeof(files) / sizeof(files[0]); n++) {
		const struct container *container = container_recognise(
			text_of(files[n].bytes), text_of(""));

		if (strcmp(container->name, files[n].name) == 0)
			continue;
		CU_FAIL("a file is taken for another");
		fprintf(stderr, "\n%s: %s\n", container->name, files[n].bytes);
	}
}

/* --- texts --- */

static void
plain_texts_are_plain_to_everybody(void)
{
	static const char *const plain[] = {
		"a1>c1",	"3a1>b1-1>c1", "xx,rb@a1", "24/21 24/23",
		"Club evening", "xx<>-",       "B+2",	   "a1>c1~a1/0:x?",
		"a1>c1#",	"x2[rb,xx]",   "Nobody"};
	static const char *const quoted[] = {
		"",	 "no",	 "NO",	 "On",	  "y",	  "null",
		"~",	 "1-0",	 "52",	 "007",	  ".inf", "2026-01-01",
		"12:30", "0x1F", "1e3",	 "1_000", "-",	  "- a",
		"*",	 "&a",	 "!?",	 "$1",	  "a: b", "a #b",
		"a:",	 "a ",	 " a",	 "{a}",	  "[a]",  "J\xC3\xB6rg",
		"a\nb",	 "a\tb", "\"a",	 "'a'",	  "%a",	  "@a",
		"=",	 "<<",	 "a{b}", "<",	  "2.5",  "1/2-1/2 "};
	size_t n;

	for (n = 0; n < sizeof(plain) / sizeof(plain[0]); n++) {
		if (!yaml_text_is_plain(text_of(plain[n]), false))
			CU_FAIL(plain[n]);
	}
	for (n = 0; n < sizeof(quoted) / sizeof(quoted[0]); n++) {
		if (yaml_text_is_plain(text_of(quoted[n]), false)) {
			CU_FAIL("a text lacks its quotes");
			fprintf(stderr, "\n%s\n", quoted[n]);
		}
	}
	CU_ASSERT_FALSE(yaml_text_is_plain(text_of("xx,rb@a1"), true));
	CU_ASSERT_TRUE(yaml_text_is_plain(text_of("24/21* 24/23"), true));
}

/* Any text at all is read as it was written. */
static void
texts_come_back(void)
{
	static const char *const texts[] = {
		"\n",
		"\n\n",
		" a",
		"a\n b",
		"a\n\nb",
		"a\nb ",
		"\\",
		"\"",
		"a\\",
		"\t",
		"\r\n",
		"\x1B[31m",
		"\x7F",
		"\xC2\x85",
		"\xE2\x80\xA8",
		"\xEF\xBB\xBF",
		"\xE2\x80\xAE",
		"# a",
		"a # b",
		"---",
		"...",
		"\xF0\x9F\x98\x80",
		"a: b\n- c\n---\n...",
		"word word word word word word word word word word word word "
		"word word word word  two  blanks  and a word \xC3\xA9"};
	size_t n;

	for (n = 0; n < sizeof(texts) / sizeof(texts[0]); n++) {
		struct strbuf bytes = {0};
		struct arena arena = {0};
		struct source source = {.name = "test", .first_line = 1};
		const struct yaml_node *root;
		struct diags diags;
		size_t offset = 0;

		strbuf_add_string(&bytes, "a: ");
		yaml_text_put(text_of(texts[n]), 2, 0, &bytes);
		strbuf_add_char(&bytes, '\n');
		source.bytes = strbuf_text(&bytes);
		diags_init(&diags, &arena, false);
		root = yaml_tree_read(&source, &offset, &arena, &diags);
		CU_ASSERT_EQUAL(diags.count, 0);
		if (root == NULL || !text_is(root->first->text, texts[n])) {
			CU_FAIL("a text is read as another");
			fprintf(stderr, "\n%.*s", (int)bytes.length,
				bytes.bytes);
		}
		strbuf_free(&bytes);
		arena_free(&arena);
	}
}

/* --- records --- */

/* clang-format off */
static const struct {
	const char *bytes; /* "@@" where the first finding is */
	enum diag id;
} wrong_records[] = {
	{"game: Plateau\n@@turn: []\n", DIAG_RECORD_KEY},
	{"game: Plateau\nturns: @@a\n", DIAG_RECORD_VALUE},
	{"game: @@[a]\nturns: []\n", DIAG_RECORD_VALUE},
	{"game: Plateau\ntags: @@a\n", DIAG_RECORD_VALUE},
	{"game: Plateau\ntags: {@@a b: c}\n", DIAG_RECORD_KEY},
	{"game: Plateau\ntags: {Event: @@{comment: a}}\n", DIAG_RECORD_VALUE},
	{"game: Plateau\ntags: {Event: {@@coment: a}}\n", DIAG_RECORD_KEY},
	{"game: Plateau\ntags: {@@Game: Plateau}\n", DIAG_TAG_TWICE},
	{"game: Plateau\nturns: [@@[a]]\n", DIAG_RECORD_VALUE},
	{"game: Plateau\nturns: [{@@play: a}]\n", DIAG_RECORD_KEY},
	{"game: Plateau\nturns: [{turn: a, @@result: '*'}]\n", DIAG_RECORD_KEY},
	{"game: Plateau\nturns: [{turn: a, @@dice: 31}]\n", DIAG_RECORD_KEY},
	{"game: Plateau\nturns: [{result: @@white won}]\n", DIAG_RECORD_VALUE},
	{"game: Plateau\nturns: [{number: @@x, turn: a}]\n", DIAG_RECORD_VALUE},
	{"game: Plateau\nturns: [{glyph: @@'!!!'}]\n", DIAG_GLYPH},
	{"game: Plateau\nturns: [{glyph: @@'!'}]\n", DIAG_STRAY},
	{"game: Plateau\nturns: [{glyph: @@$256}]\n", DIAG_GLYPH},
	{"game: Plateau\nturns: [{comment: @@{}}]\n", DIAG_RECORD_VALUE},
	{"game: Plateau\nturns: [{comment: @@\"\\0\"}]\n", DIAG_RECORD_VALUE},
	{"game: Plateau\nturns: [{variations: @@[[a]]}]\n",
	 DIAG_VARIATION_PLACE},
	{"game: Plateau\nturns: [{turn: a, variations: [@@a]}]\n",
	 DIAG_RECORD_VALUE},
	{"game: Plateau\nturns: [{turn: a, variations: [@@[]]}]\n",
	 DIAG_VARIATION_EMPTY},
	{"game: Plateau\nturns: [{result: '*'}, @@a]\n", DIAG_AFTER_RESULT},
	{"game: Plateau\nturns: [{turn: a}, &@@]\n", DIAG_YAML},
	{"game: Plateau\ntags:\n  Event: @@\"a\\\"\n  Site: \"b\"\n",
	 DIAG_YAML},
	{"{\"game\":\"Plateau\",\"turns\":[\"a\",@@]}\n", DIAG_JSON},
	{"{\"game\":\"Plateau\",\"turns\":[{\"@@trun\":\"a\"}]}\n",
	 DIAG_RECORD_KEY},
};
/* clang-format on */

static void
wrong_records_are_told_where(void)
{
	size_t n, count = sizeof(wrong_records) / sizeof(wrong_records[0]);

	for (n = 0; n < count; n++) {
		struct arena arena = {0};
		struct source source = {.name = "test", .first_line = 1};
		struct reading reading = {.source = &source};
		const struct container *container;
		struct marked marked;
		struct record record;
		struct diags diags;

		take_mark(wrong_records[n].bytes, &marked);
		source.bytes = (struct text){marked.bytes, marked.length};
		container = container_recognise(source.bytes, text_of(""));
		diags_init(&diags, &arena, false);
		CU_ASSERT_TRUE(
			container->read(&reading, &arena, &record, &diags));
		if (diags.count == 0 ||
		    diags.findings[0].id != wrong_records[n].id ||
		    (diags.findings[0].offset != marked.place &&
		     diags.findings[0].offset + 1 != marked.place)) {
			CU_FAIL("a finding is missing or misplaced");
			fprintf(stderr, "\n%s: %zu\n", wrong_records[n].bytes,
				diags.count > 0 ? diags.findings[0].offset
						: SIZE_MAX);
		}
		arena_free(&arena);
	}
}

/* One that is broken in any way costs no other. */
static void
broken_games_cost_no_other(void)
{
	/* clang-format off */
	static const char *const files[] = {
		"game: Plateau\nturns: [\n---\ngame: Plateau\nturns: []\n",
		"game: 'Plateau\n---\ngame: Plateau\nturns: []\n",
		"game: Plateau\n\tx\n...\ngame: Plateau\nturns: []\n",
		"game: \"\n---\ngame: Plateau\nturns: []\n",
		"{\"game\":\"Plateau\n{\"game\":\"Plateau\"}\n",
		"{\"game\":[\n{\"game\":\"Plateau\"}\n",
		"{\"game\":\"Plateau\"}}]\n{\"game\":\"Plateau\"}\n",
		"{\"game\":\"Plateau\"}{\"game\":\"Plateau\"}\n",
		"{\"game\":\"Plateau\",\"x\":[{\n{\"game\":\"Plateau\"}",
	};
	/* clang-format on */
	size_t n;

	for (n = 0; n < sizeof(files) / sizeof(files[0]); n++) {
		struct source source = {"test", text_of(files[n]), 1};
		struct reading reading = {.source = &source};
		const struct container *container = container_recognise(
			source.bytes, text_of(""));
		struct arena arena = {0};
		struct record record;
		struct diags diags;

		diags_init(&diags, &arena, false);
		CU_ASSERT_TRUE(
			container->read(&reading, &arena, &record, &diags));
		CU_ASSERT(diags.count > 0);
		diags_init(&diags, &arena, false);
		CU_ASSERT_TRUE(
			container->read(&reading, &arena, &record, &diags));
		CU_ASSERT_EQUAL(diags.count, 0);
		CU_ASSERT_PTR_NOT_NULL_FATAL(record_tag(&record, "Game"));
		CU_ASSERT_FALSE(
			container->read(&reading, &arena, &record, &diags));
		arena_free(&arena);
	}
}

static CU_TestInfo tests[] = {
	{"JSON is held strictly", json_is_held_strictly},
	{"JSON texts mean what they say", json_texts_mean_what_they_say},
	{"nesting has a limit", nesting_has_a_limit},
	{"documents begin and end with lines",
	 documents_begin_and_end_with_lines},
	{"records are told from other files",
	 records_are_told_from_other_files},
	{"plain texts are plain to everybody",
	 plain_texts_are_plain_to_everybody},
	{"texts come back", texts_come_back},
	{"wrong records are told where", wrong_records_are_told_where},
	{"broken games cost no other", broken_games_cost_no_other},
	CU_TEST_INFO_NULL,
};
CU_SuiteInfo data_suite = {.pName = "data", .pTests = tests};
