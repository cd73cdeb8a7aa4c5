/*
 * From records to match text.  White has the left column, whoever begins.
 *
 *   ; [Game "Plakoto"]            the same for all games of a match
 *
 *    5 point match
 *
 *    Game 1
 *   ; [Opening "W3 B2"]           of this game alone
 *    Ada : 0                          Ben : 0
 *     1) 65: 24/18 24/19             61: 24/18 24/23
 */
#include <string.h>

#include "base/strbuf.h"
#include "record/container.h"
#include "record/frame.h"
#include "record/mat.h"
#include "record/record.h"

enum {
	RIGHT_COLUMN = 33,
	LEFT_COLUMN = 5,
	LINE_BYTES = 32 /* enough for the length of a match */
};

/* Tags that games of a match have in common: these stand above them. */
static const char *const common_tags[] = {"Game", "Event", "Site", "Date",
					  NULL};

/* What of the tags is written in other words. */
struct sheet {
	const struct record *record;
	struct strbuf *out;
	struct text match;	  /* target; empty: none that a line can say */
	const struct tag *score;  /* said by the names; or NULL */
	struct text white, black; /* points before the game; or empty */
	struct frame_win win;
	bool is_new;	    /* a match begins with this game */
	bool has_no_common; /* they would be too long for a heading */
};

static bool
is_one_of(struct text name, const char *const *names)
{
	for (; *names != NULL; names++)
		if (text_is(name, *names))
			return true;
	return false;
}

/* --- what needs no tag --- */

/* The n-th of the tags that keep their order, or NULL. */
static const struct tag *
find_loose_tag(const struct record *record, size_t n)
{
	size_t i;

	for (i = 0; i < record->tag_count; i++) {
		if (frame_is_ordered(&record->tags[i]))
			continue;
		if (n-- == 0)
			return &record->tags[i];
	}
	return NULL;
}

/*
 * The length of the match and the score are read back as tags before all
 * others, so only tags that stand there are left to them.
 */
static void
find_match(struct sheet *sheet)
{
	const struct tag *match = find_loose_tag(sheet->record, 0);
	const struct tag *score = record_tag(sheet->record, "Score");

	if (score != NULL &&
	    !frame_read_score(score->value, &sheet->white, &sheet->black)) {
		sheet->white.length = sheet->black.length = 0;
		score = NULL;
	}
	if (match == NULL || !text_is(match->name, "Match") ||
	    !frame_is_number(match->value))
		return;
	sheet->match = match->value;
	if (score != NULL && score == find_loose_tag(sheet->record, 1) &&
	    (!text_is(sheet->white, "0") || !text_is(sheet->black, "0")))
		sheet->score = score;
}

static struct text
player_name(const struct record *record, const char *side)
{
	const struct tag *tag = record_tag(record, side);

	return tag != NULL && frame_is_simple_name(tag->value) ? tag->value
							       : text_of(side);
}

/* Whether the line of names says it: anything but the side's own name. */
static bool
is_in_names(const struct tag *tag)
{
	return (text_is(tag->name, "White") || text_is(tag->name, "Black")) &&
	       frame_is_simple_name(tag->value) &&
	       !text_equals(tag->value, tag->name);
}

static bool
is_said_otherwise(const struct sheet *sheet, const struct tag *tag)
{
	if (text_is(tag->name, "Match"))
		return sheet->match.length > 0;
	if (text_is(tag->name, "Result"))
		return frame_is_won_plainly(sheet->record, &sheet->win, tag);
	return tag == sheet->score || is_in_names(tag);
}

/* --- the heading --- */

static void
add_common(struct sheet *sheet, struct strbuf *out)
{
	const struct record *record = sheet->record;
	size_t n;

	for (n = 0; n < record->tag_count; n++)
		if (is_one_of(record->tags[n].name, common_tags))
			frame_write_tag(&record->tags[n], out);
	sheet->has_no_common = out->length + LINE_BYTES > HEADING_BYTES_MAX;
	if (sheet->has_no_common)
		strbuf_clear(out);
	strbuf_add_string(out, "\n ");
	if (sheet->match.length > 0)
		strbuf_add_text(out, sheet->match);
	else
		strbuf_add_char(out, '0');
	strbuf_add_string(out, " point match\n\n");
}

static bool
comes_before(struct text a, struct text b)
{
	size_t least = a.length < b.length ? a.length : b.length;
	int order = least > 0 ? memcmp(a.start, b.start, least) : 0;

	return order != 0 ? order < 0 : a.length < b.length;
}

/* Who plays the match, whatever sides they have in this game. */
static void
add_players(const struct record *record, struct strbuf *out)
{
	struct text one = player_name(record, "White");
	struct text two = player_name(record, "Black");
	bool is_swapped = comes_before(two, one);

	strbuf_add_text(out, is_swapped ? two : one);
	strbuf_add_char(out, '\n');
	strbuf_add_text(out, is_swapped ? one : two);
}

/*
 * Writes the heading unless the game belongs to the match that the one before
 * belonged to: the same heading, and the same two players.
 */
static void
write_heading(struct sheet *sheet, struct written_heading *heading)
{
	struct strbuf common = {0};
	size_t length;

	add_common(sheet, &common);
	length = common.length;
	add_players(sheet->record, &common);
	sheet->is_new = sheet->match.length == 0 ||
			!text_equals(strbuf_text(&common),
				     strbuf_text(&heading->text));
	if (sheet->is_new) {
		strbuf_add(sheet->out, common.bytes, length);
		strbuf_clear(&heading->text);
		strbuf_add_text(&heading->text, strbuf_text(&common));
		heading->games = 0;
	}
	heading->games++;
	strbuf_free(&common);
}

/* --- a game --- */

static void
write_own_tags(const struct sheet *sheet)
{
	const struct record *record = sheet->record;
	size_t n;

	for (n = 0; n < record->tag_count; n++)
		if ((sheet->has_no_common ||
		     !is_one_of(record->tags[n].name, common_tags)) &&
		    !is_said_otherwise(sheet, &record->tags[n]))
			frame_write_tag(&record->tags[n], sheet->out);
}

/* Blanks up to a column of the line that began at `start`, at least two. */
static void
fill_to(struct strbuf *out, size_t start, size_t column)
{
	size_t width = text_characters(
		text_slice(strbuf_text(out), start, out->length));

	strbuf_add_repeated(out, ' ', width + 2 <= column ? column - width : 2);
}

static void
add_name(struct strbuf *out, struct text name, struct text points,
	 bool has_points)
{
	strbuf_add_char(out, ' ');
	strbuf_add_text(out, name);
	if (!has_points)
		return;
	strbuf_add_string(out, " : ");
	if (points.length > 0)
		strbuf_add_text(out, points);
	else
		strbuf_add_char(out, '0');
}

/* A score that no tag tells is known only where a match begins. */
static void
write_names(const struct sheet *sheet)
{
	struct strbuf *out = sheet->out;
	bool has_points = sheet->is_new || sheet->white.length > 0;
	size_t start = out->length;

	add_name(out, player_name(sheet->record, "White"), sheet->white,
		 has_points);
	fill_to(out, start, RIGHT_COLUMN);
	add_name(out, player_name(sheet->record, "Black"), sheet->black,
		 has_points);
	strbuf_add_char(out, '\n');
}

/* "  1) " */
static void
begin_row(struct strbuf *out, unsigned number)
{
	size_t start = out->length;

	strbuf_add_number(out, number);
	start = out->length - start;
	out->length -= start;
	strbuf_add_repeated(out, ' ', start < 3 ? 3 - start : 0);
	strbuf_add_number(out, number);
	strbuf_add_string(out, ") ");
}

static void
write_rows(const struct sheet *sheet)
{
	const struct record *record = sheet->record;
	struct strbuf *out = sheet->out;
	bool is_open = false;
	unsigned row = 0;
	size_t start = out->length, n;

	for (n = 0; n < record->item_count; n++) {
		const struct item *item = &record->items[n];

		if (item->kind != ITEM_TURN)
			continue;
		if (!is_open || item->side == ITEM_WHITE) {
			if (is_open)
				strbuf_add_char(out, '\n');
			start = out->length;
			begin_row(out, ++row);
		}
		if (item->side == ITEM_BLACK)
			fill_to(out, start, RIGHT_COLUMN);
		strbuf_add_text(out, item->text);
		is_open = item->side == ITEM_WHITE;
		if (!is_open)
			strbuf_add_char(out, '\n');
	}
	if (is_open)
		strbuf_add_char(out, '\n');
}

/* Whether the win ends the match, as far as the tags tell the score. */
static bool
ends_match(const struct sheet *sheet)
{
	unsigned target, points = 0;
	struct text before = sheet->win.side == ITEM_WHITE ? sheet->white
							   : sheet->black;

	if (!text_number(sheet->match, 1000000, &target) ||
	    (!text_number(before, 1000000, &points) && !sheet->is_new))
		return false;
	return points + sheet->win.points >= target;
}

static void
write_win(const struct sheet *sheet)
{
	unsigned points = sheet->win.points;
	struct strbuf *out = sheet->out;

	if (points == 0)
		return;
	strbuf_add_repeated(out, ' ',
			    sheet->win.side == ITEM_WHITE ? LEFT_COLUMN + 1
							  : RIGHT_COLUMN + 1);
	strbuf_add_string(out, "Wins ");
	strbuf_add_number(out, points);
	strbuf_add_string(out, points == 1 ? " point" : " points");
	strbuf_add_string(out, ends_match(sheet) ? " and the match\n" : "\n");
}

void
mat_write(const struct writing *writing, const struct record *record)
{
	struct sheet sheet = {
		.record = record,
		.out = writing->out,
		.match = {"", 0},
		.white = {"", 0},
		.black = {"", 0},
		.win = frame_find_win(record),
	};

	find_match(&sheet);
	write_heading(&sheet, writing->heading);
	strbuf_add_string(sheet.out, " Game ");
	strbuf_add_number(sheet.out, writing->heading->games);
	strbuf_add_char(sheet.out, '\n');
	write_own_tags(&sheet);
	write_names(&sheet);
	write_rows(&sheet);
	write_win(&sheet);
}
