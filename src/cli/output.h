/*
 * Where results go: standard output, or a file that appears under its name
 * only when it is complete.
 */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include <stdbool.h>
#include <stdio.h>

#include "base/text.h"

struct output {
	FILE *stream;
	char *path;	 /* of the file in the end; NULL: standard output */
	char *temporary; /* written first; NULL: written in place */
	bool failed;	 /* that has been said */
};

/* `path` NULL or "-": standard output.  False when it cannot be opened (said). */
bool output_open(struct output *output, const char *path);

/* Appends; nothing more is written once something failed. */
void output_write(struct output *output, struct text text);

/*
 * Ends the output; a file takes its name only if `keep` and nothing failed.
 * False when something failed.
 */
bool output_close(struct output *output, bool keep);

#endif
