/*
 * The short way for what most of a file is: turns and numbers with blanks on
 * both sides.  A word that could be anything else is left to
 * pin_lex_next.
 */
#include "record/pin_reader.h"

/* Where bytes of that kind end, from `at`. */
static inline size_t
skip(const struct pin_lex *lex, size_t at, unsigned kind)
{
	const uint8_t *bytes = lex->bytes;
	size_t length = lex->length;

	while (at < length && pin_bytes[bytes[at]] & kind)
		at++;
	return at;
}

static bool
is_digit(uint8_t c)
{
	return c >= '0' && c <= '9';
}

/*
 * Whether the plain bytes from `at` to `end` are a whole word and a turn: no
 * glyph, score ("1/2", "0-1") or other result ("W+S", "Draw"), nor dice ("65"),
 * nor too long.
 */
static bool
is_turn(const struct pin_lex *lex, size_t at, size_t end)
{
	const uint8_t *word = lex->bytes + at;
	size_t length = end - at;

	if (length < 2 || length > RECORD_TURN_BYTES_MAX)
		return false;
	if (end == lex->length || !(pin_byte(lex, end) & PIN_BLANK))
		return false;
	if (!(pin_byte(lex, at) & PIN_ALNUM) || word[1] == '+')
		return false;
	if (is_digit(word[0]))
		return pin_byte(lex, at + 1) & PIN_ALNUM &&
		       !(length == 2 && is_digit(word[1]));
	return (word[0] != 'd' && word[0] != 'D') ||
	       (word[1] != 'r' && word[1] != 'R');
}

/*
 * Whether the digits from `at` to `end` with the byte behind them are a number,
 * "12.", and more dots do not follow.
 */
static bool
is_number(const struct pin_lex *lex, size_t at, size_t end)
{
	return lex->bytes[at] != '0' && pin_is_at(lex, end, '.') &&
	       end + 1 < lex->length && pin_byte(lex, end + 1) & PIN_BLANK &&
	       !pin_is_at(lex, pin_skip_spaces(lex, end + 1), '.');
}

/* --- turns of several words, "31: 24/21 24/23" --- */

static bool
is_digit_at(const struct pin_lex *lex, size_t at)
{
	return at < lex->length && is_digit(lex->bytes[at]);
}

static bool
is_dice_at(const struct pin_lex *lex, size_t at)
{
	return is_digit_at(lex, at) && is_digit_at(lex, at + 1) &&
	       pin_is_at(lex, at + 2, ':');
}

/* Where the step at `at` ends, "24/18*(2)"; `at` when it is none. */
static size_t
skip_step(const struct pin_lex *lex, size_t at)
{
	size_t end = at + is_digit_at(lex, at);

	end += is_digit_at(lex, end);
	if (end == at || !pin_is_at(lex, end, '/'))
		return at;
	end = skip(lex, end, PIN_STEP);
	while (pin_is_at(lex, end, '(') && is_digit_at(lex, end + 1) &&
	       pin_is_at(lex, end + 2, ')'))
		end = skip(lex, end + 3, PIN_STEP);
	return end;
}

/*
 * Whether what stands behind a turn, at `at`, surely is no part of it: a
 * number, other dice, a win.
 */
static bool
is_beyond_turn(const struct pin_lex *lex, size_t at)
{
	if (is_dice_at(lex, at))
		return true;
	if (is_digit_at(lex, at)) {
		while (is_digit_at(lex, at))
			at++;
		return pin_is_at(lex, at, '.');
	}
	return (pin_is_at(lex, at, 'W') || pin_is_at(lex, at, 'B')) &&
	       pin_is_at(lex, at + 1, '+');
}

/* Where the turn of several words at `at` ends; `at` when it may be else. */
static size_t
skip_dice_turn(const struct pin_lex *lex, size_t at)
{
	size_t end = at + 3, next;

	if (!is_dice_at(lex, at))
		return at;
	while (pin_is_at(lex, end, ' ')) {
		next = skip_step(lex, end + 1);
		if (next == end + 1)
			break;
		end = next;
	}
	if (end == at + 3 || end - at > RECORD_TURN_BYTES_MAX ||
	    end == lex->length || !(pin_byte(lex, end) & PIN_BLANK))
		return at;
	next = end;
	while (next < lex->length && pin_byte(lex, next) & PIN_BLANK)
		next++;
	return is_beyond_turn(lex, next) ? end : at;
}

static inline void
add_item(struct pin_reader *reader, enum item_kind kind, size_t at, size_t end)
{
	*pin_new_item(reader) = (struct item){
		.kind = kind,
		.text = pin_text_at(reader, at, end - at),
		.offset = at,
		.length = end - at,
	};
	if (kind == ITEM_TURN)
		reader->lines[reader->depth].has_turn = true;
	reader->lex.at = end;
	reader->end = end;
}

/*
 * Takes what begins with a digit: a number, or a turn of several words.  False
 * if it is neither.
 */
static bool
take_digits(struct pin_reader *reader, size_t at, size_t *end)
{
	const struct pin_lex *lex = &reader->lex;

	*end = at;
	while (*end < lex->length && is_digit(lex->bytes[*end]))
		++*end;
	if (is_number(lex, at, *end)) {
		add_item(reader, ITEM_NUMBER, at, ++*end);
		return true;
	}
	*end = skip_dice_turn(lex, at);
	if (*end == at)
		return false;
	add_item(reader, ITEM_TURN, at, *end);
	return true;
}

/*
 * Where the plain word at `at` ends.  Pieces that are taken or shown stand in
 * it too, "a1>c1x1[rb]~a1/0:x?": such a bracket opens no tag, and such a colon
 * no turn of several words.
 */
static size_t
skip_word(const struct pin_lex *lex, size_t at)
{
	size_t end = skip(lex, at, PIN_PLAIN), next;

	while (end > at + 2 && end < lex->length &&
	       (lex->bytes[end] == '[' || lex->bytes[end] == ':')) {
		next = skip(lex, end + 1, PIN_PLAIN);
		if (lex->bytes[end] == '[' && pin_is_at(lex, next, ']'))
			next = skip(lex, next + 1, PIN_PLAIN);
		else if (lex->bytes[end] == '[' || next == end + 1)
			break;
		end = next;
	}
	return end;
}

void
pin_read_plain(struct pin_reader *reader)
{
	const struct pin_lex *lex = &reader->lex;
	size_t at, end = lex->at;

	for (;;) {
		at = skip(lex, end, PIN_BLANK);
		if (is_digit_at(lex, at) && take_digits(reader, at, &end))
			continue;
		end = skip_word(lex, at);
		if (!is_turn(lex, at, end))
			break;
		add_item(reader, ITEM_TURN, at, end);
	}
}
