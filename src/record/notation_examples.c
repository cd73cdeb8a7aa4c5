/*
 * Holds a notation to the examples of its file: what a turn means, that it is
 * written the same way again, and what is no turn.
 */
#include "base/fields.h"
#include "base/strbuf.h"
#include "games/game.h"
#include "record/notation.h"
#include "record/notation_form.h"
#include "record/notation_loading.h"
#include "record/yaml_tree.h"

struct trial {
	struct loading *loading;
	struct notation_reader *reader;
	bool gave_up; /* a pattern without end: one such example is enough */
};

/* `what` has the slot {got}; at the node that says what is wanted. */
static void
refuse_example(struct trial *trial, const struct yaml_node *node,
	       const char *what, struct text got)
{
	const struct catalog *catalog = trial->loading->diags->catalog;
	struct problem slots = {.catalog = catalog};
	struct strbuf reason = {0};

	problem_fact(&slots, "got", got);
	problem_say(&slots, what, catalog, &reason);
	strbuf_add_char(&reason, '\0');
	loading_refuse(trial->loading, DIAG_NOTATION_EXAMPLE, node->offset,
		       node->length, node->text, reason.bytes, NULL);
	strbuf_free(&reason);
}

static const struct fields *
read_turn(struct trial *trial, const struct yaml_node *node, enum diag *wrong,
	  struct problem *problem)
{
	const struct fields *fields;

	if (!trial->reader) {
		loading_refuse_value(trial->loading, node,
				     "turns of this notation are only written",
				     NULL);
		trial->gave_up = true;
		return NULL;
	}
	fields = notation_read(trial->reader, node->text, SIDE_WHITE, wrong,
			       problem);

	if (!fields && *wrong == DIAG_PATTERN_LIMIT) {
		loading_refuse(trial->loading, *wrong, node->offset,
			       node->length, node->text, NULL, NULL);
		trial->gave_up = true;
	}
	return fields;
}

/* "from=a1 stop=c1" */
static void
put_fields(const struct fields *fields, struct strbuf *out)
{
	size_t i;

	for (i = 0; i < fields->count; i++) {
		if (i > 0)
			strbuf_add_char(out, ' ');
		strbuf_add_string(
			out, field_name((enum field)fields->values[i].name));
		strbuf_add_char(out, '=');
		strbuf_add_text(out, field_text(fields, i));
	}
}

static void
compare(struct trial *trial, const struct yaml_node *wanted, const char *what,
	const struct strbuf *got)
{
	if (wanted && !text_equals(wanted->text, strbuf_text(got)))
		refuse_example(trial, wanted, what, strbuf_text(got));
}

static void
compare_fields(struct trial *trial, const struct yaml_node *example,
	       const struct yaml_node *turn, const struct fields *fields)
{
	const struct notation *notation = trial->loading->notation;
	const struct yaml_node *writes = yaml_tree_find(example, "writes");
	struct strbuf got = {0};

	strbuf_add_string(&got, notation_kinds(notation)[fields->kind]);
	compare(trial, yaml_tree_find(example, "kind"), "its kind is \"{got}\"",
		&got);
	strbuf_clear(&got);
	put_fields(fields, &got);
	compare(trial, yaml_tree_find(example, "fields"),
		"its fields are \"{got}\"", &got);
	strbuf_clear(&got);
	if (notation_writes(notation, fields)) {
		notation_write(notation, fields, SIDE_WHITE, &got);
		compare(trial, writes ? writes : turn,
			"it is written \"{got}\"", &got);
	} else if (writes) {
		loading_refuse_value(trial->loading, writes,
				     "turns of this notation are only read",
				     NULL);
	}
	strbuf_free(&got);
}

/* "from=a1 stop=c1" into fields; false: it is no such text. */
static bool
take_fields(struct text words, struct fields *fields)
{
	struct text word;

	while (text_next_word(&words, &word)) {
		size_t length = 0;
		enum field field;

		while (length < word.length && word.start[length] != '=')
			length++;
		field = field_find(text_slice(word, 0, length));
		if (length == word.length || field == FIELD_NAME_COUNT ||
		    !fields_add(fields, field,
				text_slice(word, length + 1, word.length)))
			return false;
	}
	return true;
}

/* An example without a turn to be read: how its fields are written. */
static void
try_writing(struct trial *trial, const struct yaml_node *example)
{
	const struct notation *notation = trial->loading->notation;
	const struct yaml_node *kind = yaml_tree_find(example, "kind");
	const struct yaml_node *values = yaml_tree_find(example, "fields");
	const struct yaml_node *writes = yaml_tree_find(example, "writes");
	const char *missing = !kind ? "kind" : !values ? "fields" : "writes";
	struct strbuf got = {0};
	struct fields fields;
	size_t number;

	if (!kind || !values || !writes) {
		loading_refuse_missing(trial->loading, example, missing);
		return;
	}
	number = notation_kind(notation, kind->text);
	fields_clear(&fields, (unsigned)number);
	if (!notation_kinds(notation)[number] ||
	    !take_fields(values->text, &fields)) {
		refuse_example(trial, values,
			       "it cannot be written from \"{got}\"",
			       kind->text);
		return;
	}
	if (!notation_writes(notation, &fields)) {
		refuse_example(trial, example,
			       "it cannot be written from \"{got}\"",
			       kind->text);
		return;
	}
	notation_write(notation, &fields, SIDE_WHITE, &got);
	compare(trial, writes, "it is written \"{got}\"", &got);
	strbuf_free(&got);
}

static void
try_example(struct trial *trial, const struct yaml_node *example)
{
	const struct yaml_node *turn = example;
	struct problem problem = {0};
	const struct fields *fields;
	enum diag wrong;

	if (example->kind == YAML_MAP)
		turn = yaml_tree_find(example, "turn");
	if (!turn) {
		try_writing(trial, example);
		return;
	}
	fields = read_turn(trial, turn, &wrong, &problem);
	if (fields)
		compare_fields(trial, example, turn, fields);
	else if (!trial->gave_up)
		refuse_example(trial, turn,
			       "it can be read only up to \"{got}\"",
			       text_slice(turn->text, 0, problem.start));
}

static void
try_refused(struct trial *trial, const struct yaml_node *turn)
{
	struct problem problem = {0};
	struct strbuf got = {0};
	const struct fields *fields;
	enum diag wrong;

	fields = read_turn(trial, turn, &wrong, &problem);
	if (!fields)
		return;
	put_fields(fields, &got);
	refuse_example(trial, turn, "it is read as \"{got}\"",
		       strbuf_text(&got));
	strbuf_free(&got);
}

void
loading_examples(struct loading *loading)
{
	const struct yaml_node *examples = yaml_tree_find(loading->root,
							  "examples");
	const struct yaml_node *refused = yaml_tree_find(loading->root,
							 "refused");
	struct trial trial = {.loading = loading};
	const struct yaml_node *node;

	if (!loading->notation->is_written_only)
		trial.reader = notation_reader_new(loading->notation);
	for (node = examples ? examples->first : NULL; node && !trial.gave_up;
	     node = node->next)
		try_example(&trial, node);
	for (node = refused ? refused->first : NULL; node && !trial.gave_up;
	     node = node->next)
		try_refused(&trial, node);
	notation_reader_free(trial.reader);
}
