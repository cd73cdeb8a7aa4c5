pinrec show --as svg --at 19 samples/captured.pin | sed "/^<style>/,/^<.style>/d"
