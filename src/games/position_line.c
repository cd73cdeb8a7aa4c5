/*
 * A position in one line: its words, and the places of what is wrong.
 */
#include "games/position_line.h"

/* Where a part is empty, its place is the character before it, if any. */
enum diag
position_fail_at(const struct position_line *line, enum diag wrong,
		 struct text part)
{
	size_t start = (size_t)(part.start - line->text.start);

	if (part.length == 0 && start > 0) {
		start--;
		part.length = 1;
	}
	line->problem->start = start;
	line->problem->length = part.length;
	return wrong;
}

enum diag
position_fail(const struct position_line *line, enum diag wrong,
	      struct text part, const char *reason)
{
	problem_words(line->problem, "reason", reason);
	return position_fail_at(line, wrong, part);
}

enum diag
position_line_read(const struct position_line *line,
		   const struct position_part *parts, size_t count,
		   void *reader, const char *last)
{
	struct text rest = line->text, word;
	enum diag wrong;
	size_t i;

	for (i = 0; i < count; i++) {
		if (!text_next_word(&rest, &word))
			return position_fail(line, DIAG_POSITION_SYNTAX,
					     line->text, parts[i].missing);
		wrong = parts[i].read(reader, word);
		if (wrong != DIAG_NONE)
			return wrong;
	}
	if (text_next_word(&rest, &word))
		return position_fail(line, DIAG_POSITION_SYNTAX, word, last);
	return DIAG_NONE;
}
