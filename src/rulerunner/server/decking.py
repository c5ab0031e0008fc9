"""Decks over HTTP: samples and own ones, what is wrong with them, which to play."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from ..decks import BadDeck, Deck, UnknownFormat, find_format, obstacles, plan, read, samples, starter, write
from ..lang.words import Side
from ..rules import Edition, UnknownEdition, edition
from ..session import SEATS
from .errors import Fault
from .messages import Seat
from .names import clean
from .requests import CheckDeck, DeckInfo, DeckReport, Problem, SaveDeck
from .store import DeckRow
from .tokens import new_id

if TYPE_CHECKING:
    from .store import Store

FAMILIES: Final = ("modern", "classic")
UNFIT: Final = 422


def find_edition(rules: str) -> Edition:
    """An edition by its id."""
    try:
        return edition(rules)
    except UnknownEdition as unknown:
        raise Fault(404, "unknown", str(unknown)) from None


@cache
def sample_decks() -> Mapping[str, Deck]:
    """The sample decks by id."""
    found = {}
    for family in FAMILIES:
        for side in SEATS:
            first = starter(samples(family, side))
            others = [deck for deck in samples(family, side).values() if deck is not first]
            for deck in (first, *others):
                slug = re.sub(r"[^a-z0-9]+", "-", deck.name.lower()).strip("-")
                found[f"{family}-{side}-{slug}"] = deck
    return found


def listed(store: "Store", profile: str) -> Iterator[DeckInfo]:
    """All decks that a profile can choose, the samples first."""
    for id, deck in sample_decks().items():
        yield info(id, deck, sample=True)
    for row in store.people.decks(profile) if profile else ():
        yield info(row.id, _own(row), sample=False)


def info(id: str, deck: Deck, *, sample: bool) -> DeckInfo:
    """A deck in a list."""
    identity = deck.identity_facts
    return DeckInfo(
        id=id,
        name=deck.name,
        side="runner" if deck.side == "runner" else "corp",
        family=deck.family,
        identity=deck.identity,
        faction=identity.faction if identity is not None else "",
        cards=deck.size,
        says=plan(deck),
        sample=sample,
    )


def find_deck(store: "Store", profile: str, id: str) -> Deck:
    """A deck by its id: a sample, or one of the profile's."""
    if id in sample_decks():
        return sample_decks()[id]
    row = next((row for row in store.people.decks(profile) if row.id == id), None) if profile else None
    if row is None:
        raise Fault(404, "unknown", "There is no such deck: it may have been deleted.")
    return _own(row)


@lru_cache(maxsize=1024)
def _own(row: DeckRow) -> Deck:
    return replace(read(row.text, row.family), name=row.name)


# --- reports ----------------------------------------------------------------------------------------------


def check(asked: CheckDeck) -> DeckReport:
    """Read a deck in any format, and say whether it may be played."""
    rules = find_edition(asked.rules)
    try:
        deck = read(asked.text, rules.family)
    except BadDeck as bad:
        wrong = tuple(Problem("", line) for line in bad.wrong)
        return DeckReport("", None, "", (), "", wrong)
    return report(deck, rules, asked.side, asked.format)


def report(deck: Deck, rules: Edition, side: Seat | None = None, format: str = "") -> DeckReport:
    """A deck, and everything that is wrong with it."""
    wrong = []
    if side is not None and deck.side != side:
        wrong.append(Problem("", f"This deck is not the {side.title()}'s."))
    try:
        found = obstacles(deck, rules, find_format(format) if format else None)
    except UnknownFormat as unknown:
        raise Fault(UNFIT, "unknown", f"{unknown}.") from None
    wrong += [Problem(each.rule, each.text) for each in found]
    counts = tuple((count, name) for name, count in deck.counts().items())
    text = write(deck) if not deck.unknown else ""
    seat = next((each for each in SEATS if each == deck.side), None)
    return DeckReport(
        deck.name, seat, deck.identity, counts, text, tuple(wrong), deck.format, deck.notes, deck.outside,
        deck.homemade,
    )  # fmt: skip


def playable(deck: Deck, rules: Edition, side: Side, format: str = "") -> Deck:
    """The deck, if the side may play it; otherwise a fault with everything that is wrong."""
    wrong = report(deck, rules, side, format).problems
    if wrong:
        named = f'the deck "{deck.name}"' if deck.name else "this deck"
        raise Fault(UNFIT, "deck", f"The {side.title()} cannot play {named}.", wrong)
    return deck


def from_text(text: str, rules: Edition) -> Deck:
    """A deck that was sent as text."""
    try:
        return read(text, rules.family)
    except BadDeck as bad:
        wrong = tuple(Problem("", line) for line in bad.wrong)
        raise Fault(UNFIT, "deck", "This is no deck that can be read.", wrong) from None


def side_of(deck: Deck, side: str = "") -> Side:
    """Whose deck this is to be: that of the side given, or of the only one that could play it."""
    wanted = side or deck.side
    found = next((each for each in SEATS if each == wanted), None)
    if found is None:
        raise Fault(UNFIT, "deck", "It is not clear whose deck this is.")
    return found


def as_text(deck: Deck, kind: str = "text") -> str:
    """A deck in the house's own text format, or as another kind of file, if that can hold it."""
    try:
        return write(deck, kind)
    except BadDeck as bad:
        raise Fault(UNFIT, "deck", " ".join(bad.wrong)) from None


def save(store: "Store", profile: str, asked: SaveDeck, text: str, most: int) -> DeckInfo:
    """Keep a legal deck, as it was written after it was read: in the place of another or beside them."""
    rules = find_edition(asked.rules)
    name = clean(asked.name, 100) or "A deck without a name"
    deck = replace(from_text(text, rules), name=name)
    row = DeckRow(asked.id, rules.family, deck.name, text)
    if not asked.id or not store.people.change_deck(profile, row):
        row = row._replace(id=new_id())
        if not store.people.add_deck(profile, row, most):
            raise Fault(409, "too-many", f"You keep {most} decks already: delete one first.")
    return info(row.id, deck, sample=False)
