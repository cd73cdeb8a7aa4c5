/*
 * Reads the bytes as a file with a turn a line: places lie inside, pieces hold
 * the same games as the whole, and tags come back as they are written.
 */
#include "fuzz/lines.h"

static void
check_game(const struct record *record)
{
	const struct container *container = container_find(text_of("text"));

	check_tags(container, "fibs", record);
	check_tags(container, "gammonx", record);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	return fuzz_lines(container_find(text_of("text")), bytes, size,
			  check_game);
}
