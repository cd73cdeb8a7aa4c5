/*
 * Gestures as parts of turns: where turns begin and end among them, which one
 * breaks a rule, and what BoardSpace lets pass.
 */
#include "games/plateau_tray.h"

/* --- where turns begin and end --- */

/*
 * What is on offer.  Pieces of one kind lie on each other and go together: the
 * lowest stands for them.
 */
static void
join_handling(struct gesture_joint *joint, const struct gesture *gesture)
{
	bool is_answer = joint->is_answer;

	switch ((enum plateau_gesture)gesture->kind) {
	case GESTURE_PICK:
		joint->held = gesture->pieces[0];
		joint->has_play |= gesture->place != PLACE_RESERVE;
		if (!is_answer && gesture->place == PLACE_TRADE) {
			joint->offered &= ~gesture->set;
			joint->touches = true;
		}
		return;
	case GESTURE_DROP:
		if (!is_answer && gesture->place == PLACE_TRADE) {
			joint->offered |= tray_bit(joint->held);
			joint->touches = true;
		}
		return;
	case GESTURE_TRADE:
		joint->has_play = true;
		if (!is_answer) {
			joint->offered |= gesture->set;
			joint->touches = true;
		}
		return;
	case GESTURE_FLIP:
	case GESTURE_TURN:
		joint->has_play |= gesture->place < PLACE_SQUARES;
		return;
	case GESTURE_ONBOARD:
	case GESTURE_LIFT:
	case GESTURE_EDIT:
	case GESTURE_DONE:
	case GESTURE_KIND_COUNT: /* not understood */
		joint->has_play = true;
		return;
	case GESTURE_BACK:
	case GESTURE_RESIGN:
	case GESTURE_TIMEOUT:
	case GESTURE_START:
	case GESTURE_PAUSE:
		return;
	}
}

static bool
is_offering(const struct gesture_joint *joint)
{
	return joint->offered != 0 && joint->touches;
}

/* The turn of a side begins; what was refused before may still be on offer. */
static void
begin_turn(struct gesture_joint *joint, unsigned side)
{
	bool goes_on = joint->is_answer && joint->owner == side;
	uint64_t offered = goes_on ? joint->offered : 0;

	*joint = (struct gesture_joint){
		.is_begun = true, .owner = (uint8_t)side, .offered = offered};
}

static enum gesture_join
join_done(struct gesture_joint *joint)
{
	if (joint->is_answer || !is_offering(joint)) {
		joint->is_begun = false;
		return GESTURE_ENDS;
	}
	joint->is_answer = true;
	return GESTURE_GOES_ON;
}

/* A command of the other side comes without the Done before it. */
static bool
is_over(struct gesture_joint *joint, const struct gesture *gesture)
{
	bool is_owners = gesture->side == joint->owner;

	if (is_owners != joint->is_answer)
		return false;
	if (joint->is_answer || !is_offering(joint))
		return true;
	joint->is_answer = true;
	return false;
}

enum gesture_join
plateau_join_gesture(struct gesture_joint *joint, const struct gesture *gesture)
{
	enum gesture_join how = GESTURE_GOES_ON;

	switch ((enum plateau_gesture)gesture->kind) {
	case GESTURE_START:
	case GESTURE_PAUSE:
		return GESTURE_IDLE;
	case GESTURE_RESIGN:
		return GESTURE_RESIGNS;
	case GESTURE_TIMEOUT:
		return GESTURE_RUNS_OUT;
	case GESTURE_ONBOARD:
	case GESTURE_PICK:
	case GESTURE_LIFT:
	case GESTURE_DROP:
	case GESTURE_BACK:
	case GESTURE_FLIP:
	case GESTURE_TURN:
	case GESTURE_TRADE:
	case GESTURE_DONE:
	case GESTURE_EDIT:
	case GESTURE_KIND_COUNT:
		break;
	}
	if (!joint->is_begun) {
		begin_turn(joint, gesture->side);
	} else if (is_over(joint, gesture)) {
		begin_turn(joint, gesture->side);
		how = GESTURE_BEGINS;
	}
	join_handling(joint, gesture);
	if (gesture->kind != GESTURE_DONE)
		return how;
	if (how == GESTURE_GOES_ON)
		return join_done(joint);
	joint->is_begun = false;
	return GESTURE_BEGINS;
}

/* A tender that was answered by nothing but Done was refused (rule 53). */
bool
plateau_gestures_end_turn(const struct gesture *gestures, size_t count)
{
	bool is_offered = false, is_paid = false;
	size_t i;

	for (i = 0; i < count; i++) {
		const struct gesture *gesture = &gestures[i];
		bool trades = gesture->kind == GESTURE_TRADE ||
			      (gesture->kind == GESTURE_DROP &&
			       gesture->place == PLACE_TRADE);

		if (gesture->side == gestures[0].side)
			is_offered |= trades;
		else
			is_paid |= trades;
	}
	return !is_offered || is_paid ||
	       gestures[count - 1].side == gestures[0].side;
}

/* --- which gesture breaks a rule --- */

static size_t
find_first(const struct gesture *gestures, size_t count, unsigned kind,
	   unsigned other)
{
	size_t i = 0;

	while (i < count &&
	       ((gestures[i].kind != kind && gestures[i].kind != other) ||
		gestures[i].place == PLACE_RESERVE))
		i++;
	return i;
}

static size_t
find_last(const struct gesture *gestures, size_t count, unsigned kind)
{
	size_t i = count;

	while (i > 0 && (gestures[i - 1].kind != kind ||
			 gestures[i - 1].place == PLACE_RESERVE))
		i--;
	return i > 0 ? i - 1 : count;
}

/* The start of a move is wrong, or the flip, else where it goes. */
size_t
plateau_blame_gesture(const struct gesture *gestures, size_t count,
		      enum diag broken)
{
	size_t at = count;

	if (broken == DIAG_FLIP || broken == DIAG_FLIP_ONLY)
		at = find_first(gestures, count, GESTURE_FLIP, GESTURE_TURN);
	else if (broken == DIAG_EMPTY || broken == DIAG_PINNED ||
		 broken == DIAG_NOT_OWN || broken == DIAG_COUNT_OF_UNIT)
		at = find_first(gestures, count, GESTURE_PICK, GESTURE_LIFT);
	else if (broken == DIAG_PIN_BLANK)
		at = find_last(gestures,
			       find_last(gestures, count, GESTURE_DROP),
			       GESTURE_DROP);
	if (at == count)
		at = find_last(gestures, count, GESTURE_ONBOARD);
	if (at == count)
		at = find_last(gestures, count, GESTURE_DROP);
	return at;
}

/* --- what BoardSpace lets pass --- */

enum diag
plateau_excuse_gestures(const void *position, const void *move,
			enum diag broken, struct problem *problem)
{
	struct plateau lenient = *(const struct plateau *)position;

	if (broken == DIAG_FLIP_ONLY) {
		problem_words(problem, "what", "a flip and nothing else");
		problem_fact(problem, "rule", text_of("B4"));
		return DIAG_LENIENCY;
	}
	if (broken != DIAG_PIN_BLANK)
		return DIAG_NONE;
	lenient.rules.lets_picked_up_pin = true;
	if (plateau_check(&lenient, move) != DIAG_NONE)
		return DIAG_NONE;
	problem_words(problem, "what",
		      "a blank that was picked up on the way and dropped on an "
		      "enemy piece");
	problem_fact(problem, "rule", text_of("B11"));
	return DIAG_LENIENCY;
}

enum diag
plateau_remark_gestures(const void *tray, struct problem *problem)
{
	const struct plateau_tray *collapsed = tray;

	if (!collapsed->is_uniform_flipped)
		return DIAG_NONE;
	problem_words(problem, "what",
		      "a flip of a piece whose sides are alike");
	problem_fact(problem, "rule", text_of("B5"));
	return DIAG_LENIENCY;
}
