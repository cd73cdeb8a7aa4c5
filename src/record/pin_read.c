/*
 * From a .pin file to records, one game at a time.
 */
#include <string.h>

#include "base/source.h"
#include "record/pin.h"
#include "record/pin_reader.h"

/* The first tag or turn: where does the game begin, and what was skipped? */
static void
start_game(struct pin_reader *reader, const struct pin_token *token)
{
	reader->has_started = true;
	reader->record->offset = token->offset;
	if (reader->waiting_count > 0)
		reader->record->offset = reader->waiting[0].offset;
	if (reader->skipped_size > 0)
		pin_report(reader, DIAG_SKIPPED_TEXT, reader->skipped,
			   reader->skipped_size, NULL, reader->bytes);
}

/* Text before the first game.  If it is no text at all, that is told. */
static void
skip_text(struct pin_reader *reader, const struct pin_token *token)
{
	if (reader->skipped_size == 0) {
		reader->skipped = token->offset;
		reader->skipped_size = token->length;
	}
	pin_report_binary(reader, token);
}

/* A token of the game, or of what precedes the first one. */
static void
read_token(struct pin_reader *reader, const struct pin_token *token)
{
	enum pin_stage stage = reader->lex.stage;

	if (stage == PIN_BEFORE && token->kind == PIN_TEXT) {
		skip_text(reader, token);
		return;
	}
	if (token->bits & (PIN_CONTROL | PIN_ZERO))
		pin_report_binary(reader, token);
	if (stage != PIN_BEFORE && !reader->has_started)
		start_game(reader, token);
	pin_build_token(reader, token);
	reader->bits |= token->bits;
	reader->end = token->offset + token->length;
}

static void
find_malformed(struct pin_reader *reader)
{
	struct record *record = reader->record;
	struct text game = pin_text_at(reader, record->offset, record->length);
	size_t at = game.length;

	if (reader->bits & PIN_HIGH)
		at = text_find_malformed(game);
	if (at < game.length)
		pin_report_byte(reader, DIAG_ENCODING, record->offset + at);
}

/* `token` is the one behind the game. */
static void
finish_game(struct pin_reader *reader, const struct pin_token *token)
{
	struct record *record = reader->record;

	record->length = reader->end - record->offset;
	pin_build_end(reader);
	find_malformed(reader);
	if (token->kind == PIN_GAME && token->is_glued)
		pin_report_words(reader, DIAG_GLUED, token->offset, 1, "where",
				 "in the middle of a line");
}

/* One record without tags and turns stands for bytes that are no text. */
static void
fill_with_nothing(struct record *record, size_t offset, size_t end)
{
	record->offset = offset;
	record->length = end - offset;
}

/* Whether words in move text can only be what they look like. */
static bool
is_in_plain_moves(const struct pin_reader *reader)
{
	return reader->lex.stage == PIN_MOVES && reader->unread_depth == 0 &&
	       reader->waiting_count == 0;
}

/*
 * Reads tokens up to the next game or the end.  `token` is then the first that
 * was not used.
 */
static void
read_game(struct pin_reader *reader, struct pin_token *token)
{
	for (;;) {
		pin_lex_next(&reader->lex, token);
		if (token->kind == PIN_END || token->kind == PIN_GAME)
			return;
		if (reader->is_binary && !reader->has_started &&
		    reader->lex.stage != PIN_BEFORE)
			return;
		read_token(reader, token);
		if (is_in_plain_moves(reader))
			pin_read_plain(reader);
	}
}

bool
pin_read(const struct source *source, size_t *offset,
	 const struct pin_options *options, struct arena *arena,
	 struct record *record, struct diags *diags)
{
	struct pin_reader reader; /* its lines are set as they are opened */
	struct pin_token token;
	size_t start = *offset;

	memset(&reader, 0, offsetof(struct pin_reader, lines));
	reader.lines[0] = (struct pin_line){0};
	reader.bytes = source->bytes;
	reader.arena = arena;
	reader.diags = diags;
	reader.record = record;
	*record = (struct record){.source = source};
	if (start == 0 && pin_is_utf16(source->bytes)) {
		*offset = source->bytes.length;
		fill_with_nothing(record, 0, *offset);
		pin_report(&reader, DIAG_UTF16, 0, 1, NULL, source->bytes);
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
		pin_report(&reader, DIAG_SKIPPED_TEXT, reader.skipped,
			   reader.skipped_size, NULL, source->bytes);
	}
	return reader.has_started || reader.is_binary;
}
