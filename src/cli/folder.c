/*
 * A folder that pages are written into.
 */
#include "cli/folder.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

#include "base/strbuf.h"
#include "cli/output.h"
#include "cli/say.h"

bool
folder_is_meant(const char *path)
{
	struct text name;
	struct stat facts;

	if (path == NULL || strcmp(path, "-") == 0)
		return false;
	name = text_of(path);
	if (stat(path, &facts) == 0)
		return S_ISDIR(facts.st_mode);
	return text_ends(name, "/") ||
	       !(text_ends(name, ".html") || text_ends(name, ".htm"));
}

bool
folder_open(struct folder *folder, const char *path)
{
	*folder = (struct folder){.path = path};
	if (mkdir(path, 0777) == 0 || errno == EEXIST)
		return true;
	say_trouble("%s: %s", path, strerror(errno));
	folder->failed = true;
	return false;
}

bool
folder_write(struct folder *folder, struct text name, struct text bytes)
{
	struct strbuf path = {0};
	struct output output;

	strbuf_add_string(&path, folder->path);
	if (!text_ends(strbuf_text(&path), "/"))
		strbuf_add_char(&path, '/');
	strbuf_add_text(&path, name);
	strbuf_add_char(&path, '\0');
	if (output_open(&output, path.bytes)) {
		output_write(&output, bytes);
		folder->failed |= !output_close(&output, true);
	} else {
		folder->failed = true;
	}
	strbuf_free(&path);
	return !folder->failed;
}
