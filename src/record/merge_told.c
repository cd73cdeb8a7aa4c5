/*
 * What one record tells: noted while it is replayed on its own board.
 */
#include <string.h>

#include "record/merge_state.h"
#include "record/notation.h"

/* Keeps what is used of the fields, which have room for much more. */
static void
keep_fields(struct merge *merge, const struct fields *fields, struct told *told)
{
	size_t size = fields->count * sizeof(fields->values[0]);
	struct field_value *values = arena_take(merge->arena, size + 1);
	char *bytes = arena_take(merge->arena, fields->byte_count + 1u);

	memcpy(values, fields->values, size);
	memcpy(bytes, fields->bytes, fields->byte_count);
	told->turn_kind = fields->kind;
	told->field_count = fields->count;
	told->values = values;
	told->bytes = bytes;
}

/* A full record tells what was captured, too: as a sheet would. */
static void
note_turn(struct merge *merge, const struct replay *replay, struct told *told)
{
	const struct game *game = replay->game;
	struct fields *fields = &merge->fields;

	if (replay->knowledge == NULL && game->secrets != NULL)
		game->secrets->write_full(replay->before, replay->move, fields);
	else
		replay_turn_fields(replay, fields);
	keep_fields(merge, fields, told);
	told->side = game->to_move(replay->before);
	told->glyph = arena_copy(merge->arena, replay_glyph(replay->state));
}

/* Brackets that open and close; those left open end with the record. */
struct brackets {
	size_t open[RECORD_DEPTH_MAX];
	size_t depth;
};

static void
note_bracket(struct brackets *brackets, struct sheet *sheet, size_t at)
{
	struct told *told = &sheet->told[at];

	if (told->item->kind == ITEM_OPEN) {
		told->close = SIZE_MAX;
		brackets->open[brackets->depth++] = at;
	} else if (told->item->kind == ITEM_CLOSE && brackets->depth > 0) {
		sheet->told[brackets->open[--brackets->depth]].close = at;
	}
}

static void
close_all(struct brackets *brackets, struct sheet *sheet)
{
	while (brackets->depth > 0)
		sheet->told[brackets->open[--brackets->depth]].close =
			sheet->count;
}

void
merge_note(struct merge *merge, unsigned which)
{
	struct sheet *sheet = &merge->sheets[which];
	struct replay *replay = sheet->replay;
	struct brackets *brackets = arena_take(merge->arena, sizeof(*brackets));
	enum replay_event event;

	brackets->depth = 0;
	sheet->told = arena_take(merge->arena, (replay->record->item_count +
						1) * sizeof(*sheet->told));
	while ((event = replay_step(replay)) != REPLAY_END) {
		const struct item *item = replay_item(replay);
		struct told *told = &sheet->told[sheet->count];

		if (item->kind == ITEM_NUMBER ||
		    (item->kind == ITEM_RESULT &&
		     item != record_result(replay->record)))
			continue;
		memset(told, 0, sizeof(*told));
		told->item = item;
		told->event = event;
		told->number = replay->state->start_number +
			       replay_line(replay)->plies_before;
		if (event == REPLAY_PLAYED)
			note_turn(merge, replay, told);
		note_bracket(brackets, sheet, sheet->count++);
	}
	close_all(brackets, sheet);
	replay_finish(replay);
}

struct text
merge_write_told(struct merge *merge, unsigned which, const struct told *told)
{
	struct replay_state *state = merge->sheets[which].replay->state;
	struct fields *fields = &state->tools->fields;
	struct strbuf *words = &state->tools->words;
	size_t i;

	if (told->event != REPLAY_PLAYED)
		return told->item->text;
	fields_clear(fields, told->turn_kind);
	for (i = 0; i < told->field_count; i++)
		fields_add(fields, (enum field)told->values[i].name,
			   (struct text){told->bytes + told->values[i].start,
					 told->values[i].length});
	strbuf_clear(words);
	notation_write(state->native, fields, told->side, words);
	return arena_copy(merge->arena, strbuf_text(words));
}
