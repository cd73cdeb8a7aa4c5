/*
 * From match text to records, one game at a time.
 */
#include <string.h>

#include "base/arena.h"
#include "base/source.h"
#include "record/container.h"
#include "record/mat.h"
#include "record/mat_reader.h"

enum { SCORE_BYTES_MAX = 40 };

/* --- what holds for all games of a match --- */

static void
refuse_heading(struct frame *frame, size_t offset)
{
	if (!frame->is_binary)
		diags_add_limit(frame->diags, DIAG_HEADING_TOO_LONG, offset, 1,
				HEADING_BYTES_MAX);
}

/* Bytes that are no text are as bad in every game that the heading is of. */
static void
check_again(struct frame *frame, struct text heading, size_t place)
{
	if (heading.length == 0 ||
	    memchr(heading.start, '\0', heading.length) == NULL)
		return;
	frame_report(frame, DIAG_BINARY, place, 1, "byte", text_of("0x00"));
	frame->is_binary = true;
}

/* `place` is where its tags are told to stand; NULL: where they do. */
static void
take_heading(struct mat_reader *reader, struct text heading,
	     const size_t *place)
{
	struct frame *frame = &reader->frame;
	size_t begin = place != NULL
			       ? *place
			       : (size_t)(heading.start - frame->bytes.start);
	struct mat_scan scan = {.bytes = heading};
	struct mat_line line;

	if (heading.length > HEADING_BYTES_MAX) {
		refuse_heading(frame, begin);
		return;
	}
	if (place != NULL)
		check_again(frame, heading, *place);
	while (mat_next(&scan, &line)) {
		struct text text = line.line.text;

		if (line.kind == MAT_TAG)
			frame_take_tag(frame, text, begin + line.line.offset,
				       place);
		else if (line.kind == MAT_MATCH)
			reader->length = line_digits(text);
	}
}

/* The heading at hand has ended, or the game begins without one. */
static void
begin_own(struct mat_reader *reader, struct reading *reading, bool has_heading,
	  size_t offset)
{
	struct frame *frame = &reader->frame;

	if (has_heading)
		take_heading(reader, reading->heading, NULL);
	else
		take_heading(reader, reading->heading, &offset);
	frame->own_tags = frame->record->tag_count;
}

/* --- the parts of a game --- */

/* A line that is nothing where it stands. */
static void
take_other(struct mat_reader *reader, const struct text_line *line)
{
	frame_report(&reader->frame, DIAG_SKIPPED_TEXT, line->offset,
		     line->text.length, NULL, line->text);
}

static void
take_names(struct mat_reader *reader, const struct text_line *line)
{
	if (reader->has_names) {
		take_other(reader, line);
		return;
	}
	reader->has_names = true;
	reader->names = *line;
	mat_read_names(line->text, &reader->left, &reader->right);
}

/* Words behind the win: the first are told. */
static void
take_after(struct mat_reader *reader, const struct mat_line *line)
{
	if (reader->has_text_after)
		return;
	reader->has_text_after = true;
	if (line->kind == MAT_ROW)
		frame_report(&reader->frame, DIAG_AFTER_RESULT,
			     line->line.offset, line->line.text.length, NULL,
			     line->line.text);
	else
		take_other(reader, &line->line);
}

static void
take_words(struct mat_reader *reader, const struct mat_line *line)
{
	switch (reader->scan.stage) {
	case MAT_NOTHING:
		frame_skip(&reader->frame, &line->line);
		break;
	case MAT_HEADING:
		take_other(reader, &line->line);
		break;
	case MAT_OPEN:
	case MAT_NAMED:
		take_names(reader, &line->line);
		break;
	case MAT_ROWS:
		if (reader->is_after_gap)
			take_after(reader, line);
		else
			mat_take_words(reader, &line->line, line->line.offset);
		break;
	case MAT_DONE:
		take_after(reader, line);
		break;
	}
}

static void
take_row(struct mat_reader *reader, const struct mat_line *line)
{
	if (reader->scan.stage == MAT_DONE)
		take_after(reader, line);
	else
		mat_take_row(reader, line);
}

/* The line of a win closes the game; another one is too much. */
static void
take_wins(struct mat_reader *reader, const struct mat_line *line)
{
	if (reader->scan.stage == MAT_NOTHING)
		frame_skip(&reader->frame, &line->line);
	else if (reader->has_wins)
		take_after(reader, line);
	else
		mat_take_words(reader, &line->line, line->line.offset);
}

static void
take_line(struct mat_reader *reader, const struct mat_line *line)
{
	struct frame *frame = &reader->frame;

	switch (line->kind) {
	case MAT_BLANK:
		mat_close_play(reader);
		reader->is_after_gap = true;
		return;
	case MAT_TAG:
		if (reader->scan.stage == MAT_OPEN)
			frame_take_tag(frame, line->line.text,
				       line->line.offset, NULL);
		break;
	case MAT_COMMENT:
		mat_close_play(reader);
		frame_take_comment(frame, &line->line);
		break;
	case MAT_MATCH:
		if (reader->scan.stage == MAT_OPEN)
			reader->length = line_digits(line->line.text);
		break;
	case MAT_GAME:
		break;
	case MAT_NAMES:
		take_names(reader, &line->line);
		break;
	case MAT_ROW:
		take_row(reader, line);
		break;
	case MAT_WINS:
		take_wins(reader, line);
		break;
	case MAT_OTHER:
		take_words(reader, line);
		break;
	}
	/* Text behind a gap goes on to the next row. */
	reader->is_after_gap &= line->kind == MAT_OTHER;
}

/* --- what is implied --- */

static bool
is_said(const struct mat_reader *reader, const char *name)
{
	return record_tag(reader->frame.record, name) != NULL;
}

/* A column without a name is headed by its side. */
static void
imply_player(struct mat_reader *reader, const char *side,
	     const struct mat_name *name)
{
	struct frame *frame = &reader->frame;

	if (name->name.length == 0 || text_is(name->name, side) ||
	    is_said(reader, side))
		return;
	frame_add_tag(frame, frame->record->tag_count, side, name->name,
		      (size_t)(name->name.start - frame->bytes.start),
		      name->name.length);
}

static unsigned
points_of(const struct mat_name *name)
{
	unsigned points = 0;

	text_number(name->points, 1000000, &points);
	return points;
}

/* The score at the beginning of a match goes without saying. */
static void
imply_score(struct mat_reader *reader)
{
	struct text white = reader->left.points, black = reader->right.points;
	char *score;

	if (is_said(reader, "Score") || white.length == 0 ||
	    black.length == 0 ||
	    white.length + black.length > SCORE_BYTES_MAX ||
	    points_of(&reader->left) + points_of(&reader->right) == 0)
		return;
	score = arena_take(reader->frame.arena,
			   white.length + black.length + 1);
	memcpy(score, white.start, white.length);
	score[white.length] = '-';
	memcpy(score + white.length + 1, black.start, black.length);
	frame_add_tag(&reader->frame, 1, "Score",
		      (struct text){score, white.length + black.length + 1},
		      reader->names.offset, reader->names.text.length);
}

/* They come before all that keep their order: the writer counts on it. */
static void
imply_tags(struct mat_reader *reader)
{
	struct frame *frame = &reader->frame;
	unsigned points;

	if (text_number(reader->length, 1000000, &points) && points > 0 &&
	    !is_said(reader, "Match")) {
		frame_add_tag(frame, 0, "Match", reader->length,
			      frame->record->offset, 1);
		imply_score(reader);
	}
	imply_player(reader, "White", &reader->left);
	imply_player(reader, "Black", &reader->right);
}

/* --- games --- */

static bool
is_free_text(enum mat_kind kind)
{
	return kind == MAT_TAG || kind == MAT_COMMENT || kind == MAT_NAMES;
}

static void
begin_game(struct mat_reader *reader, struct reading *reading,
	   const struct mat_line *line)
{
	frame_start(&reader->frame, line->line.start);
	if (reader->scan.stage == MAT_HEADING)
		reading->heading = (struct text){
			reader->frame.bytes.start + line->line.start, 0};
	else
		begin_own(reader, reading, false, line->line.offset);
}

/*
 * Takes lines up to the next game; false when that is the line at hand.  A
 * heading is read when it has ended, since only then all of it is known.
 */
static bool
take_next(struct mat_reader *reader, struct reading *reading,
	  const struct mat_line *line, enum mat_stage before)
{
	struct frame *frame = &reader->frame;

	if (line->begins && frame->has_started)
		return false;
	if (before == MAT_HEADING && reader->scan.stage != MAT_HEADING)
		begin_own(reader, reading, true, 0);
	if (line->begins)
		begin_game(reader, reading, line);
	take_line(reader, line);
	frame_check_bytes(frame, &line->line, is_free_text(line->kind));
	if (frame->has_started && line->kind != MAT_BLANK)
		frame->end = line->line.offset + line->line.text.length;
	if (reader->scan.stage == MAT_HEADING)
		reading->heading.length = reader->scan.at -
					  (size_t)(reading->heading.start -
						   frame->bytes.start);
	return true;
}

/* No game follows what was said of the games that follow. */
static void
drop_heading(struct mat_reader *reader)
{
	struct frame *frame = &reader->frame;

	frame->has_started = false;
	if (frame->skipped_size == 0)
		frame->skipped = frame->record->offset;
	frame->skipped_size = 1;
}

bool
mat_read(struct reading *reading, struct arena *arena, struct record *record,
	 struct diags *diags)
{
	struct mat_reader reader = {
		.scan = {.bytes = reading->source->bytes,
			 .at = reading->offset},
	};
	enum mat_stage before = MAT_NOTHING;
	struct mat_line line;

	frame_begin(&reader.frame, reading, arena, record, diags);
	record->notation = text_of("mat");
	if (frame_is_utf16(&reader.frame, reading))
		return true;
	while (mat_next(&reader.scan, &line) &&
	       take_next(&reader, reading, &line, before)) {
		before = reader.scan.stage;
		reading->offset = reader.scan.at;
	}
	mat_close_play(&reader);
	if (before == MAT_HEADING)
		drop_heading(&reader);
	imply_tags(&reader);
	frame_finish(&reader.frame);
	return frame_end(&reader.frame, reading);
}
