/*
 * Plakoto: the listing against the judge along random games under random
 * options, and the counts of the start.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "base/fields.h"
#include "base/random.h"
#include "base/strbuf.h"
#include "games/games.h"
#include "games/plakoto.h"
#include "record/perft.h"
#include "unit/suites.h"

enum { GAMES = 300, TURNS_MOST = 400, SEED = 20261103 };

static const struct game *const game = &plakoto_game;

/* The turns of one position, and one of them taken at random. */
struct turns {
	const struct plakoto *position;
	uint64_t *seed;
	unsigned count, wrong;
	struct plakoto_move chosen;
};

/* Whether the move comes back from its canonical fields, and again the same. */
static bool
survives_writing(const struct plakoto *position,
		 const struct plakoto_move *move)
{
	struct fields once, twice;
	struct plakoto_move back;
	struct problem problem = {0};

	game->write_move(position, move, &once);
	if (game->read_move(position, &once, &back, &problem) != DIAG_NONE ||
	    game->check(position, &back) != DIAG_NONE ||
	    game->remark(position, &back, 0) != DIAG_NONE)
		return false;
	game->write_move(position, &back, &twice);
	return once.kind == twice.kind && once.count == twice.count &&
	       once.byte_count == twice.byte_count &&
	       memcmp(once.bytes, twice.bytes, once.byte_count) == 0;
}

static bool
take_turn(void *context, const void *move)
{
	struct turns *turns = context;

	if (game->check(turns->position, move) != DIAG_NONE ||
	    !survives_writing(turns->position, move))
		turns->wrong++;
	if (random_below(turns->seed, ++turns->count) == 0)
		turns->chosen = *(const struct plakoto_move *)move;
	return true;
}

static void
check_round_trip(const struct plakoto *position)
{
	struct strbuf text = {0};
	struct plakoto back;
	struct problem problem = {0};

	game->write_position(position, &text);
	CU_ASSERT_EQUAL(game->read_position(&position->rules,
					    strbuf_text(&text), &back,
					    &problem),
			DIAG_NONE);
	CU_ASSERT_TRUE(game->is_same(position, &back));
	strbuf_free(&text);
}

/* An id says all but whose turn it is, and the dice. */
static void
check_id(const struct plakoto *position)
{
	struct strbuf id = {0};
	struct plakoto back, wanted = *position;
	struct problem problem = {0};

	wanted.to_move = SIDE_WHITE;
	memset(wanted.dice, 0, sizeof(wanted.dice));
	game->ids->write(position, &id);
	CU_ASSERT_TRUE(game->ids->is_one(strbuf_text(&id)));
	CU_ASSERT_EQUAL(game->ids->read(&position->rules, strbuf_text(&id),
					&back, &problem),
			DIAG_NONE);
	CU_ASSERT_TRUE(game->is_same(&wanted, &back));
	strbuf_free(&id);
}

static void
choose_rules(struct plakoto_rules *rules, uint64_t *seed)
{
	unsigned option, values;

	game->default_rules(random_below(seed, 3), rules);
	for (option = 0; option < PLAKOTO_OPTION_COUNT; option++) {
		for (values = 0; game->options[option].values[values] != NULL;)
			values++;
		if (random_below(seed, 3) == 0)
			rules->option[option] = (uint8_t)random_below(seed,
								      values);
	}
}

static void
play_game(uint64_t *seed)
{
	struct plakoto_rules rules;
	struct plakoto position;
	struct outcome outcome;
	unsigned turn;

	choose_rules(&rules, seed);
	game->start(&rules, &position);
	for (turn = 0; turn < TURNS_MOST; turn++) {
		struct turns turns = {.position = &position, .seed = seed};

		game->outcome(&position, &outcome);
		if (outcome.ending != ENDING_NONE)
			return;
		game->set_dice(&position, 1 + random_below(seed, 6),
			       1 + random_below(seed, 6));
		game->list(&position, take_turn, &turns);
		CU_ASSERT_TRUE_FATAL(turns.count > 0);
		CU_ASSERT_EQUAL(turns.wrong, 0);
		check_round_trip(&position);
		check_id(&position);
		game->play(&position, &turns.chosen);
	}
	CU_FAIL("a game that does not end");
}

static void
listed_turns_are_legal(void)
{
	uint64_t seed = SEED;
	unsigned n;

	for (n = 0; n < GAMES; n++)
		play_game(&seed);
}

static void
counts_of_the_start(void)
{
	struct plakoto_rules rules;
	struct plakoto position;

	game->default_rules(0, &rules);
	game->start(&rules, &position);
	CU_ASSERT_EQUAL(perft_count(game, &position, 1), 59);
	CU_ASSERT_EQUAL(perft_count(game, &position, 2), 3474);
	CU_ASSERT_EQUAL(perft_count(game, &position, 3), 708405);
}

static void
check_line_of_id(const char *id, const char *line)
{
	struct strbuf text = {0};
	struct plakoto_rules rules;
	struct plakoto position;
	struct problem problem = {0};

	game->default_rules(0, &rules);
	CU_ASSERT_EQUAL(game->ids->read(&rules, text_of(id), &position,
					&problem),
			DIAG_NONE);
	game->write_position(&position, &text);
	CU_ASSERT_TRUE(text_is(strbuf_text(&text), line));
	strbuf_clear(&text);
	game->ids->write(&position, &text);
	CU_ASSERT_TRUE(text_is(strbuf_text(&text), id));
	strbuf_free(&text);
}

static void
ids_of_known_positions(void)
{
	check_line_of_id("AACA/z8AAID/Pw", "B15,22,W15 w 0/0 -");
	check_line_of_id("AAAAAAAAAAAAAA", "24 w 15/15 -");
	check_line_of_id("CAAAAABAAAAAAA-1", "20,W1b,3 w 14/14 -");
	check_line_of_id("CAAAAABAAAAAAA-0", "20,B1w,3 w 14/14 -");
}

static void
check_bad_id(const char *id, enum diag wanted, size_t start)
{
	struct plakoto_rules rules;
	struct plakoto position;
	struct problem problem = {0};

	game->default_rules(0, &rules);
	CU_ASSERT_EQUAL(game->ids->read(&rules, text_of(id), &position,
					&problem),
			wanted);
	CU_ASSERT_EQUAL(problem.start, start);
}

static void
wrong_ids_are_told(void)
{
	check_bad_id("AACA/z8AAID/P", DIAG_POSITION_SYNTAX, 0);
	check_bad_id("AACA/z8AAID/Pww", DIAG_POSITION_SYNTAX, 0);
	check_bad_id("AACA/z8AAID/Px", DIAG_POSITION_SYNTAX, 13);
	check_bad_id("AACA_z8AAID/Pw", DIAG_POSITION_SYNTAX, 4);
	check_bad_id("AACA/z8AAID/Pw-1", DIAG_POSITION_SYNTAX, 15);
	check_bad_id("/////////////w", DIAG_POSITION_RANKS, 0);
	check_bad_id("AAAAAAAAAAAAAQ", DIAG_POSITION_RANKS, 0);
	check_bad_id("CAAAAABAAAAAAA", DIAG_POSITION_SYNTAX, 0);
	check_bad_id("CAAAAABAAAAAAA-2", DIAG_POSITION_SYNTAX, 15);
	check_bad_id("CAAAAABAAAAAAA-10", DIAG_POSITION_SYNTAX, 16);
	check_bad_id("AAAAAQAAAAAAAA", DIAG_PLAKOTO_BAR, 0);
}

static CU_TestInfo tests[] = {
	{"every listed turn is legal and survives writing, in random games",
	 listed_turns_are_legal},
	{"the start has 59, 3474 and 708405 lines", counts_of_the_start},
	{"an id and the line of a position tell the same",
	 ids_of_known_positions},
	{"what is wrong with an id is told, and where", wrong_ids_are_told},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo plakoto_suite = {.pName = "plakoto", .pTests = tests};
