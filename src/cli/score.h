/*
 * The running score of a match.
 */
#ifndef CLI_SCORE_H
#define CLI_SCORE_H

struct catalog;
struct match_score;
struct record;
struct strbuf;

/*
 * Appends "White Ada 3, Black Ben 1 in a match to 5", without a line end.  White
 * stands first, as in the tag Score, whoever that is in this game.
 */
void score_write(const struct record *record, const struct match_score *score,
		 const struct catalog *catalog, struct strbuf *out);

#endif
