pinrec lesson --lang zh samples/lessons/plateau/06-pins.yaml
