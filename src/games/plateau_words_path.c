/*
 * The facts of rules broken on the way of a move: the squares passed, what is
 * dropped and picked up there.
 */
#include <stdlib.h>
#include <string.h>

#include "base/catalog.h"
#include "games/plateau_words.h"

struct path {
	unsigned from, to;
	unsigned count;
	uint8_t passed[PLATEAU_SQUARES_MAX];
};

static int
sign(int number)
{
	return (number > 0) - (number < 0);
}

/* The squares that are passed in a straight line, or the Twister's corner. */
static void
find_path(const struct case_at_hand *at_hand, struct path *path)
{
	const struct plateau_move *move = at_hand->move;
	int size = at_hand->plateau->rules.size;
	int to = move->stops[move->stop_count - 1].square;
	int across = to % size - move->square % size;
	int up = to / size - move->square / size;
	int length = abs(across) > abs(up) ? abs(across) : abs(up);
	int step = sign(across) + sign(up) * size, n;

	memset(path, 0, sizeof *path);
	path->from = move->square;
	path->to = (unsigned)to;
	if (abs(across) + abs(up) == 3 && across != 0 && up != 0)
		step = abs(across) > abs(up) ? sign(across) : sign(up) * size;
	for (n = 1; n < length; n++)
		path->passed[path->count++] = (uint8_t)(move->square +
							n * step);
}

void
explain_corner(const struct case_at_hand *at_hand)
{
	const struct plateau_move *move = at_hand->move;
	struct path path;
	unsigned n;

	if (move->stop_count == 0)
		return;
	find_path(at_hand, &path);
	if (path.count != 1)
		return;
	case_square(at_hand, "from", path.from);
	case_square(at_hand, "to", path.to);
	case_square(at_hand, "corner", path.passed[0]);
	for (n = 0; n + 1 < move->stop_count; n++) {
		if (move->stops[n].square != path.passed[0]) {
			case_square(at_hand, "named", move->stops[n].square);
			return;
		}
	}
}

static unsigned
place_in_path(const struct path *path, unsigned square)
{
	unsigned n = 0;

	while (n < path->count && path->passed[n] != square)
		n++;
	return n;
}

/* How the n-th named square, off the path or out of its order, is wrong. */
static void
say_wrong(struct phrase *phrase, const struct case_at_hand *at_hand,
	  const struct path *path, unsigned n)
{
	const struct plateau_stop *stops = at_hand->move->stops;
	unsigned square = stops[n].square;

	phrase_slot_square(phrase, "square", at_hand->plateau, square);
	if (n > 0 && stops[n - 1].square == square) {
		phrase_say(phrase, "{square} twice");
	} else if (square == path->to) {
		phrase_say(phrase, "{square} before its end");
	} else if (place_in_path(path, square) < path->count) {
		phrase_slot_square(phrase, "other", at_hand->plateau,
				   stops[n - 1].square);
		phrase_say(phrase, "{square} after {other}");
	} else {
		phrase_add_square(phrase, at_hand->plateau, square);
	}
}

/* The first named square that is off the path or out of its order. */
static void
say_misplaced(struct phrase *phrase, const struct case_at_hand *at_hand,
	      const struct path *path)
{
	const struct plateau_move *move = at_hand->move;
	unsigned n, place, next = 0;

	for (n = 0; n + 1 < move->stop_count; n++) {
		place = place_in_path(path, move->stops[n].square);
		if (place == path->count || place < next) {
			say_wrong(phrase, at_hand, path, n);
			return;
		}
		next = place + 1;
	}
}

/* Whether the path is a Twister's. */
static bool
is_crooked(const struct case_at_hand *at_hand, const struct path *path)
{
	unsigned size = at_hand->plateau->rules.size;

	return path->count == 1 && path->from % size != path->to % size &&
	       path->from / size != path->to / size &&
	       path->passed[0] * 2U != path->from + path->to;
}

static void
say_passed(struct phrase *phrase, const struct case_at_hand *at_hand,
	   const struct path *path)
{
	struct phrase square, list;
	unsigned n;

	case_start(at_hand, &list);
	for (n = 0; n < path->count; n++) {
		phrase_start(&square, NULL);
		phrase_add_square(&square, at_hand->plateau, path->passed[n]);
		phrase_join(&list, n, path->count, phrase_text(&square),
			    "{list} and {next}");
	}
	phrase_slot(phrase, "squares", phrase_text(&list));
	if (path->count == 0)
		phrase_say(phrase, "no other square");
	else if (is_crooked(at_hand, path) &&
		 at_hand->plateau->rules.corner_either)
		phrase_say(phrase, "{squares} (or a diagonal neighbour)");
	else
		phrase_add_text(phrase, phrase_text(&list));
}

void
explain_path(const struct case_at_hand *at_hand)
{
	struct phrase passed, named;
	struct path path;

	if (at_hand->move->stop_count == 0 || at_hand->move->path_too_long)
		return;
	case_start(at_hand, &passed);
	case_start(at_hand, &named);
	find_path(at_hand, &path);
	say_passed(&passed, at_hand, &path);
	say_misplaced(&named, at_hand, &path);
	case_square(at_hand, "from", path.from);
	case_square(at_hand, "to", path.to);
	case_phrase(at_hand, "passed", &passed);
	if (named.length > 0 && path.count > 0)
		case_phrase(at_hand, "named", &named);
}

/* --- dropping and picking up --- */

void
explain_drop_count(const struct case_at_hand *at_hand)
{
	const struct plateau_move *move = at_hand->move;
	struct travel travel;
	unsigned n, dropped;

	words_set_out(at_hand->plateau, move, &travel);
	for (n = 0; n < move->stop_count; n++) {
		dropped = move->stops[n].change < 0
				  ? (unsigned)-move->stops[n].change
				  : 0;
		if (dropped > 0 && dropped >= travel.count) {
			case_square(at_hand, "square", move->stops[n].square);
			case_number(at_hand, "carried", travel.count);
			case_asked(at_hand, dropped, "large drop");
			return;
		}
		if (!words_pass_stop(at_hand->plateau, &move->stops[n],
				     &travel))
			return;
	}
}

void
explain_pickup_count(const struct case_at_hand *at_hand)
{
	const struct plateau_move *move = at_hand->move;
	struct phrase there;
	unsigned n = 0, unit;

	case_start(at_hand, &there);
	while (n < move->stop_count &&
	       move->stops[n].change <=
		       (int)plateau_unit(at_hand->plateau,
					 move->stops[n].square))
		n++;
	if (n == move->stop_count)
		return;
	unit = plateau_unit(at_hand->plateau, move->stops[n].square);
	phrase_slot_square(&there, "square", at_hand->plateau,
			   move->stops[n].square);
	phrase_slot_number(&there, "count", unit);
	phrase_say(&there, unit > 0 ? N_("the unit on {square} has "
					 "{count:count}")
				    : N_("{square} is empty"));
	case_phrase(at_hand, "there", &there);
	if (unit > 0)
		case_asked(at_hand, (unsigned)move->stops[n].change,
			   "large pickup");
}

void
explain_pickup_enemy(const struct case_at_hand *at_hand)
{
	const struct plateau_move *move = at_hand->move;
	struct phrase there;
	unsigned n, square;

	case_start(at_hand, &there);
	for (n = 0; n < move->stop_count; n++) {
		square = move->stops[n].square;
		if (move->stops[n].change <= 0 ||
		    words_is_own_top(at_hand->plateau, square))
			continue;
		if (plateau_height(at_hand->plateau, square) == 0) {
			phrase_say(&there, "is empty");
		} else {
			phrase_slot_piece(&there, "piece",
					  words_top_of(at_hand->plateau,
						       square));
			phrase_say(&there, "has {piece} on top");
		}
		case_square(at_hand, "square", square);
		case_phrase(at_hand, "there", &there);
		return;
	}
}

static void
explain_blank_drop(const struct case_at_hand *at_hand, unsigned square,
		   const struct piece *dropped)
{
	struct phrase piece, there;

	case_start(at_hand, &piece);
	case_start(at_hand, &there);
	phrase_add_piece(&piece, dropped);
	phrase_add_piece(&there, words_top_of(at_hand->plateau, square));
	case_square(at_hand, "square", square);
	case_phrase(at_hand, "piece", &piece);
	case_phrase(at_hand, "there", &there);
}

void
explain_pin_blank(const struct case_at_hand *at_hand)
{
	const struct plateau *plateau = at_hand->plateau;
	const struct plateau_stop *stop = at_hand->move->stops;
	const struct plateau_stop *end = stop + at_hand->move->stop_count;
	const struct piece *highest;
	struct travel travel;

	words_set_out(plateau, at_hand->move, &travel);
	for (; stop < end; stop++) {
		if (stop->change < 0 &&
		    (unsigned)-stop->change < travel.count &&
		    plateau_height(plateau, stop->square) > 0 &&
		    !words_is_own_top(plateau, stop->square)) {
			highest = &travel.carried[-stop->change - 1];
			if (highest->up == FACE_BLANK) {
				explain_blank_drop(at_hand, stop->square,
						   highest);
				return;
			}
		}
		if (!words_pass_stop(plateau, stop, &travel))
			return;
	}
}
