/*
 * Patterns with named groups.  The only user of PCRE2.  A compiled pattern may
 * be used by several threads, each with its own pattern_match.
 *
 * Patterns come from users, so everything about them is bounded: their length,
 * the length of the text and the steps of a match.  Unnamed groups do not
 * capture; several groups may have one name, and `(?&name)` means the first.
 */
#ifndef RECORD_PATTERN_H
#define RECORD_PATTERN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct pattern;
struct pattern_match;

enum { PATTERN_BYTES_MAX = 16384, PATTERN_TEXT_MAX = 512 };

/*
 * Compiles with JIT, anchored.  NULL when it is wrong: then `message` (a
 * buffer of `message_size`) says why and `*at` is the offset in `expression`.
 */
struct pattern *pattern_compile(struct text expression, char *message,
				size_t message_size, size_t *at);
void pattern_free(struct pattern *pattern);

/*
 * Whether the piece of a pattern is well-formed by itself: it may call groups
 * that are defined elsewhere.  Failures as with pattern_compile.
 */
bool pattern_check(struct text expression, char *message, size_t message_size,
		   size_t *at);

size_t pattern_group_count(const struct pattern *pattern);
/* Name of group n (1..count), or NULL text when it has none. */
struct text pattern_group_name(const struct pattern *pattern, size_t n);

struct pattern_match *pattern_match_new(void);
void pattern_match_free(struct pattern_match *match);

enum pattern_verdict { PATTERN_NO, PATTERN_YES, PATTERN_GAVE_UP };

/*
 * Matches at the start of `text`; bounded in steps (PATTERN_GAVE_UP, also for
 * a text longer than PATTERN_TEXT_MAX).
 */
enum pattern_verdict pattern_run(const struct pattern *pattern,
				 struct pattern_match *match, struct text text);

/*
 * How much of `text` can be the beginning of a text that matches.  For
 * messages: slow.
 */
size_t pattern_reach(const struct pattern *pattern, struct pattern_match *match,
		     struct text text);

/* Of the last match: the whole (n 0) or group n; false when it is not set. */
bool pattern_group(const struct pattern_match *match, struct text text,
		   size_t n, struct text *found);

/* Moves `*n` to the first set group from there on; false when none is left. */
bool pattern_next_group(const struct pattern_match *match, struct text text,
			size_t *n, struct text *found);

/* The (*MARK:name) that the match went through, or an empty text. */
struct text pattern_mark(const struct pattern_match *match);

#endif
