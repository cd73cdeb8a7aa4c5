/*
 * The tags of two records and their results.  What the second says otherwise is
 * told, so that nothing is lost in silence.
 */
#include <string.h>

#include "record/merge_state.h"
#include "record/replay_view.h"

/* --- tags --- */

static struct tag *
find_tag(const struct record *record, struct text name)
{
	size_t i;

	for (i = 0; i < record->tag_count; i++)
		if (text_equals(record->tags[i].name, name))
			return &record->tags[i];
	return NULL;
}

/* "?", "????.??.??", "-": nobody knows. */
static bool
is_unknown(struct text value)
{
	size_t i;

	for (i = 0; i < value.length; i++)
		if (strchr("?.-", value.start[i]) == NULL)
			return false;
	return true;
}

/* Tags of which more is to be said than whether they are equal. */
static bool
is_judged_apart(struct text name)
{
	static const char *const names[] = {"Game", "Position", "Result",
					    "Rules", "View"};
	size_t i;

	for (i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (text_is(name, names[i]))
			return true;
	return false;
}

static void
report_tag(struct merge *merge, const struct tag *a, const struct tag *b)
{
	const struct text texts[2] = {a->value, b->value};
	struct text name = arena_copy(merge->arena, a->name);
	char *what = arena_take(merge->arena, name.length + 1);

	memcpy(what, name.start, name.length);
	what[name.length] = '\0';
	merge_report_tags(merge, DIAG_MERGE_TAG, what, what, texts);
}

static bool
has_comment(const struct tag *tag, struct text text)
{
	size_t i;

	for (i = 0; i < tag->comment_count; i++)
		if (text_equals(tag->comments[i].text, text))
			return true;
	return false;
}

/* Comments before a tag that both have. */
static void
add_comments(struct merge *merge, struct tag *tag, const struct tag *more)
{
	struct item *all;
	size_t i;

	if (more->comment_count == 0)
		return;
	all = arena_take(merge->arena,
			 (tag->comment_count + more->comment_count) *
				 sizeof(*all));
	for (i = 0; i < tag->comment_count; i++)
		all[i] = tag->comments[i];
	tag->comments = all;
	for (i = 0; i < more->comment_count; i++)
		if (!has_comment(tag, more->comments[i].text))
			all[tag->comment_count++] = more->comments[i];
}

/* The same tag of the second record. */
static void
join_tag(struct merge *merge, struct tag *tag, const struct tag *second)
{
	add_comments(merge, tag, second);
	if (is_judged_apart(tag->name) ||
	    text_equals(tag->value, second->value) || is_unknown(second->value))
		return;
	if (is_unknown(tag->value))
		tag->value = second->value;
	else
		report_tag(merge, tag, second);
}

/* The result is settled apart, and a View there is only of one of them. */
static bool
is_left_out(const struct merge *merge, struct text name)
{
	return text_is(name, "Result") ||
	       (text_is(name, "View") && merge->view == VIEW_ALL);
}

/* Comments before a tag that is left out. */
static void
keep_comments(struct merge *merge, const struct tag *tag)
{
	size_t i;

	for (i = 0; i < tag->comment_count; i++)
		merge_add_item(merge, &tag->comments[i], NULL, NULL);
}

void
merge_tags(struct merge *merge, struct text start)
{
	struct record *merged = merge->merged;
	unsigned i;
	size_t n;

	for (i = 0; i < 2; i++) {
		const struct record *record = merge->sheets[i].replay->record;

		for (n = 0; n < record->tag_count; n++) {
			struct tag tag = record->tags[n];
			struct tag *known = find_tag(merged, tag.name);

			if (is_left_out(merge, tag.name)) {
				keep_comments(merge, &tag);
				continue;
			}
			if (known != NULL) {
				join_tag(merge, known, &tag);
				continue;
			}
			if (text_is(tag.name, "View"))
				tag.value = text_of(
					replay_view_name(merge->view));
			if (text_is(tag.name, "Position"))
				tag.value = start;
			merged->tags[merged->tag_count++] = tag;
		}
	}
}

/* --- results --- */

/* W, B, D for a draw, or * */
static char
winner_of(struct text result)
{
	if (text_is(result, "1-0"))
		return 'W';
	if (text_is(result, "0-1"))
		return 'B';
	return result.length > 0 ? result.start[0] : '*';
}

/* The item of the record that tells the result, or its last one. */
static const struct told *
place_of(const struct sheet *sheet, size_t end)
{
	if (sheet->count == 0)
		return NULL;
	return &sheet->told[end < sheet->count ? end : sheet->count - 1];
}

void
merge_report_result(struct merge *merge, enum diag id,
		    const struct text results[2])
{
	const struct told *places[2];
	const struct text none = {"", 0};
	unsigned i;

	for (i = 0; i < 2; i++)
		places[i] = place_of(&merge->sheets[i], merge->lengths[i]);
	merge_report(merge, id, places, results, none);
}

/*
 * One says that the game is unfinished.  If it ends no earlier than the other,
 * that is told.
 */
static struct text
prefer_end(struct merge *merge, const struct text results[2])
{
	unsigned open = text_is(results[0], "*") ? 0 : 1;

	if (!merge->ends_early[open])
		merge_report_result(merge, DIAG_MERGE_TAG, results);
	return results[1 - open];
}

struct text
merge_result(struct merge *merge)
{
	struct text results[2];
	unsigned i;

	for (i = 0; i < 2; i++) {
		const struct replay *replay = merge->sheets[i].replay;

		results[i] = replay->state->word_result;
		if (record_result(replay->record) == NULL &&
		    record_tag(replay->record, "Result") == NULL)
			results[i] = (struct text){"", 0};
	}
	if (results[0].length == 0 || text_equals(results[0], results[1]))
		return results[1];
	if (results[1].length == 0)
		return results[0];
	if (text_is(results[0], "*") || text_is(results[1], "*"))
		return prefer_end(merge, results);
	if (winner_of(results[0]) == winner_of(results[1]) &&
	    (results[0].start[1] == '-' || results[1].start[1] == '-'))
		return results[results[0].start[1] == '-'];
	merge_report_result(merge, DIAG_MERGE_RESULT, results);
	return text_of("*");
}
