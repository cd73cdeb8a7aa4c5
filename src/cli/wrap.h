/*
 * Text filled into lines.
 */
#ifndef CLI_WRAP_H
#define CLI_WRAP_H

#include <stddef.h>

#include "base/text.h"

struct strbuf;

enum { WRAP_WIDTH = 80 };

/*
 * Appends the words of `text` in lines of at most 80 columns that begin with
 * `indent` blanks.  An empty line parts paragraphs; lines that begin with a
 * blank are taken as they are.  Ends with a line end.
 */
void wrap_write(struct text text, size_t indent, struct strbuf *out);

#endif
