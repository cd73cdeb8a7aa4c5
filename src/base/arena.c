/*
 * Memory that is given back all at once: blocks of bytes, filled from the
 * front.
 */
#include "base/arena.h"

#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

#include "base/strbuf.h"

/*
 * Blocks double from the smallest size to the largest, so that after a few
 * games one block holds a whole game.  What is larger gets its own block.
 */
enum { BLOCK_SMALLEST = 16 * 1024, BLOCK_LARGEST = 512 * 1024 };

struct arena_block {
	struct arena_block *older;
	size_t size; /* of the bytes */
	alignas(max_align_t) char bytes[];
};

/* Sizes are rounded up, so that the next item is aligned too. */
static size_t
round_up(size_t size)
{
	const size_t step = alignof(max_align_t);

	if (size > SIZE_MAX / 2)
		out_of_memory();
	return (size + step - 1) / step * step;
}

static void
start_block(struct arena *arena, struct arena_block *block)
{
	arena->blocks = block;
	arena->next = block->bytes;
	arena->left = block->size;
}

static void
add_block(struct arena *arena, size_t wanted)
{
	struct arena_block *block;
	size_t size = BLOCK_SMALLEST;

	if (arena->blocks && arena->blocks->size < BLOCK_LARGEST)
		size = arena->blocks->size * 2;
	else if (arena->blocks)
		size = BLOCK_LARGEST;
	if (size > BLOCK_LARGEST)
		size = BLOCK_LARGEST;
	if (size < wanted)
		size = wanted;
	block = malloc(sizeof(*block) + size);
	if (!block)
		out_of_memory();
	block->older = arena->blocks;
	block->size = size;
	start_block(arena, block);
}

/* As arena_take, but the bytes are what they happen to be. */
static char *
take_raw(struct arena *arena, size_t size)
{
	char *taken;

	size = round_up(size);
	if (size > arena->left || !arena->next)
		add_block(arena, size);
	taken = arena->next;
	arena->next += size;
	arena->left -= size;
	return taken;
}

void *
arena_take(struct arena *arena, size_t size)
{
	return memset(take_raw(arena, size), 0, size);
}

struct text
arena_copy(struct arena *arena, struct text text)
{
	char *copy = take_raw(arena, text.length);

	if (text.length > 0)
		memcpy(copy, text.start, text.length);
	return (struct text){copy, text.length};
}

/* Makes the item that was taken last longer, if its block has the room. */
static bool
extend(struct arena *arena, char *item, size_t old_size, size_t new_size)
{
	size_t more = round_up(new_size) - round_up(old_size);

	if (!item || item + round_up(old_size) != arena->next)
		return false;
	if (more > arena->left)
		return false;
	memset(item + old_size, 0, new_size - old_size);
	arena->next += more;
	arena->left -= more;
	return true;
}

void *
arena_grow(struct arena *arena, void *items, size_t count, size_t *capacity,
	   size_t size)
{
	size_t room = *capacity < 8 ? 8 : *capacity * 2;
	char *moved;

	if (count < *capacity)
		return items;
	if (room > SIZE_MAX / 2 / size)
		out_of_memory();
	if (!extend(arena, items, count * size, room * size)) {
		moved = arena_take(arena, room * size);
		if (count > 0)
			memcpy(moved, items, count * size);
		items = moved;
	}
	*capacity = room;
	return items;
}

/*
 * The block kept is the largest of the usual ones: one that a huge game asked
 * for does not stay for the rest of the run.
 */
void
arena_reset(struct arena *arena)
{
	struct arena_block *block = arena->blocks;
	struct arena_block *kept = NULL;

	while (block) {
		struct arena_block *older = block->older;
		bool is_better = block->size <= BLOCK_LARGEST &&
				 (!kept || block->size > kept->size);

		if (is_better) {
			free(kept);
			kept = block;
		} else {
			free(block);
		}
		block = older;
	}
	*arena = (struct arena){0};
	if (kept) {
		kept->older = NULL;
		start_block(arena, kept);
	}
}

void
arena_free(struct arena *arena)
{
	while (arena->blocks) {
		struct arena_block *older = arena->blocks->older;

		free(arena->blocks);
		arena->blocks = older;
	}
	*arena = (struct arena){0};
}
