/*
 * Pieces in a picture: a column of discs seen from slightly above, so that the
 * top one shows its face, and each shows both on its rim, up-face first.
 */
#include "base/strbuf.h"
#include "games/plateau_draw_svg.h"

/* Where a face is shown, by the size of its letter. */
enum place { PLACE_TOP, PLACE_UP, PLACE_DOWN, PLACE_COUNT };

static const char *const owner_classes[SIDE_COUNT] = {
	[SIDE_WHITE] = "white", [SIDE_BLACK] = "black"};

/* clang-format off */
static const char *const face_classes[FACE_COUNT + 1] = {
	[FACE_BLANK] = "x", [FACE_BLUE] = "b", [FACE_RED] = "r",
	[FACE_ORANGE] = "o", [FACE_HIDDEN] = "u",
};

static const char *const letter_classes[PLACE_COUNT][FACE_COUNT + 1] = {
	[PLACE_TOP] = {"top on-x", "top on-b", "top on-r", "top on-o",
		       "top on-u"},
	[PLACE_UP] = {"up on-x", "up on-b", "up on-r", "up on-o", "up on-u"},
	[PLACE_DOWN] = {"down on-x", "down on-b", "down on-r", "down on-o",
			"down on-u"},
};
/* clang-format on */

static void
add_letter(const struct picture *picture, enum place place, unsigned face,
	   struct svg_point at)
{
	char letter = plateau_face_letters[face];

	if (letter >= 'a' && letter <= 'z')
		letter = (char)(letter - 'a' + 'A');
	svg_text(picture->out, letter_classes[place][face], at,
		 (struct text){&letter, 1});
}

/* A face on the rim, around its middle. */
static void
add_tag(const struct picture *picture, enum place place, unsigned face,
	struct svg_point middle)
{
	int half = place == PLACE_UP ? 17 : 11;
	struct svg_box box = {middle.x - half, middle.y - 8, 2 * half, 17};

	svg_rect(picture->out, face_classes[face], box, 5);
	middle.y += 6;
	add_letter(picture, place, face, middle);
}

/*
 * The rim of a piece whose upper edge has its middle at a point.  Pieces above
 * hide the rest of it.
 */
static void
add_rim(const struct picture *picture, const struct piece *piece,
	struct svg_point middle)
{
	svg_path(picture->out, "body",
		 "M%d %da%d %d 0 0 0 %d 0v%da%d %d 0 0 1 -%d 0z",
		 middle.x - SVG_HALF, middle.y, SVG_HALF, SVG_DEPTH,
		 2 * SVG_HALF, SVG_PIECE, SVG_HALF, SVG_DEPTH, 2 * SVG_HALF);
	middle.y += SVG_DEPTH + SVG_PIECE / 2 - 1;
	add_tag(picture, PLACE_UP, piece->up,
		(struct svg_point){middle.x - 17, middle.y});
	add_tag(picture, PLACE_DOWN, piece->down,
		(struct svg_point){middle.x + 16, middle.y});
}

/*
 * Beside the letter a sign that can be told without colour: a cross for red,
 * which moves so; a rhomb for blue; a triangle for orange.
 */
static void
add_sign(const struct picture *picture, unsigned face, struct svg_point at)
{
	static const char *const shapes[FACE_COUNT + 1] = {
		[FACE_BLANK] = "",
		[FACE_BLUE] = "m0 -5 7 5-7 5-7-5z",
		[FACE_RED] = "m-2 -5h4v3h4v4h-4v3h-4v-3h-4v-4h4z",
		[FACE_ORANGE] = "m0 -5 7 9h-14z",
		[FACE_HIDDEN] = "",
	};
	static const char *const classes[FACE_COUNT + 1] = {
		[FACE_BLANK] = "on-x",	[FACE_BLUE] = "on-b",
		[FACE_RED] = "on-r",	[FACE_ORANGE] = "on-o",
		[FACE_HIDDEN] = "on-u",
	};

	if (shapes[face][0] != '\0')
		svg_path(picture->out, classes[face], "M%d %d%s", at.x, at.y,
			 shapes[face]);
}

static void
add_ellipse(const struct picture *picture, const char *class,
	    struct svg_point middle, int inset)
{
	int half = SVG_HALF - inset;
	int depth = SVG_DEPTH - inset / 2;

	svg_path(picture->out, class,
		 "M%d %da%d %d 0 1 0 %d 0a%d %d 0 1 0 -%d 0z", middle.x - half,
		 middle.y, half, depth, 2 * half, half, depth, 2 * half);
}

static void
add_top(const struct picture *picture, const struct piece *piece,
	struct svg_point middle)
{
	add_ellipse(picture, "body", middle, 0);
	add_ellipse(picture, face_classes[piece->up], middle, 5);
	add_sign(picture, piece->up,
		 (struct svg_point){middle.x - 23, middle.y});
	add_sign(picture, piece->up,
		 (struct svg_point){middle.x + 23, middle.y});
	middle.y += 7;
	add_letter(picture, PLACE_TOP, piece->up, middle);
}

/* A pin from the unit above through the pieces that lie under enemy ones. */
static void
add_pin(const struct picture *picture, struct svg_point floor, int count)
{
	struct svg_point point = {floor.x + SVG_HALF - 11,
				  floor.y + SVG_DEPTH / 2 - 1};
	struct svg_point head = {point.x, point.y - count * SVG_PIECE - 3};

	svg_line(picture->out, "case", head, point);
	svg_line(picture->out, "needle", head, point);
	svg_circle(picture->out, "pin", head, 5);
}

void
plateau_svg_column(const struct picture *picture, unsigned square)
{
	const struct plateau *plateau = picture->plateau;
	const struct piece *column = plateau_column(plateau, square);
	unsigned height = plateau_height(plateau, square);
	unsigned pinned = height - plateau_unit(plateau, square);
	struct svg_box cell = plateau_svg_cell(picture, square);
	struct svg_point floor = {cell.x + SVG_COLUMN,
				  cell.y + cell.height - SVG_DEPTH - 7};
	struct strbuf title = {0};
	unsigned i;

	if (height == 0)
		return;
	plateau_svg_say_column(picture, square, &title);
	svg_group(picture->out, "column", strbuf_text(&title));
	strbuf_free(&title);
	for (i = 0; i < height; i++) {
		struct svg_point middle = {floor.x,
					   floor.y - (int)(i + 1) * SVG_PIECE};

		svg_group(picture->out, owner_classes[column[i].owner],
			  (struct text){NULL, 0});
		add_rim(picture, &column[i], middle);
		if (i + 1 == height)
			add_top(picture, &column[i], middle);
		svg_group_end(picture->out);
	}
	if (pinned > 0)
		add_pin(picture, floor, (int)pinned);
	svg_group_end(picture->out);
}

/* The left half shows the first face, the right half the other. */
void
plateau_svg_disc(const struct picture *picture, enum side owner,
		 const struct faces *faces, struct svg_point centre)
{
	enum { INNER = SVG_DISC - 2 };
	struct svg_point letter = {centre.x - 7, centre.y + 6};

	svg_group(picture->out, owner_classes[owner], (struct text){NULL, 0});
	svg_circle(picture->out, "body", centre, SVG_DISC);
	svg_path(picture->out, face_classes[faces->up],
		 "M%d %da%d %d 0 0 0 0 %dz", centre.x, centre.y - INNER, INNER,
		 INNER, 2 * INNER);
	svg_path(picture->out, face_classes[faces->down],
		 "M%d %da%d %d 0 0 1 0 %dz", centre.x, centre.y - INNER, INNER,
		 INNER, 2 * INNER);
	add_letter(picture, PLACE_DOWN, faces->up, letter);
	letter.x += 14;
	add_letter(picture, PLACE_DOWN, faces->down, letter);
	svg_group_end(picture->out);
}
