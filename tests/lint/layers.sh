#!/bin/sh
# What src/README.md says of the layers: base < games < record < cli.
set -u
failed=0

# complain WHAT PLACES: prints the places, one a line, if there are any.
complain() {
	[ -n "$2" ] || return 0
	printf '%s\n' "$2" | while IFS= read -r place; do
		printf 'layers: %s: %s\n' "$1" "$place"
	done
	failed=1
}

# forbid WHAT PATTERN FILE...: no line of the files may have the pattern.
# Files that do not exist (a glob without a match) are passed over.
forbid() {
	what=$1
	pattern=$2
	shift 2
	complain "$what" "$(grep -nE -- "$pattern" "$@" /dev/null 2>/dev/null)"
}

include='^[[:space:]]*#[[:space:]]*include[[:space:]]*"'

forbid 'base/ includes upward' "${include}(games|record|cli)/" src/base/*.[ch]
forbid 'games/ includes upward' "${include}(record|cli)/" src/games/*.[ch]
forbid 'record/ includes upward' "${include}cli/" src/record/*.[ch]
forbid 'a path must say its layer' "${include}[^/]*\"" src/*.[ch] src/*/*.[ch]

# The games are siblings that do not know each other; only games.c does.
forbid 'plakoto knows plateau' '[Pp][Ll][Aa][Tt][Ee][Aa][Uu]' \
	src/games/plakoto*.[ch]
forbid 'plateau knows plakoto' '[Pp][Ll][Aa][Kk][Oo][Tt][Oo]' \
	src/games/plateau*.[ch]
# Outside libraries stand behind one file each.
for file in src/*.[ch] src/*/*.[ch]; do
	[ -f "$file" ] || continue
	case $file in
	src/record/pattern.c) ;;
	*) forbid 'PCRE2 belongs to record/pattern.c' '<pcre2\.h>' "$file" ;;
	esac
	case $file in
	src/record/yaml_tree.c) ;;
	*) forbid 'libyaml belongs to record/yaml_tree.c' '<yaml\.h>' "$file" ;;
	esac
done

# Below cli/: no files, no printing, no ending, no environment, no threads.
# Comments and strings are taken out first: words may speak of printing.
code_of() {
	awk -f tests/lint/code.awk "$@"
}

calls='(f|v|vf|d)?printf|puts|fputs|putchar|fopen|fread|fwrite|exit|_Exit'
calls="$calls|abort|getenv|setlocale|longjmp|pthread_[a-z_]*"
outside="(^|[^a-zA-Z0-9_])((FILE|stdin|stdout|stderr)([^a-zA-Z0-9_]|\$)"
outside="$outside|($calls)[[:space:]]*\\()"
headers='<(stdio|unistd|fcntl|pthread|setjmp|signal|locale)\.h>'
for file in src/base/*.[ch] src/games/*.[ch] src/record/*.[ch]; do
	[ -f "$file" ] || continue
	found=$(code_of "$file" | grep -E "$outside|$headers")
	case $file in
	src/base/strbuf.c) # out_of_memory(), and vsnprintf
		found=$(printf '%s\n' "$found" |
			grep -vE 'fputs\("", stderr\)|exit\(3\)|<stdio\.h>')
		;;
	esac
	complain 'belongs to cli/' "$found"
done

for file in src/base/*.[ch] src/record/*.[ch] src/cli/*.[ch] \
	src/games/game.h; do
	[ -f "$file" ] || continue
	complain 'only games.c names a game' "$(code_of "$file" |
		grep -E 'pla(teau|koto)[._/][a-z]+')"
done

# Nothing below cli/ changes at file scope: such variables are const.
for file in src/base/*.c src/games/*.c src/record/*.c; do
	[ -f "$file" ] || continue
	complain 'a variable that changes' "$(code_of "$file" |
		grep -E '^[^:]*:[0-9]*:[[:space:]]*static [^(]*[=;]' |
		grep -vE 'static const [^*=]*[=;]|\*const [^*=]*[=;]')"
done

exit "$failed"
