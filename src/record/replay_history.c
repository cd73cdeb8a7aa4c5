/*
 * The positions of a line in a hash table whose slots are stacks: a line grows
 * and shrinks at its end only, so the newest entry is always its slot's first.
 */
#include "record/replay_history.h"

#include <string.h>

#include "base/arena.h"
#include "base/strbuf.h"
#include "games/game.h"

enum { FIRST_HEADS = 64 };

struct history_entry {
	uint64_t hash;
	size_t older; /* in the same slot, plus 1 */
	void *position;
};

/*
 * Positions that are the same are written alike but for the number of the
 * turn, which may stand at the end of the line.
 */
static struct text
write_without_number(const struct game *game, const void *position,
		     struct strbuf *words)
{
	struct text line, number;
	size_t length;

	strbuf_clear(words);
	game->write_position(position, words);
	length = words->length;
	strbuf_add_char(words, ' ');
	strbuf_add_number(words, game->turn_number(position));
	line = text_slice(strbuf_text(words), 0, length);
	number = text_slice(strbuf_text(words), length, words->length);
	if (length >= number.length &&
	    memcmp(line.start + length - number.length, number.start,
		   number.length) == 0)
		line.length -= number.length;
	return line;
}

/* FNV-1a, its high half folded in. */
static uint64_t
hash_text(struct text text)
{
	uint64_t hash = 0xCBF29CE484222325u;
	size_t i;

	for (i = 0; i < text.length; i++) {
		hash ^= (unsigned char)text.start[i];
		hash *= 0x100000001B3u;
	}
	return hash ^ hash >> 32;
}

static size_t *
find_head(const struct history *history, uint64_t hash)
{
	return &history->heads[hash & (history->head_count - 1)];
}

static void
link_entry(struct history *history, size_t n)
{
	size_t *head = find_head(history, history->entries[n].hash);

	history->entries[n].older = *head;
	*head = n + 1;
}

static void
grow_heads(struct history *history, struct arena *arena)
{
	size_t n;

	history->head_count = history->head_count == 0
				      ? FIRST_HEADS
				      : history->head_count * 2;
	history->heads = arena_take(arena, history->head_count *
						   sizeof(*history->heads));
	for (n = 0; n < history->count; n++)
		link_entry(history, n);
}

/* Memory of positions that were cut off is used again. */
static struct history_entry *
make_entry(struct history *history, size_t position_size, struct arena *arena)
{
	struct history_entry *entry;

	if (history->count == history->made) {
		history->entries = arena_grow(arena, history->entries,
					      history->made, &history->capacity,
					      sizeof(*history->entries));
		entry = &history->entries[history->made++];
		entry->position = arena_take(arena, position_size);
	}
	return &history->entries[history->count++];
}

static unsigned
count_same(const struct history *history, const struct game *game,
	   const struct history_entry *entry)
{
	unsigned times = 1;
	size_t next = entry->older;

	while (next != 0) {
		const struct history_entry *other = &history->entries[next - 1];

		if (other->hash == entry->hash &&
		    game->is_same(other->position, entry->position))
			times++;
		next = other->older;
	}
	return times;
}

unsigned
history_add(struct history *history, const struct game *game,
	    const void *position, struct arena *arena, struct strbuf *words)
{
	struct history_entry *entry;

	if (history->count >= history->head_count)
		grow_heads(history, arena);
	entry = make_entry(history, game->position_size, arena);
	memcpy(entry->position, position, game->position_size);
	entry->hash = hash_text(write_without_number(game, position, words));
	link_entry(history, history->count - 1);
	return count_same(history, game, entry);
}

void
history_cut(struct history *history, size_t count)
{
	while (history->count > count) {
		const struct history_entry *entry =
			&history->entries[--history->count];

		*find_head(history, entry->hash) = entry->older;
	}
}
