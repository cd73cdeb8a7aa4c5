/*
 * From records to files with a turn a line.
 */
#include "base/strbuf.h"
#include "record/container.h"
#include "record/frame.h"
#include "record/notation.h"
#include "record/record.h"
#include "record/text_file.h"
#include "record/text_lines.h"

/* What of the tags is written in other words. */
struct sheet {
	const struct record *record;
	const struct text_dialect *dialect;
	struct strbuf *out;
	const struct tag *match, *score; /* both or none */
	const struct tag *white, *black; /* both or none */
	struct frame_win win;
};

/* Names that are words of the line are left to tags. */
static bool
is_name(const struct tag *tag)
{
	struct text line, white, black;
	struct text rest = tag != NULL ? tag->value : (struct text){"", 0};

	if (tag == NULL || !frame_is_simple_name(rest))
		return false;
	for (line = rest; line.length > 4;
	     line = text_slice(line, 1, line.length))
		if (text_starts(line, " is ") || text_starts(line, " - "))
			return false;
	return !text_read_players(rest, &white, &black) &&
	       !text_starts(rest, "X is") && !text_starts(rest, "Score is");
}

/* The n-th of the tags that keep their order, or NULL. */
static const struct tag *
find_loose_tag(const struct record *record, size_t n)
{
	size_t i;

	for (i = 0; i < record->tag_count; i++)
		if (!frame_is_ordered(&record->tags[i]) && n-- == 0)
			return &record->tags[i];
	return NULL;
}

/*
 * They are read back as tags before all others, so only tags that stand there
 * are left to the line.
 */
static void
find_lines(struct sheet *sheet)
{
	const struct record *record = sheet->record;
	const struct tag *match = find_loose_tag(record, 0);
	const struct tag *score = find_loose_tag(record, 1);
	struct text white, black;

	if (!sheet->dialect->has_lines)
		return;
	if (match != NULL && score != NULL && text_is(match->name, "Match") &&
	    text_is(score->name, "Score") && frame_is_number(match->value) &&
	    frame_read_score(score->value, &white, &black)) {
		sheet->match = match;
		sheet->score = score;
	}
	if (is_name(record_tag(record, "White")) &&
	    is_name(record_tag(record, "Black"))) {
		sheet->white = record_tag(record, "White");
		sheet->black = record_tag(record, "Black");
	}
}

static bool
is_said_otherwise(const struct sheet *sheet, const struct tag *tag)
{
	if (text_is(tag->name, "Result"))
		return frame_is_won_plainly(sheet->record, &sheet->win, tag);
	return tag == sheet->match || tag == sheet->score ||
	       tag == sheet->white || tag == sheet->black;
}

static void
write_heading(const struct sheet *sheet)
{
	const struct record *record = sheet->record;
	struct strbuf *out = sheet->out;
	size_t n;

	for (n = 0; n < record->tag_count; n++)
		if (!is_said_otherwise(sheet, &record->tags[n]))
			frame_write_tag(&record->tags[n], out);
	if (sheet->score != NULL) {
		strbuf_add_string(out, "Score is ");
		strbuf_add_text(out, sheet->score->value);
		strbuf_add_string(out, " in a ");
		strbuf_add_text(out, sheet->match->value);
		strbuf_add_string(out, " point match.\n");
	}
	if (sheet->white != NULL) {
		strbuf_add_text(out, sheet->white->value);
		strbuf_add_string(out, " is X - ");
		strbuf_add_text(out, sheet->black->value);
		strbuf_add_string(out, " is O\n");
	}
}

static void
write_line(const struct sheet *sheet, enum item_side side, struct text text)
{
	struct strbuf *out = sheet->out;

	strbuf_add_string(out, side == ITEM_WHITE ? sheet->dialect->white
						  : sheet->dialect->black);
	strbuf_add_string(out, ": ");
	strbuf_add_text(out, text);
}

static void
write_turn(const struct sheet *sheet, const struct item *item)
{
	size_t n, start;

	write_line(sheet, item->side, item->text);
	start = sheet->out->length - item->text.length;
	for (n = start; n < sheet->out->length; n++)
		if (sheet->dialect->has_step_lines &&
		    sheet->out->bytes[n] == ' ')
			sheet->out->bytes[n] = '\n';
	strbuf_add_char(sheet->out, '\n');
}

void
text_file_write(const struct writing *writing, const struct record *record)
{
	struct sheet sheet = {
		.record = record,
		.dialect = text_dialect_find(
			notation_dialect(writing->notation)),
		.out = writing->out,
		.win = frame_find_win(record),
	};
	bool has_turns = false;
	size_t n;

	find_lines(&sheet);
	write_heading(&sheet);
	for (n = 0; n < record->item_count; n++) {
		const struct item *item = &record->items[n];

		if (item->kind != ITEM_TURN)
			continue;
		has_turns = true;
		write_turn(&sheet, item);
	}
	if (sheet.win.points == 0) {
		/* Else its tags would run into those of the next game. */
		if (!has_turns)
			strbuf_add_string(sheet.out, "*\n");
		return;
	}
	write_line(&sheet, sheet.win.side, text_of("wins "));
	strbuf_add_number(sheet.out, sheet.win.points);
	strbuf_add_string(sheet.out,
			  sheet.win.points == 1 ? " point\n" : " points\n");
}
