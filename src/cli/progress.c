/*
 * How far long work has come.
 */
#include "cli/progress.h"

#include <stdio.h>
#include <unistd.h>

#include "cli/files.h"
#include "cli/options.h"

enum { MEGABYTE = 1000000 };

static const double wait_first = 0.5, wait_next = 0.2; /* seconds */

static double
seconds_between(const struct timespec *from, const struct timespec *to)
{
	return (double)(to->tv_sec - from->tv_sec) +
	       (double)(to->tv_nsec - from->tv_nsec) / 1e9;
}

void
progress_start(struct progress *progress, const struct options *options)
{
	*progress = (struct progress){0};
	if (options->progress == WHEN_AUTO)
		progress->is_on = !options->quiet && isatty(STDERR_FILENO) == 1;
	else
		progress->is_on = options->progress == WHEN_ALWAYS;
	if (!progress->is_on)
		return;
	progress->total = files_total(options->operands,
				      options->operand_count);
	clock_gettime(CLOCK_MONOTONIC, &progress->start);
	progress->drawn = progress->start;
}

/* "\r12345 games, 61.2 of 100.0 MB, 38.1 MB/s, 1 s left" */
static void
draw(struct progress *progress, double elapsed)
{
	double done = (double)progress->bytes / MEGABYTE;
	double total = (double)progress->total / MEGABYTE;
	double rate = elapsed > 0 ? done / elapsed : 0;

	fprintf(stderr, "\r\033[K%zu games, %.1f", progress->games, done);
	if (progress->total > 0)
		fprintf(stderr, " of %.1f", total);
	fprintf(stderr, " MB, %.1f MB/s", rate);
	if (total > done && rate > 0)
		fprintf(stderr, ", %.0f s left", (total - done) / rate);
	fflush(stderr);
	progress->is_drawn = true;
}

void
progress_add(struct progress *progress, size_t games, size_t bytes)
{
	struct timespec now;
	double since, elapsed;

	if (!progress->is_on)
		return;
	progress->games += games;
	progress->bytes += bytes;
	clock_gettime(CLOCK_MONOTONIC, &now);
	since = seconds_between(&progress->drawn, &now);
	elapsed = seconds_between(&progress->start, &now);
	if (elapsed < wait_first || since < wait_next)
		return;
	draw(progress, elapsed);
	progress->drawn = now;
}

void
progress_clear(struct progress *progress)
{
	if (!progress->is_drawn)
		return;
	fputs("\r\033[K", stderr);
	fflush(stderr);
	progress->is_drawn = false;
}
