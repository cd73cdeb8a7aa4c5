/*
 * From a tree of data to a record.  Variations that are open are on a stack, so
 * input cannot recurse.
 */
#include "record/data.h"

#include <string.h>

#include "base/arena.h"
#include "base/source.h"
#include "record/data_keys.h"
#include "record/data_reader.h"
#include "record/pin_lex.h"

void
data_report(struct data_reader *reader, enum diag id,
	    const struct yaml_node *node, struct text text)
{
	diags_add_fact(reader->diags, id, node->offset,
		       node->kind == YAML_TEXT ? node->length : 1, "text",
		       text);
}

void
data_report_limit(struct data_reader *reader, enum diag id,
		  const struct yaml_node *node, long limit)
{
	diags_add_limit(reader->diags, id, node->offset,
			node->kind == YAML_TEXT ? node->length : 1, limit);
}

struct item *
data_new_item(struct data_reader *reader, enum item_kind kind, struct text text,
	      const struct yaml_node *node)
{
	struct record *record = reader->record;
	struct item *item;

	record->items = arena_grow(reader->arena, record->items,
				   record->item_count, &reader->item_room,
				   sizeof(*record->items));
	item = &record->items[record->item_count++];
	*item = (struct item){.kind = kind,
			      .text = text,
			      .offset = node->offset,
			      .length = node->length};
	return item;
}

bool
data_find_verbatim(const struct data_reader *reader,
		   const struct yaml_node *node, size_t *start)
{
	struct text bytes = reader->record->source->bytes;
	struct text raw = text_slice(bytes, node->offset, node->length);
	bool is_quoted = raw.length > 0 &&
			 (raw.start[0] == '"' || raw.start[0] == '\'');

	*start = node->offset + is_quoted;
	return text_equals(text_slice(raw, is_quoted, node->text.length),
			   node->text);
}

bool
data_check_text(struct data_reader *reader, const struct yaml_node *node)
{
	if (!data_check_kind(reader->diags, node, YAML_TEXT))
		return false;
	if (node->text.length == 0 ||
	    memchr(node->text.start, '\0', node->text.length) == NULL)
		return true;
	data_refuse_value(reader->diags, node, "a zero byte stands in it");
	return false;
}

bool
data_check_before_result(struct data_reader *reader,
			 const struct yaml_node *node)
{
	if (reader->depth > 0 || !reader->has_result)
		return true;
	if (!reader->is_after_told)
		data_report(reader, DIAG_AFTER_RESULT, node, node->text);
	reader->is_after_told = true;
	return false;
}

void
data_take_comments(struct data_reader *reader, const struct yaml_node *list)
{
	const struct yaml_node *node = data_first_text(list);

	for (; node != NULL; node = data_next_text(list, node))
		if (data_check_text(reader, node))
			data_new_item(reader, ITEM_COMMENT,
				      data_block_text(node->text), node);
}

/* --- entries --- */

/* ! ? !! ?? !? ?! or $0 to $255 */
static bool
is_glyph(struct text text)
{
	struct pin_lex lex;
	struct pin_token token = {0};

	pin_lex_begin(&lex, text, 0, false);
	if (text_starts(text, "$"))
		pin_take_glyph(&lex, &token);
	else if (text_starts(text, "!") || text_starts(text, "?"))
		pin_take_word(&lex, &token);
	return token.kind == PIN_GLYPH && token.length == text.length;
}

static void
take_glyphs(struct data_reader *reader, const struct yaml_node *list)
{
	const struct yaml_node *node = data_first_text(list);

	for (; node != NULL; node = data_next_text(list, node)) {
		if (!data_check_text(reader, node) ||
		    !data_check_before_result(reader, node))
			continue;
		if (!is_glyph(node->text))
			data_report(reader, DIAG_GLYPH, node, node->text);
		else if (text_starts(node->text, "$") ||
			 data_line_of(reader)->has_turn)
			data_new_item(reader, ITEM_GLYPH, node->text, node);
		else
			data_report(reader, DIAG_STRAY, node, node->text);
	}
}

static void
take_variations(struct data_reader *reader, const struct yaml_node *list)
{
	if (!data_check_kind(reader->diags, list, YAML_LIST))
		return;
	if (!data_check_before_result(reader, list))
		return;
	if (!data_line_of(reader)->has_turn) {
		if (list->first != NULL)
			data_report(reader, DIAG_VARIATION_PLACE, list,
				    list->text);
		return;
	}
	data_line_of(reader)->variations = list->first;
}

static void
take_entry(struct data_reader *reader, const struct yaml_node *entry)
{
	const struct yaml_node *variations;

	if (entry->kind == YAML_TEXT) {
		data_take_turn(reader, entry);
		return;
	}
	if (!data_check_keys(reader->diags, entry, data_entry_keys))
		return;
	data_take_head(reader, entry);
	take_glyphs(reader, yaml_tree_find(entry, "glyph"));
	data_take_comments(reader, yaml_tree_find(entry, "comment"));
	variations = yaml_tree_find(entry, "variations");
	if (variations != NULL)
		take_variations(reader, variations);
}

/* --- lines --- */

/* The next variation of the entry at hand. */
static void
open_line(struct data_reader *reader)
{
	struct data_line *line = data_line_of(reader);
	const struct yaml_node *list = line->variations;

	line->variations = list->next;
	if (!data_check_kind(reader->diags, list, YAML_LIST))
		return;
	if (reader->depth == RECORD_DEPTH_MAX) {
		if (!reader->is_too_deep)
			data_report_limit(reader, DIAG_VARIATION_DEPTH, list,
					  RECORD_DEPTH_MAX);
		reader->is_too_deep = true;
		return;
	}
	data_new_item(reader, ITEM_OPEN, text_of("("), list)->length = 1;
	reader->lines[++reader->depth] = (struct data_line){
		.next = list->first, .offset = list->offset};
}

static void
close_line(struct data_reader *reader)
{
	struct data_line *line = data_line_of(reader);
	struct yaml_node place = {.offset = line->offset, .length = 1};

	if (!line->has_turn)
		diags_add(reader->diags, DIAG_VARIATION_EMPTY, line->offset, 1,
			  NULL);
	data_new_item(reader, ITEM_CLOSE, text_of(")"), &place);
	reader->depth--;
}

static void
take_lines(struct data_reader *reader, const struct yaml_node *turns)
{
	reader->lines = arena_take(reader->arena,
				   (RECORD_DEPTH_MAX + 1) *
					   sizeof(struct data_line));
	reader->lines[0].next = turns->first;
	while (true) {
		struct data_line *line = data_line_of(reader);

		if (line->variations != NULL) {
			open_line(reader);
		} else if (line->next != NULL) {
			const struct yaml_node *entry = line->next;

			line->next = entry->next;
			take_entry(reader, entry);
		} else if (reader->depth > 0) {
			close_line(reader);
		} else {
			break;
		}
	}
}

/* Bytes that are no UTF-8 are kept; the first of them is told. */
static void
find_malformed(const struct record *record, struct diags *diags)
{
	struct text game = text_slice(record->source->bytes, record->offset,
				      record->length);
	size_t at = text_find_malformed(game);

	if (at < game.length)
		diags_add_byte(diags, DIAG_ENCODING, record->offset + at,
			       game.start[at]);
}

/* What stands under the keys of a game. */
static void
take_root(struct data_reader *reader, const struct yaml_node *root)
{
	const struct yaml_node *turns = yaml_tree_find(root, "turns");
	const struct yaml_node *final = yaml_tree_find(root, "final");

	data_take_tags(reader, root);
	if (turns != NULL && data_check_kind(reader->diags, turns, YAML_LIST))
		take_lines(reader, turns);
	if (final != NULL && data_check_text(reader, final))
		reader->record->final = (struct item_position){
			final->text, final->offset, final->length};
}

void
data_read(const struct yaml_node *root, struct record *record,
	  struct arena *arena, struct diags *diags)
{
	struct data_reader reader = {
		.record = record, .arena = arena, .diags = diags};

	record->is_partial = diags->error_count > 0;
	find_malformed(record, diags);
	if (root != NULL && data_check_kind(diags, root, YAML_MAP)) {
		if (!data_check_keys(diags, root, data_root_keys))
			record->is_partial = true;
		take_root(&reader, root);
	} else {
		record->is_partial = true;
	}
}
