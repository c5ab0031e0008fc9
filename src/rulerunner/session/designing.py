"""Tables at which a home-made card lies at hand: a bench to try it on, and the opening of a whole game."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from ..decks import Deck, samples, starter
from ..decks.swapping import with_card
from ..designs.data import definition
from ..lang.face import Face
from ..lang.words import CORP, Side
from ..rules import DEFAULT, EDITIONS, Edition

CLASSIC: Final = "classic-1996"
HAND: Final = 5
BENCH_CREDITS: Final = 10


def edition_for(face: Face, rules: str = "") -> Edition:
    """The edition a card is played under, unless another of its family is asked for."""
    if rules and EDITIONS[rules].family == face.facts.family:
        return EDITIONS[rules]
    return EDITIONS[DEFAULT if face.facts.family == "modern" else CLASSIC]


def opening(faces: Sequence[Face], rules: str = "", seed: int = 0) -> str:
    """A whole game from its first turn, as a position: a card in the deck of its side, and one in hand."""
    return "\n".join(_lines(faces, edition_for(faces[0], rules), seed, bench=False))


def bench(faces: Sequence[Face], rules: str = "", seed: int = 0) -> str:
    """A table to try cards on, as a position: their side's turn, with credits, and ice in place."""
    return "\n".join(_lines(faces, edition_for(faces[0], rules), seed, bench=True))


def _lines(faces: Sequence[Face], edition: Edition, seed: int, bench: bool) -> Iterator[str]:
    first = faces[0].facts.side
    names = ", ".join(face.name for face in faces)
    yield f"# {'Try' if bench else 'A game with'} {names}: home-made."
    yield f"rules {edition.id}"
    yield f"turn {first if bench else CORP}"
    yield f"seed {seed % 1_000_000}"
    if not bench:
        yield f"at {edition.structures['corp-turn'].rows[0].rule}"
    rng = Random(f"designing {seed}")
    sides: tuple[Side, Side] = ("corp", "runner")
    ice: list[str] = []
    for side in sides:
        own = [face for face in faces if face.facts.side == side]
        deck = _deck(starter(samples(edition.family, side)), own)
        cards = [name for name in deck.cards if name not in {face.name for face in own}]
        cards += [name for name in deck.cards if name in {face.name for face in own}]
        hand = [face.name for face in own if face.type != "identity"][:HAND]
        for name in hand:
            cards.remove(name)
        rng.shuffle(cards)
        if side == CORP and bench:
            ice = _taken(deck, cards, "ice", 2)
        hand += [cards.pop() for _ in range(HAND - len(hand))]
        yield ""
        yield f"[{side}]"
        if deck.identity:
            yield f"identity {deck.identity}"
        yield f"credits {BENCH_CREDITS if bench else edition.policies.start_credits}"
        if not bench:
            yield "clicks 0"  # they come as the turn begins
        yield from (f"hand {name}" for name in hand)
        yield from (f"deck {name}" for name in cards)
    for server, name in zip(("HQ", "R&D"), ice, strict=False):
        yield ""
        yield f"[{server}]"
        yield f"ice {name} (rezzed)"
    yield ""
    yield from (f"card {definition(face)}" for face in faces if face.homemade)


def _deck(deck: Deck, own: Sequence[Face]) -> Deck:
    for face in own:
        deck, _ = with_card(deck, face)
    return deck


def _taken(deck: Deck, cards: list[str], kind: str, count: int) -> list[str]:
    """Cards of a type, taken out of a pile."""
    found = [name for name in cards if (facts := deck.facts_of(name)) is not None and facts.type == kind]
    chosen = list(dict.fromkeys(found))[:count]
    for name in chosen:
        cards.remove(name)
    return chosen
