/*
 * From a file of JSON lines to records, one object at a time.
 */
#include <string.h>

#include "base/diag.h"
#include "base/source.h"
#include "record/container.h"
#include "record/data.h"
#include "record/json.h"
#include "record/json_tree.h"
#include "record/pin_lex.h"
#include "record/record.h"
#include "record/yaml_tree.h"

static bool
is_line_end(char c)
{
	return c == '\n' || c == '\r';
}

static bool
is_mark_at(struct text bytes, size_t at)
{
	return text_starts(text_slice(bytes, at, 3), "\xEF\xBB\xBF");
}

/* Past blanks and byte order marks. */
static size_t
skip_blanks(struct text bytes, size_t at)
{
	while (at < bytes.length) {
		if (is_mark_at(bytes, at))
			at += 3;
		else if (is_line_end(bytes.start[at]) ||
			 bytes.start[at] == ' ' || bytes.start[at] == '\t')
			at++;
		else
			break;
	}
	return at;
}

/* Whether a line begins at `at`, marks aside. */
static bool
is_line_start(struct text bytes, size_t at)
{
	while (at >= 3 && is_mark_at(bytes, at - 3))
		at -= 3;
	return at == 0 || is_line_end(bytes.start[at - 1]);
}

/* The next brace from `at` on that begins a line; bytes.length: none. */
static size_t
find_line(struct text bytes, size_t at)
{
	const char *found;

	while (at < bytes.length) {
		found = memchr(bytes.start + at, '{', bytes.length - at);
		if (found == NULL)
			break;
		at = (size_t)(found - bytes.start);
		if (is_line_start(bytes, at))
			return at;
		at++;
	}
	return bytes.length;
}

bool
json_recognise(struct text beginning)
{
	size_t at = skip_blanks(beginning, 0), key;
	const char *end;

	/* A list of games is no file of lines, but what is meant is plain. */
	if (at < beginning.length && beginning.start[at] == '[')
		at = skip_blanks(beginning, at + 1);
	if (at == beginning.length || beginning.start[at] != '{')
		return false;
	key = skip_blanks(beginning, at + 1);
	if (key == beginning.length || beginning.start[key++] != '"')
		return false;
	end = memchr(beginning.start + key, '"', beginning.length - key);
	return end != NULL &&
	       data_has_key(text_slice(beginning, key,
				       (size_t)(end - beginning.start) - key));
}

size_t
json_cut(struct text bytes, size_t wanted)
{
	size_t at = wanted < bytes.length ? wanted : bytes.length, first;

	if (pin_is_utf16(bytes))
		return 0;
	first = find_line(bytes, 0);
	for (; at > first; at--)
		if (at < bytes.length && bytes.start[at] == '{' &&
		    is_line_start(bytes, at))
			break;
	if (at <= first)
		at = find_line(bytes, wanted > first ? wanted : first + 1);
	if (at >= bytes.length)
		return 0;
	while (at >= 3 && is_mark_at(bytes, at - 3))
		at -= 3;
	return at;
}

static void
report(struct diags *diags, enum diag id, size_t offset, const char *name,
       const char *text)
{
	if (name == NULL)
		diags_add(diags, id, offset, 1, NULL);
	else
		diags_add_words(diags, id, offset, 1, name, text);
}

/*
 * What stands behind an object, up to `end`: nothing, or another game in the
 * same line, or what is skipped.  Returns where reading goes on.
 */
static size_t
skip_rest(struct text bytes, size_t at, size_t end, struct diags *diags)
{
	at = skip_blanks(bytes, at);
	if (at >= end)
		return at;
	if (bytes.start[at] == '{') {
		report(diags, DIAG_GLUED, at, "where",
		       "in the middle of a line");
		return at;
	}
	report(diags, DIAG_SKIPPED_TEXT, at, NULL, NULL);
	return end;
}

/* Text in front of the first object: skipped with a warning. */
static size_t
skip_front(struct text bytes, size_t at, struct diags *diags)
{
	at = skip_blanks(bytes, at);
	if (at == bytes.length || bytes.start[at] == '{')
		return at;
	report(diags, DIAG_SKIPPED_TEXT, at, NULL, NULL);
	return find_line(bytes, at);
}

bool
json_read(struct reading *reading, struct arena *arena, struct record *record,
	  struct diags *diags)
{
	struct text bytes = reading->source->bytes;
	size_t start = reading->offset, end, at, errors;
	struct yaml_node *root;
	bool is_broken;

	*record = (struct record){.source = reading->source};
	if (start == 0 && pin_is_utf16(bytes)) {
		record->length = reading->offset = bytes.length;
		report(diags, DIAG_UTF16, 0, NULL, NULL);
		return true;
	}
	start = at = skip_front(bytes, start, diags);
	reading->offset = start;
	if (start == bytes.length)
		return false;
	/* A broken object ends where the next line begins with one. */
	end = find_line(bytes, start + 1);
	errors = diags->error_count;
	root = json_tree_read(reading->source, &at, end, arena, diags);
	is_broken = diags->error_count > errors;
	record->offset = start;
	record->length = at - start;
	data_read(root, record, arena, diags);
	reading->offset = is_broken ? end : skip_rest(bytes, at, end, diags);
	return true;
}
