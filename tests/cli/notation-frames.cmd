head='name: mine\nabout: x\n'
samples=$PWD/samples
cd "$TMP" || exit
for frame in 'game: Plateau\ncontainer: words\nlike: native\n' \
	'game: Plateau\ncontainer: mat\nlike: native\n' \
	'game: Plakoto\ncontainer: text\nlike: native\n' \
	'game: Plakoto\ncontainer: sgf\ndialect: nonsense\nlike: native\n' \
	'game: Plakoto\ncontainer: pin\nlike: gammonx\n'; do
	printf "$head$frame" >n.yaml
	pinrec check --notation n.yaml --from mine "$samples/captured.pin"
	echo "status $?"
done
