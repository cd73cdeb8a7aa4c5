/*
 * Deals: which pieces of the set the stays on the board can be.  One deal is
 * kept all the time and mended where a stay no longer fits its slot.
 */
#include <string.h>

#include "games/plateau_know.h"

/* A search for a slot among those of one side. */
struct search {
	struct plateau_know *know;
	struct slot *slots;
	unsigned count;
	uint32_t met; /* slots that were looked at, as a bit set */
};

void
plateau_deal_begin(struct plateau_know *know)
{
	const struct plateau *plateau = &know->known;
	unsigned side;
	unsigned kind;
	unsigned n;

	for (side = 0; side < SIDE_COUNT; side++) {
		const uint8_t *captive =
			plateau->prisoners[opponent((enum side)side)];

		know->slot_count[side] = 0;
		for (kind = 0; kind < KIND_COUNT; kind++) {
			n = plateau_kinds[kind].number[plateau->rules.set];
			for (n -= captive[kind]; n > 0; n--) {
				struct slot slot = {.kind = (uint8_t)kind};

				know->slots[side][know->slot_count[side]++] =
					slot;
			}
		}
	}
}

static bool
fits(const struct stay *stay, const struct slot *slot)
{
	return slot->open <= stay->since &&
	       (stay->ways & plateau_ways_of_kind((enum kind)slot->kind)) != 0;
}

static void
give(struct search *search, unsigned stay, unsigned slot)
{
	search->slots[slot].stay = (uint8_t)stay;
	search->know->stays[stay].slot = (uint8_t)slot;
}

/*
 * A free slot for the stay, or one whose owner finds another.  At most as deep
 * as there are slots.
 */
static bool
find_slot(struct search *search, unsigned stay)
{
	const struct stay *one = &search->know->stays[stay];
	unsigned i;

	for (i = 0; i < search->count; i++)
		if (search->slots[i].stay == 0 &&
		    fits(one, &search->slots[i]) &&
		    (search->met >> i & 1) == 0) {
			give(search, stay, i);
			return true;
		}
	for (i = 0; i < search->count; i++) {
		if ((search->met >> i & 1) != 0 ||
		    !fits(one, &search->slots[i]))
			continue;
		search->met |= UINT32_C(1) << i;
		if (find_slot(search, search->slots[i].stay)) {
			give(search, stay, i);
			return true;
		}
	}
	return false;
}

static struct search
begin_search(struct plateau_know *know, enum side side)
{
	struct search search = {
		.know = know,
		.slots = know->slots[side],
		.count = know->slot_count[side],
	};

	return search;
}

/* Whether the stay has a slot, and one that it still fits. */
static bool
is_placed(const struct plateau_know *know, unsigned stay)
{
	const struct stay *one = &know->stays[stay];
	const struct slot *slot = &know->slots[one->owner][one->slot];

	return one->slot < know->slot_count[one->owner] && slot->stay == stay &&
	       fits(one, slot);
}

static void
leave_slot(struct plateau_know *know, unsigned stay)
{
	const struct stay *one = &know->stays[stay];

	if (one->slot < know->slot_count[one->owner] &&
	    know->slots[one->owner][one->slot].stay == stay)
		know->slots[one->owner][one->slot].stay = 0;
}

/* When no way leads to a free slot, those met and the stay are too many. */
bool
plateau_deal_place(struct plateau_know *know, unsigned stay, uint64_t *conflict)
{
	struct search search = begin_search(know,
					    (enum side)know->stays[stay].owner);
	unsigned i;

	if (is_placed(know, stay))
		return true;
	leave_slot(know, stay);
	if (find_slot(&search, stay))
		return true;
	*conflict = UINT64_C(1) << stay;
	for (i = 0; i < search.count; i++)
		if ((search.met >> i & 1) != 0)
			*conflict |= UINT64_C(1) << search.slots[i].stay;
	return false;
}

/* Of the kind, the slot that has been open for the shortest time. */
static unsigned
find_latest(const struct plateau_know *know, const struct stay *stay)
{
	const struct slot *slots = know->slots[stay->owner];
	unsigned latest = stay->slot;
	unsigned i;

	for (i = 0; i < know->slot_count[stay->owner]; i++)
		if (slots[i].kind == slots[latest].kind &&
		    slots[i].open <= stay->since &&
		    slots[i].open > slots[latest].open)
			latest = i;
	return latest;
}

/*
 * From its beginning on one slot less was open.  Those that opened before, but
 * earlier than the latest, are not touched by that: of them there were fewer
 * anyway.  The owner of the latest slot gets the one that becomes free, which
 * has been open for longer.
 */
void
plateau_deal_capture(struct plateau_know *know, unsigned stay)
{
	struct stay *one = &know->stays[stay];
	struct slot *slots = know->slots[one->owner];
	unsigned latest = find_latest(know, one);
	unsigned last = --know->slot_count[one->owner];

	slots[one->slot].stay = slots[latest].stay;
	know->stays[slots[latest].stay].slot = one->slot;
	if (latest != last) {
		slots[latest] = slots[last];
		know->stays[slots[latest].stay].slot = (uint8_t)latest;
	}
	memset(one, 0, sizeof(*one));
}

void
plateau_deal_return(struct plateau_know *know, enum side owner, enum kind kind)
{
	know->slots[owner][know->slot_count[owner]++] = (struct slot){
		.kind = (uint8_t)kind,
		.open = know->known.number,
	};
}

/*
 * Whether some deal gives the stay this kind: one of the slots of the kind is
 * free, or its owner can be moved, perhaps to the slot that the stay leaves.
 */
static bool
can_have_kind(const struct plateau_know *know, unsigned stay, unsigned kind)
{
	struct plateau_know trial = *know;
	enum side side = (enum side)know->stays[stay].owner;
	struct search search = begin_search(&trial, side);

	trial.stays[stay].ways &= (uint16_t)plateau_ways_of_kind(
		(enum kind)kind);
	leave_slot(&trial, stay);
	return find_slot(&search, stay);
}

unsigned
plateau_deal_kinds(const struct plateau_know *know, unsigned stay)
{
	const struct stay *one = &know->stays[stay];
	unsigned kinds = plateau_ways_kinds(one->ways);
	unsigned kind;

	if ((kinds & (kinds - 1)) == 0)
		return kinds;
	for (kind = 0; kind < KIND_COUNT; kind++)
		if ((kinds >> kind & 1) != 0 &&
		    know->slots[one->owner][one->slot].kind != kind &&
		    !can_have_kind(know, stay, kind))
			kinds &= ~(1u << kind);
	return kinds;
}

/* Stays that could be of the kind and began when it was open. */
static unsigned
count_candidates(const struct plateau_know *know, enum side side, unsigned kind,
		 uint32_t open)
{
	unsigned ways = plateau_ways_of_kind((enum kind)kind);
	unsigned count = 0;
	unsigned i;

	for (i = 1; i <= PLATEAU_PIECES_MAX; i++)
		if (know->stays[i].owner == side &&
		    (know->stays[i].ways & ways) != 0 &&
		    know->stays[i].since >= open)
			count++;
	return count;
}

/*
 * The slots of the kind, less the most that stays can have at once.  Slots that
 * stays can have without all the rest can be had in a whole deal too (slots
 * matched at once are the independent sets of a matroid).  The candidates of a
 * slot are among those of any that opened earlier, so counting from the latest
 * slot on gives the most.
 */
unsigned
plateau_deal_certain(const struct plateau_know *know, enum side side,
		     enum kind kind)
{
	const struct slot *slots = know->slots[side];
	uint32_t opens[PLATEAU_SET_MAX];
	unsigned count = 0;
	unsigned taken = 0;
	unsigned i, k;

	for (i = 0; i < know->slot_count[side]; i++) {
		if (slots[i].kind != kind)
			continue;
		for (k = count++; k > 0 && opens[k - 1] < slots[i].open; k--)
			opens[k] = opens[k - 1];
		opens[k] = slots[i].open;
	}
	for (i = 0; i < count; i++)
		if (count_candidates(know, side, kind, opens[i]) > taken)
			taken++;
	return count - taken;
}
