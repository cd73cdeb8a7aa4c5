/*
 * How fields are put into words again: a template is literal text with
 * {fields}, {lists} and [parts that are left out when a field in them is
 * absent].  `{?name}` writes nothing and only asks whether the field is there;
 * a backslash takes the next character literally.
 */
#ifndef RECORD_TEMPLATE_H
#define RECORD_TEMPLATE_H

#include <stdbool.h>
#include <stddef.h>

#include "base/fields.h"
#include "base/text.h"

struct arena;
struct spelling;
struct strbuf;
struct template_form;

/* A field that stands once per member, and how a member is written. */
struct template_list {
	struct text name;
	enum field key; /* a member begins with each of these */
	struct text between;
	/* A member is written as often as this field of it says. */
	bool repeats;
	enum field repeat;
	const struct template_form *member;
};

/* What the names in a template may mean; a list comes before a field. */
struct template_names {
	const struct template_list *lists;
	size_t list_count;
	const struct spelling *spellings[FIELD_NAME_COUNT]; /* NULL: as is */
};

struct template_error {
	const char *reason;
	size_t at, length;
	const char *nearest; /* the name that may have been meant, or NULL */
};

/* Lives in `arena`.  NULL when it is wrong. */
const struct template_form *template_compile(struct text text,
					     const struct template_names *names,
					     struct arena *arena,
					     struct template_error *error);

/* Whether the value of that field can be written. */
bool template_has(const struct template_form *made, enum field field);

/* `names` as at the compilation; `is_turned` as of spelling_write. */
void template_write(const struct template_form *made,
		    const struct template_names *names,
		    const struct fields *fields, bool is_turned,
		    struct strbuf *out);

#endif
