/*
 * Telling what a view can deduce: of each piece that it does not know whole the
 * kinds that it can be, what the last turn added to that, and why.
 */
#include <string.h>

#include "base/catalog.h"
#include "base/strbuf.h"
#include "games/plateau_know_reason.h"
#include "games/plateau_phrase.h"

static const char *const side_words[SIDE_COUNT] = {
	[SIDE_WHITE] = "white", [SIDE_BLACK] = "black"};

static bool
is_open(unsigned kinds)
{
	return (kinds & (kinds - 1)) != 0;
}

static struct know_entry
make_entry(const struct plateau_know *know, const struct plateau_know *before,
	   unsigned square, unsigned height)
{
	struct know_entry entry = {
		.piece = plateau_column(&know->known, square) + height,
		.square = square,
		.height = height,
	};
	unsigned stay = entry.piece->stay;

	entry.kinds = plateau_deal_kinds(know, stay);
	if (plateau_know_before(know, before, stay) != NULL)
		entry.kinds_before = plateau_deal_kinds(before, stay);
	return entry;
}

/* Whether the piece is to be told of: something of it is hidden, or was. */
static bool
is_told(const struct plateau_know *know, const struct plateau_know *before,
	const struct know_entry *entry)
{
	const struct stay *old = plateau_know_before(know, before,
						     entry->piece->stay);

	if (!know->known.is_hidden[entry->piece->owner])
		return false;
	if (entry->piece->up == FACE_HIDDEN ||
	    entry->piece->down == FACE_HIDDEN)
		return true;
	return old != NULL &&
	       (old->seen & (1u << SEEING_UP | 1u << SEEING_DOWN)) !=
		       (1u << SEEING_UP | 1u << SEEING_DOWN);
}

typedef void entry_writer(const struct plateau_know *know,
			  const struct plateau_know *before,
			  const struct know_entry *entry, bool is_first,
			  const struct catalog *catalog, struct strbuf *out);

/* Returns whether one of them can still be of more than one kind. */
static bool
each_entry(const struct plateau_know *know, const struct plateau_know *before,
	   enum side side, entry_writer *write, const struct catalog *catalog,
	   struct strbuf *out)
{
	unsigned squares = plateau_square_count(&know->known);
	bool is_first = true, has_open = false;
	unsigned square, height;

	for (square = 0; square < squares; square++)
		for (height = 0; height < plateau_height(&know->known, square);
		     height++) {
			struct know_entry entry = make_entry(know, before,
							     square, height);

			if (entry.piece->owner != side ||
			    !is_told(know, before, &entry))
				continue;
			write(know, before, &entry, is_first, catalog, out);
			is_first = false;
			has_open = has_open || is_open(entry.kinds);
		}
	return has_open;
}

static void
add_place(const struct plateau_know *know, const struct know_entry *entry,
	  struct strbuf *out)
{
	unsigned size = know->known.rules.size;

	strbuf_format(out, "%c%u", (int)('a' + entry->square % size),
		      entry->square / size + 1);
}

/* "* a1/0 x?  Mute or Blue Mask - its face was seen" */
static void
write_line(const struct plateau_know *know, const struct plateau_know *before,
	   const struct know_entry *entry, bool is_first,
	   const struct catalog *catalog, struct strbuf *out)
{
	struct strbuf reason = {0};

	(void)is_first;
	plateau_know_add_reason(know, before, entry, catalog, &reason);
	strbuf_add_string(out, reason.length > 0 ? "* " : "  ");
	add_place(know, entry, out);
	strbuf_format(out, "/%u %c%c  ", entry->height,
		      plateau_face_letters[entry->piece->up],
		      plateau_face_letters[entry->piece->down]);
	plateau_know_add_kinds(catalog, entry->kinds, N_("{list}, {next}"),
			       N_("{list} or {next}"), out);
	if (reason.length > 0) {
		strbuf_add_string(out, ": ");
		strbuf_add_text(out, strbuf_text(&reason));
	}
	strbuf_add_char(out, '\n');
	strbuf_free(&reason);
}

/* What the reserve holds in every deal; returns how many that are. */
static unsigned
find_certain(const struct plateau_know *know, enum side side,
	     uint8_t certain[KIND_COUNT])
{
	unsigned kind, total = 0;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		certain[kind] = (uint8_t)plateau_deal_certain(know, side,
							      (enum kind)kind);
		total += certain[kind];
	}
	return total;
}

static void
write_reserve(const struct plateau_know *know, enum side side,
	      const struct catalog *catalog, struct strbuf *out)
{
	uint8_t certain[KIND_COUNT];
	unsigned total = plateau_reserve_total(&know->known, side);
	unsigned sure = find_certain(know, side, certain);
	struct phrase phrase, list, next;
	unsigned kind, n = 0;

	phrase_start(&phrase, catalog);
	phrase_start(&list, catalog);
	for (kind = KIND_COUNT; kind-- > 0;) {
		if (certain[kind] == 0)
			continue;
		phrase_start(&next, catalog);
		phrase_slot_number(&next, "count", certain[kind]);
		phrase_slot_words(&next, "kind", plateau_kinds[kind].name);
		phrase_say(&next, "{count} {kind}");
		phrase_join(&list, n++, KIND_COUNT + 1, phrase_text(&next),
			    NULL);
	}
	phrase_slot_number(&phrase, "count", total);
	phrase_slot(&phrase, "pieces", phrase_text(&list));
	strbuf_add_string(out, "  ");
	phrase_write(&phrase,
		     sure == 0	     ? N_("reserve: {count}")
		     : sure == total ? N_("reserve: {count}, namely {pieces}")
				     : N_("reserve: {count}, among them "
					  "{pieces}"),
		     out);
	strbuf_add_char(out, '\n');
}

static void
write_text(const struct plateau_know *know, const struct plateau_know *before,
	   const struct catalog *catalog, struct strbuf *out)
{
	unsigned side;

	for (side = SIDE_COUNT; side-- > 0;) {
		bool has_open;

		if (!know->known.is_hidden[side])
			continue;
		strbuf_add_text(out, words_say(catalog, phrase_side(side)));
		strbuf_add_string(out, ":\n");
		has_open = each_entry(know, before, (enum side)side, write_line,
				      catalog, out);
		write_reserve(know, (enum side)side, catalog, out);
		if (has_open)
			continue;
		strbuf_add_string(out, "  ");
		strbuf_add_text(out, words_say(catalog, "Every piece on the "
							"board is known."));
		strbuf_add_char(out, '\n');
	}
}

/* --- JSON --- */

static void
add_json_kinds(unsigned kinds, struct strbuf *out)
{
	bool is_first = true;
	unsigned kind;

	strbuf_add_char(out, '[');
	for (kind = 0; kind < KIND_COUNT; kind++) {
		if ((kinds >> kind & 1) == 0)
			continue;
		strbuf_format(out, "%s\"%s\"", is_first ? "" : ",",
			      plateau_kinds[kind].name);
		is_first = false;
	}
	strbuf_add_char(out, ']');
}

static void
write_member(const struct plateau_know *know, const struct plateau_know *before,
	     const struct know_entry *entry, bool is_first,
	     const struct catalog *catalog, struct strbuf *out)
{
	struct strbuf reason = {0};

	strbuf_add_string(out, is_first ? "{\"square\":\"" : ",{\"square\":\"");
	add_place(know, entry, out);
	strbuf_format(out,
		      "\",\"height\":%u,\"up\":\"%c\",\"down\":\"%c\","
		      "\"kinds\":",
		      entry->height, plateau_face_letters[entry->piece->up],
		      plateau_face_letters[entry->piece->down]);
	add_json_kinds(entry->kinds, out);
	plateau_know_add_reason(know, before, entry, catalog, &reason);
	if (reason.length > 0) {
		strbuf_add_string(out, ",\"new\":");
		strbuf_add_json(out, strbuf_text(&reason));
	}
	strbuf_add_char(out, '}');
	strbuf_free(&reason);
}

static void
write_json_reserve(const struct plateau_know *know, enum side side,
		   struct strbuf *out)
{
	uint8_t certain[KIND_COUNT];
	bool is_first = true;
	unsigned kind;

	find_certain(know, side, certain);
	strbuf_format(out, "],\"reserve\":%u,\"certain\":{",
		      plateau_reserve_total(&know->known, side));
	for (kind = KIND_COUNT; kind-- > 0;) {
		if (certain[kind] == 0)
			continue;
		strbuf_format(out, "%s\"%s\":%u", is_first ? "" : ",",
			      plateau_kinds[kind].name, certain[kind]);
		is_first = false;
	}
	strbuf_add_char(out, '}');
}

/* "black":{"pieces":[...],"reserve":5,"certain":{},"decisive":false} */
static void
write_json(const struct plateau_know *know, const struct plateau_know *before,
	   struct strbuf *out)
{
	bool is_first = true;
	unsigned side;

	for (side = SIDE_COUNT; side-- > 0;) {
		bool has_open;

		if (!know->known.is_hidden[side])
			continue;
		strbuf_format(out, "%s\"%s\":{\"pieces\":[",
			      is_first ? "" : ",", side_words[side]);
		has_open = each_entry(know, before, (enum side)side,
				      write_member, NULL, out);
		write_json_reserve(know, (enum side)side, out);
		strbuf_format(out, ",\"decisive\":%s}",
			      has_open ? "false" : "true");
		is_first = false;
	}
}

/* "a1/0" taken apart; false when it is no place of the board. */
static bool
find_place(const struct plateau_know *know, struct text place, unsigned *square,
	   unsigned *height)
{
	unsigned size = know->known.rules.size, file, rank;
	size_t stroke = 0;

	while (stroke < place.length && place.start[stroke] != '/')
		stroke++;
	if (place.length == 0 || place.start[0] < 'a')
		return false;
	file = (unsigned)(place.start[0] - 'a');
	if (!text_number(text_slice(place, 1, stroke > 0 ? stroke - 1 : 0),
			 size + 1, &rank) ||
	    !text_number(text_slice(place, stroke + 1, place.length),
			 PLATEAU_PIECES_MAX, height) ||
	    file >= size || rank < 1 || rank > size)
		return false;
	*square = (rank - 1) * size + file;
	return *height < plateau_height(&know->known, *square);
}

bool
plateau_know_write_kinds(const void *knowledge, struct text place,
			 struct strbuf *out)
{
	const struct plateau_know *know = knowledge;
	unsigned square, height, kind;
	const char *between = "";
	struct know_entry entry;

	if (!find_place(know, place, &square, &height))
		return false;
	entry = make_entry(know, NULL, square, height);
	if (!is_told(know, NULL, &entry))
		return false;
	for (kind = 0; kind < KIND_COUNT; kind++) {
		const struct kind_row *row = &plateau_kinds[kind];

		if ((entry.kinds & 1u << kind) == 0)
			continue;
		strbuf_format(out, "%s%c%c", between,
			      plateau_face_letters[row->marker],
			      plateau_face_letters[row->other]);
		between = " ";
	}
	return true;
}

void
plateau_know_write(const void *knowledge, const void *before, bool as_json,
		   const struct catalog *catalog, struct strbuf *out)
{
	if (as_json)
		write_json(knowledge, before, out);
	else
		write_text(knowledge, before, catalog, out);
}
