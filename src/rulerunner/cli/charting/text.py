"""A timing structure as a chart in plain text."""

import textwrap
from collections.abc import Iterable, Iterator

from ...rules import Complete, Edition, Row, Structure, Window
from ...rules.explaining.doing import after_steps, legend
from ...rules.explaining.flow import Way, classes, marks, phase_rule, phases, ways

TOO_NARROW_FOR_MARKS = 64


def chart(edition: Edition, structures: Iterable[Structure], width: int) -> Iterator[str]:
    """The lines of a chart: phases as headings, then a row for each step and the ways on from it."""
    shown = list(structures)
    for structure in shown:
        yield from _heading(f"{structure.title}{_rule(structure)}", edition.title, width)
        for phase, rows in phases(structure):
            yield ""
            yield f"{phase_rule(rows)} {phase}".strip()
            for row in rows:
                yield from _row(structure, row, width)
        yield ""
    yield from _legend(edition, shown, width)


def checkpoint(edition: Edition, width: int) -> Iterator[str]:
    """The steps of a checkpoint, which belongs to no structure and occurs in all of them."""
    yield from _heading(f"A checkpoint ({edition.cites['checkpoint']})", edition.title, width)
    yield ""
    for step in edition.checkpoint:
        yield from textwrap.wrap(
            step.says, width, initial_indent=f"  {step.rule:7} ", subsequent_indent=" " * 10
        )
    yield ""


def way_words(structure: Structure, row: Row, way: Way) -> str:
    """One way on in words: "yes -> 6.9.6a Run ends"."""
    if not way.to:
        return f"{way.when} -> {way.end}".strip()
    target = structure.rows[structure.at(way.to)]
    phase = f" {target.phase.title}" if target.phase != row.phase else ""
    loop = " (loop)" if way.back else ""
    return f"{way.when} -> {way.to}{phase}{loop}".strip()


def worth_showing(row: Row, found: tuple[Way, ...]) -> bool:
    """Whether the ways on are more than going on to the next row."""
    return len(found) > 1 or found[0].back or isinstance(row.op, Complete)


def _rule(structure: Structure) -> str:
    return "" if structure.rule.startswith("chart") else f" (rule {structure.rule})"


def _heading(title: str, edition: str, width: int) -> Iterator[str]:
    gap = width - len(title) - len(edition)
    yield f"{title}{' ' * gap}{edition}" if gap > 2 else title
    if gap <= 2:
        yield edition
    yield "=" * width


def _row(structure: Structure, row: Row, width: int) -> Iterator[str]:
    stub = max(len(r.rule) for r in structure.rows) + 4
    badge = marks(row)
    beside = bool(badge) and width >= TOO_NARROW_FOR_MARKS
    room = width - stub - (len(badge) + 2 if beside else 0)
    lines = textwrap.wrap(row.says, room, break_on_hyphens=False)
    first = f"  {row.rule:{stub - 2}}{lines[0]}"
    yield f"{first:{width - len(badge)}}{badge}" if beside else first
    for line in lines[1:]:
        yield " " * stub + line
    if badge and not beside:
        yield " " * stub + badge
    found = ways(structure, row)
    if worth_showing(row, found):
        for way in found:
            words = way_words(structure, row, way)
            yield from textwrap.wrap(
                words, width, initial_indent=" " * (stub + 2), subsequent_indent=" " * (stub + 5)
            )


def _legend(edition: Edition, structures: list[Structure], width: int) -> Iterator[str]:
    windows = [row.op for s in structures for row in s.rows if isinstance(row.op, Window)]
    used = {name for window in windows for name in classes(window)} | {"ice" for w in windows if w.ice}
    if used:
        yield "Windows"
    for name, meaning in legend(edition).items():
        if name in used:
            yield from textwrap.wrap(meaning, width, initial_indent="  ", subsequent_indent="    ")
    yield from textwrap.wrap(after_steps(edition), width)
