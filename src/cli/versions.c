/*
 * A part of a page as several views see it.
 */
#include "cli/versions.h"

#include <stdbool.h>

#include "cli/options.h"
#include "cli/playback.h"

void
versions_free(struct versions *versions)
{
	size_t n;

	for (n = 0; n < versions->count; n++)
		strbuf_free(&versions->of[n]);
}

static bool
are_alike(const struct versions *versions, size_t a, size_t b)
{
	return text_equals(strbuf_text(&versions->of[a]),
			   strbuf_text(&versions->of[b]));
}

/* Whether an earlier view sees the same, so that it has been written. */
static bool
is_repeated(const struct versions *versions, size_t version)
{
	size_t n;

	for (n = 0; n < version; n++)
		if (are_alike(versions, n, version))
			return true;
	return false;
}

static bool
are_all_alike(const struct versions *versions)
{
	size_t n;

	for (n = 1; n < versions->count; n++)
		if (!are_alike(versions, 0, n))
			return false;
	return true;
}

/* " class="remark v in-all in-white"" */
static void
add_classes(const struct playback *playback, const struct versions *versions,
	    size_t version, const char *class, struct strbuf *out)
{
	size_t n;

	strbuf_format(out, " class=\"%s%sv", class, *class != '\0' ? " " : "");
	for (n = version; n < versions->count; n++)
		if (are_alike(versions, version, n))
			strbuf_format(
				out, " in-%s",
				options_view_name(playback->views[n].view));
	strbuf_add_char(out, '"');
}

void
versions_write(const struct versions *versions, const struct playback *playback,
	       const char *element, const char *class, struct strbuf *out)
{
	bool is_one = are_all_alike(versions);
	size_t n;

	if (is_one && *class == '\0') {
		strbuf_add_text(out, strbuf_text(&versions->of[0]));
		return;
	}
	for (n = 0; n < versions->count; n++) {
		if (versions->of[n].length == 0 || is_repeated(versions, n))
			continue;
		strbuf_format(out, "<%s", element);
		if (is_one)
			strbuf_format(out, " class=\"%s\"", class);
		else
			add_classes(playback, versions, n, class, out);
		strbuf_add_char(out, '>');
		strbuf_add_text(out, strbuf_text(&versions->of[n]));
		strbuf_format(out, "</%s>", element);
	}
}
