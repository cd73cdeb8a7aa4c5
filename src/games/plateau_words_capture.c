/*
 * The facts of rules broken at the end of a move, or by a capture on the own
 * square: what lies there, what the unit can take.
 */
#include <string.h>

#include "games/plateau_words.h"

void
explain_landing_blank(const struct case_at_hand *at_hand)
{
	const struct plateau_move *move = at_hand->move;
	struct phrase there = {0};
	unsigned square;

	if (move->stop_count == 0)
		return;
	square = move->stops[move->stop_count - 1].square;
	if (plateau_height(at_hand->plateau, square) == 0)
		return;
	phrase_add_piece(&there, words_top_of(at_hand->plateau, square));
	case_square(at_hand, "square", square);
	case_phrase(at_hand, "there", &there);
}

/* What the column is like once the unit has arrived. */
struct arrival {
	unsigned square;
	unsigned unit; /* height of the top unit */
	bool is_weapon;
	unsigned enemies; /* beneath it */
	unsigned taken;	  /* that it takes, or can take at most */
	struct piece taken_pieces[PLATEAU_PIECES_MAX]; /* topmost first */
};

static unsigned
count_run(const struct piece *column, unsigned height, unsigned owner)
{
	unsigned run = 0;

	while (run < height && column[height - 1 - run].owner == owner)
		run++;
	return run;
}

/* Looks for enemies from `height` down and notes those that are taken. */
static void
look_beneath(struct arrival *arrival, const struct piece *column,
	     unsigned height, unsigned owner)
{
	while (height-- > 0) {
		if (column[height].owner == owner)
			continue;
		if (arrival->enemies < arrival->unit && arrival->is_weapon)
			arrival->taken_pieces[arrival->taken++] =
				column[height];
		arrival->enemies++;
	}
}

/* False when the move does not come as far as its end. */
static bool
arrive(const struct case_at_hand *at_hand, struct arrival *arrival)
{
	const struct plateau *plateau = at_hand->plateau;
	const struct plateau_move *move = at_hand->move;
	struct travel travel;
	unsigned n, height;

	memset(arrival, 0, sizeof *arrival);
	words_set_out(plateau, move, &travel);
	for (n = 0; n < move->stop_count; n++) {
		if (!words_pass_stop(plateau, &move->stops[n], &travel))
			return false;
	}
	if (travel.count == 0)
		return false;
	arrival->is_weapon = travel.carried[travel.count - 1].up != FACE_BLANK;
	arrival->square = move->square;
	if (move->kind == PLATEAU_MOVE && move->stop_count > 0)
		arrival->square = move->stops[move->stop_count - 1].square;
	height = plateau_height(plateau, arrival->square);
	arrival->unit = count_run(plateau_column(plateau, arrival->square),
				  height, plateau->to_move);
	if (move->kind == PLATEAU_MOVE)
		arrival->unit += travel.count;
	look_beneath(arrival, plateau_column(plateau, arrival->square), height,
		     plateau->to_move);
	return true;
}

static void
say_arrival(struct phrase *phrase, const struct plateau *plateau,
	    const struct arrival *arrival)
{
	if (!arrival->is_weapon) {
		phrase_add(phrase, "the unit on ");
		phrase_add_square(phrase, plateau, arrival->square);
		phrase_add(phrase, " shows blank");
		return;
	}
	phrase_add(phrase, "on ");
	phrase_add_square(phrase, plateau, arrival->square);
	phrase_add(phrase, " a unit of ");
	phrase_add_count(phrase, arrival->unit);
	phrase_add(phrase, " has ");
	phrase_add_count(phrase, arrival->enemies);
	phrase_add(phrase,
		   arrival->enemies == 1 ? " enemy piece" : " enemy pieces");
	phrase_add(phrase, " beneath it");
}

static void
say_taken(struct phrase *phrase, const struct plateau *plateau,
	  const struct arrival *arrival)
{
	bool may_choose = plateau->rules.capture_choice && arrival->taken > 0;

	if (arrival->taken == 0) {
		phrase_add(phrase, "none are taken");
		return;
	}
	if (may_choose)
		phrase_add(phrase, "at most ");
	phrase_add_count(phrase, arrival->taken);
	if (may_choose)
		phrase_add(phrase, " can be taken");
	else
		phrase_add(phrase,
			   arrival->taken == 1 ? " is taken" : " are taken");
}

void
explain_capture_count(const struct case_at_hand *at_hand)
{
	struct phrase situation = {0}, taken = {0};
	struct arrival arrival;

	if (!arrive(at_hand, &arrival))
		return;
	say_arrival(&situation, at_hand->plateau, &arrival);
	say_taken(&taken, at_hand->plateau, &arrival);
	case_phrase(at_hand, "case", &situation);
	case_phrase(at_hand, "taken", &taken);
	if (at_hand->move->captures < CAPTURES_UNMARKED)
		case_asked(at_hand, at_hand->move->captures, "large capture");
}

/* How many of the pieces that can be taken the move takes. */
static unsigned
count_taken(const struct case_at_hand *at_hand, const struct arrival *arrival)
{
	unsigned claimed = at_hand->move->captures;

	if (!at_hand->plateau->rules.capture_choice)
		return arrival->taken;
	if (claimed == CAPTURES_UNMARKED)
		return 0;
	return claimed < arrival->taken ? claimed : arrival->taken;
}

static void
add_faces(struct phrase *phrase, unsigned up, unsigned down, unsigned n)
{
	char piece[3] = {0};

	if (n > 0)
		phrase_add(phrase, ",");
	piece[0] = up < FACE_COUNT ? plateau_face_letters[up] : '?';
	piece[1] = down < FACE_COUNT ? plateau_face_letters[down] : '?';
	phrase_add(phrase, piece);
}

void
explain_capture_list(const struct case_at_hand *at_hand)
{
	const struct plateau_move *move = at_hand->move;
	struct phrase there = {0}, listed = {0};
	struct arrival arrival;
	unsigned n, count;

	if (!arrive(at_hand, &arrival))
		return;
	count = count_taken(at_hand, &arrival);
	if (count == 0)
		phrase_add(&there, "nothing");
	for (n = 0; n < count; n++)
		add_faces(&there, arrival.taken_pieces[n].up,
			  arrival.taken_pieces[n].down, n);
	phrase_add(&there, count < 2 ? " is taken" : " are taken");
	for (n = 0; n < move->captured_count && n < PLATEAU_CAPTURED_MAX; n++)
		add_faces(&listed, move->captured[n].up, move->captured[n].down,
			  n);
	case_square(at_hand, "square", arrival.square);
	case_phrase(at_hand, "there", &there);
	if (listed.length > 0)
		case_phrase(at_hand, "listed", &listed);
}

void
explain_capture_unmarked(const struct case_at_hand *at_hand)
{
	struct arrival arrival;

	if (arrive(at_hand, &arrival))
		case_number(at_hand, "takes", arrival.taken);
}

void
explain_stomp_blank(const struct case_at_hand *at_hand)
{
	struct phrase piece = {0};
	struct travel travel;

	words_set_out(at_hand->plateau, at_hand->move, &travel);
	if (travel.count == 0)
		return;
	phrase_add_the_piece(&piece, &travel.carried[travel.count - 1]);
	case_phrase(at_hand, "piece", &piece);
	case_square(at_hand, "square", at_hand->move->square);
}

void
explain_stomp_nothing(const struct case_at_hand *at_hand)
{
	struct phrase situation = {0};
	struct arrival arrival;

	if (!arrive(at_hand, &arrival))
		return;
	say_arrival(&situation, at_hand->plateau, &arrival);
	if (arrival.enemies > 0)
		phrase_add(&situation, ", and none is said to be taken");
	case_phrase(at_hand, "case", &situation);
}
