/*
 * What is written as JSON is what man/pinrec.schema.json says: a small
 * validator of the words that this schema uses, held to every sample.
 */
#include <CUnit/CUnit.h>
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "base/source.h"
#include "record/container.h"
#include "record/json_tree.h"
#include "record/notation.h"
#include "record/pattern.h"
#include "record/record.h"
#include "record/transfer.h"
#include "record/yaml_tree.h"
#include "unit/suites.h"
#include "unit/support.h"

/* The schema, and the memory it lives in. */
struct schema {
	struct strbuf bytes;
	struct source source;
	struct arena arena;
	const struct yaml_node *root;
	bool is_understood; /* no word of it was unknown */
};

static bool is_valid(struct schema *schema, const struct yaml_node *rules,
		     const struct yaml_node *value);

static void
open_schema(struct schema *schema)
{
	struct diags diags;
	size_t offset = 0;

	memset(schema, 0, sizeof(*schema));
	CU_ASSERT_TRUE_FATAL(
		read_file("man/pinrec.schema.json", &schema->bytes));
	schema->source = (struct source){"schema", strbuf_text(&schema->bytes),
					 1};
	diags_init(&diags, &schema->arena, false);
	schema->root = json_tree_read(&schema->source, &offset,
				      schema->bytes.length, &schema->arena,
				      &diags);
	schema->is_understood = true;
	CU_ASSERT_EQUAL_FATAL(diags.count, 0);
}

static void
close_schema(struct schema *schema)
{
	arena_free(&schema->arena);
	strbuf_free(&schema->bytes);
}

/* --- the words of the schema --- */

static const struct yaml_node *
find_text(const struct yaml_node *map, struct text key)
{
	const struct yaml_node *node;

	if (map == NULL || map->kind != YAML_MAP)
		return NULL;
	for (node = map->first; node != NULL; node = node->next)
		if (text_equals(node->key, key))
			return node;
	return NULL;
}

static bool
has_type(struct text type, const struct yaml_node *value)
{
	static const char *const names[] = {
		[YAML_TEXT] = "string",
		[YAML_LIST] = "array",
		[YAML_MAP] = "object",
	};

	return text_is(type, names[value->kind]);
}

static bool
refers_to_valid(struct schema *schema, struct text reference,
		const struct yaml_node *value)
{
	const char prefix[] = "#/$defs/";
	const struct yaml_node *rules;

	if (!text_starts(reference, prefix))
		return false;
	rules = find_text(yaml_tree_find(schema->root, "$defs"),
			  text_slice(reference, sizeof(prefix) - 1,
				     reference.length));
	if (rules == NULL)
		schema->is_understood = false;
	return rules != NULL && is_valid(schema, rules, value);
}

static bool
is_any_valid(struct schema *schema, const struct yaml_node *list,
	     const struct yaml_node *value)
{
	const struct yaml_node *rules;

	for (rules = list->first; rules != NULL; rules = rules->next)
		if (is_valid(schema, rules, value))
			return true;
	return false;
}

static bool
are_items_valid(struct schema *schema, const struct yaml_node *rules,
		const struct yaml_node *value)
{
	const struct yaml_node *item;

	if (value->kind != YAML_LIST)
		return true;
	for (item = value->first; item != NULL; item = item->next)
		if (!is_valid(schema, rules, item))
			return false;
	return true;
}

/* Of members that have rules of their own, or those that have none. */
static bool
are_members_valid(struct schema *schema, const struct yaml_node *rules,
		  const struct yaml_node *more, const struct yaml_node *value)
{
	const struct yaml_node *member, *own;

	if (value->kind != YAML_MAP)
		return true;
	for (member = value->first; member != NULL; member = member->next) {
		own = find_text(rules, member->key);
		if (own == NULL)
			own = more;
		if (own != NULL && !is_valid(schema, own, member))
			return false;
	}
	return true;
}

static bool
has_all(const struct yaml_node *names, const struct yaml_node *value)
{
	const struct yaml_node *name;

	if (value->kind != YAML_MAP)
		return true;
	for (name = names->first; name != NULL; name = name->next)
		if (find_text(value, name->text) == NULL)
			return false;
	return true;
}

static bool
has_dependents(const struct yaml_node *map, const struct yaml_node *value)
{
	const struct yaml_node *names;

	for (names = map->first; names != NULL; names = names->next)
		if (find_text(value, names->key) != NULL &&
		    !has_all(names, value))
			return false;
	return true;
}

static bool
fits(struct schema *schema, struct text expression,
     const struct yaml_node *value)
{
	char message[80];
	size_t at;
	struct pattern *pattern = pattern_compile(expression, message,
						  sizeof(message), &at);
	struct pattern_match *match = pattern_match_new();
	bool is_good = pattern != NULL && value->kind == YAML_TEXT &&
		       pattern_run(pattern, match, value->text) == PATTERN_YES;

	schema->is_understood &= pattern != NULL;
	pattern_match_free(match);
	pattern_free(pattern);
	return is_good;
}

/* One word of the rules; those that only describe are passed over. */
static bool
keeps_word(struct schema *schema, const struct yaml_node *rules,
	   const struct yaml_node *word, const struct yaml_node *value)
{
	if (text_is(word->key, "type"))
		return has_type(word->text, value);
	if (text_is(word->key, "$ref"))
		return refers_to_valid(schema, word->text, value);
	if (text_is(word->key, "anyOf"))
		return is_any_valid(schema, word, value);
	if (text_is(word->key, "not"))
		return !is_valid(schema, word, value);
	if (text_is(word->key, "items"))
		return are_items_valid(schema, word, value);
	if (text_is(word->key, "properties"))
		return are_members_valid(
			schema, word,
			yaml_tree_find(rules, "additionalProperties"), value);
	if (text_is(word->key, "additionalProperties"))
		return yaml_tree_find(rules, "properties") != NULL ||
		       are_members_valid(schema, NULL, word, value);
	if (text_is(word->key, "required"))
		return has_all(word, value);
	if (text_is(word->key, "dependentRequired"))
		return has_dependents(word, value);
	if (text_is(word->key, "pattern"))
		return fits(schema, word->text, value);
	if (!text_is(word->key, "$schema") && !text_is(word->key, "title") &&
	    !text_is(word->key, "description") && !text_is(word->key, "$defs"))
		schema->is_understood = false;
	return true;
}

static bool
is_valid(struct schema *schema, const struct yaml_node *rules,
	 const struct yaml_node *value)
{
	const struct yaml_node *word;

	for (word = rules->first; word != NULL; word = word->next)
		if (!keeps_word(schema, rules, word, value))
			return false;
	return true;
}

static bool
is_valid_text(struct schema *schema, struct text line)
{
	struct source source = {"line", line, 1};
	struct arena arena = {0};
	const struct yaml_node *root;
	struct diags diags;
	size_t offset = 0;
	bool is_good;

	diags_init(&diags, &arena, false);
	root = json_tree_read(&source, &offset, line.length, &arena, &diags);
	is_good = root != NULL && diags.count == 0 &&
		  is_valid(schema, schema->root, root);
	arena_free(&arena);
	return is_good;
}

/* --- the tests --- */

static void
the_schema_tells_right_from_wrong(void)
{
	/* clang-format off */
	static const struct {
		const char *line;
		bool is_good;
	} lines[] = {
		{"{}", true},
		{"{\"game\":\"Plateau\",\"turns\":[]}", true},
		{"{\"tags\":{\"Event\":{\"comment\":[\"a\"],\"value\":\"b\"}}}",
		 true},
		{"{\"turns\":[\"a\",{\"dice\":\"31\",\"play\":\"b\"}]}", true},
		{"{\"turns\":[{\"variations\":[[\"a\"]]}]}", true},
		{"[]", false},
		{"{\"gmae\":\"Plateau\"}", false},
		{"{\"turns\":\"a\"}", false},
		{"{\"tags\":{\"Event\":{\"comment\":[\"a\"]}}}", false},
		{"{\"turns\":[{\"play\":\"b\"}]}", false},
		{"{\"turns\":[{\"turn\":\"a\",\"result\":\"*\"}]}", false},
		{"{\"turns\":[{\"dice\":\"7\"}]}", false},
		{"{\"turns\":[{\"variations\":[\"a\"]}]}", false},
	};
	/* clang-format on */
	struct schema schema;
	size_t n;

	open_schema(&schema);
	for (n = 0; n < sizeof(lines) / sizeof(lines[0]); n++) {
		if (is_valid_text(&schema, text_of(lines[n].line)) ==
		    lines[n].is_good)
			continue;
		CU_FAIL("a line is judged wrong");
		fprintf(stderr, "\n%s\n", lines[n].line);
	}
	CU_ASSERT_TRUE(schema.is_understood);
	close_schema(&schema);
}

/* Every game of the file as JSON, each behind the other. */
static void
write_games(struct text bytes, struct strbuf *out)
{
	struct replay_options options = {.notations = support_notations(),
					 .target = text_of("json"),
					 .cuts_lines = true,
					 .adds_positions = true};
	const struct container *container = container_recognise(bytes,
								text_of(""));
	struct source source = {"sample", bytes, 1};
	struct reading reading = {.source = &source};
	struct replay_tools *tools = replay_tools_new(&options);
	struct arena arena = {0};
	struct record record, written;
	struct diags diags;

	diags_init(&diags, &arena, false);
	while (container->read(&reading, &arena, &record, &diags)) {
		struct transfer transfer = {.keeps_comments = true};
		struct writing writing = {.out = out};
		struct replay replay;

		diags_init(&diags, &arena, false);
		if (replay_start(&replay, &record, tools, &arena, &diags)) {
			writing.notation = notations_find(
				options.notations, options.target, replay.game);
			transfer_record(&replay, writing.notation, &transfer,
					&arena, &written);
			container_find(text_of("json"))
				->write(&writing, &written);
		}
		arena_reset(&arena);
		diags_init(&diags, &arena, false);
	}
	replay_tools_free(tools);
	arena_free(&arena);
}

static size_t
check_lines(struct schema *schema, const char *path, struct text lines)
{
	size_t count = 0, length;

	while (lines.length > 0) {
		const char *end = memchr(lines.start, '\n', lines.length);

		CU_ASSERT_PTR_NOT_NULL_FATAL(end);
		length = (size_t)(end - lines.start);
		count++;
		if (!is_valid_text(schema, text_slice(lines, 0, length))) {
			CU_FAIL("a line does not fit the schema");
			fprintf(stderr, "\n%s: %.*s\n", path, (int)length,
				lines.start);
		}
		lines = text_slice(lines, length + 1, lines.length);
	}
	return count;
}

static void
every_sample_fits_the_schema(void)
{
	struct strbuf path = {0}, bytes = {0}, out = {0};
	DIR *folder = opendir("samples");
	struct schema schema;
	struct dirent *entry;
	size_t count = 0;

	CU_ASSERT_PTR_NOT_NULL_FATAL(folder);
	open_schema(&schema);
	while ((entry = readdir(folder)) != NULL) {
		if (!container_has_ending(text_of(entry->d_name)))
			continue;
		strbuf_clear(&path);
		strbuf_clear(&bytes);
		strbuf_clear(&out);
		strbuf_format(&path, "samples/%s%c", entry->d_name, '\0');
		CU_ASSERT_TRUE_FATAL(read_file(path.bytes, &bytes));
		write_games(strbuf_text(&bytes), &out);
		count += check_lines(&schema, path.bytes, strbuf_text(&out));
	}
	closedir(folder);
	CU_ASSERT(count > 100);
	close_schema(&schema);
	strbuf_free(&path);
	strbuf_free(&bytes);
	strbuf_free(&out);
}

static CU_TestInfo tests[] = {
	{"the schema tells right from wrong",
	 the_schema_tells_right_from_wrong},
	{"every sample fits the schema", every_sample_fits_the_schema},
	CU_TEST_INFO_NULL,
};
CU_SuiteInfo schema_suite = {.pName = "schema", .pTests = tests};
