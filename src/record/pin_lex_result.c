/*
 * Results in their own spelling and in those of other games.
 */
#include <string.h>

#include "record/pin_lex.h"

/*
 * Scores as other games write them.  The third is half a point.
 */
enum score { SCORE_NONE, SCORE_LOST, SCORE_WON, SCORE_HALF };

static const struct {
	const char *text;
	enum score score;
} scores[] = {
	{"1/2", SCORE_HALF},	  {"0.5", SCORE_HALF}, {"0,5", SCORE_HALF},
	{"\xC2\xBD", SCORE_HALF}, {"1", SCORE_WON},    {"0", SCORE_LOST},
};

/* Hyphen, and what word processors make of it. */
static const char *const dashes[] = {"-",
				     "\xE2\x80\x90",
				     "\xE2\x80\x91",
				     "\xE2\x80\x93",
				     "\xE2\x80\x94",
				     "\xE2\x88\x92"};

static struct text
rest_at(const struct pin_lex *lex, size_t at)
{
	return pin_span(lex, at, lex->length);
}

/* Reads a score at `*at` and moves behind it. */
static enum score
read_score(const struct pin_lex *lex, size_t *at)
{
	struct text rest = rest_at(lex, *at);
	size_t i;

	for (i = 0; i < sizeof(scores) / sizeof(scores[0]); i++) {
		if (text_starts(rest, scores[i].text)) {
			*at += strlen(scores[i].text);
			return scores[i].score;
		}
	}
	return SCORE_NONE;
}

static bool
skip_dash(const struct pin_lex *lex, size_t *at)
{
	struct text rest = rest_at(lex, *at);
	size_t i;

	for (i = 0; i < sizeof(dashes) / sizeof(dashes[0]); i++) {
		if (text_starts(rest, dashes[i])) {
			*at += strlen(dashes[i]);
			return true;
		}
	}
	return false;
}

/* What can follow the first digit of a score: most words go on otherwise. */
static bool
is_like_score(const struct pin_lex *lex, size_t at)
{
	static const char next[] = " \t-/.,\xE2\xBD";

	return at + 1 < lex->length &&
	       memchr(next, lex->bytes[at + 1], sizeof(next) - 1) != NULL &&
	       !(lex->bytes[at] == '1' && lex->bytes[at + 1] == '.');
}

/* "1-0", "1 - 0", "1/2-1/2" and the like, or half a point alone. */
static size_t
score_length(struct pin_lex *lex, size_t at, bool is_inside)
{
	size_t here = at, alone;
	enum score first, second;

	if (!is_like_score(lex, at))
		return 0;
	first = read_score(lex, &here);

	if (first == SCORE_NONE)
		return 0;
	alone = here;
	here = pin_skip_spaces(lex, here);
	if (skip_dash(lex, &here)) {
		here = pin_skip_spaces(lex, here);
		second = read_score(lex, &here);
		if (second != SCORE_NONE && pin_is_word_end(lex, here) &&
		    (first == SCORE_HALF) == (second == SCORE_HALF) &&
		    (first == SCORE_HALF || first != second))
			return here - at;
	}
	if (first == SCORE_HALF && !is_inside && pin_is_word_end(lex, alone))
		return alone - at;
	return 0;
}

size_t
pin_result_length(struct pin_lex *lex, size_t at, bool is_inside)
{
	unsigned bits = 0;
	size_t end;

	switch (lex->bytes[at]) {
	case '*':
		return pin_is_word_end(lex, at + 1) ? 1 : 0;
	case 'W':
	case 'w':
	case 'B':
	case 'b':
		if (!pin_is_at(lex, at + 1, '+'))
			return 0;
		return pin_scan_word(lex, at, &bits) - at;
	case 'D':
	case 'd':
		if (!pin_is_at(lex, at + 1, 'r') &&
		    !pin_is_at(lex, at + 1, 'R'))
			return 0;
		if (!text_equals_ignoring_case(text_slice(rest_at(lex, at), 0,
							  4),
					       text_of("draw")))
			return 0;
		end = at + 4;
		return pin_is_word_end(lex, end) ? 4 : 0;
	case '0':
	case '1':
	case 0xC2:
		return score_length(lex, at, is_inside);
	default:
		return 0;
	}
}
