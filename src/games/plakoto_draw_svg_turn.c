/*
 * The last turn in a picture: an arrow for each different step, through the
 * middle of the board, where nothing stands.
 */
#include <stdlib.h>

#include "base/strbuf.h"
#include "games/plakoto_draw_svg.h"

struct way {
	struct svg_point from, bend, to;
};

/*
 * Where the checker was, which is not there now: on top of `others` that have
 * gone another way.
 */
static struct svg_point
start_of(const struct picture *picture, unsigned point, unsigned others)
{
	struct stack stack = plakoto_svg_stack(picture->plakoto, point);
	unsigned n = stack.count < SVG_STACK ? stack.count : SVG_STACK;

	if (n == SVG_STACK && stack.is_pinning)
		n--;
	return plakoto_svg_at(picture, point,
			      plakoto_svg_distance(&stack, n + others));
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
 * How high a bow stands between two ends in one half of the board: the longer,
 * the higher, at most up to the middle line.
 */
static int
find_bow(const struct picture *picture, const struct way *way)
{
	enum { LEAST = 40 };
	int middle = picture->board.y + SVG_HEIGHT / 2;
	int one = abs(middle - way->from.y), two = abs(middle - way->to.y);
	int left = (one < two ? one : two) - LEAST -
		   abs(way->from.x - way->to.x) / 2;

	if (left < 0)
		left = 0;
	return way->from.y < middle ? middle - left : middle + left;
}

/*
 * A bow where both ends are in one half of the board.  Off the board: inwards
 * first, then straight to the tray.
 */
static void
lead(const struct picture *picture, const struct plakoto_step *step,
     enum side mover, struct way *way)
{
	bool is_above = plakoto_svg_point(mover, step->from) >
			PLAKOTO_POINTS / 2;
	unsigned to = plakoto_svg_point(mover, step->to);

	if (step->to == PLAKOTO_OFF) {
		way->to = off_of(picture, mover);
		way->bend = (struct svg_point){way->from.x, way->to.y};
		return;
	}
	way->bend.x = (way->from.x + way->to.x) / 2;
	if (is_above == (to > PLAKOTO_POINTS / 2))
		way->bend.y = find_bow(picture, way);
	else
		way->bend.y = (way->from.y + way->to.y) / 2;
}

/* Where a checker has gone; several of them are numbered. */
static void
add_gone(const struct picture *picture, struct svg_point at, unsigned times)
{
	struct strbuf word = {0};

	svg_circle(picture->out, "gone", at, SVG_RADIUS - 2);
	if (times > 1) {
		strbuf_format(&word, "\xC3\x97%u", times);
		at.y += 6;
		svg_text(picture->out, "on-ring middle", at,
			 strbuf_text(&word));
	}
	strbuf_free(&word);
}

static void
add_way(const struct picture *picture, const struct way *way, int before,
	const char *line, const char *head)
{
	struct svg_point start = svg_before(way->bend, way->from,
					    SVG_RADIUS - 2);
	struct svg_point tip = svg_before(way->bend, way->to, before);
	struct svg_point end = svg_before(way->bend, tip, SVG_HEAD_LENGTH - 2);

	svg_path(picture->out, line, "M%d %dQ%d %d %d %d", start.x, start.y,
		 way->bend.x, way->bend.y, end.x, end.y);
	svg_arrow_head(picture->out, head, way->bend, tip);
}

static void
add_step(const struct picture *picture, const struct plakoto_step *step,
	 unsigned times, unsigned others)
{
	enum side mover = (enum side)picture->before->to_move;
	int before = step->to == PLAKOTO_OFF ? 0 : SVG_RADIUS + 2;
	struct way way = {
		.from = start_of(picture, plakoto_svg_point(mover, step->from),
				 others),
	};

	if (step->to != PLAKOTO_OFF)
		way.to = end_of(picture, plakoto_svg_point(mover, step->to));
	lead(picture, step, mover, &way);
	add_gone(picture, way.from, times);
	add_way(picture, &way, before, "way", "mark");
}

static bool
is_same(const struct plakoto_step *a, const struct plakoto_step *b)
{
	return a->from == b->from && a->to == b->to;
}

/* How many steps before the n-th leave its point for another. */
static unsigned
count_others(const struct plakoto_move *move, unsigned n)
{
	const struct plakoto_step *step = &move->steps[n];
	unsigned others = 0;
	unsigned i;

	for (i = 0; i < n; i++)
		if (move->steps[i].from == step->from &&
		    !is_same(&move->steps[i], step))
			others++;
	return others;
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
			add_step(picture, &move->steps[i], times,
				 count_others(move, i));
	}
}

void
plakoto_svg_refused(const struct picture *picture)
{
	const struct plakoto_move *move = picture->drawing->refused;
	enum side mover = (enum side)picture->plakoto->to_move;
	unsigned i;

	for (i = 0; move != NULL && i < move->step_count; i++) {
		const struct plakoto_step *step = &move->steps[i];
		int before = step->to == PLAKOTO_OFF ? 0 : SVG_RADIUS + 2;
		unsigned from = plakoto_svg_point(mover, step->from);
		unsigned to = plakoto_svg_point(mover, step->to);
		struct way way = {.from = end_of(picture, from)};

		svg_circle(picture->out, "no-place", way.from, SVG_RADIUS);
		if (step->to != PLAKOTO_OFF) {
			way.to = end_of(picture, to);
			svg_circle(picture->out, "no-place", way.to,
				   SVG_RADIUS);
		}
		lead(picture, step, mover, &way);
		add_way(picture, &way, before, "no-way", "no-mark");
	}
}
