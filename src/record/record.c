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

void
item_place(const struct item *item, size_t start, size_t length, size_t *place,
	   size_t *place_length)
{
	const struct item_extra *extra = item->extra;
	bool is_known = length > 0 && start < item->text.length &&
			length <= item->text.length - start;

	*place_length = length;
	if (extra != NULL && is_known) {
		is_known = !extra->is_respelled &&
			   (start >= extra->split ||
			    start + length <= extra->split);
		*place = start < extra->split
				 ? extra->start + start
				 : extra->split_offset + start - extra->split;
	} else {
		is_known = is_known && start < item->length &&
			   length <= item->length - start;
		*place = item->offset + start;
	}
	if (is_known)
		return;
	*place = item->offset;
	*place_length = item->length;
}
