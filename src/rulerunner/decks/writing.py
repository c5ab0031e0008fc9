"""Writing a deck: as text, Markdown, JSON or OCTGN's XML."""

import json
from collections.abc import Callable, Iterator, Mapping
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from ..lang.facts import Facts
from .construction import agenda_band, influence_limit
from .deck import BadDeck, Deck
from .octgn import MODERN_GAME, MODERN_ID

TYPES: Final = (
    "agenda", "asset", "upgrade", "operation", "ice", "event", "hardware", "resource", "program", "identity"
)  # fmt: skip
CLASSIC_TYPES: Final = {"asset": "node", "event": "prep"}
CARD_PAGE: Final = "https://netrunnerdb.com/en/card/"


def write(deck: Deck, kind: str = "text") -> str:
    """The deck as "text", "markdown", "json" (by code), "json-api" (by slug) or "octgn"."""
    if kind not in KINDS:
        raise ValueError(f"a deck is written as one of {', '.join(KINDS)}, not as {kind!r}")
    if deck.unknown:
        raise BadDeck(*(f"No {deck.family} card is called {name!r}." for name in deck.unknown))
    if deck.homemade and kind != "text":
        raise BadDeck("A deck with home-made cards is written as text: no other kind of file can hold them.")
    if deck.outside and kind != "text":
        raise BadDeck(
            "A deck that lists identities outside it is written as text: no other file can hold them."
        )
    return KINDS[kind](deck)


def _text(deck: Deck) -> str:
    words = (("Name", _line(deck.name)), ("Format", _line(deck.format)))
    lines = [f"# {key}: {value}" for key, value in words if value]
    lines += [f"# {note}".rstrip() for note in deck.notes.splitlines()]
    lines += ["", deck.identity] if deck.identity else []
    costs = deck.influence_costs()
    for title, rows in _sections(deck):
        lines += ["", title]
        lines += [f"{count}x {card.name} {'•' * costs.get(card.name, 0)}".rstrip() for card, count in rows]
    if deck.outside:
        lines += ["", "# Brought along, outside the game", *(f"outside {name}" for name in deck.outside)]
    if deck.homemade:
        lines += ["", "# Home-made cards of this deck, as data", *(f"card {card}" for card in deck.homemade)]
    return "\n".join([*lines, "", f"# {summary(deck)}", ""]).lstrip("\n")


def _markdown(deck: Deck) -> str:
    lines = [f"# {_line(deck.name)}", ""] if deck.name else []
    quoted = [*([f"Format: {_line(deck.format)}"] if deck.format else []), *deck.notes.splitlines()]
    lines += [*(f"> {line}".rstrip() for line in quoted), ""] if quoted else []
    identity = deck.identity_facts
    lines += [f"**{_link(identity)}**", ""] if identity else []
    costs = deck.influence_costs()
    for title, rows in _sections(deck):
        lines += [f"## {title}", ""]
        lines += [
            f"* {count}x {_link(card)} {'•' * costs.get(card.name, 0)}".rstrip() for card, count in rows
        ]
        lines += [""]
    return "\n".join([*lines, f"> {summary(deck)}", ""])


def _json(deck: Deck) -> str:
    identity = deck.identity_facts
    cards = {_code(identity): 1} if identity else {}
    for card, count in deck.rows():
        cards[_code(card)] = cards.get(_code(card), 0) + count
    return _dump({"name": deck.name, "description": deck.notes, "format": deck.format, "cards": cards})


def _json_api(deck: Deck) -> str:
    identity = deck.identity_facts
    about = {"identity_card_id": identity.slug, "faction_id": identity.faction} if identity else {}
    attributes = {
        "name": deck.name,
        "notes": deck.notes,
        "format_id": deck.format,
        "side_id": deck.side,
        **about,
        "card_slots": {card.slug: count for card, count in deck.rows()},
        "num_cards": deck.size,
        "influence_spent": deck.influence,
    }
    return _dump({"data": {"type": "decklists", "attributes": attributes}})


def _octgn(deck: Deck) -> str:
    game = f' game="{MODERN_GAME}"' if deck.family == "modern" else ""
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f"<deck{game}>"]
    identity = deck.identity_facts
    sections = [("Identity", [(identity, 1)])] if identity else []
    for name, rows in (*sections, ("R&D / Stack", deck.rows())):
        lines.append(f"  <section name={quoteattr(name)}>")
        for card, count in rows:
            guid = MODERN_ID + _code(card) if deck.family == "modern" else _code(card)
            lines.append(f'    <card qty="{count}" id="{guid}">{escape(card.name)}</card>')
        lines.append("  </section>")
    return "\n".join([*lines, f"  <notes>{escape(deck.notes)}</notes>", "</deck>", ""])


KINDS: Final[Mapping[str, Callable[[Deck], str]]] = {
    "text": _text,
    "markdown": _markdown,
    "json": _json,
    "json-api": _json_api,
    "octgn": _octgn,
}


def summary(deck: Deck) -> str:
    """Size, influence and agenda points in a line.

    >>> summary(Deck("Noise: Hacker Extraordinaire", ("Diesel",) * 2))
    '2 cards (at least 45), 4 influence (at most 15)'
    """
    identity = deck.identity_facts
    least = identity.minimum_deck if identity else 45 if deck.family == "classic" else None
    parts = [f"{deck.size} cards" + (f" (at least {least})" if least else "")]
    if identity:
        limit = influence_limit(deck)
        parts.append(f"{deck.influence} influence ({'no limit' if limit is None else f'at most {limit}'})")
    if deck.side == "corp":
        band = agenda_band(deck)
        parts.append(f"{deck.agenda_points} agenda points" + (f" ({band[0]} or {band[1]})" if band else ""))
    return ", ".join(parts)


def _sections(deck: Deck) -> Iterator[tuple[str, list[tuple[Facts, int]]]]:
    for kind in TYPES:
        rows = [(card, count) for card, count in deck.rows() if card.type == kind]
        if rows:
            word = CLASSIC_TYPES.get(kind, kind) if deck.family == "classic" else kind
            yield f"{word.capitalize()} ({sum(count for _, count in rows)})", rows


def _link(card: Facts) -> str:
    return f"[{card.name}]({CARD_PAGE}{_code(card)})" if card.family == "modern" else card.name


def _line(text: str) -> str:
    return " ".join(text.split())


def _code(card: Facts) -> str:
    """The code of the newest printing, which is the one that the formats of today have."""
    return card.printings[-1][1]


def _dump(data: Mapping[str, object]) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2) + "\n"
