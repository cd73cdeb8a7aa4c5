/*
 * From a legal move to the gestures by which a player makes it.
 */
#include "games/plateau_tray.h"

#include <string.h>

enum { SIDE_LETTERS = 8 };

/* In each player's area of the stacks: prisoners, trade, reserve. */
enum { STACKS_OF_SIDE = 3 * KIND_COUNT };

struct unfolding {
	const struct plateau_tray *tray;
	gesture_visitor *visit;
	void *context;
	enum side side; /* who makes the gestures now */
	bool is_good;
};

/* --- one gesture --- */

static struct gesture
blank_gesture(const struct unfolding *unfolding, unsigned kind)
{
	return (struct gesture){.kind = (uint8_t)kind,
				.side = (uint8_t)unfolding->side,
				.place = GESTURE_NONE,
				.level = GESTURE_NONE,
				.stack = -1};
}

static void
make(struct unfolding *unfolding, const struct gesture *gesture)
{
	unfolding->visit(unfolding->context, gesture);
}

static void
make_done(struct unfolding *unfolding)
{
	struct gesture done = blank_gesture(unfolding, GESTURE_DONE);

	make(unfolding, &done);
}

static uint8_t
place_of(const struct unfolding *unfolding, unsigned square)
{
	unsigned size = unfolding->tray->board.rules.size;

	return (uint8_t)(square / size * SIDE_LETTERS + square % size);
}

/* `label`: number plus 1; a piece without one cannot be named. */
static void
name_piece(struct unfolding *unfolding, struct gesture *gesture, unsigned label)
{
	if (label == 0 || gesture->piece_count == GESTURE_PIECES) {
		unfolding->is_good = false;
		return;
	}
	gesture->pieces[gesture->piece_count++] = (uint8_t)(label - 1);
	gesture->set |= tray_bit(label - 1);
}

static void
name_face(struct gesture *gesture, unsigned face)
{
	gesture->faces[gesture->face_count++] = (uint8_t)face;
}

/* --- entering --- */

static void
unfold_entering(struct unfolding *unfolding, const struct plateau_move *move)
{
	const struct plateau_tray *tray = unfolding->tray;
	struct gesture gesture = blank_gesture(unfolding, GESTURE_ONBOARD);
	unsigned i;

	gesture.place = place_of(unfolding, move->square);
	gesture.level = move->height;
	if (move->kind == PLATEAU_OPENING ||
	    move->height == plateau_height(&tray->board, move->square))
		gesture.level = LEVEL_ON_TOP;
	for (i = 0; i < move->entering_count; i++) {
		unsigned number = tray->entering[i];

		name_piece(unfolding, &gesture,
			   number == GESTURE_NONE ? 0 : number + 1);
	}
	for (i = move->entering_count; i-- > 0;) {
		name_face(&gesture, move->entering[i].up);
		name_face(&gesture, move->entering[i].down);
	}
	make(unfolding, &gesture);
}

/* --- moving --- */

static void
make_pick(struct unfolding *unfolding, unsigned square, unsigned level,
	  unsigned label)
{
	struct gesture gesture = blank_gesture(unfolding, GESTURE_PICK);

	gesture.place = place_of(unfolding, square);
	gesture.level = (uint8_t)level;
	name_piece(unfolding, &gesture, label);
	make(unfolding, &gesture);
}

static void
make_drop(struct unfolding *unfolding, unsigned square)
{
	struct gesture gesture = blank_gesture(unfolding, GESTURE_DROP);
	unsigned size = unfolding->tray->board.rules.size;

	gesture.place = place_of(unfolding, square);
	gesture.level = LEVEL_ON_TOP;
	gesture.stack = (int16_t)((size - 1 - square / size) * size +
				  square % size);
	make(unfolding, &gesture);
}

static void
unfold_flip(struct unfolding *unfolding, const struct plateau_move *move)
{
	struct gesture gesture = blank_gesture(unfolding, GESTURE_FLIP);

	if (!move->flips)
		return;
	gesture.place = place_of(unfolding, move->square);
	name_piece(unfolding, &gesture,
		   plateau_top(&unfolding->tray->board, move->square)->stay);
	name_face(&gesture, move->face);
	make(unfolding, &gesture);
}

/* The pieces in hand end at the end of the array. */
struct hand {
	uint8_t labels[PLATEAU_PIECES_MAX];
	unsigned lowest;
};

static void
lift(struct hand *hand, const struct plateau *board, unsigned square,
     unsigned count)
{
	const struct piece *column = plateau_column(board, square);
	unsigned height = plateau_height(board, square);
	unsigned i;

	for (i = 0; i < count; i++)
		hand->labels[--hand->lowest] = column[height - 1 - i].stay;
}

/* Put down, and what travels on picked up again. */
static void
unfold_stop(struct unfolding *unfolding, const struct plateau_stop *stop,
	    struct hand *hand)
{
	const struct plateau *board = &unfolding->tray->board;
	unsigned height = plateau_height(board, stop->square);
	unsigned level = (unsigned)((int)height - stop->change);

	make_drop(unfolding, stop->square);
	if (stop->change > 0)
		lift(hand, board, stop->square, (unsigned)stop->change);
	else
		hand->lowest += (unsigned)-stop->change;
	make_pick(unfolding, stop->square, level, hand->labels[hand->lowest]);
}

static void
unfold_move(struct unfolding *unfolding, const struct plateau_move *move)
{
	const struct plateau *board = &unfolding->tray->board;
	unsigned height = plateau_height(board, move->square);
	unsigned count = move->count, i;
	struct hand hand = {.lowest = PLATEAU_PIECES_MAX};

	if (move->kind == PLATEAU_STOMP)
		count = plateau_unit(board, move->square);
	unfold_flip(unfolding, move);
	lift(&hand, board, move->square, count);
	make_pick(unfolding, move->square, height - count,
		  hand.labels[hand.lowest]);
	for (i = 0; i + 1 < move->stop_count; i++)
		if (move->stops[i].change != 0)
			unfold_stop(unfolding, &move->stops[i], &hand);
	make_drop(unfolding, plateau_end(move));
}

/* --- exchanges --- */

/* Prisoners and trade of a kind lie side by side, then come the reserves. */
static int16_t
stack_of(const struct unfolding *unfolding, unsigned kind, bool is_trade)
{
	unsigned stack = plateau_square_count(&unfolding->tray->board) +
			 2 * kind + is_trade;

	if (unfolding->side == SIDE_WHITE)
		stack += STACKS_OF_SIDE;
	return (int16_t)stack;
}

/* One prisoner from the one area to the other, each time the top one. */
static void
carry(struct unfolding *unfolding, unsigned number, uint64_t among,
      bool is_to_trade)
{
	struct gesture pick = blank_gesture(unfolding, GESTURE_PICK);
	struct gesture drop = blank_gesture(unfolding, GESTURE_DROP);

	pick.place = is_to_trade ? PLACE_PRISONERS : PLACE_TRADE;
	pick.level = (uint8_t)tray_level(unfolding->tray, among, number);
	name_piece(unfolding, &pick, number + 1);
	make(unfolding, &pick);
	drop.place = is_to_trade ? PLACE_TRADE : PLACE_PRISONERS;
	drop.level = LEVEL_ON_TOP;
	drop.stack = stack_of(unfolding, unfolding->tray->kinds[number],
			      is_to_trade);
	make(unfolding, &drop);
}

/* A prisoner on which others lie that stay: named, it goes alone. */
static void
offer(struct unfolding *unfolding, unsigned number)
{
	struct gesture gesture = blank_gesture(unfolding, GESTURE_TRADE);

	name_piece(unfolding, &gesture, number + 1);
	make(unfolding, &gesture);
}

/* From what lies in the trade area to what should; the top ones go first. */
static void
unfold_trade(struct unfolding *unfolding, uint64_t lies, uint64_t wanted)
{
	const struct plateau_tray *tray = unfolding->tray;
	uint64_t prisoners = tray->prisoners[unfolding->side], held, above;
	unsigned number;

	while ((lies & ~wanted) != 0) {
		number = tray_topmost(tray, lies & ~wanted);
		carry(unfolding, number, lies, false);
		lies &= ~(tray_bit(number) | tray_above(tray, lies, number));
	}
	while ((wanted & ~lies) != 0) {
		held = prisoners & ~lies;
		number = tray_topmost(tray, wanted & ~lies);
		above = tray_above(tray, held, number);
		if (above == 0)
			carry(unfolding, number, held, true);
		else
			offer(unfolding, number);
		lies |= tray_bit(number);
	}
}

static void
unfold_exchange(struct unfolding *unfolding, const struct plateau_move *move)
{
	const struct plateau_tray *tray = unfolding->tray;

	unfold_trade(unfolding, tray->trade, tray->tendered);
	make_done(unfolding);
	unfolding->side = opponent(unfolding->side);
	if (move->kind == PLATEAU_EXCHANGE)
		unfold_trade(unfolding, 0, tray->paid);
}

/* Captures are not said: the most is taken. */
static bool
takes_all(const struct plateau *board, const struct plateau_move *move)
{
	struct plateau_move greedy;

	if (!board->rules.capture_choice)
		return true;
	greedy = *move;
	greedy.captures = CAPTURES_ALL;
	return plateau_captures(board, move) ==
	       plateau_captures(board, &greedy);
}

bool
plateau_unfold(const void *tray, const void *move, gesture_visitor *visit,
	       void *context)
{
	const struct plateau_tray *from = tray;
	const struct plateau_move *turn = move;
	struct unfolding unfolding = {
		.tray = from,
		.visit = visit,
		.context = context,
		.side = (enum side)from->board.to_move,
		.is_good = true,
	};

	switch ((enum plateau_turn)turn->kind) {
	case PLATEAU_OPENING:
	case PLATEAU_ONBOARD:
		unfold_entering(&unfolding, turn);
		break;
	case PLATEAU_MOVE:
	case PLATEAU_STOMP:
		unfold_move(&unfolding, turn);
		unfolding.is_good &= takes_all(&from->board, turn);
		break;
	case PLATEAU_FLIP:
		unfold_flip(&unfolding, turn);
		break;
	case PLATEAU_EXCHANGE:
	case PLATEAU_REFUSAL:
		unfold_exchange(&unfolding, turn);
		break;
	case PLATEAU_PASS:
	case PLATEAU_TURN_COUNT:
		break;
	}
	make_done(&unfolding);
	return unfolding.is_good;
}
