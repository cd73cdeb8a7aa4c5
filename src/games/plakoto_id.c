/*
 * Position ids, as backgammon programs write them: 14 characters of base64,
 * which are 80 bits, the lowest of each byte first.  First those of the side
 * that is not to roll, then those of the other: for each of its points from 1
 * to 24 and for the bar as many ones as it has checkers there, and a zero.
 *
 * A point with both sides is told by that, too.  Where one of them has two or
 * more, the other's checker is the prisoner; where each has one a digit tells,
 * behind the 14 characters and a hyphen, in the order of White's points: 1 when
 * White's is on top, else 0.
 *
 * An id says neither who is to roll nor the dice: here it is White's turn, and
 * there are none.
 */
#include "games/plakoto.h"

#include <string.h>

#include "base/strbuf.h"
#include "games/plakoto_phrase.h"

enum {
	ID_BYTES = 10,
	ID_LETTERS = 14,
	ID_BITS = ID_BYTES * 8,
	POINTS_AND_BAR = PLAKOTO_POINTS + 1
};

static const char letters[] =
	"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* The side that the first half is about, and that of the second. */
static const enum side halves[] = {SIDE_BLACK, SIDE_WHITE};

/* How many each side has on each of its points, on top or pinned. */
struct counts {
	unsigned on[SIDE_COUNT][POINTS_AND_BAR + 1];
};

/* --- writing --- */

static void
count_checkers(const struct plakoto *plakoto, struct counts *counts)
{
	unsigned side, point;

	memset(counts, 0, sizeof(*counts));
	for (side = 0; side < SIDE_COUNT; side++)
		for (point = 1; point <= PLAKOTO_POINTS; point++)
			counts->on[side][point] =
				plakoto->free[side][point] +
				plakoto_has_pinned(plakoto, (enum side)side,
						   point);
}

static void
put_bits(const struct counts *counts, uint8_t bytes[ID_BYTES])
{
	unsigned half, point, n, bit = 0;

	memset(bytes, 0, ID_BYTES);
	for (half = 0; half < SIDE_COUNT; half++)
		for (point = 1; point <= POINTS_AND_BAR; point++, bit++)
			for (n = counts->on[halves[half]][point]; n > 0;
			     n--, bit++)
				bytes[bit / 8] |= (uint8_t)(1u << bit % 8);
}

/* Whether each side has one checker there: White's point. */
static bool
is_even(const struct counts *counts, unsigned point)
{
	return counts->on[SIDE_WHITE][point] == 1 &&
	       counts->on[SIDE_BLACK][plakoto_other(point)] == 1;
}

static void
write_letters(const uint8_t bytes[ID_BYTES], struct strbuf *out)
{
	unsigned n, bits;

	for (n = 0; n < ID_LETTERS; n++) {
		unsigned at = n * 6 / 8;

		bits = (unsigned)bytes[at] << 8;
		if (at + 1 < ID_BYTES)
			bits |= bytes[at + 1];
		strbuf_add_char(out, letters[bits >> (10 - n * 6 % 8) & 63]);
	}
}

static void
write_id(const void *position, struct strbuf *out)
{
	const struct plakoto *plakoto = position;
	struct counts counts;
	uint8_t bytes[ID_BYTES];
	bool has_digits = false;
	unsigned point;

	count_checkers(plakoto, &counts);
	put_bits(&counts, bytes);
	write_letters(bytes, out);
	for (point = 1; point <= PLAKOTO_POINTS; point++) {
		if (!is_even(&counts, point))
			continue;
		if (!has_digits)
			strbuf_add_char(out, '-');
		has_digits = true;
		strbuf_add_char(
			out, plakoto->free[SIDE_WHITE][point] == 1 ? '1' : '0');
	}
}

/* --- reading --- */

struct reader {
	struct plakoto *plakoto;
	struct problem *problem;
	struct text letters, digits;
	struct counts counts;
};

static enum diag
fail(struct reader *reader, enum diag wrong, size_t start, size_t length,
     const char *reason)
{
	reader->problem->start = start;
	reader->problem->length = length;
	problem_words(reader->problem, "reason", reason);
	return wrong;
}

/* All of the letters. */
static enum diag
fail_id(struct reader *reader, enum diag wrong, const char *reason)
{
	return fail(reader, wrong, 0, reader->letters.length, reason);
}

static bool
find_letter(char c, unsigned *value)
{
	const char *at = c == '\0' ? NULL : strchr(letters, c);

	*value = at != NULL ? (unsigned)(at - letters) : 0;
	return at != NULL;
}

static enum diag
read_letters(struct reader *reader, uint8_t bytes[ID_BYTES])
{
	unsigned value, n, bit;

	memset(bytes, 0, ID_BYTES);
	if (reader->letters.length != ID_LETTERS)
		return fail_id(reader, DIAG_POSITION_SYNTAX,
			       "a position id has 14 letters, digits, + or /");
	for (n = 0; n < ID_LETTERS; n++) {
		if (!find_letter(reader->letters.start[n], &value))
			return fail(reader, DIAG_POSITION_SYNTAX, n, 1,
				    "a position id has letters, digits, + "
				    "and /");
		for (bit = 0; bit < 6; bit++) {
			unsigned at = n * 6 + bit;

			if ((value >> (5 - bit) & 1) == 0)
				continue;
			if (at >= ID_BITS)
				return fail(reader, DIAG_POSITION_SYNTAX, n, 1,
					    "the last letter of a position id "
					    "is A, Q, g or w");
			bytes[at / 8] |= (uint8_t)(0x80u >> at % 8);
		}
	}
	return DIAG_NONE;
}

static bool
is_set(const uint8_t bytes[ID_BYTES], unsigned bit)
{
	return (bytes[bit / 8] >> bit % 8 & 1) != 0;
}

static enum diag
take_bits(struct reader *reader, const uint8_t bytes[ID_BYTES])
{
	unsigned half, point, bit = 0;

	for (half = 0; half < SIDE_COUNT; half++) {
		unsigned *on = reader->counts.on[halves[half]];

		for (point = 1; point <= POINTS_AND_BAR; point++, bit++) {
			for (; bit < ID_BITS && is_set(bytes, bit); bit++)
				on[point]++;
			if (bit >= ID_BITS)
				return fail_id(reader, DIAG_POSITION_RANKS,
					       "there are more than 15 "
					       "checkers of a side");
		}
	}
	for (; bit < ID_BITS; bit++)
		if (is_set(bytes, bit))
			return fail_id(reader, DIAG_POSITION_RANKS,
				       "there are checkers beyond the bar");
	return DIAG_NONE;
}

/* What is not on the board is off. */
static enum diag
check_side(struct reader *reader, enum side side)
{
	const unsigned *on = reader->counts.on[side];
	unsigned point, count = 0;

	if (on[POINTS_AND_BAR] > 0)
		return fail_id(reader, DIAG_PLAKOTO_BAR, "");
	for (point = 1; point <= PLAKOTO_POINTS; point++)
		count += on[point];
	if (count > PLAKOTO_CHECKERS) {
		problem_words(reader->problem, "side",
			      plakoto_side_names[side]);
		problem_number(reader->problem, "number", (long)count);
		return fail_id(reader, DIAG_PLAKOTO_CHECKERS, "");
	}
	reader->plakoto->free[side][PLAKOTO_OFF] = (uint8_t)(PLAKOTO_CHECKERS -
							     count);
	return DIAG_NONE;
}

/* Who is on top of a point with one of each; `*next` is the digit for it. */
static enum diag
take_digit(struct reader *reader, size_t *next, enum side *top)
{
	size_t at = ID_LETTERS + 1 + *next;

	if (*next >= reader->digits.length)
		return fail(reader, DIAG_POSITION_SYNTAX, 0,
			    reader->letters.length,
			    "points with one checker of each side need a digit "
			    "each, behind a hyphen: 1 when White's is on top, "
			    "else 0");
	if (reader->digits.start[*next] != '0' &&
	    reader->digits.start[*next] != '1')
		return fail(reader, DIAG_POSITION_SYNTAX, at, 1,
			    "the digits of a position id are 0 and 1");
	*top = reader->digits.start[*next] == '1' ? SIDE_WHITE : SIDE_BLACK;
	++*next;
	return DIAG_NONE;
}

/* R14: a point with a prisoner has one checker of its side, at the bottom. */
static enum diag
put_point(struct reader *reader, unsigned point, size_t *next)
{
	unsigned own[SIDE_COUNT], count[SIDE_COUNT];
	enum diag wrong = DIAG_NONE;
	enum side top;

	own[SIDE_WHITE] = point;
	own[SIDE_BLACK] = plakoto_other(point);
	count[SIDE_WHITE] = reader->counts.on[SIDE_WHITE][own[SIDE_WHITE]];
	count[SIDE_BLACK] = reader->counts.on[SIDE_BLACK][own[SIDE_BLACK]];
	if (count[SIDE_WHITE] > 1 && count[SIDE_BLACK] > 1)
		return fail_id(reader, DIAG_POSITION_RANKS,
			       "both sides have two checkers or more on a "
			       "point");
	top = count[SIDE_WHITE] >= count[SIDE_BLACK] ? SIDE_WHITE : SIDE_BLACK;
	if (is_even(&reader->counts, point))
		wrong = take_digit(reader, next, &top);
	if (wrong != DIAG_NONE)
		return wrong;
	reader->plakoto->free[top][own[top]] = (uint8_t)count[top];
	if (count[opponent(top)] > 0)
		reader->plakoto->pinned[opponent(top)] |= 1u
							  << own[opponent(top)];
	return DIAG_NONE;
}

static enum diag
put_checkers(struct reader *reader)
{
	enum diag wrong = DIAG_NONE;
	size_t next = 0;
	unsigned point;

	for (point = 1; point <= PLAKOTO_POINTS && wrong == DIAG_NONE; point++)
		wrong = put_point(reader, point, &next);
	if (wrong == DIAG_NONE && next < reader->digits.length)
		wrong = fail(reader, DIAG_POSITION_SYNTAX,
			     ID_LETTERS + 1 + next,
			     reader->digits.length - next,
			     "no point with one checker of each side is left "
			     "for this");
	return wrong;
}

/* What stands before the hyphen, and behind it. */
static void
split(struct reader *reader, struct text text)
{
	size_t length = 0;

	while (length < text.length && text.start[length] != '-')
		length++;
	reader->letters = text_slice(text, 0, length);
	reader->digits = text_slice(text, length + 1, text.length);
	if (length == text.length)
		reader->digits.length = 0;
}

static enum diag
read_id(const void *rules, struct text text, void *position,
	struct problem *problem)
{
	struct reader reader = {.plakoto = position, .problem = problem};
	uint8_t bytes[ID_BYTES];
	enum diag wrong;

	plakoto_start(rules, position);
	memset(reader.plakoto->free, 0, sizeof(reader.plakoto->free));
	split(&reader, text);
	wrong = read_letters(&reader, bytes);
	if (wrong == DIAG_NONE)
		wrong = take_bits(&reader, bytes);
	if (wrong == DIAG_NONE)
		wrong = check_side(&reader, SIDE_WHITE);
	if (wrong == DIAG_NONE)
		wrong = check_side(&reader, SIDE_BLACK);
	return wrong == DIAG_NONE ? put_checkers(&reader) : wrong;
}

/* One word of about that length; a line of a position has blanks and commas. */
static bool
is_id(struct text text)
{
	struct reader reader = {0};
	size_t n;

	for (n = 0; n < text.length; n++)
		if (text.start[n] == ' ' || text.start[n] == ',')
			return false;
	split(&reader, text);
	return reader.letters.length >= ID_LETTERS - 2 &&
	       reader.letters.length <= ID_LETTERS + 2;
}

const struct position_ids plakoto_ids = {
	.is_one = is_id,
	.read = read_id,
	.write = write_id,
};
