/*
 * A game and its findings as one JSON object.
 */
#include "cli/report_json.h"

#include "base/source.h"
#include "base/strbuf.h"
#include "cli/cursor.h"
#include "cli/report.h"
#include "cli/sheet.h"
#include "record/record.h"
#include "record/replay.h"

static const char *const level_words[] = {
	[LEVEL_NOTE] = "note",
	[LEVEL_WARNING] = "warning",
	[LEVEL_ERROR] = "error",
};

static const char *const verdict_words[VERDICT_COUNT] = {
	[VERDICT_LEGAL] = "legal",
	[VERDICT_UNSOUND] = "unsound",
	[VERDICT_ILLEGAL] = "illegal",
	[VERDICT_UNREADABLE] = "unreadable",
};

static void
add_text(struct strbuf *out, const char *key, struct text value)
{
	strbuf_format(out, ",\"%s\":", key);
	strbuf_add_json(out, value);
}

static void
add_number(struct strbuf *out, const char *key, size_t value)
{
	strbuf_format(out, ",\"%s\":%zu", key, value);
}

/* The place that contradicts this one: `first` stands before all findings. */
static void
add_other(const struct finding *finding, const struct cursor *first,
	  struct strbuf *out)
{
	struct cursor other = *first;

	cursor_move(&other, finding->other_offset);
	strbuf_format(out, ",\"other\":{\"line\":%zu,\"column\":%zu}",
		      other.line, other.column);
}

/* One member of "findings"; the report's cursor stands on its place. */
static void
add_finding(const struct report *report, const struct finding *finding,
	    const struct cursor *first, struct strbuf *out)
{
	struct text marked = text_slice(report->source->bytes, finding->offset,
					finding->length);

	strbuf_format(out, "{\"level\":\"%s\",\"id\":\"%s\"",
		      level_words[finding->level], diag_row(finding->id)->id);
	add_text(out, "rule", finding_rule(finding));
	add_number(out, "line", report->cursor->line);
	add_number(out, "column", report->cursor->column);
	add_number(out, "length", text_characters(marked));
	if (finding->ply > 0)
		add_number(out, "ply", finding->ply);
	if (finding->turn.length > 0)
		add_text(out, "turn", finding->turn);
	if (finding->path.length > 0)
		add_text(out, "path", finding->path);
	add_text(out, "message", report_message(report, finding));
	if (finding->hint.length > 0)
		add_text(out, "hint", finding->hint);
	if (finding->has_other)
		add_other(finding, first, out);
	strbuf_add_char(out, '}');
}

static void
add_findings(const struct report *report, struct strbuf *out)
{
	const struct finding **sorted = report_sort(report);
	const size_t *left = report->diags->left;
	const struct cursor first = *report->cursor;
	size_t more, n;

	strbuf_add_string(out, ",\"findings\":[");
	for (n = 0; n < report->diags->count; n++) {
		if (n > 0)
			strbuf_add_char(out, ',');
		cursor_move(report->cursor, sorted[n]->offset);
		add_finding(report, sorted[n], &first, out);
	}
	strbuf_add_char(out, ']');
	more = left[LEVEL_NOTE] + left[LEVEL_WARNING] + left[LEVEL_ERROR];
	if (more > 0)
		add_number(out, "more_findings", more);
}

/* What a record without a board says, or a file without a record. */
static void
add_claims(const struct replay *replay, struct strbuf *out)
{
	add_number(out, "plies", replay != NULL ? replay->plies : 0);
	add_number(out, "legal_plies", 0);
	add_text(out, "result", replay != NULL ? replay->claim : text_of("*"));
	add_text(out, "shown", text_of("*"));
	add_text(out, "final", text_of(""));
}

static void
add_play(const struct replay *replay, struct strbuf *out)
{
	struct strbuf words = {0};

	add_number(out, "plies", replay->plies);
	add_number(out, "legal_plies", replay->legal_plies);
	add_text(out, "result", replay->claim);
	replay_write_outcome(&replay->outcome, &words);
	add_text(out, "shown", strbuf_text(&words));
	strbuf_clear(&words);
	replay->game->write_position(replay->final, &words);
	add_text(out, "final", strbuf_text(&words));
	strbuf_free(&words);
}

static void
add_score(const struct match_score *score, struct strbuf *out)
{
	strbuf_format(out, ",\"match\":{\"to\":%u,\"white\":%u,\"black\":%u}",
		      score->target, score->white, score->black);
}

void
report_json(const struct report *report, struct sheet *sheet)
{
	struct block *block = sheet_begin(sheet, LEVEL_NOTE);
	struct cursor first = *report->cursor;
	struct strbuf *out = &sheet->text;
	const char *variant = "";

	strbuf_add_string(out, "{\"file\":");
	strbuf_add_json(out, text_of(report->source->name));
	strbuf_add_string(out, ",\"game\":");
	block->cut = block->number = block->rest = out->length;
	block->game = report->game;
	if (report->game == 0)
		strbuf_add_char(out, '0');
	if (report->record != NULL)
		cursor_move(&first, report->record->offset);
	add_number(out, "line", first.line);
	if (report->has_board)
		variant =
			report->replay->game->variants[report->replay->variant];
	add_text(out, "variant", text_of(variant));
	add_text(out, "status", text_of(verdict_words[report->diags->verdict]));
	if (report->has_board)
		add_play(report->replay, out);
	else
		add_claims(report->replay, out);
	if (report->score != NULL)
		add_score(report->score, out);
	add_findings(report, out);
	strbuf_add_string(out, "}\n");
	sheet_end(sheet);
}
