/*
 * The lines of a file with a turn a line.
 */
#include "record/text_lines.h"

#include "record/container.h"
#include "record/frame.h"
#include "record/pin_lex.h"
#include "record/text_file.h"

/* clang-format off */
static const struct text_dialect dialects[] = {
	{"fibs",    "X",     "O",     false, true,  true},
	{"gammonx", "White", "Black", true,  false, false},
};
/* clang-format on */

enum { DIALECTS = sizeof(dialects) / sizeof(dialects[0]) };

/* What is said of the doubling cube, which these games do not have. */
static const char *const cube_words[] = {"doubles", "redoubles", "accepts",
					 "rejects", "beavers",	 "drops"};

const struct text_dialect *
text_dialect_get(size_t n)
{
	return n < DIALECTS ? &dialects[n] : NULL;
}

const struct text_dialect *
text_dialect_find(struct text name)
{
	size_t n;

	for (n = 0; n < DIALECTS; n++)
		if (text_is(name, dialects[n].name))
			return &dialects[n];
	return &dialects[0];
}

/* --- who does it --- */

/* The part behind "X:", trimmed; false when the line does not begin so. */
static bool
take_side(struct text line, const char *side, struct text *rest)
{
	struct text word = text_of(side);

	if (!text_starts(line, side) || line.length == word.length ||
	    line.start[word.length] != ':')
		return false;
	*rest = text_trim(text_slice(line, word.length + 1, line.length));
	return true;
}

static bool
find_side(struct text line, struct file_line *found)
{
	size_t n;

	for (n = 0; n < DIALECTS; n++) {
		found->dialect = &dialects[n];
		found->side = ITEM_WHITE;
		if (take_side(line, dialects[n].white, &found->rest))
			return true;
		found->side = ITEM_BLACK;
		if (take_side(line, dialects[n].black, &found->rest))
			return true;
	}
	found->dialect = NULL;
	found->side = ITEM_UNSAID;
	found->rest = line;
	return false;
}

static bool
is_cube(struct text words)
{
	struct text word;
	size_t n;

	if (!text_next_word(&words, &word))
		return false;
	for (n = 0; n < sizeof(cube_words) / sizeof(cube_words[0]); n++)
		if (text_equals_ignoring_case(word, text_of(cube_words[n])))
			return true;
	return false;
}

static bool
is_wins(struct text words)
{
	struct text word;

	return text_next_word(&words, &word) &&
	       text_equals_ignoring_case(word, text_of("wins"));
}

/* --- what stands above a game --- */

/* Takes the words off the front of `rest`. */
static bool
take_words(struct text *rest, const char *words)
{
	struct text wanted = text_of(words);

	*rest = text_trim(*rest);
	if (!text_starts(*rest, words))
		return false;
	*rest = text_slice(*rest, wanted.length, rest->length);
	return true;
}

static bool
take_number(struct text *rest, struct text *number)
{
	*rest = text_trim(*rest);
	*number = line_digits(*rest);
	*rest = text_slice(*rest, number->length, rest->length);
	return number->length > 0;
}

bool
text_read_score(struct text line, struct text_score *score)
{
	struct text rest = line;

	if (!take_words(&rest, "Score is") ||
	    !take_number(&rest, &score->white) || !take_words(&rest, "-") ||
	    !take_number(&rest, &score->black) || !take_words(&rest, "in a"))
		return false;
	score->length = text_slice(rest, 0, 0);
	if (take_words(&rest, "n unlimited"))
		return true;
	return take_number(&rest, &score->length) &&
	       (take_words(&rest, "point match") ||
		take_words(&rest, "-point match"));
}

/* Splits at the first `between`; false when there is none. */
static bool
split(struct text text, const char *between, struct text *left,
      struct text *right)
{
	size_t length = text_of(between).length, at;

	for (at = 0; at + length <= text.length; at++)
		if (text_starts(text_slice(text, at, length), between)) {
			*left = text_trim(text_slice(text, 0, at));
			*right = text_trim(
				text_slice(text, at + length, text.length));
			return true;
		}
	return false;
}

bool
text_read_players(struct text line, struct text *white, struct text *black)
{
	struct text rest;

	if (split(line, " is X - ", white, &rest)) {
		*black = text_slice(rest, 0, rest.length - 5);
		return text_ends(rest, " is O") && white->length > 0;
	}
	if (split(line, " is O - ", black, &rest)) {
		*white = text_slice(rest, 0, rest.length - 5);
		return text_ends(rest, " is X") && black->length > 0;
	}
	return take_words(&line, "X is ") &&
	       split(line, " - O is ", white, black) && white->length > 0;
}

/* --- lines --- */

static enum text_kind
find_kind(struct text line, struct file_line *found)
{
	struct text_score score;
	struct text white, black;
	bool has_side;

	found->dialect = NULL;
	if (line.length == 0)
		return TEXT_BLANK;
	if (line.start[0] == ';')
		return frame_is_tag(line) ? TEXT_TAG : TEXT_COMMENT;
	if (text_is(line, "*"))
		return TEXT_STAR;
	has_side = find_side(line, found);
	if (is_wins(found->rest))
		return TEXT_WINS;
	if (has_side && is_cube(found->rest))
		return TEXT_CUBE;
	if (has_side && found->rest.length > 0 &&
	    (line_is_digit(found->rest.start[0]) ||
	     found->rest.start[0] == '('))
		return TEXT_TURN;
	if (text_read_score(line, &score))
		return TEXT_SCORE;
	return text_read_players(line, &white, &black) ? TEXT_PLAYERS
						       : TEXT_OTHER;
}

static enum text_stage
find_stage(enum text_kind kind, enum text_stage stage)
{
	switch (kind) {
	case TEXT_TAG:
	case TEXT_SCORE:
	case TEXT_PLAYERS:
		return TEXT_HEADING;
	case TEXT_TURN:
	case TEXT_CUBE:
		return stage == TEXT_DONE ? TEXT_DONE : TEXT_TURNS;
	case TEXT_WINS:
	case TEXT_STAR:
		return stage == TEXT_NOTHING ? TEXT_NOTHING : TEXT_DONE;
	case TEXT_BLANK:
	case TEXT_COMMENT:
	case TEXT_OTHER:
		break;
	}
	return stage;
}

bool
text_next(struct text_scan *scan, struct file_line *line)
{
	enum text_stage before = scan->stage;

	if (!line_next(scan->bytes, &scan->at, &line->line))
		return false;
	line->kind = find_kind(line->line.text, line);
	scan->stage = find_stage(line->kind, before);
	line->begins = before == TEXT_NOTHING ? scan->stage != TEXT_NOTHING
					      : scan->stage < before;
	return true;
}

/* --- for all containers --- */

/* Comments alone are no sign: other files may begin so, too. */
bool
text_file_recognise(struct text beginning)
{
	struct text_scan scan = {.bytes = beginning};
	struct file_line line;

	while (text_next(&scan, &line)) {
		if (line.kind == TEXT_SCORE || line.kind == TEXT_PLAYERS ||
		    line.kind == TEXT_TURN)
			return true;
		if (line.kind != TEXT_BLANK && line.kind != TEXT_TAG &&
		    line.kind != TEXT_COMMENT)
			return false;
	}
	return false;
}

/* What the last line is may change when more bytes come. */
size_t
text_file_cut(struct text bytes, size_t wanted)
{
	struct text_scan scan = {.bytes = bytes};
	struct file_line line;
	size_t border = 0;
	bool has_first = false;

	if (pin_is_utf16(bytes))
		return 0;
	while ((border == 0 || border < wanted) && text_next(&scan, &line) &&
	       line.line.is_whole) {
		if (!line.begins)
			continue;
		if (border > 0 && line.line.start > wanted)
			break;
		if (has_first)
			border = line.line.start;
		has_first = true;
	}
	return border;
}
