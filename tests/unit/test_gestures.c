/*
 * Turns become gestures and gestures the same turns again; and what is told of
 * gestures that make none.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "base/random.h"
#include "games/games.h"
#include "games/plateau.h"
#include "gestures.h"
#include "record/canonical.h"
#include "record/notation.h"
#include "record/pin.h"
#include "record/randomgame.h"
#include "record/record.h"
#include "record/transfer.h"
#include "unit/suites.h"
#include "unit/support.h"

enum { GAMES = 120, TURNS_MOST = 120 };

/* --- there and back --- */

struct trip {
	struct arena arena;
	struct diags diags;
	struct replay replay;
	struct replay_options options;
	struct replay_tools *tools;
};

static void
start_trip(struct trip *trip, const struct record *record, const char *from,
	   const char *to)
{
	memset(trip, 0, sizeof(*trip));
	trip->options = (struct replay_options){
		.notations = support_notations(),
		.notation = text_of(from),
		.target = text_of(to),
		.cuts_lines = true,
	};
	trip->tools = replay_tools_new(&trip->options);
	diags_init(&trip->diags, &trip->arena, false);
	CU_ASSERT_TRUE_FATAL(replay_start(&trip->replay, record, trip->tools,
					  &trip->arena, &trip->diags));
}

static void
end_trip(struct trip *trip)
{
	replay_tools_free(trip->tools);
	arena_free(&trip->arena);
}

/* A record whose turns are the gestures of another's. */
static struct record
spread(const struct record *record, struct arena *arena)
{
	struct record spread = *record;
	size_t count = 0, i, n;

	for (i = 0; i < record->item_count; i++)
		count += record->items[i].part_count;
	spread.items = arena_take(arena, count * sizeof(*spread.items));
	spread.item_count = 0;
	for (i = 0; i < record->item_count; i++)
		for (n = 0; n < record->items[i].part_count; n++)
			spread.items[spread.item_count++] =
				*record->items[i].parts[n];
	return spread;
}

/* Whether the game can be written; then it must read the same. */
static bool
travel(const struct record *record)
{
	struct trip native, there, back;
	struct record canonical = {0}, written = {0}, read = {0};
	struct transfer transfer = {.keeps_comments = true};
	struct strbuf wanted = {0}, got = {0};
	struct record gestures;
	bool is_good;

	start_trip(&native, record, "native", "native");
	canonical_record(&native.replay, &native.arena, &canonical);
	add_turns(&canonical, &wanted);
	start_trip(&there, record, "native", "boardspace");
	transfer_record(&there.replay,
			notations_find(support_notations(),
				       text_of("boardspace"),
				       there.replay.game),
			&transfer, &there.arena, &written);
	is_good = transfer.missed == CARGO_COUNT &&
		  native.diags.verdict <= VERDICT_UNSOUND;
	gestures = spread(&written, &there.arena);
	start_trip(&back, &gestures, "boardspace", "native");
	canonical_record(&back.replay, &back.arena, &read);
	add_turns(&read, &got);
	if (is_good && !text_equals(strbuf_text(&wanted), strbuf_text(&got))) {
		printf("wanted:\n%.*sgot:\n%.*s", (int)wanted.length,
		       wanted.bytes, (int)got.length, got.bytes);
		for (size_t i = 0; i < back.diags.count; i++)
			printf("%s: %.*s (%.*s)\n",
			       diag_row(back.diags.findings[i].id)->id,
			       (int)back.diags.findings[i].message.length,
			       back.diags.findings[i].message.start,
			       (int)back.diags.findings[i].turn.length,
			       back.diags.findings[i].turn.start);
		CU_FAIL("gestures that make other turns");
	}
	strbuf_free(&wanted);
	strbuf_free(&got);
	end_trip(&native);
	end_trip(&there);
	end_trip(&back);
	return is_good;
}

/* How many of the games could be written. */
static size_t
travel_all(struct text bytes)
{
	struct source source = {
		.name = "test", .bytes = bytes, .first_line = 1};
	struct pin_options pin = {.has_game = false};
	struct arena arena = {0};
	size_t offset = 0, count = 0;

	for (;;) {
		struct diags diags;
		struct record record;
		const struct tag *game;

		diags_init(&diags, &arena, false);
		if (!pin_read(&source, &offset, &pin, &arena, &record, &diags))
			break;
		game = record_tag(&record, "Game");
		if (game != NULL && text_starts(game->value, "Plateau"))
			count += travel(&record);
	}
	arena_free(&arena);
	return count;
}

static void
random_games_travel(void)
{
	static const char *const words[] = {"", "boardspace",
					    "onboard=owntop twister_corner="
					    "either",
					    "capture=choice"};
	struct plateau_rules rules;
	struct strbuf out = {0};
	struct random_setup setup = {.turns_most = TURNS_MOST};
	struct problem problem = {0};
	uint64_t seed = 5;
	size_t written = 0;

	setup.game = games_find(text_of("Plateau"), &setup.variant);
	setup.notation = notations_find(support_notations(), text_of("native"),
					setup.game);
	setup.rules = &rules;
	for (unsigned i = 0; i < GAMES; i++) {
		struct text rest = text_of(words[i % 4]), word;

		setup.variant = i / 4 % 2;
		setup.rules_words = rest;
		setup.game->default_rules(setup.variant, &rules);
		while (text_next_word(&rest, &word))
			setup.game->set_rule(&rules, word, &problem);
		strbuf_clear(&out);
		random_game(&setup, &seed, &out);
		written += travel_all(strbuf_text(&out));
	}
	CU_ASSERT_TRUE(written > GAMES / 2);
	strbuf_free(&out);
}

static void
samples_travel(void)
{
	static const char *const names[] = {"samples/turns.pin",
					    "samples/captured.pin",
					    "samples/stacked.pin",
					    "samples/five.pin",
					    "samples/boardspace-rules.pin"};
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++) {
		struct strbuf file = {0};

		CU_ASSERT_TRUE_FATAL(read_file(names[i], &file));
		CU_ASSERT_TRUE(travel_all(strbuf_text(&file)) > 0);
		strbuf_free(&file);
	}
}

static CU_TestInfo tests[] = {
	{"random games come back from gestures", random_games_travel},
	{"samples come back from gestures", samples_travel},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo gestures_suite = {.pName = "gestures", .pTests = tests};
