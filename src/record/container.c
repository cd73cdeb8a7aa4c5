/*
 * The containers that there are.
 */
#include "record/container.h"

#include "base/catalog.h"
#include "record/json.h"
#include "record/mat.h"
#include "record/pin.h"
#include "record/pin_lex.h"
#include "record/sgf.h"
#include "record/sgf_scan.h"
#include "record/text_file.h"
#include "record/words.h"
#include "record/yaml.h"

const char *const cargo_names[] = {"tags",	 "rules",    "position",
				   "view",	 "comments", "glyphs",
				   "variations", "refusals", "rolls",
				   "result",	 "choice",   NULL};

static const char *const no_endings[] = {NULL};
static const char *const pin_endings[] = {".pin", ".txt", NULL};
static const char *const sgf_endings[] = {".sgf", NULL};
static const char *const yaml_endings[] = {".yaml", ".yml", NULL};
static const char *const json_endings[] = {".jsonl", ".json", NULL};

/*
 * What nothing else recognises is taken for it.  A list of maps, as JSON has
 * it, is no tag.
 */
static bool
recognise_pin(struct text beginning)
{
	beginning = text_trim(beginning);
	if (!text_starts(beginning, "["))
		return false;
	beginning = text_trim(text_slice(beginning, 1, beginning.length));
	return !text_starts(beginning, "{");
}

static bool
read_pin(struct reading *reading, struct arena *arena, struct record *record,
	 struct diags *diags)
{
	struct pin_options options = {.has_game = reading->has_game};

	return pin_read(reading->source, &reading->offset, &options, arena,
			record, diags);
}

static void
write_pin(const struct writing *writing, const struct record *record)
{
	pin_write(record, writing->out);
}

static const char *const mat_endings[] = {".mat", NULL};
static const char *const text_endings[] = {".fibs", ".gammonx", NULL};

/* In yaml and json, as in pin, any game can be written as it stands. */
static const struct container_way any_ways[] = {{"", NULL, false},
						{NULL, NULL, false}};
static const struct container_way sgf_ways[] = {{"", "Plateau", false},
						{"backgammon", "Plakoto",
						 false},
						{"boardspace", "Plateau", true},
						{NULL, NULL, false}};
static const struct container_way mat_ways[] = {{"", "Plakoto", false},
						{NULL, NULL, false}};
static const struct container_way text_ways[] = {{"fibs", "Plakoto", false},
						 {"gammonx", "Plakoto", false},
						 {NULL, NULL, false}};

/* Lines that stand by themselves: what belongs to one turn has no place. */
enum {
	CARRIES_LINES = ((1u << CARGO_COUNT) - 1) &
			~(1u << CARGO_COMMENTS | 1u << CARGO_GLYPHS |
			  1u << CARGO_VARIATIONS)
};

static const struct container containers[] = {
	{.name = "pin",
	 .begins = N_("a tag such as [Game \"Plateau\"]"),
	 .ways = any_ways,
	 .endings = pin_endings,
	 .carries = (1u << CARGO_COUNT) - 1,
	 .layout = LAYOUT_PIN,
	 .is_spaced = true,
	 .has_glyphs_in_turns = true,
	 .recognise = recognise_pin,
	 .cut = pin_cut,
	 .read = read_pin,
	 .write = write_pin},
	{.name = "sgf",
	 .begins = N_("(;"),
	 .ways = sgf_ways,
	 .endings = sgf_endings,
	 .carries = (1u << CARGO_COUNT) - 1,
	 .layout = LAYOUT_SGF,
	 .is_spaced = true,
	 .recognise = sgf_recognise,
	 .cut = sgf_cut,
	 .read = sgf_read,
	 .write = sgf_write},
	{.name = "words",
	 .ways = any_ways,
	 .has_words = true,
	 .endings = no_endings,
	 .carries = (1u << CARGO_COUNT) - 1,
	 .layout = LAYOUT_LINES,
	 .is_spaced = true,
	 .write = words_write},
	{.name = "json",
	 .begins = N_("{ and a key such as \"game\""),
	 .ways = any_ways,
	 .endings = json_endings,
	 .carries = (1u << CARGO_COUNT) - 1,
	 .layout = LAYOUT_UTF8,
	 .has_other_files = true,
	 .has_positions = true,
	 .recognise = json_recognise,
	 .cut = json_cut,
	 .read = json_read,
	 .write = json_write},
	{.name = "yaml",
	 .begins = N_("a key such as game:"),
	 .ways = any_ways,
	 .endings = yaml_endings,
	 .carries = (1u << CARGO_COUNT) - 1,
	 .layout = LAYOUT_UTF8,
	 .has_other_files = true,
	 .has_positions = true,
	 .recognise = yaml_recognise,
	 .cut = yaml_cut,
	 .read = yaml_read,
	 .write = yaml_write},
	{.name = "mat",
	 .begins = N_("the line Game 1"),
	 .ways = mat_ways,
	 .endings = mat_endings,
	 .carries = CARRIES_LINES,
	 .layout = LAYOUT_LINES,
	 .has_no_results = true,
	 .is_spaced = true,
	 .recognise = mat_recognise,
	 .cut = mat_cut,
	 .find_heading = mat_find_heading,
	 .read = mat_read,
	 .write = mat_write},
	{.name = "text",
	 .begins = N_("who plays, or a turn behind its side"),
	 .ways = text_ways,
	 .endings = text_endings,
	 .carries = CARRIES_LINES,
	 .layout = LAYOUT_LINES,
	 .has_no_results = true,
	 .is_spaced = true,
	 .recognise = text_file_recognise,
	 .cut = text_file_cut,
	 .read = text_file_read,
	 .write = text_file_write},
};

enum { CONTAINER_COUNT = sizeof(containers) / sizeof(containers[0]) };

const struct container *
container_get(size_t n)
{
	return n < CONTAINER_COUNT ? &containers[n] : NULL;
}

const struct container *
container_find(struct text name)
{
	size_t n;

	for (n = 0; n < CONTAINER_COUNT; n++)
		if (text_is(name, containers[n].name))
			return &containers[n];
	return NULL;
}

static bool
has_one_of(const char *const *endings, struct text name)
{
	for (; *endings != NULL; endings++)
		if (text_ends(name, *endings))
			return true;
	return false;
}

const struct container *
container_recognise(struct text beginning, struct text name)
{
	size_t n;

	for (n = 0; n < CONTAINER_COUNT; n++)
		if (containers[n].recognise != NULL &&
		    containers[n].recognise(beginning))
			return &containers[n];
	for (n = 0; n < CONTAINER_COUNT; n++)
		if (has_one_of(containers[n].endings, name))
			return &containers[n];
	return &containers[0];
}

bool
container_is_other(struct text beginning, struct text name)
{
	bool has_other_files = false;
	size_t n;

	if (pin_is_utf16(beginning))
		return false; /* which is worth an error of its own */
	for (n = 0; n < CONTAINER_COUNT; n++) {
		if (containers[n].recognise != NULL &&
		    containers[n].recognise(beginning))
			return false;
		if (has_one_of(containers[n].endings, name))
			has_other_files = containers[n].has_other_files;
	}
	return has_other_files;
}

bool
container_has_ending(struct text name)
{
	size_t n;

	for (n = 0; n < CONTAINER_COUNT; n++)
		if (has_one_of(containers[n].endings, name))
			return true;
	return false;
}
