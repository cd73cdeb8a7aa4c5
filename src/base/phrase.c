/*
 * Parts of sentences: templates, filled, in a fixed buffer.
 */
#include "base/phrase.h"

#include "base/catalog.h"
#include "base/strbuf.h"

void
phrase_start(struct phrase *phrase, const struct catalog *catalog)
{
	phrase->slots.catalog = catalog;
	phrase->slots.fact_count = 0;
	phrase->slots.byte_count = 0;
	phrase->length = 0;
}

struct text
phrase_text(const struct phrase *phrase)
{
	return (struct text){phrase->bytes, phrase->length};
}

void
phrase_add_text(struct phrase *phrase, struct text text)
{
	size_t length = text_fitting(text, PHRASE_BYTES - phrase->length);

	if (length > 0)
		memcpy(phrase->bytes + phrase->length, text.start, length);
	phrase->length += length;
}

void
phrase_add(struct phrase *phrase, const char *signs)
{
	phrase_add_text(phrase, text_of(signs));
}

void
phrase_add_number(struct phrase *phrase, unsigned long number)
{
	char digits[24];
	size_t at = sizeof digits;

	digits[--at] = '\0';
	do {
		digits[--at] = (char)('0' + number % 10);
		number /= 10;
	} while (number > 0);
	phrase_add(phrase, digits + at);
}

void
phrase_slot(struct phrase *phrase, const char *name, struct text text)
{
	problem_fact(&phrase->slots, name, text);
}

void
phrase_slot_words(struct phrase *phrase, const char *name, const char *english)
{
	problem_words(&phrase->slots, name, english);
}

void
phrase_slot_number(struct phrase *phrase, const char *name,
		   unsigned long number)
{
	problem_number(&phrase->slots, name, (long)number);
}

void
phrase_write(struct phrase *phrase, const char *english, struct strbuf *out)
{
	problem_say(&phrase->slots, english, phrase->slots.catalog, out);
	phrase->slots.fact_count = 0;
	phrase->slots.byte_count = 0;
}

void
phrase_write_next(struct phrase *phrase, struct text next, const char *english,
		  struct strbuf *out)
{
	phrase_slot(phrase, "list", text_of(""));
	phrase_slot(phrase, "next", next);
	phrase_write(phrase, english, out);
}

void
phrase_say(struct phrase *phrase, const char *english)
{
	struct strbuf said = {0};

	phrase_write(phrase, english, &said);
	phrase_add_text(phrase, strbuf_text(&said));
	strbuf_free(&said);
}

void
phrase_join(struct phrase *phrase, size_t n, size_t count, struct text next,
	    const char *last)
{
	if (n == 0) {
		phrase_add_text(phrase, next);
		return;
	}
	phrase_slot(phrase, "list", phrase_text(phrase));
	phrase_slot(phrase, "next", next);
	phrase->length = 0;
	phrase_say(phrase, n + 1 < count ? N_("{list}, {next}") : last);
}
