"""What a Runner believes of the Corp's hidden cards, beyond what is certain.

A sampler deals what is hidden by chance alone. But a Corp plays what it draws: ice, money and assets leave
its hand, agendas stay there for long; it does not leave agendas where no ice protects them, and what it
advances behind ice is hardly a trap. How much so was counted in games of the rule-of-thumb player.
"""

from math import exp
from random import Random
from typing import Final

from ...lang.words import AGENDA, ASSET, CORP, RUNNER
from ...view.sampler import Sampler
from .board import ARCHIVES_ID, Card, Server, State, advancement

TRIES: Final = 6
"""So many games are drawn at most for one that is believed."""
OPEN_AGENDA: Final = {"modern": 0.15, "classic": 0.6}
"""How much less likely than by chance an agenda lies where no ice protects it, by family,"""
GUARDED_ASSET: Final = 0.5
"""an asset where some does,"""
ADVANCED_ASSET: Final = 0.25
"""and an advanced one there."""
HELD: Final = {"modern": (1.15, -0.045), "classic": (0.55, -0.04)}
"""How much likelier an agenda lies in HQ than in R&D: its logarithm at the start, and what a turn adds."""
LEAST: Final = -0.5
ROUNDS: Final = 3
"""So often each card of HQ may be exchanged."""


class Belief:
    """Draws games for a seat as it would believe them."""

    __slots__ = ("_deck", "_hand", "_pull", "_sampler", "_spots")

    def __init__(self, sampler: Sampler, first: State) -> None:
        self._sampler = sampler
        self._hand: list[int] = []
        self._deck: list[int] = []
        self._spots: list[int] = []
        self._pull = 1.0
        if sampler.seat != RUNNER:
            return
        places = sampler.unknown(CORP)
        if not places:
            return
        self._hand = [cid for cid in places if first.cards[cid].zone == "HQ"]
        self._deck = [cid for cid in places if first.cards[cid].zone == "R&D"]
        start, each = HELD[first.edition.family]
        self._pull = exp(max(LEAST, start + each * first.turn))
        for id, server in first.servers.items():
            if id > ARCHIVES_ID:
                for cid in server.root:
                    if not first.cards[cid].faceup and not first.cards[cid].seen:
                        self._spots.append(cid)

    def draw(self, rng: Random) -> State:
        """A game as it may well be."""
        s = self._sampler.draw(rng)
        if self._spots:
            for _ in range(TRIES):
                if rng.random() < self._likely(s):
                    break
                s = self._sampler.draw(rng)
        if self._deck:
            self._shift(s, rng)
        return s

    def _likely(self, s: State) -> float:
        """How likely the cards of the remotes are there, against what is likeliest."""
        found = 1.0
        for cid in self._spots:
            card = s.cards[cid]
            server = s.servers.get(card.server)
            if server is not None:
                found *= likely(s, card, server)
        return found

    def _shift(self, s: State, rng: Random) -> None:
        """Exchange cards of HQ and R&D by chance, so that agendas are in hand as often as they should."""
        deck, cards = self._deck, s.cards
        for cid in self._hand * ROUNDS:
            other = deck[rng.randrange(len(deck))]
            held, lies = cards[cid].face.type == AGENDA, cards[other].face.type == AGENDA
            if held == lies:
                continue
            odds = self._pull if lies else 1 / self._pull
            if odds >= 1 or rng.random() < odds:
                self._sampler.exchange(s, cid, other)


def likely(s: State, card: Card, server: Server) -> float:
    """How likely the Corp has put a card into a remote, against what is likeliest there."""
    type = card.face.type
    if not server.ice:
        return OPEN_AGENDA[s.edition.family] if type == AGENDA else 1.0
    if type == ASSET:
        return ADVANCED_ASSET if advancement(card) else GUARDED_ASSET
    return 1.0
