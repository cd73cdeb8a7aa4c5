/*
 * A turn of a record to a move, by what was met before.
 */
#include <stdlib.h>
#include <string.h>

#include "record/notation.h"
#include "record/replay_state.h"

struct turn_reader *
replay_find_reader(struct replay_tools *tools, const struct notation *notation)
{
	struct turn_reader *reader = tools->readers;

	while (reader != NULL && reader->notation != notation)
		reader = reader->next;
	if (reader != NULL)
		return reader;
	reader = calloc(1, sizeof(*reader));
	if (reader == NULL)
		out_of_memory();
	reader->notation = notation;
	reader->reader = notation_reader_new(notation);
	reader->cache = turn_cache_new();
	replay_set_numbering(reader, ITEM_UNSAID);
	reader->next = tools->readers;
	tools->readers = reader;
	return reader;
}

void
replay_free_readers(struct replay_tools *tools)
{
	while (tools->readers != NULL) {
		struct turn_reader *next = tools->readers->next;

		notation_reader_free(tools->readers->reader);
		turn_cache_free(tools->readers->cache);
		free(tools->readers);
		tools->readers = next;
	}
}

void
replay_set_numbering(struct turn_reader *reader, enum item_side side)
{
	notation_set_view(reader->reader, side);
	reader->is_turned[SIDE_WHITE] = notation_is_turned(reader->reader,
							   SIDE_WHITE);
	reader->is_turned[SIDE_BLACK] = notation_is_turned(reader->reader,
							   SIDE_BLACK);
}

static void
note_field(const struct fields *fields, size_t n, struct turn_words *words)
{
	struct text text = field_text(fields, n);
	enum field name = (enum field)fields->values[n].name;

	if (name == FIELD_WIN)
		words->wins = true;
	if (name == FIELD_GLYPH)
		words->has_glyph = true;
	if (name == FIELD_SHOWN_PIECE)
		words->shows = true;
	if (name == FIELD_GLYPH || text.length == 0 ||
	    memchr(text.start, '?', text.length) == NULL)
		return;
	words->is_unknown = true;
	if (name == FIELD_PIECE)
		words->enters_some = true;
}

static void
note_words(const struct fields *fields, struct turn_words *words)
{
	size_t n;

	for (n = 0; n < fields->count; n++)
		note_field(fields, n, words);
	if (!replay_read_dice(fields, words->dice))
		memset(words->dice, 0, sizeof(words->dice));
}

/* By what, beside its words, the meaning of a turn is found. */
static unsigned
dialect_of(const struct replay_state *state, const struct turn_reader *reader,
	   enum side mover)
{
	return state->dialect << 1 | reader->is_turned[mover];
}

/* What is told of the words of a turn goes with them, so it is read anew. */
static void
keep_move(struct replay_state *state, unsigned dialect, const void *move)
{
	size_t size = state->game->kept_size(move);

	if (size > 0 && state->tools->problem.fact_count == 0)
		turn_cache_put(state->turn_reader->cache, state->turn, dialect,
			       &state->words, move, size);
}

enum diag
replay_read_turn(struct replay_state *state, struct turn_reader *reader,
		 struct text turn, enum side mover, const void *position,
		 void *move)
{
	const struct game *game = state->game;
	unsigned dialect = dialect_of(state, reader, mover);
	struct problem *problem = replay_problem(state);
	enum diag wrong = DIAG_NONE;
	const struct fields *fields;

	state->turn = turn;
	state->turn_mover = mover;
	state->turn_reader = reader;
	if (turn_cache_get(reader->cache, turn, dialect, &state->words, move)) {
		game->complete(position, move);
		return DIAG_NONE;
	}
	memset(&state->words, 0, sizeof(state->words));
	fields = notation_read(reader->reader, turn, mover, &wrong, problem);
	if (fields == NULL)
		return wrong;
	note_words(fields, &state->words);
	wrong = game->read_move(position, fields, move, problem);
	if (wrong == DIAG_NONE)
		keep_move(state, dialect, move);
	return wrong;
}

struct text
replay_glyph(const struct replay_state *state)
{
	struct text none = {"", 0};
	struct problem problem = {0};
	enum diag wrong = DIAG_NONE;

	if (!state->words.has_glyph)
		return none;
	return fields_find(notation_read(state->turn_reader->reader,
					 state->turn, state->turn_mover, &wrong,
					 &problem),
			   FIELD_GLYPH);
}
