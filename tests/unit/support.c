#include "unit/support.h"

#include <stdio.h>
#include <string.h>

#include "record/canonical.h"
#include "record/container.h"
#include "record/notation.h"
#include "record/pin.h"
#include "record/record.h"

static struct notations *notations;

struct notations *
support_notations(void)
{
	if (notations == NULL)
		notations = notations_new();
	return notations;
}

void
support_free(void)
{
	notations_free(notations);
	notations = NULL;
}

bool
read_file(const char *path, struct strbuf *out)
{
	char block[4096];
	FILE *file = fopen(path, "rb");
	size_t length;

	if (file == NULL)
		return false;
	while ((length = fread(block, 1, sizeof(block), file)) > 0)
		strbuf_add(out, block, length);
	fclose(file);
	return true;
}

static void
copy(char *to, size_t size, struct text text)
{
	size_t length = text.length < size - 1 ? text.length : size - 1;

	memcpy(to, text.start, length);
	to[length] = '\0';
}

static void
summarize(const struct replay *replay, const struct diags *diags,
	  struct judged *judged)
{
	struct strbuf text = {0};
	size_t i;

	memset(judged, 0, sizeof(*judged));
	judged->verdict = diags->verdict;
	judged->finding_count = diags->count;
	for (i = 0; i < diags->count && i < JUDGED_MAX; i++) {
		judged->ids[i] = diags->findings[i].id;
		if (judged->ply == 0)
			judged->ply = diags->findings[i].ply;
	}
	judged->plies = replay->plies;
	judged->legal_plies = replay->legal_plies;
	if (replay->final != NULL) {
		replay->game->write_position(replay->final, &text);
		copy(judged->final, sizeof(judged->final), strbuf_text(&text));
	}
	copy(judged->shown, sizeof(judged->shown), text_of("*"));
	if (replay->outcome.ending == ENDING_DRAW)
		copy(judged->shown, sizeof(judged->shown), text_of("Draw"));
	if (replay->outcome.ending == ENDING_WIN)
		snprintf(judged->shown, sizeof(judged->shown), "%c+%s",
			 replay->outcome.winner == SIDE_WHITE ? 'W' : 'B',
			 replay->outcome.reason);
	strbuf_free(&text);
}

/* Whether nothing but blanks follows the record. */
static bool
is_end(const struct record *record)
{
	struct text bytes = record->source->bytes;

	return text_trim(text_slice(bytes, record->offset + record->length,
				    bytes.length))
		       .length == 0;
}

static void
judge_record(const struct record *record, struct replay_tools *tools,
	     struct arena *arena, struct diags *diags, struct judged *judged,
	     struct strbuf *canonical, struct match_state *match)
{
	struct replay replay;
	struct record rewritten;

	memset(&replay, 0, sizeof(replay));
	if (!replay_start(&replay, record, tools, arena, diags)) {
		replay_join_match(&replay, false, match);
		summarize(&replay, diags, judged);
		return;
	}
	canonical_record(&replay, arena, &rewritten);
	replay_finish(&replay);
	replay_join_match(&replay, true, match);
	if (is_end(record))
		replay_end_match(&replay, match);
	pin_write(&rewritten, canonical);
	summarize(&replay, diags, judged);
}

size_t
judge_all(struct text bytes, judged_visitor *each, void *context)
{
	struct source source = {
		.name = "test", .bytes = bytes, .first_line = 1};
	struct replay_options options = {.notations = support_notations(),
					 .notation = text_of("native")};
	const struct container *container = container_recognise(bytes,
								text_of(""));
	struct reading reading = {.source = &source};
	struct replay_tools *tools = replay_tools_new(&options);
	struct arena arena = {0};
	struct strbuf canonical = {0};
	struct match_state match = {0};
	size_t count = 0;

	for (;;) {
		struct diags diags;
		struct record record;
		struct judged judged;

		diags_init(&diags, &arena, false);
		strbuf_clear(&canonical);
		if (!container->read(&reading, &arena, &record, &diags))
			break;
		judge_record(&record, tools, &arena, &diags, &judged,
			     &canonical, &match);
		each(context, count++, &judged, &canonical);
		arena_reset(&arena);
	}
	strbuf_free(&canonical);
	arena_free(&arena);
	replay_tools_free(tools);
	return count;
}

struct wanted {
	size_t n;
	bool found;
	struct judged *judged;
};

static void
keep_wanted(void *context, size_t n, const struct judged *judged,
	    const struct strbuf *canonical)
{
	struct wanted *wanted = context;

	(void)canonical;
	if (n != wanted->n)
		return;
	*wanted->judged = *judged;
	wanted->found = true;
}

bool
judge(const char *text, size_t n, struct judged *judged)
{
	struct wanted wanted = {.n = n, .judged = judged};

	judge_all(text_of(text), keep_wanted, &wanted);
	return wanted.found;
}
