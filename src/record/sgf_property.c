/*
 * Properties of SGF with their values, and which names a node has had.
 */
#include "record/sgf_builder.h"

#include "base/arena.h"
#include "base/catalog.h"
#include "record/record.h"
#include "record/sgf_boardspace.h"
#include "record/sgf_scan.h"

enum { FEW_PROPERTIES = 16 }; /* of a node: compared one by one */

static bool
is_capital(char c)
{
	return c >= 'A' && c <= 'Z';
}

static void
tell_twice(struct sgf_builder *builder, const struct sgf_property *property,
	   size_t twin)
{
	diags_add_twice(builder->diags, DIAG_PROPERTY_TWICE, property->offset,
			property->length, property->name, twin);
}

/* At the bracket.  False: the value breaks off, and with it the game. */
static bool
take_value(struct sgf_builder *builder, struct sgf_value *value)
{
	size_t start = builder->at + 1;
	struct sgf_span span = sgf_scan_value(builder->bytes, start);
	size_t end = span.end;

	if (span.fault == SGF_VALUE_UNCLOSED)
		sgf_tell_place(builder, DIAG_SGF_SYNTAX, builder->at, 1,
			       "this value is never closed");
	if (span.fault == SGF_VALUE_BACKSLASH) {
		sgf_tell_place(
			builder, DIAG_SGF_SYNTAX, --end, 2,
			"a backslash before it makes the bracket a part of the "
			"text; one at the end is written twice");
	}
	value->raw = text_slice(builder->bytes, start, end - start);
	value->is_plain = span.is_plain;
	builder->at = span.end + (span.fault != SGF_VALUE_UNCLOSED);
	return span.fault != SGF_VALUE_UNCLOSED;
}

static void
take_values(struct sgf_builder *builder, struct sgf_property *property)
{
	struct sgf_tree *tree = builder->tree;
	bool goes_on = true;
	size_t end = builder->at;

	property->first = tree->value_count;
	while (goes_on && builder->at < builder->bytes.length &&
	       builder->bytes.start[builder->at] == '[') {
		tree->values = arena_grow(builder->arena, tree->values,
					  tree->value_count,
					  &builder->value_room,
					  sizeof(*tree->values));
		goes_on = take_value(builder,
				     &tree->values[tree->value_count++]);
		end = builder->at;
		sgf_skip_spaces(builder);
	}
	property->count = tree->value_count - property->first;
	property->length = end - property->offset;
}

/* P0 and P1 of BoardSpace, which stand several times in a node. */
static bool
is_player(const struct sgf_builder *builder, struct text word)
{
	struct text name = text_slice(builder->bytes, builder->at - 1, 2);

	return word.length == 1 && name.length == 2 && name.start[0] == 'P' &&
	       (name.start[1] == '0' || name.start[1] == '1');
}

/* Old files have small letters in names, which do not count. */
static struct text
squeeze_name(struct sgf_builder *builder, struct text word, size_t capitals)
{
	char *name = arena_take(builder->arena, capitals);
	size_t length = 0, n;

	for (n = 0; n < word.length; n++)
		if (is_capital(word.start[n]))
			name[length++] = word.start[n];
	return (struct text){name, length};
}

/* Which of the names of the node is that one, first. */
static size_t
add_name(struct sgf_builder *builder, struct text name)
{
	builder->names = arena_grow(builder->arena, builder->names,
				    builder->name_count, &builder->name_room,
				    sizeof(*builder->names));
	builder->names[builder->name_count++] = (struct tag){.name = name};
	return pin_names_add(&builder->index, builder->arena, builder->names,
			     builder->name_count);
}

/* Of nodes with many properties the names are kept apart, to be hashed. */
static size_t
find_among_many(struct sgf_builder *builder, const struct sgf_node *node,
		struct text name)
{
	const struct sgf_property *properties =
		&builder->tree->properties[node->first];
	size_t twin;

	while (builder->name_count < node->count)
		add_name(builder, properties[builder->name_count].name);
	twin = add_name(builder, name);
	if (twin < node->count)
		builder->name_count--;
	return twin;
}

/* The property of the node at hand that has the name; its count: none has. */
static size_t
find_twin(struct sgf_builder *builder, const struct sgf_node *node,
	  struct text name)
{
	const struct sgf_property *properties = builder->tree->properties;
	size_t n = 0;

	if (node->count >= FEW_PROPERTIES)
		return find_among_many(builder, node, name);
	while (n < node->count &&
	       !text_equals(properties[node->first + n].name, name))
		n++;
	return n;
}

static void
add_property(struct sgf_builder *builder, const struct sgf_property *property)
{
	struct sgf_tree *tree = builder->tree;
	struct sgf_node *node = &tree->nodes[builder->node];
	size_t twin = node->count;

	if (builder->node == SGF_NONE)
		return;
	if (!sgf_is_player(property->name))
		twin = find_twin(builder, node, property->name);
	if (twin < node->count) {
		tell_twice(builder, property,
			   tree->properties[node->first + twin].offset);
		return;
	}
	tree->properties = arena_grow(builder->arena, tree->properties,
				      tree->property_count,
				      &builder->property_room,
				      sizeof(*tree->properties));
	tree->properties[tree->property_count++] = *property;
	node->count++;
	node->length = property->offset + property->length - node->offset;
}

/* A word: the name of a property, or text that has lost its brackets. */
void
sgf_take_word(struct sgf_builder *builder)
{
	struct sgf_property property = {.offset = builder->at};
	struct text word;
	size_t capitals = 0;

	while (builder->at < builder->bytes.length &&
	       sgf_is_letter(builder->bytes.start[builder->at]))
		capitals += is_capital(builder->bytes.start[builder->at++]);
	word = text_slice(builder->bytes, property.offset,
			  builder->at - property.offset);
	if (is_player(builder, word)) {
		word.length++;
		capitals++;
		builder->at++;
	}
	sgf_skip_spaces(builder);
	if (capitals == 0 || builder->at == builder->bytes.length ||
	    builder->bytes.start[builder->at] != '[') {
		sgf_tell_stray(builder, property.offset, word.length,
			       capitals == word.length
				       ? N_("a property needs a value in [ ]")
				       : N_("this is outside of all values; a "
					    "] inside of one is written \\]"));
		return;
	}
	property.name = capitals == word.length
				? word
				: squeeze_name(builder, word, capitals);
	take_values(builder, &property);
	add_property(builder, &property);
}

/* A value without a name is skipped whole. */
void
sgf_take_nameless(struct sgf_builder *builder)
{
	size_t offset = builder->at;
	struct sgf_value value;

	sgf_tell_stray(builder, offset, 1,
		       "a value needs a property before it");
	take_value(builder, &value);
}
