/*
 * Reads the bytes as a file of YAML.
 */
#include "fuzz/frames.h"

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	check_container("yaml", (struct text){(const char *)bytes, size});
	return 0;
}
