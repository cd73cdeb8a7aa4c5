/*
 * Notations: the built-in ones do what their examples say, mistakes in a file
 * are found at their place, no pattern runs away, YAML is held short.
 */
#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/fields.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "games/game.h"
#include "games/games.h"
#include "record/builtin.h"
#include "record/notation.h"
#include "record/pattern.h"
#include "record/yaml_tree.h"
#include "unit/suites.h"
#include "unit/support.h"

/* A file in a string; "@@" in it marks where the finding is expected. */
struct marked {
	struct strbuf bytes;
	size_t place; /* of the mark, which is taken out */
};

static void
take_mark(struct marked *marked)
{
	struct strbuf *bytes = &marked->bytes;
	size_t i;

	for (i = 0; i + 1 < bytes->length; i++) {
		if (memcmp(bytes->bytes + i, "@@", 2) != 0)
			continue;
		memmove(bytes->bytes + i, bytes->bytes + i + 2,
			bytes->length - i - 2);
		bytes->length -= 2;
		marked->place = i;
		return;
	}
	marked->place = SIZE_MAX;
}

static const struct builtin *
native_file(void)
{
	const struct builtin *file = builtin_files;

	while (file->name && strcmp(file->name, "plateau-native.yaml") != 0)
		file++;
	return file;
}

/* The native notation with `find` (which is there) replaced by `put`. */
static void
change_native(struct marked *marked, const char *find, const char *put)
{
	const struct builtin *file = native_file();
	size_t length = strlen(find), i = 0;

	*marked = (struct marked){0};
	while (i + length < file->length &&
	       memcmp(file->bytes + i, find, length) != 0)
		i++;
	CU_ASSERT_FATAL(i + length < file->length);
	strbuf_add(&marked->bytes, file->bytes, i);
	strbuf_add_string(&marked->bytes, put);
	strbuf_add(&marked->bytes, file->bytes + i + length,
		   file->length - i - length);
	take_mark(marked);
}

static const struct notation *
find_native(struct notations *notations)
{
	size_t variant;

	return notations_find(notations, text_of("native"),
			      games_find(text_of("Plateau"), &variant));
}

static void
examples_hold(void)
{
	struct notations *notations = notations_new();
	const struct builtin *file = native_file();
	struct source source = {file->name, {file->bytes, file->length}, 1};
	struct arena arena = {0};
	struct diags diags;
	size_t i;

	diags_init(&diags, &arena, false);
	CU_ASSERT(notations_add(notations, &source, &diags));
	for (i = 0; i < diags.count; i++)
		fprintf(stderr, "%.*s\n", (int)diags.findings[i].message.length,
			diags.findings[i].message.start);
	CU_ASSERT_EQUAL(diags.count, 0);
	CU_ASSERT_PTR_NOT_NULL(find_native(notations));
	CU_ASSERT_PTR_NULL(notations_get(notations, 1000));
	arena_free(&arena);
	notations_free(notations);
}

static bool
is_rewritten(struct notation_reader *reader, const struct notation *notation,
	     struct text turn)
{
	struct problem problem = {0};
	struct strbuf out = {0};
	enum diag wrong = DIAG_NONE;
	const struct fields *fields = notation_read(reader, turn, SIDE_WHITE,
						    &wrong, &problem);
	bool good = fields != NULL;

	if (fields)
		notation_write(notation, fields, SIDE_WHITE, &out);
	good = good && text_equals(strbuf_text(&out), turn);
	strbuf_free(&out);
	return good;
}

/* Move numbers and results are no turns. */
static bool
is_turn(struct text word)
{
	return word.start[word.length - 1] != '.' && !text_is(word, "*") &&
	       !text_is(word, "Draw") && !text_starts(word, "B+") &&
	       !text_starts(word, "W+");
}

static size_t
rewrite_lines(struct notation_reader *reader, const struct notation *notation,
	      struct text rest)
{
	size_t bad = 0;

	while (rest.length > 0) {
		const char *end = memchr(rest.start, '\n', rest.length);
		size_t length = end ? (size_t)(end - rest.start) + 1
				    : rest.length;
		struct text line = text_slice(rest, 0, length), word;

		while (line.start[0] != '[' && text_next_word(&line, &word))
			if (is_turn(word) &&
			    !is_rewritten(reader, notation, word))
				bad++;
		rest = text_slice(rest, length, rest.length);
	}
	return bad;
}

/* Twice: once from the patterns and once from the cache. */
static void
games_are_rewritten(void)
{
	struct notations *notations = notations_new();
	const struct notation *native = find_native(notations);
	struct notation_reader *reader = notation_reader_new(native);
	struct strbuf games = {0};

	CU_ASSERT_FATAL(read_file("tests/rules/plateau-games.pin", &games));
	CU_ASSERT_EQUAL(rewrite_lines(reader, native, strbuf_text(&games)), 0);
	CU_ASSERT_EQUAL(rewrite_lines(reader, native, strbuf_text(&games)), 0);
	strbuf_free(&games);
	notation_reader_free(reader);
	notations_free(notations);
}

/* More turns than the cache holds, each read as itself. */
static void
cache_mixes_nothing_up(void)
{
	struct notations *notations = notations_new();
	const struct notation *native = find_native(notations);
	struct notation_reader *reader = notation_reader_new(native);
	struct strbuf turn = {0};
	size_t bad = 0;
	unsigned i;

	for (i = 0; i < 40000; i++) {
		strbuf_clear(&turn);
		strbuf_format(&turn, "a%u>c%u-%u>d1x%u", i % 7, i, i % 11,
			      i % 5);
		if (!is_rewritten(reader, native, strbuf_text(&turn)) ||
		    !is_rewritten(reader, native, strbuf_text(&turn)))
			bad++;
	}
	CU_ASSERT_EQUAL(bad, 0);
	strbuf_free(&turn);
	notation_reader_free(reader);
	notations_free(notations);
}

static void
unreadable_turns_have_a_place(void)
{
	static const struct {
		const char *turn;
		size_t start, length;
	} cases[] = {
		{"", 0, 0},
		{"a1>", 3, 1},
		{"a1>>b1", 3, 3},
		{"A1>b1", 0, 5},
		{"a1-b1", 2, 3},
		{"xx@a1/", 6, 1},
		{"xx<>", 4, 1},
		{"passe", 4, 1},
		{"a1=b=c1", 4, 3},
		{"a1>b1x2[rb", 10, 1},
		{"a1>b1\xC3\xA9", 5, 2},
		{"xx@a1[rb]", 5, 4},
	};
	struct notations *notations = notations_new();
	struct notation_reader *reader = notation_reader_new(
		find_native(notations));
	size_t i;

	for (i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
		struct problem problem = {0};
		enum diag wrong = DIAG_NONE;

		CU_ASSERT_PTR_NULL(notation_read(reader, text_of(cases[i].turn),
						 SIDE_WHITE, &wrong, &problem));
		CU_ASSERT_EQUAL(wrong, DIAG_TURN_SYNTAX);
		CU_ASSERT_EQUAL(problem.start, cases[i].start);
		CU_ASSERT_EQUAL(problem.length, cases[i].length);
	}
	notation_reader_free(reader);
	notations_free(notations);
}

/* The path is longer than fields can hold; the turn longer than any. */
static void
long_turns_are_refused(void)
{
	struct notations *notations = notations_new();
	struct notation_reader *reader = notation_reader_new(
		find_native(notations));
	struct strbuf turn = {0};
	struct problem problem = {0};
	enum diag wrong = DIAG_NONE;

	strbuf_add_string(&turn, "a1");
	while (turn.length < 500)
		strbuf_add_string(&turn, ">b1");
	CU_ASSERT_PTR_NULL(notation_read(reader, strbuf_text(&turn), SIDE_WHITE,
					 &wrong, &problem));
	CU_ASSERT_EQUAL(wrong, DIAG_TURN_SYNTAX);
	CU_ASSERT_EQUAL(problem.start, 2 + 3 * (FIELDS_MAX - 1));
	strbuf_add_repeated(&turn, 'x', 100);
	CU_ASSERT_PTR_NULL(notation_read(reader, strbuf_text(&turn), SIDE_WHITE,
					 &wrong, &problem));
	CU_ASSERT_EQUAL(wrong, DIAG_PATTERN_LIMIT);
	strbuf_free(&turn);
	notation_reader_free(reader);
	notations_free(notations);
}

/* clang-format off */
static const struct {
	const char *find, *put;
	enum diag id;
	const char *hint;
} mistakes[] = {
	/* keys */
	{"\nparts:", "\n@@part:", DIAG_NOTATION_KEY, "parts"},
	{"\nabout:", "\n@@colour:", DIAG_NOTATION_KEY, ""},
	{"  move:", "  @@moves:", DIAG_NOTATION_KEY, "move"},
	{"    between", "    @@betwen", DIAG_NOTATION_KEY, "between"},
	{"kind: pass", "@@kid: pass", DIAG_NOTATION_KEY, "kind"},
	{"name: native\n", "@@", DIAG_NOTATION_MISSING, ""},
	{"  pass:\n    read: 'pass'\n", "  @@pass:\n", DIAG_NOTATION_MISSING,
	 ""},
	/* values */
	{"game: Plateau", "game: @@Platau", DIAG_NOTATION_VALUE, "Plateau"},
	{"name: native", "name: @@'my own'", DIAG_NOTATION_VALUE, ""},
	{"name: native", "name: @@[native]", DIAG_NOTATION_VALUE, ""},
	{"container: pin", "container: @@pins", DIAG_NOTATION_VALUE, "pin"},
	{"container: pin", "container: @@mat", DIAG_NOTATION_VALUE, ""},
	{"container: pin", "container: @@text", DIAG_NOTATION_VALUE, ""},
	{"container: pin", "container: pin\ndialect: @@fibs",
	 DIAG_NOTATION_VALUE, ""},
	{"container: pin", "container: sgf\ndialect: @@boardspac",
	 DIAG_NOTATION_VALUE, "boardspace"},
	{"container: pin", "container: sgf\ndialect: @@backgammon",
	 DIAG_NOTATION_VALUE, ""},
	{"container: pin", "container: sgf\ndialect: @@boardspace",
	 DIAG_NOTATION_VALUE, ""},
	{"container: pin", "container: pin\n@@words: {turn: x}",
	 DIAG_NOTATION_KEY, ""},
	{"\nparts:\n", "\nparts:\n  @@a b: c\n", DIAG_NOTATION_VALUE, ""},
	{"\n  path:", "\n  @@face:", DIAG_NOTATION_VALUE, ""},
	{"parts:", "values: [{of: [@@faces]}]\nparts:", DIAG_NOTATION_VALUE,
	 ""},
	{"parts:", "values: [{of: [face], case: @@uper}]\nparts:",
	 DIAG_NOTATION_VALUE, "upper"},
	{"parts:", "values: [{of: [face], first: @@2}]\nparts:",
	 DIAG_NOTATION_VALUE, ""},
	{"parts:", "values: [{of: [from], @@mirror: both}]\nparts:",
	 DIAG_NOTATION_MISSING, ""},
	{"parts:", "values: [{of: [from]}, {of: [@@from]}]\nparts:",
	 DIAG_NOTATION_VALUE, ""},
	/* patterns */
	{"[a-z][0-9]+", "[a-z]([0-9]+@@", DIAG_NOTATION_PATTERN, ""},
	{"[a-z][0-9]+", "[a-z][0-9]+@@)", DIAG_NOTATION_PATTERN, ""},
	{"[a-z][0-9]+", "[a-z]@@(*ACCEPT)", DIAG_NOTATION_PATTERN, ""},
	{"[a-z][0-9]+", "([a-z])@@\\1", DIAG_NOTATION_PATTERN, ""},
	{"[a-z][0-9]+", "a@@(?R)", DIAG_NOTATION_PATTERN, ""},
	{"(?&face)(?&face)", "(?&@@fase)(?&face)", DIAG_NOTATION_PATTERN, ""},
	{"(?<height>", "(?<@@heigth>", DIAG_NOTATION_PATTERN, "height"},
	{"(?<drop>", "(?<@@dropp>", DIAG_NOTATION_PATTERN, "drop"},
	{"(?<tender>(?&piece))", "@@(?&piece)", DIAG_NOTATION_PATTERN, ""},
	/* templates */
	{"{square}[/{height}]", "{square}[/{@@heigth}]",
	 DIAG_NOTATION_TEMPLATE, "height"},
	{"{square}[/{height}]", "{square}@@[/{height}",
	 DIAG_NOTATION_TEMPLATE, ""},
	{"{square}[/{height}]", "{square}/{height}@@]",
	 DIAG_NOTATION_TEMPLATE, ""},
	{"{square}[/{height}]", "{square}@@[/]{height}",
	 DIAG_NOTATION_TEMPLATE, ""},
	{"{square}[/{height}]", "{square}@@{height", DIAG_NOTATION_TEMPLATE,
	 ""},
	{"{square}[/{height}]", "{square}@@}", DIAG_NOTATION_TEMPLATE, ""},
	{"{square}[/{height}]", "{square}@@\\", DIAG_NOTATION_TEMPLATE, ""},
	/* examples */
	{"turn: 'bb@c3'", "turn: @@'bb@'", DIAG_NOTATION_EXAMPLE, ""},
	{"kind: onboard, fields: 'piece=bb", "kind: @@move, fields: 'piece=bb",
	 DIAG_NOTATION_EXAMPLE, ""},
	{"'piece=bb square=c3'", "@@'piece=bb square=c4'",
	 DIAG_NOTATION_EXAMPLE, ""},
	{"turn: 'bb@c3'", "turn: 'bb@c3', writes: @@'bb@c4'",
	 DIAG_NOTATION_EXAMPLE, ""},
	{"  - 'a1>'", "  - @@'a1>b1'", DIAG_NOTATION_EXAMPLE, ""},
	/* YAML */
	{"about:", "@@name: twice\nabout:", DIAG_YAML, ""},
	{"name: native", "name: native\n@@--- \nname: other", DIAG_YAML, ""},
};
/* clang-format on */

static void
check_mistake(size_t n)
{
	struct notations *notations = notations_new();
	const struct notation *before = find_native(notations);
	struct source source = {.name = "test", .first_line = 1};
	struct arena arena = {0};
	struct marked marked;
	struct diags diags;
	bool good;

	diags_init(&diags, &arena, false);
	change_native(&marked, mistakes[n].find, mistakes[n].put);
	source.bytes = strbuf_text(&marked.bytes);
	CU_ASSERT(!notations_add(notations, &source, &diags));
	CU_ASSERT_FATAL(diags.count > 0);
	good = diags.findings[0].id == mistakes[n].id &&
	       diags.findings[0].offset == marked.place &&
	       text_is(diags.findings[0].hint, mistakes[n].hint);
	CU_ASSERT(good);
	if (!good)
		fprintf(stderr, "\n%s: %s at %zu (not %zu): %.*s\n",
			mistakes[n].put, diag_row(diags.findings[0].id)->id,
			diags.findings[0].offset, marked.place,
			(int)diags.findings[0].message.length,
			diags.findings[0].message.start);
	CU_ASSERT_PTR_EQUAL(find_native(notations), before);
	strbuf_free(&marked.bytes);
	arena_free(&arena);
	notations_free(notations);
}

/* Files of a few lines, by the value that is wrong and how it is named. */
/* clang-format off */
static const char *const wrong_frames[] = {
	"game: Plateau\ncontainer: words\nlike: @@native\n",
	"game: Plakoto\ncontainer: @@pin\nlike: gammonx\n",
	"game: Plakoto\ncontainer: @@pin\nlike: fibs\n",
	"game: Plateau\ncontainer: @@pin\nlike: cleartext\n",
	"game: Plakoto\ncontainer: @@sgf\nlike: native\n",
	"game: Plateau\ncontainer: yaml\nlike: @@boardspace\n",
	"game: Plateau\ncontainer: pin\nwritten: @@gestures\nlike: boardspace\n",
};
static const char *const good_frames[] = {
	"game: Plateau\ncontainer: sgf\nlike: native\n",
	"game: Plateau\ncontainer: yaml\nlike: cleartext\n",
	"game: Plateau\ncontainer: words\nlike: words-en\n",
	"game: Plateau\ncontainer: sgf\ndialect: boardspace\n"
	"written: gestures\nlike: boardspace\n",
	"game: Plakoto\ncontainer: json\nlike: gammonx\n",
	"game: Plakoto\ncontainer: text\ndialect: fibs\nlike: native\n",
	"game: Plakoto\ncontainer: mat\nlike: native\n",
};
/* clang-format on */

static void
check_frame(const char *frame, bool is_good)
{
	struct notations *notations = notations_new();
	struct source source = {.name = "test", .first_line = 1};
	struct marked marked = {0};
	struct arena arena = {0};
	struct diags diags;

	strbuf_add_string(&marked.bytes, "name: a\nabout: b\n");
	strbuf_add_string(&marked.bytes, frame);
	take_mark(&marked);
	source.bytes = strbuf_text(&marked.bytes);
	diags_init(&diags, &arena, false);
	CU_ASSERT_EQUAL(notations_add(notations, &source, &diags), is_good);
	CU_ASSERT_EQUAL(diags.count, is_good ? 0 : 1);
	if (diags.count > 0) {
		CU_ASSERT_EQUAL(diags.findings[0].id, DIAG_NOTATION_VALUE);
		CU_ASSERT_EQUAL(diags.findings[0].offset, marked.place);
	}
	strbuf_free(&marked.bytes);
	arena_free(&arena);
	notations_free(notations);
}

static void
only_frames_that_work_are_taken(void)
{
	size_t n;

	for (n = 0; n < sizeof(wrong_frames) / sizeof(*wrong_frames); n++)
		check_frame(wrong_frames[n], false);
	for (n = 0; n < sizeof(good_frames) / sizeof(*good_frames); n++)
		check_frame(good_frames[n], true);
}

/* Each on its own examples, of which there is one at least. */
static void
every_notation_has_examples(void)
{
	struct notations *notations = notations_new();
	const struct builtin *file;
	struct arena arena = {0};
	struct diags diags;

	for (file = builtin_files; file->name != NULL; file++) {
		struct source source = {
			file->name, {file->bytes, file->length}, 1};
		const struct yaml_node *root;
		size_t offset = 0;

		diags_init(&diags, &arena, false);
		if (!text_ends(text_of(file->name), ".yaml"))
			continue;
		CU_ASSERT(notations_add(notations, &source, &diags));
		CU_ASSERT_EQUAL(diags.count, 0);
		root = yaml_tree_read(&source, &offset, &arena, &diags);
		if (yaml_tree_find(root, "container") == NULL)
			continue;
		root = yaml_tree_find(root, "examples");
		CU_ASSERT(root != NULL && root->first != NULL);
		if (root == NULL)
			fprintf(stderr, "\n%s has no examples\n", file->name);
		arena_reset(&arena);
	}
	arena_free(&arena);
	notations_free(notations);
}

static void
mistakes_have_a_place(void)
{
	size_t n;

	for (n = 0; n < sizeof(mistakes) / sizeof(*mistakes); n++)
		check_mistake(n);
}

/* Other letters, other squares, other marks: the same fields. */
static const char other_notation[] =
	"name: other\n"
	"game: Plateau\n"
	"container: yaml\n"
	"about: letters of another program\n"
	"values:\n"
	"  - {of: [piece, captured, face], words: {x: M, b: B, r: R, o: O}}\n"
	"  - {of: [tender, payment], words: {xx: muda, rb: as, '?': '*'}}\n"
	"  - {of: [square], case: upper}\n"
	"  - {of: [from, stop], mirror: both, size: 4, first: 0}\n"
	"parts: {p: '[MBRO]{2}', s: '[A-D][1-4]', q: '[a-d][0-3]'}\n"
	"lists:\n"
	"  pieces: {member: '(?<piece>(?&p))', between: '+', "
	"write: '{piece}'}\n"
	"  way: {member: ' (?<stop>(?&q))(?:-(?<drop>\\d))?', "
	"write: ' {stop}[-{drop}]'}\n"
	"  taken: {member: '(?<captured>(?&p))', between: ', ', "
	"write: '{captured}'}\n"
	"turns:\n"
	"  opening: {read: '(?<square>(?&s)):(?<pieces>(?&pieces))', "
	"write: '{square}:{pieces}'}\n"
	"  onboard: {read: ['(?<piece>(?&p))(?<square>(?&s))', "
	"'(?<square>(?&s))(?<piece>(?&p))'], write: '{square}{piece}'}\n"
	"  move: {read: 'Move (?<from>(?&q))(?<way>(?&way))"
	"(?: Capture (?<captures>\\d) (?<taken>(?&taken)))?', "
	"write: 'Move {from}{way}[ Capture {captures} {taken}]'}\n"
	"  stomp: {read: '(?<from>(?&q))x', write: '{from}x'}\n"
	"  flip: {read: '(?<from>(?&q))=(?<face>[MBRO])', "
	"write: '{from}={face}'}\n"
	"  exchange: {read: '(?<tender>[a-z*]+) por (?<payment>[a-z*]+)', "
	"write: '{tender} por {payment}'}\n"
	"  refusal: {read: 'no (?<tender>[a-z]+)', write: 'no {tender}'}\n"
	"  pass: {read: \"\xE6\x9C\x89|\xE6\xB2\xA1\", "
	"write: \"\xE6\xB2\xA1\"}\n"
	"tail: {read: '(?<win>\\+\\+)?', write: '[{?win}++]'}\n"
	"examples:\n"
	"  - {turn: 'A1:MM+RB++', kind: opening, "
	"fields: 'square=a1 piece=xx piece=rb win=++'}\n"
	"  - {turn: 'BMD4', writes: 'D4BM', fields: 'piece=bx square=d4'}\n"
	"  - {turn: 'Move a0 b0-1 c0', "
	"fields: 'from=d4 stop=c4 drop=1 stop=b4'}\n"
	"  - {turn: 'Move a0 d3 Capture 2 RB, MM', "
	"fields: 'from=d4 stop=a1 captures=2 captured=rb captured=xx'}\n"
	"  - {turn: 'as por muda*', fields: 'tender=rb payment=xx?'}\n"
	"  - {turn: \"\xE6\x9C\x89\", writes: \"\xE6\xB2\xA1\"}\n"
	"  - a0=R\n"
	"refused: [a4x, 'Move a0']\n";

static void
another_notation_can_be_said(void)
{
	struct notations *notations = notations_new();
	struct source source = {
		"other", {other_notation, sizeof(other_notation) - 1}, 1};
	struct arena arena = {0};
	struct diags diags;
	size_t i;

	diags_init(&diags, &arena, false);
	(void)notations_add(notations, &source, &diags);
	for (i = 0; i < diags.count; i++)
		fprintf(stderr, "\n%.*s\n",
			(int)diags.findings[i].message.length,
			diags.findings[i].message.start);
	CU_ASSERT_EQUAL(diags.count, 0);
	arena_free(&arena);
	notations_free(notations);
}

static void
bad_patterns_have_an_offset(void)
{
	char message[100];
	size_t at = 0;

	CU_ASSERT_PTR_NULL(pattern_compile(text_of("ab[c"), message,
					   sizeof(message), &at));
	CU_ASSERT_EQUAL(at, 4);
	CU_ASSERT(strlen(message) > 0);
	CU_ASSERT_PTR_NULL(pattern_compile(text_of("a(?&no)"), message,
					   sizeof(message), &at));
	CU_ASSERT(pattern_check(text_of("a(?&no)"), message, sizeof(message),
				&at));
}

static void
groups_have_names(void)
{
	char message[100];
	size_t at;
	struct text text = text_of("ab12"), found;
	struct pattern *pattern = pattern_compile(
		text_of("(?:(*MARK:x)c|(*MARK:y)a)(b)(?<n>\\d)(?<n>\\d)"
			"(?<m>z)?"),
		message, sizeof(message), &at);
	struct pattern_match *match = pattern_match_new();

	CU_ASSERT_PTR_NOT_NULL_FATAL(pattern);
	CU_ASSERT_EQUAL(pattern_group_count(pattern), 3);
	CU_ASSERT(text_is(pattern_group_name(pattern, 1), "n"));
	CU_ASSERT(text_is(pattern_group_name(pattern, 3), "m"));
	CU_ASSERT_EQUAL(pattern_run(pattern, match, text), PATTERN_YES);
	CU_ASSERT(text_is(pattern_mark(match), "y"));
	CU_ASSERT(pattern_group(match, text, 0, &found));
	CU_ASSERT(text_is(found, "ab12"));
	CU_ASSERT(pattern_group(match, text, 2, &found));
	CU_ASSERT(text_is(found, "2"));
	CU_ASSERT(!pattern_group(match, text, 3, &found));
	CU_ASSERT_EQUAL(pattern_run(pattern, match, text_of("xab12")),
			PATTERN_NO);
	CU_ASSERT_EQUAL(pattern_mark(match).length, 0);
	pattern_match_free(match);
	pattern_free(pattern);
}

/* Each of these would take longer than the world lasts. */
static void
no_pattern_runs_away(void)
{
	static const char *const patterns[] = {
		"(?:a?){100}a{100}\\z",
		"(?:(?:a|a)+)+[bc]",
		"(?<x>(?&x)|a)b",
		"(?<x>a(?&x)?(?&x)?[bc])",
		"(?:(?=(?<q>a+))\\k<q>?a*)*[bc]",
		"(?:a*)*(?:a*)*(?:a*)*(?:a*)*[bc]",
		"(?:.*.*.*.*.*.*)\\d",
	};
	struct pattern_match *match = pattern_match_new();
	char bytes[PATTERN_TEXT_MAX + 1], message[100];
	clock_t start = clock();
	size_t i, at;

	memset(bytes, 'a', sizeof(bytes));
	for (i = 0; i < sizeof(patterns) / sizeof(*patterns); i++) {
		struct text text = {bytes, PATTERN_TEXT_MAX};
		struct pattern *pattern = pattern_compile(
			text_of(patterns[i]), message, sizeof(message), &at);

		CU_ASSERT_PTR_NOT_NULL_FATAL(pattern);
		CU_ASSERT_EQUAL(pattern_run(pattern, match, text),
				PATTERN_GAVE_UP);
		CU_ASSERT(pattern_reach(pattern, match, text) <= text.length);
		text.length++;
		CU_ASSERT_EQUAL(pattern_run(pattern, match, text),
				PATTERN_GAVE_UP);
		pattern_free(pattern);
	}
	CU_ASSERT((double)(clock() - start) / CLOCKS_PER_SEC < 5.0);
	pattern_match_free(match);
}

/* clang-format off */
static const char *const refused_yaml[] = {
	"a: @@&x b\n",
	"a: b\nc: @@*x\n",
	"a: &x [l, l]\nb: &y [*x, *x]\n", /* the bomb never goes off */
	"a: @@!!int 1\n",
	"a: @@! b\n",
	"a: @@!!map {b: c}\n",
	"a: @@&x [b]\n",
	"a: b\n@@a: c\n",
	"b: {c: d, e: f, @@c: g}\n",
	"a:\n@@\tb: c\n",
	"? @@[a]\n: b\n",
	"a: @@\x01\n",
	"a: @@\xFF\n",
	"\xC3\xA9: '\xE4\xB8\x9C'\nb: @@&x c\n",
	"\xEF\xBB\xBF" "b: @@&x c\n",
	"\xFF\xFE" "a\0:\0",
	"a: 'b\n",
	"a: [b\n",
	"a: b: c\n",
	"- a\nb\n",
};
/* clang-format on */

static void
yaml_is_held_short(void)
{
	size_t n;

	for (n = 0; n < sizeof(refused_yaml) / sizeof(*refused_yaml); n++) {
		struct source source = {.name = "test", .first_line = 1};
		struct arena arena = {0};
		struct marked marked = {0};
		struct diags diags;
		size_t offset = 0;

		diags_init(&diags, &arena, false);
		strbuf_add_string(&marked.bytes, refused_yaml[n]);
		take_mark(&marked);
		source.bytes = strbuf_text(&marked.bytes);
		CU_ASSERT_PTR_NULL(
			yaml_tree_read(&source, &offset, &arena, &diags));
		CU_ASSERT_EQUAL(diags.count, 1);
		if (diags.count == 1 && marked.place != SIZE_MAX &&
		    diags.findings[0].offset != marked.place) {
			CU_FAIL("a finding stands at the wrong place");
			fprintf(stderr, "\n%s: at %zu\n", refused_yaml[n],
				diags.findings[0].offset);
		}
		strbuf_free(&marked.bytes);
		arena_free(&arena);
	}
}

static void
duplicate_keys_name_both_places(void)
{
	struct source source = {"test", text_of("ab: 1\nc: 2\nab: 3\n"), 1};
	struct arena arena = {0};
	struct diags diags;
	size_t offset = 0;

	diags_init(&diags, &arena, false);
	CU_ASSERT_PTR_NULL(yaml_tree_read(&source, &offset, &arena, &diags));
	CU_ASSERT_EQUAL_FATAL(diags.count, 1);
	CU_ASSERT_EQUAL(diags.findings[0].offset, 11);
	CU_ASSERT_EQUAL(diags.findings[0].length, 2);
	CU_ASSERT(diags.findings[0].has_other);
	CU_ASSERT_EQUAL(diags.findings[0].other_offset, 0);
	arena_free(&arena);
}

static void
yaml_is_text_with_places(void)
{
	static const char bytes[] = "\xEF\xBB\xBF# \xE4\xB8\x9C\r\n"
				    "a: no\r\nb: [1e3, 'it''s', \"\\\\d\"]\r\n"
				    "---\nc: {d: ~}\n...\n--- |\n  x\n  y\n";
	struct source source = {"test", {bytes, sizeof(bytes) - 1}, 1};
	const struct yaml_node *root, *node;
	struct arena arena = {0};
	struct diags diags;
	size_t offset = 0;

	diags_init(&diags, &arena, false);
	root = yaml_tree_read(&source, &offset, &arena, &diags);
	CU_ASSERT_PTR_NOT_NULL_FATAL(root);
	node = yaml_tree_find(root, "a");
	CU_ASSERT_PTR_NOT_NULL_FATAL(node);
	CU_ASSERT(text_is(node->text, "no"));
	CU_ASSERT(memcmp(bytes + node->offset, "no", node->length) == 0);
	CU_ASSERT_EQUAL(bytes[node->key_offset], 'a');
	node = yaml_tree_find(root, "b");
	CU_ASSERT_EQUAL_FATAL(node->kind, YAML_LIST);
	node = node->first;
	CU_ASSERT(text_is(node->text, "1e3"));
	node = node->next;
	CU_ASSERT(text_is(node->text, "it's"));
	CU_ASSERT_EQUAL(bytes[yaml_tree_place(&source, node, 2)], '\'');
	CU_ASSERT_EQUAL(bytes[yaml_tree_place(&source, node, 3)], 's');
	node = node->next;
	CU_ASSERT(text_is(node->text, "\\d"));
	CU_ASSERT_EQUAL(bytes[yaml_tree_place(&source, node, 1)], 'd');
	CU_ASSERT_PTR_NULL(node->next);
	root = yaml_tree_read(&source, &offset, &arena, &diags);
	CU_ASSERT_PTR_NOT_NULL_FATAL(root);
	CU_ASSERT(text_is(root->first->first->text, "~"));
	root = yaml_tree_read(&source, &offset, &arena, &diags);
	CU_ASSERT_PTR_NOT_NULL_FATAL(root);
	CU_ASSERT(text_is(root->text, "x\ny\n"));
	CU_ASSERT_PTR_NULL(yaml_tree_read(&source, &offset, &arena, &diags));
	CU_ASSERT_EQUAL(diags.count, 0);
	arena_free(&arena);
}

static CU_TestInfo tests[] = {
	{"the built-in notation does what its examples say", examples_hold},
	{"every turn of many games is written as it was read",
	 games_are_rewritten},
	{"the cache mixes no turns up", cache_mixes_nothing_up},
	{"an unreadable turn is read as far as possible",
	 unreadable_turns_have_a_place},
	{"turns that are too long are refused", long_turns_are_refused},
	{"mistakes in a notation file are found at their place",
	 mistakes_have_a_place},
	{"a container that cannot hold the turns is refused",
	 only_frames_that_work_are_taken},
	{"every built-in notation does what its examples say",
	 every_notation_has_examples},
	{"letters, squares, words and marks of other notations can be said",
	 another_notation_can_be_said},
	{"a bad pattern is refused with its place",
	 bad_patterns_have_an_offset},
	{"groups are found by name, kinds by mark", groups_have_names},
	{"no pattern runs away", no_pattern_runs_away},
	{"YAML beyond texts, lists and maps is refused", yaml_is_held_short},
	{"a duplicate key names both places", duplicate_keys_name_both_places},
	{"YAML is read as text, with places", yaml_is_text_with_places},
	CU_TEST_INFO_NULL,
};
CU_SuiteInfo notation_suite = {.pName = "notation", .pTests = tests};
