pinrec lesson --check tests/lessons/mistakes.yaml tests/lessons/turns.yaml tests/lessons/second.yaml
