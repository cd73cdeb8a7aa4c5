/*
 * A turn taken apart into named fields.
 */
#include "base/fields.h"

#include <assert.h>
#include <string.h>

/* clang-format off */
static const char *const names[FIELD_NAME_COUNT] = {
	[FIELD_SQUARE] = "square",
	[FIELD_HEIGHT] = "height",
	[FIELD_LEVEL] = "level",
	[FIELD_PIECE] = "piece",
	[FIELD_COUNT_MOVED] = "count",
	[FIELD_GOING] = "going",
	[FIELD_FROM] = "from",
	[FIELD_FACE] = "face",
	[FIELD_STOP] = "stop",
	[FIELD_DROP] = "drop",
	[FIELD_PICKUP] = "pickup",
	[FIELD_CAPTURES] = "captures",
	[FIELD_CAPTURED] = "captured",
	[FIELD_TENDER] = "tender",
	[FIELD_PAYMENT] = "payment",
	[FIELD_DICE] = "dice",
	[FIELD_TO] = "to",
	[FIELD_PIPS] = "pips",
	[FIELD_PIN] = "pin",
	[FIELD_TIMES] = "times",
	[FIELD_SHOWN_SQUARE] = "shown_square",
	[FIELD_SHOWN_HEIGHT] = "shown_height",
	[FIELD_SHOWN_PIECE] = "shown_piece",
	[FIELD_PLACE] = "place",
	[FIELD_STACK] = "stack",
	[FIELD_NUMBER] = "number",
	[FIELD_WIN] = "win",
	[FIELD_GLYPH] = "glyph",
};
/* clang-format on */

enum field
field_find(struct text name)
{
	unsigned field;

	for (field = 0; field < FIELD_NAME_COUNT; field++) {
		if (text_is(name, names[field]))
			break;
	}
	return (enum field)field;
}

const char *
field_name(enum field field)
{
	assert(field < FIELD_NAME_COUNT);
	return names[field];
}

void
fields_clear(struct fields *fields, unsigned kind)
{
	assert(kind <= UINT8_MAX);
	fields->kind = (uint8_t)kind;
	fields->count = 0;
	fields->byte_count = 0;
}

bool
fields_add(struct fields *fields, enum field name, struct text value)
{
	struct field_value *added;

	if (fields->count == FIELDS_MAX || value.length > UINT8_MAX ||
	    value.length > (size_t)FIELDS_BYTES - fields->byte_count)
		return false;
	added = &fields->values[fields->count++];
	added->name = (uint8_t)name;
	added->length = (uint8_t)value.length;
	added->start = fields->byte_count;
	if (value.length > 0)
		memcpy(fields->bytes + added->start, value.start, value.length);
	fields->byte_count = (uint16_t)(fields->byte_count + value.length);
	return true;
}

struct text
fields_find(const struct fields *fields, enum field name)
{
	size_t i;

	for (i = 0; i < fields->count; i++) {
		if (fields->values[i].name == name)
			return field_text(fields, i);
	}
	return (struct text){NULL, 0};
}
