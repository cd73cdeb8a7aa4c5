pinrec redact --view white --no-comments -o "$TMP/sheet.pin" samples/captured.pin && cmp "$TMP/sheet.pin" samples/sheet-white.pin
