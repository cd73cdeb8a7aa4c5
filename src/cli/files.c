/*
 * Questions about files, and reading a small one.
 */
#include "cli/files.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/strbuf.h"
#include "cli/say.h"

enum { READ_BYTES = 64 * 1024 };

size_t
files_total(char *const *names, size_t name_count)
{
	struct stat facts;
	size_t total = 0, n;

	for (n = 0; n < name_count; n++) {
		if (stat(names[n], &facts) != 0 || !S_ISREG(facts.st_mode))
			return 0;
		total += (size_t)facts.st_size;
	}
	return total;
}

bool
files_are_many(char *const *names, size_t name_count)
{
	struct stat facts;

	return name_count > 1 ||
	       (name_count == 1 && stat(names[0], &facts) == 0 &&
		S_ISDIR(facts.st_mode));
}

static bool
read_all(int descriptor, const char *path, struct strbuf *bytes)
{
	ssize_t got = descriptor >= 0 ? 1 : -1;

	while (got > 0 && bytes->length <= FILES_BYTES_MAX) {
		strbuf_reserve(bytes, READ_BYTES);
		got = read(descriptor, bytes->bytes + bytes->length,
			   READ_BYTES);
		if (got > 0)
			bytes->length += (size_t)got;
	}
	if (got < 0)
		say_trouble("%s: %s", path, strerror(errno));
	if (descriptor >= 0)
		close(descriptor);
	return got >= 0;
}

bool
files_refuse_long(const struct strbuf *bytes, struct diags *diags)
{
	struct problem problem = {0};

	if (bytes->length <= FILES_BYTES_MAX)
		return false;
	problem_number(&problem, "limit", FILES_BYTES_MAX);
	diags_add(diags, DIAG_FILE_TOO_LONG, 0, 0, &problem);
	return true;
}

bool
files_read(const char *path, struct strbuf *bytes)
{
	return read_all(open(path, O_RDONLY | O_CLOEXEC), path, bytes);
}

bool
files_read_input(const char *path, struct strbuf *bytes)
{
	if (strcmp(path, "-") == 0)
		return read_all(dup(STDIN_FILENO), "standard input", bytes);
	return files_read(path, bytes);
}
