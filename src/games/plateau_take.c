/*
 * Taking a turn as a view has seen it: first whether it could be played at all,
 * then what it proves of single pieces, then whether a deal is left.
 */
#include "games/plateau_take.h"

#include <string.h>

static unsigned
count_pieces(const struct plateau *plateau)
{
	return plateau->bottom[plateau_square_count(plateau)];
}

struct piece *
take_find_piece(struct plateau_know *know, unsigned stay)
{
	struct piece *piece = know->known.pieces;

	while (piece->stay != stay)
		piece++;
	return piece;
}

bool
take_narrow(struct taking *taking, unsigned number, unsigned ways,
	    enum seeing seeing)
{
	struct stay *stay = &taking->know->stays[number];

	if ((stay->ways & ways) == 0)
		return false;
	if ((stay->seen >> seeing & 1) == 0) {
		stay->seen |= (uint8_t)(1 << seeing);
		stay->sights[seeing] = taking->sight;
	}
	if ((stay->ways & ~ways) != 0)
		taking->changed |= take_bit(number);
	stay->ways &= (uint16_t)ways;
	return true;
}

enum diag
take_see_face(struct taking *taking, struct piece *piece, enum seeing seeing,
	      unsigned face)
{
	unsigned ways = seeing == SEEING_UP
				? plateau_ways_of(face, FACE_HIDDEN)
				: plateau_ways_of(FACE_HIDDEN, face);

	if (face == FACE_HIDDEN)
		return DIAG_NONE;
	if (!take_narrow(taking, piece->stay, ways, seeing)) {
		plateau_say_face(taking->know, piece->stay, ways,
				 taking->problem);
		return DIAG_SHOWN_FACE;
	}
	if (seeing == SEEING_UP)
		piece->up = (uint8_t)face;
	else
		piece->down = (uint8_t)face;
	return DIAG_NONE;
}

enum diag
plateau_take_deal(struct plateau_know *know, unsigned stay,
		  struct problem *problem)
{
	uint64_t conflict;

	if (plateau_deal_place(know, stay, &conflict))
		return DIAG_NONE;
	plateau_say_set(know, conflict, problem);
	return DIAG_SHOWN_SET;
}

static enum diag
settle_deal(struct taking *taking)
{
	enum diag wrong = DIAG_NONE;
	unsigned stay;

	for (stay = 1; taking->changed >> stay != 0 && wrong == DIAG_NONE;
	     stay++)
		if (take_has(taking->changed, stay))
			wrong = plateau_take_deal(taking->know, stay,
						  taking->problem);
	taking->changed = 0;
	return wrong;
}

enum diag
take_see_flip(struct taking *taking, struct piece *top)
{
	if (!taking->move->flips)
		return DIAG_NONE;
	return take_see_face(taking, top, SEEING_DOWN, taking->move->face);
}

/* --- what is captured --- */

static enum diag
lack_list(struct taking *taking, unsigned captures)
{
	problem_number(taking->problem, "takes", (long)captures);
	return DIAG_CAPTURE_UNLISTED;
}

/* Where nobody hides anything the list can be read off the board. */
static void
list_captured(struct taking *taking)
{
	struct plateau_move *move = taking->move;
	unsigned i;

	for (i = 0; i < taking->showing.captured_count; i++) {
		const struct piece *piece = take_find_piece(
			taking->know, taking->showing.captured[i]);

		move->captured[i].up = piece->up;
		move->captured[i].down = piece->down;
	}
	move->captured_count = taking->showing.captured_count;
	move->captured_listed = true;
}

enum diag
take_see_captured(struct taking *taking)
{
	const struct plateau_showing *showing = &taking->showing;
	enum diag wrong = DIAG_NONE;
	unsigned i;

	if (!taking->move->captured_listed && showing->captured_count > 0) {
		if (taking->know->view != VIEW_ALL)
			return lack_list(taking, showing->captured_count);
		list_captured(taking);
	}
	for (i = 0; i < showing->captured_count && wrong == DIAG_NONE; i++) {
		const struct faces *faces = &taking->move->captured[i];
		struct piece *piece = take_find_piece(taking->know,
						      showing->captured[i]);

		wrong = take_see_face(taking, piece, SEEING_UP, faces->up);
		if (wrong == DIAG_NONE)
			wrong = take_see_face(taking, piece, SEEING_DOWN,
					      faces->down);
		if (wrong == DIAG_NONE)
			wrong = plateau_take_deal(taking->know, piece->stay,
						  taking->problem);
	}
	return wrong;
}

/* --- the turn is played --- */

static void
release_captured(struct taking *taking)
{
	struct plateau_know *know = taking->know;
	unsigned i;

	for (i = 0; i < taking->showing.captured_count; i++) {
		const struct stay *stay =
			&know->stays[taking->showing.captured[i]];

		know->captures[stay->owner][plateau_stay_kind(stay)] =
			taking->sight;
		taking->changed &= ~take_bit(taking->showing.captured[i]);
		plateau_deal_capture(know, taking->showing.captured[i]);
	}
}

static enum diag
see_idle(struct taking *taking)
{
	unsigned stay;

	for (stay = 1; taking->showing.idle >> stay != 0; stay++)
		if (take_has(taking->showing.idle, stay) &&
		    !take_narrow(taking, stay, plateau_ways_of_kind(KIND_MUTE),
				 SEEING_PLAY))
			return DIAG_PASS;
	return DIAG_NONE;
}

static void
return_prisoners(struct taking *taking)
{
	const struct plateau_move *move = taking->move;
	enum side offerer = (enum side)taking->know->known.to_move;
	unsigned kind;
	unsigned n;

	if (move->kind != PLATEAU_EXCHANGE)
		return;
	for (kind = 0; kind < KIND_COUNT; kind++) {
		for (n = 0; n < move->tender[kind]; n++)
			plateau_deal_return(taking->know, opponent(offerer),
					    (enum kind)kind);
		for (n = 0; n < move->payment[kind]; n++)
			plateau_deal_return(taking->know, offerer,
					    (enum kind)kind);
	}
}

/* What was seen of the piece turns with it. */
static void
turn_stay(struct stay *stay)
{
	struct sight up = stay->sights[SEEING_UP];
	unsigned seen = stay->seen;

	stay->ways = (uint16_t)plateau_ways_turned(stay->ways);
	stay->sights[SEEING_UP] = stay->sights[SEEING_DOWN];
	stay->sights[SEEING_DOWN] = up;
	stay->seen = (uint8_t)((seen & 1u << SEEING_PLAY) |
			       (seen & 1u << SEEING_UP) << 1 |
			       (seen & 1u << SEEING_DOWN) >> 1);
}

/* A face that was only guessed is hidden again, wherever it now lies. */
static void
forget_guess(struct taking *taking)
{
	struct piece *piece;

	if (taking->guessed == 0)
		return;
	piece = take_find_piece(taking->know, taking->guessed);
	if (taking->move->flips)
		piece->down = FACE_HIDDEN;
	else
		piece->up = FACE_HIDDEN;
}

static void
begin_stay(struct taking *taking, struct piece *piece)
{
	unsigned number = 1;
	struct stay *stay;

	while (taking->know->stays[number].ways != 0)
		number++;
	stay = &taking->know->stays[number];
	memset(stay, 0, sizeof(*stay));
	stay->owner = piece->owner;
	stay->ways = (uint16_t)plateau_ways_of(piece->up, piece->down);
	stay->since = taking->sight.number;
	stay->slot = PLATEAU_SET_MAX;
	stay->sights[SEEING_UP] = taking->sight;
	stay->sights[SEEING_DOWN] = taking->sight;
	stay->seen = (uint8_t)((piece->up != FACE_HIDDEN) << SEEING_UP |
			       (piece->down != FACE_HIDDEN) << SEEING_DOWN);
	piece->stay = (uint8_t)number;
	taking->changed |= take_bit(number);
}

static void
begin_stays(struct taking *taking)
{
	struct plateau *known = &taking->know->known;
	unsigned end = count_pieces(known);
	unsigned i;

	if (taking->move->entering_count == 0)
		return;
	for (i = 0; i < end; i++)
		if (known->pieces[i].stay == 0)
			begin_stay(taking, &known->pieces[i]);
}

static void
play(struct taking *taking)
{
	struct plateau_know *know = taking->know;

	release_captured(taking);
	return_prisoners(taking);
	plateau_play(&know->known, taking->move);
	forget_guess(taking);
	if (taking->showing.flipped > 0)
		turn_stay(&know->stays[taking->showing.flipped]);
	begin_stays(taking);
}

/* Rule 31: what was dropped on an enemy piece was a weapon. */
static enum diag
see_weapons(struct taking *taking)
{
	unsigned ways = PLATEAU_WAYS_ALL &
			~plateau_ways_of(FACE_BLANK, FACE_HIDDEN);
	unsigned stay;

	for (stay = 1; taking->showing.weapons >> stay != 0; stay++)
		if (take_has(taking->showing.weapons, stay) &&
		    !take_narrow(taking, stay, ways, SEEING_PLAY))
			return DIAG_PIN_BLANK;
	return DIAG_NONE;
}

/* A side that hides a face is known by number only from now on. */
static void
hide_entering_side(struct taking *taking)
{
	struct plateau *known = &taking->know->known;
	unsigned side = known->to_move;
	unsigned i;

	for (i = 0; i < taking->move->entering_count; i++) {
		const struct faces *faces = &taking->move->entering[i];

		if (known->is_hidden[side] ||
		    (faces->up != FACE_HIDDEN && faces->down != FACE_HIDDEN))
			continue;
		known->unseen[side] = (uint8_t)plateau_reserve_total(
			known, (enum side)side);
		memset(known->reserve[side], 0, sizeof(known->reserve[side]));
		known->is_hidden[side] = true;
	}
}

static enum diag
take(struct taking *taking)
{
	struct plateau_know *know = taking->know;
	enum diag wrong = take_check(taking);

	if (wrong != DIAG_NONE)
		return wrong;
	plateau_find_showing(&know->known, taking->move,
			     plateau_captures(&know->known, taking->move),
			     &taking->showing);
	wrong = take_see_captured(taking);
	if (wrong == DIAG_NONE)
		wrong = see_idle(taking);
	if (wrong == DIAG_NONE && taking->showing.flipped > 0)
		wrong = take_see_flip(
			taking, take_find_piece(know, taking->showing.flipped));
	if (wrong != DIAG_NONE)
		return wrong;
	play(taking);
	wrong = take_see_shown(taking);
	if (wrong == DIAG_NONE)
		wrong = see_weapons(taking);
	if (wrong == DIAG_NONE)
		wrong = settle_deal(taking);
	if (wrong == DIAG_NONE)
		take_say_turn(taking);
	return wrong;
}

enum diag
plateau_take_turn(struct plateau_know *know, const struct plateau_move *move,
		  const struct plateau *truth, uint32_t place,
		  struct problem *problem)
{
	struct plateau_move said = *move;
	struct taking taking = {
		.know = know,
		.move = &said,
		.truth = truth,
		.sight = {know->known.number, place},
		.problem = problem,
	};

	know->missing_count = 0;
	know->extra_count = 0;
	hide_entering_side(&taking);
	return take(&taking);
}

enum diag
plateau_know_take(void *knowledge, const void *move, uint32_t place,
		  struct problem *problem)
{
	return plateau_take_turn(knowledge, move, NULL, place, problem);
}
