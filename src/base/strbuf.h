/*
 * A growing buffer of bytes: what all output is appended to.  One of the four
 * owners of memory; the empty value is {0}.
 */
#ifndef BASE_STRBUF_H
#define BASE_STRBUF_H

#include <stdarg.h>
#include <stddef.h>

#include "base/text.h"

struct strbuf {
	char *bytes; /* not terminated */
	size_t length;
	size_t capacity;
};

void strbuf_free(struct strbuf *buffer);
void strbuf_clear(struct strbuf *buffer); /* empties it, keeps the memory */
void strbuf_reserve(struct strbuf *buffer, size_t more);
void strbuf_add(struct strbuf *buffer, const char *bytes, size_t length);
void strbuf_add_text(struct strbuf *buffer, struct text text);
void strbuf_add_string(struct strbuf *buffer, const char *string);
void strbuf_add_char(struct strbuf *buffer, char c);
void strbuf_add_repeated(struct strbuf *buffer, char c, size_t times);
void strbuf_add_number(struct strbuf *buffer, unsigned long number);

/* `text` as a JSON string with its quotes; malformed bytes become U+FFFD. */
void strbuf_add_json(struct strbuf *buffer, struct text text);

/*
 * `text` for people's eyes: controls, direction marks (U+200E/F, U+202A..E,
 * U+2066..9) and malformed bytes become U+FFFD, so that nothing in it can
 * steer a terminal; a tab becomes one space.
 */
void strbuf_add_printable(struct strbuf *buffer, struct text text);

/* Appends as printf would.  For messages, not for hot paths. */
void strbuf_format(struct strbuf *buffer, const char *format, ...)
	__attribute__((format(printf, 2, 3)));
void strbuf_format_list(struct strbuf *buffer, const char *format,
			va_list arguments)
	__attribute__((format(printf, 2, 0)));

struct text strbuf_text(const struct strbuf *buffer);

/* The one place where the program ends for want of memory: status 3. */
void out_of_memory(void) __attribute__((noreturn));

#endif
