/*
 * The case files of tests/rules/: lines of columns between tabs.
 */
#ifndef UNIT_CASE_FILE_H
#define UNIT_CASE_FILE_H

#include <stddef.h>

#include "base/text.h"

enum { CASE_COLUMNS_MAX = 8 };

/* One line of a case file, cut at its tabs. */
struct case_row {
	struct text columns[CASE_COLUMNS_MAX];
	size_t count;
};

/* Calls `check` with every row of a case file; returns how many. */
size_t case_each_row(const char *path, void (*check)(const struct case_row *));

/* Says which case went wrong. */
void case_complain(const char *what, struct text a, struct text b);

/* The number in a column; 0 when there is none. */
unsigned case_file_number(struct text text);

#endif
