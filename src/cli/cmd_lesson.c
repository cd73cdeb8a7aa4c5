/*
 * pinrec lesson: proves what lessons claim, and renders them.
 */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/phrase.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "cli/cli.h"
#include "cli/course_pages.h"
#include "cli/cursor.h"
#include "cli/files.h"
#include "cli/folder.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/paths.h"
#include "cli/report.h"
#include "cli/report_json.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "cli/sheet.h"
#include "cli/teaching.h"
#include "record/lesson.h"

/* The lessons of a run, one after the other. */
struct course {
	struct setup *setup;
	struct output output;
	struct folder folder; /* of pages, if that is asked for */
	struct course_pages pages;
	struct arena arena; /* of the lesson at hand */
	struct teaching teaching;
	struct strbuf text;
	size_t lessons, rendered, wrong;
	bool has_trouble, is_folder;
};

static void
report(struct course *course, const struct source *source,
       const struct diags *diags)
{
	struct cursor cursor;
	struct report report = {
		.source = source,
		.cursor = &cursor,
		.arena = &course->arena,
		.diags = diags,
	};
	struct sheet sheet = {0};
	bool is_json = setup_wants_json(course->setup);
	size_t n;

	cursor_start(&cursor, source->bytes, 1, 1);
	if (is_json)
		report_json(&report, &sheet);
	else
		report_findings(&report, &course->setup->style, &sheet);
	strbuf_clear(&course->text);
	for (n = 0; n < sheet.count; n++)
		sheet_write_block(&sheet, &sheet.blocks[n], 0, true,
				  &course->text);
	if (course->text.length > 0)
		fwrite(course->text.bytes, 1, course->text.length,
		       is_json ? stdout : stderr);
	sheet_free(&sheet);
}

/* How much of it had to be in English, at the lesson's beginning. */
static void
tell_fallbacks(struct course *course, struct diags *diags)
{
	struct problem problem = {.catalog = course->setup->catalog};
	struct teaching *teaching = &course->teaching;

	if (teaching->fallbacks == 0)
		return;
	problem_number(&problem, "number", (long)teaching->fallbacks);
	problem_fact(&problem, "lesson",
		     teaching->lesson->title.says[LESSON_EN]);
	diags_add(diags, DIAG_LESSON_LANGUAGE, 0, 1, &problem);
}

/* Under --check only to see which texts are missing in the language. */
static void
render_text(struct course *course)
{
	strbuf_clear(&course->text);
	if (course->rendered++ > 0)
		strbuf_add_char(&course->text, '\n');
	lesson_text_write(&course->teaching, &course->text);
	if (!course->setup->options->check)
		output_write(&course->output, strbuf_text(&course->text));
}

static void
render(struct course *course, const char *path, const struct lesson *lesson,
       struct diags *diags)
{
	teaching_turn_to(&course->teaching, lesson);
	if (course->setup->options->as == AS_HTML &&
	    !course->setup->options->check)
		course_pages_add(&course->pages, &course->teaching,
				 strcmp(path, "-") == 0 ? "lesson" : path);
	else
		render_text(course);
	tell_fallbacks(course, diags);
}

static void
teach(struct course *course, const char *path)
{
	const struct setup *setup = course->setup;
	struct strbuf bytes = {0};
	struct source source = {.name = path, .first_line = 1};
	const struct lesson *lesson = NULL;
	struct diags diags;

	if (!files_read_input(path, &bytes)) {
		course->has_trouble = true;
		return;
	}
	arena_reset(&course->arena);
	diags_init(&diags, &course->arena, setup->replay.strict);
	diags.catalog = setup->catalog;
	if (files_refuse_long(&bytes, &diags))
		strbuf_clear(&bytes);
	source.bytes = strbuf_text(&bytes);
	if (diags.count == 0)
		lesson = lesson_read(&source, &course->arena, &diags);
	course->lessons++;
	if (lesson != NULL)
		lesson_check(lesson, &setup->replay, &course->arena, &diags);
	/* What is false is not taught. */
	if (lesson != NULL && diags.error_count == 0)
		render(course, path, lesson, &diags);
	course->wrong += diags.error_count > 0;
	report(course, &source, &diags);
	strbuf_free(&bytes);
}

static bool
is_lesson_file(const char *folder, const char *name)
{
	(void)folder;
	return text_ends(text_of(name), ".yaml") ||
	       text_ends(text_of(name), ".yml");
}

/* A file, or the lessons of a folder in the order of their names. */
static void
teach_all(struct course *course, const char *path)
{
	struct path_list list = {0};
	size_t n;

	if (!path_list_read(&list, path, is_lesson_file)) {
		teach(course, path);
		return;
	}
	if (list.count == 0) {
		say_trouble("%s: no lessons in this folder", path);
		course->has_trouble = true;
	}
	for (n = 0; n < list.count; n++)
		teach(course, list.paths[n]);
	path_list_free(&list);
}

/* Pages are written when all of them are known. */
static void
write_pages(struct course *course)
{
	if (course->is_folder)
		course_pages_write_folder(&course->pages, course->setup,
					  &course->folder);
	else
		course_pages_write(&course->pages, course->setup,
				   &course->output);
}

static enum exit_status
status_of(struct course *course)
{
	bool is_written = output_close(&course->output, !course->has_trouble);

	if (course->has_trouble || !is_written ||
	    (course->is_folder && course->folder.failed))
		return STATUS_TROUBLE;
	return course->wrong > 0 ? STATUS_BAD : STATUS_GOOD;
}

static void
summarise(const struct course *course)
{
	struct strbuf line = {0};
	struct phrase phrase;

	if (course->setup->options->quiet || !course->setup->options->check ||
	    setup_wants_json(course->setup))
		return;
	phrase_start(&phrase, course->setup->catalog);
	phrase_slot_number(&phrase, "count", course->lessons);
	phrase_slot_number(&phrase, "wrong", course->wrong);
	phrase_write(&phrase,
		     "{count} {count|lesson|lessons}, {wrong} with something "
		     "wrong",
		     &line);
	printf("%.*s\n", (int)line.length, line.bytes);
	strbuf_free(&line);
}

/* Where the lessons go: standard output, a file, or a folder of pages. */
static bool
open_output(struct course *course, const struct options *options)
{
	course->is_folder = options->as == AS_HTML && !options->check &&
			    folder_is_meant(options->output);
	if (course->is_folder && !folder_open(&course->folder, options->output))
		return false;
	return output_open(&course->output,
			   course->is_folder ? NULL : options->output);
}

static enum exit_status
run(struct course *course, const struct options *options)
{
	enum exit_status status;
	size_t n;

	if (!open_output(course, options))
		return STATUS_TROUBLE;
	teaching_start(&course->teaching, course->setup, &course->arena);
	if (options->operand_count == 0)
		teach(course, "-");
	for (n = 0; n < options->operand_count; n++)
		teach_all(course, options->operands[n]);
	teaching_end(&course->teaching);
	write_pages(course);
	summarise(course);
	status = status_of(course);
	course_pages_free(&course->pages);
	arena_free(&course->arena);
	strbuf_free(&course->text);
	return status;
}

enum exit_status
cmd_lesson(struct options *options)
{
	struct course course = {0};
	struct setup setup;
	enum exit_status status;

	if (options->format == FORM_JSON && !options->check) {
		say_usage(options->command, "--format json goes with --check");
		return STATUS_USAGE;
	}
	if (!setup_open(&setup, options, &status))
		return status;
	course.setup = &setup;
	status = run(&course, options);
	setup_close(&setup);
	return status;
}
