/*
 * A YAML document as a tree with places, from libyaml's events.  The stack of
 * open lists and maps is explicit and bounded, so input cannot recurse.
 */
#include "record/yaml_tree.h"

#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"

/* A list or map that is not closed yet. */
struct opened {
	struct yaml_node *node;
	struct yaml_node **end; /* where the next member is hung */
	size_t member_count;
	bool has_key; /* the key of the next member was read */
	struct text key;
	size_t key_offset;
};

struct builder {
	const struct source *source;
	struct arena *arena;
	struct diags *diags;
	yaml_parser_t parser;
	size_t start;	    /* where the parser's input begins in the source */
	size_t index, byte; /* the same place in characters and in bytes */
	struct opened opened[YAML_DEPTH_MAX];
	size_t depth;
	struct yaml_node *root;
};

static bool
is_continuation(const struct builder *builder, size_t byte)
{
	return ((unsigned char)builder->source->bytes.start[byte] & 0xC0) ==
	       0x80;
}

/*
 * The offset of a mark.  libyaml counts characters; marks lie close together,
 * so walking from the last one costs little.
 */
static size_t
offset_of(struct builder *builder, yaml_mark_t mark)
{
	size_t size = builder->source->bytes.length;

	while (builder->index < mark.index && builder->byte < size) {
		do
			builder->byte++;
		while (builder->byte < size &&
		       is_continuation(builder, builder->byte));
		builder->index++;
	}
	while (builder->index > mark.index && builder->byte > builder->start) {
		do
			builder->byte--;
		while (builder->byte > builder->start &&
		       is_continuation(builder, builder->byte));
		builder->index--;
	}
	return builder->byte;
}

static struct finding *
refuse(struct builder *builder, size_t offset, size_t length,
       const char *reason)
{
	struct problem problem = {0};

	problem_fact(&problem, "reason", text_of(reason));
	return diags_add(builder->diags, DIAG_YAML, offset, length, &problem);
}

/* What libyaml itself found wrong. */
static void
refuse_syntax(struct builder *builder)
{
	const yaml_parser_t *parser = &builder->parser;
	const char *reason = parser->problem;
	size_t size = builder->source->bytes.length;
	size_t offset;

	if (parser->error == YAML_MEMORY_ERROR)
		out_of_memory();
	if (parser->error == YAML_READER_ERROR)
		offset = builder->start + parser->problem_offset;
	else
		offset = offset_of(builder, parser->problem_mark);
	if (offset > size)
		offset = size;
	if (offset < size && builder->source->bytes.start[offset] == '\t')
		reason = "a tab cannot indent; use blanks";
	refuse(builder, offset, offset < size ? 1 : 0,
	       reason ? reason : "it cannot be read");
}

static struct yaml_node *
make_node(struct builder *builder, enum yaml_kind kind,
	  const yaml_event_t *event)
{
	struct yaml_node *node = arena_take(builder->arena, sizeof(*node));

	node->kind = kind;
	node->offset = offset_of(builder, event->start_mark);
	node->length = offset_of(builder, event->end_mark) - node->offset;
	return node;
}

/* Hangs the node into the open list or map, or makes it the root. */
static void
hang(struct builder *builder, struct yaml_node *node)
{
	struct opened *open;

	if (builder->depth == 0) {
		builder->root = node;
		return;
	}
	open = &builder->opened[builder->depth - 1];
	if (open->node->kind == YAML_MAP) {
		node->key = open->key;
		node->key_offset = open->key_offset;
		open->has_key = false;
	}
	*open->end = node;
	open->end = &node->next;
	open->member_count++;
}

static bool
is_key_next(const struct builder *builder)
{
	const struct opened *open;

	if (builder->depth == 0)
		return false;
	open = &builder->opened[builder->depth - 1];
	return open->node->kind == YAML_MAP && !open->has_key;
}

/* Anchors and tags would give a text a meaning beyond what it says. */
static bool
is_plain(struct builder *builder, const yaml_event_t *event,
	 const yaml_char_t *anchor, const yaml_char_t *tag)
{
	size_t offset = offset_of(builder, event->start_mark);

	if (anchor)
		refuse(builder, offset, 1, "anchors are not used here");
	else if (tag)
		refuse(builder, offset, 1, "tags are not used here");
	return !anchor && !tag;
}

static bool
add_scalar(struct builder *builder, const yaml_event_t *event)
{
	struct text text = {(const char *)event->data.scalar.value,
			    event->data.scalar.length};
	struct opened *open;

	if (!is_plain(builder, event, event->data.scalar.anchor,
		      event->data.scalar.tag))
		return false;
	text = arena_copy(builder->arena, text);
	if (is_key_next(builder)) {
		open = &builder->opened[builder->depth - 1];
		open->key = text;
		open->key_offset = offset_of(builder, event->start_mark);
		open->has_key = true;
	} else {
		struct yaml_node *node = make_node(builder, YAML_TEXT, event);

		node->text = text;
		hang(builder, node);
	}
	return true;
}

static bool
open_node(struct builder *builder, enum yaml_kind kind,
	  const yaml_event_t *event, const yaml_char_t *anchor,
	  const yaml_char_t *tag)
{
	struct yaml_node *node;
	struct opened *open;

	if (!is_plain(builder, event, anchor, tag))
		return false;
	node = make_node(builder, kind, event);
	if (is_key_next(builder)) {
		refuse(builder, node->offset, 1, "a key must be a text");
		return false;
	}
	if (builder->depth == YAML_DEPTH_MAX) {
		refuse(builder, node->offset, 1, "it is nested too deep");
		return false;
	}
	hang(builder, node);
	open = &builder->opened[builder->depth++];
	*open = (struct opened){.node = node, .end = &node->first};
	return true;
}

static int
compare_keys(const void *left, const void *right)
{
	const struct yaml_node *a = *(const struct yaml_node *const *)left;
	const struct yaml_node *b = *(const struct yaml_node *const *)right;
	size_t shorter = a->key.length < b->key.length ? a->key.length
						       : b->key.length;
	int order = shorter ? memcmp(a->key.start, b->key.start, shorter) : 0;

	if (order == 0 && a->key.length != b->key.length)
		order = a->key.length < b->key.length ? -1 : 1;
	if (order == 0)
		order = a->key_offset < b->key_offset ? -1 : 1;
	return order;
}

/* Sorted, so that a map of very many keys costs no more than it must. */
static bool
are_keys_distinct(struct builder *builder, const struct opened *open)
{
	const struct yaml_node **nodes;
	const struct yaml_node *node;
	size_t count = 0, i;

	if (open->member_count < 2)
		return true;
	nodes = arena_take(builder->arena,
			   open->member_count * sizeof(struct yaml_node *));
	for (node = open->node->first; node; node = node->next)
		nodes[count++] = node;
	qsort(nodes, count, sizeof(*nodes), compare_keys);
	for (i = 1; i < count; i++) {
		struct finding *finding;

		if (!text_equals(nodes[i - 1]->key, nodes[i]->key))
			continue;
		finding = refuse(builder, nodes[i]->key_offset,
				 nodes[i]->key.length,
				 "the same key stands there twice");
		finding->has_other = true;
		finding->other_offset = nodes[i - 1]->key_offset;
		return false;
	}
	return true;
}

static bool
close_node(struct builder *builder, const yaml_event_t *event)
{
	struct opened *open = &builder->opened[builder->depth - 1];
	size_t end = offset_of(builder, event->end_mark);

	if (end > open->node->offset)
		open->node->length = end - open->node->offset;
	builder->depth--;
	return open->node->kind == YAML_LIST ||
	       are_keys_distinct(builder, open);
}

static bool
take_event(struct builder *builder, const yaml_event_t *event)
{
	switch (event->type) {
	case YAML_SCALAR_EVENT:
		return add_scalar(builder, event);
	case YAML_SEQUENCE_START_EVENT:
		return open_node(builder, YAML_LIST, event,
				 event->data.sequence_start.anchor,
				 event->data.sequence_start.tag);
	case YAML_MAPPING_START_EVENT:
		return open_node(builder, YAML_MAP, event,
				 event->data.mapping_start.anchor,
				 event->data.mapping_start.tag);
	case YAML_SEQUENCE_END_EVENT:
	case YAML_MAPPING_END_EVENT:
		return close_node(builder, event);
	case YAML_ALIAS_EVENT:
		refuse(builder, offset_of(builder, event->start_mark), 1,
		       "aliases are not used here");
		return false;
	case YAML_NO_EVENT:
	case YAML_STREAM_START_EVENT:
	case YAML_STREAM_END_EVENT:
	case YAML_DOCUMENT_START_EVENT:
	case YAML_DOCUMENT_END_EVENT:
		return true;
	}
	return true;
}

/* Takes events up to the end of the document or of the stream. */
static bool
read_events(struct builder *builder, size_t *offset)
{
	bool good = true, more = true;

	while (good && more) {
		yaml_event_t event;

		if (!yaml_parser_parse(&builder->parser, &event)) {
			refuse_syntax(builder);
			return false;
		}
		good = take_event(builder, &event);
		if (event.type == YAML_DOCUMENT_END_EVENT) {
			*offset = offset_of(builder, event.end_mark);
			more = false;
		} else if (event.type == YAML_STREAM_END_EVENT) {
			*offset = builder->source->bytes.length;
			more = false;
		}
		yaml_event_delete(&event);
	}
	return good;
}

/* Past a byte order mark: libyaml would not count it. */
static size_t
skip_mark(struct text bytes, size_t offset)
{
	if (text_starts(text_slice(bytes, offset, 3), "\xEF\xBB\xBF"))
		offset += 3;
	return offset;
}

struct yaml_node *
yaml_tree_read(const struct source *source, size_t *offset, struct arena *arena,
	       struct diags *diags)
{
	struct builder builder = {
		.source = source, .arena = arena, .diags = diags};
	bool good;

	builder.start = skip_mark(source->bytes, *offset);
	builder.byte = builder.start;
	if (builder.start >= source->bytes.length)
		return NULL;
	if (!yaml_parser_initialize(&builder.parser))
		out_of_memory();
	yaml_parser_set_encoding(&builder.parser, YAML_UTF8_ENCODING);
	yaml_parser_set_input_string(
		&builder.parser,
		(const unsigned char *)source->bytes.start + builder.start,
		source->bytes.length - builder.start);
	good = read_events(&builder, offset);
	yaml_parser_delete(&builder.parser);
	return good ? builder.root : NULL;
}

const struct yaml_node *
yaml_tree_find(const struct yaml_node *map, const char *key)
{
	const struct yaml_node *node;

	if (map->kind != YAML_MAP)
		return NULL;
	for (node = map->first; node; node = node->next)
		if (text_is(node->key, key))
			return node;
	return NULL;
}

/*
 * Quotes, escapes and line ends are bytes of the source that the text lacks;
 * the next byte of the text is the next equal byte of the source.
 */
size_t
yaml_tree_place(const struct source *source, const struct yaml_node *node,
		size_t at)
{
	struct text raw = text_slice(source->bytes, node->offset, node->length);
	size_t i = 0, j;

	if (raw.length > 0 && (raw.start[0] == '\'' || raw.start[0] == '"'))
		i = 1;
	for (j = 0; j < node->text.length; j++, i++) {
		while (i < raw.length && raw.start[i] != node->text.start[j])
			i++;
		if (i >= raw.length)
			return node->offset;
		if (j == at)
			return node->offset + i;
	}
	return node->offset + i;
}
