/*
 * What two records say together is replayed once more, as a record of its own:
 * only then it is plain whether a face that one has seen can be one that the
 * other tells, and what is written is sound.
 */
#include <string.h>

#include "base/catalog.h"
#include "base/source.h"
#include "record/canonical.h"
#include "record/merge_state.h"

/* The merged record on a board of its own. */
struct trial {
	struct replay_options options;
	struct replay_tools *tools;
	struct source source;
	struct diags diags;
	struct replay replay;
};

/* Its text is canonical, whatever the two were written in. */
static void
open_trial(struct merge *merge, struct trial *trial)
{
	static const char signs[] = "?~"; /* it may leave faces out */
	struct record *merged = merge->merged;

	memset(trial, 0, sizeof(*trial));
	trial->options = *merge->sheets[0].replay->state->tools->options;
	trial->options.notation = (struct text){"", 0};
	trial->options.target = (struct text){"", 0};
	trial->options.no_hints = true;
	trial->tools = replay_tools_new(&trial->options);
	trial->source = (struct source){
		.name = "", .bytes = text_of(signs), .first_line = 1};
	merged->source = &trial->source;
	merged->notation = (struct text){"", 0};
	merged->offset = 0;
	merged->length = trial->source.bytes.length;
	merged->after_result = (struct text){"", 0};
}

static bool
start_trial(struct merge *merge, struct trial *trial)
{
	struct record *merged = merge->merged;
	size_t n;

	for (n = 0; n < merged->item_count; n++) {
		merged->items[n].offset = n + 1;
		merged->items[n].length = 1;
	}
	diags_init(&trial->diags, merge->arena, false);
	trial->diags.catalog = trial->options.catalog;
	return replay_start(&trial->replay, merged, trial->tools, merge->arena,
			    &trial->diags);
}

/* --- turns that cannot be --- */

/* Each record's turn, and why not both can be right. */
static void
report_refused(struct merge *merge, const struct trial *trial, size_t n)
{
	const struct told *const *origins = merge->origins[n];
	struct text texts[2], why = {"", 0};
	bool has_both = origins[0] != NULL && origins[1] != NULL;
	unsigned i;

	if (trial->diags.count > 0)
		why = trial->diags.findings[trial->diags.count - 1].message;
	for (i = 0; i < 2 && has_both; i++)
		texts[i] = merge_write_told(merge, i, origins[i]);
	if (has_both)
		has_both = !text_equals(texts[0], texts[1]);
	merge_report(merge, DIAG_MERGE_TURN, origins, has_both ? texts : NULL,
		     why);
}

/* The items that stay, moved together; an empty variation goes altogether. */
struct keeping {
	struct item *items;
	const struct told *(*origins)[2];
	size_t count;
	size_t cut_depth; /* how deep the line is that was cut, plus 1; or 0 */
};

static void
add_kept(struct keeping *keeping, const struct item *item,
	 const struct told *const origins[2])
{
	size_t n = keeping->count++;

	keeping->items[n] = *item;
	keeping->origins[n][0] = origins[0];
	keeping->origins[n][1] = origins[1];
}

static void
keep(struct keeping *keeping, const struct item *item,
     const struct told *const origins[2], size_t depth)
{
	if (keeping->cut_depth > 0 && item->kind == ITEM_CLOSE &&
	    depth + 1 < keeping->cut_depth)
		keeping->cut_depth = 0;
	/* The result and what stands behind it. */
	if (keeping->cut_depth > 0 && item->kind == ITEM_RESULT)
		keeping->cut_depth = 0;
	if (keeping->cut_depth > 0)
		return;
	if (item->kind == ITEM_CLOSE && keeping->count > 0 &&
	    keeping->items[keeping->count - 1].kind == ITEM_OPEN)
		keeping->count--;
	else
		add_kept(keeping, item, origins);
}

static struct keeping
begin_keeping(struct merge *merge)
{
	size_t count = merge->merged->item_count + 1;
	struct keeping keeping = {
		.items = arena_take(merge->arena, count * sizeof(struct item)),
		.origins = arena_take(merge->arena,
				      count * sizeof(*merge->origins)),
	};

	return keeping;
}

/* Ends each line before its first turn that cannot be. */
static void
cut_refused(struct merge *merge, struct trial *trial)
{
	struct record *merged = merge->merged;
	struct keeping keeping = begin_keeping(merge);
	enum replay_event event;

	while ((event = replay_step(&trial->replay)) != REPLAY_END) {
		const struct item *item = replay_item(&trial->replay);
		size_t depth = replay_depth(&trial->replay);
		size_t n = (size_t)(item - merged->items);

		if (event == REPLAY_SKIPPED && keeping.cut_depth == 0) {
			report_refused(merge, trial, n);
			keeping.cut_depth = depth + 1;
			merge->is_cut = merge->is_cut || depth == 0;
		}
		keep(&keeping, item, merge->origins[n], depth);
	}
	merged->items = keeping.items;
	merged->item_count = keeping.count;
	merge->origins = keeping.origins;
}

static void
rewrite_turns(struct merge *merge, bool has_seen)
{
	size_t n;

	for (n = 0; n < merge->merged->item_count; n++) {
		struct item *item = &merge->merged->items[n];
		const struct told *const *origins = merge->origins[n];

		if (item->kind == ITEM_TURN)
			item->text = merge_write(merge, origins[0], origins[1],
						 has_seen);
	}
}

/* Where nothing is unknown there is no need to say what was seen. */
static void
drop_needless(struct merge *merge)
{
	if (merge->view != VIEW_ALL || merge->starts_unknown)
		return;
	merge->has_unknown = false;
	rewrite_turns(merge, true);
	if (!merge->has_unknown)
		rewrite_turns(merge, false);
}

/* --- the canonical form --- */

static struct item *
find_result(struct record *merged)
{
	size_t n = 0;

	while (n < merged->item_count && merged->items[n].kind != ITEM_RESULT)
		n++;
	assert(n < merged->item_count);
	return &merged->items[n];
}

static bool
has_wrong_result(const struct diags *diags)
{
	size_t n;

	for (n = 0; n < diags->count; n++) {
		enum diag id = diags->findings[n].id;

		if (id == DIAG_RESULT || id == DIAG_RESULT_REASON ||
		    id == DIAG_RESULT_MISSING)
			return true;
	}
	return false;
}

/* Without a word of its own the record ends as its board shows. */
static void
drop_result(struct record *merged)
{
	struct item *result = find_result(merged);
	size_t at = (size_t)(result - merged->items);

	memmove(result, result + 1,
		(merged->item_count - at - 1) * sizeof(*result));
	merged->item_count--;
}

static void
write_canonical(struct merge *merge, struct trial *trial)
{
	struct record *merged = merge->merged;
	struct text results[2];
	struct record canonical;

	find_result(merged)->text = merge->result;
	if (start_trial(merge, trial))
		canonical_record(&trial->replay, merge->arena, &canonical);
	if (has_wrong_result(&trial->diags)) {
		results[0] = merge->result;
		results[1] = trial->replay.outcome.ending == ENDING_NONE
				     ? text_of("*")
				     : words_say(merge->sheets[0]
							 .replay->state->tools
							 ->options->catalog,
						 "the board");
		if (!text_is(merge->result, "*"))
			merge_report_result(merge, DIAG_MERGE_RESULT, results);
		drop_result(merged);
		if (start_trial(merge, trial))
			canonical_record(&trial->replay, merge->arena,
					 &canonical);
	}
	*merged = canonical;
}

bool
merge_end(struct merge *merge)
{
	const struct source *source = merge->merged->source;
	struct trial trial;
	bool has_board;

	open_trial(merge, &trial);
	has_board = start_trial(merge, &trial);
	if (has_board) {
		cut_refused(merge, &trial);
		drop_needless(merge);
		merge->result = merge->is_cut ? text_of("*")
					      : merge_result(merge);
		if (merge->result.length == 0)
			merge->result = text_of("*");
		write_canonical(merge, &trial);
	}
	replay_tools_free(trial.tools);
	merge->merged->source = source;
	return has_board;
}
