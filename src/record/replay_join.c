/*
 * Gestures put together to turns, before a record is replayed.
 */
#include <stdint.h>
#include <string.h>

#include "base/source.h"
#include "games/gestures.h"
#include "record/gesture_cache.h"
#include "record/notation.h"
#include "record/replay_gestures.h"

/* --- one gesture --- */

enum diag
gesture_take_apart(struct replay_state *state, struct text text,
		   struct gesture *gesture, struct problem *problem)
{
	enum diag wrong = DIAG_NONE;
	const struct fields *fields = notation_read(
		state->reader->reader, text, SIDE_BLACK, &wrong, problem);

	if (fields == NULL)
		return wrong;
	return state->game->gestures->read(fields, gesture, problem);
}

static uint8_t
kind_count(const struct gestures *gestures)
{
	uint8_t count = 0;

	while (gestures->kinds[count] != NULL)
		count++;
	return count;
}

/* What cannot be read is of no kind: that is told when its turn comes. */
static void
read_gesture(struct replay_state *state, const struct item *item,
	     const struct gesture_key *key, struct gesture *gesture)
{
	struct gesture_cache *cache = state->tools->gestures;
	const struct gesture *met = gesture_cache_get(cache, key);

	if (met != NULL)
		*gesture = *met;
	else if (gesture_take_apart(state, item->text, gesture,
				    replay_problem(state)) == DIAG_NONE)
		gesture_cache_put(cache, key, gesture);
	else
		*gesture = (struct gesture){.kind = state->gesturing->unread};
	gesture->side = item->side == ITEM_WHITE ? SIDE_WHITE : SIDE_BLACK;
}

/* --- turns --- */

struct joining {
	struct replay *replay;
	struct gesturing *gesturing;
	struct record *joined;
	struct gesture_joint joint;
	size_t turn; /* the item that is being made; SIZE_MAX: none */
	bool has_resigned;
	size_t depth; /* of variations */
	bool is_told, is_after_told;
};

static struct item *
add_item(struct joining *joining, const struct item *item)
{
	struct item *added =
		&joining->joined->items[joining->joined->item_count++];

	*added = *item;
	return added;
}

/* Gestures without meaning make no turn. */
static void
drop_turn(struct joining *joining)
{
	struct record *joined = joining->joined;
	size_t turn = joining->turn, i;

	if (turn == SIZE_MAX)
		return;
	joining->gesturing->count -= joined->items[turn].part_count;
	for (i = turn + 1; i < joined->item_count; i++)
		joined->items[i - 1] = joined->items[i];
	joined->item_count--;
	joining->turn = SIZE_MAX;
}

static void
finish_turn(struct joining *joining, enum item_end end)
{
	const struct item *last;
	struct item *item;

	if (joining->turn == SIZE_MAX)
		return;
	item = &joining->joined->items[joining->turn];
	last = item->parts[item->part_count - 1];
	item->end = end;
	item->length = last->offset + last->length - item->offset;
	item->text = text_slice(joining->joined->source->bytes, item->offset,
				item->length);
	joining->turn = SIZE_MAX;
}

static void
add_gesture(struct joining *joining, const struct item *item,
	    const struct gesture *gesture)
{
	struct gesturing *gesturing = joining->gesturing;
	size_t at = gesturing->count++;
	struct item *turn;

	gesturing->gestures[at] = *gesture;
	gesturing->origins[at] = item;
	if (joining->turn == SIZE_MAX) {
		joining->turn = joining->joined->item_count;
		turn = add_item(joining, item);
		turn->parts = gesturing->origins + at;
	} else {
		turn = &joining->joined->items[joining->turn];
	}
	turn->part_count++;
}

static void
add_result(struct joining *joining, const struct item *item, unsigned winner,
	   bool is_time)
{
	static const char *const words[SIDE_COUNT][2] = {
		[SIDE_WHITE] = {"W+R", "W+T"}, [SIDE_BLACK] = {"B+R", "B+T"}};
	struct item *result;

	drop_turn(joining);
	joining->joint.is_begun = false;
	result = add_item(joining, item);
	result->kind = ITEM_RESULT;
	result->text = text_of(words[winner][is_time]);
	result->side = ITEM_UNSAID;
	joining->has_resigned = true;
}

/* What says no more than Done: a resignation needs it. */
static bool
is_bare(const struct gesture *gesture)
{
	return gesture->piece_count == 0 && gesture->place == GESTURE_NONE;
}

/* Behind a resignation nothing is played: that is told once. */
static void
refuse_gesture(struct joining *joining, const struct item *item,
	       const struct gesture *gesture)
{
	if (!is_bare(gesture) && !joining->is_after_told) {
		replay_report(joining->replay->state, DIAG_AFTER_RESULT,
			      item->offset, item->length, NULL);
		joining->is_after_told = true;
	}
}

static void
join_gesture(struct joining *joining, const struct item *item,
	     const struct gesture *gesture)
{
	const struct gestures *gestures = joining->replay->game->gestures;
	bool had_play = joining->joint.has_play;

	if (joining->has_resigned) {
		refuse_gesture(joining, item, gesture);
		return;
	}
	switch (gestures->join(&joining->joint, gesture)) {
	case GESTURE_IDLE:
		return;
	case GESTURE_GOES_ON:
		add_gesture(joining, item, gesture);
		return;
	case GESTURE_ENDS:
		add_gesture(joining, item, gesture);
		finish_turn(joining, ITEM_WHOLE);
		return;
	case GESTURE_BEGINS:
		if (had_play)
			finish_turn(joining, ITEM_OPEN_END);
		else
			drop_turn(joining);
		add_gesture(joining, item, gesture);
		if (!joining->joint.is_begun)
			finish_turn(joining, ITEM_WHOLE);
		return;
	case GESTURE_RESIGNS:
		add_result(joining, item, opponent((enum side)gesture->side),
			   false);
		return;
	case GESTURE_RUNS_OUT:
		add_result(joining, item, opponent((enum side)gesture->side),
			   true);
		return;
	}
}

/* Keys of gestures that are fetched before they are needed. */
enum { AHEAD = 8 };

static void
expect_item(const struct joining *joining, size_t n,
	    struct gesture_key keys[AHEAD])
{
	const struct record *record = joining->replay->record;

	if (n < record->item_count)
		gesture_cache_expect(joining->replay->state->tools->gestures,
				     record->items[n].text, &keys[n % AHEAD]);
}

/*
 * Whether the item belongs to a variation.  Those begin in the midst of turns,
 * where no turn can be replaced, so they are left out; the first is told of.
 */
static bool
is_variation(struct joining *joining, const struct item *item)
{
	struct replay_state *state = joining->replay->state;
	struct problem *problem;

	if (item->kind == ITEM_OPEN && joining->depth++ == 0 &&
	    !joining->is_told) {
		problem = replay_problem(state);
		problem_words(problem, "reason",
			      "a record of gestures has no variations");
		replay_report(state, DIAG_GESTURE, item->offset, item->length,
			      problem);
		joining->is_told = true;
	}
	if (item->kind == ITEM_CLOSE && joining->depth > 0) {
		joining->depth--;
		return true;
	}
	return joining->depth > 0;
}

static void
join_item(struct joining *joining, const struct item *item,
	  const struct gesture_key *key)
{
	struct gesture gesture;

	if (is_variation(joining, item))
		return;
	if (item->kind != ITEM_TURN) {
		add_item(joining, item);
		return;
	}
	read_gesture(joining->replay->state, item, key, &gesture);
	join_gesture(joining, item, &gesture);
}

static void
join_items(struct joining *joining)
{
	const struct record *record = joining->replay->record;
	struct gesture_key keys[AHEAD];
	size_t i;

	for (i = 0; i < AHEAD; i++)
		expect_item(joining, i, keys);
	for (i = 0; i < record->item_count; i++) {
		join_item(joining, &record->items[i], &keys[i % AHEAD]);
		expect_item(joining, i + AHEAD, keys);
	}
	if (joining->joint.has_play)
		finish_turn(joining, ITEM_CUT);
	else
		drop_turn(joining);
}

static size_t
count_gestures(const struct record *record)
{
	size_t count = 0, i;

	for (i = 0; i < record->item_count; i++)
		count += record->items[i].kind == ITEM_TURN;
	return count;
}

void
replay_join_gestures(struct replay *replay)
{
	struct replay_state *state = replay->state;
	struct gesturing *gesturing = arena_take(state->arena,
						 sizeof(*gesturing));
	const struct record *record = replay->record;
	struct joining joining = {
		.replay = replay, .gesturing = gesturing, .turn = SIZE_MAX};
	size_t count;

	memset(gesturing, 0, sizeof(*gesturing));
	state->gesturing = gesturing;
	gesturing->reads = notation_has_gestures(replay->notation);
	gesturing->writes = state->target != NULL &&
			    notation_has_gestures(state->target);
	if (!gesturing->reads)
		return;
	gesturing->unread = kind_count(replay->game->gestures);
	if (state->tools->gestures == NULL)
		state->tools->gestures = gesture_cache_new();
	count = count_gestures(record);
	gesturing->gestures = arena_take(state->arena,
					 count * sizeof(*gesturing->gestures));
	gesturing->origins = arena_take(state->arena,
					count * sizeof(*gesturing->origins));
	joining.joined = arena_take(state->arena, sizeof(*joining.joined));
	*joining.joined = *record;
	joining.joined->items = arena_take(
		state->arena, record->item_count * sizeof(*record->items));
	joining.joined->item_count = 0;
	join_items(&joining);
	replay->record = joining.joined;
}
