pinrec lesson --check tests/lessons 2>/dev/null
