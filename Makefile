# `make play` and `make test` do all the set-up they need. `make help` lists the rest.

PYTHON ?=
ARGS   ?=
export PYTHON

BIN   := .venv/bin
TYPED := $(wildcard src tests examples)

.DEFAULT_GOAL := help
.PHONY: help play test test-all check format bench fast pure wheel docs fuzz golden mutants mutants-cards long-laws pictures clean ready-play ready-dev ready-docs ready-all

help: ## Show this list
	@echo "Usage: make TARGET"
	@echo
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)$$/\1|\2/p' Makefile | \
		while IFS='|' read -r name text; do printf '  %-8s %s\n' "$$name" "$$text"; done
	@echo
	@echo "Extra words go in ARGS:     make test ARGS='-k breach'"
	@echo "Another Python in PYTHON:   make test PYTHON=python3.12"

play: ready-play ## Play in the browser
	@$(BIN)/rulerunner serve $(ARGS)

test: ready-dev ## Run every test but the heavy ones
	@$(BIN)/python -m pytest -n auto --dist worksteal -m "not heavy" $(ARGS)

test-all: ready-all ## Run the heavy tests: browsers, databases, proxies, machines, clusters, learning, more random games
	@$(BIN)/python -m pytest -n auto --dist loadfile -m heavy $(ARGS)

check: ready-dev ## Format, lint, types, layers and the fast tests
	@$(BIN)/python -m ruff format --check .
	@$(BIN)/python -m ruff check .
	@$(BIN)/python -m mypy $(TYPED)
	@PATH=$(BIN):$$PATH tools/web/node_modules/.bin/tsc -p tools/web
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/python tools/check_imports.py
	@$(BIN)/python -m pytest -n auto -m "not slow and not heavy" $(ARGS)

format: ready-dev ## Rewrite the code in the house format
	@$(BIN)/python -m ruff check --fix-only --quiet .
	@$(BIN)/python -m ruff format .

bench: ready-dev ## Measure the speed of play
	@$(BIN)/python -m benchmarks $(ARGS)
	@$(BIN)/python -m benchmarks.environments

fast: ready-dev ## Compile the machine: more than twice as fast
	@tools/fast

pure: ## Go back to pure Python
	@tools/fast pure

wheel: ready-dev ## Build a compiled wheel
	@tools/fast wheel

docs: ready-docs ## Regenerate the generated documents, build the site, check its links
	@$(BIN)/python tools/gen_docs.py $(ARGS)
	@$(BIN)/python -m mkdocs build --quiet --strict

mutants: ready-dev ## Change the rules a little, and see whether a test notices
	@$(BIN)/python tools/mutants.py $(ARGS)

mutants-cards: ready-dev ## Change the cards a little, and see whether a proof notices
	@$(BIN)/python tools/card_mutants.py $(ARGS) || true
	@$(BIN)/python tools/card_mutants.py --page

long-laws: ready-dev ## Play thousands of random games under the referee and through saves; goes on where it was
	@$(BIN)/python tools/long_laws.py $(ARGS)

fuzz: ready-dev ## Garble card texts and see that each is read or refused in words, and soon
	@$(BIN)/python tools/fuzz_reading.py $(ARGS)

golden: ready-dev ## Write the golden playthroughs anew
	@$(BIN)/python tools/golden.py

pictures: ready-dev ## Take the pictures of the table anew
	@$(BIN)/python tools/pictures.py

clean: ## Remove the virtual environment, caches and build products
	@rm -rf .venv .setup.lock build dist site .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	@rm -rf src/*.egg-info tools/web/node_modules
	@tools/fast pure
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

ready-play:
	@tools/setup play

ready-dev:
	@tools/setup dev

ready-docs:
	@tools/setup docs

ready-all:
	@tools/setup all
