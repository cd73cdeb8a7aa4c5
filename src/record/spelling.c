/*
 * From the game's own letters to a notation's and back.
 */
#include "record/spelling.h"

#include <string.h>

#include "base/strbuf.h"

/* A square taken apart. */
struct square {
	bool has_file;
	unsigned file; /* from 0 */
	unsigned rank; /* from 1, the game's number */
};

enum { RANK_MAX = 9999 };

static bool
is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* `first` is the number that stands for 1. */
static bool
take_square(struct text text, unsigned first, struct square *square)
{
	unsigned number;

	*square = (struct square){0};
	if (text.length > 0 && is_letter(text.start[0])) {
		square->has_file = true;
		square->file = ((unsigned)text.start[0] | 0x20) - 'a';
		text = text_slice(text, 1, text.length);
	}
	if (!text_number(text, RANK_MAX, &number) || number == RANK_MAX ||
	    number < first)
		return false;
	square->rank = number - first + 1;
	return true;
}

/* A mirror is its own inverse; squares off the board have no image. */
static bool
mirror_square(const struct spelling *spelling, struct square *square)
{
	if (spelling->mirrors_files && square->has_file) {
		if (square->file >= spelling->size)
			return false;
		square->file = spelling->size - 1 - square->file;
	}
	if (spelling->mirrors_ranks) {
		if (square->rank < 1 || square->rank > spelling->size)
			return false;
		square->rank = spelling->size + 1 - square->rank;
	}
	return true;
}

static size_t
put_number(char *bytes, unsigned number)
{
	char digits[10];
	size_t count = 0, i;

	do
		digits[count++] = (char)('0' + number % 10);
	while ((number /= 10) > 0);
	for (i = 0; i < count; i++)
		bytes[i] = digits[count - 1 - i];
	return count;
}

/* Room for a letter and a number. */
static size_t
put_square(char *bytes, const struct square *square, bool is_upper,
	   unsigned first)
{
	size_t length = 0;

	if (square->has_file)
		bytes[length++] = (char)((is_upper ? 'A' : 'a') +
					 (int)square->file);
	return length + put_number(bytes + length, square->rank - 1 + first);
}

static bool
starts_with(struct text text, struct text beginning)
{
	return text.length >= beginning.length &&
	       memcmp(text.start, beginning.start, beginning.length) == 0;
}

/* The longest word that `text` begins with, or NULL. */
static const struct spelling_word *
find_word(const struct spelling *spelling, struct text text, bool is_written)
{
	const struct spelling_word *best = NULL;
	size_t longest = 0, i;

	for (i = 0; i < spelling->word_count; i++) {
		const struct spelling_word *word = &spelling->words[i];
		struct text side = is_written ? word->written : word->value;

		if (side.length > longest && starts_with(text, side)) {
			longest = side.length;
			best = word;
		}
	}
	return best;
}

static bool
append(char *value, size_t *length, struct text text)
{
	if (text.length > SPELLING_BYTES_MAX - *length)
		return false;
	if (text.length > 0)
		memcpy(value + *length, text.start, text.length);
	*length += text.length;
	return true;
}

static bool
read_words(const struct spelling *spelling, struct text written, char *value,
	   size_t *length)
{
	while (written.length > 0) {
		const struct spelling_word *word = find_word(spelling, written,
							     true);
		struct text taken = word ? word->written
					 : text_slice(written, 0, 1);

		if (!append(value, length, word ? word->value : taken))
			return false;
		written = text_slice(written, taken.length, written.length);
	}
	return true;
}

/*
 * The same point seen from the other side: both are 25 - n of each other.  What
 * is no point (off, bar) looks the same from everywhere.
 */
static void
turn_round(const struct spelling *spelling, bool is_turned, char *value,
	   size_t *length)
{
	unsigned number;

	if (!spelling->turns_round || !is_turned ||
	    !text_number((struct text){value, *length}, RANK_MAX, &number) ||
	    number < 1 || number > spelling->size)
		return;
	*length = put_number(value, spelling->size + 1 - number);
}

static bool
read_value(const struct spelling *spelling, struct text written, char *value,
	   size_t *length)
{
	struct square square;

	*length = 0;
	if (spelling->word_count > 0)
		return read_words(spelling, written, value, length);
	if (!take_square(written, spelling->first_rank, &square) ||
	    !mirror_square(spelling, &square))
		return append(value, length, written);
	*length = put_square(value, &square, false, 1);
	return true;
}

bool
spelling_read(const struct spelling *spelling, struct text written,
	      bool is_turned, char *value, size_t *length)
{
	if (!read_value(spelling, written, value, length))
		return false;
	turn_round(spelling, is_turned, value, length);
	return true;
}

static void
write_words(const struct spelling *spelling, struct text value,
	    struct strbuf *out)
{
	while (value.length > 0) {
		const struct spelling_word *word = find_word(spelling, value,
							     false);
		struct text taken = word ? word->value
					 : text_slice(value, 0, 1);

		strbuf_add_text(out, word ? word->written : taken);
		value = text_slice(value, taken.length, value.length);
	}
}

static void
write_square(const struct spelling *spelling, struct text value,
	     struct strbuf *out)
{
	struct square square;
	char bytes[16];

	if (take_square(value, 1, &square) && mirror_square(spelling, &square))
		strbuf_add(out, bytes,
			   put_square(bytes, &square, spelling->is_upper,
				      spelling->first_rank));
	else
		strbuf_add_text(out, value);
}

void
spelling_write(const struct spelling *spelling, struct text value,
	       bool is_turned, struct strbuf *out)
{
	char turned[SPELLING_BYTES_MAX];
	size_t length = 0;

	if (spelling->turns_round && append(turned, &length, value)) {
		turn_round(spelling, is_turned, turned, &length);
		value = (struct text){turned, length};
	}
	if (spelling->word_count > 0)
		write_words(spelling, value, out);
	else
		write_square(spelling, value, out);
}
