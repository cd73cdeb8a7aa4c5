/*
 * The commands.  main.c finds them here, and help is printed from here.
 */
#include "cli/cli.h"

/* clang-format off */
const struct command cli_commands[] = {
	{"check", cmd_check, "[file...]",
	 "replay every game and report each problem",
	 "view", "pinrec check club.pin", false, false},
	{"show", cmd_show, "[file...]",
	 "draw positions of games, or one given by --position",
	 "at nth as view no-comments position output", "pinrec show --at 12 club.pin", true, false},
	{"format", cmd_format, "[file...]",
	 "rewrite games in the canonical form",
	 "check output view no-comments", "pinrec format club.pin -o club-canonical.pin", false, false},
	{"convert", cmd_convert, "[file...]",
	 "rewrite games in another format",
	 "to lossless keep-going positions list output view no-comments",
	 "pinrec convert --to yaml club.pin", false, false},
	{"moves", cmd_moves, "[file]",
	 "list the legal turns of a position",
	 "position at nth view dice count", "pinrec moves --at 6 club.pin", false, false},
	{"perft", cmd_perft, "DEPTH [file]",
	 "count the legal lines of DEPTH turns",
	 "position at nth divide", "pinrec perft 2 --game Plateau", false, false},
	{"know", cmd_know, "[file]",
	 "say what a player (--view) can know of the hidden pieces",
	 "at nth view", "pinrec know --at 12 --view white club.pin", false, false},
	{"redact", cmd_redact, "--view WHO [file...]",
	 "write the score sheet that one player could have kept",
	 "view output no-comments", "pinrec redact --view white club.pin",
	 false, false},
	{"merge", cmd_merge, "WHITE BLACK",
	 "join the score sheets that both players kept of a game",
	 "output", "pinrec merge sheet-white.pin sheet-black.pin", false, false},
	{"lesson", cmd_lesson, "[file...]",
	 "check lessons and render them",
	 "check output as", "pinrec lesson --check samples/lessons/plateau", false,
	 true},
	{"explain", cmd_explain, "NAME...",
	 "explain a rule, a finding or a rules option",
	 "list", "pinrec explain distance", false, false},
	{0}
};
/* clang-format on */
