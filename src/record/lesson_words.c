/*
 * What people read in a lesson.
 */
#include <string.h>

#include "base/arena.h"
#include "base/strbuf.h"
#include "record/lesson_values.h"

const char *const lesson_languages[] = {[LESSON_EN] = "en",
					[LESSON_ES] = "es",
					[LESSON_IT] = "it",
					[LESSON_ZH] = "zh",
					[LESSON_LANGUAGES] = NULL};

/* Takes the first line off the text, without its end. */
static struct text
take_line(struct text *rest)
{
	const char *end = memchr(rest->start, '\n', rest->length);
	size_t length = end != NULL ? (size_t)(end - rest->start)
				    : rest->length;
	struct text line = text_slice(*rest, 0, length);

	*rest = text_slice(*rest, end != NULL ? length + 1 : length,
			   rest->length);
	return line;
}

struct text
lesson_part_paragraphs(struct text text, struct arena *arena)
{
	struct strbuf out = {0};
	struct text rest = text_trim(text), parted, line;
	bool was_set = true, is_set;

	if (memchr(rest.start, '\n', rest.length) == NULL)
		return rest;
	while (rest.length > 0) {
		line = take_line(&rest);
		is_set = text_starts(line, " ") || text_trim(line).length == 0;
		if (out.length > 0)
			strbuf_add_string(&out,
					  is_set || was_set ? "\n" : "\n\n");
		strbuf_add_text(&out, line);
		was_set = is_set;
	}
	parted = arena_copy(arena, strbuf_text(&out));
	strbuf_free(&out);
	return parted;
}

struct text
lesson_say(const struct lesson_words *words, enum lesson_language language,
	   bool *is_fallback)
{
	*is_fallback = words->says[language].length == 0 &&
		       words->says[LESSON_EN].length > 0;
	return words->says[*is_fallback ? LESSON_EN : language];
}
