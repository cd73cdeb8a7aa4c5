/*
 * What holds for one run of a command: the notations, the options of replay,
 * how findings are shown.  Options about games and rules are checked here.
 */
#ifndef CLI_SETUP_H
#define CLI_SETUP_H

#include <stdbool.h>
#include <stddef.h>

#include "base/arena.h"
#include "base/catalog.h"
#include "base/diag.h"
#include "cli/cli.h"
#include "cli/report.h"
#include "record/replay.h"

struct container;
struct notation;
struct notations;
struct options;

struct setup {
	const struct options *options;
	struct notations *notations;
	struct replay_options replay; /* a command may still change it */
	/* Of the input, as --from says; NULL: as each file is recognised. */
	const struct container *container;
	struct report_style style;     /* on standard error */
	const struct catalog *catalog; /* of messages; NULL: English */
	struct catalog catalog_of;     /* what that points to */
	bool colour_out;	       /* on standard output */
	struct arena arena;	       /* until it is closed */
};

/* False when an option is wrong: that was said, and `status` is set. */
bool setup_open(struct setup *setup, const struct options *options,
		enum exit_status *status);
void setup_close(struct setup *setup);

/* The language that --lang or the environment asks for: "en", "es" ... */
const char *setup_language(const struct setup *setup);

/* Says a finding about the value of an option, with the caret under it. */
void setup_report(struct setup *setup, const char *option, const char *value,
		  enum diag id, size_t offset, const struct problem *problem);

/*
 * The notation of that name, of any game; NULL when there is none: that was
 * said, with the nearest name.
 */
const struct notation *setup_find_notation(struct setup *setup,
					   const char *wanted);

/* The form that show and moves print: --as and --format json together. */
bool setup_wants_json(const struct setup *setup);

#endif
