pinrec know --at 29 --view white samples/captured.pin; pinrec know --at 30 --view white samples/captured.pin
