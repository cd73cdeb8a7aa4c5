/*
 * A picture in words, for those who have it read out.
 */
#include "base/strbuf.h"
#include "games/plateau_draw_svg.h"
#include "games/plateau_phrase.h"

static const char *const side_words[SIDE_COUNT] = {
	[SIDE_WHITE] = "white", [SIDE_BLACK] = "black"};

/* "white Red Mask showing red"; of other pieces what is known. */
static void
say_piece(const struct piece *piece, struct strbuf *out)
{
	enum kind kind = plateau_kind_of((enum face)piece->up,
					 (enum face)piece->down);

	strbuf_format(out, "%s %s", side_words[piece->owner],
		      kind == KIND_COUNT ? "piece" : plateau_kinds[kind].name);
	if (piece->up != FACE_HIDDEN && piece->up != piece->down)
		strbuf_format(out, " showing %s", phrase_face(piece->up));
	else if (piece->up == FACE_HIDDEN && piece->down != FACE_HIDDEN)
		strbuf_format(out, " with %s below", phrase_face(piece->down));
	else if (piece->up == FACE_HIDDEN)
		strbuf_add_string(out, " not known");
}

void
plateau_svg_say_column(const struct plateau *plateau, unsigned square,
		       struct strbuf *out)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned height = plateau_height(plateau, square);
	unsigned unit = plateau_unit(plateau, square);
	unsigned size = plateau->rules.size;
	unsigned n;

	strbuf_format(out, "%c%u%s: ", (int)('a' + square % size),
		      square / size + 1, height > 1 ? ", from the top" : "");
	for (n = 0; n < height; n++) {
		if (n > 0)
			strbuf_add_string(out, n == unit ? "; pinned " : ", ");
		say_piece(&column[height - 1 - n], out);
	}
}

static void
say_kinds(const uint8_t pieces[KIND_COUNT], unsigned hidden, struct strbuf *out)
{
	bool is_first = true;
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		if (pieces[kind] == 0)
			continue;
		strbuf_format(out, "%s%u %s", is_first ? "" : ", ",
			      pieces[kind], plateau_kinds[kind].name);
		is_first = false;
	}
	if (hidden > 0)
		strbuf_format(out, "%s%u not known", is_first ? "" : ", ",
			      hidden);
	else if (is_first)
		strbuf_add_string(out, "none");
}

static void
say_hand(const struct plateau *plateau, enum side side, struct strbuf *out)
{
	strbuf_format(out, " %s's reserve: ", phrase_side(side));
	say_kinds(plateau->reserve[side], plateau->unseen[side], out);
	strbuf_format(out, ". Prisoners of %s: ", phrase_side(side));
	say_kinds(plateau->prisoners[side], 0, out);
	strbuf_add_char(out, '.');
}

static void
say_title(const struct picture *picture, struct strbuf *out)
{
	strbuf_format(out, "Plateau, %ux%u squares. ",
		      picture->plateau->rules.size,
		      picture->plateau->rules.size);
	if (plateau_say_last_turn(picture->drawing, out))
		strbuf_add_string(out, ". ");
	plateau_say_state(picture->plateau, out);
	strbuf_add_char(out, '.');
}

void
plateau_svg_describe(const struct picture *picture)
{
	const struct plateau *plateau = picture->plateau;
	unsigned squares = plateau_square_count(plateau);
	struct strbuf title = {0}, words = {0};
	unsigned square;

	say_title(picture, &title);
	for (square = 0; square < squares; square++) {
		if (plateau_height(plateau, square) == 0)
			continue;
		plateau_svg_say_column(plateau, square, &words);
		strbuf_add_string(&words, ". ");
	}
	if (words.length == 0)
		strbuf_add_string(&words, "The board is empty. ");
	words.length--; /* the last blank */
	say_hand(plateau, SIDE_BLACK, &words);
	say_hand(plateau, SIDE_WHITE, &words);
	svg_describe(picture->out, strbuf_text(&title), strbuf_text(&words));
	strbuf_free(&title);
	strbuf_free(&words);
}
