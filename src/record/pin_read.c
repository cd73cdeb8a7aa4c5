/*
 * From the tokens of a .pin file to a record.
 */
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "record/pin.h"
#include "record/pin_lex.h"
#include "record/pin_names.h"
#include "record/pin_text.h"
#include "record/record.h"

/* A line of play: the main one, or a variation. */
struct line {
	size_t offset; /* of the bracket that opened it */
	bool has_turn;
};

struct reader {
	struct pin_lex lex;
	struct text bytes;
	struct arena *arena;
	struct diags *diags;
	struct record *record;
	size_t item_room, tag_room;
	struct pin_names names; /* of the tags */
	/* Comments that wait for the tag or the turn that they precede. */
	struct item *waiting;
	size_t waiting_count, waiting_room;
	size_t end;	    /* of the last token of the game */
	size_t skipped, skipped_size; /* the first text before the game */
	bool has_started;
	bool is_binary;	    /* then nothing else is worth saying */
	bool is_too_deep;   /* was said */
	bool is_number_after; /* the text after the result is a number */
	unsigned bits;	    /* of all tokens */
	size_t star;	    /* item of the last result */
	size_t depth;	    /* open variations */
	size_t unread_depth; /* open brackets of one that is not read */
	struct line lines[RECORD_DEPTH_MAX + 1];
};

static struct text
text_at(const struct reader *reader, size_t start, size_t length)
{
	return (struct text){reader->bytes.start + start, length};
}

/* Adds a finding that says `text` as its fact `name` (NULL: none). */
static void
report(struct reader *reader, enum diag id, size_t offset, size_t length,
       const char *name, struct text text)
{
	struct problem problem = {0};

	if (reader->is_binary)
		return;
	if (name != NULL)
		problem_fact(&problem, name, text);
	diags_add(reader->diags, id, offset, length, &problem);
}

static void
report_token(struct reader *reader, enum diag id,
	     const struct pin_token *token)
{
	report(reader, id, token->offset, token->length, "text",
	       text_at(reader, token->offset, token->length));
}

static void
report_limit(struct reader *reader, enum diag id,
	     const struct pin_token *token, long limit)
{
	struct problem problem = {0};

	problem_number(&problem, "limit", limit);
	if (!reader->is_binary)
		diags_add(reader->diags, id, token->offset, token->length,
			  &problem);
}

/* A byte as the facts say it: "0xE9". */
static void
report_byte(struct reader *reader, enum diag id, size_t offset)
{
	static const char digits[] = "0123456789ABCDEF";
	unsigned byte = (uint8_t)reader->bytes.start[offset];
	char name[4] = {'0', 'x', digits[byte / 16], digits[byte % 16]};

	report(reader, id, offset, 1, "byte",
	       (struct text){name, sizeof(name)});
}

/* Tells the first of the bytes that are no text, once a game. */
static void
find_binary(struct reader *reader, const struct pin_token *token)
{
	unsigned unwanted = PIN_ZERO;
	size_t i;

	if (token->kind != PIN_TAG && token->kind != PIN_COMMENT &&
	    token->kind != PIN_LINE_COMMENT)
		unwanted |= PIN_CONTROL;
	if (reader->is_binary || !(token->bits & unwanted))
		return;
	for (i = token->offset; i < token->offset + token->length; i++) {
		if (pin_bytes[(uint8_t)reader->bytes.start[i]] & unwanted) {
			report_byte(reader, DIAG_BINARY, i);
			reader->is_binary = true;
			return;
		}
	}
}

/* --- items --- */

static struct item *
new_item(struct reader *reader)
{
	struct record *record = reader->record;

	if (record->item_count == reader->item_room)
		record->items = arena_grow(reader->arena, record->items,
					   record->item_count,
					   &reader->item_room,
					   sizeof(*record->items));
	return &record->items[record->item_count++];
}

static void
add_token(struct reader *reader, const struct pin_token *token,
	  enum item_kind kind, struct text text)
{
	*new_item(reader) = (struct item){
		.kind = kind,
		.text = text,
		.offset = token->offset,
		.length = token->length,
	};
}

/* The words of a game's moves begin: what waits is theirs. */
static void
add_waiting(struct reader *reader)
{
	size_t i;

	for (i = 0; i < reader->waiting_count; i++)
		*new_item(reader) = reader->waiting[i];
	reader->waiting_count = 0;
}

static struct text
token_text(const struct reader *reader, const struct pin_token *token)
{
	return text_at(reader, token->offset, token->length);
}

static void
take_comment(struct reader *reader, const struct pin_token *token)
{
	struct text inside = text_at(reader, token->start, token->size);
	struct item item = {
		.kind = ITEM_COMMENT,
		.offset = token->offset,
		.length = token->length,
	};

	if (token->fault != NULL)
		report(reader, DIAG_COMMENT_UNCLOSED, token->fault_at,
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
		*new_item(reader) = item;
		return;
	}
	reader->waiting = arena_grow(reader->arena, reader->waiting,
				     reader->waiting_count,
				     &reader->waiting_room, sizeof(item));
	reader->waiting[reader->waiting_count++] = item;
}

/* --- tags --- */

static void
report_twice(struct reader *reader, const struct tag *tag,
	     const struct tag *twin)
{
	struct problem problem = {0};
	struct finding *finding;

	if (reader->is_binary)
		return;
	problem_fact(&problem, "name", tag->name);
	finding = diags_add(reader->diags, DIAG_TAG_TWICE, tag->offset,
			    tag->length, &problem);
	finding->has_other = true;
	finding->other_offset = twin->offset;
}

static void
give_comments(struct reader *reader, struct tag *tag)
{
	size_t count = reader->waiting_count;

	if (count == 0)
		return;
	tag->comments = arena_take(reader->arena,
				   count * sizeof(*tag->comments));
	memcpy(tag->comments, reader->waiting,
	       count * sizeof(*tag->comments));
	tag->comment_count = count;
	reader->waiting_count = 0;
}

static void
take_tag(struct reader *reader, const struct pin_token *token)
{
	struct record *record = reader->record;
	struct text value = text_at(reader, token->start, token->size);
	struct tag tag = {
		.name = text_at(reader, token->name, token->name_size),
		.value = value,
		.offset = token->offset,
		.value_offset = token->start,
		.length = token->length,
	};
	size_t twin;

	if (token->fault != NULL)
		report(reader, DIAG_TAG_SYNTAX, token->fault_at,
		       token->fault_size, "reason", text_of(token->fault));
	if (token->name_size == 0)
		return;
	if (!token->is_plain)
		tag.value = pin_undo_escapes(reader->arena, value);
	give_comments(reader, &tag);
	record->tags = arena_grow(reader->arena, record->tags,
				  record->tag_count, &reader->tag_room,
				  sizeof(tag));
	record->tags[record->tag_count++] = tag;
	twin = pin_names_add(&reader->names, reader->arena, record->tags,
			     record->tag_count);
	if (twin + 1 < record->tag_count)
		report_twice(reader, &tag, &record->tags[twin]);
}

/* --- turns and variations --- */

static void
take_turn(struct reader *reader, const struct pin_token *token)
{
	struct text text = token_text(reader, token);

	reader->lines[reader->depth].has_turn = true;
	if (!token->is_plain)
		text = pin_join_words(reader->arena, text);
	if (text.length > RECORD_TURN_BYTES_MAX)
		report_limit(reader, DIAG_TURN_TOO_LONG, token,
			     RECORD_TURN_BYTES_MAX);
	else
		add_token(reader, token, ITEM_TURN, text);
}

static void
take_glyph(struct reader *reader, const struct pin_token *token)
{
	struct text text = token_text(reader, token);

	if (text_starts(text, "$") || reader->lines[reader->depth].has_turn)
		add_token(reader, token, ITEM_GLYPH, text);
	else
		report_token(reader, DIAG_STRAY, token);
}

/* The brackets of a variation that has no place are counted, no more. */
static void
take_open(struct reader *reader, const struct pin_token *token)
{
	if (!reader->lines[reader->depth].has_turn) {
		report_token(reader, DIAG_VARIATION_PLACE, token);
		reader->unread_depth = 1;
	} else if (reader->depth == RECORD_DEPTH_MAX) {
		if (!reader->is_too_deep)
			report_limit(reader, DIAG_VARIATION_DEPTH, token,
				     RECORD_DEPTH_MAX);
		reader->is_too_deep = true;
		reader->unread_depth = 1;
	} else {
		reader->lines[++reader->depth] =
			(struct line){.offset = token->offset};
		add_token(reader, token, ITEM_OPEN,
			  token_text(reader, token));
	}
}

static void
take_close(struct reader *reader, const struct pin_token *token)
{
	const struct line *line = &reader->lines[reader->depth];

	if (reader->depth == 0) {
		report_token(reader, DIAG_VARIATION_UNOPENED, token);
		return;
	}
	if (!line->has_turn)
		report(reader, DIAG_VARIATION_EMPTY, line->offset, 1, NULL,
		       token_text(reader, token));
	reader->depth--;
	add_token(reader, token, ITEM_CLOSE, token_text(reader, token));
}

static void
take_number(struct reader *reader, const struct pin_token *token)
{
	struct text text = token_text(reader, token);

	if (!token->is_plain)
		text = pin_join_number(reader->arena, text);
	add_token(reader, token, ITEM_NUMBER, text);
}

/* --- results and what follows them --- */

static void
take_result(struct reader *reader, const struct pin_token *token)
{
	reader->star = reader->record->item_count;
	add_token(reader, token, ITEM_RESULT, token_text(reader, token));
}

/* The "*" before this token ended nothing: it is no result but a fault. */
static void
resume(struct reader *reader)
{
	struct record *record = reader->record;
	struct item *star = &record->items[reader->star];
	size_t behind = record->item_count - reader->star - 1;

	report(reader, DIAG_STRAY, star->offset, star->length, "text",
	       star->text);
	memmove(star, star + 1, behind * sizeof(*star));
	record->item_count--;
}

/* The first word, or the one behind the number that stands first. */
static void
take_text_after(struct reader *reader, const struct pin_token *token)
{
	struct record *record = reader->record;
	struct text text = token_text(reader, token);

	if (record->after_result.length > 0 && !reader->is_number_after)
		return;
	record->after_result = text;
	record->after_result_offset = token->offset;
	reader->is_number_after =
		pin_number_length(&reader->lex, token->offset) ==
		text.length;
}

/* --- tokens --- */

static void
take_unread(struct reader *reader, const struct pin_token *token)
{
	if (token->kind == PIN_OPEN)
		reader->unread_depth++;
	else if (token->kind == PIN_CLOSE)
		reader->unread_depth--;
	else if (token->kind == PIN_COMMENT)
		take_comment(reader, token);
}

static void
take_token(struct reader *reader, const struct pin_token *token)
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
		report_token(reader, DIAG_GLYPH, token);
		break;
	case PIN_STRAY:
		report_token(reader, DIAG_STRAY, token);
		break;
	case PIN_UNOPENED:
		report_token(reader, DIAG_COMMENT_UNOPENED, token);
		break;
	case PIN_ESCAPE:
		report_token(reader, DIAG_ESCAPE_COLUMN, token);
		break;
	case PIN_TEXT:
		take_text_after(reader, token);
		break;
	case PIN_END:
	case PIN_GAME:
		break;
	}
}

/* The first tag or turn: where does the game begin, and what was skipped? */
static void
start_game(struct reader *reader, const struct pin_token *token)
{
	reader->has_started = true;
	reader->record->offset = token->offset;
	if (reader->waiting_count > 0)
		reader->record->offset = reader->waiting[0].offset;
	if (reader->skipped_size > 0)
		report(reader, DIAG_SKIPPED_TEXT, reader->skipped,
		       reader->skipped_size, NULL, reader->bytes);
}

/* Text before the first game.  If it is no text at all, that is told. */
static void
skip_text(struct reader *reader, const struct pin_token *token)
{
	if (reader->skipped_size == 0) {
		reader->skipped = token->offset;
		reader->skipped_size = token->length;
	}
	find_binary(reader, token);
}

/* A token of the game, or of what precedes the first one. */
static void
read_token(struct reader *reader, const struct pin_token *token)
{
	enum pin_stage stage = reader->lex.stage;

	if (stage == PIN_BEFORE && token->kind == PIN_TEXT) {
		skip_text(reader, token);
		return;
	}
	if (token->bits & (PIN_CONTROL | PIN_ZERO))
		find_binary(reader, token);
	if (stage != PIN_BEFORE && !reader->has_started)
		start_game(reader, token);
	if (stage >= PIN_MOVES && reader->waiting_count > 0)
		add_waiting(reader);
	if (token->resumes)
		resume(reader);
	if (reader->unread_depth > 0)
		take_unread(reader, token);
	else
		take_token(reader, token);
	reader->bits |= token->bits;
	reader->end = token->offset + token->length;
}

/* Brackets are balanced in every record.  The outermost open one is told. */
static void
close_variations(struct reader *reader)
{
	struct pin_token token = {.offset = reader->end};

	if (reader->depth > 0)
		report(reader, DIAG_VARIATION_UNCLOSED,
		       reader->lines[1].offset, 1, NULL, reader->bytes);
	for (; reader->depth > 0; reader->depth--)
		add_token(reader, &token, ITEM_CLOSE, (struct text){0});
}

static void
find_malformed(struct reader *reader)
{
	struct record *record = reader->record;
	struct text game = text_at(reader, record->offset, record->length);
	size_t at = game.length;

	if (reader->bits & PIN_HIGH)
		at = text_find_malformed(game);
	if (at < game.length)
		report_byte(reader, DIAG_ENCODING, record->offset + at);
}

/* `token` is the one behind the game. */
static void
finish_game(struct reader *reader, const struct pin_token *token)
{
	struct record *record = reader->record;

	record->length = reader->end - record->offset;
	add_waiting(reader);
	close_variations(reader);
	find_malformed(reader);
	if (token->kind == PIN_GAME && token->is_glued)
		report(reader, DIAG_GLUED, token->offset, 1, NULL,
		       reader->bytes);
}

/* One record without tags and turns stands for bytes that are no text. */
static void
fill_with_nothing(struct record *record, size_t offset, size_t end)
{
	record->offset = offset;
	record->length = end - offset;
}

/*
 * Reads tokens up to the next game or the end.  `token` is then the first that
 * was not used.
 */
static void
read_game(struct reader *reader, struct pin_token *token)
{
	for (;;) {
		pin_lex_next(&reader->lex, token);
		if (token->kind == PIN_END || token->kind == PIN_GAME)
			return;
		if (reader->is_binary && !reader->has_started &&
		    reader->lex.stage != PIN_BEFORE)
			return;
		read_token(reader, token);
	}
}

bool
pin_read(const struct source *source, size_t *offset,
	 const struct pin_options *options, struct arena *arena,
	 struct record *record, struct diags *diags)
{
	struct reader reader; /* its lines are set as they are opened */
	struct pin_token token;
	size_t start = *offset;

	memset(&reader, 0, offsetof(struct reader, lines));
	reader.lines[0] = (struct line){0};
	reader.bytes = source->bytes;
	reader.arena = arena;
	reader.diags = diags;
	reader.record = record;
	*record = (struct record){.source = source};
	if (start == 0 && pin_is_utf16(source->bytes)) {
		*offset = source->bytes.length;
		fill_with_nothing(record, 0, *offset);
		report(&reader, DIAG_UTF16, 0, 1, NULL, source->bytes);
		return true;
	}
	pin_lex_begin(&reader.lex, source->bytes, start, options->has_game);
	read_game(&reader, &token);
	*offset = token.offset;
	if (reader.has_started) {
		finish_game(&reader, &token);
	} else if (reader.is_binary) {
		fill_with_nothing(record, reader.skipped, *offset);
	} else if (reader.skipped_size > 0) {
		report(&reader, DIAG_SKIPPED_TEXT, reader.skipped,
		       reader.skipped_size, NULL, source->bytes);
	}
	return reader.has_started || reader.is_binary;
}
