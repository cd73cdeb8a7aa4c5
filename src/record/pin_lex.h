/*
 * The words of .pin files and where games begin: what the reader and the
 * cutter share, so that they cannot disagree.  Private to record/pin_*.
 */
#ifndef RECORD_PIN_LEX_H
#define RECORD_PIN_LEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

/* What a byte can be. */
enum {
	PIN_BLANK = 1, /* stands between words; Ctrl-Z and FF do too */
	PIN_LINE = 2,  /* CR, LF */
	PIN_STOP = 4,  /* ends a word, or may do so */
	PIN_ALNUM = 8,
	PIN_NAME = 16,	  /* may stand in the name of a tag */
	PIN_HIGH = 32,	  /* not ASCII */
	PIN_CONTROL = 64, /* no blank, and no text */
	PIN_ZERO = 128,
	PIN_PLAIN = 256, /* stands in turns, and means nothing to the reader */
	PIN_STEP = 512	 /* stands in steps of turns, "24/18*" */
};
extern const uint16_t pin_bytes[256];

/* How far the game at hand has come. */
enum pin_stage {
	PIN_BEFORE, /* no game yet */
	PIN_TAGS,
	PIN_MOVES,
	PIN_AFTER /* behind its result */
};

enum pin_kind {
	PIN_END,  /* the bytes are over */
	PIN_GAME, /* another game begins here; nothing was taken */
	PIN_TAG,
	PIN_COMMENT,
	PIN_LINE_COMMENT,
	PIN_NUMBER,
	PIN_TURN,
	PIN_GLYPH,
	PIN_RESULT,
	PIN_OPEN,
	PIN_CLOSE,
	PIN_BAD_GLYPH,
	PIN_STRAY,
	PIN_UNOPENED, /* a } of no comment */
	PIN_ESCAPE,   /* a % that is not in column 1, and its line */
	/* a word before the first game, behind a broken tag, after a result */
	PIN_TEXT
};

struct pin_token {
	enum pin_kind kind;
	unsigned bits;		/* of all its bytes, or'ed */
	size_t offset, length;	/* all of it */
	size_t start, size;	/* inside of a comment, value of a tag */
	size_t name, name_size; /* of a tag */
	/*
	 * False when the text must be put right before it is used: escapes in
	 * a tag, line breaks in a comment or a turn, "3. ..." for "3...".
	 */
	bool is_plain;
	bool resumes;	   /* the result "*" before it ended nothing */
	bool is_glued;	   /* of PIN_GAME: no blank stands before it */
	const char *fault; /* what is wrong with the tag or comment, or NULL */
	size_t fault_at, fault_size;
};

struct pin_lex {
	const uint8_t *bytes;
	size_t length, at;
	enum pin_stage stage;
	size_t depth;  /* open variations */
	bool has_game; /* see pin_options */
	bool has_more; /* before the first game: one is known to come */
	/*
	 * In the rest of a line of skipped text before the first game; among
	 * tags, in what a broken one may have left.
	 */
	bool is_skipping;
	bool is_behind_tag; /* the token before was a tag */
	bool has_leftover;  /* text was skipped since the last tag */
	bool has_game_tag;  /* of the game at hand */
	bool is_star;	    /* the result was "*", and nothing followed */
	bool is_cut_off;    /* a comment was left where a game begins */
	bool hit_end;	    /* something depended on where the bytes end */
};

/* Begins at a game's first byte, or at that of the file. */
void pin_lex_begin(struct pin_lex *lex, struct text bytes, size_t at,
		   bool has_game);

/*
 * Takes the next token.  After PIN_GAME, begin anew at its offset: a game's
 * beginning is found again whatever stood before it.
 */
void pin_lex_next(struct pin_lex *lex, struct pin_token *token);

/* Whether the file is UTF-16, by its mark or by its first bytes. */
bool pin_is_utf16(struct text bytes);

/* --- shared by pin_lex_*.c --- */

static inline unsigned
pin_byte(const struct pin_lex *lex, size_t at)
{
	return pin_bytes[lex->bytes[at]];
}

static inline bool
pin_is_at(const struct pin_lex *lex, size_t at, char c)
{
	return at < lex->length && lex->bytes[at] == (uint8_t)c;
}

/* Only those of one line. */
static inline size_t
pin_skip_spaces(const struct pin_lex *lex, size_t at)
{
	while (pin_is_at(lex, at, ' ') || pin_is_at(lex, at, '\t'))
		at++;
	return at;
}

static inline struct text
pin_span(const struct pin_lex *lex, size_t start, size_t end)
{
	return (struct text){(const char *)lex->bytes + start, end - start};
}

/* A byte order mark reads as a blank wherever it stands. */
bool pin_is_mark(const struct pin_lex *lex, size_t at);

size_t pin_skip_blanks(const struct pin_lex *lex, size_t at);
size_t pin_line_end(const struct pin_lex *lex, size_t at);

/* Column 1; marks before it have no width. */
bool pin_is_line_start(const struct pin_lex *lex, size_t at);

/* CR and LF in either order are one. */
size_t pin_count_line_ends(const struct pin_lex *lex, size_t from, size_t to);

/* Skips what separates tokens: blanks, and lines with % in column 1. */
size_t pin_skip_between(const struct pin_lex *lex, size_t at);

/* --- pin_lex_tag.c: tags and comments --- */

/* The names that are known, in the order of writing; NULL ends. */
extern const char *const pin_tag_order[]; /* Game to Result */

/* Whether a tag begins at the bracket at `at`: a name and a quote follow. */
bool pin_is_tag_head(struct pin_lex *lex, size_t at);

/* The same, or a known name follows (then it is a tag gone wrong). */
bool pin_is_tag(struct pin_lex *lex, size_t at);

/* A name and a quote, but no bracket before them. */
bool pin_is_bare_tag(struct pin_lex *lex, size_t at);

void pin_take_tag(struct pin_lex *lex, struct pin_token *token);
void pin_take_comment(struct pin_lex *lex, struct pin_token *token);
void pin_take_line_comment(struct pin_lex *lex, struct pin_token *token);

/* --- pin_lex_leftover.c: what a broken tag leaves --- */

/*
 * Whether the last line before `at` that is not empty holds words and nothing
 * that could make it anything else than move text, text after a result, what a
 * broken tag left, or the inside of a comment.
 */
bool pin_is_after_words(struct text bytes, size_t at);

/*
 * Whether the word behind the blanks that begin at `from`, among the tags, is
 * left of a broken tag, or stands behind a sound one and cannot be meant.
 */
bool pin_is_leftover(struct pin_lex *lex, size_t from);

/*
 * Whether a game begins here behind a leftover: at a line with a Game tag if
 * the game at hand has that tag already.  Also if the leftover ends with a
 * line of words, since a cut is looked for there.
 */
bool pin_is_game_line(struct pin_lex *lex, size_t at);

/* --- pin_lex_result.c --- */

/*
 * Length of the result word at `at`, or 0.  Inside of a turn of several words,
 * "1/2" may be a step.
 */
size_t pin_result_length(struct pin_lex *lex, size_t at, bool is_inside);

/* --- pin_lex_word.c: numbers, turns, glyphs --- */

/* Where the word at `at` ends; one byte at least.  Adds to `bits`. */
size_t pin_scan_word(struct pin_lex *lex, size_t at, unsigned *bits);

/* Whether no word goes on at `at`. */
bool pin_is_word_end(struct pin_lex *lex, size_t at);

/* Length of the number ("3.", "3...") at `at`, or 0. */
size_t pin_number_length(const struct pin_lex *lex, size_t at);

/* Whether move text begins here: a word like a turn, or a number before it. */
bool pin_is_move_text(struct pin_lex *lex, size_t at);

void pin_take_word(struct pin_lex *lex, struct pin_token *token);
void pin_take_glyph(struct pin_lex *lex, struct pin_token *token);

#endif
