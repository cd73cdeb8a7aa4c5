# A word that the game's rules do not have: what they have, and who has it.
pinrec check --rules mother=off samples/stacked.pin
printf '[Game "Plakoto"]\n[Rules "path"]\n\n*\n
[Game "Plakoto"]\n[Rules "path=x onboard=y seeds"]\n\n*\n
[Game "Plateau"]\n[Rules "capture pass=x mother=off"]\n\n*\n' | pinrec check
