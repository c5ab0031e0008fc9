"""A timing structure of two editions side by side."""

import textwrap
from collections.abc import Iterator
from itertools import zip_longest

from ...rules import Edition, Row
from ...rules.explaining.aligning import Pair, align, policy_differences
from ...rules.explaining.flow import marks, ways
from .text import way_words, worth_showing

TOO_NARROW_FOR_SIDES = 84
KEY = "= the same   ~ different   < only on the left   > only on the right"


def diff(left: Edition, right: Edition, names: list[str], width: int) -> Iterator[str]:
    """The lines of a comparison: two columns, or one if the terminal is narrow."""
    for name in names:
        draw = _columns if width >= TOO_NARROW_FOR_SIDES else _stacked
        yield from draw(left, right, name, width)
        yield ""
    yield from textwrap.wrap(KEY, width, break_on_hyphens=False)
    if "run" in names:
        yield from _policies(left, right, width)


def _columns(left: Edition, right: Edition, name: str, width: int) -> Iterator[str]:
    half = (width - 5) // 2
    titles = [f"{edition.structures[name].title} ({edition.id})" for edition in (left, right)]
    yield f"{titles[0]:{half}}     {titles[1]}"
    yield "=" * half + "     " + "=" * half
    phases = ["", ""]
    for pair in align(left, right, name):
        heads = [_phase(row, phases, i) for i, row in enumerate((pair.left, pair.right))]
        if any(heads):
            yield ""
            yield f"{heads[0]:{half}}     {heads[1]}".rstrip()
        cells = [_cell(edition, name, row, half) for edition, row in ((left, pair.left), (right, pair.right))]
        for number, (one, other) in enumerate(zip_longest(*cells, fillvalue="")):
            mark = pair.mark if number == 0 else " "
            yield f"{one:{half}}  {mark}  {other}".rstrip()


def _stacked(left: Edition, right: Edition, name: str, width: int) -> Iterator[str]:
    heading = f"{left.structures[name].title}: {left.id} (<) and {right.id} (>)"
    yield from textwrap.wrap(heading, width, break_on_hyphens=False)
    yield "=" * width
    phases = ["", ""]
    for pair in align(left, right, name):
        heads = [_phase(row, phases, i) for i, row in enumerate((pair.left, pair.right))]
        if any(heads):
            yield ""
            yield " / ".join(dict.fromkeys(filter(None, heads)))
        yield from _stack(pair, left, right, name, width)


def _stack(pair: Pair, left: Edition, right: Edition, name: str, width: int) -> Iterator[str]:
    sides = [(left, pair.left, "<"), (right, pair.right, ">")]
    if pair.mark == "=":
        sides = [(left, pair.left, "=")]
    for edition, row, mark in sides:
        sign = "~" + mark if pair.mark == "~" else mark + " "
        for number, line in enumerate(_cell(edition, name, row, width - 3)):
            yield f"{sign if number == 0 else '  '} {line}"


def _phase(row: Row | None, shown: list[str], side: int) -> str:
    """The phase of a row, if it is a new one on its side."""
    if row is None or row.phase.title == shown[side]:
        return ""
    shown[side] = row.phase.title
    return row.phase.title


def _cell(edition: Edition, name: str, row: Row | None, width: int) -> list[str]:
    if row is None:
        return []
    structure = edition.structures[name]
    badge = marks(row)
    text = f"{row.says}  {badge}" if badge else row.says
    stub = f"{row.rule:7} "
    lines = textwrap.wrap(
        text, width, initial_indent=stub, subsequent_indent=" " * len(stub), break_on_hyphens=False
    )
    found = ways(structure, row)
    if worth_showing(row, found):
        for way in found:
            words = way_words(structure, row, way)
            lines += textwrap.wrap(words, width, initial_indent=" " * 10, subsequent_indent=" " * 12)
    return lines


def _policies(left: Edition, right: Edition, width: int) -> Iterator[str]:
    differences = policy_differences(left, right)
    if not differences:
        return
    yield ""
    yield "Beside the steps"
    for about, one, other in differences:
        line = f"{about}: {one} ({left.id}), {other} ({right.id})"
        yield from textwrap.wrap(line, width, initial_indent="  ", subsequent_indent="    ")
