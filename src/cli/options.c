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
/* clang-format off */
static const char *const as_values[] = {"text", "ascii", "position", "json",
					"svg", "html", "id", NULL};
/* clang-format on */
static const char *const page_values[] = {"text", "html", NULL};
static const char *const encoding_values[] = {"utf-8", "latin1", NULL};
static const char *const lang_values[] = {"auto", "en", "es", "it", "zh", NULL};
/* In the order of enum view. */
static const char *const view_values[] = {"all", "white", "black", "public",
					  NULL};
static const char *const at_values[] = {"start", "end", "all",
					"a number of turns", NULL};
static const char *const at_one_values[] = {"start", "end", "a number of turns",
					    NULL};

enum { OPTION_ROWS_MAX = 40 };

#define MEMBER(name) offsetof(struct options, name)

/* clang-format off */
const struct option_row option_rows[] = {
	{"check", 0, NULL, OPTION_FLAG, MEMBER(check), NULL, 0, 0, false,
	 "write nothing, only say what would change or is wrong"},
	{"output", 'o', "FILE", OPTION_TEXT, MEMBER(output), NULL, 0, 0, false,
	 "to FILE, left as it was if writing fails; -: stdout"},
	{"to", 0, "NOTATION", OPTION_TEXT, MEMBER(to), NULL, 0, 0, false,
	 "the format that is wanted; --list lists them"},
	{"lossless", 0, NULL, OPTION_FLAG, MEMBER(lossless), NULL, 0, 0, false,
	 "what the format cannot carry is an error"},
	{"keep-going", 0, NULL, OPTION_FLAG, MEMBER(keep_going), NULL, 0, 0,
	 false, "write illegal games, too, as far as they are legal"},
	{"positions", 0, NULL, OPTION_FLAG, MEMBER(positions), NULL, 0, 0,
	 false, "json, yaml: with the position after every turn"},
	{"at", 0, "N", OPTION_AT, MEMBER(at), at_values, 0, NUMBER_MOST, false,
	 "after N turns; start, or end (if not given)"},
	{"nth", 0, "N", OPTION_NUMBER, MEMBER(nth), NULL, 1, NUMBER_MOST, false,
	 "only the N-th game of the input"},
	{"view", 0, "WHO", OPTION_CHOICE, MEMBER(view), view_values, 0, 0, false,
	 "for white, black or public; all (not of redact): all"},
	{"no-comments", 0, NULL, OPTION_FLAG, MEMBER(no_comments), NULL, 0, 0,
	 false, "leave out comments, which may tell anything"},
	{"as", 0, "FORM", OPTION_FORM, MEMBER(as), as_values, 0, 0, false,
	 "text, unless said"},
	{"position", 0, "P", OPTION_TEXT, MEMBER(position), NULL, 0, 0, false,
	 "a position instead of a file"},
	{"dice", 0, "DICE", OPTION_TEXT, MEMBER(dice), NULL, 0, 0, false,
	 "the roll to be played, such as 31; if not given, all"},
	{"count", 0, NULL, OPTION_FLAG, MEMBER(count), NULL, 0, 0, false,
	 "only print how many turns there are"},
	{"divide", 0, NULL, OPTION_FLAG, MEMBER(divide), NULL, 0, 0, false,
	 "count below each first turn by itself"},
	{"list", 0, NULL, OPTION_FLAG, MEMBER(list), NULL, 0, 0, false,
	 "list all that there is, and end"},

	{"game", 0, "NAME", OPTION_TEXT, MEMBER(game), NULL, 0, 0, true,
	 "the game, where no tag names it"},
	{"rules", 0, "OPTIONS", OPTION_TEXT, MEMBER(rules), NULL, 0, 0, true,
	 "rules options or a preset, after those of the record"},
	{"strict", 0, NULL, OPTION_FLAG, MEMBER(strict), NULL, 0, 0, true,
	 "warnings are errors"},
	{"lenient", 0, NULL, OPTION_FLAG, MEMBER(lenient), NULL, 0, 0, true,
	 "read usual misspellings, with a warning"},
	{"from", 0, "NOTATION", OPTION_TEXT, MEMBER(from), NULL, 0, 0, true,
	 "how the turns of the input are spelled (native)"},
	{"encoding", 0, "NAME", OPTION_CHOICE, MEMBER(encoding),
	 encoding_values, 0, 0, true, "of the input: utf-8, or latin1 "
	 "(windows-1252)"},
	{"format", 0, "FORM", OPTION_CHOICE, MEMBER(format), form_values, 0,
	 0, true, "of results and reports: text or json"},
	{"jobs", 'j', "N", OPTION_NUMBER, MEMBER(jobs), NULL, 0, JOBS_MAX, true,
	 "games checked at a time (1); 0: one per core"},
	{"lang", 0, "CODE", OPTION_CHOICE, MEMBER(lang), lang_values, 0, 0,
	 true, "of findings: en, es, it or zh; auto: that of LANG"},
	{"quiet", 'q', NULL, OPTION_FLAG, MEMBER(quiet), NULL, 0, 0, true,
	 "errors only: no warnings, no summary, no progress"},
	{"color", 0, "WHEN", OPTION_CHOICE, MEMBER(color), when_values, 0,
	 0, true, "auto (on a terminal), always or never"},
	{"progress", 0, "WHEN", OPTION_CHOICE, MEMBER(progress), when_values,
	 0, 0, true, "auto (on a terminal), always or never"},
	{"max-errors", 0, "N", OPTION_NUMBER, MEMBER(max_errors), NULL,
	 0, NUMBER_MOST, true, "show at most N errors; 0: all, also of one game"},
	{"notation-dir", 0, "DIR", OPTION_TEXT, MEMBER(notation_dir), NULL, 0,
	 0, true, "notations that add to or replace the built-in ones"},
	{"notation", 0, "FILE", OPTION_TEXT, MEMBER(notation), NULL, 0, 0, true,
	 "one notation more, or in place of a built-in one"},
	{"version", 0, NULL, OPTION_FLAG, MEMBER(version), NULL, 0, 0, true,
	 "print the version and end"},
	{"help", 'h', NULL, OPTION_FLAG, MEMBER(help), NULL, 0, 0, true,
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

const char *
options_lang_name(unsigned lang)
{
	return lang_values[lang];
}

const char *
options_view_name(unsigned view)
{
	return view_values[view];
}

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

static bool
is_option(const struct option_row *row, const char *dashes, struct text name)
{
	if (dashes[1] == '-')
		return text_is(name, row->name);
	return name.length > 0 && row->letter == name.start[0];
}

void
option_refuse_first(const char *word)
{
	struct text name = text_of(word + (word[1] == '-' ? 2 : 1));
	const char *names[OPTION_ROWS_MAX], *nearest;
	const char *equals = strchr(word, '=');
	const struct option_row *row;
	size_t count = 0;

	if (equals != NULL)
		name.length -= strlen(equals);
	for (row = option_rows; row->name != NULL; row++) {
		if (is_option(row, word, name)) {
			say_usage(NULL, "the command comes before %s", word);
			return;
		}
		if (count < OPTION_ROWS_MAX)
			names[count++] = row->name;
	}
	nearest = nearest_name(name, names, count);
	if (nearest != NULL)
		say_usage(NULL, "unknown option %s; did you mean --%s?", word,
			  nearest);
	else
		say_usage(NULL, "unknown option %s", word);
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
list_values(const char *const *values, char *list, size_t size)
{
	size_t at = 0, n;
	const char *between;

	list[0] = '\0';
	for (n = 0; values[n] != NULL && at + 1 < size; n++) {
		between = n == 0 ? "" : values[n + 1] == NULL ? " or " : ", ";
		at += (size_t)snprintf(list + at, size - at, "%s%s", between,
				       values[n]);
	}
}

static size_t
count_values(const char *const *values)
{
	size_t count = 0;

	while (values[count] != NULL)
		count++;
	return count;
}

static bool
refuse_value(const struct command *command, const struct option_row *row,
	     const char *const *values, const char *value)
{
	char list[128];
	const char *nearest;

	list_values(values, list, sizeof(list));
	nearest = nearest_name(text_of(value), values, count_values(values));
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
	bool is_page = row->kind == OPTION_FORM && command->has_words;
	unsigned n;

	for (n = 0; row->values[n] != NULL; n++) {
		if (strcmp(value, row->values[n]) == 0 &&
		    (!is_page || n == AS_TEXT || n == AS_HTML)) {
			*member = n;
			return true;
		}
	}
	return refuse_value(command, row, is_page ? page_values : row->values,
			    value);
}

static bool
set_number(const struct command *command, const struct option_row *row,
	   const char *value, unsigned *member)
{
	if (text_number(text_of(value), row->most, member) &&
	    *member >= row->least)
		return true;
	say_usage(command, "--%s takes a number%s, not '%s'", row->name,
		  row->least > 0 ? " from 1" : "", value);
	return false;
}

static bool
set_at(const struct command *command, const struct option_row *row,
       const char *value, struct at *at)
{
	const char *const *values = command->takes_all ? row->values
						       : at_one_values;

	*at = (struct at){.kind = AT_TURN};
	if (text_number(text_of(value), row->most, &at->turn) ||
	    strcmp(value, "start") == 0)
		return true;
	at->kind = AT_END;
	if (strcmp(value, "end") == 0)
		return true;
	at->kind = AT_ALL;
	return (command->takes_all && strcmp(value, "all") == 0) ||
	       refuse_value(command, row, values, value);
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
	case OPTION_FORM:
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
		.command = command,
		.jobs = 1,
		.max_errors = MAX_ERRORS_UNSAID,
		.operands = words,
	};
	while (reader.next < reader.count) {
		char *word = words[reader.next++];

		if (!take_word(&reader, word, &options_ended))
			return false;
		if (options->help || options->version)
			return true;
	}
	if (options->strict && options->lenient) {
		say_usage(command, "either --strict or --lenient, not both");
		return false;
	}
	return true;
}
