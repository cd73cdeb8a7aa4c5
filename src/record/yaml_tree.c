/*
 * A YAML document as a tree with places, from libyaml's events.  The stack of
 * open lists and maps is explicit and bounded, so input cannot recurse.
 */
#include "record/yaml_tree.h"

#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "base/arena.h"
#include "base/catalog.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "record/tree_build.h"
#include "record/yaml_bytes.h"

struct builder {
	struct text bytes;	  /* that are read */
	size_t start;		  /* where they begin in the source */
	struct yaml_bytes hidden; /* what stands for bytes of the source */
	yaml_parser_t parser;
	size_t index, byte; /* a place in characters and in bytes */
	/*
	 * The text read last, when it stands in quotes and ends in another line
	 * than it begins: where both are.
	 */
	bool has_wide_quote;
	size_t quote_start, quote_end;
	struct tree_build build;
};

static bool
is_continuation(const struct builder *builder, size_t byte)
{
	return ((unsigned char)builder->bytes.start[byte] & 0xC0) == 0x80;
}

/*
 * Where a mark is.  libyaml counts characters; marks lie close together, so
 * walking from the last one costs little.
 */
static size_t
byte_of(struct builder *builder, yaml_mark_t mark)
{
	size_t size = builder->bytes.length;

	while (builder->index < mark.index && builder->byte < size) {
		do
			builder->byte++;
		while (builder->byte < size &&
		       is_continuation(builder, builder->byte));
		builder->index++;
	}
	while (builder->index > mark.index && builder->byte > 0) {
		do
			builder->byte--;
		while (builder->byte > 0 &&
		       is_continuation(builder, builder->byte));
		builder->index--;
	}
	return builder->byte;
}

/* From a place in what is read to one in the source. */
static size_t
offset_at(const struct builder *builder, size_t byte)
{
	return builder->start + yaml_bytes_place(&builder->hidden, byte);
}

static size_t
offset_of(struct builder *builder, yaml_mark_t mark)
{
	return offset_at(builder, byte_of(builder, mark));
}

static void
refuse(struct builder *builder, size_t offset, size_t length,
       const char *reason)
{
	tree_build_refuse(&builder->build, offset, length, reason);
}

/*
 * A quote that is not closed is found out where the document ends, but it is
 * wrong where it begins.
 */
static bool
is_open_quote(const yaml_parser_t *parser)
{
	return parser->context != NULL &&
	       strcmp(parser->context, "while scanning a quoted scalar") == 0 &&
	       (strcmp(parser->problem, "found unexpected end of stream") ==
			0 ||
		strcmp(parser->problem,
		       "found unexpected document indicator") == 0);
}

/*
 * A text that went on over lines until it met the opening quote of another one:
 * its own closing quote is missing, or hidden by a backslash.
 */
static void
refuse_quote(struct builder *builder)
{
	struct finding *finding = tree_build_refuse(
		&builder->build, builder->quote_start, 1,
		"the quote that opens here is closed in a line below, where "
		"nothing can follow");

	finding->has_other = true;
	finding->other_offset = builder->quote_end;
}

/* What libyaml itself found wrong. */
static void
refuse_syntax(struct builder *builder)
{
	const yaml_parser_t *parser = &builder->parser;
	const char *reason = parser->problem;
	size_t size = builder->bytes.length, byte;

	if (parser->error == YAML_MEMORY_ERROR)
		out_of_memory();
	if (parser->error == YAML_READER_ERROR) {
		byte = parser->problem_offset;
	} else if (is_open_quote(parser)) {
		byte = byte_of(builder, parser->context_mark);
		reason = N_("the quote that opens here is never closed");
	} else {
		byte = byte_of(builder, parser->problem_mark);
	}
	if (byte > size)
		byte = size;
	if (reason != NULL &&
	    strcmp(reason, "did not find expected <document start>") == 0)
		reason = N_("a document ends before this, and the next begins "
			    "with a line ---");
	if (byte < size && builder->bytes.start[byte] == '\t')
		reason = N_("a tab cannot indent; use blanks");
	if (builder->has_wide_quote && parser->error != YAML_READER_ERROR)
		refuse_quote(builder);
	else
		refuse(builder, offset_at(builder, byte), byte < size ? 1 : 0,
		       reason ? reason : N_("it cannot be read"));
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

static void
note_quote(struct builder *builder, const yaml_event_t *event, size_t offset,
	   size_t length)
{
	yaml_scalar_style_t style = event->data.scalar.style;

	builder->has_wide_quote = (style == YAML_SINGLE_QUOTED_SCALAR_STYLE ||
				   style == YAML_DOUBLE_QUOTED_SCALAR_STYLE) &&
				  event->start_mark.line !=
					  event->end_mark.line;
	builder->quote_start = offset;
	builder->quote_end = offset + length - 1;
}

static bool
add_scalar(struct builder *builder, const yaml_event_t *event)
{
	struct tree_build *build = &builder->build;
	struct text text = {(const char *)event->data.scalar.value,
			    event->data.scalar.length};
	size_t offset = offset_of(builder, event->start_mark);
	size_t length = offset_of(builder, event->end_mark) - offset;

	if (!is_plain(builder, event, event->data.scalar.anchor,
		      event->data.scalar.tag))
		return false;
	note_quote(builder, event, offset, length);
	text = arena_copy(build->arena, text);
	if (builder->hidden.count > 0)
		text = yaml_bytes_show(text);
	if (tree_build_wants_key(build))
		tree_build_key(build, text, offset, length);
	else
		tree_build_text(build, text, offset, length);
	return true;
}

static bool
open_node(struct builder *builder, enum yaml_kind kind,
	  const yaml_event_t *event, const yaml_char_t *anchor,
	  const yaml_char_t *tag)
{
	size_t offset;

	if (!is_plain(builder, event, anchor, tag))
		return false;
	offset = offset_of(builder, event->start_mark);
	if (tree_build_wants_key(&builder->build)) {
		refuse(builder, offset, 1, "a key must be a text");
		return false;
	}
	return tree_build_open(&builder->build, kind, offset);
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
		return tree_build_close(&builder->build,
					offset_of(builder, event->end_mark));
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

/* Takes events up to one of that type.  False when something is wrong. */
static bool
read_events(struct builder *builder, yaml_event_type_t last, size_t *offset)
{
	bool good = true, more = true;

	while (good && more) {
		yaml_event_t event;

		if (!yaml_parser_parse(&builder->parser, &event)) {
			refuse_syntax(builder);
			return false;
		}
		good = take_event(builder, &event);
		if (event.type == YAML_STREAM_END_EVENT) {
			*offset = offset_at(builder, builder->bytes.length);
			more = false;
		} else if (event.type == last) {
			*offset = offset_of(builder, event.end_mark);
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

/* `start` is where `bytes` begin in the source. */
static void
begin(struct builder *builder, struct text bytes, size_t start,
      struct arena *arena, struct diags *diags)
{
	tree_build_begin(&builder->build, arena, diags, DIAG_YAML);
	builder->bytes = bytes;
	builder->start = start;
	builder->index = builder->byte = 0;
	builder->hidden = (struct yaml_bytes){0};
	builder->has_wide_quote = false;
}

static void
open_parser(struct builder *builder)
{
	if (!yaml_parser_initialize(&builder->parser))
		out_of_memory();
	yaml_parser_set_encoding(&builder->parser, YAML_UTF8_ENCODING);
	yaml_parser_set_input_string(
		&builder->parser, (const unsigned char *)builder->bytes.start,
		builder->bytes.length);
}

struct yaml_node *
yaml_tree_read(const struct source *source, size_t *offset, struct arena *arena,
	       struct diags *diags)
{
	struct text bytes = source->bytes;
	struct builder builder;
	size_t start = skip_mark(bytes, *offset);
	bool good;

	if (start >= bytes.length)
		return NULL;
	begin(&builder, text_slice(bytes, start, bytes.length), start, arena,
	      diags);
	open_parser(&builder);
	good = read_events(&builder, YAML_DOCUMENT_END_EVENT, offset);
	yaml_parser_delete(&builder.parser);
	return good ? builder.build.root : NULL;
}

struct yaml_node *
yaml_tree_read_part(const struct source *source, size_t start, size_t end,
		    struct arena *arena, struct diags *diags)
{
	struct text bytes = text_slice(source->bytes, start, end - start);
	struct builder builder;
	struct yaml_node *root;
	size_t offset = start;

	begin(&builder, bytes, start, arena, diags);
	builder.hidden = yaml_bytes_hide(bytes, arena);
	builder.bytes = builder.hidden.text;
	open_parser(&builder);
	if (read_events(&builder, YAML_DOCUMENT_END_EVENT, &offset)) {
		root = builder.build.root;
		read_events(&builder, YAML_STREAM_END_EVENT, &offset);
		builder.build.root = root;
	}
	yaml_parser_delete(&builder.parser);
	return builder.build.root;
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
