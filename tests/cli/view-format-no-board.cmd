printf "%s\n" "[Game \"Plateau\"]" "[Position \"4/4/4/XXRR,zz,2 w -/- 10\"]" "" "1. xx@a1 *" | pinrec format --view white
