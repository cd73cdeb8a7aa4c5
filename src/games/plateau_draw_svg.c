/*
 * Drawing a Plateau position as a picture: the board between the two players,
 * from the side of one of them, the last turn marked.
 */
#include "games/plateau_draw_svg.h"

#include "base/strbuf.h"

enum {
	TOP = 8,       /* above everything */
	TURN = 34,     /* the last turn, if there is one */
	EXCHANGE = 80, /* what it exchanged */
	LABELS = 26,   /* letters of the files, above and below the board */
	STATE = 34,    /* who plays, below everything */
	LETTER = 10    /* the width of one, about, in a wide font */
};

static const char day[] =
	".pinrec-plateau .cell{fill:#f4eedf;stroke:#bfb394}\n"
	".pinrec-plateau .left{fill:#e3efe4;stroke:#bfb394}\n"
	".pinrec-plateau .last{fill:#cfe8dc;stroke:#bfb394}\n"
	".pinrec-plateau .frame{fill:none;stroke:#7b6f55;stroke-width:2}\n"
	".pinrec-plateau .white .body{fill:#fffdf7;stroke:#4b4538;stroke-width:1.5}\n"
	".pinrec-plateau .black .body{fill:#3a3d44;stroke:#0f1012;stroke-width:1.5}\n"
	".pinrec-plateau .white .x{fill:#f0ead9}\n"
	".pinrec-plateau .black .x{fill:#50545d}\n"
	".pinrec-plateau .b{fill:#1d5fae}\n"
	".pinrec-plateau .r{fill:#c8311f}\n"
	".pinrec-plateau .o{fill:#f4a11d}\n"
	".pinrec-plateau .white .u{fill:#fffdf7;stroke:#8a8577;stroke-dasharray:3 2}\n"
	".pinrec-plateau .black .u{fill:#3a3d44;stroke:#a3a6ad;stroke-dasharray:3 2}\n"
	".pinrec-plateau .top{font-size:20px;font-weight:700;text-anchor:middle}\n"
	".pinrec-plateau .up{font-size:16px;font-weight:700;text-anchor:middle}\n"
	".pinrec-plateau .down{font-size:16px;text-anchor:middle}\n"
	".pinrec-plateau .white .on-x,.pinrec-plateau .white .on-u{fill:#6b6556}\n"
	".pinrec-plateau .black .on-x,.pinrec-plateau .black .on-u{fill:#cfd2d8}\n"
	".pinrec-plateau .on-b,.pinrec-plateau .on-r{fill:#fff}\n"
	".pinrec-plateau .on-o{fill:#2a1a00}\n"
	".pinrec-plateau .case{fill:none;stroke:#fff;stroke-width:5;"
	"stroke-linecap:round}\n"
	".pinrec-plateau .needle{fill:none;stroke:#9a1f86;stroke-width:2}\n"
	".pinrec-plateau .pin{fill:#9a1f86;stroke:#fff;stroke-width:1.5}\n";

static const char night[] =
	".pinrec-plateau .cell{fill:#2b2e33;stroke:#4a4e56}\n"
	".pinrec-plateau .left{fill:#2c3d39;stroke:#4a4e56}\n"
	".pinrec-plateau .last{fill:#2d4f47;stroke:#4a4e56}\n"
	".pinrec-plateau .frame{stroke:#8b8f98}\n"
	".pinrec-plateau .white .body{fill:#f3efe4;stroke:#15161a}\n"
	".pinrec-plateau .black .body{fill:#15161a;stroke:#a9adb6}\n"
	".pinrec-plateau .white .x{fill:#e0dac8}\n"
	".pinrec-plateau .black .x{fill:#33363d}\n"
	".pinrec-plateau .white .u{fill:#f3efe4}\n"
	".pinrec-plateau .black .u{fill:#15161a}\n"
	".pinrec-plateau .case{stroke:#15161a}\n"
	".pinrec-plateau .needle{stroke:#f07fd8}\n"
	".pinrec-plateau .pin{fill:#f07fd8;stroke:#15161a}\n";

/* How far down the square's row is, from 0. */
static unsigned
row_of(const struct picture *picture, unsigned square)
{
	unsigned size = picture->plateau->rules.size;
	unsigned rank = square / size;

	return picture->drawing->near == SIDE_WHITE ? size - 1 - rank : rank;
}

static unsigned
line_of(const struct picture *picture, unsigned square)
{
	unsigned size = picture->plateau->rules.size;
	unsigned file = square % size;

	return picture->drawing->near == SIDE_WHITE ? file : size - 1 - file;
}

struct svg_box
plateau_svg_cell(const struct picture *picture, unsigned square)
{
	unsigned row = row_of(picture, square);

	return (struct svg_box){
		picture->board.x + (int)line_of(picture, square) * SVG_CELL,
		picture->rows[row], SVG_CELL,
		picture->rows[row + 1] - picture->rows[row]};
}

/* A row has room for its tallest column, and for the way above it. */
static int
row_height(const struct picture *picture, unsigned row)
{
	unsigned squares = plateau_square_count(picture->plateau);
	int tallest = 0;
	unsigned square;

	for (square = 0; square < squares; square++) {
		int height = (int)plateau_height(picture->plateau, square);

		if (row_of(picture, square) == row && height > tallest)
			tallest = height;
	}
	tallest = tallest * SVG_PIECE + 2 * SVG_DEPTH + 2 * SVG_NODE_Y;
	return tallest > SVG_LOW ? tallest : SVG_LOW;
}

static void
lay_out(struct picture *picture)
{
	unsigned size = picture->plateau->rules.size;
	unsigned row;
	int y = TOP + SVG_PANEL + LABELS;

	if (picture->move != NULL)
		y += TURN;
	if (plateau_svg_has_exchange(picture))
		y += EXCHANGE;
	picture->board = (struct svg_point){SVG_EDGE, y};
	for (row = 0; row < size; row++) {
		picture->rows[row] = y;
		y += row_height(picture, row);
	}
	picture->rows[size] = y;
	picture->width = 2 * SVG_EDGE + (int)size * SVG_CELL;
	picture->height = y + LABELS + SVG_PANEL + STATE;
}

/* The names of files and ranks, at both ends of each. */
static void
add_labels(const struct picture *picture)
{
	unsigned size = picture->plateau->rules.size;
	struct svg_point at;
	unsigned n;

	for (n = 0; n < size; n++) {
		struct svg_box file = plateau_svg_cell(picture, n);
		struct svg_box rank = plateau_svg_cell(picture, n * size);
		char letter = (char)('a' + n);

		at.x = file.x + SVG_CELL / 2;
		at.y = picture->board.y - 8;
		svg_text(picture->out, "middle soft", at,
			 (struct text){&letter, 1});
		at.y = picture->rows[size] + 18;
		svg_text(picture->out, "middle soft", at,
			 (struct text){&letter, 1});
		at.y = rank.y + rank.height / 2 + 5;
		at.x = SVG_EDGE / 2;
		svg_number(picture->out, "middle soft", at, n + 1);
		at.x = picture->width - SVG_EDGE / 2;
		svg_number(picture->out, "middle soft", at, n + 1);
	}
}

static void
add_board(const struct picture *picture)
{
	unsigned size = picture->plateau->rules.size;
	unsigned squares = size * size;
	struct svg_box frame = {picture->board.x, picture->board.y,
				(int)size * SVG_CELL,
				picture->rows[size] - picture->board.y};
	unsigned square;

	for (square = 0; square < squares; square++)
		svg_rect(picture->out, "cell",
			 plateau_svg_cell(picture, square), 0);
	plateau_svg_tints(picture);
	svg_rect(picture->out, "frame", frame, 0);
	plateau_svg_way(picture);
	for (square = 0; square < squares; square++)
		plateau_svg_column(picture, square);
	plateau_svg_nodes(picture);
	plateau_svg_refused(picture);
	add_labels(picture);
}

/* The last turn, above, as much of it as there is room for. */
static void
add_turn(const struct picture *picture)
{
	struct strbuf line = {0};
	struct text cut;

	plateau_say_last_turn(picture->drawing, &line);
	cut = svg_cut(strbuf_text(&line),
		      (size_t)(picture->width - 2 * SVG_EDGE) / LETTER);
	if (cut.length < line.length) {
		line.length = cut.length;
		strbuf_add_string(&line, "\xE2\x80\xA6");
	}
	svg_text(picture->out, "strong", (struct svg_point){SVG_EDGE, 27},
		 strbuf_text(&line));
	if (plateau_svg_has_exchange(picture))
		plateau_svg_exchange(picture, TOP + TURN);
	strbuf_free(&line);
}

static void
add_state(const struct picture *picture)
{
	struct strbuf line = {0};

	plateau_say_state(picture->drawing, &line);
	svg_text(picture->out, "strong",
		 (struct svg_point){SVG_EDGE, picture->height - 14},
		 strbuf_text(&line));
	strbuf_free(&line);
}

void
plateau_write_svg_style(struct strbuf *out)
{
	svg_style(out, day, night);
}

void
plateau_draw_svg(const struct drawing *drawing, struct strbuf *out)
{
	struct picture picture = {
		.drawing = drawing,
		.plateau = drawing->position,
		.out = out,
	};

	if (drawing->before != NULL && drawing->move != NULL) {
		picture.before = drawing->before;
		picture.move = drawing->move;
	}
	lay_out(&picture);
	svg_open(out, "plateau", picture.width, picture.height);
	plateau_svg_describe(&picture);
	if (!drawing->is_bare)
		plateau_write_svg_style(out);
	svg_rect(out, "paper",
		 (struct svg_box){0, 0, picture.width, picture.height}, 0);
	if (picture.move != NULL)
		add_turn(&picture);
	plateau_svg_hand(&picture, opponent(drawing->near),
			 picture.board.y - LABELS - SVG_PANEL);
	add_board(&picture);
	plateau_svg_hand(&picture, drawing->near,
			 picture.rows[picture.plateau->rules.size] + LABELS);
	add_state(&picture);
	svg_close(out);
}
