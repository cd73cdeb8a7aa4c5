/*
 * Words of move text: numbers, turns of one word or several, glyphs.
 */
#include <string.h>

#include "record/pin_lex.h"

/*
 * The "(2)" of "24/18(2)" belongs to the word, however large the number; its
 * length, or 0.
 */
static size_t
times_length(struct pin_lex *lex, size_t at)
{
	size_t end = at + 1;

	while (end < lex->length && lex->bytes[end] >= '0' &&
	       lex->bytes[end] <= '9')
		end++;
	lex->hit_end = lex->hit_end || end == lex->length;
	return end > at + 1 && pin_is_at(lex, end, ')') ? end + 1 - at : 0;
}

/* How many bytes at `at`, one that may end a word, belong to it still. */
static size_t
inner_length(struct pin_lex *lex, size_t at)
{
	if (lex->bytes[at] == '(')
		return times_length(lex, at);
	if (lex->bytes[at] == '[')
		return pin_is_bare_tag(lex, at + 1) ? 0 : 1;
	if (lex->bytes[at] == 0xEF)
		return pin_is_mark(lex, at) ? 0 : 1;
	return 0;
}

size_t
pin_scan_word(struct pin_lex *lex, size_t at, unsigned *bits)
{
	unsigned byte = pin_byte(lex, at), seen = byte;
	size_t inner;

	for (at++; at < lex->length; at++) {
		byte = pin_byte(lex, at);
		if (byte & PIN_BLANK)
			break;
		if (byte & PIN_STOP) {
			inner = inner_length(lex, at);
			if (inner == 0)
				break;
			at += inner - 1;
		}
		seen |= byte;
	}
	lex->hit_end = lex->hit_end || at == lex->length;
	*bits |= seen;
	return at;
}

bool
pin_is_word_end(struct pin_lex *lex, size_t at)
{
	lex->hit_end = lex->hit_end || at == lex->length;
	return at == lex->length ||
	       (pin_byte(lex, at) & PIN_STOP && inner_length(lex, at) == 0);
}

size_t
pin_number_length(const struct pin_lex *lex, size_t at)
{
	size_t dots, end = at;

	while (end < lex->length && lex->bytes[end] >= '0' &&
	       lex->bytes[end] <= '9')
		end++;
	dots = end;
	while (pin_is_at(lex, end, '.'))
		end++;
	return dots > at && end > dots ? end - at : 0;
}

/* "3. ..." is how some write "3...": the length of what follows the number. */
static size_t
more_dots(struct pin_lex *lex, size_t at)
{
	size_t start = pin_skip_spaces(lex, at), end = start;

	while (pin_is_at(lex, end, '.'))
		end++;
	return end > start + 1 && pin_is_word_end(lex, end) ? end - at : 0;
}

static void
take_number(struct pin_lex *lex, struct pin_token *token, size_t length)
{
	size_t more = more_dots(lex, lex->at + length);

	token->kind = PIN_NUMBER;
	token->is_plain = more == 0;
	token->length = length + more;
	lex->at += token->length;
}

/* "31:", as turns of several words begin. */
static bool
is_dice(struct text word)
{
	return word.length >= 3 && word.start[2] == ':' &&
	       word.start[0] >= '0' && word.start[0] <= '9' &&
	       word.start[1] >= '0' && word.start[1] <= '9';
}

/* A word that opens a turn of several words. */
static bool
is_opening(struct text word)
{
	if (is_dice(word))
		return true;
	return word.start[word.length - 1] == ':' &&
	       memchr(word.start, '>', word.length) == NULL &&
	       memchr(word.start, '@', word.length) == NULL &&
	       memchr(word.start, '~', word.length) == NULL;
}

/* "65" alone, where the steps of a turn follow: dice without their colon. */
static bool
is_bare_dice(struct pin_lex *lex, struct text word, size_t end)
{
	size_t at = end + 1, digits;

	if (word.length != 2 || word.start[0] < '1' || word.start[0] > '6' ||
	    word.start[1] < '1' || word.start[1] > '6' ||
	    !pin_is_at(lex, end, ' '))
		return false;
	for (digits = at; digits < lex->length && lex->bytes[digits] >= '0' &&
			  lex->bytes[digits] <= '9';)
		digits++;
	lex->hit_end = lex->hit_end || digits == lex->length;
	return digits > at && digits <= at + 2 &&
	       (pin_is_at(lex, digits, '/') || pin_is_at(lex, digits, '-'));
}

static bool
is_square(struct text word, size_t at)
{
	return at + 1 < word.length && word.start[at] >= 'a' &&
	       word.start[at] <= 'e' && word.start[at + 1] >= '1' &&
	       word.start[at + 1] <= '5';
}

/*
 * Whether a word looks so much like a turn that it is one even where prose is
 * to be expected: "xx,rb@a1", "a1>c1", "rr<>-", "31:".
 */
static bool
is_turn_like(struct text word)
{
	static const char marks[] = ",@><=+-/[]?~:#!*()";
	bool has_sign = false;
	size_t i;

	if (is_dice(word))
		return true;
	for (i = 0; i < word.length; i++) {
		char c = word.start[i];

		if (!(pin_bytes[(uint8_t)c] & PIN_ALNUM) &&
		    memchr(marks, c, sizeof(marks) - 1) == NULL)
			return false;
		if (c == '@' || c == '>')
			has_sign = has_sign || is_square(word, i + 1) ||
				   (i > 0 && word.start[i - 1] == '<');
	}
	return has_sign;
}

bool
pin_is_move_text(struct pin_lex *lex, size_t at)
{
	size_t number = pin_number_length(lex, at), end;
	unsigned bits = 0;

	at += number;
	if (number > 0)
		at = pin_skip_blanks(lex, at + more_dots(lex, at));
	lex->hit_end = lex->hit_end || at == lex->length;
	if (at == lex->length)
		return false;
	if (number > 0 && lex->bytes[at] == '{')
		return true;
	end = pin_scan_word(lex, at, &bits);
	return is_turn_like(pin_span(lex, at, end));
}

static bool
is_glyph(struct text word)
{
	size_t i;

	for (i = 0; i < word.length; i++)
		if (word.start[i] != '!' && word.start[i] != '?')
			return false;
	return true;
}

/* A word of marks only. */
static enum pin_kind
mark_kind(struct text word)
{
	if (!is_glyph(word))
		return PIN_STRAY;
	return word.length <= 2 ? PIN_GLYPH : PIN_BAD_GLYPH;
}

/*
 * Whether the word from `at` to `end` goes on with the turn of several words
 * before it.
 */
static bool
is_more_of_turn(struct pin_lex *lex, size_t at, size_t end)
{
	struct text word = pin_span(lex, at, end);

	return pin_number_length(lex, at) == 0 &&
	       pin_result_length(lex, at, true) == 0 && !is_glyph(word) &&
	       !is_opening(word);
}

/* Adds the words that follow "31:" to the turn. */
static void
take_more_words(struct pin_lex *lex, struct pin_token *token)
{
	size_t at = pin_skip_between(lex, lex->at), end;
	unsigned bits;

	while (at < lex->length && lex->bytes[at] != '%' &&
	       !(pin_byte(lex, at) & PIN_STOP && lex->bytes[at] != 0xEF)) {
		bits = 0;
		end = pin_scan_word(lex, at, &bits);
		if (!is_more_of_turn(lex, at, end))
			break;
		if (at != lex->at + 1 || lex->bytes[lex->at] != ' ')
			token->is_plain = false;
		token->bits |= bits;
		lex->at = end;
		at = pin_skip_between(lex, end);
	}
	lex->hit_end = lex->hit_end || at == lex->length;
	token->length = lex->at - token->offset;
}

/* Behind "*" in a variation comes its end, or it ended nothing. */
static bool
is_stray_star(const struct pin_lex *lex)
{
	size_t at = pin_skip_blanks(lex, lex->at);

	return lex->depth > 0 && at < lex->length &&
	       memchr("){;[$", lex->bytes[at], 5) == NULL;
}

static void
take_result(struct pin_lex *lex, struct pin_token *token, size_t length)
{
	bool is_star = lex->bytes[lex->at] == '*';

	token->kind = PIN_RESULT;
	token->length = length;
	lex->at += length;
	if (is_star && is_stray_star(lex)) {
		token->kind = PIN_STRAY;
	} else if (lex->depth == 0) {
		lex->stage = PIN_AFTER;
		lex->is_star = is_star;
	}
}

/* The "*" of "bb@b2*" is the result: no turn with these signs ends so. */
static bool
has_glued_star(struct text word)
{
	return word.length > 1 && word.start[word.length - 1] == '*' &&
	       word.start[word.length - 2] != '*' &&
	       (memchr(word.start, '>', word.length) != NULL ||
		memchr(word.start, '@', word.length) != NULL);
}

void
pin_take_word(struct pin_lex *lex, struct pin_token *token)
{
	size_t length = pin_result_length(lex, lex->at, false), end;
	struct text word;

	if (length > 0) {
		take_result(lex, token, length);
		return;
	}
	length = pin_number_length(lex, lex->at);
	if (length > 0) {
		take_number(lex, token, length);
		return;
	}
	end = pin_scan_word(lex, lex->at, &token->bits);
	word = pin_span(lex, lex->at, end);
	if (has_glued_star(word))
		word.length--;
	token->length = word.length;
	lex->at += word.length;
	if (!(token->bits & (PIN_ALNUM | PIN_HIGH)))
		token->kind = mark_kind(word);
	else if (word.start[0] == '[')
		token->kind = PIN_STRAY;
	else
		token->kind = PIN_TURN;
	if (token->kind == PIN_TURN &&
	    (is_opening(word) || is_bare_dice(lex, word, end)))
		take_more_words(lex, token);
}

/* $0 to $255 */
static bool
is_glyph_number(struct text word)
{
	unsigned number;

	return word.length >= 2 && word.length <= 4 &&
	       text_number(text_slice(word, 1, word.length), 255, &number) &&
	       (number < 255 || memcmp(word.start, "$255", 4) == 0);
}

void
pin_take_glyph(struct pin_lex *lex, struct pin_token *token)
{
	size_t end = pin_scan_word(lex, lex->at, &token->bits);
	struct text word = pin_span(lex, lex->at, end);

	token->kind = is_glyph_number(word) ? PIN_GLYPH : PIN_BAD_GLYPH;
	token->length = word.length;
	lex->at = end;
}
