/*
 * The notations that are known.
 */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "games/games.h"
#include "record/builtin.h"
#include "record/notation.h"
#include "record/notation_form.h"

/* A built-in one is loaded when it is asked for: `file` is what it is read from. */
struct known {
	struct text name;
	const struct game *game;
	const struct builtin *file; /* NULL: of a folder */
	struct notation *notation;  /* NULL: not loaded yet */
};

struct notations {
	struct known *list;
	size_t count, capacity;
};

static struct known *
find(const struct notations *notations, struct text name,
     const struct game *game)
{
	size_t i;

	for (i = 0; i < notations->count; i++) {
		struct known *known = &notations->list[i];

		if (known->game == game && text_equals(known->name, name))
			return known;
	}
	return NULL;
}

static void
keep(struct notations *notations, const struct known *added)
{
	struct known *known = find(notations, added->name, added->game);

	if (known) {
		notation_free(known->notation);
		*known = *added;
		return;
	}
	if (notations->count == notations->capacity) {
		notations->capacity += 16;
		notations->list = realloc(notations->list,
					  notations->capacity *
						  sizeof(*notations->list));
		if (!notations->list)
			out_of_memory();
	}
	notations->list[notations->count++] = *added;
}

/* Whether the key, with a line end before it, stands in the file. */
static bool
has_key(struct text bytes, const char *key)
{
	const char *at = bytes.start, *end = bytes.start + bytes.length;
	size_t length = strlen(key);

	while (at < end && (at = memchr(at, '\n', (size_t)(end - at)))) {
		if ((size_t)(end - at) >= length &&
		    memcmp(at, key, length) == 0)
			return true;
		at++;
	}
	return false;
}

/* The built-in files are of several sorts; only notations have turns. */
static bool
has_turns(struct text bytes)
{
	return has_key(bytes, "\nturns:") || has_key(bytes, "\nlike:");
}

static struct text
bytes_of(const struct builtin *file)
{
	return (struct text){file->bytes, file->length};
}

static bool
is_notation(const struct builtin *file)
{
	return has_turns(bytes_of(file));
}

/* Whether it is one of the files of words that stand beside the notations. */
static bool
is_words(const struct source *source)
{
	const char *slash = strrchr(source->name, '/');
	const char *name = slash ? slash + 1 : source->name;
	const struct builtin *file;

	for (file = builtin_files; file->name; file++)
		if (strcmp(file->name, name) == 0 && !is_notation(file))
			return !has_turns(source->bytes);
	return false;
}

/* What stands behind the key on its line: the value of a plain name. */
static struct text
find_value(struct text bytes, const char *key)
{
	const char *end = bytes.start + bytes.length, *at = bytes.start;
	size_t length = strlen(key);

	while ((size_t)(end - at) > length && memcmp(at, key, length) != 0)
		at = (const char *)memchr(at, '\n', (size_t)(end - at)) + 1;
	at += length;
	bytes = text_slice(bytes, (size_t)(at - bytes.start), bytes.length);
	bytes.length = (size_t)((const char *)memchr(at, '\n', bytes.length) -
				at);
	return bytes;
}

/* Their heads are as simple as this needs; loading them compares. */
static void
add_builtin(struct notations *notations, const struct builtin *file)
{
	struct text bytes = bytes_of(file);
	struct known known = {.name = find_value(bytes, "name: "),
			      .file = file};
	size_t variant;

	known.game = games_find(find_value(bytes, "game: "), &variant);
	keep(notations, &known);
}

/* The notation of an entry, which is loaded if it was not yet. */
static const struct notation *
load(struct notations *notations, struct known *known)
{
	struct source source = {.first_line = 1};
	struct arena arena = {0};
	struct diags diags;

	if (known->notation)
		return known->notation;
	source.name = known->file->name;
	source.bytes = bytes_of(known->file);
	diags_init(&diags, &arena, false);
	known->notation = notation_load(&source, notations, false, &diags);
	assert(known->notation && known->notation->game == known->game &&
	       text_equals(known->notation->name, known->name));
	arena_free(&arena);
	return known->notation;
}

struct notations *
notations_new(void)
{
	struct notations *notations = calloc(1, sizeof(*notations));
	const struct builtin *file;

	if (!notations)
		out_of_memory();
	for (file = builtin_files; file->name; file++)
		if (is_notation(file))
			add_builtin(notations, file);
	return notations;
}

void
notations_load(struct notations *notations)
{
	size_t i;

	for (i = 0; i < notations->count; i++)
		load(notations, &notations->list[i]);
}

void
notations_free(struct notations *notations)
{
	size_t i;

	if (!notations)
		return;
	for (i = 0; i < notations->count; i++)
		notation_free(notations->list[i].notation);
	free(notations->list);
	free(notations);
}

bool
notations_add(struct notations *notations, const struct source *source,
	      struct diags *diags)
{
	struct known known = {.file = NULL};

	if (is_words(source))
		return true;
	known.notation = notation_load(source, notations, true, diags);
	if (!known.notation)
		return false;
	known.name = known.notation->name;
	known.game = known.notation->game;
	keep(notations, &known);
	return true;
}

const struct notation *
notations_find(struct notations *notations, struct text name,
	       const struct game *game)
{
	struct known *known = find(notations, name, game);

	return known ? load(notations, known) : NULL;
}

const struct notation *
notations_get(struct notations *notations, size_t n)
{
	return n < notations->count ? load(notations, &notations->list[n])
				    : NULL;
}
