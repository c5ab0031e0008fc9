"""Sources as mypyc compiles them best: what Python makes while it runs is written out beforehand.

In the sources a record is a slotted dataclass, which says each field once and runs as fast as anything in
Python. The compiler leaves the constructor of a dataclass to the interpreter, which makes it twelve times as
slow as one that is written out. So what is compiled is a copy of the sources in which the constructors are.

A record is made of what was there before it and is never changed, so none can contain itself: the search for
garbage that holds on to itself, which Python makes every few hundred objects, need not look at them.
"""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path

HEAD = """from typing import TYPE_CHECKING, Any, ClassVar, Final
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
"""What an expanded module needs beside its own imports. The mark is for the compiler alone."""
OTHERWISE = Path(__file__).parent / "compiled"
"""Modules that are written otherwise for the compiler, each where it is in the package."""
ROOTS = ("Record", "Word", "Parts")
"""What all records are based on, all words of the language, and all records that are made part by part."""
DECLARED = "from rulerunner.lang.node import declared\n"
TREE = "@mypyc_attr(acyclic=True)\n"
NO_MAKERS: Mapping[str, str] = {}
KEEP = "KEEP: Final = object()\n"
COPIES = "from rulerunner.state.record import KEEP\n"
"""What stands for a field that a copy has in common with the record it was made of."""
NONE_YET = "NONE_YET: Final = object()\n"
YET = "YET: Final = object()\n"
LATER = "from rulerunner.view.parts import YET, Makers\n"
"""What stands for a part that is still to be made."""
REST = "*"
"""What makes all at once that there is not from the beginning: as in `view.parts`."""
PARTS = """    _of: object = None
    _makers: Makers | None = None

    def values(self) -> tuple[Any, ...]:
        return ()

    def make(self, name: str) -> Any:
        if self._makers is None or name not in self._makers:
            raise AttributeError(f"{type(self).__name__} has no {name}")
        return self._makers[name](self._of)
"""
"""What all records can do that are made part by part, in place of what they do in Python."""
PLAIN = {"int", "float", "str", "bool", "None", "Side"}
"""Types of what is told from others of its type by what it is, and not by which it is."""
WORD = '''@mypyc_attr(acyclic=True)
class Word:
    """Anything the language can say."""

    __dataclass_fields__: ClassVar[dict[str, Any]] = {}
    __match_args__: ClassVar[tuple[str, ...]] = ()
    hashed: int = 0

    def values(self) -> tuple[Any, ...]:
        return ()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Word) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        if self.hashed == 0:
            self.hashed = hash(self.values()) or 1
        return self.hashed

    def __repr__(self) -> str:
        names = type(self).__match_args__
        said = ", ".join(f"{name}={value!r}" for name, value in zip(names, self.values(), strict=True))
        return f"{type(self).__qualname__}({said})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.values()
'''
"""What all words of the language can do, as `lang.node` gives it to each of them in Python."""

MAKER = re.compile(r"^(\w+): Final = maker\((\w+)\)\n", re.MULTILINE)
"""What makes a record and is a function: compiled, the class is the faster of the two."""

BLANK = re.compile(r"^( *)(\w+): Any = blank\((\w+)\)\n((?:\1\2\.\w+ = .*\n)+)", re.MULTILINE)
"""A record whose fields are filled in where it is made, one a line: compiled, the class does it."""

Edit = tuple[int, int, str]
"""Lines from the first to the last (none of them, if that is before the first) give way to a text."""


def expanded(source: str, family: set[str], makers: Mapping[str, str] = NO_MAKERS) -> str:
    """A module's source as it is compiled. `family` are the names of all that is a record or a word of the
    language, or what they are based on; `makers` are the functions that make records, and what each makes."""
    source = BLANK.sub(_filled, _by_classes(source, makers))
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source).body
    classes = [node for node in tree if isinstance(node, ast.ClassDef) and _belongs(node, family)]
    functions = [node for node in tree if isinstance(node, ast.FunctionDef)]
    cached = [node for node in functions if _decorated(node, "cache") or _decorated(node, "lru_cache")]
    edits: list[Edit] = []
    known: dict[str, list[ast.AnnAssign]] = {}
    for node in classes:
        mark = _decorated(node, "record")
        if mark is not None:
            edits.append((mark.lineno, mark.lineno, TREE))
            edits += _written_out(node, known)
        elif _decorated(node, "node"):
            edits += _word(node)
        elif mark := _decorated(node, "in_parts"):
            edits.append((mark.lineno, mark.lineno, TREE))
            edits += _in_parts(node)
        elif node.name == "Parts":
            edits.append((node.lineno, node.lineno - 1, YET + TREE))
            for method in ("of", "__init__", "__getattr__", "__setattr__", "values"):
                edits += _without(node, method)
            edits.append((node.body[-1].lineno, node.body[-1].lineno - 1, PARTS))
        elif node.name == "Record":
            edits.append((node.lineno, node.lineno - 1, KEEP + TREE))
            edits += _without(node, "_replace")
        elif node.name == "Word":
            edits.append((node.lineno, node.end_lineno or node.lineno, WORD))
        else:
            edits.append((node.lineno, node.lineno - 1, TREE))
    for function in cached:
        edits += _remembering(function, family)
    for function in functions:
        if _decorated(function, "once"):
            edits += _once(function)
    for first, last, text in sorted(edits, reverse=True):
        lines[first - 1 : last] = [text]
    if not edits:
        return source
    future = "from __future__ import annotations\n" if "from __future__" in source else ""
    needed = (
        COPIES if known else "",
        DECLARED if any(_decorated(node, "node") for node in classes) else "",
        NONE_YET if cached else "",
        LATER if any(_decorated(node, "in_parts") for node in classes) else "",
    )
    return "".join((future, HEAD, *needed, *lines))


def makers_of(sources: Iterable[str]) -> dict[str, str]:
    """The functions of a package that make records, and what each makes."""
    return {name: kind for source in sources for name, kind in MAKER.findall(source)}


def _by_classes(source: str, makers: Mapping[str, str]) -> str:
    """A module in which classes make what functions made."""
    source = MAKER.sub("", source)
    if not makers:
        return source
    names = re.compile(rf"\b({'|'.join(map(re.escape, makers))})\b")
    return names.sub(lambda found: makers[found[0]], source)


def _filled(found: re.Match[str]) -> str:
    """The class called with what a blank record was filled in with."""
    indent, name, kind, lines = found.groups()
    given = [line.strip().removeprefix(f"{name}.").split(" = ", 1) for line in lines.splitlines()]
    arguments = "".join(f"{indent}    {field}={value},\n" for field, value in given)
    return f"{indent}{name} = {kind}(\n{arguments}{indent})\n"


def _decorated(node: ast.ClassDef | ast.FunctionDef, name: str) -> ast.expr | None:
    """The decorator of that name, if there is one, whatever it is given."""
    plain = (mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list)
    return next(
        (mark for mark, each in zip(node.decorator_list, plain, strict=True) if ast.unparse(each) == name),
        None,
    )


def _without(node: ast.ClassDef, name: str) -> list[Edit]:
    """The edit that takes a method out of a class."""
    methods = [each for each in node.body if isinstance(each, ast.FunctionDef) and each.name == name]
    firsts = [min([each.lineno, *(mark.lineno for mark in each.decorator_list)]) for each in methods]
    return [(first, each.end_lineno or first, "") for first, each in zip(firsts, methods, strict=True)]


def _remembering(function: ast.FunctionDef, family: set[str]) -> list[Edit]:
    """The edits that make a function that is cached one that keeps its results in a table of its own: the
    compiler can call it at once, where it would have to ask Python to call what `cache` makes. One that only
    makes a record does so each time: compiled, that is quicker than to look for it."""
    names = [argument.arg for argument in function.args.args]
    mark = _decorated(function, "cache") or _decorated(function, "lru_cache")
    assert mark is not None
    assert function.returns is not None
    most = ast.unparse(mark.keywords[0].value) if isinstance(mark, ast.Call) else ""
    last = function.body[-1]
    if isinstance(last, ast.Return) and isinstance(last.value, ast.Call) and len(function.body) <= 2:
        if ast.unparse(last.value.func) in family:
            return [(mark.lineno, mark.lineno, "")]
    name, key = function.name, f"({', '.join(names)})" if len(names) > 1 else "".join(names) or "None"
    made, kept = f"_made_{name.lstrip('_')}", f"_kept_{name.lstrip('_')}"
    text = f"""{kept}: Final[dict[Any, Any]] = {{}}
def {name}({ast.unparse(function.args)}) -> {ast.unparse(function.returns)}:
    key: Any = {key}
    known: Any = {kept}.get(key, NONE_YET)
    if known is NONE_YET:
{f"        if len({kept}) >= {most}: {kept}.clear()" if most else ""}
        known = {kept}[key] = {made}({", ".join(names)})
    found: {ast.unparse(function.returns)} = known
    return found
"""
    head = f"def {made}({ast.unparse(function.args)}) -> {ast.unparse(function.returns)}:\n"
    return [(mark.lineno, mark.lineno, text), (function.lineno, function.body[0].lineno - 1, head)]


def _once(function: ast.FunctionDef) -> list[Edit]:
    """The edits that make a function that is worked out once for a table one that looks there itself: the
    compiler can call it at once."""
    mark = _decorated(function, "once")
    assert mark is not None
    assert function.returns is not None
    table, *given = function.args.args
    name, made = function.name, f"_made_{function.name.lstrip('_')}"
    which = f"_which_{function.name.lstrip('_')}"
    by_value = [argument for argument in given if _is_plain(argument.annotation)]
    key = ", ".join(each.arg if each in by_value else f"id({each.arg})" for each in given)
    kept = "".join(f" {each.arg}," for each in given if each not in by_value)
    arguments = ", ".join(each.arg for each in (table, *given))
    text = f"""{which}: Final = object()
def {name}({ast.unparse(function.args)}) -> {ast.unparse(function.returns)}:
    key: Any = {f"({which}, {key})" if given else which}
    known: Any = {table.arg}.memo.get(key)
    if known is None:
        known = {table.arg}.memo[key] = ({made}({arguments}),{kept})
    found: {ast.unparse(function.returns)} = known[0]
    return found
"""
    head = f"def {made}({ast.unparse(function.args)}) -> {ast.unparse(function.returns)}:\n"
    return [(mark.lineno, mark.lineno, text), (function.lineno, function.body[0].lineno - 1, head)]


def _is_plain(annotation: ast.expr | None) -> bool:
    """Whether values of a type are told apart by what they are."""
    names = ast.unparse(annotation).split(" | ") if annotation is not None else [""]
    return PLAIN.issuperset(names)


def _in_parts(record: ast.ClassDef) -> list[Edit]:
    """The edits that make a property of each part of a record: it is made when it is first asked for."""
    fields = [node for node in record.body if isinstance(node, ast.AnnAssign)]
    names = [ast.unparse(field.target) for field in fields]
    text = [f"    FIELDS: ClassVar[tuple[str, ...]] = ({', '.join(map(repr, names))},)\n"]
    text.append("    def __init__(\n        self,\n")
    for name, field in zip(names, fields, strict=True):
        default = f" = {ast.unparse(field.value)}" if field.value is not None else ""
        text.append(f"        {name}: Any{default},\n")
    text.append("    ) -> None:\n")
    text += [f"        self._{name}: Any = {name}\n" for name in names]
    text.append("    @staticmethod\n    def of(\n        made_of: object, makers: Makers, *,\n")
    text += [f"        {name}: Any = YET,\n" for name in names]
    text.append(f"    ) -> {record.name!r}:\n        made = {record.name}({', '.join(names)})\n")
    text.append("        made._of, made._makers = made_of, makers\n        return made\n")
    for name, field in zip(names, fields, strict=True):
        text.append(f"    @property\n    def {name}(self) -> {ast.unparse(field.annotation)}:\n")
        text.append(f"        if self._{name} is YET:\n            self._{name} = self.make({name!r})\n")
        text.append(f"        part: {ast.unparse(field.annotation)} = self._{name}\n        return part\n")
    text.append("    def values(self) -> tuple[Any, ...]:\n")
    text.append(f"        if self._makers is not None and {REST!r} in self._makers:\n")
    text.append(f"            rest: dict[str, Any] = self._makers[{REST!r}](self._of)\n")
    for name in names:
        text.append(f"            if self._{name} is YET:\n                self._{name} = rest[{name!r}]\n")
    text.append(f"        found: list[Any] = [{', '.join(f'self.{name}' for name in names)}]\n")
    text.append("        self._of = self._makers = None\n        return tuple(found)\n")
    edits = [(field.lineno, field.end_lineno or field.lineno, "") for field in fields]
    edits[0] = (edits[0][0], edits[0][1], "".join(text))
    documented = [node for node in record.body[1:] if isinstance(node, ast.Expr)]
    edits += [(node.lineno, node.end_lineno or node.lineno, "") for node in documented]
    return edits


def family_of(sources: Iterable[str]) -> set[str]:
    """The names of the records and words of a package: what is based on the roots at any remove."""
    classes = [
        node for source in sources for node in ast.parse(source).body if isinstance(node, ast.ClassDef)
    ]
    family = set(ROOTS)
    while more := {node.name for node in classes if _belongs(node, family)} - family:
        family |= more
    return family


def _belongs(node: ast.ClassDef, family: set[str]) -> bool:
    return node.name in ROOTS or any(ast.unparse(base) in family for base in node.bases)


def _written_out(record: ast.ClassDef, known: dict[str, list[ast.AnnAssign]]) -> list[Edit]:
    """The edits that turn the fields of a record into a constructor, and a way to copy it with changes.
    `known` are the fields of the records before it, for one may be based on another."""
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
    if not any(isinstance(node, ast.FunctionDef) and node.name == "values" for node in record.body):
        text.append("    def values(self) -> tuple[Any, ...]:\n")
        text.append(f"        return ({''.join(f'self.{name}, ' for name in names)})\n")
    parts = ", ".join(f"{name}: Any = KEEP" for name in names)
    text.append(f"    def _replace(self, *, {parts}) -> {record.name!r}:\n")
    copied = ", ".join(f"self.{name} if {name} is KEEP else {name}" for name in names)
    text.append(f"        return {record.name}({copied})\n")
    edits = [(field.lineno, field.end_lineno or field.lineno, "") for field in fields]
    edits[0] = (edits[0][0], edits[0][1], "".join(text))
    documented = [node for node in record.body[1:] if isinstance(node, ast.Expr)]
    edits += [(node.lineno, node.end_lineno or node.lineno, "") for node in documented]
    for method in record.body:
        if isinstance(method, ast.FunctionDef) and (mark := _decorated(method, "copying")) is not None:
            changed = {each.arg for each in method.args.args}
            whole = ", ".join(name if name in changed else f"self.{name}" for name in names)
            last = method.body[-1]
            edits.append((mark.lineno, mark.lineno, ""))
            edits.append(
                (last.lineno, last.end_lineno or last.lineno, f"        return {record.name}({whole})\n")
            )
    return edits


def _word(word: ast.ClassDef) -> list[Edit]:
    """The edits that turn a word of the language into a class that the compiler knows: its fields become a
    constructor, and what makes a dataclass of it is said after it."""
    mark = _decorated(word, "node")
    assert mark is not None
    fields = [node for node in word.body if isinstance(node, ast.AnnAssign)]
    names = [ast.unparse(field.target) for field in fields]
    types = [ast.unparse(field.annotation) for field in fields]
    text: list[str] = []
    if fields:
        given = [
            f"{name}: {kind}" + (f" = {ast.unparse(field.value)}" if field.value is not None else "")
            for name, kind, field in zip(names, types, fields, strict=True)
        ]
        text.append(f"    def __init__(self, {', '.join(given)}) -> None:\n")
        text += [f"        self.{name}: Final = {name}\n" for name in names]
        text.append("    def values(self) -> tuple[Any, ...]:\n")
        text.append(f"        return ({''.join(f'self.{name}, ' for name in names)})\n")
    last = word.end_lineno or word.lineno
    annotated = ", ".join(f"{name!r}: {kind}" for name, kind in zip(names, types, strict=True))
    defaults = ", ".join(
        f"{name!r}: {ast.unparse(field.value)}"
        for name, field in zip(names, fields, strict=True)
        if field.value is not None
    )
    edits: list[Edit] = [(mark.lineno, mark.lineno, TREE)]
    edits += [(field.lineno, field.end_lineno or field.lineno, "") for field in fields]
    edits += [
        (node.lineno, node.end_lineno or node.lineno, "")
        for node in word.body[1:]
        if isinstance(node, ast.Expr)
    ]
    if fields:
        edits[1] = (*edits[1][:2], "".join(text))
    edits.append((last + 1, last, f"declared({word.name}, {{{annotated}}}, {{{defaults}}})\n"))
    return edits


def _type(annotation: ast.expr) -> str:
    """A type as it is written, without the quotes of one that comes later in the module."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return annotation.value
    return ast.unparse(annotation)


def expand(package: Path, into: Path, compiled: Iterable[str]) -> list[str]:
    """A copy of a package in which the sources that are to be compiled are expanded; these files."""
    copy = into / package.name
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    files = sorted(copy / name for name in compiled)
    for own in OTHERWISE.rglob("*.py"):
        shutil.copyfile(own, copy / own.relative_to(OTHERWISE))
    sources = {file: file.read_text("utf-8") for file in files}
    family, makers = family_of(sources.values()), makers_of(sources.values())
    for file, source in sources.items():
        file.write_text(expanded(source, family, makers), "utf-8")
    return [str(file) for file in files]
