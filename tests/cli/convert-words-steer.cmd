# Nothing of a record steers a terminal; comments before tags are told, too.
printf '{comment before}\n[Game "Plateau"]\n; and one \033[2J\n[Event "Club \033[31m \007evening"]\n\n1. xx,xx@a1 {bell \007} *\n' |
	pinrec convert --to words-en
printf '{"game":"Plateau","tags":{"Event":"a\\nBlack: Fake","Result":"*"},"turns":["xx,xx@a1",{"result":"*"}]}' |
	pinrec convert --to words-en
