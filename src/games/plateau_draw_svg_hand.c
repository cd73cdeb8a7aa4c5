/*
 * What is not on the board, in a picture: who plays, what each has in reserve
 * and holds as prisoners, and what the last turn has exchanged.
 */
#include "base/catalog.h"
#include "base/strbuf.h"
#include "games/plateau_draw_svg.h"
#include "games/plateau_phrase.h"

enum {
	LABEL_WIDTH = 126, /* in any language */
	DIGIT = 11,	   /* about, in a wide font */
	GAP = 7,
	BADGE = 13,
	ROW_HEIGHT = 38,
	EXCHANGE_ROW = 40,
	NAME_COLUMNS = 44,
	WORD_LETTER = 8
};

static struct faces
faces_of(unsigned kind)
{
	return (struct faces){(uint8_t)plateau_kinds[kind].marker,
			      (uint8_t)plateau_kinds[kind].other};
}

/*
 * Some pieces of a kind, and how many behind them, unless that is empty; returns
 * where the next ones go.
 */
static struct svg_point
add_kind(const struct picture *picture, enum side owner,
	 const struct faces *faces, struct svg_point at, struct text count)
{
	plateau_svg_disc(picture, owner, faces, at);
	at.x += 2 * SVG_DISC + GAP;
	if (count.length == 0)
		return at;
	svg_text(picture->out, "small",
		 (struct svg_point){at.x - SVG_DISC - GAP + 4, at.y + 6},
		 count);
	at.x += 4 + (int)text_width(count) * DIGIT;
	return at;
}

static void
add_reserve(const struct picture *picture, enum side side, struct svg_point at)
{
	static const struct faces hidden = {FACE_HIDDEN, FACE_HIDDEN};
	const struct plateau *plateau = picture->plateau;
	struct strbuf word = {0};
	unsigned kind;

	for (kind = 0; kind <= KIND_COUNT; kind++) {
		bool is_known = kind < KIND_COUNT;
		unsigned count = is_known ? plateau->reserve[side][kind]
					  : plateau->unseen[side];
		struct faces faces = is_known ? faces_of(kind) : hidden;

		if (count == 0)
			continue;
		strbuf_clear(&word);
		if (count > 1)
			strbuf_format(&word, "\xC3\x97%u", count);
		at = add_kind(picture, side, &faces, at, strbuf_text(&word));
	}
	strbuf_free(&word);
}

/* How many more of a kind are held than before the last turn. */
static unsigned
count_new(const struct picture *picture, enum side holder, unsigned kind)
{
	unsigned now = picture->plateau->prisoners[holder][kind];
	unsigned then;

	if (plateau_svg_taken(picture) == 0)
		return 0;
	then = picture->before->prisoners[holder][kind];
	return now > then ? now - then : 0;
}

/* Behind the pieces that it counts; returns where the next ones go. */
static struct svg_point
add_badge(const struct picture *picture, struct svg_point at, unsigned number)
{
	struct strbuf word = {0};
	struct svg_point middle = {at.x - SVG_DISC + BADGE - GAP / 2, at.y};

	svg_circle(picture->out, "mark", middle, BADGE);
	strbuf_format(&word, "+%u", number);
	middle.y += 6;
	svg_text(picture->out, "middle on-mark small", middle,
		 strbuf_text(&word));
	strbuf_free(&word);
	at.x += 2 * BADGE + GAP / 2;
	return at;
}

/* "2x5" behind two of those that are worth five. */
static void
add_prisoners(const struct picture *picture, enum side holder,
	      struct svg_point at)
{
	const uint8_t *held = picture->plateau->prisoners[holder];
	struct strbuf word = {0};
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		struct faces faces = faces_of(kind);

		if (held[kind] == 0)
			continue;
		strbuf_clear(&word);
		if (held[kind] > 1)
			strbuf_format(&word, "%u\xC3\x97", held[kind]);
		strbuf_format(&word, "%u", plateau_kinds[kind].value);
		at = add_kind(picture, opponent(holder), &faces, at,
			      strbuf_text(&word));
		if (count_new(picture, holder, kind) > 0)
			at = add_badge(picture, at,
				       count_new(picture, holder, kind));
	}
	strbuf_clear(&word);
	strbuf_format(&word, "= %u", plateau_value(held));
	if (plateau_total(held) > 1)
		svg_text(picture->out, "small strong",
			 (struct svg_point){at.x - SVG_DISC, at.y + 6},
			 strbuf_text(&word));
	strbuf_free(&word);
}

static void
add_label(const struct picture *picture, const char *words, unsigned count,
	  struct svg_point at)
{
	struct strbuf label = {0};
	struct phrase phrase;

	phrase_start(&phrase, picture->drawing->catalog);
	phrase_slot_number(&phrase, "count", count);
	phrase_write(&phrase, words, &label);
	svg_text(picture->out, "soft small", (struct svg_point){at.x, at.y + 6},
		 strbuf_text(&label));
	strbuf_free(&label);
}

static void
add_name(const struct picture *picture, enum side side, struct svg_point at)
{
	const struct drawing *drawing = picture->drawing;
	struct text name = side == SIDE_WHITE ? drawing->white : drawing->black;
	struct text cut = svg_cut(name, NAME_COLUMNS);
	struct strbuf line = {0};

	svg_group(picture->out, side == SIDE_WHITE ? "white" : "black",
		  (struct text){NULL, 0});
	svg_circle(picture->out, "body", (struct svg_point){at.x + 7, at.y - 5},
		   7);
	svg_group_end(picture->out);
	strbuf_add_text(&line, words_say(drawing->catalog, phrase_side(side)));
	strbuf_add_string(&line, name.length > 0 ? ": " : "");
	strbuf_add_text(&line, cut);
	if (cut.length < name.length)
		strbuf_add_string(&line, "\xE2\x80\xA6");
	svg_text(picture->out, "strong", (struct svg_point){at.x + 22, at.y},
		 strbuf_text(&line));
	strbuf_free(&line);
}

void
plateau_svg_hand(const struct picture *picture, enum side side, int top)
{
	const struct plateau *plateau = picture->plateau;
	struct svg_point at = {SVG_EDGE, top + 18};
	struct svg_point first = {SVG_EDGE + LABEL_WIDTH + SVG_DISC, 0};

	add_name(picture, side, at);
	at.y += ROW_HEIGHT - 8;
	first.y = at.y;
	add_label(picture, N_("Reserve {count}"),
		  plateau_reserve_total(plateau, side), at);
	add_reserve(picture, side, first);
	at.y += ROW_HEIGHT;
	first.y = at.y;
	add_label(picture, N_("Prisoners {count}"),
		  plateau_total(plateau->prisoners[side]), at);
	add_prisoners(picture, side, first);
}

bool
plateau_svg_has_exchange(const struct picture *picture)
{
	return picture->move != NULL &&
	       (picture->move->kind == PLATEAU_EXCHANGE ||
		picture->move->kind == PLATEAU_REFUSAL);
}

/* Every piece by itself; returns where the next thing goes. */
static struct svg_point
add_pieces(const struct picture *picture, enum side owner,
	   const uint8_t pieces[KIND_COUNT], struct svg_point at)
{
	unsigned kind, n;

	for (kind = KIND_COUNT; kind-- > 0;) {
		struct faces faces = faces_of(kind);

		for (n = 0; n < pieces[kind]; n++) {
			plateau_svg_disc(picture, owner, &faces, at);
			at.x += 2 * SVG_DISC + 4;
		}
	}
	return at;
}

static struct svg_point
add_word(const struct picture *picture, struct text word, struct svg_point at,
	 int width)
{
	svg_text(picture->out, "soft small",
		 (struct svg_point){at.x - SVG_DISC, at.y + 6}, word);
	at.x += width;
	return at;
}

/* The pieces of one side, and their sum: "(r) (b) = 9". */
static void
add_sum(const struct picture *picture, enum side owner,
	const uint8_t pieces[KIND_COUNT], struct svg_point at)
{
	struct strbuf word = {0};

	at = add_pieces(picture, owner, pieces, at);
	strbuf_format(&word, "= %u", plateau_value(pieces));
	add_word(picture, strbuf_text(&word), at, 0);
	strbuf_free(&word);
}

/* A word of the program; a long one takes more room. */
static struct svg_point
add_words(const struct picture *picture, const char *english,
	  struct svg_point at, int width)
{
	struct text word = words_say(picture->drawing->catalog, english);
	int needed = (int)text_width(word) * WORD_LETTER + SVG_DISC;

	return add_word(picture, word, at, width > needed ? width : needed);
}

/* "Black tenders (r) (b) = 9", and below: "and is paid (rx) = 10" */
void
plateau_svg_exchange(const struct picture *picture, int top)
{
	const struct plateau_move *move = picture->move;
	enum side mover = (enum side)picture->before->to_move;
	struct svg_point at = {SVG_EDGE + SVG_DISC, top + SVG_DISC + 2};

	at = add_words(picture,
		       mover == SIDE_WHITE ? N_("White tenders")
					   : N_("Black tenders"),
		       at, LABEL_WIDTH);
	add_sum(picture, opponent(mover), move->tender, at);
	at.x = SVG_EDGE + SVG_DISC;
	at.y += EXCHANGE_ROW;
	if (move->kind == PLATEAU_REFUSAL) {
		add_words(picture, "and is refused", at, 0);
	} else {
		at = add_words(picture, "and is paid", at, LABEL_WIDTH);
		add_sum(picture, mover, move->payment, at);
	}
}
