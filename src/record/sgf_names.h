/*
 * Which tags and glyphs stand for which properties of SGF.  Private to
 * record/sgf_*.
 */
#ifndef RECORD_SGF_NAMES_H
#define RECORD_SGF_NAMES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct arena;
struct game;

/*
 * Properties of this program's own.  What no property of FF[4] says exactly
 * stands in them; pinrec-notation(5) describes them.
 */
#define SGF_TAGS "XT"	 /* tags: name:value */
#define SGF_REMARKS "XC" /* comments before tags: name:text */
#define SGF_GLYPHS "XG"	 /* "$14" */
#define SGF_BETWEEN "XB" /* before a variation: c:text, g:$14 */
#define SGF_RESULT "XR"	 /* the last word of the record, where it stands */
#define SGF_TOP "XP"	 /* points whose upper checker is White's */

/* In the order of the table. */
enum sgf_tag {
	SGF_TAG_EVENT,
	SGF_TAG_SITE,
	SGF_TAG_DATE,
	SGF_TAG_ROUND,
	SGF_TAG_BLACK,
	SGF_TAG_WHITE,
	SGF_TAG_RESULT,
	SGF_TAG_RULES,
	SGF_TAG_ANNOTATOR,
	SGF_TAG_BLACK_TEAM,
	SGF_TAG_WHITE_TEAM,
	SGF_TAG_BLACK_RANK,
	SGF_TAG_WHITE_RANK,
	SGF_TAG_SOURCE,
	SGF_TAG_COPYRIGHT,
	SGF_TAG_NAME,
	SGF_TAG_RECORDER,
	SGF_TAG_FIRST,
	SGF_TAG_MATCH,
	SGF_TAG_SCORE,
	SGF_TAG_COUNT
};

const char *sgf_tag_name(enum sgf_tag tag);
const char *sgf_tag_property(enum sgf_tag tag);

/* SGF_TAG_COUNT when there is none. */
enum sgf_tag sgf_find_tag(struct text name);
enum sgf_tag sgf_find_property(struct text property);

/*
 * Whether a tag of that name stands for the property of that name, whatever it
 * is: capitals only, and no property that means something here.
 */
bool sgf_is_foreign(struct text name);

/* The same for what stands in nodes: also none that begins a game. */
bool sgf_is_command(struct text name);

/* Whether SU says the setup whose rules are known. */
bool sgf_is_usual_setup(struct text value);

/* The property of one of the six glyphs with its value; NULL for others. */
struct sgf_glyph {
	const char *glyph, *property, *value;
};
const struct sgf_glyph *sgf_glyph(struct text glyph);
const struct sgf_glyph *sgf_glyph_of(struct text property, struct text value);
bool sgf_is_glyph(struct text text); /* "!?" or "$14" */

/*
 * Whether it is a result of the game; of other words in the tag the reader does
 * not know that they are the last word, too.
 */
bool sgf_is_result(const struct game *game, struct text result);

/* Results and dates, from one form to the other; in `arena` or literal. */
struct text sgf_result_read(struct text value, struct arena *arena);
struct text sgf_result_write(struct text tag);
struct text sgf_date_read(struct text value, struct arena *arena);
struct text sgf_date_write(struct text tag, struct arena *arena);

#endif
