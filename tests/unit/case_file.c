#include "unit/case_file.h"

#include <CUnit/CUnit.h>
#include <stdio.h>
#include <string.h>

#include "unit/support.h"

static bool
next_line(struct text *rest, struct text *line)
{
	const char *end;

	if (rest->length == 0)
		return false;
	end = memchr(rest->start, '\n', rest->length);
	*line = *rest;
	line->length = end == NULL ? rest->length : (size_t)(end - rest->start);
	*rest = text_slice(*rest, line->length + 1, rest->length);
	return true;
}

static struct case_row
cut_row(struct text line)
{
	struct case_row row = {.count = 0};
	size_t start = 0, i;

	for (i = 0; i <= line.length && row.count < CASE_COLUMNS_MAX; i++) {
		if (i < line.length && line.start[i] != '\t')
			continue;
		row.columns[row.count++] = text_slice(line, start, i - start);
		start = i + 1;
	}
	return row;
}

size_t
case_each_row(const char *path, void (*check)(const struct case_row *))
{
	struct strbuf file = {0};
	struct text rest, line;
	size_t count = 0;

	CU_ASSERT_TRUE_FATAL(read_file(path, &file));
	rest = strbuf_text(&file);
	while (next_line(&rest, &line)) {
		struct case_row row;

		if (line.length == 0 || line.start[0] == '#')
			continue;
		row = cut_row(line);
		if (text_is(row.columns[0], "option"))
			continue;
		check(&row);
		count++;
	}
	strbuf_free(&file);
	return count;
}

void
case_complain(const char *what, struct text a, struct text b)
{
	fprintf(stderr, "\n%s: %.*s: %.*s\n", what, (int)a.length, a.start,
		(int)b.length, b.start);
}

unsigned
case_file_number(struct text text)
{
	unsigned number = 0;

	text_number(text, 10000, &number);
	return number;
}
