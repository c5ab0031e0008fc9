"""Records as mypyc compiles them best: with their constructors written out.

In the sources a record is a slotted dataclass, which says each field once and runs as fast as anything in
Python. The compiler leaves the constructor of a dataclass to the interpreter, which makes it twelve times as
slow as one that is written out. So what is compiled is a copy of the sources in which the constructors are.
"""

from __future__ import annotations

import ast
import shutil
from pathlib import Path


def expanded(source: str) -> str:
    """A module's source with the constructors of its records written out."""
    lines = source.splitlines(keepends=True)
    edits: list[tuple[int, int, str]] = []
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            mark = next((d for d in node.decorator_list if ast.unparse(d) == "record"), None)
            if mark is not None:
                edits.append((mark.lineno, mark.lineno, ""))
                edits += _written_out(node)
    for first, last, text in sorted(edits, reverse=True):
        lines[first - 1 : last] = [text]
    return "from typing import Final\n".join(("", "".join(lines))) if edits else source


def _written_out(record: ast.ClassDef) -> list[tuple[int, int, str]]:
    """The edits that turn the fields of a record into a constructor."""
    fields = [node for node in record.body if isinstance(node, ast.AnnAssign)]
    names = [ast.unparse(field.target) for field in fields]
    # What a base class declares is assigned, and everything else is declared final here.
    inherits = [ast.unparse(base) for base in record.bases] != ["Record"]
    text = [f"    FIELDS = ({', '.join(map(repr, names))},)\n", "    def __init__(\n        self,\n"]
    for name, field in zip(names, fields, strict=True):
        default = f" = {ast.unparse(field.value)}" if field.value is not None else ""
        text.append(f"        {name}: {ast.unparse(field.annotation)}{default},\n")
    text.append("    ) -> None:\n")
    text += [f"        self.{name}{'' if inherits else ': Final'} = {name}\n" for name in names]
    edits = [(field.lineno, field.end_lineno or field.lineno, "") for field in fields]
    edits[0] = (edits[0][0], edits[0][1], "".join(text))
    documented = [node for node in record.body[1:] if isinstance(node, ast.Expr)]
    edits += [(node.lineno, node.end_lineno or node.lineno, "") for node in documented]
    return edits


def expand(package: Path, into: Path) -> Path:
    """A copy of a package's sources with their records written out; where it is."""
    copy = into / package.name
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    for file in copy.rglob("*.py"):
        source = file.read_text("utf-8")
        if "@record" in source:
            file.write_text(expanded(source), "utf-8")
    return copy
