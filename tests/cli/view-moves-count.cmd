a=$(pinrec moves --view black --at 28 samples/captured.pin)
b=$(pinrec moves --at 28 samples/captured.pin)
c=$(pinrec moves --at 28 samples/sheet-black.pin)
[ "$a" = "$b" ] && [ "$a" = "$c" ] && echo same
