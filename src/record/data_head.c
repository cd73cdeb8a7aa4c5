/*
 * What an entry begins with, from a tree of data: a turn in one text or two,
 * a result; its number and its position.
 */
#include <string.h>

#include "base/arena.h"
#include "record/data_keys.h"
#include "record/data_reader.h"
#include "record/pin_lex.h"

static struct item *
take_turn(struct data_reader *reader, const struct yaml_node *node,
	  struct text text, struct item_extra *extra)
{
	struct item *item;

	if (!data_check_before_result(reader, node))
		return NULL;
	data_line_of(reader)->has_turn = true;
	if (text.length > RECORD_TURN_BYTES_MAX) {
		data_report_limit(reader, DIAG_TURN_TOO_LONG, node,
				  RECORD_TURN_BYTES_MAX);
		return NULL;
	}
	item = data_new_item(reader, ITEM_TURN, text, node);
	item->extra = extra;
	return item;
}

static struct item_extra *
new_extra(struct data_reader *reader)
{
	return arena_take(reader->arena, sizeof(struct item_extra));
}

/* A turn that is one text. */
static struct item *
take_text(struct data_reader *reader, const struct yaml_node *node)
{
	struct item_extra *extra = NULL;
	struct item *item;
	size_t start;
	bool is_verbatim = data_find_verbatim(reader, node, &start);

	if (!is_verbatim) {
		extra = new_extra(reader);
		extra->is_respelled = true;
	}
	item = take_turn(reader, node, data_block_text(node->text), extra);
	if (item != NULL && is_verbatim) {
		item->offset = start;
		item->length = item->text.length;
	}
	return item;
}

/* A turn in two parts: "31: 24/21 24/23"; without a play "31:". */
static struct item *
take_dice(struct data_reader *reader, const struct yaml_node *dice,
	  const struct yaml_node *play)
{
	size_t length = dice->text.length + 1;
	struct item_extra *extra = new_extra(reader);
	struct item *item;
	char *bytes;

	if (play != NULL)
		length += 1 + play->text.length;
	bytes = arena_take(reader->arena, length);
	memcpy(bytes, dice->text.start, dice->text.length);
	bytes[dice->text.length] = ':';
	extra->is_respelled = !data_find_verbatim(reader, dice, &extra->start);
	extra->split = dice->text.length + 1;
	if (play != NULL) {
		bytes[extra->split++] = ' ';
		memcpy(bytes + extra->split, play->text.start,
		       play->text.length);
		extra->is_respelled |= !data_find_verbatim(
			reader, play, &extra->split_offset);
	}
	item = take_turn(reader, dice, (struct text){bytes, length}, extra);
	if (item == NULL || play == NULL)
		return item;
	if (play->offset > dice->offset) {
		item->length = play->offset + play->length - dice->offset;
	} else {
		item->offset = play->offset;
		item->length = dice->offset + dice->length - play->offset;
	}
	return item;
}

/* The word as .pin files have it: others would be taken for something else. */
static bool
is_result(struct text text)
{
	struct pin_lex lex;

	pin_lex_begin(&lex, text, 0, false);
	return text.length > 0 &&
	       pin_result_length(&lex, 0, false) == text.length;
}

static void
take_result(struct data_reader *reader, const struct yaml_node *node)
{
	if (!data_check_before_result(reader, node))
		return;
	if (!is_result(node->text)) {
		data_refuse_value(reader->diags, node, "it is no result");
		return;
	}
	data_new_item(reader, ITEM_RESULT, node->text, node);
	reader->has_result |= reader->depth == 0;
}

/* "3" is "3.", as it stands before the first side's turn. */
static void
take_number(struct data_reader *reader, const struct yaml_node *node)
{
	char *bytes = arena_take(reader->arena, node->text.length + 1);
	struct text text = {bytes, node->text.length};
	size_t digits = 0;

	if (node->text.length > 0)
		memcpy(bytes, node->text.start, node->text.length);
	while (digits < text.length && bytes[digits] >= '0' &&
	       bytes[digits] <= '9')
		digits++;
	if (digits == 0 || (digits < text.length && bytes[digits] != '.')) {
		data_refuse_value(reader->diags, node,
				  "a number is written 3 or 3...");
		return;
	}
	if (digits == text.length)
		bytes[text.length++] = '.';
	data_new_item(reader, ITEM_NUMBER, text, node);
}

/* --- what an entry begins with --- */

/* All that may; NULL: it does not. */
struct head {
	const struct yaml_node *number, *turn, *dice, *play, *result, *position;
};

/* The second of what can only be one thing; NULL: it is. */
static const struct yaml_node *
find_second(const struct head *head)
{
	if (head->turn != NULL && head->dice != NULL)
		return head->dice;
	if (head->result != NULL && (head->turn != NULL || head->dice != NULL))
		return head->result;
	return NULL;
}

static bool
check_head(struct data_reader *reader, const struct head *head)
{
	const struct yaml_node *const nodes[] = {head->number, head->turn,
						 head->dice,   head->play,
						 head->result, head->position};
	const struct yaml_node *second = find_second(head);
	size_t n;

	for (n = 0; n < sizeof(nodes) / sizeof(nodes[0]); n++)
		if (nodes[n] != NULL && !data_check_text(reader, nodes[n]))
			return false;
	if (second != NULL)
		data_refuse_key(reader->diags, second,
				"a turn or result stands there already");
	else if (head->play != NULL && head->dice == NULL)
		data_refuse_key(reader->diags, head->play,
				"the dice to it are missing");
	else
		return true;
	return false;
}

static void
take_position(struct data_reader *reader, struct item *item,
	      const struct yaml_node *node)
{
	struct item_extra *extra = new_extra(reader);

	if (item->extra != NULL)
		*extra = *item->extra;
	else
		extra->split_offset = item->offset;
	extra->position = (struct item_position){node->text, node->offset,
						 node->length};
	item->extra = extra;
}

void
data_take_turn(struct data_reader *reader, const struct yaml_node *node)
{
	if (data_check_text(reader, node))
		take_text(reader, node);
}

void
data_take_head(struct data_reader *reader, const struct yaml_node *entry)
{
	struct head head = {
		.number = yaml_tree_find(entry, "number"),
		.turn = yaml_tree_find(entry, "turn"),
		.dice = yaml_tree_find(entry, "dice"),
		.play = yaml_tree_find(entry, "play"),
		.result = yaml_tree_find(entry, "result"),
		.position = yaml_tree_find(entry, "position"),
	};
	struct item *item = NULL;

	if (!check_head(reader, &head))
		return;
	if (head.number != NULL &&
	    data_check_before_result(reader, head.number))
		take_number(reader, head.number);
	if (head.turn != NULL)
		item = take_text(reader, head.turn);
	else if (head.dice != NULL)
		item = take_dice(reader, head.dice, head.play);
	else if (head.result != NULL)
		take_result(reader, head.result);
	if (item != NULL && head.position != NULL)
		take_position(reader, item, head.position);
}
