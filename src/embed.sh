#!/bin/sh
# Turns files into C arrays (record/builtin.h): sh embed.sh file... > builtin.c
set -eu

echo '/* Made by src/embed.sh. */'
echo '#include "record/builtin.h"'

n=0
for file in "$@"; do
	echo
	echo "static const unsigned char file_$n[] = {"
	od -A n -v -t u1 "$file" | awk '
		{
			line = "\t"
			for (i = 1; i <= NF; i++)
				line = line $i ","
			print line
		}
		END { print "\t0\n};" }'
	n=$((n + 1))
done

echo
echo 'const struct builtin builtin_files[] = {'
n=0
for file in "$@"; do
	echo "	{\"${file##*/}\", (const char *)file_$n, sizeof(file_$n) - 1},"
	n=$((n + 1))
done
echo '	{0, 0, 0},'
echo '};'
