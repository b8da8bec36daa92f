# `make play` and `make test` are all one needs; both install what they need first, and only what is missing.
# Everything generated lies in .venv, node_modules, build and dist: `make clean` removes it.

.DELETE_ON_ERROR:
.PHONY: play test setup dist check browser texts lock bench clean

BIN := .venv/bin
TEST_ARGS ?=

# Build the site, serve it on this machine and open it.
play: dist
	$(BIN)/python -m tools.serve --open

# Style, types, then every test; the last line is pytest's.
test: dist check browser build/micropip/packages
	$(BIN)/python -m pytest -n auto --dist loadfile $(TEST_ARGS)

# The virtual environment and the vendored JavaScript, from the pinned lists.
setup: .venv/townwright node_modules/.package-lock.json

# The finished static site: copy dist/ anywhere. Only steps whose inputs changed are run.
dist: setup
	@$(BIN)/python -m tools.build

check: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

# The browsers for the tests: installed ones, or else Debian's, or else Playwright's own Chromium.
browser: setup
	tools/find_browser.sh
	tools/find_engines.sh

# Update the catalogues under web/locale from the texts in the code.
texts: setup
	$(BIN)/python -m tools.build.texts

# The measurements that the README quotes.
bench: dist browser
	$(BIN)/python -m pip install --quiet --no-deps --require-hashes -r requirements/bench.txt
	$(BIN)/python -m tools.bench.engine
	$(BIN)/python -m tools.bench.boot
	$(BIN)/python -m tools.bench.table

# Renew the pinned lists after a change in pyproject.toml or package.json.
lock: setup
	$(BIN)/python -m pip install --quiet uv
	set -e; for group in dev bench pyodide micropip; do \
	    case $$group in pyodide) version=3.12;; micropip) version=3.14;; *) version=3.11;; esac; \
	    $(BIN)/uv pip compile pyproject.toml --group $$group --universal --python-version $$version --generate-hashes \
	        --upgrade --no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
	        --quiet --output-file requirements/$$group.txt; \
	done
	npm install --package-lock-only --omit-lockfile-registry-resolved --no-audit --no-fund

clean:
	rm -rf .venv node_modules build dist dist.zip

# What other people's pages install our wheel with; the tests do so as well.
build/micropip/packages: requirements/micropip.txt | setup
	rm -rf $(@D)
	$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes \
	    --only-binary :all: --python-version 3.14 --dest $(@D) -r $<
	touch $@

.venv/packages: requirements/dev.txt
	tools/make_venv.sh .venv requirements/dev.txt 3.11
	touch $@

.venv/townwright: .venv/packages pyproject.toml
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .
	touch $@

node_modules/.package-lock.json: package.json package-lock.json
	npm ci --no-audit --no-fund --ignore-scripts
	touch $@
