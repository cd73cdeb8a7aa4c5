/*
 * A notation: how one turn is spelled.  Text to fields and back.  Loaded from
 * a YAML file (see pinrec-notation(5)); immutable afterwards, shared by threads.
 */
#ifndef RECORD_NOTATION_H
#define RECORD_NOTATION_H

#include <stdbool.h>
#include <stddef.h>

#include "base/diag.h"
#include "base/text.h"
#include "games/game.h"
#include "record/record.h"

struct container;
struct diags;
struct fields;
struct notation;
struct notation_reader;
struct source;
struct strbuf;

/* All notations that are known: the built-in ones and those of a folder. */
struct notations;

/*
 * The built-in ones.  They are tested at build time, so this cannot fail but
 * for memory.  Each is loaded when it is first asked for: whoever lets several
 * threads ask loads all of them before.
 */
struct notations *notations_new(void);
void notations_load(struct notations *notations);
void notations_free(struct notations *notations);

/*
 * Adds the notation of one YAML file.  One with the name and game of a known
 * one replaces it.  What is wrong goes to `diags` (offsets in `source`), and
 * then nothing is added and false returned.  The rule book and the words of
 * findings, which stand beside the built-in notations, are passed over.
 */
bool notations_add(struct notations *notations, const struct source *source,
		   struct diags *diags);

/* By name ("native") and game; NULL when there is none. */
const struct notation *notations_find(struct notations *notations,
				      struct text name,
				      const struct game *game);
const struct notation *notations_get(struct notations *notations, size_t n);

struct text notation_name(const struct notation *notation);

/*
 * The container that frames its games, and in which of the container's ways
 * (empty: the usual one); the set of cargo that both can carry.
 */
const struct container *notation_container(const struct notation *notation);
/*
 * What the frame says for `key` ("white"), as the notation has it; `absent`
 * when it says nothing.
 */
struct text notation_word(const struct notation *notation, struct text key,
			  const char *absent);

/* Whether turns can be read, not only written. */
bool notation_reads(const struct notation *notation);

/* Whether they can be written, not only read. */
bool notation_spells(const struct notation *notation);

/* Whether its turns are gestures (games/gestures.h). */
bool notation_has_gestures(const struct notation *notation);

/*
 * Whether a glyph is written in the turn that it belongs to.  `notation` may be
 * NULL, which writes nothing.
 */
bool notation_holds_glyphs(const struct notation *notation);

struct text notation_dialect(const struct notation *notation);
unsigned notation_carries(const struct notation *notation);

const struct game *notation_game(const struct notation *notation);

/* One thread's reader of a notation. */
struct notation_reader *notation_reader_new(const struct notation *notation);
void notation_reader_free(struct notation_reader *reader);

/*
 * For notations that leave it to the record: from whose side it numbers the
 * points of both.  ITEM_UNSAID, which is so at first: each from its own.
 */
void notation_set_view(struct notation_reader *reader, enum item_side side);

/*
 * Whether the points of a turn of `mover` are as the other side counts them.
 * The same words mean another turn then.
 */
bool notation_is_turned(const struct notation_reader *reader, enum side mover);

/*
 * Takes a turn of `mover` apart.  The fields stay valid until the next call.  NULL when
 * it is not a turn of this notation: then `*wrong` is DIAG_TURN_SYNTAX or
 * DIAG_PATTERN_LIMIT, and `problem` says how far it could be read.
 */
const struct fields *notation_read(struct notation_reader *reader,
				   struct text turn, enum side mover,
				   enum diag *wrong, struct problem *problem);

/*
 * Whether it has a form for turns of that kind; one that cannot carry refused
 * tenders or unplayed rolls may lack theirs.
 */
bool notation_writes(const struct notation *notation,
		     const struct fields *fields);

/*
 * Appends the turn of `mover` that the fields say (FIELD_WIN and FIELD_GLYPH
 * included).
 */
void notation_write(const struct notation *notation,
		    const struct fields *fields, enum side mover,
		    struct strbuf *out);

#endif
