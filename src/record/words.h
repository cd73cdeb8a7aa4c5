/*
 * The container of sentences: a game written for people, a turn a line.  What
 * the frame says stands in the notation's words; it is not read back.
 */
#ifndef RECORD_WORDS_H
#define RECORD_WORDS_H

struct record;
struct writing;

/*
 * What a notation may say in its own words; besides it reasons of results,
 * which begin as the last two, and tags, with a capital.  NULL ends.
 */
extern const char *const words_keys[];

/* As the entry `write` of struct container (record/container.h). */
void words_write(const struct writing *writing, const struct record *record);

#endif
