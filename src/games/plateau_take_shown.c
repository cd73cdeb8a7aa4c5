/*
 * What a turn shows: read from a sheet, or from the position of a full record, and
 * said again as a sheet says it.
 */
#include "games/plateau_take.h"

#include <string.h>

static unsigned
count_pieces(const struct plateau *plateau)
{
	return plateau->bottom[plateau_square_count(plateau)];
}

static void
add_extra(struct taking *taking, const struct plateau_shown *shown,
	  enum extra why)
{
	struct plateau_know *know = taking->know;

	know->extra_why[know->extra_count] = (uint8_t)why;
	know->extra[know->extra_count++] = *shown;
}

/*
 * A down-face stands in an entry when it is known or follows from the other;
 * else the turn does not show it.
 */
static enum diag
see_down(struct taking *taking, struct piece *piece,
	 const struct plateau_shown *shown)
{
	unsigned downs = plateau_ways_downs(
		taking->know->stays[piece->stay].ways);
	unsigned down = shown->faces.down;

	if (down == FACE_HIDDEN)
		return DIAG_NONE;
	if (piece->down != FACE_HIDDEN || (downs >> down & 1) == 0)
		return take_see_face(taking, piece, SEEING_DOWN, down);
	if (downs != 1u << down)
		add_extra(taking, shown, EXTRA_DOWN);
	return DIAG_NONE;
}

/* One entry of a sheet. */
static enum diag
see_entry(struct taking *taking, const struct plateau_shown *shown)
{
	struct plateau *known = &taking->know->known;
	struct piece *piece;
	enum diag wrong;

	if (shown->height >= plateau_height(known, shown->square)) {
		add_extra(taking, shown, EXTRA_NOWHERE);
		return DIAG_NONE;
	}
	piece = &known->pieces[known->bottom[shown->square] + shown->height];
	if (!take_has(taking->showing.shown, piece->stay)) {
		add_extra(taking, shown, EXTRA_UNSEEN);
		return DIAG_NONE;
	}
	wrong = take_see_face(taking, piece, SEEING_UP, shown->faces.up);
	if (wrong != DIAG_NONE)
		return wrong;
	if (shown->faces.up != FACE_HIDDEN)
		taking->given |= take_bit(piece->stay);
	if (take_has(taking->told, piece->stay)) {
		add_extra(taking, shown, EXTRA_TWICE);
		return DIAG_NONE;
	}
	taking->told |= take_bit(piece->stay);
	return see_down(taking, piece, shown);
}

static enum diag
see_truth(struct taking *taking)
{
	struct plateau *known = &taking->know->known;
	unsigned end = count_pieces(known);
	enum diag wrong = DIAG_NONE;
	unsigned i;

	for (i = 0; i < end && wrong == DIAG_NONE; i++) {
		struct piece *piece = &known->pieces[i];

		if (!take_has(taking->showing.shown, piece->stay))
			continue;
		taking->given |= take_bit(piece->stay);
		wrong = take_see_face(taking, piece, SEEING_UP,
				      taking->truth->pieces[i].up);
	}
	return wrong;
}

enum diag
take_see_shown(struct taking *taking)
{
	enum diag wrong = DIAG_NONE;
	unsigned i;

	if (taking->truth != NULL)
		return see_truth(taking);
	for (i = 0; i < taking->move->shown_count && wrong == DIAG_NONE; i++)
		wrong = see_entry(taking, &taking->move->shown[i]);
	return wrong;
}

/* The turn as the view's sheet says it: what is shown of hidden sides. */
static void
say_shown(struct taking *taking, const struct piece *piece)
{
	struct plateau_know *know = taking->know;
	const struct plateau *known = &know->known;
	unsigned at = (unsigned)(piece - known->pieces);
	struct plateau_shown shown = {.faces = {piece->up, piece->down}};

	if (!plateau_view_hides((enum view)know->view, (enum side)piece->owner))
		return;
	while (known->bottom[shown.square + 1] <= at)
		shown.square++;
	shown.height = (uint8_t)(at - known->bottom[shown.square]);
	if (!take_has(taking->given, piece->stay))
		know->missing[know->missing_count++] = shown;
	if (piece->up != FACE_HIDDEN)
		know->said.shown[know->said.shown_count++] = shown;
}

/* Where the entry stands among those said, or the end of what comes before. */
static unsigned
find_entry(const struct plateau_move *said, const struct plateau_shown *shown)
{
	unsigned at = 0;

	while (at < said->shown_count &&
	       (said->shown[at].square < shown->square ||
		(said->shown[at].square == shown->square &&
		 said->shown[at].height < shown->height)))
		at++;
	return at;
}

/* What the sheet says too much stays there, for it is not ours to judge. */
static void
say_extra(struct plateau_move *said, const struct plateau_shown *extra)
{
	unsigned at = find_entry(said, extra);
	struct plateau_shown *entry = &said->shown[at];

	if (at < said->shown_count && entry->square == extra->square &&
	    entry->height == extra->height) {
		if (entry->faces.down == FACE_HIDDEN)
			entry->faces.down = extra->faces.down;
		return;
	}
	if (said->shown_count == PLATEAU_SHOWN_MAX)
		return;
	memmove(entry + 1, entry,
		(said->shown_count - at) * sizeof(*said->shown));
	*entry = *extra;
	said->shown_count++;
}

static void
say_extras(struct plateau_know *know)
{
	unsigned i;

	for (i = 0; i < know->extra_count; i++)
		say_extra(&know->said, &know->extra[i]);
}

void
take_say_turn(struct taking *taking)
{
	const struct plateau *known = &taking->know->known;
	struct plateau_move *said = &taking->know->said;
	unsigned end = taking->showing.shown == 0 ? 0 : count_pieces(known);
	unsigned i;

	*said = *taking->move;
	said->shown_count = 0;
	for (i = 0; i < end; i++)
		if (take_has(taking->showing.shown, known->pieces[i].stay))
			say_shown(taking, &known->pieces[i]);
	say_extras(taking->know);
}
