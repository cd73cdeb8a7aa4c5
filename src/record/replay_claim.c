/*
 * Reading results, in their own form and in those that people use.
 */
#include "record/replay_claim.h"

#include "record/replay_state.h"

/* Results that are one word whatever the game. */
struct form {
	const char *spelling;
	const char *canonical;
	enum ending ending;
	enum side winner;
};

/* clang-format off */
static const struct form forms[] = {
	{"*",       "*",    ENDING_NONE, SIDE_WHITE},
	{"Draw",    "Draw", ENDING_DRAW, SIDE_WHITE},
	{"1/2-1/2", "Draw", ENDING_DRAW, SIDE_WHITE},
	{"1-0",     "1-0",  ENDING_WIN,  SIDE_WHITE},
	{"0-1",     "0-1",  ENDING_WIN,  SIDE_BLACK},
};

/* In capitals and without blanks: what people write, what is wanted. */
static const char *const loose_forms[][2] = {
	{"DRAW",              "Draw"},
	{"DRAWN",             "Draw"},
	{"1/2",               "Draw"},
	{"1/2-1/2",           "Draw"},
	{"0.5-0.5",           "Draw"},
	{".5-.5",             "Draw"},
	{"0,5-0,5",           "Draw"},
	{"\xC2\xBD",          "Draw"},
	{"\xC2\xBD-\xC2\xBD", "Draw"},
	{"1:0",               "1-0"},
	{"0:1",               "0-1"},
};
/* clang-format on */

enum {
	FORMS = sizeof(forms) / sizeof(forms[0]),
	LOOSE_FORMS = sizeof(loose_forms) / sizeof(loose_forms[0]),
	LOOSE_BYTES = 24 /* longer text is no result */
};

/* Ends of a game that no board shows: resigned, on time, forfeit. */
static const char *const off_board[] = {"R", "T", "F", NULL};

static bool
is_one_of(struct text text, const char *const *words)
{
	for (; *words != NULL; words++) {
		if (text_is(text, *words))
			return true;
	}
	return false;
}

/*
 * "R", or in a game of points "2R": a win off the board.  `*points` is what it
 * is worth, 0 where nothing is counted.
 */
static bool
read_off_board(struct text reason, unsigned most, unsigned *points)
{
	struct text number = text_slice(reason, 0, reason.length - 1);

	*points = 0;
	if (most > 0 &&
	    (!text_number(number, most + 1, points) || *points == 0 ||
	     *points > most || number.start[0] == '0'))
		return false;
	if (most == 0 && number.length > 0)
		return false;
	return is_one_of(text_slice(reason, reason.length - 1, reason.length),
			 off_board);
}

/* "W+S": the side, and why it won. */
static bool
read_win(const struct replay *replay, struct text text, struct claim *claim)
{
	const struct game *game = replay->game;
	unsigned most = game->points_most(replay->position);
	struct text reason;

	if (text.length < 3 || text.start[1] != '+' ||
	    (text.start[0] != 'W' && text.start[0] != 'B'))
		return false;
	reason = text_slice(text, 2, text.length);
	if (!is_one_of(reason, game->reasons) &&
	    !read_off_board(reason, most, &claim->points))
		return false;
	claim->is_off_board = !is_one_of(reason, game->reasons);
	claim->ending = ENDING_WIN;
	claim->winner = text.start[0] == 'W' ? SIDE_WHITE : SIDE_BLACK;
	claim->reason = reason;
	claim->text = text;
	return true;
}

static bool
read_exactly(const struct replay *replay, struct text text, struct claim *claim)
{
	size_t i;

	for (i = 0; i < FORMS; i++) {
		if (!text_is(text, forms[i].spelling))
			continue;
		claim->ending = forms[i].ending;
		claim->winner = forms[i].winner;
		claim->text = text_of(forms[i].canonical);
		return true;
	}
	return read_win(replay, text, claim);
}

/* The text in capitals without blanks, in `bytes`; empty if it is too long. */
static struct text
squeeze(struct text text, char bytes[LOOSE_BYTES])
{
	struct text squeezed = {bytes, 0};
	size_t i;

	for (i = 0; i < text.length; i++) {
		char c = text.start[i];

		if (c == ' ' || c == '\t' || c == '\r' || c == '\n')
			continue;
		if (squeezed.length == LOOSE_BYTES)
			return (struct text){bytes, 0};
		if (c >= 'a' && c <= 'z')
			c = (char)(c - 'a' + 'A');
		bytes[squeezed.length++] = c;
	}
	return squeezed;
}

/* A result that is not written as it should be, but plain to a reader. */
static bool
read_loosely(const struct replay *replay, struct text text, struct claim *claim)
{
	char bytes[LOOSE_BYTES];
	struct text squeezed = squeeze(text, bytes);
	size_t i;

	if (squeezed.length == 0)
		return false;
	for (i = 0; i < LOOSE_FORMS; i++) {
		if (text_is(squeezed, loose_forms[i][0]))
			return read_exactly(replay, text_of(loose_forms[i][1]),
					    claim);
	}
	return read_exactly(replay, arena_copy(replay->state->arena, squeezed),
			    claim);
}

/*
 * Reads one result and says when its form is wrong.  Under --lenient a plain
 * one is taken, with a warning.
 */
static void
read_claim(const struct replay *replay, struct text text, struct claim *claim)
{
	struct replay_state *state = replay->state;
	bool is_lenient = state->tools->options->lenient;
	struct problem *problem;
	bool is_plain;

	claim->is_given = true;
	claim->text = text;
	claim->is_understood = read_exactly(replay, text, claim);
	if (claim->is_understood)
		return;
	is_plain = read_loosely(replay, text, claim);
	problem = replay_problem(state);
	problem_fact(problem, "claim", text);
	if (replay->game->points_most(replay->position) > 0)
		problem_words(problem, "forms",
			      "W+1, B+2, W+2R, Draw and the like");
	if (is_plain)
		problem_fact(problem, is_lenient ? "wanted" : "nearest",
			     claim->text);
	replay_report(state,
		      is_plain && is_lenient ? DIAG_RESULT_SPELLING
					     : DIAG_RESULT_FORM,
		      claim->offset, claim->length, problem);
	claim->is_understood = is_plain && is_lenient;
	if (!claim->is_understood)
		claim->text = text;
}

struct claim
replay_read_tag(const struct replay *replay)
{
	const struct tag *tag = record_tag(replay->record, "Result");
	struct claim claim = {.text = {"", 0}};

	if (tag == NULL)
		return claim;
	claim.offset = tag->offset;
	claim.length = tag->length;
	read_claim(replay, tag->value, &claim);
	return claim;
}

struct claim
replay_read_word(const struct replay *replay)
{
	const struct item *item = record_result(replay->record);
	struct claim claim = {.text = {"", 0}};

	if (item == NULL)
		return claim;
	claim.offset = item->offset;
	claim.length = item->length;
	read_claim(replay, item->text, &claim);
	return claim;
}

bool
replay_read_resignation(const struct replay *replay, struct text text,
			struct claim *claim)
{
	return read_win(replay, text, claim) && claim->is_off_board;
}
