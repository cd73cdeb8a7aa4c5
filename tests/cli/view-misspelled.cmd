pinrec check --veiw white samples/captured.pin
