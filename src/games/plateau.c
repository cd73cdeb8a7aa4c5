/*
 * Plateau: the tables of rule 2 and rule 23, the small questions that the
 * other files share, and the game as games.c knows it.
 */
#include "games/plateau.h"

#include <string.h>

#include "games/games.h"
#include "games/plateau_know.h"
#include "games/plateau_tray.h"

/* clang-format off */
const struct kind_row plateau_kinds[KIND_COUNT] = {
	[KIND_MUTE]      = {"Mute",      FACE_BLANK,  FACE_BLANK,  1, {4, 5}},
	[KIND_BLUE]      = {"Blue",      FACE_BLUE,   FACE_BLUE,   4, {2, 3}},
	[KIND_RED]       = {"Red",       FACE_RED,    FACE_RED,    5, {2, 3}},
	[KIND_BLUE_MASK] = {"Blue Mask", FACE_BLUE,   FACE_BLANK,  8, {1, 2}},
	[KIND_RED_MASK]  = {"Red Mask",  FACE_RED,    FACE_BLANK, 10, {1, 2}},
	[KIND_TWISTER]   = {"Twister",   FACE_ORANGE, FACE_BLANK, 15, {1, 2}},
	[KIND_ACE]       = {"Ace",       FACE_RED,    FACE_BLUE,  21, {1, 2}},
};

const char plateau_face_letters[FACE_COUNT + 1] = {
	[FACE_BLANK]  = 'x',
	[FACE_BLUE]   = 'b',
	[FACE_RED]    = 'r',
	[FACE_ORANGE] = 'o',
	[FACE_HIDDEN] = '?',
};

const struct walk plateau_walks[FACE_COUNT + 1] = {
	[FACE_BLANK]  = {.straight = true, .diagonal = true},
	[FACE_BLUE]   = {.diagonal = true},
	[FACE_RED]    = {.straight = true},
	[FACE_ORANGE] = {.crooked = true},
};

/* The rows are the faces on one side, the columns those on the other. */
const uint8_t plateau_kinds_by_faces[FACE_COUNT + 1][FACE_COUNT + 1] = {
	[FACE_BLANK]  = {KIND_MUTE, KIND_BLUE_MASK, KIND_RED_MASK, KIND_TWISTER,
			 KIND_COUNT},
	[FACE_BLUE]   = {KIND_BLUE_MASK, KIND_BLUE, KIND_ACE, KIND_COUNT,
			 KIND_COUNT},
	[FACE_RED]    = {KIND_RED_MASK, KIND_ACE, KIND_RED, KIND_COUNT,
			 KIND_COUNT},
	[FACE_ORANGE] = {KIND_TWISTER, KIND_COUNT, KIND_COUNT, KIND_COUNT,
			 KIND_COUNT},
	[FACE_HIDDEN] = {KIND_COUNT, KIND_COUNT, KIND_COUNT, KIND_COUNT,
			 KIND_COUNT},
};
/* clang-format on */

unsigned
plateau_longest_unit(const struct plateau *plateau, unsigned square,
		     enum side side)
{
	const struct piece *column = plateau_column(plateau, square);
	unsigned height = plateau_height(plateau, square);
	unsigned longest = 0;
	unsigned run = 0;
	unsigned i;

	for (i = 0; i < height; i++) {
		run = column[i].owner == side ? run + 1 : 0;
		if (run > longest)
			longest = run;
	}
	return longest;
}

unsigned
plateau_value(const uint8_t pieces[KIND_COUNT])
{
	unsigned value = 0;
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++)
		value += (unsigned)pieces[kind] * plateau_kinds[kind].value;
	return value;
}

unsigned
plateau_total(const uint8_t pieces[KIND_COUNT])
{
	unsigned total = 0;
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++)
		total += pieces[kind];
	return total;
}

/* Only columns of six and more are looked into: hardly ever one. */
static bool
has_won_by_stacking(const struct plateau *plateau, enum side side)
{
	unsigned squares = plateau_square_count(plateau);
	unsigned square;

	for (square = 0; square < squares; square++)
		if (plateau_height(plateau, square) >= PLATEAU_WIN &&
		    plateau_longest_unit(plateau, square, side) >= PLATEAU_WIN)
			return true;
	return false;
}

static bool
has_won_by_capture(const struct plateau *plateau, enum side side)
{
	return plateau_total(plateau->prisoners[side]) >= PLATEAU_WIN;
}

static bool
has_won(const struct plateau *plateau, enum side side)
{
	return has_won_by_capture(plateau, side) ||
	       has_won_by_stacking(plateau, side);
}

void
plateau_note_win(struct plateau *plateau)
{
	plateau->won = has_won(plateau, SIDE_BLACK) ||
		       has_won(plateau, SIDE_WHITE);
}

/* Says in `outcome` how `side` has won; false when it has not. */
static bool
find_win(const struct plateau *plateau, enum side side, struct outcome *outcome)
{
	bool captured = has_won_by_capture(plateau, side);
	bool stacked = has_won_by_stacking(plateau, side);

	if (!captured && !stacked)
		return false;
	outcome->ending = ENDING_WIN;
	outcome->winner = side;
	outcome->reason[0] = stacked ? 'S' : 'C';
	outcome->also[0] = stacked && captured ? 'C' : '\0';
	return true;
}

/*
 * In a given position both sides may have won; then the side that moved last
 * is the winner (B20).
 */
void
plateau_outcome(const void *position, struct outcome *outcome)
{
	const struct plateau *plateau = position;
	enum side mover = (enum side)plateau->to_move;

	memset(outcome, 0, sizeof(*outcome));
	if (!plateau_is_over(plateau))
		return;
	if (find_win(plateau, opponent(mover), outcome) ||
	    find_win(plateau, mover, outcome))
		return;
	outcome->ending = ENDING_DRAW;
}

static void
explain_outcome(const void *position, struct problem *problem)
{
	struct outcome outcome;

	plateau_outcome(position, &outcome);
	if (outcome.ending == ENDING_NONE)
		problem_words(problem, "why", "nobody has won yet");
}

void
plateau_start(const void *rules, void *position)
{
	struct plateau *plateau = position;
	unsigned side;
	unsigned kind;

	memset(plateau, 0, sizeof(*plateau));
	memcpy(&plateau->rules, rules, sizeof(plateau->rules));
	plateau->number = 1;
	plateau->to_move = SIDE_BLACK;
	for (side = 0; side < SIDE_COUNT; side++)
		for (kind = 0; kind < KIND_COUNT; kind++)
			plateau->reserve[side][kind] =
				plateau_kinds[kind].number[plateau->rules.set];
}

static enum side
to_move(const void *position)
{
	const struct plateau *plateau = position;

	return (enum side)plateau->to_move;
}

static unsigned
turn_number(const void *position)
{
	const struct plateau *plateau = position;

	return plateau->number;
}

/* Squares are numbered by the size of the board. */
static unsigned
dialect(const void *position)
{
	const struct plateau *plateau = position;

	return plateau->rules.size;
}

static bool
ends_turn(const void *move)
{
	const struct plateau_move *turn = move;

	return turn->kind != PLATEAU_REFUSAL;
}

static unsigned
repetition_limit(const void *position)
{
	const struct plateau *plateau = position;

	return plateau->rules.threefold ? 3 : 0;
}

static bool
are_same_pieces(const struct piece *a, const struct piece *b, unsigned count)
{
	unsigned i;

	for (i = 0; i < count; i++)
		if (a[i].owner != b[i].owner || a[i].up != b[i].up ||
		    a[i].down != b[i].down)
			return false;
	return true;
}

/* What counts is named in B26; the reserves follow from it. */
static bool
is_same(const void *a, const void *b)
{
	const struct plateau *one = a;
	const struct plateau *two = b;
	unsigned squares = plateau_square_count(one);

	return one->to_move == two->to_move &&
	       memcmp(one->bottom, two->bottom, squares + 1) == 0 &&
	       memcmp(one->prisoners, two->prisoners, sizeof(one->prisoners)) ==
		       0 &&
	       are_same_pieces(one->pieces, two->pieces, one->bottom[squares]);
}

static void
set_repeated(void *position)
{
	struct plateau *plateau = position;

	plateau->repeated = true;
}

/* It is always Black who begins. */
static void
set_first(void *position, enum side side)
{
	(void)position;
	(void)side;
}

/* There are no dice. */
static bool
get_dice(const void *position, uint8_t dice[2])
{
	(void)position;
	dice[0] = 0;
	dice[1] = 0;
	return false;
}

static enum diag
set_dice(void *position, unsigned one, unsigned two)
{
	(void)position;
	(void)one;
	(void)two;
	return DIAG_NONE;
}

/* Any turn may have been meant. */
static void
narrow(void *position, const void *move)
{
	(void)position;
	(void)move;
}

static enum diag
excuse(const void *position, const void *move, enum diag broken,
       const char **rules)
{
	(void)position;
	(void)move;
	(void)broken;
	*rules = "";
	return DIAG_NONE;
}

/* Nothing is counted: a win is a win. */
static unsigned
points_most(const void *position)
{
	(void)position;
	return 0;
}

static unsigned
points_least(const void *position, enum side winner)
{
	(void)position;
	(void)winner;
	return 0;
}

/* Each game stands alone. */
static void
match_add(void *match, const struct match_game *played, match_teller *tell,
	  void *context)
{
	(void)match;
	(void)played;
	(void)tell;
	(void)context;
}

static void
match_interrupt(void *match)
{
	(void)match;
}

static void
match_finish(void *match, match_teller *tell, void *context)
{
	(void)match;
	(void)tell;
	(void)context;
}

static bool
match_score(const void *match, struct match_score *score)
{
	(void)match;
	(void)score;
	return false;
}

static const struct citation citations[] = {{DIAG_NONE, NULL}};

static const char *const variants[] = {"Plateau", "Plateau5", NULL};

static const char *const reasons[] = {"S", "C", NULL};

/* clang-format off */
static const char *const turn_kinds[PLATEAU_TURN_COUNT + 1] = {
	[PLATEAU_OPENING]    = "opening",
	[PLATEAU_ONBOARD]    = "onboard",
	[PLATEAU_MOVE]       = "move",
	[PLATEAU_STOMP]      = "stomp",
	[PLATEAU_FLIP]       = "flip",
	[PLATEAU_EXCHANGE]   = "exchange",
	[PLATEAU_REFUSAL]    = "refusal",
	[PLATEAU_PASS]       = "pass",
	[PLATEAU_TURN_COUNT] = NULL,
};
/* clang-format on */

const struct game plateau_game = {
	.name = "Plateau",
	.variants = variants,
	.turn_kinds = turn_kinds,
	.options = plateau_options,
	.presets = plateau_presets,
	.reasons = reasons,
	.first = SIDE_BLACK,
	.citations = citations,
	.rules_size = sizeof(struct plateau_rules),
	.position_size = sizeof(struct plateau),
	.move_size = sizeof(struct plateau_move),
	.default_rules = plateau_default_rules,
	.set_rule = plateau_set_rule,
	.start = plateau_start,
	.set_first = set_first,
	.get_dice = get_dice,
	.set_dice = set_dice,
	.narrow = narrow,
	.resembles_position = plateau_resembles_position,
	.read_position = plateau_read_position,
	.write_position = plateau_write_position,
	.to_move = to_move,
	.turn_number = turn_number,
	.read_move = plateau_read_move,
	.dialect = dialect,
	.kept_size = plateau_kept_size,
	.complete = plateau_complete,
	.write_move = plateau_write_move,
	.check = plateau_check,
	.excuse = excuse,
	.explain = plateau_explain,
	.remark = plateau_remark,
	.play = plateau_play,
	.ends_turn = ends_turn,
	.list = plateau_list,
	.points_most = points_most,
	.points_least = points_least,
	.outcome = plateau_outcome,
	.explain_outcome = explain_outcome,
	.repetition_limit = repetition_limit,
	.is_same = is_same,
	.set_repeated = set_repeated,
	.match_add = match_add,
	.match_interrupt = match_interrupt,
	.match_finish = match_finish,
	.match_score = match_score,
	.draw_text = plateau_draw_text,
	.draw_svg = plateau_draw_svg,
	.write_svg_style = plateau_write_svg_style,
	.write_json = plateau_write_json,
	.secrets = &plateau_secrets,
	.gestures = &plateau_gestures,
};
