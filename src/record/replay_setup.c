/*
 * From the tags to a board: game, notation, rules, starting position.
 */
#include <string.h>

#include "base/catalog.h"
#include "base/nearest.h"
#include "base/source.h"
#include "games/games.h"
#include "record/notation.h"
#include "record/replay_gestures.h"
#include "record/replay_state.h"
#include "record/replay_view.h"

/* Tags that mean something to some game, and customary ones near to them. */
/* clang-format off */
static const char *const known_tags[] = {
	"Black", "Date", "First", "Game", "Match", "Opening", "Position",
	"Result", "Rules", "Score", "View", "White",
	"Event", "Round", "Site",
};
/* clang-format on */

enum {
	KNOWN_TAGS = sizeof(known_tags) / sizeof(known_tags[0]),
	MEANING_TAGS = 12 /* the first of them */
};

struct stretch {
	size_t offset, length;
};

/*
 * The place of a part of a tag's value (length 0: all of it).  A value with
 * escapes stands otherwise in the source: then it is the whole tag.
 */
static struct stretch
place_in_tag(const struct record *record, const struct tag *tag, size_t start,
	     size_t length)
{
	struct text bytes = record->source->bytes;
	struct text written = text_slice(bytes, tag->value_offset,
					 tag->value.length);

	if (!text_equals(written, tag->value))
		return (struct stretch){tag->offset, tag->length};
	if (length == 0 || start >= written.length ||
	    length > written.length - start) {
		start = 0;
		length = written.length;
	}
	return (struct stretch){tag->value_offset + start,
				length == 0 ? 1 : length};
}

/* Where to point for what no tag says: the beginning of the record. */
static struct stretch
place_of_record(const struct record *record)
{
	if (record->tag_count > 0)
		return (struct stretch){record->tags[0].offset,
					record->tags[0].length};
	if (record->item_count > 0)
		return (struct stretch){record->items[0].offset,
					record->items[0].length};
	return (struct stretch){record->offset, 1};
}

void
replay_report_tag(const struct replay *replay, enum diag id,
		  const struct tag *tag, const struct problem *problem)
{
	struct stretch place;

	if (tag == NULL)
		place = place_of_record(replay->record);
	else
		place = place_in_tag(replay->record, tag, problem->start,
				     problem->length);
	replay_report(replay->state, id, place.offset, place.length, problem);
}

void
replay_report_named(const struct replay *replay, enum diag id, const char *name,
		    const struct problem *problem)
{
	replay_report_tag(replay, id, record_tag(replay->record, name),
			  problem);
}

/* --- tags that look like a slip --- */

static bool
is_known_tag(struct text name)
{
	size_t i;

	for (i = 0; i < KNOWN_TAGS; i++) {
		if (name.length > 0 && name.start[0] == known_tags[i][0] &&
		    text_is(name, known_tags[i]))
			return true;
	}
	return false;
}

static bool
is_tag_kept(const struct replay_tools *tools, struct text name)
{
	size_t i;

	for (i = 0; i < tools->tag_count; i++) {
		struct text kept = {tools->tags[i], tools->tag_lengths[i]};

		if (text_equals(kept, name))
			return true;
	}
	return false;
}

/* Archives have the same unknown tags in every game: judge them once. */
static void
keep_tag(struct replay_tools *tools, struct text name)
{
	if (tools->tag_count == REPLAY_TAGS_KEPT ||
	    name.length > REPLAY_TAG_BYTES)
		return;
	memcpy(tools->tags[tools->tag_count], name.start, name.length);
	tools->tag_lengths[tools->tag_count++] = name.length;
}

static void
check_tag_name(const struct replay *replay, const struct tag *tag)
{
	struct replay_state *state = replay->state;
	struct problem *problem;
	const char *nearest;

	if (is_known_tag(tag->name) || is_tag_kept(state->tools, tag->name))
		return;
	nearest = nearest_name(tag->name, known_tags, MEANING_TAGS);
	if (nearest == NULL) {
		keep_tag(state->tools, tag->name);
		return;
	}
	problem = replay_problem(state);
	problem_fact(problem, "name", tag->name);
	problem_fact(problem, "nearest", text_of(nearest));
	replay_report(state, DIAG_TAG_UNKNOWN, tag->offset, tag->length,
		      problem);
}

/* --- notation --- */

void
replay_set_loose(struct replay *replay)
{
	static const char *const names[REPLAY_LOOSE_MAX] = {"loose",
							    "loose-pips"};
	struct replay_tools *tools = replay->state->tools;
	const struct notation *notation;
	size_t i;

	for (i = 0; i < REPLAY_LOOSE_MAX; i++) {
		if (replay->state->loose[i] != NULL)
			continue;
		notation = notations_find(tools->options->notations,
					  text_of(names[i]), replay->game);
		if (notation != NULL && notation_reads(notation))
			replay->state->loose[i] = replay_find_reader(tools,
								     notation);
	}
}

static void
set_notation(struct replay *replay)
{
	struct replay_state *state = replay->state;
	struct replay_tools *tools = state->tools;
	const struct replay_options *options = tools->options;
	struct text wanted = replay_wanted_notation(replay);

	state->game = replay->game;
	state->native = notations_find(options->notations, text_of("native"),
				       replay->game);
	replay->notation = state->target = state->native;
	if (wanted.length > 0)
		replay->notation = notations_find(options->notations, wanted,
						  replay->game);
	if (replay->notation == NULL || !notation_reads(replay->notation))
		replay->notation = state->native;
	if (options->target.length > 0)
		state->target = notations_find(options->notations,
					       options->target, replay->game);
	state->reader = replay_find_reader(tools, replay->notation);
	replay_set_numbering(state->reader, replay->record->numbered_by);
}

/* --- rules and position --- */

/* What cannot be seen at the place of the finding. */
static void
add_rules_facts(const struct replay *replay, struct text word,
		const struct tag *tag, struct problem *problem)
{
	const struct game *other = games_knowing_rule(replay->game, word);

	if (tag == NULL)
		problem_fact(problem, "where", text_of("--rules"));
	if (other != NULL)
		problem_fact(problem, "other", text_of(other->name));
}

/* Applies all words; `tag` is where they stand, NULL: in an option. */
static bool
apply_rules(struct replay *replay, struct text words, const struct tag *tag)
{
	struct text rest = words, word;
	bool is_good = true;

	while (text_next_word(&rest, &word)) {
		struct problem *problem = replay_problem(replay->state);
		enum diag wrong = replay->game->set_rule(replay->rules, word,
							 problem);

		if (wrong == DIAG_NONE)
			continue;
		add_rules_facts(replay, word, tag, problem);
		problem->start = (size_t)(word.start - words.start);
		problem->length = word.length;
		replay_report_tag(replay, wrong, tag, problem);
		is_good = false;
	}
	return is_good;
}

static bool
set_rules(struct replay *replay)
{
	const struct game *game = replay->game;
	const struct tag *tag = record_tag(replay->record, "Rules");
	struct text option = replay->state->tools->options->rules;
	bool is_good = true;

	replay->rules = arena_take(replay->state->arena, game->rules_size);
	game->default_rules(replay->variant, replay->rules);
	if (tag != NULL)
		is_good = apply_rules(replay, tag->value, tag);
	return apply_rules(replay, option, NULL) && is_good;
}

static bool
set_position(struct replay *replay)
{
	const struct game *game = replay->game;
	const struct tag *tag = record_tag(replay->record, "Position");
	struct problem *problem;
	enum diag wrong;

	replay->position = arena_take(replay->state->arena,
				      game->position_size);
	if (tag == NULL) {
		game->start(replay->rules, replay->position);
		return true;
	}
	problem = replay_problem(replay->state);
	wrong = game->secrets != NULL
			? game->secrets->read_position(replay->rules,
						       tag->value,
						       replay->position,
						       problem)
			: game->read_position(replay->rules, tag->value,
					      replay->position, problem);
	if (wrong == DIAG_NONE)
		return true;
	/* What is wrong with it may tell of faces that a view does not see. */
	if (game->secrets != NULL &&
	    replay->state->tools->options->view != VIEW_ALL)
		problem = replay_problem(replay->state);
	replay_report_tag(replay, wrong, tag, problem);
	return false;
}

/* --- who moves first --- */

static void
refuse_tag(const struct replay *replay, const struct tag *tag,
	   const char *reason)
{
	struct problem *problem = replay_problem(replay->state);

	problem_fact(problem, "name", tag->name);
	problem_words(problem, "reason", reason);
	replay_report_tag(replay, DIAG_TAG_VALUE, tag, problem);
}

/* A position says itself whose turn it is, and the tag must agree. */
static void
compare_first(const struct replay *replay, const struct tag *tag,
	      enum side side)
{
	enum side mover = replay->game->to_move(replay->position);
	struct problem *problem = replay_problem(replay->state);

	if (side == mover)
		return;
	problem_fact(problem, "first", tag->value);
	problem_words(problem, "side",
		      mover == SIDE_WHITE ? N_("White") : N_("Black"));
	replay_report_tag(replay, DIAG_FIRST, tag, problem);
}

static void
set_first(const struct replay *replay)
{
	const struct tag *tag = record_tag(replay->record, "First");
	enum side side = SIDE_WHITE;

	if (tag == NULL || replay->game->first != SIDE_COUNT)
		return;
	if (text_is(tag->value, "Black")) {
		side = SIDE_BLACK;
	} else if (!text_is(tag->value, "White")) {
		refuse_tag(replay, tag, "it is White or Black");
		return;
	}
	if (record_tag(replay->record, "Position") != NULL)
		compare_first(replay, tag, side);
	else
		replay->game->set_first(replay->position, side);
}

/* Who kept the record must be somebody, and only where something is hidden. */
static bool
check_view(struct replay *replay)
{
	const struct tag *tag = record_tag(replay->record, "View");
	struct problem *problem = replay_problem(replay->state);
	const char *const names[] = {"White", "Black", "Public"};
	const char *nearest;
	enum view view;

	if (tag == NULL)
		return true;
	if (replay->game->secrets == NULL) {
		replay_report_tag(replay, DIAG_VIEW_NEEDLESS, tag, problem);
		return true;
	}
	if (replay_read_view(tag->value, &view))
		return true;
	problem_fact(problem, "name", tag->value);
	nearest = nearest_name(tag->value, names, 3);
	if (nearest != NULL)
		problem_fact(problem, "nearest", text_of(nearest));
	replay_report_tag(replay, DIAG_VIEW, tag, problem);
	return false;
}

bool
replay_set_up(struct replay *replay)
{
	bool has_rules;
	size_t i;

	for (i = 0; i < replay->record->tag_count; i++)
		check_tag_name(replay, &replay->record->tags[i]);
	if (!replay_set_game(replay))
		return false;
	set_notation(replay);
	replay_join_gestures(replay);
	has_rules = set_rules(replay);
	if (!check_view(replay) || !set_position(replay) || !has_rules)
		return false;
	replay->state->dialect = replay->game->dialect(replay->position);
	set_first(replay);
	return replay_set_view(replay);
}
