/*
 * A JSON object (RFC 8259) as the tree that YAML gives (record/yaml_tree.h).
 * Numbers are texts, as they are written; true, false and null are refused,
 * and so are duplicate keys.
 */
#ifndef RECORD_JSON_TREE_H
#define RECORD_JSON_TREE_H

#include <stddef.h>

struct arena;
struct diags;
struct source;
struct yaml_node;

/*
 * Reads the object or array that begins at `*offset`, which ends before `end`,
 * and moves behind it.  When it is wrong, a finding was added, `*offset` is
 * where, and the tree is what stands before that place.  Texts without escapes
 * are those of the source.  Bytes that are no UTF-8 are kept.
 */
struct yaml_node *json_tree_read(const struct source *source, size_t *offset,
				 size_t end, struct arena *arena,
				 struct diags *diags);

#endif
