/*
 * A turn taken apart into named fields: what stands between the spelling of a
 * turn (record/notation) and its meaning (games/).  Values are in the game's
 * own letters whatever the notation: faces x b r o ?, squares a1.., digits.
 */
#ifndef BASE_FIELDS_H
#define BASE_FIELDS_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

/* Names as in notation files; the table is in fields.c. */
enum field {
	FIELD_SQUARE, /* where a piece enters, or a square on the way */
	FIELD_HEIGHT,
	FIELD_LEVEL, /* "level": the height, said on top of a column, too */
	FIELD_PIECE, /* entering; two in the opening, bottom to top */
	FIELD_COUNT_MOVED, /* "count": how many travel */
	FIELD_GOING,	   /* "going": the same, also of a whole unit */
	FIELD_FROM,
	FIELD_FACE,	    /* up after the flip */
	FIELD_STOP,	    /* "stop": a square on the way or the last one */
	FIELD_DROP,	    /* how many are dropped on the stop before it */
	FIELD_PICKUP,	    /* how many are picked up there */
	FIELD_CAPTURES,	    /* "" when marked without a number */
	FIELD_CAPTURED,	    /* one piece of the captured list */
	FIELD_TENDER,	    /* one piece tendered */
	FIELD_PAYMENT,	    /* one piece paid */
	FIELD_DICE,	    /* two digits */
	FIELD_TO,	    /* where a step ends: a point or "off" */
	FIELD_PIPS,	    /* the same, told by how far the step goes */
	FIELD_PIN,	    /* the mark * */
	FIELD_TIMES,	    /* how often the step before it is made */
	FIELD_SHOWN_SQUARE, /* begins what a turn has shown: where, */
	FIELD_SHOWN_HEIGHT, /* how high, */
	FIELD_SHOWN_PIECE,  /* and which piece lies there after the turn */
	FIELD_PLACE,	    /* of a gesture: a square or an area beside them, */
	FIELD_STACK,	    /* the number of the stack, */
	FIELD_NUMBER,	    /* the number of a piece */
	FIELD_WIN,	    /* the mark # */
	FIELD_GLYPH,
	FIELD_NAME_COUNT
};

/* The enum value of a name in a notation file, or FIELD_NAME_COUNT. */
enum field field_find(struct text name);
const char *field_name(enum field field);

enum { FIELDS_MAX = 130, FIELDS_BYTES = 512 };

struct field_value {
	uint8_t name; /* enum field */
	uint8_t length;
	uint16_t start; /* in fields.bytes */
};

/*
 * Flat.  Values stand in the order of the turn; a field of a list is there
 * once per member (STOP b1, DROP 1, STOP c1, ...).
 */
struct fields {
	uint8_t kind; /* index into game.turn_kinds */
	uint16_t count;
	uint16_t byte_count;
	struct field_value values[FIELDS_MAX];
	char bytes[FIELDS_BYTES];
};

void fields_clear(struct fields *fields, unsigned kind);

/* False when there is no room left. */
bool fields_add(struct fields *fields, enum field name, struct text value);

static inline struct text
field_text(const struct fields *fields, size_t index)
{
	const struct field_value *value = &fields->values[index];

	assert(index < fields->count);
	return (struct text){fields->bytes + value->start, value->length};
}

/* The first value of that name, or NULL text when there is none. */
struct text fields_find(const struct fields *fields, enum field name);
static inline bool
fields_has(const struct fields *fields, enum field name)
{
	size_t i = 0;

	while (i < fields->count && fields->values[i].name != name)
		i++;
	return i < fields->count;
}

#endif
