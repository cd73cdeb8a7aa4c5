/*
 * A picture of a Plateau position in the making.  Private to
 * games/plateau_draw_svg*.c.
 *
 * Of the last turn's own record only squares and numbers are drawn.  Every face
 * comes from the position that is drawn, which has none that the view does not
 * know.
 */
#ifndef GAMES_PLATEAU_DRAW_SVG_H
#define GAMES_PLATEAU_DRAW_SVG_H

#include "base/svg.h"
#include "games/plateau.h"

struct strbuf;

/*
 * A cell.  Letters are of a size that can still be read where the board is as
 * wide as a telephone.  The column stands on its floor, left of the middle.  The strip above
 * and the one at the right are kept free for the last turn, which goes from
 * node to node:
 *
 *   +-----------o-+
 *   |   ____      |
 *   |  (_R__)     |
 *   |  |R  b|     |
 *   +-------------+
 */
enum {
	SVG_CELL = 132,
	SVG_LOW = 140,	  /* the height of a row in which three lie at most */
	SVG_EDGE = 24,	  /* left and right of the board */
	SVG_COLUMN = 57,  /* the column's middle, from the left */
	SVG_NODE_X = 115, /* the node, from the left and from above */
	SVG_NODE_Y = 20,
	SVG_NODE_RADIUS = 15,
	SVG_PIECE = 23, /* how thick a piece is */
	SVG_HALF = 50,	/* half its width, and half of that seen from above */
	SVG_DEPTH = 15,
	SVG_DISC = 17, /* the radius of a piece in the hand */
	SVG_PANEL = 114
};

struct picture {
	const struct drawing *drawing;
	const struct plateau *plateau;	 /* what is drawn */
	const struct plateau *before;	 /* before the last turn, or NULL */
	const struct plateau_move *move; /* that turn, or NULL: both or none */
	struct strbuf *out;
	int width, height;
	struct svg_point board; /* the upper left corner */
	/* Where the rows of cells begin, from above; and the last one ends. */
	int rows[PLATEAU_SIZE_MAX + 1];
};

struct svg_box plateau_svg_cell(const struct picture *picture, unsigned square);

/* --- plateau_draw_svg_piece.c --- */
void plateau_svg_column(const struct picture *picture, unsigned square);

/* A piece in the hand, its two faces side by side. */
void plateau_svg_disc(const struct picture *picture, enum side owner,
		      const struct faces *faces, struct svg_point centre);

/* --- plateau_draw_svg_turn.c: what the last turn did --- */

/* Under the columns: on which squares something happened, and the way. */
void plateau_svg_tints(const struct picture *picture);
void plateau_svg_way(const struct picture *picture);

/* Over them: how many went, were dropped, picked up and taken. */
void plateau_svg_nodes(const struct picture *picture);

/* Over everything: where a turn would have gone that was refused. */
void plateau_svg_refused(const struct picture *picture);

/* How many pieces the last turn has taken. */
unsigned plateau_svg_taken(const struct picture *picture);

/* --- plateau_draw_svg_hand.c: what is not on the board --- */
void plateau_svg_hand(const struct picture *picture, enum side side, int top);
bool plateau_svg_has_exchange(const struct picture *picture);
void plateau_svg_exchange(const struct picture *picture, int top);

/* --- plateau_draw_svg_words.c --- */
void plateau_svg_describe(const struct picture *picture);

/* "a1, from the top: white Red, black Mute (pinned)" */
void plateau_svg_say_column(const struct picture *picture, unsigned square,
			    struct strbuf *out);

#endif
