pinrec lesson tests/lessons/plakoto.yaml tests/lessons/plateau.yaml
