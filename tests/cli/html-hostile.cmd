# Nothing that a record says becomes markup, and nothing in it can steer.
printf '%b' '[Game "Plakoto"]\n[White "<script>alert(1)</script>"]\n[Black "\\"&amp;\0342\0200\0256"]\n[Event "</title>\0001\0033[2J"]\n\n1. 31: 24/21 24/23 {<img src=x onerror=alert(1)> ]]> -->\r\n\r\nnext \0302\0205 part} (31: 24/20 24/23 {</p>}) "><b>\n' >$TMP/in.pin
pinrec show --as html $TMP/in.pin >$TMP/page.html 2>/dev/null
xmllint --noout $TMP/page.html
sed -e '/<style>/,/<\/style>/d' -e '/^<script>/,/<\/script>/d' $TMP/page.html >$TMP/body.html
grep -nE '<script>|<img|<b>|onerror=.*<' $TMP/body.html
grep -n '[[:cntrl:]]' $TMP/body.html
grep -n 'alert' $TMP/body.html | head -n 3
grep -A 1 'remark' $TMP/body.html
grep 'refusal' $TMP/body.html
