# Stretches that begin in a match know what was said above it.
{ printf "; [Game \"Plakoto\"]\n; [Event \"long\"]\n\n 3 point match\n\n"; awk "BEGIN { for (n = 1; n <= 4000; n++) printf \" Game %d\\n; [Result \\\"*\\\"]\\n  1) 65: 24/18 24/19             61: 24/18 24/23\\n\", n }"; } >$TMP/long.mat
pinrec check --quiet $TMP/long.mat
pinrec convert --quiet --to native $TMP/long.mat | grep -c "Event .long"
pinrec convert --quiet --to native $TMP/long.mat | grep -c "Match .3"
