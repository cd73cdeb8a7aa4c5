pinrec lesson --check tests/lessons/false.yaml
