/*
 * The facts of rules broken at the end of a move, or by a capture on the own
 * square: what lies there, what the unit can take.
 */
#include <string.h>

#include "base/catalog.h"
#include "games/plateau_words.h"

void
explain_landing_blank(const struct case_at_hand *at_hand)
{
	const struct plateau_move *move = at_hand->move;
	struct phrase there;
	unsigned square;

	if (move->stop_count == 0)
		return;
	square = move->stops[move->stop_count - 1].square;
	if (plateau_height(at_hand->plateau, square) == 0)
		return;
	case_start(at_hand, &there);
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
	phrase_slot_square(phrase, "square", plateau, arrival->square);
	if (!arrival->is_weapon) {
		phrase_say(phrase, "the unit on {square} shows blank");
		return;
	}
	phrase_slot_number(phrase, "unit", arrival->unit);
	phrase_slot_number(phrase, "enemies", arrival->enemies);
	phrase_say(phrase, "on {square} a unit of {unit:count} has "
			   "{enemies:count} enemy {enemies|piece|pieces} "
			   "beneath it");
}

static void
say_taken(struct phrase *phrase, const struct plateau *plateau,
	  const struct arrival *arrival)
{
	phrase_slot_number(phrase, "taken", arrival->taken);
	if (arrival->taken == 0)
		phrase_say(phrase, "none are taken");
	else if (plateau->rules.capture_choice)
		phrase_say(phrase, "at most {taken:count} can be taken");
	else
		phrase_say(phrase, "{taken:count} {taken|is|are} taken");
}

void
explain_capture_count(const struct case_at_hand *at_hand)
{
	struct phrase situation, taken;
	struct arrival arrival;

	if (!arrive(at_hand, &arrival))
		return;
	case_start(at_hand, &situation);
	case_start(at_hand, &taken);
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
	struct phrase pieces, there, listed;
	struct arrival arrival;
	unsigned n, count;

	if (!arrive(at_hand, &arrival))
		return;
	case_start(at_hand, &pieces);
	case_start(at_hand, &there);
	case_start(at_hand, &listed);
	count = count_taken(at_hand, &arrival);
	for (n = 0; n < count; n++)
		add_faces(&pieces, arrival.taken_pieces[n].up,
			  arrival.taken_pieces[n].down, n);
	phrase_slot(&there, "pieces", phrase_text(&pieces));
	phrase_slot_number(&there, "count", count);
	phrase_say(&there, count == 0 ? N_("nothing is taken")
				      : N_("{pieces} {count|is|are} taken"));
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
	struct phrase piece;
	struct travel travel;

	words_set_out(at_hand->plateau, at_hand->move, &travel);
	if (travel.count == 0)
		return;
	case_start(at_hand, &piece);
	phrase_add_the_piece(&piece, &travel.carried[travel.count - 1]);
	case_phrase(at_hand, "piece", &piece);
	case_square(at_hand, "square", at_hand->move->square);
}

void
explain_stomp_nothing(const struct case_at_hand *at_hand)
{
	struct phrase situation, whole;
	struct arrival arrival;

	if (!arrive(at_hand, &arrival))
		return;
	case_start(at_hand, &situation);
	case_start(at_hand, &whole);
	say_arrival(&situation, at_hand->plateau, &arrival);
	phrase_slot(&whole, "case", phrase_text(&situation));
	if (arrival.enemies > 0)
		phrase_say(&whole, "{case}, and none is said to be taken");
	case_phrase(at_hand, "case", arrival.enemies > 0 ? &whole : &situation);
}
