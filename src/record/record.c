/*
 * Questions to a record.
 */
#include "record/record.h"

const struct tag *
record_tag(const struct record *record, const char *name)
{
	size_t i;

	for (i = 0; i < record->tag_count; i++)
		if (text_is(record->tags[i].name, name))
			return &record->tags[i];
	return NULL;
}

/* A result inside of a variation says nothing about the game. */
const struct item *
record_result(const struct record *record)
{
	size_t depth = 0, i;

	for (i = record->item_count; i-- > 0;) {
		const struct item *item = &record->items[i];

		if (item->kind == ITEM_CLOSE)
			depth++;
		else if (item->kind == ITEM_OPEN && depth > 0)
			depth--;
		else if (item->kind == ITEM_RESULT && depth == 0)
			return item;
	}
	return NULL;
}
