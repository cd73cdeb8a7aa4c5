/*
 * What a turn shows: read from a sheet, or from the position of a full record, and
 * said again as a sheet says it.
 */
#include "games/plateau_take.h"

static unsigned
count_pieces(const struct plateau *plateau)
{
	return plateau->bottom[plateau_square_count(plateau)];
}

static void
add_extra(struct taking *taking, const struct plateau_shown *shown)
{
	struct plateau_know *know = taking->know;

	know->extra[know->extra_count++] = *shown;
}

/*
 * One entry of a sheet.  A down-face stands there when it is known or follows
 * from the other; else the turn does not show it.
 */
static enum diag
see_entry(struct taking *taking, const struct plateau_shown *shown)
{
	struct plateau *known = &taking->know->known;
	struct piece *piece;
	enum diag wrong;
	unsigned downs;

	if (shown->height >= plateau_height(known, shown->square)) {
		add_extra(taking, shown);
		return DIAG_NONE;
	}
	piece = &known->pieces[known->bottom[shown->square] + shown->height];
	if (!take_has(taking->showing.shown, piece->stay)) {
		add_extra(taking, shown);
		return DIAG_NONE;
	}
	wrong = take_see_face(taking, piece, SEEING_UP, shown->faces.up);
	if (wrong != DIAG_NONE || shown->faces.up == FACE_HIDDEN)
		return wrong;
	taking->given |= take_bit(piece->stay);
	if (piece->down != FACE_HIDDEN)
		return take_see_face(taking, piece, SEEING_DOWN,
				     shown->faces.down);
	downs = plateau_ways_downs(taking->know->stays[piece->stay].ways);
	if (shown->faces.down != FACE_HIDDEN &&
	    downs != 1u << shown->faces.down)
		add_extra(taking, shown);
	return DIAG_NONE;
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
say_shown(struct taking *taking, unsigned square, unsigned height)
{
	struct plateau_know *know = taking->know;
	const struct piece *piece = plateau_column(&know->known, square) +
				    height;
	struct plateau_shown shown = {
		.square = (uint8_t)square,
		.height = (uint8_t)height,
		.faces = {piece->up, piece->down},
	};

	if (!take_has(taking->showing.shown, piece->stay) ||
	    !plateau_view_hides((enum view)know->view, (enum side)piece->owner))
		return;
	if (!take_has(taking->given, piece->stay))
		know->missing[know->missing_count++] = shown;
	if (piece->up != FACE_HIDDEN)
		know->said.shown[know->said.shown_count++] = shown;
}

void
take_say_turn(struct taking *taking)
{
	const struct plateau *known = &taking->know->known;
	struct plateau_move *said = &taking->know->said;
	unsigned squares = plateau_square_count(known);
	unsigned square;
	unsigned height;

	*said = *taking->move;
	said->shown_count = 0;
	if (taking->showing.shown == 0)
		return;
	for (square = 0; square < squares; square++)
		for (height = 0; height < plateau_height(known, square);
		     height++)
			say_shown(taking, square, height);
}
