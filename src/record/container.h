/*
 * Containers: how a file frames games, whatever their turns look like.  A
 * format is a container together with a notation (record/notation.h), which
 * names its container.
 */
#ifndef RECORD_CONTAINER_H
#define RECORD_CONTAINER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/strbuf.h"
#include "base/text.h"

struct arena;
struct diags;
struct notation;
struct record;
struct source;

/* It is read again with every game below it, so it is not endless. */
enum { HEADING_BYTES_MAX = 4096 };

/* What a record may hold besides its turns, and a format may not carry. */
enum cargo {
	CARGO_TAGS,	/* those without a property of the format's own */
	CARGO_RULES,	/* the tag Rules */
	CARGO_POSITION, /* a starting position */
	CARGO_VIEW,	/* faces that are not known */
	CARGO_COMMENTS,
	CARGO_GLYPHS,
	CARGO_VARIATIONS,
	CARGO_REFUSALS, /* tenders that were refused */
	CARGO_ROLLS,	/* a last roll that was not played */
	CARGO_RESULT,
	CARGO_CHOICE, /* fewer captures than could be made */
	CARGO_COUNT,
	/* No format has it that is not gestures: turns let pass there alone. */
	CARGO_LENIENCY
};

/* What a format may lose: the cargo, and a word that is no cargo. */
enum {
	LOSS_LAYOUT = CARGO_COUNT, /* line ends and blanks of a text */
	LOSS_COUNT
};

/* Which texts come back from a container byte for byte. */
enum layout {
	LAYOUT_UTF8, /* all that are valid */
	LAYOUT_SGF,  /* those whose line ends are LF */
	LAYOUT_PIN,  /* tags of one line, comments of paragraphs */
	LAYOUT_LINES /* those of one line */
};

/* As notation files name them, in their order; NULL ends. */
extern const char *const cargo_names[];

/* A set of them: bit n for cargo n. */
static inline unsigned
cargo_bit(enum cargo cargo)
{
	return 1u << cargo;
}

/*
 * A stretch of a file while its games are read one after the other.  Begins as
 * {.source = ..., .has_game = ...}.
 */
struct reading {
	const struct source *source;
	size_t offset;	 /* of what is read next */
	bool has_game;	 /* a game is named outside: tags may lack */
	bool is_decoded; /* it is UTF-8 now, whatever it says of itself */
	/*
	 * What holds for several games, as find_heading gives it: that of the
	 * stretches before at first, then kept up to date by the container.
	 */
	struct text heading;
};

/*
 * The heading that was written last and how many games stand below it: for
 * containers that write it once for several games.  The empty value is {0}.
 */
struct written_heading {
	struct strbuf text;
	size_t games;
};

/* What a writer of games one after the other must know. */
struct writing {
	const struct notation *notation; /* of the turns; not NULL */
	struct strbuf *out;
	size_t games; /* written before, with the same `out` */
	struct written_heading *heading; /* kept with `out` */
};

/*
 * One of a container's ways of framing games: its dialect, "" for the usual
 * one; the game that it is for, NULL for all; whether turns are gestures.
 */
struct container_way {
	const char *dialect, *game;
	bool has_gestures;
};

struct container {
	const char *name;   /* as notation files say it: "pin" */
	const char *begins; /* how a game does, as a phrase; or NULL */
	const struct container_way *ways; /* a NULL dialect ends */
	bool has_words;		    /* of its own, which a notation may say */
	const char *const *endings; /* of files: ".pin"; NULL ends */
	unsigned carries;	    /* set of cargo */
	enum layout layout;
	bool has_no_results; /* but tags and wins: others are lost */
	bool is_spaced;	     /* a blank line stands between games */
	/*
	 * Other things have files of these endings: those of a folder are read
	 * only when they are recognised.
	 */
	bool has_other_files;
	bool has_glyphs_in_turns; /* not as items behind them */
	bool has_positions;	  /* can be written behind turns */

	/*
	 * The next three are NULL in a container that is only written.
	 *
	 * Whether a file that begins so is one; `beginning` is its first block
	 * or all of it.
	 */
	bool (*recognise)(struct text beginning);

	/* As pin_cut (record/pin.h). */
	size_t (*cut)(struct text bytes, size_t wanted);

	/*
	 * The last heading in a stretch that holds for the games behind it, or
	 * an empty text; none is longer than HEADING_BYTES_MAX + 1.  Linear.
	 * NULL: there is no such thing.
	 */
	struct text (*find_heading)(struct text stretch);

	/*
	 * As pin_read: reads the game at `reading->offset` and moves that
	 * behind it; the record's `notation` is that of its turns.
	 */
	bool (*read)(struct reading *reading, struct arena *arena,
		     struct record *record, struct diags *diags);

	/*
	 * Appends the game, whose items are numbered and whose turns are
	 * spelled in `writing->notation` (record/canonical.h).
	 */
	void (*write)(const struct writing *writing,
		      const struct record *record);
};

/* The n-th, from 0; NULL behind the last.  The first one reads everything. */
const struct container *container_get(size_t n);
const struct container *container_find(struct text name);

/*
 * The container of a file by what it begins with, else by its name's ending,
 * else the first.  `name` may be empty.
 */
const struct container *container_recognise(struct text beginning,
					    struct text name);

/*
 * Whether a file that begins so seems to be no record, though its name ends
 * as that of one: others have files of such names, too.
 */
bool container_is_other(struct text beginning, struct text name);

/* Whether a file of that name is one of records, for reading folders. */
bool container_has_ending(struct text name);

#endif
