/*
 * What the commands share: the command table, options, exit statuses.  cli/ is
 * the only code that sees argv, files, the environment, threads and exit.
 */
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include <stdbool.h>
#include <stddef.h>

enum exit_status {
	STATUS_GOOD = 0,   /* everything read is legal and sound */
	STATUS_BAD = 1,	   /* some game is not */
	STATUS_USAGE = 2,  /* the command line is wrong */
	STATUS_TROUBLE = 3 /* a file could not be read or written */
};

struct options;

struct command {
	const char *name;
	enum exit_status (*run)(struct options *options);
	const char *arguments; /* "[file...]" */
	const char *purpose;   /* one line */
	const char *accepts;   /* names of its own options, blank-separated */
	const char *example;   /* one command line */
	bool takes_all;	       /* --at all means something */
	bool has_words;	       /* it writes words for readers, not positions */
};

extern const struct command cli_commands[]; /* ends with a NULL name */

enum exit_status cmd_check(struct options *options);
enum exit_status cmd_show(struct options *options);
enum exit_status cmd_format(struct options *options);
enum exit_status cmd_convert(struct options *options);
enum exit_status cmd_moves(struct options *options);
enum exit_status cmd_perft(struct options *options);
enum exit_status cmd_know(struct options *options);
enum exit_status cmd_redact(struct options *options);
enum exit_status cmd_merge(struct options *options);
enum exit_status cmd_lesson(struct options *options);
enum exit_status cmd_explain(struct options *options);

#endif
