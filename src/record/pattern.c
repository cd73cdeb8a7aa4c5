/*
 * Patterns with named groups, by PCRE2.
 */
#include "record/pattern.h"

#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdlib.h>
#include <string.h>

#include "base/strbuf.h"

/*
 * A turn takes a few hundred steps.  Compiled code counts fewer events as
 * steps than the interpreter, so the same limit lets it run longer; the tests
 * hold both under a tenth of a second.
 */
enum { STEPS_MAX = 50000, DEPTH_MAX = 20000, HEAP_KIB_MAX = 4096 };
enum { JIT_STACK_START = 32 * 1024, JIT_STACK_MAX = 512 * 1024 };

struct pattern {
	pcre2_code *code;
	bool is_quick; /* made ready for pcre2_jit_match */
	size_t group_count;
	struct text *names; /* of group n at [n]; they lie in the code */
};

struct pattern_match {
	pcre2_match_context *context;
	pcre2_jit_stack *stack;
	pcre2_match_data *data; /* of the pattern with most groups so far */
	size_t room;		/* pairs in it */
	size_t count;		/* pairs that the last match set */
};

static bool
is_ascii(struct text text)
{
	size_t i;

	for (i = 0; i < text.length; i++)
		if ((unsigned char)text.start[i] >= 0x80)
			return false;
	return true;
}

/* Bytes are characters, unless the pattern itself goes beyond ASCII. */
static uint32_t
options_for(struct text expression)
{
	uint32_t options = PCRE2_ANCHORED | PCRE2_DUPNAMES |
			   PCRE2_NO_AUTO_CAPTURE | PCRE2_DOLLAR_ENDONLY |
			   PCRE2_NEVER_BACKSLASH_C;

	if (!is_ascii(expression))
		options |= PCRE2_UTF | PCRE2_MATCH_INVALID_UTF;
	else
		options |= PCRE2_NEVER_UTF;
	return options;
}

/* NULL and the number of the error, with its place, when it is wrong. */
static pcre2_code *
compile(struct text expression, int *error, size_t *at)
{
	pcre2_compile_context *context = pcre2_compile_context_create(NULL);
	PCRE2_SIZE offset = 0;
	pcre2_code *code;

	if (!context)
		out_of_memory();
	pcre2_set_max_pattern_length(context, PATTERN_BYTES_MAX);
	pcre2_set_parens_nest_limit(context, 100);
	code = pcre2_compile((PCRE2_SPTR)expression.start, expression.length,
			     options_for(expression), error, &offset, context);
	pcre2_compile_context_free(context);
	if (!code && *error == PCRE2_ERROR_HEAP_FAILED)
		out_of_memory();
	*at = offset <= expression.length ? offset : expression.length;
	return code;
}

static void
say_error(int error, char *message, size_t message_size)
{
	if (message_size > 0)
		message[0] = '\0';
	pcre2_get_error_message(error, (PCRE2_UCHAR *)message, message_size);
}

/* Reads the table of names: two bytes of number, then the name. */
static void
read_names(struct pattern *pattern)
{
	uint32_t count = 0, size = 0, i;
	PCRE2_SPTR table = NULL;

	pcre2_pattern_info(pattern->code, PCRE2_INFO_NAMECOUNT, &count);
	pcre2_pattern_info(pattern->code, PCRE2_INFO_NAMEENTRYSIZE, &size);
	pcre2_pattern_info(pattern->code, PCRE2_INFO_NAMETABLE, &table);
	for (i = 0; i < count; i++, table += size) {
		size_t n = (size_t)table[0] << 8 | table[1];

		if (n <= pattern->group_count)
			pattern->names[n] = text_of((const char *)table + 2);
	}
}

struct pattern *
pattern_compile(struct text expression, char *message, size_t message_size,
		size_t *at)
{
	struct pattern *pattern;
	uint32_t groups = 0;
	int error = 0;
	pcre2_code *code = compile(expression, &error, at);

	if (!code) {
		say_error(error, message, message_size);
		return NULL;
	}
	pattern = calloc(1, sizeof(*pattern));
	if (!pattern)
		out_of_memory();
	pattern->code = code;
	pcre2_pattern_info(code, PCRE2_INFO_CAPTURECOUNT, &groups);
	pattern->group_count = groups;
	pattern->names = calloc(pattern->group_count + 1,
				sizeof(*pattern->names));
	if (!pattern->names)
		out_of_memory();
	read_names(pattern);
	/*
	 * Where there is no JIT, the interpreter does the same.  The quick way
	 * past pcre2_match would leave malformed UTF-8 unseen.
	 */
	pattern->is_quick = pcre2_jit_compile(code, PCRE2_JIT_COMPLETE) == 0 &&
			    is_ascii(expression);
	return pattern;
}

void
pattern_free(struct pattern *pattern)
{
	if (!pattern)
		return;
	pcre2_code_free(pattern->code);
	free(pattern->names);
	free(pattern);
}

bool
pattern_check(struct text expression, char *message, size_t message_size,
	      size_t *at)
{
	int error = 0;
	pcre2_code *code = compile(expression, &error, at);
	bool good = code || error == PCRE2_ERROR_BAD_SUBPATTERN_REFERENCE;

	if (!good)
		say_error(error, message, message_size);
	pcre2_code_free(code);
	return good;
}

size_t
pattern_group_count(const struct pattern *pattern)
{
	return pattern->group_count;
}

struct text
pattern_group_name(const struct pattern *pattern, size_t n)
{
	return pattern->names[n];
}

struct pattern_match *
pattern_match_new(void)
{
	struct pattern_match *match = calloc(1, sizeof(*match));

	if (!match)
		out_of_memory();
	match->context = pcre2_match_context_create(NULL);
	match->stack = pcre2_jit_stack_create(JIT_STACK_START, JIT_STACK_MAX,
					      NULL);
	if (!match->context)
		out_of_memory();
	pcre2_set_match_limit(match->context, STEPS_MAX);
	pcre2_set_depth_limit(match->context, DEPTH_MAX);
	pcre2_set_heap_limit(match->context, HEAP_KIB_MAX);
	/* Without JIT there is no such stack, and none is needed. */
	if (match->stack)
		pcre2_jit_stack_assign(match->context, NULL, match->stack);
	return match;
}

void
pattern_match_free(struct pattern_match *match)
{
	if (!match)
		return;
	pcre2_match_data_free(match->data);
	pcre2_jit_stack_free(match->stack);
	pcre2_match_context_free(match->context);
	free(match);
}

static void
make_room(struct pattern_match *match, const struct pattern *pattern)
{
	size_t wanted = pattern->group_count + 1;

	if (match->room >= wanted)
		return;
	pcre2_match_data_free(match->data);
	match->data = pcre2_match_data_create((uint32_t)wanted, NULL);
	if (!match->data)
		out_of_memory();
	match->room = wanted;
}

static int
run(const struct pattern *pattern, struct pattern_match *match,
    struct text text, uint32_t options)
{
	const char *start = text.length > 0 ? text.start : "";
	int result;

	make_room(match, pattern);
	match->count = 0;
	if (pattern->is_quick && options == 0)
		result = pcre2_jit_match(pattern->code, (PCRE2_SPTR)start,
					 text.length, 0, 0, match->data,
					 match->context);
	else
		result = pcre2_match(pattern->code, (PCRE2_SPTR)start,
				     text.length, 0, options, match->data,
				     match->context);
	if (result == PCRE2_ERROR_NOMEMORY)
		out_of_memory();
	if (result > 0)
		match->count = (size_t)result;
	return result;
}

enum pattern_verdict
pattern_run(const struct pattern *pattern, struct pattern_match *match,
	    struct text text)
{
	int result;

	match->count = 0;
	if (text.length > PATTERN_TEXT_MAX)
		return PATTERN_GAVE_UP;
	result = run(pattern, match, text, 0);
	if (result > 0)
		return PATTERN_YES;
	return result == PCRE2_ERROR_NOMATCH ? PATTERN_NO : PATTERN_GAVE_UP;
}

/*
 * Whatever begins a matching text is begun by every beginning of itself: so
 * the border can be halved in on.
 */
size_t
pattern_reach(const struct pattern *pattern, struct pattern_match *match,
	      struct text text)
{
	size_t good = 0, bad;

	if (text.length > PATTERN_TEXT_MAX)
		text.length = PATTERN_TEXT_MAX;
	bad = text.length + 1;
	while (bad - good > 1) {
		size_t middle = good + (bad - good) / 2;
		int result = run(pattern, match, text_slice(text, 0, middle),
				 PCRE2_PARTIAL_HARD);

		if (result > 0 || result == PCRE2_ERROR_PARTIAL)
			good = middle;
		else
			bad = middle;
	}
	match->count = 0;
	return good;
}

bool
pattern_group(const struct pattern_match *match, struct text text, size_t n,
	      struct text *found)
{
	const PCRE2_SIZE *ends;

	if (n >= match->count)
		return false;
	ends = pcre2_get_ovector_pointer(match->data) + 2 * n;
	/* \K in a lookahead can even put the start behind the end. */
	if (ends[0] == PCRE2_UNSET || ends[0] > ends[1])
		return false;
	*found = text_slice(text, ends[0], ends[1] - ends[0]);
	return true;
}

bool
pattern_next_group(const struct pattern_match *match, struct text text,
		   size_t *n, struct text *found)
{
	const PCRE2_SIZE *ends;

	if (*n >= match->count)
		return false;
	ends = pcre2_get_ovector_pointer(match->data);
	/* Most groups are those of other kinds of turns and are not set. */
	while (*n < match->count && (ends[2 * *n] == PCRE2_UNSET ||
				     !pattern_group(match, text, *n, found)))
		++*n;
	return *n < match->count;
}

struct text
pattern_mark(const struct pattern_match *match)
{
	PCRE2_SPTR mark = NULL;

	if (match->count > 0)
		mark = pcre2_get_mark(match->data);
	return mark ? text_of((const char *)mark) : (struct text){"", 0};
}
