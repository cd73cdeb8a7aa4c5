/*
 * Short texts about a position, put together in a fixed buffer.
 */
#include "games/plateau_phrase.h"

#include "base/catalog.h"

static const char *const side_names[SIDE_COUNT] = {
	[SIDE_WHITE] = N_("White"),
	[SIDE_BLACK] = N_("Black"),
};

/* clang-format off */
static const char *const face_names[FACE_COUNT + 1] = {
	[FACE_BLANK]  = N_("blank"),
	[FACE_BLUE]   = N_("blue"),
	[FACE_RED]    = N_("red"),
	[FACE_ORANGE] = N_("orange"),
	[FACE_HIDDEN] = N_("unknown"),
};
/* clang-format on */

static void
add_char(struct phrase *phrase, char c)
{
	char word[2] = {c, '\0'};

	phrase_add(phrase, word);
}

void
phrase_add_square(struct phrase *phrase, const struct plateau *plateau,
		  unsigned square)
{
	unsigned size = plateau->rules.size;

	add_char(phrase, (char)('a' + square % size));
	add_char(phrase, (char)('1' + square / size));
}

/* Fills the slots {kind} and {faces}; true when the kind is known. */
static bool
fill_kind(struct phrase *phrase, const struct piece *piece)
{
	enum kind kind = plateau_kind_of((enum face)piece->up,
					 (enum face)piece->down);
	char faces[3] = {0};

	faces[0] = plateau_face_letters[piece->up];
	faces[1] = plateau_face_letters[piece->down];
	phrase_slot(phrase, "faces", text_of(faces));
	if (kind == KIND_COUNT)
		return false;
	phrase_slot_words(phrase, "kind", plateau_kinds[kind].name);
	return true;
}

void
phrase_add_piece(struct phrase *phrase, const struct piece *piece)
{
	bool is_white = piece->owner == SIDE_WHITE;

	if (fill_kind(phrase, piece))
		phrase_say(phrase, is_white ? N_("a white {kind} ({faces})")
					    : N_("a black {kind} ({faces})"));
	else
		phrase_say(phrase, is_white ? N_("a white piece ({faces})")
					    : N_("a black piece ({faces})"));
}

void
phrase_add_the_piece(struct phrase *phrase, const struct piece *piece)
{
	if (fill_kind(phrase, piece))
		phrase_say(phrase, "the {kind} ({faces})");
	else
		phrase_say(phrase, "the piece ({faces})");
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
		phrase_say(phrase, "nothing");
}

void
phrase_add_unit(struct phrase *phrase, unsigned owner, unsigned height)
{
	phrase_slot_number(phrase, "count", height);
	phrase_say(phrase, owner == SIDE_WHITE
				   ? N_("a white unit of {count:count}")
				   : N_("a black unit of {count:count}"));
}

void
phrase_slot_square(struct phrase *phrase, const char *name,
		   const struct plateau *plateau, unsigned square)
{
	struct phrase value;

	phrase_start(&value, NULL);
	phrase_add_square(&value, plateau, square);
	phrase_slot(phrase, name, phrase_text(&value));
}

void
phrase_slot_piece(struct phrase *phrase, const char *name,
		  const struct piece *piece)
{
	struct phrase value;

	phrase_start(&value, phrase->slots.catalog);
	phrase_add_piece(&value, piece);
	phrase_slot(phrase, name, phrase_text(&value));
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
