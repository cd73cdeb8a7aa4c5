/*
 * Phrases for the facts of findings.  Private to games/plakoto_*.
 */
#ifndef GAMES_PLAKOTO_PHRASE_H
#define GAMES_PLAKOTO_PHRASE_H

#include <stddef.h>

#include "base/phrase.h"
#include "games/plakoto.h"

/* A move that broke a rule, and where its facts go. */
struct case_at_hand {
	const struct plakoto *plakoto;
	const struct plakoto_move *move;
	enum diag broken;
	struct problem *problem;
};

/* A play that is looked for: rather one that has all the steps asked for. */
struct search {
	const struct plakoto_move *asked;
	unsigned least_steps;
	bool is_high; /* its one step uses the higher die */
	bool is_found;
	bool begins_alike; /* the one found has all the steps asked for */
	struct plakoto_move play;
};

/* In English, to be looked up in the catalog. */
extern const char *const plakoto_side_names[SIDE_COUNT];

/* "24/off" */
void plakoto_add_ends(struct phrase *phrase, const struct plakoto_step *step);

/* Says the steps of a turn, equal ones joined. */
void plakoto_say_steps(struct phrase *phrase, const struct plakoto_move *move);

/* An empty phrase in the language of the finding. */
void plakoto_start_phrase(const struct case_at_hand *at_hand,
			  struct phrase *phrase);

void plakoto_add_phrase(const struct case_at_hand *at_hand, const char *name,
			const struct phrase *phrase);

/* Words (a literal) that are looked up in the catalog. */
void plakoto_add_words(const struct case_at_hand *at_hand, const char *name,
		       const char *words);

void plakoto_add_number(const struct case_at_hand *at_hand, const char *name,
			unsigned number);

void plakoto_add_dice(const struct case_at_hand *at_hand, const char *name,
		      const uint8_t dice[2]);

enum side plakoto_mover_of(const struct case_at_hand *at_hand);

void plakoto_add_mover(const struct case_at_hand *at_hand);

/* The step to blame; NULL when it is no single one. */
const struct plakoto_step *
plakoto_find_step(const struct case_at_hand *at_hand);

void plakoto_add_step(const struct case_at_hand *at_hand,
		      const struct plakoto_step *step);

/* Who pins the mover's checker on that point. */
void plakoto_add_jailers(const struct case_at_hand *at_hand, unsigned point);

/* By which turn, both sides' counted, the point is closed. */
void plakoto_add_since(const struct case_at_hand *at_hand, unsigned point);

/* "two black checkers", "one black checker". */
void plakoto_say_checkers(struct phrase *phrase, enum side side,
			  unsigned count);

unsigned plakoto_count_enemies(const struct case_at_hand *at_hand,
			       unsigned point);

/* Any play, one of more steps than the turn, one with the higher die. */
struct search plakoto_find_play(const struct case_at_hand *at_hand);
struct search plakoto_find_longer(const struct case_at_hand *at_hand);
struct search plakoto_find_high(const struct case_at_hand *at_hand);

void plakoto_add_play(const struct case_at_hand *at_hand);

/* plakoto_words_end.c */
void plakoto_explain_game_over(const struct case_at_hand *at_hand);

/* Values of single options under which the turn would be legal. */
void plakoto_add_otherwise(const struct case_at_hand *at_hand);

#endif
