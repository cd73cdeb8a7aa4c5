pinrec convert --to mat samples/plakoto.pin | head -n 8; pinrec convert --lossless --to mat samples/plakoto.pin; echo $?; pinrec convert --to mat samples/captured.pin; echo $?
