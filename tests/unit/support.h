/*
 * What the tests share: a record in a string is read, replayed and judged.
 */
#ifndef UNIT_SUPPORT_H
#define UNIT_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "record/replay.h"

enum { JUDGED_MAX = 16 };

/* What became of one game. */
struct judged {
	enum verdict verdict;
	size_t finding_count;
	enum diag ids[JUDGED_MAX];
	unsigned ply; /* of the first finding that has one */
	unsigned plies, legal_plies;
	char final[512]; /* position reached, as text */
	char shown[8];	 /* "W+S", "*" */
};

/* Reads and replays the `n`-th game (from 0) of `text`; false if none. */
bool judge(const char *text, size_t n, struct judged *judged);

/* The same for all games of bytes, calling `each` for every one. */
typedef void judged_visitor(void *context, size_t n,
			    const struct judged *judged,
			    const struct strbuf *canonical);
size_t judge_all(struct text bytes, judged_visitor *each, void *context);

/* A file of the source tree; the caller frees. */
bool read_file(const char *path, struct strbuf *out);

/* The notations that are built in; made once, never freed before the end. */
struct notations *support_notations(void);
void support_free(void);

#endif
