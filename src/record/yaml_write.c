/*
 * A record as one YAML document.
 */
#include "base/strbuf.h"
#include "record/container.h"
#include "record/data.h"
#include "record/record.h"
#include "record/yaml.h"
#include "record/yaml_text.h"

enum {
	LINE_INDENT = 6,    /* of the entries of a variation to those around */
	BLOCK_DEPTH_MAX = 8 /* deeper ones are written in brackets */
};

struct writer {
	struct strbuf *out;
	size_t line;   /* where the line at hand begins */
	size_t indent; /* of entries */
	bool is_begun; /* the line has a dash: the entry goes on in it */
	bool has_dash; /* so does the first key of the entry */
};

static void
end_line(struct writer *writer)
{
	strbuf_add_char(writer->out, '\n');
	writer->line = writer->out->length;
}

/* "key:" in a line of its own, or behind the dash. */
static void
put_key(struct writer *writer, size_t indent, const char *key)
{
	strbuf_add_repeated(writer->out, ' ', writer->has_dash ? 1 : indent);
	writer->has_dash = false;
	strbuf_add_string(writer->out, key);
	strbuf_add_char(writer->out, ':');
}

static void
put_value(struct writer *writer, size_t indent, struct text value)
{
	strbuf_add_char(writer->out, ' ');
	yaml_text_put(value, indent + 2, writer->line, writer->out);
	end_line(writer);
}

static void
put_member(struct writer *writer, size_t indent, const char *key,
	   struct text value)
{
	put_key(writer, indent, key);
	put_value(writer, indent, value);
}

/* One text, or a list when there are several; nothing when there is none. */
static void
put_texts(struct writer *writer, size_t indent, const char *key,
	  const struct item *items, size_t count)
{
	size_t n;

	if (count == 1)
		put_member(writer, indent, key, items[0].text);
	if (count < 2)
		return;
	put_key(writer, indent, key);
	end_line(writer);
	for (n = 0; n < count; n++) {
		strbuf_add_repeated(writer->out, ' ', indent + 2);
		strbuf_add_char(writer->out, '-');
		put_value(writer, indent + 2, items[n].text);
	}
}

/* --- entries --- */

/* The dash of an entry; where a line of play begins, behind that line's. */
static void
begin_entry(struct writer *writer)
{
	if (!writer->is_begun)
		strbuf_add_repeated(writer->out, ' ', writer->indent);
	writer->is_begun = false;
	strbuf_add_char(writer->out, '-');
}

/* "{dice: 31, play: 24/21 24/23}" */
static void
put_dice(struct writer *writer, struct text dice, struct text play)
{
	strbuf_add_string(writer->out, " {dice: ");
	strbuf_add_text(writer->out, dice);
	if (play.length > 0) {
		strbuf_add_string(writer->out, ", play: ");
		if (yaml_text_is_plain(play, true))
			strbuf_add_text(writer->out, play);
		else
			data_put_quoted(play, writer->out);
	}
	strbuf_add_char(writer->out, '}');
	end_line(writer);
}

/* Whether there is nothing but the turn. */
static bool
is_bare(const struct data_walk *walk)
{
	return walk->head != NULL && walk->head->kind == ITEM_TURN &&
	       walk->glyph_count == 0 && walk->comment_count == 0 &&
	       !walk->has_lines && data_walk_number(walk) == 0 &&
	       data_walk_position(walk).length == 0;
}

static void
put_bare(struct writer *writer, struct text turn)
{
	struct text dice, play;

	begin_entry(writer);
	if (data_split_dice(turn, &dice, &play))
		put_dice(writer, dice, play);
	else
		put_value(writer, writer->indent, turn);
}

static void
put_number(struct writer *writer, size_t indent, const struct data_walk *walk)
{
	unsigned number = data_walk_number(walk);

	if (number == 0)
		return;
	put_key(writer, indent, "number");
	strbuf_add_char(writer->out, ' ');
	strbuf_add_number(writer->out, number);
	if (walk->head->is_second)
		strbuf_add_string(writer->out, "...");
	end_line(writer);
}

static void
put_head(struct writer *writer, size_t indent, const struct data_walk *walk)
{
	struct text dice, play;

	put_number(writer, indent, walk);
	if (walk->head == NULL)
		return;
	if (walk->head->kind != ITEM_TURN) {
		put_member(writer, indent, "result", walk->head->text);
	} else if (data_split_dice(walk->head->text, &dice, &play)) {
		put_key(writer, indent, "dice");
		strbuf_add_char(writer->out, ' ');
		strbuf_add_text(writer->out, dice);
		end_line(writer);
		if (play.length > 0)
			put_member(writer, indent, "play", play);
	} else {
		put_member(writer, indent, "turn", walk->head->text);
	}
}

/* All its keys; the first stands behind the dash. */
static void
put_map(struct writer *writer, const struct data_walk *walk)
{
	size_t indent = writer->indent + 2;
	struct text position = data_walk_position(walk);

	begin_entry(writer);
	writer->has_dash = true;
	put_head(writer, indent, walk);
	put_texts(writer, indent, "glyph", walk->glyphs, walk->glyph_count);
	put_texts(writer, indent, "comment", walk->comments,
		  walk->comment_count);
	if (position.length > 0)
		put_member(writer, indent, "position", position);
	if (walk->has_lines)
		put_key(writer, indent, "variations");
}

/* --- lines --- */

static void
put_entry(struct writer *writer, struct data_walk *walk)
{
	if (is_bare(walk)) {
		put_bare(writer, walk->head->text);
		return;
	}
	put_map(writer, walk);
	if (walk->has_lines && walk->depth >= BLOCK_DEPTH_MAX) {
		strbuf_add_char(writer->out, ' ');
		json_put_lines(walk, " ", writer->out);
		end_line(writer);
	} else if (walk->has_lines) {
		end_line(writer);
	}
}

static void
begin_variation(struct writer *writer)
{
	strbuf_add_repeated(writer->out, ' ', writer->indent + 4);
	strbuf_add_string(writer->out, "- ");
	writer->indent += LINE_INDENT;
	writer->is_begun = true;
}

static void
end_variation(struct writer *writer)
{
	if (writer->is_begun) {
		strbuf_add_string(writer->out, "[]");
		end_line(writer);
	}
	writer->is_begun = false;
	writer->indent -= LINE_INDENT;
}

static void
put_turns(struct writer *writer, const struct record *record)
{
	struct data_walk walk;
	enum data_event event;
	bool is_empty = true;

	put_key(writer, 0, "turns");
	data_walk_begin(&walk, record);
	while ((event = data_walk_next(&walk)) != DATA_END) {
		if (is_empty)
			end_line(writer);
		is_empty = false;
		if (event == DATA_ENTRY)
			put_entry(writer, &walk);
		else if (event == DATA_LINE)
			begin_variation(writer);
		else if (event == DATA_LINE_END)
			end_variation(writer);
	}
	if (!is_empty)
		return;
	strbuf_add_string(writer->out, " []");
	end_line(writer);
}

/* --- tags --- */

static void
put_tag(struct writer *writer, const struct tag *tag)
{
	strbuf_add_string(writer->out, "  ");
	if (yaml_text_is_plain(tag->name, true))
		strbuf_add_text(writer->out, tag->name);
	else
		data_put_quoted(tag->name, writer->out);
	strbuf_add_char(writer->out, ':');
	if (tag->comment_count == 0) {
		put_value(writer, 2, tag->value);
		return;
	}
	end_line(writer);
	put_texts(writer, 4, "comment", tag->comments, tag->comment_count);
	put_member(writer, 4, "value", tag->value);
}

static void
put_tags(struct writer *writer, const struct record *record)
{
	const struct tag *game = record_tag(record, "Game");
	bool is_first = true;
	size_t n;

	if (game != NULL) {
		put_texts(writer, 0, "comment", game->comments,
			  game->comment_count);
		put_member(writer, 0, "game", game->value);
	}
	for (n = 0; n < record->tag_count; n++) {
		if (&record->tags[n] == game)
			continue;
		if (is_first) {
			put_key(writer, 0, "tags");
			end_line(writer);
		}
		is_first = false;
		put_tag(writer, &record->tags[n]);
	}
}

void
yaml_write(const struct writing *writing, const struct record *record)
{
	struct writer writer = {
		.out = writing->out, .line = writing->out->length, .indent = 2};

	strbuf_add_string(writer.out, "---");
	end_line(&writer);
	put_tags(&writer, record);
	put_turns(&writer, record);
	if (record->final.text.length > 0)
		put_member(&writer, 0, "final", record->final.text);
}
