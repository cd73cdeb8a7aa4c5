/*
 * What a view can deduce of a piece, and why, in words.
 */
#include "games/plateau_know_reason.h"

#include "base/catalog.h"
#include "base/phrase.h"
#include "base/strbuf.h"

const struct stay *
plateau_know_before(const struct plateau_know *know,
		    const struct plateau_know *before, unsigned stay)
{
	const struct stay *one;

	if (before == NULL)
		return NULL;
	one = &before->stays[stay];
	if (one->ways == 0 || one->since != know->stays[stay].since)
		return NULL;
	return one;
}

/* Whether every piece of the kind is captive or known to be on the board. */
static bool
is_accounted_for(const struct plateau_know *know, enum side side, unsigned kind)
{
	unsigned count = 0;
	unsigned i;

	for (i = 0; i < know->slot_count[side]; i++)
		count += know->slots[side][i].kind == kind;
	for (i = 1; i <= PLATEAU_PIECES_MAX; i++)
		if (know->stays[i].ways != 0 && know->stays[i].owner == side &&
		    plateau_deal_kinds(know, i) == 1u << kind)
			count--;
	return count == 0;
}

void
plateau_know_add_kinds(const struct catalog *catalog, unsigned kinds,
		       const char *next, const char *last, struct strbuf *out)
{
	struct phrase phrase;
	unsigned kind;
	bool is_first = true;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		struct text name = words_say(catalog, plateau_kinds[kind].name);

		if ((kinds >> kind & 1) == 0)
			continue;
		phrase_start(&phrase, catalog);
		if (is_first)
			strbuf_add_text(out, name);
		else
			phrase_write_next(&phrase, name,
					  kinds >> kind == 1 ? last : next,
					  out);
		is_first = false;
	}
}

/* Why a kind fell away that the piece itself did not rule out. */
static void
add_deduction(const struct plateau_know *know, const struct know_entry *entry,
	      const struct catalog *catalog, struct strbuf *out)
{
	enum side side = (enum side)entry->piece->owner;
	unsigned lost = entry->kinds_before & ~entry->kinds;
	unsigned told = 0;
	unsigned kind;
	struct strbuf kinds = {0};
	struct phrase phrase;

	for (kind = 0; kind < KIND_COUNT; kind++)
		if ((lost >> kind & 1) != 0 &&
		    is_accounted_for(know, side, kind))
			told |= 1u << kind;
	if (told == 0)
		plateau_know_add_kinds(catalog, lost, N_("{list}, {next}"),
				       N_("{list} and {next}"), &kinds);
	else
		plateau_know_add_kinds(catalog, told,
				       N_("{list}, every {next}"),
				       N_("{list} and every {next}"), &kinds);
	phrase_start(&phrase, catalog);
	phrase_slot(&phrase, "kinds", strbuf_text(&kinds));
	phrase_write(&phrase,
		     told == 0 ? N_("the set leaves too few of {kinds} for it")
			       : N_("every {kinds} is accounted for elsewhere"),
		     out);
	strbuf_free(&kinds);
}

/* What the last turn, of that number, made known of the piece; or NULL. */
static const char *
find_reason(const struct plateau_know *know, const struct stay *now,
	    uint32_t turn)
{
	bool saw_up = (now->seen >> SEEING_UP & 1) != 0 &&
		      now->sights[SEEING_UP].number == turn;
	bool saw_down = (now->seen >> SEEING_DOWN & 1) != 0 &&
			now->sights[SEEING_DOWN].number == turn;
	bool saw_play = (now->seen >> SEEING_PLAY & 1) != 0 &&
			now->sights[SEEING_PLAY].number == turn;

	if (saw_up || saw_down)
		return know->said.flips ? N_("it was turned over")
					: N_("its face was seen");
	if (!saw_play)
		return NULL;
	return know->said.kind == PLATEAU_PASS
		       ? N_("it could not move, so it is blank on both sides")
		       : N_("it had to be a weapon");
}

void
plateau_know_add_reason(const struct plateau_know *know,
			const struct plateau_know *before,
			const struct know_entry *entry,
			const struct catalog *catalog, struct strbuf *out)
{
	const struct stay *now = &know->stays[entry->piece->stay];
	const struct stay *old = plateau_know_before(know, before,
						     entry->piece->stay);
	const char *reason;

	if (before == NULL)
		return;
	reason = old == NULL ? N_("it has entered the board")
			     : find_reason(know, now, before->known.number);
	if (reason != NULL)
		strbuf_add_text(out, words_say(catalog, reason));
	else if (entry->kinds != entry->kinds_before)
		add_deduction(know, entry, catalog, out);
}
