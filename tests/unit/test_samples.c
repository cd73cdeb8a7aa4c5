/*
 * The records of samples/: the good ones are legal and canonical, all of them
 * read again as they were written, and each game of findings.pin gives the
 * finding that its Event names.  Run from the repo root.
 */
#include <CUnit/CUnit.h>
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "unit/suites.h"
#include "unit/support.h"

enum { PATH_BYTES = 300, BAD_COUNT = 3 };

/* The samples that are bad on purpose. */
static const char *const bad_samples[BAD_COUNT] = {
	"findings-plakoto.pin", "findings.pin", "ten-games.pin"};

static bool
is_bad_sample(const char *name)
{
	for (size_t i = 0; i < BAD_COUNT; i++) {
		if (strcmp(name, bad_samples[i]) == 0)
			return true;
	}
	return false;
}

static bool
is_record_name(const char *name)
{
	size_t length = strlen(name);

	return length > 4 && strcmp(name + length - 4, ".pin") == 0;
}

/* Calls `check` with the text of every sample there is. */
static void
each_sample(void (*check)(const char *name, struct text text))
{
	DIR *folder = opendir("samples");
	struct dirent *entry;
	size_t count = 0;

	CU_ASSERT_PTR_NOT_NULL_FATAL(folder);
	while ((entry = readdir(folder)) != NULL) {
		char path[PATH_BYTES];
		struct strbuf file = {0};

		if (!is_record_name(entry->d_name))
			continue;
		snprintf(path, sizeof(path), "samples/%s", entry->d_name);
		CU_ASSERT_TRUE_FATAL(read_file(path, &file));
		check(entry->d_name, strbuf_text(&file));
		strbuf_free(&file);
		count++;
	}
	closedir(folder);
	CU_ASSERT_TRUE(count >= 8);
}

/* --- good samples --- */

struct whole {
	const char *name;
	struct strbuf text; /* all games in canonical form */
};

static void
check_legal(void *context, size_t n, const struct judged *judged,
	    const struct strbuf *canonical)
{
	struct whole *whole = context;

	if (judged->verdict != VERDICT_LEGAL || judged->finding_count > 0) {
		printf("\n  samples/%s: game %zu is not good", whole->name,
		       n + 1);
		CU_FAIL("a sample that should be good");
	}
	if (n > 0)
		strbuf_add_char(&whole->text, '\n');
	strbuf_add_text(&whole->text, strbuf_text(canonical));
}

static void
check_good(const char *name, struct text text)
{
	struct whole whole = {.name = name};

	if (is_bad_sample(name))
		return;
	CU_ASSERT_TRUE(judge_all(text, check_legal, &whole) > 0);
	if (!text_equals(strbuf_text(&whole.text), text)) {
		printf("\n  samples/%s is not canonical", name);
		CU_FAIL("a sample that should be canonical");
	}
	strbuf_free(&whole.text);
}

static void
good_are_legal_and_canonical(void)
{
	each_sample(check_good);
}

/* --- reading what was written --- */

struct first_reading {
	const char *name;
	size_t n;
	const struct judged *judged;
	struct text canonical;
};

static void
check_same(void *context, size_t n, const struct judged *judged,
	   const struct strbuf *canonical)
{
	const struct first_reading *first = context;
	bool is_same = n == 0 &&
		       text_equals(strbuf_text(canonical), first->canonical) &&
		       strcmp(judged->final, first->judged->final) == 0 &&
		       strcmp(judged->shown, first->judged->shown) == 0 &&
		       judged->plies == first->judged->plies &&
		       judged->legal_plies == first->judged->legal_plies;

	if (is_same)
		return;
	printf("\n  samples/%s: game %zu reads otherwise when written again",
	       first->name, first->n + 1);
	CU_FAIL("a sample that is not read as it was written");
}

/* An unreadable game is not rewritten, so there is nothing to read. */
static void
read_again(void *context, size_t n, const struct judged *judged,
	   const struct strbuf *canonical)
{
	struct first_reading first = {.name = context,
				      .n = n,
				      .judged = judged,
				      .canonical = strbuf_text(canonical)};

	if (judged->verdict == VERDICT_UNREADABLE)
		return;
	CU_ASSERT_EQUAL(judge_all(first.canonical, check_same, &first), 1);
}

static void
check_reading(const char *name, struct text text)
{
	char kept[PATH_BYTES];

	snprintf(kept, sizeof(kept), "%s", name);
	CU_ASSERT_TRUE(judge_all(text, read_again, kept) > 0);
}

static void
written_reads_the_same(void)
{
	each_sample(check_reading);
}

/* --- bad samples --- */

/* Takes the next value of an Event tag off the front of `rest`. */
static bool
next_event(struct text *rest, struct text *event)
{
	static const char tag[] = "\n[Event \"";

	while (rest->length > 0) {
		bool is_tag = text_starts(*rest, tag);
		size_t length = is_tag ? sizeof(tag) - 1 : 1;

		*rest = text_slice(*rest, length, rest->length);
		if (!is_tag)
			continue;
		*event = *rest;
		event->length = 0;
		while (event->length < rest->length &&
		       event->start[event->length] != '"')
			event->length++;
		return true;
	}
	return false;
}

struct named_findings {
	const char *path, *game;
	struct text rest;
	bool is_shown[DIAG_COUNT];
};

static void
check_named(void *context, size_t n, const struct judged *judged,
	    const struct strbuf *canonical)
{
	struct named_findings *named = context;
	struct text event = {"", 0};
	enum diag id;

	(void)canonical;
	CU_ASSERT_TRUE_FATAL(next_event(&named->rest, &event));
	/* A game that only comes before another of its match. */
	if (text_is(event, "as it should be") && judged->finding_count == 0)
		return;
	id = diag_find(event, text_of(named->game));
	if (id == DIAG_NONE || judged->finding_count != 1 ||
	    judged->ids[0] != id) {
		printf("\n  %s: game %zu: not just %.*s", named->path, n + 1,
		       (int)event.length, event.start);
		CU_FAIL("a game that does not show its finding");
	}
	CU_ASSERT_FALSE(named->is_shown[id]);
	named->is_shown[id] = true;
}

/* Whether samples/README.md has the id in backquotes. */
static bool
is_told(const struct strbuf *readme, const char *id)
{
	char word[64];
	int length = snprintf(word, sizeof(word), "`%s`", id);
	struct text rest = strbuf_text(readme);

	CU_ASSERT_TRUE_FATAL(length > 2 && length < (int)sizeof(word));
	for (; rest.length > 0; rest = text_slice(rest, 1, rest.length)) {
		if (text_starts(rest, word))
			return true;
	}
	return false;
}

static void
check_file(struct named_findings *named, const char *path, const char *game)
{
	struct strbuf file = {0};
	struct text event;

	CU_ASSERT_TRUE_FATAL(read_file(path, &file));
	named->path = path;
	named->game = game;
	named->rest = strbuf_text(&file);
	CU_ASSERT_TRUE(judge_all(named->rest, check_named, named) > 0);
	CU_ASSERT_FALSE(next_event(&named->rest, &event));
	strbuf_free(&file);
}

static void
findings_are_as_named(void)
{
	struct strbuf readme = {0};
	struct named_findings named = {.is_shown = {false}};

	check_file(&named, "samples/findings.pin", "Plateau");
	check_file(&named, "samples/findings-plakoto.pin", "Plakoto");
	CU_ASSERT_TRUE_FATAL(read_file("samples/README.md", &readme));
	for (unsigned id = DIAG_NONE + 1; id < DIAG_COUNT; id++) {
		const char *name = diag_row((enum diag)id)->id;

		if (named.is_shown[id] || is_told(&readme, name))
			continue;
		printf("\n  %s is neither in a file of findings nor left out "
		       "in samples/README.md",
		       name);
		CU_FAIL("a finding that is not accounted for");
	}
	strbuf_free(&readme);
}

static void
count_verdict(void *context, size_t n, const struct judged *judged,
	      const struct strbuf *canonical)
{
	unsigned *counts = context;

	(void)n;
	(void)canonical;
	counts[judged->verdict]++;
}

static void
two_of_ten_are_bad(void)
{
	unsigned counts[VERDICT_COUNT] = {0};
	struct strbuf file = {0};

	CU_ASSERT_TRUE_FATAL(read_file("samples/ten-games.pin", &file));
	CU_ASSERT_EQUAL(judge_all(strbuf_text(&file), count_verdict, counts),
			10);
	CU_ASSERT_EQUAL(counts[VERDICT_LEGAL], 8);
	CU_ASSERT_EQUAL(counts[VERDICT_ILLEGAL], 1);
	CU_ASSERT_EQUAL(counts[VERDICT_UNSOUND], 1);
	strbuf_free(&file);
}

static CU_TestInfo tests[] = {
	{"good samples are legal and canonical", good_are_legal_and_canonical},
	{"samples read as they were written", written_reads_the_same},
	{"each game of findings.pin gives its finding", findings_are_as_named},
	{"two of ten-games.pin are bad", two_of_ten_are_bad},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo samples_suite = {.pName = "samples", .pTests = tests};
