/*
 * What a view can deduce of a piece, and why, in words.  Private to
 * games/plateau_know_*.
 */
#ifndef GAMES_PLATEAU_KNOW_REASON_H
#define GAMES_PLATEAU_KNOW_REASON_H

#include "games/plateau_know.h"

/* One piece of which something is or was unknown. */
struct know_entry {
	const struct piece *piece;
	unsigned square, height;
	unsigned kinds, kinds_before; /* bit sets; before: 0 if it is new */
};

/* The stay before the last turn, if there is one; it has the same number. */
const struct stay *plateau_know_before(const struct plateau_know *know,
				       const struct plateau_know *before,
				       unsigned stay);

/* A list of kinds; `next` and `last` are templates, see phrase_write_next. */
void plateau_know_add_kinds(const struct catalog *catalog, unsigned kinds,
			    const char *next, const char *last,
			    struct strbuf *out);

/* A sentence for what is new of the piece; nothing when nothing is. */
void plateau_know_add_reason(const struct plateau_know *know,
			     const struct plateau_know *before,
			     const struct know_entry *entry,
			     const struct catalog *catalog, struct strbuf *out);

#endif
