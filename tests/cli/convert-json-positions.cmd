pinrec convert --to json --positions samples/turns.pin | cmp - samples/turns.jsonl && pinrec convert --to json --positions --view white samples/captured.pin | cut -c 1-700
