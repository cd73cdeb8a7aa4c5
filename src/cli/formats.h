/*
 * The formats that are known, as convert --list shows them.
 */
#ifndef CLI_FORMATS_H
#define CLI_FORMATS_H

struct setup;

/* Prints name, game, container, what it can, and what it cannot carry. */
void formats_print(struct setup *setup);

#endif
