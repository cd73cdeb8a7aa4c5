/*
 * Tags, glyphs, results and dates of SGF: tables and what they say.
 */
#include "record/sgf_names.h"

#include <string.h>

#include "base/arena.h"
#include "games/game.h"
#include "record/sgf_scan.h"

/* clang-format off */
static const struct {
	const char *name, *property;
} tags[SGF_TAG_COUNT] = {
	[SGF_TAG_EVENT] =      {"Event", "EV"},
	[SGF_TAG_SITE] =       {"Site", "PC"},
	[SGF_TAG_DATE] =       {"Date", "DT"},
	[SGF_TAG_ROUND] =      {"Round", "RO"},
	[SGF_TAG_BLACK] =      {"Black", "PB"},
	[SGF_TAG_WHITE] =      {"White", "PW"},
	[SGF_TAG_RESULT] =     {"Result", "RE"},
	[SGF_TAG_RULES] =      {"Rules", "RU"},
	[SGF_TAG_ANNOTATOR] =  {"Annotator", "AN"},
	[SGF_TAG_BLACK_TEAM] = {"BlackTeam", "BT"},
	[SGF_TAG_WHITE_TEAM] = {"WhiteTeam", "WT"},
	[SGF_TAG_BLACK_RANK] = {"BlackRank", "BR"},
	[SGF_TAG_WHITE_RANK] = {"WhiteRank", "WR"},
	[SGF_TAG_SOURCE] =     {"Source", "SO"},
	[SGF_TAG_COPYRIGHT] =  {"Copyright", "CP"},
	[SGF_TAG_NAME] =       {"GameName", "GN"},
	[SGF_TAG_RECORDER] =   {"Recorder", "US"},
	[SGF_TAG_FIRST] =      {"First", "PL"},
	[SGF_TAG_MATCH] =      {"Match", "MI"},
	[SGF_TAG_SCORE] =      {"Score", "MI"},
};

/* What else means something here. */
static const char *const own_names[] = {
	"GM", "FF", "CA", "SZ", "SU", "AB", "AW", "AE", "DI", "B", "W", "C", "GC",
	"TE", "BM", "IT", "DO", "MN", "P0", "P1", SGF_TAGS, SGF_REMARKS,
	SGF_GLYPHS, SGF_BETWEEN, SGF_RESULT, SGF_TOP, NULL,
};

static const struct sgf_glyph glyphs[] = {
	{"!",  "TE", "1"},
	{"!!", "TE", "2"},
	{"?",  "BM", "1"},
	{"?\?", "BM", "2"},
	{"!?", "IT", ""},
	{"?!", "DO", ""},
};

/* In small letters: how SGF says results, and what tags say. */
static const struct {
	const char *value, *tag;
} results[] = {
	{"?",    "*"},
	{"void", "*"},
	{"draw", "Draw"},
	{"0",    "Draw"},
	{"w+",   "1-0"},
	{"b+",   "0-1"},
	{"w+resign",  "W+R"},
	{"b+resign",  "B+R"},
	{"w+time",    "W+T"},
	{"b+time",    "B+T"},
	{"w+forfeit", "W+F"},
	{"b+forfeit", "B+F"},
};

/* What is written for tags; others are written as they are. */
static const struct {
	const char *tag, *value;
} written_results[] = {
	{"*",   "?"},
	{"1-0", "W+"},
	{"0-1", "B+"},
};
/* clang-format on */

enum {
	GLYPHS = sizeof(glyphs) / sizeof(glyphs[0]),
	RESULTS = sizeof(results) / sizeof(results[0]),
	WRITTEN_RESULTS = sizeof(written_results) / sizeof(written_results[0]),
	NAG_MOST = 255,
	DATE_LENGTH = 10
};

const char *
sgf_tag_name(enum sgf_tag tag)
{
	return tags[tag].name;
}

const char *
sgf_tag_property(enum sgf_tag tag)
{
	return tags[tag].property;
}

enum sgf_tag
sgf_find_tag(struct text name)
{
	unsigned n = 0;

	while (n < SGF_TAG_COUNT && !text_is(name, tags[n].name))
		n++;
	return (enum sgf_tag)n;
}

enum sgf_tag
sgf_find_property(struct text property)
{
	unsigned n = 0;

	while (n < SGF_TAG_COUNT && !text_is(property, tags[n].property))
		n++;
	return (enum sgf_tag)n;
}

static bool
is_capitals(struct text name)
{
	size_t n = 0;

	while (n < name.length && name.start[n] >= 'A' && name.start[n] <= 'Z')
		n++;
	return n > 0 && n == name.length;
}

bool
sgf_is_foreign(struct text name)
{
	size_t n = 0;

	if (!is_capitals(name) || sgf_find_property(name) != SGF_TAG_COUNT)
		return false;
	while (own_names[n] != NULL && !text_is(name, own_names[n]))
		n++;
	return own_names[n] == NULL;
}

bool
sgf_is_command(struct text name)
{
	return sgf_is_foreign(name) && !sgf_is_root_name(name);
}

bool
sgf_is_usual_setup(struct text value)
{
	return text_equals_ignoring_case(value, text_of("Standard")) ||
	       text_equals_ignoring_case(value, text_of("plateau")) ||
	       text_equals_ignoring_case(value, text_of("plateau5"));
}

const struct sgf_glyph *
sgf_glyph(struct text glyph)
{
	size_t n;

	for (n = 0; n < GLYPHS; n++)
		if (text_is(glyph, glyphs[n].glyph))
			return &glyphs[n];
	return NULL;
}

const struct sgf_glyph *
sgf_glyph_of(struct text property, struct text value)
{
	size_t n;

	for (n = 0; n < GLYPHS; n++)
		if (text_is(property, glyphs[n].property) &&
		    text_is(value, glyphs[n].value))
			return &glyphs[n];
	return NULL;
}

bool
sgf_is_glyph(struct text text)
{
	unsigned number;

	if (!text_starts(text, "$"))
		return sgf_glyph(text) != NULL;
	return text_number(text_slice(text, 1, text.length), NAG_MOST + 1,
			   &number) &&
	       number <= NAG_MOST;
}

struct text
sgf_result_read(struct text value, struct arena *arena)
{
	size_t n;

	for (n = 0; n < RESULTS; n++)
		if (text_equals_ignoring_case(value, text_of(results[n].value)))
			return arena_copy(arena, text_of(results[n].tag));
	return value;
}

struct text
sgf_result_write(struct text tag)
{
	size_t n;

	for (n = 0; n < WRITTEN_RESULTS; n++)
		if (text_is(tag, written_results[n].tag))
			return text_of(written_results[n].value);
	return tag;
}

bool
sgf_is_result(const struct game *game, struct text result)
{
	struct text reason = text_slice(result, 2, result.length);
	size_t n;

	if (text_is(result, "*") || text_is(result, "Draw") ||
	    text_is(result, "1-0") || text_is(result, "0-1"))
		return true;
	if (!text_starts(result, "W+") && !text_starts(result, "B+"))
		return false;
	for (n = 0; game->reasons[n] != NULL; n++)
		if (text_is(reason, game->reasons[n]))
			return true;
	if (game->has_dice && (reason.length == 0 || reason.start[0] < '0' ||
			       reason.start[0] > '9'))
		return false; /* there a result is worth points */
	while (reason.length > 1 && reason.start[0] >= '0' &&
	       reason.start[0] <= '9')
		reason = text_slice(reason, 1, reason.length);
	return text_is(reason, "R") || text_is(reason, "T") ||
	       text_is(reason, "F");
}

/* Whether it is YYYY, MM and DD with that sign between them. */
static bool
is_date(struct text text, char sign)
{
	size_t n;

	if (text.length != DATE_LENGTH)
		return false;
	for (n = 0; n < DATE_LENGTH; n++) {
		char c = text.start[n];

		if (n == 4 || n == 7 ? c != sign : c < '0' || c > '9')
			return false;
	}
	return true;
}

static struct text
with_sign(struct text date, char sign, struct arena *arena)
{
	char *bytes = arena_take(arena, DATE_LENGTH);

	memcpy(bytes, date.start, DATE_LENGTH);
	bytes[4] = bytes[7] = sign;
	return (struct text){bytes, DATE_LENGTH};
}

struct text
sgf_date_read(struct text value, struct arena *arena)
{
	return is_date(value, '-') ? with_sign(value, '.', arena) : value;
}

struct text
sgf_date_write(struct text tag, struct arena *arena)
{
	return is_date(tag, '.') ? with_sign(tag, '-', arena) : tag;
}
