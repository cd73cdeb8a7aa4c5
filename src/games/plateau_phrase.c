/*
 * Short texts about a position, put together in a fixed buffer.
 */
#include "games/plateau_phrase.h"

#include <string.h>

static const char *const side_names[SIDE_COUNT] = {
	[SIDE_WHITE] = "White",
	[SIDE_BLACK] = "Black",
};

static const char *const side_adjectives[SIDE_COUNT] = {
	[SIDE_WHITE] = "white",
	[SIDE_BLACK] = "black",
};

static const char *const face_names[FACE_COUNT + 1] = {
	[FACE_BLANK] = "blank",	  [FACE_BLUE] = "blue",	     [FACE_RED] = "red",
	[FACE_ORANGE] = "orange", [FACE_HIDDEN] = "unknown",
};

/* clang-format off */
static const char *const count_words[] = {
	"no", "one", "two", "three", "four", "five", "six",
	"seven", "eight", "nine", "ten", "eleven", "twelve",
};
/* clang-format on */

enum { COUNT_WORDS = sizeof count_words / sizeof count_words[0] };

struct text
phrase_text(const struct phrase *phrase)
{
	return (struct text){phrase->bytes, phrase->length};
}

void
phrase_add_text(struct phrase *phrase, struct text text)
{
	if (text.length == 0 || text.length > PHRASE_BYTES - phrase->length)
		return;
	memcpy(phrase->bytes + phrase->length, text.start, text.length);
	phrase->length += text.length;
}

void
phrase_add(struct phrase *phrase, const char *words)
{
	phrase_add_text(phrase, text_of(words));
}

static void
add_char(struct phrase *phrase, char c)
{
	char word[2] = {c, '\0'};

	phrase_add(phrase, word);
}

void
phrase_add_number(struct phrase *phrase, unsigned long number)
{
	char digits[24];
	size_t at = sizeof digits;

	digits[--at] = '\0';
	do {
		digits[--at] = (char)('0' + number % 10);
		number /= 10;
	} while (number > 0);
	phrase_add(phrase, digits + at);
}

void
phrase_add_count(struct phrase *phrase, unsigned count)
{
	if (count < COUNT_WORDS)
		phrase_add(phrase, count_words[count]);
	else
		phrase_add_number(phrase, count);
}

void
phrase_add_join(struct phrase *phrase, size_t n, size_t count, const char *last)
{
	if (n == 0)
		return;
	phrase_add(phrase, n + 1 == count ? last : ", ");
}

void
phrase_add_square(struct phrase *phrase, const struct plateau *plateau,
		  unsigned square)
{
	unsigned size = plateau->rules.size;

	add_char(phrase, (char)('a' + square % size));
	add_char(phrase, (char)('1' + square / size));
}

static void
add_kind_and_faces(struct phrase *phrase, const struct piece *piece)
{
	enum kind kind = plateau_kind_of((enum face)piece->up,
					 (enum face)piece->down);

	phrase_add(phrase,
		   kind == KIND_COUNT ? "piece" : plateau_kinds[kind].name);
	phrase_add(phrase, " (");
	add_char(phrase, plateau_face_letters[piece->up]);
	add_char(phrase, plateau_face_letters[piece->down]);
	phrase_add(phrase, ")");
}

void
phrase_add_piece(struct phrase *phrase, const struct piece *piece)
{
	phrase_add(phrase, "a ");
	phrase_add(phrase, side_adjectives[piece->owner]);
	phrase_add(phrase, " ");
	add_kind_and_faces(phrase, piece);
}

void
phrase_add_the_piece(struct phrase *phrase, const struct piece *piece)
{
	phrase_add(phrase, "the ");
	add_kind_and_faces(phrase, piece);
}

void
phrase_add_kinds(struct phrase *phrase, const uint8_t kinds[KIND_COUNT])
{
	unsigned kind, n, written = 0;

	for (kind = KIND_COUNT; kind-- > 0;) {
		for (n = 0; n < kinds[kind]; n++) {
			if (written++ > 0)
				phrase_add(phrase, ",");
			add_char(phrase,
				 plateau_face_letters[plateau_kinds[kind]
							      .marker]);
			add_char(phrase,
				 plateau_face_letters[plateau_kinds[kind]
							      .other]);
		}
	}
	if (written == 0)
		phrase_add(phrase, "nothing");
}

void
phrase_add_unit(struct phrase *phrase, unsigned owner, unsigned height)
{
	phrase_add(phrase, "a ");
	phrase_add(phrase, side_adjectives[owner]);
	phrase_add(phrase, " unit of ");
	phrase_add_count(phrase, height);
}

const char *
phrase_side(unsigned side)
{
	return side_names[side];
}

const char *
phrase_face(unsigned face)
{
	return face_names[face];
}
