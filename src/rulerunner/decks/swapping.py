"""A deck with a card of one's own in it: what it takes the place of, and the deck that comes of it."""

from collections import Counter
from dataclasses import replace

from ..designs.data import definition
from ..lang.face import Face
from ..lang.facts import Facts
from .deck import BadDeck, Deck

COPIES = 3


def with_card(deck: Deck, face: Face, copies: int = COPIES) -> tuple[Deck, dict[str, int]]:
    """The deck with copies of a card, and the cards they took the place of, with the number of copies.

    It takes the place of what is most like it: of its type, with its subtypes, points and cost; an identity,
    that of the identity. Influence and other rules of deck construction are not asked.
    """
    own = (definition(face),) if face.homemade else ()
    homemade = tuple(sorted({*deck.homemade, *own}))
    if face.facts.side != deck.side:
        raise BadDeck(
            f"{face.name} is a card of the {face.facts.side}, and {deck.name} a deck of the other side."
        )
    if face.type == "identity":
        return replace(deck, identity=face.name, homemade=homemade), {deck.identity: 1}
    counts = Counter(deck.counts())
    order = sorted(deck.rows(), key=lambda row: (_unlike(face.facts, row[0]), -row[1], row[0].name))
    replaced: dict[str, int] = {}
    left = min(copies, face.facts.deck_limit)
    for card, count in order:
        taken = min(left, count)
        if taken and card.name != face.name:
            replaced[card.name] = taken
            counts[card.name] -= taken
            counts[face.name] += taken
            left -= taken
    changed = Deck.of(
        deck.identity,
        counts,
        name=f"{deck.name} with {face.name}",
        format=deck.format,
        notes=deck.notes,
        family=deck.family,
        homemade=homemade,
    )
    return changed, replaced


def _unlike(wanted: Facts, card: Facts) -> tuple[int, ...]:
    """How far a card is from another, what matters most first."""
    agendas = (wanted.type == "agenda") != (card.type == "agenda")
    subtypes = {*wanted.subtypes}.symmetric_difference(card.subtypes)
    points = abs((wanted.points or 0) - (card.points or 0))
    breaker = ("icebreaker" in wanted.subtypes) != ("icebreaker" in card.subtypes)
    return (
        agendas,
        points,
        wanted.type != card.type,
        breaker,
        abs((wanted.cost or 0) - (card.cost or 0)) + len(subtypes),
    )
