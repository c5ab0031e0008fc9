"""Write the documents that are generated, or with `--check` say which are out of date.

To add a document, write a function that returns its text and name it in `DOCS`; a test compares each document
with what its function returns now.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from tools.docgen import cards, conformance, coverage, encoding, examples, protocol, typescript  # noqa: E402  (the path has to be there first)

DOCS: Final[dict[str, Callable[[], str]]] = {
    "docs/cards.md": cards.text,
    "docs/conformance.md": conformance.text,
    "docs/coverage.md": coverage.text,
    "docs/examples.md": examples.text,
    "docs/protocol.md": protocol.text,
    "docs/research/data.md": encoding.data_text,
    "docs/research/encoding.md": encoding.text,
    "src/rulerunner/web/js/protocol.d.ts": typescript.text,
}
"""Each generated document, by its path, and what writes it."""


def outdated(path: str) -> bool:
    """Whether a document is missing or says something else than it would now."""
    file = ROOT / path
    return not file.exists() or file.read_text("utf-8") != DOCS[path]()


def main(arguments: list[str]) -> int:
    stale = [path for path in DOCS if outdated(path)]
    if "--check" in arguments:
        for path in stale:
            print(f"{path} is out of date; run: make docs")
        return 1 if stale else 0
    for path in stale:
        file = ROOT / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(DOCS[path](), "utf-8")
        print(f"wrote {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
