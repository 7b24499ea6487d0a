# Saecula. `make help` lists the commands; tools/setup.sh does the setting up, each step once.

VENV := .venv
PY := $(VENV)/bin/python
CORES := $(shell nproc 2>/dev/null || echo 2)
# Tests wait for servers and browsers more than they reckon: two for each core keep the cores busy.
JOBS ?= $(shell echo $$(($(CORES) < 4 ? 2 * $(CORES) : 8)))
ARGS ?=
PORT ?= 8000
GAME ?= tempus
CHECKED := $(foreach dir,src tests bench tools,$(if $(shell find $(dir) -name '*.py' -print -quit 2>/dev/null),$(dir))) hatch_build.py

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play play-terminal web web-check web-test setup deps test test-compiled test-browser test-pure test-fast lint format soak prove bench screenshots wheel docs mutate lock clean

help: ## this list
	@echo "make play [PORT=8000]  set up what is needed, start the table and open it in the browser"
	@echo "make test              set up everything, then run every check"
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## set up the minimum and start the table in the browser (PORT=8000, ARGS=options)
	@tools/setup.sh play
	@$(VENV)/bin/saecula serve --port $(PORT) --open $(ARGS)

play-terminal: ## set up the minimum and play in the terminal (GAME=tempus, ARGS=options)
	@tools/setup.sh play
	@$(VENV)/bin/saecula play $(GAME) $(ARGS)

setup: ## make .venv with everything, the package compiled
	@tools/setup.sh dev

deps: ## make .venv with everything but the package itself
	@tools/setup.sh deps

test: setup lint web-test test-compiled test-browser test-pure ## all checks: lint, types, tests of the client, tests compiled and plain

web: deps ## build the web client into web/dist
	@$(PY) tools/web.py build

web-check: deps ## types and tests of the web client
	@$(PY) tools/web.py types
	@$(PY) tools/web.py test

web-test: deps ## the tests of the web client
	@echo "==> vitest"
	@$(PY) tools/web.py test

lint: deps ## ruff, mypy, and the types and sources of the web client
	@echo "==> ruff check"
	@$(PY) -m ruff check .
	@echo "==> ruff format --check"
	@$(PY) -m ruff format --check .
	@echo "==> mypy --strict $(CHECKED)"
	@$(PY) -m mypy $(CHECKED)
	@echo "==> svelte-check"
	@$(PY) tools/web.py types
	@echo "==> eslint, prettier"
	@$(PY) tools/web.py lint

format: deps ## let ruff, eslint and prettier repair and format the sources
	@$(PY) -m ruff check --fix .
	@$(PY) -m ruff format .
	@$(PY) tools/web.py format

test-compiled: setup ## the tests against the compiled package
	@echo "==> pytest, compiled package"
	@$(PY) hatch_build.py verify
	@env -u PYTHONPATH $(PY) -m pytest -n $(JOBS) --dist worksteal --ignore=tests/soak --ignore=tests/web $(ARGS)

# In processes of their own: the browser's driver keeps a loop running, and other tests run loops themselves.
test-browser: setup ## the tests in a real browser
	@echo "==> pytest, in a browser"
	@env -u PYTHONPATH $(PY) -m pytest -n $(JOBS) --dist worksteal tests/web $(ARGS)

test-pure: setup ## the tests of rules and kernel against the plain sources
	@echo "==> pytest, plain sources"
	@test -d tests/pure || { echo "tests/pure is missing: the plain sources would go untested" >&2; exit 1; }
	@PYTHONPATH=src $(PY) -m pytest -n $(JOBS) --dist worksteal tests/pure tests/kernel tests/parts tests/play tests/conformance tests/games tests/playthroughs $(ARGS)

test-fast: deps ## the quick tests against the plain sources, without a build
	@PYTHONPATH=src $(PY) -m pytest -n $(JOBS) --dist worksteal --ignore=tests/soak --ignore=tests/web -m "not slow" $(ARGS)

# One test after another is handed out, in their order: some wait more than they reckon, and what is timed comes last.
soak: ## thousands of whole games and simulated sites; hours on two cores
	@tools/setup.sh soak
	@$(PY) -m pytest tests/soak -q -s -p no:randomly -n $(JOBS) --dist load --maxschedchunk 1 $(or $(ARGS),--figures)

prove: setup ## what the server holds out against load, nonsense and cheats; up to an hour on two quiet cores
	@env -u PYTHONPATH $(PY) -m pytest tests/prove -q -s -p no:randomly -p no:cacheprovider $(or $(ARGS),--figures)

bench: setup ## the benchmarks beside their peers, with printed tables
	@$(PY) -m bench.speed $(ARGS)
	@$(PY) -m bench.load
	@$(PY) -m bench.nodes
	@$(PY) -m bench.opening
	@$(PY) -m bench.realtime

screenshots: setup ## pictures of the main screens, desktop and phone, light and dark, in screenshots/
	@env -u PYTHONPATH $(PY) tools/screenshots.py $(ARGS)

wheel: setup ## the wheel with the client inside, compiled, in dist/
	@mkdir -p dist
	@SAECULA_COMPILE=require $(PY) -m hatchling build -t wheel -d dist

# not --quiet: --strict does not count the warnings that it leaves unsaid
docs: deps ## the docs site in build/site; a warning is an error, links are checked
	@$(PY) -m mkdocs build --strict

mutate: setup ## break the rules on purpose and list what no test noticed; about half an hour on two cores
	@PYTHONPATH=src $(PY) -m tools.mutate $(ARGS)

lock: ## resolve the dependencies anew and write requirements/*.txt
	@echo "==> uv pip compile"
	@python3 -m venv build/lock && build/lock/bin/python -m pip install -qq uv
	@PATH="$(CURDIR)/build/lock/bin:$$PATH" python3 tools/lock.py

clean: ## remove .venv, builds and caches
	rm -rf $(VENV) build dist web/dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
