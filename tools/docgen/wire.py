"""What goes over the wire, read off the source: the messages of the server and the records of a view."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[2]
MESSAGES: Final = "src/rulerunner/server/messages.py"
REQUESTS: Final = "src/rulerunner/server/requests.py"
REVIEWS: Final = "src/rulerunner/server/reviews.py"
PAGES: Final = "src/rulerunner/server/pages/messages.py"
RECORDS: Final = "src/rulerunner/view/records.py"

BANNER: Final = re.compile(r"^# --- (?P<title>.+?) -*$")
REQUEST: Final = re.compile(r"(?P<verbs>[A-Z]{3,6}(?: and [A-Z]{3,6})*) (?P<path>/api/[^\s:;,]*[^\s:;,.])")


class Field(NamedTuple):
    """A field of a message."""

    name: str
    type: ast.expr
    default: ast.expr | None
    says: str


class Request(NamedTuple):
    """An HTTP request that the description of a message names."""

    verb: str
    path: str


class Struct(NamedTuple):
    """A message, a part of one, or a record of a view."""

    name: str
    tag: str
    says: str
    fields: tuple[Field, ...]
    section: str

    @property
    def requests(self) -> tuple[Request, ...]:
        """The requests it is the body or the answer of, in the order in which they are named."""
        return tuple(
            Request(verb, found["path"])
            for found in REQUEST.finditer(self.says)
            for verb in found["verbs"].split(" and ")
        )

    @property
    def is_body(self) -> bool:
        """Whether it is what a request sends: then what has a default may be left out."""
        return bool(self.requests) and self.requests[0].verb == "POST" and self.says.startswith("POST")


class Alias(NamedTuple):
    """A name for a type."""

    name: str
    type: ast.expr
    says: str


class Module(NamedTuple):
    """One source file."""

    says: str
    aliases: dict[str, Alias]
    structs: dict[str, Struct]

    def members(self, union: str) -> tuple[str, ...]:
        """The messages that a union of them consists of."""
        return tuple(node.id for node in parts(self.aliases[union].type) if isinstance(node, ast.Name))


def read(path: str, *more: str) -> Module:
    """Everything that source files declare; the first speaks for all."""
    module = _read(path)
    for each in map(_read, more):
        module.aliases.update(each.aliases)
        module.structs.update(each.structs)
    return module


def _read(path: str) -> Module:
    source = (ROOT / path).read_text("utf-8")
    tree = ast.parse(source, path)
    banners = [
        (number, found["title"])
        for number, line in enumerate(source.splitlines(), 1)
        if (found := BANNER.match(line))
    ]
    module = Module(clean(ast.get_docstring(tree) or ""), {}, {})
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            section = next((title for line, title in reversed(banners) if line < node.lineno), "")
            struct = _struct(node, section)
            if struct.fields or struct.tag:
                module.structs[struct.name] = struct
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            module.aliases[name] = Alias(name, node.value, _string(after))
    return module


def _struct(node: ast.ClassDef, section: str) -> Struct:
    tag = next(
        (k.value.value for k in node.keywords if k.arg == "tag" and isinstance(k.value, ast.Constant)), ""
    )
    fields = tuple(
        Field(one.target.id, one.annotation, one.value, _string(after))
        for one, after in zip(node.body, [*node.body[1:], None], strict=True)
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
    )
    return Struct(node.name, str(tag), clean(ast.get_docstring(node) or ""), fields, section)


def _string(node: ast.stmt | None) -> str:
    """The string that stands alone in a statement: what is said of the thing before it."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return clean(str(node.value.value))
    return ""


def clean(text: str) -> str:
    """A text with each paragraph in one line."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in text.strip().split("\n\n"))


def parts(node: ast.expr) -> list[ast.expr]:
    """The members of a union, or the type itself."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return [*parts(node.left), *parts(node.right)]
    return [node]


def limits(node: ast.expr, aliases: dict[str, Alias]) -> list[str]:
    """The limits of a value, in words; those of the names it uses, too."""
    found: list[str] = []
    for part in parts(node):
        if isinstance(part, ast.Name) and part.id in aliases:
            found += limits(aliases[part.id].type, aliases)
        elif _is(part, "Annotated"):
            assert isinstance(part, ast.Subscript)
            assert isinstance(part.slice, ast.Tuple)
            of, *metas = part.slice.elts
            found += [_range(meta, "entries" if _is(of, "tuple") else "letters") for meta in metas]
    return found


def _range(meta: ast.expr, counted: str) -> str:
    """The bounds of a number, or of the length of a text or a list: "1 to 200 letters"."""
    assert isinstance(meta, ast.Call)
    values = {str(k.arg): ast.literal_eval(k.value) for k in meta.keywords}
    pattern = values.pop("pattern", None)
    bounds = {name: f"{value:,}".replace(",", " ") for name, value in values.items()}
    unknown = bounds.keys() - {"ge", "le", "min_length", "max_length"}
    assert not unknown, f"no words for {unknown}"
    low = bounds.get("ge") or bounds.get("min_length")
    high = bounds.get("le") or bounds.get("max_length")
    unit = f" {counted}" if "max_length" in bounds or "min_length" in bounds else ""
    like = f", like `{pattern}`" if pattern else ""
    if low and high:
        return f"{low} to {high}{unit}{like}"
    return f"at most {high}{unit}{like}" if high else f"at least {low}{unit}{like}"


def _is(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == name
