/*
 * What is said of facts that contradict each other.
 */
#include <string.h>

#include "games/plateau_know.h"
#include "games/plateau_phrase.h"

enum { STAYS_NAMED = 5 };

/* Where a stay's piece lies. */
struct spot {
	const struct piece *piece;
	unsigned square;
};

static struct spot
find_spot(const struct plateau *plateau, unsigned stay)
{
	struct spot spot = {plateau->pieces, 0};

	while (spot.piece->stay != stay)
		spot.piece++;
	while (spot.piece >= plateau_column(plateau, spot.square + 1))
		spot.square++;
	return spot;
}

static void
say_when(struct phrase *phrase, const struct sight *sight)
{
	if (sight->number == 0) {
		phrase_add(phrase, " at the start");
		return;
	}
	phrase_add(phrase, " at turn ");
	phrase_add_number(phrase, sight->number);
}

/* Which of the things seen stands against the ways. */
static enum seeing
find_seeing(const struct stay *stay, const struct piece *piece, unsigned ways)
{
	bool has_up = (stay->seen >> SEEING_UP & 1) != 0;
	bool has_down = (stay->seen >> SEEING_DOWN & 1) != 0;

	if (has_up && (plateau_ways_of(piece->up, FACE_HIDDEN) & ways) == 0)
		return SEEING_UP;
	if (has_down && (plateau_ways_of(FACE_HIDDEN, piece->down) & ways) == 0)
		return SEEING_DOWN;
	if ((stay->seen >> SEEING_PLAY & 1) != 0)
		return SEEING_PLAY;
	return has_down ? SEEING_DOWN : SEEING_UP;
}

static void
say_earlier(struct phrase *phrase, const struct stay *stay,
	    const struct piece *piece, enum seeing seeing)
{
	switch (seeing) {
	case SEEING_UP:
		phrase_add(phrase, "was seen to be ");
		phrase_add(phrase, phrase_face(piece->up));
		phrase_add(phrase, " on its upper side");
		break;
	case SEEING_DOWN:
		phrase_add(phrase, "was seen to be ");
		phrase_add(phrase, phrase_face(piece->down));
		phrase_add(phrase, " on its lower side");
		break;
	case SEEING_PLAY:
	case SEEING_COUNT:
		phrase_add(phrase, "was something else by what was played");
		break;
	}
	say_when(phrase, &stay->sights[seeing]);
}

/* "orange on its upper side": what the ways have in common. */
static void
say_ways(struct phrase *phrase, unsigned ways)
{
	unsigned ups = plateau_ways_ups(ways);
	unsigned downs = plateau_ways_downs(ways);
	bool is_up = (ups & (ups - 1)) == 0 && downs != 1u << FACE_ORANGE;
	unsigned faces = is_up ? ups : downs;
	unsigned face = 0;

	while (face < FACE_COUNT && faces >> face != 1)
		face++;
	phrase_add(phrase, phrase_face(face));
	phrase_add(phrase, is_up ? " on its upper side" : " on its lower side");
	if (face == FACE_ORANGE)
		phrase_add(phrase, " (a Twister, blank on the other)");
}

void
plateau_say_face(const struct plateau_know *know, unsigned stay, unsigned ways,
		 struct problem *problem)
{
	const struct stay *one = &know->stays[stay];
	struct spot spot = find_spot(&know->known, stay);
	enum seeing seeing = find_seeing(one, spot.piece, ways);
	struct phrase whose = {0}, now = {0}, earlier = {0};

	phrase_add(&whose, one->owner == SIDE_WHITE ? "the white piece on "
						    : "the black piece on ");
	phrase_add_square(&whose, &know->known, spot.square);
	say_ways(&now, ways);
	say_earlier(&earlier, one, spot.piece, seeing);
	problem_fact(problem, "whose", phrase_text(&whose));
	problem_fact(problem, "now", phrase_text(&now));
	problem_fact(problem, "earlier", phrase_text(&earlier));
	problem->other = one->sights[seeing].place;
}

/* The first sight of a stay. */
static const struct sight *
find_first(const struct stay *stay)
{
	const struct sight *first = NULL;
	unsigned i;

	for (i = 0; i < SEEING_COUNT; i++)
		if ((stay->seen >> i & 1) != 0 &&
		    (first == NULL || stay->sights[i].number < first->number))
			first = &stay->sights[i];
	return first;
}

/* The places that are named, each once. */
struct places {
	uint32_t number; /* of the earliest one's turn */
	uint32_t seen[STAYS_NAMED + KIND_COUNT];
	unsigned count;
};

/* The earliest of the places goes with the finding. */
static void
note_place(const struct sight *sight, struct places *places,
	   struct problem *problem)
{
	unsigned n = 0;

	if (sight->place == 0)
		return;
	while (n < places->count && places->seen[n] != sight->place)
		n++;
	if (n == places->count && n < STAYS_NAMED + KIND_COUNT)
		places->seen[places->count++] = sight->place;
	if (sight->number >= places->number)
		return;
	places->number = sight->number;
	problem->other = sight->place;
}

static void
say_stay(const struct plateau_know *know, unsigned stay, struct phrase *facts,
	 struct places *places, struct problem *problem)
{
	struct spot spot = find_spot(&know->known, stay);
	const struct sight *sight = find_first(&know->stays[stay]);
	char code[3] = {0};

	code[0] = plateau_face_letters[spot.piece->up];
	code[1] = plateau_face_letters[spot.piece->down];
	phrase_add(facts, code);
	phrase_add(facts, " on ");
	phrase_add_square(facts, &know->known, spot.square);
	if (sight == NULL)
		return;
	say_when(facts, sight);
	note_place(sight, places, problem);
}

static void
say_captives(const struct plateau_know *know, unsigned side, unsigned kinds,
	     struct phrase *facts, struct places *places,
	     struct problem *problem)
{
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		if ((kinds >> kind & 1) == 0 ||
		    know->known.prisoners[opponent((enum side)side)][kind] == 0)
			continue;
		phrase_add(facts, "; a ");
		phrase_add(facts, plateau_kinds[kind].name);
		phrase_add(facts, " was captive");
		say_when(facts, &know->captures[side][kind]);
		note_place(&know->captures[side][kind], places, problem);
	}
}

void
plateau_say_set(const struct plateau_know *know, uint64_t stays,
		struct problem *problem)
{
	struct phrase facts = {0};
	struct places places = {.number = UINT32_MAX};
	unsigned kinds = 0, count = 0, side = SIDE_WHITE;
	unsigned stay;

	for (stay = 1; stay <= PLATEAU_PIECES_MAX; stay++) {
		if ((stays >> stay & 1) == 0)
			continue;
		side = know->stays[stay].owner;
		kinds |= plateau_ways_kinds(know->stays[stay].ways);
		if (++count > STAYS_NAMED)
			continue;
		if (count > 1)
			phrase_add(&facts, ", ");
		say_stay(know, stay, &facts, &places, problem);
	}
	if (count > STAYS_NAMED)
		phrase_add(&facts, " and more");
	say_captives(know, side, kinds, &facts, &places, problem);
	/* The turn itself is one of them. */
	problem->has_more_others = places.count > 2;
	problem_fact(problem, "side",
		     text_of(side == SIDE_WHITE ? "White" : "Black"));
	problem_fact(problem, "facts", phrase_text(&facts));
}
