/*
 * Writes random legal games to standard output, at least so many bytes:
 * generate --bytes N --seed S [--game NAME].
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/strbuf.h"
#include "games/game.h"
#include "games/games.h"
#include "record/notation.h"
#include "record/randomgame.h"

enum {
	TURNS_MOST = 80,
	DICE_TURNS_MOST = 400,
	STATUS_USAGE = 2,
	STATUS_TROUBLE = 3
};

struct request {
	unsigned long long bytes;
	uint64_t seed;
	const char *game;
};

static bool
read_number(const char *word, unsigned long long *number)
{
	char *end;

	if (*word < '0' || *word > '9')
		return false;
	*number = strtoull(word, &end, 10);
	return *end == '\0';
}

static bool
read_request(int count, char **words, struct request *request)
{
	for (int i = 1; i + 1 < count; i += 2) {
		unsigned long long number = 0;
		bool is_number = read_number(words[i + 1], &number);

		if (strcmp(words[i], "--bytes") == 0 && is_number)
			request->bytes = number;
		else if (strcmp(words[i], "--seed") == 0 && is_number)
			request->seed = number;
		else if (strcmp(words[i], "--game") == 0)
			request->game = words[i + 1];
		else
			return false;
	}
	return count % 2 == 1;
}

/* False when the output cannot be written. */
static bool
write_games(const struct random_setup *setup, const struct request *request)
{
	struct strbuf out = {0};
	uint64_t seed = request->seed;
	unsigned long long written = 0;
	bool ok = true;

	while (ok && written < request->bytes) {
		if (written > 0)
			strbuf_add_char(&out, '\n');
		random_game(setup, &seed, &out);
		ok = fwrite(out.bytes, 1, out.length, stdout) == out.length;
		written += out.length;
		strbuf_clear(&out);
	}
	strbuf_free(&out);
	return fflush(stdout) == 0 && ok;
}

int
main(int count, char **words)
{
	struct request request = {
		.bytes = 1000000, .seed = 1, .game = "Plateau"};
	struct random_setup setup = {.turns_most = TURNS_MOST};
	struct notations *notations;
	void *rules;
	bool ok;

	if (read_request(count, words, &request))
		setup.game = games_find(text_of(request.game), &setup.variant);
	if (!setup.game) {
		fputs("usage: generate --bytes N --seed S [--game NAME]\n",
		      stderr);
		return STATUS_USAGE;
	}
	if (setup.game->has_dice)
		setup.turns_most = DICE_TURNS_MOST;
	rules = calloc(1, setup.game->rules_size);
	if (!rules)
		out_of_memory();
	setup.game->default_rules(setup.variant, rules);
	setup.rules = rules;
	notations = notations_new();
	setup.notation = notations_find(notations, text_of("native"),
					setup.game);
	ok = setup.notation && write_games(&setup, &request);
	notations_free(notations);
	free(rules);
	return ok ? EXIT_SUCCESS : STATUS_TROUBLE;
}
