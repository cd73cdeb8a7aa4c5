/*
 * The table of everything that can be wrong.
 */
#include "base/diag.h"

#include "base/diag_rows.h"

/*
 * Sentences are written so that what is known of the case follows the rule,
 * mostly behind a colon and in brackets: without facts the rule remains.
 */
/* clang-format off */
const struct diag_row diag_rows[DIAG_COUNT] = {
	[DIAG_NONE] = {"none", LEVEL_NOTE, VERDICT_LEGAL, "",
		"nothing is wrong"},

	/* reading files and frames */
	[DIAG_UTF16] = {"utf-16", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"this looks like UTF-16; records are read as UTF-8"},
	[DIAG_BINARY] = {"binary", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"this is no text[: the byte {byte} stands in it]"},
	[DIAG_ENCODING] = {"encoding", LEVEL_WARNING, VERDICT_LEGAL, "",
		"this byte is not UTF-8; bytes are kept as they are"
		"[ ({byte})]"},
	[DIAG_NO_GAME] = {"no-game", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"no game is found here[; it was to be read as {format}, in "
		"which a game begins with {begins}][; this looks like {other}, "
		"which is read without --from]"},
	[DIAG_FORMAT_GAME] = {"format-game", LEVEL_ERROR, VERDICT_UNSOUND, "",
		"no format of this name has turns of this game[: {format} has "
		"none of {game}]"},
	[DIAG_FORMAT_MISSES] = {"format-misses", LEVEL_ERROR, VERDICT_UNSOUND,
		"", "the format would tell another game[: {format} cannot "
		"carry {cargo}]"},
	[DIAG_FORMAT_LOSES] = {"format-loses", LEVEL_ERROR, VERDICT_UNSOUND,
		"", "the format cannot carry all of the game[: {format} would "
		"lose {list}]"},
	[DIAG_LOST] = {"lost", LEVEL_WARNING, VERDICT_LEGAL, "",
		"the format cannot carry all of the file[: {format} leaves out "
		"{list}]"},
	[DIAG_HEADING_TOO_LONG] = {"heading-too-long", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"what holds for all games of a match is too long"
		"[: {limit} bytes at most]"},
	[DIAG_NUMBERING] = {"numbering", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"all turns of a side number the points the same way"
		"[: {reason}]"},
	[DIAG_SKIPPED_TEXT] = {"skipped-text", LEVEL_WARNING, VERDICT_LEGAL,
		"", "text that belongs to no game is skipped"},
	[DIAG_GLUED] = {"glued", LEVEL_WARNING, VERDICT_LEGAL, "",
		"a game begins here[, {where}]"},
	[DIAG_JSON] = {"json", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"this is not the JSON that is read here[: {reason}]"},
	[DIAG_NESTING] = {"nesting", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"data is nested too deeply[: {limit} levels at most]"},
	[DIAG_RECORD_KEY] = {"record-key", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"a record cannot have[ the key {key}][ here: {reason}]"},
	[DIAG_RECORD_VALUE] = {"record-value", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"a record cannot have this value[ of {key}][: {reason}]"},
	[DIAG_ESCAPE_COLUMN] = {"escape-column", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"a % skips its line only when it stands in the first column"},
	[DIAG_SGF_SYNTAX] = {"sgf-syntax", LEVEL_ERROR, VERDICT_UNREADABLE,
		"", "this is not how SGF is written[: {reason}]"},
	[DIAG_SGF_BRACKET] = {"sgf-bracket", LEVEL_WARNING, VERDICT_LEGAL, "",
		"brackets of SGF come in pairs[: {reason}]"},
	[DIAG_PROPERTY_TWICE] = {"property-twice", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"the property[ {name}] stands twice in one node"},
	[DIAG_CHARSET] = {"charset", LEVEL_WARNING, VERDICT_LEGAL, "",
		"this character set is not known here; bytes are kept as they "
		"are[: {name}]"},
	[DIAG_TAG_SYNTAX] = {"tag-syntax", LEVEL_ERROR, VERDICT_UNREADABLE,
		"", "a tag is written [Name \"value\"][: {reason}]"},
	[DIAG_TAG_TWICE] = {"tag-twice", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"the tag[ {name}] stands twice in one game"},
	[DIAG_COMMENT_UNCLOSED] = {"comment-unclosed", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"the comment that begins here is never closed"},
	[DIAG_COMMENT_UNOPENED] = {"comment-unopened", LEVEL_ERROR,
		VERDICT_UNREADABLE, "", "this } closes no comment"},
	[DIAG_VARIATION_UNCLOSED] = {"variation-unclosed", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"the variation that begins here is never closed"},
	[DIAG_VARIATION_UNOPENED] = {"variation-unopened", LEVEL_ERROR,
		VERDICT_UNREADABLE, "", "this ) closes no variation"},
	[DIAG_VARIATION_EMPTY] = {"variation-empty", LEVEL_WARNING,
		VERDICT_LEGAL, "", "this variation has no turn"},
	[DIAG_VARIATION_PLACE] = {"variation-place", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"a variation stands after the turn that it replaces; "
		"here is none before it"},
	[DIAG_VARIATION_DEPTH] = {"variation-depth", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"variations are nested too deeply[: {limit} levels at most]"},
	[DIAG_GLYPH] = {"glyph", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"a glyph is one of ! ? !! ?? !? ?! or $0 to $255"
		"[, not {text}]"},
	[DIAG_STRAY] = {"stray", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"[{text} ]has no meaning here"},
	[DIAG_TURN_TOO_LONG] = {"turn-too-long", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"this is too long for a turn[: {limit} bytes at most]"},
	[DIAG_TURN_SYNTAX] = {"turn-syntax", LEVEL_ERROR, VERDICT_UNREADABLE,
		"", "this cannot be read as a turn[: {reason}]"
		"[; --lenient reads it as {wanted}]"},
	[DIAG_AFTER_RESULT] = {"after-result", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"the game ended with its result, yet more text follows"},
	[DIAG_NUMBER] = {"number", LEVEL_WARNING, VERDICT_LEGAL, "",
		"this number is wrong for the turn that follows"
		"[: it should be {expected}]"},

	/* tags, options, positions */
	[DIAG_GAME_MISSING] = {"game-missing", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"which game this is must be said, by a tag such as "
		"[Game \"Plateau\"] or by --game"},
	[DIAG_GAME_IMPLIED] = {"game-implied", LEVEL_NOTE, VERDICT_LEGAL, "",
		"no tag names the game; only {game} is written in this "
		"format"},
	[DIAG_GAME_UNKNOWN] = {"game-unknown", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"no game is known by the name {name}"},
	[DIAG_RULES_OPTION] = {"rules-option", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"the rules have no option or preset named {name}"
		"[, which {where} names][; {other} has it]"},
	[DIAG_RULES_VALUE] = {"rules-value", LEVEL_ERROR, VERDICT_UNREADABLE,
		"", "the option {name}[ cannot be {value}]"
		"[: its values are {values}][ needs a value: {choice}]"
		"[, in {where}]"},
	[DIAG_TAG_UNKNOWN] = {"tag-unknown", LEVEL_WARNING, VERDICT_LEGAL, "",
		"the tag {name} has no meaning and is kept as it is"},
	[DIAG_POSITION_SYNTAX] = {"position-syntax", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"this cannot be read as a position[: {reason}]"},
	[DIAG_POSITION_RANKS] = {"position-ranks", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"the position does not fit the board[: {reason}]"},
	[DIAG_POSITION_SURPLUS] = {"position-surplus", LEVEL_ERROR,
		VERDICT_UNREADABLE, "2",
		"the position has more pieces than the set[: {reason}]"},
	[DIAG_POSITION_PARITY] = {"position-parity", LEVEL_ERROR,
		VERDICT_UNREADABLE, "B27",
		"Black plays the odd turns and White the even ones"
		"[: turn {number} is not {side}'s]"},
	[DIAG_POSITION_HIDDEN] = {"position-hidden", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"every face must be known here[: that of {piece} is not]"},
	[DIAG_NO_ID] = {"no-id", LEVEL_ERROR, VERDICT_UNSOUND, "",
		"positions of this game have no ids[: {game}]"},
	[DIAG_ID_LACKS] = {"id-lacks", LEVEL_NOTE, VERDICT_LEGAL, "",
		"an id says neither whose turn it is nor the dice[: this one "
		"is read again as {position}]"},
	[DIAG_VIEW] = {"view-name", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"a record is kept by White, Black or the Public[, not by "
		"{name}]"},

	/* turns of Plateau */
	[DIAG_OFF_BOARD] = {"off-board", LEVEL_ERROR, VERDICT_ILLEGAL, "1",
		"there is no square {square} on the board"
		"[: its squares are a1 to {last}]"},
	[DIAG_NO_SUCH_PIECE] = {"no-such-piece", LEVEL_ERROR,
		VERDICT_ILLEGAL, "2",
		"the set has no such piece[: none with the faces {piece}]"},
	[DIAG_FACE_UNKNOWN] = {"face-unknown", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"every face must be known here[: that of {piece} is not]"},
	[DIAG_GAME_OVER] = {"game-over", LEVEL_ERROR, VERDICT_ILLEGAL, "44",
		"the game is over[: {reason}][; {otherwise}]"},
	[DIAG_OPENING] = {"opening", LEVEL_ERROR, VERDICT_ILLEGAL, "8",
		"each player's first turn, and no other, enters two pieces at "
		"once, such as xx,rb@a1[: this is turn {number}]"},
	[DIAG_PERIMETER] = {"perimeter", LEVEL_ERROR, VERDICT_ILLEGAL, "8",
		"the opening unit goes on a square of the edge"
		"[: {square} is inside]"},
	[DIAG_OCCUPIED] = {"occupied", LEVEL_ERROR, VERDICT_ILLEGAL, "9",
		"the opening unit goes on an empty square"
		"[: on {square} stands {there}]"},
	[DIAG_RESERVE] = {"reserve", LEVEL_ERROR, VERDICT_ILLEGAL, "15",
		"a piece that enters comes from the reserve"
		"[, and {side} has {left} {kind} there][: {where}]"},
	[DIAG_HEIGHT] = {"height", LEVEL_ERROR, VERDICT_ILLEGAL, "16",
		"a new piece lies on the column or in it"
		"[: {square} has {pieces}, so height {asked} is above its "
		"top]"},
	[DIAG_ONBOARD_TOUCH] = {"onboard-touch", LEVEL_ERROR,
		VERDICT_ILLEGAL, "16",
		"a new piece must {wanted}"
		"[: at height {height} of {square} it would lie {between}]"},
	[DIAG_ONBOARD_ENEMY] = {"onboard-enemy", LEVEL_ERROR,
		VERDICT_ILLEGAL, "16",
		"a new piece cannot go on top of an enemy piece or inside an "
		"enemy unit"
		"[: at height {height} of {square} it would lie {between}]"},
	[DIAG_EMPTY] = {"empty", LEVEL_ERROR, VERDICT_ILLEGAL, "20",
		"only a unit of one's own can be moved"
		"[, and {square} is empty]"},
	[DIAG_PINNED] = {"pinned", LEVEL_ERROR, VERDICT_ILLEGAL, "6",
		"a pinned piece cannot move or be flipped"
		"[: {own} on {square} lies under {by}][, {since}]"},
	[DIAG_NOT_OWN] = {"not-own", LEVEL_ERROR, VERDICT_ILLEGAL, "20",
		"only a unit of one's own can be moved"
		"[: {side} has no piece on {square}][, only {there}]"},
	[DIAG_COUNT_OF_UNIT] = {"count", LEVEL_ERROR, VERDICT_ILLEGAL, "21",
		"only pieces of the top unit travel, and at least one"
		"[: the unit on {square} has {height:word}, "
		"{asked} cannot go]"},
	[DIAG_FLIP] = {"flip", LEVEL_ERROR, VERDICT_ILLEGAL, "22",
		"only a piece with two different faces can be flipped, to "
		"its other face[: {piece} on top of {square} {why}]"},
	[DIAG_FLIP_ONLY] = {"flip-only", LEVEL_ERROR, VERDICT_ILLEGAL, "B4",
		"a flip alone is no turn: the flipped piece must then move "
		"or capture"},
	[DIAG_DIRECTION] = {"direction", LEVEL_ERROR, VERDICT_ILLEGAL, "23",
		"a unit with {face} on top moves {ways} only"
		"[: {from} to {to} is {direction}]"},
	[DIAG_LINE] = {"line", LEVEL_ERROR, VERDICT_ILLEGAL, "24",
		"a move follows one straight line, orthogonal or diagonal"
		"[: {from} to {to} is {direction}]"},
	[DIAG_DISTANCE] = {"distance", LEVEL_ERROR, VERDICT_ILLEGAL, "24",
		"a {height:word}-piece unit moves {height:word} "
		"{height|square|squares} at most"
		"[: {from} to {to} is {distance:word}]"},
	[DIAG_TWISTER] = {"twister", LEVEL_ERROR, VERDICT_ILLEGAL, "25",
		"a unit with orange on top makes a knight's move"
		"[: {from} to {to} is {direction}]"},
	[DIAG_CORNER] = {"corner", LEVEL_ERROR, VERDICT_ILLEGAL, "25",
		"a Twister goes one square straight, then one diagonally"
		"[: from {from} to {to} it passes {corner}, not {named}]"},
	[DIAG_PATH] = {"path", LEVEL_ERROR, VERDICT_ILLEGAL, "28",
		"the squares named must lie on the path, in its order"
		"[: {from} to {to} passes {passed}][, but not {named}]"},
	[DIAG_DROP_COUNT] = {"drop-count", LEVEL_ERROR, VERDICT_ILLEGAL,
		"28", "the top piece must travel on, so at least one may be "
		"dropped and at most all beneath it"
		"[: {carried:word} {carried|arrives|arrive} on {square}, "
		"{asked:word} cannot stay]"},
	[DIAG_PICKUP_COUNT] = {"pickup-count", LEVEL_ERROR, VERDICT_ILLEGAL,
		"28", "only pieces of the top unit are picked up, and at "
		"least one[: {there}][, not {asked:word}]"},
	[DIAG_PICKUP_ENEMY] = {"pickup-enemy", LEVEL_ERROR, VERDICT_ILLEGAL,
		"28", "only one's own pieces on top of a column are picked up"
		"[: {square} {there}]"},
	[DIAG_PIN_BLANK] = {"pin-blank", LEVEL_ERROR, VERDICT_ILLEGAL, "31",
		"a blank cannot start a pin"
		"[: the highest piece dropped on {square} is {piece}, "
		"blank up, and would lie on {there}]"},
	[DIAG_LANDING_BLANK] = {"landing-blank", LEVEL_ERROR,
		VERDICT_ILLEGAL, "36",
		"a unit with a blank on top cannot end on an enemy piece"
		"[: on top of {square} lies {there}]"},
	[DIAG_CAPTURE_COUNT] = {"capture-count", LEVEL_ERROR,
		VERDICT_ILLEGAL, "41",
		"a capturing unit takes as many enemy pieces as it is high, "
		"or all that there are"
		"[: {case}, so {taken}][, not {asked:word}]"},
	[DIAG_CAPTURE_LIST] = {"capture-list", LEVEL_ERROR, VERDICT_ILLEGAL,
		"39", "enemy pieces are taken from the top down"
		"[: on {square} {there}][, not {listed}]"},
	[DIAG_CAPTURE_UNMARKED] = {"capture-unmarked", LEVEL_WARNING,
		VERDICT_LEGAL, "41",
		"this turn captures, which its text does not say"
		"[: x{takes} is missing]"},
	[DIAG_STOMP_BLANK] = {"stomp-blank", LEVEL_ERROR, VERDICT_ILLEGAL,
		"43", "only a weapon captures on its own square"
		"[: {piece} on top of {square} shows blank]"},
	[DIAG_STOMP_NOTHING] = {"stomp-nothing", LEVEL_ERROR,
		VERDICT_ILLEGAL, "43",
		"a unit that stays on its square must capture something"
		"[: {case}]"},
	[DIAG_TENDER] = {"tender", LEVEL_ERROR, VERDICT_ILLEGAL, "48",
		"only prisoners that one holds can be tendered"
		"[: {side} holds {held}][, not {asked}]"},
	[DIAG_PAYMENT] = {"payment", LEVEL_ERROR, VERDICT_ILLEGAL, "49",
		"only prisoners that one holds can be paid"
		"[: {side} holds {held}][, not {asked}]"},
	[DIAG_UNDERPAID] = {"underpaid", LEVEL_ERROR, VERDICT_ILLEGAL, "49",
		"the payment must be equal, the next lower sum that can be "
		"made, or higher"
		"[: {paid} is too little for {value}][; {side} {owed}]"},
	[DIAG_REFUSAL] = {"refusal", LEVEL_ERROR, VERDICT_ILLEGAL, "49",
		"a tender is refused only when no sum up to it can be paid"
		"[: for {value}, {side} {owed}]"},
	[DIAG_RETENDER] = {"retender", LEVEL_ERROR, VERDICT_ILLEGAL, "53",
		"after a refusal a new tender must be {wanted}"
		"[: this is worth {value}][, and {refused}]"},
	[DIAG_PASS] = {"pass", LEVEL_ERROR, VERDICT_ILLEGAL, "13",
		"a player passes only when he has no play[: {play}]"},

	/* its gestures */
	[DIAG_GESTURE] = {"gesture", LEVEL_ERROR, VERDICT_ILLEGAL, "",
		"this gesture makes no part of a turn here[: {reason}]"
		"[ ({text})]"},
	[DIAG_GESTURE_PIECE] = {"gesture-piece", LEVEL_ERROR, VERDICT_ILLEGAL,
		"", "the piece is not where the gesture says"
		"[: {reason}]"},
	[DIAG_GESTURE_DONE] = {"gesture-done", LEVEL_NOTE, VERDICT_LEGAL, "",
		"the turn is over although no Done follows"},
	[DIAG_GESTURE_CUT] = {"gesture-cut", LEVEL_WARNING, VERDICT_LEGAL, "",
		"the record ends within a turn, which is left out"},
	[DIAG_LENIENCY] = {"leniency", LEVEL_NOTE, VERDICT_LEGAL, "",
		"BoardSpace let this pass[: {what}]"},

	/* records with unknown faces */
	[DIAG_CAPTURE_UNLISTED] = {"capture-unlisted", LEVEL_ERROR,
		VERDICT_ILLEGAL, "42",
		"both players see what is captured: a record with unknown "
		"faces lists it, topmost first[: {takes:word} "
		"{takes|piece|pieces} here]"},
	[DIAG_SHOWN_FACE] = {"shown-face", LEVEL_ERROR, VERDICT_ILLEGAL, "3",
		"a piece keeps the faces that were seen of it"
		"[: {whose} cannot be {now}][, as it {earlier}]"},
	[DIAG_SHOWN_SET] = {"shown-set", LEVEL_ERROR, VERDICT_ILLEGAL, "2",
		"{side}'s set does not have all the pieces that were seen"
		"[: {facts}]"},
	[DIAG_SHOWN_UNWARRANTED] = {"shown-unwarranted", LEVEL_ERROR,
		VERDICT_UNSOUND, "19",
		"this turn does not show {what}"},
	[DIAG_SHOWN_MISSING] = {"shown-missing", LEVEL_WARNING,
		VERDICT_LEGAL, "19",
		"this turn shows the face of a piece, which its text does "
		"not say[: ~{place}:... is missing]"
		"[: the upper side of {entering}]"},
	[DIAG_FACE_UNSEEN] = {"face-unseen", LEVEL_WARNING,
		VERDICT_LEGAL, "19",
		"who kept this record has not seen that face of "
		"{entering}"},
	[DIAG_FACE_OWN] = {"face-own", LEVEL_WARNING,
		VERDICT_LEGAL, "19",
		"a player knows both faces of his own pieces[: one of "
		"{entering} is not written]"},

	/* claims */
	[DIAG_WRONG_SIDE] = {"wrong-side", LEVEL_ERROR, VERDICT_ILLEGAL, "",
		"it is {side}'s turn, but this one is said to be {other}'s"},
	[DIAG_WIN_MARK] = {"win-mark", LEVEL_ERROR, VERDICT_UNSOUND, "44",
		"the mark # says that this turn wins, but it does not"},
	[DIAG_RESULT] = {"result", LEVEL_ERROR, VERDICT_UNSOUND, "44",
		"the result is {claim}, but the board shows {shown}"
		"[ ({why})]"},
	[DIAG_RESULT_FORM] = {"result-form", LEVEL_ERROR, VERDICT_UNSOUND,
		"", "the result is not understood[: {claim}]"
		"[; results are {forms}]"},
	[DIAG_RESULT_SPELLING] = {"result-spelling", LEVEL_WARNING,
		VERDICT_LEGAL, "", "the result is written {wanted}"
		"[, not {claim}]"},
	[DIAG_RESULT_REASON] = {"result-reason", LEVEL_ERROR,
		VERDICT_UNSOUND, "44",
		"the winner is right, but the board shows {shown}, not {claim}"
		"[ ({why})]"},
	[DIAG_RESULT_TAG] = {"result-tag", LEVEL_ERROR, VERDICT_UNSOUND, "",
		"the tag Result says {tag}, but the game ends with {claim}"
		"[, and the board shows {shown}]"},
	[DIAG_RESULT_MISSING] = {"result-missing", LEVEL_ERROR,
		VERDICT_UNSOUND, "",
		"the game is finished, but its result is not written"
		"[: {shown}]"},
	[DIAG_RESULT_NONE] = {"result-none", LEVEL_WARNING, VERDICT_LEGAL,
		"", "no result is written; the game is taken as unfinished"},
	[DIAG_TAG_VALUE] = {"tag", LEVEL_ERROR,
		VERDICT_UNSOUND, "",
		"the tag {name} cannot be read[: {reason}]"},
	[DIAG_FIRST] = {"first", LEVEL_ERROR,
		VERDICT_UNSOUND, "",
		"the tag First says {first}, but the position says {side}"},
	[DIAG_RESIGN_NEEDLESS] = {"resign-needless", LEVEL_WARNING,
		VERDICT_LEGAL, "R28",
		"the game is over on the board, so nothing was left to resign"
		"[: {shown}]"},
	[DIAG_RESIGN_IMPLIED] = {"resign-implied", LEVEL_NOTE,
		VERDICT_LEGAL, "R28",
		"the board shows no end and the format has no word for a "
		"resignation; the result is read as {wanted}"},
	[DIAG_RESIGN] = {"resign", LEVEL_WARNING,
		VERDICT_LEGAL, "R28",
		"a player who has borne off no checker loses 2 points[, "
		"not {points}]"},
	[DIAG_VIEW_NEEDLESS] = {"view", LEVEL_ERROR,
		VERDICT_UNSOUND, "",
		"nothing is hidden in this game, so it has no tag View"},
	[DIAG_POSITION_CLAIM] = {"position-claim", LEVEL_ERROR,
		VERDICT_UNSOUND, "",
		"another position is reached here[: {position}]"},
	[DIAG_VARIATION_DICE] = {"variation-dice", LEVEL_WARNING,
		VERDICT_LEGAL, "",
		"the first turn of a variation has the dice of the turn "
		"that it replaces[: {dice}]"},
	[DIAG_SPELLING] = {"spelling", LEVEL_WARNING,
		VERDICT_LEGAL, "",
		"this is not how a turn is written[; it is read as "
		"{wanted}]"},

	/* two records of one game */
	[DIAG_MERGE_GAME] = {"merge-game", LEVEL_ERROR, VERDICT_UNSOUND, "",
		"the two records are not of one game: {what} differs"
		"[: {here} and {there}]"},
	[DIAG_MERGE_TURN] = {"merge-turn", LEVEL_ERROR, VERDICT_UNSOUND, "",
		"the two records disagree on turn {number}"
		"[: {here} and {there}][ ({why})]"},
	[DIAG_MERGE_RESULT] = {"merge-result", LEVEL_ERROR, VERDICT_UNSOUND,
		"", "the two records do not end alike: {here} and {there}"},
	[DIAG_MERGE_LENGTH] = {"merge-length", LEVEL_WARNING, VERDICT_LEGAL,
		"", "one of the two records ends here, and the other goes on "
		"alone"},
	[DIAG_MERGE_VARIATION] = {"merge-variation", LEVEL_WARNING,
		VERDICT_LEGAL, "",
		"only one of the two records has this variation"},
	[DIAG_MERGE_TAG] = {"merge-tag", LEVEL_WARNING, VERDICT_LEGAL, "",
		"the two records do not say the same of {what}"
		"[: {here} and {there}]"},
	[DIAG_MERGE_VIEW] = {"merge-view", LEVEL_WARNING, VERDICT_LEGAL, "",
		"both records were kept by {what}: what was hidden from one "
		"is in neither"},
};
/* clang-format on */
