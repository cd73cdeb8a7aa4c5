/*
 * What stands beside a drawing of any game: who plays, and the last turn.
 */
#include "games/caption.h"

#include "base/strbuf.h"

enum { NAME_WIDTH_MAX = 40 };

static const char *const side_names[SIDE_COUNT] = {
	[SIDE_WHITE] = "White", [SIDE_BLACK] = "Black"};

static void
add_name(const struct drawing *drawing, struct text name, struct strbuf *out)
{
	size_t width = 0;

	while (name.length > 0) {
		struct text rest = name;
		struct text character;

		text_next_character(&rest);
		character = text_slice(name, 0, name.length - rest.length);
		width += text_width(character);
		if (width > NAME_WIDTH_MAX) {
			strbuf_add_string(out, drawing->ascii ? "..." : "…");
			return;
		}
		strbuf_add_printable(out, character);
		name = rest;
	}
}

void
caption_player(const struct drawing *drawing, enum side side,
	       struct strbuf *out)
{
	struct text name = side == SIDE_WHITE ? drawing->white : drawing->black;

	strbuf_add_string(out, side_names[side]);
	if (name.length == 0)
		return;
	strbuf_add_string(out, ": ");
	add_name(drawing, name, out);
}

bool
caption_turn(const struct drawing *drawing, unsigned number, enum side side,
	     struct strbuf *out)
{
	if (drawing->before == NULL || drawing->move_text.length == 0)
		return false;
	strbuf_format(out, "Turn %u, %s: ", number, side_names[side]);
	strbuf_add_printable(out, drawing->move_text);
	return true;
}
