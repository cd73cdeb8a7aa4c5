/*
 * Reading a position: one line of text, `ranks side prisoners turn`.
 */
#include "games/plateau.h"

#include <string.h>

#include "base/catalog.h"
#include "games/plateau_phrase.h"
#include "games/position_line.h"

enum {
	NUMBER_MOST = 999999999, /* of a turn: more can follow */
	EMPTY_MOST = 99		 /* in one number; more fit on no board */
};

/* A position that is being read. */
struct reader {
	struct plateau *plateau;
	struct position_line line;
	bool *is_hidden; /* by side: a face is u; NULL: none may be */
	uint8_t counts[SIDE_COUNT][KIND_COUNT]; /* up to UINT8_MAX */
	unsigned total;				/* pieces on the board so far */
	/* The first piece too many; its text is NULL while there is none. */
	struct text surplus;
	enum side surplus_side;
	enum kind surplus_kind;
};

static size_t
count_parts(struct text text, char separator)
{
	struct text part;
	size_t count = 0;

	while (text_next_part(&text, separator, &part))
		count++;
	return count;
}

static bool
is_capital(char c)
{
	return c >= 'A' && c <= 'Z';
}

/* FACE_COUNT when it is no face; 'u' is none. */
static enum face
find_face(char letter)
{
	unsigned face = 0;
	char small = text_small(letter);

	while (face < FACE_COUNT && plateau_face_letters[face] != small)
		face++;
	return (enum face)face;
}

static enum diag
read_piece(struct reader *reader, struct text code, struct piece *piece)
{
	enum face up;
	enum face down;

	if (code.length != 2)
		return position_fail(
			&reader->line, DIAG_POSITION_SYNTAX, code,
			"a piece is two letters, up-face then down-face");
	up = find_face(code.start[0]);
	down = find_face(code.start[1]);
	if ((up == FACE_COUNT && text_small(code.start[0]) != 'u') ||
	    (down == FACE_COUNT && text_small(code.start[1]) != 'u')) {
		problem_fact(reader->line.problem, "piece", code);
		return position_fail(
			&reader->line, DIAG_POSITION_SYNTAX, code,
			"faces are x, b, r and o, capitals for White");
	}
	if (is_capital(code.start[0]) != is_capital(code.start[1]))
		return position_fail(&reader->line, DIAG_POSITION_SYNTAX, code,
				     "one piece has capital and small letters");
	if (plateau_kind_of(up, down) == KIND_COUNT) {
		bool hidden = up == FACE_HIDDEN || down == FACE_HIDDEN;

		problem_fact(reader->line.problem, "piece", code);
		if (!hidden)
			return position_fail_at(&reader->line,
						DIAG_NO_SUCH_PIECE, code);
		if (reader->is_hidden == NULL)
			return position_fail_at(&reader->line,
						DIAG_POSITION_HIDDEN, code);
	}
	piece->owner = is_capital(code.start[0]) ? SIDE_WHITE : SIDE_BLACK;
	piece->up = (uint8_t)up;
	piece->down = (uint8_t)down;
	piece->since = 0;
	return DIAG_NONE;
}

/* Counts a piece; false when the set has no more of that kind (rule 2). */
static bool
count_piece(struct reader *reader, const struct piece *piece, struct text code)
{
	struct plateau *plateau = reader->plateau;
	enum side side = (enum side)piece->owner;
	enum kind kind = plateau_kind_of((enum face)piece->up,
					 (enum face)piece->down);

	if (kind == KIND_COUNT) {
		reader->is_hidden[side] = true;
		return reader->total < PLATEAU_PIECES_MAX;
	}
	if (reader->counts[side][kind] < UINT8_MAX)
		reader->counts[side][kind]++;
	if (plateau->reserve[side][kind] > 0) {
		plateau->reserve[side][kind]--;
		return true;
	}
	if (reader->surplus.start == NULL) {
		reader->surplus = code;
		reader->surplus_side = side;
		reader->surplus_kind = kind;
	}
	return false;
}

static enum diag
read_column(struct reader *reader, struct text column)
{
	struct piece piece;
	enum diag wrong;
	size_t at;

	if (column.length == 0)
		return position_fail(&reader->line, DIAG_POSITION_SYNTAX,
				     column,
				     "nothing stands between two separators");
	for (at = 0; at < column.length; at += 2) {
		struct text code = text_slice(column, at, 2);

		wrong = read_piece(reader, code, &piece);
		if (wrong != DIAG_NONE)
			return wrong;
		/* Never more than the sets, so there is room. */
		if (count_piece(reader, &piece, code))
			reader->plateau->pieces[reader->total++] = piece;
	}
	return DIAG_NONE;
}

static bool
is_number(struct text cell)
{
	unsigned ignored;

	return text_number(cell, EMPTY_MOST, &ignored);
}

/* How many squares a rank has; large numbers are cut. */
static unsigned
count_squares(struct text rank)
{
	struct text cell;
	unsigned squares = 0;
	unsigned empty;

	while (text_next_part(&rank, ',', &cell)) {
		if (text_number(cell, EMPTY_MOST, &empty))
			squares += empty;
		else
			squares++;
	}
	return squares;
}

/* `words` has the slots {found} and {size}. */
static enum diag
fail_count(struct reader *reader, struct text part, size_t found,
	   const char *words)
{
	struct phrase reason;

	phrase_start(&reason, reader->line.problem->catalog);
	phrase_slot_number(&reason, "found", found);
	phrase_slot_number(&reason, "size", reader->plateau->rules.size);
	phrase_say(&reason, words);
	problem_fact(reader->line.problem, "reason", phrase_text(&reason));
	return position_fail_at(&reader->line, DIAG_POSITION_RANKS, part);
}

/* Reads the rank whose first square is `square`. */
static enum diag
read_rank(struct reader *reader, struct text rank, unsigned square)
{
	struct plateau *plateau = reader->plateau;
	unsigned squares = count_squares(rank);
	struct text rest = rank;
	struct text cell;
	enum diag wrong;
	unsigned empty;

	if (squares != plateau->rules.size)
		return fail_count(reader, rank, squares,
				  N_("this rank has {found} "
				     "{found|square|squares}, not {size}"));
	while (text_next_part(&rest, ',', &cell)) {
		if (is_number(cell)) {
			text_number(cell, EMPTY_MOST, &empty);
			if (empty == 0)
				return position_fail(
					&reader->line, DIAG_POSITION_SYNTAX,
					cell, "no squares need no number");
			while (empty-- > 0)
				plateau->bottom[square++] =
					(uint8_t)reader->total;
			continue;
		}
		plateau->bottom[square++] = (uint8_t)reader->total;
		wrong = read_column(reader, cell);
		if (wrong != DIAG_NONE)
			return wrong;
	}
	return DIAG_NONE;
}

/* The text has the top rank first, the board the lowest. */
static enum diag
read_ranks(void *context, struct text word)
{
	struct reader *reader = context;
	struct plateau *plateau = reader->plateau;
	struct text ranks[PLATEAU_SIZE_MAX];
	size_t count = count_parts(word, '/');
	struct text rest = word;
	unsigned size = plateau->rules.size;
	enum diag wrong;
	unsigned i;

	if (count != size)
		return fail_count(reader, word, count,
				  N_("there {found|is|are} {found} "
				     "{found|rank|ranks}, not {size}"));
	for (i = size; i-- > 0;)
		text_next_part(&rest, '/', &ranks[i]);
	for (i = 0; i < size; i++) {
		wrong = read_rank(reader, ranks[i], i * size);
		if (wrong != DIAG_NONE)
			return wrong;
	}
	plateau->bottom[size * size] = (uint8_t)reader->total;
	return DIAG_NONE;
}

static enum diag
read_side(void *context, struct text word)
{
	struct reader *reader = context;
	if (text_is(word, "b"))
		reader->plateau->to_move = SIDE_BLACK;
	else if (text_is(word, "w"))
		reader->plateau->to_move = SIDE_WHITE;
	else
		return position_fail(&reader->line, DIAG_POSITION_SYNTAX, word,
				     "the side to play is b or w");
	return DIAG_NONE;
}

static enum diag
read_prisoner(struct reader *reader, struct text code, enum side holder)
{
	struct piece piece;
	enum diag wrong = read_piece(reader, code, &piece);
	enum kind kind;

	if (wrong != DIAG_NONE)
		return wrong;
	if (piece.owner == holder)
		return position_fail(&reader->line, DIAG_POSITION_SYNTAX, code,
				     "a side holds only pieces of the other; "
				     "Black's prisoners stand first");
	kind = plateau_kind_of((enum face)piece.up, (enum face)piece.down);
	if (kind == KIND_COUNT)
		return position_fail_at(&reader->line, DIAG_POSITION_HIDDEN,
					code);
	if (count_piece(reader, &piece, code))
		reader->plateau->prisoners[holder][kind]++;
	return DIAG_NONE;
}

static enum diag
read_prisoners(void *context, struct text word)
{
	struct reader *reader = context;
	static const enum side holders[] = {SIDE_BLACK, SIDE_WHITE};
	struct text half;
	struct text code;
	enum diag wrong;
	unsigned i;

	if (count_parts(word, '/') != SIDE_COUNT)
		return position_fail(
			&reader->line, DIAG_POSITION_SYNTAX, word,
			"prisoners are two lists, Black's/White's");
	for (i = 0; text_next_part(&word, '/', &half); i++) {
		if (text_is(half, "-"))
			continue;
		while (text_next_part(&half, ',', &code)) {
			wrong = read_prisoner(reader, code, holders[i]);
			if (wrong != DIAG_NONE)
				return wrong;
		}
	}
	return DIAG_NONE;
}

static enum diag
read_number(void *context, struct text word)
{
	struct reader *reader = context;
	struct plateau *plateau = reader->plateau;
	unsigned number;

	if (!text_number(word, NUMBER_MOST + 1, &number) || number == 0 ||
	    number > NUMBER_MOST)
		return position_fail(
			&reader->line, DIAG_POSITION_SYNTAX, word,
			"the number of the turn is 1 to 999999999");
	if ((number % 2 == 1) != (plateau->to_move == SIDE_BLACK)) {
		problem_number(reader->line.problem, "number", (long)number);
		problem_words(reader->line.problem, "side",
			      phrase_side(plateau->to_move));
		return position_fail_at(&reader->line, DIAG_POSITION_PARITY,
					word);
	}
	plateau->number = number;
	return DIAG_NONE;
}

static const struct position_part parts[] = {
	{read_ranks, N_("it is empty")},
	{read_side, N_("the side to play is missing")},
	{read_prisoners, N_("the prisoners are missing")},
	{read_number, N_("the number of the turn is missing")},
};

/* "White has 3 Aces, the set 1". */
static enum diag
fail_surplus(struct reader *reader)
{
	const struct kind_row *row = &plateau_kinds[reader->surplus_kind];
	unsigned set = row->number[reader->plateau->rules.set];
	unsigned found =
		reader->counts[reader->surplus_side][reader->surplus_kind];
	struct phrase reason;

	phrase_start(&reason, reader->line.problem->catalog);
	phrase_slot_words(&reason, "side", phrase_side(reader->surplus_side));
	phrase_slot_number(&reason, "found", found);
	phrase_slot_words(&reason, "kind", row->name);
	phrase_slot_number(&reason, "set", set);
	phrase_say(&reason,
		   "{side} has {found} of the kind {kind}, the set has "
		   "{set}");
	problem_fact(reader->line.problem, "reason", phrase_text(&reason));
	return position_fail_at(&reader->line, DIAG_POSITION_SURPLUS,
				reader->surplus);
}

enum diag
plateau_read_line(const void *rules, struct text text, bool *is_hidden,
		  void *position, struct problem *problem)
{
	struct reader reader = {
		.plateau = position,
		.line = {text, problem},
		.is_hidden = is_hidden,
	};
	enum diag wrong;

	plateau_start(rules, position);
	wrong = position_line_read(
		&reader.line, parts, sizeof(parts) / sizeof(parts[0]), &reader,
		N_("nothing follows the number of the turn"));
	if (wrong == DIAG_NONE && reader.surplus.start != NULL)
		wrong = fail_surplus(&reader);
	if (wrong == DIAG_NONE)
		plateau_note_win(reader.plateau);
	return wrong;
}

/* Ranks stand between slashes. */
bool
plateau_resembles_position(struct text text)
{
	struct text word;

	return text_next_word(&text, &word) &&
	       memchr(word.start, '/', word.length) != NULL;
}

enum diag
plateau_read_position(const void *rules, struct text text, void *position,
		      struct problem *problem)
{
	return plateau_read_line(rules, text, NULL, position, problem);
}
