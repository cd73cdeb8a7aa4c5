/*
 * What stands beside a drawing of any game: who plays, and the last turn.
 */
#include "games/caption.h"

#include "base/catalog.h"
#include "base/phrase.h"
#include "base/strbuf.h"

enum { NAME_WIDTH_MAX = 40 };

static const char *const side_names[SIDE_COUNT] = {
	[SIDE_WHITE] = N_("White"), [SIDE_BLACK] = N_("Black")};

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
caption_word(const struct drawing *drawing, const char *english, size_t room,
	     struct strbuf *out)
{
	struct text rest = words_say(drawing->catalog, english);
	struct text taken = {rest.start, 0}, before;
	size_t width = 0;

	while (rest.length > 0) {
		before = rest;
		text_next_character(&rest);
		width += text_width(
			text_slice(before, 0, before.length - rest.length));
		if (width > room)
			break;
		taken.length = (size_t)(rest.start - taken.start);
	}
	strbuf_add_text(out, taken);
}

void
caption_player(const struct drawing *drawing, enum side side,
	       struct strbuf *out)
{
	struct text name = side == SIDE_WHITE ? drawing->white : drawing->black;

	strbuf_add_text(out, words_say(drawing->catalog, side_names[side]));
	if (name.length == 0)
		return;
	strbuf_add_string(out, ": ");
	add_name(drawing, name, out);
}

bool
caption_turn(const struct drawing *drawing, unsigned number, enum side side,
	     struct strbuf *out)
{
	struct phrase phrase;

	if (drawing->before == NULL || drawing->move_text.length == 0)
		return false;
	phrase_start(&phrase, drawing->catalog);
	phrase_slot_number(&phrase, "number", number);
	phrase_slot_words(&phrase, "side", side_names[side]);
	phrase_write(&phrase, "Turn {number}, {side}", out);
	strbuf_add_string(out, ": ");
	strbuf_add_printable(out, drawing->move_text);
	return true;
}
