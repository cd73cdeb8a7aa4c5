/*
 * Knowledge as games/game.h offers it: how it begins, how it follows a turn that
 * shows more than it sees.
 */
#include "games/plateau_know.h"

#include <string.h>

#include "base/fields.h"

bool
plateau_view_hides(enum view view, enum side side)
{
	switch (view) {
	case VIEW_ALL:
		return false;
	case VIEW_WHITE:
		return side == SIDE_BLACK;
	case VIEW_BLACK:
		return side == SIDE_WHITE;
	case VIEW_PUBLIC:
	case VIEW_COUNT:
		break;
	}
	return true;
}

enum kind
plateau_stay_kind(const struct stay *stay)
{
	unsigned kinds = plateau_ways_kinds(stay->ways);
	unsigned kind = 0;

	if (kinds == 0 || (kinds & (kinds - 1)) != 0)
		return KIND_COUNT;
	while (kinds >> kind != 1)
		kind++;
	return (enum kind)kind;
}

/* --- the beginning --- */

static void
hide_side(struct plateau *known, enum side side)
{
	if (known->is_hidden[side])
		return;
	known->unseen[side] = (uint8_t)plateau_total(known->reserve[side]);
	memset(known->reserve[side], 0, sizeof(known->reserve[side]));
	known->is_hidden[side] = true;
}

/* In a position only the up-faces of the top pieces are public. */
static void
begin_piece(struct plateau_know *know, unsigned at, bool is_top)
{
	struct piece *piece = &know->known.pieces[at];
	struct stay *stay = &know->stays[at + 1];
	unsigned given = plateau_ways_of(piece->up, piece->down);

	if (plateau_view_hides((enum view)know->view,
			       (enum side)piece->owner)) {
		piece->down = FACE_HIDDEN;
		if (!is_top)
			piece->up = FACE_HIDDEN;
	}
	piece->stay = (uint8_t)(at + 1);
	stay->owner = piece->owner;
	stay->ways = (uint16_t)(know->is_sheet ? given
					       : plateau_ways_of(piece->up,
								 piece->down));
	stay->slot = PLATEAU_SET_MAX;
	stay->seen = (uint8_t)((piece->up != FACE_HIDDEN) << SEEING_UP |
			       (piece->down != FACE_HIDDEN) << SEEING_DOWN);
}

static enum diag
begin(const void *position, enum view view, bool is_sheet, void *knowledge,
      struct problem *problem)
{
	struct plateau_know *know = knowledge;
	struct plateau *known = &know->known;
	enum diag wrong = DIAG_NONE;
	unsigned squares, square, side, at;

	memset(know, 0, sizeof(*know));
	know->view = (uint8_t)view;
	know->is_sheet = is_sheet;
	memcpy(known, position, sizeof(*known));
	for (side = 0; side < SIDE_COUNT; side++)
		if (plateau_view_hides(view, (enum side)side))
			hide_side(known, (enum side)side);
	plateau_deal_begin(know);
	squares = plateau_square_count(known);
	for (square = 0; square < squares; square++)
		for (at = known->bottom[square]; at < known->bottom[square + 1];
		     at++)
			begin_piece(know, at,
				    at + 1u == known->bottom[square + 1]);
	for (at = 0; at < known->bottom[squares] && wrong == DIAG_NONE; at++)
		wrong = plateau_take_deal(know, at + 1, problem);
	return wrong;
}

/* --- seeing a turn --- */

/*
 * What enters lies hidden in the opening but for the upper piece's up-face
 * (B2), later with its down-face only.
 */
static void
hide_move(const struct plateau_know *know, struct plateau_move *move)
{
	unsigned i;

	if (!plateau_view_hides((enum view)know->view,
				(enum side)know->known.to_move))
		return;
	for (i = 0; i < move->entering_count; i++) {
		move->entering[i].down = FACE_HIDDEN;
		if (i + 1u < move->entering_count)
			move->entering[i].up = FACE_HIDDEN;
	}
}

static void
hide(const void *knowledge, void *move)
{
	struct plateau_move *turn = move;

	hide_move(knowledge, turn);
	turn->captured_listed = false;
	turn->captured_count = 0;
	turn->shown_count = 0;
}

/* Everybody sees what is captured, topmost first (rule 39). */
static void
list_captured(const struct plateau *before, struct plateau_move *move)
{
	unsigned captures = plateau_captures(before, move);
	unsigned end = plateau_end(move);
	const struct piece *column = plateau_column(before, end);
	unsigned at = plateau_height(before, end);

	if (move->captured_listed)
		return;
	while (move->captured_count < captures && at > 0) {
		const struct piece *piece = &column[--at];

		if (piece->owner == before->to_move)
			continue;
		move->captured[move->captured_count++] = (struct faces){
			piece->up, piece->down};
	}
	move->captured_listed = captures > 0;
}

/* The record is at least as good as the view, so nothing can be wrong. */
static void
follow(void *knowledge, const void *before, const void *move, const void *after,
       uint32_t place)
{
	struct plateau_know *know = knowledge;
	struct plateau_move said;
	struct problem problem;

	memcpy(&said, move, sizeof(said));
	problem = (struct problem){0};
	if (said.kind == PLATEAU_MOVE || said.kind == PLATEAU_STOMP)
		list_captured(before, &said);
	hide_move(know, &said);
	if (plateau_take_turn(know, &said, after, place, &problem) != DIAG_NONE)
		begin(after, (enum view)know->view, false, know, &problem);
}

static bool
hides(const void *position, enum side side)
{
	const struct plateau *plateau = position;

	return plateau->is_hidden[side];
}

static void
show(const void *knowledge, void *position)
{
	const struct plateau_know *know = knowledge;

	memcpy(position, &know->known, sizeof(know->known));
}

/*
 * A sheet lists what it takes.  Where a face was left out that decides whether
 * the turn captures, the list tells.
 */
static void
write_move(const void *knowledge, const void *before, struct fields *fields)
{
	const struct plateau_know *know = knowledge;
	const struct plateau_move *said = &know->said;
	struct plateau start;

	memcpy(&start, before, sizeof(start));
	if ((said->kind == PLATEAU_MOVE || said->kind == PLATEAU_STOMP) &&
	    said->captured_count == 0 && !said->flips)
		start.pieces[start.bottom[said->square + 1] - 1].up =
			FACE_BLANK;
	plateau_write_move(&start, said, fields);
	if (know->view != VIEW_ALL)
		plateau_write_seen(&start, said, fields);
}

static void
write_full(const void *before, const void *move, struct fields *fields)
{
	struct plateau_move said;

	memcpy(&said, move, sizeof(said));
	said.shown_count = 0;
	if (said.kind == PLATEAU_MOVE || said.kind == PLATEAU_STOMP)
		list_captured(before, &said);
	plateau_write_move(before, &said, fields);
	plateau_write_seen(before, &said, fields);
}

const struct secrets plateau_secrets = {
	.knowledge_size = sizeof(struct plateau_know),
	.read_position = plateau_read_hidden_position,
	.begin = begin,
	.take = plateau_know_take,
	.follow = follow,
	.remark = plateau_know_remark,
	.hides = hides,
	.show = show,
	.hide = hide,
	.write_move = write_move,
	.write_full = write_full,
	.write_kinds = plateau_know_write_kinds,
	.write = plateau_know_write,
};
