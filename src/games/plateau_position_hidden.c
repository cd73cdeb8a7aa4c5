/*
 * Positions in which faces are unknown: of a side that has such pieces the
 * reserve is a number only.
 */
#include <string.h>

#include "games/plateau.h"
#include "games/plateau_phrase.h"

static unsigned
count_set(const struct plateau *plateau)
{
	unsigned count = 0;
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++)
		count += plateau_kinds[kind].number[plateau->rules.set];
	return count;
}

static unsigned
count_seen(const struct plateau *plateau, enum side side)
{
	unsigned end = plateau->bottom[plateau_square_count(plateau)];
	unsigned count = plateau_total(plateau->prisoners[opponent(side)]);
	unsigned i;

	for (i = 0; i < end; i++)
		count += plateau->pieces[i].owner == side;
	return count;
}

/* "White has 13 pieces, the set 12". */
static enum diag
fail_count(enum side side, unsigned found, unsigned set,
	   struct problem *problem)
{
	struct phrase reason;

	phrase_start(&reason, problem->catalog);
	phrase_slot_words(&reason, "side", phrase_side(side));
	phrase_slot_number(&reason, "found", found);
	phrase_slot_number(&reason, "set", set);
	phrase_say(&reason, "{side} has {found} pieces, the set has {set}");
	problem_fact(problem, "reason", phrase_text(&reason));
	return DIAG_POSITION_SURPLUS;
}

static enum diag
hide_reserve(struct plateau *plateau, enum side side, struct problem *problem)
{
	unsigned set = count_set(plateau);
	unsigned seen = count_seen(plateau, side);

	if (seen > set)
		return fail_count(side, seen, set, problem);
	memset(plateau->reserve[side], 0, sizeof(plateau->reserve[side]));
	plateau->is_hidden[side] = true;
	plateau->unseen[side] = (uint8_t)(set - seen);
	return DIAG_NONE;
}

enum diag
plateau_read_hidden_position(const void *rules, struct text text,
			     void *position, struct problem *problem)
{
	bool is_hidden[SIDE_COUNT] = {false, false};
	enum diag wrong = plateau_read_line(rules, text, is_hidden, position,
					    problem);
	unsigned side;

	for (side = 0; side < SIDE_COUNT && wrong == DIAG_NONE; side++)
		if (is_hidden[side])
			wrong = hide_reserve(position, (enum side)side,
					     problem);
	return wrong;
}
