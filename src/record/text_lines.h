/*
 * The lines of a file with a turn a line, and its dialects.  Private to
 * record/text_*.
 */
#ifndef RECORD_TEXT_LINES_H
#define RECORD_TEXT_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "record/line.h"
#include "record/record.h"

struct text_dialect {
	const char *name;	   /* the notation's, and that it names */
	const char *white, *black; /* what stands before their turns */
	bool has_step_lines;	 /* each word of a turn has a line of its own */
	bool has_lines;		 /* of players and score */
	bool numbers_either_way; /* a side may number as the other sees it */
};

/* The n-th, from 0; NULL behind the last. */
const struct text_dialect *text_dialect_get(size_t n);
/* The first one when there is none of that name. */
const struct text_dialect *text_dialect_find(struct text name);

enum text_kind {
	TEXT_BLANK,
	TEXT_TAG,     /* ; [Event "Club"] */
	TEXT_COMMENT, /* ; anything else */
	TEXT_SCORE,   /* Score is 1-0 in a 5 point match. */
	TEXT_PLAYERS, /* Ada is X - Ben is O */
	TEXT_TURN,    /* X: (6 5)  24-18 24-19 */
	TEXT_WINS,    /* X: wins 2 points */
	TEXT_CUBE,    /* X: doubles */
	TEXT_STAR,    /* *, of a game that has no turns */
	TEXT_OTHER
};

/* What has been of a game behind a line. */
enum text_stage { TEXT_NOTHING, TEXT_HEADING, TEXT_TURNS, TEXT_DONE };

struct file_line {
	struct text_line line;
	enum text_kind kind;
	bool begins; /* a game */
	/* Of turns, wins and the cube: whose, and what stands behind that. */
	const struct text_dialect *dialect; /* NULL: nobody is named */
	enum item_side side;
	struct text rest;
};

/* Begins as {.bytes = ..., .at = ...}, at a game's beginning. */
struct text_scan {
	struct text bytes;
	size_t at;
	enum text_stage stage;
};

bool text_next(struct text_scan *scan, struct file_line *line);

/* "Score is 1-0 in a 5 point match."; no length: of an unlimited one. */
struct text_score {
	struct text white, black, length;
};
bool text_read_score(struct text line, struct text_score *score);

/* "Ada is X - Ben is O", in either order. */
bool text_read_players(struct text line, struct text *white,
		       struct text *black);

#endif
