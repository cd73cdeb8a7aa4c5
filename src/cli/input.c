/*
 * Reading what the user names, in stretches of whole games.
 */
#include "cli/input.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/latin1.h"
#include "cli/paths.h"
#include "record/container.h"

enum {
	BLOCK_BYTES = 64 * 1024,
	CUT_BYTES = 96 * 1024,	 /* where a stretch should end */
	FILL_BYTES = 128 * 1024, /* what is read before it is cut */
	SAMPLE_BYTES = 1024	 /* of a file, to see what it is */
};

struct input {
	struct paths paths;
	enum encoding encoding;
	const struct container *wanted;	   /* NULL: as recognised */
	const struct container *container; /* of the open file */
	struct strbuf path;		   /* of the open file, terminated */
	int descriptor;			   /* -1: no file is open */
	bool at_end;			   /* of the open file */
	bool starts;	   /* nothing of it was handed out yet */
	bool is_malformed; /* a byte that is no UTF-8 was found */
	int error;	   /* errno of a failed read */
	size_t line, column;
	size_t byte_count;     /* read since the last stretch */
	struct strbuf heading; /* that the next stretch goes on with */
	struct strbuf block;
	struct strbuf pending; /* read and not handed out */
	char *standard[1];
};

void
stretch_free(struct stretch *stretch)
{
	strbuf_free(&stretch->name);
	strbuf_free(&stretch->bytes);
	strbuf_free(&stretch->heading);
	strbuf_free(&stretch->trouble);
}

struct input *
input_new(char **names, size_t name_count, enum encoding encoding,
	  const struct container *container)
{
	static char dash[] = "-";
	struct input *input = calloc(1, sizeof(*input));

	if (input == NULL)
		out_of_memory();
	input->standard[0] = dash;
	input->paths.names = name_count > 0 ? names : input->standard;
	input->paths.name_count = name_count > 0 ? name_count : 1;
	input->encoding = encoding;
	input->wanted = container;
	input->descriptor = -1;
	return input;
}

static void
close_file(struct input *input)
{
	if (input->descriptor > STDIN_FILENO)
		close(input->descriptor);
	input->descriptor = -1;
}

void
input_free(struct input *input)
{
	close_file(input);
	paths_free(&input->paths);
	strbuf_free(&input->path);
	strbuf_free(&input->heading);
	strbuf_free(&input->block);
	strbuf_free(&input->pending);
	free(input);
}

/* Reads a whole block, whatever the size of the writes into a pipe is. */
static void
read_block(struct input *input)
{
	ssize_t got;

	strbuf_clear(&input->block);
	strbuf_reserve(&input->block, BLOCK_BYTES);
	while (!input->at_end && input->block.length < BLOCK_BYTES) {
		got = read(input->descriptor,
			   input->block.bytes + input->block.length,
			   BLOCK_BYTES - input->block.length);
		if (got > 0) {
			input->block.length += (size_t)got;
			continue;
		}
		if (got < 0 && errno == EINTR)
			continue;
		input->at_end = true;
		input->error = got < 0 ? errno : 0;
	}
	input->byte_count += input->block.length;
}

static bool
is_control(unsigned char c)
{
	return (c < 0x20 && !(c >= '\t' && c <= '\r') && c != 0x1A &&
		c != 0x1B) ||
	       c == 0x7F;
}

/*
 * Whether a file that begins so is no text.  A damaged byte or two do not make
 * it so; more than one control character in twenty bytes does.
 */
static bool
is_binary(struct text bytes)
{
	size_t controls = 0, n;

	if (bytes.length > SAMPLE_BYTES)
		bytes.length = SAMPLE_BYTES;
	for (n = 0; n < bytes.length; n++)
		controls += is_control((unsigned char)bytes.start[n]);
	return controls * 20 > bytes.length;
}

/* Reads until so many bytes are pending or the file ends. */
static void
fill(struct input *input, size_t wanted)
{
	while (!input->at_end && input->pending.length < wanted) {
		read_block(input);
		if (input->encoding == ENCODING_LATIN1)
			latin1_add(&input->pending, strbuf_text(&input->block));
		else
			strbuf_add_text(&input->pending,
					strbuf_text(&input->block));
	}
}

/*
 * A file that is no text has no game borders: only its first block is looked
 * at, which is enough to say so.  Of others it tells the container.
 */
static void
look_at_start(struct input *input)
{
	fill(input, 1);
	if (is_binary(strbuf_text(&input->block)))
		input->at_end = true;
	input->container = input->wanted;
	if (input->container == NULL)
		input->container = container_recognise(
			strbuf_text(&input->pending),
			text_of(input->path.bytes));
}

/* Where the next stretch of the pending bytes ends. */
static size_t
find_cut(struct input *input)
{
	size_t wanted = FILL_BYTES, cut;

	while (true) {
		fill(input, wanted);
		if (input->at_end && input->pending.length <= FILL_BYTES)
			return input->pending.length;
		cut = input->container->cut(strbuf_text(&input->pending),
					    CUT_BYTES);
		if (cut > 0)
			return cut;
		if (input->at_end)
			return input->pending.length;
		/* Twice as much each time, so that all of it is linear. */
		wanted = input->pending.length * 2;
	}
}

static bool
is_ascii(struct text text)
{
	uint64_t eight, all = 0;
	size_t n;

	for (n = 0; n + sizeof(eight) <= text.length; n += sizeof(eight)) {
		memcpy(&eight, text.start + n, sizeof(eight));
		all |= eight;
	}
	for (; n < text.length; n++)
		all |= (unsigned char)text.start[n];
	return (all & 0x8080808080808080) == 0;
}

/* Bytes that are no UTF-8 are told once a file. */
static void
check_encoding(struct input *input, struct stretch *stretch)
{
	struct text bytes = strbuf_text(&stretch->bytes);

	stretch->is_encoding_told = input->is_malformed;
	if (!input->is_malformed && !is_ascii(bytes))
		input->is_malformed = text_find_malformed(bytes) < bytes.length;
}

/* Counts the line ends as source_place does, and where the last line is. */
static void
count_lines(struct input *input, struct text bytes)
{
	const char *at = bytes.start, *end = bytes.start + bytes.length;
	const char *line = NULL, *next;
	bool has_cr = bytes.length > 0 &&
		      memchr(bytes.start, '\r', bytes.length) != NULL;

	while (at < end) {
		if (!has_cr) {
			next = memchr(at, '\n', (size_t)(end - at));
			if (next == NULL)
				break;
			at = next;
		}
		if (*at == '\n' || *at == '\r') {
			if (at + 1 < end && (at[1] == '\n' || at[1] == '\r') &&
			    at[1] != at[0])
				at++;
			line = at + 1;
			input->line++;
		}
		at++;
	}
	if (line != NULL)
		input->column = 1;
	else
		line = bytes.start;
	input->column += text_characters(
		text_slice(bytes, (size_t)(line - bytes.start), bytes.length));
}

static void
set_name(struct stretch *stretch, const struct strbuf *path)
{
	strbuf_clear(&stretch->name);
	strbuf_add_text(&stretch->name, strbuf_text(path));
	strbuf_clear(&stretch->trouble);
}

/* Hands out the first `cut` pending bytes: only the rest is copied. */
static void
take_pending(struct input *input, struct stretch *stretch, size_t cut)
{
	struct strbuf rest = stretch->bytes;

	strbuf_clear(&rest);
	strbuf_add_text(&rest, text_slice(strbuf_text(&input->pending), cut,
					  input->pending.length));
	stretch->bytes = input->pending;
	stretch->bytes.length = cut;
	input->pending = rest;
}

/* What the stretches before said of their games holds for this one, too. */
static void
carry_heading(struct input *input, struct stretch *stretch)
{
	struct text heading;

	strbuf_clear(&stretch->heading);
	if (input->container->find_heading == NULL)
		return;
	strbuf_add_text(&stretch->heading, strbuf_text(&input->heading));
	heading = input->container->find_heading(strbuf_text(&stretch->bytes));
	if (heading.length == 0)
		return;
	strbuf_clear(&input->heading);
	strbuf_add_text(&input->heading, heading);
}

static void
next_stretch(struct input *input, struct stretch *stretch)
{
	take_pending(input, stretch, find_cut(input));
	set_name(stretch, &input->path);
	stretch->source = (struct source){
		stretch->name.bytes, strbuf_text(&stretch->bytes), input->line};
	stretch->container = input->container;
	carry_heading(input, stretch);
	stretch->first_column = input->column;
	stretch->starts = input->starts;
	stretch->ends = input->at_end && input->pending.length == 0;
	stretch->byte_count = input->byte_count;
	check_encoding(input, stretch);
	input->byte_count = 0;
	input->starts = false;
	if (!stretch->ends)
		count_lines(input, stretch->source.bytes);
}

void
stretch_set(struct stretch *stretch, const char *name, struct text text,
	    const struct container *container)
{
	strbuf_clear(&stretch->name);
	strbuf_add(&stretch->name, name, strlen(name) + 1);
	strbuf_clear(&stretch->bytes);
	strbuf_add_text(&stretch->bytes, text);
	strbuf_clear(&stretch->heading);
	strbuf_clear(&stretch->trouble);
	stretch->source = (struct source){stretch->name.bytes,
					  strbuf_text(&stretch->bytes), 1};
	stretch->container = container;
	stretch->first_column = 1;
	stretch->starts = stretch->ends = true;
	stretch->byte_count = text.length;
	stretch->is_encoding_told = false;
	stretch->is_passed_over = false;
}

static void
set_trouble(struct stretch *stretch, const char *name, int error)
{
	strbuf_clear(&stretch->trouble);
	strbuf_add_string(&stretch->trouble, name);
	strbuf_add_string(&stretch->trouble, ": ");
	strbuf_add_string(&stretch->trouble, strerror(error));
}

/* A stretch without anything, so that it is told in its place. */
static void
pass_over(struct input *input, struct stretch *stretch)
{
	set_name(stretch, &input->path);
	strbuf_clear(&stretch->bytes);
	stretch->source = (struct source){stretch->name.bytes, {"", 0}, 1};
	stretch->container = input->container;
	stretch->first_column = 1;
	stretch->starts = stretch->ends = false;
	stretch->is_passed_over = true;
	stretch->byte_count = input->byte_count;
	input->byte_count = 0;
	close_file(input);
	input->paths.folder_files--;
}

/* Of a folder only what is a record is read; a file that is named is one. */
static bool
is_other(const struct input *input)
{
	return input->paths.is_found &&
	       container_is_other(strbuf_text(&input->pending),
				  text_of(input->path.bytes));
}

static bool
open_file(struct input *input, struct stretch *stretch)
{
	const char *name = input->path.bytes;

	input->descriptor = strcmp(name, "-") == 0
				    ? STDIN_FILENO
				    : open(name, O_RDONLY | O_CLOEXEC);
	if (input->descriptor < 0) {
		set_trouble(stretch, name, errno);
		return false;
	}
	input->at_end = false;
	input->starts = true;
	input->is_malformed = false;
	input->error = 0;
	input->line = 1;
	input->column = 1;
	strbuf_clear(&input->pending);
	strbuf_clear(&input->heading);
	look_at_start(input);
	if (!is_other(input))
		return true;
	pass_over(input, stretch);
	return false;
}

/* After the last stretch: a failed read, if there was one. */
static bool
end_file(struct input *input, struct stretch *stretch)
{
	close_file(input);
	if (input->error == 0)
		return false;
	set_trouble(stretch, input->path.bytes, input->error);
	input->error = 0;
	return true;
}

bool
input_next(struct input *input, struct stretch *stretch)
{
	strbuf_clear(&stretch->trouble);
	stretch->is_passed_over = false;
	while (true) {
		if (input->descriptor >= 0) {
			bool is_done = input->at_end && !input->starts &&
				       input->pending.length == 0;

			/* A file that failed at once has no games to miss. */
			if (input->error != 0 && input->pending.length == 0)
				is_done = true;
			if (!is_done) {
				next_stretch(input, stretch);
				return true;
			}
			if (end_file(input, stretch))
				return true;
		}
		switch (paths_next(&input->paths, &input->path)) {
		case PATHS_END:
			return false;
		case PATHS_TROUBLE:
			strbuf_add_text(&stretch->trouble,
					strbuf_text(&input->path));
			return true;
		case PATHS_FILE:
			if (!open_file(input, stretch))
				return true;
			break;
		}
	}
}
