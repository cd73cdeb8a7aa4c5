/*
 * Where a stretch of whole games ends.
 */
#include <string.h>

#include "record/pin.h"
#include "record/pin_lex.h"

static const char game_line[] = "[Game \"";

enum { GAME_LINE_LENGTH = sizeof(game_line) - 1 };

/*
 * The last place before `end` where a line begins with a Game tag right after
 * words.  Such a line begins a game in every state that the reader can be in
 * once a game has begun (not even a comment hides it), so there is no need to
 * know the state.  0 when there is none behind `start`.
 */
static size_t
find_game_line(struct text bytes, size_t start, size_t end)
{
	size_t at;

	if (bytes.length < GAME_LINE_LENGTH)
		return 0;
	if (end > bytes.length - GAME_LINE_LENGTH)
		end = bytes.length - GAME_LINE_LENGTH;
	for (at = end; at > start; at--) {
		if (bytes.start[at] == '[' &&
		    pin_bytes[(uint8_t)bytes.start[at - 1]] & PIN_LINE &&
		    memcmp(bytes.start + at, game_line, GAME_LINE_LENGTH) ==
			    0 &&
		    pin_is_after_words(bytes, at))
			return at;
	}
	return 0;
}

/* Moves into the first game; false if there is none. */
static bool
find_first(struct pin_lex *lex)
{
	struct pin_token token;

	do {
		pin_lex_next(lex, &token);
	} while (lex->stage == PIN_BEFORE && token.kind != PIN_END);
	return lex->stage != PIN_BEFORE && !lex->hit_end;
}

/*
 * A border found where the bytes end is none: with more bytes it might be
 * something else.  Nor is one without a blank: the finding about that needs
 * both games.
 */
static size_t
find_border(struct pin_lex *lex, struct text bytes, size_t wanted)
{
	struct pin_token token;
	size_t border = 0;

	while (border < wanted || border == 0) {
		pin_lex_next(lex, &token);
		if (lex->hit_end)
			break;
		if (token.kind != PIN_GAME)
			continue;
		pin_lex_begin(lex, bytes, token.offset, false);
		if (token.is_glued)
			continue;
		if (border > 0 && token.offset > wanted)
			break;
		border = token.offset;
	}
	return border;
}

size_t
pin_cut(struct text bytes, size_t wanted)
{
	struct pin_lex lex;
	size_t border;

	if (pin_is_utf16(bytes))
		return 0;
	pin_lex_begin(&lex, bytes, 0, false);
	if (!find_first(&lex))
		return 0;
	border = find_game_line(bytes, lex.at, wanted);
	return border > 0 ? border : find_border(&lex, bytes, wanted);
}
