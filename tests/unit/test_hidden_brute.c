/*
 * Knowledge against brute force: short games from small positions, as one view
 * sees them, some with a fact changed.  Every deal of the hidden faces is played
 * with the rules for known faces; what is left must be what knowledge says.
 */
#include <CUnit/CUnit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/fields.h"
#include "base/random.h"
#include "base/strbuf.h"
#include "games/games.h"
#include "games/plateau_know.h"
#include "unit/suites.h"

enum { TURNS_MAX = 12, TAKEN_MOST = 5, GAMES = 1500, DEALS_MOST = 60000 };

/* A game as one view's sheet tells it. */
struct sheet {
	enum view view;
	struct plateau start; /* what is not seen is hidden */
	struct plateau_move turns[TURNS_MAX];
	unsigned count;
};

/* What the deals that agree have in common. */
struct brute {
	const struct sheet *sheet;
	unsigned long deals; /* that were tried */
	bool gave_up, is_possible;
	unsigned kinds[PLATEAU_PIECES_MAX];
	uint8_t certain[SIDE_COUNT][KIND_COUNT];
	/* The deal at hand, and one that was kept: the start, what enters. */
	struct plateau start, kept_start;
	struct faces entering[TURNS_MAX][2], kept_entering[TURNS_MAX][2];
	unsigned found;
	uint64_t seed;
};

static bool
agrees(unsigned seen, unsigned face)
{
	return seen == FACE_HIDDEN || seen == face;
}

/* --- all deals --- */

static void
note_deal(struct brute *brute, const struct plateau *plateau)
{
	unsigned squares = plateau_square_count(plateau);
	unsigned i, side, kind;

	for (i = 0; i < plateau->bottom[squares]; i++)
		brute->kinds[i] |= 1u << plateau_kind_of(
					   (enum face)plateau->pieces[i].up,
					   (enum face)plateau->pieces[i].down);
	for (side = 0; side < SIDE_COUNT; side++)
		for (kind = 0; kind < KIND_COUNT; kind++)
			if (!brute->is_possible ||
			    plateau->reserve[side][kind] <
				    brute->certain[side][kind])
				brute->certain[side][kind] =
					plateau->reserve[side][kind];
	brute->is_possible = true;
	if (random_below(&brute->seed, ++brute->found) > 0)
		return;
	brute->kept_start = brute->start;
	memcpy(brute->kept_entering, brute->entering,
	       sizeof(brute->kept_entering));
}

static bool
is_shown_right(const struct plateau *after, const struct plateau_move *turn)
{
	unsigned i;

	for (i = 0; i < turn->shown_count; i++) {
		const struct plateau_shown *shown = &turn->shown[i];
		const struct piece *piece =
			plateau_column(after, shown->square) + shown->height;

		if (!agrees(shown->faces.up, piece->up) ||
		    !agrees(shown->faces.down, piece->down))
			return false;
	}
	return true;
}

static void play_on(struct brute *brute, const struct plateau *plateau,
		    unsigned n);

static void
play_turn(struct brute *brute, const struct plateau *plateau, unsigned n,
	  const struct plateau_move *turn)
{
	struct plateau after = *plateau;

	if (plateau_check(plateau, turn) != DIAG_NONE)
		return;
	plateau_play(&after, turn);
	if (is_shown_right(&after, &brute->sheet->turns[n]))
		play_on(brute, &after, n + 1);
}

/* Every piece that can enter as number `piece`. */
static void
enter_all(struct brute *brute, const struct plateau *plateau, unsigned n,
	  struct plateau_move *turn, unsigned piece)
{
	const struct faces *seen = &brute->sheet->turns[n].entering[piece];
	unsigned up, down;

	if (piece == sizeof(turn->entering) / sizeof(turn->entering[0]) ||
	    piece == turn->entering_count) {
		play_turn(brute, plateau, n, turn);
		return;
	}
	for (up = 0; up < FACE_COUNT; up++)
		for (down = 0; down < FACE_COUNT; down++) {
			if (!agrees(seen->up, up) ||
			    !agrees(seen->down, down) ||
			    plateau_kind_of((enum face)up, (enum face)down) ==
				    KIND_COUNT)
				continue;
			turn->entering[piece] = (struct faces){(uint8_t)up,
							       (uint8_t)down};
			brute->entering[n][piece] = turn->entering[piece];
			enter_all(brute, plateau, n, turn, piece + 1);
		}
}

static void
play_on(struct brute *brute, const struct plateau *plateau, unsigned n)
{
	struct plateau_move turn;

	if (++brute->deals > DEALS_MOST)
		brute->gave_up = true;
	if (brute->gave_up)
		return;
	if (n == brute->sheet->count) {
		note_deal(brute, plateau);
		return;
	}
	turn = brute->sheet->turns[n];
	enter_all(brute, plateau, n, &turn, 0);
}

/* Every way to fill in the pieces from number `at` on. */
static void
deal_from(struct brute *brute, struct plateau *plateau, unsigned at)
{
	unsigned squares = plateau_square_count(plateau);
	struct piece *piece = &plateau->pieces[at];
	struct piece seen;
	unsigned up, down;

	if (at == plateau->bottom[squares]) {
		brute->start = *plateau;
		play_on(brute, plateau, 0);
		return;
	}
	seen = *piece;
	for (up = 0; up < FACE_COUNT && !brute->gave_up; up++)
		for (down = 0; down < FACE_COUNT; down++) {
			enum kind kind = plateau_kind_of((enum face)up,
							 (enum face)down);
			uint8_t *left;

			if (!agrees(seen.up, up) || !agrees(seen.down, down) ||
			    kind == KIND_COUNT)
				continue;
			left = &plateau->reserve[seen.owner][kind];
			if (*left == 0)
				continue;
			(*left)--;
			piece->up = (uint8_t)up;
			piece->down = (uint8_t)down;
			deal_from(brute, plateau, at + 1);
			(*left)++;
		}
	*piece = seen;
}

static void
deal_all(struct brute *brute, const struct sheet *sheet, uint64_t seed)
{
	struct plateau plateau = sheet->start;
	unsigned side, kind;

	memset(brute, 0, sizeof(*brute));
	brute->sheet = sheet;
	brute->seed = seed;
	for (side = 0; side < SIDE_COUNT; side++) {
		plateau.is_hidden[side] = false;
		plateau.unseen[side] = 0;
		for (kind = 0; kind < KIND_COUNT; kind++)
			plateau.reserve[side][kind] =
				(uint8_t)(plateau_kinds[kind]
						  .number[plateau.rules.set] -
					  plateau.prisoners[opponent(
						  (enum side)side)][kind]);
	}
	deal_from(brute, &plateau, 0);
}

/* --- small games --- */

/* Takes a piece of the side off the set at random. */
static enum kind
draw_kind(struct plateau *plateau, enum side side, uint64_t *seed)
{
	unsigned n = random_below(seed, plateau_total(plateau->reserve[side]));
	unsigned kind = 0;

	while (n >= plateau->reserve[side][kind])
		n -= plateau->reserve[side][kind++];
	plateau->reserve[side][kind]--;
	return (enum kind)kind;
}

static struct piece
draw_piece(struct plateau *plateau, enum side side, uint64_t *seed)
{
	const struct kind_row *row =
		&plateau_kinds[draw_kind(plateau, side, seed)];
	struct piece piece = {.owner = (uint8_t)side,
			      .up = (uint8_t)row->marker,
			      .down = (uint8_t)row->other};

	if (random_below(seed, 2) == 0) {
		piece.up = (uint8_t)row->other;
		piece.down = (uint8_t)row->marker;
	}
	return piece;
}

/* Any rules; nothing on the board yet. */
static void
make_start(struct plateau *plateau, uint64_t *seed)
{
	struct plateau_rules rules;

	plateau_default_rules(0, &rules);
	rules.onboard = (uint8_t)random_below(seed, 3);
	rules.flip_uniform = random_below(seed, 3) == 0;
	rules.capture_choice = random_below(seed, 3) == 0;
	rules.retender_higher = random_below(seed, 2) == 0;
	rules.pass_no_play_at_all = random_below(seed, 2) == 0;
	plateau_start(&rules, plateau);
}

/*
 * White has a Mute on a1, shut in by three black tops, under which all the rest
 * of his lies: he must pass.
 */
static void
make_blocked(struct plateau *plateau, uint64_t *seed)
{
	static const uint8_t squares[] = {1, 4, 5};
	unsigned n, i, height, total = 1;

	make_start(plateau, seed);
	plateau->number = 30;
	plateau->to_move = SIDE_WHITE;
	plateau->reserve[SIDE_WHITE][KIND_MUTE]--;
	plateau->pieces[0] = (struct piece){.owner = SIDE_WHITE};
	for (n = 0; n < TAKEN_MOST; n++)
		plateau->prisoners[SIDE_BLACK]
				  [draw_kind(plateau, SIDE_WHITE, seed)]++;
	for (i = 0; i < 3; i++) {
		for (n = i == 0 ? 1u : squares[i - 1] + 1u; n <= squares[i];
		     n++)
			plateau->bottom[n] = (uint8_t)total;
		for (height = 0; height < 2; height++)
			plateau->pieces[total++] = draw_piece(plateau,
							      SIDE_WHITE, seed);
		plateau->pieces[total++] = draw_piece(plateau, SIDE_BLACK,
						      seed);
	}
	for (n = squares[2] + 1u; n <= 16; n++)
		plateau->bottom[n] = (uint8_t)total;
	plateau_note_win(plateau);
}

/* A few columns, and prisoners, so that few kinds are left. */
static void
make_position(struct plateau *plateau, uint64_t *seed)
{
	unsigned columns = 2 + random_below(seed, 3), total = 0;
	unsigned square, squares, side, n;

	make_start(plateau, seed);
	plateau->number = 10 + random_below(seed, 2);
	plateau->to_move = plateau->number % 2 == 1 ? SIDE_BLACK : SIDE_WHITE;
	for (side = 0; side < SIDE_COUNT; side++)
		for (n = random_below(seed, TAKEN_MOST + 1); n > 0; n--)
			plateau->prisoners[opponent((enum side)side)][draw_kind(
				plateau, (enum side)side, seed)]++;
	squares = plateau_square_count(plateau);
	for (square = 0; square < squares; square++) {
		unsigned height = 0;

		plateau->bottom[square] = (uint8_t)total;
		if (random_below(seed, squares - square) < columns) {
			columns--;
			height = 1 + random_below(seed, 4);
		}
		for (; height > 0 && total < 9; height--) {
			side = random_below(seed, 2);
			if (plateau_total(plateau->reserve[side]) == 0)
				continue;
			plateau->pieces[total++] = draw_piece(
				plateau, (enum side)side, seed);
		}
	}
	plateau->bottom[squares] = (uint8_t)total;
	plateau_note_win(plateau);
}

/* One turn of each kind, picked at random among all that there are. */
struct choice {
	uint64_t *seed;
	unsigned counts[PLATEAU_TURN_COUNT];
	struct plateau_move turns[PLATEAU_TURN_COUNT];
	unsigned total;
};

static bool
consider(void *context, const void *move)
{
	const struct plateau_move *turn = move;
	struct choice *choice = context;

	if (random_below(choice->seed, ++choice->counts[turn->kind]) == 0)
		choice->turns[turn->kind] = *turn;
	return ++choice->total < 5000;
}

static void
consider_refusal(const struct plateau *plateau, struct choice *choice)
{
	const uint8_t *held = plateau->prisoners[plateau->to_move];
	struct plateau_move turn = {.kind = PLATEAU_REFUSAL};
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++)
		turn.tender[kind] = (uint8_t)random_below(choice->seed,
							  held[kind] + 1u);
	if (plateau_check(plateau, &turn) == DIAG_NONE)
		consider(choice, &turn);
}

static bool
pick_turn(const struct plateau *plateau, uint64_t *seed,
	  struct plateau_move *turn)
{
	struct choice choice = {.seed = seed};
	unsigned kinds = 0, kind, n;

	plateau_list(plateau, consider, &choice);
	if (!plateau_is_over(plateau))
		consider_refusal(plateau, &choice);
	for (kind = 0; kind < PLATEAU_TURN_COUNT; kind++)
		kinds += choice.counts[kind] > 0;
	if (kinds == 0)
		return false;
	n = random_below(seed, kinds);
	for (kind = 0; choice.counts[kind] == 0 || n-- > 0; kind++)
		;
	*turn = choice.turns[kind];
	return true;
}

/* Plays at random, followed by the view. */
static void
make_sheet(struct sheet *sheet, struct plateau_know *know, uint64_t *seed)
{
	const struct secrets *secrets = plateau_game.secrets;
	struct plateau now, before;
	struct plateau_move turn;
	struct problem problem = {0};
	unsigned wanted = 1 + random_below(seed, TURNS_MAX - 1);

	if (random_below(seed, 4) == 0)
		make_blocked(&now, seed);
	else
		make_position(&now, seed);
	sheet->view = (enum view)(VIEW_WHITE + random_below(seed, 2));
	sheet->count = 0;
	secrets->begin(&now, sheet->view, false, know, &problem);
	secrets->show(know, &sheet->start);
	while (sheet->count < wanted && pick_turn(&now, seed, &turn)) {
		before = now;
		plateau_play(&now, &turn);
		secrets->follow(know, &before, &turn, &now, sheet->count + 1);
		sheet->turns[sheet->count++] = know->said;
	}
}

/* Takes the whole sheet; false when it is not legal. */
static bool
take_sheet(const struct sheet *sheet, struct plateau_know *know)
{
	const struct secrets *secrets = plateau_game.secrets;
	struct problem problem = {0};
	unsigned n;

	if (secrets->begin(&sheet->start, sheet->view, true, know, &problem) !=
	    DIAG_NONE)
		return false;
	for (n = 0; n < sheet->count; n++)
		if (secrets->take(know, &sheet->turns[n], n + 1, &problem) !=
		    DIAG_NONE)
			return false;
	return true;
}

/* --- comparing --- */

static void
complain(const struct sheet *sheet, const char *what, uint64_t seed)
{
	struct strbuf words = {0};

	plateau_write_position(&sheet->start, &words);
	fprintf(stderr, "\nhidden: %s: seed %llu: %.*s, %u turns\n", what,
		(unsigned long long)seed, (int)words.length, words.bytes,
		sheet->count);
	strbuf_free(&words);
}

static bool
has_same_deals(const struct plateau_know *know, const struct brute *brute)
{
	unsigned squares = plateau_square_count(&know->known);
	unsigned i, side, kind;

	for (i = 0; i < know->known.bottom[squares]; i++)
		if (plateau_deal_kinds(know, know->known.pieces[i].stay) !=
		    brute->kinds[i])
			return false;
	for (side = 0; side < SIDE_COUNT; side++)
		for (kind = 0; kind < KIND_COUNT; kind++)
			if (plateau_deal_certain(know, (enum side)side,
						 (enum kind)kind) !=
			    brute->certain[side][kind])
				return false;
	return true;
}

static void
every_deal_agrees(void)
{
	static struct plateau_know followed, taken;
	static struct sheet sheet;
	struct brute brute;
	uint64_t seed = 1, began;
	unsigned compared = 0, n;

	for (n = 0; n < GAMES; n++) {
		bool is_good;

		began = seed;
		make_sheet(&sheet, &followed, &seed);
		deal_all(&brute, &sheet, 1);
		if (brute.gave_up)
			continue;
		compared++;
		is_good = brute.is_possible && take_sheet(&sheet, &taken) &&
			  has_same_deals(&followed, &brute) &&
			  has_same_deals(&taken, &brute);
		CU_ASSERT_TRUE(is_good);
		if (!is_good)
			complain(&sheet, "deals differ", began);
	}
	CU_ASSERT_TRUE(compared > GAMES / 2);
}

/* --- one fact changed --- */

static void
change_face(uint8_t *face, uint64_t *seed)
{
	if (*face != FACE_HIDDEN)
		*face = (uint8_t)random_below(seed, FACE_COUNT);
}

static void
change_faces(struct faces *faces, uint64_t *seed)
{
	struct faces changed = *faces;

	change_face(random_below(seed, 2) == 0 ? &changed.up : &changed.down,
		    seed);
	if (changed.up == FACE_HIDDEN || changed.down == FACE_HIDDEN ||
	    plateau_kind_of((enum face)changed.up, (enum face)changed.down) !=
		    KIND_COUNT)
		*faces = changed;
}

static void
change_turn(struct plateau_move *turn, uint64_t *seed)
{
	if (turn->shown_count > 0 && random_below(seed, 2) == 0)
		change_faces(&turn->shown[random_below(seed, turn->shown_count)]
				      .faces,
			     seed);
	else if (turn->captured_count > 0)
		change_faces(&turn->captured[random_below(
				     seed, turn->captured_count)],
			     seed);
	else if (turn->entering_count > 0)
		change_faces(&turn->entering[random_below(
				     seed, turn->entering_count)],
			     seed);
	else if (turn->flips)
		change_face(&turn->face, seed);
	else if (turn->kind == PLATEAU_ONBOARD || turn->kind == PLATEAU_STOMP)
		turn->kind = PLATEAU_PASS;
}

static void
changed_facts_are_found(void)
{
	static struct plateau_know know;
	static struct sheet sheet;
	struct brute brute;
	uint64_t seed = 2, began;
	unsigned refused = 0, n;

	for (n = 0; n < GAMES; n++) {
		bool is_legal;

		began = seed;
		make_sheet(&sheet, &know, &seed);
		if (sheet.count == 0)
			continue;
		change_turn(&sheet.turns[random_below(&seed, sheet.count)],
			    &seed);
		deal_all(&brute, &sheet, 1);
		if (brute.gave_up && !brute.is_possible)
			continue;
		is_legal = take_sheet(&sheet, &know);
		CU_ASSERT_EQUAL(is_legal, brute.is_possible);
		if (is_legal != brute.is_possible)
			complain(&sheet, is_legal ? "taken" : "refused", began);
		else if (is_legal && !brute.gave_up)
			CU_ASSERT_TRUE(has_same_deals(&know, &brute));
		refused += !is_legal;
	}
	CU_ASSERT_TRUE(refused > GAMES / 10);
}

/* --- all faces that a sheet may leave out --- */

/* Fewer facts than the rules show: the rest must be worked out. */
static void
leave_out(struct plateau_move *turn, uint64_t *seed)
{
	unsigned i;

	for (i = 0; i < turn->shown_count; i++)
		if (random_below(seed, 2) == 0)
			turn->shown[i].faces.up = FACE_HIDDEN;
	for (i = 0; i < turn->shown_count; i++)
		turn->shown[i].faces.down = FACE_HIDDEN;
}

static void
missing_faces_are_worked_out(void)
{
	static struct plateau_know know;
	static struct sheet sheet;
	struct brute brute;
	uint64_t seed = 3, began;
	unsigned n, i;

	for (n = 0; n < GAMES; n++) {
		bool is_legal;

		began = seed;
		make_sheet(&sheet, &know, &seed);
		for (i = 0; i < sheet.count; i++)
			leave_out(&sheet.turns[i], &seed);
		deal_all(&brute, &sheet, 1);
		if (brute.gave_up)
			continue;
		is_legal = take_sheet(&sheet, &know);
		CU_ASSERT_TRUE(is_legal);
		CU_ASSERT_TRUE(brute.is_possible);
		if (!is_legal || !has_same_deals(&know, &brute)) {
			CU_FAIL("deals differ");
			complain(&sheet, "faces left out", began);
		}
	}
}

/* --- nothing of the deal shows --- */

/* Everything that is written for a view. */
static void
write_all(const struct plateau_know *know, const struct plateau_know *before,
	  struct strbuf *out)
{
	const struct secrets *secrets = plateau_game.secrets;
	struct plateau shown, shown_before;
	struct drawing drawing = {.position = &shown,
				  .before = &shown_before,
				  .move = &know->said,
				  .ascii = true};
	struct fields fields;
	size_t i;

	secrets->show(know, &shown);
	secrets->show(before, &shown_before);
	secrets->write(know, before, false, NULL, out);
	secrets->write(know, before, true, NULL, out);
	plateau_write_position(&shown, out);
	plateau_write_json(&shown, out);
	plateau_draw_text(&drawing, out);
	secrets->write_move(know, &shown_before, &fields);
	for (i = 0; i < fields.count; i++) {
		strbuf_add_number(out, fields.values[i].name);
		strbuf_add_text(out, field_text(&fields, i));
	}
}

/* The picture is told the turn as it was, faces that do not show included. */
static void
write_picture(const struct plateau_know *know,
	      const struct plateau_know *before,
	      const struct plateau_move *turn, struct strbuf *out)
{
	const struct secrets *secrets = plateau_game.secrets;
	struct plateau shown, shown_before;
	struct drawing drawing = {.position = &shown,
				  .before = &shown_before,
				  .move = turn,
				  .is_bare = true};

	secrets->show(know, &shown);
	secrets->show(before, &shown_before);
	plateau_draw_svg(&drawing, out);
}

/* Plays the sheet with one deal of its hidden faces, watched by its view. */
static void
watch_deal(const struct sheet *sheet, const struct plateau *start,
	   struct faces (*entering)[2], struct strbuf *out)
{
	const struct secrets *secrets = plateau_game.secrets;
	static struct plateau_know know, before;
	struct plateau now = *start, earlier;
	struct problem problem = {0};
	unsigned n;

	secrets->begin(&now, sheet->view, false, &know, &problem);
	for (n = 0; n < sheet->count; n++) {
		struct plateau_move turn = sheet->turns[n];

		if (turn.entering_count > 0)
			turn.entering[0] = entering[n][0];
		turn.captured_listed = false;
		turn.captured_count = 0;
		turn.shown_count = 0;
		before = know;
		earlier = now;
		plateau_play(&now, &turn);
		secrets->follow(&know, &earlier, &turn, &now, n + 1);
		write_all(&know, &before, out);
		write_picture(&know, &before, &turn, out);
	}
}

static void
deals_look_the_same(void)
{
	static struct plateau_know know;
	static struct sheet sheet;
	static struct brute one, other;
	uint64_t seed = 4, began;
	unsigned n, different = 0;

	for (n = 0; n < GAMES / 3; n++) {
		struct strbuf a = {0}, b = {0};
		bool is_same;

		began = seed;
		make_sheet(&sheet, &know, &seed);
		deal_all(&one, &sheet, 1);
		deal_all(&other, &sheet, 2);
		watch_deal(&sheet, &one.kept_start, one.kept_entering, &a);
		watch_deal(&sheet, &other.kept_start, other.kept_entering, &b);
		is_same = text_equals(strbuf_text(&a), strbuf_text(&b));
		CU_ASSERT_TRUE(is_same);
		if (!is_same)
			complain(&sheet, "a view tells more", began);
		different += memcmp(&one.kept_start, &other.kept_start,
				    sizeof(one.kept_start)) != 0;
		strbuf_free(&a);
		strbuf_free(&b);
	}
	CU_ASSERT_TRUE(different > GAMES / 10);
}

static CU_TestInfo tests[] = {
	{"what is known is what all deals have in common", every_deal_agrees},
	{"a changed fact is refused just when no deal has it",
	 changed_facts_are_found},
	{"faces that a sheet leaves out are worked out",
	 missing_faces_are_worked_out},
	{"games that look the same are written the same", deals_look_the_same},
	CU_TEST_INFO_NULL,
};

CU_SuiteInfo hidden_brute_suite = {.pName = "hidden-brute", .pTests = tests};
