/*
 * What the files of pinrec show share.
 */
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include "cli/cli.h"

struct batch_game;
struct setup;

/* A game that is not shown counts in its match. */
void show_pass_over(struct batch_game *game);

/* --- show_pages.c --- */

/*
 * Pages: one game to --output, or each of the input to a file in a folder of
 * that name, with a page that lists them.
 */
enum exit_status show_pages(struct setup *setup);

#endif
