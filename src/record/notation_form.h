/*
 * What a loaded notation consists of.  Private to record/notation*.c.
 */
#ifndef RECORD_NOTATION_FORM_H
#define RECORD_NOTATION_FORM_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/fields.h"
#include "base/text.h"
#include "record/template.h"

struct diags;
struct notations;
struct pattern;
struct source;

enum { NOTATION_LISTS_MAX = 16, NOTATION_KINDS_MAX = 32 };

enum group_kind { GROUP_UNUSED, GROUP_FIELD, GROUP_LIST };

/* What a group of a pattern catches. */
struct group {
	enum group_kind kind;
	unsigned index; /* enum field, or of the list */
};

/* A pattern with the meaning of its groups; those below `first` are not. */
struct reading_pattern {
	struct pattern *pattern;
	struct group *groups; /* by number */
	size_t first, count;  /* groups are numbered first..count */
};

struct notation {
	struct arena arena; /* everything but the patterns */
	struct text name;
	const struct game *game;
	const struct container *container;
	struct text dialect; /* of the container; may be empty */
	unsigned cannot;     /* set of cargo (record/container.h) */
	/*
	 * The file that says how turns are spelled: its own, or that of the
	 * notation that it is like.
	 */
	struct text form_file;

	struct template_list lists[NOTATION_LISTS_MAX];
	struct reading_pattern members[NOTATION_LISTS_MAX]; /* of the lists */
	struct template_names names;
	/* Turns are gestures (games/gestures.h), and kinds are those of them. */
	bool has_gestures;
	bool is_written_only;	     /* no patterns: turns cannot be read */
	bool is_read_only;	     /* no templates */
	struct spelling_word *words; /* of the frame: key and text */
	size_t word_count;
	/* Points are numbered from White's side, whoever moves, */
	bool has_white_view;
	/* or as the record says; then they are written from the mover's. */
	bool has_record_view;

	/* All kinds of turns in one; the mark is the kind's number. */
	struct reading_pattern turn;
	const struct template_form *writes[NOTATION_KINDS_MAX]; /* by kind */
	const struct template_form *tail; /* NULL when there is none */
};

/*
 * Reads a notation file, which may be like one of the `known` ones, and, if
 * `tests`, holds it to its examples.  NULL (with findings) when anything is
 * wrong.
 */
struct notation *notation_load(const struct source *source,
			       struct notations *known, bool tests,
			       struct diags *diags);
void notation_free(struct notation *notation);

/* The number of that kind of turn, or the count of kinds. */
size_t notation_kind(const struct notation *notation, struct text word);

/* The words for the kinds of its turns; NULL ends. */
const char *const *notation_kinds(const struct notation *notation);

#endif
