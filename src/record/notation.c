/*
 * Turns to fields and back.
 */
#include "record/notation.h"

#include <assert.h>
#include <stdlib.h>

#include "base/catalog.h"
#include "base/fields.h"
#include "base/phrase.h"
#include "base/strbuf.h"
#include "record/container.h"
#include "record/list_cache.h"
#include "record/notation_form.h"
#include "record/pattern.h"
#include "record/spelling.h"

enum { GROUPS_MAX = 64 }; /* that one turn sets */

struct notation_reader {
	const struct notation *notation;
	struct pattern_match *match;	    /* of a turn */
	struct pattern_match *member_match; /* of a member of a list */
	struct fields fields;
	enum item_side numbered_by;  /* see notation_set_view */
	bool is_turned;		     /* the turn at hand */
	struct list_cache *lists[2]; /* of turns that are not turned, and are */
};

/* A group that the match has set. */
struct caught {
	const struct group *group;
	struct text text;
};

struct notation_reader *
notation_reader_new(const struct notation *notation)
{
	struct notation_reader *reader = calloc(1, sizeof(*reader));

	if (!reader)
		out_of_memory();
	reader->notation = notation;
	reader->match = pattern_match_new();
	reader->member_match = pattern_match_new();
	return reader;
}

void
notation_reader_free(struct notation_reader *reader)
{
	if (!reader)
		return;
	pattern_match_free(reader->match);
	pattern_match_free(reader->member_match);
	list_cache_free(reader->lists[0]);
	list_cache_free(reader->lists[1]);
	free(reader);
}

/* The groups that are set, in the order of the text.  False: too many. */
static bool
catch_groups(const struct reading_pattern *reading,
	     const struct pattern_match *match, struct text text,
	     struct caught *caught, size_t *count)
{
	struct caught one;
	size_t n, i;

	*count = 0;
	for (n = reading->first; pattern_next_group(match, text, &n, &one.text);
	     n++) {
		one.group = &reading->groups[n];
		if (one.group->kind == GROUP_UNUSED)
			continue;
		if (*count == GROUPS_MAX)
			return false;
		i = (*count)++;
		for (; i > 0 && caught[i - 1].text.start > one.text.start; i--)
			caught[i] = caught[i - 1];
		caught[i] = one;
	}
	return true;
}

static bool
add_value(struct notation_reader *reader, enum field field, struct text text)
{
	const struct spelling *spelling =
		reader->notation->names.spellings[field];
	char value[SPELLING_BYTES_MAX];
	size_t length;

	if (!spelling)
		return fields_add(&reader->fields, field, text);
	return spelling_read(spelling, text, reader->is_turned, value,
			     &length) &&
	       fields_add(&reader->fields, field, (struct text){value, length});
}

/*
 * Takes one member, and what stands between it and the next, off the list.
 * Groups are read before the next run, so one match serves all members.
 */
static enum pattern_verdict
take_member(struct notation_reader *reader, size_t list, struct text *rest)
{
	const struct reading_pattern *member = &reader->notation->members[list];
	struct text between = reader->notation->lists[list].between;
	struct caught caught[GROUPS_MAX];
	struct text whole = {NULL, 0}, next;
	enum pattern_verdict verdict = pattern_run(member->pattern,
						   reader->member_match, *rest);
	size_t count, i;

	if (verdict != PATTERN_YES)
		return verdict;
	pattern_group(reader->member_match, *rest, 0, &whole);
	if (whole.length == 0 ||
	    !catch_groups(member, reader->member_match, *rest, caught, &count))
		return PATTERN_NO;
	for (i = 0; i < count; i++)
		if (!add_value(reader, (enum field)caught[i].group->index,
			       caught[i].text))
			return PATTERN_NO;
	next = text_slice(*rest, whole.length, rest->length);
	if (next.length > 0) {
		if (!text_equals(text_slice(next, 0, between.length), between))
			return PATTERN_NO;
		next = text_slice(next, between.length, next.length);
		if (next.length == 0)
			return PATTERN_NO;
	}
	*rest = next;
	return PATTERN_YES;
}

/* A list, of which `*at` is what could not be read. */
static enum pattern_verdict
take_list(struct notation_reader *reader, unsigned list, struct text *at)
{
	struct list_cache **cache = &reader->lists[reader->is_turned];
	struct text whole = *at;
	size_t first = reader->fields.count;
	enum pattern_verdict verdict = PATTERN_YES;

	if (*cache == NULL)
		*cache = list_cache_new();
	if (list_cache_get(*cache, list, whole, &reader->fields))
		return PATTERN_YES;
	while (at->length > 0 && verdict == PATTERN_YES)
		verdict = take_member(reader, list, at);
	if (verdict == PATTERN_YES)
		list_cache_put(*cache, list, whole, &reader->fields, first);
	return verdict;
}

/* Where the reading of a list or a value failed: the start of `*at`. */
static enum pattern_verdict
take_groups(struct notation_reader *reader, const struct caught *caught,
	    size_t count, struct text *at)
{
	size_t i;

	for (i = 0; i < count; i++) {
		const struct group *group = caught[i].group;
		enum pattern_verdict verdict = PATTERN_YES;

		*at = caught[i].text;
		if (group->kind == GROUP_FIELD &&
		    !add_value(reader, (enum field)group->index, *at))
			return PATTERN_NO;
		if (group->kind == GROUP_LIST)
			verdict = take_list(reader, group->index, at);
		if (verdict != PATTERN_YES)
			return verdict;
	}
	return PATTERN_YES;
}

/* Marks are the kinds' numbers in two digits. */
static unsigned
kind_of(struct text mark)
{
	unsigned kind = 0;

	(void)text_number(mark, NOTATION_KINDS_MAX, &kind);
	return kind;
}

/* Runs the patterns; `*reach` is how far the turn could be read. */
static enum pattern_verdict
take_apart(struct notation_reader *reader, struct text turn, size_t *reach)
{
	const struct reading_pattern *pattern = &reader->notation->turn;
	struct caught caught[GROUPS_MAX];
	struct text at = turn;
	enum pattern_verdict verdict = pattern_run(pattern->pattern,
						   reader->match, turn);
	size_t count;

	*reach = 0;
	if (verdict == PATTERN_NO)
		*reach = pattern_reach(pattern->pattern, reader->match, turn);
	if (verdict != PATTERN_YES)
		return verdict;
	fields_clear(&reader->fields, kind_of(pattern_mark(reader->match)));
	if (!catch_groups(pattern, reader->match, turn, caught, &count))
		return PATTERN_NO;
	verdict = take_groups(reader, caught, count, &at);
	*reach = (size_t)(at.start - turn.start);
	return verdict;
}

/* A short text for a message, which the templates put in quotes. */
static void
fill_quoted(struct phrase *phrase, const char *name, struct text text)
{
	enum { QUOTED_MAX = 60 };
	struct phrase value;

	phrase_start(&value, NULL);
	phrase_add_text(&value, text_slice(text, 0, QUOTED_MAX));
	phrase_add(&value, text.length > QUOTED_MAX ? "..." : "");
	phrase_slot(phrase, name, phrase_text(&value));
}

/*
 * Whether so little could be read, a number and a letter at most, that the
 * whole word is what is wrong.
 */
static bool
is_hardly_read(struct text read)
{
	size_t at = 0;

	while (at < read.length && read.start[at] >= '0' &&
	       read.start[at] <= '9')
		at++;
	return at + 1 >= read.length;
}

static void
say_reach(struct text turn, size_t reach, struct problem *problem)
{
	struct text read = text_slice(turn, 0, reach);
	struct text rest = text_slice(turn, reach, turn.length);
	struct phrase reason;

	if (rest.length > 0 && is_hardly_read(read)) {
		reach = 0;
		rest = turn;
	}
	problem->start = reach;
	problem->length = rest.length > 0 ? rest.length : 1;
	if (turn.length == 0)
		problem->length = 0;
	phrase_start(&reason, problem->catalog);
	fill_quoted(&reason, "rest", rest);
	fill_quoted(&reason, "read", read);
	phrase_say(&reason,
		   turn.length == 0 ? N_("it is empty")
		   : reach == 0	    ? N_("no turn begins with \"{rest}\"")
		   : rest.length == 0
			   ? N_("something is missing after \"{read}\"")
			   : N_("\"{rest}\" cannot follow "
				"\"{read}\""));
	problem_fact(problem, "turn", turn);
	problem_fact(problem, "reason", phrase_text(&reason));
}

void
notation_set_view(struct notation_reader *reader, enum item_side side)
{
	reader->numbered_by = side;
}

/* Whether points are as the side counts them that does not move. */
static bool
is_turned(const struct notation *notation, enum item_side numbered_by,
	  enum side mover)
{
	if (notation->has_white_view)
		return mover == SIDE_BLACK;
	if (!notation->has_record_view || numbered_by == ITEM_UNSAID)
		return false;
	return (numbered_by == ITEM_WHITE) != (mover == SIDE_WHITE);
}

bool
notation_is_turned(const struct notation_reader *reader, enum side mover)
{
	return is_turned(reader->notation, reader->numbered_by, mover);
}

const struct fields *
notation_read(struct notation_reader *reader, struct text turn, enum side mover,
	      enum diag *wrong, struct problem *problem)
{
	enum pattern_verdict verdict;
	size_t reach = 0;

	reader->is_turned = notation_is_turned(reader, mover);
	verdict = turn.length > PATTERN_TEXT_MAX
			  ? PATTERN_GAVE_UP
			  : take_apart(reader, turn, &reach);
	switch (verdict) {
	case PATTERN_YES:
		return &reader->fields;
	case PATTERN_NO:
		*wrong = DIAG_TURN_SYNTAX;
		say_reach(turn, reach, problem);
		break;
	case PATTERN_GAVE_UP:
		*wrong = DIAG_PATTERN_LIMIT;
		problem_fact(problem, "turn", turn);
		break;
	}
	return NULL;
}

bool
notation_writes(const struct notation *notation, const struct fields *fields)
{
	return notation->writes[fields->kind] != NULL;
}

void
notation_write(const struct notation *notation, const struct fields *fields,
	       enum side mover, struct strbuf *out)
{
	bool turned = is_turned(notation, ITEM_UNSAID, mover);

	assert(fields->kind < NOTATION_KINDS_MAX &&
	       notation->writes[fields->kind]);
	template_write(notation->writes[fields->kind], &notation->names, fields,
		       turned, out);
	if (notation->tail)
		template_write(notation->tail, &notation->names, fields, turned,
			       out);
}

struct text
notation_name(const struct notation *notation)
{
	return notation->name;
}

const struct container *
notation_container(const struct notation *notation)
{
	return notation->container;
}

bool
notation_has_gestures(const struct notation *notation)
{
	return notation->has_gestures;
}

/* Whether each turn that it writes has a place for the field. */
static bool
has_place_for(const struct notation *notation, enum field field)
{
	size_t kind;

	if (notation->tail != NULL && template_has(notation->tail, field))
		return true;
	for (kind = 0; kind < NOTATION_KINDS_MAX; kind++)
		if (notation->writes[kind] != NULL &&
		    !template_has(notation->writes[kind], field))
			return false;
	return true;
}

bool
notation_holds_glyphs(const struct notation *notation)
{
	return notation != NULL && notation->container->has_glyphs_in_turns &&
	       (notation_carries(notation) & cargo_bit(CARGO_GLYPHS)) != 0 &&
	       has_place_for(notation, FIELD_GLYPH);
}

struct text
notation_dialect(const struct notation *notation)
{
	return notation->dialect;
}

bool
notation_reads(const struct notation *notation)
{
	return !notation->is_written_only;
}

bool
notation_spells(const struct notation *notation)
{
	return !notation->is_read_only;
}

struct text
notation_word(const struct notation *notation, struct text key,
	      const char *absent)
{
	size_t n;

	for (n = 0; n < notation->word_count; n++)
		if (text_equals(notation->words[n].value, key))
			return notation->words[n].written;
	return text_of(absent);
}

unsigned
notation_carries(const struct notation *notation)
{
	return notation->container->carries & ~notation->cannot;
}

const struct game *
notation_game(const struct notation *notation)
{
	return notation->game;
}
