/*
 * Random legal games.  Of all turns a handful is drawn evenly; among these the
 * livelier ones are likelier, so that games come to an end.
 */
#include "record/randomgame.h"

#include <string.h>

#include "base/arena.h"
#include "base/fields.h"
#include "base/random.h"
#include "base/strbuf.h"
#include "games/game.h"
#include "record/notation.h"
#include "record/pin.h"
#include "record/record.h"
#include "record/repetition.h"

enum { CANDIDATES = 8, SEEN_MAX = 64, TAGS_MAX = 8 };

/* How likely a drawn turn is to be played, against the others drawn. */
enum {
	WEIGHT_WIN = 400,
	WEIGHT_CAPTURE = 12,
	WEIGHT_MOVE = 3,
	WEIGHT_ENTRY = 3,
	WEIGHT_TENDER = 1
};

/* One game being played. */
struct table {
	const struct random_setup *setup;
	const struct game *game;
	uint64_t *seed;
	struct arena arena;
	char *positions; /* from the start on, the last one is the board */
	size_t position_count;
	unsigned turns;	 /* played, without refused tenders */
	char *moves;	 /* the candidates */
	unsigned listed; /* how many turns were seen while drawing */
	struct fields fields;
	struct strbuf text;
	bool is_numbered; /* the number of this turn has been written */
	struct item *items;
	size_t item_count, item_capacity;
	struct outcome outcome;
	char result[16];
	struct text seen[SEEN_MAX]; /* pieces that have entered */
	unsigned seen_count;
};

static void *
position_at(const struct table *table, size_t n)
{
	return table->positions + n * table->game->position_size;
}

static void *
board(const struct table *table)
{
	return position_at(table, table->position_count - 1);
}

static void *
candidate(const struct table *table, unsigned n)
{
	return table->moves + n * table->game->move_size;
}

static void
add_item(struct table *table, struct item item)
{
	table->items = arena_grow(&table->arena, table->items,
				  table->item_count, &table->item_capacity,
				  sizeof(*table->items));
	table->items[table->item_count++] = item;
}

/* Adds the turn that the fields say, with its number where one belongs. */
static void
add_turn(struct table *table)
{
	unsigned number = table->game->turn_number(board(table));
	struct item item = {.kind = ITEM_TURN};

	strbuf_clear(&table->text);
	notation_write(table->setup->notation, &table->fields,
		       table->game->to_move(board(table)), &table->text);
	item.text = arena_copy(&table->arena, strbuf_text(&table->text));
	if (number % 2 == 1 && !table->is_numbered)
		item.number = (number + 1) / 2;
	table->is_numbered = true;
	add_item(table, item);
}

/* --- choosing a turn --- */

/*
 * Each candidate is drawn evenly from every eighth turn: one pass and one
 * random number a turn.
 */
static bool
consider(void *context, const void *move)
{
	struct table *table = context;
	unsigned n = table->listed % CANDIDATES;
	unsigned rank = table->listed / CANDIDATES + 1;

	table->listed++;
	if (rank == 1 || random_below(table->seed, rank) == 0)
		memcpy(candidate(table, n), move, table->game->move_size);
	return true;
}

/* Plays a move on the room after the board; returns what it shows. */
static struct outcome
try_move(const struct table *table, const void *move)
{
	void *after = position_at(table, table->position_count);
	struct outcome outcome;

	memcpy(after, board(table), table->game->position_size);
	table->game->play(after, move);
	table->game->outcome(after, &outcome);
	return outcome;
}

static unsigned
weight(struct table *table, const void *move)
{
	if (try_move(table, move).ending == ENDING_WIN)
		return WEIGHT_WIN;
	table->game->write_move(board(table), move, &table->fields);
	if (fields_has(&table->fields, FIELD_CAPTURES))
		return WEIGHT_CAPTURE;
	if (fields_has(&table->fields, FIELD_TENDER))
		return WEIGHT_TENDER;
	if (fields_has(&table->fields, FIELD_FROM))
		return WEIGHT_MOVE;
	return WEIGHT_ENTRY;
}

/* One of the legal turns, or NULL when there is none. */
static const void *
choose(struct table *table)
{
	unsigned weights[CANDIDATES], sum = 0, count, n;

	table->listed = 0;
	if (table->game->has_dice)
		table->game->set_dice(board(table),
				      1 + random_below(table->seed, 6),
				      1 + random_below(table->seed, 6));
	table->game->list(board(table), consider, table);
	if (table->listed == 0)
		return NULL;
	count = table->listed < CANDIDATES ? table->listed : CANDIDATES;
	for (unsigned i = 0; i < count; i++) {
		weights[i] = weight(table, candidate(table, i));
		sum += weights[i];
	}
	n = random_below(table->seed, sum);
	for (unsigned i = 0; i < count; i++) {
		if (n < weights[i])
			return candidate(table, i);
		n -= weights[i];
	}
	return NULL;
}

/* --- refused tenders --- */

/* The kind of turn with that name, or the number of kinds. */
static unsigned
find_kind(const struct game *game, const char *name)
{
	unsigned kind = 0;

	while (game->turn_kinds[kind] &&
	       strcmp(game->turn_kinds[kind], name) != 0)
		kind++;
	return kind;
}

/*
 * Tenders a piece that has entered earlier and lets it be refused, if the
 * rules have such turns and allow this one.
 */
static void
try_refusal(struct table *table)
{
	const struct game *game = table->game;
	unsigned kind = find_kind(game, "refusal");
	struct problem problem = {0};
	void *move = candidate(table, 0);
	unsigned n;

	if (!game->turn_kinds[kind] || table->seen_count == 0)
		return;
	n = random_below(table->seed, table->seen_count);
	fields_clear(&table->fields, kind);
	fields_add(&table->fields, FIELD_TENDER, table->seen[n]);
	if (game->read_move(board(table), &table->fields, move, &problem) !=
		    DIAG_NONE ||
	    game->check(board(table), move) != DIAG_NONE)
		return;
	game->write_move(board(table), move, &table->fields);
	add_turn(table);
	game->play(board(table), move);
}

static void
remember_pieces(struct table *table)
{
	for (size_t i = 0; i < table->fields.count; i++) {
		if (table->fields.values[i].name != FIELD_PIECE ||
		    table->seen_count == SEEN_MAX)
			continue;
		table->seen[table->seen_count++] = arena_copy(
			&table->arena, field_text(&table->fields, i));
	}
}

/* --- playing --- */

static void
play_turn(struct table *table, const void *move)
{
	const struct game *game = table->game;

	table->outcome = try_move(table, move);
	game->write_move(board(table), move, &table->fields);
	remember_pieces(table);
	if (table->outcome.ending == ENDING_WIN)
		fields_add(&table->fields, FIELD_WIN, text_of("#"));
	add_turn(table);
	table->is_numbered = false;
	table->position_count++;
	table->turns++;
	if (table->outcome.ending == ENDING_NONE &&
	    repetition_is_reached(game, table->positions,
				  table->position_count)) {
		game->set_repeated(board(table));
		game->outcome(board(table), &table->outcome);
	}
}

static void
play_game(struct table *table)
{
	const struct game *game = table->game;
	const void *move;

	game->start(table->setup->rules, board(table));
	while (table->turns < table->setup->turns_most &&
	       table->outcome.ending == ENDING_NONE) {
		if (random_below(table->seed, 4) == 0)
			try_refusal(table);
		move = choose(table);
		if (!move)
			return;
		play_turn(table, move);
	}
}

/* --- the record --- */

static void
set_win(struct table *table, enum side winner, const char *reason)
{
	size_t length = strlen(reason);

	table->result[0] = winner == SIDE_WHITE ? 'W' : 'B';
	table->result[1] = '+';
	memcpy(table->result + 2, reason, length + 1);
}

/* What the board shows, or what players do who cannot finish a game. */
static void
set_result(struct table *table)
{
	unsigned chance = random_below(table->seed, 8);
	unsigned most = table->game->points_most(board(table));

	if (table->outcome.ending == ENDING_WIN)
		set_win(table, table->outcome.winner, table->outcome.reason);
	else if (table->outcome.ending == ENDING_DRAW ||
		 (chance == 0 && most == 0))
		memcpy(table->result, "Draw", 5);
	else if (chance <= 1)
		memcpy(table->result, "*", 2);
	else
		set_win(table, opponent(table->game->to_move(board(table))),
			most > 0 ? "2R" : "R");
}

static void
add_tag(struct record *record, const char *name, struct text value)
{
	struct tag *tag = &record->tags[record->tag_count++];

	tag->name = text_of(name);
	tag->value = value;
}

static struct text
random_player(struct table *table)
{
	static const char *const players[] = {
		"Ada",	  "Ben",   "Chiara", "Dmitri", "Eleni", "Farid",
		"Gudrun", "Hamid", "Ines",   "Jörg",   "Kofi",	"Lin",
	};

	return text_of(players[random_below(table->seed, 12)]);
}

static struct text
random_date(struct table *table)
{
	strbuf_clear(&table->text);
	strbuf_format(&table->text, "%u.%02u.%02u",
		      1986 + random_below(table->seed, 40),
		      1 + random_below(table->seed, 12),
		      1 + random_below(table->seed, 28));
	return arena_copy(&table->arena, strbuf_text(&table->text));
}

static void
write_record(struct table *table, struct strbuf *out)
{
	const struct random_setup *setup = table->setup;
	struct tag tags[TAGS_MAX] = {{.offset = 0}};
	struct record record = {.tags = tags};

	add_item(table, (struct item){.kind = ITEM_RESULT,
				      .text = text_of(table->result)});
	add_tag(&record, "Game",
		text_of(table->game->variants[setup->variant]));
	add_tag(&record, "Event", text_of("Random games"));
	add_tag(&record, "Date", random_date(table));
	add_tag(&record, "Black", random_player(table));
	add_tag(&record, "White", random_player(table));
	add_tag(&record, "Result", text_of(table->result));
	if (setup->rules_words.length > 0)
		add_tag(&record, "Rules", setup->rules_words);
	record.items = table->items;
	record.item_count = table->item_count;
	pin_write(&record, out);
}

bool
random_game(const struct random_setup *setup, uint64_t *seed,
	    struct strbuf *out)
{
	const struct game *game = setup->game;
	struct table table = {
		.setup = setup,
		.game = game,
		.seed = seed,
		.position_count = 1,
	};

	table.positions = arena_take(&table.arena, ((size_t)setup->turns_most +
						    2) * game->position_size);
	table.moves = arena_take(&table.arena, CANDIDATES * game->move_size);
	play_game(&table);
	set_result(&table);
	write_record(&table, out);
	arena_free(&table.arena);
	strbuf_free(&table.text);
	return table.outcome.ending != ENDING_NONE;
}
