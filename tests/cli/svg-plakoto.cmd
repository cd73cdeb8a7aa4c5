pinrec show --as svg --at 38 samples/plakoto.pin | sed "/^<style>/,/^<.style>/d"
