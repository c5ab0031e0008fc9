"""What a Runner believes of the Corp's hidden cards, beyond what is certain.

A sampler deals what is hidden by chance alone. But a Corp plays what it draws: ice and money leave its hand,
agendas stay there for long; it does not leave agendas where no ice protects them, what it advances behind ice
is hardly a trap, and what it throws away is no agenda. Which kinds of cards lie where more often than by
chance was counted in games of the rule-of-thumb player (`tools/believing.py`): see `belief.json`.

From a game as the sampler deals it cards are exchanged by chance, place by place, the likelier the more the
exchange suits both places (Metropolis): no draw is thrown away.
"""

import json
from functools import cache
from importlib.resources import files
from math import exp
from random import Random
from typing import Final

from ...lang.face import Face
from ...lang.words import ARCHIVES, ASSET, CORP, HQ, OPERATION, RND, RUNNER, TABLE, UPGRADE
from ...view.sampler import ONE_OF, Sampler, what_fits
from ..thumb.prizes import bites
from .board import ARCHIVES_ID, State, advancement

KINDS: Final = ("agenda", "trap", "asset", "upgrade", "ice", "operation", "reserve")
"""What a card may be to a Runner who wonders what lies somewhere. A reserve is an operation that waits for
its moment: for a tag, for a run that was made... Others are played as soon as they can be paid for."""
FARTHEST: Final = 2.5
"""No kind is believed to be further behind another than this: not every Corp plays by rules of thumb. (A
logarithm of odds.)"""
BY_PEOPLE: Final = {"ice 0 new": 1.2, "ice 0 old": 0.7}
"""What people lay behind ice and do not advance at once is an agenda more often than what rules of thumb lay
there: 14 of 17 such cards in six games at the table. By so much more its odds are believed in."""
STAGE: Final = 6
"""So many turns are one stage of a game,"""
STAGES: Final = 5
"""and there are so many."""
LAID_ROUNDS: Final = 14
"""How often a card of a remote may be exchanged; most cards do not fit there,"""
ROUNDS: Final = 3
"""and how often one of HQ or Archives."""

Lean = tuple[float, ...]
"""How much likelier than by chance each kind lies in a place: the logarithm of the odds."""


_KIND: Final[dict[Face, int]] = {}


def kind_of(face: Face) -> int:
    """The kind of a card, by its place in `KINDS`. Faces are few and live as long as their library."""
    found = _KIND.get(face)
    if found is None:
        found = _KIND[face] = KINDS.index(_kind(face))
    return found


def _kind(face: Face) -> str:
    if face.type in (ASSET, UPGRADE) and bites(face):
        return "trap"
    if face.type == OPERATION and face.play_only_if:
        return "reserve"
    return face.type if face.type in KINDS else "asset"


def stage_of(s: State) -> int:
    """How far the game has come."""
    return min(STAGES - 1, s.turn // STAGE)


def laid_as(s: State, cid: int) -> str:
    """How a hidden card lies in a remote: behind ice or open, with how many counters, since when."""
    card = s.cards[cid]
    ice = "ice" if s.servers[card.server].ice else "open"
    return f"{ice} {min(2, advancement(card))} {'new' if is_new(s, cid) else 'old'}"


def is_new(s: State, cid: int) -> bool:
    """Whether a card was installed in the Corp's last turn."""
    number = s.cards[cid].object_no
    turns = (s.changes_this_turn, s.changes_last_turn.get(CORP, {}))
    return any(
        change.card == cid and change.object_no == number
        for turn in turns
        for change in turn.get("install", ())
    )


def in_remotes(s: State, places: tuple[int, ...]) -> list[int]:
    """Of some places those in the roots of remotes."""
    servers = [server for id, server in s.servers.items() if id > ARCHIVES_ID]
    return [cid for cid in places if any(cid in server.root for server in servers)]


def _by_people(how: str, lean: Lean) -> Lean:
    return (lean[0] + BY_PEOPLE.get(how, 0.0), *lean[1:])


class Leans:
    """What was counted for a family of games."""

    def __init__(self, data: dict[str, dict[str, list[float]]]) -> None:
        def read(row: list[float]) -> Lean:
            least = max(row) - FARTHEST
            return tuple(max(least, float(each)) for each in row)

        self.laid = {how: _by_people(how, read(row)) for how, row in data["laid"].items()}
        """By how a card lies in a remote,"""
        self.held = [read(data["held"][str(stage)]) for stage in range(STAGES)]
        """for HQ, stage by stage,"""
        self.thrown = read(data["thrown"]["face down"])
        """and for what lies face down in Archives."""


@cache
def leans(family: str) -> Leans:
    """What was counted for a family of games."""
    text = files(__package__).joinpath("belief.json").read_text("utf-8")
    return Leans(json.loads(text)[family])


class Belief:
    """Draws games for a seat as it would believe them."""

    __slots__ = ("_deck", "_elsewhere", "_fits", "_hand", "_heap", "_held", "_laid", "_sampler", "_thrown")

    def __init__(self, sampler: Sampler, first: State) -> None:
        self._sampler = sampler
        self._hand: list[int] = []
        self._deck: list[int] = []
        self._elsewhere: list[int] = []
        """The unknown places outside HQ."""
        self._heap: list[int] = []
        self._laid: dict[int, Lean] = {}
        self._held: Lean = ()
        self._thrown: Lean = ()
        self._fits: dict[tuple[int, Face], bool] = {}
        if sampler.seat != RUNNER:
            return
        places = sampler.unknown(CORP)
        if not places:
            return
        counted = leans(first.edition.family)
        self._hand = [cid for cid in places if first.cards[cid].zone == HQ]
        self._deck = [cid for cid in places if first.cards[cid].zone == RND]
        self._heap = [cid for cid in places if first.cards[cid].zone == ARCHIVES]
        self._elsewhere = [cid for cid in places if first.cards[cid].zone != HQ]
        self._elsewhere += sampler.unknown_installed(CORP)
        self._held = counted.held[stage_of(first)]
        self._thrown = counted.thrown
        for cid in in_remotes(first, sampler.unknown_installed(CORP)):
            lean = counted.laid.get(laid_as(first, cid))
            if lean is not None:
                self._laid[cid] = lean

    def draw(self, rng: Random) -> State:
        """A game as it may well be."""
        s = self._sampler.draw(rng)
        if self._deck:
            for cid, lean in self._laid.items():
                self._lay(s, rng, cid, lean)
            for places, lean in ((self._heap, self._thrown), (self._hand, self._held)):
                for cid in places * ROUNDS:
                    other = self._deck[int(rng.random() * len(self._deck))]
                    self._weigh(s, rng, cid, other, lean)
            held: list[int] = []
            for face, chance in self._sampler.half_recalled:
                if rng.random() < chance:
                    self._hold(s, rng, face, held)
        return s

    def _hold(self, s: State, rng: Random, face: Face, held: list[int]) -> None:
        """Have a card in HQ that was seen there; those that are `held` already stay."""
        cards = s.cards
        there = [cid for cid in s.zones[HQ] if cards[cid].face is face and cid not in held]
        if there:
            held.append(there[0])
            return
        free = [cid for cid in self._hand if cid not in held]
        others = [cid for cid in self._elsewhere if cards[cid].face is face]
        if not free or not others:
            return
        here, other = free[int(rng.random() * len(free))], others[int(rng.random() * len(others))]
        if cards[other].zone == TABLE and not self._may_lie(s, other, cards[here].face):
            # What may lie there instead comes from R&D.
            fit = [cid for cid in self._deck if self._may_lie(s, other, cards[cid].face)]
            if not fit:
                return
            between = fit[int(rng.random() * len(fit))]
            self._sampler.exchange(s, other, between)
            other = between
        self._sampler.exchange(s, here, other)
        held.append(here)

    def _lay(self, s: State, rng: Random, cid: int, lean: Lean) -> None:
        """Exchange the card of a remote with cards of HQ and R&D that could lie there."""
        hand, deck = self._hand, self._deck
        for _ in range(LAID_ROUNDS):
            at = int(rng.random() * (len(hand) + len(deck)))
            other = hand[at] if at < len(hand) else deck[at - len(hand)]
            if self._may_lie(s, cid, s.cards[other].face):
                self._weigh(s, rng, cid, other, lean, self._held if at < len(hand) else ())

    def _may_lie(self, s: State, cid: int, face: Face) -> bool:
        """Whether a card of HQ or R&D could lie in a remote, where another one lies now."""
        found = self._fits.get((cid, face))
        if found is None:
            found = self._fits[cid, face] = what_fits(s, cid)(face)
        if not found:
            return False
        root = s.servers[s.cards[cid].server].root
        if cid not in root:
            return True
        return len(root) == 1 or not any(_exclude(face, s.cards[each].face) for each in root if each != cid)

    def _weigh(self, s: State, rng: Random, cid: int, other: int, here: Lean, there: Lean = ()) -> None:
        """Exchange two cards, the likelier the better that suits their places."""
        mine, theirs = kind_of(s.cards[cid].face), kind_of(s.cards[other].face)
        if mine == theirs:
            return
        odds = here[theirs] - here[mine]
        if there:
            odds += there[mine] - there[theirs]
        if odds >= 0.0 or rng.random() < exp(odds):
            self._sampler.exchange(s, cid, other)


def _exclude(one: Face, other: Face) -> bool:
    """Whether two cards cannot lie in one root: agendas or assets, or regions."""
    if one.type in ONE_OF and other.type in ONE_OF:
        return True
    return "region" in one.facts.subtypes and "region" in other.facts.subtypes
