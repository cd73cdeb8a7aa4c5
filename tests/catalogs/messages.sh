#!/bin/sh
# Prints the template of the catalogs (.pot): messages.sh MESSAGES, where that is
# the program made of messages.c.  From the repo root.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

"$1" > "$folder/tables.c"
# Functions that take words of the program, and which of their arguments these
# are; where the number of arguments follows, others have the same name.
keywords='
	N_ words_say:2 problem_words:3 problem_say:2
	phrase_say:2 diags_add_words:6 phrase_write:2 phrase_write_next:3 phrase_join:5
	phrase_slot_words:3 case_word:3 plakoto_add_words:3 add_words:2
	sheet_split_number:2 say_phrase:2 caption_word:2
	position_fail:4 collapse_refuse:2 misread:2 fail_id:3
	match_tell_starter:3 match_tell_tag:4 match_tell_why:4
	data_refuse_key:3 data_refuse_value:3 refuse_key:3
	tree_build_refuse:4 loading_refuse:6 loading_refuse_key:4
	loading_refuse_value:3 refuse_example:3 refuse_pattern:4 compare:3,4t
	fault:4 fail:4,4t fail:5,5t report:5,5t
	pin_report_words:6 frame_report_words:6
	sgf_tell:4 sgf_tell_place:5 sgf_tell_stray:4
	refuse:2,3t refuse:3,3t refuse:4,4t refuse:5,6t refuse_tag:3
	refuse_value:3 merge_report_tags:3 lesson_tell_false_words:3
'
options=
for keyword in $keywords; do
	options="$options --keyword=$keyword"
done
# shellcheck disable=SC2086
xgettext --language=C --from-code=UTF-8 --no-location --no-wrap $options \
	--package-name=pinrec -o "$folder/pinrec.pot" \
	"$folder/tables.c" src/*/*.c 2>"$folder/trouble" || {
	cat "$folder/trouble" >&2
	exit 1
}
# The date would be another every day.
sed -e '/^"POT-Creation-Date/d' -e 's/charset=CHARSET/charset=UTF-8/' \
	"$folder/pinrec.pot"
