# Matches whose players have no names, whose scores cannot be read or are over
# already, and in which other games stand between.
no_names='[Game "Plakoto"]
[Match "5"]'
play='65: 24/18 24/19 W+2R'
printf '%s\n\n%s\n\n%s\n[Score "2-0"]\n\n%s\n' \
	"$no_names" "$play" "$no_names" "$play" | pinrec check
ada="$no_names
[White \"Ada\"]
[Black \"Ben\"]"
printf '%s\n[Score "2:0"]\n\n%s\n\n%s\n[Score "4-0"]\n\n65: 24/18 24/19 W+1T\n' \
	"$ada" "$play" "$ada" | pinrec check
printf '%s\n[Score "7-0"]\n\n%s\n' "$ada" "$play" | pinrec check
for between in '[Game "Fevga"]\n\n*' '[Game "Plateau"]\n\n*' \
	'[Game "Plakoto"]\n[Match "5"]\n[Rules "hit=on"]\n\n*'; do
	printf '%s\n\n%s\n\n'"$between"'\n\n%s\n[First "Black"]\n\n%s\n' \
		"$ada" "$play" "$ada" "$play" | pinrec check
done
for turn in '65: 24/20 24/19' '65: x' '65: 24/18 24/19#' '31: 24/21 24/23*' \
	'{x} 65: 24/18 24/19 (65: 24/20 24/19)'; do
	printf '%s\n\n%s W+2R\n\n%s\n[Score "3-0"]\n\n%s\n' \
		"$ada" "$turn" "$ada" "$play" | pinrec check
done
printf '%s\n\n65: 24/18 24/19 W+2\n' "$ada" | pinrec check
