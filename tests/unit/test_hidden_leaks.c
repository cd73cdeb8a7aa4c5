/*
 * That a view tells nothing of what it does not see: random games, and twins of
 * them in which hidden pieces are others.  Where the public course is the same,
 * everything that is written for the view must be the same bytes.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "base/random.h"
#include "games/games.h"
#include "record/notation.h"
#include "record/pin.h"
#include "record/randomgame.h"
#include "record/record.h"
#include "record/redact.h"
#include "unit/suites.h"
#include "unit/support.h"

enum {
	GAMES = 160,
	TWINS_TRIED = 30,
	TURNS_MOST = 40,
	ENTERING_MOST = 60,
	TWINS_LEAST = 300 /* that must have come about */
};

/* A piece that enters, by the place of its two letters in the text. */
struct entering {
	size_t at;
	enum side side;
	bool is_lower; /* of an opening: neither face is seen */
};

struct game_text {
	struct strbuf text;
	struct entering pieces[ENTERING_MOST];
	size_t count;
};

/* --- what is written for a view --- */

static void
write_findings(const struct diags *diags, struct strbuf *out)
{
	size_t i;

	for (i = 0; i < diags->count; i++) {
		const struct finding *finding = &diags->findings[i];

		strbuf_format(out, "%zu+%zu %u %u ", finding->offset,
			      finding->length, (unsigned)finding->id,
			      finding->ply);
		strbuf_add_text(out, finding->message);
		strbuf_add_text(out, finding->turn);
		strbuf_add_text(out, finding->path);
		strbuf_add_text(out, finding->hint);
		strbuf_add_char(out, '\n');
	}
}

static bool
add_count(void *context, const void *move)
{
	(void)move;
	++*(unsigned *)context;
	return true;
}

/* The board, and what can be concluded: as `show` and `know` write it. */
static void
write_board(const struct replay *replay, struct strbuf *out)
{
	const struct game *game = replay->game;
	struct drawing drawing = {.position = replay->shown, .ascii = true};
	unsigned turns = 0;

	game->draw_text(&drawing, out);
	game->draw_svg(&drawing, out);
	game->write_json(replay->shown, out);
	game->write_position(replay->shown, out);
	game->secrets->write(replay->knowledge, replay->knowledge_before, false,
			     NULL, out);
	game->secrets->write(replay->knowledge, replay->knowledge_before, true,
			     NULL, out);
	if (game->secrets->hides(replay->shown, game->to_move(replay->shown)))
		return;
	game->list(replay->shown, add_count, &turns);
	strbuf_format(out, "%u turns\n", turns);
}

/* Each board on the way; or the sheet, and what is wrong. */
static void
write_all(struct text text, enum view view, bool is_lenient, bool has_boards,
	  struct strbuf *out)
{
	struct source source = {.name = "test", .bytes = text, .first_line = 1};
	struct replay_options options = {.notations = support_notations(),
					 .notation = text_of("native"),
					 .lenient = is_lenient,
					 .view = view};
	struct pin_options pin = {.has_game = false};
	struct replay_tools *tools = replay_tools_new(&options);
	struct arena arena = {0};
	struct record record, sheet;
	struct replay replay;
	struct diags diags;
	size_t offset = 0;

	diags_init(&diags, &arena, false);
	CU_ASSERT_TRUE_FATAL(
		pin_read(&source, &offset, &pin, &arena, &record, &diags));
	CU_ASSERT_TRUE_FATAL(
		replay_start(&replay, &record, tools, &arena, &diags));
	while (has_boards && replay_step(&replay) != REPLAY_END)
		write_board(&replay, out);
	if (!has_boards) {
		redact_record(&replay, true, &arena, &sheet);
		pin_write(&sheet, out);
	}
	replay_finish(&replay);
	replay_write_outcome(&replay.outcome, out);
	replay.game->write_position(replay.final, out);
	write_findings(&diags, out);
	arena_free(&arena);
	replay_tools_free(tools);
}

/* --- games and their twins --- */

static bool
is_piece_letter(char c)
{
	return strchr("xbro", c) != NULL;
}

/* Notes the pieces of a turn that enters some: "xx,rb@a1", "bb@c3/0". */
static void
note_turn(struct game_text *game, struct text turn, enum side side)
{
	size_t at = (size_t)(turn.start - game->text.bytes);
	bool is_opening = turn.length > 5 && turn.start[2] == ',';
	size_t where = is_opening ? 5 : 2;
	unsigned n;

	if (turn.length <= where || turn.start[where] != '@' ||
	    !is_piece_letter(turn.start[1]))
		return;
	for (n = 0; n < 1u + is_opening && game->count < ENTERING_MOST; n++)
		game->pieces[game->count++] = (struct entering){
			.at = at + 3 * n,
			.side = side,
			.is_lower = is_opening && n == 0};
}

static void
note_pieces(struct game_text *game)
{
	struct text rest = strbuf_text(&game->text), word;
	enum side side = SIDE_BLACK;
	bool is_tag = false;

	game->count = 0;
	while (text_next_word(&rest, &word)) {
		if (word.start[0] == '[')
			is_tag = true;
		if (!is_tag && word.start[word.length - 1] != '.') {
			note_turn(game, word, side);
			if (!text_ends(word, "<>-"))
				side = opponent(side);
		}
		if (word.start[word.length - 1] == ']')
			is_tag = false;
	}
}

/* Two letters of a piece, `up` the upper one of them if it is not 0. */
static void
deal_piece(uint64_t *seed, char up, char *letters)
{
	static const char pieces[][3] = {"xx", "bb", "rr", "bx", "xb", "rx",
					 "xr", "ox", "xo", "rb", "br"};
	unsigned n;

	do
		n = random_below(seed, sizeof(pieces) / sizeof(pieces[0]));
	while (up != '\0' && pieces[n][0] != up);
	memcpy(letters, pieces[n], 2);
}

/* Deals one or two pieces anew of a side that the view does not see. */
static void
make_twin(const struct game_text *game, enum view view, uint64_t *seed,
	  struct strbuf *twin)
{
	unsigned left = 1 + random_below(seed, 2), tries = 50;

	strbuf_clear(twin);
	strbuf_add_text(twin, strbuf_text(&game->text));
	while (left > 0 && tries-- > 0) {
		const struct entering *one = &game->pieces[random_below(
			seed, (unsigned)game->count)];

		if ((view == VIEW_WHITE && one->side == SIDE_WHITE) ||
		    (view == VIEW_BLACK && one->side == SIDE_BLACK))
			continue;
		deal_piece(seed,
			   one->is_lower ? '\0' : game->text.bytes[one->at],
			   twin->bytes + one->at);
		left--;
	}
}

static bool
is_legal(const struct strbuf *text)
{
	struct strbuf copy = {0};
	struct judged judged;
	bool is_good;

	strbuf_add_text(&copy, strbuf_text(text));
	strbuf_add_char(&copy, '\0');
	is_good = judge(copy.bytes, 0, &judged) &&
		  (judged.verdict == VERDICT_LEGAL ||
		   /* A draw of the one need not be one of the other. */
		   (judged.finding_count == 1 &&
		    judged.ids[0] == DIAG_RESULT_MISSING));
	strbuf_free(&copy);
	return is_good;
}

/* The turns of the sheet, without tags and result. */
static struct text
turns_of(const struct strbuf *sheet)
{
	struct text text = strbuf_text(sheet);
	size_t at = 0;

	while (at + 1 < text.length &&
	       !(text.start[at] == '\n' && text.start[at + 1] == '\n'))
		at++;
	return text_slice(text, at, text.length);
}

static bool
has_same_course(const struct strbuf *a, const struct strbuf *b, enum view view)
{
	struct strbuf one = {0}, two = {0};
	bool is_same;

	write_all(strbuf_text(a), view, false, false, &one);
	write_all(strbuf_text(b), view, false, false, &two);
	is_same = text_equals(turns_of(&one), turns_of(&two));
	strbuf_free(&one);
	strbuf_free(&two);
	return is_same;
}

/* Puts what is no turn, or none here whatever is hidden, over a turn of both.
 */
static void
spoil(uint64_t *seed, struct strbuf *a, struct strbuf *b)
{
	static const char *const words[] = {"a9", "xo@a1/99", "a1>d3", "rr!@a2",
					    "a1x1"};
	struct strbuf *texts[2] = {a, b};
	const char *word = words[random_below(seed, 5)];
	size_t end = a->length, i;
	unsigned n;

	/* Over the result, or before it. */
	while (end > 0 && a->bytes[end - 1] != ' ')
		end--;
	for (n = 0; n < 2; n++) {
		struct strbuf *text = texts[n];

		text->length = end;
		for (i = 0; word[i] != '\0'; i++)
			strbuf_add_char(text, word[i]);
		strbuf_add_string(text, " *\n");
	}
}

static void
expect_same(const struct strbuf *a, const struct strbuf *b, enum view view,
	    bool is_lenient)
{
	unsigned has_boards;

	for (has_boards = 0; has_boards < 2; has_boards++) {
		struct strbuf one = {0}, two = {0};
		bool is_same;

		write_all(strbuf_text(a), view, is_lenient, has_boards, &one);
		write_all(strbuf_text(b), view, is_lenient, has_boards, &two);
		is_same = text_equals(strbuf_text(&one), strbuf_text(&two));
		CU_ASSERT_TRUE(is_same);
		if (!is_same)
			fprintf(stderr, "\nleak in view %u:\n%.*s\n%.*s\n",
				(unsigned)view, (int)a->length, a->bytes,
				(int)b->length, b->bytes);
		strbuf_free(&one);
		strbuf_free(&two);
	}
}

static void
begin_game(uint64_t *seed, struct game_text *game)
{
	static const char *const words[] = {"standard", "repetition=threefold",
					    "boardspace", "onboard=official86"};
	struct random_setup setup = {
		.turns_most = 4 + random_below(seed, TURNS_MOST)};
	uint64_t rules[64];
	struct problem problem = {0};

	setup.game = games_find(text_of("Plateau"), &setup.variant);
	CU_ASSERT_PTR_NOT_NULL_FATAL(setup.game);
	CU_ASSERT_TRUE_FATAL(setup.game->rules_size <= sizeof(rules));
	setup.game->default_rules(setup.variant, rules);
	setup.rules_words = text_of(words[random_below(seed, 4)]);
	setup.game->set_rule(rules, setup.rules_words, &problem);
	setup.rules = rules;
	setup.notation = notations_find(support_notations(), text_of("native"),
					setup.game);
	strbuf_clear(&game->text);
	random_game(&setup, seed, &game->text);
	note_pieces(game);
}

static void
twins_look_alike(void)
{
	static const enum view views[] = {VIEW_WHITE, VIEW_BLACK, VIEW_PUBLIC};
	struct game_text game = {.count = 0};
	struct strbuf twin = {0};
	uint64_t seed = 20;
	unsigned twins = 0, i, n;

	for (i = 0; i < GAMES; i++) {
		enum view view = views[i % 3];

		begin_game(&seed, &game);
		for (n = 0; n < TWINS_TRIED; n++) {
			make_twin(&game, view, &seed, &twin);
			if (text_equals(strbuf_text(&game.text),
					strbuf_text(&twin)) ||
			    !is_legal(&twin) ||
			    !has_same_course(&game.text, &twin, view))
				continue;
			twins++;
			expect_same(&game.text, &twin, view, false);
			if (n + 3 < TWINS_TRIED)
				continue;
			spoil(&seed, &game.text, &twin);
			expect_same(&game.text, &twin, view, n % 2 == 0);
			break;
		}
	}
	CU_ASSERT_TRUE(twins >= TWINS_LEAST);
	strbuf_free(&game.text);
	strbuf_free(&twin);
}

/* What a view is told of the record's first error. */
static void
expect_told(const char *record, enum view view, const char *message)
{
	struct strbuf out = {0};
	struct text text = text_of(record), told, rest = text_of(message);
	bool has_it = false;
	size_t at;

	write_all(text, view, false, true, &out);
	told = strbuf_text(&out);
	for (at = 0; at + rest.length <= told.length && !has_it; at++)
		has_it = text_starts(text_slice(told, at, told.length),
				     message);
	CU_ASSERT_TRUE(has_it);
	if (!has_it)
		fprintf(stderr, "\nnot told in view %u: %s\n", (unsigned)view,
			message);
	strbuf_free(&out);
}

/* Only faces that the view does not see forbid the turn; or others, too. */
static void
hidden_faults_name_the_rule_alone(void)
{
	static const char flip[] = "[Game \"Plateau\"]\n\n1. bx,rr@a1 "
				   "xx,xx@d4 2. xx@a1 xx@d4 3. a1=b>b2 *\n";
	static const char far[] = "[Game \"Plateau\"]\n\n1. bx,rr@a1 "
				  "xx,xx@d4 2. xx@a1 xx@d4 3. a1=b>d2 *\n";
	static const char rule[] =
		"only a piece with two different faces can be flipped, to its "
		"other face\n";
	static const char whole[] =
		"only a piece with two different faces can be flipped, to its "
		"other face: the Mute (xx) on top of a1 is blank on both "
		"sides";

	expect_told(flip, VIEW_PUBLIC, rule);
	expect_told(flip, VIEW_WHITE, rule);
	expect_told(flip, VIEW_BLACK, whole);
	expect_told(far, VIEW_PUBLIC, "a1 to d2");
}

static CU_TestInfo tests[] = {
	{"games that differ only in what is hidden look alike",
	 twins_look_alike},
	{"what only hidden faces forbid is told by its rule alone",
	 hidden_faults_name_the_rule_alone},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo hidden_leaks_suite = {.pName = "hidden leaks", .pTests = tests};
