for l in es it zh; do pinrec lesson --lang $l --check tests/lessons/mistakes.yaml tests/lessons/turns.yaml tests/lessons/second.yaml 2>&1 | grep lesson-value; done
