# Pictures with their style, to the byte.
pinrec show --at 28 --as svg samples/captured.pin | cmp - samples/plateau.svg
pinrec show --at 20 --as svg samples/plakoto.pin | cmp - samples/plakoto.svg
