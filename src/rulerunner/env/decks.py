"""Which decks are played: one, a pool of them, all samples, or a random legal deck for each game."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from ..cards.library import library
from ..decks import BadDeck, Deck, find_format, legal_in, obstacles, read, samples, starter
from ..lang.facts import Facts
from ..rules import Edition
from .reading import CORP, Side

DeckChoice = Deck | str | Sequence["Deck | str"]
"""A deck, its text, or the name of a sample; `samples`, `starters`, `random`, `random:FORMAT`; or several."""
TRIES: Final = 400
COPIES: Final = (1, 2, 2, 3, 3, 3)


class Decks:
    """A pool of decks of one side."""

    def __init__(self, choice: DeckChoice, side: Side, edition: Edition) -> None:
        self._side, self._edition = side, edition
        self._formats: list[str] = []
        self.decks: list[Deck] = []
        for one in [choice] if isinstance(choice, str | Deck) or not isinstance(choice, Iterable) else choice:
            self._add(one)
        if not self.decks and not self._formats:
            raise BadDeck(f"there is no deck for the {side}")

    def _add(self, one: Deck | str) -> None:
        family = self._edition.family
        kept = samples(family, self._side)
        if isinstance(one, Deck):
            self._check(one)
        elif not isinstance(one, str):
            raise BadDeck(f"a deck is a deck, its text, or the name of one, not {one!r}")
        elif one == "samples":
            self.decks += kept.values()
        elif one == "starters":
            self.decks.append(starter(kept))
        elif one in kept:
            self.decks.append(kept[one])
        elif one.partition(":")[0] == "random":
            format = one.partition(":")[2] or ("casual" if family == "modern" else "classic")
            if find_format(format).family != family:
                raise BadDeck(f"{format} is no format of the cards of {self._edition.id}")
            self._formats.append(format)
        elif "\n" in one:
            self._check(read(one, family))
        else:
            names = ", ".join(kept)
            raise BadDeck(
                f"there is no deck {one!r}; say samples, starters, random:FORMAT, or one of {names}"
            )

    def _check(self, deck: Deck) -> None:
        wrong = obstacles(deck, self._edition)
        if deck.side != self._side:
            raise BadDeck(f"this is no deck of the {self._side}'s")
        if wrong:
            raise BadDeck(*map(str, wrong))
        self.decks.append(deck)

    def draw(self, chance: Random) -> Deck:
        """A deck of the pool; a random one is made."""
        at = chance.randrange(len(self.decks) + len(self._formats))
        if at < len(self.decks):
            return self.decks[at]
        return random_deck(self._side, self._edition, self._formats[at - len(self.decks)], chance)


def random_deck(side: Side, edition: Edition, format: str, chance: Random) -> Deck:
    """A legal deck of playable cards, picked by chance."""
    names = sorted(legal_in(format) & library(edition.family).playable)
    faces = library(edition.family).faces
    pool = [faces[name].facts for name in names if faces[name].facts.side == side]
    identities = [card for card in pool if card.type == "identity"]
    others = [card for card in pool if card.type != "identity"]
    uses = edition.policies.identities
    if not others or (uses and not identities):
        raise BadDeck(f"no {side} deck of {format} can be made of the cards that are playable yet")
    for _ in range(TRIES):
        identity = chance.choice(identities) if uses else None
        deck = _fill(identity, others, side, chance)
        if not obstacles(deck, edition, format):
            return deck
    raise BadDeck(f"no legal {side} deck of {format} was found in {TRIES} tries: too few cards are playable")


def _fill(identity: Facts | None, pool: Sequence[Facts], side: Side, chance: Random) -> Deck:
    """A deck of the right size, with agendas and influence as the rules of construction ask."""
    size = (identity.minimum_deck or 45) if identity is not None else 45
    cards = list(pool)
    chance.shuffle(cards)
    counts: dict[str, int] = {}
    if side == CORP:
        points = 2 * (size // 5) + (2 if identity is not None else 0)
        _agendas(counts, [card for card in cards if card.type == "agenda"], identity, points, chance)
    influence = identity.influence_limit if identity is not None else None
    left = size - sum(counts.values())
    for card in cards:
        if card.type == "agenda":
            continue
        copies = min(chance.choice(COPIES), card.deck_limit, left)
        if identity is not None and not _in_faction(card, identity):
            if card.influence is None:
                continue
            if influence is not None:
                copies = min(copies, influence // card.influence if card.influence else copies)
                influence -= copies * card.influence
        if copies > 0:
            counts[card.name] = copies
            left -= copies
        if not left:
            break
    name = identity.name if identity is not None else ""
    return Deck.of(name, counts, name="random", family=pool[0].family)


def _agendas(
    counts: dict[str, int], agendas: Iterable[Facts], identity: Facts | None, points: int, chance: Random
) -> None:
    for card in agendas:
        worth = card.points or 0
        if worth and worth <= points and (identity is None or _in_faction(card, identity)):
            copies = min(chance.choice(COPIES), card.deck_limit, points // worth)
            counts[card.name] = copies
            points -= copies * worth


def _in_faction(card: Facts, identity: Facts) -> bool:
    return card.faction == identity.faction or card.faction.startswith("neutral")
