/*
 * Between the games of a match: each case is a few games in short, and the
 * findings that they must get.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "base/strbuf.h"
#include "games/games.h"
#include "games/plakoto_match.h"
#include "unit/case_file.h"
#include "unit/suites.h"

enum { RULES_BYTES = 64 };

/* A row of the file: see there how games and findings are written. */
struct match_case {
	struct text name, rules, games, expected;
};

struct told {
	struct strbuf ids;
	unsigned game;
};

static void
take_finding(void *context, enum diag id, enum match_place place,
	     const struct problem *problem)
{
	struct told *told = context;
	struct strbuf message = {0};

	(void)place;
	diag_write_message(id, problem, NULL, &message);
	CU_ASSERT_PTR_NULL(memchr(message.bytes, '?', message.length));
	strbuf_free(&message);
	if (told->ids.length > 0)
		strbuf_add_char(&told->ids, ' ');
	strbuf_format(&told->ids, "%u:%s", told->game, diag_row(id)->id);
}

/* Words have `_` for a blank, so that a tag's value is one word. */
static struct text
blanks(struct text word, char *bytes)
{
	size_t i;

	for (i = 0; i < word.length; i++)
		bytes[i] = word.start[i] == '_' ? ' ' : word.start[i];
	return (struct text){bytes, word.length};
}

static void
take_result(struct text word, struct match_game *game)
{
	game->ending = ENDING_NONE;
	if (text_is(word, "Draw"))
		game->ending = ENDING_DRAW;
	if (word.length < 3 || word.start[1] != '+')
		return;
	game->ending = ENDING_WIN;
	game->winner = word.start[0] == 'W' ? SIDE_WHITE : SIDE_BLACK;
	text_number(text_slice(word, 2, word.length), 99, &game->points);
}

static void
take_word(struct text word, struct match_game *game, char *bytes)
{
	struct text rest = text_slice(word, 1, word.length);

	switch (word.start[0]) {
	case 'm':
		game->match = rest;
		break;
	case 's':
		game->score = rest;
		break;
	case 'o':
		game->opening = blanks(rest, bytes);
		break;
	case 'd':
		game->dice[0] = (uint8_t)(rest.start[0] - '0');
		game->dice[1] = (uint8_t)(rest.start[1] - '0');
		break;
	case 'x':
		game->white = text_of("Ben");
		game->black = text_of("Ada");
		break;
	case 'n':
		game->white = game->black = text_of("Ada");
		break;
	case 'z':
		game->white = game->black = (struct text){NULL, 0};
		break;
	case 'u':
		game->verdict = VERDICT_UNSOUND;
		break;
	case 'p':
		game->has_position = true;
		break;
	case '!':
		game->verdict = VERDICT_ILLEGAL;
		break;
	case 'B':
		if (word.length == 1) {
			game->first = SIDE_BLACK;
			break;
		}
		take_result(word, game);
		break;
	default:
		take_result(word, game);
		break;
	}
}

static void
set_rules(struct text words, unsigned char rules[RULES_BYTES])
{
	struct text rest = words, word;
	struct problem problem = {0};

	CU_ASSERT_TRUE_FATAL(plakoto_game.rules_size <= RULES_BYTES);
	plakoto_game.default_rules(0, rules);
	while (text_next_word(&rest, &word))
		CU_ASSERT_EQUAL(plakoto_game.set_rule(rules, word, &problem),
				DIAG_NONE);
}

static void
add_game(struct plakoto_match *match, struct text words, struct text rules,
	 struct told *told)
{
	unsigned char own[RULES_BYTES];
	struct match_game game = {
		.rules = own,
		.white = text_of("Ada"),
		.black = text_of("Ben"),
		.first = SIDE_WHITE,
	};
	char bytes[RULES_BYTES];
	struct text word;

	set_rules(rules, own);
	while (text_next_word(&words, &word)) {
		if (text_is(word, "r"))
			set_rules(text_of("next=opening"), own);
		else
			take_word(word, &game, bytes);
	}
	told->game++;
	plakoto_match_add(match, &game, take_finding, told);
}

static void
run_case(const struct match_case *match_case)
{
	struct plakoto_match match = {0};
	struct told told = {.game = 0};
	struct text rest = match_case->games;

	while (rest.length > 0) {
		const char *end = memchr(rest.start, '|', rest.length);
		size_t length = end == NULL ? rest.length
					    : (size_t)(end - rest.start);
		struct text words = text_slice(rest, 0, length);

		if (text_is(words, "e")) {
			told.game = 0;
			plakoto_match_finish(&match, take_finding, &told);
		} else if (text_is(words, "i")) {
			told.game++;
			plakoto_match_interrupt(&match);
		} else {
			add_game(&match, words, match_case->rules, &told);
		}
		rest = text_slice(rest, length + 1, rest.length);
	}
	if (!text_equals(strbuf_text(&told.ids), match_case->expected)) {
		case_complain("findings", match_case->name,
			      strbuf_text(&told.ids));
		CU_FAIL("findings of a match");
	}
	strbuf_free(&told.ids);
}

static struct text
or_nothing(struct text column)
{
	return text_is(column, "-") ? text_of("") : column;
}

static void
check_row(const struct case_row *row)
{
	struct match_case match_case = {
		.name = row->columns[0],
		.rules = or_nothing(row->columns[1]),
		.games = row->columns[2],
		.expected = or_nothing(row->columns[3]),
	};

	CU_ASSERT_EQUAL_FATAL(row->count, 4);
	run_case(&match_case);
}

static void
games_of_a_match(void)
{
	CU_ASSERT_EQUAL(case_each_row("tests/rules/plakoto-matches.tsv",
				      check_row),
			73);
}

static CU_TestInfo tests[] = {
	{"starter, throws, score and target of every case", games_of_a_match},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo plakoto_match_suite = {.pName = "plakoto match", .pTests = tests};
