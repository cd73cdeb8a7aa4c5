/*
 * What the files that merge records share.  Private to record/merge*.
 */
#ifndef RECORD_MERGE_STATE_H
#define RECORD_MERGE_STATE_H

#include <stdbool.h>

#include "base/fields.h"
#include "record/replay_state.h"

/* One of the two records. */
struct sheet {
	struct replay *replay;
	struct fields fields; /* of the turn at hand */
	struct text text;     /* the same as it is written */
	void *knowledge;      /* from the full game, as this view sees it */
	bool has_item;	      /* one was taken and not used */
	enum replay_event event;
};

struct merge {
	struct sheet sheets[2];
	struct arena *arena;
	struct record *merged;
	enum view view; /* of the result; VIEW_ALL: everything is known */
	bool is_full;
	void *position, *before, *move; /* of the full game; main line only */
	struct fields fields;
	bool is_over;
};

/* Who kept the record; VIEW_ALL: nothing is hidden in it. */
static inline enum view
merge_view_of(const struct sheet *sheet)
{
	return sheet->replay->is_sheet ? sheet->replay->view : VIEW_ALL;
}

static inline void
merge_add_item(struct merge *merge, const struct item *item)
{
	merge->merged->items[merge->merged->item_count++] = *item;
}

/* --- merge_turn.c --- */

/* Adds a finding about what was taken last to each of the two records. */
void merge_report(struct merge *merge, enum diag id,
		  const struct text texts[2]);

/* Two spellings of one thing, what is unknown in one filled in. */
bool merge_unify(struct text a, struct text b, char unknown, struct text *both,
		 struct arena *arena);

/* Both have just played a turn.  False when they disagree: it was reported. */
bool merge_turn(struct merge *merge);

#endif
