/*
 * The rule book and the explanations of findings, as data: rules and findings
 * with a sentence or two and a smallest example each.
 */
#ifndef RECORD_RULEBOOK_H
#define RECORD_RULEBOOK_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct arena;
struct diags;

enum rulebook_kind { RULEBOOK_RULE, RULEBOOK_FINDING, RULEBOOK_OPTION };

/* An example: a turn in a position (either may be empty), or a whole record. */
struct rulebook_example {
	struct text position, rules, turn;
	struct text record;
	struct text expect; /* "legal" or the id of a finding */
};

struct rulebook_entry {
	enum rulebook_kind kind;
	struct text game; /* "Plateau"; empty for findings of every game */
	struct text name; /* "24", "B4", "distance", "capture" */
	struct text title;
	struct text body;
	struct rulebook_example examples[2]; /* legal, then illegal */
	size_t example_count;
};

struct rulebook {
	struct rulebook_entry *entries;
	size_t count, capacity;
};

/*
 * Read the built-in files of rules and options, and of findings, into a book
 * that is empty (all zero) at first; in this order.  Each takes some
 * milliseconds.  False (with findings) only if the files are broken.
 */
bool rulebook_read_rules(struct arena *arena, struct rulebook *book,
			 struct diags *diags);
bool rulebook_read_findings(struct arena *arena, struct rulebook *book,
			    struct diags *diags);

/*
 * By name, case ignored; NULL when there is none.  Only entries of `game` and
 * those of every game are looked at, all if it is empty.  The rule 20 is also
 * "A20", "A.20" and "rule 20", the rule B4 also "B.4" and "rule B4".  A rule
 * goes before a finding
 * and that before an option of the same name; "pass=" or "pass=no_board_play"
 * is the option.
 */
const struct rulebook_entry *rulebook_find(const struct rulebook *book,
					   struct text name, struct text game);

/* Another game's entry of the same kind and name, behind `entry`; or NULL. */
const struct rulebook_entry *
rulebook_find_next(const struct rulebook *book,
		   const struct rulebook_entry *entry, struct text game);

#endif
