/*
 * The legal turns of a position, in canonical text, sorted.
 */
#include "cli/turns.h"

#include <stdlib.h>
#include <string.h>

#include "base/fields.h"
#include "cli/board.h"
#include "games/game.h"
#include "record/notation.h"

/* Where lines are compared: qsort takes no context. */
struct sortable {
	struct text text;
	struct turn_line line;
};

static bool
wins(const struct board *board, const void *move)
{
	enum side mover = board->game->to_move(board->position);
	void *after = malloc(board->game->position_size);
	struct outcome outcome;

	if (after == NULL)
		out_of_memory();
	memcpy(after, board->position, board->game->position_size);
	board->game->play(after, move);
	board->game->outcome(after, &outcome);
	free(after);
	return outcome.ending == ENDING_WIN && outcome.winner == mover;
}

void
turns_add(struct turn_list *list, const struct board *board, const void *move,
	  unsigned long long count)
{
	struct fields fields;
	struct turn_line *line;

	board->game->write_move(board->position, move, &fields);
	if (wins(board, move))
		fields_add(&fields, FIELD_WIN, text_of("#"));
	if (list->count == list->capacity) {
		list->capacity = list->capacity > 0 ? list->capacity * 2 : 256;
		list->lines = realloc(list->lines,
				      list->capacity * sizeof(*line));
		if (list->lines == NULL)
			out_of_memory();
	}
	line = &list->lines[list->count++];
	line->start = list->text.length;
	line->count = count;
	notation_write(board->notation, &fields,
		       board->game->to_move(board->position), &list->text);
	line->length = list->text.length - line->start;
}

struct gathering {
	struct turn_list *list;
	const struct board *board;
};

static bool
gather(void *context, const void *move)
{
	struct gathering *gathering = context;

	turns_add(gathering->list, gathering->board, move, 0);
	return true;
}

void
turns_add_all(struct turn_list *list, const struct board *board)
{
	struct gathering gathering = {list, board};

	board->game->list(board->position, gather, &gathering);
}

static int
compare(const void *a, const void *b)
{
	const struct sortable *one = a, *two = b;
	size_t least = one->text.length < two->text.length ? one->text.length
							   : two->text.length;
	int order = memcmp(one->text.start, two->text.start, least);

	if (order != 0)
		return order;
	return (one->text.length > two->text.length) -
	       (one->text.length < two->text.length);
}

void
turns_sort(struct turn_list *list)
{
	struct sortable *sorted;
	size_t n;

	if (list->count == 0)
		return;
	sorted = malloc(list->count * sizeof(*sorted));
	if (sorted == NULL)
		out_of_memory();
	for (n = 0; n < list->count; n++) {
		sorted[n].text = turns_text(list, n);
		sorted[n].line = list->lines[n];
	}
	qsort(sorted, list->count, sizeof(*sorted), compare);
	for (n = 0; n < list->count; n++)
		list->lines[n] = sorted[n].line;
	free(sorted);
}

struct text
turns_text(const struct turn_list *list, size_t n)
{
	return text_slice(strbuf_text(&list->text), list->lines[n].start,
			  list->lines[n].length);
}

void
turns_free(struct turn_list *list)
{
	strbuf_free(&list->text);
	free(list->lines);
	*list = (struct turn_list){0};
}
