/*
 * From Latin-1, as people use the word (windows-1252), to UTF-8.
 */
#ifndef BASE_LATIN1_H
#define BASE_LATIN1_H

#include "base/text.h"

struct strbuf;

void latin1_add(struct strbuf *bytes, struct text text);

#endif
