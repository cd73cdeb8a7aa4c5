/*
 * Reads the bytes as a file of JSON.
 */
#include "fuzz/frames.h"

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	check_container("json", (struct text){(const char *)bytes, size});
	return 0;
}
