"""Subroutines that ice gains from several abilities at once: the Corp puts them in order (26.03: 9.8.2d)."""

from dataclasses import dataclass

from rulerunner.lang.abilities import Sub
from rulerunner.lang.base import Both
from rulerunner.lang.filters import Anything, Filter, Is, Named
from rulerunner.lang.statics import GainsSubroutines
from rulerunner.state.decision import Option
from rulerunner.state.frames import OrderFrame
from rulerunner.state.state import State

from .asking import Asking
from .reading import holds, in_set, number
from .saying import SAYINGS, in_force, working

CARD, EFFECT = 1, 2
Giver = tuple[int, int, int]
"""A static ability of a card (`CARD`, the card, its ability), or a lasting effect (`EFFECT`, which, -1)."""


@dataclass(frozen=True)
class Given:
    """What one ability gives a piece of ice."""

    by: Giver
    own: bool
    before: bool
    since: int
    """The moment from which the ability and the ice are both active."""
    firm: bool
    """Whether it gives them from then on, come what may."""
    subs: tuple[Sub, ...]


def given(s: State, ice: int) -> list[Given]:
    """All that abilities give a piece of ice now."""
    found = []
    for cid, static, said in SAYINGS.of(s, GainsSubroutines, ""):
        a = Asking(cid, s.cards[cid].owner)
        if working(s, cid, static) and holds(s, a, static.condition):
            index = s.cards[cid].face.abilities.index(static)
            firm, since = static.condition is None, s.cards[cid].active_since
            found.append((a, said, (CARD, cid, index), since, firm))
    for effect in s.lingering:
        lasting = effect.declaration
        if isinstance(lasting, GainsSubroutines) and in_force(s, effect) and not effect.after:
            a = Asking(effect.source, effect.side, bound=effect.bound, here=effect.here)
            if holds(s, a, effect.condition):
                firm = effect.condition is None
                found.append((a, lasting, (EFFECT, effect.id, -1), effect.active_since, firm))
    row = []
    for a, said, by, since, firm in found:
        assert isinstance(said, GainsSubroutines)
        subs = tuple(sub for sub in said.subroutines if isinstance(sub, Sub))
        if in_set(s, a, said.of, ice) and subs and number(s, a, said.times) > 0:
            since = max(since, s.cards[ice].active_since)
            firm = firm and isinstance(said.times, int) and never_changes(said.of)
            subs *= number(s, a, said.times)
            row.append(Given(by, by[:2] == (CARD, ice), said.before, since, firm, subs))
    return row


def never_changes(filter: Filter) -> bool:
    """Whether the same cards are in a set, whatever happens."""
    match filter:
        case Both(left=left, right=right):
            return never_changes(left) and never_changes(right)
    return isinstance(filter, Anything | Is | Named)


def next_in_order(s: State, f: OrderFrame) -> set[Option]:
    """Which may come next: of each ability the first that has no place yet; where two abilities have the same
    left to give, it is one choice. Of what does not hang on anything, all that was gained at one moment is
    put in order together."""
    others = [x for x in given(s, f.ice) if not x.own]
    meant = [x for x in others if x.by in {sub[:3] for sub in f.subs}]
    if not meant:
        return set()
    moments = {x.since for x in meant if x.firm}
    tied = [x for x in others if x in meant or (x.firm and x.since in moments)]
    tied = [x for x in tied if x.before == meant[0].before]
    if len(tied) < 2 or len({sub for x in tied for sub in x.subs}) < 2:
        return set()  # there is but one order
    rests: dict[tuple[Sub, ...], int] = {}
    for x in sorted(tied, key=lambda x: place(s, f.ice, x, 0)):
        had = sum(sub[:3] == x.by for sub in f.picked)
        if had < len(x.subs):
            rests.setdefault(x.subs[had:], place(s, f.ice, x, had))
    return {Option("subroutine", card=f.ice, number=at) for at in rests.values()}


def place(s: State, ice: int, x: Given, which: int) -> int:
    """Where a subroutine stands among all that the ice has, in the order noted so far."""
    there = given(s, ice)
    first = {y.by for y in there if y.before}
    row = [sub for sub in noted(s, ice) if (sub[:3] in first) == x.before]
    ahead = 0 if x.before else sum(len(y.subs) for y in there if y.before or y.own) + printed(s, ice)
    return ahead + row.index((*x.by, which))


def noted(s: State, ice: int) -> list[tuple[int, ...]]:
    """What others have given a piece of ice, as the state has it in order."""
    notes = [
        e for e in s.lingering if e.heading == "subroutines" and e.declaration is None and e.bound == ice
    ]
    return [e.after[at : at + 4] for e in notes for at in range(0, len(e.after), 5)]


def printed(s: State, ice: int) -> int:
    return len(s.cards[ice].face.subs)
