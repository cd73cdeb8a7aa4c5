/*
 * Reading a position of Plakoto: `B15,22,W15 w 0/0 -`.
 */
#include "games/plakoto.h"

#include <string.h>

enum { NUMBER_MOST = 100 }; /* larger ones are as wrong as this */

struct reader {
	struct plakoto *plakoto;
	struct problem *problem;
	struct text text;
};

static enum diag
fail_at(struct reader *reader, enum diag wrong, struct text part)
{
	reader->problem->start = (size_t)(part.start - reader->text.start);
	reader->problem->length = part.length;
	return wrong;
}

static enum diag
fail(struct reader *reader, enum diag wrong, struct text part,
     const char *reason)
{
	problem_fact(reader->problem, "reason", text_of(reason));
	return fail_at(reader, wrong, part);
}

/* Takes what stands before the next separator; false when all is taken. */
static bool
take_part(struct text *rest, char separator, struct text *part)
{
	size_t length = 0;

	if (rest->start == NULL)
		return false;
	while (length < rest->length && rest->start[length] != separator)
		length++;
	*part = text_slice(*rest, 0, length);
	if (length == rest->length)
		*rest = (struct text){NULL, 0};
	else
		*rest = text_slice(*rest, length + 1, rest->length);
	return true;
}

/* A number without a zero in front. */
static bool
read_number(struct text text, unsigned *number)
{
	if (text.length > 1 && text.start[0] == '0')
		return false;
	return text_number(text, NUMBER_MOST, number);
}

static bool
is_number(struct text text)
{
	unsigned ignored;

	return text_number(text, NUMBER_MOST, &ignored);
}

static enum side
side_of(char letter)
{
	return letter == 'W' || letter == 'w' ? SIDE_WHITE : SIDE_BLACK;
}

/* `W2b`: on White's point. */
static enum diag
read_stack(struct reader *reader, struct text stack, unsigned point)
{
	struct plakoto *plakoto = reader->plakoto;
	struct text digits = text_slice(stack, 1, stack.length);
	enum side top;
	unsigned count;
	unsigned own[SIDE_COUNT];

	own[SIDE_WHITE] = point;
	own[SIDE_BLACK] = plakoto_other(point);
	if (stack.length < 2 ||
	    (stack.start[0] != 'W' && stack.start[0] != 'B'))
		return fail(reader, DIAG_POSITION_SYNTAX, stack,
			    "a point is a number of empty ones, or W or B and "
			    "how many checkers");
	top = side_of(stack.start[0]);
	if (digits.start[digits.length - 1] ==
	    (top == SIDE_WHITE ? 'b' : 'w')) {
		digits.length--;
		plakoto->pinned[opponent(top)] |= 1u << own[opponent(top)];
	}
	if (!read_number(digits, &count) || count < 1 ||
	    count > PLAKOTO_CHECKERS)
		return fail(reader, DIAG_POSITION_SYNTAX, stack,
			    "a point has 1 to 15 checkers, and behind them "
			    "the other side's small letter when they pin one");
	plakoto->free[top][own[top]] = (uint8_t)count;
	return DIAG_NONE;
}

static unsigned
count_points(struct text word)
{
	struct text cell;
	unsigned points = 0, empty;

	while (take_part(&word, ',', &cell))
		points += read_number(cell, &empty) ? empty : 1;
	return points;
}

static enum diag
fail_count(struct reader *reader, struct text word, unsigned points)
{
	char reason[] = "there are more than 99 points, not 24";

	if (points < NUMBER_MOST) {
		memcpy(reason, "there are ", 10);
		reason[10] = (char)('0' + points / 10);
		reason[11] = (char)('0' + points % 10);
		memcpy(reason + 12, " points, not 24", 16);
	}
	return fail(reader, DIAG_POSITION_RANKS, word, reason);
}

static enum diag
read_points(struct reader *reader, struct text word)
{
	unsigned points = count_points(word);
	struct text rest = word;
	struct text cell;
	unsigned point = 1;
	unsigned empty;
	enum diag wrong;

	if (points != PLAKOTO_POINTS)
		return fail_count(reader, word, points);
	while (take_part(&rest, ',', &cell)) {
		if (is_number(cell)) {
			if (!read_number(cell, &empty) || empty == 0)
				return fail(reader, DIAG_POSITION_SYNTAX, cell,
					    "empty points are counted from 1");
			point += empty;
			continue;
		}
		wrong = read_stack(reader, cell, point++);
		if (wrong != DIAG_NONE)
			return wrong;
	}
	return DIAG_NONE;
}

static enum diag
read_side(struct reader *reader, struct text word)
{
	if (!text_is(word, "w") && !text_is(word, "b"))
		return fail(reader, DIAG_POSITION_SYNTAX, word,
			    "the side to roll is b or w");
	reader->plakoto->to_move = (uint8_t)side_of(word.start[0]);
	return DIAG_NONE;
}

static enum diag
read_off(struct reader *reader, struct text word)
{
	static const enum side sides[] = {SIDE_WHITE, SIDE_BLACK};
	struct text rest = word;
	struct text half;
	unsigned count;
	unsigned i;

	for (i = 0; i < SIDE_COUNT; i++) {
		if (!take_part(&rest, '/', &half) ||
		    !read_number(half, &count) || count > PLAKOTO_CHECKERS)
			break;
		reader->plakoto->free[sides[i]][PLAKOTO_OFF] = (uint8_t)count;
	}
	if (i < SIDE_COUNT || rest.start != NULL)
		return fail(reader, DIAG_POSITION_SYNTAX, word,
			    "the checkers borne off are two numbers up to 15, "
			    "White's/Black's");
	return DIAG_NONE;
}

static enum diag
read_dice(struct reader *reader, struct text word)
{
	uint8_t *dice = reader->plakoto->dice;
	unsigned i;

	if (text_is(word, "-"))
		return DIAG_NONE;
	for (i = 0; i < 2; i++) {
		if (word.length != 2 || word.start[i] < '1' ||
		    word.start[i] > '6')
			return fail(reader, DIAG_POSITION_SYNTAX, word,
				    "the dice are two digits from 1 to 6, or "
				    "- before they are rolled");
		dice[i] = (uint8_t)(word.start[i] - '0');
	}
	if (dice[0] < dice[1]) {
		uint8_t high = dice[1];

		dice[1] = dice[0];
		dice[0] = high;
	}
	return DIAG_NONE;
}

/* The four words, each with its reader and what is said when it is missing. */
static const struct {
	enum diag (*read)(struct reader *reader, struct text word);
	const char *missing;
} parts[] = {
	{read_points, "it is empty"},
	{read_side, "the side to roll is missing"},
	{read_off, "the checkers borne off are missing"},
	{read_dice, "the dice are missing; - stands for none"},
};

static enum diag
read_parts(struct reader *reader)
{
	struct text rest = reader->text;
	struct text word;
	enum diag wrong;
	size_t i;

	for (i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
		if (!text_next_word(&rest, &word))
			return fail(reader, DIAG_POSITION_SYNTAX, reader->text,
				    parts[i].missing);
		wrong = parts[i].read(reader, word);
		if (wrong != DIAG_NONE)
			return wrong;
	}
	if (text_next_word(&rest, &word))
		return fail(reader, DIAG_POSITION_SYNTAX, word,
			    "nothing follows the dice");
	return DIAG_NONE;
}

/* Those on the board, pinned or not, and those borne off. */
static unsigned
count_checkers(const struct plakoto *plakoto, enum side side)
{
	unsigned count = 0;
	unsigned point;

	for (point = 0; point <= PLAKOTO_POINTS; point++) {
		count += plakoto->free[side][point];
		if (point > 0 && plakoto_has_pinned(plakoto, side, point))
			count++;
	}
	return count;
}

static enum diag
check_checkers(struct reader *reader)
{
	static const char *const names[SIDE_COUNT] = {
		[SIDE_WHITE] = "White", [SIDE_BLACK] = "Black"};
	unsigned side, count;

	for (side = 0; side < SIDE_COUNT; side++) {
		count = count_checkers(reader->plakoto, (enum side)side);
		if (count == PLAKOTO_CHECKERS)
			continue;
		problem_fact(reader->problem, "side", text_of(names[side]));
		problem_number(reader->problem, "number", (long)count);
		return fail_at(reader, DIAG_PLAKOTO_CHECKERS, reader->text);
	}
	return DIAG_NONE;
}

enum diag
plakoto_read_position(const void *rules, struct text text, void *position,
		      struct problem *problem)
{
	struct reader reader = {
		.plakoto = position,
		.problem = problem,
		.text = text,
	};
	enum diag wrong;

	plakoto_start(rules, position);
	memset(reader.plakoto->free, 0, sizeof(reader.plakoto->free));
	wrong = read_parts(&reader);
	return wrong == DIAG_NONE ? check_checkers(&reader) : wrong;
}
