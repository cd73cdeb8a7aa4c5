/*
 * Who kept a record and for whom it is written: the knowledge that goes along
 * with the board.  Private to record/replay*.c.
 */
#ifndef RECORD_REPLAY_VIEW_H
#define RECORD_REPLAY_VIEW_H

#include <stdbool.h>

#include "base/diag.h"
#include "record/replay_state.h"

/* What a value of the View tag says; false when it says nothing. */
bool replay_read_view(struct text word, enum view *view);

/* "White", "Black", "Public"; "All" for VIEW_ALL. */
const char *replay_view_name(enum view view);

/*
 * Finds out whether the record is one player's sheet, and for whom it is
 * written, once the position at its start is there (faces in it may be hidden).
 * Replaces that by what the sheet knows.  False (with a finding) when no deal
 * fits.
 */
bool replay_set_view(struct replay *replay);

/* The memory of a new line; the state of the main line at its beginning. */
void replay_view_add_line(struct replay_state *state, const struct game *game,
			  struct line *line);
void replay_view_begin(struct replay *replay, struct line *line);

/* A variation begins where the outer line was before its last turn, or now. */
void replay_view_branch(const struct replay_state *state,
			const struct game *game, const struct line *outer,
			struct line *line);

/* After a turn that was refused: before it is as now. */
void replay_view_stay(const struct replay_state *state, const struct game *game,
		      struct line *line);

/* Whether the turn of a sheet fits what it knows; nothing is changed yet. */
enum diag replay_view_judge(struct replay *replay, const struct line *line,
			    const struct item *item, struct problem *problem);

/* Plays that turn on the line, whose `before` is set. */
void replay_view_play(struct replay *replay, struct line *line);

/* After any turn was played: what the view has seen of it. */
void replay_view_follow(struct replay *replay, struct line *line,
			const struct item *item);

/* Lets the replay show what belongs to the line. */
void replay_view_show(struct replay *replay, const struct line *line);

#endif
