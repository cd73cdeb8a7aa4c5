/*
 * A picture in words, for those who have it read out.
 */
#include "base/strbuf.h"
#include "games/plakoto_draw_svg.h"

static const char *const side_names[SIDE_COUNT] = {
	[SIDE_WHITE] = "White", [SIDE_BLACK] = "Black"};
static const char *const side_words[SIDE_COUNT] = {
	[SIDE_WHITE] = "white", [SIDE_BLACK] = "black"};

/* "17: 2 white on a black prisoner" */
void
plakoto_svg_say_point(const struct picture *picture, unsigned point,
		      struct strbuf *out)
{
	const struct plakoto *plakoto = picture->plakoto;
	struct stack stack = plakoto_svg_stack(plakoto, point);
	enum side other = opponent(stack.top);
	unsigned side;

	strbuf_format(out, "%u: %u %s",
		      plakoto_svg_point(picture->drawing->near, point),
		      stack.count, side_words[stack.top]);
	if (stack.is_pinning)
		strbuf_format(out, " on a %s prisoner", side_words[other]);
	for (side = 0; side < SIDE_COUNT; side++)
		if (plakoto_svg_point((enum side)side, point) ==
			    PLAKOTO_START &&
		    plakoto_svg_has_mother(plakoto, (enum side)side) &&
		    (stack.is_pinning || stack.top == (enum side)side))
			strbuf_format(out, " (%s's mother)", side_names[side]);
}

static void
say_side(const struct plakoto *plakoto, enum side side, struct strbuf *out)
{
	strbuf_format(out, " %s has %u pips and %u off.", side_names[side],
		      plakoto_pips(plakoto, side),
		      plakoto->free[side][PLAKOTO_OFF]);
}

void
plakoto_svg_describe(const struct picture *picture)
{
	enum side near = picture->drawing->near;
	struct strbuf title = {0}, words = {0};
	unsigned n;

	strbuf_add_string(&title, "Plakoto. ");
	if (plakoto_say_last_turn(picture->drawing, &title))
		strbuf_add_string(&title, ". ");
	plakoto_say_state(picture->plakoto, &title);
	strbuf_add_char(&title, '.');
	strbuf_format(&words, "Points by %s's numbers.", side_names[near]);
	for (n = PLAKOTO_POINTS; n > 0; n--) {
		unsigned point = plakoto_svg_point(near, n);

		if (plakoto_svg_stack(picture->plakoto, point).count == 0)
			continue;
		strbuf_add_char(&words, ' ');
		plakoto_svg_say_point(picture, point, &words);
		strbuf_add_char(&words, '.');
	}
	say_side(picture->plakoto, SIDE_WHITE, &words);
	say_side(picture->plakoto, SIDE_BLACK, &words);
	svg_describe(picture->out, strbuf_text(&title), strbuf_text(&words));
	strbuf_free(&title);
	strbuf_free(&words);
}
