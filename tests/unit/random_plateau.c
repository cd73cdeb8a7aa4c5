/*
 * Random rules, positions and turns of Plateau for the property tests.
 */
#include "unit/random_plateau.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/random.h"
#include "base/strbuf.h"

static bool
toss(uint64_t *seed)
{
	return random_below(seed, 2) == 0;
}

/* One of its values, in the words of a record. */
static void
set_randomly(uint64_t *seed, const struct rules_option *option,
	     struct plateau_rules *rules)
{
	struct problem problem = {0};
	unsigned count = 0;
	char word[80];
	enum diag wrong;

	while (option->values[count] != NULL)
		count++;
	snprintf(word, sizeof(word), "%s=%s", option->name,
		 option->values[random_below(seed, count)]);
	wrong = plateau_set_rule(rules, text_of(word), &problem);
	assert(wrong == DIAG_NONE);
	(void)wrong;
}

struct plateau_rules
random_rules(uint64_t *seed)
{
	const struct rules_option *option;
	struct plateau_rules rules;

	plateau_default_rules(random_below(seed, 3) == 0, &rules);
	for (option = plateau_options; option->name != NULL; option++)
		set_randomly(seed, option, &rules);
	return rules;
}

/* --- positions --- */

/* The columns while pieces are put on them. */
struct heap {
	unsigned height[PLATEAU_SQUARES_MAX];
	struct piece pieces[PLATEAU_SQUARES_MAX][PLATEAU_PIECES_MAX];
};

static void
put_on(struct heap *heap, unsigned square, struct piece piece)
{
	heap->pieces[square][heap->height[square]++] = piece;
}

static void
lay_columns(const struct heap *heap, struct plateau *plateau)
{
	unsigned squares = plateau_square_count(plateau), bottom = 0;

	for (unsigned s = 0; s < squares; s++) {
		plateau->bottom[s] = (uint8_t)bottom;
		memcpy(plateau->pieces + bottom, heap->pieces[s],
		       heap->height[s] * sizeof(struct piece));
		bottom += heap->height[s];
	}
	plateau->bottom[squares] = (uint8_t)bottom;
}

static struct piece
random_piece(uint64_t *seed, enum side owner, enum kind kind)
{
	struct piece piece = {
		.owner = (uint8_t)owner,
		.up = (uint8_t)plateau_kinds[kind].marker,
		.down = (uint8_t)plateau_kinds[kind].other,
	};

	if (toss(seed)) {
		piece.up = (uint8_t)plateau_kinds[kind].other;
		piece.down = (uint8_t)plateau_kinds[kind].marker;
	}
	return piece;
}

/* Takes a random piece out of both reserves together; false if none. */
static bool
take_piece(uint64_t *seed, struct plateau *plateau, struct piece *piece)
{
	unsigned left = plateau_total(plateau->reserve[SIDE_WHITE]) +
			plateau_total(plateau->reserve[SIDE_BLACK]);
	unsigned n;

	if (left == 0)
		return false;
	n = random_below(seed, left);
	for (unsigned i = 0; i < 2 * KIND_COUNT; i++) {
		uint8_t *stock = &plateau->reserve[i % 2][i / 2];

		if (n < *stock) {
			--*stock;
			*piece = random_piece(seed, (enum side)(i % 2),
					      (enum kind)(i / 2));
			return true;
		}
		n -= *stock;
	}
	return false;
}

static void
put_somewhere(uint64_t *seed, struct plateau *plateau, struct heap *heap,
	      struct piece piece, unsigned width)
{
	enum side holder = opponent((enum side)piece.owner);
	enum kind kind = plateau_kind_of((enum face)piece.up,
					 (enum face)piece.down);
	unsigned held = plateau_total(plateau->prisoners[holder]);

	if (random_below(seed, 5) == 0 && held + 1 < PLATEAU_WIN)
		plateau->prisoners[holder][kind]++;
	else
		put_on(heap,
		       random_below(seed, width) %
			       plateau_square_count(plateau),
		       piece);
}

struct plateau
random_position(uint64_t *seed, const struct plateau_rules *rules)
{
	struct plateau plateau;
	struct heap heap = {.height = {0}};
	struct piece piece;
	unsigned count, width;

	plateau_start(rules, &plateau);
	count = random_below(seed, 40);
	width = 1 + random_below(seed, 30);
	for (unsigned i = 0; i < count; i++) {
		if (take_piece(seed, &plateau, &piece))
			put_somewhere(seed, &plateau, &heap, piece, width);
	}
	lay_columns(&heap, &plateau);
	plateau.number = 3 + random_below(seed, 60);
	plateau.to_move = plateau.number % 2 == 1 ? SIDE_BLACK : SIDE_WHITE;
	plateau_note_win(&plateau);
	return plateau;
}

/* --- turns from what lies about --- */

static unsigned
random_square(uint64_t *seed, const struct plateau *plateau)
{
	return random_below(seed, plateau_square_count(plateau));
}

/* Rather a square whose column the mover controls, if a few tries find it. */
static unsigned
random_start(uint64_t *seed, const struct plateau *plateau)
{
	unsigned square = random_square(seed, plateau);

	for (unsigned tries = 0; tries < 8; tries++) {
		unsigned n = plateau_height(plateau, square);

		if (n > 0 && plateau_column(plateau, square)[n - 1].owner ==
				     plateau->to_move)
			break;
		square = random_square(seed, plateau);
	}
	return square;
}

static struct faces
random_faces(uint64_t *seed)
{
	enum kind kind = (enum kind)random_below(seed, KIND_COUNT);
	struct piece piece = random_piece(seed, SIDE_WHITE, kind);

	return (struct faces){piece.up, piece.down};
}

static uint8_t
random_captures(uint64_t *seed)
{
	switch (random_below(seed, 4)) {
	case 0:
		return CAPTURES_UNMARKED;
	case 1:
		return CAPTURES_ALL;
	default:
		return (uint8_t)random_below(seed, 5);
	}
}

/* A flip, mostly to what really lies on the other side. */
static void
set_flip(uint64_t *seed, const struct plateau *plateau,
	 struct plateau_move *turn)
{
	unsigned n = plateau_height(plateau, turn->square);

	turn->flips = true;
	turn->face = (uint8_t)random_below(seed, FACE_COUNT);
	if (n > 0 && random_below(seed, 4) > 0)
		turn->face = plateau_column(plateau, turn->square)[n - 1].down;
}

static bool
find_step(const struct plateau *plateau, unsigned from, int right, int up,
	  uint8_t *square)
{
	int size = plateau->rules.size;
	int column = (int)from % size + right, row = (int)from / size + up;

	*square = (uint8_t)(row * size + column);
	return column >= 0 && column < size && row >= 0 && row < size;
}

static void
add_stop(struct plateau_move *turn, unsigned at, unsigned square, int change)
{
	if (turn->stop_count == PLATEAU_STOPS_MAX)
		return;
	memmove(turn->stops + at + 1, turn->stops + at,
		(turn->stop_count - at) * sizeof(turn->stops[0]));
	turn->stops[at].square = (uint8_t)square;
	turn->stops[at].change = (int8_t)change;
	turn->stop_count++;
}

static int
random_change(uint64_t *seed)
{
	return (int)random_below(seed, 7) - 3;
}

/* Squares in one direction, some of them named, or one square anywhere. */
static void
set_path(uint64_t *seed, const struct plateau *plateau,
	 struct plateau_move *turn)
{
	int right = (int)random_below(seed, 3) - 1;
	int up = (int)random_below(seed, 3) - 1;
	unsigned distance = 1 + random_below(seed, 4);
	uint8_t square = turn->square;

	for (unsigned i = 0; i < distance; i++) {
		if (!find_step(plateau, square, right, up, &square))
			break;
		if (toss(seed))
			add_stop(turn, turn->stop_count, square,
				 random_change(seed));
	}
	if (turn->stop_count == 0)
		add_stop(turn, 0, random_square(seed, plateau), 0);
	turn->stops[turn->stop_count - 1].change = 0;
}

static void
make_move(uint64_t *seed, const struct plateau *plateau,
	  struct plateau_move *turn)
{
	turn->square = (uint8_t)random_start(seed, plateau);
	if (turn->kind == PLATEAU_FLIP || random_below(seed, 4) == 0)
		set_flip(seed, plateau, turn);
	if (turn->kind == PLATEAU_FLIP)
		return;
	turn->captures = random_captures(seed);
	if (turn->kind == PLATEAU_MOVE) {
		turn->count = (uint8_t)random_below(seed, 5);
		set_path(seed, plateau, turn);
	} else if (turn->captures == CAPTURES_UNMARKED) {
		turn->captures = CAPTURES_ALL;
	}
}

static void
make_entry(uint64_t *seed, const struct plateau *plateau,
	   struct plateau_move *turn)
{
	turn->square = (uint8_t)random_square(seed, plateau);
	turn->entering_count = turn->kind == PLATEAU_OPENING ? 2 : 1;
	for (unsigned i = 0; i < turn->entering_count; i++)
		turn->entering[i] = random_faces(seed);
	if (turn->kind == PLATEAU_ONBOARD)
		turn->height = (uint8_t)random_below(
			seed, plateau_height(plateau, turn->square) + 2);
}

/* Some of what is held, now and then a piece more; at least one. */
static void
pick_some(uint64_t *seed, const uint8_t held[KIND_COUNT],
	  uint8_t picked[KIND_COUNT])
{
	for (unsigned kind = 0; kind < KIND_COUNT; kind++)
		picked[kind] = (uint8_t)random_below(seed, held[kind] + 1u);
	if (plateau_total(picked) == 0 || random_below(seed, 16) == 0)
		picked[random_below(seed, KIND_COUNT)]++;
}

static void
make_exchange(uint64_t *seed, const struct plateau *plateau,
	      struct plateau_move *turn)
{
	enum side mover = (enum side)plateau->to_move;

	pick_some(seed, plateau->prisoners[mover], turn->tender);
	if (turn->kind == PLATEAU_EXCHANGE)
		pick_some(seed, plateau->prisoners[opponent(mover)],
			  turn->payment);
}

static struct plateau_move
make_turn(uint64_t *seed, const struct plateau *plateau)
{
	struct plateau_move turn;

	memset(&turn, 0, sizeof(turn));
	turn.kind = (uint8_t)random_below(seed, PLATEAU_TURN_COUNT);
	switch ((enum plateau_turn)turn.kind) {
	case PLATEAU_OPENING:
	case PLATEAU_ONBOARD:
		make_entry(seed, plateau, &turn);
		break;
	case PLATEAU_MOVE:
	case PLATEAU_STOMP:
	case PLATEAU_FLIP:
		make_move(seed, plateau, &turn);
		break;
	case PLATEAU_EXCHANGE:
	case PLATEAU_REFUSAL:
		make_exchange(seed, plateau, &turn);
		break;
	case PLATEAU_PASS:
	case PLATEAU_TURN_COUNT:
		break;
	}
	return turn;
}

/* --- turns with something changed --- */

/* One more or one less, from 0 to 19. */
static void
nudge(uint64_t *seed, uint8_t *number)
{
	if (toss(seed))
		*number = (uint8_t)(*number < 19 ? *number + 1 : 19);
	else if (*number > 0)
		--*number;
}

/* A square that is named though nothing need happen there. */
static void
name_square(uint64_t *seed, const struct plateau *plateau,
	    struct plateau_move *turn)
{
	unsigned at = random_below(seed, turn->stop_count);
	unsigned before = at > 0 ? turn->stops[at - 1].square : turn->square;
	int right = (int)random_below(seed, 3) - 1;
	int up = (int)random_below(seed, 3) - 1;
	uint8_t square;

	if (find_step(plateau, before, right, up, &square))
		add_stop(turn, at, square,
			 toss(seed) ? 0 : random_change(seed));
}

/* Between the start and the end, where something might be named. */
static void
change_stops(uint64_t *seed, const struct plateau *plateau,
	     struct plateau_move *turn)
{
	struct plateau_stop *stop =
		&turn->stops[random_below(seed, turn->stop_count)];

	switch (random_below(seed, 4)) {
	case 0:
		stop->square = (uint8_t)random_square(seed, plateau);
		break;
	case 1:
		stop->change = (int8_t)(stop->change + (toss(seed) ? 1 : -1));
		break;
	default:
		name_square(seed, plateau, turn);
		break;
	}
	turn->stops[turn->stop_count - 1].change = 0;
}

static void
change_move(uint64_t *seed, const struct plateau *plateau,
	    struct plateau_move *turn)
{
	switch (random_below(seed, turn->kind == PLATEAU_MOVE ? 8 : 4)) {
	case 0:
		turn->square = (uint8_t)random_square(seed, plateau);
		break;
	case 1:
		turn->flips = !turn->flips;
		turn->face = 0;
		if (turn->flips)
			set_flip(seed, plateau, turn);
		break;
	case 2:
	case 3:
		turn->captures = random_captures(seed);
		break;
	case 4:
		nudge(seed, &turn->count);
		break;
	default:
		change_stops(seed, plateau, turn);
		break;
	}
	if (turn->kind == PLATEAU_STOMP && turn->captures == CAPTURES_UNMARKED)
		turn->captures = CAPTURES_ALL;
}

static void
change_entry(uint64_t *seed, const struct plateau *plateau,
	     struct plateau_move *turn)
{
	unsigned n = random_below(seed, turn->entering_count);

	if (toss(seed))
		turn->entering[n] = random_faces(seed);
	else if (toss(seed) && turn->kind == PLATEAU_ONBOARD)
		nudge(seed, &turn->height);
	else
		turn->square = (uint8_t)random_square(seed, plateau);
}

static void
change_exchange(uint64_t *seed, struct plateau_move *turn)
{
	unsigned kind = random_below(seed, KIND_COUNT);

	nudge(seed, toss(seed) ? &turn->tender[kind] : &turn->payment[kind]);
	if (plateau_total(turn->tender) == 0)
		turn->tender[kind]++;
	if (plateau_total(turn->payment) == 0)
		turn->kind = PLATEAU_REFUSAL;
}

static void
change_turn(uint64_t *seed, const struct plateau *plateau,
	    struct plateau_move *turn)
{
	if (turn->kind == PLATEAU_MOVE || turn->kind == PLATEAU_STOMP)
		change_move(seed, plateau, turn);
	else if (turn->kind == PLATEAU_OPENING || turn->kind == PLATEAU_ONBOARD)
		change_entry(seed, plateau, turn);
	else if (turn->kind == PLATEAU_EXCHANGE)
		change_exchange(seed, turn);
}

/* An even choice, made twice if the first is an entry: they are so many. */
static struct plateau_move
choose_listed(uint64_t *seed, const struct plateau_move *listed, size_t count)
{
	struct plateau_move turn;

	turn = listed[random_below(seed, (unsigned)count)];
	if (turn.kind == PLATEAU_ONBOARD)
		turn = listed[random_below(seed, (unsigned)count)];
	return turn;
}

struct plateau_move
random_turn(uint64_t *seed, const struct plateau *plateau,
	    const struct plateau_move *listed, size_t listed_count)
{
	struct plateau_move turn;

	if (listed_count == 0 || random_below(seed, 4) == 0)
		return make_turn(seed, plateau);
	turn = choose_listed(seed, listed, listed_count);
	for (unsigned n = random_below(seed, 3); n > 0; n--)
		change_turn(seed, plateau, &turn);
	return turn;
}

/* --- for messages --- */

static void
describe_rules(const struct plateau_rules *rules, struct strbuf *out)
{
	strbuf_format(out,
		      "size %d onboard %d flip_uniform %d corner_either %d "
		      "choice %d higher %d no_play_at_all %d threefold %d",
		      rules->size, rules->onboard, rules->flip_uniform,
		      rules->corner_either, rules->capture_choice,
		      rules->retender_higher, rules->pass_no_play_at_all,
		      rules->threefold);
}

static void
describe_square(const struct plateau *plateau, unsigned square,
		struct strbuf *out)
{
	strbuf_add_char(out, (char)('a' + square % plateau->rules.size));
	strbuf_add_number(out, 1 + square / plateau->rules.size);
}

static void
describe_kinds(const uint8_t pieces[KIND_COUNT], struct strbuf *out)
{
	for (unsigned kind = 0; kind < KIND_COUNT; kind++)
		strbuf_format(out, " %d", pieces[kind]);
}

static void
describe_turn(const struct plateau *plateau, const struct plateau_move *turn,
	      struct strbuf *out)
{
	strbuf_format(out, "kind %d on ", turn->kind);
	describe_square(plateau, turn->square, out);
	strbuf_format(out, " height %d count %d", turn->height, turn->count);
	if (turn->flips)
		strbuf_format(out, " =%c", plateau_face_letters[turn->face]);
	for (unsigned i = 0; i < turn->entering_count; i++)
		strbuf_format(out, " %c%c",
			      plateau_face_letters[turn->entering[i].up],
			      plateau_face_letters[turn->entering[i].down]);
	for (unsigned i = 0; i < turn->stop_count; i++) {
		strbuf_add_char(out, '>');
		describe_square(plateau, turn->stops[i].square, out);
		strbuf_format(out, "%+d", turn->stops[i].change);
	}
	strbuf_format(out, " x%d tender", turn->captures);
	describe_kinds(turn->tender, out);
	strbuf_add_string(out, " payment");
	describe_kinds(turn->payment, out);
}

void
describe_case(const struct plateau *plateau, const struct plateau_move *turn,
	      struct strbuf *out)
{
	describe_rules(&plateau->rules, out);
	strbuf_add_string(out, "\n  ");
	plateau_write_position(plateau, out);
	strbuf_add_string(out, "\n  ");
	if (turn)
		describe_turn(plateau, turn, out);
}
