# make run             builds in release mode and opens the market on a sample database
# make run ARGS="…"    runs that command on it, such as ARGS="item search bici"
# make test            all tests, and those of a package that uses libraries from outside
# make test-chat       the tests of one module alone, whatever state its siblings are in
# make check           whether a module crosses a border, and whether the graph in docs/Architecture.md is current
# make lint            the format of all sources
# make pictures        draws the pictures of screens in the README anew
# make clean-sample    forgets what was done to the sample database

SAMPLE := .build/sample
MARKET := .build/release/marketplace
ON_SAMPLE := XDG_STATE_HOME="$(CURDIR)/$(SAMPLE)/state" XDG_DATA_HOME="$(CURDIR)/$(SAMPLE)/data"
ARGS ?= tour

# Else `make test-` would look for test-.o.
MAKEFLAGS += --no-builtin-rules

.PHONY: run test check lint pictures setup clean-sample

# The first build takes minutes and shows its progress; later ones are silent. What is printed is the command's.
run: setup
	@swift build -c release --product marketplace $(if $(wildcard $(MARKET)),--quiet) >&2
	@[ -e $(SAMPLE)/data/marketplace/market.db ] || $(ON_SAMPLE) $(MARKET) sample
	@$(ON_SAMPLE) $(MARKET) $(ARGS)

# In CI the tests of screens may not be left out: they run in tmux.
test:
	@Tools/Setup/system-libraries tmux
	swift test
	swift test --package-path Tests/Packages/Client

# test-chat finds Tests/ChatTests whatever its case, and runs Chat with its presentation and example; test-contracts
# finds Tests/Contracts.
test-%:
	@modules=$$(ls Tests | sed -n 's/Tests$$//p; /^Contracts$$/p'); \
	name=$$(echo "$$modules" | grep -ixF -e '$*'); \
	[ -n "$$name" ] || { echo "no module '$*'; there are:" $$modules >&2; exit 64; }; \
	case "$$name" in *Storage|Secrets|Host|Contracts) $(MAKE) --no-print-directory setup;; esac; \
	echo "MODULE=$$name swift test --filter $$name"; \
	MODULE=$$name swift test --filter $$name

# MODULE would narrow what is checked.
check:
	@MODULE= swift run --quiet workspace check

lint:
	swift format lint --strict --parallel --recursive Package.swift Interfaces Features Libraries Examples Host Tests Tools

PICTURE = --size 76x22 --format svg

pictures:
	swift run --quiet ChatExample screen conversation/1 $(PICTURE) > docs/Pictures/conversation.svg
	swift run --quiet ItemExample screen item/1 $(PICTURE) > docs/Pictures/item.svg
	swift run --quiet UserExample screen cpf --keys 52998224726 --language pt-BR $(PICTURE) > docs/Pictures/cpf.svg

setup:
	@Tools/Setup/system-libraries

clean-sample:
	rm -rf $(SAMPLE)
