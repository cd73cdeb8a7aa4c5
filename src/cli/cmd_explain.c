/*
 * pinrec explain: a rule, a finding or a rules option, with examples.
 */
#include <string.h>

#include "base/arena.h"
#include "base/catalog.h"
#include "base/nearest.h"
#include "base/phrase.h"
#include "base/strbuf.h"
#include "cli/cli.h"
#include "cli/example.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "cli/wrap.h"
#include "games/game.h"
#include "games/games.h"
#include "record/rulebook.h"

enum { NAME_WIDTH = 20 };

/* One row for each kind of entry. */
struct kind_row {
	const char *word;
	const char *heading;
};

static const struct kind_row kinds[] = {
	[RULEBOOK_RULE] = {"rule", N_("Rules")},
	[RULEBOOK_FINDING] = {"finding", N_("Findings")},
	[RULEBOOK_OPTION] = {"option", N_("Rules options")},
};

enum { KIND_COUNT = sizeof(kinds) / sizeof(kinds[0]) };

static const char *const level_words[] = {
	[LEVEL_NOTE] = N_("note"),
	[LEVEL_WARNING] = N_("warning"),
	[LEVEL_ERROR] = N_("error"),
};

static bool
is_listed(const struct rulebook_entry *entry, struct text game)
{
	return game.length == 0 || entry->game.length == 0 ||
	       text_equals(entry->game, game);
}

static void
write_list(const struct setup *setup, const struct rulebook *book,
	   struct text game, struct strbuf *out)
{
	const struct rulebook_entry *entry;
	size_t kind, n, width;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		strbuf_add_string(out, kind > 0 ? "\n" : "");
		strbuf_add_text(out,
				words_say(setup->catalog, kinds[kind].heading));
		strbuf_add_char(out, '\n');
		for (n = 0; n < book->count; n++) {
			entry = &book->entries[n];
			if (entry->kind != (enum rulebook_kind)kind ||
			    !is_listed(entry, game))
				continue;
			strbuf_add_string(out, "  ");
			strbuf_add_text(out, entry->name);
			width = text_width(entry->name);
			strbuf_add_repeated(
				out, ' ',
				width < NAME_WIDTH ? NAME_WIDTH - width : 1);
			strbuf_add_text(out, entry->title);
			strbuf_add_char(out, '\n');
		}
	}
}

/* The game that --game names, which may be by a variant of it; or NULL. */
static const struct game *
game_asked(const struct options *options)
{
	size_t variant;

	return options->game != NULL
		       ? games_find(text_of(options->game), &variant)
		       : NULL;
}

static struct text
game_name(const struct game *game)
{
	return text_of(game != NULL ? game->name : "");
}

/* A finding of every game, for which the game asked has a rule of its own. */
static const struct citation *
find_citation(const struct setup *setup, const struct rulebook_entry *entry)
{
	const struct game *game = game_asked(setup->options);
	const struct citation *citation;
	enum diag id;

	if (entry->kind != RULEBOOK_FINDING || game == NULL)
		return NULL;
	id = diag_find(entry->name, game_name(game));
	for (citation = game->citations; citation->id != DIAG_NONE; citation++)
		if (citation->id == id)
			return citation;
	return NULL;
}

/* "Rule 24 of Plateau: title", "Finding distance (error, rule 24): title" */
static void
write_title(const struct setup *setup, const struct rulebook_entry *entry,
	    struct strbuf *out)
{
	const struct diag_row *row = diag_row(
		diag_find(entry->name, entry->game));
	const struct citation *citation = find_citation(setup, entry);
	const char *rule = citation != NULL ? citation->rule : row->rule;
	static const char *const words[][2] = {
		[RULEBOOK_RULE] = {N_("Rule {name}"),
				   N_("Rule {name} of {game}")},
		[RULEBOOK_FINDING] = {N_("Finding {name} ({level})"),
				      N_("Finding {name} ({level}, rule "
					 "{rule})")},
		[RULEBOOK_OPTION] = {N_("Option {name}"),
				     N_("Option {name} of {game}")},
	};
	bool has_more = entry->kind == RULEBOOK_FINDING
				? rule[0] != '\0'
				: entry->game.length > 0;
	struct phrase phrase;

	phrase_start(&phrase, setup->catalog);
	phrase_slot(&phrase, "name", entry->name);
	phrase_slot(&phrase, "game", entry->game);
	phrase_slot_words(&phrase, "level", level_words[row->level]);
	phrase_slot(&phrase, "rule", text_of(rule));
	phrase_write(&phrase, words[entry->kind][has_more], out);
	strbuf_add_string(out, ": ");
	strbuf_add_text(out, entry->title);
}

/* Some rules only allow something, so that no turn breaks them. */
static void
write_lacking(const struct setup *setup, const struct rulebook_entry *entry,
	      struct strbuf *out)
{
	bool has_legal = false, has_wrong = false;
	size_t n;

	for (n = 0; n < entry->example_count; n++) {
		if (text_is(entry->examples[n].expect, "legal"))
			has_legal = true;
		else
			has_wrong = true;
	}
	if (has_legal && has_wrong)
		return;
	strbuf_add_char(out, '\n');
	strbuf_add_text(out, words_say(setup->catalog,
				       has_legal   ? N_("Wrong")
				       : has_wrong ? N_("Legal")
						   : N_("Legal, wrong")));
	strbuf_add_string(out, ": ");
	strbuf_add_text(out, words_say(setup->catalog, "there is no example"));
	strbuf_add_char(out, '\n');
}

/* Beside what a finding is about, what its rule allows. */
static void
write_allowed(const struct setup *setup, const struct rulebook *book,
	      const struct rulebook_entry *entry, struct strbuf *out)
{
	const char *number =
		diag_row(diag_find(entry->name, entry->game))->rule;
	const struct rulebook_entry *rule = rulebook_find(book, text_of(number),
							  entry->game);
	size_t n;

	if (number[0] == '\0' || rule == NULL || rule->kind != RULEBOOK_RULE)
		return;
	for (n = 0; n < rule->example_count; n++) {
		if (!text_is(rule->examples[n].expect, "legal"))
			continue;
		strbuf_add_char(out, '\n');
		example_write(setup, rule, &rule->examples[n], out);
	}
}

static void
write_entry(const struct setup *setup, const struct rulebook *book,
	    const struct rulebook_entry *entry, struct strbuf *out)
{
	struct strbuf title = {0};
	size_t n;

	write_title(setup, entry, &title);
	wrap_write(strbuf_text(&title), 0, out);
	strbuf_free(&title);
	strbuf_add_char(out, '\n');
	wrap_write(entry->body, 0, out);
	/* The example is of the game whose rule the finding is by default. */
	if (find_citation(setup, entry) != NULL)
		return;
	for (n = 0; n < entry->example_count; n++) {
		strbuf_add_char(out, '\n');
		example_write(setup, entry, &entry->examples[n], out);
	}
	if (entry->kind == RULEBOOK_RULE)
		write_lacking(setup, entry, out);
	if (entry->kind == RULEBOOK_FINDING && entry->example_count > 0)
		write_allowed(setup, book, entry, out);
}

static void
add_member(struct strbuf *out, const char *before, struct text value)
{
	strbuf_add_string(out, before);
	strbuf_add_json(out, value);
}

static void
write_json(const struct rulebook_entry *entry, struct strbuf *out)
{
	add_member(out, "{\"kind\":", text_of(kinds[entry->kind].word));
	add_member(out, ",\"game\":", entry->game);
	add_member(out, ",\"name\":", entry->name);
	add_member(out, ",\"title\":", entry->title);
	add_member(out, ",\"body\":", entry->body);
	strbuf_add_string(out, "}\n");
}

static void
write_asked(const struct setup *setup, const struct rulebook *book,
	    const struct rulebook_entry *entry, struct strbuf *out)
{
	if (setup->options->format == FORM_JSON) {
		write_json(entry, out);
		return;
	}
	if (out->length > 0)
		strbuf_add_char(out, '\n');
	write_entry(setup, book, entry, out);
}

/* A name of another game than the one asked is a name all the same. */
static bool
refuse_game(const struct setup *setup, const struct rulebook_entry *entry,
	    const char *name)
{
	say_usage(setup->options->command, "'%s' is of %.*s, not of %s", name,
		  (int)entry->game.length, entry->game.start,
		  game_asked(setup->options)->name);
	return false;
}

static bool
refuse_name(struct setup *setup, const struct rulebook *book, const char *name)
{
	const char **names = arena_take(&setup->arena,
					(book->count + 1) * sizeof(*names));
	const struct rulebook_entry *other = rulebook_find(book, text_of(name),
							   text_of(""));
	const char *nearest;
	size_t n;

	if (other != NULL)
		return refuse_game(setup, other, name);
	for (n = 0; n < book->count; n++) {
		struct text text = book->entries[n].name;
		char *copy = arena_take(&setup->arena, text.length + 1);

		memcpy(copy, text.start, text.length);
		names[n] = copy;
	}
	nearest = nearest_name(text_of(name), names, book->count);
	say_usage(setup->options->command,
		  "no rule, finding or option is named '%s'%s%s%s", name,
		  nearest != NULL ? "; did you mean " : "",
		  nearest != NULL ? nearest : "", nearest != NULL ? "?" : "");
	return false;
}

/* "rule R9" in one word is as good as "R9". */
static const char *
without_word(const char *name)
{
	struct text text = text_of(name);
	struct text word = text_slice(text, 0, 5);

	return text.length > 5 &&
			       text_equals_ignoring_case(word, text_of("rule "))
		       ? name + 5
		       : name;
}

/* "explain rule 20" is as good as "explain 20". */
static bool
is_word_before(const struct options *options, size_t n)
{
	return n + 1 < options->operand_count &&
	       text_equals_ignoring_case(text_of(options->operands[n]),
					 text_of("rule"));
}

/* All names are known before anything is printed. */
static bool
write_names(struct setup *setup, const struct rulebook *book,
	    struct strbuf *out)
{
	const struct options *options = setup->options;
	struct text game = game_name(game_asked(options));
	const struct rulebook_entry *entry;
	const char *name;
	size_t n;

	for (n = 0; n < options->operand_count; n++) {
		name = without_word(options->operands[n]);
		if (is_word_before(options, n))
			continue;
		entry = rulebook_find(book, text_of(name), game);
		if (entry == NULL)
			return refuse_name(setup, book, name);
		for (; entry != NULL;
		     entry = rulebook_find_next(book, entry, game))
			write_asked(setup, book, entry, out);
	}
	return true;
}

static bool
write_all(struct setup *setup, const struct rulebook *book, struct strbuf *out)
{
	size_t n;

	if (!setup->options->list)
		return write_names(setup, book, out);
	if (setup->options->format == FORM_JSON) {
		for (n = 0; n < book->count; n++)
			write_json(&book->entries[n], out);
	} else {
		write_list(setup, book, game_name(game_asked(setup->options)),
			   out);
	}
	return true;
}

/* Whether every name is that of a rule. */
static bool
asks_for_rules(const struct options *options, const struct rulebook *book)
{
	struct text game = game_name(game_asked(options));
	const struct rulebook_entry *entry;
	size_t n;

	for (n = 0; n < options->operand_count; n++) {
		if (is_word_before(options, n))
			continue;
		entry = rulebook_find(book, text_of(options->operands[n]),
				      game);
		if (entry == NULL || entry->kind != RULEBOOK_RULE)
			return false;
	}
	return !options->list;
}

/* A rule goes before anything else of its name, so findings can wait. */
static bool
read_book(struct setup *setup, struct rulebook *book)
{
	struct diags diags;

	diags_init(&diags, &setup->arena, false);
	return rulebook_read_rules(&setup->arena, book, &diags) &&
	       (asks_for_rules(setup->options, book) ||
		rulebook_read_findings(&setup->arena, book, &diags));
}

/* The book in the reader's language. */
static void
translate(const struct setup *setup, struct rulebook *book)
{
	size_t n;

	for (n = 0; n < book->count; n++) {
		struct rulebook_entry *entry = &book->entries[n];

		entry->title = catalog_say(setup->catalog, entry->title);
		entry->body = catalog_say(setup->catalog, entry->body);
	}
}

static enum exit_status
explain(struct setup *setup)
{
	struct rulebook book = {0};
	struct strbuf text = {0};
	struct output output;
	enum exit_status status = STATUS_USAGE;

	if (!read_book(setup, &book)) {
		say_trouble("the rule book of this program is damaged");
		return STATUS_TROUBLE;
	}
	translate(setup, &book);
	if (write_all(setup, &book, &text)) {
		output_open(&output, NULL);
		output_write(&output, strbuf_text(&text));
		status = output_close(&output, true) ? STATUS_GOOD
						     : STATUS_TROUBLE;
	}
	strbuf_free(&text);
	return status;
}

enum exit_status
cmd_explain(struct options *options)
{
	struct setup setup;
	enum exit_status status;

	if (options->operand_count == 0 && !options->list) {
		say_usage(options->command,
			  "explain what? --list names everything");
		return STATUS_USAGE;
	}
	if (!setup_open(&setup, options, &status))
		return status;
	status = explain(&setup);
	setup_close(&setup);
	return status;
}
