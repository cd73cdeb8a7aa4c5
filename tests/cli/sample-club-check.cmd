pinrec check --notation-dir samples/notation --from club samples/notation/evening.club
