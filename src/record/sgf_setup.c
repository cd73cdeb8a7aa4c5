/*
 * Checkers that are set up in the root of an SGF game: the tag Position.  Each
 * value of AB and AW is a checker on a point: a to x are White's 1 to 24, y is
 * the bar, z is off.  Checkers of both sides on one point are a prisoner and
 * those upon it.
 */
#include "base/arena.h"
#include "base/catalog.h"
#include "base/diag.h"
#include "base/strbuf.h"
#include "record/sgf_build.h"

enum {
	POINTS = 24,
	OFF = 25,    /* z, behind y */
	PLACES = 26, /* all letters */
	CHECKERS = 15
};

enum colour { WHITE, BLACK, COLOURS };

struct setup {
	unsigned count[COLOURS][PLACES];
	bool is_white_up[PLACES]; /* where each has one checker */
};

bool
sgf_has_setup(const struct sgf_build *build)
{
	return build->dialect == SGF_BACKGAMMON &&
	       (sgf_find(build->tree, 1, "AB") != NULL ||
		sgf_find(build->tree, 1, "AW") != NULL);
}

bool
sgf_is_setup(const struct sgf_build *build, const struct sgf_property *property)
{
	static const char *const names[] = {"AB", "AW",	   "AE",
					    "DI", SGF_TOP, NULL};
	size_t n = 0;

	if (!sgf_has_setup(build))
		return false;
	while (names[n] != NULL && !text_is(property->name, names[n]))
		n++;
	return names[n] != NULL;
}

/* PLACES for what is no letter. */
static unsigned
place_of(struct text text)
{
	text = text_trim(text);
	if (text.length != 1 || text.start[0] < 'a' || text.start[0] > 'z')
		return PLACES;
	return (unsigned)(text.start[0] - 'a');
}

/* "a", or "a:f" for all from the one to the other.  False: neither. */
static bool
read_places(const struct sgf_value *value, unsigned *first, unsigned *last)
{
	struct sgf_value left, right;

	if (!sgf_split(value, &left, &right))
		left = right = *value;
	*first = place_of(left.raw);
	*last = place_of(right.raw);
	return *first <= *last && *last < PLACES;
}

static bool
read_checkers(struct sgf_build *build, const char *name, struct setup *setup,
	      enum colour colour)
{
	const struct sgf_property *property = sgf_find(build->tree, 1, name);
	unsigned first, last;
	size_t n;

	for (n = 0; property != NULL && n < property->count; n++) {
		if (!read_places(sgf_value(build->tree, property, n), &first,
				 &last)) {
			sgf_tell(build, DIAG_SGF_SYNTAX, property,
				 "points are a to x, y is the bar, z is off");
			return false;
		}
		for (; first <= last; first++)
			setup->count[colour][first]++;
	}
	return true;
}

static void
read_tops(const struct sgf_build *build, struct setup *setup)
{
	const struct sgf_property *property = sgf_find(build->tree, 1, SGF_TOP);
	unsigned first, last;
	size_t n;

	for (n = 0; property != NULL && n < property->count; n++)
		if (read_places(sgf_value(build->tree, property, n), &first,
				&last))
			for (; first <= last; first++)
				setup->is_white_up[first] = true;
}

/* --- the line of the tag --- */

static void
write_point(const struct setup *setup, unsigned point, struct strbuf *out)
{
	static const char letters[COLOURS] = {'W', 'B'};
	unsigned white = setup->count[WHITE][point];
	unsigned black = setup->count[BLACK][point];
	bool is_white = white > black ||
			(white == black && setup->is_white_up[point]);

	strbuf_add_char(out, letters[is_white ? WHITE : BLACK]);
	strbuf_add_number(out, is_white ? white : black);
	if (white > 0 && black > 0)
		strbuf_add_char(out, is_white ? 'b' : 'w');
}

static void
write_points(const struct setup *setup, struct strbuf *out)
{
	const char *between = "";
	unsigned point, empty;

	for (point = 0; point < POINTS; point++) {
		strbuf_add_string(out, between);
		between = ",";
		for (empty = 0;
		     point + empty < POINTS &&
		     setup->count[WHITE][point + empty] +
				     setup->count[BLACK][point + empty] ==
			     0;
		     empty++)
			;
		if (empty > 0) {
			strbuf_add_number(out, empty);
			point += empty - 1;
		} else {
			write_point(setup, point, out);
		}
	}
}

/* Checkers off are given as z, or are those that stand nowhere. */
static unsigned
count_off(const struct setup *setup, enum colour colour)
{
	unsigned all = 0, n;

	if (setup->count[colour][OFF] > 0)
		return setup->count[colour][OFF];
	for (n = 0; n < OFF; n++)
		all += setup->count[colour][n];
	return all < CHECKERS ? CHECKERS - all : 0;
}

static void
write_state(const struct sgf_build *build, const struct setup *setup,
	    struct strbuf *out)
{
	const struct sgf_property *player = sgf_find(build->tree, 1, "PL");
	const struct sgf_property *dice = sgf_find(build->tree, 1, "DI");
	struct text side = {"", 0}, roll = {"-", 1};
	bool is_black;

	if (player != NULL)
		side = text_trim(sgf_value(build->tree, player, 0)->raw);
	if (dice != NULL)
		roll = text_trim(sgf_value(build->tree, dice, 0)->raw);
	is_black = side.length > 0 && text_small(side.start[0]) == 'b';
	strbuf_format(out, " %c %u/%u ", is_black ? 'b' : 'w',
		      count_off(setup, WHITE), count_off(setup, BLACK));
	if (roll.length == 2 && roll.start[0] < roll.start[1]) {
		strbuf_add_char(out, roll.start[1]);
		strbuf_add_char(out, roll.start[0]);
	} else {
		strbuf_add_text(out, roll);
	}
}

/* What no position can be.  NULL: nothing is wrong. */
static const char *
find_fault(const struct sgf_build *build, const struct setup *setup)
{
	unsigned n;

	if (setup->count[WHITE][POINTS] + setup->count[BLACK][POINTS] > 0)
		return N_("this game has no bar");
	for (n = 0; n < POINTS; n++) {
		if (setup->count[WHITE][n] > 1 && setup->count[BLACK][n] > 1)
			return N_("of the checkers of both sides on one "
				  "point one alone is pinned");
		if (setup->count[WHITE][n] == 1 &&
		    setup->count[BLACK][n] == 1 &&
		    sgf_find(build->tree, 1, SGF_TOP) == NULL)
			return N_("of two checkers on one point the upper one "
				  "is not known without XP");
	}
	return NULL;
}

void
sgf_read_setup(struct sgf_build *build)
{
	const struct sgf_property *property = sgf_find(build->tree, 1, "AB");
	struct setup setup = {0};
	struct strbuf line = {0};
	const char *fault;

	if (!sgf_has_setup(build) ||
	    record_tag(build->record, "Position") != NULL)
		return;
	if (property == NULL)
		property = sgf_find(build->tree, 1, "AW");
	if (!read_checkers(build, "AW", &setup, WHITE) ||
	    !read_checkers(build, "AB", &setup, BLACK))
		return;
	read_tops(build, &setup);
	fault = find_fault(build, &setup);
	if (fault != NULL)
		sgf_tell(build, DIAG_SGF_SYNTAX, property, fault);
	write_points(&setup, &line);
	write_state(build, &setup, &line);
	sgf_add_tag(build, text_of("Position"),
		    arena_copy(build->arena, strbuf_text(&line)), property);
	strbuf_free(&line);
}
