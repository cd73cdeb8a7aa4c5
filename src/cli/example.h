/*
 * An example of the rule book, played and shown.
 */
#ifndef CLI_EXAMPLE_H
#define CLI_EXAMPLE_H

struct rulebook_entry;
struct rulebook_example;
struct setup;
struct strbuf;

/*
 * Appends the example: the position that its turns lead to, or the record,
 * and the finding that it gives.
 */
void example_write(const struct setup *setup,
		   const struct rulebook_entry *entry,
		   const struct rulebook_example *example, struct strbuf *out);

#endif
