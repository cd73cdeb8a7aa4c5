/*
 * A game's part in the match that it belongs to.
 */
#include <assert.h>
#include <string.h>

#include "games/match.h"
#include "record/notation.h"
#include "record/replay_state.h"

static struct text
tag_value(const struct record *record, const char *name)
{
	const struct tag *tag = record_tag(record, name);

	return tag != NULL ? tag->value : (struct text){NULL, 0};
}

static const struct item *
find_first_turn(const struct record *record)
{
	size_t i;

	for (i = 0; i < record->item_count; i++) {
		if (record->items[i].kind == ITEM_TURN)
			return &record->items[i];
	}
	return NULL;
}

static void
take_dice(const struct replay *replay, struct match_game *played)
{
	const struct item *turn = find_first_turn(replay->record);
	struct replay_state *state = replay->state;
	struct line *line = &state->lines[0];

	if (turn == NULL)
		return;
	replay_read_turn(state, state->reader, turn->text,
			 replay->game->to_move(replay->position),
			 line->position, line->trial);
	memcpy(played->dice, state->words.dice, sizeof(played->dice));
}

/* Whether the finding says that the result is wrong. */
static bool
is_about_result(enum diag id)
{
	return id == DIAG_RESULT || id == DIAG_RESULT_FORM ||
	       id == DIAG_RESULT_REASON || id == DIAG_RESULT_TAG ||
	       id == DIAG_RESULT_MISSING;
}

/*
 * Of the main line and the result; what else is wrong, or only under --strict,
 * does not matter.  Where not all findings were kept any may be of those.
 */
static enum verdict
judge_for_match(const struct replay *replay)
{
	const struct diags *diags = replay->state->diags;
	enum verdict worst = VERDICT_LEGAL, verdict;
	size_t n;

	if (diags->left[LEVEL_ERROR] > 0)
		return diags->verdict;
	for (n = 0; n < diags->count; n++) {
		const struct finding *finding = &diags->findings[n];

		verdict = diag_row(finding->id)->verdict;
		if (verdict <= worst || finding->path.length > 0 ||
		    (verdict == VERDICT_UNSOUND &&
		     !is_about_result(finding->id)))
			continue;
		worst = verdict;
	}
	return worst;
}

/* The result as the canonical form writes it: "W+2", "B+1R", "Draw", "*". */
static void
take_result(const struct replay *replay, struct match_game *played)
{
	struct text result = replay->state->word_result;
	size_t end = 2;

	played->ending = ENDING_NONE;
	if (text_is(result, "Draw"))
		played->ending = ENDING_DRAW;
	if (result.length < 3 || result.start[1] != '+')
		return;
	while (end < result.length && result.start[end] >= '0' &&
	       result.start[end] <= '9')
		end++;
	if (!text_number(text_slice(result, 2, end - 2), 1000, &played->points))
		return;
	played->ending = ENDING_WIN;
	played->winner = result.start[0] == 'W' ? SIDE_WHITE : SIDE_BLACK;
}

/* --- places of findings --- */

static const char *const tags[] = {
	[MATCH_PLACE_MATCH] = "Match",	   [MATCH_PLACE_SCORE] = "Score",
	[MATCH_PLACE_OPENING] = "Opening", [MATCH_PLACE_FIRST] = "First",
	[MATCH_PLACE_TURN] = "",	   [MATCH_PLACE_RESULT] = "",
};

/* Where no tag is to blame: the first turn or the result, or the last item. */
static void
report_item(const struct replay *replay, enum diag id, enum match_place place,
	    const struct problem *problem)
{
	const struct record *record = replay->record;
	const struct item *item = place == MATCH_PLACE_RESULT
					  ? record_result(record)
					  : find_first_turn(record);
	size_t length;

	if (item == NULL && record->item_count > 0)
		item = &record->items[record->item_count - 1];
	if (item == NULL) {
		replay_report(replay->state, id, record->offset, 1, problem);
		return;
	}
	length = item->length;
	if (place == MATCH_PLACE_TURN && length > 2)
		length = 2; /* its dice */
	replay_report(replay->state, id, item->offset, length, problem);
}

static void
report(void *context, enum diag id, enum match_place place,
       const struct problem *problem)
{
	const struct replay *replay = context;
	const struct tag *tag = NULL;

	if (tags[place][0] != '\0')
		tag = record_tag(replay->record, tags[place]);
	if (tag != NULL)
		replay_report_tag(replay, id, tag, problem);
	else
		report_item(replay, id, place, problem);
}

/* --- for the commands --- */

bool
replay_stands_alone(const struct record *record)
{
	return record_tag(record, "Match") == NULL &&
	       record_tag(record, "Score") == NULL;
}

static void
add_to_match(struct replay *replay, struct match_state *match)
{
	const struct record *record = replay->record;
	struct match_game played = {
		.rules = replay->rules,
		.white = tag_value(record, "White"),
		.black = tag_value(record, "Black"),
		.match = tag_value(record, "Match"),
		.score = tag_value(record, "Score"),
		.opening = tag_value(record, "Opening"),
		.has_position = record_tag(record, "Position") != NULL,
		.first = replay->first,
		.verdict = judge_for_match(replay),
	};

	take_dice(replay, &played);
	take_result(replay, &played);
	replay->game->match_add(match->memory, &played, report, replay);
}

void
replay_join_match(struct replay *replay, bool has_board,
		  struct match_state *match)
{
	assert(!has_board || replay->game->match_size <= sizeof(match->memory));
	if (!has_board || replay->game->match_size == 0) {
		if (match->game != NULL)
			match->game->match_interrupt(match->memory);
		return;
	}
	if (match->game != replay->game || replay_stands_alone(replay->record))
		memset(match, 0, sizeof(*match));
	match->game = replay->game;
	add_to_match(replay, match);
}

void
replay_end_match(struct replay *replay, struct match_state *match)
{
	if (match->game != NULL && match->game == replay->game)
		match->game->match_finish(match->memory, report, replay);
}

bool
replay_match_score(const struct match_state *match, struct match_score *score)
{
	return match->game != NULL &&
	       match->game->match_score(match->memory, score);
}
