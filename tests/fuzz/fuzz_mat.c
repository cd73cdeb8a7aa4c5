/*
 * Reads the bytes as match text: places lie inside, pieces hold the same games
 * as the whole, and tags come back as they are written.
 */
#include "fuzz/lines.h"

static void
check_game(const struct record *record)
{
	check_tags(container_find(text_of("mat")), "mat", record);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	return fuzz_lines(container_find(text_of("mat")), bytes, size,
			  check_game);
}
