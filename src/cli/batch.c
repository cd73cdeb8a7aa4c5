/*
 * Work on every game of the input, in order and in bounded memory.
 */
#include "cli/batch.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/phrase.h"
#include "cli/desk.h"
#include "cli/options.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/say.h"
#include "cli/setup.h"
#include "cli/work.h"
#include "record/notation.h"

/* What the printing side remembers from page to page. */
struct printer {
	struct batch *batch;
	struct progress progress;
	struct strbuf text;
	size_t games_before;  /* of the file */
	struct losses losses; /* of the file */
	size_t errors_shown, errors_left;
	size_t passed_over; /* files of folders */
	struct strbuf first_passed_over;
};

/* The stretches in flight: printed <= taken <= filled, in a ring of pages. */
struct crew {
	const struct batch *batch;
	struct page *pages;
	size_t page_count;
	size_t filled, taken, printed;
	bool is_closed; /* nothing more will be filled in */
	pthread_mutex_t lock;
	pthread_cond_t has_work, has_result;
};

/* Whether a finding is within --max-errors; once it is reached, none is. */
static bool
may_show(struct printer *printer, const struct block *block)
{
	size_t most = printer->batch->setup->options->max_errors;

	if (most == MAX_ERRORS_ALL || most == MAX_ERRORS_UNSAID)
		return true;
	if (printer->errors_shown == most) {
		printer->errors_left += block->errors +
					(block->level == LEVEL_ERROR);
		return false;
	}
	printer->errors_shown += block->level == LEVEL_ERROR;
	return true;
}

static bool
is_single(const struct page *page)
{
	return page->stretch.starts && page->stretch.ends && page->games <= 1;
}

static void
print_findings(struct printer *printer, const struct sheet *sheet,
	       bool is_alone)
{
	size_t n;

	strbuf_clear(&printer->text);
	for (n = 0; n < sheet->count; n++) {
		if (may_show(printer, &sheet->blocks[n]))
			sheet_write_block(sheet, &sheet->blocks[n],
					  printer->games_before, is_alone,
					  &printer->text);
	}
	if (printer->text.length == 0)
		return;
	progress_clear(&printer->progress);
	fwrite(printer->text.bytes, 1, printer->text.length, stderr);
}

/* Blocks get their numbers; what stands between them is written as it is. */
static void
print_results(struct printer *printer, const struct page *page)
{
	struct output *output = printer->batch->output;
	struct text text = strbuf_text(&page->out.text);
	size_t at = 0, n;

	if (text.length == 0)
		return;
	if (output->stream == stdout)
		progress_clear(&printer->progress);
	if (printer->batch->has_printed && printer->batch->is_spaced)
		output_write(output, text_of("\n"));
	printer->batch->has_printed = true;
	for (n = 0; n < page->out.count; n++) {
		const struct block *block = &page->out.blocks[n];

		output_write(output, text_slice(text, at, block->start - at));
		strbuf_clear(&printer->text);
		sheet_write_block(&page->out, block, printer->games_before,
				  is_single(page), &printer->text);
		output_write(output, strbuf_text(&printer->text));
		at = block->end;
	}
	output_write(output, text_slice(text, at, text.length));
}

static void
note_passed_over(struct printer *printer, const struct page *page)
{
	if (printer->passed_over++ > 0)
		return;
	strbuf_add_string(&printer->first_passed_over,
			  page->stretch.name.bytes);
	strbuf_add_char(&printer->first_passed_over, '\0');
}

/* Nothing is wrong with such files, so that --quiet does not tell of them. */
static void
tell_passed_over(struct printer *printer)
{
	size_t count = printer->passed_over;
	struct phrase phrase;

	if (count == 0 || printer->batch->setup->options->quiet)
		return;
	phrase_start(&phrase, printer->batch->setup->catalog);
	phrase_slot_number(&phrase, "count", count);
	phrase_slot(&phrase, "file", text_of(printer->first_passed_over.bytes));
	say_phrase(&phrase, "{count} {count|file|files} passed over, which "
			    "{count|does|do} not begin as a record does: {file}"
			    "{count|| and others}");
}

static void
tell_left(const struct printer *printer)
{
	struct phrase phrase;

	if (printer->errors_left == 0)
		return;
	phrase_start(&phrase, printer->batch->setup->catalog);
	phrase_slot_number(&phrase, "count", printer->errors_left);
	say_phrase(&phrase, "{count} more {count|error|errors} not shown");
}

/* What is to be said of a file whose last page was printed. */
static void
end_file(struct printer *printer, const struct page *page)
{
	struct batch *batch = printer->batch;
	struct sheet sheet = {0};

	batch->is_bad |= !batch->end_file(batch, page->stretch.name.bytes,
					  &printer->losses, &sheet);
	print_findings(printer, &sheet, false);
	sheet_free(&sheet);
}

static void
print_page(struct printer *printer, const struct page *page)
{
	struct batch *batch = printer->batch;
	size_t n;

	if (page->stretch.trouble.length > 0) {
		progress_clear(&printer->progress);
		say_trouble("%.*s", (int)page->stretch.trouble.length,
			    page->stretch.trouble.bytes);
		batch->has_trouble = true;
		return;
	}
	if (page->stretch.is_passed_over) {
		note_passed_over(printer, page);
		return;
	}
	if (page->stretch.starts) {
		batch->files++;
		printer->games_before = 0;
		printer->losses = (struct losses){0};
	}
	print_findings(printer, &page->err, is_single(page));
	print_results(printer, page);
	losses_add(&printer->losses, &page->losses);
	if (page->stretch.ends && batch->end_file != NULL)
		end_file(printer, page);
	printer->games_before += page->games;
	batch->games += page->games;
	for (n = 0; n < VERDICT_COUNT; n++)
		batch->verdicts[n] += page->verdicts[n];
	batch->is_bad |= page->is_bad;
	batch->is_misplaced |= page->is_misplaced;
	progress_add(&printer->progress, page->games, page->stretch.byte_count);
}

void
page_free(struct page *page)
{
	stretch_free(&page->stretch);
	strbuf_free(&page->heading.text);
	sheet_free(&page->out);
	sheet_free(&page->err);
}

static void
run_alone(struct printer *printer, struct input *input)
{
	struct worker *worker = worker_new(printer->batch);
	struct page *page = calloc(1, sizeof(*page));

	if (page == NULL)
		out_of_memory();
	while (!page->stops && !printer->batch->output->failed &&
	       input_next(input, &page->stretch)) {
		page->games_before = printer->batch->games;
		worker_do(worker, page);
		print_page(printer, page);
		page->sequence++;
	}
	page_free(page);
	free(page);
	worker_free(worker);
}

static struct page *
take_page(struct crew *crew)
{
	struct page *page = NULL;

	pthread_mutex_lock(&crew->lock);
	while (crew->taken == crew->filled && !crew->is_closed)
		pthread_cond_wait(&crew->has_work, &crew->lock);
	if (crew->taken < crew->filled)
		page = &crew->pages[crew->taken++ % crew->page_count];
	pthread_mutex_unlock(&crew->lock);
	return page;
}

static void *
work(void *context)
{
	struct crew *crew = context;
	struct worker *worker = worker_new(crew->batch);
	struct page *page;

	while ((page = take_page(crew)) != NULL) {
		worker_do(worker, page);
		pthread_mutex_lock(&crew->lock);
		page->is_done = true;
		pthread_cond_signal(&crew->has_result);
		pthread_mutex_unlock(&crew->lock);
	}
	worker_free(worker);
	return NULL;
}

/*
 * The next page to be printed, if it is done; waits for it when nothing else
 * can be done meanwhile.
 */
static struct page *
finished_page(struct crew *crew, bool is_ended)
{
	struct page *page = NULL;
	bool must_wait;

	pthread_mutex_lock(&crew->lock);
	if (crew->printed < crew->filled) {
		page = &crew->pages[crew->printed % crew->page_count];
		must_wait = is_ended ||
			    crew->filled - crew->printed == crew->page_count;
		while (!page->is_done && must_wait)
			pthread_cond_wait(&crew->has_result, &crew->lock);
		if (!page->is_done)
			page = NULL;
	}
	pthread_mutex_unlock(&crew->lock);
	return page;
}

static bool
fill_page(struct crew *crew, struct input *input)
{
	struct page *page = &crew->pages[crew->filled % crew->page_count];

	if (!input_next(input, &page->stretch))
		return false;
	page->is_done = false;
	page->sequence = crew->filled;
	pthread_mutex_lock(&crew->lock);
	crew->filled++;
	pthread_cond_signal(&crew->has_work);
	pthread_mutex_unlock(&crew->lock);
	return true;
}

/* Reads and prints while the others work. */
static void
lead(struct crew *crew, struct printer *printer, struct input *input)
{
	bool is_ended = false;
	struct page *page;

	while (true) {
		page = finished_page(crew, is_ended);
		if (page != NULL) {
			print_page(printer, page);
			crew->printed++;
			if (printer->batch->output->failed)
				is_ended = true;
		} else if (is_ended) {
			break;
		} else if (!fill_page(crew, input)) {
			is_ended = true;
		}
	}
	pthread_mutex_lock(&crew->lock);
	crew->is_closed = true;
	pthread_cond_broadcast(&crew->has_work);
	pthread_mutex_unlock(&crew->lock);
}

static size_t
hire(struct crew *crew, pthread_t *threads, size_t jobs)
{
	size_t count = 0;

	while (count < jobs &&
	       pthread_create(&threads[count], NULL, work, crew) == 0)
		count++;
	return count;
}

static size_t
pages_for(size_t jobs)
{
	return 2 * jobs + 2;
}

static void
run_crew(struct printer *printer, struct input *input, size_t jobs)
{
	struct crew crew = {.batch = printer->batch,
			    .page_count = pages_for(jobs)};
	pthread_t threads[JOBS_MAX];
	size_t count, n;

	crew.pages = calloc(crew.page_count, sizeof(*crew.pages));
	if (crew.pages == NULL)
		out_of_memory();
	pthread_mutex_init(&crew.lock, NULL);
	pthread_cond_init(&crew.has_work, NULL);
	pthread_cond_init(&crew.has_result, NULL);
	notations_load(printer->batch->setup->notations);
	count = hire(&crew, threads, jobs);
	if (count > 0)
		lead(&crew, printer, input);
	else
		run_alone(printer, input);
	for (n = 0; n < count; n++)
		pthread_join(threads[n], NULL);
	pthread_cond_destroy(&crew.has_result);
	pthread_cond_destroy(&crew.has_work);
	pthread_mutex_destroy(&crew.lock);
	for (n = 0; n < crew.page_count; n++)
		page_free(&crew.pages[n]);
	free(crew.pages);
}

/* 0 is one for each core that is there. */
static size_t
count_jobs(const struct batch *batch)
{
	long cores;

	if (batch->is_serial)
		return 1;
	if (batch->setup->options->jobs > 0)
		return batch->setup->options->jobs;
	cores = sysconf(_SC_NPROCESSORS_ONLN);
	if (cores < 1)
		return 1;
	return cores > JOBS_MAX ? JOBS_MAX : (size_t)cores;
}

void
batch_run(struct batch *batch, char **names, size_t name_count)
{
	const struct options *options = batch->setup->options;
	struct printer printer = {.batch = batch};
	struct input *input = input_new(names, name_count,
					(enum encoding)options->encoding,
					batch->setup->container);
	size_t jobs = count_jobs(batch);

	batch->desk = desk_new(pages_for(jobs));
	progress_start(&printer.progress, options);
	if (jobs == 1)
		run_alone(&printer, input);
	else
		run_crew(&printer, input, jobs);
	progress_clear(&printer.progress);
	tell_left(&printer);
	tell_passed_over(&printer);
	strbuf_free(&printer.text);
	strbuf_free(&printer.first_passed_over);
	desk_free(batch->desk);
	batch->desk = NULL;
	input_free(input);
}

enum exit_status
batch_status(const struct batch *batch)
{
	if (batch->has_trouble || batch->output->failed)
		return STATUS_TROUBLE;
	if (batch->is_misplaced)
		return STATUS_USAGE;
	if (batch->is_bad || batch->verdicts[VERDICT_LEGAL] < batch->games)
		return STATUS_BAD;
	return STATUS_GOOD;
}

enum exit_status
batch_write(struct batch *batch, const struct options *options)
{
	if (!output_open(batch->output, options->output))
		return STATUS_TROUBLE;
	batch_run(batch, options->operands, options->operand_count);
	/* Where something is wrong, no results are no empty results. */
	output_close(batch->output,
		     batch->has_printed || batch_status(batch) == STATUS_GOOD);
	return batch_status(batch);
}
