/*
 * A folder that pages are written into.
 */
#ifndef CLI_FOLDER_H
#define CLI_FOLDER_H

#include <stdbool.h>

#include "base/text.h"

struct folder {
	const char *path;
	bool failed; /* that has been said */
};

/*
 * Whether -o names a folder: one that is there, a name that ends in a slash,
 * or one that is not there and does not end in .html or .htm.
 */
bool folder_is_meant(const char *path);

/* Makes the folder if there is none yet; false (said) when that fails. */
bool folder_open(struct folder *folder, const char *path);

/*
 * Writes a file of the folder, which appears under its name when it is
 * complete.  False (said) when that fails.
 */
bool folder_write(struct folder *folder, struct text name, struct text bytes);

#endif
