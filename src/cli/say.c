/*
 * What the program itself says on standard error.
 */
#include "cli/say.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/phrase.h"
#include "base/strbuf.h"
#include "cli/cli.h"

enum { SAY_BYTES = 8192 }; /* longer messages are cut: a path fits */

static void
say(const char *who, const char *format, va_list arguments, const char *after)
{
	char bytes[SAY_BYTES];
	struct strbuf line = {0};

	vsnprintf(bytes, sizeof(bytes), format, arguments);
	strbuf_format(&line, "pinrec%s%s: ", *who != '\0' ? " " : "", who);
	strbuf_add_printable(&line, text_of(bytes));
	strbuf_add_char(&line, '\n');
	strbuf_add_string(&line, after);
	fwrite(line.bytes, 1, line.length, stderr);
	strbuf_free(&line);
}

void
say_usage(const struct command *command, const char *format, ...)
{
	const char *who = command != NULL ? command->name : "";
	char after[128];
	va_list arguments;

	snprintf(after, sizeof(after), "Try 'pinrec%s%s --help'.\n",
		 *who != '\0' ? " " : "", who);
	va_start(arguments, format);
	say(who, format, arguments, after);
	va_end(arguments);
}

void
say_trouble(const char *format, ...)
{
	va_list arguments;

	va_start(arguments, format);
	say("", format, arguments, "");
	va_end(arguments);
}

void
say_phrase(struct phrase *phrase, const char *english)
{
	struct strbuf words = {0};

	phrase_write(phrase, english, &words);
	say_trouble("%.*s", (int)words.length, words.bytes);
	strbuf_free(&words);
}
