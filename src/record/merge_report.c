/*
 * Where two records disagree: a finding in each, at its own place.
 */
#include "record/merge_state.h"

static void
add_facts(struct problem *problem, const struct text texts[2], unsigned which,
	  struct text why)
{
	if (texts != NULL) {
		problem_fact(problem, "here", texts[which]);
		problem_fact(problem, "there", texts[1 - which]);
	}
	if (why.length > 0)
		problem_fact(problem, "why", why);
}

void
merge_report(struct merge *merge, enum diag id,
	     const struct told *const places[2], const struct text texts[2],
	     struct text why)
{
	unsigned i;

	for (i = 0; i < 2; i++) {
		struct replay_state *state = merge->sheets[i].replay->state;
		struct problem *problem = replay_problem(state);

		if (places[i] == NULL)
			continue;
		add_facts(problem, texts, i, why);
		problem_number(problem, "number", (long)places[i]->number);
		problem_words(problem, "what", "the result");
		replay_report(state, id, places[i]->item->offset,
			      places[i]->item->length, problem);
	}
}

void
merge_report_tags(struct merge *merge, enum diag id, const char *what,
		  const char *name, const struct text texts[2])
{
	const struct text none = {"", 0};
	unsigned i;

	for (i = 0; i < 2; i++) {
		struct replay *replay = merge->sheets[i].replay;
		struct problem *problem = replay_problem(replay->state);

		problem_words(problem, "what", what);
		add_facts(problem, texts, i, none);
		replay_report_named(replay, id, name, problem);
	}
}
