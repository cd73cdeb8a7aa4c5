/*
 * The facts of a case, and the sentences into which they are put.
 */
#include <string.h>

#include "base/catalog.h"
#include "base/diag.h"
#include "base/strbuf.h"

/* clang-format off */
static const char *const number_words[] = {
	"none", "one", "two", "three", "four", "five", "six",
	"seven", "eight", "nine", "ten", "eleven", "twelve",
};
/* clang-format on */

enum { NUMBER_WORD_COUNT = sizeof number_words / sizeof number_words[0] };

const char *
diag_number_word(size_t number)
{
	return number < NUMBER_WORD_COUNT ? number_words[number] : NULL;
}

const struct fact *
problem_find(const struct problem *problem, struct text name)
{
	size_t n;

	if (problem == NULL)
		return NULL;
	for (n = 0; n < problem->fact_count; n++) {
		if (text_is(name, problem->facts[n].name))
			return &problem->facts[n];
	}
	return NULL;
}

/* The fact of that name, emptied, or a new one; NULL when all are taken. */
static struct fact *
take_fact(struct problem *problem, const char *name)
{
	struct fact *fact;
	size_t n;

	for (n = 0; n < problem->fact_count; n++) {
		if (strcmp(problem->facts[n].name, name) == 0)
			break;
	}
	if (n == FACTS_MAX)
		return NULL;
	if (n == problem->fact_count)
		problem->fact_count++;
	fact = &problem->facts[n];
	memset(fact, 0, sizeof *fact);
	fact->name = name;
	return fact;
}

void
problem_fact(struct problem *problem, const char *name, struct text text)
{
	struct fact *fact = take_fact(problem, name);
	size_t length;

	if (fact == NULL)
		return;
	length = text_fitting(text, FACTS_BYTES - problem->byte_count);
	fact->start = problem->byte_count;
	fact->length = (unsigned)length;
	if (length > 0)
		memcpy(problem->bytes + problem->byte_count, text.start,
		       length);
	problem->byte_count += (unsigned)length;
}

void
problem_words(struct problem *problem, const char *name, const char *english)
{
	struct fact *fact = take_fact(problem, name);

	if (fact != NULL)
		fact->words = english;
}

struct text
problem_text(const struct problem *problem, const struct fact *fact)
{
	if (fact->words != NULL)
		return text_of(fact->words);
	return (struct text){problem->bytes + fact->start, fact->length};
}

void
problem_number(struct problem *problem, const char *name, long number)
{
	struct fact *fact = take_fact(problem, name);

	if (fact == NULL)
		return;
	fact->is_number = true;
	fact->number = number;
}

/* How a number is written. */
enum spelling { IN_DIGITS, AS_WORD, AS_COUNT };

static void
write_number(long number, enum spelling spelling, const struct catalog *catalog,
	     struct strbuf *out)
{
	if (spelling == IN_DIGITS || number < 0 || number >= NUMBER_WORD_COUNT)
		strbuf_format(out, "%ld", number);
	else if (spelling == AS_COUNT && number == 0)
		strbuf_add_text(out, words_say(catalog, "no"));
	else
		strbuf_add_text(out,
				catalog_say(catalog,
					    text_of(number_words[number])));
}

static void
write_fact(const struct problem *problem, const struct fact *fact,
	   enum spelling spelling, const struct catalog *catalog,
	   struct strbuf *out)
{
	struct text text;

	if (fact->is_number) {
		write_number(fact->number, spelling, catalog, out);
		return;
	}
	text = problem_text(problem, fact);
	if (fact->words != NULL)
		text = catalog_say(catalog, text);
	strbuf_add_text(out, text);
}

static size_t
find_char(struct text text, char c)
{
	size_t at = 0;

	while (at < text.length && text.start[at] != c)
		at++;
	return at;
}

/* What stands between braces: `name`, `name:word` (or count) or `name|one|many`. */
struct slot {
	struct text name;
	enum spelling spelling;
	bool is_choice;
	struct text one, many;
};

static struct slot
read_slot(struct text inside)
{
	size_t bar = find_char(inside, '|');
	size_t colon = find_char(inside, ':');
	struct slot slot = {.name = inside};
	struct text rest;

	if (bar < inside.length) {
		slot.is_choice = true;
		slot.name = text_slice(inside, 0, bar);
		rest = text_slice(inside, bar + 1, inside.length);
		bar = find_char(rest, '|');
		slot.one = text_slice(rest, 0, bar);
		if (bar < rest.length)
			slot.many = text_slice(rest, bar + 1, rest.length);
	} else if (colon < inside.length) {
		slot.spelling = text_is(text_slice(inside, colon + 1,
						   inside.length),
					"count")
					? AS_COUNT
					: AS_WORD;
		slot.name = text_slice(inside, 0, colon);
	}
	return slot;
}

static void
write_slot(struct text inside, const struct problem *problem,
	   const struct catalog *catalog, struct strbuf *out)
{
	struct slot slot = read_slot(inside);
	const struct fact *fact = problem_find(problem, slot.name);

	if (fact == NULL)
		strbuf_add_char(out, '?');
	else if (!slot.is_choice)
		write_fact(problem, fact, slot.spelling, catalog, out);
	else if (fact->is_number && fact->number == 1)
		strbuf_add_text(out, slot.one);
	else
		strbuf_add_text(out, slot.many);
}

/* Writes a piece of a sentence that has no brackets. */
static void
write_plain(struct text part, const struct problem *problem,
	    const struct catalog *catalog, struct strbuf *out)
{
	size_t open, length;

	while (part.length > 0) {
		open = find_char(part, '{');
		strbuf_add(out, part.start, open);
		if (open == part.length)
			return;
		part = text_slice(part, open + 1, part.length);
		length = find_char(part, '}');
		write_slot(text_slice(part, 0, length), problem, catalog, out);
		part = text_slice(part, length + 1, part.length);
	}
}

enum part_state { PART_LITERAL, PART_COMPLETE, PART_LACKING };

static enum part_state
bracket_state(struct text part, const struct problem *problem)
{
	enum part_state state = PART_LITERAL;
	size_t at, length;

	while ((at = find_char(part, '{')) < part.length) {
		part = text_slice(part, at + 1, part.length);
		length = find_char(part, '}');
		if (problem_find(problem,
				 read_slot(text_slice(part, 0, length)).name) ==
		    NULL)
			return PART_LACKING;
		state = PART_COMPLETE;
	}
	return state;
}

static void
write_bracket(struct text part, const struct problem *problem,
	      const struct catalog *catalog, struct strbuf *out)
{
	switch (bracket_state(part, problem)) {
	case PART_LITERAL:
		strbuf_add_char(out, '[');
		strbuf_add_text(out, part);
		strbuf_add_char(out, ']');
		break;
	case PART_COMPLETE:
		write_plain(part, problem, catalog, out);
		break;
	case PART_LACKING:
		break;
	}
}

void
diag_write_message(enum diag id, const struct problem *problem,
		   const struct catalog *catalog, struct strbuf *out)
{
	problem_say(problem, diag_row(id)->sentence, catalog, out);
}

void
problem_say(const struct problem *problem, const char *english,
	    const struct catalog *catalog, struct strbuf *out)
{
	struct text rest = catalog_say(catalog, text_of(english));
	size_t at;

	while (rest.length > 0) {
		at = find_char(rest, '[');
		write_plain(text_slice(rest, 0, at), problem, catalog, out);
		rest = text_slice(rest, at + 1, rest.length);
		if (rest.length == 0)
			return;
		at = find_char(rest, ']');
		write_bracket(text_slice(rest, 0, at), problem, catalog, out);
		rest = text_slice(rest, at + 1, rest.length);
	}
}
