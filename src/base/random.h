/*
 * Numbers that look random and come again with the same seed.  Not for
 * secrets.
 */
#ifndef BASE_RANDOM_H
#define BASE_RANDOM_H

#include <stdint.h>

/* The next number; any seed will do (Steele, Lea and Flood's SplitMix64). */
static inline uint64_t
random_next(uint64_t *seed)
{
	uint64_t z = *seed += 0x9E3779B97F4A7C15;

	z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
	z = (z ^ z >> 27) * 0x94D049BB133111EB;
	return z ^ z >> 31;
}

/* One of 0 to n - 1, near enough equally often; n is at least 1. */
static inline unsigned
random_below(uint64_t *seed, unsigned n)
{
	return (unsigned)((random_next(seed) >> 32) * n >> 32);
}

#endif
