/*
 * Findings for people: place, sentence, source line, caret.
 */
#ifndef CLI_REPORT_H
#define CLI_REPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"

struct arena;
struct cursor;
struct match_score;
struct record;
struct replay;
struct sheet;
struct source;

struct report_style {
	bool colour;
	enum level least; /* what is below is not shown */
	size_t most;	  /* findings of one game that are shown */
};

/* What the findings are about. */
struct report {
	const struct source *source;
	struct cursor *cursor;	     /* before the game; moved into it */
	const struct record *record; /* NULL: no game, but the file */
	const struct replay *replay; /* NULL with record */
	bool has_board;		     /* the replay could be started */
	bool hides;		     /* nothing of the source may be shown */
	struct arena *arena;
	const struct diags *diags;
	const struct match_score *score; /* after it; NULL: none is known */
	size_t game;			 /* in its stretch, from 1; 0: none */
};

/* Appends a block for each finding that is shown, in order of their places. */
void report_findings(const struct report *report,
		     const struct report_style *style, struct sheet *sheet);

/* The findings in order of their places, in the arena. */
const struct finding **report_sort(const struct report *report);

/* The finding's sentence as it may be printed; perhaps in the arena. */
struct text report_message(const struct report *report,
			   const struct finding *finding);

#endif
