/*
 * Reads the bytes as an SGF file and plays its games: what is legal comes back
 * from BoardSpace's gestures as the same turns.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"
#include "base/strbuf.h"
#include "gestures.h"
#include "record/canonical.h"
#include "record/notation.h"
#include "record/pin.h"
#include "record/record.h"
#include "record/replay.h"
#include "record/sgf.h"
#include "record/transfer.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static struct notations *notations;

/* Aborts, so that the fuzzer keeps the input. */
static void
must(bool is_true)
{
	if (!is_true)
		abort();
}

/* One game on its way into a format. */
struct trip {
	struct arena arena;
	struct diags diags;
	struct replay_options options;
	struct replay_tools *tools;
	struct replay replay;
	struct record from, to;
	struct transfer transfer;
	const struct notation *target;
};

/* Takes the n-th game of the bytes; false: there is none, or it has no board. */
static bool
begin(struct trip *trip, const struct source *source, size_t n, const char *to)
{
	struct reading reading = {.source = source, .is_decoded = true};
	bool is_found = true;
	size_t i;

	memset(trip, 0, sizeof(*trip));
	trip->options = (struct replay_options){.notations = notations,
						.target = text_of(to),
						.no_hints = true,
						.cuts_lines = true};
	trip->tools = replay_tools_new(&trip->options);
	for (i = 0; i <= n && is_found; i++) {
		diags_init(&trip->diags, &trip->arena, false);
		is_found = sgf_read(&reading, &trip->arena, &trip->from,
				    &trip->diags);
	}
	if (!is_found || !replay_start(&trip->replay, &trip->from, trip->tools,
				       &trip->arena, &trip->diags))
		return false;
	trip->target = notations_find(notations, text_of(to),
				      trip->replay.game);
	if (trip->target == NULL)
		return false;
	trip->transfer.keeps_comments = true;
	transfer_record(&trip->replay, trip->target, &trip->transfer,
			&trip->arena, &trip->to);
	return true;
}

static void
end(struct trip *trip)
{
	replay_tools_free(trip->tools);
	arena_free(&trip->arena);
}

static bool
is_good(const struct trip *trip)
{
	return trip->diags.verdict <= VERDICT_UNSOUND &&
	       trip->transfer.missed == CARGO_COUNT;
}

static void
try_game(const struct source *source, size_t n)
{
	struct trip native, there, back;
	struct strbuf file = {0}, wanted = {0}, got = {0};
	struct source written = {.name = "written", .first_line = 1};
	struct writing writing = {.out = &file};
	bool has_native = begin(&native, source, n, "native");
	bool has_there = begin(&there, source, n, "boardspace");

	if (has_native && has_there && is_good(&native) && is_good(&there)) {
		writing.notation = there.target;
		sgf_write(&writing, &there.to);
		written.bytes = strbuf_text(&file);
		must(begin(&back, &written, 0, "native"));
		add_turns(&native.to, &wanted);
		add_turns(&back.to, &got);
		must(text_equals(strbuf_text(&wanted), strbuf_text(&got)));
		end(&back);
	}
	strbuf_free(&file);
	strbuf_free(&wanted);
	strbuf_free(&got);
	end(&native);
	end(&there);
}

int
LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
	enum { GAMES_MOST = 4 };
	struct source source = {.name = "fuzz",
				.bytes = {(const char *)bytes, size},
				.first_line = 1};
	size_t n;

	if (notations == NULL)
		notations = notations_new();
	for (n = 0; n < GAMES_MOST; n++)
		try_game(&source, n);
	return 0;
}
