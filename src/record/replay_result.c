/*
 * The result of a game three ways: the tag, the last word, and what the board
 * shows.
 */
#include "record/replay_claim.h"
#include "record/replay_state.h"

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
	if (is_played)
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

/*
 * A claim about a board that shows no end.  Where wins have a worth it must be
 * written, and a draw is one that the board shows.
 */
static enum diag
judge_open_claim(const struct replay *replay, const struct claim *claim)
{
	bool has_points = replay->game->points_most(replay->position) > 0;

	switch (claim->ending) {
	case ENDING_NONE:
		break;
	case ENDING_DRAW:
		return has_points ? DIAG_RESULT : DIAG_NONE;
	case ENDING_WIN:
		if (claim->reason.length == 0 ? has_points
					      : !claim->is_off_board)
			return DIAG_RESULT;
	}
	return DIAG_NONE;
}

/* Off the board, yet the board shows that very win: nothing to resign. */
static bool
is_needless(const struct outcome *outcome, const struct claim *claim)
{
	unsigned points;

	return outcome->ending == ENDING_WIN && claim->points > 0 &&
	       claim->winner == outcome->winner &&
	       text_number(text_of(outcome->reason), 1000, &points) &&
	       points == claim->points;
}

/* What is wrong with a claim about what the board shows. */
static enum diag
judge_claim(const struct replay *replay, const struct claim *claim)
{
	const struct outcome *outcome = &replay->outcome;

	switch (outcome->ending) {
	case ENDING_NONE:
		return judge_open_claim(replay, claim);
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
		if (is_needless(outcome, claim))
			return DIAG_RESIGN_NEEDLESS;
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
	if (wrong == DIAG_RESULT || wrong == DIAG_RESULT_REASON)
		replay->game->explain_outcome(replay_line(replay)->position,
					      problem);
	if (claim->ending == ENDING_DRAW &&
	    replay->game->points_most(replay->position) > 0)
		problem_fact(problem, "rule", text_of("R20"));
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
	    diag_row(judge_claim(replay, claim))->level != LEVEL_ERROR)
		return arena_copy(replay->state->arena, outcome_text(replay));
	return claim->text;
}

/* A resignation is worth no less than the board makes the win. */
static void
check_worth(struct replay *replay, const struct claim *claim)
{
	const struct game *game = replay->game;
	struct problem *problem = replay_problem(replay->state);

	if (!claim->is_off_board || claim->points == 0 ||
	    claim->points >= game->points_least(replay_line(replay)->position,
						claim->winner))
		return;
	problem_number(problem, "points", (long)claim->points);
	replay_report(replay->state, DIAG_RESIGN, claim->offset, claim->length,
		      problem);
}

static void
judge_agreed(struct replay *replay, const struct claim *claim, bool is_played)
{
	struct replay_state *state = replay->state;
	enum diag wrong = DIAG_NONE;

	if (is_played)
		wrong = judge_claim(replay, claim);
	if (wrong != DIAG_NONE)
		report_claim(replay, claim, wrong);
	else if (is_played)
		check_worth(replay, claim);
	state->tag_result = settle(replay, claim, is_played);
	state->word_result = state->tag_result;
	state->is_result_clear = true;
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
	state->is_result_clear = true;
}

/* The one that says more: a win with its reason. */
static const struct claim *
fuller(const struct claim *a, const struct claim *b)
{
	return a->reason.length > 0 ? a : b;
}

/*
 * Of a format that has no word for it: a plain win on a board that shows no
 * end was resigned, if it can have been.
 */
static void
imply_resignation(const struct replay *replay, struct claim *word)
{
	struct replay_state *state = replay->state;
	struct strbuf *words = &state->tools->words;
	struct claim resigned = *word;
	struct problem *problem;

	if (!replay->record->tells_no_reason || !word->is_understood ||
	    replay->outcome.ending != ENDING_NONE ||
	    word->ending != ENDING_WIN || word->is_off_board)
		return;
	strbuf_clear(words);
	strbuf_add_text(words, word->text);
	strbuf_add_char(words, 'R');
	if (!replay_read_resignation(
		    replay, arena_copy(state->arena, strbuf_text(words)),
		    &resigned))
		return;
	problem = replay_problem(state);
	problem_fact(problem, "wanted", resigned.text);
	replay_report(state, DIAG_RESIGN_IMPLIED, word->offset, word->length,
		      problem);
	*word = resigned;
}

void
replay_judge_result(struct replay *replay, bool is_played)
{
	struct replay_state *state = replay->state;
	struct claim tag = replay_read_tag(replay),
		     word = replay_read_word(replay);

	if (is_played)
		imply_resignation(replay, &word);
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
