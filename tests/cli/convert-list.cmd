pinrec convert --list --notation samples/notation/club.yaml
