/*
 * Keeps the patterns of a notation file from reaching out of themselves.
 */
#include <string.h>

#include "base/catalog.h"
#include "record/notation_loading.h"

/*
 * What would reach out of a user's pattern into the whole.  Groups are known
 * by name only, since their numbers change.
 */
static const struct {
	const char *begins;
	bool wants_digit;
	const char *reason;
} forbidden[] = {
	{"(*", false, N_("verbs like (*ACCEPT) are not used here")},
	{"(?R", false, N_("the whole pattern cannot be called")},
	{"(?P<_", false, N_("names of groups begin with a letter")},
	{"(?<_", false, N_("names of groups begin with a letter")},
	{"(?'_", false, N_("names of groups begin with a letter")},
	{"(?C", false, N_("callouts are not used here")},
	{"(?(R", false, N_("the whole pattern cannot be asked about")},
	{"(?(DEFINE", false, N_("definitions belong under parts")},
	{"(?", true, N_("groups are called by name here")},
	{"(?+", true, N_("groups are called by name here")},
	{"(?-", true, N_("groups are called by name here")},
	{"(?(", true, N_("groups are asked for by name here")},
	{"(?(+", true, N_("groups are asked for by name here")},
	{"(?(-", true, N_("groups are asked for by name here")},
	{"\\", true, N_("a group is named with \\k<name> here")},
	{"\\g", false, N_("a group is named with \\k<name> here")},
	{"\\K", false, N_("\\K is not used here")},
	{"\\Q", false, N_("\\Q is not used here")},
};

static const char *
find_forbidden(struct text rest)
{
	size_t i;

	for (i = 0; i < sizeof(forbidden) / sizeof(*forbidden); i++) {
		size_t length = strlen(forbidden[i].begins);

		if (!text_starts(rest, forbidden[i].begins))
			continue;
		if (!forbidden[i].wants_digit ||
		    (rest.length > length && rest.start[length] >= '0' &&
		     rest.start[length] <= '9'))
			return forbidden[i].reason;
	}
	return NULL;
}

/* A class may hold anything but an escape that is forbidden everywhere. */
const char *
loading_find_forbidden(struct text text, size_t *at)
{
	bool in_class = false;
	size_t i;

	for (i = 0; i < text.length; i++) {
		struct text rest = text_slice(text, i, text.length);
		const char *reason = NULL;

		/* All that is forbidden begins with one of these. */
		if (rest.start[0] == '\\' ||
		    (rest.start[0] == '(' && !in_class))
			reason = find_forbidden(rest);
		*at = i;
		if (reason)
			return reason;
		if (rest.start[0] == '\\') {
			i++;
		} else if (rest.start[0] == '[' && !in_class) {
			in_class = true;
			/* A bracket that comes first does not close. */
			if (text_starts(rest, "[^"))
				i++;
			if (i + 1 < text.length && text.start[i + 1] == ']')
				i++;
		} else if (rest.start[0] == ']') {
			in_class = false;
		}
	}
	return NULL;
}
