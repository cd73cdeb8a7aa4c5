/*
 * From the tokens of one game to the parts of its record.
 */
#include <string.h>

#include "base/arena.h"
#include "record/pin_reader.h"
#include "record/pin_text.h"

/* --- items --- */

static void
add_token(struct pin_reader *reader, const struct pin_token *token,
	  enum item_kind kind, struct text text)
{
	*pin_new_item(reader) = (struct item){
		.kind = kind,
		.text = text,
		.offset = token->offset,
		.length = token->length,
	};
}

/* The words of a game's moves begin: what waits is theirs. */
static void
add_waiting(struct pin_reader *reader)
{
	size_t i;

	for (i = 0; i < reader->waiting_count; i++)
		*pin_new_item(reader) = reader->waiting[i];
	reader->waiting_count = 0;
}

static struct text
token_text(const struct pin_reader *reader, const struct pin_token *token)
{
	return pin_text_at(reader, token->offset, token->length);
}

static void
take_comment(struct pin_reader *reader, const struct pin_token *token)
{
	struct text inside = pin_text_at(reader, token->start, token->size);
	struct item item = {
		.kind = ITEM_COMMENT,
		.offset = token->offset,
		.length = token->length,
	};

	if (token->fault != NULL)
		pin_report(reader, DIAG_COMMENT_UNCLOSED, token->fault_at,
			   token->fault_size, NULL, inside);
	if (reader->unread_depth > 0)
		return;
	item.text = token->is_plain ? inside
				    : pin_join_lines(reader->arena, inside);
	if (token->kind == PIN_LINE_COMMENT) {
		item.kind = ITEM_LINE_COMMENT;
		item.text = text_trim(inside);
	}
	if (reader->lex.stage == PIN_MOVES || reader->lex.stage == PIN_AFTER) {
		*pin_new_item(reader) = item;
		return;
	}
	reader->waiting = arena_grow(reader->arena, reader->waiting,
				     reader->waiting_count,
				     &reader->waiting_room, sizeof(item));
	reader->waiting[reader->waiting_count++] = item;
}

/* --- tags --- */

static void
give_comments(struct pin_reader *reader, struct tag *tag)
{
	size_t count = reader->waiting_count;

	if (count == 0)
		return;
	tag->comments = arena_take(reader->arena,
				   count * sizeof(*tag->comments));
	memcpy(tag->comments, reader->waiting, count * sizeof(*tag->comments));
	tag->comment_count = count;
	reader->waiting_count = 0;
}

static void
take_tag(struct pin_reader *reader, const struct pin_token *token)
{
	struct record *record = reader->record;
	struct text value = pin_text_at(reader, token->start, token->size);
	struct tag tag = {
		.name = pin_text_at(reader, token->name, token->name_size),
		.value = value,
		.offset = token->offset,
		.value_offset = token->start,
		.length = token->length,
	};
	const struct tag *twin;

	if (token->fault != NULL)
		pin_report_words(reader, DIAG_TAG_SYNTAX, token->fault_at,
				 token->fault_size, "reason", token->fault);
	if (token->name_size == 0)
		return;
	if (!token->is_plain)
		tag.value = pin_undo_escapes(reader->arena, value);
	give_comments(reader, &tag);
	twin = pin_names_add_tag(&reader->names, reader->arena, record,
				 &reader->tag_room, &tag);
	if (twin != NULL)
		pin_report_twice(reader, &tag, twin);
}

/* --- turns and variations --- */

static void
take_turn(struct pin_reader *reader, const struct pin_token *token)
{
	struct text text = token_text(reader, token);

	reader->lines[reader->depth].has_turn = true;
	if (!token->is_plain)
		text = pin_join_words(reader->arena, text);
	if (text.length > RECORD_TURN_BYTES_MAX)
		pin_report_limit(reader, DIAG_TURN_TOO_LONG, token,
				 RECORD_TURN_BYTES_MAX);
	else
		add_token(reader, token, ITEM_TURN, text);
}

static void
take_glyph(struct pin_reader *reader, const struct pin_token *token)
{
	struct text text = token_text(reader, token);

	if (text_starts(text, "$") || reader->lines[reader->depth].has_turn)
		add_token(reader, token, ITEM_GLYPH, text);
	else
		pin_report_token(reader, DIAG_STRAY, token);
}

/* The brackets of a variation that has no place are counted, no more. */
static void
take_open(struct pin_reader *reader, const struct pin_token *token)
{
	if (!reader->lines[reader->depth].has_turn) {
		pin_report_token(reader, DIAG_VARIATION_PLACE, token);
		reader->unread_depth = 1;
	} else if (reader->depth == RECORD_DEPTH_MAX) {
		if (!reader->is_too_deep)
			pin_report_limit(reader, DIAG_VARIATION_DEPTH, token,
					 RECORD_DEPTH_MAX);
		reader->is_too_deep = true;
		reader->unread_depth = 1;
	} else {
		reader->lines[++reader->depth] = (struct pin_line){
			.offset = token->offset};
		add_token(reader, token, ITEM_OPEN, token_text(reader, token));
	}
}

static void
take_close(struct pin_reader *reader, const struct pin_token *token)
{
	const struct pin_line *line = &reader->lines[reader->depth];

	if (reader->depth == 0) {
		pin_report_token(reader, DIAG_VARIATION_UNOPENED, token);
		return;
	}
	if (!line->has_turn)
		pin_report(reader, DIAG_VARIATION_EMPTY, line->offset, 1, NULL,
			   token_text(reader, token));
	reader->depth--;
	add_token(reader, token, ITEM_CLOSE, token_text(reader, token));
}

static void
take_number(struct pin_reader *reader, const struct pin_token *token)
{
	struct text text = token_text(reader, token);

	if (!token->is_plain)
		text = pin_join_number(reader->arena, text);
	add_token(reader, token, ITEM_NUMBER, text);
}

/* --- results and what follows them --- */

static void
take_result(struct pin_reader *reader, const struct pin_token *token)
{
	reader->star = reader->record->item_count;
	add_token(reader, token, ITEM_RESULT, token_text(reader, token));
}

/* The "*" before this token ended nothing: it is no result but a fault. */
static void
resume(struct pin_reader *reader)
{
	struct record *record = reader->record;
	struct item *star = &record->items[reader->star];
	size_t behind = record->item_count - reader->star - 1;

	pin_report(reader, DIAG_STRAY, star->offset, star->length, "text",
		   star->text);
	memmove(star, star + 1, behind * sizeof(*star));
	record->item_count--;
}

/* The first word, or the one behind the number that stands first. */
static void
take_text_after(struct pin_reader *reader, const struct pin_token *token)
{
	struct record *record = reader->record;
	struct text text = token_text(reader, token);

	if (record->after_result.length > 0 && !reader->is_number_after)
		return;
	record->after_result = text;
	record->after_result_offset = token->offset;
	reader->is_number_after =
		pin_number_length(&reader->lex, token->offset) == text.length;
}

/* --- tokens --- */

static void
take_unread(struct pin_reader *reader, const struct pin_token *token)
{
	if (token->kind == PIN_OPEN)
		reader->unread_depth++;
	else if (token->kind == PIN_CLOSE)
		reader->unread_depth--;
	else if (token->kind == PIN_COMMENT)
		take_comment(reader, token);
}

/* Tokens that are nothing but wrong. */
static const enum diag faults[] = {
	[PIN_BAD_GLYPH] = DIAG_GLYPH,
	[PIN_STRAY] = DIAG_STRAY,
	[PIN_UNOPENED] = DIAG_COMMENT_UNOPENED,
	[PIN_ESCAPE] = DIAG_ESCAPE_COLUMN,
};

static void
take_token(struct pin_reader *reader, const struct pin_token *token)
{
	switch (token->kind) {
	case PIN_TAG:
		take_tag(reader, token);
		break;
	case PIN_COMMENT:
	case PIN_LINE_COMMENT:
		take_comment(reader, token);
		break;
	case PIN_NUMBER:
		take_number(reader, token);
		break;
	case PIN_TURN:
		take_turn(reader, token);
		break;
	case PIN_GLYPH:
		take_glyph(reader, token);
		break;
	case PIN_RESULT:
		take_result(reader, token);
		break;
	case PIN_OPEN:
		take_open(reader, token);
		break;
	case PIN_CLOSE:
		take_close(reader, token);
		break;
	case PIN_BAD_GLYPH:
	case PIN_STRAY:
	case PIN_UNOPENED:
	case PIN_ESCAPE:
		pin_report_token(reader, faults[token->kind], token);
		break;
	case PIN_TEXT:
		if (reader->lex.stage == PIN_AFTER)
			take_text_after(reader, token);
		break;
	case PIN_END:
	case PIN_GAME:
		break;
	}
}

void
pin_build_token(struct pin_reader *reader, const struct pin_token *token)
{
	if (reader->waiting_count > 0 && reader->lex.stage >= PIN_MOVES)
		add_waiting(reader);
	if (token->resumes)
		resume(reader);
	if (reader->unread_depth > 0)
		take_unread(reader, token);
	else
		take_token(reader, token);
}

/* Brackets are balanced in every record.  The outermost open one is told. */
static void
close_variations(struct pin_reader *reader)
{
	struct pin_token token = {.offset = reader->end};

	if (reader->depth > 0)
		pin_report(reader, DIAG_VARIATION_UNCLOSED,
			   reader->lines[1].offset, 1, NULL, reader->bytes);
	for (; reader->depth > 0; reader->depth--)
		add_token(reader, &token, ITEM_CLOSE, (struct text){0});
}

void
pin_build_end(struct pin_reader *reader)
{
	add_waiting(reader);
	close_variations(reader);
}
