"""What a run is worth: the way in, what it costs, and what lies at its end."""

from typing import Final

from ...lang import instructions as w
from ...lang.abilities import Static, When
from ...lang.face import Face
from ...lang.statics import InPool, Modify
from ...lang.words import RUNNER
from ...view.records import CardView, Record, ServerView, record
from .breaking import KINDS, covered, jokers, toll, way_past
from .growing import rewards_success
from .prizes import iced, menaced, of_runner, prize, unpaid, used_up
from .reading import Reader, comes_about, detour, holds, number, points_at, reader, steps, whens
from .table import NO_SERVER, Table, once
from .worth import worth

HOPELESS: Final = 0.02
TURNED_BACK: Final = 0.95
"""Who would lose so much of what a run is worth before the server will not get in."""
UNLIKELY: Final = 0.35
FORGONE: Final = 1.0
"""What access is worth at least, to whoever takes something else instead."""


@record
class RunExtras(Record):
    """What is special about a run made by a card."""

    bypass: int = 0
    """Pieces of ice that are bypassed,"""
    more: int = 0
    """cards accessed on top,"""
    instead: float | None = None
    """what is gained instead of access,"""
    bonus: float = 0.0
    """or on top of it,"""
    lent: int = 0
    """credits for this run alone,"""
    dearer: int = 0
    """what rezzing ice costs more,"""
    into: int = NO_SERVER
    """the server that the attacked one becomes,"""
    again: int = 0
    """how many runs may be made after it,"""
    eases: bool = False
    """and whether it may get past ice in a way of its own."""

    def costing(self, credits: int) -> "RunExtras":
        """The same where the run itself costs credits: they are not there for the ice."""
        return self._replace(lent=self.lent - credits) if credits else self


@record
class Path(Record):
    """The way through some ice."""

    chance: float
    credits: float
    harm: float
    unknown: int = 0
    """Pieces of ice nobody has seen yet."""


PLAIN: Final = RunExtras()


# --- the way in -------------------------------------------------------------------------------------------


def path(t: Table, ice: tuple[CardView, ...], stake: float, extras: RunExtras = PLAIN) -> Path:
    """The way past some ice, outermost first, as the Runner sees it."""
    funds = t.purse("icebreaker") + extras.lent
    chance, harm, spent, taken, unknown = 1.0, 0.0, 0.0, 0.0, 0
    corp = float(t.corp.credits)
    for place, card in enumerate(ice):
        face = t.face(card)
        rezzed = 1.0 if card.faceup else _rez_chance(corp, face, extras)
        if not card.faceup:
            corp -= rezzed * (3 if face is None else face.facts.cost or 0)
        if place < extras.bypass:
            continue
        left, takes = funds - spent - taken, 0.0
        if face is None:
            unknown += 1
            through, credits, hurt = _unseen(t, left)
        else:
            entry = toll(t, card, face, left, stake)
            way = way_past(t, card, face, left - entry.credits, max(stake, 4.0))
            through = (1 - entry.ends) * (1 - way.ends)
            credits, hurt = entry.credits + way.credits, entry.harm + way.harm
            takes = way.takes
        spent += rezzed * credits
        taken += rezzed * takes
        harm += chance * rezzed * hurt
        chance *= 1 - rezzed * (1 - through)
    return Path(chance, max(0.0, spent - extras.lent), harm, unknown)


def way_to_root(
    t: Table, server: ServerView, ice: tuple[CardView, ...], stake: float, extras: RunExtras = PLAIN
) -> Path:
    """The way past some ice of a server and into it: cards in its root may ask for something there."""
    way = path(t, ice, stake, extras)
    for card, face in t.faces(server.root):
        if not card.faceup:
            continue
        read = reader(t, card, max(0.0, stake))
        for when in (*whens(face, "approach server"), *whens(face, "successful run")):
            if when.trigger.server is not None and not points_at(read, when.trigger.server, server.id):
                continue
            price = -worth(read, when.block, RUNNER) * holds(read, when.condition)
            if price >= TURNED_BACK * stake:
                return way._replace(chance=0.0)
            way = way._replace(harm=way.harm + way.chance * max(0.0, price))
    return way


def _rez_chance(credits: float, face: Face | None, extras: RunExtras) -> float:
    """How likely the Corp is to rez ice, by what it has."""
    cost = (3 if face is None else face.facts.cost or 0) + extras.dearer
    if credits < (1 if face is None else cost):
        return 0.05
    return 0.9 if credits >= cost + 1 else 0.6


@once
def _unseen(t: Table, funds: float) -> tuple[float, float, float]:
    """Ice nobody has seen: how likely it can be passed, for what, and what it does."""
    kinds = KINDS[t.edition.family]
    able = max(len(covered(t)) / len(kinds), 0.8 * bool(jokers(t))) if funds >= 3 else 0.0
    grip = t.runner.hand
    scare = 4.0 if grip < 2 else 1.5 if grip < 3 else 0.6
    if menaced(t):
        scare = 8.0 if grip < 3 else 3.0 if grip < 4 else 0.8
    return able * 0.9 + (1 - able) * 0.35, able * 3.0, (1 - able) * scare + 0.3


# --- whether to go ----------------------------------------------------------------------------------------


@once
def run_value(t: Table, server: ServerView, extras: RunExtras = PLAIN) -> float:
    """What a run is worth to the Runner, with everything it costs but the click."""
    goal = t.servers.get(extras.into, server)
    reward = (prize(t, goal, extras.more) if extras.instead is None else extras.instead) + extras.bonus
    reward += success_bonus(t, goal.id)
    way = way_to_root(t, server, server.ice, reward, extras)
    if way.chance <= HOPELESS:
        return -way.harm - 1.0
    if extras.instead is None:
        reward -= unpaid(t, goal, way.credits)
    value = way.chance * reward - way.credits * t.credit(RUNNER) - way.harm - _vain(t, way)
    # Bare hands and unknown ice make for short runs; but ice that is rezzed costs the Corp.
    value += 0.5 * way.unknown if t.runner.hand >= 3 else 0.0
    return value - _shy(t)


def _vain(t: Table, way: Path) -> float:
    """What a run through ice in sight that will hardly succeed costs on top: it brings nothing, no news even.
    A Runner who is about to lose tries all the same."""
    desperate = t.corp.points >= t.edition.policies.points_to_win - 2
    return 0.0 if way.unknown or desperate else 8.0 * max(0.0, UNLIKELY - way.chance)


@once
def success_bonus(t: Table, server: int) -> float:
    """What installed cards give for a successful run."""
    total = 0.0
    for card, face in of_runner(t):
        read = reader(t, card)
        for when in rewards(face):
            there = when.trigger.server is None or points_at(read, when.trigger.server, server)
            if there and not used_up(read, when):
                likely = comes_about(read, when.condition, iced(t, server))
                total += likely * max(0.0, worth(read, when.block, RUNNER))
                total += max(0.0, sum(worth(read, each.then, RUNNER) for each in forgone(when)) - FORGONE)
    return total


def forgone(when: When) -> list[w.Instead]:
    """What may be had instead of access."""
    return [step for step in when.block if isinstance(step, w.Instead)]


def rewards(face: Face) -> list[When]:
    """What a card does when a run succeeds, at once or as it ends."""
    found = [*whens(face, "successful run"), *whens(face, "run ends")]
    return [when for when in found if rewards_success(when.trigger)]


@once
def _shy(t: Table) -> float:
    """What running as such costs: some cards pay a Runner who stays at home, and are lost by running."""
    homely = sum(
        any(isinstance(step, w.Trash) for step in when.block)
        for _, face in t.faces(t.rig)
        for when in whens(face, "run begins")
    )
    return min(2.0, 1.0 * homely) * t.credit(RUNNER)


def extras_of(t: Table, card: CardView | None, run: w.Run, before: w.Block = ()) -> RunExtras:
    """What is special about the run a card makes."""
    read = reader(t, card)
    lent = int(sum(number(read, i.amount) for i in before if isinstance(i, w.Place)))
    runs = sum(isinstance(step, w.Run) for step in steps(before))
    plain = all(isinstance(step, w.Run | w.Place | w.Gain | w.Draw) for step in before)
    eases = not plain or any(not _of_success(ability) for ability in run.linked)
    extras = RunExtras(lent=lent, into=detour(run), again=max(0, runs - 1), eases=eases)
    for ability in run.linked:
        if isinstance(ability, Static):
            dearer = sum(
                int(number(read, d.by))
                for d in ability.declarations
                if isinstance(d, Modify) and d.value == "rez cost"
            )
            extras = extras._replace(dearer=extras.dearer + dearer)
        if not isinstance(ability, When):
            continue
        for step in steps(ability.block):
            match step:
                case w.Bypass():
                    extras = extras._replace(bypass=extras.bypass + 1)
                case w.AccessMore(amount=amount):
                    extras = extras._replace(more=extras.more + int(number(read, amount)))
                case w.Instead(then=then):
                    extras = extras._replace(instead=_siphoned(t, read, then))
        if rewards_success(ability.trigger) and extras.instead is None:
            extras = extras._replace(bonus=extras.bonus + max(0.0, _besides(read, ability.block)))
    return extras


def _of_success(ability: object) -> bool:
    """Whether an ability has nothing to say before a run succeeds, and brings nothing when it fails."""
    if isinstance(ability, Static):
        return all(isinstance(said, InPool) for said in ability.declarations)
    if not isinstance(ability, When):
        return False
    kind = ability.trigger.kind
    if rewards_success(ability.trigger) or kind in ("breach", "access"):
        return True
    return kind == "run ends" and all(isinstance(step, w.Damage) for step in steps(ability.block))


def _besides(read: Reader, block: w.Block) -> float:
    return worth(read, tuple(i for i in block if not isinstance(i, w.Later | w.AccessMore)), RUNNER)


def _siphoned(t: Table, read: Reader, block: w.Block) -> float:
    """What a chosen number of credits brings: as many as the Corp has, up to the limit."""
    most = next((number(read, i.most) for i in block if isinstance(i, w.ChooseNumber)), 0.0)
    plain = worth(read, block, RUNNER)
    # The number is X in what follows, and X is read as 1.
    return plain + 2.5 * max(0.0, most - 1) if most else plain
