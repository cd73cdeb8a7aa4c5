# pinrec: `make demo` and `make check` do everything on a fresh machine.
# SAN=1 (addresses, undefined behaviour) and TSAN=1 (threads) build beside the
# normal program; STRICT=1 makes warnings errors; V=1 shows the commands.

CC       ?= gcc
CLANG    ?= clang
PREFIX   ?= /usr/local
DESTDIR  ?=
VERSION  := 0.1.0
SECONDS_OF_FUZZING ?= 60
MEGABYTES          ?= 100

ifdef SAN
BUILD   := build/san
CHECKED := -fsanitize=address,undefined -fno-sanitize-recover=all \
           -fno-omit-frame-pointer
else ifdef TSAN
BUILD   := build/tsan
CHECKED := -fsanitize=thread
else ifdef COVERAGE
BUILD   := build/coverage
CHECKED := --coverage -O0
else
BUILD   := build/release
CHECKED :=
endif

STRICTNESS := $(if $(STRICT),-Werror)
WARNINGS   := -Wall -Wextra -Wpedantic -Wshadow -Wconversion \
              -Wstrict-prototypes -Wmissing-prototypes -Wswitch-enum -Wvla
CFLAGS     ?= -O3 -g
LIBS        = $(shell pkg-config --libs yaml-0.1 libpcre2-8) -lpthread
JOBS       := -j$(shell nproc 2>/dev/null || echo 2)
# A make that was given -j shares its jobs with those that it runs.
SUBMAKE     = +@$(MAKE) --no-print-directory \
              $(if $(findstring jobserver,$(MAKEFLAGS)),,$(JOBS))
Q          := $(if $(V),,@)
COMPILE     = $(CC) -std=c11 -D_POSIX_C_SOURCE=200809L -D_XOPEN_SOURCE=700 \
              $(WARNINGS) $(STRICTNESS) $(CFLAGS) $(CHECKED) -Isrc -Itests \
              -DPINREC_VERSION='"$(VERSION)"' -MMD -MP

SOURCES := $(wildcard src/base/*.c src/games/*.c src/record/*.c src/cli/*.c)
OBJECTS := $(SOURCES:src/%.c=$(BUILD)/%.o) $(BUILD)/builtin.o
LIBRARY := $(BUILD)/libpinrec.a
TOOL    := $(BUILD)/pinrec
UNIT    := $(BUILD)/unit-tests
UNITS   := $(patsubst tests/%.c,$(BUILD)/tests/%.o,$(wildcard tests/unit/*.c))
GENERATE := $(BUILD)/generate
PARSE    := $(BUILD)/parse-only
MESSAGES := $(BUILD)/messages
CATALOGS := $(patsubst notation/%.po,build/catalogs/%.mo,$(wildcard notation/*.po))
# What stands in every page that the program writes.
PAGES   := src/cli/html.css src/cli/html.js
# The other files of notation/ are the words of the program.
NOTATIONS = $(shell grep -lE '^(turns|like):' notation/*.yaml)
FUZZ_OBJECTS := $(patsubst src/%.c,build/fuzz/objects/%.o,$(filter-out src/cli/%,$(SOURCES))) \
	build/fuzz/objects/builtin.o
FUZZ_COMPILE = $(CLANG) -std=c11 -D_POSIX_C_SOURCE=200809L -D_XOPEN_SOURCE=700 -g -O1 \
	-fsanitize=address,undefined -fno-sanitize-recover=all \
	-Isrc -Itests -DPINREC_VERSION='"$(VERSION)"'
FUZZERS := $(patsubst tests/fuzz/fuzz_%.c,build/fuzz/fuzz_%,$(wildcard tests/fuzz/fuzz_*.c))

# What a user runs: one goal after the other, the set-up first.
all: deps
	$(SUBMAKE) $(TOOL)

demo: all
	sh samples/demo.sh $(TOOL)

check: all
	@sh tests/deps.sh browser 2>/dev/null || true
	$(SUBMAKE) $(UNIT) $(GENERATE) $(MESSAGES)
	sh tests/run.sh $(BUILD)

# Installs what is missing (libyaml, PCRE2, CUnit, pkgconf, xmllint), or names it.
deps:
	@sh tests/deps.sh build

lint:
	@sh tests/deps.sh lint
	$(SUBMAKE) STRICT=1 BUILD=build/strict \
		build/strict/pinrec build/strict/unit-tests build/strict/messages
	sh tests/lint/run.sh

bench: all
	@sh tests/deps.sh bench
	$(SUBMAKE) $(GENERATE) $(PARSE)
	sh tests/bench/run.sh $(BUILD) $(MEGABYTES) Plateau
	sh tests/bench/run.sh $(BUILD) $(MEGABYTES) Plakoto

fuzz:
	@sh tests/deps.sh fuzz
	$(SUBMAKE) $(FUZZERS)
	sh tests/fuzz/run.sh $(SECONDS_OF_FUZZING)

valgrind: all
	@sh tests/deps.sh valgrind
	$(SUBMAKE) $(UNIT)
	sh tests/valgrind.sh $(BUILD)

# What earlier runs counted does not fit objects that were built anew.
coverage:
	rm -rf build/coverage
	$(SUBMAKE) COVERAGE=1 CFLAGS=-g check
	sh tests/coverage.sh build/coverage

format:
	@sh tests/deps.sh lint
	clang-format --style=file:src/.clang-format -i \
		src/*.c src/*/*.c src/*/*.h tests/*/*.c tests/*/*.h

# The messages of the program, for translators, and the catalogs brought up to
# date with them: what is new in them is empty, what is gone is put to the end.
catalogs: all
	@sh tests/deps.sh build
	$(SUBMAKE) $(MESSAGES)
	sh tests/catalogs/messages.sh $(MESSAGES) > build/pinrec.pot
	for file in notation/*.po; do \
		msgmerge -q --no-wrap -N -U --backup=off $$file build/pinrec.pot || exit 1; \
	done

install: all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/pinrec/notation
	install -m 755 $(TOOL) $(DESTDIR)$(PREFIX)/bin/pinrec
	install -m 644 $(NOTATIONS) $(DESTDIR)$(PREFIX)/share/pinrec/notation
	install -m 644 man/pinrec.schema.json $(DESTDIR)$(PREFIX)/share/pinrec
	for page in man/*.[1-7]; do \
		folder=$(DESTDIR)$(PREFIX)/share/man/man$${page##*.}; \
		install -d $$folder && install -m 644 $$page $$folder || exit 1; \
	done

clean:
	rm -rf build

$(TOOL): $(BUILD)/main.o $(LIBRARY)
	@echo "LD $@"
	$(Q)$(COMPILE) -o $@ $^ $(LIBS)

$(LIBRARY): $(OBJECTS)
	@echo "AR $@"
	$(Q)rm -f $@
	$(Q)ar rcs $@ $^

$(BUILD)/%.o: src/%.c
	@mkdir -p $(@D)
	@echo "CC $<"
	$(Q)$(COMPILE) -c -o $@ $<

# The files of notation/ as C arrays (record/builtin.h).
$(BUILD)/builtin.c: src/embed.sh $(wildcard notation/*.yaml) $(PAGES) $(CATALOGS)
	@mkdir -p $(@D)
	$(Q)sh src/embed.sh notation/*.yaml $(PAGES) $(CATALOGS) > $@.new
	$(Q)mv $@.new $@

# What the program says in other languages.
build/catalogs/%.mo: notation/%.po
	@mkdir -p $(@D)
	$(Q)msgfmt -o $@ $<

$(BUILD)/builtin.o: $(BUILD)/builtin.c
	@echo "CC $<"
	$(Q)$(COMPILE) -c -o $@ $<

$(BUILD)/tests/%.o: tests/%.c
	@mkdir -p $(@D)
	@echo "CC $<"
	$(Q)$(COMPILE) -c -o $@ $<

$(UNIT): $(UNITS) $(LIBRARY)
	@echo "LD $@"
	$(Q)$(COMPILE) -o $@ $^ $(LIBS) -lcunit

$(GENERATE): $(BUILD)/tests/bench/generate.o $(LIBRARY)
	@echo "LD $@"
	$(Q)$(COMPILE) -o $@ $^ $(LIBS)

$(MESSAGES): $(BUILD)/tests/catalogs/messages.o $(LIBRARY)
	@echo "LD $@"
	$(Q)$(COMPILE) -o $@ $^ $(LIBS)

$(PARSE): $(BUILD)/tests/bench/parse.o $(LIBRARY)
	@echo "LD $@"
	$(Q)$(COMPILE) -o $@ $^ $(LIBS)

# All fuzzers share the objects of what they try.
build/fuzz/fuzz_%: tests/fuzz/fuzz_%.c $(wildcard tests/fuzz/*.h) $(FUZZ_OBJECTS)
	@echo "CLANG $@"
	$(Q)$(FUZZ_COMPILE) -fsanitize=fuzzer -o $@ $< $(FUZZ_OBJECTS) $(LIBS)

build/fuzz/objects/%.o: src/%.c
	@mkdir -p $(@D)
	@echo "CLANG $<"
	$(Q)$(FUZZ_COMPILE) -fsanitize=fuzzer-no-link -MMD -MP -c -o $@ $<

build/fuzz/objects/builtin.o: build/fuzz/builtin.c
	@mkdir -p $(@D)
	$(Q)$(FUZZ_COMPILE) -c -o $@ $<

build/fuzz/builtin.c: src/embed.sh $(wildcard notation/*.yaml) $(PAGES) $(CATALOGS)
	@mkdir -p $(@D)
	$(Q)sh src/embed.sh notation/*.yaml $(PAGES) $(CATALOGS) > $@.new
	$(Q)mv $@.new $@

-include $(OBJECTS:.o=.d) $(UNITS:.o=.d) $(FUZZ_OBJECTS:.o=.d) $(BUILD)/main.d \
	$(BUILD)/tests/bench/generate.d $(BUILD)/tests/bench/parse.d \
	$(BUILD)/tests/catalogs/messages.d

.PHONY: all demo check deps lint catalogs bench fuzz valgrind coverage format install clean
.DELETE_ON_ERROR:
