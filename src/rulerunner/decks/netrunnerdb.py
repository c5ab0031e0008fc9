"""Decks as JSON, as NetrunnerDB writes them: by code (`cards`), or by slug in JSON:API (`card_slots`).

Lists of cards as the online client keeps them (`qty` and `card`) are read too.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from .deck import BadDeck, Deck
from .gathering import Gathering

SLOTS: Final = ("card_slots", "cards", "slots")
IDENTITIES: Final = ("identity_card_id", "identity", "identity_code")
NUMBERS: Final = ("qty", "quantity", "count")
REFERENCES: Final = ("code", "id", "title", "name", "card")
NOTES: Final = ("notes", "description")


def read_json(text: str, family: str) -> Deck:
    """Read a deck from JSON: one of the API's answers, or the deck alone."""
    try:
        data = json.loads(text)
    except RecursionError:
        raise BadDeck("This JSON is nested too deeply to be a deck.") from None
    except ValueError as error:
        raise BadDeck(f"This is no valid JSON: {error}") from None
    deck = _unwrap(data)
    found = Gathering(family)
    identity = next((deck[key] for key in IDENTITIES if deck.get(key)), None)
    if identity is not None:
        found.card("identity", 1, _reference(identity))
    key = next((key for key in SLOTS if key in deck), None)
    if key is None:
        raise BadDeck(f"This JSON has no cards: a deck has one of {', '.join(SLOTS)}.")
    for where, count, reference in _entries(key, deck[key]):
        # Some list the identity among the cards, too.
        if not (identity and count == 1 and found.resolve(reference) == found.identity != ""):
            found.card(where, count, reference)
    notes = next((deck[key] for key in NOTES if isinstance(deck.get(key), str)), "")
    return found.deck(_text(deck.get("name")), _text(deck.get("format") or deck.get("format_id")), notes)


def _unwrap(data: Any) -> Mapping[str, Any]:
    if isinstance(data, dict) and "data" in data:
        data = data["data"]
    if isinstance(data, list):
        if len(data) != 1:
            raise BadDeck(f"This JSON holds {len(data)} decks; it must be one.")
        data = data[0]
    if isinstance(data, dict) and isinstance(data.get("attributes"), dict):
        data = data["attributes"]
    if not isinstance(data, dict):
        raise BadDeck("This JSON is no deck: a deck is an object with its cards.")
    return data


def _entries(key: str, cards: Any) -> Iterator[tuple[str, object, str]]:
    if isinstance(cards, dict):
        for reference, count in cards.items():
            yield f"{key}[{reference[:60]!r}]", count, reference
    elif isinstance(cards, list):
        for index, row in enumerate(cards):
            row = row if isinstance(row, dict) else {"card": row, "qty": 1}
            count = next((row[word] for word in NUMBERS if word in row), 1)
            yield f"{key}[{index}]", count, _reference(row)
    else:
        raise BadDeck(f"{key}: the cards are an object of numbers by code, or a list.")


def _reference(value: Any) -> str:
    """The code, slug or name in a value, which may be an object that has one, or has a card that has one."""
    for _ in range(3):
        if not isinstance(value, dict):
            break
        value = next((value[word] for word in ("card", *REFERENCES) if value.get(word)), "")
    return _text(value)


def _text(value: Any) -> str:
    return value[:1000] if isinstance(value, str) else ""
