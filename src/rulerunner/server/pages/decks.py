"""Decks to build: what one is made of, and the same in every format that we write."""

import re
from typing import Final

from ...decks import Deck, agenda_band, influence_limit, open_packs, sealed_text
from ...rules import Edition
from ..decking import as_text, find_edition, from_text, report
from ..tokens import new_packs
from .cards import row_of
from .messages import CardRow, DeckCard, DeckStudy, OpenPacks, StudyDeck, WriteDeck, WrittenDeck

ENDINGS: Final = {"text": "txt", "markdown": "md", "json": "json", "json-api": "json", "octgn": "o8d"}
CLASSIC_LEAST: Final = 45


def study(asked: StudyDeck) -> DeckStudy:
    """What a deck is made of. One that is not finished is no fault: what is missing is said."""
    rules = find_edition(asked.rules)
    deck = from_text(asked.text, rules) if asked.text.strip() else _empty(rules)
    costs = deck.influence_costs()
    identity = deck.identity_facts
    return DeckStudy(
        report=report(deck, rules, None, asked.format),
        identity=_row(deck, deck.identity, rules) if identity is not None else None,
        cards=tuple(
            DeckCard(count, _row(deck, card.name, rules), costs.get(card.name, 0), card.name in deck.own)
            for card, count in deck.rows()
        ),
        size=deck.size,
        least=(identity.minimum_deck or 0)
        if identity is not None
        else CLASSIC_LEAST * (deck.family == "classic"),
        influence=deck.influence,
        influence_limit=influence_limit(deck),
        points=deck.agenda_points,
        band=agenda_band(deck),
    )


def _empty(rules: Edition) -> Deck:
    return Deck("", (), family="classic" if rules.family == "classic" else "modern")


def _row(deck: Deck, name: str, rules: Edition) -> CardRow:
    face = deck.library.faces[name]
    return row_of(face.facts, rules.word(face.facts.type), face.playable)


def written(asked: WriteDeck) -> WrittenDeck:
    """A deck in another format."""
    deck = from_text(asked.text, find_edition(asked.rules))
    name = re.sub(r"[^\w-]+", "-", (deck.name or deck.identity or "deck").lower()).strip("-")[:60] or "deck"
    return WrittenDeck(as_text(deck, asked.kind), f"{name}.{ENDINGS[asked.kind]}")


def opened(asked: OpenPacks) -> WrittenDeck:
    """Sealed packs, as a deck to edit."""
    seed = asked.seed if asked.seed is not None else new_packs()
    text = sealed_text(open_packs(asked.side, seed, asked.boosters))
    return WrittenDeck(text, f"sealed-{asked.side}-{seed}.txt", seed)
