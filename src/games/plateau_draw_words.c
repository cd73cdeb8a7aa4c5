/*
 * What both kinds of drawings say: who plays or has won, and the last turn.
 */
#include "games/plateau.h"

#include "base/catalog.h"
#include "games/caption.h"
#include "games/plateau_phrase.h"

void
plateau_say_state(const struct drawing *drawing, struct strbuf *out)
{
	const struct plateau *plateau = drawing->position;
	struct outcome outcome;
	struct phrase phrase;

	phrase_start(&phrase, drawing->catalog);
	plateau_outcome(plateau, &outcome);
	if (outcome.ending == ENDING_WIN) {
		phrase_slot_words(&phrase, "side", phrase_side(outcome.winner));
		phrase_write(&phrase,
			     outcome.reason[0] == 'S'
				     ? N_("{side} has won: six in a unit")
				     : N_("{side} has won: six captured"),
			     out);
	} else if (outcome.ending == ENDING_DRAW) {
		phrase_write(&phrase,
			     "Drawn: the position occurred three times", out);
	} else {
		phrase_slot_words(&phrase, "side",
				  phrase_side(plateau->to_move));
		phrase_slot_number(&phrase, "number", plateau->number);
		phrase_write(&phrase, "{side} to play, turn {number}", out);
	}
}

bool
plateau_say_last_turn(const struct drawing *drawing, struct strbuf *out)
{
	const struct plateau *before = drawing->before;

	return before != NULL && caption_turn(drawing, before->number,
					      (enum side)before->to_move, out);
}
