/*
 * What can be wrong with turns of the game with dice, and between the games of
 * its matches: a part of the table of diag.c.
 */
#include "base/diag_rows.h"

/* clang-format off */
const struct diag_row diag_dice_rows[DIAG_DICE_ROWS] = {
	[DIAG_PLAKOTO_CHECKERS - DIAG_DICE_FIRST] = {"position-checkers", LEVEL_ERROR,
		VERDICT_UNREADABLE, "R1",
		"each side has 15 checkers, with those pinned and borne "
		"off[: {side} has {number}]"},
	[DIAG_PLAKOTO_POSITION_DICE - DIAG_DICE_FIRST] = {"position-dice", LEVEL_ERROR,
		VERDICT_ILLEGAL, "",
		"the dice of the position are rolled already[: they are "
		"{rolled}][, not {dice}]"},
	[DIAG_PLAKOTO_DICE - DIAG_DICE_FIRST] = {"dice", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R1",
		"a die shows 1 to 6[, so the dice cannot be {dice}]"},
	[DIAG_PLAKOTO_DICE_ORDER - DIAG_DICE_FIRST] = {"dice-order", LEVEL_WARNING,
		VERDICT_LEGAL, "",
		"of the dice the higher is written first[: {dice}]"},
	[DIAG_PLAKOTO_POINT - DIAG_DICE_FIRST] = {"no-such-point", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R1",
		"the board has the points 1 to 24[, not {point}]"},
	[DIAG_PLAKOTO_DIRECTION - DIAG_DICE_FIRST] = {"direction", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R2",
		"checkers move down in their side's numbers[: {step} does "
		"not]"},
	[DIAG_PLAKOTO_DIE - DIAG_DICE_FIRST] = {"die", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R6",
		"a step is as long as the die that it uses[: {step} "
		"{why}][; {otherwise}]"},
	[DIAG_PLAKOTO_PRISONER - DIAG_DICE_FIRST] = {"prisoner", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R12",
		"a pinned checker cannot move[: {side}'s checker on "
		"{point} lies under {by}][, {since}][; {otherwise}]"},
	[DIAG_PLAKOTO_EMPTY - DIAG_DICE_FIRST] = {"empty", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R6",
		"only a checker of one's own can be moved[: {side} has "
		"none on {point}][ for {step}][; {otherwise}]"},
	[DIAG_PLAKOTO_BLOCKED - DIAG_DICE_FIRST] = {"blocked", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R8",
		"a point with two enemy checkers or more is closed[: on "
		"{point} {stand}][, {since}][; {otherwise}]"},
	[DIAG_PLAKOTO_JAILER - DIAG_DICE_FIRST] = {"jailer", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R14",
		"a point where the enemy pins a checker is closed[: on "
		"{point} {stand}][, {since}][; {otherwise}]"},
	[DIAG_PLAKOTO_PATH - DIAG_DICE_FIRST] = {"path", LEVEL_ERROR,
		VERDICT_ILLEGAL, "D15",
		"under path=both one checker needs both points between "
		"open for both dice[: {way}][; {otherwise}]"},
	[DIAG_PLAKOTO_OFF_PINNED - DIAG_DICE_FIRST] = {"off-pinned", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R22",
		"no checker is borne off while one's own is pinned[: "
		"{side}'s on {point}, under {by}][, {since}][; "
		"{otherwise}]"},
	[DIAG_PLAKOTO_OFF_OUTSIDE - DIAG_DICE_FIRST] = {"off-outside", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R22",
		"no checker is borne off while one is outside home[: "
		"{side} has {count:word} on {point}][; {otherwise}]"},
	[DIAG_PLAKOTO_OFF_HIGHER - DIAG_DICE_FIRST] = {"off-higher", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R23",
		"a die bears off from a lower point only when none is "
		"higher[: {side} has a checker on {point}][, so {step} is "
		"not possible][; {otherwise}]"},
	[DIAG_PLAKOTO_LITERAL - DIAG_DICE_FIRST] = {"literal", LEVEL_ERROR,
		VERDICT_ILLEGAL, "D10",
		"under bear=literal a die with no checker on its point "
		"must bear off from the highest point[: {forced}][; "
		"{otherwise}]"},
	[DIAG_PLAKOTO_PASS - DIAG_DICE_FIRST] = {"pass", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R11",
		"a player passes only when no die can be used[: {play} is "
		"possible][; {otherwise}]"},
	[DIAG_PLAKOTO_DICE_UNUSED - DIAG_DICE_FIRST] = {"dice-unused", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R9",
		"as many dice as possible must be used[: {unused}][, as in "
		"{play}][; {otherwise}]"},
	[DIAG_PLAKOTO_HIGHER_DIE - DIAG_DICE_FIRST] = {"higher-die", LEVEL_ERROR,
		VERDICT_ILLEGAL, "R10",
		"when either die could be used but not both, it is the "
		"higher[: {play}][; {otherwise}]"},
	[DIAG_PLAKOTO_ORDER - DIAG_DICE_FIRST] = {"order", LEVEL_ERROR,
		VERDICT_ILLEGAL, "D14",
		"under order=strict the steps must be possible as they "
		"stand[: {step} is not yet][; {otherwise}]"},
	[DIAG_PLAKOTO_AFTER_END - DIAG_DICE_FIRST] = {"after-end", LEVEL_ERROR,
		VERDICT_ILLEGAL, "D7",
		"no step follows the one that ends the game[: {step} "
		"does][; {otherwise}]"},
	[DIAG_PLAKOTO_STOPPED - DIAG_DICE_FIRST] = {"stopped-at-the-pin", LEVEL_WARNING,
		VERDICT_LEGAL, "D7",
		"the turn stops where a mother is pinned although a die is "
		"left[; {otherwise}]"},
	[DIAG_PLAKOTO_ROLL - DIAG_DICE_FIRST] = {"roll-unplayed", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"dice without a play stand only at the end of a record[: "
		"{rolled}]"},
	[DIAG_PLAKOTO_SHORT_FORM - DIAG_DICE_FIRST] = {"short-form", LEVEL_WARNING,
		VERDICT_LEGAL, "",
		"every die is written as a step of its own[: {wanted}]"},
	[DIAG_PLAKOTO_PIN_PASSING - DIAG_DICE_FIRST] = {"pin-passing", LEVEL_WARNING,
		VERDICT_LEGAL, "R16",
		"the mark * is for a checker that the whole turn pins[: on "
		"{point} none is pinned that was not before]"},
	[DIAG_PLAKOTO_PIN_MARK - DIAG_DICE_FIRST] = {"pin-mark", LEVEL_ERROR,
		VERDICT_UNSOUND, "R12",
		"the mark * says that an enemy checker is pinned there[: "
		"on {point} none can be]"},
	[DIAG_PLAKOTO_STARTER - DIAG_DICE_FIRST] = {"starter", LEVEL_ERROR,
		VERDICT_UNSOUND, "R3",
		"{side} should start[: {why}]"},
	[DIAG_PLAKOTO_OPENING - DIAG_DICE_FIRST] = {"opening", LEVEL_ERROR,
		VERDICT_UNSOUND, "R3",
		"equal dice are thrown again until one is higher[: {why}]"},
	[DIAG_PLAKOTO_OPENING_NEEDLESS - DIAG_DICE_FIRST] = {"opening-needless", LEVEL_WARNING,
		VERDICT_LEGAL, "R5",
		"no dice are thrown for the start of this game[: {why}]"},
	[DIAG_PLAKOTO_OPENING_USED - DIAG_DICE_FIRST] = {"opening-used", LEVEL_WARNING,
		VERDICT_LEGAL, "D1",
		"the first turn shows the two opening dice {dice}, though "
		"the starter throws both anew"},
	[DIAG_PLAKOTO_OPENING_UNUSED - DIAG_DICE_FIRST] = {"opening-unused", LEVEL_ERROR,
		VERDICT_UNSOUND, "D1",
		"under opening=use the opening dice are those of the first "
		"turn[: {why}]"},
	[DIAG_PLAKOTO_SCORE - DIAG_DICE_FIRST] = {"score", LEVEL_ERROR,
		VERDICT_UNSOUND, "R27",
		"the score before this game is {expected}, White's first[, "
		"not {score}]"},
	[DIAG_PLAKOTO_MATCH - DIAG_DICE_FIRST] = {"match", LEVEL_WARNING,
		VERDICT_LEGAL, "R27",
		"a match is played to 3, 5 or 7 points[, not to {target}]"},
	[DIAG_PLAKOTO_MATCH_TARGET - DIAG_DICE_FIRST] = {"match-target", LEVEL_WARNING,
		VERDICT_LEGAL, "R27",
		"the match was to {before} points and is now to {target}"},
	[DIAG_PLAKOTO_MATCH_OVER - DIAG_DICE_FIRST] = {"match-over", LEVEL_ERROR,
		VERDICT_UNSOUND, "R27",
		"the match was over before this game[: {score} in a match "
		"to {target}]"},
	[DIAG_PLAKOTO_MATCH_RULES - DIAG_DICE_FIRST] = {"match-rules", LEVEL_WARNING,
		VERDICT_LEGAL, "",
		"the rules of a match are the same in all its games[: "
		"{option} was different in the game before]"},
	[DIAG_PLAKOTO_MATCH_OPEN - DIAG_DICE_FIRST] = {"match-open", LEVEL_NOTE,
		VERDICT_LEGAL, "R27",
		"the match is not finished[: {score} in a match to "
		"{target}]"},
	[DIAG_PLAKOTO_MATCH_LOST - DIAG_DICE_FIRST] = {"match-lost", LEVEL_NOTE,
		VERDICT_LEGAL, "",
		"the match cannot be followed {where}[: {why}]"},
	[DIAG_PLAKOTO_BAR - DIAG_DICE_FIRST] = {"bar", LEVEL_ERROR,
		VERDICT_UNREADABLE, "R1",
		"this game has no bar: no checker is ever hit"},
	[DIAG_PLAKOTO_CUBE - DIAG_DICE_FIRST] = {"cube", LEVEL_ERROR,
		VERDICT_UNREADABLE, "R1",
		"this game has no doubling cube[: {text} cannot be read]"},
};
/* clang-format on */
