# Orrery. `make play` and `make test` set up all they need.
PY ?= python3
V  := .venv
UV_VERSION := 0.13.7
SOURCES := $(shell find src -name '*.py' -o -name '*.json' -o -name '*.ftl' -o -name '*.sql' -o -name 'compiled.txt' -o -name 'scenes.toml') $(wildcard docs/rules/*.md)
WEB := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print)
PIP := $(V)/bin/python tools/install.py
NODE_MODULES := web/node_modules/.package-lock.json

.PHONY: play test web check format balance bench fuzz fuzz-server load crash reliability screens screenshots rules golden lock wheel licences clean help

help:           ## show this list
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 14

play: $(V)/.orrery  ## set up everything and play (ARGS=--lan: also with others on your network)
	@$(V)/bin/orrery play $(ARGS)

test: $(V)/.dev  ## set up everything and run the whole suite, interpreted and compiled
	@$(MAKE) -s -j2 -O $(V)/.bench $(V)/.orrery check web
	@tools/ensure-postgres
	@tools/ensure-nginx
	@tools/ensure-chromium
	@tools/suite $(V)/bin/python

web: $(NODE_MODULES)  ## check and test the client
	@tools/web $(V) check
	@tools/web $(V) test

check: $(V)/.dev  ## format, lint, types, import contracts, rules ledger, migrations: seconds
	@$(V)/bin/ruff format --check -q .
	@$(V)/bin/ruff check -q .
	@$(V)/bin/mypy
	@PYTHONPATH=src $(V)/bin/lint-imports --no-cache > build/contracts.txt || (cat build/contracts.txt; false)
	@PYTHONPATH=src $(V)/bin/python -m tools.rules --check
	@PYTHONPATH=src $(V)/bin/python -m tools.schema

format: $(V)/.dev  ## format the code and fix what can be fixed
	@$(V)/bin/ruff check -q --fix-only .
	@$(V)/bin/ruff format -q .

bench: $(V)/.dev $(V)/.bench $(V)/.orrery  ## measure, interpreted and compiled, and write docs/benchmarks.md
	@$(V)/bin/orrery bench --write docs/benchmarks.md
	@PYTHONPATH=. $(V)/bin/python -P -m tools.environments --write docs/benchmarks.md

fuzz: $(V)/.orrery  ## play 20,000 random games of each title over random options (GAMES=n TITLES=...)
	@PYTHONPATH=. $(V)/bin/python -P -m tools.fuzz $(or $(GAMES),20000) $(TITLES)

fuzz-server: $(V)/.dev $(V)/.orrery  ## send a server 200,000 wrong messages and requests (ARGS="--count n --seed n")
	@PYTHONPATH=. $(V)/bin/python -P -m tools.strangers $(ARGS)

balance: $(V)/.orrery  ## let bots play and see whether a game's numbers are fair (TITLE=... ARGS="--games 400")
	@PYTHONPATH=. $(V)/bin/python -P -m tools.balance $(TITLE) $(ARGS)

load: $(V)/.dev $(V)/.orrery  ## people at 200 tables at once for a minute: moves/s and latencies (ARGS=--help)
	@PYTHONPATH=. $(V)/bin/python -P -m tools.load $(ARGS)

crash: $(V)/.dev $(V)/.orrery  ## kill the server 50 times under load and prove that nothing is lost
	@PYTHONPATH=. $(V)/bin/python -P -m tools.crash $(ARGS)

reliability: $(V)/.dev $(V)/.orrery  ## hold the server to its promises, in an hour, and write docs/reliability.md (ARGS="steady idle")
	@PYTHONPATH=. $(V)/bin/python -P -m tools.promises --write docs/reliability.md $(ARGS)

screens: $(V)/.orrery  ## look at every kind of decision at all sizes, in matches that chance decides
	@tools/ensure-chromium
	@ORRERY_THOROUGH=1 $(V)/bin/python -P -m pytest -q -n auto -o pythonpath=. tests/browser/test_one_screen.py

screenshots: $(V)/.dev web/dist/index.html  ## renew docs/screenshots from matches of bots
	@PYTHONPATH=src:. $(V)/bin/python -m tools.screenshots

rules: $(V)/.dev  ## show which paragraphs of the rules have no test; record new cover
	@PYTHONPATH=src $(V)/bin/python -m tools.rules

golden: $(V)/.dev  ## renew the golden playthroughs and bots' choices; read the diff before you commit it
	@PYTHONPATH=src:. $(V)/bin/python -m tools.golden

lock: $(V)/.uv  ## renew the locked requirements from pyproject.toml
	@tools/lock $(V)/bin/uv $(UV_VERSION)

wheel: $(V)/.orrery  ## a wheel with the client inside, in dist/, tried in an empty environment without Node
	@rm -rf dist && mkdir dist && cp build/wheel/*.whl dist/
	@PYTHONPATH=. $(V)/bin/python -P -m tools.try_wheel dist/*.whl

licences: $(V)/.dev $(V)/.build  ## list what Orrery is built with and made of, and under which licences
	@PYTHONPATH=. $(V)/bin/python -P -m tools.licences

clean:          ## remove everything that was set up or built
	rm -rf $(V) build src/*.egg-info web/dist web/node_modules

# The environment: uv where it installs, plain pip otherwise; both read the same locked files.
$(V)/.uv:
	@$(PY) -c 'import sys; sys.exit("Orrery needs Python 3.11 or newer, this is " + sys.version.split()[0]) if sys.version_info < (3, 11) else 0'
	@$(PY) -c 'import ensurepip' 2>/dev/null || (echo "Python has no venv module here: install python3-venv"; false)
	@echo "Setting up $(V) ..."
	@$(PY) -m venv $(V)
	@$(V)/bin/python -m pip install -q --require-hashes -r requirements/uv.txt || echo "uv can't be installed here; going on with pip"
	@mkdir -p build && touch $@

$(V)/.run: $(V)/.uv requirements/run.txt
	@$(PIP) -r requirements/run.txt && touch $@

$(V)/.dev: $(V)/.run requirements/dev.txt
	@$(PIP) -r requirements/dev.txt && touch $@

$(V)/.build: $(V)/.run requirements/build.txt
	@$(PIP) -r requirements/build.txt && touch $@

$(V)/.bench: $(V)/.run requirements/bench.txt
	@$(PIP) -r requirements/bench.txt && touch $@

# The client, built with the system's Node or one from PyPI.
$(NODE_MODULES): $(V)/.uv requirements/web.txt web/package-lock.json
	@tools/web $(V) install

web/dist/index.html: $(NODE_MODULES) $(WEB)
	@echo "Building the client ..."
	@tools/web $(V) build

# What was edited while it was built is built the next time: the stamp is as old as the beginning.
$(V)/.orrery: $(V)/.build web/dist/index.html pyproject.toml setup.py tools/compile.py $(SOURCES)
	@echo "Building Orrery ..."
	@touch $@.begun
	@rm -rf build/lib* build/temp* build/bdist* build/wheel
	@$(V)/bin/python -m pip wheel -q --no-deps --no-build-isolation --wheel-dir build/wheel .
	@$(PIP) --no-deps --reinstall build/wheel/*.whl
	@$(V)/bin/orrery --version
	@$(V)/bin/orrery --version | grep -q compiled || echo "There is no C compiler here, or it failed: Orrery runs interpreted, at a fifth of the speed."
	@mv $@.begun $@
