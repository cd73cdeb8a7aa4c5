/*
 * The findings that were made, each with its sentence in the arena.
 */
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/strbuf.h"

void
diags_init(struct diags *diags, struct arena *arena, bool strict)
{
	memset(diags, 0, sizeof *diags);
	diags->arena = arena;
	diags->strict = strict;
}

static struct text
write_in_arena(const struct diags *diags, enum diag id,
	       const struct problem *problem)
{
	struct strbuf buffer = {0};
	struct text message;

	diag_write_message(id, problem, diags->catalog, &buffer);
	message = arena_copy(diags->arena, strbuf_text(&buffer));
	strbuf_free(&buffer);
	return message;
}

/* The text of the fact of that name, in the arena; or empty. */
static struct text
copy_fact(struct arena *arena, const struct problem *problem, const char *name)
{
	const struct fact *fact = problem_find(problem, text_of(name));

	if (fact == NULL || fact->is_number)
		return text_of("");
	return arena_copy(arena, problem_text(problem, fact));
}

static void
count_finding(struct diags *diags, enum level level, enum verdict verdict)
{
	if (level == LEVEL_ERROR)
		diags->error_count++;
	if (level == LEVEL_WARNING)
		diags->warning_count++;
	if (verdict > diags->verdict)
		diags->verdict = verdict;
}

/* Room for one more finding: the next of those kept, or the spare one. */
static struct finding *
make_room(struct diags *diags)
{
	struct finding *finding = &diags->spare;

	if (diags->count < DIAGS_KEPT_MAX) {
		diags->findings = arena_grow(diags->arena, diags->findings,
					     diags->count, &diags->capacity,
					     sizeof *diags->findings);
		finding = &diags->findings[diags->count++];
	}
	memset(finding, 0, sizeof *finding);
	return finding;
}

struct finding *
diags_add(struct diags *diags, enum diag id, size_t offset, size_t length,
	  const struct problem *problem)
{
	const struct diag_row *row = diag_row(id);
	enum verdict verdict = row->verdict;
	struct finding *finding = make_room(diags);

	finding->id = id;
	finding->level = row->level;
	if (row->level == LEVEL_WARNING && diags->strict) {
		finding->level = LEVEL_ERROR;
		verdict = VERDICT_UNSOUND;
	}
	finding->offset = offset;
	finding->length = length;
	count_finding(diags, finding->level, verdict);
	if (finding == &diags->spare) {
		diags->left[finding->level]++;
		return finding;
	}
	finding->message = write_in_arena(diags, id, problem);
	finding->hint = copy_fact(diags->arena, problem, "nearest");
	finding->rule = copy_fact(diags->arena, problem, "rule");
	return finding;
}

struct finding *
diags_add_fact(struct diags *diags, enum diag id, size_t offset, size_t length,
	       const char *name, struct text text)
{
	struct problem problem = {0};

	problem_fact(&problem, name, text);
	return diags_add(diags, id, offset, length, &problem);
}

struct finding *
diags_add_words(struct diags *diags, enum diag id, size_t offset, size_t length,
		const char *name, const char *words)
{
	struct problem problem = {0};

	problem_words(&problem, name, words);
	return diags_add(diags, id, offset, length, &problem);
}

struct finding *
diags_add_limit(struct diags *diags, enum diag id, size_t offset, size_t length,
		long limit)
{
	struct problem problem = {0};

	problem_number(&problem, "limit", limit);
	return diags_add(diags, id, offset, length, &problem);
}

struct finding *
diags_add_byte(struct diags *diags, enum diag id, size_t offset, char byte)
{
	static const char digits[] = "0123456789ABCDEF";
	unsigned value = (unsigned char)byte;
	char name[4] = {'0', 'x', digits[value / 16], digits[value % 16]};

	return diags_add_fact(diags, id, offset, 1, "byte",
			      (struct text){name, sizeof(name)});
}

struct finding *
diags_add_twice(struct diags *diags, enum diag id, size_t offset, size_t length,
		struct text name, size_t other)
{
	struct finding *finding = diags_add_fact(diags, id, offset, length,
						 "name", name);

	finding->has_other = true;
	finding->other_offset = other;
	return finding;
}

void
diags_raise(struct diags *diags, struct finding *finding)
{
	if (finding->level == LEVEL_ERROR)
		return;
	if (finding->level == LEVEL_WARNING)
		diags->warning_count--;
	finding->level = LEVEL_ERROR;
	count_finding(diags, LEVEL_ERROR, VERDICT_UNSOUND);
}
