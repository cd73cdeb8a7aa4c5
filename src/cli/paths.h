/*
 * From names on the command line to files: folders are walked in sorted order.
 */
#ifndef CLI_PATHS_H
#define CLI_PATHS_H

#include <stdbool.h>
#include <stddef.h>

struct strbuf;

/* What is still to be visited.  The empty value is {0}. */
struct paths {
	char **names; /* of the command line */
	size_t name_count, next_name;
	char **stack; /* found in folders, the next one last; owned */
	size_t count, capacity;
	const char *folder;  /* the name being walked, or NULL */
	size_t folder_files; /* records found in it */
	bool is_found;	     /* the last file was found in a folder */
};

enum paths_event {
	PATHS_FILE,    /* `path` is to be read */
	PATHS_TROUBLE, /* `path` says what went wrong */
	PATHS_END
};

/* The next file; `path` is set to its terminated name. */
enum paths_event paths_next(struct paths *paths, struct strbuf *path);

void paths_free(struct paths *paths);

/* The entries of a folder with one of the endings, as paths, sorted. */
struct path_list {
	char **paths;
	size_t count, capacity;
};

/* False (errno says why) when the folder cannot be read. */
bool path_list_read(struct path_list *list, const char *folder,
		    bool (*wanted)(const char *folder, const char *name));
void path_list_free(struct path_list *list);

#endif
