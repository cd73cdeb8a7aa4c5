/*
 * The formats that are known, as convert --list shows them.
 */
#include "cli/formats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "cli/setup.h"
#include "games/game.h"
#include "record/container.h"
#include "record/notation.h"

static void
print_row(const struct notation *notation)
{
	unsigned carries = notation_carries(notation);
	struct text name = notation_name(notation);
	const char *between = "";
	size_t n;

	printf("%-14.*s %-8s %-10s %-12s ", (int)name.length, name.start,
	       notation_game(notation)->name,
	       notation_container(notation)->name,
	       !notation_reads(notation)   ? "writes"
	       : notation_spells(notation) ? "reads writes"
					   : "reads");
	for (n = 0; n < CARGO_COUNT; n++) {
		if ((carries & cargo_bit((enum cargo)n)) != 0)
			continue;
		printf("%s%s", between, cargo_names[n]);
		between = ", ";
	}
	printf("%s\n", *between == '\0' ? "-" : "");
}

static int
compare_names(struct text one, struct text two)
{
	size_t shorter = one.length < two.length ? one.length : two.length;
	int order = memcmp(one.start, two.start, shorter);

	return order != 0
		       ? order
		       : (one.length > two.length) - (one.length < two.length);
}

/* By game, the native one first, then by name. */
static int
compare_rows(const void *a, const void *b)
{
	const struct notation *one = *(const struct notation *const *)a;
	const struct notation *two = *(const struct notation *const *)b;
	bool is_native = text_is(notation_name(one), "native");
	int order = strcmp(notation_game(one)->name, notation_game(two)->name);

	if (order == 0 && is_native != text_is(notation_name(two), "native"))
		return is_native ? -1 : 1;
	return order != 0
		       ? order
		       : compare_names(notation_name(one), notation_name(two));
}

void
formats_print(struct setup *setup)
{
	const struct notation **rows;
	size_t count = 0, n;

	while (notations_get(setup->notations, count) != NULL)
		count++;
	rows = arena_take(&setup->arena, count * sizeof(const void *));
	for (n = 0; n < count; n++)
		rows[n] = notations_get(setup->notations, n);
	qsort(rows, count, sizeof(const void *), compare_rows);
	printf("%-14s %-8s %-10s %-12s %s\n", "name", "game", "container", "",
	       "cannot carry");
	for (n = 0; n < count; n++)
		print_row(rows[n]);
}
