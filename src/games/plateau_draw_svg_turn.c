/*
 * The last turn in a picture: its way as an arrow from node to node, and at the
 * nodes how many pieces went, were dropped, picked up and taken.
 */
#include "base/strbuf.h"
#include "games/plateau_draw_svg.h"

static struct svg_point
node_of(const struct picture *picture, unsigned square)
{
	struct svg_box cell = plateau_svg_cell(picture, square);

	return (struct svg_point){cell.x + SVG_NODE_X, cell.y + SVG_NODE_Y};
}

/*
 * The prisoners before and after tell, whatever is known of the faces that the
 * capture depends on.
 */
unsigned
plateau_svg_taken(const struct picture *picture)
{
	unsigned mover, now, then;

	if (picture->move == NULL || (picture->move->kind != PLATEAU_MOVE &&
				      picture->move->kind != PLATEAU_STOMP))
		return 0;
	mover = picture->before->to_move;
	now = plateau_total(picture->plateau->prisoners[mover]);
	then = plateau_total(picture->before->prisoners[mover]);
	return now > then ? now - then : 0;
}

static void
add_tint(const struct picture *picture, const char *class, unsigned square)
{
	svg_rect(picture->out, class, plateau_svg_cell(picture, square), 0);
}

/* The line goes from the start by all squares that are named to the end. */
static void
add_way(const struct picture *picture, const struct plateau_move *move,
	const char *line, const char *head)
{
	struct svg_point from, to, tip, end;
	unsigned i;

	from = node_of(picture, move->square);
	strbuf_format(picture->out, "<path class=\"%s\" d=\"M%d %d", line,
		      from.x, from.y);
	for (i = 0; i + 1u < move->stop_count; i++) {
		from = node_of(picture, move->stops[i].square);
		strbuf_format(picture->out, "L%d %d", from.x, from.y);
	}
	to = node_of(picture, plateau_end(move));
	tip = svg_before(from, to, SVG_NODE_RADIUS);
	end = svg_before(from, tip, SVG_HEAD_LENGTH - 2);
	strbuf_format(picture->out, "L%d %d\"/>\n", end.x, end.y);
	svg_arrow_head(picture->out, head, from, tip);
}

void
plateau_svg_way(const struct picture *picture)
{
	if (picture->move != NULL && picture->move->kind == PLATEAU_MOVE)
		add_way(picture, picture->move, "way", "mark");
}

/* Whether the turn is made on a square. */
static bool
is_on_board(const struct plateau_move *move)
{
	switch ((enum plateau_turn)move->kind) {
	case PLATEAU_OPENING:
	case PLATEAU_ONBOARD:
	case PLATEAU_STOMP:
	case PLATEAU_FLIP:
	case PLATEAU_MOVE:
		return true;
	case PLATEAU_EXCHANGE:
	case PLATEAU_REFUSAL:
	case PLATEAU_PASS:
	case PLATEAU_TURN_COUNT:
		break;
	}
	return false;
}

/* The frame of a cell, inside it. */
static void
add_frame(const struct picture *picture, unsigned square)
{
	struct svg_box cell = plateau_svg_cell(picture, square);

	cell.x += 4;
	cell.y += 4;
	cell.width -= 8;
	cell.height -= 8;
	svg_rect(picture->out, "no-place", cell, 0);
}

void
plateau_svg_refused(const struct picture *picture)
{
	const struct plateau_move *move = picture->drawing->refused;

	if (move == NULL || !is_on_board(move))
		return;
	add_frame(picture, move->square);
	if (move->kind != PLATEAU_MOVE || plateau_end(move) == move->square)
		return;
	add_frame(picture, plateau_end(move));
	add_way(picture, move, "no-way", "no-mark");
}

void
plateau_svg_tints(const struct picture *picture)
{
	const struct plateau_move *move = picture->move;

	if (move == NULL || !is_on_board(move))
		return;
	if (move->kind != PLATEAU_MOVE) {
		add_tint(picture, "last", move->square);
		return;
	}
	add_tint(picture, "left", move->square);
	add_tint(picture, "last", plateau_end(move));
}

/* A node with a sign and a number, "+2"; nothing in it for the number 0. */
static void
add_node(const struct picture *picture, unsigned square, bool is_filled,
	 const char *sign, unsigned number)
{
	struct svg_point at = node_of(picture, square);
	struct strbuf word = {0};

	svg_circle(picture->out, is_filled ? "mark" : "ring", at,
		   SVG_NODE_RADIUS);
	if (number > 0) {
		strbuf_format(&word, "%s%u", sign, number);
		at.y += 6;
		svg_text(picture->out,
			 is_filled ? "middle on-mark" : "middle on-ring", at,
			 strbuf_text(&word));
	}
	strbuf_free(&word);
}

static void
add_stops(const struct picture *picture)
{
	const struct plateau_move *move = picture->move;
	unsigned i;

	for (i = 0; i + 1u < move->stop_count; i++) {
		int change = move->stops[i].change;

		if (change < 0)
			add_node(picture, move->stops[i].square, false,
				 "\xE2\x88\x92", (unsigned)-change);
		else if (change > 0)
			add_node(picture, move->stops[i].square, false, "+",
				 (unsigned)change);
	}
}

/* Points from the left at a piece that has just entered. */
static void
add_new(const struct picture *picture, unsigned height)
{
	struct svg_box cell = plateau_svg_cell(picture, picture->move->square);
	int x = cell.x + SVG_COLUMN - SVG_HALF - 2;
	int y = cell.y + cell.height - SVG_DEPTH - 7 - (int)height * SVG_PIECE -
		SVG_PIECE / 2 + 3;

	svg_path(picture->out, "mark", "M%d %dl-9 -6v12z", x, y);
}

/* In the corner of the square where a piece has been turned over for it. */
static void
add_flip(const struct picture *picture)
{
	struct svg_box cell = plateau_svg_cell(picture,
					       plateau_end(picture->move));
	int x = cell.x + 17, y = cell.y + 19;

	svg_path(picture->out, "way thin", "M%d %da8 8 0 1 1 8 -8", x, y + 8);
	svg_path(picture->out, "mark", "M%d %dl-5 -1 10 0-5 7z", x + 8, y);
}

void
plateau_svg_nodes(const struct picture *picture)
{
	static const char times[] = "\xC3\x97";
	const struct plateau_move *move = picture->move;

	if (move == NULL)
		return;
	switch ((enum plateau_turn)move->kind) {
	case PLATEAU_OPENING:
		add_new(picture, 0);
		add_new(picture, 1);
		break;
	case PLATEAU_ONBOARD:
		add_new(picture, move->height);
		break;
	case PLATEAU_MOVE:
		add_node(picture, move->square, false, "", move->count);
		add_stops(picture);
		add_node(picture, plateau_end(move), true, times,
			 plateau_svg_taken(picture));
		break;
	case PLATEAU_STOMP:
		add_node(picture, move->square, true, times,
			 plateau_svg_taken(picture));
		break;
	case PLATEAU_FLIP:
	case PLATEAU_EXCHANGE:
	case PLATEAU_REFUSAL:
	case PLATEAU_PASS:
	case PLATEAU_TURN_COUNT:
		break;
	}
	if (move->flips)
		add_flip(picture);
}
