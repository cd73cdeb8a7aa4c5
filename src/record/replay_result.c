/*
 * The result of a game three ways: the tag, the last word, and what the board
 * shows.
 */
#include "record/replay_state.h"

/* What a result says. */
struct claim {
	bool is_given; /* it is written at all */
	bool is_understood;
	enum ending ending; /* ENDING_NONE: unfinished */
	enum side winner;
	struct text reason; /* of a win; empty when none is given */
	struct text text;   /* as the canonical form writes it */
	size_t offset, length;
};

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

/* "W+S": the side, and why it won. */
static bool
read_win(const struct game *game, struct text text, struct claim *claim)
{
	struct text reason;

	if (text.length < 3 || text.start[1] != '+' ||
	    (text.start[0] != 'W' && text.start[0] != 'B'))
		return false;
	reason = text_slice(text, 2, text.length);
	if (!is_one_of(reason, game->reasons) && !is_one_of(reason, off_board))
		return false;
	claim->ending = ENDING_WIN;
	claim->winner = text.start[0] == 'W' ? SIDE_WHITE : SIDE_BLACK;
	claim->reason = reason;
	claim->text = text;
	return true;
}

static bool
read_exactly(const struct game *game, struct text text, struct claim *claim)
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
	return read_win(game, text, claim);
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
read_loosely(const struct game *game, struct arena *arena, struct text text,
	     struct claim *claim)
{
	char bytes[LOOSE_BYTES];
	struct text squeezed = squeeze(text, bytes);
	size_t i;

	if (squeezed.length == 0)
		return false;
	for (i = 0; i < LOOSE_FORMS; i++) {
		if (text_is(squeezed, loose_forms[i][0]))
			return read_exactly(game, text_of(loose_forms[i][1]),
					    claim);
	}
	return read_exactly(game, arena_copy(arena, squeezed), claim);
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
	claim->is_understood = read_exactly(replay->game, text, claim);
	if (claim->is_understood)
		return;
	is_plain = read_loosely(replay->game, state->arena, text, claim);
	problem = replay_problem(state);
	problem_fact(problem, "claim", text);
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

static struct claim
read_tag(const struct replay *replay)
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

static struct claim
read_word(const struct replay *replay)
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

struct text
replay_find_claim(const struct record *record)
{
	const struct item *word = record_result(record);
	const struct tag *tag = record_tag(record, "Result");

	if (word != NULL)
		return word->text;
	return tag != NULL ? tag->value : text_of("*");
}

/* Results agree by what they mean: 1-0 is any win of White's. */
static bool
agree(const struct claim *a, const struct claim *b)
{
	if (a->ending != b->ending)
		return false;
	if (a->ending != ENDING_WIN)
		return true;
	return a->winner == b->winner &&
	       (a->reason.length == 0 || b->reason.length == 0 ||
		text_equals(a->reason, b->reason));
}

static struct text
outcome_text(const struct replay *replay)
{
	struct strbuf *words = &replay->state->tools->words;

	strbuf_clear(words);
	replay_write_outcome(&replay->outcome, words);
	return strbuf_text(words);
}

static void
report_disagreement(struct replay *replay, const struct claim *tag,
		    const struct claim *word, bool is_played)
{
	struct replay_state *state = replay->state;
	struct problem *problem = replay_problem(state);
	struct finding *finding;

	problem_fact(problem, "tag", tag->text);
	problem_fact(problem, "claim", word->text);
	if (is_played && replay->outcome.ending != ENDING_NONE)
		problem_fact(problem, "shown", outcome_text(replay));
	finding = replay_report(state, DIAG_RESULT_TAG, word->offset,
				word->length, problem);
	if (finding == NULL)
		return;
	finding->has_other = true;
	finding->other_offset = tag->offset;
}

/* --- against the board --- */

static bool
names_reason(const struct outcome *outcome, struct text reason)
{
	return reason.length == 0 || text_is(reason, outcome->reason) ||
	       (outcome->also[0] != '\0' && text_is(reason, outcome->also));
}

/* What is wrong with a claim about a board that shows `outcome`. */
static enum diag
judge_claim(const struct outcome *outcome, const struct claim *claim)
{
	bool is_on_board;

	switch (outcome->ending) {
	case ENDING_NONE:
		is_on_board = claim->ending == ENDING_WIN &&
			      claim->reason.length > 0 &&
			      !is_one_of(claim->reason, off_board);
		return is_on_board ? DIAG_RESULT : DIAG_NONE;
	case ENDING_DRAW:
		if (claim->ending == ENDING_NONE)
			return DIAG_RESULT_MISSING;
		return claim->ending == ENDING_DRAW ? DIAG_NONE : DIAG_RESULT;
	case ENDING_WIN:
		if (claim->ending == ENDING_NONE)
			return DIAG_RESULT_MISSING;
		if (claim->ending == ENDING_DRAW ||
		    claim->winner != outcome->winner)
			return DIAG_RESULT;
		return names_reason(outcome, claim->reason)
			       ? DIAG_NONE
			       : DIAG_RESULT_REASON;
	}
	return DIAG_NONE;
}

static void
report_claim(struct replay *replay, const struct claim *claim, enum diag wrong)
{
	struct problem *problem = replay_problem(replay->state);

	problem_fact(problem, "claim", claim->text);
	problem_fact(problem, "shown", outcome_text(replay));
	if (replay->outcome.ending == ENDING_NONE)
		problem_fact(problem, "why", text_of("nobody has won yet"));
	replay_report(replay->state, wrong, claim->offset, claim->length,
		      problem);
}

/* No result is written at all: the place is where the record ends. */
static void
report_none(struct replay *replay)
{
	const struct record *record = replay->record;
	struct problem *problem = replay_problem(replay->state);
	bool is_over = replay->outcome.ending != ENDING_NONE;
	size_t offset = record->offset, length = 1;

	if (record->item_count > 0) {
		offset = record->items[record->item_count - 1].offset;
		length = record->items[record->item_count - 1].length;
	} else if (record->tag_count > 0) {
		offset = record->tags[record->tag_count - 1].offset;
		length = record->tags[record->tag_count - 1].length;
	}
	if (is_over)
		problem_fact(problem, "shown", outcome_text(replay));
	replay_report(replay->state,
		      is_over ? DIAG_RESULT_MISSING : DIAG_RESULT_NONE, offset,
		      length, problem);
}

/*
 * What the canonical form writes for a claim that holds: the board's reason
 * where the board shows the end, else the claim.
 */
static struct text
settle(const struct replay *replay, const struct claim *claim, bool is_played)
{
	if (is_played && replay->outcome.ending == ENDING_WIN &&
	    judge_claim(&replay->outcome, claim) == DIAG_NONE)
		return arena_copy(replay->state->arena, outcome_text(replay));
	return claim->text;
}

static void
judge_agreed(struct replay *replay, const struct claim *claim, bool is_played)
{
	struct replay_state *state = replay->state;
	enum diag wrong = DIAG_NONE;

	if (is_played)
		wrong = judge_claim(&replay->outcome, claim);
	if (wrong != DIAG_NONE)
		report_claim(replay, claim, wrong);
	state->tag_result = settle(replay, claim, is_played);
	state->word_result = state->tag_result;
}

static void
judge_missing(struct replay *replay, bool is_played)
{
	struct replay_state *state = replay->state;

	state->tag_result = text_of("*");
	if (is_played) {
		report_none(replay);
		state->tag_result = arena_copy(state->arena,
					       outcome_text(replay));
	}
	state->word_result = state->tag_result;
}

/* The one that says more: a win with its reason. */
static const struct claim *
fuller(const struct claim *a, const struct claim *b)
{
	return a->reason.length > 0 ? a : b;
}

void
replay_judge_result(struct replay *replay, bool is_played)
{
	struct replay_state *state = replay->state;
	struct claim tag = read_tag(replay), word = read_word(replay);

	state->tag_result = tag.is_given ? tag.text : word.text;
	state->word_result = word.is_given ? word.text : tag.text;
	if (!tag.is_given && !word.is_given)
		judge_missing(replay, is_played);
	else if (tag.is_given && !tag.is_understood && !word.is_given)
		state->word_result = text_of("*");
	else if ((tag.is_given && !tag.is_understood) ||
		 (word.is_given && !word.is_understood))
		return;
	else if (!tag.is_given || !word.is_given)
		judge_agreed(replay, tag.is_given ? &tag : &word, is_played);
	else if (agree(&tag, &word))
		judge_agreed(replay, fuller(&word, &tag), is_played);
	else
		report_disagreement(replay, &tag, &word, is_played);
}
