/*
 * The table of options and the parser that reads it.
 */
#include "cli/options.h"

#include <stdio.h>
#include <string.h>

#include "base/nearest.h"
#include "base/text.h"
#include "cli/say.h"

static const char *const when_values[] = {"auto", "always", "never", NULL};
static const char *const form_values[] = {"text", "json", NULL};
static const char *const as_values[] = {"text", "ascii", "position", "json",
					NULL};
static const char *const encoding_values[] = {"utf-8", "latin1", NULL};
static const char *const at_values[] = {"start", "end", "all", NULL};

enum { OPTION_ROWS_MAX = 40, NUMBER_MOST = 1000000000 };

#define MEMBER(name) offsetof(struct options, name)

/* clang-format off */
const struct option_row option_rows[] = {
	{"check", 0, NULL, OPTION_FLAG, MEMBER(check), NULL, 0, false,
	 "write nothing, only say which games would change"},
	{"output", 'o', "FILE", OPTION_TEXT, MEMBER(output), NULL, 0, false,
	 "write to FILE; it is replaced only when all went well"},
	{"at", 0, "N", OPTION_AT, MEMBER(at), at_values, NUMBER_MOST, false,
	 "after N turns; start, all, or end (if not given)"},
	{"nth", 0, "N", OPTION_NUMBER, MEMBER(nth), NULL, NUMBER_MOST, false,
	 "only the N-th game of the input"},
	{"as", 0, "FORM", OPTION_CHOICE, MEMBER(as), as_values, 0, false,
	 "text (if not given), ascii, position or json"},
	{"position", 0, "P", OPTION_TEXT, MEMBER(position), NULL, 0, false,
	 "a position instead of a file"},
	{"count", 0, NULL, OPTION_FLAG, MEMBER(count), NULL, 0, false,
	 "only print how many turns there are"},
	{"divide", 0, NULL, OPTION_FLAG, MEMBER(divide), NULL, 0, false,
	 "count below each first turn by itself"},
	{"list", 0, NULL, OPTION_FLAG, MEMBER(list), NULL, 0, false,
	 "list everything that can be explained"},

	{"game", 0, "NAME", OPTION_TEXT, MEMBER(game), NULL, 0, true,
	 "the game, where no tag names it"},
	{"rules", 0, "OPTIONS", OPTION_TEXT, MEMBER(rules), NULL, 0, true,
	 "rules options or a preset, after those of the record"},
	{"strict", 0, NULL, OPTION_FLAG, MEMBER(strict), NULL, 0, true,
	 "warnings are errors"},
	{"lenient", 0, NULL, OPTION_FLAG, MEMBER(lenient), NULL, 0, true,
	 "read usual misspellings, with a warning"},
	{"from", 0, "NOTATION", OPTION_TEXT, MEMBER(from), NULL, 0, true,
	 "how the turns of the input are spelled (native)"},
	{"encoding", 0, "NAME", OPTION_CHOICE, MEMBER(encoding),
	 encoding_values, 0, true, "of the input: utf-8, or latin1 "
	 "(windows-1252)"},
	{"format", 0, "FORM", OPTION_CHOICE, MEMBER(format), form_values, 0,
	 true, "of results and reports: text or json"},
	{"jobs", 'j', "N", OPTION_NUMBER, MEMBER(jobs), NULL, JOBS_MAX, true,
	 "games checked at a time (1); 0: one per core"},
	{"quiet", 'q', NULL, OPTION_FLAG, MEMBER(quiet), NULL, 0, true,
	 "errors only: no warnings, no summary, no progress"},
	{"color", 0, "WHEN", OPTION_CHOICE, MEMBER(color), when_values, 0,
	 true, "auto (on a terminal), always or never"},
	{"progress", 0, "WHEN", OPTION_CHOICE, MEMBER(progress), when_values,
	 0, true, "auto (on a terminal), always or never"},
	{"max-errors", 0, "N", OPTION_NUMBER, MEMBER(max_errors), NULL,
	 NUMBER_MOST, true, "show at most N errors; 0: all"},
	{"notation-dir", 0, "DIR", OPTION_TEXT, MEMBER(notation_dir), NULL, 0,
	 true, "notations that add to or replace the built-in ones"},
	{"version", 0, NULL, OPTION_FLAG, MEMBER(version), NULL, 0, true,
	 "print the version and end"},
	{"help", 'h', NULL, OPTION_FLAG, MEMBER(help), NULL, 0, true,
	 "print this and end"},
	{0}
};
/* clang-format on */

#undef MEMBER

/* Where in the words the parser is. */
struct reader {
	struct options *options;
	char **words;
	int count, next;
};

bool
option_is_taken(const struct option_row *row, const struct command *command)
{
	struct text rest = text_of(command->accepts), word;

	if (row->is_common)
		return true;
	while (text_next_word(&rest, &word)) {
		if (text_is(word, row->name))
			return true;
	}
	return false;
}

/* An option that exists, elsewhere or not at all: say which it is. */
static void
refuse_option(const struct command *command, const char *dashes,
	      struct text name)
{
	const char *names[OPTION_ROWS_MAX], *nearest;
	size_t count = 0;
	const struct option_row *row;

	for (row = option_rows; row->name != NULL; row++) {
		if (text_is(name, row->name) && *dashes == '-' &&
		    dashes[1] == '-') {
			say_usage(command, "%s takes no --%s", command->name,
				  row->name);
			return;
		}
		if (count < OPTION_ROWS_MAX && option_is_taken(row, command))
			names[count++] = row->name;
	}
	nearest = nearest_name(name, names, count);
	if (nearest != NULL)
		say_usage(command, "unknown option %s%.*s; did you mean --%s?",
			  dashes, (int)name.length, name.start, nearest);
	else
		say_usage(command, "unknown option %s%.*s", dashes,
			  (int)name.length, name.start);
}

static const struct option_row *
find_long(const struct command *command, struct text name)
{
	const struct option_row *row;

	for (row = option_rows; row->name != NULL; row++) {
		if (text_is(name, row->name) && option_is_taken(row, command))
			return row;
	}
	refuse_option(command, "--", name);
	return NULL;
}

static const struct option_row *
find_short(const struct command *command, const char *letter)
{
	const struct option_row *row;

	for (row = option_rows; row->name != NULL; row++) {
		if (row->letter == *letter && option_is_taken(row, command))
			return row;
	}
	refuse_option(command, "-", (struct text){letter, 1});
	return NULL;
}

/* "a, b or c" */
static void
list_values(const struct option_row *row, char *list, size_t size)
{
	size_t at = 0, n;
	const char *between;

	list[0] = '\0';
	for (n = 0; row->values[n] != NULL && at + 1 < size; n++) {
		between = n == 0		       ? ""
			  : row->values[n + 1] == NULL ? " or "
						       : ", ";
		at += (size_t)snprintf(list + at, size - at, "%s%s", between,
				       row->values[n]);
	}
}

static size_t
count_values(const struct option_row *row)
{
	size_t count = 0;

	while (row->values[count] != NULL)
		count++;
	return count;
}

static bool
refuse_value(const struct command *command, const struct option_row *row,
	     const char *value)
{
	char list[128];
	const char *nearest;

	list_values(row, list, sizeof(list));
	nearest = nearest_name(text_of(value), row->values, count_values(row));
	if (nearest != NULL)
		say_usage(command, "--%s takes %s, not '%s'; did you mean %s?",
			  row->name, list, value, nearest);
	else
		say_usage(command, "--%s takes %s, not '%s'", row->name, list,
			  value);
	return false;
}

static bool
set_choice(const struct command *command, const struct option_row *row,
	   const char *value, unsigned *member)
{
	unsigned n;

	for (n = 0; row->values[n] != NULL; n++) {
		if (strcmp(value, row->values[n]) == 0) {
			*member = n;
			return true;
		}
	}
	return refuse_value(command, row, value);
}

static bool
set_number(const struct command *command, const struct option_row *row,
	   const char *value, unsigned *member)
{
	if (text_number(text_of(value), row->most, member))
		return true;
	say_usage(command, "--%s takes a number, not '%s'", row->name, value);
	return false;
}

static bool
set_at(const struct command *command, const struct option_row *row,
       const char *value, struct at *at)
{
	unsigned choice = 0;

	at->kind = AT_TURN;
	if (text_number(text_of(value), row->most, &at->turn))
		return true;
	if (!set_choice(command, row, value, &choice))
		return false;
	at->turn = 0;
	if (choice > 0)
		at->kind = choice == 1 ? AT_END : AT_ALL;
	return true;
}

static bool
set_value(struct options *options, const struct option_row *row,
	  const char *value)
{
	void *member = (char *)options + row->member;

	switch (row->kind) {
	case OPTION_FLAG:
		*(bool *)member = true;
		return true;
	case OPTION_TEXT:
		*(const char **)member = value;
		return true;
	case OPTION_CHOICE:
		return set_choice(options->command, row, value, member);
	case OPTION_NUMBER:
		return set_number(options->command, row, value, member);
	case OPTION_AT:
		return set_at(options->command, row, value, member);
	}
	return false;
}

/* The value of an option: `attached` to it, or the next word. */
static bool
take_value(struct reader *reader, const struct option_row *row,
	   const char *attached)
{
	if (attached == NULL && reader->next < reader->count)
		attached = reader->words[reader->next++];
	if (attached == NULL) {
		say_usage(reader->options->command, "--%s needs a value: %s",
			  row->name, row->argument);
		return false;
	}
	return set_value(reader->options, row, attached);
}

static bool
take_long(struct reader *reader, const char *word)
{
	const char *equals = strchr(word, '=');
	struct text name = text_of(word);
	const struct option_row *row;

	if (equals != NULL)
		name.length = (size_t)(equals - word);
	row = find_long(reader->options->command, name);
	if (row == NULL)
		return false;
	if (row->argument != NULL)
		return take_value(reader, row,
				  equals != NULL ? equals + 1 : NULL);
	if (equals != NULL) {
		say_usage(reader->options->command, "--%s takes no value",
			  row->name);
		return false;
	}
	return set_value(reader->options, row, NULL);
}

/* Letters in one word; one that takes a value takes the rest of it. */
static bool
take_short(struct reader *reader, const char *letters)
{
	const struct option_row *row;

	for (; *letters != '\0'; letters++) {
		row = find_short(reader->options->command, letters);
		if (row == NULL)
			return false;
		if (row->argument != NULL)
			return take_value(reader, row,
					  letters[1] != '\0' ? letters + 1
							     : NULL);
		set_value(reader->options, row, NULL);
	}
	return true;
}

static bool
take_word(struct reader *reader, char *word, bool *options_ended)
{
	struct options *options = reader->options;

	if (*options_ended || word[0] != '-' || word[1] == '\0') {
		/* Operands move to the front, over words already read. */
		options->operands[options->operand_count++] = word;
		return true;
	}
	if (strcmp(word, "--") == 0) {
		*options_ended = true;
		return true;
	}
	if (word[1] == '-')
		return take_long(reader, word + 2);
	return take_short(reader, word + 1);
}

bool
options_read(struct options *options, const struct command *command,
	     int word_count, char **words)
{
	struct reader reader = {options, words, word_count, 0};
	bool options_ended = false;

	*options = (struct options){
		.command = command, .jobs = 1, .operands = words};
	while (reader.next < reader.count) {
		char *word = words[reader.next++];

		if (!take_word(&reader, word, &options_ended))
			return false;
		if (options->help || options->version)
			return true;
	}
	return true;
}
