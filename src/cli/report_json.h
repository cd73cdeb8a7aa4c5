/*
 * A game and its findings as one JSON object.
 */
#ifndef CLI_REPORT_JSON_H
#define CLI_REPORT_JSON_H

struct report;
struct sheet;

/* Appends one block: an object and a line end. */
void report_json(const struct report *report, struct sheet *sheet);

#endif
