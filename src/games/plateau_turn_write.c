/*
 * From a legal move to the fields of its canonical form.
 */
#include "games/plateau.h"

#include <assert.h>

#include "base/fields.h"

/*
 * A turn has at most two pieces, five squares and 38 prisoners, or 19 captured
 * pieces and 32 that are shown: all fit.
 */
static void
add(struct fields *fields, enum field name, const char *bytes, size_t length)
{
	bool fits = fields_add(fields, name, (struct text){bytes, length});

	assert(fits);
	(void)fits;
}

static void
add_square(struct fields *fields, enum field name,
	   const struct plateau *plateau, unsigned square)
{
	unsigned size = plateau->rules.size;
	char text[2];

	text[0] = (char)('a' + square % size);
	text[1] = (char)('1' + square / size);
	add(fields, name, text, sizeof(text));
}

static void
add_number(struct fields *fields, enum field name, unsigned number)
{
	char text[3];
	size_t start = sizeof(text);

	do {
		text[--start] = (char)('0' + number % 10);
		number /= 10;
	} while (number > 0 && start > 0);
	add(fields, name, text + start, sizeof(text) - start);
}

static void
add_piece(struct fields *fields, enum field name, unsigned up, unsigned down)
{
	char text[2];

	text[0] = plateau_face_letters[up];
	text[1] = plateau_face_letters[down];
	add(fields, name, text, sizeof(text));
}

static void
add_face(struct fields *fields, const struct plateau_move *move)
{
	if (move->flips)
		add(fields, FIELD_FACE, &plateau_face_letters[move->face], 1);
}

/* By value, highest first, marker side first. */
static void
add_kinds(struct fields *fields, enum field name,
	  const uint8_t pieces[KIND_COUNT])
{
	unsigned kind;
	unsigned n;

	for (kind = KIND_COUNT; kind-- > 0;)
		for (n = 0; n < pieces[kind]; n++)
			add_piece(fields, name, plateau_kinds[kind].marker,
				  plateau_kinds[kind].other);
}

static void
write_entering(const struct plateau *plateau, const struct plateau_move *move,
	       struct fields *fields)
{
	unsigned i;

	for (i = 0; i < move->entering_count; i++)
		add_piece(fields, FIELD_PIECE, move->entering[i].up,
			  move->entering[i].down);
	add_square(fields, FIELD_SQUARE, plateau, move->square);
	if (move->kind == PLATEAU_ONBOARD)
		add_number(fields, FIELD_LEVEL, move->height);
	if (move->kind == PLATEAU_ONBOARD &&
	    move->height != plateau_height(plateau, move->square))
		add_number(fields, FIELD_HEIGHT, move->height);
}

/* Squares where nothing happens are left out, but not the last. */
static void
write_stops(const struct plateau *plateau, const struct plateau_move *move,
	    struct fields *fields)
{
	unsigned i;

	for (i = 0; i < move->stop_count; i++) {
		int change = move->stops[i].change;

		if (change == 0 && i + 1 < move->stop_count)
			continue;
		add_square(fields, FIELD_STOP, plateau, move->stops[i].square);
		if (change < 0)
			add_number(fields, FIELD_DROP, (unsigned)-change);
		else if (change > 0)
			add_number(fields, FIELD_PICKUP, (unsigned)change);
	}
}

static void
write_travel(const struct plateau *plateau, const struct plateau_move *move,
	     struct fields *fields)
{
	unsigned captures = plateau_captures(plateau, move);

	if (move->kind == PLATEAU_MOVE &&
	    move->count != plateau_unit(plateau, move->square))
		add_number(fields, FIELD_COUNT_MOVED, move->count);
	if (move->kind == PLATEAU_MOVE)
		add_number(fields, FIELD_GOING, move->count);
	add_square(fields, FIELD_FROM, plateau, move->square);
	add_face(fields, move);
	if (move->kind == PLATEAU_MOVE)
		write_stops(plateau, move, fields);
	if (captures > 0)
		add_number(fields, FIELD_CAPTURES, captures);
}

void
plateau_write_seen(const struct plateau *plateau,
		   const struct plateau_move *move, struct fields *fields)
{
	unsigned i;

	for (i = 0; i < move->captured_count; i++)
		add_piece(fields, FIELD_CAPTURED, move->captured[i].up,
			  move->captured[i].down);
	for (i = 0; i < move->shown_count; i++) {
		const struct plateau_shown *shown = &move->shown[i];

		add_square(fields, FIELD_SHOWN_SQUARE, plateau, shown->square);
		add_number(fields, FIELD_SHOWN_HEIGHT, shown->height);
		add_piece(fields, FIELD_SHOWN_PIECE, shown->faces.up,
			  shown->faces.down);
	}
}

void
plateau_write_move(const void *position, const void *move,
		   struct fields *fields)
{
	const struct plateau *plateau = position;
	const struct plateau_move *turn = move;

	fields_clear(fields, turn->kind);
	switch ((enum plateau_turn)turn->kind) {
	case PLATEAU_OPENING:
	case PLATEAU_ONBOARD:
		write_entering(plateau, turn, fields);
		break;
	case PLATEAU_MOVE:
	case PLATEAU_STOMP:
	case PLATEAU_FLIP:
		write_travel(plateau, turn, fields);
		break;
	case PLATEAU_EXCHANGE:
		add_kinds(fields, FIELD_TENDER, turn->tender);
		add_kinds(fields, FIELD_PAYMENT, turn->payment);
		break;
	case PLATEAU_REFUSAL:
		add_kinds(fields, FIELD_TENDER, turn->tender);
		break;
	case PLATEAU_PASS:
	case PLATEAU_TURN_COUNT:
		break;
	}
}
