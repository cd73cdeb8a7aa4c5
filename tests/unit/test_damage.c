/*
 * A good file that was damaged, on its whole way: read, replayed and written.
 * However it was cut and whatever bit of it was flipped, it is never silently
 * taken for the game that it was.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/canonical.h"
#include "record/pin.h"
#include "record/record.h"
#include "unit/suites.h"
#include "unit/support.h"

/* Games with every kind of turn and of frame. */
static const char opened[] =
	"[Game \"Plateau\"]\n[Black \"J\303\266 \\\"x\\\"\"]\n[Result \"*\"]\n"
	"[Odd \"a\\\\b\"]\n\n"
	"{first} 1. xx,rb@a1 xx,xr@d4! 2. bb@b2 {a lone\n\nBlue} rr@d4/1 $1 "
	"3. a1>c1\n(3. 1a1>b1 d4>d2 (3... d4=r>d2 {x})) d4>d2!? ; rest\n"
	"4. c1>a1 d2>d4 *\n";

static const char won[] =
	"[Game \"Plateau\"]\n[Result \"B+S\"]\n\n"
	"1. xx,bx@b4 xr,rb@d4 2. rx@b4 bx@d4 3. br@b4 xo@d4 4. xx@b4/2 d4=o>c2 "
	"5.\nxx@b4/3# B+S\n";

static const char traded[] =
	"[Game \"Plateau\"]\n[Result \"W+C\"]\n"
	"[Position \"4/4/4/xxRR,2,xxXXBB w XX/bx,rr,rr,bb,bb 12\"]\n\n"
	"1... bb<>xx 2. xr@b3 rr<>- d1>c2 3. xx@b3/0 a1x1 4. xx@d4 c2>d1x1# "
	"W+C\n";

/* One game on its way, and what became of it. */
struct outcome_of {
	struct strbuf canonical;
	size_t games, findings;
};

static void
take_game(struct outcome_of *taken, struct replay_tools *tools,
	  const struct record *record, struct arena *arena, struct diags *diags)
{
	struct record rewritten;
	struct replay replay;

	taken->games++;
	if (replay_start(&replay, record, tools, arena, diags)) {
		canonical_record(&replay, arena, &rewritten);
		pin_write(&rewritten, &taken->canonical);
	}
	taken->findings += diags->count;
}

static void
take(struct outcome_of *taken, struct replay_tools *tools, struct text bytes)
{
	struct source source = {
		.name = "test", .bytes = bytes, .first_line = 1};
	struct pin_options pin = {.has_game = false};
	struct arena arena = {0};
	struct record record;
	struct diags diags;
	size_t offset = 0;

	strbuf_clear(&taken->canonical);
	taken->games = taken->findings = 0;
	diags_init(&diags, &arena, false);
	while (pin_read(&source, &offset, &pin, &arena, &record, &diags)) {
		take_game(taken, tools, &record, &arena, &diags);
		diags_init(&diags, &arena, false);
	}
	taken->findings += diags.count;
	arena_free(&arena);
}

/* A copy without anything behind it, so that tools see reading beyond. */
static void
take_copy(struct outcome_of *taken, struct replay_tools *tools,
	  const char *bytes, size_t length)
{
	char *copy = malloc(length > 0 ? length : 1);

	CU_ASSERT_PTR_NOT_NULL_FATAL(copy);
	memcpy(copy, bytes, length);
	take(taken, tools, (struct text){copy, length});
	free(copy);
}

/* What is damaged, with the tools for it. */
struct patient {
	const char *bytes;
	size_t length;
	struct replay_tools *tools;
	struct outcome_of whole, damaged, again;
	char *says; /* for each byte: whether it is said, not mere frame */
};

/*
 * Marks what a game says.  The result is said twice, a mark # by the turn
 * itself, and the name of the game has no capitals of its own.
 */
static void
mark_record(struct patient *patient, const struct record *record)
{
	size_t i;

	for (i = 0; i < record->tag_count; i++) {
		const struct tag *tag = &record->tags[i];

		memset(patient->says + tag->offset + 1, 1, tag->name.length);
		if (text_is(tag->name, "Game") || text_is(tag->name, "Result"))
			continue;
		memset(patient->says + tag->value_offset, 1,
		       tag->offset + tag->length - 2 - tag->value_offset);
	}
	for (i = 0; i < record->item_count; i++) {
		const struct item *item = &record->items[i];

		if (item->kind == ITEM_TURN || item->kind == ITEM_GLYPH)
			memset(patient->says + item->offset, 1, item->length);
		if (item->kind == ITEM_COMMENT)
			memset(patient->says + item->offset + 1, 1,
			       item->length - 2);
	}
}

static void
mark(struct patient *patient)
{
	struct source source = {.name = "test",
				.bytes = {patient->bytes, patient->length},
				.first_line = 1};
	struct pin_options pin = {.has_game = false};
	struct arena arena = {0};
	struct record record;
	struct diags diags;
	size_t offset = 0, i;

	patient->says = calloc(patient->length + 1, 1);
	CU_ASSERT_PTR_NOT_NULL_FATAL(patient->says);
	diags_init(&diags, &arena, false);
	CU_ASSERT_TRUE(
		pin_read(&source, &offset, &pin, &arena, &record, &diags));
	mark_record(patient, &record);
	for (i = 0; i < patient->length; i++)
		if (strchr(" \n#", patient->bytes[i]) != NULL)
			patient->says[i] = 0;
	arena_free(&arena);
}

/* A game that is legal, and about which there is nothing to say. */
static void
admit(struct patient *patient, const char *string)
{
	static struct replay_options options;

	options = (struct replay_options){.notations = support_notations()};
	memset(patient, 0, sizeof(*patient));
	patient->bytes = string;
	patient->length = strlen(string);
	patient->tools = replay_tools_new(&options);
	take_copy(&patient->whole, patient->tools, string, patient->length);
	CU_ASSERT_EQUAL(patient->whole.games, 1);
	CU_ASSERT_EQUAL(patient->whole.findings, 0);
	if (patient->whole.findings > 0)
		printf("\n%s", string);
	mark(patient);
}

static void
dismiss(struct patient *patient)
{
	free(patient->says);
	strbuf_free(&patient->whole.canonical);
	strbuf_free(&patient->damaged.canonical);
	strbuf_free(&patient->again.canonical);
	replay_tools_free(patient->tools);
}

static bool
is_same(const struct outcome_of *one, const struct outcome_of *other)
{
	return text_equals(strbuf_text(&one->canonical),
			   strbuf_text(&other->canonical));
}

/*
 * Whether damage was taken without a word is seen in `damaged`; what is
 * written then reads as itself, without a word either.
 */
static bool
is_silent(struct patient *patient, size_t at)
{
	struct text written = strbuf_text(&patient->damaged.canonical);

	if (patient->damaged.findings > 0 || patient->damaged.games == 0)
		return false;
	take_copy(&patient->again, patient->tools, written.start,
		  written.length);
	if (patient->again.findings > 0 ||
	    !is_same(&patient->again, &patient->damaged)) {
		printf("\n  byte %zu: %.*s", at, (int)written.length,
		       written.start);
		CU_FAIL("written differently");
	}
	return true;
}

/*
 * What is silent and the same as the whole has lost nothing that was said, but
 * for the end of a word: behind "x" the board knows the number.
 */
static void
cut_everywhere(struct patient *patient)
{
	size_t at, i;

	for (at = 0; at < patient->length; at++) {
		bool loses = false;

		take_copy(&patient->damaged, patient->tools, patient->bytes,
			  at);
		if (!is_silent(patient, at) ||
		    !is_same(&patient->damaged, &patient->whole))
			continue;
		for (i = at; patient->says[i]; i++)
			;
		for (; i < patient->length; i++)
			loses = loses || patient->says[i];
		if (loses)
			printf("\n  cut at %zu of\n%s", at, patient->bytes);
		CU_ASSERT_FALSE(loses);
	}
}

static void
flip(struct patient *patient, char *bytes, size_t at, int bit)
{
	bytes[at] = (char)(patient->bytes[at] ^ 1 << bit);
	take_copy(&patient->damaged, patient->tools, bytes, patient->length);
	bytes[at] = patient->bytes[at];
	if (is_silent(patient, at) && patient->says[at] &&
	    is_same(&patient->damaged, &patient->whole)) {
		printf("\n  bit %d of byte %zu of\n%s", bit, at,
		       patient->bytes);
		CU_FAIL("taken for the same");
	}
}

static void
flip_everywhere(struct patient *patient)
{
	char *bytes = malloc(patient->length);
	size_t at;
	int bit;

	CU_ASSERT_PTR_NOT_NULL_FATAL(bytes);
	memcpy(bytes, patient->bytes, patient->length);
	for (at = 0; at < patient->length; at++)
		for (bit = 0; bit < 8; bit++)
			flip(patient, bytes, at, bit);
	free(bytes);
}

static void
each_patient(void (*harm)(struct patient *patient))
{
	static const char *const files[] = {opened, won, traded};
	struct patient patient;
	size_t i;

	for (i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
		admit(&patient, files[i]);
		harm(&patient);
		dismiss(&patient);
	}
}

static void
cut_files_are_not_the_same(void)
{
	each_patient(cut_everywhere);
}

static void
flipped_bits_are_not_the_same(void)
{
	each_patient(flip_everywhere);
}

static CU_TestInfo tests[] = {
	{"a file cut anywhere is not taken for the whole",
	 cut_files_are_not_the_same},
	{"a file with a bit flipped is not taken for the same",
	 flipped_bits_are_not_the_same},
	CU_TEST_INFO_NULL,
};
CU_SuiteInfo damage_suite = {.pName = "damage", .pTests = tests};
