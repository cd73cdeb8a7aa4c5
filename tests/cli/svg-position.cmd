pinrec show --as svg --game Plateau5 --position "5/5/2,xxRB,2/5/5 w -/- 10" | sed "/^<style>/,/^<.style>/d"
