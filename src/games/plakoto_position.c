/*
 * Reading a position of Plakoto: `B15,22,W15 w 0/0 -`.
 */
#include "games/plakoto.h"

#include <string.h>

#include "base/catalog.h"
#include "games/plakoto_phrase.h"
#include "games/position_line.h"

enum { NUMBER_MOST = 100 }; /* larger ones are as wrong as this */

struct reader {
	struct plakoto *plakoto;
	struct position_line line;
};

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
		return position_fail(
			&reader->line, DIAG_POSITION_SYNTAX, stack,
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
		return position_fail(
			&reader->line, DIAG_POSITION_SYNTAX, stack,
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

	while (text_next_part(&word, ',', &cell))
		points += read_number(cell, &empty) ? empty : 1;
	return points;
}

static enum diag
fail_count(struct reader *reader, struct text word, unsigned points)
{
	struct phrase reason;

	phrase_start(&reason, reader->line.problem->catalog);
	phrase_slot_number(&reason, "count",
			   points < NUMBER_MOST ? points : NUMBER_MOST - 1);
	phrase_say(&reason,
		   points < NUMBER_MOST
			   ? N_("there {count|is|are} {count} "
				"{count|point|points}, not 24")
			   : N_("there are more than {count} points, not 24"));
	problem_fact(reader->line.problem, "reason", phrase_text(&reason));
	return position_fail_at(&reader->line, DIAG_POSITION_RANKS, word);
}

static enum diag
read_points(void *context, struct text word)
{
	struct reader *reader = context;
	unsigned points = count_points(word);
	struct text rest = word;
	struct text cell;
	unsigned point = 1;
	unsigned empty;
	enum diag wrong;

	if (points != PLAKOTO_POINTS)
		return fail_count(reader, word, points);
	while (text_next_part(&rest, ',', &cell)) {
		if (is_number(cell)) {
			if (!read_number(cell, &empty) || empty == 0)
				return position_fail(
					&reader->line, DIAG_POSITION_SYNTAX,
					cell,
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
read_side(void *context, struct text word)
{
	struct reader *reader = context;
	if (!text_is(word, "w") && !text_is(word, "b"))
		return position_fail(&reader->line, DIAG_POSITION_SYNTAX, word,
				     "the side to roll is b or w");
	reader->plakoto->to_move = (uint8_t)side_of(word.start[0]);
	return DIAG_NONE;
}

static enum diag
read_off(void *context, struct text word)
{
	struct reader *reader = context;
	static const enum side sides[] = {SIDE_WHITE, SIDE_BLACK};
	struct text rest = word;
	struct text half;
	unsigned count;
	unsigned i;

	for (i = 0; i < SIDE_COUNT; i++) {
		if (!text_next_part(&rest, '/', &half) ||
		    !read_number(half, &count) || count > PLAKOTO_CHECKERS)
			break;
		reader->plakoto->free[sides[i]][PLAKOTO_OFF] = (uint8_t)count;
	}
	if (i < SIDE_COUNT || rest.start != NULL)
		return position_fail(
			&reader->line, DIAG_POSITION_SYNTAX, word,
			"the checkers borne off are two numbers up to 15, "
			"White's/Black's");
	return DIAG_NONE;
}

static enum diag
read_dice(void *context, struct text word)
{
	struct reader *reader = context;
	uint8_t *dice = reader->plakoto->dice;
	unsigned i;

	if (text_is(word, "-"))
		return DIAG_NONE;
	for (i = 0; i < 2; i++) {
		if (word.length != 2 || word.start[i] < '1' ||
		    word.start[i] > '6')
			return position_fail(
				&reader->line, DIAG_POSITION_SYNTAX, word,
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

static const struct position_part parts[] = {
	{read_points, N_("it is empty")},
	{read_side, N_("the side to roll is missing")},
	{read_off, N_("the checkers borne off are missing")},
	{read_dice, N_("the dice are missing; - stands for none")},
};

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
	unsigned side, count;

	for (side = 0; side < SIDE_COUNT; side++) {
		count = count_checkers(reader->plakoto, (enum side)side);
		if (count == PLAKOTO_CHECKERS)
			continue;
		problem_words(reader->line.problem, "side",
			      plakoto_side_names[side]);
		problem_number(reader->line.problem, "number", (long)count);
		return position_fail_at(&reader->line, DIAG_PLAKOTO_CHECKERS,
					reader->line.text);
	}
	return DIAG_NONE;
}

/* Points stand between commas, and ranks between slashes. */
bool
plakoto_resembles_position(struct text text)
{
	struct text word;

	return text_next_word(&text, &word) &&
	       memchr(word.start, ',', word.length) != NULL &&
	       memchr(word.start, '/', word.length) == NULL;
}

enum diag
plakoto_read_position(const void *rules, struct text text, void *position,
		      struct problem *problem)
{
	struct reader reader = {
		.plakoto = position,
		.line = {text, problem},
	};
	enum diag wrong;

	plakoto_start(rules, position);
	memset(reader.plakoto->free, 0, sizeof(reader.plakoto->free));
	wrong = position_line_read(&reader.line, parts,
				   sizeof(parts) / sizeof(parts[0]), &reader,
				   N_("nothing follows the dice"));
	return wrong == DIAG_NONE ? check_checkers(&reader) : wrong;
}
