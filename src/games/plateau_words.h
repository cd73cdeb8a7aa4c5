/*
 * What the files that gather facts share.  Private to games/plateau_words*.
 */
#ifndef GAMES_PLATEAU_WORDS_H
#define GAMES_PLATEAU_WORDS_H

#include "games/plateau.h"
#include "games/plateau_phrase.h"

/* A move that broke a rule, and where its facts go. */
struct case_at_hand {
	const struct plateau *plateau;
	const struct plateau_move *move; /* NULL where only the board counts */
	struct problem *problem;
};

/* An empty phrase in the language of the finding. */
void case_start(const struct case_at_hand *at_hand, struct phrase *phrase);
void case_phrase(const struct case_at_hand *at_hand, const char *name,
		 const struct phrase *phrase);
/* Words (a literal) that are looked up in the catalog. */
void case_word(const struct case_at_hand *at_hand, const char *name,
	       const char *word);
void case_number(const struct case_at_hand *at_hand, const char *name,
		 unsigned number);

/*
 * What was asked for, "asked": `number`, or, if it is so large that it was
 * only noted, the fact `large` that says how it is written.
 */
void case_asked(const struct case_at_hand *at_hand, unsigned number,
		const char *large);
void case_square(const struct case_at_hand *at_hand, const char *name,
		 unsigned square);

void case_side(const struct case_at_hand *at_hand); /* "side": to move */

/* The top unit of a column, or its piece when it is a single one. */
void words_say_top(struct phrase *phrase, const struct plateau *plateau,
		   unsigned square);

/* --- plateau_words_travel.c: a move walked once more --- */

/* The pieces that travel, bottom to top. */
struct travel {
	unsigned count;
	struct piece carried[PLATEAU_PIECES_MAX];
};

bool words_is_own_top(const struct plateau *plateau, unsigned square);

/* The top piece of a column that has one. */
const struct piece *words_top_of(const struct plateau *plateau,
				 unsigned square);

/* What travels when the move (or stomp) begins, the top piece flipped. */
void words_set_out(const struct plateau *plateau,
		   const struct plateau_move *move, struct travel *travel);

/* Drops or picks up at one stop; false when that cannot be. */
bool words_pass_stop(const struct plateau *plateau,
		     const struct plateau_stop *stop, struct travel *travel);

/* --- plateau_words_enter.c: facts of entering pieces --- */
void explain_opening(const struct case_at_hand *at_hand);
void explain_perimeter(const struct case_at_hand *at_hand);
void explain_occupied(const struct case_at_hand *at_hand);
void explain_no_such_piece(const struct case_at_hand *at_hand);
void explain_reserve(const struct case_at_hand *at_hand);
void explain_height(const struct case_at_hand *at_hand);
void explain_onboard_touch(const struct case_at_hand *at_hand);
void explain_between(const struct case_at_hand *at_hand);

/* --- plateau_words_start.c: facts of the start of a move --- */
void explain_empty(const struct case_at_hand *at_hand);
void explain_pinned(const struct case_at_hand *at_hand);
void explain_not_own(const struct case_at_hand *at_hand);
void explain_count(const struct case_at_hand *at_hand);
void explain_flip(const struct case_at_hand *at_hand);
void explain_way(const struct case_at_hand *at_hand);
void explain_direction(const struct case_at_hand *at_hand);
void explain_distance(const struct case_at_hand *at_hand);

/* --- plateau_words_path.c: facts on the way --- */
void explain_corner(const struct case_at_hand *at_hand);
void explain_path(const struct case_at_hand *at_hand);
void explain_drop_count(const struct case_at_hand *at_hand);
void explain_pickup_count(const struct case_at_hand *at_hand);
void explain_pickup_enemy(const struct case_at_hand *at_hand);
void explain_pin_blank(const struct case_at_hand *at_hand);

/* --- plateau_words_capture.c: facts at the end --- */
void explain_landing_blank(const struct case_at_hand *at_hand);
void explain_capture_count(const struct case_at_hand *at_hand);
void explain_capture_list(const struct case_at_hand *at_hand);
void explain_capture_unmarked(const struct case_at_hand *at_hand);
void explain_stomp_blank(const struct case_at_hand *at_hand);
void explain_stomp_nothing(const struct case_at_hand *at_hand);

/* --- plateau_words_exchange.c: facts of exchanges --- */
void explain_tender(const struct case_at_hand *at_hand);
void explain_payment(const struct case_at_hand *at_hand);
void explain_underpaid(const struct case_at_hand *at_hand);
void explain_refusal(const struct case_at_hand *at_hand);
void explain_retender(const struct case_at_hand *at_hand);

#endif
