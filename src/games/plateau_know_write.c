/*
 * Telling what a view can deduce: of each piece that it does not know whole the
 * kinds that it can be, what the last turn added to that, and why.
 */
#include <string.h>

#include "base/strbuf.h"
#include "games/plateau_know.h"

static const char *const side_names[SIDE_COUNT] = {
	[SIDE_WHITE] = "White", [SIDE_BLACK] = "Black"};
static const char *const side_words[SIDE_COUNT] = {
	[SIDE_WHITE] = "white", [SIDE_BLACK] = "black"};

/* One piece of which something is or was unknown. */
struct entry {
	const struct piece *piece;
	unsigned square, height;
	unsigned kinds, kinds_before; /* bit sets; before: 0 if it is new */
};

/* The stay before the last turn, if there is one; it has the same number. */
static const struct stay *
find_before(const struct plateau_know *know, const struct plateau_know *before,
	    unsigned stay)
{
	const struct stay *one;

	if (before == NULL)
		return NULL;
	one = &before->stays[stay];
	if (one->ways == 0 || one->since != know->stays[stay].since)
		return NULL;
	return one;
}

static bool
is_open(unsigned kinds)
{
	return (kinds & (kinds - 1)) != 0;
}

/* Whether every piece of the kind is captive or known to be on the board. */
static bool
is_accounted_for(const struct plateau_know *know, enum side side, unsigned kind)
{
	unsigned count = 0;
	unsigned i;

	for (i = 0; i < know->slot_count[side]; i++)
		count += know->slots[side][i].kind == kind;
	for (i = 1; i <= PLATEAU_PIECES_MAX; i++)
		if (know->stays[i].ways != 0 && know->stays[i].owner == side &&
		    plateau_deal_kinds(know, i) == 1u << kind)
			count--;
	return count == 0;
}

static void
add_kind_list(unsigned kinds, const char *between, const char *last,
	      struct strbuf *out)
{
	unsigned kind;
	bool is_first = true;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		if ((kinds >> kind & 1) == 0)
			continue;
		if (!is_first)
			strbuf_add_string(out,
					  kinds >> kind == 1 ? last : between);
		strbuf_add_string(out, plateau_kinds[kind].name);
		is_first = false;
	}
}

/* Why a kind fell away that the piece itself did not rule out. */
static void
add_deduction(const struct plateau_know *know, const struct entry *entry,
	      struct strbuf *out)
{
	enum side side = (enum side)entry->piece->owner;
	unsigned lost = entry->kinds_before & ~entry->kinds;
	unsigned told = 0;
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++)
		if ((lost >> kind & 1) != 0 &&
		    is_accounted_for(know, side, kind))
			told |= 1u << kind;
	if (told == 0) {
		strbuf_add_string(out, "the set leaves too few of ");
		add_kind_list(lost, ", ", " and ", out);
		strbuf_add_string(out, " for it");
		return;
	}
	strbuf_add_string(out, "every ");
	add_kind_list(told, ", every ", " and every ", out);
	strbuf_add_string(out, " is accounted for elsewhere");
}

/* A sentence for what is new of the piece; nothing when nothing is. */
static void
add_reason(const struct plateau_know *know, const struct plateau_know *before,
	   const struct entry *entry, struct strbuf *out)
{
	const struct stay *now = &know->stays[entry->piece->stay];
	const struct stay *old = find_before(know, before, entry->piece->stay);
	uint32_t turn;
	bool saw_up, saw_down, saw_play;

	if (before == NULL)
		return;
	turn = before->known.number;
	if (old == NULL) {
		strbuf_add_string(out, "it has entered the board");
		return;
	}
	saw_up = (now->seen >> SEEING_UP & 1) != 0 &&
		 now->sights[SEEING_UP].number == turn;
	saw_down = (now->seen >> SEEING_DOWN & 1) != 0 &&
		   now->sights[SEEING_DOWN].number == turn;
	saw_play = (now->seen >> SEEING_PLAY & 1) != 0 &&
		   now->sights[SEEING_PLAY].number == turn && !saw_up &&
		   !saw_down;
	if (know->said.flips && (saw_up || saw_down))
		strbuf_add_string(out, "it was turned over");
	else if (saw_up || saw_down)
		strbuf_add_string(out, "its face was seen");
	else if (saw_play && know->said.kind == PLATEAU_PASS)
		strbuf_add_string(out, "it could not move, so it is blank on "
				       "both sides");
	else if (saw_play)
		strbuf_add_string(out, "it had to be a weapon");
	else if (entry->kinds != entry->kinds_before)
		add_deduction(know, entry, out);
}

static struct entry
make_entry(const struct plateau_know *know, const struct plateau_know *before,
	   unsigned square, unsigned height)
{
	struct entry entry = {
		.piece = plateau_column(&know->known, square) + height,
		.square = square,
		.height = height,
	};
	unsigned stay = entry.piece->stay;

	entry.kinds = plateau_deal_kinds(know, stay);
	if (find_before(know, before, stay) != NULL)
		entry.kinds_before = plateau_deal_kinds(before, stay);
	return entry;
}

/* Whether the piece is to be told of: something of it is hidden, or was. */
static bool
is_told(const struct plateau_know *know, const struct plateau_know *before,
	const struct entry *entry)
{
	const struct stay *old = find_before(know, before, entry->piece->stay);

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
			  const struct entry *entry, bool is_first,
			  struct strbuf *out);

/* Returns whether one of them can still be of more than one kind. */
static bool
each_entry(const struct plateau_know *know, const struct plateau_know *before,
	   enum side side, entry_writer *write, struct strbuf *out)
{
	unsigned squares = plateau_square_count(&know->known);
	bool is_first = true, has_open = false;
	unsigned square, height;

	for (square = 0; square < squares; square++)
		for (height = 0; height < plateau_height(&know->known, square);
		     height++) {
			struct entry entry = make_entry(know, before, square,
							height);

			if (entry.piece->owner != side ||
			    !is_told(know, before, &entry))
				continue;
			write(know, before, &entry, is_first, out);
			is_first = false;
			has_open = has_open || is_open(entry.kinds);
		}
	return has_open;
}

static void
add_place(const struct plateau_know *know, const struct entry *entry,
	  struct strbuf *out)
{
	unsigned size = know->known.rules.size;

	strbuf_format(out, "%c%u", (int)('a' + entry->square % size),
		      entry->square / size + 1);
}

/* "* a1/0 x?  Mute or Blue Mask - its face was seen" */
static void
write_line(const struct plateau_know *know, const struct plateau_know *before,
	   const struct entry *entry, bool is_first, struct strbuf *out)
{
	struct strbuf reason = {0};

	(void)is_first;
	add_reason(know, before, entry, &reason);
	strbuf_add_string(out, reason.length > 0 ? "* " : "  ");
	add_place(know, entry, out);
	strbuf_format(out, "/%u %c%c  ", entry->height,
		      plateau_face_letters[entry->piece->up],
		      plateau_face_letters[entry->piece->down]);
	add_kind_list(entry->kinds, ", ", " or ", out);
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
	      struct strbuf *out)
{
	uint8_t certain[KIND_COUNT];
	unsigned total = plateau_reserve_total(&know->known, side);
	unsigned sure = find_certain(know, side, certain);
	bool is_first = true;
	unsigned kind;

	strbuf_format(out, "  reserve: %u", total);
	if (sure > 0)
		strbuf_add_string(out, sure == total ? ", namely "
						     : ", among them ");
	for (kind = KIND_COUNT; kind-- > 0;) {
		if (certain[kind] == 0)
			continue;
		strbuf_format(out, "%s%u %s", is_first ? "" : ", ",
			      certain[kind], plateau_kinds[kind].name);
		is_first = false;
	}
	strbuf_add_char(out, '\n');
}

static void
write_text(const struct plateau_know *know, const struct plateau_know *before,
	   struct strbuf *out)
{
	unsigned side;

	for (side = SIDE_COUNT; side-- > 0;) {
		bool has_open;

		if (!know->known.is_hidden[side])
			continue;
		strbuf_format(out, "%s:\n", side_names[side]);
		has_open = each_entry(know, before, (enum side)side, write_line,
				      out);
		write_reserve(know, (enum side)side, out);
		if (!has_open)
			strbuf_add_string(out, "  Every piece on the board is "
					       "known.\n");
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
	     const struct entry *entry, bool is_first, struct strbuf *out)
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
	add_reason(know, before, entry, &reason);
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
				      write_member, out);
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
	struct entry entry;

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
		   struct strbuf *out)
{
	if (as_json)
		write_json(knowledge, before, out);
	else
		write_text(knowledge, before, out);
}
