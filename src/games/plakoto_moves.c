/*
 * Listing the turns of Plakoto, written apart from the judge so that each can
 * test the other.
 *
 * Steps are tried die by die.  Where the mover's checkers stand after a turn
 * says all about its end, since the enemy's never move; the ways that lead to
 * the same end are put together, and of their texts the first is kept.
 */
#include <string.h>

#include "games/plakoto_ends.h"

/*
 * Four steps of fifteen checkers lead to at most 3060 ends, three to 680, two
 * to 120, one to 15.  With two dice there are fewer.
 */
enum { NODES_MAX = 4096, SLOTS = 8192, NO_NODE = 0xFFFF };

struct node {
	struct ends ends;
	packed_step steps[PLAKOTO_STEPS_MAX]; /* in the order of the text */
	packed_step last;		      /* made last */
	uint8_t count;			      /* of steps */
	uint8_t die;			      /* with one step: used for it */
	bool is_leaf;			      /* no step can follow */
	bool has_ended;			      /* the game is over */
};

/* One run for one roll. */
struct listing {
	const struct plakoto *plakoto;
	enum side mover;
	uint8_t dice[2];
	uint32_t open;	 /* bit n: the mover may land on n */
	uint32_t pinned; /* the mover's prisoners */
	unsigned count;
	bool is_full;
	uint16_t slots[SLOTS];
	struct node nodes[NODES_MAX];
};

/* --- what one die can do --- */

static uint32_t
find_open(const struct plakoto *plakoto, enum side mover)
{
	const uint8_t *enemies = plakoto->free[opponent(mover)];
	uint32_t open = 0;
	unsigned point;

	for (point = 1; point <= PLAKOTO_POINTS; point++) {
		unsigned standing = enemies[PLAKOTO_POINTS + 1 - point];
		unsigned held = plakoto->pinned[mover] >> point & 1u;

		if (standing + held < 2)
			open |= 1u << point;
	}
	return open;
}

/* Bit n: a checker of the mover's stands free on n. */
static uint32_t
find_standing(const struct ends *ends)
{
	uint32_t standing = 0;
	unsigned point;

	for (point = 1; point <= PLAKOTO_POINTS; point++)
		if (ends_count(ends, point) > 0)
			standing |= 1u << point;
	return standing;
}

enum { HOME_MASK = 0x7E };

/* R22 and D8. */
static bool
may_bear_off(const struct listing *listing, uint32_t standing)
{
	uint32_t hindrance = listing->pinned;

	if (listing->plakoto->rules.option[OPTION_PIN_BEAROFF] ==
	    PIN_BEAROFF_OUTSIDE)
		hindrance &= ~(uint32_t)HOME_MASK;
	return ((standing | hindrance) & ~(uint32_t)HOME_MASK) == 0 &&
	       (hindrance & HOME_MASK) == 0;
}

static unsigned
highest_bit(uint32_t bits)
{
	unsigned n = 0;

	while (bits >>= 1)
		n++;
	return n;
}

/* The points from which a die bears off; `*is_forced`: its only use (D10). */
static uint32_t
find_exits(const struct listing *listing, uint32_t standing, unsigned die,
	   bool *is_forced)
{
	const uint8_t *option = listing->plakoto->rules.option;
	uint32_t counted = standing;
	unsigned highest;

	*is_forced = false;
	if (!may_bear_off(listing, standing))
		return 0;
	if (option[OPTION_OVERSHOOT] == OVERSHOOT_ALL)
		counted |= listing->pinned;
	highest = highest_bit(counted);
	if (option[OPTION_BEAR] == BEAR_LITERAL && (counted >> die & 1u) == 0) {
		*is_forced = (standing >> highest & 1u) != 0 && highest > 0;
		if (*is_forced)
			return 1u << highest;
	}
	if (highest < die)
		return standing & 1u << highest;
	return standing & 1u << die;
}

/*
 * D15: under `both`, the start from which the second die may not move on the
 * checker of the first; 0 when there is none.
 */
static unsigned
find_barred(const struct listing *listing, const struct node *node,
	    unsigned die)
{
	struct plakoto_step first;
	unsigned between;

	if (listing->plakoto->rules.option[OPTION_PATH] != PATH_BOTH ||
	    node->count == 0 || listing->dice[0] == listing->dice[1])
		return 0;
	first = ends_unpack(node->last);
	if (first.to == PLAKOTO_OFF || first.from <= die ||
	    listing->plakoto->free[listing->mover][first.to] > 0)
		return 0;
	between = first.from - die;
	return (listing->open >> between & 1u) != 0 ? 0 : first.to;
}

/* --- the end of the game within a turn --- */

/* D7: the game ends by mothers in the middle of a turn. */
static bool
ends_by_mother(const struct listing *listing, const struct ends *ends)
{
	const struct plakoto *plakoto = listing->plakoto;
	enum side enemy = opponent(listing->mover);
	bool is_tie = (listing->pinned >> PLAKOTO_START & 1u) != 0;
	bool is_there = plakoto->free[enemy][PLAKOTO_START] == 1 ||
			(plakoto->pinned[enemy] >> PLAKOTO_START & 1u) != 0;

	if (!is_there || ends_count(ends, 1) == 0 ||
	    (listing->open >> 1 & 1u) == 0)
		return false;
	switch (plakoto->rules.option[OPTION_MOTHER]) {
	case MOTHER_EXCEPTION:
		return is_tie || ends_count(ends, PLAKOTO_START) == 0;
	case MOTHER_IMMEDIATE:
		return true;
	}
	return is_tie;
}

static bool
is_end(const struct listing *listing, const struct ends *ends)
{
	if (ends_count(ends, PLAKOTO_OFF) == PLAKOTO_CHECKERS)
		return true;
	return listing->plakoto->rules.option[OPTION_MOTHER_WHEN] ==
		       WHEN_STEP &&
	       ends_by_mother(listing, ends);
}

/* --- putting equal ends together --- */

static unsigned
hash_ends(const struct ends *ends, unsigned count)
{
	uint64_t hash = (ends->low + count) * 0x9E3779B97F4A7C15u;

	hash = (hash ^ hash >> 29 ^ ends->high) * 0xBF58476D1CE4E5B9u;
	return (unsigned)(hash >> 40) % SLOTS;
}

static bool
are_same_ends(const struct ends *a, const struct ends *b)
{
	return a->low == b->low && a->high == b->high;
}

/* After one step the die that is left matters too. */
static bool
is_same_node(const struct node *a, const struct node *b)
{
	return a->count == b->count && are_same_ends(&a->ends, &b->ends) &&
	       (a->count != 1 || a->die == b->die);
}

static void
keep_node(struct listing *listing, const struct node *node)
{
	unsigned slot = hash_ends(&node->ends, node->count);
	struct node *known;

	for (; listing->slots[slot] != NO_NODE; slot = (slot + 1) % SLOTS) {
		known = &listing->nodes[listing->slots[slot]];
		if (!is_same_node(known, node))
			continue;
		if (memcmp(node->steps, known->steps, node->count) < 0)
			*known = *node;
		return;
	}
	if (listing->count == NODES_MAX) {
		listing->is_full = true;
		return;
	}
	listing->slots[slot] = (uint16_t)listing->count;
	listing->nodes[listing->count++] = *node;
}

/*
 * Puts a step into the text: sorted, but for D14 as it is played.  Either way
 * the first text of the whole begins with the first text of each part.
 */
static void
insert_step(const struct listing *listing, struct node *node, packed_step step)
{
	bool is_sorted = listing->plakoto->rules.option[OPTION_ORDER] ==
			 ORDER_ANY;
	unsigned at = node->count++;

	for (; is_sorted && at > 0 && node->steps[at - 1] > step; at--)
		node->steps[at] = node->steps[at - 1];
	node->steps[at] = step;
}

static void
add_step(struct listing *listing, const struct node *node, unsigned from,
	 unsigned to, unsigned die)
{
	struct node next = *node;
	packed_step step = ends_pack(from, to);

	ends_take(&next.ends, from);
	ends_add(&next.ends, to, 1);
	insert_step(listing, &next, step);
	next.last = step;
	next.die = (uint8_t)die;
	next.has_ended = is_end(listing, &next.ends);
	next.is_leaf = true;
	keep_node(listing, &next);
}

/* Makes every step of one die; false when there is none. */
static bool
use_die(struct listing *listing, const struct node *node, unsigned die)
{
	uint32_t standing = find_standing(&node->ends);
	unsigned barred = find_barred(listing, node, die);
	bool is_forced, has_step = false;
	uint32_t exits = find_exits(listing, standing, die, &is_forced);
	uint32_t starts = is_forced ? 0
				    : standing & listing->open << die &
					      ~((2u << die) - 1);
	unsigned from;

	if (barred != 0) {
		starts &= ~(1u << barred);
		exits &= ~(1u << barred);
	}
	for (from = PLAKOTO_POINTS; from > 0; from--) {
		if ((starts >> from & 1u) != 0)
			add_step(listing, node, from, from - die, die);
		if ((exits >> from & 1u) != 0)
			add_step(listing, node, from, PLAKOTO_OFF, die);
		has_step |= ((starts | exits) >> from & 1u) != 0;
	}
	return has_step;
}

/* --- all turns of a roll --- */

static void
begin(struct listing *listing, const struct plakoto *plakoto,
      const uint8_t dice[2])
{
	struct node root = {.is_leaf = true};
	unsigned point;

	listing->plakoto = plakoto;
	listing->mover = (enum side)plakoto->to_move;
	memcpy(listing->dice, dice, sizeof(listing->dice));
	listing->open = find_open(plakoto, listing->mover);
	listing->pinned = plakoto->pinned[listing->mover];
	listing->count = 0;
	listing->is_full = false;
	memset(listing->slots, 0xFF, sizeof(listing->slots));
	for (point = 0; point <= PLAKOTO_POINTS; point++)
		ends_add(&root.ends, point,
			 plakoto->free[listing->mover][point]);
	keep_node(listing, &root);
}

/* Nodes are made in the order of their steps, so equal ones are complete. */
static void
expand(struct listing *listing)
{
	unsigned high = listing->dice[0];
	unsigned low = listing->dice[1];
	unsigned steps = plakoto_die_count(listing->dice);
	unsigned n;

	for (n = 0; n < listing->count; n++) {
		struct node node = listing->nodes[n];
		bool has_high, has_low;

		if (node.count == steps || node.has_ended)
			continue;
		has_high = (node.count == 0 || node.die == low) &&
			   use_die(listing, &node, high);
		has_low = high != low &&
			  (node.count == 0 || node.die == high) &&
			  use_die(listing, &node, low);
		listing->nodes[n].is_leaf = !has_high && !has_low;
	}
}

/* What R9 and R10 ask of the turns that do not end the game. */
struct demand {
	unsigned steps;
	unsigned die; /* of one step: which; 0: any */
};

static struct demand
find_demand(const struct listing *listing)
{
	struct demand demand = {0, 0};
	unsigned n;

	for (n = 0; n < listing->count; n++) {
		const struct node *node = &listing->nodes[n];

		if (!node->is_leaf || node->has_ended)
			continue;
		if (node->count > demand.steps)
			demand.steps = node->count;
		if (node->count == 1 && node->die == listing->dice[0])
			demand.die = node->die;
	}
	if (demand.steps != 1 ||
	    listing->plakoto->rules.option[OPTION_SINGLE] == SINGLE_ANY)
		demand.die = 0;
	return demand;
}

static bool
is_legal(const struct node *node, const struct demand *demand)
{
	if (node->has_ended)
		return true;
	return node->is_leaf && node->count == demand->steps &&
	       (demand->die == 0 || node->die == demand->die);
}

/* Whether a turn with the same end comes before it. */
static bool
is_double(const struct listing *listing, const struct demand *demand,
	  unsigned n)
{
	const struct node *node = &listing->nodes[n];
	unsigned i;

	if (!node->has_ended && node->count != 1)
		return false;
	for (i = 0; i < n; i++)
		if (are_same_ends(&listing->nodes[i].ends, &node->ends) &&
		    is_legal(&listing->nodes[i], demand))
			return true;
	return false;
}

static void
fill_move(const struct listing *listing, const struct node *node,
	  struct plakoto_move *move)
{
	unsigned i;

	memset(move, 0, sizeof(*move));
	move->kind = node->count == 0 ? PLAKOTO_PASS : PLAKOTO_PLAY;
	memcpy(move->dice, listing->dice, sizeof(move->dice));
	move->is_canonical = true;
	move->step_count = node->count;
	for (i = 0; i < node->count; i++)
		move->steps[i] = ends_unpack(node->steps[i]);
}

static bool
tell(const struct listing *listing, move_visitor *visit, void *context)
{
	struct demand demand = find_demand(listing);
	struct plakoto_move move;
	unsigned n;

	for (n = 0; n < listing->count; n++) {
		if (!is_legal(&listing->nodes[n], &demand) ||
		    is_double(listing, &demand, n))
			continue;
		fill_move(listing, &listing->nodes[n], &move);
		if (!visit(context, &move))
			return false;
	}
	return true;
}

static bool
list_roll(const struct plakoto *plakoto, const uint8_t dice[2],
	  move_visitor *visit, void *context)
{
	struct listing listing;

	begin(&listing, plakoto, dice);
	expand(&listing);
	return tell(&listing, visit, context);
}

void
plakoto_list(const void *position, move_visitor *visit, void *context)
{
	const struct plakoto *plakoto = position;
	uint8_t dice[2];

	if (plakoto_is_over(plakoto) || plakoto->is_left_unplayed)
		return;
	if (plakoto->dice[0] != 0) {
		list_roll(plakoto, plakoto->dice, visit, context);
		return;
	}
	for (dice[0] = 1; dice[0] <= PLAKOTO_DIE; dice[0]++)
		for (dice[1] = 1; dice[1] <= dice[0]; dice[1]++)
			if (!list_roll(plakoto, dice, visit, context))
				return;
}
