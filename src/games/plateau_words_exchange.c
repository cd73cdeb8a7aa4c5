/*
 * The facts of rules broken by an exchange: what is held, what was owed.
 */
#include <string.h>

#include "base/catalog.h"
#include "games/plateau_words.h"

enum { SUMS_LISTED = 6, WAYS_LISTED = 3 };

static enum side
payer(const struct case_at_hand *at_hand)
{
	return opponent((enum side)at_hand->plateau->to_move);
}

static bool
has_sum(const uint64_t sums[], unsigned sum)
{
	return (sums[sum / 64] >> (sum % 64) & 1) != 0;
}

/* What is asked of the kinds of which too few are held. */
static void
explain_holding(const struct case_at_hand *at_hand, enum side side,
		const uint8_t asked[KIND_COUNT])
{
	const uint8_t *held = at_hand->plateau->prisoners[side];
	uint8_t lacking[KIND_COUNT] = {0};
	struct phrase has, wants;
	unsigned kind;

	case_start(at_hand, &has);
	case_start(at_hand, &wants);
	for (kind = 0; kind < KIND_COUNT; kind++) {
		if (asked[kind] > held[kind])
			lacking[kind] = asked[kind];
	}
	phrase_add_kinds(&has, held);
	case_word(at_hand, "side", phrase_side(side));
	case_phrase(at_hand, "held", &has);
	phrase_add_kinds(&wants, lacking);
	if (plateau_total(lacking) > 0)
		case_phrase(at_hand, "asked", &wants);
}

void
explain_tender(const struct case_at_hand *at_hand)
{
	explain_holding(at_hand, (enum side)at_hand->plateau->to_move,
			at_hand->move->tender);
}

void
explain_payment(const struct case_at_hand *at_hand)
{
	explain_holding(at_hand, payer(at_hand), at_hand->move->payment);
}

/* The least that may be paid for `value`; 0 when nothing must be. */
static unsigned
find_owed(const uint64_t sums[], unsigned value)
{
	unsigned sum = value;

	if (sum >= PLATEAU_VALUES)
		sum = PLATEAU_VALUES - 1;
	while (sum > 0 && !has_sum(sums, sum))
		sum--;
	return sum;
}

/* The next choice of some of the pieces held, counting like an odometer. */
static bool
next_choice(uint8_t choice[KIND_COUNT], const uint8_t held[KIND_COUNT])
{
	unsigned kind;

	for (kind = 0; kind < KIND_COUNT; kind++) {
		if (choice[kind] < held[kind]) {
			choice[kind]++;
			return true;
		}
		choice[kind] = 0;
	}
	return false;
}

/* "rr or bb,xx": the pieces that make up a sum. */
static void
say_ways(struct phrase *phrase, const uint8_t held[KIND_COUNT], unsigned sum)
{
	uint8_t choice[KIND_COUNT] = {0};
	unsigned found = 0;
	struct phrase way;

	while (next_choice(choice, held)) {
		if (plateau_value(choice) != sum)
			continue;
		if (found == WAYS_LISTED) {
			phrase_slot(phrase, "list", phrase_text(phrase));
			phrase->length = 0;
			phrase_say(phrase, "{list} and so on");
			return;
		}
		phrase_start(&way, phrase->slots.catalog);
		phrase_add_kinds(&way, choice);
		phrase_join(phrase, found, found + 1, phrase_text(&way),
			    "{list} or {next}");
		found++;
	}
}

static unsigned
count_sums(const uint64_t sums[], unsigned least)
{
	unsigned sum, count = 0;

	for (sum = least; sum < PLATEAU_VALUES; sum++)
		count += has_sum(sums, sum);
	return count;
}

/* "5, 9 or 14": the sums from `least` on. */
static void
say_sums(struct phrase *phrase, const uint64_t sums[], unsigned least,
	 const char *last)
{
	unsigned sum, count = count_sums(sums, least), n = 0;
	struct phrase digits;

	for (sum = least; sum < PLATEAU_VALUES; sum++) {
		if (!has_sum(sums, sum))
			continue;
		phrase_start(&digits, NULL);
		phrase_add_number(&digits, sum);
		phrase_join(phrase, n++, count, phrase_text(&digits), last);
	}
}

/* More sums are told when there are few of them. */
static void
say_owed(struct phrase *phrase, const uint8_t held[KIND_COUNT],
	 const uint64_t sums[], unsigned owed)
{
	unsigned count = count_sums(sums, owed);
	struct phrase ways, others;

	phrase_start(&ways, phrase->slots.catalog);
	phrase_start(&others, phrase->slots.catalog);
	say_ways(&ways, held, owed);
	phrase_slot_number(phrase, "sum", owed);
	phrase_slot(phrase, "pieces", phrase_text(&ways));
	if (count > SUMS_LISTED) {
		phrase_say(phrase, "must pay {sum} ({pieces}) or more");
		return;
	}
	if (count > 1) {
		say_sums(&others, sums, owed + 1, N_("{list} or {next}"));
		phrase_slot(phrase, "others", phrase_text(&others));
	}
	phrase_say(phrase, "must pay {sum} ({pieces})[, or {others}]");
}

static void
explain_owed(const struct case_at_hand *at_hand)
{
	const uint8_t *held = at_hand->plateau->prisoners[payer(at_hand)];
	unsigned value = plateau_value(at_hand->move->tender), owed;
	uint64_t sums[PLATEAU_VALUES / 64];
	struct phrase phrase;

	plateau_sums(held, sums);
	owed = find_owed(sums, value);
	case_number(at_hand, "value", value);
	if (owed == 0)
		return;
	case_start(at_hand, &phrase);
	say_owed(&phrase, held, sums, owed);
	case_word(at_hand, "side", phrase_side(payer(at_hand)));
	case_phrase(at_hand, "owed", &phrase);
}

void
explain_underpaid(const struct case_at_hand *at_hand)
{
	case_number(at_hand, "paid", plateau_value(at_hand->move->payment));
	explain_owed(at_hand);
}

void
explain_refusal(const struct case_at_hand *at_hand)
{
	explain_owed(at_hand);
}

/* "5 and 8 were refused", the highest last, which counts most. */
static void
say_refused(struct phrase *phrase, const uint64_t refused[])
{
	struct phrase values;

	phrase_start(&values, phrase->slots.catalog);
	say_sums(&values, refused, 0, N_("{list} and {next}"));
	phrase_slot(phrase, "values", phrase_text(&values));
	phrase_slot_number(phrase, "count", count_sums(refused, 0));
	phrase_say(phrase, "{values} {count|was|were} refused");
}

void
explain_retender(const struct case_at_hand *at_hand)
{
	struct phrase refused;

	case_word(at_hand, "wanted",
		  at_hand->plateau->rules.retender_higher
			  ? N_("worth more than any refused in this turn")
			  : N_("of a value not yet refused in this turn"));
	case_number(at_hand, "value", plateau_value(at_hand->move->tender));
	case_start(at_hand, &refused);
	say_refused(&refused, at_hand->plateau->refused);
	case_phrase(at_hand, "refused", &refused);
}
