/*
 * What holds for one run of a command.
 */
#include "cli/setup.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/nearest.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "cli/cursor.h"
#include "cli/files.h"
#include "cli/options.h"
#include "cli/paths.h"
#include "cli/say.h"
#include "cli/sheet.h"
#include "games/games.h"
#include "record/builtin.h"
#include "record/container.h"
#include "record/notation.h"

enum { NOTATIONS_MAX = 64, FINDINGS_SHOWN = 100 };

/* Prints the findings about something that is no record. */
static void
print_findings(struct setup *setup, const struct source *source,
	       const struct diags *diags)
{
	struct cursor cursor;
	struct sheet sheet = {0};
	struct report report = {
		.source = source,
		.cursor = &cursor,
		.arena = &setup->arena,
		.diags = diags,
	};

	cursor_start(&cursor, source->bytes, source->first_line, 1);
	report_findings(&report, &setup->style, &sheet);
	if (sheet.text.length > 0)
		fwrite(sheet.text.bytes, 1, sheet.text.length, stderr);
	sheet_free(&sheet);
}

/* The fact of a problem that names what was meant, for the hint. */
static struct text
nearest_fact(const struct problem *problem)
{
	size_t n;

	for (n = 0; problem != NULL && n < problem->fact_count; n++) {
		const struct fact *fact = &problem->facts[n];

		if (strcmp(fact->name, "nearest") == 0)
			return (struct text){problem->bytes + fact->start,
					     fact->length};
	}
	return (struct text){NULL, 0};
}

void
setup_report(struct setup *setup, const char *option, const char *value,
	     enum diag id, size_t offset, const struct problem *problem)
{
	struct source source = {option, text_of(value), 1};
	struct diags diags;
	struct finding *finding;
	size_t start = 0, length = source.bytes.length;

	if (problem != NULL && (problem->start > 0 || problem->length > 0)) {
		start = offset + problem->start;
		length = problem->length;
	}
	diags_init(&diags, &setup->arena, false);
	diags.catalog = setup->catalog;
	finding = diags_add(&diags, id, start, length, problem);
	finding->hint = nearest_fact(problem);
	print_findings(setup, &source, &diags);
}

static bool
wants_colour(const struct options *options, int descriptor)
{
	const char *no_colour = getenv("NO_COLOR"), *terminal = getenv("TERM");

	if (options->color != WHEN_AUTO)
		return options->color == WHEN_ALWAYS;
	if (no_colour != NULL && no_colour[0] != '\0')
		return false;
	if (terminal == NULL || strcmp(terminal, "dumb") == 0)
		return false;
	return isatty(descriptor) == 1;
}

static bool
is_notation_file(const char *folder, const char *name)
{
	size_t length = strlen(name);

	(void)folder;
	return length > 5 && strcmp(name + length - 5, ".yaml") == 0;
}

static bool
add_notation(struct setup *setup, const char *path, enum exit_status *status)
{
	struct strbuf bytes = {0};
	struct source source = {.name = path, .first_line = 1};
	struct diags diags;
	bool good = false;

	if (!files_read(path, &bytes)) {
		*status = STATUS_TROUBLE;
	} else {
		diags_init(&diags, &setup->arena, false);
		diags.catalog = setup->catalog;
		if (files_refuse_long(&bytes, &diags))
			strbuf_clear(&bytes);
		/* What is said of it may stay in use: it is kept. */
		source.bytes = arena_copy(&setup->arena, strbuf_text(&bytes));
		good = diags.count == 0 &&
		       notations_add(setup->notations, &source, &diags);
		print_findings(setup, &source, &diags);
		if (!good)
			*status = STATUS_USAGE;
	}
	strbuf_free(&bytes);
	return good;
}

static bool
add_notations(struct setup *setup, const char *folder, enum exit_status *status)
{
	struct path_list list = {0};
	bool good = true;
	size_t n;

	if (!path_list_read(&list, folder, is_notation_file)) {
		say_trouble("%s: %s", folder, strerror(errno));
		*status = STATUS_TROUBLE;
		return false;
	}
	if (list.count == 0) {
		say_usage(setup->options->command,
			  "--notation-dir: no .yaml file in %s", folder);
		*status = STATUS_USAGE;
		good = false;
	}
	for (n = 0; n < list.count; n++)
		good = add_notation(setup, list.paths[n], status) && good;
	path_list_free(&list);
	return good;
}

static bool
check_game(struct setup *setup)
{
	struct problem problem = {.catalog = setup->catalog};
	enum diag wrong = DIAG_NONE;
	size_t variant;

	if (setup->options->game == NULL)
		return true;
	if (replay_find_game(&setup->replay, &variant, &problem, &wrong) !=
	    NULL)
		return true;
	setup_report(setup, "--game", setup->options->game, wrong, 0, &problem);
	return false;
}

/* The part of "name=value" that is wrong. */
static void
narrow(struct problem *problem, enum diag wrong, struct text word)
{
	const char *equals = memchr(word.start, '=', word.length);
	size_t name_length = equals != NULL ? (size_t)(equals - word.start)
					    : word.length;

	if (problem->length > 0)
		return;
	problem->length = name_length;
	if (wrong == DIAG_RULES_VALUE && name_length + 1 < word.length) {
		problem->start = name_length + 1;
		problem->length = word.length - problem->start;
	}
}

/* Applies all words of --rules to one game, up to the first that is wrong. */
static enum diag
try_rules(struct setup *setup, const struct game *game, size_t variant,
	  struct problem *problem, size_t *offset)
{
	void *rules = arena_take(&setup->arena, game->rules_size);
	struct text rest = setup->replay.rules, word;
	enum diag wrong = DIAG_NONE;
	const struct game *other;

	game->default_rules(variant, rules);
	while (wrong == DIAG_NONE && text_next_word(&rest, &word)) {
		*problem = (struct problem){0};
		*offset = (size_t)(word.start - setup->replay.rules.start);
		wrong = game->set_rule(rules, word, problem);
		narrow(problem, wrong, word);
		other = wrong == DIAG_RULES_OPTION
				? games_knowing_rule(game, word)
				: NULL;
		if (other != NULL)
			problem_fact(problem, "other", text_of(other->name));
	}
	return wrong;
}

/* The game that the options name or show; NULL: a record will say it. */
static const struct game *
find_game(const struct options *options, size_t *variant)
{
	*variant = 0;
	if (options->game != NULL)
		return games_find(text_of(options->game), variant);
	if (options->position != NULL)
		return games_resembling(text_of(options->position));
	return NULL;
}

/* How well a game's rules fit the words of --rules. */
struct rules_trial {
	enum diag wrong;
	struct problem problem;
	size_t offset; /* of the word that is wrong */
};

/* Whether it is more likely that `a` was meant: it came further, or near. */
static bool
is_nearer(const struct rules_trial *a, const struct rules_trial *b)
{
	static const char nearest[] = "nearest";

	if (a->offset != b->offset)
		return a->offset > b->offset;
	return problem_find(&a->problem, text_of(nearest)) != NULL &&
	       problem_find(&b->problem, text_of(nearest)) == NULL;
}

/* The rules must be those of the game; until it is known, those of any. */
static bool
check_rules(struct setup *setup)
{
	const struct options *options = setup->options;
	struct rules_trial best = {0}, trial = {0};
	size_t variant, n;
	const struct game *known, *game;

	if (options->rules == NULL)
		return true;
	known = find_game(options, &variant);
	for (n = 0; (game = known != NULL ? known : games_get(n)) != NULL;
	     n++) {
		trial.wrong = try_rules(setup, game, variant, &trial.problem,
					&trial.offset);
		if (trial.wrong == DIAG_NONE)
			return true;
		if (n == 0 || is_nearer(&trial, &best))
			best = trial;
		if (known != NULL)
			break;
	}
	setup_report(setup, "--rules", options->rules, best.wrong, best.offset,
		     &best.problem);
	return false;
}

const struct notation *
setup_find_notation(struct setup *setup, const char *wanted)
{
	const char *names[NOTATIONS_MAX];
	const struct notation *notation;
	const char *nearest;
	size_t n, count = 0;

	for (n = 0; (notation = notations_get(setup->notations, n)) != NULL;
	     n++) {
		struct text name = notation_name(notation);
		char *terminated = arena_take(&setup->arena, name.length + 1);

		if (text_equals_ignoring_case(name, text_of(wanted)))
			return notation;
		memcpy(terminated, name.start, name.length);
		if (count < NOTATIONS_MAX)
			names[count++] = terminated;
	}
	nearest = nearest_name(text_of(wanted), names, count);
	say_usage(setup->options->command, "unknown notation '%s'%s%s%s",
		  wanted, nearest != NULL ? "; did you mean " : "",
		  nearest != NULL ? nearest : "", nearest != NULL ? "?" : "");
	return NULL;
}

static bool
check_notation(struct setup *setup)
{
	const char *wanted = setup->options->from;
	const struct notation *notation;

	if (wanted == NULL)
		return true;
	notation = setup_find_notation(setup, wanted);
	if (notation == NULL)
		return false;
	if (!notation_reads(notation)) {
		say_usage(setup->options->command,
			  "turns in '%s' can only be written", wanted);
		return false;
	}
	setup->replay.notation = notation_name(notation);
	setup->container = notation_container(notation);
	return true;
}

/* What the environment says first of LC_ALL, LC_MESSAGES and LANG. */
static const char *
environment_language(void)
{
	static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
	size_t n;

	for (n = 0; n < sizeof(names) / sizeof(*names); n++) {
		const char *value = getenv(names[n]);

		if (value != NULL && value[0] != '\0')
			return value;
	}
	return "en";
}

const char *
setup_language(const struct setup *setup)
{
	const char *wanted = environment_language();
	unsigned lang;

	if (setup->options->lang != LANG_AUTO)
		return options_lang_name(setup->options->lang);
	for (lang = LANG_EN; lang <= LANG_ZH; lang++)
		if (strncmp(wanted, options_lang_name(lang), 2) == 0 &&
		    (wanted[2] == '\0' || wanted[2] == '_' ||
		     wanted[2] == '.' || wanted[2] == '@'))
			return options_lang_name(lang);
	return "en";
}

/*
 * The built-in catalog of the language; English needs none.  What programs read
 * does not change with the environment, only with --lang.
 */
static void
open_catalog(struct setup *setup)
{
	struct text wanted = text_of(setup_language(setup));
	const struct builtin *file;

	if (setup->options->lang == LANG_AUTO && setup_wants_json(setup))
		return;
	for (file = builtin_files; file->name != NULL; file++) {
		if (text_ends(text_of(file->name), ".mo") &&
		    text_equals(text_slice(text_of(file->name), 0,
					   wanted.length),
				wanted) &&
		    catalog_open(&setup->catalog_of,
				 (struct text){file->bytes, file->length}))
			setup->catalog = &setup->catalog_of;
	}
	setup->replay.catalog = setup->catalog;
}

static bool
check_options(struct setup *setup, enum exit_status *status)
{
	const struct options *options = setup->options;

	*status = STATUS_USAGE;
	if (options->notation_dir != NULL &&
	    !add_notations(setup, options->notation_dir, status))
		return false;
	if (options->notation != NULL &&
	    !add_notation(setup, options->notation, status))
		return false;
	return check_game(setup) && check_rules(setup) && check_notation(setup);
}

bool
setup_open(struct setup *setup, const struct options *options,
	   enum exit_status *status)
{
	*setup = (struct setup){.options = options};
	setup->notations = notations_new();
	setup->replay = (struct replay_options){
		.notations = setup->notations,
		.game = text_of(options->game != NULL ? options->game : ""),
		.rules = text_of(options->rules != NULL ? options->rules : ""),
		.strict = options->strict,
		.lenient = options->lenient,
		.view = (enum view)options->view,
	};
	open_catalog(setup);
	setup->style.colour = wants_colour(options, STDERR_FILENO);
	setup->style.least = options->quiet ? LEVEL_ERROR : LEVEL_NOTE;
	/* Nobody reads more of one game; who wants more says so. */
	setup->style.most = options->max_errors == MAX_ERRORS_UNSAID
				    ? FINDINGS_SHOWN
				    : SIZE_MAX;
	setup->colour_out = wants_colour(options, STDOUT_FILENO);
	if (options->output != NULL && options->color == WHEN_AUTO)
		setup->colour_out = false;
	if (check_options(setup, status)) {
		*status = STATUS_GOOD;
		return true;
	}
	setup_close(setup);
	return false;
}

void
setup_close(struct setup *setup)
{
	notations_free(setup->notations);
	arena_free(&setup->arena);
}

bool
setup_wants_json(const struct setup *setup)
{
	return setup->options->format == FORM_JSON ||
	       setup->options->as == AS_JSON;
}
