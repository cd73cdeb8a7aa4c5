/*
 * A YAML document as a tree of texts, lists and maps, each with its place.
 * The only user of libyaml.  Everything is text (no numbers, no booleans);
 * anchors, aliases and tags are refused, and so are duplicate keys.  JSON
 * (record/json_tree) gives the same tree.
 */
#ifndef RECORD_YAML_TREE_H
#define RECORD_YAML_TREE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct arena;
struct diags;
struct source;

enum yaml_kind { YAML_TEXT, YAML_LIST, YAML_MAP };

enum { YAML_DEPTH_MAX = 2048 };

struct yaml_node {
	enum yaml_kind kind;
	size_t offset, length;	       /* in the source, in bytes */
	struct text text;	       /* of YAML_TEXT */
	struct text key;	       /* when it is a member of a map */
	size_t key_offset, key_length; /* with quotes, if it has any */
	struct yaml_node *first;       /* members, in order */
	struct yaml_node *next;	       /* the next member of the same parent */
};

/*
 * Reads the document at `*offset` of the source and moves behind it (a file is
 * a stream of documents).  NULL when there is none left, or when it is wrong;
 * then a finding was added.
 */
struct yaml_node *yaml_tree_read(const struct source *source, size_t *offset,
				 struct arena *arena, struct diags *diags);

/*
 * Reads the one document of bytes `start` to `end` (no byte order mark before
 * it).  When it is wrong, a finding was added, and the tree is what stands
 * before that place; NULL when that is nothing.  Bytes that are no UTF-8 are
 * kept.
 */
struct yaml_node *yaml_tree_read_part(const struct source *source, size_t start,
				      size_t end, struct arena *arena,
				      struct diags *diags);

/* The member of that key, or NULL. */
const struct yaml_node *yaml_tree_find(const struct yaml_node *map,
				       const char *key);

/*
 * Where byte `at` of a YAML_TEXT stands in the source, past quotes, escapes
 * and indentation; its end for `at` behind the last byte.
 */
size_t yaml_tree_place(const struct source *source,
		       const struct yaml_node *node, size_t at);

#endif
