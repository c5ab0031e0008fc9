"""A card as the Python that a module of cards would have: its definition, and the imports it needs.

It is the house format: short forms where there are some, names for what has one, and lines that fit.
"""

import json
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from textwrap import wrap
from typing import Any, Final, NamedTuple

from ..lang import abilities as b
from ..lang import base, conditions, filters, quantities, refs, sugar
from ..lang.face import Face
from ..lang.node import NODES

WIDTH: Final = 110
LONGEST_JOIN: Final = 60
"""Sets that take more than this are joined by words, which can be laid out in lines."""
NAMED: Final = (refs, filters, conditions, quantities)
"""Where words that have no fields worth saying have names of their own: THIS, INSTALLED, TAGGED."""
ABOUT: Final = ("side", "detail", "first")


class Call(NamedTuple):
    """A word with its fields, or a tuple if it has no name."""

    name: str
    parts: tuple["str | Call", ...]
    labels: tuple[str, ...]
    """The name of each field that is said by its name, "" for one that is said by its place."""


Needed = dict[str, set[str]]


def python(*faces: Face) -> str:
    """The definitions of cards in the house format, ready to be pasted into a module of cards."""
    needed: Needed = {"rulerunner.lang.abilities": {"Ability"}}
    cards = "".join(_card(face, needed) for face in faces)
    imports = "\n".join(_import(home, sorted(names, key=_rank)) for home, names in sorted(needed.items()))
    facts = "\n".join(line for face in faces for line in _facts(face))
    return f"{imports}\n\n{facts}\n\nCARDS: dict[str, tuple[Ability, ...]] = {{\n{cards}}}\n"


def _card(face: Face, needed: Needed) -> str:
    abilities = Call("", tuple(_word(ability, needed) for ability in face.abilities), ())
    name = json.dumps(face.name, ensure_ascii=False)
    return f"    {name}: {_laid_out(abilities, 4, len(name) + 3)},\n"


def _facts(face: Face) -> list[str]:
    """The facts as a comment: those of a real card are in the data of its family."""
    said = ", ".join(
        f"{name}={value!r}"
        for name, value in face.facts._asdict().items()
        if value != face.facts._field_defaults.get(name, MISSING) and name != "slug"
    )
    return wrap(f"Facts({said})", WIDTH, initial_indent="# ", subsequent_indent="#     ")


def _import(home: str, names: list[str]) -> str:
    line = f"from {home} import {', '.join(names)}"
    if len(line) <= WIDTH:
        return line
    return f"from {home} import (\n" + "".join(f"    {name},\n" for name in names) + ")"


def _rank(name: str) -> tuple[int, str]:
    """Constants come before classes, and these before functions, as the house sorts its imports."""
    return (0 if name.isupper() and len(name) > 1 else 1 if name[0].isupper() else 2, name.casefold())


# --- words ------------------------------------------------------------------------------------------------


def _word(value: Any, needed: Needed) -> "str | Call":
    """A word as it is written."""
    if isinstance(value, tuple):
        return Call("", tuple(_word(each, needed) for each in value), ())
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if not is_dataclass(value) or isinstance(value, type):
        return repr(value)
    if value in _constants():
        name, home = _constants()[value]
        needed.setdefault(home, set()).add(name)
        return name
    if isinstance(value, base.Both | base.Either | base.Not):
        trial: Needed = {}
        joined = _joined(value, trial)
        if len(joined) <= LONGEST_JOIN:
            for home, names in trial.items():
                needed.setdefault(home, set()).update(names)
            return joined
    short = _short(value, needed)
    return short if short is not None else _plainly(value, needed)


def _joined(value: Any, needed: Needed) -> str:
    """Sets of cards joined by the signs for it."""
    match value:
        case _ if value in _constants():
            pass
        case base.Both(left=left, right=right):
            return f"{_side(left, needed, base.Either)} & {_side(right, needed, base.Either, base.Both)}"
        case base.Either(left=left, right=right):
            return f"{_side(left, needed)} | {_side(right, needed, base.Either)}"
        case base.Not(inner=inner):
            return f"~{_side(inner, needed, base.Both, base.Either)}"
    return _line(_word(value, needed))


def _side(value: Any, needed: Needed, *apart: type) -> str:
    """One side of a sign, in brackets if it is joined by another that binds less."""
    said = _joined(value, needed)
    return f"({said})" if isinstance(value, apart) and value not in _constants() else said


def _plainly(value: Any, needed: Needed) -> Call:
    """The first fields by place, the others by name, defaults left out."""
    kind = type(value)
    assert NODES.get(kind.__name__) is kind
    needed.setdefault(_chapter(kind.__module__), set()).add(kind.__name__)
    said = list(_said(value))
    by_place = 0
    for field in fields(value)[: len(said)]:
        if said[by_place][0] != field.name:
            break
        by_place += 1
    labels = ["" if at < by_place else name for at, (name, _) in enumerate(said)]
    return Call(kind.__name__, tuple(_word(own, needed) for _, own in said), tuple(labels))


def _said(value: Any) -> Iterator[tuple[str, Any]]:
    """The fields that have not their defaults."""
    for field in fields(value):
        own = getattr(value, field.name)
        if field.default is MISSING or own != field.default:
            yield field.name, own


def _short(value: Any, needed: Needed) -> Call | None:
    """A word in its short form, if it has one that says all of it."""
    said = dict(_said(value))
    match value:
        case b.Sub(block=block) | b.Play(block=block) if block:
            return _sugar("sub" if isinstance(value, b.Sub) else "play", block, {}, needed)
        case b.Static(declarations=declarations) if declarations:
            del said["declarations"]
            return _sugar("static", declarations, said, needed)
        case b.When(trigger=trigger, block=block) if block and not (
            value.interrupt and (value.persistent or value.given)
        ):
            rest = {"may" if name == "optional" else name: own for name, own in said.items()}
            for name in ("trigger", "block", "interrupt"):
                rest.pop(name, None)
            return _sugar("interrupt" if value.interrupt else "when", (trigger, *block), rest, needed)
        case b.Paid(cost=(_, *_) as cost, block=block) if block and not (
            value.interrupt or value.access or value.by is not None
        ):
            rest = {name: own for name, own in said.items() if name not in ("cost", "block")}
            return _sugar("paid", (cost[0] if len(cost) == 1 else cost, *block), rest, needed)
        case b.Trigger(kind=kind, subject=filters.Same(ref=ref)) if not {*said} - {"kind", "subject", *ABOUT}:
            rest = {name: own for name, own in said.items() if name in ABOUT}
            return _sugar("about", (kind,) if ref == refs.THIS else (kind, ref), rest, needed)
    return None


def _sugar(name: str, by_place: tuple[Any, ...], by_name: dict[str, Any], needed: Needed) -> Call:
    needed.setdefault(sugar.__name__, set()).add(name)
    parts = [_word(each, needed) for each in (*by_place, *by_name.values())]
    return Call(name, tuple(parts), (*[""] * len(by_place), *by_name))


@cache
def _constants() -> dict[Any, tuple[str, str]]:
    """The words that have a name, by what they are."""
    return {
        value: (name, home.__name__)
        for home in reversed(NAMED)  # what a module has from one below it comes from there
        for name, value in reversed(vars(home).items())
        if name.isupper() and is_dataclass(value) and not isinstance(value, type)
    }


def _chapter(module: str) -> str:
    """Instructions and declarations are imported from their packages."""
    package, _, last = module.rpartition(".")
    if package.endswith((".instructions", ".statics")):
        return package
    return module.replace(".base", ".filters") if last == "base" else module


# --- lines ------------------------------------------------------------------------------------------------


def _laid_out(word: "str | Call", indent: int, before: int = 0) -> str:
    """A word on one line if it fits there, or with a line for each of its fields."""
    line = _line(word)
    if isinstance(word, str) or indent + before + len(line) + 1 <= WIDTH or not word.parts:
        return line
    space = " " * (indent + 4)
    rows = "".join(
        f"{space}{label and label + '='}{_laid_out(part, indent + 4, len(label) + 1)},\n"
        for label, part in zip(word.labels or ("",) * len(word.parts), word.parts, strict=True)
    )
    return f"{word.name}(\n{rows}{' ' * indent})"


def _line(word: "str | Call") -> str:
    if isinstance(word, str):
        return word
    labels = word.labels or ("",) * len(word.parts)
    said = [
        f"{label}={_line(part)}" if label else _line(part)
        for label, part in zip(labels, word.parts, strict=True)
    ]
    comma = "," if not word.name and len(said) == 1 else ""
    return f"{word.name}({', '.join(said)}{comma})"
