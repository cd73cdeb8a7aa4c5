/*
 * Plakoto: the start, the end of a game, and the game as games.c knows it.
 */
#include "games/plakoto.h"

#include <string.h>

#include "games/games.h"
#include "games/plakoto_match.h"

struct stack {
	uint8_t point, checkers;
};

/* Both sides start alike, each by its own numbers. */
static const struct stack layouts[][3] = {
	[LAYOUT_PLAKOTO] = {{24, 15}},
	[LAYOUT_PIN_GAME] = {{24, 13}, {17, 1}, {15, 1}},
};

void
plakoto_start(const void *rules, void *position)
{
	struct plakoto *plakoto = position;
	const struct stack *stacks;
	unsigned side, i;

	memset(plakoto, 0, sizeof(*plakoto));
	memcpy(&plakoto->rules, rules, sizeof(plakoto->rules));
	plakoto->number = 1;
	plakoto->to_move = SIDE_WHITE;
	stacks = layouts[plakoto->rules.layout];
	for (side = 0; side < SIDE_COUNT; side++)
		for (i = 0; i < 3; i++)
			plakoto->free[side][stacks[i].point] =
				(uint8_t)(plakoto->free[side][stacks[i].point] +
					  stacks[i].checkers);
}

unsigned
plakoto_pips(const struct plakoto *plakoto, enum side side)
{
	unsigned pips = 0;
	unsigned point;

	for (point = 1; point <= PLAKOTO_POINTS; point++) {
		pips += point * plakoto->free[side][point];
		if (plakoto_has_pinned(plakoto, side, point))
			pips += point;
	}
	return pips;
}

/* A prisoner under a checker on the pinner's own start is no mother. */
bool
plakoto_has_pinned_mother(const struct plakoto *plakoto, enum side side)
{
	return plakoto_has_pinned(plakoto, side, PLAKOTO_START);
}

/* R18 and R19: `side` has pinned the other's mother, and that decides. */
static bool
has_won_by_mother(const struct plakoto *plakoto, enum side side)
{
	if (!plakoto_has_pinned_mother(plakoto, opponent(side)))
		return false;
	switch (plakoto->rules.option[OPTION_MOTHER]) {
	case MOTHER_EXCEPTION:
		return plakoto->free[side][PLAKOTO_START] == 0 &&
		       !plakoto_has_pinned(plakoto, side, PLAKOTO_START);
	case MOTHER_IMMEDIATE:
		return true;
	}
	return false;
}

static bool
has_won(const struct plakoto *plakoto, enum side side)
{
	return plakoto->free[side][PLAKOTO_OFF] == PLAKOTO_CHECKERS ||
	       has_won_by_mother(plakoto, side);
}

/* R20. */
static bool
is_tied(const struct plakoto *plakoto)
{
	return plakoto_has_pinned_mother(plakoto, SIDE_WHITE) &&
	       plakoto_has_pinned_mother(plakoto, SIDE_BLACK);
}

bool
plakoto_is_over(const struct plakoto *plakoto)
{
	return is_tied(plakoto) || has_won(plakoto, SIDE_WHITE) ||
	       has_won(plakoto, SIDE_BLACK);
}

/* R26 and D11. */
static unsigned
count_points(const struct plakoto *plakoto, enum side winner)
{
	unsigned off = plakoto->free[opponent(winner)][PLAKOTO_OFF];
	bool by_mother = has_won_by_mother(plakoto, winner);

	if (plakoto_rules_say(plakoto, OPTION_SCORE, SCORE_LEFT31))
		return by_mother ? PLAKOTO_CHECKERS : PLAKOTO_CHECKERS - off;
	return by_mother || off == 0 ? 2 : 1;
}

static void
write_points(unsigned points, char reason[4])
{
	unsigned at = 0;

	if (points >= 10)
		reason[at++] = (char)('0' + points / 10);
	reason[at] = (char)('0' + points % 10);
}

void
plakoto_outcome(const void *position, struct outcome *outcome)
{
	const struct plakoto *plakoto = position;
	enum side winner;

	memset(outcome, 0, sizeof(*outcome));
	if (!plakoto_is_over(plakoto))
		return;
	if (is_tied(plakoto)) {
		outcome->ending = ENDING_DRAW;
		return;
	}
	winner = has_won(plakoto, SIDE_WHITE) ? SIDE_WHITE : SIDE_BLACK;
	outcome->ending = ENDING_WIN;
	outcome->winner = winner;
	write_points(count_points(plakoto, winner), outcome->reason);
}

static unsigned
points_most(const void *position)
{
	return plakoto_rules_say(position, OPTION_SCORE, SCORE_LEFT31)
		       ? PLAKOTO_CHECKERS
		       : 2;
}

static unsigned
points_least(const void *position, enum side winner)
{
	return plakoto_rules_say(position, OPTION_SCORE, SCORE_LEFT31)
		       ? 1
		       : count_points(position, winner);
}

static enum side
to_move(const void *position)
{
	const struct plakoto *plakoto = position;

	return (enum side)plakoto->to_move;
}

static unsigned
turn_number(const void *position)
{
	const struct plakoto *plakoto = position;

	return plakoto->number;
}

/* Turns are read alike in every position. */
static unsigned
dialect(const void *position)
{
	(void)position;
	return 0;
}

static bool
ends_turn(const void *move)
{
	const struct plakoto_move *turn = move;

	return turn->kind != PLAKOTO_ROLL;
}

/* Checkers never go back, so no position comes again. */
static unsigned
repetition_limit(const void *position)
{
	(void)position;
	return 0;
}

static bool
is_same(const void *a, const void *b)
{
	const struct plakoto *one = a;
	const struct plakoto *two = b;

	return one->to_move == two->to_move &&
	       memcmp(one->dice, two->dice, sizeof(one->dice)) == 0 &&
	       memcmp(one->free, two->free, sizeof(one->free)) == 0 &&
	       memcmp(one->pinned, two->pinned, sizeof(one->pinned)) == 0;
}

static void
set_repeated(void *position)
{
	(void)position;
}

static void
set_first(void *position, enum side side)
{
	struct plakoto *plakoto = position;

	plakoto->to_move = (uint8_t)side;
}

static bool
get_dice(const void *position, uint8_t dice[2])
{
	const struct plakoto *plakoto = position;

	memcpy(dice, plakoto->dice, sizeof(plakoto->dice));
	return dice[0] != 0;
}

static enum diag
set_dice(void *position, unsigned one, unsigned two)
{
	struct plakoto *plakoto = position;
	uint8_t high = (uint8_t)(one > two ? one : two);
	uint8_t low = (uint8_t)(one > two ? two : one);

	if (low < 1 || high > PLAKOTO_DIE)
		return DIAG_PLAKOTO_DICE;
	if (plakoto->dice[0] != 0 &&
	    (plakoto->dice[0] != high || plakoto->dice[1] != low))
		return DIAG_PLAKOTO_POSITION_DICE;
	plakoto->dice[0] = high;
	plakoto->dice[1] = low;
	plakoto->is_left_unplayed = false;
	return DIAG_NONE;
}

/* Every roll has its own turns: near a turn are those of its dice only. */
static void
narrow(void *position, const void *move)
{
	struct plakoto *plakoto = position;
	const struct plakoto_move *turn = move;

	if (plakoto->dice[0] == 0)
		memcpy(plakoto->dice, turn->dice, sizeof(plakoto->dice));
}

/* D7: one who stops where another reading ends the game. */
static enum diag
excuse(const void *position, const void *move, enum diag broken,
       const char **rules)
{
	struct plakoto other = *(const struct plakoto *)position;

	*rules = "mother_when=step";
	if (broken != DIAG_PLAKOTO_DICE_UNUSED)
		return DIAG_NONE;
	other.rules.option[OPTION_MOTHER_WHEN] = WHEN_STEP;
	return plakoto_check(&other, move) == DIAG_NONE ? DIAG_PLAKOTO_STOPPED
							: DIAG_NONE;
}

static const char *const variants[] = {"Plakoto", "Tapa", "PinGame", NULL};

static const char *const reasons[] = {
	"1", "2",  "3",	 "4",  "5",  "6",  "7",	 "8",
	"9", "10", "11", "12", "13", "14", "15", NULL,
};

static const char *const turn_kinds[PLAKOTO_TURN_COUNT + 1] = {
	[PLAKOTO_PLAY] = "play",
	[PLAKOTO_PASS] = "pass",
	[PLAKOTO_ROLL] = "roll",
	[PLAKOTO_TURN_COUNT] = NULL,
};

static const struct citation citations[] = {
	{DIAG_GAME_OVER, "R18"},
	{DIAG_WIN_MARK, "R26"},
	{DIAG_RESULT, "R26"},
	{DIAG_RESULT_REASON, "R26"},
	{DIAG_POSITION_SURPLUS, "R1"},
	{DIAG_POSITION_PARITY, ""},
	{DIAG_NONE, NULL},
};

const struct game plakoto_game = {
	.name = "Plakoto",
	.variants = variants,
	.turn_kinds = turn_kinds,
	.options = plakoto_options,
	.presets = plakoto_presets,
	.reasons = reasons,
	.first = SIDE_COUNT,
	.has_dice = true,
	.citations = citations,
	.rules_size = sizeof(struct plakoto_rules),
	.position_size = sizeof(struct plakoto),
	.move_size = sizeof(struct plakoto_move),
	.default_rules = plakoto_default_rules,
	.set_rule = plakoto_set_rule,
	.start = plakoto_start,
	.set_first = set_first,
	.get_dice = get_dice,
	.set_dice = set_dice,
	.narrow = narrow,
	.resembles_position = plakoto_resembles_position,
	.read_position = plakoto_read_position,
	.write_position = plakoto_write_position,
	.to_move = to_move,
	.turn_number = turn_number,
	.read_move = plakoto_read_move,
	.dialect = dialect,
	.kept_size = plakoto_kept_size,
	.complete = plakoto_complete,
	.write_move = plakoto_write_move,
	.check = plakoto_check,
	.excuse = excuse,
	.explain = plakoto_explain,
	.remark = plakoto_remark,
	.play = plakoto_play,
	.ends_turn = ends_turn,
	.list = plakoto_list,
	.points_most = points_most,
	.points_least = points_least,
	.outcome = plakoto_outcome,
	.explain_outcome = plakoto_explain_outcome,
	.repetition_limit = repetition_limit,
	.is_same = is_same,
	.set_repeated = set_repeated,
	.match_size = sizeof(struct plakoto_match),
	.match_add = plakoto_match_add,
	.match_interrupt = plakoto_match_interrupt,
	.match_finish = plakoto_match_finish,
	.match_score = plakoto_match_score,
	.draw_text = plakoto_draw_text,
	.draw_svg = plakoto_draw_svg,
	.write_svg_style = plakoto_write_svg_style,
	.write_json = plakoto_write_json,
	.ids = &plakoto_ids,
};
