/*
 * From names on the command line to files.
 */
#include "cli/paths.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/strbuf.h"
#include "record/container.h"

static char *
join(const char *folder, const char *name)
{
	size_t length = strlen(folder), more = strlen(name);
	bool slash = length > 0 && folder[length - 1] != '/';
	char *path = malloc(length + slash + more + 1);

	if (path == NULL)
		out_of_memory();
	memcpy(path, folder, length);
	if (slash)
		path[length] = '/';
	memcpy(path + length + slash, name, more + 1);
	return path;
}

static void *
grow(void *items, size_t count, size_t *capacity, size_t size)
{
	if (count < *capacity)
		return items;
	*capacity = *capacity > 0 ? *capacity * 2 : 16;
	items = realloc(items, *capacity * size);
	if (items == NULL)
		out_of_memory();
	return items;
}

static int
compare_paths(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

bool
path_list_read(struct path_list *list, const char *folder,
	       bool (*wanted)(const char *folder, const char *name))
{
	DIR *directory = opendir(folder);
	struct dirent *entry;

	if (directory == NULL)
		return false;
	while ((entry = readdir(directory)) != NULL) {
		/* Hidden entries are no records; "." and ".." neither. */
		if (entry->d_name[0] == '.' || !wanted(folder, entry->d_name))
			continue;
		list->paths = grow(list->paths, list->count, &list->capacity,
				   sizeof(*list->paths));
		list->paths[list->count++] = join(folder, entry->d_name);
	}
	closedir(directory);
	if (list->count > 0)
		qsort(list->paths, list->count, sizeof(*list->paths),
		      compare_paths);
	return true;
}

void
path_list_free(struct path_list *list)
{
	size_t n;

	for (n = 0; n < list->count; n++)
		free(list->paths[n]);
	free(list->paths);
	*list = (struct path_list){0};
}

/*
 * Records and folders.  A link to a folder is not followed: it might lead
 * back to where we are.
 */
static bool
is_walked(const char *folder, const char *name)
{
	char *path = join(folder, name);
	struct stat facts;
	bool walked = false;

	if (lstat(path, &facts) == 0)
		walked = S_ISDIR(facts.st_mode) ||
			 (container_has_ending(text_of(name)) &&
			  stat(path, &facts) == 0 && !S_ISDIR(facts.st_mode));
	/* A record that is a broken link is reported when it is opened. */
	if (!walked && container_has_ending(text_of(name)) &&
	    stat(path, &facts) != 0)
		walked = true;
	free(path);
	return walked;
}

/* Puts the folder's entries on the stack, the first of them on top. */
static bool
push_folder(struct paths *paths, const char *folder)
{
	struct path_list list = {0};
	size_t n;

	if (!path_list_read(&list, folder, is_walked))
		return false;
	for (n = list.count; n > 0; n--) {
		paths->stack = grow(paths->stack, paths->count,
				    &paths->capacity, sizeof(*paths->stack));
		paths->stack[paths->count++] = list.paths[n - 1];
	}
	list.count = 0; /* its paths belong to the stack now */
	path_list_free(&list);
	return true;
}

static enum paths_event
say(struct strbuf *path, const char *name, const char *why)
{
	strbuf_clear(path);
	strbuf_add_string(path, name);
	strbuf_add_string(path, ": ");
	strbuf_add_string(path, why);
	return PATHS_TROUBLE;
}

static void
set_path(struct strbuf *path, const char *name)
{
	strbuf_clear(path);
	strbuf_add(path, name, strlen(name) + 1);
}

static bool
is_folder(const char *name)
{
	struct stat facts;

	return stat(name, &facts) == 0 && S_ISDIR(facts.st_mode);
}

/* Takes the next name of the command line; true when it is a file. */
static bool
take_name(struct paths *paths, const char *name)
{
	paths->next_name++;
	if (strcmp(name, "-") == 0 || !is_folder(name))
		return true;
	paths->folder = name;
	paths->folder_files = 0;
	paths->stack = grow(paths->stack, paths->count, &paths->capacity,
			    sizeof(*paths->stack));
	paths->stack[paths->count++] = join(name, "");
	return false;
}

/* Takes the top of the stack: a record, or a folder whose entries follow. */
static bool
take_found(struct paths *paths, struct strbuf *path, enum paths_event *event)
{
	char *name = paths->stack[--paths->count];
	bool taken = true;

	if (!is_folder(name)) {
		paths->folder_files++;
		set_path(path, name);
		*event = PATHS_FILE;
	} else if (!push_folder(paths, name)) {
		paths->folder_files++; /* said once is enough */
		*event = say(path, name, strerror(errno));
	} else {
		taken = false;
	}
	free(name);
	return taken;
}

enum paths_event
paths_next(struct paths *paths, struct strbuf *path)
{
	enum paths_event event = PATHS_END;
	const char *name;

	while (true) {
		paths->is_found = true;
		while (paths->count > 0) {
			if (take_found(paths, path, &event))
				return event;
		}
		name = paths->folder;
		paths->folder = NULL;
		if (name != NULL && paths->folder_files == 0)
			return say(path, name,
				   "no record files in this folder");
		if (paths->next_name == paths->name_count)
			return PATHS_END;
		name = paths->names[paths->next_name];
		if (take_name(paths, name)) {
			paths->is_found = false;
			set_path(path, name);
			return PATHS_FILE;
		}
	}
}

void
paths_free(struct paths *paths)
{
	while (paths->count > 0)
		free(paths->stack[--paths->count]);
	free(paths->stack);
	*paths = (struct paths){0};
}
