/*
 * Names of tags: compared one by one while they are few, hashed afterwards.
 */
#include "record/pin_names.h"

#include "base/arena.h"
#include "record/record.h"

enum { FEW = 16 };

/* FNV-1a */
static size_t
hash(struct text name)
{
	uint64_t value = 0xCBF29CE484222325u;
	size_t i;

	for (i = 0; i < name.length; i++) {
		value ^= (uint8_t)name.start[i];
		value *= 0x100000001B3u;
	}
	return (size_t)(value ^ value >> 32);
}

static size_t
find_among_few(const struct tag *tags, size_t count)
{
	struct text name = tags[count - 1].name;
	size_t i = 0;

	while (tags[i].name.length != name.length ||
	       tags[i].name.start[0] != name.start[0] ||
	       !text_equals(tags[i].name, name))
		i++;
	return i;
}

/* The first tag of the name of tag `n`, which is put in if there is none. */
static size_t
find_or_put(struct pin_names *names, const struct tag *tags, size_t n)
{
	size_t at = hash(tags[n].name) % names->slot_count;

	while (names->slots[at] != 0) {
		size_t first = names->slots[at] - 1;

		if (text_equals(tags[first].name, tags[n].name))
			return first;
		at = (at + 1) % names->slot_count;
	}
	names->slots[at] = n + 1;
	return n;
}

static void
grow(struct pin_names *names, struct arena *arena, const struct tag *tags,
     size_t count)
{
	size_t n;

	names->slot_count = count * 4;
	names->slots = arena_take(arena,
				  names->slot_count * sizeof(*names->slots));
	for (n = 0; n < count; n++)
		find_or_put(names, tags, n);
}

size_t
pin_names_add(struct pin_names *names, struct arena *arena,
	      const struct tag *tags, size_t count)
{
	if (count <= FEW)
		return find_among_few(tags, count);
	if (count * 2 > names->slot_count)
		grow(names, arena, tags, count - 1);
	return find_or_put(names, tags, count - 1);
}

struct tag *
pin_names_add_tag(struct pin_names *names, struct arena *arena,
		  struct record *record, size_t *room, const struct tag *tag)
{
	size_t twin;

	record->tags = arena_grow(arena, record->tags, record->tag_count, room,
				  sizeof(*tag));
	record->tags[record->tag_count++] = *tag;
	twin = pin_names_add(names, arena, record->tags, record->tag_count);
	return twin + 1 < record->tag_count ? &record->tags[twin] : NULL;
}
