pinrec show --as svg --at 27 --view black samples/stacked.pin | sed "/^<style>/,/^<.style>/d"
