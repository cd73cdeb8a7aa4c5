/*
 * Drawing a Plakoto position as a picture: the board between the two players,
 * from the side of one of them, the last turn marked.
 */
#include "games/plakoto_draw_svg.h"

#include "base/catalog.h"
#include "base/strbuf.h"
#include "games/plakoto_phrase.h"

enum {
	EDGE = 8,
	TOP = 8,     /* above everything */
	TURN = 34,   /* the last turn, if there is one */
	PLAYER = 32, /* the line of a player, above and below the board */
	STATE = 30,
	SMALL_DIE = 24,
	NAME_COLUMNS = 36,
	LINE_COLUMNS = 58
};

static const char day[] =
	".pinrec-plakoto .wood{fill:#dcc79d;stroke:#6b5433;stroke-width:2}\n"
	".pinrec-plakoto .field{fill:#f7f0df;stroke:#6b5433}\n"
	".pinrec-plakoto .home{fill:#fdf9ef;stroke:#6b5433}\n"
	".pinrec-plakoto .tray{fill:#cbb283;stroke:#6b5433}\n"
	".pinrec-plakoto .odd{fill:#c99a5b}\n"
	".pinrec-plakoto .even{fill:#7d9a78}\n"
	".pinrec-plakoto .label{fill:#3b2c17}\n"
	".pinrec-plakoto .off{fill:#3b2c17}\n"
	".pinrec-plakoto text{font-size:19px}\n"
	".pinrec-plakoto .small{font-size:19px}\n"
	".pinrec-plakoto .white .body{fill:#fffdf7;stroke:#3d382d;"
	"stroke-width:1.5}\n"
	".pinrec-plakoto .black .body{fill:#2f3238;stroke:#0b0c0d;"
	"stroke-width:1.5}\n"
	".pinrec-plakoto .white .inner{fill:none;stroke:#cfc8b6}\n"
	".pinrec-plakoto .black .inner{fill:none;stroke:#5d626c}\n"
	".pinrec-plakoto .white .pip{fill:#2f3238}\n"
	".pinrec-plakoto .black .pip{fill:#fffdf7}\n"
	".pinrec-plakoto .white .on{fill:#1d1d1b}\n"
	".pinrec-plakoto .black .on{fill:#fffdf7}\n"
	".pinrec-plakoto .white .held,.pinrec-plakoto .black .held{"
	"stroke:#b0208a;stroke-width:4}\n"
	".pinrec-plakoto .gone{fill:#fdf9ef;fill-opacity:.6;stroke:#0a7d68;stroke-width:2;"
	"stroke-dasharray:4 3}\n";

static const char night[] =
	".pinrec-plakoto .wood{fill:#3c3125;stroke:#7d6a50}\n"
	".pinrec-plakoto .label,.pinrec-plakoto .off{fill:#eadfca}\n"
	".pinrec-plakoto .field{fill:#2a2c30;stroke:#7d6a50}\n"
	".pinrec-plakoto .home{fill:#33353a;stroke:#7d6a50}\n"
	".pinrec-plakoto .tray{fill:#221c15;stroke:#7d6a50}\n"
	".pinrec-plakoto .odd{fill:#7a5f3b}\n"
	".pinrec-plakoto .even{fill:#4f6650}\n"
	".pinrec-plakoto .black .body{fill:#131417;stroke:#b4b8c0}\n"
	".pinrec-plakoto .white .held,.pinrec-plakoto .black .held{"
	"stroke:#ee6cc8}\n"
	".pinrec-plakoto .gone{fill:#1b1d21;stroke:#3fc4a6}\n";

struct svg_point
plakoto_svg_place(const struct picture *picture, int x, int y)
{
	if (picture->drawing->near == SIDE_BLACK) {
		x = SVG_WIDTH - x;
		y = SVG_HEIGHT - y;
	}
	return (struct svg_point){picture->board.x + x, picture->board.y + y};
}

struct svg_box
plakoto_svg_area(const struct picture *picture, struct svg_box box)
{
	struct svg_point corner;

	if (picture->drawing->near == SIDE_BLACK) {
		box.x += box.width;
		box.y += box.height;
	}
	corner = plakoto_svg_place(picture, box.x, box.y);
	box.x = corner.x;
	box.y = corner.y;
	return box;
}

struct svg_point
plakoto_svg_at(const struct picture *picture, unsigned point, int distance)
{
	bool is_above = point > PLAKOTO_POINTS / 2;
	int column = is_above ? (int)point - PLAKOTO_POINTS / 2 - 1
			      : PLAKOTO_POINTS / 2 - (int)point;
	int x = SVG_SIDE + column * SVG_COLUMN + SVG_COLUMN / 2;

	if (column >= PLAKOTO_POINTS / 4)
		x += SVG_BAR;
	return plakoto_svg_place(picture, x,
				 is_above ? SVG_BAND + distance
					  : SVG_HEIGHT - SVG_BAND - distance);
}

/* --- the board --- */

static void
add_area(const struct picture *picture, const char *class, int x, int y,
	 int width, int height)
{
	struct svg_box box = {x, y, width, height};

	svg_rect(picture->out, class, plakoto_svg_area(picture, box), 0);
}

static void
add_fields(const struct picture *picture)
{
	int inside = SVG_HEIGHT - 2 * SVG_BAND;
	int right = SVG_SIDE + SVG_FIELD + SVG_BAR;
	int tray = SVG_WIDTH - SVG_SIDE - SVG_TRAY;
	struct svg_box all = {0, 0, SVG_WIDTH, SVG_HEIGHT};

	svg_rect(picture->out, "wood", plakoto_svg_area(picture, all), 8);
	add_area(picture, "field", SVG_SIDE, SVG_BAND, SVG_FIELD, inside);
	add_area(picture, "home", right, SVG_BAND, SVG_FIELD, inside);
	add_area(picture, "tray", tray, SVG_BAND, SVG_TRAY, inside / 2 - 3);
	add_area(picture, "tray", tray, SVG_BAND + inside / 2 + 3, SVG_TRAY,
		 inside / 2 - 3);
}

static void
add_point(const struct picture *picture, unsigned point)
{
	struct svg_point base = plakoto_svg_at(picture, point, 0);
	struct svg_point tip = plakoto_svg_at(picture, point, SVG_POINT);
	struct svg_point label = plakoto_svg_at(picture, point, -14);

	label.y += 7;
	svg_path(picture->out, point % 2 == 0 ? "even" : "odd",
		 "M%d %dL%d %dL%d %dz", base.x - SVG_COLUMN / 2, base.y, tip.x,
		 tip.y, base.x + SVG_COLUMN / 2, base.y);
	svg_number(picture->out, "label middle small", label,
		   plakoto_svg_point(picture->drawing->near, point));
}

/* In the frame, beyond the numbers of a side's home. */
static void
add_home(const struct picture *picture, enum side side)
{
	int x = SVG_SIDE + SVG_FIELD + SVG_BAR + SVG_FIELD / 2;
	struct svg_point at = plakoto_svg_place(
		picture, x, side == SIDE_WHITE ? SVG_HEIGHT - 11 : 11);

	at.y += 6;
	svg_text(picture->out, "label middle", at,
		 words_say(picture->drawing->catalog,
			   side == SIDE_WHITE ? N_("White’s home")
					      : N_("Black’s home")));
}

static void
add_board(const struct picture *picture)
{
	const struct plakoto *plakoto = picture->plakoto;
	unsigned point, side;

	add_fields(picture);
	for (point = 1; point <= PLAKOTO_POINTS; point++)
		add_point(picture, point);
	for (side = 0; side < SIDE_COUNT; side++) {
		add_home(picture, (enum side)side);
		plakoto_svg_off(picture, (enum side)side);
	}
	plakoto_svg_turn(picture);
	for (point = 1; point <= PLAKOTO_POINTS; point++)
		plakoto_svg_checkers(picture, point);
	plakoto_svg_refused(picture);
	if (plakoto->dice[0] != 0) {
		struct svg_point middle = plakoto_svg_place(
			picture, SVG_SIDE + SVG_FIELD + SVG_BAR + SVG_FIELD / 2,
			SVG_HEIGHT / 2);

		middle.x -= SVG_DIE + SVG_DIE / 8;
		middle.y -= SVG_DIE / 2;
		plakoto_svg_dice(picture, (enum side)plakoto->to_move,
				 plakoto->dice, middle, SVG_DIE);
	}
}

/* --- around it --- */

static void
add_player(const struct picture *picture, enum side side, int y)
{
	const struct drawing *drawing = picture->drawing;
	struct text name = side == SIDE_WHITE ? drawing->white : drawing->black;
	struct text cut = svg_cut(name, NAME_COLUMNS);
	struct strbuf line = {0};
	struct phrase phrase;

	svg_group(picture->out, side == SIDE_WHITE ? "white" : "black",
		  (struct text){NULL, 0});
	svg_circle(picture->out, "body", (struct svg_point){EDGE + 8, y - 5},
		   7);
	svg_group_end(picture->out);
	strbuf_add_text(&line,
			words_say(drawing->catalog, plakoto_side_names[side]));
	strbuf_add_string(&line, name.length > 0 ? ": " : "");
	strbuf_add_text(&line, cut);
	if (cut.length < name.length)
		strbuf_add_string(&line, "\xE2\x80\xA6");
	svg_text(picture->out, "strong", (struct svg_point){EDGE + 22, y},
		 strbuf_text(&line));
	strbuf_clear(&line);
	phrase_start(&phrase, drawing->catalog);
	phrase_slot_number(&phrase, "pips",
			   plakoto_pips(picture->plakoto, side));
	phrase_slot_number(&phrase, "off",
			   picture->plakoto->free[side][PLAKOTO_OFF]);
	phrase_write(&phrase, "pips {pips} · off {off}", &line);
	svg_text(picture->out, "soft end",
		 (struct svg_point){EDGE + SVG_WIDTH, y}, strbuf_text(&line));
	strbuf_free(&line);
}

/* The last turn, above, with its dice. */
static void
add_turn(const struct picture *picture)
{
	struct strbuf line = {0};
	struct svg_point dice = {
		EDGE + SVG_WIDTH - 2 * SMALL_DIE - SMALL_DIE / 4, 10};

	plakoto_say_last_turn(picture->drawing, &line);
	svg_text(picture->out, "strong", (struct svg_point){EDGE, 27},
		 svg_cut(strbuf_text(&line), LINE_COLUMNS));
	plakoto_svg_dice(picture, (enum side)picture->before->to_move,
			 picture->move->dice, dice, SMALL_DIE);
	strbuf_free(&line);
}

static void
add_state(const struct picture *picture, int y)
{
	struct strbuf line = {0};

	plakoto_say_state(picture->drawing, &line);
	svg_text(picture->out, "strong", (struct svg_point){EDGE, y},
		 strbuf_text(&line));
	strbuf_free(&line);
}

void
plakoto_write_svg_style(struct strbuf *out)
{
	svg_style(out, day, night);
}

void
plakoto_draw_svg(const struct drawing *drawing, struct strbuf *out)
{
	struct picture picture = {
		.drawing = drawing,
		.plakoto = drawing->position,
		.out = out,
		.board = {EDGE, TOP + PLAYER},
	};
	int width = SVG_WIDTH + 2 * EDGE;
	int end;

	if (drawing->before != NULL && drawing->move != NULL) {
		picture.before = drawing->before;
		picture.move = drawing->move;
		picture.board.y += TURN;
	}
	end = picture.board.y + SVG_HEIGHT;
	svg_open(out, "plakoto", width, end + PLAYER + STATE);
	plakoto_svg_describe(&picture);
	if (!drawing->is_bare)
		plakoto_write_svg_style(out);
	svg_rect(out, "paper",
		 (struct svg_box){0, 0, width, end + PLAYER + STATE}, 0);
	if (picture.move != NULL)
		add_turn(&picture);
	add_player(&picture, opponent(drawing->near), picture.board.y - 10);
	add_board(&picture);
	add_player(&picture, drawing->near, end + 22);
	add_state(&picture, end + PLAYER + 17);
	svg_close(out);
}
