/*
 * Writing a position: as the line that plateau_position.c reads, and as JSON.
 */
#include "games/plateau.h"

#include "base/strbuf.h"

/* Capitals for White; a hidden face is u. */
static void
add_piece(struct strbuf *out, unsigned owner, unsigned up, unsigned down)
{
	char code[2];
	unsigned i;

	code[0] = plateau_face_letters[up];
	code[1] = plateau_face_letters[down];
	for (i = 0; i < 2; i++) {
		if (code[i] == plateau_face_letters[FACE_HIDDEN])
			code[i] = 'u';
		if (owner == SIDE_WHITE)
			code[i] = (char)(code[i] - 'a' + 'A');
	}
	strbuf_add(out, code, sizeof(code));
}

static void
add_column(struct strbuf *out, const struct plateau *plateau, unsigned square)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned height = plateau_height(plateau, square);
	unsigned i;

	for (i = 0; i < height; i++)
		add_piece(out, column[i].owner, column[i].up, column[i].down);
}

/* The rank whose first square is `square`. */
static void
add_rank(struct strbuf *out, const struct plateau *plateau, unsigned square)
{
	unsigned end = square + plateau->rules.size;
	unsigned empty = 0;

	for (; square < end; square++) {
		if (plateau_height(plateau, square) == 0) {
			empty++;
			continue;
		}
		if (empty > 0) {
			strbuf_add_number(out, empty);
			strbuf_add_char(out, ',');
		}
		empty = 0;
		add_column(out, plateau, square);
		if (square + 1 < end)
			strbuf_add_char(out, ',');
	}
	if (empty > 0)
		strbuf_add_number(out, empty);
}

/* By value, highest first, marker side first; `-` for none. */
static void
add_prisoners(struct strbuf *out, const struct plateau *plateau,
	      enum side holder)
{
	const uint8_t *prisoners = plateau->prisoners[holder];
	unsigned left = plateau_total(prisoners);
	unsigned kind;
	unsigned n;

	if (left == 0)
		strbuf_add_char(out, '-');
	for (kind = KIND_COUNT; kind-- > 0;)
		for (n = 0; n < prisoners[kind]; n++) {
			add_piece(out, opponent(holder),
				  plateau_kinds[kind].marker,
				  plateau_kinds[kind].other);
			if (--left > 0)
				strbuf_add_char(out, ',');
		}
}

void
plateau_write_position(const void *position, struct strbuf *out)
{
	const struct plateau *plateau = position;
	unsigned size = plateau->rules.size;
	unsigned rank;

	for (rank = size; rank-- > 0;) {
		add_rank(out, plateau, rank * size);
		strbuf_add_char(out, rank > 0 ? '/' : ' ');
	}
	strbuf_add_char(out, plateau->to_move == SIDE_BLACK ? 'b' : 'w');
	strbuf_add_char(out, ' ');
	add_prisoners(out, plateau, SIDE_BLACK);
	strbuf_add_char(out, '/');
	add_prisoners(out, plateau, SIDE_WHITE);
	strbuf_add_char(out, ' ');
	strbuf_add_number(out, plateau->number);
}

/* --- JSON --- */

static const char *const side_words[SIDE_COUNT] = {
	[SIDE_WHITE] = "white",
	[SIDE_BLACK] = "black",
};

/* {"owner":"white","up":"r","down":"x"} */
static void
add_json_piece(struct strbuf *out, const struct piece *piece)
{
	strbuf_add_string(out, "{\"owner\":\"");
	strbuf_add_string(out, side_words[piece->owner]);
	strbuf_add_string(out, "\",\"up\":\"");
	strbuf_add_char(out, plateau_face_letters[piece->up]);
	strbuf_add_string(out, "\",\"down\":\"");
	strbuf_add_char(out, plateau_face_letters[piece->down]);
	strbuf_add_string(out, "\"}");
}

/* "a1":[pieces from the board up] */
static void
add_json_column(struct strbuf *out, const struct plateau *plateau,
		unsigned square)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned height = plateau_height(plateau, square);
	unsigned size = plateau->rules.size;
	unsigned i;

	strbuf_add_char(out, '"');
	strbuf_add_char(out, (char)('a' + square % size));
	strbuf_add_number(out, square / size + 1);
	strbuf_add_string(out, "\":[");
	for (i = 0; i < height; i++) {
		if (i > 0)
			strbuf_add_char(out, ',');
		add_json_piece(out, &column[i]);
	}
	strbuf_add_char(out, ']');
}

/* "columns":{...}: the squares that are not empty. */
static void
add_json_columns(struct strbuf *out, const struct plateau *plateau)
{
	unsigned squares = plateau_square_count(plateau);
	bool is_first = true;
	unsigned square;

	strbuf_add_string(out, "\"columns\":{");
	for (square = 0; square < squares; square++) {
		if (plateau_height(plateau, square) == 0)
			continue;
		if (!is_first)
			strbuf_add_char(out, ',');
		is_first = false;
		add_json_column(out, plateau, square);
	}
	strbuf_add_char(out, '}');
}

/*
 * {"Ace":1,"Mute":2}: highest value first, kinds that are there; "hidden":3 for
 * pieces of kinds that are not known.
 */
static void
add_json_kinds(struct strbuf *out, const uint8_t pieces[KIND_COUNT],
	       unsigned hidden)
{
	bool is_first = true;
	unsigned kind;

	strbuf_add_char(out, '{');
	for (kind = KIND_COUNT; kind-- > 0;) {
		if (pieces[kind] == 0)
			continue;
		if (!is_first)
			strbuf_add_char(out, ',');
		is_first = false;
		strbuf_add_json(out, text_of(plateau_kinds[kind].name));
		strbuf_add_char(out, ':');
		strbuf_add_number(out, pieces[kind]);
	}
	if (hidden > 0) {
		strbuf_add_string(out,
				  is_first ? "\"hidden\":" : ",\"hidden\":");
		strbuf_add_number(out, hidden);
	}
	strbuf_add_char(out, '}');
}

static void
add_json_sets(struct strbuf *out, const char *name,
	      const uint8_t (*sets)[KIND_COUNT],
	      const uint8_t hidden[SIDE_COUNT])
{
	strbuf_add_char(out, '"');
	strbuf_add_string(out, name);
	strbuf_add_string(out, "\":{\"black\":");
	add_json_kinds(out, sets[SIDE_BLACK], hidden[SIDE_BLACK]);
	strbuf_add_string(out, ",\"white\":");
	add_json_kinds(out, sets[SIDE_WHITE], hidden[SIDE_WHITE]);
	strbuf_add_char(out, '}');
}

void
plateau_write_json(const void *position, struct strbuf *out)
{
	static const uint8_t none[SIDE_COUNT] = {0};
	const struct plateau *plateau = position;

	strbuf_add_string(out, "\"size\":");
	strbuf_add_number(out, plateau->rules.size);
	strbuf_add_string(out, ",\"turn\":");
	strbuf_add_number(out, plateau->number);
	strbuf_add_string(out, ",\"to_play\":\"");
	strbuf_add_string(out, side_words[plateau->to_move]);
	strbuf_add_string(out, "\",");
	add_json_columns(out, plateau);
	strbuf_add_char(out, ',');
	add_json_sets(out, "reserves", plateau->reserve, plateau->unseen);
	strbuf_add_char(out, ',');
	add_json_sets(out, "prisoners", plateau->prisoners, none);
}
