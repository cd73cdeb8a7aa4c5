/*
 * What is wrong with a .pin file, as findings.
 */
#include "record/pin_reader.h"

void
pin_report(struct pin_reader *reader, enum diag id, size_t offset,
	   size_t length, const char *name, struct text text)
{
	struct problem problem = {0};

	if (reader->is_binary)
		return;
	if (name != NULL)
		problem_fact(&problem, name, text);
	diags_add(reader->diags, id, offset, length, &problem);
}

void
pin_report_words(struct pin_reader *reader, enum diag id, size_t offset,
		 size_t length, const char *name, const char *words)
{
	struct problem problem = {0};

	if (reader->is_binary)
		return;
	problem_words(&problem, name, words);
	diags_add(reader->diags, id, offset, length, &problem);
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
	struct problem problem = {0};

	problem_number(&problem, "limit", limit);
	if (!reader->is_binary)
		diags_add(reader->diags, id, token->offset, token->length,
			  &problem);
}

/* A byte as the facts say it: "0xE9". */
void
pin_report_byte(struct pin_reader *reader, enum diag id, size_t offset)
{
	static const char digits[] = "0123456789ABCDEF";
	unsigned byte = (uint8_t)reader->bytes.start[offset];
	char name[4] = {'0', 'x', digits[byte / 16], digits[byte % 16]};

	pin_report(reader, id, offset, 1, "byte",
		   (struct text){name, sizeof(name)});
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
	struct problem problem = {0};
	struct finding *finding;

	if (reader->is_binary)
		return;
	problem_fact(&problem, "name", tag->name);
	finding = diags_add(reader->diags, DIAG_TAG_TWICE, tag->offset,
			    tag->length, &problem);
	finding->has_other = true;
	finding->other_offset = twin->offset;
}
