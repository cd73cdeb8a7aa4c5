/*
 * A picture in words, for those who have it read out.
 */
#include "base/catalog.h"
#include "base/strbuf.h"
#include "games/plateau_draw_svg.h"
#include "games/plateau_phrase.h"

/* "white Red Mask showing red"; of other pieces what is known. */
static void
say_piece(struct phrase *phrase, const struct piece *piece, struct strbuf *out)
{
	enum kind kind = plateau_kind_of((enum face)piece->up,
					 (enum face)piece->down);
	bool is_white = piece->owner == SIDE_WHITE;
	struct phrase what;

	phrase_start(&what, phrase->slots.catalog);
	if (kind == KIND_COUNT) {
		phrase_say(&what,
			   is_white ? N_("white piece") : N_("black piece"));
	} else {
		phrase_slot_words(&what, "kind", plateau_kinds[kind].name);
		phrase_say(&what,
			   is_white ? N_("white {kind}") : N_("black {kind}"));
	}
	phrase_slot(phrase, "piece", phrase_text(&what));
	phrase_slot_words(phrase, "face",
			  phrase_face(piece->up != FACE_HIDDEN ? piece->up
							       : piece->down));
	if (piece->up != FACE_HIDDEN && piece->up != piece->down)
		phrase_write(phrase, "{piece} showing {face}", out);
	else if (piece->up == FACE_HIDDEN && piece->down != FACE_HIDDEN)
		phrase_write(phrase, "{piece} with {face} below", out);
	else if (piece->up == FACE_HIDDEN)
		phrase_write(phrase, "{piece} not known", out);
	else
		strbuf_add_text(out, phrase_text(&what));
}

/* From the top down. */
static void
say_pieces(struct phrase *phrase, const struct plateau *plateau,
	   unsigned square, struct strbuf *out)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned height = plateau_height(plateau, square);
	unsigned unit = plateau_unit(plateau, square);
	struct strbuf piece = {0};
	unsigned n;

	for (n = 0; n < height; n++) {
		strbuf_clear(&piece);
		phrase_start(phrase, phrase->slots.catalog);
		say_piece(phrase, &column[height - 1 - n], &piece);
		phrase_start(phrase, phrase->slots.catalog);
		if (n == 0)
			strbuf_add_text(out, strbuf_text(&piece));
		else
			phrase_write_next(phrase, strbuf_text(&piece),
					  n == unit
						  ? N_("{list}; pinned {next}")
						  : N_("{list}, {next}"),
					  out);
	}
	strbuf_free(&piece);
}

void
plateau_svg_say_column(const struct picture *picture, unsigned square,
		       struct strbuf *out)
{
	const struct plateau *plateau = picture->plateau;
	struct phrase phrase;

	phrase_start(&phrase, picture->drawing->catalog);
	phrase_slot_square(&phrase, "square", plateau, square);
	phrase_write(&phrase,
		     plateau_height(plateau, square) > 1
			     ? N_("{square}, from the top: ")
			     : N_("{square}: "),
		     out);
	say_pieces(&phrase, plateau, square, out);
}

/* Fills the slot with the pieces by kind. */
static void
fill_kinds(struct phrase *phrase, const char *slot,
	   const uint8_t pieces[KIND_COUNT], unsigned hidden)
{
	struct phrase list, one;
	unsigned kind, count = 0;

	phrase_start(&list, phrase->slots.catalog);
	for (kind = 0; kind <= KIND_COUNT; kind++) {
		phrase_start(&one, phrase->slots.catalog);
		if (kind < KIND_COUNT && pieces[kind] > 0) {
			phrase_slot_number(&one, "count", pieces[kind]);
			phrase_slot_words(&one, "kind",
					  plateau_kinds[kind].name);
			phrase_say(&one, "{count} {kind}");
		} else if (kind == KIND_COUNT && hidden > 0) {
			phrase_slot_number(&one, "count", hidden);
			phrase_say(&one, "{count} not known");
		} else if (kind == KIND_COUNT && count == 0) {
			phrase_say(&one, "none");
		}
		if (one.length > 0)
			phrase_join(&list, count++, KIND_COUNT + 2,
				    phrase_text(&one), NULL);
	}
	phrase_slot(phrase, slot, phrase_text(&list));
}

static void
say_hand(const struct picture *picture, enum side side, struct strbuf *out)
{
	const struct plateau *plateau = picture->plateau;
	struct phrase phrase;

	phrase_start(&phrase, picture->drawing->catalog);
	phrase_slot_words(&phrase, "side", phrase_side(side));
	fill_kinds(&phrase, "reserve", plateau->reserve[side],
		   plateau->unseen[side]);
	fill_kinds(&phrase, "prisoners", plateau->prisoners[side], 0);
	strbuf_add_char(out, ' ');
	phrase_write(&phrase,
		     "{side}'s reserve: {reserve}. Prisoners of {side}: "
		     "{prisoners}.",
		     out);
}

static void
say_title(const struct picture *picture, struct strbuf *out)
{
	struct phrase phrase;

	phrase_start(&phrase, picture->drawing->catalog);
	phrase_slot_number(&phrase, "size", picture->plateau->rules.size);
	phrase_write(&phrase, "Plateau, {size}x{size} squares.", out);
	strbuf_add_char(out, ' ');
	if (plateau_say_last_turn(picture->drawing, out))
		strbuf_add_string(out, ". ");
	plateau_say_state(picture->drawing, out);
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
		plateau_svg_say_column(picture, square, &words);
		strbuf_add_string(&words, ". ");
	}
	if (words.length == 0)
		strbuf_add_text(&words, words_say(picture->drawing->catalog,
						  "The board is empty."));
	else
		words.length--; /* the last blank */
	say_hand(picture, SIDE_BLACK, &words);
	say_hand(picture, SIDE_WHITE, &words);
	svg_describe(picture->out, strbuf_text(&title), strbuf_text(&words));
	strbuf_free(&title);
	strbuf_free(&words);
}
