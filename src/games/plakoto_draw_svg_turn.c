/*
 * The last turn in a picture: an arrow for each different step, through the
 * middle of the board, where nothing stands.
 */
#include "base/strbuf.h"
#include "games/plakoto_draw_svg.h"

struct way {
	struct svg_point from, bend, to;
};

/* Where the checker was, which is not there now. */
static struct svg_point
start_of(const struct picture *picture, unsigned point)
{
	struct stack stack = plakoto_svg_stack(picture->plakoto, point);
	unsigned n = stack.count < SVG_STACK ? stack.count : SVG_STACK;

	if (n == SVG_STACK && stack.is_pinning)
		n--;
	return plakoto_svg_at(picture, point, plakoto_svg_distance(&stack, n));
}

/* The innermost checker there, or where one has been on its way. */
static struct svg_point
end_of(const struct picture *picture, unsigned point)
{
	struct stack stack = plakoto_svg_stack(picture->plakoto, point);
	unsigned most = SVG_STACK - (stack.is_pinning ? 1 : 0);
	unsigned n = stack.count < most ? stack.count : most;

	return plakoto_svg_at(picture, point,
			      plakoto_svg_distance(&stack, n > 0 ? n - 1 : 0));
}

/* The edge of the tray, before the number in it. */
static struct svg_point
off_of(const struct picture *picture, enum side side)
{
	int sign = side == SIDE_WHITE ? 1 : -1;

	return plakoto_svg_place(picture, SVG_WIDTH - SVG_SIDE - SVG_TRAY + 4,
				 SVG_HEIGHT / 2 + sign * 26);
}

/*
 * Both ends in one half of the board: a bow that reaches to the middle line.
 * Off the board: inwards first, then straight to the tray.
 */
static struct way
find_way(const struct picture *picture, const struct plakoto_step *step)
{
	enum side mover = (enum side)picture->before->to_move;
	unsigned from = plakoto_svg_point(mover, step->from);
	unsigned to = plakoto_svg_point(mover, step->to);
	struct way way;

	way.from = start_of(picture, from);
	if (step->to == PLAKOTO_OFF) {
		way.to = off_of(picture, mover);
		way.bend = (struct svg_point){way.from.x, way.to.y};
		return way;
	}
	way.to = end_of(picture, to);
	way.bend.x = (way.from.x + way.to.x) / 2;
	if ((from > PLAKOTO_POINTS / 2) == (to > PLAKOTO_POINTS / 2))
		way.bend.y = picture->board.y + SVG_HEIGHT / 2;
	else
		way.bend.y = (way.from.y + way.to.y) / 2;
	return way;
}

/* Where a checker has gone; several of them are numbered. */
static void
add_gone(const struct picture *picture, struct svg_point at, unsigned times)
{
	struct strbuf word = {0};

	svg_circle(picture->out, "gone", at, SVG_RADIUS - 2);
	if (times > 1) {
		strbuf_format(&word, "\xC3\x97%u", times);
		at.y += 5;
		svg_text(picture->out, "on-ring middle", at,
			 strbuf_text(&word));
	}
	strbuf_free(&word);
}

static void
add_step(const struct picture *picture, const struct plakoto_step *step,
	 unsigned times)
{
	struct way way = find_way(picture, step);
	int before = step->to == PLAKOTO_OFF ? 0 : SVG_RADIUS + 2;
	struct svg_point start = svg_before(way.bend, way.from, SVG_RADIUS - 2);
	struct svg_point tip = svg_before(way.bend, way.to, before);
	struct svg_point end = svg_before(way.bend, tip, SVG_HEAD_LENGTH - 2);

	add_gone(picture, way.from, times);
	svg_path(picture->out, "way", "M%d %dQ%d %d %d %d", start.x, start.y,
		 way.bend.x, way.bend.y, end.x, end.y);
	svg_arrow_head(picture->out, "mark", way.bend, tip);
}

static bool
is_same(const struct plakoto_step *a, const struct plakoto_step *b)
{
	return a->from == b->from && a->to == b->to;
}

void
plakoto_svg_turn(const struct picture *picture)
{
	const struct plakoto_move *move = picture->move;
	unsigned i, other, times;
	bool is_first;

	for (i = 0; move != NULL && i < move->step_count; i++) {
		is_first = true;
		times = 0;
		for (other = 0; other < move->step_count; other++) {
			if (!is_same(&move->steps[i], &move->steps[other]))
				continue;
			is_first = is_first && other >= i;
			times++;
		}
		if (is_first)
			add_step(picture, &move->steps[i], times);
	}
}
