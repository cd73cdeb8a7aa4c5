/*
 * The files of notation/, the catalogs made of them, and what stands in every
 * page, built into the program.
 */
#ifndef RECORD_BUILTIN_H
#define RECORD_BUILTIN_H

#include <stddef.h>

struct builtin {
	const char *name; /* "plateau-native.yaml" */
	const char *bytes;
	size_t length;
};

extern const struct builtin builtin_files[]; /* ends with a NULL name */

#endif
