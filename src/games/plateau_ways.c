/*
 * The ways in which a piece can lie: a kind, and which of its faces is up.
 * Bit sets of them are what is known of a piece.
 */
#include "games/plateau_know.h"

/* A way and the one that is the same piece turned over. */
struct way {
	uint8_t up, down, turned;
};

/* clang-format off */
static const struct way ways_table[PLATEAU_WAY_COUNT] = {
	{FACE_BLANK,  FACE_BLANK,  0},
	{FACE_BLUE,   FACE_BLUE,   1},
	{FACE_RED,    FACE_RED,    2},
	{FACE_BLUE,   FACE_BLANK,  4},
	{FACE_BLANK,  FACE_BLUE,   3},
	{FACE_RED,    FACE_BLANK,  6},
	{FACE_BLANK,  FACE_RED,    5},
	{FACE_ORANGE, FACE_BLANK,  8},
	{FACE_BLANK,  FACE_ORANGE, 7},
	{FACE_RED,    FACE_BLUE,  10},
	{FACE_BLUE,   FACE_RED,    9},
};

/* The same by face and by kind, as bit sets over the rows above. */
static const uint16_t ways_up[FACE_COUNT + 1] = {
	[FACE_BLANK]  = 1 << 0 | 1 << 4 | 1 << 6 | 1 << 8,
	[FACE_BLUE]   = 1 << 1 | 1 << 3 | 1 << 10,
	[FACE_RED]    = 1 << 2 | 1 << 5 | 1 << 9,
	[FACE_ORANGE] = 1 << 7,
	[FACE_HIDDEN] = PLATEAU_WAYS_ALL,
};

static const uint16_t ways_down[FACE_COUNT + 1] = {
	[FACE_BLANK]  = 1 << 0 | 1 << 3 | 1 << 5 | 1 << 7,
	[FACE_BLUE]   = 1 << 1 | 1 << 4 | 1 << 9,
	[FACE_RED]    = 1 << 2 | 1 << 6 | 1 << 10,
	[FACE_ORANGE] = 1 << 8,
	[FACE_HIDDEN] = PLATEAU_WAYS_ALL,
};

static const uint16_t ways_kind[KIND_COUNT] = {
	[KIND_MUTE]      = 1 << 0,
	[KIND_BLUE]      = 1 << 1,
	[KIND_RED]       = 1 << 2,
	[KIND_BLUE_MASK] = 1 << 3 | 1 << 4,
	[KIND_RED_MASK]  = 1 << 5 | 1 << 6,
	[KIND_TWISTER]   = 1 << 7 | 1 << 8,
	[KIND_ACE]       = 1 << 9 | 1 << 10,
};
/* clang-format on */

unsigned
plateau_ways_of(unsigned up, unsigned down)
{
	return ways_up[up] & ways_down[down];
}

unsigned
plateau_ways_of_kind(enum kind kind)
{
	return ways_kind[kind];
}

/* Bit n is set when the n-th set of a table has a way among `ways`. */
static unsigned
find_common(unsigned ways, const uint16_t *sets, unsigned count)
{
	unsigned common = 0;
	unsigned n;

	for (n = 0; n < count; n++)
		if ((ways & sets[n]) != 0)
			common |= 1u << n;
	return common;
}

unsigned
plateau_ways_kinds(unsigned ways)
{
	return find_common(ways, ways_kind, KIND_COUNT);
}

unsigned
plateau_ways_ups(unsigned ways)
{
	return find_common(ways, ways_up, FACE_COUNT);
}

unsigned
plateau_ways_downs(unsigned ways)
{
	return find_common(ways, ways_down, FACE_COUNT);
}

unsigned
plateau_ways_turned(unsigned ways)
{
	unsigned turned = 0;
	unsigned way;

	for (way = 0; way < PLATEAU_WAY_COUNT; way++)
		if ((ways >> way & 1) != 0)
			turned |= 1u << ways_table[way].turned;
	return turned;
}
