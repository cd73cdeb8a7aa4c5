/*
 * From a legal move to the fields of its canonical text, of which there is one
 * for each end position.
 */
#include "games/plakoto.h"

#include <string.h>

#include "base/fields.h"

/* Higher start first, then lower end first. */
static bool
comes_before(const struct plakoto_step *a, const struct plakoto_step *b)
{
	return a->from != b->from ? a->from > b->from : a->to < b->to;
}

static void
sort_steps(struct plakoto_move *move)
{
	unsigned n, at;

	for (n = 1; n < move->step_count; n++) {
		struct plakoto_step step = move->steps[n];

		for (at = n;
		     at > 0 && comes_before(&step, &move->steps[at - 1]); at--)
			move->steps[at] = move->steps[at - 1];
		move->steps[at] = step;
	}
}

/* --- other steps to the same end --- */

struct search {
	const struct plakoto_move *move;
	struct plakoto_move found;
};

/* Whether two turns leave the mover's checkers on the same points. */
static bool
end_alike(const struct plakoto_move *a, const struct plakoto_move *b)
{
	int8_t change[PLAKOTO_POINTS + 1] = {0};
	unsigned i;

	for (i = 0; i < a->step_count; i++) {
		change[a->steps[i].from]--;
		change[a->steps[i].to]++;
	}
	for (i = 0; i < b->step_count; i++) {
		change[b->steps[i].from]++;
		change[b->steps[i].to]--;
	}
	for (i = 0; i <= PLAKOTO_POINTS; i++)
		if (change[i] != 0)
			return false;
	return true;
}

static bool
take_alike(void *context, const void *move)
{
	struct search *search = context;

	if (!end_alike(move, search->move))
		return true;
	search->found = *(const struct plakoto_move *)move;
	return false;
}

/* The listing has of each end the canonical text. */
static void
look_up(const struct plakoto *plakoto, struct plakoto_move *move)
{
	struct plakoto rolled = *plakoto;
	struct search search = {.move = move, .found = *move};

	memcpy(rolled.dice, move->dice, sizeof(rolled.dice));
	plakoto_list(&rolled, take_alike, &search);
	*move = search.found;
}

/*
 * Whether other steps to the same end need a closer look: where checkers are
 * borne off, and where the order of the steps counts.
 */
static bool
needs_look_up(const struct plakoto *plakoto, const struct plakoto_move *move)
{
	bool is_literal = plakoto_rules_say(plakoto, OPTION_BEAR, BEAR_LITERAL);
	unsigned i;

	if (plakoto_rules_say(plakoto, OPTION_ORDER, ORDER_STRICT) ||
	    plakoto_rules_say(plakoto, OPTION_MOTHER_WHEN, WHEN_STEP))
		return true;
	for (i = 0; i < move->step_count; i++)
		if (move->steps[i].to == PLAKOTO_OFF ||
		    (is_literal && move->steps[i].to <= PLAKOTO_HOME))
			return true;
	return false;
}

/*
 * Without bearing off, only a checker that makes both steps of two dice has
 * another way, over the other point between; the steps are sorted.  Under
 * path=both that way is barred when the point between has to be passed by one
 * checker and the other is closed; then the turn itself was legal only because
 * two checkers may have made it.
 */
static void
choose_way(const struct plakoto *plakoto, struct plakoto_move *move)
{
	enum side mover = (enum side)plakoto->to_move;
	struct plakoto_step *steps = move->steps;
	unsigned between;

	if (move->step_count != 2 || move->dice[0] == move->dice[1] ||
	    steps[0].to != steps[1].from)
		return;
	between = steps[0].from - move->dice[0];
	if (between == steps[0].to ||
	    plakoto_is_closed(plakoto, mover, between))
		return;
	if (plakoto_rules_say(plakoto, OPTION_PATH, PATH_BOTH) &&
	    plakoto->free[mover][between] == 0 &&
	    plakoto_is_closed(plakoto, mover, steps[0].to))
		return;
	steps[0].to = (uint8_t)between;
	steps[1].from = (uint8_t)between;
}

static struct plakoto_move
canonical(const struct plakoto *plakoto, const struct plakoto_move *move)
{
	struct plakoto_move text = *move;

	if (text.is_canonical || text.kind != PLAKOTO_PLAY)
		return text;
	if (needs_look_up(plakoto, &text)) {
		look_up(plakoto, &text);
	} else {
		sort_steps(&text);
		choose_way(plakoto, &text);
	}
	return text;
}

/* --- fields --- */

static void
add_number(struct fields *fields, enum field name, unsigned number)
{
	char digits[2];
	struct text text = {digits, 0};

	if (number >= 10)
		digits[text.length++] = (char)('0' + number / 10 % 10);
	digits[text.length++] = (char)('0' + number % 10);
	fields_add(fields, name, text);
}

/* How many of the mover's stand there after the turn. */
static unsigned
count_after(const struct plakoto *plakoto, const struct plakoto_move *move,
	    unsigned point)
{
	unsigned count = plakoto->free[plakoto->to_move][point];
	unsigned i;

	for (i = 0; i < move->step_count; i++) {
		count += move->steps[i].to == point;
		count -= move->steps[i].from == point;
	}
	return count;
}

/* Whether this is the first step to a point where the turn pins. */
static bool
pins_first(const struct plakoto *plakoto, const struct plakoto_move *move,
	   unsigned n)
{
	unsigned to = move->steps[n].to;
	unsigned i;

	if (to == PLAKOTO_OFF ||
	    !plakoto_has_lone_enemy(plakoto, (enum side)plakoto->to_move, to))
		return false;
	for (i = 0; i < n; i++)
		if (move->steps[i].to == to)
			return false;
	return count_after(plakoto, move, to) > 0;
}

static unsigned
count_equal(const struct plakoto_move *move, unsigned n)
{
	unsigned end = n + 1;

	while (end < move->step_count &&
	       move->steps[end].from == move->steps[n].from &&
	       move->steps[end].to == move->steps[n].to)
		end++;
	return end - n;
}

void
plakoto_write_move(const void *position, const void *move,
		   struct fields *fields)
{
	const struct plakoto *plakoto = position;
	const struct plakoto_move text = canonical(plakoto, move);
	unsigned n, times;

	fields_clear(fields, text.kind);
	add_number(fields, FIELD_DICE, text.dice[0] * 10u + text.dice[1]);
	for (n = 0; n < text.step_count; n += times) {
		times = count_equal(&text, n);
		add_number(fields, FIELD_FROM, text.steps[n].from);
		if (text.steps[n].to == PLAKOTO_OFF)
			fields_add(fields, FIELD_TO, text_of("off"));
		else
			add_number(fields, FIELD_TO, text.steps[n].to);
		if (pins_first(plakoto, &text, n))
			fields_add(fields, FIELD_PIN, text_of("*"));
		if (times > 1)
			add_number(fields, FIELD_TIMES, times);
	}
}
