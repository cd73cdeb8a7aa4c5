/*
 * The root of an SGF game as tags: what it is, who played, and the rest.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/strbuf.h"
#include "games/games.h"
#include "record/sgf_boardspace.h"
#include "record/sgf_build.h"

/* GM by number: what it names, for people to see what they have. */
static const struct {
	const char *number, *name;
} game_numbers[] = {
	{"1", "Go"},	 {"2", "Othello"},    {"3", "Chess"},
	{"4", "Gomoku"}, {"6", "Backgammon"}, {"23", "Plateau"},
};

enum { GAME_NUMBERS = sizeof(game_numbers) / sizeof(game_numbers[0]) };

static const char rules_mark[] = ": "; /* between the game and its rules */

static void
tell_twice(struct sgf_build *build, const struct tag *tag,
	   const struct tag *twin)
{
	diags_add_twice(build->diags, DIAG_TAG_TWICE, tag->offset, tag->length,
			tag->name, twin->offset);
}

struct tag *
sgf_add_tag(struct sgf_build *build, struct text name, struct text value,
	    const struct sgf_property *property)
{
	struct record *record = build->record;
	const struct tag *twin;
	struct tag tag = {.name = name,
			  .value = value,
			  .offset = build->tree->offset,
			  .value_offset = build->tree->offset,
			  .length = 1};

	if (property != NULL) {
		tag.offset = property->offset;
		tag.length = property->length;
		tag.value_offset = sgf_offset(
			build->tree, sgf_value(build->tree, property, 0)->raw);
	}
	twin = pin_names_add_tag(&build->names, build->arena, record,
				 &build->tag_room, &tag);
	if (twin != NULL)
		tell_twice(build, &tag, twin);
	return &record->tags[record->tag_count - 1];
}

static struct text
simple(const struct sgf_build *build, const struct sgf_property *property)
{
	return sgf_simple_text(build->tree, sgf_value(build->tree, property, 0),
			       build->arena);
}

void
sgf_add_known(struct sgf_build *build, enum sgf_tag tag, struct text value,
	      const struct sgf_property *property)
{
	sgf_add_tag(build, text_of(sgf_tag_name(tag)), value, property);
	build->from_property[tag] = build->record->tag_count;
}

/* --- which game it is --- */

static const struct sgf_property *
find(const struct sgf_build *build, const char *name)
{
	return sgf_find(build->tree, 1, name);
}

/* The word before the rules in RU, of a game that RU names. */
static struct text
game_in_rules(struct text rules)
{
	static const char *const games[] = {"Plakoto", "Tapa", "PinGame", NULL};
	size_t end = 0, n;

	while (end < rules.length && rules.start[end] != ':' &&
	       rules.start[end] != ' ')
		end++;
	rules = text_slice(rules, 0, end);
	for (n = 0; games[n] != NULL; n++)
		if (text_equals_ignoring_case(rules, text_of(games[n])))
			return text_of(games[n]);
	return (struct text){"", 0};
}

static struct text
name_of_number(struct text value)
{
	size_t n;

	for (n = 0; n < GAME_NUMBERS; n++)
		if (text_is(value, game_numbers[n].number))
			return text_of(game_numbers[n].name);
	return value;
}

/*
 * What a game of the backgammon family is called: as RU says if that is nearly
 * a game that there is.
 */
static struct text
name_of_family(struct text rules)
{
	struct text word = {"", 0};

	text_next_word(&rules, &word);
	if (word.length > 0 && games_nearest(word) != NULL)
		return word;
	return text_of("Backgammon");
}

/* The variants of Plateau: by the setup, or by the squares of a side. */
static struct text
variant(const struct sgf_build *build)
{
	const struct sgf_property *setup = find(build, "SU");
	const struct sgf_property *size = find(build, "SZ");
	struct strbuf name = {0};
	struct text text;

	if (setup != NULL &&
	    text_equals_ignoring_case(text_trim(simple(build, setup)),
				      text_of("plateau5")))
		return text_of("Plateau5");
	if (size == NULL || text_is(text_trim(simple(build, size)), "4"))
		return text_of("Plateau");
	strbuf_add_string(&name, "Plateau");
	strbuf_add_text(&name, text_trim(simple(build, size)));
	text = arena_copy(build->arena, strbuf_text(&name));
	strbuf_free(&name);
	return text;
}

/* The property that names the game, and what it names; or an empty text. */
static struct text
find_game(const struct sgf_build *build, const struct sgf_property **property)
{
	const struct sgf_property *rules = find(build, "RU");
	struct text named = {"", 0}, number = named;

	*property = find(build, "GM");
	if (*property != NULL)
		number = text_trim(simple(build, *property));
	if (rules != NULL)
		named = game_in_rules(simple(build, rules));
	if (named.length > 0 && (*property == NULL || text_is(number, "6"))) {
		*property = rules;
		return named;
	}
	if (*property == NULL)
		return number;
	if (text_is(number, "23") ||
	    text_equals_ignoring_case(number, text_of("Plateau"))) {
		if (find(build, "SZ") != NULL)
			*property = find(build, "SZ");
		return variant(build);
	}
	if (text_is(number, "6") && rules != NULL) {
		*property = rules;
		return name_of_family(simple(build, rules));
	}
	return name_of_number(number);
}

static void
read_game(struct sgf_build *build)
{
	const struct sgf_property *property;
	struct text game = find_game(build, &property), number = {"", 0};

	if (find(build, "GM") != NULL)
		number = text_trim(simple(build, find(build, "GM")));
	build->dialect = SGF_CLEARTEXT;
	if (text_is(number, "6") || game_in_rules(game).length > 0)
		build->dialect = SGF_BACKGAMMON;
	build->record->notation = text_of(
		build->dialect == SGF_BACKGAMMON ? "sgf-bg" : "cleartext");
	/* Backgammon is a family: --game says which of it this is. */
	if (game.length == 0 ||
	    (build->has_game && text_is(game, "Backgammon")))
		return;
	sgf_add_tag(build, text_of("Game"), game, property);
}

/* --- tags that properties say --- */

/* RU of a game of the backgammon family: "Plakoto: mother=off". */
static void
read_rules(struct sgf_build *build, const struct sgf_property *property)
{
	struct text value = simple(build, property);
	struct text game = game_in_rules(value), rest;

	if (build->dialect != SGF_BACKGAMMON) {
		sgf_add_known(build, SGF_TAG_RULES, value, property);
		return;
	}
	rest = text_slice(value, game.length, value.length);
	if (game.length == 0)
		sgf_add_tag(build, text_of("RU"), value, property);
	else if (text_starts(rest, rules_mark))
		sgf_add_known(build, SGF_TAG_RULES,
			      text_slice(rest, sizeof(rules_mark) - 1,
					 rest.length),
			      property);
	else if (text_trim(rest).length > 0)
		sgf_add_known(build, SGF_TAG_RULES, text_trim(rest), property);
}

static void
read_player(struct sgf_build *build, const struct sgf_property *property)
{
	struct text value = text_trim(simple(build, property));
	bool is_black = text_is(value, "B") || text_is(value, "b") ||
			text_equals_ignoring_case(value, text_of("black"));

	if (sgf_has_setup(build))
		return;
	if (build->dialect == SGF_BACKGAMMON)
		sgf_add_known(build, SGF_TAG_FIRST,
			      text_of(is_black ? "Black" : "White"), property);
	else if (!is_black)
		sgf_tell(build, DIAG_TAG_VALUE, property,
			 "Black moves first in this game");
}

static struct text
part_of(const struct sgf_build *build, const struct sgf_property *property,
	const char *wanted)
{
	struct sgf_value name, value;
	size_t n;

	for (n = 0; n < property->count; n++)
		if (sgf_split(sgf_value(build->tree, property, n), &name,
			      &value) &&
		    text_is(name.raw, wanted))
			return text_trim(value.raw);
	return (struct text){"", 0};
}

/* MI[length:5][game:0][ws:2][bs:1]; without a length it is no match. */
static void
read_match(struct sgf_build *build, const struct sgf_property *property)
{
	struct text length = part_of(build, property, "length");
	struct text white = part_of(build, property, "ws");
	struct text black = part_of(build, property, "bs");
	struct strbuf score = {0};

	if (build->dialect != SGF_BACKGAMMON || length.length == 0 ||
	    text_is(length, "0")) {
		sgf_add_tag(build, text_of("MI"), sgf_join(build, property),
			    property);
		return;
	}
	sgf_add_known(build, SGF_TAG_MATCH, length, property);
	if (white.length == 0 || black.length == 0)
		return;
	strbuf_add_text(&score, white);
	strbuf_add_char(&score, '-');
	strbuf_add_text(&score, black);
	sgf_add_known(build, SGF_TAG_SCORE,
		      arena_copy(build->arena, strbuf_text(&score)), property);
	strbuf_free(&score);
}

/* Only the usual setup is known: another one makes another game. */
static void
read_setup_type(struct sgf_build *build, const struct sgf_property *property)
{
	struct text value = text_trim(simple(build, property));

	if (sgf_is_usual_setup(value))
		return;
	sgf_add_tag(build, property->name, sgf_join(build, property), property);
	sgf_tell(build, DIAG_TAG_VALUE, property,
		 "Standard is the only setup whose rules are known");
}

static void
read_known(struct sgf_build *build, enum sgf_tag tag,
	   const struct sgf_property *property)
{
	struct text value = simple(build, property);

	if (property->count > 1 && !text_is(property->name, "MI"))
		sgf_tell(build, DIAG_SGF_SYNTAX, property,
			 "this property has one value");
	switch (tag) {
	case SGF_TAG_RULES:
		read_rules(build, property);
		return;
	case SGF_TAG_FIRST:
		read_player(build, property);
		return;
	case SGF_TAG_MATCH:
	case SGF_TAG_SCORE:
		read_match(build, property);
		return;
	case SGF_TAG_DATE:
		value = sgf_date_read(value, build->arena);
		break;
	case SGF_TAG_RESULT:
		value = sgf_result_read(value, build->arena);
		break;
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
	case SGF_TAG_COUNT:
		break;
	}
	sgf_add_known(build, tag, value, property);
}

/* --- the root --- */

/* What the root may hold and this reader uses, or the walk through nodes. */
static bool
is_used(const struct sgf_build *build, const struct sgf_property *property)
{
	static const char *const names[] = {
		"GM", "FF",	"CA",	     "B",	 "W",	     "C", "GC",
		"MN", SGF_TAGS, SGF_REMARKS, SGF_GLYPHS, SGF_RESULT, NULL};
	struct text value = sgf_value(build->tree, property, 0)->raw;
	size_t n = 0;

	while (names[n] != NULL && !text_is(property->name, names[n]))
		n++;
	if (names[n] != NULL || sgf_is_setup(build, property))
		return true;
	if (text_is(property->name, "SZ"))
		return build->dialect == SGF_CLEARTEXT;
	return property->count == 1 &&
	       sgf_glyph_of(property->name, value) != NULL;
}

static void
read_property(struct sgf_build *build, const struct sgf_property *property)
{
	enum sgf_tag tag = sgf_find_property(property->name);

	if (build->dialect == SGF_BOARDSPACE &&
	    sgf_read_boardspace_property(build, property))
		return;
	if (tag != SGF_TAG_COUNT)
		read_known(build, tag, property);
	else if (text_is(property->name, "SU"))
		read_setup_type(build, property);
	else if (!is_used(build, property))
		sgf_add_tag(build, property->name, sgf_join(build, property),
			    property);
}

void
sgf_read_tags(struct sgf_build *build)
{
	const struct sgf_node *root = &build->tree->nodes[1];
	const struct sgf_property *exact = find(build, SGF_TAGS);
	const struct sgf_property *remarks = find(build, SGF_REMARKS);
	size_t n;

	if (sgf_is_boardspace(build->tree))
		sgf_read_boardspace(build);
	else
		read_game(build);
	for (n = root->first; n < root->first + root->count; n++)
		read_property(build, &build->tree->properties[n]);
	if (exact != NULL)
		sgf_read_exact(build, exact);
	sgf_read_setup(build);
	if (remarks != NULL)
		sgf_read_remarks(build, remarks);
}
