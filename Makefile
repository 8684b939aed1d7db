# Each target works alone on a fresh machine that has Python 3.13, make, bash and git; nothing else needs to be there.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

PYTHON ?= $(shell for p in python3.13 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info[:2] != (3, 13))' 2>/dev/null && { echo $$p; break; }; done)
SITE_URL ?=
PORT ?=
TESTS ?=
MINUTES ?= 60
GAME ?=
HANDS ?=
PUZZLES ?=
SEED ?= $(shell date -u +%Y-%m-%d-%H%M%S)

python := .venv/bin/python
pip := $(python) -m pip --disable-pip-version-check --no-input -q
# The environment's own Node must win over one that the machine may have.
export PATH := $(CURDIR)/.venv/bin:$(PATH)
export PYTHONUTF8 := 1
# Of some hundred modules each process would compile its own, where the machine forbids to keep them.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup serve build check dist test soak bench numbers puzzles types man words kernel lock clean

help:
	@echo 'make setup                   the environment: Python and npm packages'
	@echo 'make serve [PORT=8000]       the site on this machine; a change shows at once'
	@echo 'make build [SITE_URL=...]    the site as files for any static host, in site/'
	@echo 'make check                   what tells most in about a minute: types, style, words, golden and settled hands, one page'
	@echo 'make test [TESTS=...]        all tests: Python, Pyodide in Node, Chromium'
	@echo 'make soak [MINUTES=60]       random hands and drills with every check on; SEED=... goes on with a run'
	@echo 'make bench                   the figures: page, start of the engine, speed'
	@echo 'make numbers [GAME=...] [HANDS=2000]   figures from hands by bots, added to those in measured/numbers'
	@echo 'make puzzles GAME=... [PUZZLES=14] [MINUTES=60]   look for puzzles in a game, until each level has so many'
	@echo 'make dist                    the wheel and the source archive in dist/, checked and tried in a fresh environment'
	@echo 'make types                   write the types of the page'\''s scripts anew, from what the service answers'
	@echo 'make man                     write the man page of the command line anew, from its parsers'
	@echo 'make words                   bring the catalogues of the languages up to date with the sources'
	@echo 'make kernel                  build the compiled search anew from its C, byte for byte the same'
	@echo 'make lock                    pin the newest allowed packages anew'
	@echo 'make clean                   remove everything that the other targets made'

setup: .venv/done-python node_modules/done-npm

serve: setup
	@exec $(python) -m site_builder serve $(if $(PORT),--port '$(PORT)')

build: setup
	@exec $(python) -m site_builder build $(if $(SITE_URL),--site-url '$(SITE_URL)')

# Types, ruff, imports and sizes; catalogues; the rules and a hand of every game; every settled case; the engine in a browser.
check: setup
	@exec $(python) -m pytest -q -p no:cacheprovider --numprocesses auto tests/house tests/words tests/golden tests/conformance \
		tests/browser/test_engine.py::test_a_wrong_request_is_one_clear_line

# A process for each core; the browser, the longest piece, is one of them until it is done.
test: setup
ifneq ($(TESTS),)
	@exec $(python) -m pytest $(TESTS)
else
	@exec $(python) -m pytest -p no:cacheprovider --numprocesses auto --durations 20 tests
endif

# Each run has a seed of its own and keeps where it is; the first fault is saved as a record.
soak: setup
	@mkdir -p .cache/soak; seed='$(SEED)'; \
	echo "Soaking for $(MINUTES) minutes; make soak SEED=$$seed goes on from where this run stops."; \
	exec $(python) -m trionfi soak --minutes '$(MINUTES)' --seed "$$seed" \
		--state ".cache/soak/$$seed.json" --record ".cache/soak/$$seed-fault.json"

bench: setup .venv/done-bench
	@exec $(python) -m benchmarks

# What was played stays; each game goes on from there to so many hands.
numbers: setup
	@exec $(python) -m benchmarks.numbers $(if $(GAME),--games $(GAME)) $(if $(HANDS),--hands '$(HANDS)')

# What was found stays; it goes on with the hand after the last that it looked at.
puzzles: setup
	@exec $(python) -m benchmarks.puzzles '$(GAME)' $(if $(PUZZLES),--puzzles '$(PUZZLES)') --minutes '$(MINUTES)'

# Each Python from 3.12 on that is here tries the wheel in an environment of its own.
dist: setup .venv/done-release
	@rm -rf dist && $(python) -m build --no-isolation --outdir dist . >/dev/null && $(python) -m twine check --strict dist/*
	@for p in python3.12 python3.13 python3.14; do if $$p -c pass 2>/dev/null; then \
		fresh=$$(mktemp -d) && $$p -m venv "$$fresh" && "$$fresh/bin/pip" install -q --no-index dist/*.whl \
		&& (cd "$$fresh" && bin/trionfi --version && bin/trionfi count mineo-3 T20 T9 && bin/trionfi play mineo-3 --hands 2) >/dev/null \
		&& echo "The wheel works with $$p." && rm -rf "$$fresh"; fi; done

types: setup
	@exec $(python) -m site_builder types

man: setup
	@exec $(python) -m site_builder man

words: setup
	@exec $(python) -m site_builder words

# The compiler is fetched for this alone; what it makes is kept with the source.
kernel: setup .venv/done-kernel
	@$(python) -m benchmarks.kernel_module engine/trionfi/kernel/kernel.c
	@$(call packed,engine/trionfi/kernel/kernel.c,16384)
	@$(call packed,engine/trionfi/solver/solver.c,262144)

# $(call packed,SOURCE,STACK): compile a source to WebAssembly, and write it for Python.
define packed
made=$$(mktemp) && $(python) -m ziglang cc -target wasm32-freestanding -Oz -flto -s -nostdlib -Wall -Wextra -Werror \
	-Iengine/trionfi/kernel -Wl,--no-entry -Wl,-z,stack-size=$(2) -o "$$made" $(1) \
	&& $(python) -m benchmarks.kernel_module $(1) "$$made" && rm "$$made"
endef

# $(call timed,WORDS,COMMAND): say what is done, do it quietly, say how long it took; on failure show what it said.
define timed
	@printf '%s ... ' '$(1)'; start=$$SECONDS; log=$$(mktemp); \
	if ( $(2) ) >"$$log" 2>&1; then rm -f "$$log"; echo "$$((SECONDS - start)) s"; \
	else echo failed; cat "$$log" >&2; rm -f "$$log"; exit 1; fi
endef

.venv/bin/python:
	@if [ -z '$(PYTHON)' ] || ! '$(PYTHON)' -c 'import sys; sys.exit(sys.version_info[:2] != (3, 13))' 2>/dev/null; then \
		echo 'Trionfi needs Python 3.13, and no command python3.13, python3 or python here is that version.' >&2; exit 1; fi
	@if ! '$(PYTHON)' -c 'import ensurepip, venv' 2>/dev/null; then \
		echo 'This Python 3.13 cannot make environments: on Debian and Ubuntu install python3.13-venv.' >&2; exit 1; fi
	$(call timed,Making the environment .venv,'$(PYTHON)' -m venv --clear .venv)

.venv/done-python: requirements.txt pyproject.toml | .venv/bin/python
	$(call timed,Installing Python packages and Node (about a minute),$(pip) install --require-hashes -r requirements.txt \
		&& $(pip) install --no-deps --no-build-isolation -e .)
	@touch $@

.venv/done-bench: requirements-bench.txt .venv/done-python
	$(call timed,Installing OpenSpiel to compare with,$(pip) install --require-hashes -r requirements-bench.txt)
	@touch $@

.venv/done-release: requirements-release.txt .venv/done-python
	$(call timed,Installing what a release needs,$(pip) install --require-hashes -r requirements-release.txt)
	@touch $@

.venv/done-kernel: requirements-kernel.txt .venv/done-python
	$(call timed,Installing the compiler (100 MB),$(pip) install --require-hashes -r requirements-kernel.txt)
	@touch $@

node_modules/done-npm: package-lock.json package.json .venv/done-python
	$(call timed,Installing npm packages,npm ci --ignore-scripts --no-fund --no-audit)
	@touch $@

lock: setup
	$(call timed,Installing uv,$(pip) install uv)
	@for part in requirements requirements-bench requirements-kernel requirements-release; do \
		$(python) -m uv pip compile -q --universal --python-version 3.13 --generate-hashes --no-emit-index-url \
			--custom-compile-command 'make lock' --upgrade $$part.in -o $$part.txt; done
	@npm install --package-lock-only --ignore-scripts --omit-lockfile-registry-resolved

clean:
	@rm -rf .venv node_modules build site dist .cache
	@find . -name __pycache__ -prune -exec rm -rf {} +
