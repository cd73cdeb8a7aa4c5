/*
 * A picture of a Plakoto position in the making.  Private to
 * games/plakoto_draw_svg*.c.
 *
 * The board is laid out as White sees it, by White's numbers.  For Black it is
 * turned by half a circle: nothing is mirrored, and what is written stays
 * upright.
 *
 *   +----------------------+----+----------------------+------+
 *   | 13 14 15 16 17 18    |    |    19 20 21 22 23 24 | off  |
 *   |                      |    |                      |      |
 *   | 12 11 10  9  8  7    |    |     6  5  4  3  2  1 | off  |
 *   +----------------------+----+----------------------+------+
 */
#ifndef GAMES_PLAKOTO_DRAW_SVG_H
#define GAMES_PLAKOTO_DRAW_SVG_H

#include "base/svg.h"
#include "games/plakoto.h"

struct strbuf;

enum {
	SVG_COLUMN = 46, /* the width of a point */
	SVG_BAR = 34,
	SVG_SIDE = 16,	   /* the frame left and right, and before the tray */
	SVG_BAND = 44,	   /* the frame above and below, with the numbers */
	SVG_TRAY = 54,	   /* where checkers that are off lie */
	SVG_POINT = 184,   /* how far the tip of a point is from its base */
	SVG_MIDDLE = 92,   /* between the tips */
	SVG_RADIUS = 20,   /* of a checker */
	SVG_PITCH = 38,	   /* from one checker to the next */
	SVG_CRESCENT = 22, /* what is seen of a prisoner */
	SVG_STACK = 5,	   /* as many are drawn one by one */
	SVG_FIELD = 6 * SVG_COLUMN,
	SVG_WIDTH = 3 * SVG_SIDE + 2 * SVG_FIELD + SVG_BAR + SVG_TRAY,
	SVG_HEIGHT = 2 * SVG_BAND + 2 * SVG_POINT + SVG_MIDDLE,
	SVG_DIE = 34
};

struct picture {
	const struct drawing *drawing;
	const struct plakoto *plakoto;	 /* what is drawn */
	const struct plakoto *before;	 /* before the last turn, or NULL */
	const struct plakoto_move *move; /* that turn, or NULL: both or none */
	struct strbuf *out;
	struct svg_point board; /* the upper left corner */
};

/* What lies on a point, by White's number. */
struct stack {
	enum side top;	/* means nothing when it is empty */
	unsigned count; /* of its checkers */
	bool is_pinning;
};

struct stack plakoto_svg_stack(const struct plakoto *plakoto, unsigned point);

/* White's number of a side's own point, or the other way round. */
static inline unsigned
plakoto_svg_point(enum side side, unsigned point)
{
	return side == SIDE_WHITE ? point : plakoto_other(point);
}

/* From the board as White sees it to the picture. */
struct svg_point plakoto_svg_place(const struct picture *picture, int x, int y);
struct svg_box plakoto_svg_area(const struct picture *picture,
				struct svg_box box);

/* On a point, by White's number, so far from its base. */
struct svg_point plakoto_svg_at(const struct picture *picture, unsigned point,
				int distance);

/* How far the middle of the n-th checker of a stack is, from 0. */
int plakoto_svg_distance(const struct stack *stack, unsigned n);

/* --- plakoto_draw_svg_checker.c --- */
void plakoto_svg_checkers(const struct picture *picture, unsigned point);
void plakoto_svg_off(const struct picture *picture, enum side side);
void plakoto_svg_dice(const struct picture *picture, enum side side,
		      const uint8_t dice[2], struct svg_point left, int size);

/*
 * Whether the side has its mother alone on its start, free or pinned, and the
 * rules make something of it.
 */
bool plakoto_svg_has_mother(const struct plakoto *plakoto, enum side side);

/* --- plakoto_draw_svg_turn.c: where the last turn went, as arrows --- */
void plakoto_svg_turn(const struct picture *picture);

/* The same, over everything, of a turn that was refused. */
void plakoto_svg_refused(const struct picture *picture);

/* --- plakoto_draw_svg_words.c --- */
void plakoto_svg_describe(const struct picture *picture);
void plakoto_svg_say_point(const struct picture *picture, unsigned point,
			   struct strbuf *out);

#endif
