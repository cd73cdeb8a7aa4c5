/*
 * The sheet of one view: the canonical form as that view may read it.
 */
#include "record/redact.h"

#include "record/canonical.h"
#include "record/record.h"

/* What the program itself says where a line was cut is none. */
static bool
is_comment(const struct item *item)
{
	if (canonical_is_mark(item))
		return false;
	return item->kind == ITEM_COMMENT || item->kind == ITEM_LINE_COMMENT;
}

static void
drop_comments(struct record *sheet)
{
	size_t kept = 0, i;

	for (i = 0; i < sheet->item_count; i++)
		if (!is_comment(&sheet->items[i]))
			sheet->items[kept++] = sheet->items[i];
	sheet->item_count = kept;
	for (i = 0; i < sheet->tag_count; i++)
		sheet->tags[i].comment_count = 0;
}

void
redact_record(struct replay *replay, bool keeps_comments, struct arena *arena,
	      struct record *sheet)
{
	canonical_record(replay, arena, sheet);
	if (!keeps_comments)
		drop_comments(sheet);
}
