/*
 * Stages of a game and the kinds of tokens in each, by their first byte.
 */
#include "record/pin_lex.h"

enum {
	B = PIN_BLANK | PIN_STOP,
	L = PIN_BLANK | PIN_LINE | PIN_STOP,
	Z = PIN_ZERO | PIN_CONTROL,
	C = PIN_CONTROL,
	P = 0, /* marks */
	T = PIN_PLAIN,
	F = PIN_STEP,
	E = PIN_PLAIN | PIN_STEP,
	S = PIN_STOP,
	N = PIN_NAME,
	D = PIN_NAME | PIN_PLAIN,
	A = PIN_ALNUM | PIN_NAME | PIN_PLAIN,
	G = PIN_ALNUM | PIN_NAME | PIN_PLAIN | PIN_STEP,
	H = PIN_HIGH | PIN_NAME,
	M = PIN_HIGH | PIN_NAME | PIN_STOP /* may begin a byte order mark */
};

/* clang-format off */
const uint16_t pin_bytes[256] = {
	Z, C, C, C, C, C, C, C, C, B, L, B, B, L, C, C, /* tab LF VT FF CR */
	C, C, C, C, C, C, C, C, C, C, B, C, C, C, C, C, /* Ctrl-Z */
	B, T, P, E, S, P, P, P, S, S, F, T, T, D, P, E, /* ! # $ ( ) + , - / */
	G, G, G, G, G, G, G, G, G, G, P, S, T, T, T, T, /* 0 to 9, ; < = > ? */
	T, A, A, A, A, A, A, A, A, A, A, A, A, A, A, A, /* @ */
	A, A, A, A, A, A, A, A, A, A, A, S, P, P, P, N, /* [ _ */
	P, A, A, A, A, A, G, A, A, A, A, A, A, A, A, G, /* f o */
	A, A, A, A, A, A, A, A, A, A, A, S, P, S, T, C, /* { } ~ DEL */
	H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
	H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
	H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
	H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
	H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
	H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
	H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, M, /* EF */
	H, H, H, H, H, H, H, H, H, H, H, H, H, H, H, H,
};
/* clang-format on */

enum { MARK_LENGTH = 3 };

void
pin_lex_begin(struct pin_lex *lex, struct text bytes, size_t at, bool has_game)
{
	*lex = (struct pin_lex){
		.bytes = (const uint8_t *)bytes.start,
		.length = bytes.length,
		.at = at,
		.has_game = has_game,
	};
}

bool
pin_is_utf16(struct text bytes)
{
	const uint8_t *byte = (const uint8_t *)bytes.start;
	size_t length = bytes.length < 16 ? bytes.length : 16;
	bool is_little = length >= 4, is_big = length >= 4;
	size_t i;

	if (length >= 2 && ((byte[0] == 0xFF && byte[1] == 0xFE) ||
			    (byte[0] == 0xFE && byte[1] == 0xFF)))
		return true;
	for (i = 0; i + 1 < length; i += 2) {
		is_little = is_little && byte[i] != 0 && byte[i + 1] == 0;
		is_big = is_big && byte[i] == 0 && byte[i + 1] != 0;
	}
	return is_little || is_big;
}

bool
pin_is_mark(const struct pin_lex *lex, size_t at)
{
	return lex->length - at >= MARK_LENGTH && lex->bytes[at] == 0xEF &&
	       lex->bytes[at + 1] == 0xBB && lex->bytes[at + 2] == 0xBF;
}

size_t
pin_skip_blanks(const struct pin_lex *lex, size_t at)
{
	while (at < lex->length) {
		if (pin_byte(lex, at) & PIN_BLANK)
			at++;
		else if (lex->bytes[at] == 0xEF && pin_is_mark(lex, at))
			at += MARK_LENGTH;
		else
			break;
	}
	return at;
}

size_t
pin_line_end(const struct pin_lex *lex, size_t at)
{
	while (at < lex->length && !(pin_byte(lex, at) & PIN_LINE))
		at++;
	return at;
}

bool
pin_is_line_start(const struct pin_lex *lex, size_t at)
{
	while (at >= MARK_LENGTH && pin_is_mark(lex, at - MARK_LENGTH))
		at -= MARK_LENGTH;
	return at == 0 || pin_byte(lex, at - 1) & PIN_LINE;
}

size_t
pin_skip_between(const struct pin_lex *lex, size_t at)
{
	at = pin_skip_blanks(lex, at);
	while (pin_is_at(lex, at, '%') && pin_is_line_start(lex, at))
		at = pin_skip_blanks(lex, pin_line_end(lex, at));
	return at;
}

/* One byte is a token by itself. */
static void
take_byte(struct pin_lex *lex, struct pin_token *token, enum pin_kind kind)
{
	token->kind = kind;
	token->length = 1;
	lex->at++;
}

/* A word of text that is no part of a game's moves, whatever it is. */
static void
take_text(struct pin_lex *lex, struct pin_token *token)
{
	size_t end = pin_scan_word(lex, lex->at, &token->bits);

	token->kind = PIN_TEXT;
	token->length = end - lex->at;
	lex->at = end;
}

static void
take_escape(struct pin_lex *lex, struct pin_token *token)
{
	token->kind = PIN_ESCAPE;
	token->length = 1;
	lex->at = pin_line_end(lex, lex->at);
}

static void
take_open(struct pin_lex *lex, struct pin_token *token)
{
	take_byte(lex, token, PIN_OPEN);
	lex->depth++;
}

static void
take_close(struct pin_lex *lex, struct pin_token *token)
{
	take_byte(lex, token, PIN_CLOSE);
	if (lex->depth > 0)
		lex->depth--;
}

/* What a broken tag may have left on its line and the next ones is skipped. */
static void
take_tag(struct pin_lex *lex, struct pin_token *token)
{
	struct text name;

	pin_take_tag(lex, token);
	name = pin_span(lex, token->name, token->name + token->name_size);
	lex->stage = PIN_TAGS;
	lex->is_behind_tag = true;
	lex->is_skipping = token->fault != NULL;
	lex->has_leftover = false;
	lex->has_game_tag = lex->has_game_tag || text_is(name, "Game");
}

/* Tags and what may stand between them; false when it is something else. */
static bool
take_frame(struct pin_lex *lex, struct pin_token *token)
{
	char c = (char)lex->bytes[lex->at];

	if (c == '{')
		pin_take_comment(lex, token);
	else if (c == ';')
		pin_take_line_comment(lex, token);
	else if (c == '%')
		take_escape(lex, token);
	else if (lex->stage == PIN_TAGS &&
		 (c == '[' || pin_is_bare_tag(lex, lex->at)))
		take_tag(lex, token);
	else
		return false;
	return true;
}

static void
take_moves(struct pin_lex *lex, struct pin_token *token)
{
	lex->stage = PIN_MOVES;
	switch (lex->bytes[lex->at]) {
	case '(':
		take_open(lex, token);
		break;
	case ')':
		take_close(lex, token);
		break;
	case '}':
		take_byte(lex, token, PIN_UNOPENED);
		break;
	case '$':
		pin_take_glyph(lex, token);
		break;
	default:
		pin_take_word(lex, token);
		break;
	}
}

/*
 * Behind a result, only comments belong to the game.  A "*" between turns
 * ended nothing.
 */
static void
take_after(struct pin_lex *lex, struct pin_token *token)
{
	char c = (char)lex->bytes[lex->at];

	if (c == '{') {
		pin_take_comment(lex, token);
	} else if (c == ';') {
		pin_take_line_comment(lex, token);
	} else if (lex->is_star && pin_is_move_text(lex, lex->at)) {
		lex->is_star = false;
		token->resumes = true;
		take_moves(lex, token);
	} else {
		lex->is_star = false;
		take_text(lex, token);
	}
}

/* Whether no game and no turn is found in the rest. */
static bool
is_nothing_more(struct pin_lex *lex)
{
	struct pin_lex ahead = *lex;
	struct pin_token token;

	if (lex->has_more)
		return false;
	ahead.has_more = true;
	do {
		pin_lex_next(&ahead, &token);
	} while (ahead.stage == PIN_BEFORE && token.kind != PIN_END);
	lex->hit_end = lex->hit_end || ahead.hit_end;
	lex->has_more = ahead.stage != PIN_BEFORE;
	return !lex->has_more;
}

/*
 * Text that may be meant as turns, though it does not look like them, is a
 * game when there is nothing better in the file.
 */
static bool
is_poor_game(struct pin_lex *lex)
{
	size_t length = pin_number_length(lex, lex->at);

	if (!lex->has_game) {
		if (length != 2 || !pin_is_at(lex, lex->at, '1') ||
		    pin_skip_blanks(lex, lex->at + length) == lex->length)
			return false;
	}
	return is_nothing_more(lex);
}

/*
 * Before the first game: a line that begins neither with a tag nor with move
 * text is skipped (the head of a mail), but for tags in it.
 */
static void
next_before(struct pin_lex *lex, struct pin_token *token, size_t from)
{
	lex->is_cut_off = false;
	if (pin_count_line_ends(lex, from, lex->at) > 0)
		lex->is_skipping = false;
	if (pin_is_at(lex, lex->at, '[') && pin_is_tag(lex, lex->at)) {
		take_tag(lex, token);
	} else if (lex->is_skipping) {
		take_text(lex, token);
	} else if (take_frame(lex, token)) {
		return;
	} else if (pin_is_move_text(lex, lex->at) || is_poor_game(lex)) {
		take_moves(lex, token);
	} else {
		lex->is_skipping = true;
		take_text(lex, token);
	}
}

/*
 * Takes a word that no tag holds; false if it is none.  Behind a sound tag the
 * first one is told, and is what is wrong with the tag.
 */
static bool
take_leftover(struct pin_lex *lex, struct pin_token *token, size_t from)
{
	bool is_first = !lex->is_skipping;

	if (!pin_is_leftover(lex, from))
		return false;
	take_text(lex, token);
	if (is_first)
		token->kind = PIN_STRAY;
	return true;
}

static bool
is_glued(const struct pin_lex *lex, size_t at)
{
	return at > 0 && !(pin_byte(lex, at - 1) & PIN_BLANK) &&
	       !(at >= MARK_LENGTH && pin_is_mark(lex, at - MARK_LENGTH));
}

/*
 * A game begins at its first tag after move text or a result, at a tag line
 * inside a comment that was never closed, and, without tags, at the number 1
 * and a turn after a result.
 */
static bool
is_game(struct pin_lex *lex)
{
	if (lex->bytes[lex->at] == '[')
		return lex->is_cut_off || pin_is_game_line(lex, lex->at) ||
		       (lex->stage != PIN_TAGS && pin_is_tag(lex, lex->at));
	return lex->stage == PIN_AFTER && pin_is_at(lex, lex->at, '1') &&
	       pin_number_length(lex, lex->at) == 2 &&
	       pin_is_move_text(lex, lex->at);
}

/* The rest is set by who takes a tag or a comment. */
static void
begin_token(struct pin_token *token, size_t at)
{
	token->bits = 0;
	token->offset = at;
	token->length = 0;
	token->is_plain = true;
	token->resumes = false;
	token->is_glued = false;
	token->fault = NULL;
}

void
pin_lex_next(struct pin_lex *lex, struct pin_token *token)
{
	size_t from = lex->at;

	lex->at = pin_skip_between(lex, from);
	begin_token(token, lex->at);
	if (lex->at == lex->length) {
		token->kind = PIN_END;
		lex->hit_end = true;
	} else if (lex->stage == PIN_BEFORE) {
		next_before(lex, token, from);
	} else if (is_game(lex)) {
		token->kind = PIN_GAME;
		token->is_glued = is_glued(lex, lex->at);
	} else if (lex->stage == PIN_AFTER) {
		take_after(lex, token);
	} else if (lex->stage == PIN_TAGS && take_leftover(lex, token, from)) {
		return;
	} else if (!take_frame(lex, token)) {
		take_moves(lex, token);
	}
}
