"""A card as the Python that a module of cards would have: its definition, and the imports it needs."""

from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Final

from ..lang.face import Face
from ..lang.node import NODES

WIDTH: Final = 100


def python(*faces: Face) -> str:
    """The definitions of cards in the house format, ready to be pasted into a module of cards."""
    needed: dict[str, set[str]] = {"rulerunner.lang.abilities": {"Ability"}}
    cards = "".join(_card(face, needed) for face in faces)
    imports = "\n".join(
        f"from {home} import {', '.join(sorted(names))}" for home, names in sorted(needed.items())
    )
    facts = "\n".join(f"# {_facts(face)}" for face in faces)
    return f"{imports}\n\n{facts}\n\nCARDS: dict[str, tuple[Ability, ...]] = {{\n{cards}}}\n"


def _card(face: Face, needed: dict[str, set[str]]) -> str:
    body = ",\n        ".join(_word(ability, needed, 8) for ability in face.abilities)
    abilities = f"\n        {body},\n    " if face.abilities else ""
    return f"    {face.name!r}: ({abilities}),\n"


def _facts(face: Face) -> str:
    said = ", ".join(
        f"{name}={value!r}"
        for name, value in face.facts._asdict().items()
        if value != face.facts._field_defaults.get(name, MISSING) and name != "slug"
    )
    return f"Facts({said})"


def _word(value: Any, needed: dict[str, set[str]], indent: int) -> str:
    """A word as it is written: the first fields by place, the others by name, defaults left out."""
    if isinstance(value, tuple):
        inner = [_word(each, needed, indent) for each in value]
        return f"({', '.join(inner)}{',' if len(inner) == 1 else ''})"
    if not is_dataclass(value) or isinstance(value, type):
        return repr(value)
    kind = type(value)
    assert NODES.get(kind.__name__) is kind
    home = kind.__module__
    needed.setdefault(_chapter(home), set()).add(kind.__name__)
    said: list[str] = []
    by_place = True
    for field in fields(value):
        own = getattr(value, field.name)
        if field.default is not MISSING and own == field.default:
            by_place = False
            continue
        text = _word(own, needed, indent)
        said.append(text if by_place else f"{field.name}={text}")
    return f"{kind.__name__}({', '.join(said)})"


def _chapter(module: str) -> str:
    """Instructions are imported from their package."""
    package, _, last = module.rpartition(".")
    if package.endswith(".instructions"):
        return package
    return module.replace(".base", ".filters") if last == "base" else module
