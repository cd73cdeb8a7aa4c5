#!/bin/sh
# Installs what a goal of the Makefile needs and this machine lacks:
#   deps.sh build | browser | lint | bench | fuzz | valgrind
# with apt as root or through sudo; elsewhere it names the packages and stops.
set -u

has_library() {
	pkg-config --exists "$1" 2>/dev/null
}

has_header() {
	printf '#include <%s>\n' "$1" | ${CC:-cc} -E - >/dev/null 2>&1
}

has() {
	command -v "$1" >/dev/null 2>&1
}

missing=
need() {
	missing="$missing $1"
}

case ${1:-build} in
build)
	has pkg-config || need pkgconf
	has_library yaml-0.1 || need libyaml-dev
	has_library libpcre2-8 || need libpcre2-dev
	has_header CUnit/CUnit.h || need libcunit1-dev
	has msgfmt || need gettext
	has xmllint || need libxml2-utils
	;;
browser)
	has chromium || need chromium
	has chromedriver || need chromium-driver
	has curl || need curl
	has jq || need jq
	;;
lint)
	has clang-format || need clang-format
	has cppcheck || need cppcheck
	has mandoc || need mandoc
	;;
bench)
	[ -x /usr/bin/time ] || need time
	;;
fuzz)
	has clang || need clang
	;;
valgrind)
	has valgrind || need valgrind
	;;
*)
	echo "usage: deps.sh build|browser|lint|bench|fuzz|valgrind" >&2
	exit 2
	;;
esac

[ -n "$missing" ] || exit 0

if has apt-get; then
	as_root=
	if [ "$(id -u)" != 0 ]; then
		has sudo && as_root=sudo
	fi
	if [ "$(id -u)" = 0 ] || [ -n "$as_root" ]; then
		echo "installing:$missing"
		$as_root apt-get -qq update &&
			DEBIAN_FRONTEND=noninteractive $as_root apt-get \
				-qq -y --no-install-recommends install $missing \
				>/dev/null && exit 0
	fi
fi

cat >&2 <<TEXT
Missing here (Debian's names):$missing
Install them, then run make again:
  apt-get install libyaml-dev libpcre2-dev libcunit1-dev pkgconf gettext libxml2-utils
  dnf install libyaml-devel pcre2-devel CUnit-devel pkgconf gettext libxml2
  pacman -S libyaml pcre2 cunit pkgconf gettext libxml2
  brew install libyaml pcre2 cunit pkgconf gettext libxml2
TEXT
exit 1
