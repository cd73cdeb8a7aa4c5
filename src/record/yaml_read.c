/*
 * From a YAML file to records, one document at a time.
 */
#include "base/diag.h"
#include "base/source.h"
#include "record/container.h"
#include "record/data.h"
#include "record/pin_lex.h"
#include "record/record.h"
#include "record/yaml.h"
#include "record/yaml_frame.h"
#include "record/yaml_tree.h"

bool
yaml_recognise(struct text beginning)
{
	return yaml_frame_is_record(beginning);
}

size_t
yaml_cut(struct text bytes, size_t wanted)
{
	return pin_is_utf16(bytes) ? 0 : yaml_frame_cut(bytes, wanted);
}

/* Bytes without what is blank at their end. */
static size_t
trimmed_length(struct text bytes, const struct yaml_frame *frame)
{
	struct text text = text_slice(bytes, frame->start,
				      frame->end - frame->start);
	size_t length = text.length;

	while (length > 1 && (text.start[length - 1] == '\n' ||
			      text.start[length - 1] == '\r' ||
			      text.start[length - 1] == ' '))
		length--;
	return length;
}

/* Without text: "---" and nothing behind it, or only a comment. */
static bool
is_nothing(const struct yaml_node *root)
{
	return root == NULL ||
	       (root->kind == YAML_TEXT && root->text.length == 0);
}

static void
tell_glued(const struct yaml_frame *frame, struct diags *diags)
{
	diags_add_words(diags, DIAG_GLUED, frame->end, 1, "where",
			"without a line --- before it");
}

/* Behind what follows the document and belongs to no other. */
static size_t
find_next(struct text bytes, size_t at)
{
	struct yaml_frame frame;

	return yaml_frame_next(bytes, at, &frame) ? at : bytes.length;
}

static bool
read_document(struct reading *reading, const struct yaml_frame *frame,
	      struct arena *arena, struct record *record, struct diags *diags)
{
	struct text bytes = reading->source->bytes;
	struct yaml_node *root = yaml_tree_read_part(
		reading->source, frame->start, frame->end, arena, diags);

	if (is_nothing(root) && diags->error_count == 0)
		return false;
	*record = (struct record){.source = reading->source,
				  .offset = frame->start,
				  .length = trimmed_length(bytes, frame)};
	data_read(root, record, arena, diags);
	if (frame->is_glued)
		tell_glued(frame, diags);
	return true;
}

bool
yaml_read(struct reading *reading, struct arena *arena, struct record *record,
	  struct diags *diags)
{
	struct text bytes = reading->source->bytes;
	struct yaml_frame frame;

	if (reading->offset == 0 && pin_is_utf16(bytes)) {
		*record = (struct record){.source = reading->source,
					  .length = bytes.length};
		reading->offset = bytes.length;
		diags_add(diags, DIAG_UTF16, 0, 1, NULL);
		return true;
	}
	while (yaml_frame_next(bytes, reading->offset, &frame)) {
		bool found = read_document(reading, &frame, arena, record,
					   diags);

		reading->offset = find_next(bytes, frame.end);
		if (found)
			return true;
	}
	reading->offset = bytes.length;
	return false;
}
