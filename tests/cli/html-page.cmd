# The frame of a small page, without style, script and pictures.
pinrec show --as html --lang en tests/cli/data/html.pin |
	sed -e '/<style>/,/<\/style>/d' -e '/^<script>/,/<\/script>/d' -e 's/<svg.*/<svg/' -e '/<svg/,/<\/svg>/d'
