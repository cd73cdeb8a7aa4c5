pinrec check --strict=yes
