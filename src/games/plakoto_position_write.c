/*
 * Writing a position of Plakoto: as the line that plakoto_position.c reads, and
 * as JSON.
 */
#include "games/plakoto.h"

#include "base/strbuf.h"

static const char side_letters[SIDE_COUNT] = {
	[SIDE_WHITE] = 'W', [SIDE_BLACK] = 'B'};

static const char *const side_words[SIDE_COUNT] = {
	[SIDE_WHITE] = "white", [SIDE_BLACK] = "black"};

/* What stands on one of White's points. */
struct stack {
	enum side top; /* means nothing when it is empty */
	unsigned count;
	bool is_pinning;
};

static struct stack
find_stack(const struct plakoto *plakoto, unsigned point)
{
	struct stack stack = {SIDE_WHITE, 0, false};
	unsigned side;

	for (side = 0; side < SIDE_COUNT; side++) {
		unsigned own = side == SIDE_WHITE ? point
						  : plakoto_other(point);

		if (plakoto->free[side][own] == 0)
			continue;
		stack.top = (enum side)side;
		stack.count = plakoto->free[side][own];
		stack.is_pinning = plakoto_has_pinned(
			plakoto, opponent(stack.top), plakoto_other(own));
	}
	return stack;
}

static void
add_comma(struct strbuf *out, bool *is_first)
{
	if (!*is_first)
		strbuf_add_char(out, ',');
	*is_first = false;
}

static void
add_empty(struct strbuf *out, unsigned *empty, bool *is_first)
{
	if (*empty == 0)
		return;
	add_comma(out, is_first);
	strbuf_add_number(out, *empty);
	*empty = 0;
}

static void
add_points(struct strbuf *out, const struct plakoto *plakoto)
{
	bool is_first = true;
	unsigned empty = 0;
	unsigned point;

	for (point = 1; point <= PLAKOTO_POINTS; point++) {
		struct stack stack = find_stack(plakoto, point);

		if (stack.count == 0) {
			empty++;
			continue;
		}
		add_empty(out, &empty, &is_first);
		add_comma(out, &is_first);
		strbuf_add_char(out, side_letters[stack.top]);
		strbuf_add_number(out, stack.count);
		if (stack.is_pinning)
			strbuf_add_char(out,
					stack.top == SIDE_WHITE ? 'b' : 'w');
	}
	add_empty(out, &empty, &is_first);
}

static void
add_dice(struct strbuf *out, const struct plakoto *plakoto)
{
	if (plakoto->dice[0] == 0)
		strbuf_add_char(out, '-');
	else
		strbuf_add_number(out,
				  plakoto->dice[0] * 10u + plakoto->dice[1]);
}

void
plakoto_write_position(const void *position, struct strbuf *out)
{
	const struct plakoto *plakoto = position;

	add_points(out, plakoto);
	strbuf_add_string(out, plakoto->to_move == SIDE_BLACK ? " b " : " w ");
	strbuf_add_number(out, plakoto->free[SIDE_WHITE][PLAKOTO_OFF]);
	strbuf_add_char(out, '/');
	strbuf_add_number(out, plakoto->free[SIDE_BLACK][PLAKOTO_OFF]);
	strbuf_add_char(out, ' ');
	add_dice(out, plakoto);
}

/* --- JSON --- */

/* "8":{"owner":"white","count":2,"pins":true}, in White's numbers. */
static void
add_json_points(struct strbuf *out, const struct plakoto *plakoto)
{
	bool is_first = true;
	unsigned point;

	strbuf_add_string(out, "\"points\":{");
	for (point = 1; point <= PLAKOTO_POINTS; point++) {
		struct stack stack = find_stack(plakoto, point);

		if (stack.count == 0)
			continue;
		add_comma(out, &is_first);
		strbuf_format(out,
			      "\"%u\":{\"owner\":\"%s\",\"count\":%u,"
			      "\"pins\":%s}",
			      point, side_words[stack.top], stack.count,
			      stack.is_pinning ? "true" : "false");
	}
	strbuf_add_char(out, '}');
}

static void
add_json_pair(struct strbuf *out, const char *name, unsigned white,
	      unsigned black)
{
	strbuf_format(out, ",\"%s\":{\"white\":%u,\"black\":%u}", name, white,
		      black);
}

void
plakoto_write_json(const void *position, struct strbuf *out)
{
	const struct plakoto *plakoto = position;

	strbuf_format(out, "\"turn\":%lu,\"to_play\":\"%s\",\"dice\":\"",
		      (unsigned long)plakoto->number,
		      side_words[plakoto->to_move]);
	add_dice(out, plakoto);
	strbuf_add_string(out, "\",");
	add_json_points(out, plakoto);
	add_json_pair(out, "off", plakoto->free[SIDE_WHITE][PLAKOTO_OFF],
		      plakoto->free[SIDE_BLACK][PLAKOTO_OFF]);
	add_json_pair(out, "pips", plakoto_pips(plakoto, SIDE_WHITE),
		      plakoto_pips(plakoto, SIDE_BLACK));
}
