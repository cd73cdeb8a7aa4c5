pinrec lesson --lang es tests/lessons/plateau.yaml | head -n 8
