/*
 * Questions about files, and reading a small one.
 */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include <stdbool.h>
#include <stddef.h>

struct strbuf;

/* Bytes of all of them; 0 when that cannot be known beforehand. */
size_t files_total(char *const *names, size_t name_count);

/* Whether there may be several files. */
bool files_are_many(char *const *names, size_t name_count);

/* Appends all of one file; false (said) when it cannot be read. */
bool files_read(const char *path, struct strbuf *bytes);

#endif
