/*
 * Questions to a record.
 */
#include "record/record.h"

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
