/*
 * A record as a game of an SGF file: turns and what stands between them as
 * nodes, variations as branches.
 */
#include "base/arena.h"
#include "games/game.h"
#include "record/notation.h"
#include "record/record.h"
#include "record/sgf.h"
#include "record/sgf_boardspace.h"
#include "record/sgf_names.h"
#include "record/sgf_writer.h"

/* What is still to be written, the next thing on top. */
struct job {
	bool is_branch; /* variations of a turn; else the rest of a line */
	size_t at, end; /* items */
};

struct walk {
	struct sgf_writer writer;
	const struct record *record;
	size_t *close; /* of an item that opens: the one that closes it */
	struct job *jobs;
	size_t job_count, job_room;
	unsigned shift; /* by which plies of positions are ahead of numbers */
	struct text result; /* of the tag */
	const struct game *game;
};

static const struct item *
item_at(const struct walk *walk, size_t n)
{
	return &walk->record->items[n];
}

/* --- what stands behind a turn --- */

static void
add_glyph(struct sgf_writer *writer, struct text glyph)
{
	const struct sgf_glyph *known = sgf_glyph(glyph);
	struct text name = text_of(known != NULL ? known->property
						 : SGF_GLYPHS);

	if (!sgf_has_room(writer, name))
		sgf_begin_node(writer);
	sgf_begin_property(writer, name);
	sgf_add_value(writer, known != NULL ? text_of(known->value) : glyph);
}

/* "[%TM 200]" taken apart.  False: the comment is an ordinary one. */
static bool
split_command(struct text comment, struct text *name, struct text *raw)
{
	size_t end = 2;

	if (!text_starts(comment, "[%") || !text_ends(comment, "]"))
		return false;
	while (end < comment.length && comment.start[end] != ' ')
		end++;
	if (end + 1 >= comment.length)
		return false;
	*raw = text_slice(comment, end + 1, comment.length - end - 2);
	if (!sgf_is_command(text_slice(comment, 2, end - 2)) ||
	    !sgf_is_raw(*raw))
		return false;
	*name = text_slice(comment, 2, end - 2);
	return true;
}

static void
add_comment(struct sgf_writer *writer, struct text comment)
{
	struct text name, raw;

	if (split_command(comment, &name, &raw) &&
	    !(writer->is_boardspace && !sgf_is_at_gesture(writer, name))) {
		/* In the root it would be a tag. */
		if (writer->is_root || !sgf_has_room(writer, name))
			sgf_begin_node(writer);
		sgf_begin_property(writer, name);
		sgf_add_raw(writer, raw);
		return;
	}
	if (!sgf_has_room(writer, text_of("C")))
		sgf_begin_node(writer);
	sgf_add_property(writer, "C", comment);
}

/* The last word, unless the tag and the end of the record say the same. */
static void
add_result(struct walk *walk, size_t n)
{
	struct sgf_writer *writer = &walk->writer;
	struct text result = item_at(walk, n)->text;

	if (writer->is_boardspace && sgf_write_end(writer, result))
		return;
	if (n + 1 == walk->record->item_count &&
	    text_equals(result, walk->result) &&
	    sgf_is_result(walk->game, result))
		return;
	if (!sgf_has_room(writer, text_of(SGF_RESULT)))
		sgf_begin_node(writer);
	sgf_add_property(writer, SGF_RESULT, result);
}

static void
add_item(struct walk *walk, size_t n)
{
	const struct item *item = item_at(walk, n);

	switch (item->kind) {
	case ITEM_COMMENT:
	case ITEM_LINE_COMMENT:
		add_comment(&walk->writer, item->text);
		break;
	case ITEM_GLYPH:
		add_glyph(&walk->writer, item->text);
		break;
	case ITEM_RESULT:
		add_result(walk, n);
		break;
	case ITEM_TURN:
	case ITEM_NUMBER:
	case ITEM_OPEN:
	case ITEM_CLOSE:
		break;
	}
}

/* Whether the item has a place in the node at hand. */
static bool
has_place(const struct walk *walk, size_t n)
{
	const struct item *item = item_at(walk, n);
	const struct sgf_glyph *glyph = sgf_glyph(item->text);
	struct text name = text_of("C"), raw;

	if (item->kind == ITEM_GLYPH)
		name = text_of(glyph != NULL ? glyph->property : SGF_GLYPHS);
	else
		(void)split_command(item->text, &name, &raw);
	return sgf_has_room(&walk->writer, name);
}

/* --- turns --- */

static void
write_roll(struct sgf_writer *writer, const struct item *item)
{
	sgf_add_property(writer, "PL",
			 text_of(item->side == ITEM_BLACK ? "B" : "W"));
	sgf_add_property(writer, "DI",
			 text_slice(item->text, 0, item->text.length - 1));
}

static void
write_turn(struct walk *walk, const struct item *item)
{
	struct sgf_writer *writer = &walk->writer;
	struct strbuf words = {0};

	if (writer->is_boardspace) {
		sgf_write_gestures(writer, item);
		return;
	}
	sgf_begin_node(writer);
	if (writer->is_backgammon && text_ends(item->text, ":")) {
		write_roll(writer, item);
		return;
	}
	if (!writer->is_backgammon) {
		strbuf_add_number(&words, item->ply - walk->shift);
		strbuf_add_char(&words, ' ');
	}
	strbuf_add_text(&words, item->text);
	sgf_add_property(writer, item->side == ITEM_BLACK ? "B" : "W",
			 strbuf_text(&words));
	strbuf_free(&words);
}

/* --- lines and branches --- */

static void
push(struct walk *walk, bool is_branch, size_t at, size_t end)
{
	walk->jobs = arena_grow(walk->writer.arena, walk->jobs, walk->job_count,
				&walk->job_room, sizeof(*walk->jobs));
	walk->jobs[walk->job_count++] = (struct job){is_branch, at, end};
}

/*
 * The next turn of the line from `at` on, `end` if there is none; and the first
 * and the last variation before it, `end` if there are none.
 */
static size_t
find_turn(const struct walk *walk, size_t at, size_t end, size_t *first,
	  size_t *last)
{
	*first = *last = end;
	while (at < end && item_at(walk, at)->kind != ITEM_TURN) {
		if (item_at(walk, at)->kind == ITEM_OPEN) {
			if (*first == end)
				*first = at;
			*last = at;
			at = walk->close[at];
		}
		at++;
	}
	return at;
}

/* Whether the line begins with a turn that has variations. */
static bool
begins_with_branch(const struct walk *walk, size_t at, size_t end)
{
	size_t first, last;

	if (at == end || item_at(walk, at)->kind != ITEM_TURN)
		return at == end;
	find_turn(walk, at + 1, end, &first, &last);
	return first < end;
}

/*
 * A turn with what belongs to it.  If it has variations they wait until its
 * own line is complete; what stands behind them gets a node of its own, what
 * stands before them and has no place in its node is kept with the first.
 */
static size_t
write_turn_of(struct walk *walk, size_t at, size_t end)
{
	size_t first, last, next = find_turn(walk, at + 1, end, &first, &last);
	size_t stop = first < next ? first : next, n;

	if (first < next)
		sgf_open_bracket(&walk->writer);
	write_turn(walk, item_at(walk, at));
	for (n = at + 1; n < stop; n++) {
		if (first < next && !has_place(walk, n))
			break;
		add_item(walk, n);
	}
	if (first >= next)
		return next;
	push(walk, true, n, next);
	walk->writer.has_node = false;
	for (n = walk->close[last] + 1; n < next; n++)
		add_item(walk, n);
	return next;
}

static void
take_line(struct walk *walk, struct job job)
{
	size_t at = job.at;
	const struct item *item = item_at(walk, at);

	if (item->kind == ITEM_TURN) {
		at = write_turn_of(walk, at, job.end);
	} else {
		add_item(walk, at);
		at++;
	}
	if (at < job.end)
		push(walk, false, at, job.end);
}

/* Comments and glyphs between variations, before the one that comes next. */
static void
write_between(struct walk *walk, size_t at, size_t end)
{
	struct sgf_writer *writer = &walk->writer;
	bool has_begun = false;

	for (; at < end; at++) {
		const struct item *item = item_at(walk, at);
		bool is_glyph = item->kind == ITEM_GLYPH;

		if (!has_begun)
			sgf_begin_property(writer, text_of(SGF_BETWEEN));
		has_begun = true;
		sgf_add_pair(writer, text_of(is_glyph ? "g" : "c"), item->text);
	}
}

/*
 * The line before is complete; the next variation begins.  A node without a
 * turn holds what stood before it, and keeps variations of its first turn from
 * being taken for those of the turn that it replaces.
 */
static void
take_branch(struct walk *walk, struct job job)
{
	size_t open = job.at, inside;

	sgf_close_bracket(&walk->writer);
	while (open < job.end && item_at(walk, open)->kind != ITEM_OPEN)
		open++;
	if (open == job.end)
		return;
	inside = walk->close[open];
	push(walk, true, inside + 1, job.end);
	sgf_open_bracket(&walk->writer);
	if (open > job.at || begins_with_branch(walk, open + 1, inside))
		sgf_begin_node(&walk->writer);
	write_between(walk, job.at, open);
	walk->writer.has_node = false;
	if (open + 1 < inside)
		push(walk, false, open + 1, inside);
}

/* --- a record --- */

/* Which brackets belong together. */
static void
match_brackets(struct walk *walk)
{
	const struct record *record = walk->record;
	size_t *open, depth = 0, n;

	walk->close = arena_take(walk->writer.arena,
				 record->item_count * sizeof(size_t));
	open = arena_take(walk->writer.arena,
			  record->item_count * sizeof(size_t));
	for (n = 0; n < record->item_count; n++) {
		if (record->items[n].kind == ITEM_OPEN)
			open[depth++] = n;
		else if (record->items[n].kind == ITEM_CLOSE && depth > 0)
			walk->close[open[--depth]] = n;
	}
	while (depth > 0)
		walk->close[open[--depth]] = record->item_count - 1;
}

/* Numbers of turns count from 1 where plies count from the position on. */
static unsigned
find_shift(const struct record *record)
{
	size_t n = 0;

	while (n < record->item_count && (record->items[n].kind != ITEM_TURN ||
					  record->items[n].number == 0))
		n++;
	if (n == record->item_count)
		return 0;
	return record->items[n].ply - ((record->items[n].number - 1) * 2 +
				       record->items[n].is_second + 1);
}

static bool
is_plain_comment(const struct item *item)
{
	struct text name, raw;

	return (item->kind == ITEM_COMMENT ||
		item->kind == ITEM_LINE_COMMENT) &&
	       !split_command(item->text, &name, &raw);
}

/* What stands before the first turn; of two comments the first is the game's. */
static size_t
write_beginning(struct walk *walk)
{
	const struct record *record = walk->record;
	size_t n = 0;

	sgf_write_root(&walk->writer, record);
	if (record->item_count > 1 && is_plain_comment(&record->items[0]) &&
	    is_plain_comment(&record->items[1]))
		sgf_add_property(&walk->writer, "GC", record->items[n++].text);
	while (n < record->item_count && record->items[n].kind != ITEM_TURN &&
	       record->items[n].kind != ITEM_OPEN)
		add_item(walk, n++);
	return n;
}

void
sgf_write(const struct writing *writing, const struct record *record)
{
	struct arena arena = {0};
	const struct tag *result = record_tag(record, "Result");
	struct walk walk = {
		.writer = {.out = writing->out,
			   .arena = &arena,
			   .notation = writing->notation},
		.record = record,
		.shift = find_shift(record),
		.game = notation_game(writing->notation),
	};
	size_t start;

	walk.writer.line = writing->out->length;
	walk.writer.is_backgammon = text_is(notation_dialect(writing->notation),
					    "backgammon");
	walk.writer.is_boardspace = text_is(notation_dialect(writing->notation),
					    "boardspace");
	if (result != NULL)
		walk.result = result->value;
	match_brackets(&walk);
	start = write_beginning(&walk);
	if (start < record->item_count)
		push(&walk, false, start, record->item_count);
	while (walk.job_count > 0) {
		struct job job = walk.jobs[--walk.job_count];

		if (job.is_branch)
			take_branch(&walk, job);
		else
			take_line(&walk, job);
	}
	if (walk.writer.is_boardspace)
		sgf_write_start(&walk.writer);
	sgf_close_bracket(&walk.writer);
	sgf_end_line(&walk.writer);
	strbuf_free(&walk.writer.piece);
	arena_free(&arena);
}
