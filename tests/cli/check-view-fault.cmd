# When hidden faces alone make a turn illegal, a view is told the rule alone.
for view in all white black public; do
	echo '1. bx,rr@a1 xx,xx@d4 2. xx@a1 xx@d4 3. a1=b>b2 *' |
		pinrec check --game Plateau --quiet --view $view 2>&1
done
