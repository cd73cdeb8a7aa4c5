/*
 * A lesson on its way to a reader: what the writers of text and of pages share.
 */
#ifndef CLI_TEACHING_H
#define CLI_TEACHING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "record/lesson.h"

struct arena;
struct setup;
struct strbuf;

struct teaching {
	const struct setup *setup;
	const struct lesson *lesson;
	enum lesson_language language;
	struct arena *arena; /* until the next lesson */
	size_t fallbacks;    /* texts that were not there in the language */

	/* private to teaching.c */
	struct replay_options options[VIEW_COUNT];
	struct replay_tools *tools[VIEW_COUNT];
	struct text start; /* the position that the step before left */
};

/* What is drawn of a step. */
struct taught_board {
	struct lesson_board board;
	struct drawing drawing;	       /* the board at the step's end */
	const struct finding *refused; /* why its turn is illegal; or NULL */
};

void teaching_start(struct teaching *teaching, const struct setup *setup,
		    struct arena *arena);
void teaching_end(struct teaching *teaching);

/* Another lesson. */
void teaching_turn_to(struct teaching *teaching, const struct lesson *lesson);

/* A text in the language; counts those that fall back to English. */
struct text teaching_say(struct teaching *teaching,
			 const struct lesson_words *words);

/*
 * Plays a step, the steps in order; false when it has no board that could be
 * set up.  What is drawn is as the step's view sees it.
 */
bool teaching_play(struct teaching *teaching, const struct lesson_step *step,
		   struct taught_board *taught);

/* An answer as it is shown: a turn, or words in the language. */
struct text teaching_answer(struct teaching *teaching,
			    const struct lesson_answer *answer);

/* --- the writers --- */

/* Appends the lesson as text of at most 80 columns. */
void lesson_text_write(struct teaching *teaching, struct strbuf *out);

/*
 * Appends the lesson as an element of a page.  Returns the game whose pictures
 * stand in it, NULL if none do.
 */
const struct game *lesson_html_write(struct teaching *teaching, const char *id,
				     struct strbuf *out);

#endif
