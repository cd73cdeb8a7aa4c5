/*
 * The rows of match text: a play of each player, and who has won.
 */
#include "base/arena.h"
#include "base/strbuf.h"
#include "record/mat_reader.h"

enum { NUMBER_MOST = 1000000 };

/* The doubling cube: Plakoto, and what else is read here, has none. */
static const char *const cube_words[] = {"doubles", "redoubles", "takes",
					 "accepts", "drops",	 "beavers"};

static bool
is_cube(struct text word)
{
	size_t n;

	for (n = 0; n < sizeof(cube_words) / sizeof(cube_words[0]); n++)
		if (text_equals_ignoring_case(word, text_of(cube_words[n])))
			return true;
	return false;
}

/* "31:", perhaps with the first step glued to it. */
static bool
is_dice(struct text word)
{
	return word.length >= 3 && word.start[2] == ':' &&
	       line_is_digit(word.start[0]) && line_is_digit(word.start[1]);
}

/* --- plays --- */

static bool
is_empty_play(struct text text)
{
	return text.length == 3 && text.start[2] == ':';
}

/* The player could not move: that the game went on shows it. */
static void
settle_empty_play(struct frame *frame)
{
	static const char words[] = " Cannot Move";
	struct item *item;
	struct strbuf out = {0};

	if (frame->last_turn == 0)
		return;
	item = &frame->record->items[frame->last_turn - 1];
	if (!is_empty_play(item->text))
		return;
	strbuf_add_text(&out, item->text);
	strbuf_add_string(&out, words);
	item->text = arena_copy(frame->arena, strbuf_text(&out));
	strbuf_free(&out);
}

void
mat_close_play(struct mat_reader *reader)
{
	struct frame *frame = &reader->frame;
	struct text text;

	if (!reader->is_open)
		return;
	reader->is_open = false;
	text = text_slice(frame->bytes, reader->start,
			  reader->end - reader->start);
	if (reader->is_gapped)
		text = frame_join(frame, text);
	settle_empty_play(frame);
	frame_add_turn(frame, reader->side, text, reader->start,
		       reader->end - reader->start);
}

static void
report_word(struct mat_reader *reader, enum diag id, size_t at, size_t length)
{
	frame_report(&reader->frame, id, at, length, "text",
		     text_slice(reader->frame.bytes, at, length));
}

/* A play begins: whose, follows from its column. */
static void
open_play(struct mat_reader *reader, const struct text_line *line, size_t at,
	  size_t length)
{
	struct text bytes = reader->frame.bytes;

	mat_close_play(reader);
	reader->is_lost = reader->in_row == 2;
	if (reader->is_lost) {
		report_word(reader, DIAG_STRAY, at, length);
		return;
	}
	if (reader->in_row == 0 &&
	    line_column(bytes, line->start, at) >= MAT_SECOND_COLUMN)
		reader->in_row = 1;
	reader->side = reader->in_row == 0 ? ITEM_WHITE : ITEM_BLACK;
	reader->in_row++;
	reader->is_open = true;
	reader->is_gapped = false;
	reader->start = at;
	reader->end = at + length;
}

/* --- wins --- */

static void
refuse_rest(struct mat_reader *reader, struct text rest)
{
	rest = text_trim(rest);
	if (rest.length > 0)
		report_word(reader, DIAG_STRAY,
			    (size_t)(rest.start - reader->frame.bytes.start),
			    rest.length);
}

/* "Wins 1 point", "Wins 2 points and the match"; `rest` is behind "Wins". */
static void
take_win(struct mat_reader *reader, const struct text_line *line, size_t at,
	 struct text rest)
{
	struct frame *frame = &reader->frame;
	enum item_side side = ITEM_WHITE;
	struct text number = {"", 0}, word = {"", 0}, behind;
	size_t length = (size_t)(rest.start + rest.length -
				 (frame->bytes.start + at));

	mat_close_play(reader);
	reader->has_wins = true;
	reader->scan.stage = MAT_DONE;
	if (line_column(frame->bytes, line->start, at) >= MAT_SECOND_COLUMN)
		side = ITEM_BLACK;
	if (!text_next_word(&rest, &number) ||
	    line_digits(number).length != number.length ||
	    !text_next_word(&rest, &word) ||
	    (!text_is(word, "point") && !text_is(word, "points"))) {
		report_word(reader, DIAG_STRAY, at, length);
		return;
	}
	length = (size_t)(word.start + word.length - (frame->bytes.start + at));
	frame_add_win(frame, side, number, at, length);
	behind = text_trim(rest);
	if (!text_is(behind, "and the match"))
		refuse_rest(reader, behind);
}

/* --- words --- */

/* Whether one blank lies between the play and the word at `at`. */
static bool
is_close(const struct mat_reader *reader, size_t at)
{
	return at == reader->end + 1 &&
	       reader->frame.bytes.start[reader->end] == ' ';
}

/* Words of a play, or of nothing that is known. */
static void
take_word(struct mat_reader *reader, size_t at, size_t length)
{
	struct text word = text_slice(reader->frame.bytes, at, length);

	if (is_cube(word)) {
		mat_close_play(reader);
		report_word(reader, DIAG_PLAKOTO_CUBE, at, length);
		reader->is_lost = true;
		return;
	}
	if (!reader->is_open) {
		if (!reader->is_lost)
			report_word(reader, DIAG_STRAY, at, length);
		reader->is_lost = true;
		return;
	}
	if (!is_close(reader, at))
		reader->is_gapped = true;
	reader->end = at + length;
}

void
mat_take_words(struct mat_reader *reader, const struct text_line *line,
	       size_t from)
{
	const char *start = reader->frame.bytes.start;
	size_t end = line->offset + line->text.length;
	struct text rest = text_slice(reader->frame.bytes, from, end - from);
	struct text word;

	reader->is_lost = false;
	while (text_next_word(&rest, &word)) {
		size_t at = (size_t)(word.start - start);

		if (is_dice(word)) {
			open_play(reader, line, at, word.length);
		} else if (text_equals_ignoring_case(word, text_of("wins"))) {
			take_win(reader, line, at, rest);
			return;
		} else {
			take_word(reader, at, word.length);
		}
	}
}

/* --- rows --- */

static void
check_number(struct mat_reader *reader, struct text digits, size_t offset)
{
	unsigned number = 0;
	struct strbuf expected = {0};

	text_number(digits, NUMBER_MOST, &number);
	if (number != reader->row + 1) {
		strbuf_add_number(&expected, reader->row + 1);
		strbuf_add_char(&expected, ')');
		frame_report(&reader->frame, DIAG_NUMBER, offset,
			     digits.length + 1, "expected",
			     strbuf_text(&expected));
		strbuf_free(&expected);
	}
	reader->row = number;
}

void
mat_take_row(struct mat_reader *reader, const struct mat_line *line)
{
	struct text digits = line_digits(line->line.text);

	mat_close_play(reader);
	check_number(reader, digits, line->line.offset);
	reader->in_row = 0;
	mat_take_words(reader, &line->line,
		       line->line.offset + digits.length + 1);
}
