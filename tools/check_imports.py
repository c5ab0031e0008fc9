"""Fail when the package imports something outside the standard library.

The core layers may not do so anywhere. The other layers may do so inside a function or a ``try``, where a
missing package can be explained to the player; never while they are being imported. The server is loaded
only when it is asked for, and needs the packages of the extra `web`.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "rulerunner"
CORE = frozenset({"rules", "lang", "state", "kernel", "cards"})
ALLOWED = sys.stdlib_module_names | {PACKAGE.name}
WEB = frozenset({"msgspec", "sqlalchemy", "starlette", "uvicorn", "websockets"})


def imported_names(statements: list[ast.stmt], *, everywhere: bool) -> Iterator[tuple[int, str]]:
    """Each absolute import as (line, top-level module)."""
    module = ast.Module(body=statements, type_ignores=[])
    for node in ast.walk(module) if everywhere else statements:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name.split(".")[0]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.lineno, node.module.split(".")[0]


def main() -> int:
    problems = []
    for path in sorted(PACKAGE.rglob("*.py")):
        layer = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        statements = ast.parse(path.read_text(encoding="utf-8"), str(path)).body
        for line, name in imported_names(statements, everywhere=layer in CORE):
            if name not in ALLOWED and not (layer == "server" and name in WEB):
                problems.append(f"{path.relative_to(PACKAGE.parent.parent)}:{line}: imports {name}")
    for problem in problems:
        print(problem)
    print("Only the standard library is imported." if not problems else "The core has no dependencies.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
