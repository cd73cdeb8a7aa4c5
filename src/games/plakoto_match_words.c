/*
 * The match of Plakoto: what its tags say, who is who, and telling what is
 * wrong.
 */
#include "games/plakoto_match_words.h"

#include <string.h>

#include "games/plakoto_phrase.h"

/* --- telling --- */

struct problem *
match_fresh(struct comparison *comparison)
{
	struct problem *problem = &comparison->problem;

	problem->start = 0;
	problem->length = 0;
	problem->fact_count = 0;
	problem->byte_count = 0;
	return problem;
}

void
match_tell(struct comparison *comparison, enum diag id, enum match_place place)
{
	comparison->tell(comparison->context, id, place, &comparison->problem);
}

void
match_tell_why(struct comparison *comparison, enum diag id,
	       enum match_place place, const char *why, const char *rule)
{
	struct problem *problem = match_fresh(comparison);

	problem_words(problem, "why", why);
	problem_fact(problem, "rule", text_of(rule));
	match_tell(comparison, id, place);
}

void
match_tell_starter(struct comparison *comparison, enum side side,
		   const char *why, const char *rule)
{
	struct problem *problem = match_fresh(comparison);

	problem_words(problem, "side", plakoto_side_names[side]);
	problem_words(problem, "why", why);
	problem_fact(problem, "rule", text_of(rule));
	match_tell(comparison, DIAG_PLAKOTO_STARTER, MATCH_PLACE_FIRST);
}

void
match_tell_tag(struct comparison *comparison, enum match_place place,
	       const char *name, const char *reason)
{
	struct problem *problem = match_fresh(comparison);

	problem_fact(problem, "name", text_of(name));
	problem_words(problem, "reason", reason);
	match_tell(comparison, DIAG_TAG_VALUE, place);
}

static size_t
write_number(char *out, unsigned number)
{
	char digits[12];
	size_t count = 0, i;

	do {
		digits[count++] = (char)('0' + number % 10);
		number /= 10;
	} while (number > 0);
	for (i = 0; i < count; i++)
		out[i] = digits[count - 1 - i];
	return count;
}

void
match_add_score(struct problem *problem, const char *name, unsigned white,
		unsigned black)
{
	char text[SHORT_TEXT];
	size_t length = write_number(text, white);

	text[length++] = '-';
	length += write_number(text + length, black);
	problem_fact(problem, name, (struct text){text, length});
}

/* --- tags --- */

bool
match_is_given(struct text tag)
{
	return tag.start != NULL;
}

bool
match_read_score(struct text tag, unsigned points[2])
{
	size_t dash = 0, i;
	struct text halves[2];

	while (dash < tag.length && tag.start[dash] != '-')
		dash++;
	if (dash == tag.length)
		return false;
	halves[0] = text_slice(tag, 0, dash);
	halves[1] = text_slice(tag, dash + 1, tag.length);
	for (i = 0; i < 2; i++)
		if (!text_number(halves[i], POINTS_MOST, &points[i]) ||
		    points[i] >= POINTS_MOST ||
		    (halves[i].length > 1 && halves[i].start[0] == '0'))
			return false;
	return true;
}

/* "W5 B2" into the two dice. */
static bool
read_throw(struct text text, unsigned dice[SIDE_COUNT])
{
	const char *at = text.start;

	if (text.length != 5 || at[0] != 'W' || at[2] != ' ' || at[3] != 'B' ||
	    at[1] < '1' || at[1] > '6' || at[4] < '1' || at[4] > '6')
		return false;
	dice[SIDE_WHITE] = (unsigned)(at[1] - '0');
	dice[SIDE_BLACK] = (unsigned)(at[4] - '0');
	return true;
}

enum throws
match_read_opening(struct text tag, unsigned dice[SIDE_COUNT])
{
	struct text rest = tag, part;
	bool has_decided = false;

	while (text_next_part(&rest, ',', &part)) {
		if (!read_throw(text_trim(part), dice))
			return THROWS_UNREADABLE;
		if (has_decided)
			return THROWS_GO_ON;
		has_decided = dice[SIDE_WHITE] != dice[SIDE_BLACK];
	}
	return has_decided ? THROWS_DECIDE : THROWS_EQUAL;
}

bool
match_begins_at_nothing(struct text score)
{
	unsigned points[2];

	return match_is_given(score) && match_read_score(score, points) &&
	       points[0] + points[1] == 0;
}

bool
match_is_over(const struct plakoto_match *match)
{
	return match->is_score_known && (match->points[0] >= match->target ||
					 match->points[1] >= match->target);
}

/* --- who is who --- */

uint64_t
match_hash_name(struct text name)
{
	uint64_t hash = 0xCBF29CE484222325u;
	size_t i;

	for (i = 0; i < name.length; i++)
		hash = (hash ^ (unsigned char)name.start[i]) * 0x100000001B3u;
	return hash;
}

bool
match_find_players(const struct plakoto_match *match,
		   const struct match_game *game, unsigned *white)
{
	uint64_t w = match_hash_name(game->white),
		 b = match_hash_name(game->black);

	*white = match->names[0] == w && match->names[1] == b ? 0 : 1;
	return match->names[*white] == w && match->names[1 - *white] == b;
}

enum side
match_side_of(const struct comparison *comparison, unsigned player)
{
	return player == comparison->white ? SIDE_WHITE : SIDE_BLACK;
}

unsigned
match_player_of(const struct comparison *comparison, enum side side)
{
	return side == SIDE_WHITE ? comparison->white : 1 - comparison->white;
}
