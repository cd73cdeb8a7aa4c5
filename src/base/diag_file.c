/*
 * What can be wrong with files that are no records, notations and lessons: a
 * part of the table of diag.c.
 */
#include "base/diag_rows.h"

/* clang-format off */
const struct diag_row diag_file_rows[DIAG_FILE_ROWS] = {
	[DIAG_FILE_TOO_LONG - DIAG_FILE_FIRST] = {"file-too-long", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"a notation or a lesson is a short file[: {limit} bytes at "
		"most]"},
	[DIAG_YAML - DIAG_FILE_FIRST] = {"yaml", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"this is not the YAML that is read here[: {reason}]"},
	[DIAG_NOTATION_KEY - DIAG_FILE_FIRST] = {"notation-key", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"a notation has no key {key} here"},
	[DIAG_NOTATION_MISSING - DIAG_FILE_FIRST] = {"notation-missing", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"a notation needs the key {key}"},
	[DIAG_NOTATION_VALUE - DIAG_FILE_FIRST] = {"notation-value", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"this value cannot be used[ for the key {key}][: {reason}]"},
	[DIAG_NOTATION_PATTERN - DIAG_FILE_FIRST] = {"notation-pattern", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"this pattern cannot be used[: {reason}]"},
	[DIAG_NOTATION_TEMPLATE - DIAG_FILE_FIRST] = {"notation-template", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"this template cannot be used[: {reason}]"},
	[DIAG_NOTATION_EXAMPLE - DIAG_FILE_FIRST] = {"notation-example", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"the notation does not do what its example says"
		"[: {reason}]"},
	[DIAG_PATTERN_LIMIT - DIAG_FILE_FIRST] = {"pattern-limit", LEVEL_ERROR,
		VERDICT_UNREADABLE, "",
		"the pattern of the notation needs too many steps for this "
		"text"},
	[DIAG_LESSON_KEY - DIAG_FILE_FIRST] = {"lesson-key", LEVEL_ERROR, VERDICT_UNREADABLE, "",
		"this is no key of a lesson[: {name}]"},
	[DIAG_LESSON_MISSING - DIAG_FILE_FIRST] = {"lesson-missing", LEVEL_ERROR,
		VERDICT_UNREADABLE, "", "something is missing here[: {name}]"},
	[DIAG_LESSON_VALUE - DIAG_FILE_FIRST] = {"lesson-value", LEVEL_ERROR,
		VERDICT_UNREADABLE, "", "this cannot stand here[: {reason}]"},
	[DIAG_LESSON_FALSE - DIAG_FILE_FIRST] = {"lesson-false", LEVEL_ERROR, VERDICT_UNSOUND,
		"", "the lesson is wrong here[: it says {claim}][, but the "
		"truth is {truth}]"},
	[DIAG_LESSON_LANGUAGE - DIAG_FILE_FIRST] = {"lesson-language", LEVEL_WARNING,
		VERDICT_LEGAL, "",
		"there is no translation here, so the text is in English"
		"[: {number} {number|text|texts} of {lesson}]"},
};
/* clang-format on */
