/*
 * Questions about files, and reading a small one.
 */
#ifndef CLI_FILES_H
#define CLI_FILES_H

#include <stdbool.h>
#include <stddef.h>

struct diags;
struct strbuf;

/* Bytes of all of them; 0 when that cannot be known beforehand. */
size_t files_total(char *const *names, size_t name_count);

/* Whether there may be several files. */
bool files_are_many(char *const *names, size_t name_count);

/* A notation or a lesson is a page or two; a device has no end. */
enum { FILES_BYTES_MAX = 1024 * 1024 };

/*
 * Appends all of one file; of one longer than FILES_BYTES_MAX the beginning, of
 * more than so many bytes.  False (said) when it cannot be read.
 */
bool files_read(const char *path, struct strbuf *bytes);

/* The same of an operand: "-" is standard input. */
bool files_read_input(const char *path, struct strbuf *bytes);

/* Whether the file that was read is too long: then that is a finding. */
bool files_refuse_long(const struct strbuf *bytes, struct diags *diags);

#endif
