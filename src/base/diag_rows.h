/*
 * The table of findings, parts of which have files of their own.  Private to
 * base/diag*.c.
 */
#ifndef BASE_DIAG_ROWS_H
#define BASE_DIAG_ROWS_H

#include "base/diag.h"

enum {
	DIAG_DICE_FIRST = DIAG_PLAKOTO_CHECKERS,
	DIAG_DICE_LAST = DIAG_PLAKOTO_CUBE,
	DIAG_DICE_ROWS = DIAG_DICE_LAST - DIAG_DICE_FIRST + 1,
	DIAG_FILE_FIRST = DIAG_FILE_TOO_LONG,
	DIAG_FILE_LAST = DIAG_COUNT - 1,
	DIAG_FILE_ROWS = DIAG_FILE_LAST - DIAG_FILE_FIRST + 1
};

/* Empty where another part has the row. */
extern const struct diag_row diag_rows[DIAG_COUNT];
extern const struct diag_row diag_dice_rows[DIAG_DICE_ROWS];
extern const struct diag_row diag_file_rows[DIAG_FILE_ROWS];

#endif
