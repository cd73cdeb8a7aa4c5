pinrec help | head -n 1; pinrec help check | head -n 1; pinrec help help | head -n 1
