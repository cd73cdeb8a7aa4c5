/*
 * The lines of match text: what each is and where games begin.  Private to
 * record/mat_*.
 */
#ifndef RECORD_MAT_LINES_H
#define RECORD_MAT_LINES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"
#include "record/line.h"

enum mat_kind {
	MAT_BLANK,
	MAT_TAG,     /* ; [Event "Club"] */
	MAT_COMMENT, /* ; anything else */
	MAT_MATCH,   /* 5 point match */
	MAT_GAME,    /* Game 1 */
	MAT_NAMES,   /* Ada : 0       Ben : 0 */
	MAT_ROW,     /* 1) 31: 8/5 6/5     42: ... */
	MAT_WINS,    /* Wins 1 point */
	MAT_OTHER
};

/* What has been of a game behind a line. */
enum mat_stage {
	MAT_NOTHING,
	MAT_HEADING, /* what holds for all games of the match */
	MAT_OPEN,    /* the game has its line: tags are its own */
	MAT_NAMED,   /* it has its names, no row yet */
	MAT_ROWS,
	MAT_DONE /* it was won */
};

struct mat_line {
	struct text_line line;
	enum mat_kind kind;
	bool begins; /* a game, perhaps with a heading */
};

/* Begins as {.bytes = ..., .at = ...}, at a game's beginning. */
struct mat_scan {
	struct text bytes;
	size_t at;
	enum mat_stage stage;
};

bool mat_next(struct mat_scan *scan, struct mat_line *line);

/* The columns of two players begin here or before, and behind. */
enum { MAT_SECOND_COLUMN = 20 };

/* A player and his points, from a line of names. */
struct mat_name {
	struct text name;
	struct text points; /* empty: none are there */
};

/* Takes a line of names apart; false when it is none. */
bool mat_read_names(struct text line, struct mat_name *left,
		    struct mat_name *right);

#endif
