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
#include "record/builtin.h"
#include "record/notation.h"
#include "record/notation_form.h"

struct notations {
	struct notation **list;
	size_t count, capacity;
};

static struct notation **
find(const struct notations *notations, struct text name,
     const struct game *game)
{
	size_t i;

	for (i = 0; i < notations->count; i++) {
		struct notation *notation = notations->list[i];

		if (notation->game == game && text_equals(notation->name, name))
			return &notations->list[i];
	}
	return NULL;
}

static void
keep(struct notations *notations, struct notation *notation)
{
	struct notation **known = find(notations, notation->name,
				       notation->game);

	if (known) {
		notation_free(*known);
		*known = notation;
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
	notations->list[notations->count++] = notation;
}

/* The built-in files are of several sorts; only notations have turns. */
static bool
has_turns(struct text bytes)
{
	static const char key[] = "\nturns:";
	const char *at = bytes.start, *end = bytes.start + bytes.length;

	while (at < end && (at = memchr(at, '\n', (size_t)(end - at)))) {
		if ((size_t)(end - at) >= sizeof(key) - 1 &&
		    memcmp(at, key, sizeof(key) - 1) == 0)
			return true;
		at++;
	}
	return false;
}

static bool
is_notation(const struct builtin *file)
{
	return has_turns((struct text){file->bytes, file->length});
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

static void
add_builtin(struct notations *notations, const struct builtin *file)
{
	struct source source = {.name = file->name,
				.bytes = {file->bytes, file->length},
				.first_line = 1};
	struct arena arena = {0};
	struct notation *notation;
	struct diags diags;

	diags_init(&diags, &arena, false);
	notation = notation_load(&source, false, &diags);
	assert(notation);
	keep(notations, notation);
	arena_free(&arena);
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
notations_free(struct notations *notations)
{
	size_t i;

	if (!notations)
		return;
	for (i = 0; i < notations->count; i++)
		notation_free(notations->list[i]);
	free(notations->list);
	free(notations);
}

bool
notations_add(struct notations *notations, const struct source *source,
	      struct diags *diags)
{
	struct notation *notation;

	if (is_words(source))
		return true;
	notation = notation_load(source, true, diags);
	if (notation)
		keep(notations, notation);
	return notation != NULL;
}

const struct notation *
notations_find(const struct notations *notations, struct text name,
	       const struct game *game)
{
	struct notation **known = find(notations, name, game);

	return known ? *known : NULL;
}

const struct notation *
notations_get(const struct notations *notations, size_t n)
{
	return n < notations->count ? notations->list[n] : NULL;
}
