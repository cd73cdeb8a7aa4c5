pinrec check --from mat samples/captured.pin
pinrec check --from cleartext samples/turns.jsonl
echo hello | pinrec check --from mat
