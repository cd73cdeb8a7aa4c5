/*
 * SGF as BoardSpace writes it: P0 and P1 say who the players are, what they
 * did, gesture by gesture, and how long they took.
 */
#include "record/sgf_boardspace.h"

#include "base/arena.h"
#include "base/diag.h"
#include "base/strbuf.h"
#include "record/sgf_build.h"

enum {
	TIME_MOST = 100000000, /* of a gesture, in milliseconds */
	ROOM_SPARE = 16
};

static const char id_word[] = "id";
static const char ranking_word[] = "ranking";
static const char time_word[] = "time";
static const char done_word[] = "done"; /* behind which a turn is over */

bool
sgf_is_player(struct text name)
{
	return name.length == 2 && name.start[0] == 'P' &&
	       (name.start[1] == '0' || name.start[1] == '1');
}

static bool
is_black(const struct sgf_property *property)
{
	return property->name.start[1] == '0';
}

static struct text
simple(const struct sgf_build *build, const struct sgf_property *property)
{
	return text_trim(sgf_simple_text(build->tree,
					 sgf_value(build->tree, property, 0),
					 build->arena));
}

static const struct sgf_property *
find(const struct sgf_build *build, const char *name)
{
	return sgf_find(build->tree, 1, name);
}

bool
sgf_is_boardspace(const struct sgf_tree *tree)
{
	size_t n;

	if (tree->gesture_count > 0)
		return true;
	for (n = 0; n < tree->property_count; n++)
		if (sgf_is_player(tree->properties[n].name))
			return true;
	return false;
}

void
sgf_read_boardspace(struct sgf_build *build)
{
	const struct sgf_property *property = find(build, "SU");
	struct sgf_boardspace_setup setup = sgf_read_boardspace_setup(
		text_of("Plateau"));
	struct text game;

	build->dialect = SGF_BOARDSPACE;
	build->record->notation = text_of("boardspace");
	if (property != NULL)
		setup = sgf_read_boardspace_setup(simple(build, property));
	else
		property = find(build, "GM");
	game = setup.name;
	if (text_equals_ignoring_case(game, text_of("Plateau")))
		game = text_of("Plateau");
	if (text_equals_ignoring_case(game, text_of("Plateau5")))
		game = text_of("Plateau5");
	if (!build->has_game || find(build, "SU") != NULL)
		sgf_add_tag(build, text_of("Game"), game, property);
	if (find(build, "RU") == NULL)
		sgf_add_known(build, SGF_TAG_RULES,
			      text_of(sgf_boardspace_rules(&setup)), property);
}

/* --- P0 and P1 --- */

/* Whether the text begins with the word; `rest` is what follows. */
static bool
takes_word(struct text text, const char *wanted, struct text *rest)
{
	struct text word;

	if (!text_next_word(&text, &word) ||
	    !text_equals_ignoring_case(word, text_of(wanted)))
		return false;
	*rest = text_trim(text);
	return true;
}

static struct text
strip_quotes(struct text text)
{
	if (text.length >= 2 && text.start[0] == '"' &&
	    text.start[text.length - 1] == '"')
		return text_slice(text, 1, text.length - 2);
	return text;
}

/* The number that may stand before a gesture says nothing. */
static struct text
strip_index(struct text text)
{
	size_t at = 0;

	while (at < text.length && text.start[at] >= '0' &&
	       text.start[at] <= '9')
		at++;
	return text_trim(text_slice(text, at, text.length));
}

bool
sgf_read_time(struct sgf_build *build, const struct sgf_property *property)
{
	unsigned time;

	if (property->count != 1 ||
	    !text_number(text_trim(sgf_value(build->tree, property, 0)->raw),
			 TIME_MOST, &time) ||
	    time == TIME_MOST)
		return false;
	build->time += time;
	build->time_place = property;
	return true;
}

void
sgf_add_time(struct sgf_build *build)
{
	struct strbuf words = {0};

	if (build->time_place == NULL)
		return;
	strbuf_format(&words, "[%%TM %lu]", build->time);
	sgf_add_item(build, ITEM_COMMENT,
		     arena_copy(build->arena, strbuf_text(&words)),
		     build->time_place->name);
	strbuf_free(&words);
	build->time = 0;
	build->time_place = NULL;
}

/* The text, whose place is `raw`. */
static void
add_gesture(struct sgf_build *build, struct text raw, struct text text,
	    bool is_blacks)
{
	sgf_add_turn(build, text, raw, is_blacks);
	if (build->time_place != NULL &&
	    text_equals_ignoring_case(text, text_of(done_word)))
		sgf_add_time(build);
}

static struct text
text_of_value(const struct sgf_build *build, const struct sgf_value *value)
{
	if (value->is_plain)
		return text_trim(value->raw);
	return text_trim(sgf_simple_text(build->tree, value, build->arena));
}

/* Adds the tag that the value says; false if it says a gesture. */
static bool
take_tag(struct sgf_build *build, const struct sgf_property *property,
	 struct text text)
{
	bool is_blacks = is_black(property);
	struct text rest;

	if (takes_word(text, id_word, &rest))
		sgf_add_known(build, is_blacks ? SGF_TAG_BLACK : SGF_TAG_WHITE,
			      strip_quotes(rest), property);
	else if (takes_word(text, ranking_word, &rest))
		sgf_add_known(build,
			      is_blacks ? SGF_TAG_BLACK_RANK
					: SGF_TAG_WHITE_RANK,
			      rest, property);
	else if (takes_word(text, time_word, &rest))
		sgf_add_tag(build,
			    text_of(is_blacks ? "BlackTime" : "WhiteTime"),
			    rest, property);
	else
		return false;
	return true;
}

static bool
is_tag(struct text text)
{
	struct text rest;

	return takes_word(text, id_word, &rest) ||
	       takes_word(text, ranking_word, &rest) ||
	       takes_word(text, time_word, &rest);
}

/* Those of the root were taken with its other tags. */
static void
take_value(struct sgf_build *build, const struct sgf_property *property,
	   const struct sgf_value *value, bool is_root)
{
	struct text text = text_of_value(build, value);

	if (is_root ? is_tag(text) : take_tag(build, property, text))
		return;
	text = strip_index(text);
	add_gesture(build, value->is_plain ? text : value->raw, text,
		    is_black(property));
}

void
sgf_read_player(struct sgf_build *build, const struct sgf_property *property)
{
	const struct sgf_node *root = &build->tree->nodes[1];
	size_t number = (size_t)(property - build->tree->properties), n;
	bool is_root = number >= root->first &&
		       number < root->first + root->count;

	for (n = 0; n < property->count; n++)
		take_value(build, property, sgf_value(build->tree, property, n),
			   is_root);
}

void
sgf_read_run(struct sgf_build *build, const struct sgf_node *node)
{
	struct record *record = build->record;
	size_t n;

	/* Room for all of them, if they are the first. */
	if (record->items == NULL && node->run_count > 0) {
		build->item_room = node->run_count + ROOM_SPARE;
		record->items = arena_take(build->arena,
					   build->item_room *
						   sizeof(*record->items));
	}
	for (n = node->run; n < node->run + node->run_count; n++) {
		const struct sgf_gesture *gesture = &build->tree->gestures[n];
		struct text text = strip_index(gesture->raw);

		add_gesture(build, text, text, gesture->is_blacks);
	}
}

/* --- other properties of the root --- */

static void
read_player_tags(struct sgf_build *build, const struct sgf_property *property)
{
	size_t n;

	for (n = 0; n < property->count; n++)
		take_tag(build, property,
			 text_of_value(build,
				       sgf_value(build->tree, property, n)));
}

bool
sgf_read_boardspace_property(struct sgf_build *build,
			     const struct sgf_property *property)
{
	struct text value = simple(build, property);
	struct sgf_boardspace_setup setup;

	if (sgf_is_player(property->name)) {
		read_player_tags(build, property);
		return true;
	}
	if (text_is(property->name, "VV"))
		return text_is(value, "1");
	if (text_is(property->name, "RU"))
		return value.length == 0; /* those of the game */
	if (!text_is(property->name, "SU"))
		return false;
	setup = sgf_read_boardspace_setup(value);
	if (sgf_is_special_setup(&setup))
		sgf_add_tag(build, property->name, sgf_join(build, property),
			    property);
	return true;
}
