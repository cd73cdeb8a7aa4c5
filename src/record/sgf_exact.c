/*
 * Tags, and comments before tags, in properties of this program's own: what no
 * property of FF[4] says exactly.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "record/sgf_build.h"

enum { BACK_MAX = 32 }; /* how often comments may go back to a tag before */

/* A tag that came from a property is said more exactly here. */
static void
forget_known(struct sgf_build *build, enum sgf_tag tag)
{
	if (build->from_property[tag] == 0)
		return;
	build->record->tags[build->from_property[tag] - 1].name.length = 0;
	build->from_property[tag] = 0;
}

/* Takes out the tags that were forgotten. */
static void
close_gaps(struct record *record)
{
	size_t kept = 0, n;

	for (n = 0; n < record->tag_count; n++)
		if (record->tags[n].name.length > 0)
			record->tags[kept++] = record->tags[n];
	record->tag_count = kept;
}

void
sgf_read_exact(struct sgf_build *build, const struct sgf_property *property)
{
	struct sgf_value left, right;
	size_t n;

	for (n = 0; n < property->count; n++) {
		const struct sgf_value *value = sgf_value(build->tree, property,
							  n);
		enum sgf_tag tag;
		struct text name;
		struct tag *added;

		if (!sgf_split(value, &left, &right) || left.raw.length == 0) {
			sgf_tell(build, DIAG_SGF_SYNTAX, property,
				 "a name and a : are wanted");
			continue;
		}
		name = sgf_simple_text(build->tree, &left, build->arena);
		tag = sgf_find_tag(name);
		if (tag != SGF_TAG_COUNT)
			forget_known(build, tag);
		added = sgf_add_tag(build, name,
				    sgf_text(build->tree, &right, build->arena),
				    property);
		added->value_offset = sgf_offset(build->tree, right.raw);
	}
	close_gaps(build->record);
}

/* --- comments before tags --- */

static struct item
make_remark(const struct sgf_build *build, const struct sgf_value *value)
{
	return (struct item){
		.kind = ITEM_COMMENT,
		.text = sgf_text(build->tree, value, build->arena),
		.offset = sgf_offset(build->tree, value->raw),
		.length = value->raw.length,
	};
}

/*
 * The tag of that name, from `at` on and from the first on behind the last;
 * the count of tags if there is none.
 */
static size_t
find_from(const struct record *record, size_t at, struct text name)
{
	size_t n;

	for (n = 0; n < record->tag_count; n++) {
		size_t here = (at + n) % record->tag_count;

		if (text_equals(record->tags[here].name, name))
			return here;
	}
	return record->tag_count;
}

/*
 * They come nearly in the order of the tags.  To go back to a tag before has
 * its limit, so that no file can make this slow.
 */
void
sgf_read_remarks(struct sgf_build *build, const struct sgf_property *property)
{
	struct record *record = build->record;
	struct item *comments = arena_take(build->arena,
					   property->count * sizeof(*comments));
	size_t at = 0, found, back = 0, n;
	struct sgf_value left, right;

	for (n = 0; n < property->count; n++) {
		struct text name = {"", 0};

		if (sgf_split(sgf_value(build->tree, property, n), &left,
			      &right))
			name = sgf_simple_text(build->tree, &left,
					       build->arena);
		found = find_from(record, at, name);
		back += found < at;
		if (found == record->tag_count || back > BACK_MAX) {
			sgf_tell(build, DIAG_SGF_SYNTAX, property,
				 "names of tags are wanted, in their order");
			return;
		}
		at = found;
		comments[n] = make_remark(build, &right);
		if (record->tags[at].comment_count++ == 0)
			record->tags[at].comments = &comments[n];
	}
}
