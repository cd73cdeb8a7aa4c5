/*
 * What one view has learned of the pieces: every stay of a piece on the board
 * with the faces that were seen of it, and what follows from the set.  Private
 * to games/plateau*.
 *
 * Why this is exact.  A deal gives each stay a kind and says which face lies up.
 * What a turn proves is always about single pieces: a face that is seen, a
 * piece that had to be a weapon or could not move.  So it narrows the ways
 * (below) of single stays.  Between stays there is only the set: at no time may
 * more pieces of a kind be on the board or captive than the set has.  A stay
 * that has ended is known, for what is captured is seen on both sides.  So the
 * unknown ones last until now, and for them the set comes down to slots: of
 * each kind as many as are not captive, each open from the turn on from which
 * on until now it was never taken by an ended stay or a captive.  A stay fits a
 * slot that was open when it began, and a deal is a matching of stays and slots.
 */
#ifndef GAMES_PLATEAU_KNOW_H
#define GAMES_PLATEAU_KNOW_H

#include "games/plateau.h"

enum {
	PLATEAU_SET_MAX = 19,	/* pieces of one side */
	PLATEAU_WAY_COUNT = 11, /* a kind, and the face that lies up */
	PLATEAU_WAYS_ALL = (1 << PLATEAU_WAY_COUNT) - 1
};

/* What a piece was seen to be, and where that was said first. */
enum seeing {
	SEEING_UP, /* the face that now lies up */
	SEEING_DOWN,
	SEEING_PLAY, /* it had to be a weapon, or could not move */
	SEEING_COUNT
};

struct sight {
	uint32_t number; /* of the turn; 0: at the start */
	uint32_t place;	 /* the caller's; 0: none */
};

/* From entering the board to leaving it.  Number 0 of the array is none. */
struct stay {
	uint16_t ways; /* that are left, as it lies now; 0: not in use */
	uint8_t owner;
	uint8_t slot;	/* of its owner's, in the deal at hand */
	uint8_t seen;	/* bit set of enum seeing: what `sights` tells of */
	uint32_t since; /* number of the turn in which it entered */
	struct sight sights[SEEING_COUNT];
};

/* A piece of the set that is not captive. */
struct slot {
	uint8_t kind;
	uint8_t stay;  /* that has it in the deal at hand; 0: in the reserve */
	uint32_t open; /* from this turn on nothing else has had it */
};

/* Why an entry of a sheet says what its turn does not show. */
enum extra {
	EXTRA_NOWHERE, /* no piece lies there */
	EXTRA_UNSEEN,  /* it is not seen in this turn */
	EXTRA_DOWN,    /* but only its upper side */
	EXTRA_TWICE    /* it was told already */
};

struct plateau_know {
	uint8_t view;  /* enum view */
	bool is_sheet; /* of a view: what is written may say more */
	/*
	 * The position as far as it is known.  Its pieces carry the numbers of
	 * their stays.
	 */
	struct plateau known;
	struct plateau_move said; /* the last turn as a sheet says it */
	/* Of the turn's shown pieces those that the sheet left out, and extra. */
	uint8_t missing_count, extra_count;
	struct plateau_shown missing[PLATEAU_SHOWN_MAX];
	struct plateau_shown extra[PLATEAU_SHOWN_MAX];
	uint8_t extra_why[PLATEAU_SHOWN_MAX];	       /* enum extra */
	struct sight captures[SIDE_COUNT][KIND_COUNT]; /* the last of each */
	uint8_t slot_count[SIDE_COUNT];
	struct slot slots[SIDE_COUNT][PLATEAU_SET_MAX];
	struct stay stays[PLATEAU_PIECES_MAX + 1];
};

extern const struct secrets plateau_secrets;

/* --- plateau_ways.c: the eleven ways in which a piece can lie --- */

/* Those with such faces; FACE_HIDDEN is any. */
unsigned plateau_ways_of(unsigned up, unsigned down);
unsigned plateau_ways_of_kind(enum kind kind);

/* Bit set of the kinds among the ways. */
unsigned plateau_ways_kinds(unsigned ways);

/* Bit sets of the faces up and down among the ways. */
unsigned plateau_ways_ups(unsigned ways);
unsigned plateau_ways_downs(unsigned ways);

/* The same pieces turned over. */
unsigned plateau_ways_turned(unsigned ways);

/* --- plateau_deal.c: stays and slots --- */

/* All of the sets of both sides but the captives, open from the start. */
void plateau_deal_begin(struct plateau_know *know);

/*
 * Finds a slot for the stay, moving others if need be.  False when there is
 * none: then `*conflict` has a bit for each stay among which one is too many.
 */
bool plateau_deal_place(struct plateau_know *know, unsigned stay,
			uint64_t *conflict);

/* The stay was placed and has become captive. */
void plateau_deal_capture(struct plateau_know *know, unsigned stay);

/* A captive goes back to its owner's reserve. */
void plateau_deal_return(struct plateau_know *know, enum side owner,
			 enum kind kind);

/* Bit set of the kinds that the stay has in some deal. */
unsigned plateau_deal_kinds(const struct plateau_know *know, unsigned stay);

/* How many of the kind are in the reserve of the side in every deal. */
unsigned plateau_deal_certain(const struct plateau_know *know, enum side side,
			      enum kind kind);

/* --- plateau_shown.c: table C.2 --- */

/* What a turn does to pieces that lie somewhere, as bit sets of stays. */
struct plateau_showing {
	uint64_t shown;	  /* whose face is seen, and not told by the turn */
	uint64_t weapons; /* that had to be weapons: they began a pin */
	uint64_t idle;	  /* own tops that could not move: at a pass */
	uint8_t captured_count;
	uint8_t captured[PLATEAU_CAPTURED_MAX]; /* stays, topmost first */
	unsigned flipped;			/* stay; 0: none */
};

/* `captures`: how many pieces the turn, which is legal, takes. */
void plateau_find_showing(const struct plateau *plateau,
			  const struct plateau_move *move, unsigned captures,
			  struct plateau_showing *showing);

/* --- plateau_know.c --- */

/* Whether the view sees the pieces of a side only when they are shown. */
bool plateau_view_hides(enum view view, enum side side);

/* The stay's kind when it is certain from its own faces; else KIND_COUNT. */
enum kind plateau_stay_kind(const struct stay *stay);

/* --- plateau_take.c --- */
enum diag plateau_know_take(void *knowledge, const void *move, uint32_t place,
			    struct problem *problem);

/*
 * Takes a turn; `truth`, if not NULL, is the position after it, from which what
 * is shown is taken instead of from the move.
 */
enum diag plateau_take_turn(struct plateau_know *know,
			    const struct plateau_move *move,
			    const struct plateau *truth, uint32_t place,
			    struct problem *problem);

/* Finds a place in the deal for a stay, or says why there is none. */
enum diag plateau_take_deal(struct plateau_know *know, unsigned stay,
			    struct problem *problem);

/* --- plateau_know_remark.c --- */

/* What should be said of the sheet's turn that was taken last: game.h. */
enum diag plateau_know_remark(const void *knowledge, unsigned nth,
			      struct problem *problem);

/* --- plateau_know_words.c --- */

/* The stay is none of `ways`, which a face that was told would make it. */
void plateau_say_face(const struct plateau_know *know, unsigned stay,
		      unsigned ways, struct problem *problem);

/* The stays of the bit set cannot all be of one set. */
void plateau_say_set(const struct plateau_know *know, uint64_t stays,
		     struct problem *problem);

/* --- plateau_know_write.c --- */
bool plateau_know_write_kinds(const void *knowledge, struct text place,
			      struct strbuf *out);
void plateau_know_write(const void *knowledge, const void *before, bool as_json,
			const struct catalog *catalog, struct strbuf *out);

#endif
