"""What the rules of thumb make of each card of a game, worked out once a search: playouts ask all the time.

A player by rules of thumb reads a card anew in every position. Within the two turns of a playout most of that
stays as it is, so a card is read once, in the position where the search begins (or the first time it is met),
as its owner sees it in a game drawn for the seat. What changes all the time, money and ice and counters, the
quick rules reckon by themselves.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from ...lang import costs as k
from ...lang import instructions as w
from ...lang.abilities import Paid, When
from ...lang.face import Face
from ...lang.quantities import CountersOn, CreditsOf
from ...lang.refs import AlreadyRun, Except, This, ThisServer
from ...lang.statics import Modify
from ...lang.words import ADVANCEMENT, CORP, CREDIT, EVENT, MEAT, RUNNER, Side
from ...view import view
from ..thumb.breaking import fragile, harm_of, toll
from ..thumb.growing import Cashed, Growth, cashed, growth, rewards_success
from ..thumb.guarding import at_the_door, doors, dug, forfeits, guards, hurts
from ..thumb.holdings import breaker_value, hand_value, income, rig_value, turned_up
from ..thumb.prizes import (
    bites,
    extra_accesses,
    menaced,
    once_a_turn,
    steal_price,
    stings,
    trapped,
    value_of_trash,
)
from ..thumb.reading import (
    Reader,
    advanceable,
    comes_about,
    holds,
    number,
    of_counters,
    points_at,
    price,
    reader,
    run_of,
    steps,
    tags,
    whens,
)
from ..thumb.saying import asked_for, given_by, taken_by
from ..thumb.scoring import Boost, boost_of, eased, hastens, places_counter
from ..thumb.servers import PLAIN, RunExtras, extras_of, forgone, rewards
from ..thumb.table import Table
from ..thumb.worth import SOON, for_runner, worth
from .board import ARCHIVES_ID, HQ_ID, RND_ID, State

CLICK: Final = 1.2
"""What a click counts for in a price."""
REMOTE: Final = 3
"""Stands for any remote server."""
PLAYED: Final = -1
"""Stands, among the abilities of a card that make runs, for playing the card itself."""
PLACES: Final = (HQ_ID, RND_ID, ARCHIVES_ID, REMOTE)
CALM: Final = 5
"""Harm is read for a grip of so many cards; what it does to a smaller one the quick rules know."""
TRY: Final = 1.8
"""The most that a card is worth which may find nothing."""
STAKE: Final = 12.0
NO_RUN: Final = 50.0
"""More than any run is worth."""
ALL: Final = 99.0
"""More credits than lie on any card."""
LATER: Final = 0.7
"""What a credit on a card is worth that pays it out in turns to come."""


UNASKED: Final = -1.0
"""No credits are asked for,"""
AS_MANY: Final = -2.0
"""or as many as the Corp has."""


class Sub(NamedTuple):
    """A subroutine, or what merely encountering ice does."""

    harm: float
    ends: float
    """How likely it ends the run."""
    damage: float
    asks: float = UNASKED
    """With how many credits the Runner is let past, if it ends the run of one who has fewer;"""
    takes: float = 0.0
    """those it takes, and"""
    gives: float = 0.0
    """what the Corp gains."""


class Errand(NamedTuple):
    """A run that a card makes."""

    extras: RunExtras
    places: tuple[bool, ...]
    """Whether it can be made on HQ, R&D, Archives, a remote server."""
    grows: Growth | None = None
    """What more is accessed by counters on the card."""
    takes: float = 0.0
    """The credits that a success takes from the card."""
    anew: bool = False
    """Whether it is made only on servers that were not run on this turn."""


class Success(NamedTuple):
    """What a card brings in runs: credits' worth of a success, cards accessed more, by place."""

    worth: tuple[float, ...]
    more: tuple[int, ...]
    once: bool
    """Only once a turn."""
    likely: tuple[float, float]
    """How likely its condition comes about where there is no ice, and where there is."""
    grows: Growth | None = None
    """What more is accessed by counters on the card."""
    empties: tuple[bool, ...] = (False, False, False, False)
    """Where its credits can be taken instead of access."""


class Look:
    """A card, as the rules of thumb value it."""

    __slots__ = (
        "advanceable", "bites", "boost", "cashes", "cost", "draws", "ends", "entry", "entry_credits",
        "forfeits", "free", "guards", "hand", "hastens", "homely", "hurts", "income", "installs", "late",
        "lowers",
        "others", "play", "puts", "rig", "runs", "saves", "searches", "shuts", "speeds", "steal",
        "stings", "subs", "success", "tags", "takes", "toll", "trash", "turned", "uses",
    )  # fmt: skip

    def __init__(self, face: Face, own: Table, foe: Table) -> None:
        """`own` is the table as the card's owner sees it, `foe` as the opponent does."""
        side: Side = "corp" if face.facts.side == CORP else "runner"
        read = reader(own, None)
        self.cost: int = face.facts.cost or 0
        self.income: float = income(own, None, face)
        self.hand: float = hand_value(own, None, face)
        self.hurts: bool = hurts(face)
        self.hastens: bool = hastens(face)
        self.runs: dict[int, Errand] = {}
        """The runs it makes, by ability; or by `PLAYED`."""
        self.uses: dict[int, float] = {}
        """What each of its actions is worth, its price taken off,"""
        self.takes: dict[int, float] = {}
        """the credits each takes from the card,"""
        self.draws: dict[int, float] = {}
        """how many cards each draws for the Runner, or playing it,"""
        self.puts: dict[int, tuple[float, float]] = {}
        """those each puts there, with how many are of use there,"""
        self.cashes: dict[int, Cashed] = {}
        """those that are paid once by its counters,"""
        self.ends: set[int] = set()
        """Which of its abilities, used in a window, end the run,"""
        self.saves: set[int] = set()
        """which take cards out of Archives,"""
        self.tags: set[int] = set()
        """which tag the Runner,"""
        self.searches: set[int] = set()
        """and which of them look for a card."""
        self.others: dict[int, float] = {}
        """What each use of a breaker costs besides credits."""
        self.installs: float = -1.0
        """Playing it installs a card for so much less."""
        self.play: float = self._played(own, read, face, side)
        for index, ability in enumerate(face.abilities):
            if isinstance(ability, Paid):
                self._paid(own, read, face, index, ability, side)
        self.rig = self.trash = 0.0
        self.success: list[Success] = []
        self.homely: bool = False
        self.advanceable = self.bites = self.forfeits = self.guards = self.late = self.speeds = False
        self.subs: tuple[Sub, ...] = ()
        self.entry, self.entry_credits = Sub(0.0, 0.0, 0.0), 0.0
        self.boost: Boost | None = None
        self.free: str = ""
        self.lowers: int = 0
        self.turned: float = 0.0
        """What it brings at once as it is rezzed."""
        self.toll: float = 0.0
        """What it asks, rezzed, of a Runner who comes to its server; `NO_RUN` if nothing helps."""
        self.shuts: float = 0.0
        """How likely nothing is accessed there because of it."""
        self.steal: int = 0
        """What stealing it costs."""
        self.stings: tuple[int, int] = (0, 0)
        """What accessing it does to the Runner, and how much more for each advancement counter."""
        if side == CORP:
            self._of_corp(own, foe, face)
        elif face.type != EVENT:
            self._of_runner(own, read, face)

    def _played(self, own: Table, read: Reader, face: Face, side: Side) -> float:
        """What playing it is worth, its cost not taken off."""
        if not face.playing:
            return 0.0
        run = run_of(face.playing)
        if run is not None and side == RUNNER:
            self.runs[PLAYED] = _errand(own, read, run, face.playing)
            return 0.0
        value = worth(read, face.playing, side)
        if side == RUNNER:
            value -= self._drawn(read, PLAYED, face.playing)
            found = next((step for step in face.playing if isinstance(step, w.InstallCard)), None)
            if found is not None:
                self.installs = number(read, found.discount)
            if any(isinstance(step, w.Choose | w.Expose) for step in face.playing):
                return min(value, TRY + self.cost)
            return value
        return value

    def _drawn(self, read: Reader, index: int, block: w.Block) -> float:
        """What the cards are worth that an ability draws now: how many find room changes all the time."""
        drawn = [step for step in block if isinstance(step, w.Draw) and read.who(step.side) == RUNNER]
        if drawn:
            self.draws[index] = sum(number(read, step.amount) for step in drawn)
        return sum(for_runner(read, step) for step in drawn)

    def _paid(self, own: Table, read: Reader, face: Face, index: int, ability: Paid, side: Side) -> None:
        cost = price(read, ability.cost)
        if index in face.breakers:
            self.others[index] = (
                cost - read.table.credit(side) * _credits(read, ability) + fragile(own, None, face)
            )
        if not ability.is_action:
            done = list(steps(ability.block))
            if any(isinstance(step, w.EndRun) for step in done):
                self.ends.add(index)
            elif any(isinstance(step, w.MoveTo) for step in done):
                self.saves.add(index)
            elif tags(ability.block):
                self.tags.add(index)
            return
        cost -= CLICK
        taken = (step for step in ability.block if isinstance(step, w.TakeCredits))
        self.takes[index] = sum(ALL if _all(step) else number(read, step.amount) for step in taken)
        run = run_of(ability.block)
        if run is not None and side == RUNNER:
            self.runs[index] = _errand(own, read, run, ability.block)
        elif side == RUNNER and any(isinstance(step, w.Search) for step in ability.block):
            self.searches.add(index)
        elif (grown := cashed(face, ability)) is not None and side == RUNNER:
            self.cashes[index] = grown
        elif any(isinstance(step, w.PlayCard) and isinstance(step.ref, This) for step in ability.block):
            self.uses[index] = self.play - self.cost * own.credit(side) - cost
        else:
            self.uses[index] = worth(read, ability.block, side) - cost
            if side == RUNNER:
                self.uses[index] -= self._drawn(read, index, ability.block)
        if index not in self.uses:
            # What a run is worth, a card that is looked for, or one full of counters, the quick rules know.
            self.uses[index] = -cost
            return
        puts = (step for step in ability.block if isinstance(step, w.Place) and step.kind == CREDIT)
        amount = sum(number(read, step.amount) for step in puts if isinstance(step.on, This))
        paid = (
            step
            for when in whens(face, "turn begins")
            for step in when.block
            if isinstance(step, w.TakeCredits)
        )
        each = max((number(read, step.amount) for step in paid), default=0.0)
        if amount and each:
            self.puts[index] = (amount, SOON * each)
            self.uses[index] -= LATER * amount

    def _of_corp(self, own: Table, foe: Table, face: Face) -> None:
        self.bites, self.advanceable, self.forfeits = bites(face), advanceable(face), forfeits(face)
        self.trash, self.stings, self.steal = value_of_trash(face), stings(face), steal_price(face)
        self.guards, self.late = guards(face), at_the_door(face)
        self.lowers = eased(face)
        self.speeds = any(isinstance(d, Modify) for _, d in face.statics.get("requirement", ()))
        self.boost, self.turned = boost_of(own, face), turned_up(own, None, face)
        self.toll = _price(own, whens(face, "approach server"), NO_RUN)
        there = [
            when for when in whens(face, "successful run") if isinstance(when.trigger.server, ThisServer)
        ]
        if there:
            harm = _price(own, there, 0.0)
            self.shuts = min(1.0, max(0.0, _price(own, there, NO_RUN) - harm) / NO_RUN)
            self.toll += max(0.0, harm)
        for ability in face.abilities:
            if isinstance(ability, Paid) and not ability.is_action and places_counter(ability):
                kinds_paid = [part.kind for part in ability.cost if isinstance(part, k.HostedCounters)]
                self.free = kinds_paid[0] if kinds_paid else ""
        if face.subs or whens(face, "encounter"):
            entry = toll(own, None, face, 99.0, STAKE)
            self.entry, self.entry_credits = Sub(entry.harm, entry.ends, 0.0), entry.credits
            self.subs = tuple(_sub(own, sub.block) for sub in face.subs)

    def _of_runner(self, own: Table, read: Reader, face: Face) -> None:
        breaker = breaker_value(own, face)
        value = rig_value(own, None, face)
        copies = any(each.name == face.name for _, each in own.faces(own.rig))
        if copies and (face.facts.unique or "console" in face.facts.subtypes or face.breakers):
            value = (value - 0.3) / 0.1 + 0.3
        self.rig = value - breaker
        """What it is worth installed, besides the ice it breaks."""
        self.homely = any(
            isinstance(step, w.Trash) for when in whens(face, "run begins") for step in when.block
        )
        for when in rewards(face):
            where = when.trigger.server
            there = [where is None or points_at(read, where, place) for place in PLACES]
            brings = max(0.0, worth(read, when.block, RUNNER))
            taken = any(isinstance(step, w.TakeAnyCredits) for each in forgone(when) for step in each.then)
            self.success.append(
                Success(
                    tuple([brings if here else 0.0 for here in there]),
                    (0, 0, 0, 0),
                    once_a_turn(when),
                    _likely(read, when),
                    empties=tuple([here and taken for here in there]),
                )
            )
        for when in (*whens(face, "breach"), *of_counters(face, "breach")):
            if when.trigger.server is not None:
                grows = growth(when.block)
                more = 1 if grows is not None else int(extra_accesses(read, when))
                each = tuple(more * points_at(read, when.trigger.server, place) for place in PLACES)
                once = once_a_turn(when)
                self.success.append(Success((0.0, 0.0, 0.0, 0.0), each, once, _likely(read, when), grows))


def _price(own: Table, found: Iterable[When], stake: float) -> float:
    """What abilities cost the Runner that a card has for a run, if so much can be gained by it."""
    read = reader(own, None, stake)
    return sum(-worth(read, when.block, RUNNER) * holds(read, when.condition) for when in found)


def _likely(read: Reader, when: When) -> tuple[float, float]:
    return comes_about(read, when.condition, False), comes_about(read, when.condition, True)


def _all(step: w.TakeCredits) -> bool:
    """Whether all credits are taken that lie there."""
    return isinstance(step.amount, CountersOn) and step.amount.kind == CREDIT


def _credits(read: Reader, ability: Paid) -> float:
    return sum(number(read, part.amount) for part in ability.cost if isinstance(part, k.Credits))


def _errand(own: Table, read: Reader, run: w.Run, block: w.Block) -> Errand:
    where, anew = run.server, False
    if isinstance(where, Except) and isinstance(where.but, AlreadyRun):
        where, anew = where.server, True
    places = tuple(points_at(read, where, place) for place in PLACES)
    linked = [growth(ability.block) for ability in run.linked if isinstance(ability, When)]
    grows = next((each for each in linked if each is not None), None)
    extras = extras_of(own, None, run, block)
    takes = sum(
        number(read, step.amount)
        for ability in run.linked
        if isinstance(ability, When) and rewards_success(ability.trigger)
        for step in ability.block
        if isinstance(step, w.TakeCredits)
    )
    return Errand(extras if grows is None else extras._replace(more=0), places, grows, takes, anew)


def _sub(own: Table, block: w.Block) -> Sub:
    harm, ends = harm_of(own, None, block, STAKE)
    read = reader(own, None)
    dealt = (step for step in steps(block) if isinstance(step, w.Damage))
    least = asked_for(block)
    asks = UNASKED if least is None else AS_MANY if isinstance(least, CreditsOf) else number(read, least)
    damage = sum(number(read, step.amount) for step in dealt)
    return Sub(min(harm, 20.0), ends, damage, asks, taken_by(read, block), given_by(read, block))


class Looks:
    """The cards of a game, as the rules of thumb value them at one moment."""

    __slots__ = ("_corp", "_found", "_runner", "bold", "doors", "dug", "menaced", "menaced_meat", "trapped")

    def __init__(self, s: State) -> None:
        """The game is one drawn for a seat: nothing here can tell what the seat may not know."""
        self._corp, self._runner = Table(view(s, "corp")), Table(view(s, "runner"))
        self.menaced: bool = menaced(self._runner)
        self.menaced_meat: bool = menaced(self._runner, MEAT)
        self.trapped: bool = trapped(self._runner)
        self.dug = [dug(self._corp, server) for server in (HQ_ID, RND_ID)]
        """How many cards of HQ and R&D a run accesses,"""
        self.doors = doors(self._corp)
        """and the servers through which the Runner gets into another."""
        self.bold = False
        """Whether the Runner, as the quick rules play it now, checks what is advanced and presses on."""
        self._found: dict[Face, Look] = {}
        calm = self._corp.runner._replace(hand=max(CALM, self._corp.runner.hand))
        self._corp.runner = calm

    def of(self, face: Face) -> Look:
        """What is made of a card."""
        found = self._found.get(face)
        if found is None:
            own, foe = (self._corp, self._runner) if face.facts.side == CORP else (self._runner, self._corp)
            found = self._found[face] = Look(face, own, foe)
        return found


__all__ = ["ADVANCEMENT", "PLAIN", "PLAYED", "Errand", "Look", "Looks", "RunExtras", "Sub"]
