/*
 * A record as one JSON object in one line.
 */
#include "base/strbuf.h"
#include "record/container.h"
#include "record/data.h"
#include "record/json.h"
#include "record/record.h"

struct writer {
	struct strbuf *out;
	const char *gap;  /* behind colons and commas */
	bool has_members; /* in what is open: a comma comes next */
};

static void
put_comma(struct writer *writer)
{
	if (writer->has_members) {
		strbuf_add_char(writer->out, ',');
		strbuf_add_string(writer->out, writer->gap);
	}
	writer->has_members = true;
}

static void
put_key(struct writer *writer, struct text key)
{
	put_comma(writer);
	data_put_quoted(key, writer->out);
	strbuf_add_char(writer->out, ':');
	strbuf_add_string(writer->out, writer->gap);
}

static void
put_member(struct writer *writer, const char *key, struct text value)
{
	put_key(writer, text_of(key));
	data_put_quoted(value, writer->out);
}

static void
open_with(struct writer *writer, char bracket)
{
	strbuf_add_char(writer->out, bracket);
	writer->has_members = false;
}

/* Closed, it is itself a member of what it stands in. */
static void
close_with(struct writer *writer, char bracket)
{
	strbuf_add_char(writer->out, bracket);
	writer->has_members = true;
}

/* One text, or a list when there are several; nothing when there is none. */
static void
put_texts(struct writer *writer, const char *key, const struct item *items,
	  size_t count)
{
	size_t n;

	if (count == 1)
		put_member(writer, key, items[0].text);
	if (count < 2)
		return;
	put_key(writer, text_of(key));
	open_with(writer, '[');
	for (n = 0; n < count; n++) {
		put_comma(writer);
		data_put_quoted(items[n].text, writer->out);
	}
	close_with(writer, ']');
}

/* --- entries --- */

static void
put_turn(struct writer *writer, struct text turn)
{
	struct text dice, play;

	if (!data_split_dice(turn, &dice, &play)) {
		put_member(writer, "turn", turn);
		return;
	}
	put_member(writer, "dice", dice);
	if (play.length > 0)
		put_member(writer, "play", play);
}

static void
put_number(struct writer *writer, const struct data_walk *walk)
{
	unsigned number = data_walk_number(walk);

	if (number == 0)
		return;
	put_key(writer, text_of("number"));
	strbuf_add_char(writer->out, '"');
	strbuf_add_number(writer->out, number);
	strbuf_add_string(writer->out, walk->head->is_second ? "...\"" : "\"");
}

/* Whether a text is enough to say all of it. */
static bool
is_text(const struct data_walk *walk)
{
	struct text dice, play;

	return walk->head != NULL && walk->head->kind == ITEM_TURN &&
	       walk->glyph_count == 0 && walk->comment_count == 0 &&
	       !walk->has_lines && data_walk_number(walk) == 0 &&
	       data_walk_position(walk).length == 0 &&
	       !data_split_dice(walk->head->text, &dice, &play);
}

/* Leaves the object open when variations follow. */
static void
put_entry(struct writer *writer, const struct data_walk *walk)
{
	struct text position = data_walk_position(walk);

	put_comma(writer);
	if (is_text(walk)) {
		data_put_quoted(walk->head->text, writer->out);
		return;
	}
	open_with(writer, '{');
	put_number(writer, walk);
	if (walk->head != NULL && walk->head->kind == ITEM_TURN)
		put_turn(writer, walk->head->text);
	else if (walk->head != NULL)
		put_member(writer, "result", walk->head->text);
	put_texts(writer, "glyph", walk->glyphs, walk->glyph_count);
	put_texts(writer, "comment", walk->comments, walk->comment_count);
	if (position.length > 0)
		put_member(writer, "position", position);
	if (walk->has_lines)
		put_key(writer, text_of("variations"));
	else
		close_with(writer, '}');
}

/* Writes up to the event that ends what it was called for. */
static void
put_events(struct writer *writer, struct data_walk *walk, size_t depth,
	   enum data_event last)
{
	enum data_event event;

	do {
		event = data_walk_next(walk);
		switch (event) {
		case DATA_ENTRY:
			put_entry(writer, walk);
			if (walk->has_lines)
				open_with(writer, '[');
			break;
		case DATA_LINE:
			put_comma(writer);
			open_with(writer, '[');
			break;
		case DATA_LINE_END:
			close_with(writer, ']');
			break;
		case DATA_LINES_END:
			close_with(writer, ']');
			if (walk->depth > depth || event != last)
				close_with(writer, '}');
			break;
		case DATA_END:
			break;
		}
	} while (event != DATA_END && (event != last || walk->depth > depth));
}

void
json_put_lines(struct data_walk *walk, const char *gap, struct strbuf *out)
{
	struct writer writer = {.out = out, .gap = gap};

	open_with(&writer, '[');
	put_events(&writer, walk, walk->depth, DATA_LINES_END);
}

/* --- the game --- */

static void
put_tag(struct writer *writer, const struct tag *tag)
{
	put_key(writer, tag->name);
	if (tag->comment_count == 0) {
		data_put_quoted(tag->value, writer->out);
		return;
	}
	open_with(writer, '{');
	put_texts(writer, "comment", tag->comments, tag->comment_count);
	put_member(writer, "value", tag->value);
	close_with(writer, '}');
}

static void
put_tags(struct writer *writer, const struct record *record)
{
	const struct tag *game = record_tag(record, "Game");
	size_t n;

	if (game != NULL) {
		put_texts(writer, "comment", game->comments,
			  game->comment_count);
		put_member(writer, "game", game->value);
	}
	put_key(writer, text_of("tags"));
	open_with(writer, '{');
	for (n = 0; n < record->tag_count; n++)
		if (&record->tags[n] != game)
			put_tag(writer, &record->tags[n]);
	close_with(writer, '}');
}

void
json_write(const struct writing *writing, const struct record *record)
{
	struct writer writer = {.out = writing->out, .gap = ""};
	struct data_walk walk;

	data_walk_begin(&walk, record);
	open_with(&writer, '{');
	put_tags(&writer, record);
	put_key(&writer, text_of("turns"));
	open_with(&writer, '[');
	put_events(&writer, &walk, 0, DATA_END);
	close_with(&writer, ']');
	if (record->final.text.length > 0)
		put_member(&writer, "final", record->final.text);
	close_with(&writer, '}');
	strbuf_add_char(writing->out, '\n');
}
