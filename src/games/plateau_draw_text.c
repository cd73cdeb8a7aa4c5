/*
 * Drawing a Plateau position as text, to be read at a glance:
 *
 *           a             b
 *     +-------------+-------------+
 *   2 | from        | to x2       | 2    marks of the last turn
 *     |             | W [R]/b     |      the top piece, its up-face in brackets
 *     |             | W  x /x     |      up-face / down-face, down to the board
 *     |             | B  b /b pin |      an enemy piece lies above it
 *     +-------------+-------------+
 */
#include "games/plateau.h"

#include "base/catalog.h"
#include "base/strbuf.h"
#include "games/caption.h"
#include "games/plateau_phrase.h"

enum {
	CELL_WIDTH = 13,
	PIN_WIDTH = 3,
	MARK_WIDTH = 5,	   /* "stomp" */
	LABEL_MARGINS = 9, /* of "    captured  3  " */
	LINE_WIDTH = 74,   /* leaves room for the sum behind */
};

/* The signs of one style of drawing. */
struct style {
	const char *owner[SIDE_COUNT];
	const char *top[3]; /* left, between, right of a line of the frame */
	const char *middle[3];
	const char *low[3];
	const char *dash;
	const char *bar;
	const char *marker; /* before what the last turn did on a square */
	const char *dot;    /* between members of a list */
};

static const struct style unicode_style = {
	.owner = {[SIDE_WHITE] = "○", [SIDE_BLACK] = "●"},
	.top = {"┌", "┬", "┐"},
	.middle = {"├", "┼", "┤"},
	.low = {"└", "┴", "┘"},
	.dash = "─",
	.bar = "│",
	.marker = "▸",
	.dot = " · ",
};

static const struct style ascii_style = {
	.owner = {[SIDE_WHITE] = "W", [SIDE_BLACK] = "B"},
	.top = {"+", "+", "+"},
	.middle = {"+", "+", "+"},
	.low = {"+", "+", "+"},
	.dash = "-",
	.bar = "|",
	.marker = ">",
	.dot = ", ",
};

static const char *const face_colours[FACE_COUNT + 1] = {
	[FACE_BLANK] = "\033[2m",  [FACE_BLUE] = "\033[1;34m",
	[FACE_RED] = "\033[1;31m", [FACE_ORANGE] = "\033[1;33m",
	[FACE_HIDDEN] = "\033[2m",
};

static const struct style *
style_of(const struct drawing *drawing)
{
	return drawing->ascii ? &ascii_style : &unicode_style;
}

static void
add_face(const struct drawing *drawing, unsigned face, bool is_top,
	 struct strbuf *out)
{
	char letter = plateau_face_letters[face];

	if (is_top && letter >= 'a' && letter <= 'z')
		letter = (char)(letter - 'a' + 'A');
	if (drawing->colour)
		strbuf_add_string(out, face_colours[face]);
	strbuf_add_char(out, letter);
	if (drawing->colour)
		strbuf_add_string(out, "\033[0m");
}

/* A blank and a word, filled up to so many columns. */
static void
add_word(const struct drawing *drawing, const char *english, size_t width,
	 struct strbuf *out)
{
	struct strbuf word = {0};

	strbuf_add_char(out, ' ');
	caption_word(drawing, english, width, &word);
	strbuf_add_text(out, strbuf_text(&word));
	strbuf_add_repeated(out, ' ', width - text_width(strbuf_text(&word)));
	strbuf_free(&word);
}

/* Ten columns: owner, faces, and "pin" under an enemy piece. */
static void
add_piece(const struct drawing *drawing, const struct piece *piece, bool is_top,
	  bool is_pinned, struct strbuf *out)
{
	strbuf_add_string(out, style_of(drawing)->owner[piece->owner]);
	strbuf_add_string(out, is_top ? " [" : "  ");
	add_face(drawing, piece->up, is_top, out);
	strbuf_add_string(out, is_top ? "]/" : " /");
	add_face(drawing, piece->down, false, out);
	add_word(drawing, is_pinned ? N_("pin") : "", PIN_WIDTH, out);
}

static bool
is_pinned(const struct plateau *plateau, unsigned square, unsigned height)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned above;

	for (above = height + 1; above < plateau_height(plateau, square);
	     above++)
		if (column[above].owner != column[height].owner)
			return true;
	return false;
}

/* Appends what the last turn did on the square, at most 11 columns. */
static void
add_mark(const struct drawing *drawing, unsigned square, struct strbuf *out)
{
	const struct plateau_move *move = drawing->move;
	unsigned stop;

	if (move->kind == PLATEAU_OPENING || move->kind == PLATEAU_ONBOARD) {
		if (move->square == square)
			caption_word(drawing, N_("new"), MARK_WIDTH, out);
		return;
	}
	if (move->kind != PLATEAU_MOVE && move->kind != PLATEAU_STOMP)
		return;
	if (move->square == square)
		caption_word(drawing,
			     move->kind == PLATEAU_STOMP ? N_("stomp")
							 : N_("from"),
			     MARK_WIDTH, out);
	for (stop = 0; move->kind == PLATEAU_MOVE && stop < move->stop_count;
	     stop++) {
		if (move->stops[stop].square != square)
			continue;
		if (stop + 1u == move->stop_count)
			caption_word(drawing, N_("to"), MARK_WIDTH, out);
		else if (move->stops[stop].change != 0)
			strbuf_format(out, "%+d", move->stops[stop].change);
	}
}

static bool
captures_on(const struct plateau_move *move, unsigned square)
{
	if (move->captures == 0 || move->captures == CAPTURES_UNMARKED)
		return false;
	if (move->kind == PLATEAU_STOMP)
		return move->square == square;
	return move->kind == PLATEAU_MOVE && move->stop_count > 0 &&
	       move->stops[move->stop_count - 1].square == square;
}

/* The mark of the last turn on a square, filled up to the cell's width. */
static void
add_mark_cell(const struct drawing *drawing, unsigned square,
	      struct strbuf *out)
{
	const struct plateau_move *move = drawing->move;
	struct strbuf mark = {0};
	size_t width = 0;

	add_mark(drawing, square, &mark);
	if (captures_on(move, square))
		strbuf_format(&mark, " x%u",
			      plateau_captures(drawing->before, move));
	strbuf_add_char(out, ' ');
	if (mark.length > 0) {
		strbuf_add_string(out, style_of(drawing)->marker);
		strbuf_add_char(out, ' ');
		strbuf_add_text(out, strbuf_text(&mark));
		width = text_width(strbuf_text(&mark)) + 2;
	}
	strbuf_add_repeated(out, ' ', CELL_WIDTH - 1 - width);
	strbuf_free(&mark);
}

static bool
has_mark(const struct drawing *drawing, unsigned square)
{
	struct strbuf mark = {0};
	bool found;

	if (drawing->move == NULL || drawing->before == NULL)
		return false;
	add_mark(drawing, square, &mark);
	found = mark.length > 0;
	strbuf_free(&mark);
	return found;
}

/* The line of the rank's cells that shows pieces at `height`. */
static void
add_cell(const struct drawing *drawing, unsigned square, unsigned height,
	 struct strbuf *out)
{
	const struct plateau *plateau = drawing->position;
	unsigned count = plateau_height(plateau, square);

	if (height >= count) {
		strbuf_add_repeated(out, ' ', CELL_WIDTH);
		return;
	}
	strbuf_add_char(out, ' ');
	add_piece(drawing, plateau_column(plateau, square) + height,
		  height + 1 == count, is_pinned(plateau, square, height), out);
	strbuf_add_char(out, ' ');
}

static void
add_frame(const struct drawing *drawing, const char *const signs[3],
	  struct strbuf *out)
{
	const struct plateau *plateau = drawing->position;
	unsigned file, column;

	strbuf_add_string(out, "  ");
	for (file = 0; file < plateau->rules.size; file++) {
		strbuf_add_string(out, signs[file == 0 ? 0 : 1]);
		for (column = 0; column < CELL_WIDTH; column++)
			strbuf_add_string(out, style_of(drawing)->dash);
	}
	strbuf_add_string(out, signs[2]);
	strbuf_add_char(out, '\n');
}

static void
add_files(const struct drawing *drawing, struct strbuf *out)
{
	const struct plateau *plateau = drawing->position;
	unsigned file;

	strbuf_add_string(out, "  ");
	for (file = 0; file < plateau->rules.size; file++) {
		strbuf_add_repeated(out, ' ', CELL_WIDTH / 2 + 1);
		strbuf_add_char(out, (char)('a' + file));
		if (file + 1u < plateau->rules.size)
			strbuf_add_repeated(out, ' ', CELL_WIDTH / 2);
	}
	strbuf_add_char(out, '\n');
}

/* The tallest column of a rank, at least 1. */
static unsigned
rank_height(const struct plateau *plateau, unsigned rank)
{
	unsigned size = plateau->rules.size;
	unsigned tallest = 1;
	unsigned file;

	for (file = 0; file < size; file++) {
		unsigned height = plateau_height(plateau, rank * size + file);

		if (height > tallest)
			tallest = height;
	}
	return tallest;
}

/* One line of text through all cells of a rank; `line` 0 names the rank. */
static void
add_rank_line(const struct drawing *drawing, unsigned rank, unsigned line,
	      unsigned marks, struct strbuf *out)
{
	const struct plateau *plateau = drawing->position;
	unsigned height = rank_height(plateau, rank) - 1 + marks - line;
	unsigned file;

	strbuf_format(out, line == 0 ? "%u " : "  ", rank + 1);
	for (file = 0; file < plateau->rules.size; file++) {
		unsigned square = rank * plateau->rules.size + file;

		strbuf_add_string(out, style_of(drawing)->bar);
		if (line < marks)
			add_mark_cell(drawing, square, out);
		else
			add_cell(drawing, square, height, out);
	}
	strbuf_add_string(out, style_of(drawing)->bar);
	if (line == 0)
		strbuf_format(out, " %u", rank + 1);
	strbuf_add_char(out, '\n');
}

static void
add_rank(const struct drawing *drawing, unsigned rank, struct strbuf *out)
{
	const struct plateau *plateau = drawing->position;
	unsigned marks = 0;
	unsigned file, line, lines;

	for (file = 0; file < plateau->rules.size; file++)
		if (has_mark(drawing, rank * plateau->rules.size + file))
			marks = 1;
	lines = rank_height(plateau, rank) + marks;
	for (line = 0; line < lines; line++)
		add_rank_line(drawing, rank, line, marks, out);
}

/* "4 Mute", with what one is worth when that matters. */
static void
add_kind(struct phrase *phrase, unsigned kind, unsigned count, bool with_value,
	 struct strbuf *out)
{
	phrase_slot_number(phrase, "count", count);
	phrase_slot_words(phrase, "kind", plateau_kinds[kind].name);
	phrase_write(phrase, "{count} {kind}", out);
	if (with_value)
		strbuf_format(out, " (%u)", plateau_kinds[kind].value);
}

/* How many, unless the number of all has just said it. */
static void
add_hidden(struct phrase *phrase, unsigned hidden, bool are_all,
	   struct strbuf *out)
{
	phrase_slot_number(phrase, "count", hidden);
	phrase_write(phrase, are_all ? N_("hidden") : N_("{count} hidden"),
		     out);
}

/* A list is broken into lines of at most LINE_WIDTH columns. */
static void
add_to_list(const struct drawing *drawing, struct text word, size_t indent,
	    size_t *width, struct strbuf *out)
{
	if (word.length == 0)
		return;
	if (*width + text_width(word) + 3 > LINE_WIDTH) {
		strbuf_add_char(out, '\n');
		strbuf_add_repeated(out, ' ', indent);
		*width = indent;
	} else if (*width > indent) {
		strbuf_add_string(out, style_of(drawing)->dot);
		*width += 3;
	}
	strbuf_add_text(out, word);
	*width += text_width(word);
}

/* The pieces by kind, behind a label of so many columns. */
static void
add_kinds(const struct drawing *drawing, const uint8_t pieces[KIND_COUNT],
	  unsigned hidden, bool with_values, size_t indent, struct strbuf *out)
{
	struct strbuf word = {0};
	struct phrase phrase;
	size_t width = indent;
	unsigned kind;

	phrase_start(&phrase, drawing->catalog);
	if (plateau_total(pieces) + hidden == 0)
		strbuf_add_text(out, words_say(drawing->catalog, "none"));
	for (kind = 0; kind <= KIND_COUNT; kind++) {
		strbuf_clear(&word);
		if (kind == KIND_COUNT && hidden > 0)
			add_hidden(&phrase, hidden, plateau_total(pieces) == 0,
				   &word);
		else if (kind < KIND_COUNT && pieces[kind] > 0)
			add_kind(&phrase, kind, pieces[kind], with_values,
				 &word);
		add_to_list(drawing, strbuf_text(&word), indent, &width, out);
	}
	strbuf_free(&word);
}

/* "    reserve   5  "; both labels are of one width, which is returned. */
static size_t
add_label(const struct drawing *drawing, bool is_reserve, unsigned count,
	  struct strbuf *out)
{
	struct text reserve = words_say(drawing->catalog, "reserve");
	struct text captured = words_say(drawing->catalog, "captured");
	struct text label = is_reserve ? reserve : captured;
	size_t width = text_width(captured);

	if (text_width(reserve) > width)
		width = text_width(reserve);
	strbuf_add_string(out, "\n    ");
	strbuf_add_text(out, label);
	strbuf_add_repeated(out, ' ', width - text_width(label));
	strbuf_format(out, " %2u  ", count);
	return width + LABEL_MARGINS;
}

static void
add_player(const struct drawing *drawing, enum side side, struct strbuf *out)
{
	const struct plateau *plateau = drawing->position;
	const uint8_t *prisoners = plateau->prisoners[side];
	size_t width;

	strbuf_format(out, "%s ", style_of(drawing)->owner[side]);
	caption_player(drawing, side, out);
	width = add_label(drawing, true, plateau_reserve_total(plateau, side),
			  out);
	add_kinds(drawing, plateau->reserve[side], plateau->unseen[side], false,
		  width, out);
	add_label(drawing, false, plateau_total(prisoners), out);
	add_kinds(drawing, prisoners, 0, true, width, out);
	if (plateau_total(prisoners) > 1)
		strbuf_format(out, " = %u", plateau_value(prisoners));
	strbuf_add_char(out, '\n');
}

void
plateau_draw_text(const struct drawing *drawing, struct strbuf *out)
{
	const struct style *style = style_of(drawing);
	const struct plateau *plateau = drawing->position;
	unsigned rank;

	if (plateau_say_last_turn(drawing, out))
		strbuf_add_char(out, '\n');
	add_files(drawing, out);
	add_frame(drawing, style->top, out);
	for (rank = plateau->rules.size; rank-- > 0;) {
		add_rank(drawing, rank, out);
		add_frame(drawing, rank > 0 ? style->middle : style->low, out);
	}
	add_files(drawing, out);
	add_player(drawing, SIDE_BLACK, out);
	add_player(drawing, SIDE_WHITE, out);
	plateau_say_state(drawing, out);
	strbuf_add_char(out, '\n');
}
