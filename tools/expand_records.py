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
    known: dict[str, list[ast.AnnAssign]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            mark = next((d for d in node.decorator_list if ast.unparse(d) == "record"), None)
            if mark is not None:
                edits.append((mark.lineno, mark.lineno, ""))
                edits += _written_out(node, known)
    for first, last, text in sorted(edits, reverse=True):
        lines[first - 1 : last] = [text]
    return "".join(("from typing import Any, ClassVar, Final\n", *lines)) if edits else source


def _written_out(record: ast.ClassDef, known: dict[str, list[ast.AnnAssign]]) -> list[tuple[int, int, str]]:
    """The edits that turn the fields of a record into a constructor. `known` are the fields of the records
    before it, for one may be based on another."""
    fields = [node for node in record.body if isinstance(node, ast.AnnAssign)]
    base = ast.unparse(record.bases[0])
    inherited = known.get(base, [])
    known[record.name] = [*inherited, *fields]
    names = [ast.unparse(field.target) for field in known[record.name]]
    text = [f"    FIELDS: ClassVar[tuple[str, ...]] = ({', '.join(map(repr, names))},)\n"]
    types = [_type(field.annotation) for field in known[record.name]]
    text.append(f"    TYPES: ClassVar[tuple[Any, ...]] = ({', '.join(map(repr, types))},)\n")
    defaults = [ast.unparse(field.value) for field in known[record.name] if field.value is not None]
    text.append(
        f"    DEFAULTS: ClassVar[tuple[Any, ...]] = ({''.join(f'{value}, ' for value in defaults)})\n"
    )
    text.append("    def __init__(\n        self,\n")
    for name, field in zip(names, known[record.name], strict=True):
        default = f" = {ast.unparse(field.value)}" if field.value is not None else ""
        text.append(f"        {name}: {ast.unparse(field.annotation)}{default},\n")
    text.append("    ) -> None:\n")
    if inherited:
        text.append(f"        super().__init__({', '.join(names[: len(inherited)])})\n")
    # What a base that is no record declares is assigned; everything else is declared final here.
    final = ": Final" if base == "Record" or inherited else ""
    text += [f"        self.{name}{final} = {name}\n" for name in names[len(inherited) :]]
    edits = [(field.lineno, field.end_lineno or field.lineno, "") for field in fields]
    edits[0] = (edits[0][0], edits[0][1], "".join(text))
    documented = [node for node in record.body[1:] if isinstance(node, ast.Expr)]
    edits += [(node.lineno, node.end_lineno or node.lineno, "") for node in documented]
    return edits


def _type(annotation: ast.expr) -> str:
    """A type as it is written, without the quotes of one that comes later in the module."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return ast.unparse(annotation)


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
