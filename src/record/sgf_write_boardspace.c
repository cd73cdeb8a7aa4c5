/*
 * Writing SGF as BoardSpace does; and its setups, which say the rules.
 */
#include <string.h>

#include "base/fields.h"
#include "base/strbuf.h"
#include "games/game.h"
#include "games/gestures.h"
#include "record/notation.h"
#include "record/record.h"
#include "record/sgf_boardspace.h"
#include "record/sgf_writer.h"

enum { REVISION_OLD = 100, REVISION_MOST = 1000000 };

/* The rules of its games, if the file says nothing else (RU). */
static const char rules[] = "boardspace";
/* Before revision 101 a tender had no need to be higher than one refused. */
static const char old_rules[] = "boardspace retender=different";

/* --- SU: "Plateau 2 1234 101", or "plateau" --- */

struct sgf_boardspace_setup
sgf_read_boardspace_setup(struct text text)
{
	struct sgf_boardspace_setup setup = {
		{"", 0}, {"", 0}, {"", 0}, {"", 0}};

	(void)(text_next_word(&text, &setup.name) &&
	       text_next_word(&text, &setup.players) &&
	       text_next_word(&text, &setup.seed) &&
	       text_next_word(&text, &setup.revision));
	return setup;
}

static bool
has_small_letter_first(struct text word)
{
	return word.length > 0 && word.start[0] >= 'a' && word.start[0] <= 'z';
}

const char *
sgf_boardspace_rules(const struct sgf_boardspace_setup *setup)
{
	unsigned revision = REVISION_OLD + 1;

	if (setup->revision.length == 0 && has_small_letter_first(setup->name))
		revision = REVISION_OLD;
	else if (setup->revision.length > 0)
		(void)text_number(setup->revision, REVISION_MOST, &revision);
	return revision <= REVISION_OLD ? old_rules : rules;
}

bool
sgf_is_special_setup(const struct sgf_boardspace_setup *setup)
{
	bool is_bare = setup->players.length == 0;

	return !is_bare &&
	       (!text_is(setup->players, "2") || !text_is(setup->seed, "0"));
}

/* --- writing --- */

/* The setup that is written, and what it says of the rules. */
static struct text
setup_text(const struct record *record, struct strbuf *words)
{
	const struct tag *game = record_tag(record, "Game");
	const struct tag *kept = record_tag(record, "SU");
	const struct tag *named = record_tag(record, "Rules");
	bool is_old = named != NULL && text_is(named->value, old_rules);
	struct sgf_boardspace_setup setup;

	if (kept != NULL) {
		setup = sgf_read_boardspace_setup(kept->value);
		if (text_equals(setup.name, game->value) &&
		    sgf_is_special_setup(&setup) && sgf_is_raw(kept->value))
			return kept->value;
	}
	strbuf_add_text(words, game->value);
	strbuf_add_string(words, is_old ? " 2 0 100" : " 2 0 101");
	return strbuf_text(words);
}

bool
sgf_is_boardspace_setup(const struct record *record, const struct tag *tag)
{
	struct strbuf words = {0};
	bool is_kept = text_equals(setup_text(record, &words), tag->value);

	strbuf_free(&words);
	return is_kept;
}

void
sgf_write_boardspace_root(struct sgf_writer *writer,
			  const struct record *record)
{
	const struct tag *named = record_tag(record, "Rules");
	struct strbuf words = {0};
	struct text text = setup_text(record, &words);
	struct sgf_boardspace_setup setup = sgf_read_boardspace_setup(text);

	sgf_add_property(writer, "FF", text_of("4"));
	sgf_add_property(writer, "GM", text_of("23"));
	sgf_add_property(writer, "VV", text_of("1"));
	sgf_add_property(writer, "CA", text_of("UTF-8"));
	sgf_add_property(writer, "SU", text);
	if (named == NULL)
		sgf_add_property(writer, "RU", text_of(""));
	else if (!text_is(named->value, sgf_boardspace_rules(&setup)))
		sgf_add_property(writer, "RU", named->value);
	strbuf_free(&words);
}

bool
sgf_write_boardspace_tag(struct sgf_writer *writer, enum sgf_tag tag,
			 struct text value)
{
	bool is_blacks = tag == SGF_TAG_BLACK || tag == SGF_TAG_BLACK_RANK;
	bool is_id = tag == SGF_TAG_BLACK || tag == SGF_TAG_WHITE;
	struct strbuf words = {0};

	if (tag == SGF_TAG_RULES)
		return true;
	if (!is_id && tag != SGF_TAG_BLACK_RANK && tag != SGF_TAG_WHITE_RANK)
		return false;
	strbuf_add_string(&words, is_id ? "id \"" : "ranking ");
	strbuf_add_text(&words, value);
	if (is_id)
		strbuf_add_char(&words, '"');
	sgf_add_property(writer, is_blacks ? "P0" : "P1", strbuf_text(&words));
	strbuf_free(&words);
	return true;
}

static void
write_gesture(struct sgf_writer *writer, struct text gesture, bool is_blacks)
{
	struct strbuf words = {0};

	strbuf_add_number(&words, writer->gestures++);
	strbuf_add_char(&words, ' ');
	strbuf_add_text(&words, gesture);
	sgf_begin_node(writer);
	sgf_add_property(writer, is_blacks ? "P0" : "P1", strbuf_text(&words));
	strbuf_free(&words);
}

/* One that says nothing but its kind. */
static void
write_word(struct sgf_writer *writer, const char *kind, bool is_blacks)
{
	const struct notation *notation = writer->notation;
	const char *const *kinds = notation_game(notation)->gestures->kinds;
	struct strbuf words = {0};
	struct fields fields;
	unsigned n = 0;

	while (kinds[n] != NULL && strcmp(kinds[n], kind) != 0)
		n++;
	if (kinds[n] == NULL)
		return;
	fields_clear(&fields, n);
	notation_write(notation, &fields, SIDE_BLACK, &words);
	write_gesture(writer, strbuf_text(&words), is_blacks);
	strbuf_free(&words);
}

void
sgf_write_start(struct sgf_writer *writer)
{
	if (writer->gestures == 0)
		write_word(writer, "start", true);
}

void
sgf_write_gestures(struct sgf_writer *writer, const struct item *turn)
{
	unsigned n;

	sgf_write_start(writer);
	for (n = 0; n < turn->part_count; n++)
		write_gesture(writer, turn->parts[n]->text,
			      turn->parts[n]->side == ITEM_BLACK);
}

bool
sgf_write_end(struct sgf_writer *writer, struct text result)
{
	bool is_blacks = text_starts(result, "W+");
	bool is_resigned = text_ends(result, "+R");

	if (!is_resigned && !text_ends(result, "+T"))
		return false;
	sgf_write_start(writer);
	write_word(writer, is_resigned ? "resign" : "timeout", is_blacks);
	if (is_resigned)
		write_word(writer, "done", is_blacks);
	return true;
}

bool
sgf_is_at_gesture(const struct sgf_writer *writer, struct text name)
{
	return !writer->is_root && writer->name_count > 0 &&
	       (text_is(writer->names[0], "P0") ||
		text_is(writer->names[0], "P1")) &&
	       sgf_has_room(writer, name);
}
