# Which dice a turn uses, and which it leaves.
game() { # tags, turns
	printf '[Game "Plakoto"]\n[Result "*"]\n%s\n\n%s\n\n' "$1" "$2"
}
{
	game '' '65: 24/18 24/13'
	game '' '65: 24/18(2)'
	game '' '65: 24/18 24/19 24/18'
	game '[Position "3,W5,W5,W5,13,B15,4 w 0/0 -"]' '33: 6/off(2) 5/off 4/off'
	game '[Position "1,W5,W5,2,W1,13,B15,4 w 4/0 -"]' '42: 6/off 2/off'
	game '' '65: 24/18'
	game '' '66: 24/18(2)'
	game '[Position "W2,W7,W3,W2,6,W1,11,B5,B5 w 0/5 -"]
[Rules "seed"]' '51: 11/10'
	game '[Position "B1,4,W14,W1,5,B14,11 w 0/0 -"]
[Rules "mother_when=step"]' '66: 7/1* 6/off(3)'
	game '' '1. 65: 24/18 24/19  65: 2. 31: 24/23 24/21'
	game '' '1. 65: 24/18 24/19 (65: 31: 24/23 24/21) 31: 24/23 24/21'
} | pinrec check
