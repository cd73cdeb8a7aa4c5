pinrec show --as svg --view black --nth 3 --at 80 samples/plakoto-ends.pin | sed "/^<style>/,/^<.style>/d"
