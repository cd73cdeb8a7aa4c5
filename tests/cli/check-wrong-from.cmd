for name in mat yaml native; do pinrec check --from $name samples/captured.pin samples/turns.jsonl; done
