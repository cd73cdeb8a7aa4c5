/*
 * Writing SGF: nodes, properties and values, in lines that are broken only
 * between them.  Private to the writers of SGF.
 */
#ifndef RECORD_SGF_WRITER_H
#define RECORD_SGF_WRITER_H

#include <stdbool.h>
#include <stddef.h>

#include "base/strbuf.h"
#include "base/text.h"

struct arena;
struct notation;
struct record;

enum { SGF_NAMES_MAX = 16 }; /* properties of a node that are told apart */

struct sgf_writer {
	struct strbuf *out;
	struct arena *arena;
	size_t line;	     /* where in `out` the line at hand begins */
	struct strbuf piece; /* what must stand in one line */
	struct text names[SGF_NAMES_MAX]; /* that the node at hand has */
	size_t name_count;
	bool has_node; /* properties can be added */
	bool is_root;
	bool is_backgammon;
	bool is_boardspace;
	const struct notation *notation;
	unsigned gestures; /* written before */
};

void sgf_open_bracket(struct sgf_writer *writer);
void sgf_close_bracket(struct sgf_writer *writer);
void sgf_begin_node(struct sgf_writer *writer);
void sgf_end_line(struct sgf_writer *writer);

/* Begins a property; at least one value must follow. */
void sgf_begin_property(struct sgf_writer *writer, struct text name);

/* A value, everything in it escaped that would end it or mean something. */
void sgf_add_value(struct sgf_writer *writer, struct text text);
/* The same as it stands; must be good (sgf_is_raw). */
void sgf_add_raw(struct sgf_writer *writer, struct text raw);
/* A composed value. */
void sgf_add_pair(struct sgf_writer *writer, struct text left,
		  struct text right);

/* A property with one value. */
void sgf_add_property(struct sgf_writer *writer, const char *name,
		      struct text value);

/* Whether the node at hand can have one more property, of that name. */
bool sgf_has_room(const struct sgf_writer *writer, struct text name);

/* Whether `][` between brackets would be read as just these values. */
bool sgf_is_raw(struct text raw);

/* --- sgf_write_tags.c --- */

/* The root with all tags, but for items. */
void sgf_write_root(struct sgf_writer *writer, const struct record *record);

#endif
