# Variations that were cut say so, as the main line does.
printf '[Game "Plateau"]

1. xx,xx@a1 (xx,rr@a1 2. rr@c2 c2>e7 3. bb@b3) (zz,zz@a1 xx,rr@d4) xx,rr@d4 *
' |
	pinrec convert --quiet --keep-going --no-comments --to yaml
