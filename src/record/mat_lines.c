/*
 * The lines of match text.
 */
#include "record/mat_lines.h"

#include "record/container.h"
#include "record/frame.h"
#include "record/mat.h"
#include "record/pin_lex.h"

/* The words behind a number that must be all there is. */
static bool
is_match(struct text line)
{
	struct text digits = line_digits(line);

	return digits.length > 0 &&
	       text_is(text_trim(text_slice(line, digits.length, line.length)),
		       "point match");
}

static bool
is_game(struct text line)
{
	struct text number;

	if (!text_starts(line, "Game"))
		return false;
	number = text_trim(text_slice(line, 4, line.length));
	return number.length > 0 && number.start != line.start + 4 &&
	       line_digits(number).length == number.length;
}

static bool
is_row(struct text line)
{
	size_t digits = line_digits(line).length;

	return digits > 0 && digits < line.length && line.start[digits] == ')';
}

static bool
is_wins(struct text line)
{
	struct text word;

	return (line.start[0] == 'W' || line.start[0] == 'w') &&
	       text_next_word(&line, &word) &&
	       text_equals_ignoring_case(word, text_of("wins"));
}

/* Where " : 5" begins that ends at the end of `text`; its length if none. */
static size_t
find_points(struct text text, struct text *points)
{
	size_t at = text.length;

	while (at > 0 && line_is_digit(text.start[at - 1]))
		at--;
	*points = text_slice(text, at, text.length);
	if (at == text.length)
		return text.length;
	while (at > 0 && text.start[at - 1] == ' ')
		at--;
	if (at > 0 && text.start[at - 1] == ':')
		return at - 1;
	points->length = 0;
	return text.length;
}

/* Where the blanks between two names begin: the first two, or a tab. */
static size_t
find_gap(struct text line)
{
	size_t at = 0;

	while (at + 1 < line.length &&
	       !(line.start[at] == ' ' && line.start[at + 1] == ' ') &&
	       line.start[at] != '\t')
		at++;
	return at + 1 < line.length ? at : line.length;
}

static struct mat_name
take_name(struct text text)
{
	struct mat_name name = {.points = {"", 0}};

	text = text_trim(text);
	name.name = text_trim(
		text_slice(text, 0, find_points(text, &name.points)));
	return name;
}

bool
mat_read_names(struct text line, struct mat_name *left, struct mat_name *right)
{
	struct text points;
	size_t middle, at;

	middle = find_gap(line);
	/* Points end the first name, however little stands behind them. */
	for (at = 0; at < line.length && line.start[at] != ':'; at++)
		continue;
	while (++at < line.length && line.start[at] == ' ')
		continue;
	if (at < line.length) {
		points = line_digits(text_slice(line, at, line.length));
		at += points.length;
		if (points.length > 0 &&
		    (at == line.length || line_is_blank(line.start[at])))
			middle = at;
	}
	*left = take_name(text_slice(line, 0, middle));
	*right = take_name(text_slice(line, middle, line.length));
	return left->name.length > 0 && left->points.length > 0 &&
	       right->name.length > 0 && right->points.length > 0;
}

static enum mat_kind
find_kind(struct text line, enum mat_stage stage)
{
	struct mat_name left, right;

	if (line.length == 0)
		return MAT_BLANK;
	if (line.start[0] == ';')
		return frame_is_tag(line) ? MAT_TAG : MAT_COMMENT;
	if (line_is_digit(line.start[0])) {
		if (is_row(line))
			return MAT_ROW;
		return is_match(line) ? MAT_MATCH : MAT_OTHER;
	}
	if (is_game(line))
		return MAT_GAME;
	if (is_wins(line))
		return MAT_WINS;
	if (stage != MAT_ROWS && stage != MAT_DONE &&
	    mat_read_names(line, &left, &right))
		return MAT_NAMES;
	return MAT_OTHER;
}

/* A row that counts from one again belongs to another game. */
static bool
is_first_row(struct text line)
{
	return text_is(line_digits(line), "1");
}

static enum mat_stage
find_stage(const struct mat_line *line, enum mat_stage stage)
{
	switch (line->kind) {
	case MAT_TAG:
	case MAT_MATCH:
		return stage == MAT_OPEN ? MAT_OPEN : MAT_HEADING;
	case MAT_GAME:
		return MAT_OPEN;
	case MAT_NAMES:
		return MAT_NAMED;
	case MAT_ROW:
		return stage == MAT_DONE && !is_first_row(line->line.text)
			       ? MAT_DONE
			       : MAT_ROWS;
	case MAT_WINS:
		return stage == MAT_NOTHING ? MAT_NOTHING : MAT_DONE;
	case MAT_OTHER: /* names without points */
		return stage == MAT_OPEN ? MAT_NAMED : stage;
	case MAT_BLANK:
	case MAT_COMMENT:
		break;
	}
	return stage;
}

/* Whether a line that leads from one stage to the next begins a game. */
static bool
is_beginning(enum mat_stage before, enum mat_stage after, enum mat_kind kind)
{
	if (before == MAT_NOTHING)
		return after != MAT_NOTHING;
	if (before == MAT_OPEN)
		return kind == MAT_GAME;
	return after < before;
}

bool
mat_next(struct mat_scan *scan, struct mat_line *line)
{
	enum mat_stage after;

	if (!line_next(scan->bytes, &scan->at, &line->line))
		return false;
	line->kind = find_kind(line->line.text, scan->stage);
	after = find_stage(line, scan->stage);
	line->begins = is_beginning(scan->stage, after, line->kind);
	scan->stage = after;
	return true;
}

/* --- for all containers --- */

/* Comments alone are no sign: other files may begin so, too. */
bool
mat_recognise(struct text beginning)
{
	struct mat_scan scan = {.bytes = beginning};
	struct mat_line line;

	while (mat_next(&scan, &line)) {
		if (line.kind == MAT_MATCH || line.kind == MAT_GAME ||
		    line.kind == MAT_ROW)
			return true;
		if (line.kind != MAT_BLANK && line.kind != MAT_TAG &&
		    line.kind != MAT_COMMENT)
			return false;
	}
	return false;
}

/* What the last line is may change when more bytes come. */
size_t
mat_cut(struct text bytes, size_t wanted)
{
	struct mat_scan scan = {.bytes = bytes};
	struct mat_line line;
	size_t border = 0;
	bool has_first = false;

	if (pin_is_utf16(bytes))
		return 0;
	while (mat_next(&scan, &line) && line.line.is_whole) {
		if (!line.begins)
			continue;
		if (has_first && border > 0 && line.line.start > wanted)
			break;
		if (has_first)
			border = line.line.start;
		has_first = true;
		if (border >= wanted && border > 0)
			break;
	}
	return border;
}

struct text
mat_find_heading(struct text stretch)
{
	struct mat_scan scan = {.bytes = stretch};
	struct text heading = {"", 0};
	struct mat_line line;

	while (mat_next(&scan, &line)) {
		if (line.begins && scan.stage == MAT_HEADING)
			heading.start = stretch.start + line.line.start;
		if (scan.stage == MAT_HEADING)
			heading.length = (size_t)(stretch.start + scan.at -
						  heading.start);
	}
	return text_slice(heading, 0, HEADING_BYTES_MAX + 1);
}
