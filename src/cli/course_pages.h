/*
 * Lessons on their way to pages: kept until all are known, since each page
 * names the next one.
 */
#ifndef CLI_COURSE_PAGES_H
#define CLI_COURSE_PAGES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/text.h"

struct folder;
struct game;
struct output;
struct setup;
struct teaching;

struct lesson_page {
	struct text name;  /* of its file: "01-pieces.html" */
	struct text title; /* in the language of the course */
	struct text body;
	const struct game *game; /* of its pictures; NULL: it has none */
};

/* Begins as {0}. */
struct course_pages {
	struct arena arena;
	struct lesson_page *pages;
	size_t count, capacity;
};

/* Adds the lesson that is taught, from the file of that path. */
void course_pages_add(struct course_pages *pages, struct teaching *teaching,
		      const char *path);

/* A page for each lesson and one of contents, index.html. */
void course_pages_write_folder(const struct course_pages *pages,
			       const struct setup *setup,
			       struct folder *folder);

/* One page with all of them. */
void course_pages_write(const struct course_pages *pages,
			const struct setup *setup, struct output *output);

void course_pages_free(struct course_pages *pages);

#endif
