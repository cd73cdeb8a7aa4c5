/*
 * What is said of a sheet's turn, legal as it is: that it tells more than its
 * recorder saw, or less.
 */
#include "base/catalog.h"
#include "games/plateau_know.h"
#include "games/plateau_phrase.h"

/* "c3/0", which is the same in each language. */
static void
say_place(const struct plateau_know *know, const struct plateau_shown *shown,
	  struct phrase *phrase)
{
	phrase_start(phrase, NULL);
	phrase_add_square(phrase, &know->known, shown->square);
	phrase_add(phrase, "/");
	phrase_add_number(phrase, shown->height);
}

static enum diag
remark_extra(const struct plateau_know *know, unsigned nth,
	     struct problem *problem)
{
	/* clang-format off */
	static const char *const words[] = {
		[EXTRA_NOWHERE] = N_("a piece at {place}, where none is"),
		[EXTRA_UNSEEN]  = N_("the piece at {place}"),
		[EXTRA_DOWN]    = N_("so much of the piece at {place}"),
		[EXTRA_TWICE]   = N_("the piece at {place} twice"),
	};
	/* clang-format on */
	struct phrase what, place;

	say_place(know, &know->extra[nth], &place);
	phrase_start(&what, problem->catalog);
	phrase_slot(&what, "place", phrase_text(&place));
	phrase_say(&what, words[know->extra_why[nth]]);
	problem_fact(problem, "what", phrase_text(&what));
	return DIAG_SHOWN_UNWARRANTED;
}

static enum diag
remark_missing(const struct plateau_know *know,
	       const struct plateau_shown *missing, struct problem *problem)
{
	struct phrase place;

	say_place(know, missing, &place);
	problem_fact(problem, "place", phrase_text(&place));
	return DIAG_SHOWN_MISSING;
}

/* --- pieces that enter --- */

/* The stay of the n-th piece that entered. */
static unsigned
find_entered(const struct plateau_know *know, unsigned n)
{
	const struct plateau_move *said = &know->said;
	unsigned height = said->kind == PLATEAU_OPENING ? n : said->height;

	return plateau_column(&know->known, said->square)[height].stay;
}

/* Whether the set leaves one kind only to a piece of which no more was seen. */
static bool
is_deduced(const struct plateau_know *know, unsigned stay, unsigned up)
{
	struct plateau_know trial = *know;
	unsigned kinds;

	trial.stays[stay].ways = (uint16_t)plateau_ways_of(up, FACE_HIDDEN);
	kinds = plateau_deal_kinds(&trial, stay);
	return (kinds & (kinds - 1)) == 0;
}

/*
 * Everybody sees the up-face of what enters on top (C.2), its player all of it
 * and nobody else more.
 */
static enum diag
judge_entered(const struct plateau_know *know, unsigned n, bool is_hidden)
{
	const struct faces *faces = &know->said.entering[n];
	bool is_lower = n + 1u < know->said.entering_count;
	bool tells = faces->down != FACE_HIDDEN ||
		     (is_lower && faces->up != FACE_HIDDEN);

	if (!is_hidden)
		return faces->up == FACE_HIDDEN || faces->down == FACE_HIDDEN
			       ? DIAG_FACE_OWN
			       : DIAG_NONE;
	if (!is_lower && faces->up == FACE_HIDDEN)
		return DIAG_SHOWN_MISSING;
	if (tells && !is_deduced(know, find_entered(know, n),
				 is_lower ? FACE_HIDDEN : faces->up))
		return DIAG_FACE_UNSEEN;
	return DIAG_NONE;
}

static enum diag
remark_entered(const struct plateau_know *know, unsigned nth,
	       struct problem *problem)
{
	enum side mover = opponent((enum side)know->known.to_move);
	bool is_hidden = plateau_view_hides((enum view)know->view, mover);
	struct phrase what;
	enum diag id;
	unsigned n;

	for (n = 0; n < know->said.entering_count; n++) {
		id = judge_entered(know, n, is_hidden);
		if (id != DIAG_NONE && nth-- == 0)
			break;
	}
	if (n == know->said.entering_count)
		return DIAG_NONE;
	phrase_start(&what, problem->catalog);
	phrase_slot_square(&what, "square", &know->known, know->said.square);
	phrase_say(&what, n + 1u < know->said.entering_count
				  ? N_("the lower piece that enters {square}")
				  : N_("the piece that enters {square}"));
	problem_fact(problem, "entering", phrase_text(&what));
	return id;
}

enum diag
plateau_know_remark(const void *knowledge, unsigned nth,
		    struct problem *problem)
{
	const struct plateau_know *know = knowledge;

	if (nth < know->extra_count)
		return remark_extra(know, nth, problem);
	nth -= know->extra_count;
	if (nth < know->missing_count)
		return remark_missing(know, &know->missing[nth], problem);
	return remark_entered(know, nth - know->missing_count, problem);
}
