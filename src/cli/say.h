/*
 * What the program itself says on standard error: wrong usage and files that
 * give trouble.  Findings about records are printed by cli/report.
 */
#ifndef CLI_SAY_H
#define CLI_SAY_H

struct command;
struct phrase;

/* "pinrec check: ..." and where help is; `command` may be NULL. */
void say_usage(const struct command *command, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

/* "pinrec: ..."; controls in it are neutralised. */
void say_trouble(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The same in the language of the phrase, whose slots are put in. */
void say_phrase(struct phrase *phrase, const char *english);

#endif
