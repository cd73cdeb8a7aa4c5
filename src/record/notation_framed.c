/*
 * Whether turns of a notation can stand in files of its container: a word that
 * has blanks in it is none in every file.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/fields.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "games/game.h"
#include "record/container.h"
#include "record/notation.h"
#include "record/notation_form.h"
#include "record/notation_loading.h"
#include "record/record.h"
#include "record/yaml_tree.h"

struct framing {
	const struct notation *notation;
	/* Fields live in their reader: what was meant and what came back. */
	struct notation_reader *reader, *again;
	struct arena arena; /* until the next turn */
	struct strbuf turn, file;
};

/* A file with a game of this turn alone. */
static void
write_file(struct framing *framing)
{
	const struct notation *notation = framing->notation;
	struct tag tags[] = {
		{.name = text_of("Game"),
		 .value = text_of(notation->game->name)},
		{.name = text_of("Result"), .value = text_of("*")},
	};
	struct item items[] = {
		{.kind = ITEM_TURN,
		 .text = strbuf_text(&framing->turn),
		 .side = ITEM_WHITE,
		 .number = 1,
		 .ply = 1},
		{.kind = ITEM_RESULT, .text = text_of("*")},
	};
	struct record record = {.notation = notation->name,
				.tags = tags,
				.tag_count = 2,
				.items = items,
				.item_count = 2,
				.is_result_clear = true};
	struct written_heading heading = {{0}, 0};
	struct writing writing = {.notation = notation,
				  .out = &framing->file,
				  .heading = &heading};

	strbuf_clear(&framing->file);
	notation->container->write(&writing, &record);
	strbuf_free(&heading.text);
}

/* The one turn of the record; NULL: none, or several. */
static const struct item *
find_turn(const struct record *record)
{
	const struct item *found = NULL;
	size_t n;

	for (n = 0; n < record->item_count; n++) {
		if (record->items[n].kind != ITEM_TURN)
			continue;
		if (found != NULL)
			return NULL;
		found = &record->items[n];
	}
	return found;
}

static bool
are_same(const struct fields *one, const struct fields *two)
{
	size_t n;

	if (one == NULL || two == NULL || one->kind != two->kind ||
	    one->count != two->count)
		return false;
	for (n = 0; n < one->count; n++)
		if (one->values[n].name != two->values[n].name ||
		    !text_equals(field_text(one, n), field_text(two, n)))
			return false;
	return true;
}

/* Whether the turn comes back from the file as what it was. */
static bool
comes_back(struct framing *framing, const struct fields *meant)
{
	struct source source = {"", strbuf_text(&framing->file), 1};
	struct reading reading = {.source = &source, .has_game = true};
	struct problem problem = {0};
	struct record record = {0};
	struct diags diags;
	const struct item *turn;
	enum diag wrong;

	diags_init(&diags, &framing->arena, false);
	if (!framing->notation->container->read(&reading, &framing->arena,
						&record, &diags))
		return false;
	turn = find_turn(&record);
	return turn != NULL &&
	       are_same(meant, notation_read(framing->again, turn->text,
					     SIDE_WHITE, &wrong, &problem));
}

/* False when the turn, as the notation writes it, is lost in a file. */
static bool
try_turn(struct framing *framing, struct text example)
{
	const struct notation *notation = framing->notation;
	struct problem problem = {0};
	enum diag wrong;
	const struct fields *fields = notation_read(
		framing->reader, example, SIDE_WHITE, &wrong, &problem);

	if (fields == NULL || !notation_writes(notation, fields))
		return true;
	strbuf_clear(&framing->turn);
	notation_write(notation, fields, SIDE_WHITE, &framing->turn);
	/* What is written may say less, but that must come back. */
	fields = notation_read(framing->reader, strbuf_text(&framing->turn),
			       SIDE_WHITE, &wrong, &problem);
	if (fields == NULL)
		return true;
	write_file(framing);
	arena_reset(&framing->arena);
	return comes_back(framing, fields);
}

static void
refuse_container(struct loading *loading, struct text turn)
{
	const struct catalog *catalog = loading->diags->catalog;
	struct problem slots = {.catalog = catalog};
	struct strbuf reason = {0};

	problem_fact(&slots, "turn", turn);
	problem_say(&slots,
		    "such a file cannot hold the turn \"{turn}\" so that it "
		    "can be read again",
		    catalog, &reason);
	strbuf_add_char(&reason, '\0');
	loading_refuse_value(loading,
			     yaml_tree_find(loading->root, "container"),
			     reason.bytes, NULL);
	strbuf_free(&reason);
}

void
loading_try_frame(struct loading *loading)
{
	const struct notation *notation = loading->notation;
	const struct yaml_node *node = yaml_tree_find(loading->root,
						      "examples");
	struct framing framing = {.notation = notation};
	const struct yaml_node *turn;
	bool good = true;

	/* A turn of gestures is a whole line of play, and tested elsewhere. */
	if (!notation_reads(notation) || !notation_spells(notation) ||
	    notation->has_gestures || node == NULL)
		return;
	framing.reader = notation_reader_new(notation);
	framing.again = notation_reader_new(notation);
	for (node = node->first; node != NULL && good; node = node->next) {
		turn = node->kind == YAML_MAP ? yaml_tree_find(node, "turn")
					      : node;
		good = turn == NULL || try_turn(&framing, turn->text);
	}
	if (!good)
		refuse_container(loading, strbuf_text(&framing.turn));
	notation_reader_free(framing.reader);
	notation_reader_free(framing.again);
	strbuf_free(&framing.turn);
	strbuf_free(&framing.file);
	arena_free(&framing.arena);
}
