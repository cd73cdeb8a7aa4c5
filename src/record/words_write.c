/*
 * A game as sentences.
 */
#include "record/words.h"

#include "base/strbuf.h"
#include "record/container.h"
#include "record/notation.h"
#include "record/record.h"

enum { NUMBER_WIDTH = 4 };

const char *const words_keys[] = {"white",   "black",	    "turn",
				  "comment", "result-draw", "result-none",
				  NULL};

/* What stands for {name} in a sentence of the frame. */
struct slot {
	const char *name; /* with its braces */
	struct text value;
};

/*
 * Values of a record may have line ends, and what could steer a terminal; a
 * sentence has neither.
 */
static void
add_on_line(struct strbuf *out, struct text text)
{
	size_t i, start = 0;

	for (i = 0; i < text.length; i++) {
		if (text.start[i] != '\n' && text.start[i] != '\r')
			continue;
		strbuf_add_printable(out, text_slice(text, start, i - start));
		strbuf_add_char(out, ' ');
		start = i + 1;
	}
	strbuf_add_printable(out, text_slice(text, start, text.length));
}

/* The sentence with its slots filled; ends with a NULL name. */
static void
add_sentence(struct strbuf *out, struct text sentence, const struct slot *slots)
{
	while (sentence.length > 0) {
		const struct slot *slot = slots;
		size_t taken = 1;

		while (slot->name != NULL && !text_starts(sentence, slot->name))
			slot++;
		if (slot->name != NULL) {
			add_on_line(out, slot->value);
			taken = text_of(slot->name).length;
		} else {
			strbuf_add_char(out, sentence.start[0]);
		}
		sentence = text_slice(sentence, taken, sentence.length);
	}
}

static struct text
side_name(const struct writing *writing, bool is_white)
{
	return is_white ? notation_word(writing->notation, text_of("white"),
					"White")
			: notation_word(writing->notation, text_of("black"),
					"Black");
}

/* What the notation says for a key made of two parts; empty: nothing. */
static struct text
word_of(const struct writing *writing, const char *begin, struct text end)
{
	struct strbuf key = {0};
	struct text word;

	strbuf_add_string(&key, begin);
	strbuf_add_text(&key, end);
	word = notation_word(writing->notation, strbuf_text(&key), "");
	strbuf_free(&key);
	return word;
}

static void
write_comment(const struct writing *writing, struct text comment)
{
	const struct slot slots[] = {{"{comment}", comment}, {NULL, {NULL, 0}}};

	strbuf_add_repeated(writing->out, ' ', NUMBER_WIDTH);
	add_sentence(writing->out,
		     notation_word(writing->notation, text_of("comment"),
				   "({comment})"),
		     slots);
	strbuf_add_char(writing->out, '\n');
}

/* "Event: Club evening"; names that the notation has no word for stay. */
static void
write_tag(const struct writing *writing, const struct tag *tag)
{
	struct text shown = word_of(writing, "", tag->name);
	size_t n;

	for (n = 0; n < tag->comment_count; n++)
		write_comment(writing, tag->comments[n].text);
	if (text_is(tag->name, "Result"))
		return;
	add_on_line(writing->out, shown.length > 0 ? shown : tag->name);
	strbuf_add_string(writing->out, ": ");
	add_on_line(writing->out, tag->value);
	strbuf_add_char(writing->out, '\n');
}

/* " 3. Black moves ..."; the second side's turn stands under it. */
static void
write_turn(const struct writing *writing, const struct item *item)
{
	const struct slot slots[] = {
		{"{side}", side_name(writing, item->side == ITEM_WHITE)},
		{"{turn}", item->text},
		{NULL, {NULL, 0}}};
	struct strbuf number = {0};

	if (item->number > 0 && !item->is_second)
		strbuf_format(&number, "%u.", item->number);
	if (number.length + 1 < NUMBER_WIDTH)
		strbuf_add_repeated(writing->out, ' ',
				    NUMBER_WIDTH - 1 - number.length);
	strbuf_add_text(writing->out, strbuf_text(&number));
	strbuf_add_char(writing->out, ' ');
	add_sentence(writing->out,
		     notation_word(writing->notation, text_of("turn"),
				   "{side} {turn}"),
		     slots);
	strbuf_add_char(writing->out, '\n');
	strbuf_free(&number);
}

/* "W+S" by the word result-S; one without a word stands as it is. */
static void
write_result(const struct writing *writing, struct text result)
{
	struct slot slots[] = {{"{side}", {NULL, 0}}, {NULL, {NULL, 0}}};
	struct text sentence;

	if (text_is(result, "*"))
		sentence = word_of(writing, "result-none", text_of(""));
	else if (text_is(result, "Draw"))
		sentence = word_of(writing, "result-draw", text_of(""));
	else
		sentence = word_of(writing, "result-",
				   text_slice(result, 2, result.length));
	slots[0].value = side_name(writing, text_starts(result, "W"));
	if (sentence.length > 0)
		add_sentence(writing->out, sentence, slots);
	else
		add_on_line(writing->out, result);
	strbuf_add_char(writing->out, '\n');
}

static void
write_item(const struct writing *writing, const struct item *item)
{
	switch (item->kind) {
	case ITEM_TURN:
		write_turn(writing, item);
		break;
	case ITEM_COMMENT:
	case ITEM_LINE_COMMENT:
		write_comment(writing, item->text);
		break;
	case ITEM_RESULT:
		write_result(writing, item->text);
		break;
	case ITEM_GLYPH:
	case ITEM_NUMBER:
	case ITEM_OPEN:
	case ITEM_CLOSE:
		break; /* not carried */
	}
}

void
words_write(const struct writing *writing, const struct record *record)
{
	size_t i;

	for (i = 0; i < record->tag_count; i++)
		write_tag(writing, &record->tags[i]);
	strbuf_add_char(writing->out, '\n');
	for (i = 0; i < record->item_count; i++)
		write_item(writing, &record->items[i]);
}
