/*
 * The keys that a record has as data, and what stands where it cannot.
 * Private to record/data*.c.
 */
#ifndef RECORD_DATA_KEYS_H
#define RECORD_DATA_KEYS_H

#include <stdbool.h>

#include "base/diag.h"
#include "record/yaml_tree.h"

/* Tables of names, which end with NULL. */
extern const char *const data_root_keys[];
extern const char *const data_tag_keys[];
extern const char *const data_entry_keys[];

/* The value is no text, list or map as is wanted: false, with a finding. */
bool data_check_kind(struct diags *diags, const struct yaml_node *node,
		     enum yaml_kind kind);

/* Whether it is a map with keys of that table only. */
bool data_check_keys(struct diags *diags, const struct yaml_node *map,
		     const char *const *keys);

/* Findings about a value and about a key; `reason` is a literal. */
void data_refuse_value(struct diags *diags, const struct yaml_node *node,
		       const char *reason);
void data_refuse_key(struct diags *diags, const struct yaml_node *node,
		     const char *reason);

#endif
