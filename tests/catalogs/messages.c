/*
 * Prints what the program says from its tables and from notation/, as C that
 * xgettext can read: one call N_("...") for each text.  messages.sh puts the
 * texts of the sources to them.
 */
#include <stdio.h>

#include "base/arena.h"
#include "base/diag.h"
#include "games/plateau.h"
#include "record/rulebook.h"

static void
print_text(const char *about, struct text text)
{
	size_t i;

	if (text.length == 0)
		return;
	printf("/* %s */\nN_(\"", about);
	for (i = 0; i < text.length; i++) {
		if (text.start[i] == '"' || text.start[i] == '\\')
			putchar('\\');
		if (text.start[i] == '\n')
			fputs("\\n", stdout);
		else
			putchar(text.start[i]);
	}
	puts("\");");
}

static void
print_sentences(void)
{
	size_t n;

	for (n = DIAG_NONE + 1; n < DIAG_COUNT; n++)
		print_text(diag_row((enum diag)n)->id,
			   text_of(diag_row((enum diag)n)->sentence));
	for (n = 0; diag_number_word(n) != NULL; n++)
		print_text("a number", text_of(diag_number_word(n)));
}

static void
print_kinds(void)
{
	size_t n;

	for (n = 0; n < KIND_COUNT; n++)
		print_text("a kind of piece", text_of(plateau_kinds[n].name));
}

/* The rule book and what is said of each finding. */
static bool
print_book(void)
{
	struct arena arena = {0};
	struct rulebook book = {0};
	struct diags diags;
	bool good;
	size_t n;

	diags_init(&diags, &arena, false);
	good = rulebook_read_rules(&arena, &book, &diags) &&
	       rulebook_read_findings(&arena, &book, &diags);
	for (n = 0; good && n < book.count; n++) {
		print_text("title", book.entries[n].title);
		print_text("explanation", book.entries[n].body);
	}
	arena_free(&arena);
	return good;
}

int
main(void)
{
	print_sentences();
	print_kinds();
	return print_book() ? 0 : 1;
}
