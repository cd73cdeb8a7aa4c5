/*
 * The tags of a record as the root of an SGF game.
 */
#include <string.h>

#include "base/arena.h"
#include "record/pin_lex.h"
#include "record/record.h"
#include "record/sgf_boardspace.h"
#include "record/sgf_names.h"
#include "record/sgf_writer.h"

/* The tags in the order in which records have them. */
struct order {
	const struct tag **tags;
	size_t count;
	size_t ordered; /* of them have their place */
};

static bool
is_ordered(const struct tag *tag)
{
	size_t n = 0;

	while (pin_tag_order[n] != NULL &&
	       !text_is(tag->name, pin_tag_order[n]))
		n++;
	return pin_tag_order[n] != NULL;
}

static void
sort_tags(const struct record *record, struct arena *arena, struct order *order)
{
	size_t place, n;

	order->tags = arena_take(arena, (record->tag_count + 1) *
						sizeof(struct tag *));
	for (place = 0; pin_tag_order[place] != NULL; place++)
		for (n = 0; n < record->tag_count; n++)
			if (text_is(record->tags[n].name, pin_tag_order[place]))
				order->tags[order->count++] = &record->tags[n];
	order->ordered = order->count;
	for (n = 0; n < record->tag_count; n++)
		if (!is_ordered(&record->tags[n]))
			order->tags[order->count++] = &record->tags[n];
}

/* --- the game --- */

/* A setup that is not the one of which the reader makes no tag. */
static bool
is_other_setup(const struct tag *setup)
{
	return !sgf_is_usual_setup(text_trim(setup->value)) &&
	       sgf_is_raw(setup->value);
}

static void
write_game(struct sgf_writer *writer, const struct record *record)
{
	const struct tag *game = record_tag(record, "Game");
	const struct tag *rules = record_tag(record, "Rules");
	const struct tag *setup = record_tag(record, "SU");
	struct strbuf words = {0};

	if (writer->is_boardspace) {
		sgf_write_boardspace_root(writer, record);
		return;
	}
	sgf_add_property(writer, "FF", text_of("4"));
	sgf_add_property(writer, "GM",
			 text_of(writer->is_backgammon ? "6" : "23"));
	sgf_add_property(writer, "CA", text_of("UTF-8"));
	if (writer->is_backgammon) {
		strbuf_add_text(&words, game->value);
		if (rules != NULL) {
			strbuf_add_string(&words, ": ");
			strbuf_add_text(&words, rules->value);
		}
		sgf_add_property(writer, "RU", strbuf_text(&words));
		strbuf_free(&words);
		return;
	}
	if (setup == NULL || !is_other_setup(setup))
		sgf_add_property(writer, "SU", text_of("Standard"));
	if (text_is(game->value, "Plateau5"))
		sgf_add_property(writer, "SZ", text_of("5"));
}

/* --- tags that a property says --- */

static bool
has_line_end(struct text text)
{
	size_t n = 0;

	while (n < text.length && text.start[n] != '\n' &&
	       text.start[n] != '\r')
		n++;
	return n < text.length;
}

/* A number as the reader of MI gives it back. */
static bool
is_number(struct text text)
{
	unsigned number;

	return text_number(text, 1000000, &number) && number < 1000000 &&
	       text.start[0] != '0';
}

/* "2-1" taken apart, as the reader of MI puts it together. */
static bool
split_score(struct text score, struct text *white, struct text *black)
{
	size_t dash = 0;

	while (dash < score.length && score.start[dash] != '-')
		dash++;
	*white = text_slice(score, 0, dash);
	*black = text_slice(score, dash + 1, score.length);
	return dash < score.length &&
	       (is_number(*white) || text_is(*white, "0")) &&
	       (is_number(*black) || text_is(*black, "0"));
}

static bool
is_side(struct text value)
{
	return text_is(value, "White") || text_is(value, "Black");
}

/* DT has digits and signs; other words are no date to other programs. */
static bool
is_dated(struct text value)
{
	size_t n;

	for (n = 0; n < value.length; n++) {
		char c = value.start[n];

		if ((c < '0' || c > '9') && c != '-' && c != ',')
			return false;
	}
	return value.length > 0;
}

struct root {
	struct sgf_writer *writer;
	const struct record *record;
	const struct order *order;
};

/* The score, where it follows the match that MI tells of. */
static const struct tag *
score_behind(const struct root *root, size_t n)
{
	const struct order *order = root->order;
	struct text white, black;

	if (n + 1 == order->count ||
	    !text_is(order->tags[n + 1]->name, "Score") ||
	    !split_score(order->tags[n + 1]->value, &white, &black))
		return NULL;
	return order->tags[n + 1];
}

static void
write_match(const struct root *root, size_t n)
{
	struct sgf_writer *writer = root->writer;
	const struct tag *score = score_behind(root, n);
	struct text white, black;

	sgf_begin_property(writer, text_of("MI"));
	sgf_add_pair(writer, text_of("length"), root->order->tags[n]->value);
	if (score == NULL)
		return;
	split_score(score->value, &white, &black);
	sgf_add_pair(writer, text_of("ws"), white);
	sgf_add_pair(writer, text_of("bs"), black);
}

/* Whether the tag is said exactly by a property of its own. */
static bool
is_said(const struct root *root, size_t n)
{
	const struct order *order = root->order;
	const struct tag *tag = order->tags[n];
	struct arena *arena = root->writer->arena;
	bool is_backgammon = root->writer->is_backgammon;
	struct text value = tag->value;

	if (text_is(tag->name, "Game"))
		return true;
	if (text_is(tag->name, "SU") && root->writer->is_boardspace)
		return sgf_is_boardspace_setup(root->record, tag);
	if (text_is(tag->name, "SU") && !is_backgammon)
		return is_other_setup(tag);
	if (sgf_is_foreign(tag->name))
		return sgf_is_raw(value);
	switch (sgf_find_tag(tag->name)) {
	case SGF_TAG_COUNT:
		return false;
	case SGF_TAG_RULES:
		return !has_line_end(value) &&
		       ((!is_backgammon && !root->writer->is_boardspace) ||
			n == order->ordered);
	case SGF_TAG_FIRST:
		return is_backgammon && is_side(value) &&
		       record_tag(root->record, "Position") == NULL;
	case SGF_TAG_MATCH:
		return is_backgammon && is_number(value);
	case SGF_TAG_SCORE:
		return is_backgammon && n > 0 &&
		       text_is(order->tags[n - 1]->name, "Match") &&
		       is_number(order->tags[n - 1]->value) &&
		       score_behind(root, n - 1) != NULL;
	case SGF_TAG_DATE:
		return text_equals(sgf_date_read(sgf_date_write(value, arena),
						 arena),
				   value) &&
		       is_dated(sgf_date_write(value, arena));
	case SGF_TAG_RESULT:
		return !has_line_end(value) &&
		       text_equals(sgf_result_read(sgf_result_write(value),
						   arena),
				   value);
	case SGF_TAG_EVENT:
	case SGF_TAG_SITE:
	case SGF_TAG_ROUND:
	case SGF_TAG_BLACK:
	case SGF_TAG_WHITE:
	case SGF_TAG_ANNOTATOR:
	case SGF_TAG_BLACK_TEAM:
	case SGF_TAG_WHITE_TEAM:
	case SGF_TAG_BLACK_RANK:
	case SGF_TAG_WHITE_RANK:
	case SGF_TAG_SOURCE:
	case SGF_TAG_COPYRIGHT:
	case SGF_TAG_NAME:
	case SGF_TAG_RECORDER:
		break;
	}
	return !has_line_end(value);
}

static void
write_plain(struct sgf_writer *writer, const struct tag *tag)
{
	enum sgf_tag known = sgf_find_tag(tag->name);
	struct text value = tag->value;

	if (known == SGF_TAG_DATE)
		value = sgf_date_write(value, writer->arena);
	if (known == SGF_TAG_RESULT)
		value = sgf_result_write(value);
	if (known == SGF_TAG_FIRST)
		value = text_slice(value, 0, 1);
	sgf_add_property(writer, sgf_tag_property(known), value);
}

static void
write_said(const struct root *root, size_t n)
{
	const struct tag *tag = root->order->tags[n];
	struct sgf_writer *writer = root->writer;

	if (sgf_find_tag(tag->name) == SGF_TAG_MATCH) {
		write_match(root, n);
	} else if (sgf_find_tag(tag->name) == SGF_TAG_SCORE ||
		   text_is(tag->name, "Game") ||
		   (text_is(tag->name, "Rules") && writer->is_backgammon)) {
		return;
	} else if (writer->is_boardspace &&
		   (text_is(tag->name, "SU") ||
		    sgf_write_boardspace_tag(writer, sgf_find_tag(tag->name),
					     tag->value))) {
		return;
	} else if (sgf_find_tag(tag->name) == SGF_TAG_COUNT) {
		sgf_begin_property(writer, tag->name);
		sgf_add_raw(writer, tag->value);
	} else {
		write_plain(writer, tag);
	}
}

/*
 * Tags in their order: those that properties say, and from the first other one
 * on all in SGF_TAGS, so that the order comes back.
 */
static void
write_tags(const struct root *root)
{
	const struct order *order = root->order;
	size_t first = order->ordered, n;
	bool has_begun = false;

	for (n = 0; n < order->ordered; n++)
		if (is_said(root, n))
			write_said(root, n);
	while (first < order->count && is_said(root, first))
		write_said(root, first++);
	for (n = first; n < order->count; n++)
		if (is_said(root, n) &&
		    sgf_find_tag(order->tags[n]->name) < SGF_TAG_FIRST)
			write_said(root, n);
	for (n = 0; n < order->count; n++) {
		if (n < order->ordered ? is_said(root, n) : n < first)
			continue;
		if (!has_begun)
			sgf_begin_property(root->writer, text_of(SGF_TAGS));
		has_begun = true;
		sgf_add_pair(root->writer, order->tags[n]->name,
			     order->tags[n]->value);
	}
}

/* --- comments before tags --- */

struct remarks {
	struct sgf_writer *writer;
	bool has_begun;
};

static void
add_remarks(struct remarks *remarks, struct text name, const struct tag *from)
{
	size_t n;

	for (n = 0; n < from->comment_count; n++) {
		if (!remarks->has_begun)
			sgf_begin_property(remarks->writer,
					   text_of(SGF_REMARKS));
		remarks->has_begun = true;
		sgf_add_pair(remarks->writer, name, from->comments[n].text);
	}
}

/*
 * Those of the first tag that is written stand before it if it was the first;
 * else they come behind it, as in .pin files.
 */
static void
write_remarks(struct sgf_writer *writer, const struct record *record,
	      const struct order *order)
{
	struct remarks remarks = {.writer = writer};
	bool is_moved = order->count > 1 && order->tags[0] != record->tags;
	size_t n;

	for (n = 0; n < order->count; n++) {
		const struct tag *tag = order->tags[n];

		if (n == 1 && is_moved)
			add_remarks(&remarks, tag->name, order->tags[0]);
		if (n > 0 || !is_moved)
			add_remarks(&remarks, tag->name, tag);
	}
}

void
sgf_write_root(struct sgf_writer *writer, const struct record *record)
{
	struct order order = {0};
	struct root root = {
		.writer = writer, .record = record, .order = &order};

	sort_tags(record, writer->arena, &order);
	sgf_open_bracket(writer);
	sgf_begin_node(writer);
	write_game(writer, record);
	write_tags(&root);
	write_remarks(writer, record, &order);
	writer->name_count = 0;
	writer->is_root = true;
}
