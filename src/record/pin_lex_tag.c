/*
 * Tags and comments of .pin files, well formed or not.
 */
#include "record/pin_lex.h"

const char *const pin_tag_order[] = {"Game",  "Event",	"Site",
				     "Date",  "Round",	"Black",
				     "White", "Result", NULL};

/* The other tags that mean something. */
static const char *const more_names[] = {"Rules", "View",    "Position",
					 "First", "Opening", "Match",
					 "Score", NULL};

static bool
is_one_of(struct text name, const char *const *names)
{
	for (; *names != NULL; names++)
		if (text_equals_ignoring_case(name, text_of(*names)))
			return true;
	return false;
}

static size_t
name_end(const struct pin_lex *lex, size_t at)
{
	while (at < lex->length && pin_byte(lex, at) & PIN_NAME)
		at++;
	return at;
}

/*
 * A name at `at` with what follows it: returns its length, 0 if there is none,
 * and sets `*next` to what follows it.  Names begin with a letter.
 */
static size_t
read_name(struct pin_lex *lex, size_t at, size_t *next)
{
	size_t end = name_end(lex, at);
	uint8_t first = at < end ? lex->bytes[at] : (uint8_t)'0';

	*next = pin_skip_spaces(lex, end);
	lex->hit_end = lex->hit_end || *next == lex->length;
	return first >= 'A' || first == '_' ? end - at : 0;
}

bool
pin_is_tag_head(struct pin_lex *lex, size_t at)
{
	return pin_is_bare_tag(lex, pin_skip_spaces(lex, at + 1));
}

bool
pin_is_tag(struct pin_lex *lex, size_t at)
{
	size_t start = pin_skip_spaces(lex, at + 1), next;
	size_t length = read_name(lex, start, &next);
	struct text name = pin_span(lex, start, start + length);

	return length > 0 &&
	       (pin_is_at(lex, next, '"') || is_one_of(name, pin_tag_order) ||
		is_one_of(name, more_names));
}

bool
pin_is_bare_tag(struct pin_lex *lex, size_t at)
{
	size_t next;

	return read_name(lex, at, &next) > 0 && pin_is_at(lex, next, '"');
}

/* Only the first fault of a tag is told. */
static void
fault(struct pin_token *token, size_t at, size_t size, const char *what)
{
	if (token->fault != NULL)
		return;
	token->fault = what;
	token->fault_at = at;
	token->fault_size = size;
}

/* Where the value that begins at `at` ends: at its quote or line's end. */
static size_t
value_end(struct pin_lex *lex, struct pin_token *token, size_t at,
	  size_t *escaped_quote)
{
	unsigned bits = 0;

	for (; at < lex->length; at++) {
		uint8_t c = lex->bytes[at];

		bits |= pin_bytes[c];
		if (c == '"' || pin_bytes[c] & PIN_LINE)
			break;
		if (c != '\\')
			continue;
		token->is_plain = false;
		if (pin_is_at(lex, at + 1, '"'))
			*escaped_quote = at;
		if (pin_is_at(lex, at + 1, '"') || pin_is_at(lex, at + 1, '\\'))
			at++;
	}
	token->bits |= bits & (PIN_HIGH | PIN_ZERO);
	lex->hit_end = lex->hit_end || at == lex->length;
	return at;
}

/* Spaces and a bracket, then the line's end: the tag seems to be whole. */
static bool
is_tail(const struct pin_lex *lex, size_t at, size_t end)
{
	at = pin_skip_spaces(lex, at);
	return at < end && lex->bytes[at] == ']' &&
	       pin_skip_spaces(lex, at + 1) == end;
}

/* A value without its second quote goes to the line's end, but for a `]`. */
static void
take_open_value(struct pin_lex *lex, struct pin_token *token, size_t end,
		size_t escaped_quote)
{
	lex->at = end;
	if (escaped_quote > 0 && is_tail(lex, escaped_quote + 2, end)) {
		fault(token, escaped_quote, 1,
		      "a backslash at the end of a value is written \\\\");
		token->size = escaped_quote + 1 - token->start;
		return;
	}
	fault(token, token->start - 1, 1,
	      "the quote that opens here is not closed on its line");
	while (end > token->start &&
	       (lex->bytes[end - 1] == ' ' || lex->bytes[end - 1] == '\t'))
		end--;
	if (end > token->start && lex->bytes[end - 1] == ']')
		end--;
	token->size = end - token->start;
}

/*
 * Skips to behind the bracket that closes a tag gone wrong, if there is one on
 * its line; otherwise stays.
 */
static void
skip_to_bracket(struct pin_lex *lex)
{
	size_t at = lex->at;

	while (at < lex->length && !(pin_byte(lex, at) & PIN_LINE) &&
	       lex->bytes[at] != ']' && lex->bytes[at] != '[')
		at++;
	lex->hit_end = lex->hit_end || at == lex->length;
	if (pin_is_at(lex, at, ']'))
		lex->at = at + 1;
}

static void
take_value(struct pin_lex *lex, struct pin_token *token)
{
	size_t escaped_quote = 0, end;

	token->start = lex->at + 1;
	end = value_end(lex, token, token->start, &escaped_quote);
	token->size = end - token->start;
	if (!pin_is_at(lex, end, '"')) {
		take_open_value(lex, token, end, escaped_quote);
		return;
	}
	lex->at = end + 1;
	end = pin_skip_spaces(lex, lex->at);
	lex->hit_end = lex->hit_end || end == lex->length;
	if (pin_is_at(lex, end, ']')) {
		lex->at = end + 1;
		return;
	}
	fault(token, token->offset, 1,
	      "the bracket that opens here is not closed");
	skip_to_bracket(lex);
}

/* No quote follows the name: nothing of the line can be trusted. */
static void
take_no_value(struct pin_lex *lex, struct pin_token *token)
{
	fault(token, token->offset, 1, "the value stands in quotes");
	token->start = lex->at;
	token->size = 0;
	skip_to_bracket(lex);
	if (lex->at == token->start)
		lex->at = pin_line_end(lex, lex->at);
}

void
pin_take_tag(struct pin_lex *lex, struct pin_token *token)
{
	size_t next;

	token->kind = PIN_TAG;
	if (pin_is_at(lex, lex->at, '['))
		token->name = pin_skip_spaces(lex, lex->at + 1);
	else
		token->name = lex->at;
	if (token->name == lex->at)
		fault(token, lex->at, 1, "the opening bracket is missing");
	token->name_size = read_name(lex, token->name, &next);
	if (token->name_size == 0)
		fault(token, token->offset, 1, "the name is missing");
	lex->at = next;
	if (pin_is_at(lex, next, '"'))
		take_value(lex, token);
	else
		take_no_value(lex, token);
	token->length = lex->at - token->offset;
}

/* The length of the line end at `at`: CR and LF in either order are one. */
static size_t
line_end_length(const struct pin_lex *lex, size_t at)
{
	char other = lex->bytes[at] == '\n' ? '\r' : '\n';

	return pin_is_at(lex, at + 1, other) ? 2 : 1;
}

/* A tag and nothing else up to the end of the line. */
static bool
is_tag_line(struct pin_lex *lex, size_t at)
{
	struct pin_lex ahead = *lex;
	struct pin_token tag = {.offset = at};

	if (!pin_is_tag_head(lex, at))
		return false;
	ahead.at = at;
	pin_take_tag(&ahead, &tag);
	at = pin_skip_spaces(lex, ahead.at);
	lex->hit_end = lex->hit_end || ahead.hit_end || at == lex->length;
	return tag.fault == NULL &&
	       (at == lex->length || pin_byte(lex, at) & PIN_LINE);
}

/*
 * Whether the line at `at`, inside of a comment, shows that the comment was
 * never closed: nobody writes the beginning of a game into a comment.
 */
static bool
is_next_game(struct pin_lex *lex, size_t at, bool is_after_blank)
{
	if (!pin_is_at(lex, at, '['))
		return false;
	if (text_starts(pin_span(lex, at, lex->length), "[Game") &&
	    name_end(lex, at + 1) == at + 5 && pin_is_tag_head(lex, at))
		return true;
	return is_after_blank && is_tag_line(lex, at);
}

/* Where the line or the comment ends, from `at`. */
static size_t
comment_line_end(const struct pin_lex *lex, struct pin_token *token, size_t at)
{
	unsigned bits = 0;

	while (at < lex->length && lex->bytes[at] != '}' &&
	       !(pin_byte(lex, at) & PIN_LINE))
		bits |= pin_byte(lex, at++);
	token->bits |= bits & (PIN_HIGH | PIN_ZERO);
	return at;
}

/* Where the inside of a comment ends, whose inside begins at `at`. */
static size_t
comment_end(struct pin_lex *lex, struct pin_token *token, size_t at)
{
	bool is_blank = false; /* the line that ended last */
	size_t end = comment_line_end(lex, token, at);

	while (end < lex->length && lex->bytes[end] != '}') {
		token->is_plain = false;
		at = end + line_end_length(lex, end);
		if (is_next_game(lex, at, is_blank)) {
			lex->is_cut_off = true;
			return at;
		}
		end = comment_line_end(lex, token, at);
		is_blank = pin_skip_spaces(lex, at) == end;
	}
	return end;
}

void
pin_take_comment(struct pin_lex *lex, struct pin_token *token)
{
	size_t end = comment_end(lex, token, lex->at + 1);

	token->kind = PIN_COMMENT;
	token->start = lex->at + 1;
	token->size = end - token->start;
	lex->at = end;
	if (!lex->is_cut_off && end < lex->length) {
		lex->at++;
	} else {
		fault(token, token->offset, 1, "");
		lex->hit_end = lex->hit_end || end == lex->length;
	}
	token->length = lex->at - token->offset;
}

void
pin_take_line_comment(struct pin_lex *lex, struct pin_token *token)
{
	size_t at = lex->at + 1;

	token->kind = PIN_LINE_COMMENT;
	token->start = at;
	while (at < lex->length && !(pin_byte(lex, at) & PIN_LINE))
		token->bits |= pin_byte(lex, at++) & (PIN_HIGH | PIN_ZERO);
	lex->at = at;
	token->size = at - token->start;
	token->length = at - token->offset;
}
