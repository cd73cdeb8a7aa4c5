# What only BoardSpace let pass stands in no other format, but in this one.
pinrec convert --to native tests/odd/B-leniencies.sgf
