/*
 * What is said of facts that contradict each other.
 */
#include <string.h>

#include "base/catalog.h"
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

/* How a sight is told: at the start of a record, and at a turn. */
struct sight_words {
	const char *at_start, *at_turn;
};

static void
say_sight(struct phrase *phrase, const struct sight_words *words,
	  const struct sight *sight)
{
	phrase_slot_number(phrase, "turn", sight->number);
	phrase_say(phrase,
		   sight->number == 0 ? words->at_start : words->at_turn);
}

static void
say_earlier(struct phrase *phrase, const struct stay *stay,
	    const struct piece *piece, enum seeing seeing)
{
	static const struct sight_words words[SEEING_COUNT] = {
		[SEEING_UP] = {N_("was seen to be {face} on its upper side at "
				  "the start"),
			       N_("was seen to be {face} on its upper side at "
				  "turn {turn}")},
		[SEEING_DOWN] = {N_("was seen to be {face} on its lower side "
				    "at the start"),
				 N_("was seen to be {face} on its lower side "
				    "at turn {turn}")},
		[SEEING_PLAY] = {N_("was something else by what was played at "
				    "the start"),
				 N_("was something else by what was played at "
				    "turn {turn}")},
	};
	unsigned face = seeing == SEEING_DOWN ? piece->down : piece->up;

	phrase_slot_words(phrase, "face", phrase_face(face));
	say_sight(phrase, &words[seeing], &stay->sights[seeing]);
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
	phrase_slot_words(phrase, "face", phrase_face(face));
	if (face == FACE_ORANGE)
		phrase_say(phrase, is_up ? N_("{face} on its upper side (a "
					      "Twister, blank on the other)")
					 : N_("{face} on its lower side (a "
					      "Twister, blank on the other)"));
	else
		phrase_say(phrase, is_up ? N_("{face} on its upper side")
					 : N_("{face} on its lower side"));
}

void
plateau_say_face(const struct plateau_know *know, unsigned stay, unsigned ways,
		 struct problem *problem)
{
	const struct stay *one = &know->stays[stay];
	struct spot spot = find_spot(&know->known, stay);
	enum seeing seeing = find_seeing(one, spot.piece, ways);
	struct phrase whose, now, earlier;

	phrase_start(&whose, problem->catalog);
	phrase_start(&now, problem->catalog);
	phrase_start(&earlier, problem->catalog);
	phrase_slot_square(&whose, "square", &know->known, spot.square);
	phrase_say(&whose, one->owner == SIDE_WHITE
				   ? N_("the white piece on {square}")
				   : N_("the black piece on {square}"));
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
say_stay(const struct plateau_know *know, unsigned stay, struct phrase *fact,
	 struct places *places, struct problem *problem)
{
	static const struct sight_words words = {
		N_("{faces} on {square} at the start"),
		N_("{faces} on {square} at turn {turn}")};
	struct spot spot = find_spot(&know->known, stay);
	const struct sight *sight = find_first(&know->stays[stay]);
	char code[3] = {0};

	code[0] = plateau_face_letters[spot.piece->up];
	code[1] = plateau_face_letters[spot.piece->down];
	phrase_slot(fact, "faces", text_of(code));
	phrase_slot_square(fact, "square", &know->known, spot.square);
	if (sight == NULL) {
		phrase_say(fact, "{faces} on {square}");
		return;
	}
	say_sight(fact, &words, sight);
	note_place(sight, places, problem);
}

static void
say_captives(const struct plateau_know *know, unsigned side, unsigned kinds,
	     struct phrase *facts, struct places *places,
	     struct problem *problem)
{
	static const struct sight_words words = {
		N_("{list}; a {kind} was captive at the start"),
		N_("{list}; a {kind} was captive at turn {turn}")};
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		if ((kinds >> kind & 1) == 0 ||
		    know->known.prisoners[opponent((enum side)side)][kind] == 0)
			continue;
		phrase_slot(facts, "list", phrase_text(facts));
		phrase_slot_words(facts, "kind", plateau_kinds[kind].name);
		facts->length = 0;
		say_sight(facts, &words, &know->captures[side][kind]);
		note_place(&know->captures[side][kind], places, problem);
	}
}

/* The pieces seen, as a list of which not all may be told; their owner. */
static unsigned
say_stays(const struct plateau_know *know, uint64_t stays, unsigned *kinds,
	  struct phrase *facts, struct places *places, struct problem *problem)
{
	unsigned stay, count = 0, side = SIDE_WHITE;
	struct phrase fact;

	for (stay = 1; stay <= PLATEAU_PIECES_MAX; stay++) {
		if ((stays >> stay & 1) == 0)
			continue;
		side = know->stays[stay].owner;
		*kinds |= plateau_ways_kinds(know->stays[stay].ways);
		if (++count > STAYS_NAMED)
			continue;
		phrase_start(&fact, problem->catalog);
		say_stay(know, stay, &fact, places, problem);
		phrase_join(facts, count - 1, STAYS_NAMED + 1,
			    phrase_text(&fact), NULL);
	}
	if (count > STAYS_NAMED) {
		phrase_slot(facts, "list", phrase_text(facts));
		facts->length = 0;
		phrase_say(facts, "{list} and more");
	}
	return side;
}

void
plateau_say_set(const struct plateau_know *know, uint64_t stays,
		struct problem *problem)
{
	struct phrase facts;
	struct places places = {.number = UINT32_MAX};
	unsigned kinds = 0, side;

	phrase_start(&facts, problem->catalog);
	side = say_stays(know, stays, &kinds, &facts, &places, problem);
	say_captives(know, side, kinds, &facts, &places, problem);
	/* The turn itself is one of them. */
	problem->has_more_others = places.count > 2;
	problem_words(problem, "side", phrase_side(side));
	problem_fact(problem, "facts", phrase_text(&facts));
}
