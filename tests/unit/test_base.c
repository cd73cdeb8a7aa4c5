/*
 * The base library: text, buffers, arenas, places in a source, nearest names
 * and fields.
 */
#include <CUnit/CUnit.h>
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/fields.h"
#include "base/nearest.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "base/text.h"
#include "unit/suites.h"

#define BOM "\xEF\xBB\xBF"
#define REPLACEMENT "\xEF\xBF\xBD"

/* --- findings --- */

/* One level after the other, so that some of each are too many. */
static void
findings_are_bounded(void)
{
	static const enum diag ids[] = {DIAG_GLUED, DIAG_RESULT};
	struct arena arena = {0};
	struct diags diags;
	struct finding *finding;
	unsigned i;

	diags_init(&diags, &arena, false);
	for (i = 0; i < DIAGS_KEPT_MAX + 100; i++)
		diags_add(&diags, ids[i % 2], i, 1, NULL);
	CU_ASSERT_EQUAL(diags.verdict, VERDICT_UNSOUND);
	finding = diags_add(&diags, DIAG_TAG_SYNTAX, 7, 1, NULL);
	CU_ASSERT_EQUAL(finding->id, DIAG_TAG_SYNTAX);
	CU_ASSERT_EQUAL(diags.count, DIAGS_KEPT_MAX);
	CU_ASSERT_EQUAL(diags.findings[DIAGS_KEPT_MAX - 1].offset,
			DIAGS_KEPT_MAX - 1);
	CU_ASSERT_EQUAL(diags.warning_count, DIAGS_KEPT_MAX / 2 + 50);
	CU_ASSERT_EQUAL(diags.error_count, DIAGS_KEPT_MAX / 2 + 51);
	CU_ASSERT_EQUAL(diags.left[LEVEL_WARNING], 50);
	CU_ASSERT_EQUAL(diags.left[LEVEL_ERROR], 51);
	CU_ASSERT_EQUAL(diags.verdict, VERDICT_UNREADABLE);
	arena_free(&arena);
}

/* --- text --- */

static void
slices_are_clamped(void)
{
	struct text text = text_of("abcdef");
	struct text none = {NULL, 0};

	CU_ASSERT_TRUE(text_is(text_slice(text, 2, 3), "cde"));
	CU_ASSERT_TRUE(text_is(text_slice(text, 4, SIZE_MAX), "ef"));
	CU_ASSERT_TRUE(text_is(text_slice(text, 7, 1), ""));
	CU_ASSERT_PTR_NULL(text_slice(none, 3, 5).start);
}

static void
texts_compare_by_bytes(void)
{
	struct text none = {NULL, 0};

	CU_ASSERT_TRUE(text_equals(none, text_of("")));
	CU_ASSERT_FALSE(text_equals(text_of("ab"), text_of("abc")));
	CU_ASSERT_FALSE(text_is(text_of("Game"), "game"));
	CU_ASSERT_TRUE(
		text_equals_ignoring_case(text_of("GaME"), text_of("gAme")));
	/* '@' and '`' are 32 apart as well, but they are no letters. */
	CU_ASSERT_FALSE(text_equals_ignoring_case(text_of("@"), text_of("`")));
	CU_ASSERT_TRUE(text_starts(text_of("a1>b1"), "a1"));
	CU_ASSERT_TRUE(text_starts(text_of("a1"), ""));
	CU_ASSERT_FALSE(text_starts(text_of("a"), "a1"));
}

static void
blanks_are_trimmed(void)
{
	CU_ASSERT_TRUE(text_is(text_trim(text_of(" \t\r\n\v\fa b\n")), "a b"));
	CU_ASSERT_TRUE(text_is(text_trim(text_of("  \n ")), ""));
}

static void
words_are_taken_in_order(void)
{
	struct text rest = text_of("  one\ttwo\r\n");
	struct text word = text_of("before");

	CU_ASSERT_TRUE(text_next_word(&rest, &word));
	CU_ASSERT_TRUE(text_is(word, "one"));
	CU_ASSERT_TRUE(text_next_word(&rest, &word));
	CU_ASSERT_TRUE(text_is(word, "two"));
	CU_ASSERT_FALSE(text_next_word(&rest, &word));
	CU_ASSERT_TRUE(text_is(word, "two"));
}

static unsigned
number_of(const char *string, unsigned most)
{
	unsigned number = 4711;

	return text_number(text_of(string), most, &number) ? number : 4711;
}

static void
numbers_are_digits_only(void)
{
	CU_ASSERT_EQUAL(number_of("0", 9), 0);
	CU_ASSERT_EQUAL(number_of("007", 9), 7);
	CU_ASSERT_EQUAL(number_of("", 9), 4711);
	CU_ASSERT_EQUAL(number_of("-1", 9), 4711);
	CU_ASSERT_EQUAL(number_of("1 ", 9), 4711);
	CU_ASSERT_EQUAL(number_of("1x", 9), 4711);
}

static void
large_numbers_stop_at_the_most(void)
{
	CU_ASSERT_EQUAL(number_of("256", 255), 255);
	CU_ASSERT_EQUAL(number_of("4294967295", UINT_MAX), UINT_MAX);
	CU_ASSERT_EQUAL(number_of("99999999999999999999999999999999", UINT_MAX),
			UINT_MAX);
	CU_ASSERT_EQUAL(number_of("12", 0), 0);
	CU_ASSERT_EQUAL(number_of("99999999999999999999x", 5), 4711);
}

static void
characters_of_every_length_are_decoded(void)
{
	struct text rest = text_of("a\xC3\xB6\xE6\x9D\xB1\xF0\x9F\x8E\xB2");

	CU_ASSERT_EQUAL(text_characters(rest), 4);
	CU_ASSERT_EQUAL(text_next_character(&rest), 'a');
	CU_ASSERT_EQUAL(text_next_character(&rest), 0xF6);
	CU_ASSERT_EQUAL(text_next_character(&rest), 0x6771);
	CU_ASSERT_EQUAL(text_next_character(&rest), 0x1F3B2);
	CU_ASSERT_EQUAL(rest.length, 0);
}

/* A malformed byte after three good ones is found, and counts as one. */
static void
assert_malformed(const char *bytes)
{
	struct text text = text_of(bytes);
	struct text rest = text_slice(text, 3, text.length);

	CU_ASSERT_EQUAL(text_find_malformed(text), 3);
	CU_ASSERT_EQUAL(text_next_character(&rest), TEXT_MALFORMED);
	CU_ASSERT_EQUAL(rest.start - text.start, 4);
}

static void
malformed_bytes_are_taken_alone(void)
{
	assert_malformed("abc\x80");
	assert_malformed("abc\xFF");
	assert_malformed("abc\xE4 Latin-1");
	assert_malformed("abc\xC3");
	assert_malformed("abc\xE6\x9D");
	assert_malformed("abc\xC0\xAF");	 /* a long form */
	assert_malformed("abc\xE0\x80\xAF");	 /* a longer one */
	assert_malformed("abc\xED\xA0\x80");	 /* half of a surrogate pair */
	assert_malformed("abc\xF4\x90\x80\x80"); /* beyond U+10FFFF */
	CU_ASSERT_EQUAL(text_characters(text_of("\xE6\x9D")), 2);
}

static void
well_formed_text_has_no_malformed_byte(void)
{
	struct text text = text_of("J\xC3\xB6rg " REPLACEMENT " 0123456789 "
				   "\xF4\x8F\xBF\xBF\xED\x9F\xBF");

	CU_ASSERT_EQUAL(text_find_malformed(text), text.length);
	CU_ASSERT_EQUAL(text_find_malformed(text_of("")), 0);
}

static void
width_counts_columns(void)
{
	CU_ASSERT_EQUAL(text_width(text_of("plain ASCII, 24 columns.")), 24);
	CU_ASSERT_EQUAL(text_width(text_of("J\xC3\xB6rg")), 4);
	CU_ASSERT_EQUAL(text_width(text_of("\xE6\x9D\xB1")), 2);
	CU_ASSERT_EQUAL(text_width(text_of("e\xCC\x81")), 1);
	CU_ASSERT_EQUAL(text_width(text_of("a\xE2\x80\xAE")), 2);
	CU_ASSERT_EQUAL(text_width(text_of("\x1B[0m")), 4);
	CU_ASSERT_EQUAL(text_width(text_of("\xFF\xFE")), 2);
}

/* --- strbuf --- */

/* Compares and empties the buffer. */
static bool
holds(struct strbuf *buffer, const char *wanted)
{
	bool is_same = text_is(strbuf_text(buffer), wanted);

	strbuf_clear(buffer);
	return is_same;
}

static void
buffers_are_appended_to(void)
{
	struct strbuf buffer = {0};

	strbuf_add(&buffer, NULL, 0);
	CU_ASSERT_EQUAL(buffer.length, 0);
	strbuf_add_string(&buffer, "a1");
	strbuf_add_char(&buffer, '>');
	strbuf_add_text(&buffer, text_slice(text_of("xc1x"), 1, 2));
	strbuf_add_repeated(&buffer, '!', 2);
	strbuf_add_repeated(&buffer, '?', 0);
	CU_ASSERT_TRUE(holds(&buffer, "a1>c1!!"));
	strbuf_add_number(&buffer, 0);
	strbuf_add_char(&buffer, ' ');
	strbuf_add_number(&buffer, 1455300);
	CU_ASSERT_TRUE(holds(&buffer, "0 1455300"));
	strbuf_free(&buffer);
	CU_ASSERT_PTR_NULL(buffer.bytes);
	CU_ASSERT_EQUAL(buffer.capacity, 0);
}

static void
buffers_keep_their_bytes_while_they_grow(void)
{
	struct strbuf buffer = {0};
	size_t i, wrong = 0;

	for (i = 0; i < 100000; i++)
		strbuf_add_char(&buffer, (char)('a' + i % 26));
	strbuf_reserve(&buffer, 1000000);
	CU_ASSERT_TRUE(buffer.capacity - buffer.length >= 1000000);
	CU_ASSERT_EQUAL(buffer.length, 100000);
	for (i = 0; i < buffer.length; i++)
		wrong += buffer.bytes[i] != (char)('a' + i % 26);
	CU_ASSERT_EQUAL(wrong, 0);
	strbuf_free(&buffer);
}

static void
format_makes_room_for_what_is_long(void)
{
	struct strbuf buffer = {0};
	char name[500];

	strbuf_format(&buffer, "%s:%u", "club.pin", 14u);
	CU_ASSERT_TRUE(holds(&buffer, "club.pin:14"));
	memset(name, 'n', sizeof(name) - 1);
	name[sizeof(name) - 1] = '\0';
	strbuf_format(&buffer, "%s", name);
	CU_ASSERT_TRUE(holds(&buffer, name));
	strbuf_free(&buffer);
}

static void
json_strings_are_escaped(void)
{
	struct strbuf buffer = {0};

	strbuf_add_json(&buffer, text_of("say \"\\\"\b\f\n\r\t"));
	CU_ASSERT_TRUE(holds(&buffer, "\"say \\\"\\\\\\\"\\b\\f\\n\\r\\t\""));
	strbuf_add_json(&buffer, (struct text){"\0\x1B", 2});
	CU_ASSERT_TRUE(holds(&buffer, "\"\\u0000\\u001b\""));
	strbuf_add_json(&buffer, text_of("\x7F\xC2\x9B\xE2\x80\xAE"));
	CU_ASSERT_TRUE(holds(&buffer, "\"\\u007f\\u009b\\u202e\""));
	strbuf_add_json(&buffer, text_of("J\xC3\xB6rg \xE6\x9D\xB1 \xFF"));
	CU_ASSERT_TRUE(
		holds(&buffer, "\"J\xC3\xB6rg \xE6\x9D\xB1 " REPLACEMENT "\""));
	strbuf_add_json(&buffer, (struct text){NULL, 0});
	CU_ASSERT_TRUE(holds(&buffer, "\"\""));
	strbuf_free(&buffer);
}

static void
printable_text_cannot_steer_a_terminal(void)
{
	struct strbuf buffer = {0};

	strbuf_add_printable(&buffer, text_of("\x1B[31m\tred"));
	CU_ASSERT_TRUE(holds(&buffer, REPLACEMENT "[31m red"));
	strbuf_add_printable(&buffer, text_of("\xC2\x9B\x7F\xE2\x80\xAE"));
	CU_ASSERT_TRUE(holds(&buffer, REPLACEMENT REPLACEMENT REPLACEMENT));
	strbuf_add_printable(&buffer, text_of("\xE2\x81\xA6\xE2\x80\x8F\xE9"));
	CU_ASSERT_TRUE(holds(&buffer, REPLACEMENT REPLACEMENT REPLACEMENT));
	strbuf_add_printable(&buffer,
			     text_of("\"\xD7\xA9\" \\ \xF0\x9F\x8E\xB2"));
	CU_ASSERT_TRUE(holds(&buffer, "\"\xD7\xA9\" \\ \xF0\x9F\x8E\xB2"));
	strbuf_free(&buffer);
}

/* --- arena --- */

static bool
is_zero(const char *bytes, size_t size)
{
	size_t i;

	for (i = 0; i < size; i++) {
		if (bytes[i] != 0)
			return false;
	}
	return true;
}

static void
arena_memory_is_zeroed_and_aligned(void)
{
	struct arena arena = {0};
	size_t size, round, wrong = 0;

	for (round = 0; round < 2; round++) {
		for (size = 0; size < 3000; size += 7) {
			char *taken = arena_take(&arena, size);

			wrong += (uintptr_t)taken % _Alignof(max_align_t) != 0;
			wrong += !is_zero(taken, size);
			memset(taken, 0xFF, size);
		}
		arena_reset(&arena);
	}
	CU_ASSERT_EQUAL(wrong, 0);
	arena_free(&arena);
	CU_ASSERT_PTR_NULL(arena.blocks);
}

static void
arena_takes_more_than_a_block(void)
{
	struct arena arena = {0};
	char *large = arena_take(&arena, 3000000);
	char *after = arena_take(&arena, 1);

	CU_ASSERT_TRUE(is_zero(large, 3000000));
	memset(large, 1, 3000000);
	CU_ASSERT_EQUAL(*after, 0);
	arena_free(&arena);
	arena_free(&arena);
}

static void
arena_copies_outlive_their_source(void)
{
	struct arena arena = {0};
	char bytes[] = "Ada";
	struct text copy = arena_copy(&arena, text_of(bytes));

	bytes[0] = 'x';
	CU_ASSERT_TRUE(text_is(copy, "Ada"));
	copy = arena_copy(&arena, (struct text){NULL, 0});
	CU_ASSERT_EQUAL(copy.length, 0);
	CU_ASSERT_PTR_NOT_NULL(copy.start);
	arena_free(&arena);
}

static void
arena_arrays_grow_and_keep_their_items(void)
{
	struct arena arena = {0};
	unsigned *items = NULL, *others = NULL;
	size_t capacity = 0, other_capacity = 0;
	unsigned i, wrong = 0;

	for (i = 0; i < 50000; i++) {
		items = arena_grow(&arena, items, i, &capacity, sizeof(*items));
		wrong += items[i] != 0 || capacity <= i;
		items[i] = i;
		if (i % 3 != 0) /* alone at first, then between the others */
			continue;
		others = arena_grow(&arena, others, i / 3, &other_capacity,
				    sizeof(*others));
		others[i / 3] = ~i;
	}
	for (i = 0; i < 50000; i++)
		wrong += items[i] != i || others[i / 3] != ~(i / 3 * 3);
	CU_ASSERT_EQUAL(wrong, 0);
	arena_free(&arena);
}

static void
arena_reset_keeps_a_block(void)
{
	struct arena arena = {0};
	char *first = arena_take(&arena, 100);

	arena_take(&arena, 3000000);
	arena_reset(&arena);
	CU_ASSERT_PTR_EQUAL(arena_take(&arena, 100), first);
	arena_reset(&arena);
	arena_reset(&arena);
	CU_ASSERT_PTR_NOT_NULL(arena.blocks);
	arena_free(&arena);
	arena_reset(&arena);
	CU_ASSERT_PTR_NULL(arena.blocks);
}

/* --- source --- */

/* "line:column:text of the line", the place marked by ^. */
static void
assert_place(const char *bytes, size_t offset, const char *wanted)
{
	struct source source = {"test", text_of(bytes), 1};
	struct place place = source_place(&source, offset);
	struct strbuf found = {0};

	strbuf_format(&found, "%zu:%zu:", place.line, place.column);
	strbuf_add_text(&found, text_slice(place.text, 0, place.start));
	strbuf_add_char(&found, '^');
	strbuf_add_text(&found, text_slice(place.text, place.start, SIZE_MAX));
	if (!text_is(strbuf_text(&found), wanted)) {
		strbuf_add_char(&found, '\0');
		fprintf(stderr, "\n%s, wanted %s", found.bytes, wanted);
		CU_FAIL("another place");
	} else {
		CU_PASS("the place");
	}
	strbuf_free(&found);
}

static void
all_line_ends_are_equal(void)
{
	static const char *const ends[] = {"\n", "\r", "\r\n", "\n\r"};
	size_t i;

	for (i = 0; i < 4; i++) {
		struct strbuf text = {0};
		size_t end = strlen(ends[i]);

		strbuf_format(&text, "one%s%stwo%sx", ends[i], ends[i],
			      ends[i]);
		strbuf_add_char(&text, '\0');
		assert_place(text.bytes, 0, "1:1:^one");
		assert_place(text.bytes, 3, "1:4:one^");
		assert_place(text.bytes, 3 + end, "2:1:^");
		assert_place(text.bytes, 3 + 2 * end, "3:1:^two");
		assert_place(text.bytes, 5 + 2 * end, "3:3:tw^o");
		assert_place(text.bytes, 6 + 3 * end, "4:1:^x");
		strbuf_free(&text);
	}
}

static void
line_ends_may_be_mixed(void)
{
	const char *bytes = "a\r\n\nb\rc\n\r\nd";

	assert_place(bytes, 2, "1:2:a^"); /* between CR and LF */
	assert_place(bytes, 3, "2:1:^");
	assert_place(bytes, 4, "3:1:^b");
	assert_place(bytes, 6, "4:1:^c");
	assert_place(bytes, 10, "6:1:^d");
}

static void
columns_count_characters(void)
{
	const char *bytes = "x\nJ\xC3\xB6rg \xE6\x9D\xB1 \xFF!";

	assert_place(bytes, 7, "2:5:J\xC3\xB6rg^ \xE6\x9D\xB1 \xFF!");
	assert_place(bytes, 12, "2:8:J\xC3\xB6rg \xE6\x9D\xB1 ^\xFF!");
	assert_place(bytes, 13, "2:9:J\xC3\xB6rg \xE6\x9D\xB1 \xFF^!");
}

static void
byte_order_marks_take_no_column(void)
{
	assert_place(BOM "[Game]", 3, "1:1:^[Game]");
	assert_place(BOM "[Game]", 1, "1:1:^[Game]");
	assert_place("*\n" BOM "[Game]", 6, "2:2:[^Game]");
}

static void
the_end_of_a_source_is_a_place(void)
{
	assert_place("", 0, "1:1:^");
	assert_place("", 5, "1:1:^");
	assert_place("ab", 99, "1:3:ab^");
	assert_place("ab\n", 3, "2:1:^");
}

static void
lines_count_from_the_first_of_the_source(void)
{
	struct source source = {"test", text_of("a\nb"), 100};

	CU_ASSERT_EQUAL(source_place(&source, 0).line, 100);
	CU_ASSERT_EQUAL(source_place(&source, 2).line, 101);
}

/* --- nearest --- */

static size_t
distance(const char *a, const char *b, size_t limit)
{
	size_t there = nearest_distance(text_of(a), text_of(b), limit);
	size_t back = nearest_distance(text_of(b), text_of(a), limit);

	CU_ASSERT_EQUAL(there, back);
	return there;
}

static void
edits_are_counted(void)
{
	CU_ASSERT_EQUAL(distance("", "", 0), 0);
	CU_ASSERT_EQUAL(distance("a1>c1", "a1>c1", 0), 0);
	CU_ASSERT_EQUAL(distance("a1>c1", "a1>b1", 5), 1);
	CU_ASSERT_EQUAL(distance("check", "chekc", 5), 1);
	CU_ASSERT_EQUAL(distance("check", "cheks", 5), 2);
	CU_ASSERT_EQUAL(distance("", "abc", 5), 3);
	CU_ASSERT_EQUAL(distance("kitten", "sitting", 9), 3);
}

static void
distances_stop_behind_the_limit(void)
{
	char longer[129];

	CU_ASSERT_EQUAL(distance("kitten", "sitting", 3), 3);
	CU_ASSERT_EQUAL(distance("kitten", "sitting", 2), 3);
	CU_ASSERT_EQUAL(distance("kitten", "sitting", 1), 2);
	CU_ASSERT_EQUAL(distance("abcd", "badc", 2), 2);
	memset(longer, 'a', sizeof(longer));
	CU_ASSERT_EQUAL(nearest_distance((struct text){longer, 128},
					 (struct text){longer, 128}, 1),
			0);
	CU_ASSERT_EQUAL(nearest_distance((struct text){longer, 129},
					 (struct text){longer, 129}, 1),
			2);
}

static const char *const commands[] = {"check", "show",	 "format",
				       "moves", "perft", "explain"};

static void
assert_nearest(const char *word, const char *wanted)
{
	const char *found = nearest_name(text_of(word), commands, 6);

	if (wanted == NULL) {
		CU_ASSERT_PTR_NULL(found);
		return;
	}
	CU_ASSERT_PTR_NOT_NULL_FATAL(found);
	CU_ASSERT_STRING_EQUAL(found, wanted);
}

static void
near_names_are_offered(void)
{
	assert_nearest("chek", "check");
	assert_nearest("CHECK", "check");
	assert_nearest("mvoes", "moves");
	assert_nearest("explian", "explain");
	assert_nearest("formats", "format");
}

static void
far_names_are_not_offered(void)
{
	char longer[200];

	assert_nearest("", NULL);
	assert_nearest("lesson", NULL);
	assert_nearest("cheese", NULL);
	assert_nearest("xxplaxx", NULL);
	memset(longer, 'a', sizeof(longer));
	CU_ASSERT_PTR_NULL(nearest_name((struct text){longer, sizeof(longer)},
					commands, 6));
	CU_ASSERT_PTR_NULL(nearest_name(text_of("check"), NULL, 0));
}

/* --- fields --- */

static void
field_names_are_found(void)
{
	unsigned field;

	for (field = 0; field < FIELD_NAME_COUNT; field++) {
		struct text name = text_of(field_name((enum field)field));

		CU_ASSERT_EQUAL(field_find(name), field);
	}
	CU_ASSERT_EQUAL(field_find(text_of("count")), FIELD_COUNT_MOVED);
	CU_ASSERT_EQUAL(field_find(text_of("")), FIELD_NAME_COUNT);
	CU_ASSERT_EQUAL(field_find(text_of("Stop")), FIELD_NAME_COUNT);
}

static void
fields_keep_their_order(void)
{
	struct fields fields;

	fields_clear(&fields, 2);
	CU_ASSERT_EQUAL(fields.kind, 2);
	CU_ASSERT_TRUE(fields_add(&fields, FIELD_FROM, text_of("a1")));
	CU_ASSERT_TRUE(fields_add(&fields, FIELD_STOP, text_of("b1")));
	CU_ASSERT_TRUE(fields_add(&fields, FIELD_STOP, text_of("c1")));
	CU_ASSERT_TRUE(fields_add(&fields, FIELD_CAPTURES, text_of("")));
	CU_ASSERT_EQUAL(fields.count, 4);
	CU_ASSERT_TRUE(text_is(field_text(&fields, 2), "c1"));
	CU_ASSERT_TRUE(text_is(fields_find(&fields, FIELD_STOP), "b1"));
	CU_ASSERT_TRUE(fields_has(&fields, FIELD_CAPTURES));
	CU_ASSERT_PTR_NULL(fields_find(&fields, FIELD_WIN).start);
	CU_ASSERT_FALSE(fields_has(&fields, FIELD_WIN));
	fields_clear(&fields, 0);
	CU_ASSERT_FALSE(fields_has(&fields, FIELD_FROM));
}

static void
fields_have_limits(void)
{
	struct fields fields;
	char bytes[300];
	unsigned i;

	memset(bytes, '1', sizeof(bytes));
	fields_clear(&fields, 0);
	for (i = 0; i < FIELDS_MAX; i++)
		CU_ASSERT_TRUE(fields_add(&fields, FIELD_DROP, text_of("1")));
	CU_ASSERT_FALSE(fields_add(&fields, FIELD_DROP, text_of("")));
	fields_clear(&fields, 0);
	CU_ASSERT_FALSE(
		fields_add(&fields, FIELD_DROP, (struct text){bytes, 256}));
	CU_ASSERT_TRUE(
		fields_add(&fields, FIELD_DROP, (struct text){bytes, 255}));
	CU_ASSERT_TRUE(
		fields_add(&fields, FIELD_DROP, (struct text){bytes, 255}));
	CU_ASSERT_FALSE(
		fields_add(&fields, FIELD_DROP, (struct text){bytes, 3}));
	CU_ASSERT_TRUE(
		fields_add(&fields, FIELD_DROP, (struct text){bytes, 2}));
	CU_ASSERT_EQUAL(fields.byte_count, FIELDS_BYTES);
}

/* clang-format off */
static CU_TestInfo tests[] = {
	{"findings of one game are bounded", findings_are_bounded},
	{"a slice never leaves its text", slices_are_clamped},
	{"texts are compared by bytes", texts_compare_by_bytes},
	{"blanks are trimmed at both ends", blanks_are_trimmed},
	{"words are taken in order", words_are_taken_in_order},
	{"a number is digits only", numbers_are_digits_only},
	{"a large number stops at the most", large_numbers_stop_at_the_most},
	{"characters of every length are decoded",
	 characters_of_every_length_are_decoded},
	{"a malformed byte is taken alone", malformed_bytes_are_taken_alone},
	{"well-formed text has no malformed byte",
	 well_formed_text_has_no_malformed_byte},
	{"width counts the columns of a terminal", width_counts_columns},
	{"a buffer is appended to", buffers_are_appended_to},
	{"a buffer keeps its bytes while it grows",
	 buffers_keep_their_bytes_while_they_grow},
	{"a long message gets its room", format_makes_room_for_what_is_long},
	{"a JSON string is escaped", json_strings_are_escaped},
	{"printable text cannot steer a terminal",
	 printable_text_cannot_steer_a_terminal},
	{"memory of an arena is zeroed and aligned",
	 arena_memory_is_zeroed_and_aligned},
	{"an arena gives more than a block", arena_takes_more_than_a_block},
	{"a copy outlives its source", arena_copies_outlive_their_source},
	{"an array in an arena keeps its items as it grows",
	 arena_arrays_grow_and_keep_their_items},
	{"an arena that is reset keeps a block", arena_reset_keeps_a_block},
	{"LF, CR, CRLF and LFCR all end a line", all_line_ends_are_equal},
	{"line ends may be mixed", line_ends_may_be_mixed},
	{"columns count characters", columns_count_characters},
	{"a byte order mark takes no column", byte_order_marks_take_no_column},
	{"the end of a source is a place", the_end_of_a_source_is_a_place},
	{"lines count from the first of the source",
	 lines_count_from_the_first_of_the_source},
	{"edits are counted, a swap as one", edits_are_counted},
	{"a distance stops behind its limit", distances_stop_behind_the_limit},
	{"a near name is offered", near_names_are_offered},
	{"a far name is not offered", far_names_are_not_offered},
	{"a field is found by its name", field_names_are_found},
	{"fields keep their order", fields_keep_their_order},
	{"fields have limits", fields_have_limits},
	CU_TEST_INFO_NULL,
};
/* clang-format on */

CU_SuiteInfo base_suite = {.pName = "base", .pTests = tests};
