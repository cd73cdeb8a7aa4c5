/*
 * The running score of a match.
 */
#ifndef CLI_SCORE_H
#define CLI_SCORE_H

struct match_score;
struct record;
struct strbuf;

/* Appends "Ada 3, Ben 1 in a match to 5", without a line end. */
void score_write(const struct record *record, const struct match_score *score,
		 struct strbuf *out);

#endif
