/*
 * From files with a turn a line to records, one game at a time.
 */
#include <string.h>

#include "base/arena.h"
#include "base/source.h"
#include "record/container.h"
#include "record/frame.h"
#include "record/text_file.h"
#include "record/text_lines.h"
#include "record/text_numbering.h"

enum { SCORE_BYTES_MAX = 40 };

/* One game while it is read. */
struct text_reader {
	struct frame frame;
	struct text_scan scan;
	const struct text_dialect *dialect; /* NULL before the first turn */
	struct text_line score, players;    /* length 0: none yet */
	bool has_wins, has_text_after;

	/* The turn at hand. */
	bool is_open;
	enum item_side side;
	size_t start, end;
	bool is_after_gap; /* a blank line was the last */
};

static struct text
bytes_at(const struct text_reader *reader, size_t start, size_t end)
{
	return text_slice(reader->frame.bytes, start, end - start);
}

static void
report_line(struct text_reader *reader, enum diag id,
	    const struct text_line *line)
{
	frame_report(&reader->frame, id, line->offset, line->text.length,
		     "text", line->text);
}

/* --- turns --- */

/*
 * Whether words have one blank between them, no line end; two may stand behind
 * the dice in brackets.
 */
static bool
is_regular(struct text text)
{
	size_t n;

	for (n = 0; n + 1 < text.length; n++) {
		if (!line_is_blank(text.start[n]))
			continue;
		if (text.start[n] != ' ' ||
		    (line_is_blank(text.start[n + 1]) &&
		     (n == 0 || text.start[n - 1] != ')')))
			return false;
	}
	return true;
}

static void
close_turn(struct text_reader *reader)
{
	struct text text;

	if (!reader->is_open)
		return;
	reader->is_open = false;
	text = bytes_at(reader, reader->start, reader->end);
	if (!is_regular(text))
		text = frame_join(&reader->frame, text);
	frame_add_turn(&reader->frame, reader->side, text, reader->start,
		       reader->end - reader->start);
}

/* All turns of a game are told in one dialect. */
static void
open_turn(struct text_reader *reader, const struct file_line *line)
{
	close_turn(reader);
	if (reader->dialect == NULL) {
		reader->dialect = line->dialect;
		reader->frame.record->notation = text_of(line->dialect->name);
	}
	if (reader->dialect != line->dialect) {
		report_line(reader, DIAG_STRAY, &line->line);
		return;
	}
	reader->is_open = true;
	reader->side = line->side;
	reader->start = (size_t)(line->rest.start - reader->frame.bytes.start);
	reader->end = reader->start + line->rest.length;
}

/* --- the end of a game --- */

/* Where nobody is named it is who moved last, as on FIBS's board. */
static enum item_side
find_winner(const struct text_reader *reader, const struct file_line *line)
{
	const struct frame *frame = &reader->frame;

	if (line->side != ITEM_UNSAID || frame->last_turn == 0)
		return line->side;
	return frame->record->items[frame->last_turn - 1].side;
}

/* Words behind the win: the first are told. */
static void
take_after(struct text_reader *reader, const struct file_line *line)
{
	if (reader->has_text_after)
		return;
	reader->has_text_after = true;
	report_line(reader,
		    line->kind == TEXT_OTHER ? DIAG_SKIPPED_TEXT
					     : DIAG_AFTER_RESULT,
		    &line->line);
}

static void
take_wins(struct text_reader *reader, const struct file_line *line)
{
	struct text rest = line->rest, word = {"", 0}, number = {"", 0};
	enum item_side winner;

	close_turn(reader);
	winner = find_winner(reader, line);
	if (reader->scan.stage == TEXT_NOTHING) {
		frame_skip(&reader->frame, &line->line);
		return;
	}
	if (reader->has_wins) {
		take_after(reader, line);
		return;
	}
	reader->has_wins = true;
	text_next_word(&rest, &word);
	if (!text_next_word(&rest, &number) ||
	    line_digits(number).length != number.length ||
	    !text_next_word(&rest, &word) ||
	    (!text_starts(word, "point") || word.length > 7) ||
	    text_trim(rest).length > 0 || winner == ITEM_UNSAID) {
		report_line(reader, DIAG_STRAY, &line->line);
		return;
	}
	frame_add_win(&reader->frame, winner, number, line->line.offset,
		      line->line.text.length);
}

/* The game ends; the tag Result may say how, and then counts. */
static void
take_star(struct text_reader *reader, const struct file_line *line)
{
	if (reader->scan.stage == TEXT_NOTHING)
		frame_skip(&reader->frame, &line->line);
	else if (reader->has_wins)
		take_after(reader, line);
	else if (record_tag(reader->frame.record, "Result") == NULL)
		frame_add_item(&reader->frame, ITEM_RESULT, line->line.text,
			       line->line.offset, line->line.text.length);
	reader->has_wins = true;
}

/* --- lines --- */

static void
take_other(struct text_reader *reader, const struct file_line *line)
{
	switch (reader->scan.stage) {
	case TEXT_NOTHING:
		frame_skip(&reader->frame, &line->line);
		break;
	case TEXT_HEADING:
		report_line(reader, DIAG_SKIPPED_TEXT, &line->line);
		break;
	case TEXT_TURNS:
		if (reader->is_open) {
			reader->end = line->line.offset +
				      line->line.text.length;
		} else if (reader->is_after_gap) {
			take_after(reader, line);
		} else {
			report_line(reader, DIAG_STRAY, &line->line);
		}
		break;
	case TEXT_DONE:
		take_after(reader, line);
		break;
	}
}

static void
take_line(struct text_reader *reader, const struct file_line *line)
{
	struct frame *frame = &reader->frame;

	if (line->kind != TEXT_OTHER)
		close_turn(reader);
	switch (line->kind) {
	case TEXT_BLANK:
		reader->is_after_gap = true;
		return;
	case TEXT_TAG:
		frame_take_tag(frame, line->line.text, line->line.offset, NULL);
		break;
	case TEXT_COMMENT:
		frame_take_comment(frame, &line->line);
		break;
	case TEXT_SCORE:
		reader->score = line->line;
		break;
	case TEXT_PLAYERS:
		reader->players = line->line;
		break;
	case TEXT_TURN:
		if (reader->scan.stage == TEXT_DONE)
			take_after(reader, line);
		else
			open_turn(reader, line);
		break;
	case TEXT_WINS:
		take_wins(reader, line);
		break;
	case TEXT_CUBE:
		report_line(reader, DIAG_PLAKOTO_CUBE, &line->line);
		break;
	case TEXT_STAR:
		take_star(reader, line);
		break;
	case TEXT_OTHER:
		take_other(reader, line);
		break;
	}
	reader->is_after_gap &= line->kind == TEXT_OTHER;
}

/* --- what is implied --- */

static void
imply_tag(struct text_reader *reader, size_t at, const char *name,
	  struct text value, const struct text_line *line)
{
	if (record_tag(reader->frame.record, name) == NULL)
		frame_add_tag(&reader->frame, at, name, value, line->offset,
			      line->text.length);
}

/* They come before all that keep their order: the writer counts on it. */
static void
imply_score(struct text_reader *reader)
{
	struct text_score score;
	size_t length;
	char *text;

	if (!text_read_score(reader->score.text, &score))
		return;
	length = score.white.length + score.black.length + 1;
	if (length > SCORE_BYTES_MAX)
		return;
	text = arena_take(reader->frame.arena, length);
	memcpy(text, score.white.start, score.white.length);
	text[score.white.length] = '-';
	memcpy(text + score.white.length + 1, score.black.start,
	       score.black.length);
	imply_tag(reader, 0, "Score", (struct text){text, length},
		  &reader->score);
	if (score.length.length > 0)
		imply_tag(reader, 0, "Match", score.length, &reader->score);
}

static void
imply_players(struct text_reader *reader)
{
	struct text white, black;

	if (!text_read_players(reader->players.text, &white, &black))
		return;
	imply_tag(reader, 0, "White", white, &reader->players);
	imply_tag(reader, 0, "Black", black, &reader->players);
}

static void
finish(struct text_reader *reader)
{
	struct frame *frame = &reader->frame;

	close_turn(reader);
	imply_score(reader);
	imply_players(reader);
	if (reader->dialect != NULL && reader->dialect->numbers_either_way)
		text_find_numbering(frame);
	frame_finish(frame);
}

/* --- games --- */

static bool
is_free_text(enum text_kind kind)
{
	return kind == TEXT_TAG || kind == TEXT_COMMENT || kind == TEXT_PLAYERS;
}

bool
text_file_read(struct reading *reading, struct arena *arena,
	       struct record *record, struct diags *diags)
{
	struct text_reader reader = {
		.scan = {.bytes = reading->source->bytes,
			 .at = reading->offset},
	};
	struct frame *frame = &reader.frame;
	struct file_line line;

	frame_begin(frame, reading, arena, record, diags);
	record->notation = text_of(text_dialect_get(0)->name);
	if (frame_is_utf16(frame, reading))
		return true;
	while (text_next(&reader.scan, &line) &&
	       !(line.begins && frame->has_started)) {
		if (line.begins)
			frame_start(frame, line.line.start);
		take_line(&reader, &line);
		frame_check_bytes(frame, &line.line, is_free_text(line.kind));
		if (frame->has_started && line.kind != TEXT_BLANK)
			frame->end = line.line.offset + line.line.text.length;
		reading->offset = reader.scan.at;
	}
	finish(&reader);
	return frame_end(frame, reading);
}
