/*
 * A whole game, ready to be shown turn by turn: boards, and the list of turns.
 */
#include "cli/playback.h"

#include "base/arena.h"
#include "base/strbuf.h"
#include "cli/batch.h"
#include "cli/options.h"
#include "cli/setup.h"
#include "record/canonical.h"

/* Where in a line, the main one or a variation that is open, things stand. */
struct track {
	size_t node;	    /* the last one, or that of the branch */
	size_t own;	    /* nodes of its own */
	unsigned variation; /* its number; 0: main line, or none yet */
	unsigned turns;	    /* completed */
	unsigned tenders;   /* refused since the last one */
	size_t entry;	    /* where it opened */
};

struct player {
	struct playback *playback;
	struct batch_game *game;
	enum replay_event events[VIEW_COUNT];
	struct track *tracks;
	size_t track_count, track_capacity, depth;
	unsigned variations;
	size_t cut; /* how deep the line is that was cut, plus 1; 0: none */
	bool keeps_comments;
	struct strbuf words;
};

/* --- nodes --- */

static struct text
name_of(const struct batch_game *game, const char *tag_name)
{
	const struct tag *tag = record_tag(game->record, tag_name);

	return tag != NULL ? tag->value : text_of("");
}

static struct text
keep(struct player *player)
{
	return arena_copy(player->game->arena, strbuf_text(&player->words));
}

/* The board as a view sees it, with the turn that was just played. */
static void
look(struct player *player, const struct playback_view *view,
     enum replay_event event, struct playback_sight *sight)
{
	const struct replay *replay = view->replay;
	struct drawing drawing = {
		.position = replay->shown,
		.white = name_of(player->game, "White"),
		.black = name_of(player->game, "Black"),
		.is_bare = true,
		.catalog = player->game->setup->catalog,
	};

	/* Of a game that hides nothing the view only turns the board. */
	if (view->view == VIEW_BLACK ||
	    player->game->setup->options->view == VIEW_BLACK)
		drawing.near = SIDE_BLACK;
	if (event == REPLAY_PLAYED) {
		strbuf_clear(&player->words);
		replay_write_turn(replay, &player->words);
		sight->turn = keep(player);
		drawing.before = replay->shown_before;
		drawing.move = replay->move;
		drawing.move_text = sight->turn;
	} else if (event == REPLAY_SKIPPED) {
		drawing.refused = replay->refused;
		if (!replay->hides)
			sight->turn = replay_item(replay)->text;
	}
	strbuf_clear(&player->words);
	replay->game->draw_svg(&drawing, &player->words);
	sight->picture = keep(player);
}

/* A node more; all views look at it. */
static size_t
add_node(struct player *player)
{
	struct playback *playback = player->playback;
	struct arena *arena = player->game->arena;
	struct playback_node *node;
	size_t n;

	playback->nodes = arena_grow(arena, playback->nodes,
				     playback->node_count,
				     &playback->node_capacity, sizeof(*node));
	node = &playback->nodes[playback->node_count];
	*node = (struct playback_node){
		.previous = PLAYBACK_NONE,
		.next = PLAYBACK_NONE,
		.is_main = player->depth == 0,
		.comment = PLAYBACK_NONE,
		.last_comment = PLAYBACK_NONE,
		.sights = arena_take(arena, playback->view_count *
						    sizeof(*node->sights)),
	};
	for (n = 0; n < playback->view_count; n++)
		look(player, &playback->views[n], player->events[n],
		     &node->sights[n]);
	return playback->node_count++;
}

/* "12" after twelve turns, "12-1" after a tender refused then; "v2-1". */
static struct text
write_id(struct player *player, struct track *track, bool ends_turn)
{
	struct strbuf *words = &player->words;

	strbuf_clear(words);
	if (player->depth > 0) {
		if (track->variation == 0)
			track->variation = ++player->variations;
		strbuf_format(words, "v%u-%zu", track->variation,
			      track->own + 1);
	} else if (ends_turn) {
		strbuf_add_number(words, track->turns + 1);
	} else {
		strbuf_format(words, "%u-%u", track->turns, track->tenders + 1);
	}
	track->turns += ends_turn;
	track->tenders = ends_turn ? 0 : track->tenders + 1;
	return keep(player);
}

/* Behind a turn, or where one was refused. */
static size_t
add_turn_node(struct player *player, bool is_refused)
{
	struct playback *playback = player->playback;
	struct track *track = &player->tracks[player->depth];
	const struct replay *replay = player->game->replay;
	struct playback_node *node;
	size_t added;

	if (playback->node_count == PLAYBACK_BOARDS_MAX) {
		playback->is_cut = true;
		return PLAYBACK_NONE;
	}
	added = add_node(player);
	node = &playback->nodes[added];
	node->is_refused = is_refused;
	node->id = write_id(player, track,
			    is_refused ||
				    replay->game->ends_turn(replay->move));
	node->previous = track->node;
	if (track->own > 0 || player->depth == 0)
		playback->nodes[track->node].next = added;
	track->node = added;
	track->own++;
	if (player->depth == 0)
		playback->last = added;
	return added;
}

/* --- entries --- */

static struct playback_entry *
add_entry(struct player *player, enum playback_kind kind, struct text text)
{
	struct playback *playback = player->playback;
	struct playback_entry *entry;

	playback->entries = arena_grow(player->game->arena, playback->entries,
				       playback->entry_count,
				       &playback->entry_capacity,
				       sizeof(*entry));
	entry = &playback->entries[playback->entry_count++];
	*entry = (struct playback_entry){
		.kind = kind,
		.depth = player->depth,
		.node = PLAYBACK_NONE,
		.next_comment = PLAYBACK_NONE,
		.text = text,
	};
	return entry;
}

/* A comment belongs to the turn before it; in a variation, to one of that. */
static void
add_comment(struct player *player, struct text text)
{
	struct playback *playback = player->playback;
	const struct track *track = &player->tracks[player->depth];
	struct playback_entry *entry;
	struct playback_node *node;

	if (!player->keeps_comments || text_trim(text).length == 0)
		return;
	entry = add_entry(player, PLAYBACK_COMMENT, text);
	if (playback->is_cut || (player->depth > 0 && track->own == 0))
		return;
	entry->node = track->node;
	node = &playback->nodes[track->node];
	if (node->comment == PLAYBACK_NONE)
		node->comment = playback->entry_count - 1;
	else
		playback->entries[node->last_comment].next_comment =
			playback->entry_count - 1;
	node->last_comment = playback->entry_count - 1;
}

/* Comments above and between the tags stand before everything. */
static void
add_tag_comments(struct player *player)
{
	const struct record *record = player->game->record;
	size_t i, j;

	for (i = 0; i < record->tag_count; i++)
		for (j = 0; j < record->tags[i].comment_count; j++)
			add_comment(player, record->tags[i].comments[j].text);
}

/* A turn with its number, the node that was made for it, and its text. */
static void
add_turn(struct player *player, size_t node, struct text text)
{
	struct item item = {.kind = ITEM_TURN};
	struct playback_entry *entry = add_entry(player, PLAYBACK_TURN, text);

	canonical_number(player->game->replay, &item);
	entry->node = node;
	entry->number = item.number;
	entry->is_second = item.is_second;
}

static bool
has_new_finding(const struct player *player)
{
	return player->playback->views[0].diags->count >
	       player->playback->views[0].found;
}

/*
 * A turn that cannot be played has a node if something is said of it: where it
 * is the first one of its line.  What comes behind it is only listed; a view
 * sees nothing of that.
 */
static void
take_turn(struct player *player, const struct item *item)
{
	const struct replay *replay = player->game->replay;
	bool is_refused = player->events[0] == REPLAY_SKIPPED;
	struct text text = item->text;
	size_t node = PLAYBACK_NONE;

	if (!is_refused || has_new_finding(player))
		node = add_turn_node(player, is_refused);
	if (node == PLAYBACK_NONE && !is_refused) {
		strbuf_clear(&player->words);
		replay_write_turn(replay, &player->words);
		text = keep(player);
	}
	if (node != PLAYBACK_NONE)
		text = text_of("");
	if (node != PLAYBACK_NONE || !is_refused || !replay->hides)
		add_turn(player, node, text);
	if (is_refused && replay->hides)
		player->cut = player->depth + 1;
}

/* --- lines --- */

static struct track *
add_track(struct player *player)
{
	player->tracks = arena_grow(player->game->arena, player->tracks,
				    player->track_count,
				    &player->track_capacity,
				    sizeof(*player->tracks));
	player->tracks[player->track_count] = (struct track){0};
	return &player->tracks[player->track_count++];
}

static void
open_variation(struct player *player)
{
	const struct playback *playback = player->playback;
	struct track *track;
	size_t branch = player->tracks[player->depth - 1].node;

	if (playback->nodes[branch].previous != PLAYBACK_NONE)
		branch = playback->nodes[branch].previous;
	track = player->depth < player->track_count
			? &player->tracks[player->depth]
			: add_track(player);
	*track = (struct track){
		.node = branch,
		.entry = playback->entry_count,
	};
	add_entry(player, PLAYBACK_OPEN, text_of(""));
}

/* One that has nothing in it goes altogether. */
static void
close_variation(struct player *player)
{
	struct playback *playback = player->playback;
	struct track *track = &player->tracks[player->depth + 1];

	player->depth++;
	if (playback->entry_count == track->entry + 1)
		playback->entry_count--;
	else
		add_entry(player, PLAYBACK_CLOSE, text_of(""));
	player->depth--;
}

static bool
is_cut(struct player *player, const struct item *item)
{
	if (player->cut == 0)
		return false;
	if (item->kind != ITEM_CLOSE || player->depth + 1 >= player->cut)
		return true;
	player->cut = 0;
	return false;
}

static void
take_item(struct player *player, const struct item *item)
{
	size_t was = player->depth;

	player->depth = replay_depth(player->game->replay);
	if (is_cut(player, item))
		return;
	switch (item->kind) {
	case ITEM_TURN:
		take_turn(player, item);
		break;
	case ITEM_COMMENT:
	case ITEM_LINE_COMMENT:
		add_comment(player, item->text);
		break;
	case ITEM_GLYPH:
		add_entry(player, PLAYBACK_GLYPH, item->text);
		break;
	case ITEM_OPEN:
		open_variation(player);
		break;
	case ITEM_CLOSE:
		if (was > player->depth)
			close_variation(player);
		break;
	case ITEM_NUMBER:
	case ITEM_RESULT:
		break;
	}
}

/* What was found at the item belongs to where the line is now. */
static void
place_findings(struct player *player)
{
	struct playback *playback = player->playback;
	/* Lines inside one that was cut have no track. */
	size_t depth = player->cut > 0 ? player->cut - 1 : player->depth;
	size_t node = player->tracks[depth].node;
	size_t n;

	for (n = 0; n < playback->view_count; n++) {
		struct playback_view *view = &playback->views[n];

		for (; view->found < view->diags->count; view->found++)
			view->places[view->found] = node;
	}
}

/* The next item in all views; false behind the last one. */
static bool
step(struct player *player)
{
	struct playback *playback = player->playback;
	size_t n;

	for (n = 0; n < playback->view_count; n++)
		player->events[n] = replay_step(playback->views[n].playing);
	if (player->events[0] == REPLAY_END)
		return false;
	take_item(player, replay_item(player->game->replay));
	place_findings(player);
	return true;
}

static void
start(struct player *player)
{
	size_t n;

	playback_start_views(player->playback, player->game);
	player->keeps_comments = batch_keeps_comments(player->game);
	for (n = 0; n < VIEW_COUNT; n++)
		player->events[n] = REPLAY_OTHER;
	add_track(player);
	player->playback->last = add_node(player);
	player->playback->nodes[0].id = text_of("0");
	add_tag_comments(player);
}

void
playback_run(struct playback *playback, struct batch_game *game)
{
	struct player player = {.playback = playback, .game = game};
	size_t n;

	*playback = (struct playback){0};
	start(&player);
	while (step(&player))
		continue;
	for (n = 0; n < playback->view_count; n++)
		replay_finish(playback->views[n].playing);
	strbuf_free(&player.words);
}
