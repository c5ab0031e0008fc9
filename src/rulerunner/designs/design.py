"""A card of a file, and what was made of it."""

from dataclasses import dataclass, field
from typing import Final

from ..lang.face import Face
from ..lang.facts import Facts
from ..lang.render import render_ability
from .sheets import Sheet, Spot

ORDINARY: Final = ("cost", "strength", "memory", "trash", "requirement", "points", "link", "influence",
                   "deck_limit", "influence_limit", "minimum_deck")  # fmt: skip
"""Facts that are numbers."""


@dataclass(slots=True)
class Design:
    """A card of a file, and what was made of it."""

    sheet: Sheet
    facts: Facts | None = None
    face: Face | None = None
    """The card, if nothing is wrong with it."""
    wrong: list[Spot] = field(default_factory=list)
    """What is wrong, and where in the file."""
    readings: list[tuple[str, ...]] = field(default_factory=list)
    """If the text can be read in several ways: what each would say."""
    warnings: list[str] = field(default_factory=list)
    start: Face | None = None
    """The card it was made from."""

    @property
    def name(self) -> str:
        return self.sheet.title or "a card without a title"

    def differences(self) -> list[str]:
        """How it differs from the card it was made from, a line each."""
        if self.start is None or self.face is None:
            return []
        old, new = self.start.facts, self.face.facts
        found = [
            f"{key.replace('_', ' ')}: {_said(getattr(old, key))} -> {_said(getattr(new, key))}"
            for key in ("side", "type", "subtypes", "faction", "unique", "x_cost", *ORDINARY)
            if getattr(old, key) != getattr(new, key)
        ]
        before = [render_ability(ability, "this card", side=old.side) for ability in self.start.abilities]
        after = [render_ability(ability, "this card", side=new.side) for ability in self.face.abilities]
        found += [f"- {text}" for text in before if text not in after]
        return found + [f"+ {text}" for text in after if text not in before]


def _said(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    return "none" if value is None else str(value)


def place(sheet: Sheet) -> tuple[int, int]:
    """Where the title stands."""
    return sheet.start, max(sheet.start + 1, sheet.title_end)


def at_the_title(sheet: Sheet, says: str) -> Spot:
    """Something said about the card as a whole."""
    return Spot(*place(sheet), says)
