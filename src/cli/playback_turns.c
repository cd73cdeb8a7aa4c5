/*
 * The list of turns of the page that replays a game.
 */
#include "base/catalog.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/html.h"
#include "cli/playback.h"
#include "cli/playback_write.h"
#include "cli/setup.h"
#include "cli/versions.h"
#include "record/record.h"
#include "record/replay.h"

enum { INDENT_MOST = 5 }; /* deeper variations are indented no more */

struct list {
	const struct playback *playback;
	struct strbuf *out;
	bool is_open;  /* a paragraph is */
	bool in_turn;  /* in it, a turn is, to which a glyph may come */
	size_t depth;  /* of it */
	bool has_turn; /* since something stood between */
	bool is_tight; /* no blank before what comes */
	/* In each line: the number that its last turn had. */
	unsigned numbers[RECORD_DEPTH_MAX + 2];
};

static void
end_turn(struct list *list)
{
	if (list->in_turn)
		strbuf_add_string(list->out, "</span>");
	list->in_turn = false;
}

static void
end_paragraph(struct list *list)
{
	end_turn(list);
	if (list->is_open)
		strbuf_add_string(list->out, "</p>\n");
	list->is_open = false;
}

static unsigned
indent_of(size_t depth)
{
	return depth < INDENT_MOST ? (unsigned)depth : INDENT_MOST;
}

static void
need_paragraph(struct list *list, size_t depth)
{
	if (list->is_open && list->depth == depth) {
		end_turn(list);
		return;
	}
	end_paragraph(list);
	strbuf_format(list->out, "<p class=\"line d%u\">", indent_of(depth));
	list->is_open = true;
	list->has_turn = false;
	list->is_tight = true;
	list->depth = depth;
}

/* Also before the second side's turn where something stands between. */
static void
write_number(struct list *list, const struct playback_entry *entry)
{
	unsigned *last = &list->numbers[entry->depth];

	if (entry->number > 0)
		*last = entry->number;
	if (*last == 0 || (entry->number == 0 && list->has_turn))
		return;
	strbuf_format(list->out, "<span class=\"number\">%u%s</span>", *last,
		      entry->is_second ? "..." : ".");
}

static void
write_link(struct list *list, const struct playback_entry *entry)
{
	const struct playback *playback = list->playback;
	const struct playback_node *node = &playback->nodes[entry->node];
	struct versions versions = {.count = playback->view_count};
	size_t n;

	strbuf_add_string(list->out, "<a href=\"#");
	strbuf_add_text(list->out, node->id);
	strbuf_add_string(list->out,
			  node->is_refused ? "\" class=\"refused\">" : "\">");
	for (n = 0; n < versions.count; n++)
		html_add(&versions.of[n], playback_turn(node, n));
	versions_write(&versions, playback, "span", "", list->out);
	strbuf_add_string(list->out, "</a>");
	versions_free(&versions);
}

static void
write_turn(struct list *list, const struct playback_entry *entry)
{
	need_paragraph(list, entry->depth);
	strbuf_add_string(list->out, list->is_tight ? "" : "\n");
	list->is_tight = false;
	strbuf_add_string(list->out, "<span class=\"turn\">");
	write_number(list, entry);
	list->has_turn = true;
	if (entry->node != PLAYBACK_NONE) {
		write_link(list, entry);
	} else {
		strbuf_add_string(list->out, "<span class=\"unplayed\">");
		html_add(list->out, entry->text);
		strbuf_add_string(list->out, "</span>");
	}
	list->in_turn = true;
}

/* In the main line by itself, in a variation among its turns. */
static void
write_comment(struct list *list, const struct playback_entry *entry)
{
	if (entry->depth == 0) {
		end_paragraph(list);
		html_paragraphs(list->out, "remark", NULL, entry->text);
		return;
	}
	need_paragraph(list, entry->depth);
	strbuf_add_string(list->out, list->is_tight ? "" : " ");
	list->is_tight = false;
	strbuf_add_string(list->out, "<span class=\"remark\">");
	html_add_line(list->out, entry->text);
	strbuf_add_string(list->out, "</span>");
	list->has_turn = false;
}

/* Numbers that records of games have for signs. */
static struct text
sign_of(struct text glyph)
{
	static const char *const signs[][2] = {
		{"$1", "!"},  {"$2", "?"},  {"$3", "!!"}, {"$4", "??"},
		{"$5", "!?"}, {"$6", "?!"}, {NULL, NULL},
	};
	size_t n;

	for (n = 0; signs[n][0] != NULL; n++)
		if (text_is(glyph, signs[n][0]))
			return text_of(signs[n][1]);
	return glyph;
}

static void
write_entry(struct list *list, const struct playback_entry *entry)
{
	switch (entry->kind) {
	case PLAYBACK_TURN:
		write_turn(list, entry);
		break;
	case PLAYBACK_COMMENT:
		write_comment(list, entry);
		break;
	case PLAYBACK_GLYPH:
		/* No line ends between the turn and its glyph. */
		if (!list->in_turn)
			need_paragraph(list, entry->depth);
		html_add(list->out, sign_of(entry->text));
		break;
	case PLAYBACK_OPEN:
		end_paragraph(list);
		need_paragraph(list, entry->depth);
		strbuf_add_char(list->out, '(');
		list->is_tight = true;
		list->numbers[entry->depth] = 0;
		break;
	case PLAYBACK_CLOSE:
		need_paragraph(list, entry->depth);
		strbuf_add_char(list->out, ')');
		end_paragraph(list);
		break;
	}
}

void
playback_write_turns(const struct playback *playback,
		     const struct batch_game *game, struct strbuf *out)
{
	struct list list = {.playback = playback, .out = out};
	size_t n;

	strbuf_add_string(out, "<p class=\"line d0\"><a href=\"#0\">");
	html_add(out, words_say(game->setup->catalog, "Start"));
	strbuf_add_string(out, "</a></p>\n");
	for (n = 0; n < playback->entry_count; n++)
		write_entry(&list, &playback->entries[n]);
	end_paragraph(&list);
	html_element(out, "p", "result", game->replay->claim);
}
