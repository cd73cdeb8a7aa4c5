# A club's sheet in Spanish words: read, rewritten, and written from a record.
pinrec check --notation-dir samples/notation --from planilla samples/notation/tarde.planilla
pinrec format --notation samples/notation/club-es.yaml --from planilla samples/notation/tarde.planilla
pinrec convert --notation samples/notation/club-es.yaml --from planilla --to planilla samples/notation/tarde.planilla | cmp - samples/notation/tarde.planilla
pinrec convert --notation samples/notation/club-es.yaml --to planilla samples/captured.pin | tee "$TMP/sheet" | tail -n 6
pinrec convert --notation samples/notation/club-es.yaml --from planilla --to native "$TMP/sheet" | cmp - samples/captured.pin
