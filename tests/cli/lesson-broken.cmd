pinrec lesson --check tests/lessons/broken.yaml tests/lessons/cut.yaml tests/lessons/empty.yaml
