# The door for people: `make help` lists what there is. Every target sets up what it needs.

JOBS ?= $(shell nproc)
PROGRAM := build/release/paddock

# Build accounts without a home of their own keep the compiler's cache here.
ifeq ($(shell test -w "$$HOME" && echo yes),)
export CCACHE_DIR := $(CURDIR)/build/ccache
endif

.DEFAULT_GOAL := help
.PHONY: help run play build test check bench format fuzz clean setup-run setup-test

help: ## show this list
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

run: build ## build everything, start the server and open the browser
	@$(PROGRAM) serve --open

play: build ## play Formula D in the terminal
	@$(PROGRAM) play formula-d

build: setup-run ## build the program, build/release/paddock, with the web client inside
	@JOBS=$(JOBS) tools/build-web
	@cmake --preset release >build/release.log 2>&1 || { cat build/release.log; exit 1; }
	@cmake --build --preset release --target paddock --parallel $(JOBS)

test: setup-test ## everything that must hold: checks, all tests, sanitizers, wasm, lint, fuzzing
	@JOBS=$(JOBS) tools/test all

check: setup-test ## the fast part of `make test`; GAME=formula-d: what is that game's own
	@JOBS=$(JOBS) tools/test fast $(GAME)

bench: setup-test ## measure speed in the release build
	@cmake --preset release >build/release.log 2>&1 || { cat build/release.log; exit 1; }
	@cmake --build --preset release --target bench --parallel $(JOBS)

format: setup-test ## format all sources in place
	@tools/format --write

fuzz: setup-test ## fuzz every parser, 5 minutes each (FUZZ_SECONDS=n)
	@JOBS=$(JOBS) tools/fuzz $${FUZZ_SECONDS:-300}

clean: ## remove everything that was built
	@rm -rf build web/dist web/generated web/node_modules

setup-run:
	@tools/setup run
	@mkdir -p build

setup-test:
	@tools/setup test
	@mkdir -p build
