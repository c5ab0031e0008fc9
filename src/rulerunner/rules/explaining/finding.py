"""Finding a rule that someone named loosely, or saying what there is near it."""

import re
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from .. import EDITIONS
from ..table import Edition
from . import Part, Rule, Step, explain, known

RULE: Final = re.compile(r"C?\d+(\.\d+)*[a-z]?[?+]?")


class UnknownRule(LookupError):
    """An edition has no such rule; the message says what comes near."""


def number(what: str) -> str:
    """A rule number as the tables write it: "rule 6.9.2(e)." is 6.9.2e. Anything else is left alone."""
    bare = re.sub(r"^(rule|step|section|§)\s*", "", what, flags=re.IGNORECASE).rstrip(".")
    bare = re.sub(r"\((\w)\)$", r"\1", bare).lower()
    bare = re.sub(r"^c(?=\d)", "C", bare)
    return bare if RULE.fullmatch(bare) else what


def find(edition: Edition, what: str) -> tuple[Step | Part | Rule, ...]:
    """Everything that goes by a number or a name, however it is written. Raises `UnknownRule`."""
    found = explain(edition, number(" ".join(what.split())))
    if not found:
        raise UnknownRule(unknown(edition, what))
    return found


def unknown(edition: Edition, rule: str, where: Callable[[str, str], str] | None = None) -> str:
    """That there is no such rule, and what there is. `where` says how to look it up in another edition."""
    parts = [f"{edition.id} has no rule {rule!r} that we explain."]
    near = get_close_matches(rule, known(edition), 5, 0.6)
    if near:
        parts.append(f"Near it: {', '.join(near)}.")
    others = [e.id for e in EDITIONS.values() if e is not edition and explain(e, rule)]
    if others:
        found = f"Found in {' and '.join(others)}"
        parts.append(f"{found}: {where(rule, others[0])}" if where else f"{found}.")
    elif not near:
        parts.append(f"Try a section, such as {edition.structures['run'].rows[0].rule}, or a name: run.")
    return " ".join(parts)
