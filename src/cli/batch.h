/*
 * Work on every game of the input: stretches are handed to workers, and what
 * they give is printed in the order of the input.
 */
#ifndef CLI_BATCH_H
#define CLI_BATCH_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "cli/cli.h"
#include "cli/cursor.h"
#include "cli/input.h"
#include "cli/losses.h"
#include "cli/sheet.h"
#include "record/container.h"
#include "record/replay.h"

struct arena;
struct desk;
struct options;
struct output;
struct record;
struct replay;
struct setup;

/* One stretch, and what came of it. */
struct page {
	struct stretch stretch;
	struct sheet out;     /* for standard output, or -o */
	struct sheet err;     /* findings */
	struct cursor cursor; /* for reports: behind the game before */
	size_t games;
	size_t written;			/* games that stand in `out` */
	struct written_heading heading; /* of them */
	struct losses losses;
	size_t games_before; /* in the whole input; only if jobs is 1 */
	size_t verdicts[VERDICT_COUNT];
	bool is_encoding_told;
	bool is_bad;	   /* status 1 for a reason that is no verdict */
	bool is_misplaced; /* status 2: a game has no such place */
	bool stops;	   /* nothing more is wanted; only if jobs is 1 */
	bool is_done;

	/* For matches: which stretch of the input this is, from 0. */
	size_t sequence;
	struct match_state match; /* after the last game that joined it */
	bool has_match; /* `match` is known: it is that of the stretch before */
	bool was_interrupted; /* before it was known */
};

/* What the page holds, not the page itself. */
void page_free(struct page *page);

/* A game as the commands get it. */
struct batch_game {
	const struct setup *setup;
	void *context; /* of the command; shared by all workers */
	struct page *page;
	struct desk *desk;
	struct record *record;
	struct replay *replay;
	bool has_board; /* the replay was started */
	struct diags *diags;
	struct arena *arena;	/* until the next game */
	struct strbuf *scratch; /* emptied */
	size_t begin, end;	/* in the source: up to the next game */
};

/*
 * Does the command's work on one game.  Called by several threads at a time;
 * what it does must depend on the game only.
 */
typedef void batch_visitor(struct batch_game *game);

struct batch {
	const struct setup *setup;
	batch_visitor *visit;
	void *context;
	struct output *output;
	bool is_spaced; /* a blank line between the outputs of games */
	bool is_serial; /* whatever --jobs says */
	bool is_json;	/* what is wrong outside of games is told there */
	/*
	 * Called when a file is printed, with what it lost, to add what is to
	 * be said of it.  False: that makes status 1.  May be NULL.
	 */
	bool (*end_file)(const struct batch *batch, const char *name,
			 const struct losses *losses, struct sheet *sheet);

	/* set by batch_run */
	struct desk *desk;
	size_t games, files;
	size_t verdicts[VERDICT_COUNT];
	bool is_bad, is_misplaced, has_trouble;
	bool has_printed; /* there was some output */
};

/* Goes through the files that the options name. */
void batch_run(struct batch *batch, char **names, size_t name_count);

/*
 * Goes through the operands with the results in the file of --output, which
 * stays as it was when writing failed, or something was wrong and there is
 * nothing to write.
 */
enum exit_status batch_write(struct batch *batch,
			     const struct options *options);

/* Status 3, 1 or 0. */
enum exit_status batch_status(const struct batch *batch);

/*
 * Holds the game, when it is finished, against those of its match before it in
 * the file: adds what is wrong to its findings.  True when it is part of a
 * match whose score after it is known.
 */
bool batch_join_match(struct batch_game *game, struct match_score *score);

/* Whether nothing of the game's source may be shown. */
bool batch_hides(const struct batch_game *game);

/* Whether the comments are to be written, too. */
bool batch_keeps_comments(const struct batch_game *game);

/* Reports the game's findings as text, on standard error. */
void batch_report(struct batch_game *game, enum level least);

/*
 * Reports all of them there in the form asked for: for commands whose results
 * are games.  Under --quiet only errors make a game worth an object of JSON.
 */
void batch_tell(struct batch_game *game);

/* For JSON on standard output; `score` after the game, NULL: none. */
void batch_report_json(struct batch_game *game, const struct match_score *score,
		       struct sheet *sheet);

#endif
