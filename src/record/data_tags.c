/*
 * Game, tags and the comments among them, from a tree of data.
 */
#include "base/arena.h"
#include "record/data_keys.h"
#include "record/data_reader.h"
#include "record/pin_lex.h"

static size_t
count_texts(const struct yaml_node *list)
{
	const struct yaml_node *node = data_first_text(list);
	size_t count = 0;

	for (; node != NULL; node = data_next_text(list, node))
		count++;
	return count;
}

/* The comments of a key, before that tag. */
static void
give_comments(struct data_reader *reader, const struct yaml_node *list,
	      struct tag *tag)
{
	const struct yaml_node *node = data_first_text(list);
	size_t count = count_texts(list);

	if (count == 0)
		return;
	tag->comments = arena_take(reader->arena,
				   count * sizeof(*tag->comments));
	for (; node != NULL; node = data_next_text(list, node)) {
		if (!data_check_text(reader, node))
			continue;
		tag->comments[tag->comment_count++] = (struct item){
			.kind = ITEM_COMMENT,
			.text = data_block_text(node->text),
			.offset = node->offset,
			.length = node->length};
	}
}

static bool
is_tag_name(struct text name)
{
	size_t n;

	for (n = 0; n < name.length; n++)
		if (!(pin_bytes[(uint8_t)name.start[n]] & PIN_NAME))
			return false;
	return name.length > 0;
}

/* A tag twice: the tree has told of that but for Game, a key of its own. */
static void
report_twice(struct data_reader *reader, const struct tag *tag,
	     const struct tag *twin)
{
	if (text_is(tag->name, "Game"))
		diags_add_twice(reader->diags, DIAG_TAG_TWICE, tag->offset,
				tag->length, tag->name, twin->offset);
}

static void
add_tag(struct data_reader *reader, struct text name,
	const struct yaml_node *key, const struct yaml_node *value,
	const struct yaml_node *comments)
{
	struct record *record = reader->record;
	const struct tag *twin;
	size_t end = value->offset + value->length;
	struct tag tag = {
		.name = name, .value = value->text, .offset = key->key_offset};

	tag.length = end > tag.offset ? end - tag.offset : 1;
	data_find_verbatim(reader, value, &tag.value_offset);
	give_comments(reader, comments, &tag);
	twin = pin_names_add_tag(&reader->names, reader->arena, record,
				 &reader->tag_room, &tag);
	if (twin != NULL)
		report_twice(reader, &tag, twin);
}

/* A text, or a map of it and the comments before it. */
static void
take_tag(struct data_reader *reader, const struct yaml_node *node)
{
	const struct yaml_node *value = node, *comments = NULL;

	if (!is_tag_name(node->key)) {
		data_refuse_key(
			reader->diags, node,
			"the name of a tag is letters, digits, _ and -");
		return;
	}
	if (node->kind == YAML_MAP) {
		if (!data_check_keys(reader->diags, node, data_tag_keys))
			return;
		value = yaml_tree_find(node, "value");
		comments = yaml_tree_find(node, "comment");
		if (value == NULL) {
			data_refuse_value(reader->diags, node,
					  "the key value is missing");
			return;
		}
	}
	if (data_check_text(reader, value))
		add_tag(reader, node->key, node, value, comments);
}

void
data_take_tags(struct data_reader *reader, const struct yaml_node *root)
{
	const struct yaml_node *game = yaml_tree_find(root, "game");
	const struct yaml_node *tags = yaml_tree_find(root, "tags");
	const struct yaml_node *comments = yaml_tree_find(root, "comment");
	const struct yaml_node *node;

	if (game != NULL && data_check_text(reader, game)) {
		add_tag(reader, text_of("Game"), game, game, comments);
		comments = NULL;
	} else if (game != NULL) {
		reader->record->is_partial = true;
	}
	if (tags != NULL && data_check_kind(reader->diags, tags, YAML_MAP))
		for (node = tags->first; node != NULL; node = node->next)
			take_tag(reader, node);
	data_take_comments(reader, comments);
}
