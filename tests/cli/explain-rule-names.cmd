for name in A.20 a20 "rule 20" rule24 20 B.4 "RULE b4"; do pinrec explain "$name" | head -n 1; done; pinrec explain rule 20 Rule 24 | grep "^Rule"
