/*
 * Texts of .pin files as they are meant.  No result is longer than the text
 * that it is made of.
 */
#include "record/pin_text.h"

#include "base/arena.h"
#include "record/pin_lex.h"

static bool
is_line_end(char c)
{
	return c == '\n' || c == '\r';
}

static bool
is_space(char c)
{
	return c == ' ' || c == '\t';
}

/*
 * Where the blanks that begin at `at` end; counts the line ends among them (CR
 * and LF in either order are one).
 */
static size_t
skip_lines(struct text text, size_t at, size_t *line_ends)
{
	*line_ends = 0;
	for (; at < text.length; at++) {
		char c = text.start[at];

		if (is_line_end(c)) {
			++*line_ends;
			if (at + 1 < text.length && text.start[at + 1] != c &&
			    is_line_end(text.start[at + 1]))
				at++;
		} else if (!is_space(c)) {
			break;
		}
	}
	return at;
}

struct text
pin_join_lines(struct arena *arena, struct text inside)
{
	char *joined = arena_take(arena, inside.length);
	size_t length = 0, at = 0, end, line_ends;

	while (at < inside.length) {
		end = skip_lines(inside, at, &line_ends);
		if (line_ends == 0) {
			end = end > at ? end : at + 1;
			while (at < end)
				joined[length++] = inside.start[at++];
			continue;
		}
		if (line_ends > 1) {
			joined[length++] = '\n';
			joined[length++] = '\n';
		} else {
			joined[length++] = ' ';
		}
		at = end;
	}
	return (struct text){joined, length};
}

struct text
pin_join_words(struct arena *arena, struct text words)
{
	char *joined = arena_take(arena, words.length);
	struct pin_lex lex;
	size_t length = 0, at = 0, next;

	pin_lex_begin(&lex, words, 0, false);
	while (at < words.length) {
		next = pin_skip_between(&lex, at);
		if (next > at)
			joined[length++] = ' ';
		else
			joined[length++] = words.start[next++];
		at = next;
	}
	return (struct text){joined, length};
}

struct text
pin_join_number(struct arena *arena, struct text number)
{
	char *joined = arena_take(arena, number.length + 3);
	size_t length = 0, i;

	while (length < number.length && number.start[length] != '.') {
		joined[length] = number.start[length];
		length++;
	}
	for (i = 0; i < 3; i++)
		joined[length++] = '.';
	return (struct text){joined, length};
}

struct text
pin_undo_escapes(struct arena *arena, struct text value)
{
	char *undone = arena_take(arena, value.length);
	size_t length = 0, i;

	for (i = 0; i < value.length; i++) {
		if (value.start[i] == '\\' && i + 1 < value.length &&
		    (value.start[i + 1] == '"' || value.start[i + 1] == '\\'))
			i++;
		undone[length++] = value.start[i];
	}
	return (struct text){undone, length};
}
