/*
 * Everything that can be wrong with an input: one row of a table each, and
 * the findings that were made.
 */
#ifndef BASE_DIAG_H
#define BASE_DIAG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/text.h"

struct arena;
struct catalog;
struct strbuf;

enum level { LEVEL_NOTE, LEVEL_WARNING, LEVEL_ERROR };

/* What becomes of a game; the worst of its findings decides. */
enum verdict {
	VERDICT_LEGAL,
	VERDICT_UNSOUND,    /* turns legal; result, numbers or claims wrong */
	VERDICT_ILLEGAL,    /* a turn breaks a rule */
	VERDICT_UNREADABLE, /* it cannot be parsed */
	VERDICT_COUNT
};

/* Rows are in diag.c, diag_dice.c and diag_file.c, in this order. */
enum diag {
	DIAG_NONE = 0,

	/* reading files and frames */
	DIAG_UTF16,
	DIAG_BINARY,
	DIAG_ENCODING,
	DIAG_NO_GAME,
	DIAG_FORMAT_GAME,
	DIAG_FORMAT_MISSES,
	DIAG_FORMAT_LOSES,
	DIAG_LOST,
	DIAG_HEADING_TOO_LONG,
	DIAG_NUMBERING,
	DIAG_SKIPPED_TEXT,
	DIAG_GLUED,
	DIAG_JSON,
	DIAG_NESTING,
	DIAG_RECORD_KEY,
	DIAG_RECORD_VALUE,
	DIAG_ESCAPE_COLUMN,
	DIAG_SGF_SYNTAX,
	DIAG_SGF_BRACKET,
	DIAG_PROPERTY_TWICE,
	DIAG_CHARSET,
	DIAG_TAG_SYNTAX,
	DIAG_TAG_TWICE,
	DIAG_COMMENT_UNCLOSED,
	DIAG_COMMENT_UNOPENED,
	DIAG_VARIATION_UNCLOSED,
	DIAG_VARIATION_UNOPENED,
	DIAG_VARIATION_EMPTY,
	DIAG_VARIATION_PLACE,
	DIAG_VARIATION_DEPTH,
	DIAG_GLYPH,
	DIAG_STRAY,
	DIAG_TURN_TOO_LONG,
	DIAG_TURN_SYNTAX,
	DIAG_AFTER_RESULT,
	DIAG_NUMBER,

	/* tags, options, positions */
	DIAG_GAME_MISSING,
	DIAG_GAME_IMPLIED,
	DIAG_GAME_UNKNOWN,
	DIAG_RULES_OPTION,
	DIAG_RULES_VALUE,
	DIAG_TAG_UNKNOWN,
	DIAG_POSITION_SYNTAX,
	DIAG_POSITION_RANKS,
	DIAG_POSITION_SURPLUS,
	DIAG_POSITION_PARITY,
	DIAG_POSITION_HIDDEN,
	DIAG_NO_ID,
	DIAG_ID_LACKS,
	DIAG_VIEW,

	/* turns of Plateau (rule numbers: see the table) */
	DIAG_OFF_BOARD,
	DIAG_NO_SUCH_PIECE,
	DIAG_FACE_UNKNOWN,
	DIAG_GAME_OVER,
	DIAG_OPENING,
	DIAG_PERIMETER,
	DIAG_OCCUPIED,
	DIAG_RESERVE,
	DIAG_HEIGHT,
	DIAG_ONBOARD_TOUCH,
	DIAG_ONBOARD_ENEMY,
	DIAG_EMPTY,
	DIAG_PINNED,
	DIAG_NOT_OWN,
	DIAG_COUNT_OF_UNIT,
	DIAG_FLIP,
	DIAG_FLIP_ONLY,
	DIAG_DIRECTION,
	DIAG_LINE,
	DIAG_DISTANCE,
	DIAG_TWISTER,
	DIAG_CORNER,
	DIAG_PATH,
	DIAG_DROP_COUNT,
	DIAG_PICKUP_COUNT,
	DIAG_PICKUP_ENEMY,
	DIAG_PIN_BLANK,
	DIAG_LANDING_BLANK,
	DIAG_CAPTURE_COUNT,
	DIAG_CAPTURE_LIST,
	DIAG_CAPTURE_UNMARKED,
	DIAG_STOMP_BLANK,
	DIAG_STOMP_NOTHING,
	DIAG_TENDER,
	DIAG_PAYMENT,
	DIAG_UNDERPAID,
	DIAG_REFUSAL,
	DIAG_RETENDER,
	DIAG_PASS,

	/* its gestures */
	DIAG_GESTURE,
	DIAG_GESTURE_PIECE,
	DIAG_GESTURE_DONE,
	DIAG_GESTURE_CUT,
	DIAG_LENIENCY,

	/* turns of Plakoto, and its matches: rows are in diag_dice.c */
	DIAG_PLAKOTO_CHECKERS,
	DIAG_PLAKOTO_POSITION_DICE,
	DIAG_PLAKOTO_DICE,
	DIAG_PLAKOTO_DICE_ORDER,
	DIAG_PLAKOTO_POINT,
	DIAG_PLAKOTO_DIRECTION,
	DIAG_PLAKOTO_DIE,
	DIAG_PLAKOTO_PRISONER,
	DIAG_PLAKOTO_EMPTY,
	DIAG_PLAKOTO_BLOCKED,
	DIAG_PLAKOTO_JAILER,
	DIAG_PLAKOTO_PATH,
	DIAG_PLAKOTO_OFF_PINNED,
	DIAG_PLAKOTO_OFF_OUTSIDE,
	DIAG_PLAKOTO_OFF_HIGHER,
	DIAG_PLAKOTO_LITERAL,
	DIAG_PLAKOTO_PASS,
	DIAG_PLAKOTO_DICE_UNUSED,
	DIAG_PLAKOTO_HIGHER_DIE,
	DIAG_PLAKOTO_ORDER,
	DIAG_PLAKOTO_AFTER_END,
	DIAG_PLAKOTO_STOPPED,
	DIAG_PLAKOTO_ROLL,
	DIAG_PLAKOTO_SHORT_FORM,
	DIAG_PLAKOTO_PIN_PASSING,
	DIAG_PLAKOTO_PIN_MARK,
	DIAG_PLAKOTO_STARTER,
	DIAG_PLAKOTO_OPENING,
	DIAG_PLAKOTO_OPENING_NEEDLESS,
	DIAG_PLAKOTO_OPENING_USED,
	DIAG_PLAKOTO_OPENING_UNUSED,
	DIAG_PLAKOTO_SCORE,
	DIAG_PLAKOTO_MATCH,
	DIAG_PLAKOTO_MATCH_TARGET,
	DIAG_PLAKOTO_MATCH_OVER,
	DIAG_PLAKOTO_MATCH_RULES,
	DIAG_PLAKOTO_MATCH_OPEN,
	DIAG_PLAKOTO_MATCH_LOST,
	DIAG_PLAKOTO_BAR,
	DIAG_PLAKOTO_CUBE,

	/* records with unknown faces */
	DIAG_CAPTURE_UNLISTED,
	DIAG_SHOWN_FACE,
	DIAG_SHOWN_SET,
	DIAG_SHOWN_UNWARRANTED,
	DIAG_SHOWN_MISSING,
	DIAG_FACE_UNSEEN,
	DIAG_FACE_OWN,

	/* claims */
	DIAG_WRONG_SIDE,
	DIAG_WIN_MARK,
	DIAG_RESULT,
	DIAG_RESULT_FORM,
	DIAG_RESULT_SPELLING,
	DIAG_RESULT_REASON,
	DIAG_RESULT_TAG,
	DIAG_RESULT_MISSING,
	DIAG_RESULT_NONE,
	DIAG_TAG_VALUE,
	DIAG_FIRST,
	DIAG_RESIGN,
	DIAG_RESIGN_NEEDLESS,
	DIAG_RESIGN_IMPLIED,
	DIAG_VIEW_NEEDLESS,
	DIAG_POSITION_CLAIM,
	DIAG_VARIATION_DICE,
	DIAG_SPELLING,

	/* two records of one game */
	DIAG_MERGE_GAME,
	DIAG_MERGE_TURN,
	DIAG_MERGE_LENGTH,
	DIAG_MERGE_VARIATION,
	DIAG_MERGE_TAG,
	DIAG_MERGE_RESULT,
	DIAG_MERGE_VIEW,

	/* notations and lessons, to the end: rows are in diag_file.c */
	DIAG_FILE_TOO_LONG,
	DIAG_YAML,
	DIAG_NOTATION_KEY,
	DIAG_NOTATION_MISSING,
	DIAG_NOTATION_VALUE,
	DIAG_NOTATION_PATTERN,
	DIAG_NOTATION_TEMPLATE,
	DIAG_NOTATION_EXAMPLE,
	DIAG_PATTERN_LIMIT,

	DIAG_LESSON_KEY,
	DIAG_LESSON_MISSING,
	DIAG_LESSON_VALUE,
	DIAG_LESSON_FALSE,
	DIAG_LESSON_LANGUAGE,

	DIAG_COUNT
};

struct diag_row {
	const char *id; /* stable, kebab-case */
	enum level level;
	enum verdict verdict;
	const char *rule; /* "24", "B4"; "" where no rule of the game speaks */
	const char *sentence; /* with {facts}, see diag_write_message */
};

const struct diag_row *diag_row(enum diag id);

/*
 * The name of the game whose turns the id is about; "" when it is about any
 * game's.
 */
const char *diag_game(enum diag id);

/*
 * The row of that id, or DIAG_NONE.  Games share a few ids, each with a row of
 * its own: then it is that of `game` (a name; may be empty).
 */
enum diag diag_find(struct text id, struct text game);

/*
 * The facts of one case: what a sentence says in its {braces}.  Flat, held by
 * the caller, filled only when something is wrong.
 */
enum { FACTS_MAX = 12, FACTS_BYTES = 1000 };

struct fact {
	const char *name; /* a literal */
	bool is_number;
	long number;
	const char *words; /* of the program, not yet translated; or NULL */
	unsigned start, length; /* of its text in problem.bytes, else */
};

struct problem {
	size_t start, length; /* inside the text that was read; length 0: all */
	size_t fact_count;
	struct fact facts[FACTS_MAX];
	/*
	 * A second place: the number that the caller gave for an earlier turn
	 * (see games/game.h), 0 for none.
	 */
	uint32_t other;
	bool has_more_others; /* and it is only the first of several */
	/* Of the words of which facts are made; NULL: English. */
	const struct catalog *catalog;
	unsigned byte_count;
	char bytes[FACTS_BYTES];
};

/* Both cut what does not fit; the same name again replaces. */
void problem_fact(struct problem *problem, const char *name, struct text text);
void problem_number(struct problem *problem, const char *name, long number);

/*
 * A fact in words of the program (a literal), which are looked up in the
 * catalog when the sentence is written.
 */
void problem_words(struct problem *problem, const char *name,
		   const char *english);

/* The fact of that name, or NULL; `problem` may be NULL. */
const struct fact *problem_find(const struct problem *problem,
				struct text name);

/* The text of a fact that is no number, in English. */
struct text problem_text(const struct problem *problem,
			 const struct fact *fact);

/*
 * Writes a sentence or a part of one (`english`, a literal) as the catalog says
 * it, with the facts put in:
 *   {name}            the text or the number in digits
 *   {name:word}       a number as a word up to twelve ("none", "one", "two")
 *   {name:count}      the same before what is counted: 0 is "no"
 *   {name|one|many}   the first when the number is 1, else the second
 *   [...]             left out when a fact named inside is missing; with no
 *                     fact named inside it stands as it is, brackets too
 * A missing fact outside brackets is written as "?".
 */
void problem_say(const struct problem *problem, const char *english,
		 const struct catalog *catalog, struct strbuf *out);

/* The sentence of `id`, written so. */
void diag_write_message(enum diag id, const struct problem *problem,
			const struct catalog *catalog, struct strbuf *out);

/* "none" to "twelve"; NULL for more.  What {name:word} writes. */
const char *diag_number_word(size_t number);

/* One thing that is wrong, with its place in the source. */
struct finding {
	enum diag id;
	enum level level; /* of the row, or raised by --strict */
	size_t offset, length;
	bool has_other; /* a second place, e.g. of the first of two tags */
	size_t other_offset;
	bool has_more_others; /* it is only the first of several */
	struct text message;
	struct text hint; /* a legal turn or a name near by; may be empty */
	unsigned ply;	  /* of the turn, from 1; 0 outside turns */
	struct text turn; /* as it is written; may be empty */
	struct text path; /* "at 3. a1>c1": which variation; or empty */
	struct text rule; /* in place of the row's; or empty */
};

/* The rule that is broken, "" where no rule of the game speaks. */
static inline struct text
finding_rule(const struct finding *finding)
{
	if (finding->rule.length > 0)
		return finding->rule;
	return text_of(diag_row(finding->id)->rule);
}

enum { DIAGS_KEPT_MAX = 1000 };

struct diags {
	struct arena *arena;
	const struct catalog *catalog; /* of sentences; NULL: English */
	bool strict; /* warnings become errors of verdict unsound */
	struct finding *findings; /* at most DIAGS_KEPT_MAX */
	size_t count, capacity;
	enum verdict verdict; /* the worst so far */
	size_t error_count, warning_count;
	size_t left[LEVEL_ERROR + 1]; /* by level: only counted, not kept */
	struct finding spare;	      /* what is not kept is written here */
};

void diags_init(struct diags *diags, struct arena *arena, bool strict);

/*
 * Adds a finding at `offset` (as given: problem->start is for the caller to
 * add); `problem` may be NULL (no facts), a fact "nearest" becomes the hint, a
 * fact "rule" the rule.
 * When there are too many it only counts: so memory stays bounded.  The result
 * stays valid until the next call, for the caller to fill ply, turn, path and
 * hint.
 */
struct finding *diags_add(struct diags *diags, enum diag id, size_t offset,
			  size_t length, const struct problem *problem);

/*
 * The same for findings that say one thing: a fact `name` (a text, or words of
 * the program), "limit", the fact "byte" of one byte ("0xE9"), or "name" with
 * the other place at which it stands.
 */
struct finding *diags_add_fact(struct diags *diags, enum diag id, size_t offset,
			       size_t length, const char *name,
			       struct text text);
struct finding *diags_add_words(struct diags *diags, enum diag id,
				size_t offset, size_t length, const char *name,
				const char *words);
struct finding *diags_add_limit(struct diags *diags, enum diag id,
				size_t offset, size_t length, long limit);
struct finding *diags_add_byte(struct diags *diags, enum diag id, size_t offset,
			       char byte);
struct finding *diags_add_twice(struct diags *diags, enum diag id,
				size_t offset, size_t length, struct text name,
				size_t other);

/* Makes an error of verdict unsound of a warning or note that was kept. */
void diags_raise(struct diags *diags, struct finding *finding);

#endif
