/*
 * SGF as bytes: where values end and where games begin.
 */
#include "record/sgf_scan.h"

#include <stdint.h>

enum {
	WORD_MAX = 32, /* letters of a name */
	NAME_MAX = 8,  /* letters of a name, where a fault is guessed at */
	GAP_MAX = 24 /* bytes between an escaped ] and what should follow it */
};

/* Properties of the root only: one of them is first in nearly all files. */
static const char *const root_names[] = {"FF", "GM", "CA", "AP",
					 "ST", "SZ", "VV", NULL};

static bool
is_blank(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

static bool
is_capital(char c)
{
	return c >= 'A' && c <= 'Z';
}

static bool
is_line_end(char c)
{
	return c == '\n' || c == '\r';
}

static bool
is_letter(char c)
{
	return is_capital(c) || (c >= 'a' && c <= 'z');
}

static bool
is_at(struct text bytes, size_t at, char c)
{
	return at < bytes.length && bytes.start[at] == c;
}

static size_t
skip_spaces(struct text bytes, size_t at)
{
	while (at < bytes.length && is_blank(bytes.start[at]))
		at++;
	return at;
}

size_t
sgf_skip_blanks(struct text bytes, size_t at)
{
	while (at < bytes.length) {
		if (is_blank(bytes.start[at]) || bytes.start[at] == 0x1A)
			at++;
		else if (text_starts(text_slice(bytes, at, 3), "\xEF\xBB\xBF"))
			at += 3;
		else
			break;
	}
	return at;
}

bool
sgf_opens(struct text bytes, size_t at)
{
	size_t start;

	if (!is_at(bytes, at, '('))
		return false;
	at = skip_spaces(bytes, at + 1);
	if (!is_at(bytes, at, ';'))
		return false;
	start = at = skip_spaces(bytes, at + 1);
	while (at < bytes.length && at - start < WORD_MAX &&
	       is_letter(bytes.start[at]))
		at++;
	/* P0 and P1 of BoardSpace. */
	if (at == start + 1 && is_at(bytes, start, 'P') &&
	    (is_at(bytes, at, '0') || is_at(bytes, at, '1')))
		at++;
	return at > start && is_at(bytes, skip_spaces(bytes, at), '[');
}

bool
sgf_is_glued(struct text bytes, size_t at)
{
	static const char mark[] = "\xEF\xBB\xBF";

	while (at > 0 &&
	       (bytes.start[at - 1] == ' ' || bytes.start[at - 1] == '\t'))
		at--;
	if (at >= 3 && text_starts(text_slice(bytes, at - 3, 3), mark))
		at -= 3;
	return at > 0 && (unsigned char)bytes.start[at - 1] >= ' ';
}

bool
sgf_is_root_name(struct text name)
{
	size_t n = 0;

	while (root_names[n] != NULL && !text_is(name, root_names[n]))
		n++;
	return root_names[n] != NULL;
}

bool
sgf_is_root(struct text bytes, size_t at)
{
	size_t end;

	if (!is_at(bytes, at, '('))
		return false;
	at = skip_spaces(bytes, at + 1);
	if (!is_at(bytes, at, ';'))
		return false;
	at = end = skip_spaces(bytes, at + 1);
	while (end < bytes.length && end - at < NAME_MAX &&
	       is_capital(bytes.start[end]))
		end++;
	return is_at(bytes, skip_spaces(bytes, end), '[') &&
	       sgf_is_root_name(text_slice(bytes, at, end - at));
}

/* --- values --- */

/* What a value may hold that is not just text. */
/* clang-format off */
static const bool is_special[256] = {
	['\n'] = true, ['\r'] = true, ['['] = true, ['\\'] = true, [']'] = true,
};
/* clang-format on */

/* What is known of a value while its end is looked for. */
struct scan {
	struct text bytes;
	size_t escaped; /* of the last escaped ], 0: none */
	size_t game;	/* of the first line that begins a game, 0: none */
	bool is_plain;
};

/*
 * Whether a property, as in `Ada\]PW[`, stands between the last escaped ] and
 * the [ at `at`: a text would have escaped the [, or not the ].
 */
static bool
follows_property(const struct scan *scan, size_t at)
{
	size_t n = scan->escaped + 1;

	if (scan->escaped == 0 || at - n > GAP_MAX || at == n)
		return false;
	for (; n < at; n++) {
		char c = scan->bytes.start[n];

		if (!is_blank(c) && !is_capital(c) && c != ';' && c != '(' &&
		    c != ')')
			return false;
	}
	return is_capital(scan->bytes.start[at - 1]);
}

/* Whether nothing but the end of a game stands behind the escaped ]. */
static bool
ends_game(const struct scan *scan, size_t end)
{
	size_t n = scan->escaped + 1;

	if (scan->escaped == 0)
		return false;
	while (n < end &&
	       (is_blank(scan->bytes.start[n]) || scan->bytes.start[n] == ')'))
		n++;
	return n == end;
}

static struct sgf_span
break_off(const struct scan *scan)
{
	size_t end = scan->game > 0 ? scan->game : scan->bytes.length;
	struct sgf_span span = {.end = end,
				.fault = SGF_VALUE_UNCLOSED,
				.is_plain = scan->is_plain,
				.hit_end = scan->game == 0};

	if (ends_game(scan, end)) {
		span.end = scan->escaped;
		span.fault = SGF_VALUE_BACKSLASH;
	}
	return span;
}

/*
 * Notes a line end.  True when the line behind it is the second that begins a
 * game: no value goes on so far.
 */
static bool
take_line_end(struct scan *scan, size_t at)
{
	size_t line = at + 1;

	scan->is_plain = false;
	while (is_at(scan->bytes, line, ' ') || is_at(scan->bytes, line, '\t'))
		line++;
	if (!sgf_is_root(scan->bytes, line))
		return false;
	if (scan->game > 0)
		return true;
	scan->game = line;
	return false;
}

static struct sgf_span
close_value(const struct scan *scan, size_t at)
{
	if (scan->game > 0)
		return break_off(scan);
	return (struct sgf_span){.end = at, .is_plain = scan->is_plain};
}

size_t
sgf_skip_plain(struct text bytes, size_t at)
{
	while (at < bytes.length && !is_special[(uint8_t)bytes.start[at]] &&
	       (uint8_t)bytes.start[at] < 0x80)
		at++;
	return at;
}

struct sgf_span
sgf_scan_value(struct text bytes, size_t at)
{
	struct scan scan = {.bytes = bytes, .is_plain = true};
	unsigned high = 0;

	for (; at < bytes.length; at++) {
		uint8_t c = (uint8_t)bytes.start[at];

		high |= c;
		if (!is_special[c])
			continue;
		if (c == ']')
			break;
		if (c == '\\') {
			scan.is_plain = false;
			if (is_at(bytes, ++at, ']'))
				scan.escaped = at;
		} else if (c == '[' && follows_property(&scan, at)) {
			return (struct sgf_span){.end = scan.escaped,
						 .fault = SGF_VALUE_BACKSLASH};
		} else if (c == '\n' || c == '\r') {
			if (take_line_end(&scan, at))
				return break_off(&scan);
		}
	}
	if (high >= 0x80)
		scan.is_plain = false;
	return at < bytes.length ? close_value(&scan, at) : break_off(&scan);
}

/* --- games --- */

size_t
sgf_find_game(struct text bytes, size_t at)
{
	while (at < bytes.length && !sgf_opens(bytes, at))
		at++;
	return at;
}

/*
 * Where the game that begins at `at` ends, trailing text excluded.  `*is_sure`
 * is false if that may be different with more bytes.
 */
static size_t
find_end(struct text bytes, size_t at, bool *is_sure)
{
	size_t start = at, depth = 0, plain;
	struct sgf_span span;

	*is_sure = false;
	while (at < bytes.length) {
		char c = bytes.start[at++];

		if (c == '(') {
			if (at - 1 > start && sgf_is_root(bytes, at - 1)) {
				*is_sure = true;
				return at - 1;
			}
			depth++;
		} else if (c == ')' && --depth == 0) {
			*is_sure = true;
			return at;
		} else if (c == '[') {
			plain = sgf_skip_plain(bytes, at);
			if (is_at(bytes, plain, ']')) {
				at = plain + 1;
				continue;
			}
			span = sgf_scan_value(bytes, at);
			if (span.hit_end)
				return bytes.length;
			at = span.end + (span.fault != SGF_VALUE_UNCLOSED);
		}
	}
	return at;
}

/*
 * The last line from `end` back that begins with a root; 0 when there is none
 * behind `start`.  Such a line begins a game in every state, as not even a
 * value goes on behind it, unless its line end is escaped: so there is no need
 * to know the state.
 */
static size_t
find_root_line(struct text bytes, size_t start, size_t end)
{
	size_t at;

	for (at = end < bytes.length ? end : bytes.length; at > start; at--)
		if (is_at(bytes, at, '(') && is_line_end(bytes.start[at - 1]) &&
		    !(at > 1 && bytes.start[at - 2] == '\\') &&
		    sgf_is_root(bytes, at))
			return at;
	return 0;
}

size_t
sgf_cut(struct text bytes, size_t wanted)
{
	size_t at = sgf_find_game(bytes, 0);
	size_t border = find_root_line(bytes, at + 1, wanted);
	bool is_sure;

	if (border > 0)
		return border;
	while (at < bytes.length) {
		at = find_end(bytes, at, &is_sure);
		if (!is_sure)
			break;
		at = sgf_find_game(bytes, at);
		if (at == bytes.length || (border > 0 && at > wanted))
			break;
		if (sgf_is_glued(bytes, at))
			continue;
		border = at;
		if (border >= wanted)
			break;
	}
	return border;
}
