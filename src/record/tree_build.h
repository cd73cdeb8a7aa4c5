/*
 * A tree of texts, lists and maps while it is read.  Private to
 * record/yaml_tree.c and record/json_tree.c, which know the spelling.
 */
#ifndef RECORD_TREE_BUILD_H
#define RECORD_TREE_BUILD_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"
#include "record/yaml_tree.h"

struct arena;
struct diags;

/* A list or map that is not closed yet. */
struct tree_opened {
	struct yaml_node *node;
	struct yaml_node **end; /* where the next member is hung */
	size_t member_count;
	bool has_key; /* the key of the next member was read */
	struct text key;
	size_t key_offset, key_length;
};

struct tree_build {
	struct arena *arena;
	struct diags *diags;
	enum diag syntax;	/* what breaks the spelling's rules */
	struct yaml_node *root; /* as far as it was read */
	struct tree_opened opened[YAML_DEPTH_MAX];
	size_t depth;
};

void tree_build_begin(struct tree_build *build, struct arena *arena,
		      struct diags *diags, enum diag syntax);

/* A finding of the kind `syntax`; `reason` is a literal. */
struct finding *tree_build_refuse(struct tree_build *build, size_t offset,
				  size_t length, const char *reason);

/* Whether the open map wants a key next. */
bool tree_build_wants_key(const struct tree_build *build);

/* The key of the next member; `key` must live as long as the tree. */
void tree_build_key(struct tree_build *build, struct text key, size_t offset,
		    size_t length);

/* Hangs a text of that place into what is open, or makes it the root. */
void tree_build_text(struct tree_build *build, struct text text, size_t offset,
		     size_t length);

/* Opens a list or map.  False (with a finding) when it is nested too deep. */
bool tree_build_open(struct tree_build *build, enum yaml_kind kind,
		     size_t offset);

/*
 * Closes the innermost one, which ends before `end`.  False (with a finding
 * that names both places) when a key stands in it twice.
 */
bool tree_build_close(struct tree_build *build, size_t end);

#endif
