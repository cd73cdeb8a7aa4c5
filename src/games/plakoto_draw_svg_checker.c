/*
 * Checkers in a picture: on the points, off the board; and dice.
 */
#include "base/strbuf.h"
#include "games/plakoto_draw_svg.h"

static const char *const side_classes[SIDE_COUNT] = {
	[SIDE_WHITE] = "white", [SIDE_BLACK] = "black"};

static const struct text no_title = {NULL, 0};

struct stack
plakoto_svg_stack(const struct plakoto *plakoto, unsigned point)
{
	unsigned other = plakoto_other(point);
	struct stack stack = {SIDE_WHITE, plakoto->free[SIDE_WHITE][point],
			      plakoto_has_pinned(plakoto, SIDE_BLACK, other)};

	if (stack.count == 0) {
		stack.top = SIDE_BLACK;
		stack.count = plakoto->free[SIDE_BLACK][other];
		stack.is_pinning = plakoto_has_pinned(plakoto, SIDE_WHITE,
						      point);
	}
	return stack;
}

int
plakoto_svg_distance(const struct stack *stack, unsigned n)
{
	return SVG_RADIUS + 1 + (stack->is_pinning ? SVG_CRESCENT : 0) +
	       (int)n * SVG_PITCH;
}

/* R17: while two or more stand there none of them is in danger. */
bool
plakoto_svg_has_mother(const struct plakoto *plakoto, enum side side)
{
	bool is_pinned = plakoto_has_pinned(plakoto, side, PLAKOTO_START);

	if (plakoto_rules_say(plakoto, OPTION_MOTHER, MOTHER_OFF))
		return false;
	return plakoto->free[side][PLAKOTO_START] + (is_pinned ? 1u : 0u) == 1;
}

static void
add_checker(const struct picture *picture, enum side side, const char *class,
	    struct svg_point centre)
{
	svg_group(picture->out, side_classes[side], no_title);
	svg_circle(picture->out, class, centre, SVG_RADIUS);
	svg_circle(picture->out, "inner", centre, SVG_RADIUS - 5);
	svg_group_end(picture->out);
}

static void
write_on(const struct picture *picture, enum side side, struct text word,
	 struct svg_point centre)
{
	centre.y += 7;
	svg_group(picture->out, side_classes[side], no_title);
	svg_text(picture->out, "on middle strong", centre, word);
	svg_group_end(picture->out);
}

static void
add_count(const struct picture *picture, const struct stack *stack,
	  struct svg_point top)
{
	struct strbuf number = {0};

	strbuf_add_number(&number, stack->count);
	write_on(picture, stack->top, strbuf_text(&number), top);
	strbuf_free(&number);
}

/* The prisoner lies at the edge, half under the first that pins it. */
static void
add_prisoner(const struct picture *picture, const struct stack *stack,
	     unsigned point)
{
	enum side side = opponent(stack->top);

	add_checker(picture, side, "body held",
		    plakoto_svg_at(picture, point, SVG_RADIUS + 1));
	if (plakoto_svg_point(side, point) == PLAKOTO_START &&
	    plakoto_svg_has_mother(picture->plakoto, side))
		write_on(picture, side, text_of("M"),
			 plakoto_svg_at(picture, point, SVG_CRESCENT / 2));
}

void
plakoto_svg_checkers(const struct picture *picture, unsigned point)
{
	struct stack stack = plakoto_svg_stack(picture->plakoto, point);
	unsigned most = SVG_STACK - (stack.is_pinning ? 1 : 0);
	unsigned drawn = stack.count < most ? stack.count : most;
	struct strbuf title = {0};
	struct svg_point top = {0, 0};
	unsigned n;

	if (stack.count == 0)
		return;
	plakoto_svg_say_point(picture, point, &title);
	svg_group(picture->out, "stack", strbuf_text(&title));
	strbuf_free(&title);
	if (stack.is_pinning)
		add_prisoner(picture, &stack, point);
	for (n = 0; n < drawn; n++) {
		top = plakoto_svg_at(picture, point,
				     plakoto_svg_distance(&stack, n));
		add_checker(picture, stack.top, "body", top);
	}
	if (stack.count > drawn)
		add_count(picture, &stack, top);
	else if (stack.count == 1 &&
		 plakoto_svg_point(stack.top, point) == PLAKOTO_START &&
		 plakoto_svg_has_mother(picture->plakoto, stack.top))
		write_on(picture, stack.top, text_of("M"), top);
	svg_group_end(picture->out);
}

/* They lie on their edges, from the side's own end of the board. */
void
plakoto_svg_off(const struct picture *picture, enum side side)
{
	enum { THICK = 11, INSET = 5 };
	unsigned count = picture->plakoto->free[side][PLAKOTO_OFF];
	int x = SVG_WIDTH - SVG_SIDE - SVG_TRAY;
	int sign = side == SIDE_WHITE ? -1 : 1;
	int y = side == SIDE_WHITE ? SVG_HEIGHT - SVG_BAND : SVG_BAND;
	struct svg_point label;
	unsigned n;

	svg_group(picture->out, side_classes[side], no_title);
	for (n = 0; n < count; n++) {
		int middle = y + sign * (6 + (int)n * THICK);
		struct svg_box box = {x + INSET, middle - THICK / 2,
				      SVG_TRAY - 2 * INSET, THICK - 1};

		svg_rect(picture->out, "body", plakoto_svg_area(picture, box),
			 3);
	}
	svg_group_end(picture->out);
	label = plakoto_svg_place(picture, x + SVG_TRAY / 2,
				  SVG_HEIGHT / 2 - sign * 18);
	label.y += 7;
	if (count > 0)
		svg_number(picture->out, "off middle strong", label, count);
}

/* Bit n of a die is its n-th place, row by row in a square of three. */
static void
add_die(const struct picture *picture, unsigned value, struct svg_point corner,
	int size)
{
	static const unsigned places[PLAKOTO_DIE + 1] = {
		0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16D};
	unsigned n;

	svg_rect(picture->out, "body",
		 (struct svg_box){corner.x, corner.y, size, size}, size / 5);
	for (n = 0; n < 9; n++) {
		struct svg_point at = {
			corner.x + size / 2 + ((int)n % 3 - 1) * size / 4,
			corner.y + size / 2 + ((int)n / 3 - 1) * size / 4};

		if ((places[value] >> n & 1) != 0)
			svg_circle(picture->out, "pip", at, size / 10);
	}
}

void
plakoto_svg_dice(const struct picture *picture, enum side side,
		 const uint8_t dice[2], struct svg_point left, int size)
{
	svg_group(picture->out, side_classes[side], no_title);
	add_die(picture, dice[0], left, size);
	left.x += size + size / 4;
	add_die(picture, dice[1], left, size);
	svg_group_end(picture->out);
}
