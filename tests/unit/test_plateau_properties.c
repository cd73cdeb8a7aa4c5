/*
 * Properties of Plateau over random positions and games: the list of turns
 * against the check of one turn, which were written apart; pieces are neither
 * made nor lost; what is written can be read again.
 */
#include <CUnit/CUnit.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/fields.h"
#include "base/random.h"
#include "base/strbuf.h"
#include "games/games.h"
#include "games/plateau.h"
#include "record/perft.h"
#include "unit/random_plateau.h"
#include "unit/suites.h"

enum {
	POSITIONS = 3000, /* random ones, a few turns from each */
	TURNS_FROM_EACH = 3,
	GAMES = 40, /* from the start */
	TURNS_MOST = 80,
	TRIALS = 16, /* random turns judged at each position */
	COMPLAINTS_MOST = 5
};

/* All turns of one position. */
struct listed {
	struct plateau_move *turns;
	size_t count, capacity;
};

/* A walk through positions with the seed that leads it. */
struct walk_state {
	const struct game *game;
	uint64_t seed;
	struct plateau now;
	struct listed listed;
	unsigned complaints;
};

/* Prints the case, but not hundreds of them. */
static void
expect(struct walk_state *state, bool is_so, const char *claim,
       const struct plateau_move *turn)
{
	struct strbuf text = {0};

	CU_ASSERT_TRUE(is_so);
	if (is_so || state->complaints++ >= COMPLAINTS_MOST)
		return;
	strbuf_format(&text, "\nnot true: %s\n  ", claim);
	describe_case(&state->now, turn, &text);
	strbuf_add_char(&text, '\n');
	fwrite(text.bytes, 1, text.length, stderr);
	strbuf_free(&text);
}

static bool
keep_turn(void *context, const void *move)
{
	struct listed *listed = context;

	if (listed->count == listed->capacity) {
		listed->capacity = listed->capacity * 2 + 1024;
		listed->turns = realloc(listed->turns,
					listed->capacity *
						sizeof(*listed->turns));
		if (!listed->turns)
			out_of_memory();
	}
	memcpy(&listed->turns[listed->count++], move, sizeof(*listed->turns));
	return true;
}

static int
compare_turns(const void *a, const void *b)
{
	return memcmp(a, b, sizeof(struct plateau_move));
}

static void
list_sorted(struct walk_state *state)
{
	state->listed.count = 0;
	state->game->list(&state->now, keep_turn, &state->listed);
	if (state->listed.count > 0)
		qsort(state->listed.turns, state->listed.count,
		      sizeof(struct plateau_move), compare_turns);
}

/* --- what a turn means, told without the code under test --- */

static int
sign(int n)
{
	return (n > 0) - (n < 0);
}

static int
larger(int a, int b)
{
	return a > b ? a : b;
}

/*
 * Whether the squares named between start and end lie on one path, outwards,
 * each once.
 */
static bool
is_path_named(const struct plateau *plateau, const struct plateau_move *turn)
{
	int size = plateau->rules.size;
	int end = turn->stops[turn->stop_count - 1].square;
	int dx = end % size - turn->square % size;
	int dy = end / size - turn->square / size;
	bool is_knight = abs(dx * dy) == 2;
	int length = larger(abs(dx), abs(dy)), last = 0;

	if (is_knight && turn->stop_count > 2)
		return false;
	for (unsigned i = 0; i + 1 < turn->stop_count; i++) {
		int x = turn->stops[i].square % size - turn->square % size;
		int y = turn->stops[i].square / size - turn->square / size;
		bool is_straight = x == dx / 2 && y == dy / 2;
		bool is_diagonal = x == sign(dx) && y == sign(dy);
		int t = larger(abs(x), abs(y));

		if (is_knight &&
		    (is_straight ||
		     (is_diagonal && plateau->rules.corner_either)))
			continue;
		if (x != t * sign(dx) || y != t * sign(dy) || t <= last ||
		    t >= length || is_knight)
			return false;
		last = t;
	}
	return true;
}

/* The same squares with the same changes, but for those where nothing is. */
static bool
are_same_stops(const struct plateau_move *turn,
	       const struct plateau_move *listed)
{
	unsigned n = 0;

	for (unsigned i = 0; i < turn->stop_count; i++) {
		if (turn->stops[i].change == 0 && i + 1 < turn->stop_count)
			continue;
		if (n == listed->stop_count ||
		    memcmp(&turn->stops[i], &listed->stops[n++],
			   sizeof(turn->stops[0])) != 0)
			return false;
	}
	return n == listed->stop_count;
}

static bool
are_captures_meant(const struct plateau *plateau, unsigned claimed,
		   unsigned listed)
{
	if (claimed == CAPTURES_ALL)
		return listed > 0;
	if (claimed == CAPTURES_UNMARKED)
		return !plateau->rules.capture_choice || listed == 0;
	return claimed == listed;
}

static bool
is_meant(const struct plateau *plateau, const struct plateau_move *turn,
	 const struct plateau_move *listed)
{
	if (turn->kind != listed->kind || turn->square != listed->square ||
	    turn->height != listed->height || turn->count != listed->count ||
	    turn->flips != listed->flips || turn->face != listed->face)
		return false;
	if (memcmp(turn->entering, listed->entering, sizeof(turn->entering)) !=
		    0 ||
	    memcmp(turn->tender, listed->tender, KIND_COUNT) != 0 ||
	    memcmp(turn->payment, listed->payment, KIND_COUNT) != 0)
		return false;
	if (turn->kind == PLATEAU_MOVE &&
	    (!are_same_stops(turn, listed) || !is_path_named(plateau, turn)))
		return false;
	return are_captures_meant(plateau, turn->captures, listed->captures);
}

static bool
is_meant_by_one(const struct walk_state *state, const struct plateau_move *turn)
{
	for (size_t i = 0; i < state->listed.count; i++) {
		if (is_meant(&state->now, turn, &state->listed.turns[i]))
			return true;
	}
	return false;
}

static bool
is_value_open(const struct plateau *plateau, unsigned value)
{
	for (unsigned v = 0; v < PLATEAU_VALUES; v++) {
		bool is_refused = plateau->refused[v / 64] >> v % 64 & 1;

		if (is_refused &&
		    (v == value ||
		     (v > value && plateau->rules.retender_higher)))
			return false;
	}
	return true;
}

/* A refusal is right when each single prisoner is worth more (rule 49). */
static bool
is_refusal_right(const struct plateau *plateau, const struct plateau_move *turn)
{
	const uint8_t *own = plateau->prisoners[plateau->to_move];
	const uint8_t *others = plateau->prisoners[1 - plateau->to_move];
	unsigned value = plateau_value(turn->tender);

	if (plateau->number <= 2 || plateau_is_over(plateau))
		return false;
	for (unsigned kind = 0; kind < KIND_COUNT; kind++) {
		if (turn->tender[kind] > own[kind] ||
		    (others[kind] > 0 && plateau_kinds[kind].value <= value))
			return false;
	}
	return is_value_open(plateau, value);
}

/* --- the properties --- */

/* The turn as it comes back from its canonical form. */
static struct plateau_move
write_and_read(struct walk_state *state, const struct plateau_move *turn)
{
	struct plateau_move again;
	struct problem problem = {0};
	struct fields fields;
	enum diag wrong;

	memset(&again, 0, sizeof(again));
	state->game->write_move(&state->now, turn, &fields);
	wrong = state->game->read_move(&state->now, &fields, &again, &problem);
	expect(state, wrong == DIAG_NONE, "a written turn is read", turn);
	if (again.captures == CAPTURES_UNMARKED)
		again.captures = 0;
	return again;
}

static void
check_listed(struct walk_state *state)
{
	const struct listed *listed = &state->listed;

	for (size_t i = 0; i < listed->count; i++) {
		const struct plateau_move *turn = &listed->turns[i];
		struct plateau_move again = write_and_read(state, turn);

		expect(state,
		       state->game->check(&state->now, turn) == DIAG_NONE,
		       "a listed turn is legal", turn);
		expect(state, compare_turns(&again, turn) == 0,
		       "a listed turn is written and read as itself", turn);
		expect(state, i == 0 || compare_turns(turn, turn - 1) != 0,
		       "a turn is listed once", turn);
	}
	if (plateau_is_over(&state->now))
		expect(state, listed->count == 0,
		       "a finished position lists nothing", NULL);
}

static void
check_canonical(struct walk_state *state, const struct plateau_move *turn)
{
	const struct listed *listed = &state->listed;
	struct plateau_move again = write_and_read(state, turn);

	expect(state,
	       bsearch(&again, listed->turns, listed->count, sizeof(again),
		       compare_turns) != NULL,
	       "the canonical form of a legal turn is listed", turn);
}

static void
check_random(struct walk_state *state)
{
	struct plateau before = state->now;
	struct plateau_move turn = random_turn(&state->seed, &state->now,
					       state->listed.turns,
					       state->listed.count);
	bool is_legal = state->game->check(&state->now, &turn) == DIAG_NONE;

	if (turn.kind == PLATEAU_REFUSAL) {
		expect(state, is_legal == is_refusal_right(&state->now, &turn),
		       "a refusal is legal when nothing can be paid", &turn);
		return;
	}
	expect(state, !is_legal || is_meant_by_one(state, &turn),
	       "a legal turn is listed", &turn);
	expect(state, is_legal || !is_meant_by_one(state, &turn),
	       "an illegal turn is not listed", &turn);
	if (is_legal)
		check_canonical(state, &turn);
	expect(state, memcmp(&before, &state->now, sizeof(before)) == 0,
	       "asking changes nothing", &turn);
}

static void
check_pieces(struct walk_state *state, const struct plateau_move *turn)
{
	const struct plateau *now = &state->now;
	unsigned counts[SIDE_COUNT][KIND_COUNT] = {{0}};
	unsigned total = now->bottom[plateau_square_count(now)];

	for (unsigned i = 0; i < total; i++) {
		const struct piece *piece = &now->pieces[i];

		counts[piece->owner][plateau_kind_of((enum face)piece->up,
						     (enum face)piece->down)]++;
	}
	for (unsigned side = 0; side < SIDE_COUNT; side++) {
		for (unsigned kind = 0; kind < KIND_COUNT; kind++)
			expect(state,
			       counts[side][kind] + now->reserve[side][kind] +
					       now->prisoners[1 - side][kind] ==
				       plateau_kinds[kind]
					       .number[now->rules.set],
			       "no piece is made or lost", turn);
	}
}

static bool
are_same_positions(const struct plateau *a, const struct plateau *b)
{
	unsigned squares = plateau_square_count(a);

	for (unsigned i = 0; i < a->bottom[squares]; i++) {
		if (a->pieces[i].owner != b->pieces[i].owner ||
		    a->pieces[i].up != b->pieces[i].up ||
		    a->pieces[i].down != b->pieces[i].down)
			return false;
	}
	return a->number == b->number && a->to_move == b->to_move &&
	       memcmp(&a->rules, &b->rules, sizeof(a->rules)) == 0 &&
	       memcmp(a->reserve, b->reserve, sizeof(a->reserve)) == 0 &&
	       memcmp(a->prisoners, b->prisoners, sizeof(a->prisoners)) == 0 &&
	       memcmp(a->bottom, b->bottom, squares + 1) == 0;
}

static void
check_position(struct walk_state *state)
{
	struct strbuf text = {0};
	struct problem problem = {0};
	struct plateau again;
	enum diag wrong;

	state->game->write_position(&state->now, &text);
	wrong = state->game->read_position(
		&state->now.rules, strbuf_text(&text), &again, &problem);
	expect(state, wrong == DIAG_NONE, "a written position is read", NULL);
	expect(state,
	       wrong != DIAG_NONE || are_same_positions(&again, &state->now),
	       "a position is written and read as itself", NULL);
	strbuf_free(&text);
}

static void
check_here(struct walk_state *state)
{
	list_sorted(state);
	check_listed(state);
	for (unsigned i = 0; i < TRIALS; i++)
		check_random(state);
	check_position(state);
}

/* --- the walks --- */

/* Lets a tender be refused, if a random one may be. */
static void
play_refusal(struct walk_state *state)
{
	for (unsigned i = 0; i < 12; i++) {
		struct plateau_move turn = random_turn(&state->seed,
						       &state->now, NULL, 0);

		if (turn.kind == PLATEAU_REFUSAL &&
		    is_refusal_right(&state->now, &turn) &&
		    state->game->check(&state->now, &turn) == DIAG_NONE) {
			state->game->play(&state->now, &turn);
			check_pieces(state, &turn);
			check_here(state);
		}
	}
}

/* Moves and captures are preferred: of four drawn turns the best. */
static const struct plateau_move *
choose_turn(struct walk_state *state)
{
	const struct plateau_move *best = NULL;

	for (unsigned i = 0; i < 4; i++) {
		const struct plateau_move *turn =
			&state->listed.turns[random_below(
				&state->seed, (unsigned)state->listed.count)];

		if (!best || (turn->kind == PLATEAU_MOVE &&
			      turn->captures >= best->captures))
			best = turn;
	}
	return best;
}

static void
walk(struct walk_state *state, unsigned turns)
{
	for (unsigned i = 0; i < turns; i++) {
		struct plateau_move turn;

		check_here(state);
		if (random_below(&state->seed, 3) == 0)
			play_refusal(state);
		if (state->listed.count == 0)
			break;
		turn = *choose_turn(state);
		state->game->play(&state->now, &turn);
		check_pieces(state, &turn);
	}
	state->game->set_repeated(&state->now);
	list_sorted(state);
	check_listed(state);
	check_random(state);
}

static void
walk_everywhere(uint64_t seed, unsigned positions, unsigned games)
{
	struct walk_state state = {.seed = seed};
	size_t variant;

	state.game = games_find(text_of("Plateau"), &variant);
	CU_ASSERT_PTR_NOT_NULL_FATAL(state.game);
	for (unsigned i = 0; i < positions; i++) {
		struct plateau_rules rules = random_rules(&state.seed);

		state.now = random_position(&state.seed, &rules);
		walk(&state, TURNS_FROM_EACH);
	}
	for (unsigned i = 0; i < games; i++) {
		struct plateau_rules rules = random_rules(&state.seed);

		state.game->start(&rules, &state.now);
		walk(&state, TURNS_MOST);
	}
	free(state.listed.turns);
}

static void
list_agrees_with_check(void)
{
	walk_everywhere(1, POSITIONS, GAMES);
}

/* PINREC_SEED plays a seed again that was printed by a run that failed. */
static void
list_agrees_with_check_anywhere(void)
{
	const char *given = getenv("PINREC_SEED");
	uint64_t seed = (uint64_t)time(NULL);

	if (given)
		seed = strtoull(given, NULL, 10);
	printf("seed %" PRIu64 " ", seed);
	fflush(stdout);
	walk_everywhere(seed, POSITIONS / 3, GAMES / 2);
}

static void
lines_are_counted(void)
{
	struct plateau_rules rules;
	struct plateau start;
	size_t variant;
	const struct game *game = games_find(text_of("Plateau"), &variant);

	CU_ASSERT_PTR_NOT_NULL_FATAL(game);
	game->default_rules(variant, &rules);
	game->start(&rules, &start);
	CU_ASSERT_EQUAL(perft_count(game, &start, 0), 1);
	CU_ASSERT_EQUAL(perft_count(game, &start, 1), 1260);
	CU_ASSERT_EQUAL(perft_count(game, &start, 2), 1455300);
}

static bool
stop_at_once(void *context, const void *move)
{
	(void)move;
	++*(unsigned *)context;
	return false;
}

static void
visitor_stops_the_list(void)
{
	uint64_t seed = 2;
	size_t variant;
	const struct game *game = games_find(text_of("Plateau"), &variant);

	CU_ASSERT_PTR_NOT_NULL_FATAL(game);
	for (unsigned i = 0; i < 200; i++) {
		struct plateau_rules rules = random_rules(&seed);
		struct plateau plateau = random_position(&seed, &rules);
		unsigned count = 0;

		game->list(&plateau, stop_at_once, &count);
		CU_ASSERT_TRUE(count <= 1);
	}
}

static CU_TestInfo tests[] = {
	{"the lines from the start are counted", lines_are_counted},
	{"the list stops when the visitor has enough", visitor_stops_the_list},
	{"a turn is listed if and only if it is legal", list_agrees_with_check},
	{"the same with another seed each time",
	 list_agrees_with_check_anywhere},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo plateau_properties_suite = {
	.pName = "plateau properties",
	.pTests = tests,
};
