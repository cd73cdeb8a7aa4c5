/*
 * The facts of a broken rule, for the sentence that tells of it: what stands
 * where, how high, since when.  The functions that gather them lie in the files
 * plateau_words_*.c, here those that concern the game as a whole.
 */
#include "games/plateau_words.h"

#include "base/catalog.h"

void
case_start(const struct case_at_hand *at_hand, struct phrase *phrase)
{
	phrase_start(phrase, at_hand->problem->catalog);
}

void
case_phrase(const struct case_at_hand *at_hand, const char *name,
	    const struct phrase *phrase)
{
	problem_fact(at_hand->problem, name, phrase_text(phrase));
}

void
case_word(const struct case_at_hand *at_hand, const char *name,
	  const char *word)
{
	problem_words(at_hand->problem, name, word);
}

void
case_number(const struct case_at_hand *at_hand, const char *name,
	    unsigned number)
{
	problem_number(at_hand->problem, name, (long)number);
}

void
case_asked(const struct case_at_hand *at_hand, unsigned number,
	   const char *large)
{
	const struct problem *problem = at_hand->problem;
	const struct fact *fact = problem_find(problem, text_of(large));

	if (fact == NULL || number < PLATEAU_NUMBER_MOST)
		case_number(at_hand, "asked", number);
	else
		problem_fact(at_hand->problem, "asked",
			     problem_text(problem, fact));
}

void
case_square(const struct case_at_hand *at_hand, const char *name,
	    unsigned square)
{
	struct phrase phrase;

	phrase_start(&phrase, NULL);
	phrase_add_square(&phrase, at_hand->plateau, square);
	case_phrase(at_hand, name, &phrase);
}

void
case_side(const struct case_at_hand *at_hand)
{
	case_word(at_hand, "side", phrase_side(at_hand->plateau->to_move));
}

/* The top unit of a column, or its piece when it is a single one. */
void
words_say_top(struct phrase *phrase, const struct plateau *plateau,
	      unsigned square)
{
	unsigned height = plateau_height(plateau, square);
	unsigned unit = plateau_unit(plateau, square);
	const struct piece *top;

	if (height == 0) {
		phrase_say(phrase, "nothing");
		return;
	}
	top = plateau_column(plateau, square) + height - 1;
	if (unit == 1)
		phrase_add_piece(phrase, top);
	else
		phrase_add_unit(phrase, top->owner, unit);
}

/* The square on which a side has a unit of six, or the number of squares. */
static unsigned
find_six(const struct plateau *plateau, enum side side)
{
	unsigned square,
		squares = (unsigned)plateau->rules.size * plateau->rules.size;

	for (square = 0; square < squares; square++) {
		if (plateau_longest_unit(plateau, square, side) >= PLATEAU_WIN)
			break;
	}
	return square;
}

static void
say_winner(struct phrase *phrase, const struct plateau *plateau,
	   enum side winner)
{
	unsigned held = plateau_total(plateau->prisoners[winner]);
	unsigned six = find_six(plateau, winner);
	bool has_six = six <
		       (unsigned)plateau->rules.size * plateau->rules.size;

	phrase_slot_words(phrase, "side", phrase_side(winner));
	phrase_slot_number(phrase, "held", held);
	if (!has_six) {
		phrase_say(phrase,
			   "{side} has won with {held:count} prisoners");
		return;
	}
	phrase_slot_number(phrase, "height",
			   plateau_longest_unit(plateau, six, winner));
	phrase_slot_square(phrase, "square", plateau, six);
	phrase_say(phrase, held >= PLATEAU_WIN
				   ? N_("{side} has won with {held:count} "
					"prisoners and a unit of "
					"{height:count} on {square}")
				   : N_("{side} has won with a unit of "
					"{height:count} on {square}"));
}

static void
explain_game_over(const struct case_at_hand *at_hand)
{
	struct phrase phrase;
	struct outcome outcome = {0};

	case_start(at_hand, &phrase);
	plateau_outcome(at_hand->plateau, &outcome);
	switch (outcome.ending) {
	case ENDING_NONE:
		return;
	case ENDING_WIN:
		say_winner(&phrase, at_hand->plateau, outcome.winner);
		break;
	case ENDING_DRAW:
		phrase_say(&phrase, "drawn, as the same position stood on the "
				    "board for the third time");
		problem_fact(at_hand->problem, "rule", text_of("B26"));
		break;
	}
	case_phrase(at_hand, "reason", &phrase);
}

/* --- a pass while a play exists --- */

struct search {
	bool found;
	struct plateau_move play;
};

static bool
take_board_play(void *context, const void *move)
{
	const struct plateau_move *play = move;
	struct search *search = context;

	if (play->kind == PLATEAU_EXCHANGE || play->kind == PLATEAU_PASS)
		return true;
	search->found = true;
	search->play = *play;
	return false;
}

static void
say_play(struct phrase *phrase, const struct plateau *plateau,
	 const struct plateau_move *play)
{
	switch ((enum plateau_turn)play->kind) {
	case PLATEAU_OPENING:
	case PLATEAU_ONBOARD:
		phrase_slot_square(phrase, "square", plateau, play->square);
		phrase_say(phrase, "{side} can put a piece on {square}");
		break;
	case PLATEAU_MOVE:
		phrase_slot_square(phrase, "from", plateau, play->square);
		phrase_slot_square(phrase, "to", plateau,
				   play->stops[play->stop_count - 1].square);
		phrase_say(phrase, "{side} can move from {from} to {to}");
		break;
	case PLATEAU_STOMP:
		phrase_slot_square(phrase, "square", plateau, play->square);
		phrase_say(phrase, "{side} can capture on {square}");
		break;
	case PLATEAU_FLIP:
	case PLATEAU_EXCHANGE:
	case PLATEAU_REFUSAL:
	case PLATEAU_PASS:
	case PLATEAU_TURN_COUNT:
		break;
	}
}

static void
explain_pass(const struct case_at_hand *at_hand)
{
	struct phrase play;
	struct search search = {0};

	/* Where faces are unknown, a list of what could be would be a guess. */
	if (at_hand->plateau->is_hidden[at_hand->plateau->to_move])
		return;
	plateau_list(at_hand->plateau, take_board_play, &search);
	case_start(at_hand, &play);
	phrase_slot_words(&play, "side",
			  phrase_side(at_hand->plateau->to_move));
	if (search.found)
		say_play(&play, at_hand->plateau, &search.play);
	else
		phrase_say(&play, "{side} can still tender prisoners");
	case_phrase(at_hand, "play", &play);
}

/* Ids that are missing here have sentences without facts of the board. */
static void (*const explainers[DIAG_COUNT])(const struct case_at_hand *) = {
	[DIAG_NO_SUCH_PIECE] = explain_no_such_piece,
	[DIAG_GAME_OVER] = explain_game_over,
	[DIAG_OPENING] = explain_opening,
	[DIAG_PERIMETER] = explain_perimeter,
	[DIAG_OCCUPIED] = explain_occupied,
	[DIAG_RESERVE] = explain_reserve,
	[DIAG_HEIGHT] = explain_height,
	[DIAG_ONBOARD_TOUCH] = explain_onboard_touch,
	[DIAG_ONBOARD_ENEMY] = explain_between,
	[DIAG_EMPTY] = explain_empty,
	[DIAG_PINNED] = explain_pinned,
	[DIAG_NOT_OWN] = explain_not_own,
	[DIAG_COUNT_OF_UNIT] = explain_count,
	[DIAG_FLIP] = explain_flip,
	[DIAG_DIRECTION] = explain_direction,
	[DIAG_LINE] = explain_way,
	[DIAG_DISTANCE] = explain_distance,
	[DIAG_TWISTER] = explain_way,
	[DIAG_CORNER] = explain_corner,
	[DIAG_PATH] = explain_path,
	[DIAG_DROP_COUNT] = explain_drop_count,
	[DIAG_PICKUP_COUNT] = explain_pickup_count,
	[DIAG_PICKUP_ENEMY] = explain_pickup_enemy,
	[DIAG_PIN_BLANK] = explain_pin_blank,
	[DIAG_LANDING_BLANK] = explain_landing_blank,
	[DIAG_CAPTURE_COUNT] = explain_capture_count,
	[DIAG_CAPTURE_LIST] = explain_capture_list,
	[DIAG_CAPTURE_UNMARKED] = explain_capture_unmarked,
	[DIAG_STOMP_BLANK] = explain_stomp_blank,
	[DIAG_STOMP_NOTHING] = explain_stomp_nothing,
	[DIAG_TENDER] = explain_tender,
	[DIAG_PAYMENT] = explain_payment,
	[DIAG_UNDERPAID] = explain_underpaid,
	[DIAG_REFUSAL] = explain_refusal,
	[DIAG_RETENDER] = explain_retender,
	[DIAG_PASS] = explain_pass,
};

void
plateau_explain(const void *position, const void *move, enum diag broken,
		struct problem *problem)
{
	struct case_at_hand at_hand = {position, move, problem};

	if (explainers[broken] != NULL)
		explainers[broken](&at_hand);
}
