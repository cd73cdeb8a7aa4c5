/*
 * Private to games/plakoto_match*.c.
 */
#ifndef GAMES_PLAKOTO_MATCH_WORDS_H
#define GAMES_PLAKOTO_MATCH_WORDS_H

#include "games/plakoto.h"
#include "games/plakoto_match.h"

enum { POINTS_MOST = 1000, TARGET_LEFT31 = 31, SHORT_TEXT = 40 };

/* A game that is being compared with the match. */
struct comparison {
	struct plakoto_match *match;
	const struct match_game *game;
	const uint8_t *option; /* of its rules */
	match_teller *tell;
	void *context;
	struct problem problem;
	bool continues;	     /* the match goes on with this game */
	bool is_checked;     /* what came before is known */
	unsigned white;	     /* which player has the white checkers */
	unsigned starter;    /* which player starts */
	bool has_throw;	     /* the opening throw decides who starts */
	bool is_throw_known; /* whether it does is certain */
};

enum throws {
	THROWS_UNREADABLE,
	THROWS_DECIDE, /* the last one does, and none before it */
	THROWS_EQUAL,  /* the last one is equal too */
	THROWS_GO_ON   /* one before the last decided already */
};

struct problem *match_fresh(struct comparison *comparison);

void match_tell(struct comparison *comparison, enum diag id,
		enum match_place place);

void match_tell_why(struct comparison *comparison, enum diag id,
		    enum match_place place, const char *why, const char *rule);

/* That `side` should have started, and by which rule. */
void match_tell_starter(struct comparison *comparison, enum side side,
			const char *why, const char *rule);

void match_tell_tag(struct comparison *comparison, enum match_place place,
		    const char *name, const char *reason);

/* "2-1" */
void match_add_score(struct problem *problem, const char *name, unsigned white,
		     unsigned black);

bool match_is_given(struct text tag);

/* "2-1"; without zeros in front. */
bool match_read_score(struct text tag, unsigned points[2]);

/* plakoto_match_throws.c: the tag Opening, and the dice of the first turn. */
void match_check_throws(struct comparison *comparison);

/* All throws of the tag; `dice` are those of the last. */
enum throws match_read_opening(struct text tag, unsigned dice[SIDE_COUNT]);

uint64_t match_hash_name(struct text name);

/* The player with the white checkers, if the two are those of the match. */
bool match_find_players(const struct plakoto_match *match,
			const struct match_game *game, unsigned *white);

enum side match_side_of(const struct comparison *comparison, unsigned player);

unsigned match_player_of(const struct comparison *comparison, enum side side);
bool match_begins_at_nothing(struct text score);

/* Whether somebody has reached the target. */
bool match_is_over(const struct plakoto_match *match);

#endif
