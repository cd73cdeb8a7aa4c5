/*
 * Pictures: the writing of SVG.
 */
#include <CUnit/CUnit.h>

#include "base/strbuf.h"
#include "base/svg.h"
#include "unit/suites.h"

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

static CU_TestInfo tests[] = {
	{"markup is escaped", markup_is_escaped},
	{"characters that XML forbids are replaced",
	 forbidden_characters_are_replaced},
	{"wide characters take two columns", wide_characters_take_two_columns},
	{"places before a point are found", places_before_a_point_are_found},
	{"heads of arrows lie across their way",
	 heads_of_arrows_lie_across_their_way},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo svg_suite = {.pName = "svg", .pTests = tests};
