# The frame of a lesson, without style and pictures; a folder of lessons.
frame() {
	sed -e '/<style>/,/<\/style>/d' -e '/<svg/,/<\/svg>/d' "$@"
}
pinrec lesson --as html --lang es tests/lessons/plateau.yaml 2>/dev/null | frame
pinrec lesson --as html -o $TMP/course tests/lessons 2>/dev/null
ls $TMP/course
frame $TMP/course/index.html | sed -n '/<body/,$p'
grep -h -A 4 '<nav' $TMP/course/*.html
pinrec lesson --as html tests/lessons/plateau.yaml tests/lessons/plakoto.yaml | frame | grep -A 4 'contents'
