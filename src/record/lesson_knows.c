/*
 * Proving what a lesson claims of hidden pieces.
 */
#include <string.h>

#include "base/catalog.h"
#include "base/strbuf.h"
#include "record/lesson_checking.h"
#include "record/replay_view.h"
#include "record/yaml_tree.h"

/* The kinds at "a1/0" against a list of them, in any order. */
static void
check_kinds(struct checking *checking, const struct lesson_board *board,
	    const struct yaml_node *place)
{
	const struct secrets *secrets = board->replay.game->secrets;
	const struct yaml_node *kind;
	struct strbuf truth = {0};
	struct text rest, word;
	size_t count = 0, found = 0;
	bool is_good = place->kind == YAML_LIST;

	if (!secrets->write_kinds(board->replay.knowledge, place->key, &truth))
		strbuf_add_text(&truth, words_say(checking->options->catalog,
						  "no hidden piece"));
	for (rest = strbuf_text(&truth); text_next_word(&rest, &word);)
		count++;
	for (kind = place->first; is_good && kind != NULL; kind = kind->next) {
		for (rest = strbuf_text(&truth); text_next_word(&rest, &word);)
			if (kind->kind == YAML_TEXT &&
			    text_equals(word, kind->text))
				found++;
		count--;
	}
	is_good = is_good && count == 0;
	if (is_good) {
		size_t members = 0;

		for (kind = place->first; kind != NULL; kind = kind->next)
			members++;
		is_good = found == members;
	}
	if (!is_good)
		lesson_tell_false(checking, place, strbuf_text(&truth));
	strbuf_free(&truth);
}

static void
check_view(struct checking *checking, const struct yaml_node *node)
{
	struct lesson_board board;
	const struct yaml_node *place;
	enum view view;
	char name[16] = "";

	if (node->key.length > 0 && node->key.length < sizeof(name)) {
		memcpy(name, node->key.start, node->key.length);
		name[0] = (char)(name[0] & ~0x20);
	}
	if (!replay_read_view(text_of(name), &view) || view == VIEW_ALL ||
	    node->kind != YAML_MAP) {
		lesson_tell_false_words(
			checking, node,
			"white, black or public know something");
		return;
	}
	if (!lesson_play(checking->lesson, checking->step, checking->start,
			 lesson_tools_for(checking, view), checking->arena,
			 &board) ||
	    board.replay.knowledge == NULL) {
		lesson_tell_false_words(checking, node,
					"nothing is hidden here");
		return;
	}
	for (place = node->first; place != NULL; place = place->next)
		check_kinds(checking, &board, place);
}

void
lesson_check_knows(struct checking *checking, const struct yaml_node *map)
{
	const struct yaml_node *node;

	for (node = map->first; node != NULL; node = node->next)
		check_view(checking, node);
}
