/*
 * Whether a turn could be played, where faces of pieces may be unknown.
 */
#include "games/plateau_take.h"

/* The top piece that the turn moves, or NULL. */
static struct piece *
find_mover(struct taking *taking)
{
	struct plateau *known = &taking->know->known;
	const struct plateau_move *move = taking->move;

	if ((move->kind != PLATEAU_MOVE && move->kind != PLATEAU_STOMP) ||
	    !plateau_is_own_topped(known, move->square))
		return NULL;
	return &known->pieces[known->bottom[move->square + 1] - 1];
}

/*
 * A sheet has left out which face of the top piece is up: those with which the
 * turn is legal and takes what it says.  One of them stays on the board until
 * the turn is played.
 */
static enum diag
guess_top(struct taking *taking, struct piece *top)
{
	const struct plateau *known = &taking->know->known;
	unsigned ups = plateau_ways_ups(taking->know->stays[top->stay].ways);
	unsigned ways = 0;
	enum diag wrong = DIAG_NONE, first = DIAG_NONE;
	unsigned legal = 0;
	unsigned face;

	for (face = 0; face < FACE_COUNT; face++) {
		if ((ups >> face & 1) == 0)
			continue;
		top->up = (uint8_t)face;
		wrong = plateau_check(known, taking->move);
		if (wrong == DIAG_NONE &&
		    plateau_captures(known, taking->move) !=
			    taking->move->captured_count)
			wrong = DIAG_CAPTURE_UNLISTED;
		if (wrong == DIAG_NONE) {
			ways |= plateau_ways_of(face, FACE_HIDDEN);
			legal = face;
		} else if (first == DIAG_NONE) {
			first = wrong;
		}
	}
	top->up = (uint8_t)(ways == 0 ? FACE_HIDDEN : legal);
	if (ways == 0)
		return first;
	take_narrow(taking, top->stay, ways, SEEING_PLAY);
	if (ways != plateau_ways_of(legal, FACE_HIDDEN))
		taking->guessed = top->stay;
	return DIAG_NONE;
}

/* A list that names other faces than were seen says so with both places. */
static enum diag
judge_list(struct taking *taking)
{
	const struct plateau *known = &taking->know->known;
	enum diag wrong = DIAG_NONE;
	unsigned captures = plateau_captures(known, taking->move);

	if (taking->move->captured_count != captures)
		return DIAG_CAPTURE_LIST;
	plateau_find_showing(known, taking->move, captures, &taking->showing);
	wrong = take_see_captured(taking);
	return wrong == DIAG_NONE ? DIAG_CAPTURE_LIST : wrong;
}

enum diag
take_check(struct taking *taking)
{
	const struct plateau *known = &taking->know->known;
	struct piece *top = find_mover(taking);
	enum diag wrong = DIAG_NONE;

	if (top != NULL && known->is_hidden[known->to_move])
		wrong = take_see_flip(taking, top);
	if (wrong == DIAG_NONE && top != NULL && top->up == FACE_HIDDEN)
		wrong = guess_top(taking, top);
	if (wrong == DIAG_NONE)
		wrong = plateau_check(known, taking->move);
	return wrong == DIAG_CAPTURE_LIST ? judge_list(taking) : wrong;
}
