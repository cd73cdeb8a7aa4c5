/*
 * Finding a row in the table of everything that can be wrong.
 */
#include "base/diag.h"

#include <assert.h>

#include "base/diag_rows.h"

const struct diag_row *
diag_row(enum diag id)
{
	assert((unsigned)id < DIAG_COUNT);
	if (id >= (enum diag)DIAG_DICE_FIRST && id <= (enum diag)DIAG_DICE_LAST)
		return &diag_dice_rows[id - DIAG_DICE_FIRST];
	if (id >= (enum diag)DIAG_FILE_FIRST)
		return &diag_file_rows[id - DIAG_FILE_FIRST];
	return &diag_rows[id];
}

/* Stretches of the table that belong to one game. */
static const struct {
	enum diag first, last;
	const char *game;
} owners[] = {
	{DIAG_OFF_BOARD, DIAG_FACE_UNKNOWN, "Plateau"},
	{DIAG_OPENING, DIAG_LENIENCY, "Plateau"},
	{(enum diag)DIAG_DICE_FIRST, (enum diag)DIAG_DICE_LAST, "Plakoto"},
};

const char *
diag_game(enum diag id)
{
	size_t n;

	for (n = 0; n < sizeof(owners) / sizeof(owners[0]); n++) {
		if (id >= owners[n].first && id <= owners[n].last)
			return owners[n].game;
	}
	return "";
}

enum diag
diag_find(struct text id, struct text game)
{
	enum diag found = DIAG_NONE;
	unsigned n;

	for (n = DIAG_NONE + 1; n < DIAG_COUNT; n++) {
		if (!text_equals_ignoring_case(
			    id, text_of(diag_row((enum diag)n)->id)))
			continue;
		if (found == DIAG_NONE)
			found = (enum diag)n;
		if (text_is(game, diag_game((enum diag)n)))
			return (enum diag)n;
	}
	return found;
}
