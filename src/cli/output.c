/*
 * Where results go.
 */
#include "cli/output.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/strbuf.h"
#include "cli/say.h"

enum { LINKS_MAX = 40 }; /* as the system follows them */

static void
fail(struct output *output)
{
	if (!output->failed)
		say_trouble("%s: %s",
			    output->path != NULL ? output->path
						 : "standard output",
			    strerror(errno));
	output->failed = true;
}

static char *
copy(const char *string)
{
	char *bytes = strdup(string);

	if (bytes == NULL)
		out_of_memory();
	return bytes;
}

/* A name beside the file, for mkstemp. */
static char *
name_beside(const char *path)
{
	static const char ending[] = ".XXXXXX";
	size_t length = strlen(path);
	char *name = malloc(length + sizeof(ending));

	if (name == NULL)
		out_of_memory();
	memcpy(name, path, length);
	memcpy(name + length, ending, sizeof(ending));
	return name;
}

/* The permissions of the file that is replaced, or of a new one. */
static mode_t
permissions(const char *path)
{
	struct stat facts;
	mode_t mask;

	if (stat(path, &facts) == 0)
		return facts.st_mode & 0777;
	mask = umask(0);
	umask(mask);
	return 0666 & ~mask;
}

static bool
open_temporary(struct output *output)
{
	int descriptor;

	output->temporary = name_beside(output->path);
	descriptor = mkstemp(output->temporary);
	if (descriptor >= 0) {
		fchmod(descriptor, permissions(output->path));
		output->stream = fdopen(descriptor, "wb");
		if (output->stream != NULL)
			return true;
		close(descriptor);
		unlink(output->temporary);
	}
	fail(output);
	return false;
}

/* What the link says, seen from where the link is; NULL when it is none. */
static char *
follow(const char *path)
{
	const char *slash = strrchr(path, '/');
	size_t folder = slash != NULL ? (size_t)(slash + 1 - path) : 0;
	char target[PATH_MAX];
	ssize_t length = readlink(path, target, sizeof(target));
	char *name;

	if (length <= 0 || (size_t)length == sizeof(target))
		return NULL;
	if (target[0] == '/')
		folder = 0;
	name = malloc(folder + (size_t)length + 1);
	if (name == NULL)
		out_of_memory();
	memcpy(name, path, folder);
	memcpy(name + folder, target, (size_t)length);
	name[folder + (size_t)length] = '\0';
	return name;
}

/*
 * The file behind the links, which need not be there yet.  Links that go in a
 * circle lead to one of them, which cannot be opened.
 */
static char *
resolve(const char *path)
{
	char *name = realpath(path, NULL), *next;
	int links = 0;

	if (name != NULL)
		return name;
	name = copy(path);
	while (links++ < LINKS_MAX && (next = follow(name)) != NULL) {
		free(name);
		name = next;
	}
	return name;
}

bool
output_open(struct output *output, const char *path)
{
	struct stat facts;
	bool opened;

	*output = (struct output){.stream = stdout};
	if (path == NULL || strcmp(path, "-") == 0)
		return true;
	/* A link stays a link: what it points to is replaced. */
	output->path = resolve(path);
	if (lstat(output->path, &facts) != 0 || S_ISREG(facts.st_mode)) {
		opened = open_temporary(output);
	} else {
		/* A device or a pipe cannot be replaced. */
		output->stream = fopen(output->path, "wb");
		opened = output->stream != NULL;
		if (!opened)
			fail(output);
	}
	if (!opened) {
		free(output->temporary);
		free(output->path);
	}
	return opened;
}

void
output_write(struct output *output, struct text text)
{
	if (output->failed || text.length == 0)
		return;
	if (fwrite(text.start, 1, text.length, output->stream) != text.length)
		fail(output);
}

static void
take_name(struct output *output, bool keep)
{
	if (output->temporary == NULL)
		return;
	if (!keep || output->failed)
		unlink(output->temporary);
	else if (rename(output->temporary, output->path) != 0) {
		fail(output);
		unlink(output->temporary);
	}
}

bool
output_close(struct output *output, bool keep)
{
	if (!output->failed && fflush(output->stream) != 0)
		fail(output);
	if (output->path != NULL) {
		if (fclose(output->stream) != 0)
			fail(output);
		take_name(output, keep);
	}
	free(output->temporary);
	free(output->path);
	return !output->failed;
}
