/*
 * A lesson: steps with words in several languages, boards, and claims about
 * them that can be proved.  Read from YAML (see pinrec-lesson(5)).
 */
#ifndef RECORD_LESSON_H
#define RECORD_LESSON_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "games/game.h"
#include "record/record.h"
#include "record/replay.h"

struct arena;
struct diags;
struct source;
struct yaml_node;

/* In the order of the codes of `lesson_languages`. */
enum lesson_language {
	LESSON_EN,
	LESSON_ES,
	LESSON_IT,
	LESSON_ZH,
	LESSON_LANGUAGES
};
extern const char *const lesson_languages[]; /* "en" ...; NULL ends */

/* A text in some of the languages; an absent one is empty. */
struct lesson_words {
	struct text says[LESSON_LANGUAGES];
	const struct yaml_node *node; /* NULL: there is no such text */
};

enum lesson_claim {
	CLAIM_LEGAL,
	CLAIM_ILLEGAL,	/* with this finding */
	CLAIM_CAPTURES, /* so many, by the last turn */
	CLAIM_RESULT,
	CLAIM_POSITION,
	CLAIM_KNOWS, /* the kinds that hidden pieces can be, for a view */
	CLAIM_PLAYS, /* so many legal turns */
	CLAIM_COUNT
};

struct lesson_expectation {
	enum lesson_claim claim;
	const struct yaml_node *node; /* of its value; of the word "legal" */
};

struct lesson_answer {
	const struct yaml_node *node; /* a turn, or words in each language */
	struct lesson_words words;    /* of the latter */
};

/* How a board is drawn where pictures can be; elsewhere it is always text. */
enum lesson_form { LESSON_PICTURE, LESSON_TEXT, LESSON_ASCII };

struct lesson_step {
	const struct yaml_node *node;
	struct lesson_words text, question, reveal;
	const struct yaml_node *position, *record, *turn, *roll; /* or NULL */
	bool has_board, draws;
	enum view view; /* of the diagram */
	enum lesson_form form;
	struct lesson_expectation *expectations;
	size_t expectation_count;
	struct lesson_answer *answers;
	size_t answer_count;
};

struct lesson {
	const struct source *source;
	struct lesson_words title;
	struct text game;
	const struct game *played; /* of that name */
	size_t variant;
	const struct yaml_node *rules; /* or NULL */
	struct lesson_step *steps;
	size_t step_count;
};

/*
 * Reads the lesson of the file, which is one document.  NULL when anything is
 * wrong: each such thing is added to `diags`, at its place.  It lives in
 * `arena` and in the source.
 */
struct lesson *lesson_read(const struct source *source, struct arena *arena,
			   struct diags *diags);

/* The text in a language, else in English; `*is_fallback` tells which. */
struct text lesson_say(const struct lesson_words *words,
		       enum lesson_language language, bool *is_fallback);

/* --- lesson_play.c: boards --- */

/* The board of a step, replayed as a view sees it.  Lives in an arena. */
struct lesson_board {
	struct source *source; /* a record made of the step */
	struct record record;
	struct replay replay;
	struct diags *diags;
	bool has_board;
	size_t said_at;	   /* where in it the step's record or turn stands */
	bool has_rest;	   /* more follows than one record */
	struct text after; /* the position at its end, all of it, as a line */

	/* As the view sees it: the last turn and around it; NULL: none. */
	void *position, *before, *move;
	struct text turn;    /* the last one played, canonical; or empty */
	struct text refused; /* as written; empty: none, or the view hides it */
};

/*
 * Plays the step's record or turn; `start` is the position that the step
 * before left, empty for the start of the game.  False when there is no board
 * (the diags of the board say why).
 */
bool lesson_play(const struct lesson *lesson, const struct lesson_step *step,
		 struct text start, struct replay_tools *tools,
		 struct arena *arena, struct lesson_board *board);

/* --- lesson_check.c: claims --- */

/*
 * Plays the lesson and proves what it claims: adds a finding, at its place in
 * the lesson, for each claim that is not true.  `options` as for any replay;
 * games and rules are the lesson's.
 */
void lesson_check(const struct lesson *lesson,
		  const struct replay_options *options, struct arena *arena,
		  struct diags *diags);

#endif
