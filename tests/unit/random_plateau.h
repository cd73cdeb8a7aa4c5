/*
 * Random rules, positions and turns of Plateau for the property tests.
 */
#ifndef UNIT_RANDOM_PLATEAU_H
#define UNIT_RANDOM_PLATEAU_H

#include <stddef.h>
#include <stdint.h>

#include "games/plateau.h"

struct strbuf;

/* Either board, any options. */
struct plateau_rules random_rules(uint64_t *seed);

/* Any position after the openings; it may be one that nobody could reach. */
struct plateau random_position(uint64_t *seed,
			       const struct plateau_rules *rules);

/*
 * A turn that could be written down, legal or not: mostly one of `listed`
 * with something changed, else put together from what lies about.
 */
struct plateau_move random_turn(uint64_t *seed, const struct plateau *plateau,
				const struct plateau_move *listed,
				size_t listed_count);

/* Appends rules, position and turn for a message. */
void describe_case(const struct plateau *plateau,
		   const struct plateau_move *turn, struct strbuf *out);

#endif
