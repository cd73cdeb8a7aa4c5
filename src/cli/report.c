/*
 * Findings for people.
 */
#include "cli/report.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/catalog.h"
#include "base/phrase.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "base/text.h"
#include "cli/cursor.h"
#include "cli/excerpt.h"
#include "cli/sheet.h"
#include "record/record.h"
#include "record/replay.h"

enum { NAME_BYTES = 40 }; /* of a player: longer ones are cut */

/* One row for each level. */
struct level_row {
	const char *word;
	const char *colour;
};

static const struct level_row levels[] = {
	[LEVEL_NOTE] = {N_("note"), "\033[1;36m"},
	[LEVEL_WARNING] = {N_("warning"), "\033[1;35m"},
	[LEVEL_ERROR] = {N_("error"), "\033[1;31m"},
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

/* A view is not told again what the record's own words are. */
struct text
report_message(const struct report *report, const struct finding *finding)
{
	struct strbuf words = {0};
	struct text message;

	if (!report->hides ||
	    strstr(diag_row(finding->id)->sentence, "{text}") == NULL)
		return finding->message;
	diag_write_message(finding->id, NULL, report->diags->catalog, &words);
	message = arena_copy(report->arena, strbuf_text(&words));
	strbuf_free(&words);
	return message;
}

/* "club.pin:14:10: error: sentence [distance, rule 24]" */
static void
add_headline(const struct report *report, const struct report_style *style,
	     const struct finding *finding, struct strbuf *out)
{
	const struct diag_row *row = diag_row(finding->id);
	struct text rule = finding_rule(finding);

	add_colour(style, bold, out);
	strbuf_add_printable(out, text_of(report->source->name));
	strbuf_format(out, ":%zu:%zu: ", report->cursor->line,
		      report->cursor->column);
	add_colour(style, levels[finding->level].colour, out);
	strbuf_add_text(out, words_say(report->diags->catalog,
				       levels[finding->level].word));
	strbuf_add_string(out, ": ");
	add_colour(style, plain, out);
	strbuf_add_printable(out, report_message(report, finding));
	strbuf_format(out, " [%s", row->id);
	if (rule.length > 0) {
		strbuf_add_string(out, ", ");
		strbuf_add_text(out, words_say(report->diags->catalog, "rule"));
		strbuf_add_char(out, ' ');
		strbuf_add_text(out, rule);
	}
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

/* Who plays: first Black, who moves first, or White where either may. */
static void
add_players(const struct report *report, struct strbuf *out)
{
	const struct record *record = report->record;
	const struct game *game = report->replay->game;
	bool white_first = game != NULL && game->first == SIDE_COUNT;

	if (record_tag(record, "Black") == NULL &&
	    record_tag(record, "White") == NULL)
		return;
	add_name(record, white_first ? "White" : "Black", out);
	strbuf_add_string(out, " - ");
	add_name(record, white_first ? "Black" : "White", out);
	strbuf_add_string(out, ", ");
}

static void
slot_printable(struct phrase *phrase, const char *name, struct text text)
{
	struct strbuf words = {0};

	strbuf_add_printable(&words, text);
	phrase_slot(phrase, name, strbuf_text(&words));
	strbuf_free(&words);
}

/* "Ada - Ben, turn 6, variation at 3. a1>c1, " */
static void
add_whereabouts(const struct report *report, const struct finding *finding,
		struct strbuf *out)
{
	struct phrase phrase;

	phrase_start(&phrase, report->diags->catalog);
	add_players(report, out);
	if (finding->ply > 0) {
		phrase_slot_number(&phrase, "number", finding->ply);
		phrase_write(&phrase, "turn {number}", out);
		strbuf_add_string(out, ", ");
	}
	if (finding->path.length > 0) {
		slot_printable(&phrase, "path", finding->path);
		phrase_write(&phrase, "variation {path}", out);
		strbuf_add_string(out, ", ");
	}
}

/* The turn is not that of the other place, if there is one. */
static void
begin_mention(const struct report *report, const struct finding *finding,
	      bool has_advice, struct strbuf *out)
{
	if (finding->has_other) {
		strbuf_add_string(out, "; ");
		strbuf_add_text(out, words_say(report->diags->catalog, "here"));
		strbuf_add_string(out, ": ");
	} else {
		strbuf_add_string(out, has_advice ? " (" : "      = ");
	}
}

/*
 * "game 3, Ada - Ben, turn 6".  A file of one game leaves its number out, and
 * all of it when neither turn nor variation are told.
 */
static void
add_mention(const struct report *report, const struct finding *finding,
	    bool has_advice, struct block *block, struct strbuf *out)
{
	bool is_placed = finding->ply > 0 || finding->path.length > 0;
	const struct catalog *catalog = report->diags->catalog;
	struct text before, behind;

	sheet_split_number(catalog, "game {number}", &before, &behind);
	if (is_placed)
		begin_mention(report, finding, has_advice, out);
	block->cut = out->length;
	if (!is_placed)
		begin_mention(report, finding, has_advice, out);
	strbuf_add_text(out, before);
	block->game = report->game;
	block->number = out->length;
	strbuf_add_text(out, behind);
	strbuf_add_string(out, ", ");
	if (is_placed)
		block->rest = out->length;
	add_whereabouts(report, finding, out);
	out->length -= 2; /* the comma behind the last of it */
	if (!finding->has_other)
		strbuf_add_char(out, has_advice ? ')' : '\n');
	if (!is_placed)
		block->rest = out->length;
}

/* "the other place is club.pin:14:10" */
static void
add_other(const struct report *report, const struct finding *finding,
	  const struct cursor *first, struct strbuf *out)
{
	struct cursor other = *first;
	struct phrase phrase, digits;

	cursor_move(&other, finding->other_offset);
	phrase_start(&digits, NULL);
	phrase_add(&digits, ":");
	phrase_add_number(&digits, other.line);
	phrase_add(&digits, ":");
	phrase_add_number(&digits, other.column);
	phrase_start(&phrase, report->diags->catalog);
	slot_printable(&phrase, "file", text_of(report->source->name));
	phrase_slot(&phrase, "at", phrase_text(&digits));
	phrase_write(&phrase,
		     finding->has_more_others
			     ? N_("the first of the other places is {file}{at}")
			     : N_("the other place is {file}{at}"),
		     out);
}

/* What is near by: a better turn or name, and the second place. */
static bool
add_advice(const struct report *report, const struct finding *finding,
	   const struct cursor *first, struct strbuf *out)
{
	struct phrase phrase;

	if (finding->hint.length == 0 && !finding->has_other)
		return false;
	strbuf_add_string(out, "      = ");
	if (finding->hint.length > 0) {
		phrase_start(&phrase, report->diags->catalog);
		slot_printable(&phrase, "hint", finding->hint);
		phrase_write(&phrase, "did you mean {hint}?", out);
	}
	if (finding->has_other) {
		if (finding->hint.length > 0)
			strbuf_add_char(out, ' ');
		add_other(report, finding, first, out);
	}
	return true;
}

/* The last line: advice, and where in which game this is. */
static void
add_tail(const struct report *report, const struct finding *finding,
	 const struct cursor *first, struct block *block, struct strbuf *out)
{
	bool has_advice = add_advice(report, finding, first, out);

	if (report->game > 0)
		add_mention(report, finding, has_advice, block, out);
	if (has_advice)
		strbuf_add_char(out, '\n');
}

/* How many findings of one game were too many to be shown. */
static void
add_rest(const struct report *report, const size_t *left, struct sheet *sheet)
{
	size_t count = left[LEVEL_NOTE] + left[LEVEL_WARNING] +
		       left[LEVEL_ERROR];
	struct phrase phrase;

	if (count == 0)
		return;
	sheet_begin(sheet, LEVEL_NOTE)->errors = left[LEVEL_ERROR];
	strbuf_add_printable(&sheet->text, text_of(report->source->name));
	strbuf_format(&sheet->text, ":%zu: ", report->cursor->line);
	strbuf_add_text(&sheet->text,
			words_say(report->diags->catalog, "note"));
	strbuf_add_string(&sheet->text, ": ");
	phrase_start(&phrase, report->diags->catalog);
	phrase_slot_number(&phrase, "count", count);
	phrase_write(&phrase,
		     "{count} more {count|finding|findings} of this game "
		     "{count|is|are} not shown",
		     &sheet->text);
	strbuf_add_char(&sheet->text, '\n');
	sheet_end(sheet);
}

/* Counts what was found but not kept, as far as it would be shown. */
static void
count_left(const struct diags *diags, enum level least, size_t *left)
{
	size_t level;

	for (level = (size_t)least; level <= LEVEL_ERROR; level++)
		left[level] += diags->left[level];
}

void
report_findings(const struct report *report, const struct report_style *style,
		struct sheet *sheet)
{
	const struct finding **sorted = report_sort(report);
	struct cursor first = *report->cursor;
	size_t left[LEVEL_ERROR + 1] = {0}, shown = 0, n;

	for (n = 0; n < report->diags->count; n++) {
		const struct finding *finding = sorted[n];
		struct block *block;

		if (finding->level < style->least)
			continue;
		if (shown == style->most) {
			left[finding->level]++;
			continue;
		}
		shown++;
		cursor_move(report->cursor, finding->offset);
		block = sheet_begin(sheet, finding->level);
		add_headline(report, style, finding, &sheet->text);
		if (!report->hides)
			add_line(report, style, finding, &sheet->text);
		block->cut = block->number = block->rest = sheet->text.length;
		add_tail(report, finding, &first, block, &sheet->text);
		sheet_end(sheet);
	}
	count_left(report->diags, style->least, left);
	add_rest(report, left, sheet);
}
