/*
 * From the gestures of a turn to the move that they come to.
 */
#include "games/plateau_collapse.h"

#include <string.h>

#include "base/catalog.h"
#include "games/plateau_phrase.h"

enum diag
collapse_refuse(struct collapse *collapse, const char *reason)
{
	problem_words(collapse->problem, "reason", reason);
	return DIAG_GESTURE;
}

/*
 * Says where it is, of a piece of which the slots {side}, {kind} and {number}
 * tell.
 */
static void
say_whereabouts(const struct collapse *collapse, unsigned number,
		struct phrase *phrase)
{
	const struct plateau *board = collapse->board;
	unsigned squares = plateau_square_count(board), square, level;

	for (square = 0; square < squares; square++)
		for (level = 0; level < plateau_height(board, square); level++)
			if (plateau_column(board, square)[level].stay ==
			    number + 1) {
				phrase_slot_square(phrase, "square", board,
						   square);
				phrase_slot_number(phrase, "height", level);
				phrase_say(phrase,
					   "{side}'s {kind}, number {number}, "
					   "is on {square} at height {height}");
				return;
			}
	phrase_say(phrase,
		   (collapse->tray->reserve & tray_bit(number)) != 0
			   ? N_("{side}'s {kind}, number {number}, is in the "
				"reserve")
			   : N_("{side}'s {kind}, number {number}, is among "
				"the prisoners"));
}

enum diag
collapse_misplaced(struct collapse *collapse, unsigned number)
{
	const struct plateau_tray *tray = collapse->tray;
	struct phrase reason;

	phrase_start(&reason, collapse->problem->catalog);
	phrase_slot_number(&reason, "number", number);
	if (number >= 2u * tray->set_size) {
		phrase_say(&reason, "no piece has the number {number}");
	} else {
		phrase_slot_words(&reason, "side",
				  phrase_side(tray_owner(tray, number)));
		phrase_slot_words(&reason, "kind",
				  plateau_kinds[tray->kinds[number]].name);
		say_whereabouts(collapse, number, &reason);
	}
	problem_fact(collapse->problem, "reason", phrase_text(&reason));
	return DIAG_GESTURE_PIECE;
}

/* --- entering --- */

/*
 * The faces of the n-th piece from below.  Letters stand for the top piece
 * first, two for each or one, its up-face; what is not said is as the piece
 * lies in the reserve at the start, marker up.
 */
static bool
read_faces(const struct collapse *collapse, unsigned n, struct faces *faces)
{
	const struct gesture *gesture = collapse->gesture;
	const struct kind_row *kind =
		&plateau_kinds[collapse->tray->kinds[gesture->pieces[n]]];
	unsigned each = gesture->face_count >= 2u * gesture->piece_count ? 2
									 : 1;
	unsigned at = (gesture->piece_count - 1 - n) * each;
	uint8_t up = FACE_HIDDEN, down = FACE_HIDDEN;

	if (at + each <= gesture->face_count) {
		up = gesture->faces[at];
		down = each == 2 ? gesture->faces[at + 1] : down;
	}
	if (up == FACE_HIDDEN && down != FACE_HIDDEN)
		up = (uint8_t)(down == kind->marker ? kind->other
						    : kind->marker);
	if (up == FACE_HIDDEN)
		up = (uint8_t)kind->marker;
	faces->up = up;
	faces->down = (uint8_t)(up == kind->marker ? kind->other
						   : kind->marker);
	return (up == kind->marker || up == kind->other) &&
	       (down == FACE_HIDDEN || down == faces->down);
}

/* Whatever was being done on the board is taken back by it. */
static enum diag
take_onboard(struct collapse *collapse)
{
	const struct gesture *gesture = collapse->gesture;
	struct plateau_tray *tray = collapse->tray;
	unsigned square, i;
	enum diag wrong = collapse_square(collapse, &square);

	for (i = 0; i < gesture->piece_count && wrong == DIAG_NONE; i++) {
		unsigned number = gesture->pieces[i];

		if ((tray->reserve & tray_bit(number)) == 0 ||
		    tray_owner(tray, number) != collapse->owner)
			return collapse_misplaced(collapse, number);
		if (!read_faces(collapse, i, &collapse->entering[i]))
			return collapse_refuse(collapse,
					       "the piece has no such colours");
		tray->entering[i] = (uint8_t)number;
	}
	if (wrong != DIAG_NONE)
		return wrong;
	collapse->hand = HAND_EMPTY;
	collapse->entering_count = gesture->piece_count;
	collapse->start = square;
	collapse->count = gesture->level;
	return DIAG_NONE;
}

/* --- one gesture --- */

static enum diag
take_pick(struct collapse *collapse)
{
	unsigned place = collapse->gesture->place;

	if (place < PLACE_SQUARES)
		return collapse_pick(collapse);
	if (place == PLACE_RESERVE || collapse->gesture->piece_count == 0)
		return DIAG_NONE;
	return collapse_pick_prisoner(collapse);
}

static enum diag
take_drop(struct collapse *collapse)
{
	unsigned place = collapse->gesture->place;

	if (place < PLACE_SQUARES)
		return collapse_drop(collapse);
	if (place == PLACE_RESERVE)
		return DIAG_NONE;
	return collapse_drop_prisoner(collapse);
}

static enum diag
take_gesture(struct collapse *collapse)
{
	switch ((enum plateau_gesture)collapse->gesture->kind) {
	case GESTURE_ONBOARD:
		return take_onboard(collapse);
	case GESTURE_PICK:
	case GESTURE_LIFT:
		return take_pick(collapse);
	case GESTURE_DROP:
		return take_drop(collapse);
	case GESTURE_BACK:
		return collapse_back(collapse);
	case GESTURE_FLIP:
	case GESTURE_TURN:
		return collapse->gesture->place < PLACE_SQUARES
			       ? collapse_flip(collapse)
			       : DIAG_NONE;
	case GESTURE_TRADE:
		return collapse_trade(collapse);
	case GESTURE_DONE:
		collapse->is_answered |= collapse->is_answer;
		return DIAG_NONE;
	case GESTURE_EDIT:
		return collapse_refuse(collapse,
				       "the position was changed by hand");
	case GESTURE_RESIGN:
	case GESTURE_TIMEOUT:
	case GESTURE_START:
	case GESTURE_PAUSE:
	case GESTURE_KIND_COUNT:
		break;
	}
	return DIAG_NONE;
}

/* --- what they come to --- */

static void
count_kinds(const struct plateau_tray *tray, uint64_t set,
	    uint8_t counts[KIND_COUNT])
{
	unsigned number;

	for (number = 0; number < 2u * tray->set_size; number++)
		if ((set & tray_bit(number)) != 0)
			counts[tray->kinds[number]]++;
}

static enum diag
make_exchange(struct collapse *collapse, struct plateau_move *move)
{
	const struct plateau_tray *tray = collapse->tray;

	if (!collapse->is_answer || (tray->paid == 0 && !collapse->is_answered))
		return collapse_refuse(collapse, "the tender is not answered");
	move->kind = tray->paid != 0 ? PLATEAU_EXCHANGE : PLATEAU_REFUSAL;
	count_kinds(tray, tray->tendered, move->tender);
	count_kinds(tray, tray->paid, move->payment);
	return DIAG_NONE;
}

static void
make_entering(const struct collapse *collapse, struct plateau_move *move)
{
	unsigned height = plateau_height(collapse->board, collapse->start);

	move->kind = collapse->entering_count == 2 ? PLATEAU_OPENING
						   : PLATEAU_ONBOARD;
	move->square = (uint8_t)collapse->start;
	move->height = (uint8_t)(collapse->count < height ? collapse->count
							  : height);
	move->entering_count = (uint8_t)collapse->entering_count;
	memcpy(move->entering, collapse->entering, sizeof(move->entering));
}

/* Captures are not recorded: the most is taken (rule 41). */
static void
set_captures(const struct collapse *collapse, struct plateau_move *move)
{
	move->captures = CAPTURES_ALL;
	move->captures = (uint8_t)plateau_captures(collapse->board, move);
}

static void
make_move(const struct collapse *collapse, struct plateau_move *move)
{
	unsigned i;

	move->kind = PLATEAU_MOVE;
	move->square = (uint8_t)collapse->start;
	move->count = (uint8_t)collapse->count;
	for (i = 0; i < collapse->landing_count; i++) {
		move->stops[i].square = collapse->landings[i].square;
		move->stops[i].change = collapse->landings[i].change;
	}
	move->stop_count = (uint8_t)i;
}

/* B5: one that is no legal flip is left out. */
static enum diag
set_flip(struct collapse *collapse, struct plateau_move *move)
{
	const struct piece *top;

	if (collapse->flipped == 0)
		return DIAG_NONE;
	top = plateau_top(collapse->board, collapse->flip_square);
	if (top->up == top->down) {
		collapse->tray->is_uniform_flipped = true;
		if (!collapse->board->rules.flip_uniform ||
		    (move->kind != PLATEAU_MOVE && move->kind != PLATEAU_STOMP))
			return DIAG_NONE;
	}
	if (move->kind == PLATEAU_PASS) {
		move->kind = PLATEAU_FLIP;
		move->square = (uint8_t)collapse->flip_square;
	} else if ((move->kind != PLATEAU_MOVE &&
		    move->kind != PLATEAU_STOMP) ||
		   move->square != collapse->flip_square) {
		collapse->blames_flip = true;
		return collapse_refuse(
			collapse, "a piece was turned over that does not move");
	}
	move->flips = true;
	move->face = top->down;
	return DIAG_NONE;
}

/* Whether pieces that came back to their square capture there (rule 43). */
static bool
is_stomp(const struct collapse *collapse)
{
	struct plateau_move trial = {.kind = PLATEAU_STOMP,
				     .square = (uint8_t)collapse->start,
				     .captures = CAPTURES_ALL};
	const struct piece *top;

	if (collapse->hand != HAND_HOME || collapse->is_cancelled)
		return false;
	top = plateau_top(collapse->board, collapse->start);
	trial.flips = collapse->flipped != 0 &&
		      collapse->flip_square == collapse->start;
	trial.face = top->down;
	return plateau_captures(collapse->board, &trial) > 0;
}

static enum diag
make_turn(struct collapse *collapse, struct plateau_move *move)
{
	enum diag wrong = DIAG_NONE;
	bool plays = collapse->entering_count > 0 ||
		     collapse->hand == HAND_DOWN || collapse->flipped != 0;

	if (collapse->hand == HAND_FULL)
		return collapse_refuse(collapse, "pieces are still in hand");
	if (collapse->has_tendered && collapse->tray->tendered != 0) {
		if (plays)
			return collapse_refuse(collapse,
					       "an exchange is a turn by "
					       "itself");
		return make_exchange(collapse, move);
	}
	if (collapse->entering_count > 0) {
		make_entering(collapse, move);
	} else if (collapse->hand == HAND_DOWN) {
		make_move(collapse, move);
	} else if (is_stomp(collapse)) {
		move->kind = PLATEAU_STOMP;
		move->square = (uint8_t)collapse->start;
	} else {
		move->kind = PLATEAU_PASS;
	}
	wrong = set_flip(collapse, move);
	if (wrong == DIAG_NONE &&
	    (move->kind == PLATEAU_MOVE || move->kind == PLATEAU_STOMP))
		set_captures(collapse, move);
	return wrong;
}

static void
begin(struct collapse *collapse, struct plateau_tray *tray)
{
	tray->tendered = tray->trade;
	tray->paid = 0;
	tray->is_uniform_flipped = false;
	collapse->tray = tray;
	collapse->board = &tray->board;
	collapse->owner = (enum side)tray->board.to_move;
	collapse->hand = HAND_EMPTY;
	collapse->is_cancelled = collapse->blames_flip = false;
	collapse->landing_count = collapse->flipped = 0;
	collapse->entering_count = 0;
	collapse->is_answer = collapse->is_answered = false;
	collapse->has_tendered = false;
	collapse->moved = 0;
}

enum diag
plateau_collapse(void *tray, const struct gesture *gestures, size_t count,
		 void *move, size_t *at, struct problem *problem)
{
	struct collapse collapse;
	struct plateau_move *turn = move;
	enum diag wrong = DIAG_NONE;

	begin(&collapse, tray);
	collapse.problem = problem;
	memset(turn, 0, offsetof(struct plateau_move, shown));
	turn->captures = CAPTURES_UNMARKED;
	for (*at = 0; *at < count; ++*at) {
		collapse.gesture = &gestures[*at];
		collapse.at = *at;
		if (collapse.gesture->side != collapse.owner)
			collapse.is_answer = true;
		wrong = take_gesture(&collapse);
		if (wrong != DIAG_NONE)
			return wrong;
	}
	wrong = make_turn(&collapse, turn);
	if (wrong != DIAG_NONE && collapse.blames_flip)
		*at = collapse.flip_at;
	return wrong;
}
