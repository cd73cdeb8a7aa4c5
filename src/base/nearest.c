/*
 * "Did you mean ...?": distances between short texts.
 */
#include "base/nearest.h"

enum { LONGEST = 128 };

/*
 * Item j of row i says how far the first i letters of `a` are from the first j
 * of `b`.  Three rows take turns: the one being filled and the two above it.
 */
struct rows {
	size_t row[3][LONGEST + 1];
};

static size_t
least(size_t a, size_t b)
{
	return a < b ? a : b;
}

/* Fills the row of letter i of `a` (from 1) and returns the least in it. */
static size_t
fill_row(struct text a, struct text b, size_t i, size_t *row,
	 const size_t *above, const size_t *above_that)
{
	size_t smallest = i;
	size_t j;

	row[0] = i;
	for (j = 1; j <= b.length; j++) {
		bool is_same = a.start[i - 1] == b.start[j - 1];
		size_t distance = above[j - 1] + (is_same ? 0 : 1);

		distance = least(distance, above[j] + 1);
		distance = least(distance, row[j - 1] + 1);
		if (i > 1 && j > 1 && a.start[i - 1] == b.start[j - 2] &&
		    a.start[i - 2] == b.start[j - 1])
			distance = least(distance, above_that[j - 2] + 1);
		row[j] = distance;
		smallest = least(smallest, distance);
	}
	return smallest;
}

/*
 * A swap reaches two rows up, so only two rows above the limit end the search.
 */
static size_t
measure(struct text a, struct text b, size_t limit)
{
	struct rows rows;
	size_t smallest = 0, before;
	size_t i, j;

	for (j = 0; j <= b.length; j++)
		rows.row[0][j] = j;
	for (i = 1; i <= a.length; i++) {
		before = smallest;
		smallest = fill_row(a, b, i, rows.row[i % 3],
				    rows.row[(i + 2) % 3],
				    rows.row[(i + 1) % 3]);
		if (before > limit && smallest > limit)
			return limit + 1;
	}
	return rows.row[a.length % 3][b.length];
}

size_t
nearest_distance(struct text a, struct text b, size_t limit)
{
	size_t longer = a.length > b.length ? a.length : b.length;
	size_t shorter = a.length > b.length ? b.length : a.length;
	size_t distance;

	if (longer > LONGEST || longer - shorter > limit)
		return limit + 1;
	distance = measure(a, b, limit);
	return distance > limit ? limit + 1 : distance;
}

/* `text` in small letters, in `bytes`; it must not be too long. */
static struct text
fold(struct text text, char bytes[LONGEST])
{
	size_t i;

	for (i = 0; i < text.length; i++)
		bytes[i] = text_small(text.start[i]);
	return (struct text){bytes, text.length};
}

const char *
nearest_name(struct text word, const char *const *names, size_t count)
{
	char word_bytes[LONGEST], name_bytes[LONGEST];
	const char *nearest = NULL;
	size_t limit = word.length < 3 ? 1 : word.length / 3;
	size_t i;

	if (word.length > LONGEST)
		return NULL;
	word = fold(word, word_bytes);
	for (i = 0; i < count; i++) {
		struct text name = text_of(names[i]);
		size_t distance;

		if (name.length > LONGEST)
			continue;
		distance = nearest_distance(word, fold(name, name_bytes),
					    limit);
		if (distance > limit || distance >= word.length)
			continue;
		nearest = names[i];
		if (distance == 0)
			break;
		limit = distance - 1;
	}
	return nearest;
}
