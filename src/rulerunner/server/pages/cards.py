"""Cards to search and to read."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from ...cards.explaining import rules_of
from ...decks import formats
from ...decks.formats import Format, faction_names
from ...lang.facts import Facts
from ...rules import EDITIONS
from ...rules.explaining import title
from ...search import FAMILIES, FIELDS, BadQuery, Found, cards, nearest, search
from ..decking import sample_decks
from ..errors import Fault
from ..reading import card_face
from .messages import CardFields, CardList, CardPage, CardRow, Printing, QueryField, Standing

PAGE: Final = 60
NEIGHBOURS: Final = 8
LONGEST: Final = 400
SIDES: Final = ("corp", "runner")
SMALL: Final = ("a", "and", "in", "of", "the", "to")
"""Words that are not written large within a title."""


@lru_cache(maxsize=256)
def listed(text: str, family: str, page: int, faces: bool = False) -> CardList:
    """A page of what a query finds."""
    if family and family not in FAMILIES:
        raise Fault(422, "invalid", f"There is no family {family[:40]!r}; there are {', '.join(FAMILIES)}.")
    try:
        found = search(text, family or None)
    except BadQuery as bad:
        return CardList(0, 0, 1, 1, (), str(bad), ())
    pages = max(1, -(-len(found) // PAGE))
    page = min(max(1, page), pages)
    shown = found[(page - 1) * PAGE : page * PAGE]
    drawn = tuple(card_face(card.edition.id, card.face.name) for card in shown) if faces else ()
    near = tuple(nearest(text, cards(family or None))) if not found and len(text) < 60 else ()
    return CardList(
        total=len(found),
        playable=sum(card.face.playable for card in found),
        page=page,
        pages=pages,
        cards=tuple(row(card) for card in shown),
        said="",
        near=near,
        faces=drawn,
    )


def row(card: Found) -> CardRow:
    """A card in a list."""
    return row_of(card.facts, card.edition.word(card.facts.type), card.face.playable)


def row_of(facts: Facts, type: str, playable: bool) -> CardRow:
    """The facts of a card as a row."""
    cost = facts.cost
    return CardRow(
        name=facts.name,
        slug=facts.slug,
        family=facts.family,
        side=facts.side,
        kind=facts.type,
        type=type,
        faction=facts.faction,
        faction_name=faction_names().get(facts.faction, ""),
        subtypes=facts.subtypes,
        unique=facts.unique,
        cost=cost,
        cost_text="X" if facts.x_cost else "" if cost is None else str(cost),
        strength=facts.strength,
        requirement=facts.requirement,
        points=facts.points,
        memory=facts.memory,
        trash=facts.trash,
        influence=facts.influence,
        limit=facts.deck_limit,
        playable=playable,
    )


@cache
def fields() -> CardFields:
    """Everything that a query may say."""
    every = cards()
    names = faction_names()

    def of(family: str, side: str) -> list[Found]:
        return [card for card in every if (card.facts.family, card.facts.side) == (family, side)]

    def types(family: str, side: str) -> tuple[str, ...]:
        return _once(card.edition.word(card.facts.type) for card in of(family, side))

    def factions(family: str, side: str) -> tuple[tuple[str, str], ...]:
        found = _once(card.facts.faction for card in of(family, side))
        return tuple((faction, names[faction]) for faction in found if faction)

    return CardFields(
        fields=tuple(QueryField(field.names, field.says, field.example) for field in FIELDS),
        types={family: {side: types(family, side) for side in SIDES} for family in FAMILIES},
        factions={family: {side: factions(family, side) for side in SIDES} for family in FAMILIES},
        formats=tuple((id, each.name, each.family) for id, each in formats().items()),
        sets=_once(printed for card in every for printed, _ in card.facts.printings),
    )


def _once(items: Iterator[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(items))


# --- one card ----------------------------------------------------------------------------------------------


@cache
def _by_slug(family: str) -> dict[str, Found]:
    return {card.facts.slug: card for card in cards(family)}


def page(family: str, slug: str) -> CardPage:
    """Everything about one card."""
    card = _by_slug(family).get(slug) if family in FAMILIES else None
    if card is None:
        raise Fault(404, "unknown", "There is no such card.")
    return _page(family, slug)


@lru_cache(maxsize=512)
def _page(family: str, slug: str) -> CardPage:
    card = _by_slug(family)[slug]
    rules = next(each for each in EDITIONS.values() if each.family == family)
    governs = rules_of(rules, card.face)
    return CardPage(
        row=row(card),
        face=card_face(rules.id, card.face.name),
        rules=rules.id,
        governs=tuple((rule, title(rules, rule), ", ".join(why)) for rule, why in governs.items()),
        printings=tuple(Printing(_name(printed), code) for printed, code in card.facts.printings),
        formats=tuple(_standing(card.facts, each) for each in formats().values() if each.family == family),
        missing=tuple(card.missing),
        neighbours=tuple((why, rows) for why, rows in _neighbours(card) if rows),
        decks=tuple(
            (id, deck.name)
            for id, deck in sample_decks().items()
            if deck.family == family and card.face.name in (deck.identity, *deck.cards)
        ),
    )


def _name(set_id: str) -> str:
    """What a set is called."""
    first, *rest = set_id.split("_")
    return " ".join([first.capitalize(), *(word if word in SMALL else word.capitalize() for word in rest)])


def _standing(facts: Facts, format: Format) -> Standing:
    listed = format.restrictions
    if not format.holds(facts):
        return Standing(format.id, format.name, False, "not in the card pool")
    if listed is not None and listed.bans(facts):
        return Standing(format.id, format.name, False, f"banned ({listed.name})")
    says = "legal"
    if listed is not None and facts.name in listed.restricted:
        says = "restricted: one such card a deck"
    elif listed is not None and facts.name in listed.points:
        says = f"{listed.points[facts.name]} of {listed.point_limit} points"
    return Standing(format.id, format.name, True, says)


def _neighbours(card: Found) -> Iterator[tuple[str, tuple[CardRow, ...]]]:
    """Cards beside this one: of its kind and faction, of its subtypes, from its set."""
    facts = card.facts
    others = [
        each for each in cards(facts.family) if each.facts.side == facts.side and each.face is not card.face
    ]
    for subtype in facts.subtypes[-2:]:
        same = [each for each in others if subtype in each.facts.subtypes and each.facts.type == facts.type]
        yield f"other {subtype}", _nearest(card, same)
    if not facts.subtypes:
        same = [
            each for each in others if each.facts.type == facts.type and each.facts.faction == facts.faction
        ]
        yield f"of the same type{' and faction' if facts.faction else ''}", _nearest(card, same)


def _nearest(card: Found, others: list[Found]) -> tuple[CardRow, ...]:
    """Those that can be played first, then those that cost about the same."""
    price = card.facts.cost or 0

    def distance(each: Found) -> tuple[bool, bool, int, str]:
        return (
            not each.face.playable,
            each.facts.faction != card.facts.faction,
            abs((each.facts.cost or 0) - price),
            each.face.name,
        )

    return tuple(row(each) for each in sorted(others, key=distance)[:NEIGHBOURS])
