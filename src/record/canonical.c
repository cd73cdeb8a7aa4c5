/*
 * The canonical form of a record, built while it is replayed.
 */
#include "record/canonical.h"

#include "record/notation.h"
#include "record/replay_gestures.h"
#include "record/replay_state.h"
#include "record/replay_view.h"

/* The main line's number stands before every turn of the side that begins. */
void
canonical_number(const struct replay *replay, struct item *item)
{
	const struct line *line = replay_line(replay);
	struct move_number number = replay_number(replay->state,
						  line->plies_before);
	bool is_first = line->turns == 1;

	item->number = 0;
	item->is_second = number.is_second;
	item->ply = replay->state->start_number + line->plies_before;
	if (is_first || (!number.is_second && !line->was_mid_turn))
		item->number = number.number;
}

/*
 * Takes the glyph that stands as a word of its own behind the turn just
 * played, if the turn has none; otherwise an empty text.
 */
static struct text
take_lone_glyph(struct replay *replay)
{
	const struct record *record = replay->record;
	const struct item *item = &record->items[replay->next];
	struct text none = {"", 0};

	if (replay->state->words.has_glyph ||
	    replay->next == record->item_count || item->kind != ITEM_GLYPH ||
	    text_starts(item->text, "$"))
		return none;
	replay_step(replay);
	return item->text;
}

/* Then they follow as items, which a format that lacks them leaves out. */
static bool
are_glyphs_apart(const struct replay *replay)
{
	return !notation_holds_glyphs(replay->state->target);
}

/* The glyph of the turn just played, as an item behind it. */
static void
add_glyph(const struct replay *replay, struct arena *arena,
	  struct record *canonical)
{
	struct text glyph = replay_glyph(replay->state);
	struct item item = {.kind = ITEM_GLYPH};

	if (glyph.length == 0)
		return;
	item.text = arena_copy(arena, glyph);
	canonical->items[canonical->item_count++] = item;
}

static enum item_side
side_of(const struct replay *replay)
{
	return replay->game->to_move(replay->before) == SIDE_WHITE ? ITEM_WHITE
								   : ITEM_BLACK;
}

/* The position as whom it is written for may read it. */
static struct item_position
position_of(const struct replay *replay, const void *position,
	    struct arena *arena)
{
	struct replay_tools *tools = replay->state->tools;
	struct item_position none = {0};

	if (!tools->options->adds_positions)
		return none;
	strbuf_clear(&tools->words);
	replay->game->write_position(position, &tools->words);
	return (struct item_position){
		.text = arena_copy(arena, strbuf_text(&tools->words))};
}

/* What is written is spelled as canonical, and stands nowhere yet. */
static void
set_extra(const struct replay *replay, struct arena *arena, struct item *item)
{
	struct item_extra *extra;

	item->extra = NULL;
	if (!replay->state->tools->options->adds_positions)
		return;
	extra = arena_take(arena, sizeof(*extra));
	extra->position = position_of(replay, replay->shown, arena);
	item->extra = extra;
}

/* The turn from the board; as it is written where that says the same. */
static void
set_text(struct replay *replay, struct arena *arena, struct item *item)
{
	const struct gesturing *gesturing = replay->state->gesturing;
	struct strbuf *words = &replay->state->tools->words;

	item->parts = gesturing->parts;
	item->part_count = gesturing->part_count;
	if (gesturing->writes)
		return;
	strbuf_clear(words);
	replay_write_turn(replay, words);
	if (!are_glyphs_apart(replay))
		strbuf_add_text(words, take_lone_glyph(replay));
	if (!text_equals(strbuf_text(words), item->text))
		item->text = arena_copy(arena, strbuf_text(words));
}

/* Whether what is taken is the result that counts: one word remains. */
static bool
is_kept(const struct replay *replay, const struct item *item,
	enum replay_event event)
{
	if (item->kind == ITEM_NUMBER ||
	    (item->kind == ITEM_TURN && event == REPLAY_OTHER))
		return false;
	return item->kind != ITEM_RESULT ||
	       item == record_result(replay->record);
}

const char canonical_cut[] = "The record goes on with an illegal turn.";
static const char left_out[] = "A variation begins with an illegal turn.";

bool
canonical_is_mark(const struct item *item)
{
	return item->text.start == canonical_cut ||
	       item->text.start == left_out;
}

/*
 * The end of a variation that was cut: says so.  There is room, since what is
 * cut off has at least one turn.
 */
static void
mark_cut(const struct replay *replay, const char *words,
	 struct record *canonical)
{
	struct item mark = {.kind = ITEM_COMMENT, .text = text_of(words)};

	if (replay->state->tools->options->cuts_lines)
		canonical->items[canonical->item_count++] = mark;
}

/*
 * From an illegal turn on a view sees nothing of a line, and another notation
 * cannot say it: its text cannot be taken for more than it is.  `*depth` is how deep the line is that was cut,
 * plus 1; 0: none.  A variation that has lost its first turn goes altogether.
 */
static bool
is_cut(const struct replay *replay, enum replay_event event,
       struct record *canonical, size_t *depth)
{
	size_t now = replay_depth(replay) + 1;
	bool leaves = replay_item(replay)->kind == ITEM_CLOSE;

	if (!replay->hides && !replay->state->tools->options->cuts_lines)
		return false;
	if (*depth == 0 && event == REPLAY_SKIPPED)
		*depth = now;
	if (*depth == 0)
		return false;
	if (!leaves || now >= *depth)
		return replay_item(replay)->kind != ITEM_RESULT;
	*depth = 0;
	if (canonical->items[canonical->item_count - 1].kind != ITEM_OPEN) {
		mark_cut(replay, canonical_cut, canonical);
		return false;
	}
	canonical->item_count--;
	mark_cut(replay, left_out, canonical);
	return true;
}

static void
copy_items(struct replay *replay, struct arena *arena, struct record *canonical)
{
	enum replay_event event;
	size_t cut = 0;

	canonical->item_count = 0;
	while ((event = replay_step(replay)) != REPLAY_END) {
		const struct item *from = replay_item(replay);
		struct item *item;

		if (!is_kept(replay, from, event) ||
		    is_cut(replay, event, canonical, &cut))
			continue;
		item = &canonical->items[canonical->item_count];
		*item = *from;
		if (event == REPLAY_PLAYED) {
			set_text(replay, arena, item);
			item->side = side_of(replay);
			set_extra(replay, arena, item);
			item->wins = replay_wins(replay->game, replay->before,
						 replay->position);
		}
		if (event != REPLAY_OTHER)
			canonical_number(replay, item);
		canonical->item_count++;
		if (event == REPLAY_PLAYED && are_glyphs_apart(replay))
			add_glyph(replay, arena, canonical);
	}
}

static void
set_result(const struct replay *replay, struct record *canonical)
{
	struct item item = {.kind = ITEM_RESULT};
	size_t i = 0;

	while (i < canonical->item_count &&
	       canonical->items[i].kind != ITEM_RESULT)
		i++;
	if (i == canonical->item_count)
		canonical->items[canonical->item_count++] = item;
	canonical->items[i].text = replay->state->word_result;
	canonical->is_result_clear = replay->state->is_result_clear;
}

/* Gives the tag a value, adding the tag when there is none. */
static void
set_tag(struct record *canonical, const char *name, struct text value)
{
	struct tag *tag = canonical->tags;
	struct tag *end = tag + canonical->tag_count;

	while (tag < end && !text_is(tag->name, name))
		tag++;
	if (tag == end) {
		*tag = (struct tag){.name = text_of(name)};
		canonical->tag_count++;
	}
	tag->value = value;
}

static bool
has_word(struct text words, struct text word)
{
	struct text other;

	while (text_next_word(&words, &other)) {
		if (text_equals(word, other))
			return true;
	}
	return false;
}

/* Appends the words of `words` that do not come again in `later`. */
static void
add_words(struct text words, struct text later, struct strbuf *out)
{
	struct text word;

	while (text_next_word(&words, &word)) {
		if (has_word(later, word))
			continue;
		if (out->length > 0)
			strbuf_add_char(out, ' ');
		strbuf_add_text(out, word);
	}
}

/*
 * Rules that were given from outside, or that a turn was let pass by, become
 * those of the record.  Words behind win over words before them, so that one
 * which comes again is left out.
 */
static void
set_rules(const struct replay *replay, struct arena *arena,
	  struct record *canonical)
{
	struct replay_tools *tools = replay->state->tools;
	const struct tag *tag = record_tag(replay->record, "Rules");
	struct strbuf *words = &tools->words;
	const struct text given[] = {
		tag != NULL ? tag->value : text_of(""),
		tools->options->rules,
		replay->state->excuse_rules,
	};
	struct text later;

	if (text_trim(given[1]).length + given[2].length == 0)
		return;
	strbuf_clear(words);
	later = given[1].length > 0 ? given[1] : given[2];
	add_words(given[0], later, words);
	add_words(given[1], given[2], words);
	add_words(given[2], text_of(""), words);
	set_tag(canonical, "Rules", arena_copy(arena, strbuf_text(words)));
}

static void
copy_tags(const struct replay *replay, struct arena *arena,
	  struct record *canonical)
{
	const struct record *record = replay->record;
	const char *variant = replay->game->variants[replay->variant];
	size_t i;

	canonical->tags = arena_take(arena, (record->tag_count + 3) *
						    sizeof(*record->tags));
	for (i = 0; i < record->tag_count; i++)
		canonical->tags[i] = record->tags[i];
	set_tag(canonical, "Game", text_of(variant));
	set_rules(replay, arena, canonical);
	set_tag(canonical, "Result", replay->state->tag_result);
	if (!replay->hides)
		return;
	set_tag(canonical, "View", text_of(replay_view_name(replay->view)));
	if (record_tag(record, "Position") != NULL)
		set_tag(canonical, "Position", replay->state->start_shown);
}

void
canonical_record(struct replay *replay, struct arena *arena,
		 struct record *canonical)
{
	const struct record *record = replay->record;

	*canonical = *record;
	/* A glyph behind each turn, and a result. */
	canonical->items = arena_take(arena, (2 * record->item_count + 1) *
						     sizeof(*record->items));
	copy_items(replay, arena, canonical);
	replay_finish(replay);
	/* What the rest of a game was worth that is cut short cannot be seen. */
	if (replay->hides && replay->state->lines[0].is_broken) {
		replay->state->tag_result = text_of("*");
		replay->state->word_result = text_of("*");
	}
	canonical->final = position_of(replay, replay->final, arena);
	copy_tags(replay, arena, canonical);
	set_result(replay, canonical);
}
