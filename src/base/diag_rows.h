/*
 * The table of findings, a part of which has a file of its own.  Private to
 * base/diag*.c.
 */
#ifndef BASE_DIAG_ROWS_H
#define BASE_DIAG_ROWS_H

#include "base/diag.h"

enum {
	DIAG_DICE_FIRST = DIAG_PLAKOTO_CHECKERS,
	DIAG_DICE_LAST = DIAG_PLAKOTO_CUBE,
	DIAG_DICE_ROWS = DIAG_DICE_LAST - DIAG_DICE_FIRST + 1
};

/* Empty where the other part has the row. */
extern const struct diag_row diag_rows[DIAG_COUNT];
extern const struct diag_row diag_dice_rows[DIAG_DICE_ROWS];

#endif
