/*
 * Texts as YAML has them.  Private to record/yaml_*.c.
 */
#ifndef RECORD_YAML_TEXT_H
#define RECORD_YAML_TEXT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct strbuf;

/*
 * Whether the text can stand without quotes: every reader of YAML takes it for
 * this text and for nothing else, in braces too if `is_flow`.
 */
bool yaml_text_is_plain(struct text text, bool is_flow);

/*
 * Appends a text behind "key:" or "-" and a blank: plain, in quotes, or over
 * several lines, which are indented by `indent`.  The line at hand begins at
 * `line` in `out`; no line end is appended.
 */
void yaml_text_put(struct text text, size_t indent, size_t line,
		   struct strbuf *out);

#endif
