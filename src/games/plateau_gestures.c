/*
 * Gestures of Plateau: from fields and back; what the game offers for them.
 */
#include "games/gestures.h"

#include <string.h>

#include "base/fields.h"
#include "games/plateau_phrase.h"
#include "games/plateau_tray.h"

/* clang-format off */
static const char *const kinds[GESTURE_KIND_COUNT + 1] = {
	[GESTURE_ONBOARD] = "onboard",
	[GESTURE_PICK]    = "pick",
	[GESTURE_LIFT]    = "lift",
	[GESTURE_DROP]    = "drop",
	[GESTURE_BACK]    = "back",
	[GESTURE_FLIP]    = "flip",
	[GESTURE_TURN]    = "turn",
	[GESTURE_TRADE]   = "trade",
	[GESTURE_DONE]    = "done",
	[GESTURE_RESIGN]  = "resign",
	[GESTURE_TIMEOUT] = "timeout",
	[GESTURE_EDIT]    = "edit",
	[GESTURE_START]   = "start",
	[GESTURE_PAUSE]   = "pause",
	[GESTURE_KIND_COUNT] = NULL,
};

static const char areas[] = {
	[PLACE_RESERVE - PLACE_SQUARES]   = 'R',
	[PLACE_PRISONERS - PLACE_SQUARES] = 'P',
	[PLACE_TRADE - PLACE_SQUARES]     = 'T',
};
/* clang-format on */

enum { STACKS_MAX = 999, SIDE_LETTERS = 8 };

/* --- from fields --- */

static enum diag
refuse(struct problem *problem, const char *reason, struct text text)
{
	problem_words(problem, "reason", reason);
	problem_fact(problem, "text", text);
	return DIAG_GESTURE;
}

static enum diag
read_place(struct text text, struct gesture *gesture, struct problem *problem)
{
	unsigned i, file, rank;

	for (i = 0; i < sizeof(areas) && text.length == 1; i++)
		if (text.start[0] == areas[i]) {
			gesture->place = (uint8_t)(PLACE_SQUARES + i);
			return DIAG_NONE;
		}
	if (text.length == 2) {
		file = (unsigned)(text.start[0] - 'a');
		rank = (unsigned)(text.start[1] - '1');
		if (file < SIDE_LETTERS && rank < SIDE_LETTERS) {
			gesture->place = (uint8_t)(rank * SIDE_LETTERS + file);
			return DIAG_NONE;
		}
	}
	return refuse(problem, "there is no such place", text);
}

static enum diag
read_level(struct text text, struct gesture *gesture, struct problem *problem)
{
	unsigned level;

	if (!text_number(text, LEVEL_ON_TOP, &level))
		return refuse(problem, "this is no level", text);
	gesture->level = (uint8_t)level;
	return DIAG_NONE;
}

/* As of a piece that the board at hand does not have. */
static enum diag
refuse_number(struct problem *problem, struct text text)
{
	struct phrase reason;

	phrase_start(&reason, problem->catalog);
	phrase_slot(&reason, "number", text);
	phrase_say(&reason, "no piece has the number {number}");
	problem_fact(problem, "reason", phrase_text(&reason));
	return DIAG_GESTURE_PIECE;
}

static enum diag
read_piece(struct text text, struct gesture *gesture, struct problem *problem)
{
	unsigned number;

	if (!text_number(text, PLATEAU_PIECES_MAX, &number) ||
	    number >= PLATEAU_PIECES_MAX)
		return refuse_number(problem, text);
	if ((gesture->set & tray_bit(number)) != 0)
		return refuse(problem, "this piece is named twice", text);
	gesture->set |= tray_bit(number);
	if (gesture->piece_count < GESTURE_PIECES)
		gesture->pieces[gesture->piece_count] = (uint8_t)number;
	gesture->piece_count++;
	return DIAG_NONE;
}

static enum diag
read_face(struct text text, struct gesture *gesture, struct problem *problem)
{
	unsigned face = 0;

	while (face <= FACE_COUNT && text.length == 1 &&
	       plateau_face_letters[face] != text.start[0])
		face++;
	if (text.length != 1 || face > FACE_COUNT)
		return refuse(problem, "this is no colour", text);
	if (gesture->face_count == GESTURE_FACES)
		return refuse(problem, "these are too many colours", text);
	gesture->faces[gesture->face_count++] = (uint8_t)face;
	return DIAG_NONE;
}

static enum diag
read_stack(struct text text, struct gesture *gesture, struct problem *problem)
{
	unsigned stack;

	if (!text_number(text, STACKS_MAX, &stack))
		return refuse(problem, "no stack has this number", text);
	gesture->stack = (int16_t)stack;
	return DIAG_NONE;
}

typedef enum diag field_reader(struct text text, struct gesture *gesture,
			       struct problem *problem);

/* clang-format off */
static field_reader *const readers[FIELD_NAME_COUNT] = {
	[FIELD_PLACE]  = read_place,
	[FIELD_LEVEL]  = read_level,
	[FIELD_NUMBER] = read_piece,
	[FIELD_FACE]   = read_face,
	[FIELD_STACK]  = read_stack,
};
/* clang-format on */

/* What a notation of somebody else's might have left out. */
static bool
is_complete(const struct gesture *gesture)
{
	bool has_place = gesture->place != GESTURE_NONE;

	switch ((enum plateau_gesture)gesture->kind) {
	case GESTURE_ONBOARD:
		return has_place && gesture->piece_count > 0 &&
		       gesture->piece_count <= GESTURE_PIECES;
	case GESTURE_PICK:
		return has_place && gesture->piece_count == 1 &&
		       gesture->level != GESTURE_NONE;
	case GESTURE_LIFT:
		return has_place && gesture->level != GESTURE_NONE;
	case GESTURE_DROP:
	case GESTURE_TURN:
		return has_place;
	case GESTURE_FLIP:
		return has_place && gesture->piece_count == 1;
	case GESTURE_TRADE:
		return gesture->piece_count > 0;
	case GESTURE_BACK:
	case GESTURE_DONE:
	case GESTURE_RESIGN:
	case GESTURE_TIMEOUT:
	case GESTURE_EDIT:
	case GESTURE_START:
	case GESTURE_PAUSE:
	case GESTURE_KIND_COUNT:
		break;
	}
	return true;
}

static enum diag
read_gesture(const struct fields *fields, struct gesture *gesture,
	     struct problem *problem)
{
	enum diag wrong = DIAG_NONE;
	unsigned i;

	memset(gesture, 0, sizeof(*gesture));
	gesture->kind = fields->kind;
	gesture->place = gesture->level = GESTURE_NONE;
	gesture->stack = -1;
	for (i = 0; i < fields->count && wrong == DIAG_NONE; i++) {
		field_reader *read = readers[fields->values[i].name];

		if (read != NULL)
			wrong = read(field_text(fields, i), gesture, problem);
	}
	if (wrong != DIAG_NONE)
		return wrong;
	if (is_complete(gesture))
		return DIAG_NONE;
	problem_words(problem, "reason", "something is missing in it");
	return DIAG_GESTURE;
}

/* --- and back --- */

static void
add_number(struct fields *fields, enum field name, unsigned number)
{
	char digits[4];
	size_t at = sizeof(digits);

	do {
		digits[--at] = (char)('0' + number % 10);
		number /= 10;
	} while (number > 0 && at > 0);
	fields_add(fields, name,
		   (struct text){digits + at, sizeof(digits) - at});
}

static void
add_place(struct fields *fields, unsigned place)
{
	char square[2];

	if (place >= PLACE_SQUARES) {
		fields_add(fields, FIELD_PLACE,
			   (struct text){&areas[place - PLACE_SQUARES], 1});
		return;
	}
	square[0] = (char)('a' + place % SIDE_LETTERS);
	square[1] = (char)('1' + place / SIDE_LETTERS);
	fields_add(fields, FIELD_PLACE, (struct text){square, 2});
}

static void
write_gesture(const struct gesture *gesture, struct fields *fields)
{
	unsigned i;

	fields_clear(fields, gesture->kind);
	if (gesture->place != GESTURE_NONE)
		add_place(fields, gesture->place);
	if (gesture->level != GESTURE_NONE)
		add_number(fields, FIELD_LEVEL, gesture->level);
	if (gesture->stack >= 0)
		add_number(fields, FIELD_STACK, (unsigned)gesture->stack);
	for (i = 0; i < gesture->face_count; i++)
		fields_add(
			fields, FIELD_FACE,
			(struct text){&plateau_face_letters[gesture->faces[i]],
				      1});
	for (i = 0; i < gesture->piece_count && i < GESTURE_PIECES; i++)
		add_number(fields, FIELD_NUMBER, gesture->pieces[i]);
}

const struct gestures plateau_gestures = {
	.kinds = kinds,
	.tray_size = sizeof(struct plateau_tray),
	.read = read_gesture,
	.write = write_gesture,
	.join = plateau_join_gesture,
	.ends_turn = plateau_gestures_end_turn,
	.begin = tray_begin,
	.collapse = plateau_collapse,
	.blame = plateau_blame_gesture,
	.excuse = plateau_excuse_gestures,
	.remark = plateau_remark_gestures,
	.choose = tray_choose,
	.unfold = plateau_unfold,
	.follow = tray_follow,
};
