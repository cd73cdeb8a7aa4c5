pinrec lesson --lang es --as text samples/lessons/plateau/06-pins.yaml
