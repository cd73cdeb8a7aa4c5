/*
 * Loads the bytes as a notation file and reads and writes a few turns with it.
 */
#include <stddef.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "record/notation.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static void
read_turns(const struct notation *notation)
{
	static const char *const turns[] = {
		"xx,rb@a1",  "3a1=r>b1-1>c1+2>d1x2[rb,xx]#!?",
		"rr,bb<>bx", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
		"",	     "Move a1=r 3 b1-1 c1+2 d1 Capture 3 rb,xx,rr"};
	struct notation_reader *reader = notation_reader_new(notation);
	struct strbuf out = {0};
	size_t i;

	for (i = 0; i < sizeof(turns) / sizeof(*turns); i++) {
		struct problem problem = {0};
		enum diag wrong = DIAG_NONE;
		const struct fields *fields = notation_read(reader,
							    text_of(turns[i]),
							    SIDE_WHITE, &wrong,
							    &problem);

		if (fields)
			notation_write(notation, fields, SIDE_WHITE, &out);
	}
	strbuf_free(&out);
	notation_reader_free(reader);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	struct source source = {"fuzz", {(const char *)bytes, size}, 1};
	struct notations *notations = notations_new();
	struct arena arena = {0};
	struct diags diags;
	size_t i;

	diags_init(&diags, &arena, false);
	if (notations_add(notations, &source, &diags))
		for (i = 0; notations_get(notations, i); i++)
			read_turns(notations_get(notations, i));
	for (i = 0; i < diags.count; i++)
		(void)source_place(&source, diags.findings[i].offset);
	arena_free(&arena);
	notations_free(notations);
	return 0;
}
