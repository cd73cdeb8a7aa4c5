/*
 * The options of all commands: one table, from which they are parsed and from
 * which the help is printed.
 */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

#include "cli/cli.h"

/* Choices stand in the order of their values in the table of options.c. */
enum when { WHEN_AUTO, WHEN_ALWAYS, WHEN_NEVER };
enum form { FORM_TEXT, FORM_JSON };
enum as { AS_TEXT, AS_ASCII, AS_POSITION, AS_JSON, AS_SVG, AS_HTML, AS_ID };
enum encoding { ENCODING_UTF8, ENCODING_LATIN1 };
enum lang { LANG_AUTO, LANG_EN, LANG_ES, LANG_IT, LANG_ZH };

/* The places that --at can name. */
enum at_kind { AT_DEFAULT, AT_TURN, AT_END, AT_ALL };

struct at {
	enum at_kind kind;
	unsigned turn; /* of AT_TURN: after so many turns */
};

enum { JOBS_MAX = 64, NUMBER_MOST = 1000000000 };

/* What --max-errors says besides a number. */
enum { MAX_ERRORS_ALL = 0, MAX_ERRORS_UNSAID = NUMBER_MOST + 1 };

/* What the command line says.  Texts are those of argv; NULL: not given. */
struct options {
	const struct command *command;
	const char *game, *rules, *from, *position, *notation_dir, *output;
	const char *dice, *to, *notation;
	struct at at;
	unsigned format, color, progress, as, encoding, view, lang;
	unsigned jobs, max_errors, nth;
	bool strict, lenient, quiet, check, count, divide, list, no_comments,
		lossless, keep_going, positions;
	bool help, version;
	char **operands; /* what is no option, in order */
	size_t operand_count;
};

enum option_kind {
	OPTION_FLAG,   /* bool */
	OPTION_TEXT,   /* const char * */
	OPTION_CHOICE, /* unsigned: index into the values */
	OPTION_FORM,   /* the same, of those that the command writes */
	OPTION_NUMBER, /* unsigned, `least` to `most` (more is read as that) */
	OPTION_AT      /* struct at */
};

struct option_row {
	const char *name;
	char letter;	      /* short form, or '\0' */
	const char *argument; /* its word in the help, or NULL */
	enum option_kind kind;
	size_t member;		   /* offset in struct options */
	const char *const *values; /* of a choice; ends with NULL */
	unsigned least, most;	   /* of a number */
	bool is_common;		   /* every command takes it */
	const char *help;
};

extern const struct option_row option_rows[]; /* ends with a NULL name */

/* How --lang names it: "es". */
const char *options_lang_name(unsigned lang);

/* How --view names it. */
const char *options_view_name(unsigned view);

/* Whether the command takes the option. */
bool option_is_taken(const struct option_row *row,
		     const struct command *command);

/* Says what is wrong with an option that stands where a command should. */
void option_refuse_first(const char *word);

/*
 * Reads the words that follow the command's name; reorders `words`.  False
 * when they are wrong: that has been said on standard error.
 */
bool options_read(struct options *options, const struct command *command,
		  int word_count, char **words);

#endif
