pinrec convert --list --notation samples/notation/club.yaml | grep -E "^(name|native|club)"
