/*
 * Records that are kept gesture by gesture (games/gestures.h): gestures become
 * turns, and turns gestures.  Private to record/replay*.c and record/canonical.c.
 */
#ifndef RECORD_REPLAY_GESTURES_H
#define RECORD_REPLAY_GESTURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "record/replay_state.h"

struct gesture;

enum { PARTS_MAX = 256 }; /* gestures that a turn is written with */

/* Of one record. */
struct gesturing {
	bool reads;  /* its turns are gestures */
	bool writes; /* they are to be written as gestures */
	/* All gestures of turns in order, and where they stand. */
	struct gesture *gestures;
	const struct item **origins;
	size_t count;
	uint8_t unread;	 /* the kind of those that could not be read */
	void *tray;	 /* of the main line; NULL: pieces have no numbers */
	bool has_faulty; /* of the turn collapsed last a gesture is wrong */
	/* Of the turn played last, to be written; none of a variation. */
	const struct item *const *parts;
	unsigned part_count;
	/* Turns that only these records have, and that they have no words for. */
	size_t leniencies, unsayable;
};

/* --- replay_join.c --- */

enum diag gesture_take_apart(struct replay_state *state, struct text text,
			     struct gesture *gesture, struct problem *problem);

/*
 * Once the notation is known: if its turns are gestures, replaces the record by
 * one whose turns are made of them.
 */
void replay_join_gestures(struct replay *replay);

/* --- replay_gestures.c --- */

/* Once the position at the start is known. */
void replay_begin_tray(struct replay *replay);

/*
 * What the turn's gestures come to, into the line's trial, and why that cannot
 * be played, to the tools' problem.  Notes what such records were not held to.
 */
enum diag replay_judge_gestures(struct replay *replay, struct line *line,
				const struct item *item, bool *is_read);

/*
 * Whether the turn, which cannot be played, is only what the record's end has
 * left of one: then that is told.
 */
bool replay_is_cut(struct replay *replay, const struct line *line,
		   const struct item *item);

/* Whether the turn, played or not, is a ply of its own. */
bool replay_gestures_end_turn(const struct replay *replay,
			      const struct item *item);

/* What is to be said of gestures that came to a legal turn. */
void replay_remark_gestures(struct replay *replay, const struct line *line,
			    const struct item *item);

/* Before the line's trial is played. */
void replay_follow_gestures(struct replay *replay, struct line *line);

/* The turn's gestures as text, for messages; in the arena. */
struct text replay_spell_gestures(const struct replay *replay,
				  const struct item *item);

#endif
