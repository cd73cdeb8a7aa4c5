# An id does not say that it is Black's turn; what it says otherwise is all.
pinrec show --as id --at 1 samples/plakoto.pin
pinrec show --as id --at 2 samples/plakoto.pin
pinrec show --as id --position "$(pinrec show --as position --at 1 samples/plakoto.pin)"
