pinrec lesson --check tests/lessons/plateau.yaml tests/lessons/plakoto.yaml
