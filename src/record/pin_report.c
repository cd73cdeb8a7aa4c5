/*
 * What is wrong with a .pin file, as findings.
 */
#include "record/pin_reader.h"

void
pin_report(struct pin_reader *reader, enum diag id, size_t offset,
	   size_t length, const char *name, struct text text)
{
	if (reader->is_binary)
		return;
	if (name == NULL)
		diags_add(reader->diags, id, offset, length, NULL);
	else
		diags_add_fact(reader->diags, id, offset, length, name, text);
}

void
pin_report_words(struct pin_reader *reader, enum diag id, size_t offset,
		 size_t length, const char *name, const char *words)
{
	if (!reader->is_binary)
		diags_add_words(reader->diags, id, offset, length, name, words);
}

void
pin_report_token(struct pin_reader *reader, enum diag id,
		 const struct pin_token *token)
{
	pin_report(reader, id, token->offset, token->length, "text",
		   pin_text_at(reader, token->offset, token->length));
}

void
pin_report_limit(struct pin_reader *reader, enum diag id,
		 const struct pin_token *token, long limit)
{
	if (!reader->is_binary)
		diags_add_limit(reader->diags, id, token->offset, token->length,
				limit);
}

void
pin_report_byte(struct pin_reader *reader, enum diag id, size_t offset)
{
	if (!reader->is_binary)
		diags_add_byte(reader->diags, id, offset,
			       reader->bytes.start[offset]);
}

void
pin_report_binary(struct pin_reader *reader, const struct pin_token *token)
{
	unsigned unwanted = PIN_ZERO;
	size_t i;

	if (token->kind != PIN_TAG && token->kind != PIN_COMMENT &&
	    token->kind != PIN_LINE_COMMENT)
		unwanted |= PIN_CONTROL;
	if (reader->is_binary || !(token->bits & unwanted))
		return;
	for (i = token->offset; i < token->offset + token->length; i++) {
		if (pin_bytes[(uint8_t)reader->bytes.start[i]] & unwanted) {
			pin_report_byte(reader, DIAG_BINARY, i);
			reader->is_binary = true;
			return;
		}
	}
}

void
pin_report_twice(struct pin_reader *reader, const struct tag *tag,
		 const struct tag *twin)
{
	if (!reader->is_binary)
		diags_add_twice(reader->diags, DIAG_TAG_TWICE, tag->offset,
				tag->length, tag->name, twin->offset);
}
