/*
 * What a broken tag leaves on its line and on those below: words that look
 * like move text and are none.
 */
#include <string.h>

#include "record/pin_lex.h"

bool
pin_is_after_words(struct text bytes, size_t at)
{
	static const char doubtful[] = "[]{};%\"";
	const uint8_t *byte = (const uint8_t *)bytes.start;
	bool has_word = false;

	while (at > 0 && pin_bytes[byte[at - 1]] & PIN_LINE)
		at--;
	while (at > 0 && !(pin_bytes[byte[at - 1]] & PIN_LINE)) {
		uint8_t c = byte[--at];

		if (memchr(doubtful, c, sizeof(doubtful) - 1) != NULL)
			return false;
		has_word = has_word || (c > ' ' && c <= '~');
	}
	return has_word;
}

size_t
pin_count_line_ends(const struct pin_lex *lex, size_t from, size_t to)
{
	size_t count = 0;

	for (; from < to; from++) {
		if (!(pin_byte(lex, from) & PIN_LINE))
			continue;
		count++;
		if (from + 1 < to && pin_byte(lex, from + 1) & PIN_LINE &&
		    lex->bytes[from + 1] != lex->bytes[from])
			from++;
	}
	return count;
}

/* A result that ends a line, or that a comment or another game follows. */
static bool
is_lone_result(struct pin_lex *lex, size_t at)
{
	size_t length = pin_result_length(lex, at, false), end;

	if (length == 0)
		return false;
	end = pin_skip_spaces(lex, at + length);
	lex->hit_end = lex->hit_end || end == lex->length;
	return end == lex->length || pin_byte(lex, end) & PIN_LINE ||
	       memchr("{;[", lex->bytes[end], 3) != NULL;
}

/* Whether tags, comments or moves go on at a line's beginning. */
static bool
is_sound(struct pin_lex *lex, size_t at)
{
	char c = (char)lex->bytes[at];

	if (c == '[')
		return pin_is_tag(lex, at);
	return c == '{' || c == ';' || pin_is_move_text(lex, at) ||
	       is_lone_result(lex, at);
}

/* Whether the word behind a tag, on its line, can be meant. */
static bool
is_meant(struct pin_lex *lex, size_t at)
{
	return memchr("[{;%()$", lex->bytes[at], 7) != NULL ||
	       pin_number_length(lex, at) > 0 || pin_is_bare_tag(lex, at) ||
	       is_sound(lex, at);
}

/*
 * Whether the leftover of a broken tag goes on: to a blank line, or to a line
 * that is something better.
 */
static bool
goes_on(struct pin_lex *lex, size_t from)
{
	size_t line_ends = pin_count_line_ends(lex, from, lex->at);

	if (line_ends == 0)
		return !lex->is_behind_tag || !is_sound(lex, lex->at);
	return line_ends == 1 && !is_sound(lex, lex->at);
}

bool
pin_is_leftover(struct pin_lex *lex, size_t from)
{
	if (lex->is_skipping)
		lex->is_skipping = goes_on(lex, from);
	else if (lex->is_behind_tag &&
		 pin_count_line_ends(lex, from, lex->at) == 0)
		lex->is_skipping = !is_meant(lex, lex->at);
	lex->is_behind_tag = false;
	lex->has_leftover = lex->has_leftover || lex->is_skipping;
	return lex->is_skipping;
}

bool
pin_is_game_line(struct pin_lex *lex, size_t at)
{
	struct text rest = pin_span(lex, at, lex->length);

	if (!lex->has_leftover || !pin_is_line_start(lex, at))
		return false;
	lex->hit_end = lex->hit_end || rest.length < strlen("[Game \"");
	return text_starts(rest, "[Game \"") &&
	       (lex->has_game_tag ||
		pin_is_after_words(pin_span(lex, 0, lex->length), at));
}
