/*
 * Turns of SGF: the values of B and W, and rolls in DI.
 */
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/strbuf.h"
#include "record/sgf_boardspace.h"
#include "record/sgf_build.h"

enum { PLY_MAX = 1000000000 };

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static struct sgf_last *
last_turn(struct sgf_build *build)
{
	return &build->last[build->depth];
}

/* Adds the turn `text`, whose place is `raw`. */
static void
add_turn(struct sgf_build *build, struct text text, struct text raw,
	 bool is_black)
{
	sgf_add_turn(build, text, raw, is_black);
	last_turn(build)->item = build->record->item_count;
	last_turn(build)->ply = 0;
	last_turn(build)->is_joined = false;
}

/* --- cleartext --- */

/* Takes the number of the ply off the front; 0 when there is none. */
static unsigned
take_ply(struct text *text, struct text *digits)
{
	size_t length = 0;
	unsigned ply = 0;

	while (length < text->length && is_digit(text->start[length]))
		length++;
	*digits = text_slice(*text, 0, length);
	if (length == 0 || !text_number(*digits, PLY_MAX, &ply))
		return 0;
	*text = text_trim(text_slice(*text, length, text->length));
	return ply;
}

/* "Onboard a1/0 xx" taken apart. */
struct onboard {
	struct text square, height, piece;
};

static bool
read_onboard(struct text text, struct onboard *onboard)
{
	struct text word, where;
	size_t slash = 0;

	if (!text_next_word(&text, &word) ||
	    !text_equals_ignoring_case(word, text_of("Onboard")) ||
	    !text_next_word(&text, &where) ||
	    !text_next_word(&text, &onboard->piece) ||
	    text_trim(text).length > 0)
		return false;
	while (slash < where.length && where.start[slash] != '/')
		slash++;
	onboard->square = text_slice(where, 0, slash);
	onboard->height = text_slice(where, slash + 1, where.length);
	return slash < where.length;
}

/*
 * An opening in two nodes: both of one side, with one number, onto one square.
 * The turn before becomes that of both.
 */
static bool
joins_opening(struct sgf_build *build, struct text text, unsigned ply,
	      bool is_black)
{
	struct sgf_last *last = last_turn(build);
	struct onboard lower, upper, swapped;
	struct strbuf words = {0};
	struct item *item;

	if (last->item == 0 || ply == 0 || last->ply != ply || last->is_joined)
		return false;
	item = &build->record->items[last->item - 1];
	if ((item->side == ITEM_BLACK) != is_black ||
	    !read_onboard(item->text, &lower) || !read_onboard(text, &upper) ||
	    !text_equals(lower.square, upper.square) ||
	    !text_is(lower.height, "0"))
		return false;
	if (text_is(upper.height, "0")) {
		swapped = lower;
		lower = upper;
		upper = swapped;
	}
	strbuf_add_string(&words, "Onboard ");
	strbuf_add_text(&words, lower.square);
	strbuf_add_string(&words, "/0 ");
	strbuf_add_text(&words, lower.piece);
	strbuf_add_char(&words, ',');
	strbuf_add_text(&words, upper.piece);
	item->text = arena_copy(build->arena, strbuf_text(&words));
	strbuf_free(&words);
	last->is_joined = true;
	return true;
}

/*
 * Whether the number is the next one after the other side's last turn: then it
 * says nothing new.
 */
static bool
follows(struct sgf_build *build, unsigned ply, bool is_black)
{
	const struct sgf_last *last = last_turn(build);

	return last->item > 0 && last->ply > 0 && ply == last->ply + 1 &&
	       (build->record->items[last->item - 1].side == ITEM_BLACK) !=
		       is_black;
}

static bool
read_cleartext(struct sgf_build *build, struct text text, struct text raw,
	       bool is_plain, bool is_black)
{
	struct text digits;
	unsigned ply;

	ply = take_ply(&text, &digits);
	if (joins_opening(build, text, ply, is_black))
		return false;
	/* Where the text is that of the file, places in it are exact. */
	if (digits.length > 0 && !follows(build, ply, is_black))
		sgf_add_item(build, ITEM_NUMBER, digits,
			     is_plain ? digits : raw);
	add_turn(build, text, is_plain ? text : raw, is_black);
	last_turn(build)->ply = ply;
	return true;
}

/* --- backgammon --- */

/* The higher die first: in SGF they stand as they fell. */
static struct text
order_dice(struct sgf_build *build, struct text text)
{
	char *bytes;

	if (text.length < 2 || !is_digit(text.start[0]) ||
	    !is_digit(text.start[1]) || text.start[0] >= text.start[1])
		return text;
	bytes = arena_take(build->arena, text.length);
	memcpy(bytes, text.start, text.length);
	bytes[0] = text.start[1];
	bytes[1] = text.start[0];
	return (struct text){bytes, text.length};
}

/*
 * A roll that stands right before its play was played.  A number may stand
 * between the two.
 */
static void
drop_roll(struct sgf_build *build, bool is_black)
{
	struct record *record = build->record;
	size_t roll = last_turn(build)->item, end = record->item_count;
	struct item *item;

	if (end > 0 && record->items[end - 1].kind == ITEM_NUMBER)
		end--;
	if (roll == 0 || roll != end)
		return;
	item = &record->items[roll - 1];
	if (!text_ends(item->text, ":") ||
	    (item->side != ITEM_UNSAID &&
	     (item->side == ITEM_BLACK) != is_black))
		return;
	if (end < record->item_count)
		*item = item[1];
	record->item_count--;
}

static bool
read_backgammon(struct sgf_build *build, struct text text, struct text raw,
		bool is_plain, bool is_black)
{
	drop_roll(build, is_black);
	add_turn(build, order_dice(build, text), is_plain ? text : raw,
		 is_black);
	return true;
}

bool
sgf_read_turn(struct sgf_build *build, const struct sgf_property *property)
{
	const struct sgf_value *value = sgf_value(build->tree, property, 0);
	bool is_black = text_is(property->name, "B");
	struct text text;

	if (build->dialect == SGF_BOARDSPACE) {
		sgf_read_player(build, property);
		return true;
	}
	text = text_trim(sgf_simple_text(build->tree, value, build->arena));
	if (property->count > 1)
		sgf_tell(build, DIAG_SGF_SYNTAX, property,
			 "this property has one value");
	switch (build->dialect) {
	case SGF_CLEARTEXT:
		return read_cleartext(build, text, value->raw, value->is_plain,
				      is_black);
	case SGF_BACKGAMMON:
	case SGF_BOARDSPACE:
		break;
	}
	return read_backgammon(build, text, value->raw, value->is_plain,
			       is_black);
}

bool
sgf_read_roll(struct sgf_build *build, size_t node,
	      const struct sgf_property *property)
{
	const struct sgf_property *player = sgf_find(build->tree, node, "PL");
	const struct sgf_value *value = sgf_value(build->tree, property, 0);
	struct text dice = sgf_simple_text(build->tree, value, build->arena);
	struct strbuf roll = {0};
	struct item *item;
	struct text side;

	strbuf_add_text(&roll, order_dice(build, text_trim(dice)));
	strbuf_add_char(&roll, ':');
	add_turn(build, arena_copy(build->arena, strbuf_text(&roll)),
		 value->raw, false);
	strbuf_free(&roll);
	item = &build->record->items[build->record->item_count - 1];
	item->side = ITEM_UNSAID;
	if (player == NULL)
		return true;
	side = text_trim(sgf_value(build->tree, player, 0)->raw);
	item->side = side.length > 0 && text_small(side.start[0]) == 'b'
			     ? ITEM_BLACK
			     : ITEM_WHITE;
	return true;
}
