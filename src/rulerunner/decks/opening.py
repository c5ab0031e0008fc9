"""Sealed decks of the 1996 game: packs opened by a seed, and decks of nothing but what was in them.

The game was sold in starters and boosters, to be played with what one had just opened. How many cards of
which rarity a pack held is not known for sure here, so what ours hold is a plain choice: a player's starter
is 60 cards of one side from the base set; a booster is 15 cards of that side from one set, or 8 of the
smallest set, which has no uncommon cards. No card is twice in one pack. A starter has so many vital cards
(those of the Corp are agendas, most of the Runner's are icebreakers) that it makes a legal deck by itself.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Final, NamedTuple

from ..cards.facts import facts
from ..cards.rarity import COMMON, RARE, UNCOMMON, VITAL, Rarity, rarities
from ..lang.facts import Facts
from ..lang.words import AGENDA, ICE, Side
from .construction import CLASSIC_MINIMUM, points_for
from .deck import Deck
from .drawing import STAPLES
from .writing import write

FAMILY: Final = "classic"
STARTER: Final[Mapping[Rarity, int]] = MappingProxyType({VITAL: 12, COMMON: 32, UNCOMMON: 12, RARE: 4})
"""How many cards of each rarity a starter has; all are from the first of the sets."""
BOOSTER: Final[Mapping[str, Mapping[Rarity, int]]] = MappingProxyType(
    {
        "base": MappingProxyType({COMMON: 11, UNCOMMON: 3, RARE: 1}),
        "proteus": MappingProxyType({COMMON: 11, UNCOMMON: 3, RARE: 1}),
        "classic": MappingProxyType({COMMON: 7, RARE: 1}),
    }
)
"""The same of a booster, by its set."""
BOOSTERS: Final = ("base", "base")
"""What is opened beside the starter, unless somebody says otherwise."""
MOST: Final = 12
"""Boosters that may be opened at once."""


class Opened(NamedTuple):
    """What somebody opened: a starter, and boosters of these sets."""

    side: Side
    seed: int
    boosters: tuple[str, ...]
    pool: Mapping[str, int]
    """How many of each card there are, by name."""


def open_packs(side: Side, seed: int, boosters: Sequence[str] = BOOSTERS) -> Opened:
    """Open a starter and boosters. The same seed opens the same packs; a further booster only adds to them.

    Raises:
        ValueError: There is no such set, or these are too many boosters.
    """
    strange = [name for name in boosters if name not in BOOSTER]
    if strange:
        raise ValueError(f"there are no boosters of {strange[0]!r}; there are those of {', '.join(BOOSTER)}")
    if len(boosters) > MOST:
        raise ValueError(f"at most {MOST} boosters are opened at once, not {len(boosters)}")
    packs = [(next(iter(BOOSTER)), STARTER), *((name, BOOSTER[name]) for name in boosters)]
    pool: Counter[str] = Counter()
    for number, (name, holds) in enumerate(packs):
        rng = Random(f"{side} {seed} {number} {name}")
        for rarity, count in holds.items():
            pool.update(rng.sample(_printed(name, side, rarity), count))
    return Opened(side, seed, tuple(boosters), MappingProxyType(dict(sorted(pool.items()))))


@cache
def _printed(name: str, side: str, rarity: str) -> tuple[str, ...]:
    """The cards of a set, a side and a rarity."""
    known = facts(FAMILY)
    return tuple(
        card
        for card, its in sorted(rarities().items())
        if its == rarity and known[card].side == side and known[card].printings[0][0] == name
    )


def sealed_deck(opened: Opened) -> Deck:
    """A legal deck from what was opened, for whoever wants to play at once; one's own will be better.

    The Corp's has the fewest agendas that make up its points, and a usual share of ice; the Runner's a usual
    share of icebreakers; the seed picks them, and all else.
    """
    rng = Random(f"deck {opened.side} {opened.seed}")
    known = facts(FAMILY)
    copies = [known[name] for name, count in opened.pool.items() for _ in range(count)]
    rng.shuffle(copies)
    agendas = _agendas([card for card in copies if card.type == AGENDA])
    others = [card.name for card in copies if card.type != AGENDA]
    staples = {card.name for card in copies if card.type == ICE or "icebreaker" in card.subtypes}
    others.sort(key=lambda name: name not in staples)  # stable: both parts stay shuffled
    first, rest = others[: STAPLES[opened.side]], others[STAPLES[opened.side] :]
    rest.sort(key=lambda name: name in staples)
    cards = [*agendas, *first, *rest][:CLASSIC_MINIMUM]
    name = f"Sealed {opened.side.title()} {opened.seed}"
    return Deck("", tuple(cards), name=name, notes=f"Plan: {_says(opened)}", family=FAMILY)


def _agendas(pool: Iterable[Facts]) -> tuple[str, ...]:
    """The fewest agendas with as many points as the smallest deck needs; none, if it is the Runner's pool."""
    band = points_for(FAMILY, CLASSIC_MINIMUM) or (0, 0)
    best: dict[int, tuple[str, ...]] = {0: ()}
    for card in pool:
        for points, names in list(best.items()):
            total = points + (card.points or 0)
            if total <= band[1] and (total not in best or len(names) + 1 < len(best[total])):
                best[total] = (*names, card.name)
    return min((best[points] for points in band if points in best), key=len, default=())


def sealed_text(opened: Opened) -> str:
    """What was opened, as a deck list to be edited: a legal deck, and as remarks below what it leaves out."""
    deck = sealed_deck(opened)
    known = facts(FAMILY)
    left = Counter(opened.pool)
    left.subtract(deck.counts())
    rows = sorted((known[name].type, name, count) for name, count in left.items() if count)
    lines = [f"# {count}x {name}" for _, name, count in rows]
    above = "# Opened, but left out. Take away the # before a card to play it, and put one before another."
    return "\n".join([write(deck), above, *lines, ""])


def _says(opened: Opened) -> str:
    boosters = ", ".join(opened.boosters) or "none"
    return f"what was opened with the seed {opened.seed}: a starter of the base set; boosters: {boosters}."
