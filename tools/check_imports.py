"""Fail on a circle of imports, or when the package imports something outside the standard library.

No module may be reached from itself through imports, those inside functions included; in the core layers
there are none inside functions at all.

The core layers may not do so anywhere. The other layers may do so inside a function or a ``try``, where a
missing package can be explained to the player; never while they are being imported. Layers that are loaded
only when they are asked for need the packages of their extra.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "rulerunner"
CORE = frozenset({"rules", "lang", "state", "kernel", "cards"})
ALLOWED = sys.stdlib_module_names | {PACKAGE.name}
EXTRAS = {
    "data": frozenset({"numpy", "pyarrow"}),
    "env": frozenset({"PIL", "gymnasium", "numpy", "pettingzoo", "pyspiel"}),
    "mcp": frozenset({"mcp"}),
    "server": frozenset(
        {"alembic", "h11", "msgspec", "prometheus_client", "sqlalchemy", "starlette", "uvicorn", "websockets"}
    ),
}


def imported_names(statements: list[ast.stmt], *, everywhere: bool) -> Iterator[tuple[int, str]]:
    """Each absolute import as (line, top-level module)."""
    module = ast.Module(body=statements, type_ignores=[])
    for node in ast.walk(module) if everywhere else statements:
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name.split(".")[0]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.lineno, node.module.split(".")[0]


def modules() -> dict[str, ast.Module]:
    """Every module of the package by its dotted name, parsed. A package goes by the name of its folder."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return found


def imports_within(name: str, module: ast.Module, known: dict[str, ast.Module]) -> set[str]:
    """The modules of the package that a module imports, wherever in it the import stands."""
    package = (
        name
        if (PACKAGE.parent / Path(*name.split(".")) / "__init__.py").exists()
        else name.rpartition(".")[0]
    )
    found: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            inner = {f"{source}.{alias.name}" for alias in node.names} & known.keys()
            found |= inner
            if len(inner) < len(node.names):
                found.add(source)
    return (found & known.keys()) - {name}


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules that can be reached from one another (Tarjan's way)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    waiting: list[str] = []
    found = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        waiting.append(name)
        for other in graph[name]:
            if other not in order:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in waiting:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            group = [waiting.pop()]
            while group[-1] != name:
                group.append(waiting.pop())
            if len(group) > 1:
                found.append(sorted(group))

    for name in graph:
        if name not in order:
            visit(name)
    return found


def inside_functions(name: str, module: ast.Module) -> Iterator[str]:
    """Where a module imports inside a function."""
    for function in ast.walk(module):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Import | ast.ImportFrom):
                    yield f"{name}:{node.lineno}: imports inside a function"


def main() -> int:
    known = modules()
    graph = {name: imports_within(name, module, known) for name, module in known.items()}
    problems = [f"a circle of imports: {', '.join(group)}" for group in circles(graph)]
    for name, module in known.items():
        if name.split(".")[1:2] and name.split(".")[1] in CORE:
            problems += inside_functions(name, module)
    for path in sorted(PACKAGE.rglob("*.py")):
        layer = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        statements = ast.parse(path.read_text(encoding="utf-8"), str(path)).body
        for line, name in imported_names(statements, everywhere=layer in CORE):
            if name not in ALLOWED and name not in EXTRAS.get(layer, ()):
                problems.append(f"{path.relative_to(PACKAGE.parent.parent)}:{line}: imports {name}")
    for problem in problems:
        print(problem)
    if not problems:
        print("No circle of imports; the core imports the standard library alone.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
