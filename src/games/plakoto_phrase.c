/*
 * Phrases of which the facts of a finding are made: who stands where, since
 * when, what could be played, which option would have it otherwise.
 */
#include "games/plakoto_phrase.h"

#include <string.h>

#include "base/catalog.h"

const char *const plakoto_side_names[SIDE_COUNT] = {
	[SIDE_WHITE] = N_("White"), [SIDE_BLACK] = N_("Black")};

/* --- phrases --- */

void
plakoto_add_ends(struct phrase *phrase, const struct plakoto_step *step)
{
	phrase_add_number(phrase, step->from);
	phrase_add(phrase, "/");
	if (step->to == PLAKOTO_OFF)
		phrase_add(phrase, "off");
	else
		phrase_add_number(phrase, step->to);
}

void
plakoto_say_steps(struct phrase *phrase, const struct plakoto_move *move)
{
	unsigned n, times;

	if (move->kind == PLAKOTO_PASS)
		phrase_add(phrase, "pass");
	for (n = 0; n < move->step_count; n += times) {
		const struct plakoto_step *step = &move->steps[n];

		times = 1;
		while (n + times < move->step_count &&
		       step[times].from == step->from &&
		       step[times].to == step->to)
			times++;
		phrase_add(phrase, n > 0 ? " " : "");
		plakoto_add_ends(phrase, step);
		if (times > 1) {
			phrase_add(phrase, "(");
			phrase_add_number(phrase, times);
			phrase_add(phrase, ")");
		}
	}
}

void
plakoto_start_phrase(const struct case_at_hand *at_hand, struct phrase *phrase)
{
	phrase_start(phrase, at_hand->problem->catalog);
}

void
plakoto_add_phrase(const struct case_at_hand *at_hand, const char *name,
		   const struct phrase *phrase)
{
	problem_fact(at_hand->problem, name, phrase_text(phrase));
}

void
plakoto_add_words(const struct case_at_hand *at_hand, const char *name,
		  const char *words)
{
	problem_words(at_hand->problem, name, words);
}

void
plakoto_add_number(const struct case_at_hand *at_hand, const char *name,
		   unsigned number)
{
	problem_number(at_hand->problem, name, (long)number);
}

void
plakoto_add_dice(const struct case_at_hand *at_hand, const char *name,
		 const uint8_t dice[2])
{
	plakoto_add_number(at_hand, name, dice[0] * 10u + dice[1]);
}

/* --- who and where --- */

enum side
plakoto_mover_of(const struct case_at_hand *at_hand)
{
	return (enum side)at_hand->plakoto->to_move;
}

void
plakoto_add_mover(const struct case_at_hand *at_hand)
{
	plakoto_add_words(at_hand, "side",
			  plakoto_side_names[plakoto_mover_of(at_hand)]);
}

const struct plakoto_step *
plakoto_find_step(const struct case_at_hand *at_hand)
{
	unsigned n = plakoto_find_culprit(at_hand->plakoto, at_hand->move);

	return n < at_hand->move->step_count ? &at_hand->move->steps[n] : NULL;
}

void
plakoto_add_step(const struct case_at_hand *at_hand,
		 const struct plakoto_step *step)
{
	struct phrase phrase;

	phrase_start(&phrase, NULL);
	plakoto_add_ends(&phrase, step);
	plakoto_add_phrase(at_hand, "step", &phrase);
}

void
plakoto_add_since(const struct case_at_hand *at_hand, unsigned point)
{
	enum side mover = plakoto_mover_of(at_hand);
	unsigned white = mover == SIDE_WHITE ? point : plakoto_other(point);
	uint32_t since = at_hand->plakoto->since[white];
	struct phrase phrase;

	if (since == 0)
		return;
	plakoto_start_phrase(at_hand, &phrase);
	phrase_slot_number(&phrase, "turn", since);
	phrase_say(&phrase, "since turn {turn}");
	plakoto_add_phrase(at_hand, "since", &phrase);
}

void
plakoto_say_checkers(struct phrase *phrase, enum side side, unsigned count)
{
	phrase_slot_number(phrase, "count", count);
	phrase_say(
		phrase,
		side == SIDE_WHITE
			? N_("{count:count} white {count|checker|checkers}")
			: N_("{count:count} black {count|checker|checkers}"));
}

unsigned
plakoto_count_enemies(const struct case_at_hand *at_hand, unsigned point)
{
	enum side enemy = opponent(plakoto_mover_of(at_hand));

	return at_hand->plakoto->free[enemy][plakoto_other(point)];
}

void
plakoto_add_jailers(const struct case_at_hand *at_hand, unsigned point)
{
	struct phrase phrase;

	plakoto_start_phrase(at_hand, &phrase);
	plakoto_say_checkers(&phrase, opponent(plakoto_mover_of(at_hand)),
			     plakoto_count_enemies(at_hand, point));
	plakoto_add_phrase(at_hand, "by", &phrase);
	plakoto_add_number(at_hand, "point", point);
	plakoto_add_since(at_hand, point);
}

/* --- what could be played --- */

static bool
has_step(const struct plakoto_move *move, const struct plakoto_step *step,
	 unsigned times)
{
	unsigned i;

	for (i = 0; i < move->step_count; i++)
		if (move->steps[i].from == step->from &&
		    move->steps[i].to == step->to && times-- == 1)
			return true;
	return false;
}

static bool
has_all_steps(const struct plakoto_move *move, const struct plakoto_move *asked)
{
	unsigned n, i, times;

	for (n = 0; n < asked->step_count; n++) {
		times = 1;
		for (i = 0; i < n; i++)
			times += asked->steps[i].from == asked->steps[n].from &&
				 asked->steps[i].to == asked->steps[n].to;
		if (!has_step(move, &asked->steps[n], times))
			return false;
	}
	return true;
}

/* A play that ends the game may use fewer dice than others, or the lower. */
static bool
is_wanted(const struct search *search, const struct plakoto_move *play)
{
	if (play->kind != PLAKOTO_PLAY ||
	    play->step_count < search->least_steps)
		return false;
	return !search->is_high ||
	       play->steps[0].from - play->steps[0].to > play->dice[1];
}

/* Keeps the first play, and rather one that has the steps asked for. */
static bool
take_play(void *context, const void *move)
{
	struct search *search = context;
	const struct plakoto_move *play = move;
	bool is_alike;

	if (!is_wanted(search, play))
		return true;
	is_alike = has_all_steps(play, search->asked);
	if (!search->is_found || is_alike) {
		search->play = *play;
		search->is_found = true;
		search->begins_alike = is_alike;
	}
	return !is_alike;
}

static struct search
find_play(const struct case_at_hand *at_hand, unsigned least_steps,
	  bool is_high)
{
	struct plakoto rolled = *at_hand->plakoto;
	struct search search = {
		.asked = at_hand->move,
		.least_steps = least_steps,
		.is_high = is_high,
	};

	memcpy(rolled.dice, at_hand->move->dice, sizeof(rolled.dice));
	plakoto_list(&rolled, take_play, &search);
	return search;
}

struct search
plakoto_find_play(const struct case_at_hand *at_hand)
{
	return find_play(at_hand, 1, false);
}

struct search
plakoto_find_longer(const struct case_at_hand *at_hand)
{
	return find_play(at_hand, at_hand->move->step_count + 1u, false);
}

struct search
plakoto_find_high(const struct case_at_hand *at_hand)
{
	return find_play(at_hand, 1, true);
}

void
plakoto_add_play(const struct case_at_hand *at_hand)
{
	struct search search = plakoto_find_play(at_hand);
	struct phrase phrase;

	if (!search.is_found)
		return;
	plakoto_start_phrase(at_hand, &phrase);
	plakoto_say_steps(&phrase, &search.play);
	plakoto_add_phrase(at_hand, "play", &phrase);
}

/* --- which option would have it otherwise --- */

/* Adds "under mother=off" to those that are told already. */
static void
say_otherwise(struct phrase *phrase, enum plakoto_option option, unsigned value)
{
	struct phrase next, under;

	phrase_start(&next, NULL);
	phrase_add(&next, plakoto_options[option].name);
	phrase_add(&next, "=");
	phrase_add(&next, plakoto_options[option].values[value]);
	phrase_start(&under, phrase->slots.catalog);
	phrase_slot(&under, "option", phrase_text(&next));
	phrase_say(&under, "under {option}");
	phrase_join(phrase, phrase->length > 0, 2, phrase_text(&under),
		    "{list} and {next}");
}

/* Whether the turn is legal when the option has that value. */
static bool
is_legal_under(const struct case_at_hand *at_hand, enum plakoto_option option,
	       unsigned value)
{
	struct plakoto other = *at_hand->plakoto;

	if (plakoto_rules_say(&other, option, value))
		return false;
	other.rules.option[option] = (uint8_t)value;
	return (at_hand->move->legal_under >> option & 1u) != 0 ||
	       plakoto_check(&other, at_hand->move) == DIAG_NONE;
}

void
plakoto_add_otherwise(const struct case_at_hand *at_hand)
{
	static const enum plakoto_option options[] = {
		OPTION_PATH,	    OPTION_BEAR,      OPTION_MOTHER,
		OPTION_MOTHER_WHEN, OPTION_ORDER,     OPTION_SINGLE,
		OPTION_PIN_BEAROFF, OPTION_OVERSHOOT,
	};
	struct phrase phrase, whole;
	unsigned i, value;

	plakoto_start_phrase(at_hand, &phrase);
	plakoto_start_phrase(at_hand, &whole);
	for (i = 0; i < sizeof(options) / sizeof(options[0]); i++)
		for (value = 0;
		     plakoto_options[options[i]].values[value] != NULL; value++)
			if (is_legal_under(at_hand, options[i], value))
				say_otherwise(&phrase, options[i], value);
	if (phrase.length == 0)
		return;
	phrase_slot(&whole, "options", phrase_text(&phrase));
	phrase_say(&whole, "{options} it would be legal");
	plakoto_add_phrase(at_hand, "otherwise", &whole);
}
