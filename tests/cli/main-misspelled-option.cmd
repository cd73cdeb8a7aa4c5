pinrec --versoin; pinrec --strcit check; pinrec --zzzzzz
