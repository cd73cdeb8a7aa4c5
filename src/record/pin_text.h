/*
 * Texts of .pin files as they are meant.  Results are in the arena.  Private
 * to record/pin_*.
 */
#ifndef RECORD_PIN_TEXT_H
#define RECORD_PIN_TEXT_H

#include "base/text.h"

struct arena;

/*
 * The inside of a comment: a line end with the blanks around it is one space,
 * several of them are a paragraph ("\n\n").
 */
struct text pin_join_lines(struct arena *arena, struct text inside);

/* Words with one space between them. */
struct text pin_join_words(struct arena *arena, struct text words);

/* "3. ..." is "3...". */
struct text pin_join_number(struct arena *arena, struct text number);

/* A tag's value: \" is " and \\ is \. */
struct text pin_undo_escapes(struct arena *arena, struct text value);

#endif
