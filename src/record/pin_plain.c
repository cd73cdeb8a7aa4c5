/*
 * The short way for what most of a file is: turns of one word and numbers,
 * with blanks on both sides.  A word that could be anything else is left to
 * pin_lex_next.
 */
#include "record/pin_reader.h"

static bool
is_digit(uint8_t c)
{
	return c >= '0' && c <= '9';
}

/*
 * Whether the plain bytes from `at` to `end` are a whole word and a turn: no
 * glyph, score ("1/2", "0-1") or other result ("W+S", "Draw"), nor too long.
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
		return pin_byte(lex, at + 1) & PIN_ALNUM;
	return (word[0] != 'd' && word[0] != 'D') ||
	       (word[1] != 'r' && word[1] != 'R');
}

/*
 * Whether the plain bytes from `at` to `end` with the byte behind them are a
 * number, "12.", and more dots do not follow.
 */
static bool
is_number(const struct pin_lex *lex, size_t at, size_t end)
{
	if (at == end || lex->bytes[at] == '0' || !pin_is_at(lex, end, '.'))
		return false;
	while (at < end && is_digit(lex->bytes[at]))
		at++;
	return at == end && end + 1 < lex->length &&
	       pin_byte(lex, end + 1) & PIN_BLANK &&
	       !pin_is_at(lex, pin_skip_spaces(lex, end + 1), '.');
}

static void
add_item(struct pin_reader *reader, enum item_kind kind, size_t at, size_t end)
{
	struct item *item = pin_new_item(reader);

	item->kind = kind;
	item->text = pin_text_at(reader, at, end - at);
	item->offset = at;
	item->length = end - at;
	item->number = 0;
	item->is_second = false;
	reader->lex.at = end;
}

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

void
pin_read_plain(struct pin_reader *reader)
{
	const struct pin_lex *lex = &reader->lex;
	size_t at, end = lex->at;

	for (;;) {
		at = skip(lex, end, PIN_BLANK);
		end = skip(lex, at, PIN_PLAIN);
		if (is_turn(lex, at, end)) {
			reader->lines[reader->depth].has_turn = true;
			add_item(reader, ITEM_TURN, at, end);
		} else if (is_number(lex, at, end)) {
			add_item(reader, ITEM_NUMBER, at, ++end);
		} else {
			break;
		}
		reader->end = end;
	}
}
