/*
 * Whose numbers the points have, where each side may count them from its own
 * end or from the other's.  Private to record/text_*.
 */
#ifndef RECORD_TEXT_NUMBERING_H
#define RECORD_TEXT_NUMBERING_H

struct frame;

/*
 * Checkers only ever go down in their own side's numbers, so a step that goes
 * up is numbered by the other side, and the first step of a side tells for all
 * of its turns.  Sets `numbered_by` of the record; tells a turn that goes the
 * other way than the first of its side, and both sides counting upwards.
 */
void text_find_numbering(struct frame *frame);

#endif
