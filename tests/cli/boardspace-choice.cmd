# Gestures do not say how many are captured: a turn that takes fewer is refused.
printf '[Game "Plateau"]\n[Rules "capture=choice"]\n[Result "*"]\n\n1. xx,rr@a1 xx,xx@a2 2. rr@a1 xx@b4 3. a1>a2x1 *\n' | pinrec convert --to boardspace -
