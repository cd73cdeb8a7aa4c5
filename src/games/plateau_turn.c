/*
 * From the fields of a turn to a move.
 */
#include "games/plateau.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "base/fields.h"
#include "games/plateau_phrase.h"

enum { DIGITS_SHOWN = 24 }; /* of a number in a message */

/* A turn that is being read. */
struct reading {
	const struct plateau *plateau;
	struct plateau_move *move;
	struct problem *problem;
	bool has_square;
};

static enum diag
off_board(const struct reading *reading, struct text square)
{
	int size = reading->plateau->rules.size;
	char last[2];

	last[0] = (char)('a' + size - 1);
	last[1] = (char)('0' + size);
	problem_fact(reading->problem, "square", square);
	problem_fact(reading->problem, "last", (struct text){last, 2});
	return DIAG_OFF_BOARD;
}

static enum diag
read_square(const struct reading *reading, struct text text, uint8_t *square)
{
	int size = reading->plateau->rules.size;
	int file;
	int rank;

	if (text.length != 2)
		return off_board(reading, text);
	file = text.start[0] - 'a';
	rank = text.start[1] - '1';
	if (file < 0 || file >= size || rank < 0 || rank >= size)
		return off_board(reading, text);
	*square = (uint8_t)(rank * size + file);
	return DIAG_NONE;
}

/* FACE_COUNT when it is no face. */
static enum face
find_face(char letter)
{
	unsigned face = 0;

	while (face < FACE_COUNT && plateau_face_letters[face] != letter)
		face++;
	return (enum face)face;
}

static bool
has_unknown_face(struct text piece)
{
	return piece.length > 0 &&
	       memchr(piece.start, '?', piece.length) != NULL;
}

/* Faces of which some may be unknown. */
static enum diag
read_seen_piece(const struct reading *reading, struct text text,
		struct faces *faces)
{
	enum face seen[2];
	unsigned i;

	for (i = 0; i < 2 && text.length == 2; i++) {
		seen[i] = find_face(text.start[i]);
		if (seen[i] == FACE_COUNT && text.start[i] != '?')
			break;
	}
	if (text.length != 2 || i < 2) {
		problem_fact(reading->problem, "piece", text);
		return DIAG_NO_SUCH_PIECE;
	}
	faces->up = (uint8_t)seen[0];
	faces->down = (uint8_t)seen[1];
	return DIAG_NONE;
}

/* The same for one that everybody sees whole. */
static enum diag
read_shown_piece(const struct reading *reading, struct text text,
		 struct faces *faces)
{
	enum diag wrong = read_seen_piece(reading, text, faces);

	if (wrong != DIAG_NONE || !plateau_is_impossible(faces))
		return wrong;
	problem_fact(reading->problem, "piece", text);
	return DIAG_NO_SUCH_PIECE;
}

static enum diag
read_piece(const struct reading *reading, struct text text, struct faces *faces)
{
	enum face up = FACE_COUNT;
	enum face down = FACE_COUNT;

	if (text.length == 2) {
		up = find_face(text.start[0]);
		down = find_face(text.start[1]);
	}
	if (up != FACE_COUNT && down != FACE_COUNT &&
	    plateau_kind_of(up, down) != KIND_COUNT) {
		faces->up = (uint8_t)up;
		faces->down = (uint8_t)down;
		return DIAG_NONE;
	}
	problem_fact(reading->problem, "piece", text);
	return has_unknown_face(text) ? DIAG_FACE_UNKNOWN : DIAG_NO_SUCH_PIECE;
}

static enum diag
take_square(struct reading *reading, struct text text)
{
	reading->has_square = true;
	return read_square(reading, text, &reading->move->square);
}

/*
 * A number, at most PLATEAU_NUMBER_MOST.  One that is larger is kept in the fact
 * `name` as it is written, for those who tell of it.
 */
static bool
read_number(const struct reading *reading, struct text text, const char *name,
	    unsigned *number)
{
	struct phrase digits = {0};

	if (!text_number(text, PLATEAU_NUMBER_MOST, number))
		return false;
	if (*number < PLATEAU_NUMBER_MOST)
		return true;
	phrase_add_text(&digits, text_slice(text, 0, DIGITS_SHOWN));
	if (text.length > DIGITS_SHOWN)
		phrase_add(&digits, "...");
	problem_fact(reading->problem, name, phrase_text(&digits));
	return true;
}

static enum diag
take_height(struct reading *reading, struct text text)
{
	unsigned height;

	if (!read_number(reading, text, "large height", &height))
		return DIAG_HEIGHT;
	reading->move->height = (uint8_t)height;
	reading->move->is_height_unsaid = false;
	return DIAG_NONE;
}

static enum diag
take_entering(struct reading *reading, struct text text)
{
	struct plateau_move *move = reading->move;

	if (move->entering_count == 2)
		return DIAG_OPENING;
	return read_seen_piece(reading, text,
			       &move->entering[move->entering_count++]);
}

static enum diag
take_count(struct reading *reading, struct text text)
{
	unsigned count;

	if (!read_number(reading, text, "large count", &count))
		return DIAG_COUNT_OF_UNIT;
	reading->move->count = (uint8_t)count;
	reading->move->is_count_unsaid = false;
	return DIAG_NONE;
}

static enum diag
take_face(struct reading *reading, struct text text)
{
	enum face face = text.length == 1 ? find_face(text.start[0])
					  : FACE_COUNT;

	if (face == FACE_COUNT) {
		problem_fact(reading->problem, "piece", text);
		return has_unknown_face(text) ? DIAG_FACE_UNKNOWN
					      : DIAG_NO_SUCH_PIECE;
	}
	reading->move->flips = true;
	reading->move->face = (uint8_t)face;
	return DIAG_NONE;
}

static enum diag
take_stop(struct reading *reading, struct text text)
{
	struct plateau_move *move = reading->move;
	struct plateau_stop stop = {0, 0};
	enum diag wrong = read_square(reading, text, &stop.square);

	if (wrong != DIAG_NONE)
		return wrong;
	if (move->stop_count == PLATEAU_STOPS_MAX)
		move->path_too_long = true;
	else
		move->stops[move->stop_count++] = stop;
	return DIAG_NONE;
}

/* One change a square (B9), and none is no change. */
static enum diag
take_change(struct reading *reading, struct text text, int sign,
	    const char *name, enum diag wrong)
{
	struct plateau_move *move = reading->move;
	struct plateau_stop *stop;
	unsigned count;

	if (move->path_too_long)
		return DIAG_NONE;
	if (move->stop_count == 0 ||
	    !read_number(reading, text, name, &count) || count == 0)
		return wrong;
	stop = &move->stops[move->stop_count - 1];
	if (stop->change != 0)
		return wrong;
	stop->change = (int8_t)(sign * (int)count);
	return DIAG_NONE;
}

static enum diag
take_drop(struct reading *reading, struct text text)
{
	return take_change(reading, text, -1, "large drop", DIAG_DROP_COUNT);
}

static enum diag
take_pickup(struct reading *reading, struct text text)
{
	return take_change(reading, text, 1, "large pickup", DIAG_PICKUP_COUNT);
}

static enum diag
take_captures(struct reading *reading, struct text text)
{
	unsigned count;

	if (text.length == 0) {
		reading->move->captures = CAPTURES_ALL;
		return DIAG_NONE;
	}
	if (!read_number(reading, text, "large capture", &count))
		return DIAG_CAPTURE_COUNT;
	reading->move->captures = (uint8_t)count;
	return DIAG_NONE;
}

/* Members that do not fit are counted: the list is too long in any case. */
static enum diag
take_captured(struct reading *reading, struct text text)
{
	struct plateau_move *move = reading->move;
	struct faces faces = {0, 0};
	enum diag wrong = read_piece(reading, text, &faces);

	if (wrong != DIAG_NONE)
		return wrong;
	move->captured_listed = true;
	if (move->captured_count < PLATEAU_CAPTURED_MAX)
		move->captured[move->captured_count] = faces;
	if (move->captured_count < UINT8_MAX)
		move->captured_count++;
	return DIAG_NONE;
}

static enum diag
take_kind(struct reading *reading, struct text text, uint8_t pieces[KIND_COUNT])
{
	struct faces faces = {0, 0};
	enum diag wrong = read_piece(reading, text, &faces);
	enum kind kind;

	if (wrong != DIAG_NONE)
		return wrong;
	kind = plateau_kind_of((enum face)faces.up, (enum face)faces.down);
	pieces[kind]++;
	return DIAG_NONE;
}

static enum diag
take_tender(struct reading *reading, struct text text)
{
	return take_kind(reading, text, reading->move->tender);
}

static enum diag
take_payment(struct reading *reading, struct text text)
{
	return take_kind(reading, text, reading->move->payment);
}

/* A square begins what is shown of one more piece. */
static enum diag
take_shown_square(struct reading *reading, struct text text)
{
	struct plateau_move *move = reading->move;

	if (move->shown_count == PLATEAU_SHOWN_MAX)
		return DIAG_SHOWN_UNWARRANTED;
	return read_square(reading, text,
			   &move->shown[move->shown_count++].square);
}

static enum diag
take_shown_height(struct reading *reading, struct text text)
{
	struct plateau_move *move = reading->move;
	unsigned height;

	if (move->shown_count == 0 ||
	    !text_number(text, PLATEAU_NUMBER_MOST, &height))
		return DIAG_HEIGHT;
	move->shown[move->shown_count - 1].height = (uint8_t)height;
	return DIAG_NONE;
}

static enum diag
take_shown_piece(struct reading *reading, struct text text)
{
	struct plateau_move *move = reading->move;

	if (move->shown_count == 0)
		return DIAG_NO_SUCH_PIECE;
	return read_shown_piece(reading, text,
				&move->shown[move->shown_count - 1].faces);
}

/* Fields without an entry say nothing of the move. */
typedef enum diag field_taker(struct reading *reading, struct text text);

/* clang-format off */
static field_taker *const takers[FIELD_NAME_COUNT] = {
	[FIELD_SQUARE]      = take_square,
	[FIELD_HEIGHT]      = take_height,
	[FIELD_LEVEL]       = take_height,
	[FIELD_PIECE]       = take_entering,
	[FIELD_COUNT_MOVED] = take_count,
	[FIELD_GOING]       = take_count,
	[FIELD_FROM]        = take_square,
	[FIELD_FACE]        = take_face,
	[FIELD_STOP]        = take_stop,
	[FIELD_DROP]        = take_drop,
	[FIELD_PICKUP]      = take_pickup,
	[FIELD_CAPTURES]    = take_captures,
	[FIELD_CAPTURED]    = take_captured,
	[FIELD_TENDER]      = take_tender,
	[FIELD_PAYMENT]     = take_payment,
	[FIELD_SHOWN_SQUARE] = take_shown_square,
	[FIELD_SHOWN_HEIGHT] = take_shown_height,
	[FIELD_SHOWN_PIECE]  = take_shown_piece,
};
/* clang-format on */

/* What a notation of somebody else's might have left out. */
static enum diag
check_complete(const struct reading *reading)
{
	const struct plateau_move *move = reading->move;
	const struct text nothing = {"", 0};

	switch ((enum plateau_turn)move->kind) {
	case PLATEAU_OPENING:
		if (move->entering_count != 2)
			return DIAG_OPENING;
		break;
	case PLATEAU_ONBOARD:
		if (move->entering_count != 1) {
			problem_fact(reading->problem, "piece", nothing);
			return DIAG_NO_SUCH_PIECE;
		}
		break;
	case PLATEAU_FLIP:
		if (!move->flips)
			return DIAG_FLIP;
		break;
	case PLATEAU_MOVE:
	case PLATEAU_STOMP:
		break;
	case PLATEAU_EXCHANGE:
	case PLATEAU_REFUSAL:
	case PLATEAU_PASS:
	case PLATEAU_TURN_COUNT:
		return DIAG_NONE;
	}
	return reading->has_square ? DIAG_NONE : off_board(reading, nothing);
}

enum diag
plateau_read_move(const void *position, const struct fields *fields, void *move,
		  struct problem *problem)
{
	struct reading reading = {.plateau = position, .problem = problem};
	struct plateau_move *turn = move;
	enum diag wrong = DIAG_NONE;
	unsigned i;

	assert(fields->kind < PLATEAU_TURN_COUNT);
	memset(turn, 0, offsetof(struct plateau_move, shown));
	turn->kind = fields->kind;
	turn->captures = CAPTURES_UNMARKED;
	turn->is_height_unsaid = turn->kind == PLATEAU_ONBOARD;
	turn->is_count_unsaid = turn->kind == PLATEAU_MOVE;
	reading.move = turn;
	for (i = 0; i < fields->count && wrong == DIAG_NONE; i++) {
		field_taker *take = takers[fields->values[i].name];

		if (take != NULL)
			wrong = take(&reading, field_text(fields, i));
	}
	if (wrong == DIAG_NONE)
		wrong = check_complete(&reading);
	if (wrong != DIAG_NONE)
		return wrong;
	if (turn->kind == PLATEAU_STOMP && turn->captures == CAPTURES_UNMARKED)
		turn->captures = CAPTURES_ALL;
	plateau_complete(position, turn);
	return DIAG_NONE;
}
