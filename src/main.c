/*
 * Finds the command in the table and runs it.
 */
#include <errno.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>

#include "base/nearest.h"
#include "base/text.h"
#include "cli/cli.h"
#include "cli/help.h"
#include "cli/options.h"
#include "cli/say.h"

enum { COMMANDS_MAX = 32 };

static const char help[] = "help"; /* as good as --help */

static const struct command *
find_command(const char *word)
{
	const char *names[COMMANDS_MAX], *nearest;
	const struct command *command;
	size_t count = 0;

	for (command = cli_commands; command->name != NULL; command++) {
		if (strcmp(word, command->name) == 0)
			return command;
		if (count + 1 < COMMANDS_MAX)
			names[count++] = command->name;
	}
	names[count++] = help;
	nearest = nearest_name(text_of(word), names, count);
	if (word[0] == '-' && word[1] != '\0')
		option_refuse_first(word);
	else if (nearest != NULL)
		say_usage(NULL, "unknown command '%s'; did you mean %s?", word,
			  nearest);
	else
		say_usage(NULL, "unknown command '%s'", word);
	return NULL;
}

/* "pinrec help", "pinrec help check" */
static enum exit_status
run_help(int word_count, char **words)
{
	const struct command *command;

	if (word_count == 0 || strcmp(words[0], help) == 0) {
		help_program();
		return STATUS_GOOD;
	}
	command = find_command(words[0]);
	if (command == NULL)
		return STATUS_USAGE;
	help_command(command);
	return STATUS_GOOD;
}

static enum exit_status
run(int word_count, char **words)
{
	const struct command *command;
	struct options options;

	if (strcmp(words[0], "--help") == 0 || strcmp(words[0], "-h") == 0) {
		help_program();
		return STATUS_GOOD;
	}
	if (strcmp(words[0], help) == 0)
		return run_help(word_count - 1, words + 1);
	if (strcmp(words[0], "--version") == 0) {
		help_version();
		return STATUS_GOOD;
	}
	command = find_command(words[0]);
	if (command == NULL ||
	    !options_read(&options, command, word_count - 1, words + 1))
		return STATUS_USAGE;
	if (options.help)
		help_command(command);
	else if (options.version)
		help_version();
	else
		return command->run(&options);
	return STATUS_GOOD;
}

/*
 * Results that did not reach their reader are trouble, not success.  cli/output
 * has said so where it saw it first.
 */
static enum exit_status
close_output(enum exit_status status)
{
	bool failed = ferror(stdout) != 0;
	bool is_said = failed && status == STATUS_TROUBLE;

	errno = 0;
	if (fclose(stdout) == 0 && !failed)
		return status;
	if (!is_said)
		say_trouble("standard output: %s",
			    errno != 0 ? strerror(errno)
				       : "it cannot be written");
	return STATUS_TROUBLE;
}

int
main(int argc, char **argv)
{
	enum exit_status status;

	if (setlocale(LC_CTYPE, "C.UTF-8") == NULL)
		setlocale(LC_CTYPE, "");
	if (argc < 2) {
		say_usage(NULL, "which command?");
		return STATUS_USAGE;
	}
	status = run(argc - 1, argv + 1);
	return (int)close_output(status);
}
