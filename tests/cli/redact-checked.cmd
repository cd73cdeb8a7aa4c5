for view in white black public; do
	pinrec redact --view $view tests/rules/plateau-games.pin | pinrec check --strict
done
