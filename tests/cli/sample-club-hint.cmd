sed 's/D3-B2/B4-B1/' samples/notation/evening.club | pinrec check --notation-dir samples/notation --from Club
