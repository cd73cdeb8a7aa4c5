# What is no turn is said in the words of the sheet.
sed 's/por máscara-roja/por nada/' samples/notation/planilla.club | pinrec check --notation samples/notation/club-es.yaml --from club-es
