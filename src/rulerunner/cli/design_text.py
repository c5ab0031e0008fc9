"""What `rulerunner design` says of a card: what was understood, and what is in the way."""

from collections.abc import Iterator
from textwrap import wrap

from ..designs.making import Design
from ..designs.sheets import Spot
from ..lang.render import render
from ..rules import Edition
from .explaining.cards import facts_line
from .explaining.page import headline, paragraph, section


def page(made: Design, text: str, file: str, edition: Edition | None, width: int) -> Iterator[str]:
    """A card of a file: as it was understood, or what is wrong with it, at the very words."""
    if made.face is None or edition is None:
        yield from headline(made.name, width)
        yield f"{len(made.wrong)} {'thing is' if len(made.wrong) == 1 else 'things are'} in the way:"
        for spot in made.wrong:
            yield from _wrong(spot, text, file, width)
        for number, reading in enumerate(made.readings, 1):
            yield from section(f"Reading {number}", reading, width)
        return
    yield from headline(f"{made.face.name} (home-made)", width)
    yield from paragraph(facts_line(made.face.facts, edition), width)
    yield from section("What it does, in our words", render(made.face, edition.words), width)
    if made.start is not None:
        yield from section(
            f"Compared with {made.start.name}", made.differences() or ["nothing differs"], width
        )
    yield from section("To be wary of", made.warnings, width)


def _wrong(spot: Spot, text: str, file: str, width: int) -> Iterator[str]:
    """A fault under the words it is about."""
    start = text.rfind("\n", 0, spot.start) + 1
    end = text.find("\n", spot.start)
    line = text[start : end if end >= 0 else len(text)]
    column = spot.start - start
    left = max(0, min(column - width // 2, len(line) - width + 6))
    shown = line[left : left + width - 6]
    marks = max(1, min(spot.end - spot.start, len(shown) - (column - left)))
    yield ""
    yield f"  {file}, line {text.count(chr(10), 0, spot.start) + 1}"
    yield f"    {shown}"
    yield f"    {' ' * (column - left)}{'^' * marks}"
    yield from (f"  {row}" for row in wrap(spot.says, width - 4))
