# Why a position does not fit is said in the reader's language.
for lang in es it zh; do pinrec show --lang $lang --position '4/4/4/xx,RR,3 b -/- 9'; done
pinrec moves --lang es --position 'B15,22,W15 w'
