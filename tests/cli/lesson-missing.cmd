pinrec lesson --check tests/lessons/none.yaml
