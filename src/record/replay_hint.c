/*
 * The legal turn that is nearest to one that is not, as it is written.
 */
#include <string.h>

#include "base/nearest.h"
#include "record/notation.h"
#include "record/replay_state.h"

enum {
	HINT_TURNS_MAX = 4000, /* turns tried for one hint */
	SPLITS_TRIED = 4,      /* places where two glued turns may meet */
	LETTERS = 'z' - '0' + 1
};

/* What is looked for, and the best so far. */
struct search {
	struct replay *replay;
	const void *position; /* its list has what can have been meant */
	struct text wanted;
	bool has_native_letters;	/* see may_be_near */
	unsigned char letters[LETTERS]; /* how often each stands in it */
	size_t letter_count;
	size_t limit; /* edits allowed: those of the best */
	size_t left;  /* turns that may still be tried */
	void *move;
	struct text best;
};

static bool
comes_first(struct text a, struct text b)
{
	size_t shorter = a.length < b.length ? a.length : b.length;
	int order = memcmp(a.start, b.start, shorter);

	return order != 0 ? order < 0 : a.length < b.length;
}

static bool
is_letter_or_digit(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
}

static void
count_letters(struct search *search)
{
	size_t i;

	for (i = 0; i < search->wanted.length && i < UINT8_MAX; i++) {
		char c = search->wanted.start[i];

		if (!is_letter_or_digit(c))
			continue;
		search->letters[c - '0']++;
		search->letter_count++;
	}
}

/*
 * Whether the turn of these fields may be near enough to be worth writing:
 * each letter of what is wanted that it lacks is an edit.  Where letters mean
 * the same in the notation as in the fields, a turn has but one more, an "x",
 * unless it has no fields at all.
 */
static bool
may_be_near(const struct search *search, const struct fields *fields)
{
	unsigned char left[LETTERS];
	size_t i, lacking = search->letter_count;

	if (!search->has_native_letters || fields->count == 0)
		return true;
	memcpy(left, search->letters, sizeof(left));
	for (i = 0; i < fields->byte_count; i++) {
		size_t n = (size_t)(unsigned char)fields->bytes[i] - '0';

		if (n < LETTERS && left[n] > 0) {
			left[n]--;
			lacking--;
		}
	}
	return lacking <= search->limit + (search->letters['x' - '0'] > 0);
}

/* Writes the move as a turn; the text lives until the next is written. */
static struct text
write_turn(const struct search *search, const void *move, bool with_mark)
{
	struct replay *replay = search->replay;
	const struct game *game = replay->game;
	struct replay_tools *tools = replay->state->tools;
	const struct notation *notation = replay->notation;
	void *after;

	if (with_mark) {
		game->write_move(search->position, move, &tools->fields);
		after = arena_take(replay->state->arena, game->position_size);
		memcpy(after, search->position, game->position_size);
		game->play(after, move);
		if (replay_wins(game, search->position, after))
			fields_add(&tools->fields, FIELD_WIN, text_of("#"));
	}
	strbuf_clear(&tools->words);
	if (!notation_writes(notation, &tools->fields))
		notation = replay->state->native;
	notation_write(notation, &tools->fields,
		       game->to_move(search->position), &tools->words);
	return strbuf_text(&tools->words);
}

/*
 * A turn of distance 0 is no hint: as it is written it was refused.  Nothing
 * is nearer than distance 1.
 */
static bool
try_turn(void *context, const void *move)
{
	struct search *search = context;
	struct replay *replay = search->replay;
	struct fields *fields = &replay->state->tools->fields;
	struct text text;
	size_t distance;

	if (search->left == 0)
		return false;
	search->left--;
	replay->game->write_move(search->position, move, fields);
	if (!may_be_near(search, fields))
		return true;
	text = write_turn(search, move, false);
	distance = nearest_distance(search->wanted, text, search->limit);
	if (distance == 0 || distance > search->limit)
		return true;
	if (search->best.length > 0 && distance == search->limit &&
	    !comes_first(text, search->best))
		return true;
	search->limit = distance;
	search->best = arena_copy(replay->state->arena, text);
	memcpy(search->move, move, replay->game->move_size);
	return distance > 1;
}

static struct text
find_nearest(struct search *search)
{
	struct replay *replay = search->replay;
	struct replay_state *state = replay->state;
	size_t allowed = state->hints_left;

	if (allowed > HINT_TURNS_MAX)
		allowed = HINT_TURNS_MAX;
	search->left = allowed;
	search->limit = search->wanted.length / 3;
	if (search->limit == 0)
		search->limit = 1;
	search->has_native_letters = replay->notation == state->native;
	count_letters(search);
	replay->game->list(search->position, try_turn, search);
	state->hints_left -= allowed - search->left;
	if (search->best.length == 0)
		return search->best;
	return arena_copy(state->arena, write_turn(search, search->move, true));
}

/* --- turns that are only written carelessly --- */

/*
 * Whether the text is a turn at all; `*is_legal` whether it may be played,
 * and then it is the move of the search.  `*reach` is how far it is one.
 */
static bool
read_turn(struct search *search, struct text text, bool *is_legal,
	  size_t *reach)
{
	struct replay *replay = search->replay;
	struct replay_state *state = replay->state;
	const void *position = search->position;
	struct problem *problem = replay_problem(state);
	const struct fields *fields;
	enum diag wrong = DIAG_NONE;

	*is_legal = false;
	*reach = text.length;
	fields = notation_read(state->reader->reader, text,
			       replay->game->to_move(position), &wrong,
			       problem);
	if (fields == NULL) {
		*reach = problem->start;
		return false;
	}
	*is_legal = replay->game->read_move(position, fields, search->move,
					    problem) == DIAG_NONE &&
		    replay->game->check(position, search->move) == DIAG_NONE;
	return true;
}

static struct text
lower(struct arena *arena, struct text text)
{
	char *bytes = arena_take(arena, text.length);
	size_t i;

	for (i = 0; i < text.length; i++)
		bytes[i] = text_small(text.start[i]);
	return (struct text){bytes, text.length};
}

static struct text
join(struct arena *arena, struct text turn, size_t at)
{
	char *bytes = arena_take(arena, turn.length + 1);

	memcpy(bytes, turn.start, at);
	bytes[at] = ' ';
	memcpy(bytes + at + 1, turn.start + at, turn.length - at);
	return (struct text){bytes, turn.length + 1};
}

/*
 * Two turns without a blank between them, of which the first can be played if
 * possible.  They meet where reading stopped, or a number before.
 */
static struct text
split_turn(struct search *search, struct text turn, size_t reach)
{
	struct text split = {"", 0};
	size_t at, n, unused;
	bool is_legal, is_next_legal;

	for (n = 0; n < SPLITS_TRIED && n < reach; n++) {
		at = reach - n;
		if (!read_turn(search, text_slice(turn, at, turn.length),
			       &is_next_legal, &unused) ||
		    !read_turn(search, text_slice(turn, 0, at), &is_legal,
			       &unused))
			continue;
		if (split.length == 0 || is_legal)
			split = join(search->replay->state->arena, turn, at);
		if (is_legal)
			break;
	}
	return split;
}

static struct text
find_hint(struct search *search, struct text turn)
{
	struct replay_state *state = search->replay->state;
	struct text small = lower(state->arena, turn), split;
	bool is_legal = false;
	size_t reach = 0;

	search->wanted = replay_bare_turn(turn);
	if (read_turn(search, small, &is_legal, &reach))
		search->wanted = replay_bare_turn(small);
	else if (!text_equals(small, turn))
		(void)read_turn(search, turn, &is_legal, &reach);
	if (is_legal && !text_equals(small, turn))
		return arena_copy(state->arena,
				  write_turn(search, search->move, true));
	split = split_turn(search, turn, reach < turn.length ? reach : 0);
	return split.length > 0 ? split : find_nearest(search);
}

/* The dice that a turn which cannot be read begins with, or zeros. */
static void
read_first_dice(struct text turn, unsigned dice[2])
{
	size_t i;

	for (i = 0; i < 2; i++) {
		dice[i] = 0;
		if (turn.length > i)
			text_number(text_slice(turn, i, 1),
				    REPLAY_DICE_MOST + 1, &dice[i]);
	}
}

/* A position whose list has what can have been meant. */
static const void *
narrow_position(struct replay *replay, const struct line *line,
		struct text turn, bool is_read)
{
	const struct game *game = replay->game;
	void *narrowed;
	unsigned dice[2];

	if (!is_read && !game->has_dice)
		return line->position;
	narrowed = arena_take(replay->state->arena, game->position_size);
	memcpy(narrowed, line->position, game->position_size);
	if (is_read) {
		game->narrow(narrowed, line->trial);
	} else {
		read_first_dice(turn, dice);
		game->set_dice(narrowed, dice[0], dice[1]);
	}
	return narrowed;
}

struct text
replay_find_hint(struct replay *replay, const struct line *line,
		 struct text turn, bool is_read)
{
	struct replay_state *state = replay->state;
	struct search search = {
		.replay = replay,
		.best = {"", 0},
	};

	/* Where something is hidden a hint would be a guess, or would tell. */
	if (state->tools->options->no_hints || turn.length == 0 ||
	    replay->is_sheet || replay->hides)
		return search.best;
	search.move = arena_take(state->arena, replay->game->move_size);
	search.position = narrow_position(replay, line, turn, is_read);
	return find_hint(&search, turn);
}
