/*
 * Reads the bytes as an SGF file: places lie inside, brackets are balanced,
 * pieces hold the same games as the whole, and what is written reads the same.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "games/games.h"
#include "record/notation.h"
#include "record/record.h"
#include "record/sgf.h"
#include "record/sgf_scan.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

enum { GAMES_MAX = 4096 };

/* Aborts, so that the fuzzer keeps the input. */
static void
must(bool is_true)
{
	if (!is_true)
		abort();
}

/* What was read of some bytes, summed up. */
struct games {
	size_t count;
	size_t starts[GAMES_MAX + 1]; /* and where the last one ended */
	uint64_t hashes[GAMES_MAX];   /* of what the records hold */
};

static void
add_number(uint64_t *hash, uint64_t number)
{
	*hash = (*hash ^ number) * 0x100000001B3u;
	*hash ^= *hash >> 29;
}

static void
add_text(uint64_t *hash, struct text text)
{
	size_t i;

	add_number(hash, text.length);
	for (i = 0; i < text.length; i++)
		add_number(hash, (uint8_t)text.start[i]);
}

/* A comment is one whatever it stands in. */
static void
add_item(uint64_t *hash, const struct item *item)
{
	enum item_kind kind = item->kind;

	if (kind == ITEM_NUMBER)
		return;
	if (kind == ITEM_LINE_COMMENT)
		kind = ITEM_COMMENT;
	add_number(hash, kind);
	if (kind != ITEM_OPEN && kind != ITEM_CLOSE)
		add_text(hash, item->text);
}

static uint64_t
hash_items(const struct record *record)
{
	uint64_t hash = 1;
	size_t i;

	for (i = 0; i < record->item_count; i++)
		add_item(&hash, &record->items[i]);
	return hash;
}

static uint64_t
hash_record(const struct record *record, const struct diags *diags)
{
	uint64_t hash = hash_items(record);
	size_t i, j;

	for (i = 0; i < record->tag_count; i++) {
		const struct tag *tag = &record->tags[i];

		add_text(&hash, tag->name);
		add_text(&hash, tag->value);
		for (j = 0; j < tag->comment_count; j++)
			add_item(&hash, &tag->comments[j]);
	}
	add_text(&hash, record->after_result);
	for (i = 0; i < diags->count; i++)
		add_number(&hash, diags->findings[i].id);
	return hash;
}

/* Tags in any order: their comments may go to another one. */
static uint64_t
hash_tags(const struct record *record)
{
	uint64_t sum = 0;
	size_t i;

	for (i = 0; i < record->tag_count; i++) {
		uint64_t hash = 1;

		add_text(&hash, record->tags[i].name);
		add_text(&hash, record->tags[i].value);
		sum += hash;
	}
	return sum;
}

static void
check_places(const struct record *record, const struct diags *diags,
	     size_t length)
{
	size_t i, depth = 0, end = record->offset + record->length;

	must(end <= length);
	for (i = 0; i < record->item_count; i++) {
		const struct item *item = &record->items[i];

		must(item->offset >= record->offset &&
		     item->offset + item->length <= end);
		must(item->kind != ITEM_TURN ||
		     item->text.length <= RECORD_TURN_BYTES_MAX);
		depth += item->kind == ITEM_OPEN;
		must(item->kind != ITEM_CLOSE || depth > 0);
		depth -= item->kind == ITEM_CLOSE;
		must(depth <= RECORD_DEPTH_MAX);
	}
	must(depth == 0);
	for (i = 0; i < record->tag_count; i++)
		must(record->tags[i].offset >= record->offset &&
		     record->tags[i].offset + record->tags[i].length <= end);
	for (i = 0; i < diags->count; i++)
		must(diags->findings[i].offset + diags->findings[i].length <=
		     length);
}

/*
 * As the canonical form does: numbers as they were read are dropped, turns have
 * who moves and the number of the ply.
 */
static void
give_plies(struct record *record)
{
	size_t kept = 0, i;
	unsigned ply = 0;

	for (i = 0; i < record->item_count; i++)
		if (record->items[i].kind != ITEM_NUMBER)
			record->items[kept++] = record->items[i];
	record->item_count = kept;
	for (i = 0; i < record->item_count; i++) {
		struct item *item = &record->items[i];

		if (item->kind != ITEM_TURN)
			continue;
		if (item->side == ITEM_UNSAID)
			item->side = ITEM_WHITE;
		item->ply = ++ply;
		item->number = (ply + 1) / 2;
		item->is_second = ply % 2 == 0;
	}
}

static const struct notation *
find_notation(const struct record *record)
{
	static struct notations *notations;
	const struct tag *tag = record_tag(record, "Game");
	const struct game *game;
	size_t variant;

	if (notations == NULL)
		notations = notations_new();
	game = tag != NULL ? games_find(tag->value, &variant) : NULL;
	return game != NULL ? notations_find(notations, record->notation, game)
			    : NULL;
}

/* Whether what is written of the record reads the same, and is final. */
static void
check_writing(struct record *record)
{
	struct strbuf first = {0}, second = {0};
	struct arena arena = {0};
	struct diags diags;
	struct record again;
	struct source source = {.name = "written", .first_line = 1};
	struct reading reading = {.source = &source};
	struct writing writing = {.notation = find_notation(record),
				  .out = &first};

	if (writing.notation == NULL)
		return;
	give_plies(record);
	sgf_write(&writing, record);
	source.bytes = strbuf_text(&first);
	diags_init(&diags, &arena, false);
	must(sgf_read(&reading, &arena, &again, &diags));
	must(reading.offset == first.length);
	must(hash_items(record) == hash_items(&again));
	must(hash_tags(record) == hash_tags(&again));
	give_plies(&again);
	writing.out = &second;
	sgf_write(&writing, &again);
	must(text_equals(strbuf_text(&first), strbuf_text(&second)));
	arena_free(&arena);
	strbuf_free(&first);
	strbuf_free(&second);
}

static void
read_games(struct text bytes, bool has_game, bool is_whole, struct games *games)
{
	struct source source = {
		.name = "fuzz", .bytes = bytes, .first_line = 1};
	struct reading reading = {.source = &source, .has_game = has_game};
	struct arena arena = {0};
	struct diags diags;
	struct record record;

	while (games->count < GAMES_MAX) {
		games->starts[games->count] = reading.offset;
		diags_init(&diags, &arena, false);
		if (!sgf_read(&reading, &arena, &record, &diags))
			break;
		must(reading.offset > games->starts[games->count]);
		check_places(&record, &diags, bytes.length);
		games->hashes[games->count++] = hash_record(&record, &diags);
		if (is_whole && diags.verdict != VERDICT_UNREADABLE)
			check_writing(&record);
		arena_reset(&arena);
	}
	must(games->count == GAMES_MAX || reading.offset == bytes.length);
	games->starts[games->count] = reading.offset;
	arena_free(&arena);
}

/* All the pieces that cutting at about `wanted` gives. */
static void
check_pieces(struct text bytes, size_t wanted, const struct games *whole)
{
	static struct games pieces;

	pieces.count = 0;
	while (bytes.length > 0) {
		size_t cut = sgf_cut(bytes, wanted);

		must(cut < bytes.length);
		if (cut == 0)
			cut = bytes.length;
		read_games(text_slice(bytes, 0, cut), false, false, &pieces);
		bytes = text_slice(bytes, cut, bytes.length);
	}
	must(pieces.count == whole->count);
	for (size_t i = 0; i < whole->count; i++)
		must(pieces.hashes[i] == whole->hashes[i]);
}

/* A border that is found in the first bytes holds for all of them. */
static void
check_prefix(struct text bytes, size_t length, const struct games *whole)
{
	size_t cut = sgf_cut(text_slice(bytes, 0, length), length);
	size_t i = 0;

	while (i < whole->count && whole->starts[i] < cut)
		i++;
	must(cut == 0 || whole->starts[i] == cut);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	static struct games whole, named;
	struct text text = {(const char *)bytes, size};
	size_t i;

	whole.count = 0;
	named.count = 0;
	read_games(text, false, true, &whole);
	read_games(text, true, false, &named);
	if (whole.count == GAMES_MAX)
		return 0;
	for (i = 0; i < 4; i++) {
		check_pieces(text, size * i / 4, &whole);
		check_prefix(text, size * i / 4, &whole);
		check_prefix(text, size - size * i / 64, &whole);
	}
	return 0;
}
