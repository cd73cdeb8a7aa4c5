/*
 * Templates, compiled to a short list of steps so that writing is fast.
 */
#include "record/template.h"

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/nearest.h"
#include "base/strbuf.h"
#include "record/spelling.h"

enum { DEPTH_MAX = 8, NAMES_MAX = 64, REPEAT_MAX = 99 };

enum step_kind {
	STEP_LITERAL, /* bytes of the text */
	STEP_FIELD,
	STEP_LIST,
	STEP_OPTIONAL /* goes on at `next` unless all of `needs` are there */
};

struct step {
	enum step_kind kind;
	size_t index; /* of the field or the list */
	struct text literal;
	uint64_t needs; /* a bit per field */
	size_t next;
};

struct template_form {
	struct step *steps;
	size_t count;
};

/* A template while it is compiled. */
struct reading {
	struct text text;
	size_t at;
	const struct template_names *names;
	struct arena *arena;
	struct template_form *made;
	size_t capacity;
	size_t open[DEPTH_MAX]; /* the optional steps that we are in */
	size_t opened_at[DEPTH_MAX];
	size_t depth;
	bool joins; /* the next literal may join the last one */
	struct template_error *error;
};

static bool
fail(struct reading *reading, size_t at, size_t length, const char *reason)
{
	reading->error->reason = reason;
	reading->error->at = at;
	reading->error->length = length;
	return false;
}

static struct step *
add_step(struct reading *reading, enum step_kind kind)
{
	struct template_form *made = reading->made;
	struct step *step;

	made->steps = arena_grow(reading->arena, made->steps, made->count,
				 &reading->capacity, sizeof(*made->steps));
	step = &made->steps[made->count++];
	*step = (struct step){.kind = kind};
	return step;
}

/* Neighbours are one step, unless brackets end between them. */
static void
add_literal(struct reading *reading, struct text literal)
{
	struct template_form *made = reading->made;
	struct text *last;

	if (reading->joins && made->count > 0 &&
	    made->steps[made->count - 1].kind == STEP_LITERAL) {
		last = &made->steps[made->count - 1].literal;
		if (last->start + last->length == literal.start) {
			last->length += literal.length;
			return;
		}
	}
	add_step(reading, STEP_LITERAL)->literal = literal;
	reading->joins = true;
}

static void
need(struct reading *reading, enum field field)
{
	struct step *optional;

	if (reading->depth == 0)
		return;
	optional = &reading->made->steps[reading->open[reading->depth - 1]];
	optional->needs |= (uint64_t)1 << field;
}

static const char *
nearest_to(struct text name)
{
	const char *candidates[NAMES_MAX];
	size_t count = 0, i;

	for (i = 0; i < FIELD_NAME_COUNT && count < NAMES_MAX; i++)
		candidates[count++] = field_name((enum field)i);
	return nearest_name(name, candidates, count);
}

static bool
add_name(struct reading *reading, struct text name, size_t at, bool is_asked)
{
	const struct template_names *names = reading->names;
	enum field field;
	size_t i;

	for (i = 0; i < names->list_count; i++) {
		if (!text_equals(names->lists[i].name, name))
			continue;
		need(reading, names->lists[i].key);
		if (!is_asked)
			add_step(reading, STEP_LIST)->index = i;
		return true;
	}
	field = field_find(name);
	if (field == FIELD_NAME_COUNT) {
		reading->error->nearest = nearest_to(name);
		return fail(reading, at, name.length,
			    "no field or list has this name");
	}
	need(reading, field);
	if (!is_asked)
		add_step(reading, STEP_FIELD)->index = field;
	return true;
}

/* At the brace. */
static bool
read_name(struct reading *reading)
{
	struct text text = reading->text;
	size_t start = reading->at + 1, end;
	bool is_asked = start < text.length && text.start[start] == '?';

	if (is_asked)
		start++;
	for (end = start; end < text.length; end++)
		if (text.start[end] == '}')
			break;
	if (end == text.length)
		return fail(reading, reading->at, 1,
			    "this brace is not closed");
	if (!add_name(reading, text_slice(text, start, end - start), start,
		      is_asked))
		return false;
	reading->at = end + 1;
	return true;
}

static bool
open_optional(struct reading *reading)
{
	if (reading->depth == DEPTH_MAX)
		return fail(reading, reading->at, 1,
			    "brackets are nested too deep");
	reading->open[reading->depth] = reading->made->count;
	reading->opened_at[reading->depth++] = reading->at++;
	add_step(reading, STEP_OPTIONAL);
	return true;
}

static bool
close_optional(struct reading *reading)
{
	struct template_form *made = reading->made;
	struct step *optional;

	if (reading->depth == 0)
		return fail(reading, reading->at, 1,
			    "this bracket was never opened");
	optional = &made->steps[reading->open[--reading->depth]];
	if (optional->needs == 0)
		return fail(reading, reading->opened_at[reading->depth], 1,
			    "nothing in these brackets can be absent");
	optional->next = made->count;
	reading->joins = false;
	reading->at++;
	return true;
}

static bool
read_one(struct reading *reading)
{
	struct text text = reading->text;

	switch (text.start[reading->at]) {
	case '{':
		return read_name(reading);
	case '[':
		return open_optional(reading);
	case ']':
		return close_optional(reading);
	case '}':
		return fail(reading, reading->at, 1,
			    "this brace was never opened");
	case '\\':
		if (reading->at + 1 == text.length)
			return fail(reading, reading->at, 1,
				    "a backslash needs a character behind it");
		reading->at++;
		break;
	}
	add_literal(reading, text_slice(text, reading->at, 1));
	reading->at++;
	return true;
}

const struct template_form *
template_compile(struct text text, const struct template_names *names,
		 struct arena *arena, struct template_error *error)
{
	struct reading reading = {
		.text = arena_copy(arena, text),
		.names = names,
		.arena = arena,
		.made = arena_take(arena, sizeof(struct template_form)),
		.error = error,
	};

	*error = (struct template_error){0};
	while (reading.at < text.length)
		if (!read_one(&reading))
			return NULL;
	if (reading.depth > 0) {
		fail(&reading, reading.opened_at[reading.depth - 1], 1,
		     "this bracket is not closed");
		return NULL;
	}
	return reading.made;
}

bool
template_has(const struct template_form *made, enum field field)
{
	size_t n;

	for (n = 0; n < made->count; n++)
		if (made->steps[n].kind == STEP_FIELD &&
		    made->steps[n].index == field)
			return true;
	return false;
}

/* Where the fields of a turn, or of one member of a list, stand. */
struct window {
	const struct fields *fields;
	bool is_turned;
	size_t start, end; /* of the values that belong to it */
	uint64_t present;
	uint8_t first[FIELD_NAME_COUNT];
};

static void
look(struct window *view, const struct fields *fields, size_t start, size_t end)
{
	size_t i;

	view->fields = fields;
	view->start = start;
	view->end = end;
	view->present = 0;
	for (i = end; i > start; i--) {
		unsigned name = fields->values[i - 1].name;

		view->present |= (uint64_t)1 << name;
		view->first[name] = (uint8_t)(i - 1);
	}
}

static void
write_field(const struct window *view, size_t field,
	    const struct template_names *names, struct strbuf *out)
{
	const struct spelling *spelling = names->spellings[field];
	struct text value;

	if (!(view->present >> field & 1))
		return;
	value = field_text(view->fields, view->first[field]);
	if (spelling)
		spelling_write(spelling, value, view->is_turned, out);
	else
		strbuf_add_text(out, value);
}

/* The first value from `start` on with which a member begins. */
static size_t
find_member(const struct window *view, enum field key, size_t start)
{
	while (start < view->end && view->fields->values[start].name != key)
		start++;
	return start;
}

/* Everything but a list, which the template of a member does not have. */
static size_t
take_step(const struct step *steps, size_t i, const struct window *view,
	  const struct template_names *names, struct strbuf *out)
{
	const struct step *step = &steps[i];

	if (step->kind == STEP_LITERAL)
		strbuf_add_text(out, step->literal);
	else if (step->kind == STEP_FIELD)
		write_field(view, step->index, names, out);
	else if (step->kind == STEP_OPTIONAL &&
		 (view->present & step->needs) != step->needs)
		return step->next;
	return i + 1;
}

/* How often a member is written. */
static unsigned
times_of(const struct template_list *list, const struct window *member)
{
	unsigned times = 1;

	if (list->repeats && (member->present >> list->repeat & 1))
		text_number(field_text(member->fields,
				       member->first[list->repeat]),
			    REPEAT_MAX, &times);
	return times;
}

static void
write_list(const struct template_list *list, const struct window *view,
	   const struct template_names *names, struct strbuf *out)
{
	size_t start = find_member(view, list->key, view->start);
	bool is_first = true;

	while (start < view->end) {
		size_t end = find_member(view, list->key, start + 1), i;
		struct window member = {.is_turned = view->is_turned};
		unsigned times;

		look(&member, view->fields, start, end);
		for (times = times_of(list, &member); times > 0; times--) {
			if (!is_first)
				strbuf_add_text(out, list->between);
			is_first = false;
			i = 0;
			while (i < list->member->count)
				i = take_step(list->member->steps, i, &member,
					      names, out);
		}
		start = end;
	}
}

void
template_write(const struct template_form *made,
	       const struct template_names *names, const struct fields *fields,
	       bool is_turned, struct strbuf *out)
{
	const struct step *steps = made->steps;
	struct window view = {.is_turned = is_turned};
	size_t i = 0;

	look(&view, fields, 0, fields->count);
	while (i < made->count) {
		if (steps[i].kind == STEP_LIST)
			write_list(&names->lists[steps[i].index], &view, names,
				   out);
		i = take_step(steps, i, &view, names, out);
	}
}
