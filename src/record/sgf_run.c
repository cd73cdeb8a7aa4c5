/*
 * The short way for nodes that hold one gesture of BoardSpace and nothing else,
 * which are nearly all of its files: `;P0[12 Pick 3 C4 0]`.
 */
#include "base/arena.h"
#include "base/source.h"
#include "record/sgf_scan.h"
#include "record/sgf_tree.h"

static bool
is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static size_t
skip_spaces(struct text bytes, size_t at)
{
	while (at < bytes.length && is_blank(bytes.start[at]))
		at++;
	return at;
}

/* What begins a gesture or its number, not the words of other values. */
static bool
begins_gesture(char c)
{
	return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z');
}

/*
 * Takes the node at `at`.  Where it ends, `at` if it is not so plain: values
 * with escapes, line ends or other letters, and nodes with more in them.
 */
static size_t
take_node(struct text bytes, size_t at, struct sgf_gesture *gesture)
{
	size_t start = skip_spaces(bytes, at + 1), end;

	if (bytes.length - start < 4 || bytes.start[start] != 'P' ||
	    (bytes.start[start + 1] != '0' && bytes.start[start + 1] != '1') ||
	    bytes.start[start + 2] != '[' ||
	    !begins_gesture(bytes.start[start + 3]))
		return at;
	gesture->is_blacks = bytes.start[start + 1] == '0';
	start += 3;
	end = sgf_skip_plain(bytes, start);
	if (end == bytes.length || bytes.start[end] != ']')
		return at;
	gesture->raw = text_slice(bytes, start, end - start);
	end = skip_spaces(bytes, end + 1);
	if (end == bytes.length ||
	    (bytes.start[end] != ';' && bytes.start[end] != ')'))
		return at;
	return end;
}

size_t
sgf_take_run(struct sgf_tree *tree, size_t node, size_t at, struct arena *arena)
{
	struct text bytes = tree->source->bytes;
	struct sgf_gesture gesture = {{"", 0}, false};
	size_t end, first = tree->gesture_count;

	if (node == SGF_NONE || tree->nodes[node].run_count > 0)
		return at;
	while (bytes.start[at] == ';' &&
	       (end = take_node(bytes, at, &gesture)) > at) {
		tree->gestures = arena_grow(arena, tree->gestures,
					    tree->gesture_count,
					    &tree->gesture_room,
					    sizeof(*tree->gestures));
		tree->gestures[tree->gesture_count++] = gesture;
		at = end;
	}
	tree->nodes[node].run = first;
	tree->nodes[node].run_count = tree->gesture_count - first;
	return at;
}
