/*
 * The rule book, from the built-in files rules-*.yaml and findings.yaml.
 */
#include "record/rulebook.h"

#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "record/builtin.h"
#include "record/yaml_tree.h"

/* What is being read, and where it goes. */
struct reading {
	const struct source *source;
	struct arena *arena;
	struct diags *diags;
	struct rulebook *book;
	struct text game; /* empty: entries say it, or hold for every game */
	enum rulebook_kind kind;
};

/* The lists of a file, and what their members are. */
struct section {
	const char *key;
	enum rulebook_kind kind;
};

static const struct section sections[] = {
	{"rules", RULEBOOK_RULE},
	{"options", RULEBOOK_OPTION},
	{"findings", RULEBOOK_FINDING},
};

enum { SECTIONS = sizeof(sections) / sizeof(sections[0]) };

static void
refuse(struct reading *reading, const struct yaml_node *node,
       const char *reason)
{
	struct problem problem = {0};

	problem_words(&problem, "reason", reason);
	diags_add(reading->diags, DIAG_YAML, node->offset, node->length,
		  &problem);
}

/* Where the text of that key goes; NULL when there is no such key. */
static struct text *
find_member(struct rulebook_entry *entry, struct text key)
{
	if (text_is(key, "name"))
		return &entry->name;
	if (text_is(key, "game"))
		return &entry->game;
	if (text_is(key, "title"))
		return &entry->title;
	return text_is(key, "body") ? &entry->body : NULL;
}

static struct text *
find_example_member(struct rulebook_example *example, struct text key)
{
	if (text_is(key, "position"))
		return &example->position;
	if (text_is(key, "rules"))
		return &example->rules;
	if (text_is(key, "turn"))
		return &example->turn;
	if (text_is(key, "record"))
		return &example->record;
	return text_is(key, "expect") ? &example->expect : NULL;
}

static void
read_example(struct reading *reading, const struct yaml_node *map,
	     const char *expect, struct rulebook_entry *entry)
{
	struct rulebook_example *example;
	const struct yaml_node *node;
	struct text *member;

	if (entry->example_count == 2) {
		refuse(reading, map, "two examples at most");
		return;
	}
	example = &entry->examples[entry->example_count++];
	example->expect = text_of(expect);
	for (node = map->first; node != NULL; node = node->next) {
		member = find_example_member(example, node->key);
		if (member == NULL || node->kind != YAML_TEXT)
			refuse(reading, node, "no such key of an example");
		else
			*member = arena_copy(reading->arena, node->text);
	}
}

/* What an example expects when it does not say so; NULL: no example. */
static const char *
expectation_of(struct text key)
{
	if (text_is(key, "legal"))
		return "legal";
	return text_is(key, "illegal") || text_is(key, "example") ? "" : NULL;
}

static void
read_member(struct reading *reading, const struct yaml_node *node,
	    struct rulebook_entry *entry)
{
	const char *expect = expectation_of(node->key);
	struct text *member = find_member(entry, node->key);

	if (expect != NULL && node->kind == YAML_MAP)
		read_example(reading, node, expect, entry);
	else if (member != NULL && node->kind == YAML_TEXT)
		*member = text_trim(arena_copy(reading->arena, node->text));
	else if (!text_is(node->key, "section"))
		refuse(reading, node, "no such key of an entry");
}

static void
add_entry(struct reading *reading, const struct yaml_node *map)
{
	struct rulebook *book = reading->book;
	struct rulebook_entry *entry;
	const struct yaml_node *node;
	size_t n;

	book->entries = arena_grow(reading->arena, book->entries, book->count,
				   &book->capacity, sizeof(*book->entries));
	entry = &book->entries[book->count++];
	memset(entry, 0, sizeof(*entry));
	entry->kind = reading->kind;
	entry->game = reading->game;
	for (node = map->first; node != NULL; node = node->next)
		read_member(reading, node, entry);
	/* The example of a finding expects that finding. */
	for (n = 0; n < entry->example_count; n++) {
		if (entry->examples[n].expect.length == 0)
			entry->examples[n].expect = entry->name;
	}
	if (entry->name.length == 0 || entry->title.length == 0 ||
	    entry->body.length == 0)
		refuse(reading, map, "an entry has a name, title and body");
}

static void
read_section(struct reading *reading, const struct yaml_node *list)
{
	const struct yaml_node *node;

	for (node = list->first; node != NULL; node = node->next) {
		if (node->kind == YAML_MAP)
			add_entry(reading, node);
		else
			refuse(reading, node, "an entry is a map");
	}
}

static void
read_file(struct reading *reading)
{
	const struct yaml_node *root, *node;
	size_t offset = 0, n;

	root = yaml_tree_read(reading->source, &offset, reading->arena,
			      reading->diags);
	if (root == NULL)
		return;
	node = yaml_tree_find(root, "game");
	reading->game = (struct text){"", 0};
	if (node != NULL)
		reading->game = arena_copy(reading->arena, node->text);
	for (n = 0; n < SECTIONS; n++) {
		node = yaml_tree_find(root, sections[n].key);
		reading->kind = sections[n].kind;
		if (node != NULL)
			read_section(reading, node);
	}
}

/* Those whose names begin so, behind what the book has already. */
static bool
read_files(struct arena *arena, const char *start, struct rulebook *book,
	   struct diags *diags)
{
	struct source source = {.first_line = 1};
	struct reading reading = {.source = &source,
				  .arena = arena,
				  .diags = diags,
				  .book = book};
	size_t before = diags->error_count;
	const struct builtin *file;

	file = builtin_files;
	while (file->name != NULL)
		file++;
	/* Backwards: by their names the game that came first is last. */
	while (file-- != builtin_files) {
		if (!text_starts(text_of(file->name), start))
			continue;
		source.name = file->name;
		source.bytes = (struct text){file->bytes, file->length};
		read_file(&reading);
	}
	return diags->error_count == before;
}

bool
rulebook_read_rules(struct arena *arena, struct rulebook *book,
		    struct diags *diags)
{
	return read_files(arena, "rules-", book, diags);
}

bool
rulebook_read_findings(struct arena *arena, struct rulebook *book,
		       struct diags *diags)
{
	return read_files(arena, "findings", book, diags);
}

/* The number of a rule: 20 of part A, which need not be named, or B4. */
struct rule_number {
	char part; /* a small letter */
	unsigned number;
};

enum { RULES_MOST = 9999 };

static bool
read_rule_number(struct text name, struct rule_number *rule)
{
	static const char word[] = "rule";
	struct text start = text_slice(name, 0, sizeof(word) - 1);

	if (text_equals_ignoring_case(start, text_of(word)))
		name = text_trim(text_slice(name, start.length, name.length));
	rule->part = 'a';
	if (name.length > 0 && (text_small(name.start[0]) == 'a' ||
				text_small(name.start[0]) == 'b')) {
		rule->part = text_small(name.start[0]);
		name = text_slice(name, 1, name.length);
		if (text_starts(name, "."))
			name = text_slice(name, 1, name.length);
	}
	return text_number(name, RULES_MOST, &rule->number);
}

static const struct rulebook_entry *
find_rule(const struct rulebook *book, struct text name)
{
	struct rule_number wanted, found;
	size_t n;

	if (!read_rule_number(name, &wanted))
		return NULL;
	for (n = 0; n < book->count; n++) {
		if (book->entries[n].kind == RULEBOOK_RULE &&
		    read_rule_number(book->entries[n].name, &found) &&
		    found.part == wanted.part && found.number == wanted.number)
			return &book->entries[n];
	}
	return NULL;
}

/* A rule goes before a finding of the same name, that before an option. */
static const enum rulebook_kind kinds_in_order[] = {
	RULEBOOK_RULE,
	RULEBOOK_FINDING,
	RULEBOOK_OPTION,
};

static bool
is_of_game(const struct rulebook_entry *entry, struct text game)
{
	return game.length == 0 || entry->game.length == 0 ||
	       text_equals(entry->game, game);
}

/* From the n-th entry on. */
static const struct rulebook_entry *
find_kind(const struct rulebook *book, size_t n, enum rulebook_kind kind,
	  struct text name, struct text game)
{
	for (; n < book->count; n++) {
		const struct rulebook_entry *entry = &book->entries[n];

		if (entry->kind == kind &&
		    text_equals_ignoring_case(entry->name, name) &&
		    is_of_game(entry, game))
			return entry;
	}
	return NULL;
}

const struct rulebook_entry *
rulebook_find(const struct rulebook *book, struct text name, struct text game)
{
	const char *equals = NULL;
	const struct rulebook_entry *entry = find_rule(book, name);
	size_t n;

	if (name.length > 0)
		equals = memchr(name.start, '=', name.length);
	if (equals != NULL) {
		name.length = (size_t)(equals - name.start);
		return find_kind(book, 0, RULEBOOK_OPTION, name, game);
	}
	for (n = 0; n < sizeof(kinds_in_order) / sizeof(kinds_in_order[0]) &&
		    entry == NULL;
	     n++)
		entry = find_kind(book, 0, kinds_in_order[n], name, game);
	return entry;
}

const struct rulebook_entry *
rulebook_find_next(const struct rulebook *book,
		   const struct rulebook_entry *entry, struct text game)
{
	return find_kind(book, (size_t)(entry - book->entries) + 1, entry->kind,
			 entry->name, game);
}
