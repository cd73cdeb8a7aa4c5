/*
 * From the fields of a turn to a move: chains, short forms and repetitions are
 * taken apart into single steps.
 */
#include "games/plakoto.h"

#include <assert.h>
#include <string.h>

#include "base/fields.h"

enum {
	CHAIN_MAX = PLAKOTO_STEPS_MAX +
		    1,	  /* ends of one chain; more is wrong */
	NUMBER_MOST = 100 /* larger ones are as wrong as this */
};

struct end {
	uint8_t to;
	bool has_star;
};

/* One word of a turn as it is written: 24/18, 24/18/13(2). */
struct word {
	bool is_open; /* it has a start */
	uint8_t from;
	uint8_t end_count;
	struct end ends[CHAIN_MAX];
	uint8_t times;
};

/* A turn that is being read. */
struct reading {
	const struct plakoto *plakoto;
	struct plakoto_move *move;
	struct problem *problem;
	bool low_first;	    /* of two different dice, in short forms */
	bool rests_on_bear; /* which steps are meant: D10 */
	bool has_dice;
	struct word word;
};

static enum diag
fail(const struct reading *reading, enum diag wrong, const char *name,
     struct text text)
{
	problem_fact(reading->problem, name, text);
	return wrong;
}

static enum diag
misread(const struct reading *reading, const char *reason)
{
	problem_words(reading->problem, "reason", reason);
	return DIAG_TURN_SYNTAX;
}

/* --- words to steps --- */

static void
add_step(struct plakoto_move *move, unsigned from, unsigned to, bool has_star,
	 bool goes_on)
{
	struct plakoto_step *step;

	if (move->asked_count < UINT8_MAX)
		move->asked_count++;
	if (move->step_count == PLAKOTO_STEPS_MAX) {
		move->has_too_many = true;
		return;
	}
	step = &move->steps[move->step_count++];
	step->from = (uint8_t)from;
	step->to = (uint8_t)to;
	step->has_star = has_star;
	step->goes_on = goes_on;
}

/* Whether a single die may be meant, right or wrong. */
static bool
is_single(struct reading *reading, unsigned from, unsigned to)
{
	const uint8_t *dice = reading->move->dice;

	if (to >= from || from - to <= dice[1])
		return true;
	if (to != PLAKOTO_OFF)
		return from - to == dice[0];
	if (from <= dice[0] || from > PLAKOTO_HOME)
		return from <= dice[0];
	reading->rests_on_bear = true;
	return plakoto_rules_say(reading->plakoto, OPTION_BEAR, BEAR_LITERAL);
}

/* How many steps of a double lead from `from` to `to`; 0: none do. */
static unsigned
count_steps(unsigned from, unsigned to, unsigned die)
{
	unsigned distance = from - to;

	if (to == PLAKOTO_OFF)
		return (distance + die - 1) / die;
	return distance % die == 0 ? distance / die : 0;
}

/* A short form of a double: one way only. */
static bool
add_double_run(struct plakoto_move *move, unsigned from, unsigned to,
	       bool has_star, bool goes_on)
{
	unsigned die = move->dice[0];
	unsigned count = count_steps(from, to, die);

	if (count == 0 || count > PLAKOTO_STEPS_MAX)
		return false;
	for (; count > 1; count--, from -= die) {
		add_step(move, from, from - die, false, goes_on);
		goes_on = true;
	}
	add_step(move, from, to, has_star, true);
	return true;
}

/* A short form of two dice: the one before or the other. */
static bool
add_run(struct reading *reading, unsigned from, unsigned to, bool has_star,
	bool goes_on)
{
	struct plakoto_move *move = reading->move;
	unsigned first = move->dice[reading->low_first ? 1 : 0];
	unsigned second = move->dice[reading->low_first ? 0 : 1];

	if (move->dice[0] == move->dice[1])
		return add_double_run(move, from, to, has_star, goes_on);
	if (from <= first || (to == PLAKOTO_OFF ? from - first > second
						: from - to != first + second))
		return false;
	add_step(move, from, from - first, false, goes_on);
	add_step(move, from - first, to, has_star, true);
	return true;
}

static void
add_word(struct reading *reading, const struct word *word)
{
	struct plakoto_move *move = reading->move;
	unsigned from = word->from;
	unsigned i;

	for (i = 0; i < word->end_count; i++) {
		unsigned to = word->ends[i].to;
		bool has_star = word->ends[i].has_star;

		if (!is_single(reading, from, to) &&
		    add_run(reading, from, to, has_star, i > 0))
			move->has_short_form = true;
		else
			add_step(move, from, to, has_star, i > 0);
		from = to;
	}
}

/* The word that is being read is complete. */
static enum diag
close_word(struct reading *reading)
{
	struct word *word = &reading->word;

	if (!word->is_open)
		return DIAG_NONE;
	if (!reading->has_dice)
		return fail(reading, DIAG_PLAKOTO_DICE, "dice", text_of(""));
	if (word->end_count == 0)
		return misread(reading, "a step has a start and an end");
	do
		add_word(reading, word);
	while (word->times > 0 && --word->times > 0);
	word->is_open = false;
	word->end_count = 0;
	word->times = 0;
	return DIAG_NONE;
}

/* --- fields --- */

static enum diag
take_dice(struct reading *reading, struct text text)
{
	struct plakoto_move *move = reading->move;
	char one, two;

	if (text.length != 2)
		return fail(reading, DIAG_PLAKOTO_DICE, "dice", text);
	one = text.start[0];
	two = text.start[1];
	if (one < '1' || one > '6' || two < '1' || two > '6')
		return fail(reading, DIAG_PLAKOTO_DICE, "dice", text);
	move->is_low_first = one < two;
	move->dice[0] = (uint8_t)((one > two ? one : two) - '0');
	move->dice[1] = (uint8_t)((one > two ? two : one) - '0');
	reading->has_dice = true;
	return DIAG_NONE;
}

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* One or two digits, which nearly all are; else as far as it matters. */
static unsigned
number_of(struct text text)
{
	unsigned number = 0;

	if (text.length == 1 && is_digit(text.start[0]))
		return (unsigned)(text.start[0] - '0');
	if (text.length == 2 && is_digit(text.start[0]) &&
	    is_digit(text.start[1]))
		return (unsigned)((text.start[0] - '0') * 10 + text.start[1] -
				  '0');
	text_number(text, NUMBER_MOST, &number);
	return number;
}

static enum diag
read_point(const struct reading *reading, struct text text, uint8_t *point)
{
	unsigned number = number_of(text);

	*point = (uint8_t)number;
	if (number >= 1 && number <= PLAKOTO_POINTS)
		return DIAG_NONE;
	if (text_is(text, "bar"))
		return DIAG_PLAKOTO_BAR;
	return fail(reading, DIAG_PLAKOTO_POINT, "point", text);
}

static enum diag
take_from(struct reading *reading, struct text text)
{
	enum diag wrong = close_word(reading);

	if (wrong != DIAG_NONE)
		return wrong;
	reading->word.is_open = true;
	return read_point(reading, text, &reading->word.from);
}

/* "0" is not the native spelling. */
static bool
is_off(struct text text)
{
	if (text.length > 0 && text.start[0] >= '1' && text.start[0] <= '9')
		return false;
	return text_equals_ignoring_case(text, text_of("off")) ||
	       text_is(text, "out") || text_is(text, "0");
}

static enum diag
take_to(struct reading *reading, struct text text)
{
	struct word *word = &reading->word;
	struct end end = {PLAKOTO_OFF, false};
	enum diag wrong = DIAG_NONE;

	if (!is_off(text))
		wrong = read_point(reading, text, &end.to);
	if (wrong != DIAG_NONE)
		return wrong;
	if (!word->is_open || word->end_count == CHAIN_MAX)
		return misread(reading, "a checker makes four steps at most");
	if (word->end_count > 0 &&
	    word->ends[word->end_count - 1].to == PLAKOTO_OFF)
		return misread(reading, "a checker that is off goes nowhere");
	word->ends[word->end_count++] = end;
	return DIAG_NONE;
}

/* An end told by the length of its step; beyond the board it is off. */
static enum diag
take_pips(struct reading *reading, struct text text)
{
	struct word *word = &reading->word;
	unsigned pips;

	if (!word->is_open || word->end_count > 0 ||
	    !text_number(text, PLAKOTO_DIE, &pips) || pips == 0)
		return misread(reading, "a step is one to six pips long");
	word->ends[0].has_star = false;
	word->ends[0].to = (uint8_t)(word->from > pips ? word->from - pips
						       : PLAKOTO_OFF);
	word->end_count = 1;
	return DIAG_NONE;
}

static enum diag
take_pin(struct reading *reading, struct text text)
{
	struct word *word = &reading->word;

	(void)text;
	if (word->end_count == 0)
		return misread(reading, "the mark * stands after the end of a "
					"step");
	word->ends[word->end_count - 1].has_star = true;
	return DIAG_NONE;
}

static enum diag
take_times(struct reading *reading, struct text text)
{
	unsigned times;

	if (!text_number(text, NUMBER_MOST, &times) || times < 1 ||
	    times > PLAKOTO_STEPS_MAX)
		return misread(reading, "a step is repeated one to four times");
	reading->word.times = (uint8_t)times;
	return DIAG_NONE;
}

/* Fields without an entry say nothing of the move. */
typedef enum diag field_taker(struct reading *reading, struct text text);

static field_taker *const takers[FIELD_NAME_COUNT] = {
	[FIELD_DICE] = take_dice, [FIELD_FROM] = take_from,
	[FIELD_TO] = take_to,	  [FIELD_PIPS] = take_pips,
	[FIELD_PIN] = take_pin,	  [FIELD_TIMES] = take_times,
};

static enum diag
check_complete(const struct reading *reading)
{
	const struct plakoto_move *move = reading->move;
	const struct text nothing = {"", 0};

	if (!reading->has_dice)
		return fail(reading, DIAG_PLAKOTO_DICE, "dice", nothing);
	if (move->kind == PLAKOTO_PLAY && move->step_count == 0)
		return misread(reading, "a play has steps");
	if (move->kind != PLAKOTO_PLAY && move->step_count > 0)
		return misread(reading, "only a play has steps");
	return DIAG_NONE;
}

static enum diag
read_fields(struct reading *reading, const struct fields *fields)
{
	enum diag wrong = DIAG_NONE;
	unsigned i;

	memset(reading->move, 0, sizeof(*reading->move));
	reading->move->kind = fields->kind;
	for (i = 0; i < fields->count && wrong == DIAG_NONE; i++) {
		field_taker *take = takers[fields->values[i].name];

		if (take != NULL)
			wrong = take(reading, field_text(fields, i));
	}
	if (wrong == DIAG_NONE)
		wrong = close_word(reading);
	return wrong == DIAG_NONE ? check_complete(reading) : wrong;
}

/* Reads the turn as one of `plakoto`; whether it is a legal one. */
static bool
is_legal_reading(const struct plakoto *plakoto, const struct fields *fields,
		 bool low_first, struct plakoto_move *move)
{
	struct problem unused = {0};
	struct reading reading = {
		.plakoto = plakoto,
		.move = move,
		.problem = &unused,
		.low_first = low_first,
	};

	return read_fields(&reading, fields) == DIAG_NONE &&
	       plakoto_check(plakoto, move) == DIAG_NONE;
}

/* With which options turned over the text means a legal turn. */
static unsigned
find_legal_rules(const struct plakoto *plakoto, const struct fields *fields)
{
	static const enum plakoto_option options[] = {OPTION_PATH, OPTION_BEAR};
	unsigned found = 0;
	unsigned i;

	for (i = 0; i < sizeof(options) / sizeof(options[0]); i++) {
		struct plakoto other = *plakoto;
		struct plakoto_move move;

		plakoto_turn_over(&other, options[i]);
		if (is_legal_reading(&other, fields, false, &move) ||
		    is_legal_reading(&other, fields, true, &move))
			found |= 1u << options[i];
	}
	return found;
}

/* The dice stand before the steps in every notation. */
enum diag
plakoto_read_move(const void *position, const struct fields *fields, void *move,
		  struct problem *problem)
{
	struct plakoto_move *turn = move;
	struct plakoto_move other;
	struct reading reading = {
		.plakoto = position,
		.move = turn,
		.problem = problem,
	};
	enum diag wrong;

	assert(fields->kind < PLAKOTO_TURN_COUNT);
	wrong = read_fields(&reading, fields);
	if (wrong != DIAG_NONE ||
	    (!reading.rests_on_bear &&
	     (!turn->has_short_form || turn->dice[0] == turn->dice[1])))
		return wrong;
	turn->rests_on_rules = true;
	if (plakoto_check(position, turn) == DIAG_NONE)
		return DIAG_NONE;
	if (is_legal_reading(position, fields, true, &other)) {
		*turn = other;
		turn->rests_on_rules = true;
	} else {
		turn->legal_under = (uint8_t)find_legal_rules(position, fields);
	}
	return DIAG_NONE;
}

/* Single steps mean the same everywhere. */
size_t
plakoto_kept_size(const void *move)
{
	const struct plakoto_move *turn = move;

	return turn->rests_on_rules ? 0 : sizeof(*turn);
}

void
plakoto_complete(const void *position, void *move)
{
	(void)position;
	(void)move;
}
