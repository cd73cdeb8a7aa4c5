/*
 * Pictures: the writing of SVG, and what every drawing of a game is held to.
 */
#include <CUnit/CUnit.h>
#include <stdlib.h>
#include <string.h>

#include "base/random.h"
#include "base/strbuf.h"
#include "base/svg.h"
#include "games/game.h"
#include "games/games.h"
#include "unit/suites.h"

enum { GAMES = 6, TURNS = 40 };

static void
expect(struct strbuf *found, const char *wanted)
{
	CU_ASSERT_TRUE(text_is(strbuf_text(found), wanted));
	strbuf_free(found);
}

/* --- writing --- */

static void
markup_is_escaped(void)
{
	struct strbuf out = {0};

	svg_add_escaped(&out,
			text_of("<a b=\"c\">&amp;'\xC3\xA9\xF0\x9F\x8E\xB2"));
	expect(&out, "&lt;a b=&quot;c&quot;&gt;&amp;amp;'\xC3\xA9\xF0\x9F\x8E"
		     "\xB2");
}

/* XML has no place for these, not even as references. */
static void
forbidden_characters_are_replaced(void)
{
	struct text text = {"a\tb\x1B\0\xFF\xEF\xBF\xBE\xE2\x80\xAE", 12};
	struct strbuf out = {0};

	svg_add_escaped(&out, text);
	expect(&out, "a b\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD"
		     "\xEF\xBF\xBD");
}

static void
wide_characters_take_two_columns(void)
{
	struct text text = text_of("a\xE6\x9D\xB1\xE4\xBA\xAC");

	CU_ASSERT_EQUAL(svg_cut(text, 0).length, 0);
	CU_ASSERT_EQUAL(svg_cut(text, 1).length, 1);
	CU_ASSERT_EQUAL(svg_cut(text, 2).length, 1);
	CU_ASSERT_EQUAL(svg_cut(text, 3).length, 4);
	CU_ASSERT_EQUAL(svg_cut(text, 9).length, 7);
}

static void
places_before_a_point_are_found(void)
{
	struct svg_point from = {10, 20}, to = {40, 60}, at;

	at = svg_before(from, to, 10);
	CU_ASSERT_EQUAL(at.x, 34);
	CU_ASSERT_EQUAL(at.y, 52);
	at = svg_before(to, to, 10);
	CU_ASSERT_EQUAL(at.x, 40);
	CU_ASSERT_EQUAL(at.y, 60);
}

static void
heads_of_arrows_lie_across_their_way(void)
{
	struct strbuf out = {0};

	svg_arrow_head(&out, "m", (struct svg_point){0, 0},
		       (struct svg_point){100, 0});
	expect(&out, "<path class=\"m\" d=\"M100 0l-15.0 9.0l0.0 -18.0z\"/>\n");
}

/* --- drawings --- */

/* A game as it is played at random, and the turn that is chosen. */
struct walk {
	const struct game *game;
	void *position, *before, *move;
	uint64_t seed;
	unsigned count;
};

static bool
choose(void *context, const void *move)
{
	struct walk *walk = context;

	if (random_below(&walk->seed, ++walk->count) == 0)
		memcpy(walk->move, move, walk->game->move_size);
	return walk->count < 400;
}

static bool
has(const struct strbuf *text, const char *word)
{
	return strstr(text->bytes, word) != NULL;
}

/* Elements that are opened are closed, each in its turn. */
static bool
is_balanced(const char *text)
{
	char open[16];
	unsigned depth = 0;

	for (text = strchr(text, '<'); text != NULL;
	     text = strchr(text + 1, '<')) {
		const char *end = strchr(text, '>');

		if (end == NULL)
			return false;
		if (text[1] == '/') {
			if (depth == 0 || open[--depth] != text[2])
				return false;
		} else if (end[-1] != '/') {
			if (depth == sizeof(open))
				return false;
			open[depth++] = text[1];
		}
	}
	return depth == 0;
}

static long
number_behind(const char *text, const char *name)
{
	const char *at = strstr(text, name);

	return at == NULL ? -1 : strtol(at + strlen(name), NULL, 10);
}

/* Whether all that have the coordinate are within the size of the whole. */
static bool
is_inside(const char *text, const char *name, const char *size)
{
	long most = number_behind(text, size);

	for (text = strstr(text, name); text != NULL;
	     text = strstr(text + 1, name)) {
		long value = strtol(text + strlen(name), NULL, 10);

		if (value < 0 || value > most)
			return false;
	}
	return true;
}

/* What makes it safe to have it in a page among others. */
static void
check_drawing(const struct strbuf *out)
{
	static const char *const strangers[] = {
		" id=",	  "url(", "href",    "<script",	  "<style",
		"style=", "on=",  "@import", "font-face", NULL};
	unsigned i;

	CU_ASSERT_TRUE_FATAL(is_balanced(out->bytes));
	for (i = 0; strangers[i] != NULL; i++)
		CU_ASSERT_FALSE(has(out, strangers[i]));
	CU_ASSERT_TRUE(text_starts(strbuf_text(out), "<svg xmlns="));
	CU_ASSERT_TRUE(has(out, "role=\"img\""));
	CU_ASSERT_TRUE(has(out, ">\n<title>"));
	CU_ASSERT_TRUE(has(out, "</title>\n<desc>"));
	CU_ASSERT_TRUE(is_inside(out->bytes, " x=\"", " width=\""));
	CU_ASSERT_TRUE(is_inside(out->bytes, " cx=\"", " width=\""));
	CU_ASSERT_TRUE(is_inside(out->bytes, " y=\"", " height=\""));
	CU_ASSERT_TRUE(is_inside(out->bytes, " cy=\"", " height=\""));
}

static void
draw(const struct walk *walk, bool has_moved, enum side near,
     struct strbuf *out)
{
	struct drawing drawing = {
		.position = walk->position,
		.before = has_moved ? walk->before : NULL,
		.move = has_moved ? walk->move : NULL,
		.move_text = text_of(has_moved ? "a <b> & c" : ""),
		.white = text_of("Ada & \"Ben\""),
		.near = near,
		.is_bare = true,
	};

	strbuf_clear(out);
	walk->game->draw_svg(&drawing, out);
	strbuf_add_char(out, '\0');
	out->length--;
}

static void
check_position(const struct walk *walk, bool has_moved)
{
	struct strbuf one = {0}, again = {0};
	unsigned side;

	for (side = 0; side < SIDE_COUNT; side++) {
		draw(walk, has_moved, (enum side)side, &one);
		check_drawing(&one);
		draw(walk, has_moved, (enum side)side, &again);
		CU_ASSERT_TRUE(
			text_equals(strbuf_text(&one), strbuf_text(&again)));
	}
	strbuf_free(&one);
	strbuf_free(&again);
}

static void
play_and_draw(struct walk *walk)
{
	const struct game *game = walk->game;
	struct outcome outcome;
	unsigned turn;

	check_position(walk, false);
	for (turn = 0; turn < TURNS; turn++) {
		game->outcome(walk->position, &outcome);
		if (outcome.ending != ENDING_NONE)
			return;
		walk->count = 0;
		game->list(walk->position, choose, walk);
		if (walk->count == 0)
			return;
		memcpy(walk->before, walk->position, game->position_size);
		game->play(walk->position, walk->move);
		check_position(walk, true);
	}
}

static void
drawings_can_stand_in_any_page(void)
{
	struct walk walk = {.seed = 11};
	size_t n, variant;
	unsigned i;

	for (n = 0; (walk.game = games_get(n)) != NULL; n++) {
		void *rules = calloc(1, walk.game->rules_size);

		walk.position = calloc(1, walk.game->position_size);
		walk.before = calloc(1, walk.game->position_size);
		walk.move = calloc(1, walk.game->move_size);
		for (variant = 0; walk.game->variants[variant] != NULL;
		     variant++) {
			for (i = 0; i < GAMES; i++) {
				walk.game->default_rules(variant, rules);
				walk.game->start(rules, walk.position);
				play_and_draw(&walk);
			}
		}
		free(rules);
		free(walk.position);
		free(walk.before);
		free(walk.move);
	}
	CU_ASSERT_TRUE(n > 1);
}

/* With its style a drawing is what it is without, and the style. */
static void
style_is_the_same_inside_and_outside(void)
{
	const struct game *game = games_get(0);
	struct strbuf out = {0}, style = {0};
	void *rules = calloc(1, game->rules_size);
	void *position = calloc(1, game->position_size);
	struct drawing drawing = {.position = position};

	game->default_rules(0, rules);
	game->start(rules, position);
	game->draw_svg(&drawing, &out);
	game->write_svg_style(&style);
	strbuf_add_char(&out, '\0');
	strbuf_add_char(&style, '\0');
	CU_ASSERT_TRUE(has(&out, style.bytes));
	free(rules);
	free(position);
	strbuf_free(&out);
	strbuf_free(&style);
}

/* Every rule, so that those of two games and of a page do not meet. */
static void
rules_of_style_are_bounded(void)
{
	const struct game *game;
	size_t n;

	for (n = 0; (game = games_get(n)) != NULL; n++) {
		struct strbuf style = {0};
		struct text rest;

		game->write_svg_style(&style);
		rest = strbuf_text(&style);
		while (rest.length > 0) {
			const char *end = memchr(rest.start, '\n', rest.length);
			size_t length = (size_t)(end - rest.start);
			struct text line = text_slice(rest, 0, length);

			CU_ASSERT_TRUE(text_starts(line, ".pinrec") ||
				       text_starts(line, "<") ||
				       text_starts(line, "@media") ||
				       text_is(line, "}"));
			rest = text_slice(rest, length + 1, rest.length);
		}
		strbuf_free(&style);
	}
}

static CU_TestInfo tests[] = {
	{"markup is escaped", markup_is_escaped},
	{"characters that XML forbids are replaced",
	 forbidden_characters_are_replaced},
	{"wide characters take two columns", wide_characters_take_two_columns},
	{"places before a point are found", places_before_a_point_are_found},
	{"heads of arrows lie across their way",
	 heads_of_arrows_lie_across_their_way},
	{"drawings can stand in any page", drawings_can_stand_in_any_page},
	{"the style is the same inside and outside",
	 style_is_the_same_inside_and_outside},
	{"rules of style are bounded", rules_of_style_are_bounded},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo svg_suite = {.pName = "svg", .pTests = tests};
