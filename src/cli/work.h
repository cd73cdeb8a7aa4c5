/*
 * What one worker does with one stretch: reads its games, has each replayed by
 * the command, keeps what is to be printed.
 */
#ifndef CLI_WORK_H
#define CLI_WORK_H

struct batch;
struct page;
struct worker;

/* A worker's tools, kept from game to game; one thread's. */
struct worker *worker_new(const struct batch *batch);
void worker_free(struct worker *worker);

/* Fills the page from its stretch. */
void worker_do(struct worker *worker, struct page *page);

#endif
