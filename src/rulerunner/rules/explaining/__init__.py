"""What the rules mean: hand-written texts joined to what the tables say of every row."""

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from .. import EDITIONS
from ..table import CheckpointStep, Edition, Row, Structure
from .aligning import counterparts
from .doing import doing
from .flow import Way, phase_rule, phases, ways
from .texts import Text, texts

ABILITIES: Final[Mapping[str, Mapping[str, str]]] = {
    "nisei-1.4": {"static": "9.4", "paid": "9.5", "conditional": "9.6", "lasting": "9.6.7", "play": "9.7",
                  "subroutine": "6.5.2", "interrupt": "9.8", "action": "9.2.6", "replacement": "9.8.8"},
    "nsg-26.03": {"static": "9.4", "paid": "9.5", "conditional": "9.6", "lasting": "9.6.7", "play": "9.7",
                  "subroutine": "9.8", "interrupt": "9.9", "action": "9.2.6", "replacement": "9.9.8"},
    "classic-1996": {"static": "C14", "paid": "C13", "conditional": "C13", "lasting": "C13", "play": "C12",
                     "subroutine": "11", "interrupt": "C13", "action": "C14", "replacement": "C13"},
}  # fmt: skip
"""The rule on each kind of ability."""


class Elsewhere(NamedTuple):
    """What another edition has in this place."""

    edition: str
    rules: tuple[str, ...]
    says: str


class Step(NamedTuple):
    """A row of a timing structure, explained."""

    row: Row
    structure: Structure
    text: Text
    doing: tuple[str, ...]
    ways: tuple[Way, ...]
    elsewhere: tuple[Elsewhere, ...]


class Part(NamedTuple):
    """A phase or a whole structure: several rows together. A checkpoint's steps are not rows."""

    name: str
    rule: str
    structure: Structure | None
    text: Text | None
    rows: tuple[Row | CheckpointStep, ...]
    elsewhere: tuple[Elsewhere, ...]


class Rule(NamedTuple):
    """A rule without a row of its own."""

    text: Text
    cited: tuple[str, ...]
    """What the machine does under this rule: its procedures and the steps of a checkpoint."""
    elsewhere: tuple[Elsewhere, ...]


def row_of(edition: Edition, rule: str) -> tuple[Structure, Row] | None:
    """The row with this number, and its structure."""
    for structure in edition.structures.values():
        for row in structure.rows:
            if row.rule == rule:
                return structure, row
    return None


def explain(edition: Edition, what: str) -> tuple[Step | Part | Rule, ...]:
    """Everything that goes by a rule number or by the name of a phase or structure; nothing if nothing does.

    A step of the 1996 chart is several rows: `13` is 13 and its question.
    """
    steps = [s for row in _rows(edition, what) if (s := _step(edition, row)) is not None]
    if steps:
        return tuple(steps)
    parts = _parts(edition, what)
    if parts:
        return parts
    text = texts(edition.book).get(what)
    if text is None:
        return ()
    return (Rule(text, _cited(edition, what), _elsewhere_text(text)),)


def known(edition: Edition) -> tuple[str, ...]:
    """Every rule number an edition can explain."""
    rows = [row.rule for structure in edition.structures.values() for row in structure.rows]
    tables = [
        rule for s in edition.structures.values() for _, group in phases(s) if (rule := phase_rule(group))
    ]
    written = [rule for rule in texts(edition.book) if any(letter.isdigit() for letter in rule)]
    return tuple(dict.fromkeys([*rows, *tables, *written]))


def required(edition: Edition) -> frozenset[str]:
    """Every rule the machine may name: rows, steps of a checkpoint, citations, and rules on abilities."""
    rows = {row.rule for structure in edition.structures.values() for row in structure.rows}
    steps = {step.rule for step in edition.checkpoint}
    return frozenset(rows | steps | set(edition.cites.values()) | set(ABILITIES[edition.book].values()))


def title(edition: Edition, rule: str) -> str:
    """The title of a rule, or nothing."""
    text = texts(edition.book).get(rule)
    return text.title if text else ""


def _rows(edition: Edition, what: str) -> list[str]:
    found = row_of(edition, what)
    if found is None:
        return []
    same_step = re.compile(rf"{re.escape(what)}[?+]")
    return [what, *(row.rule for row in found[0].rows if same_step.fullmatch(row.rule))]


def _step(edition: Edition, rule: str) -> Step | None:
    found, text = row_of(edition, rule), texts(edition.book).get(rule)
    if found is None or text is None:
        return None
    structure, row = found
    return Step(
        row,
        structure,
        text,
        doing(edition, structure, row),
        ways(structure, row),
        _elsewhere_row(edition, structure, row, text),
    )


def _parts(edition: Edition, what: str) -> tuple[Part, ...]:
    """A structure by name or rule, or every phase of that name or rule, or the checkpoint."""
    own, wanted = texts(edition.book), what.casefold()
    for s in edition.structures.values():
        if what == s.rule or wanted in (s.name, s.name.replace("-", " "), s.title.casefold()):
            return (_part(s.title, s.rule, s, own.get(s.name) or own.get(s.rule), s.rows),)
    checkpoint = edition.cites["checkpoint"]
    if wanted in ("checkpoint", "checkpoints") or (what == checkpoint and "checkpoint" not in own):
        text = own.get("checkpoint") or own.get(checkpoint)
        return (_part("A checkpoint", checkpoint, None, text, edition.checkpoint),)
    return tuple(
        _part(phase, phase_rule(rows), s, own.get(phase_rule(rows)), rows)
        for s in edition.structures.values()
        for phase, rows in phases(s)
        if wanted == phase.casefold() or what == phase_rule(rows)
    )


def _part(
    name: str,
    rule: str,
    structure: Structure | None,
    text: Text | None,
    rows: tuple[Row | CheckpointStep, ...],
) -> Part:
    return Part(name, rule, structure, text, rows, _elsewhere_text(text) if text else ())


def _cited(edition: Edition, rule: str) -> tuple[str, ...]:
    procedures = [name.replace("-", " ") for name, cited in edition.cites.items() if cited == rule]
    steps = [step.says for step in edition.checkpoint if step.rule == rule]
    return (*procedures, *(f"in a checkpoint: {says}" for says in steps))


def _elsewhere_text(text: Text) -> tuple[Elsewhere, ...]:
    return tuple(Elsewhere(name, (), says) for name, says in text.elsewhere.items())


def _elsewhere_row(edition: Edition, structure: Structure, row: Row, text: Text) -> tuple[Elsewhere, ...]:
    """What the other editions have in place of a row, unless it is the same step under the same number."""
    found = []
    for other in EDITIONS.values():
        if other.id == edition.id:
            continue
        pairs = counterparts(row, structure, edition, other)
        rules = tuple(pair.right.rule for pair in pairs if pair.right)
        written = text.elsewhere.get(other.id)
        if written:
            found.append(Elsewhere(other.id, rules, written))
        elif not pairs:
            found.append(Elsewhere(other.id, (), "No step of its own answers to this one."))
        elif any(not pair.same for pair in pairs) or rules != (row.rule,):
            says = " ".join(dict.fromkeys(pair.right.says for pair in pairs if pair.right))
            found.append(Elsewhere(other.id, rules, says))
    return tuple(found)


__all__ = [
    "ABILITIES",
    "Elsewhere",
    "Part",
    "Rule",
    "Step",
    "Text",
    "explain",
    "known",
    "required",
    "row_of",
    "texts",
    "title",
]
