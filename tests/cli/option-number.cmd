pinrec check --jobs many
