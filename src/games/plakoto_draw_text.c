/*
 * Drawing a Plakoto position as text, the board of the side that is asked for
 * below, its home at the right:
 *
 *       13  14  15  16  17  18     19  20  21  22  23  24
 *     +-------------------------+-------------------------+
 *     |  .   .   B   .   .   .  |  .   .   .   .   .   W  |
 *     |          w              |                      10 |
 *
 * At each point its checkers stand from the edge inwards, a prisoner (small
 * letter) at the edge under its pinners; a stack that is too high is numbered.
 * Behind the numbers of points + and - tell where the last turn went.
 */
#include "games/plakoto.h"

#include <string.h>

#include "base/catalog.h"
#include "base/strbuf.h"
#include "games/caption.h"
#include "games/plakoto_phrase.h"

enum {
	ROWS = 5, /* of checkers, in each half of the board */
	COLUMNS = 12
};

/* The signs of one style of drawing; checkers are one column wide. */
struct style {
	const char *checker[SIDE_COUNT];
	const char *prisoner[SIDE_COUNT];
	const char *empty;
	const char *top[3]; /* left, between, right of the frame */
	const char *low[3];
	const char *dash;
	const char *bar;
};

static const struct style unicode_style = {
	.checker = {[SIDE_WHITE] = "○", [SIDE_BLACK] = "●"},
	.prisoner = {[SIDE_WHITE] = "w", [SIDE_BLACK] = "b"},
	.empty = "·",
	.top = {"┌", "┬", "┐"},
	.low = {"└", "┴", "┘"},
	.dash = "─",
	.bar = "│",
};

static const struct style ascii_style = {
	.checker = {[SIDE_WHITE] = "W", [SIDE_BLACK] = "B"},
	.prisoner = {[SIDE_WHITE] = "w", [SIDE_BLACK] = "b"},
	.empty = ".",
	.top = {"+", "+", "+"},
	.low = {"+", "+", "+"},
	.dash = "-",
	.bar = "|",
};

static const char *const colours[SIDE_COUNT] = {
	[SIDE_WHITE] = "\033[1;37m", [SIDE_BLACK] = "\033[1;34m"};

static const struct style *
style_of(const struct drawing *drawing)
{
	return drawing->ascii ? &ascii_style : &unicode_style;
}

/* What stands on a point of the near side's. */
struct stack {
	enum side top;	/* means nothing when it is empty */
	unsigned count; /* of its checkers */
	bool is_pinning;
};

static struct stack
find_stack(const struct drawing *drawing, unsigned point)
{
	const struct plakoto *plakoto = drawing->position;
	enum side near = drawing->near;
	unsigned other = plakoto_other(point);
	struct stack stack = {near, plakoto->free[near][point], false};

	if (stack.count == 0) {
		stack.top = opponent(near);
		stack.count = plakoto->free[stack.top][other];
		stack.is_pinning = plakoto_has_pinned(plakoto, near, point);
	} else {
		stack.is_pinning = plakoto_has_pinned(plakoto, opponent(near),
						      other);
	}
	return stack;
}

/* The near side's point in a column from the left, above or below. */
static unsigned
point_at(unsigned column, bool is_above)
{
	return is_above ? PLAKOTO_POINTS / 2 + 1 + column
			: PLAKOTO_POINTS / 2 - column;
}

static void
add_sign(const struct drawing *drawing, const char *sign, enum side side,
	 struct strbuf *out)
{
	strbuf_add_string(out, "  ");
	if (drawing->colour)
		strbuf_add_string(out, colours[side]);
	strbuf_add_string(out, sign);
	if (drawing->colour)
		strbuf_add_string(out, "\033[0m");
	strbuf_add_char(out, ' ');
}

/* Four columns: what is seen of a stack in a row, 0 being at the edge. */
static void
add_cell(const struct drawing *drawing, unsigned point, unsigned row,
	 struct strbuf *out)
{
	const struct style *style = style_of(drawing);
	struct stack stack = find_stack(drawing, point);
	unsigned under = stack.is_pinning ? 1 : 0;
	unsigned height = stack.count + under;

	if (row >= ROWS) {
		strbuf_add_repeated(out, ' ', 4);
	} else if (row == ROWS - 1 && height > ROWS) {
		strbuf_format(out, "%3u ", stack.count);
	} else if (row < under) {
		add_sign(drawing, style->prisoner[opponent(stack.top)],
			 opponent(stack.top), out);
	} else if (row < height) {
		add_sign(drawing, style->checker[stack.top], stack.top, out);
	} else if (row == 0) {
		strbuf_format(out, "  %s ", style->empty);
	} else {
		strbuf_add_repeated(out, ' ', 4);
	}
}

static void
add_row(const struct drawing *drawing, unsigned row, bool is_above,
	struct strbuf *out)
{
	const struct style *style = style_of(drawing);
	unsigned column;

	strbuf_format(out, "  %s", style->bar);
	for (column = 0; column < COLUMNS; column++) {
		if (column == COLUMNS / 2)
			strbuf_format(out, " %s", style->bar);
		add_cell(drawing, point_at(column, is_above), row, out);
	}
	strbuf_format(out, " %s\n", style->bar);
}

static void
add_frame(const struct drawing *drawing, const char *const signs[3],
	  struct strbuf *out)
{
	const struct style *style = style_of(drawing);
	unsigned half, i;

	strbuf_add_string(out, "  ");
	for (half = 0; half < 2; half++) {
		strbuf_add_string(out, signs[half]);
		for (i = 0; i < COLUMNS / 2 * 4 + 1; i++)
			strbuf_add_string(out, style->dash);
	}
	strbuf_add_string(out, signs[2]);
	strbuf_add_char(out, '\n');
}

/* What the last turn did at a point of the near side's: '+', '-' or ' '. */
static char
mark_of(const struct drawing *drawing, unsigned point)
{
	const struct plakoto_move *move = drawing->move;
	const struct plakoto *before = drawing->before;
	char mark = ' ';
	unsigned i;

	if (move == NULL || before == NULL)
		return ' ';
	if (before->to_move != (uint8_t)drawing->near)
		point = plakoto_other(point);
	for (i = 0; i < move->step_count; i++) {
		if (move->steps[i].to == point)
			return '+';
		if (move->steps[i].from == point)
			mark = '-';
	}
	return mark;
}

/* Points that the last turn has reached have a + behind them, left ones a -. */
static void
add_labels(const struct drawing *drawing, bool is_above, struct strbuf *out)
{
	unsigned column;

	strbuf_add_string(out, "   ");
	for (column = 0; column < COLUMNS; column++) {
		unsigned point = point_at(column, is_above);
		char mark = mark_of(drawing, point);

		if (column == COLUMNS / 2)
			strbuf_add_string(out, "  ");
		strbuf_format(out, "%3u", point);
		if (column + 1 < COLUMNS || mark != ' ')
			strbuf_add_char(out, mark);
	}
	strbuf_add_char(out, '\n');
}

static void
add_player(const struct drawing *drawing, enum side side, struct strbuf *out)
{
	const struct plakoto *plakoto = drawing->position;

	strbuf_format(out, "  %s ", style_of(drawing)->checker[side]);
	caption_player(drawing, side, out);
	strbuf_add_string(out, "\n      ");
	strbuf_add_text(out, words_say(drawing->catalog, "pips"));
	strbuf_format(out, " %3u   ", plakoto_pips(plakoto, side));
	strbuf_add_text(out, words_say(drawing->catalog, "off"));
	strbuf_format(out, " %2u\n", plakoto->free[side][PLAKOTO_OFF]);
}

static void
say_win(struct phrase *phrase, const struct plakoto *plakoto,
	const struct outcome *outcome, struct strbuf *out)
{
	unsigned points = 0;

	text_number(text_of(outcome->reason), PLAKOTO_CHECKERS, &points);
	phrase_slot_words(phrase, "side", plakoto_side_names[outcome->winner]);
	phrase_slot_number(phrase, "count", points);
	phrase_write(phrase,
		     plakoto->free[outcome->winner][PLAKOTO_OFF] ==
				     PLAKOTO_CHECKERS
			     ? N_("{side} has won {count} "
				  "{count|point|points}: all checkers are off")
			     : N_("{side} has won {count} "
				  "{count|point|points}: the other's mother is "
				  "pinned"),
		     out);
}

static void
say_turn(struct phrase *phrase, const struct plakoto *plakoto,
	 struct strbuf *out)
{
	phrase_slot_words(phrase, "side", plakoto_side_names[plakoto->to_move]);
	phrase_slot_number(phrase, "number", plakoto->number);
	if (plakoto->dice[0] == 0) {
		phrase_write(phrase, "{side} to roll, turn {number}", out);
		return;
	}
	phrase_slot_number(phrase, "high", plakoto->dice[0]);
	phrase_slot_number(phrase, "low", plakoto->dice[1]);
	phrase_write(phrase,
		     "{side} to play, turn {number}, dice {high} and {low}",
		     out);
}

void
plakoto_say_state(const struct drawing *drawing, struct strbuf *out)
{
	const struct plakoto *plakoto = drawing->position;
	struct outcome outcome;
	struct phrase phrase;

	phrase_start(&phrase, drawing->catalog);
	plakoto_outcome(plakoto, &outcome);
	switch (outcome.ending) {
	case ENDING_WIN:
		say_win(&phrase, plakoto, &outcome, out);
		break;
	case ENDING_DRAW:
		phrase_write(&phrase, "Tied: both mothers are pinned", out);
		break;
	case ENDING_NONE:
		say_turn(&phrase, plakoto, out);
		break;
	}
}

bool
plakoto_say_last_turn(const struct drawing *drawing, struct strbuf *out)
{
	const struct plakoto *before = drawing->before;

	return before != NULL && caption_turn(drawing, before->number,
					      (enum side)before->to_move, out);
}

void
plakoto_draw_text(const struct drawing *drawing, struct strbuf *out)
{
	const struct style *style = style_of(drawing);
	unsigned row;

	if (plakoto_say_last_turn(drawing, out))
		strbuf_add_char(out, '\n');
	add_player(drawing, opponent(drawing->near), out);
	add_labels(drawing, true, out);
	add_frame(drawing, style->top, out);
	for (row = 0; row < ROWS; row++)
		add_row(drawing, row, true, out);
	add_row(drawing, ROWS, true, out);
	for (row = ROWS; row-- > 0;)
		add_row(drawing, row, false, out);
	add_frame(drawing, style->low, out);
	add_labels(drawing, false, out);
	add_player(drawing, drawing->near, out);
	plakoto_say_state(drawing, out);
	strbuf_add_char(out, '\n');
}
