/*
 * A lesson whose claims are being proved.  Private to record/lesson_*.c.
 */
#ifndef RECORD_LESSON_CHECKING_H
#define RECORD_LESSON_CHECKING_H

#include "record/lesson.h"

struct checking {
	const struct lesson *lesson;
	const struct replay_options *options;
	struct replay_tools *tools[VIEW_COUNT]; /* made when wanted */
	struct replay_options views[VIEW_COUNT];
	struct arena *arena;
	struct diags *diags;
	const struct lesson_step *step;
	struct text start; /* the position before the step */
	struct lesson_board board;
};

struct replay_tools *lesson_tools_for(struct checking *checking,
				      enum view view);

/* "the lesson says 3, but it is 2", at the claim's value. */
void lesson_tell_false(struct checking *checking, const struct yaml_node *node,
		       struct text truth);

/* The same with words (a literal) that are looked up in the catalog. */
void lesson_tell_false_words(struct checking *checking,
			     const struct yaml_node *node, const char *truth);

/* Proves the claim `knows`, whose value is this map. */
void lesson_check_knows(struct checking *checking, const struct yaml_node *map);

#endif
