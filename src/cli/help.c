/*
 * Help, printed from the tables of commands and options.
 */
#include "cli/help.h"

#include <stdio.h>

#include "cli/cli.h"
#include "cli/options.h"

#ifndef PINREC_VERSION
#define PINREC_VERSION "unknown"
#endif

enum { HELP_COLUMN = 25 };

void
help_program(void)
{
	const struct command *command;

	fputs("usage: pinrec [--version] [--help] <command> [options] "
	      "[file...]\n\n"
	      "Checks, shows and rewrites records of Plateau and Plakoto."
	      "\n\ncommands:\n",
	      stdout);
	for (command = cli_commands; command->name != NULL; command++)
		printf("  %-9s %s\n", command->name, command->purpose);
	fputs("\nWithout a file, or with -, standard input is read; of a "
	      "folder, every record\nfile in it.  'pinrec <command> --help' "
	      "lists the options of a command.\n\n"
	      "exit status:\n"
	      "  0  everything read is legal and sound\n"
	      "  1  some game is illegal, unreadable or unsound\n"
	      "  2  the command line is wrong\n"
	      "  3  a file could not be read or written, or memory ran "
	      "out\n",
	      stdout);
}

/* What a command adds to the words of an option. */
static const char *
say_more(const struct command *command, const struct option_row *row)
{
	if (row->kind == OPTION_AT && command->takes_all)
		return "; all";
	if (row->kind == OPTION_FORM)
		return command->has_words ? ", or html"
					  : "; ascii position id json svg html";
	return "";
}

static void
print_option(const struct command *command, const struct option_row *row)
{
	char left[64], letter[8] = "    ";

	if (row->letter != '\0')
		snprintf(letter, sizeof(letter), "-%c, ", row->letter);
	snprintf(left, sizeof(left), "%s--%s%s%s", letter, row->name,
		 row->argument != NULL ? " " : "",
		 row->argument != NULL ? row->argument : "");
	printf("  %-*s %s%s\n", HELP_COLUMN, left, row->help,
	       say_more(command, row));
}

static void
print_options(const struct command *command, bool common)
{
	const struct option_row *row;

	for (row = option_rows; row->name != NULL; row++) {
		if (row->is_common == common && option_is_taken(row, command))
			print_option(command, row);
	}
}

void
help_command(const struct command *command)
{
	printf("usage: pinrec %s [options] %s\n\n%s\n", command->name,
	       command->arguments, command->purpose);
	if (command->accepts[0] != '\0') {
		printf("\noptions of %s:\n", command->name);
		print_options(command, false);
	}
	fputs("\ncommon options:\n", stdout);
	print_options(command, true);
	printf("\nexample:\n  %s\n", command->example);
}

void
help_version(void)
{
	fputs("pinrec " PINREC_VERSION "\n", stdout);
}
