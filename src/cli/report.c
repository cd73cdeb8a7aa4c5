/*
 * Findings for people.
 */
#include "cli/report.h"

#include <stdlib.h>

#include "base/arena.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "base/text.h"
#include "cli/cursor.h"
#include "cli/excerpt.h"
#include "cli/sheet.h"
#include "record/record.h"
#include "record/replay.h"

enum {
	FINDINGS_SHOWN_MAX = 100, /* of one game: nobody reads more */
	NAME_BYTES = 40		  /* of a player: longer ones are cut */
};

/* One row for each level. */
struct level_row {
	const char *word;
	const char *colour;
};

static const struct level_row levels[] = {
	[LEVEL_NOTE] = {"note", "\033[1;36m"},
	[LEVEL_WARNING] = {"warning", "\033[1;35m"},
	[LEVEL_ERROR] = {"error", "\033[1;31m"},
};

static const char plain[] = "\033[0m";
static const char bold[] = "\033[1m";

static void
add_colour(const struct report_style *style, const char *colour,
	   struct strbuf *out)
{
	if (style->colour)
		strbuf_add_string(out, colour);
}

static int
compare_places(const void *a, const void *b)
{
	const struct finding *one = *(const struct finding *const *)a;
	const struct finding *two = *(const struct finding *const *)b;

	if (one->offset != two->offset)
		return one->offset < two->offset ? -1 : 1;
	/* They are members of one array: as they were found. */
	return (one > two) - (one < two);
}

const struct finding **
report_sort(const struct report *report)
{
	const struct diags *diags = report->diags;
	const struct finding **sorted;
	size_t n;

	sorted = arena_take(report->arena,
			    (diags->count + 1) * sizeof(*sorted));
	for (n = 0; n < diags->count; n++)
		sorted[n] = &diags->findings[n];
	qsort(sorted, diags->count, sizeof(*sorted), compare_places);
	return sorted;
}

/* "club.pin:14:10: error: sentence [distance, rule 24]" */
static void
add_headline(const struct report *report, const struct report_style *style,
	     const struct finding *finding, struct strbuf *out)
{
	const struct diag_row *row = diag_row(finding->id);

	add_colour(style, bold, out);
	strbuf_add_printable(out, text_of(report->source->name));
	strbuf_format(out, ":%zu:%zu: ", report->cursor->line,
		      report->cursor->column);
	add_colour(style, levels[finding->level].colour, out);
	strbuf_format(out, "%s: ", levels[finding->level].word);
	add_colour(style, plain, out);
	strbuf_add_printable(out, finding->message);
	strbuf_format(out, " [%s", row->id);
	if (row->rule[0] != '\0')
		strbuf_format(out, ", rule %s", row->rule);
	strbuf_add_string(out, "]\n");
}

/* The source line and the caret under the place. */
static void
add_line(const struct report *report, const struct report_style *style,
	 const struct finding *finding, struct strbuf *out)
{
	struct excerpt excerpt;

	excerpt_take(&excerpt, report->cursor, finding->length);
	strbuf_format(out, "%5zu | ", report->cursor->line);
	excerpt_write_line(&excerpt, out);
	strbuf_add_string(out, "\n      | ");
	strbuf_add_repeated(out, ' ', excerpt.caret);
	add_colour(style, levels[finding->level].colour, out);
	strbuf_add_char(out, '^');
	strbuf_add_repeated(out, '~', excerpt.width - 1);
	add_colour(style, plain, out);
	strbuf_add_char(out, '\n');
}

/* A player's name, cut at a character. */
static void
add_name(const struct record *record, const char *tag_name, struct strbuf *out)
{
	const struct tag *tag = record_tag(record, tag_name);
	struct text rest, character;

	if (tag == NULL || tag->value.length == 0) {
		strbuf_add_char(out, '?');
		return;
	}
	rest = tag->value;
	while (rest.length > 0 &&
	       (size_t)(rest.start - tag->value.start) < NAME_BYTES)
		text_next_character(&rest);
	character = text_slice(tag->value, 0,
			       (size_t)(rest.start - tag->value.start));
	strbuf_add_printable(out, character);
	if (rest.length > 0)
		strbuf_add_string(out, "...");
}

/* Who plays, the side that moves first before the other. */
static void
add_players(const struct report *report, struct strbuf *out)
{
	const struct record *record = report->record;
	bool white_first = report->has_board &&
			   report->replay->game->first == SIDE_WHITE;

	if (record_tag(record, "Black") == NULL &&
	    record_tag(record, "White") == NULL)
		return;
	strbuf_add_string(out, ", ");
	add_name(record, white_first ? "White" : "Black", out);
	strbuf_add_string(out, " - ");
	add_name(record, white_first ? "Black" : "White", out);
}

/* "game 3, Ada - Ben, turn 6" */
static void
add_mention(const struct report *report, const struct finding *finding,
	    struct block *block, struct strbuf *out)
{
	strbuf_add_string(out, "game ");
	block->game = report->game;
	block->number = out->length;
	add_players(report, out);
	if (finding->ply > 0)
		strbuf_format(out, ", turn %u", finding->ply);
	if (finding->path.length > 0) {
		strbuf_add_string(out, ", variation ");
		strbuf_add_printable(out, finding->path);
	}
}

/* What is near by: a better turn or name, and the second place. */
static bool
add_advice(const struct report *report, const struct finding *finding,
	   const struct cursor *first, struct strbuf *out)
{
	struct cursor other = *first;

	if (finding->hint.length == 0 && !finding->has_other)
		return false;
	strbuf_add_string(out, "      = ");
	if (finding->hint.length > 0) {
		strbuf_add_string(out, "did you mean ");
		strbuf_add_printable(out, finding->hint);
		strbuf_add_string(out, "?");
	}
	if (finding->has_other) {
		cursor_move(&other, finding->other_offset);
		if (finding->hint.length > 0)
			strbuf_add_char(out, ' ');
		strbuf_add_string(out, "the other place is ");
		strbuf_add_printable(out, text_of(report->source->name));
		strbuf_format(out, ":%zu:%zu", other.line, other.column);
	}
	return true;
}

/* The last line: advice and the game, which a file of one game leaves out. */
static void
add_tail(const struct report *report, const struct finding *finding,
	 const struct cursor *first, struct block *block, struct strbuf *out)
{
	bool has_advice = add_advice(report, finding, first, out);

	if (report->game > 0) {
		block->cut = out->length;
		strbuf_add_string(out, has_advice ? " (" : "      = ");
		add_mention(report, finding, block, out);
		strbuf_add_char(out, has_advice ? ')' : '\n');
		block->rest = out->length;
	}
	if (has_advice)
		strbuf_add_char(out, '\n');
}

/* How many findings of one game were too many to be shown. */
static void
add_rest(const struct report *report, size_t count, struct sheet *sheet)
{
	sheet_begin(sheet, LEVEL_NOTE);
	strbuf_add_printable(&sheet->text, text_of(report->source->name));
	strbuf_format(&sheet->text,
		      ":%zu: note: %zu more findings of this game are not "
		      "shown\n",
		      report->cursor->line, count);
	sheet_end(sheet);
}

void
report_findings(const struct report *report, const struct report_style *style,
		struct sheet *sheet)
{
	const struct finding **sorted = report_sort(report);
	struct cursor first = *report->cursor;
	size_t shown = 0, left = 0, n;

	for (n = 0; n < report->diags->count; n++) {
		const struct finding *finding = sorted[n];
		struct block *block;

		if (finding->level < style->least)
			continue;
		if (shown == FINDINGS_SHOWN_MAX) {
			left++;
			continue;
		}
		shown++;
		cursor_move(report->cursor, finding->offset);
		block = sheet_begin(sheet, finding->level);
		add_headline(report, style, finding, &sheet->text);
		add_line(report, style, finding, &sheet->text);
		block->cut = block->number = block->rest = sheet->text.length;
		add_tail(report, finding, &first, block, &sheet->text);
		sheet_end(sheet);
	}
	if (left > 0)
		add_rest(report, left, sheet);
}
