"""What a run is worth: the way in, what it costs, and what lies at its end."""

from functools import lru_cache
from typing import Final

from ...lang import instructions as w
from ...lang.abilities import Static, Trigger, When
from ...lang.costs import Credits
from ...lang.face import Face
from ...lang.statics import AdditionalCost, Modify
from ...lang.words import ADVANCEMENT, AGENDA, ASSET, CORP, CREDIT, RUNNER, UPGRADE
from ...view.records import CardView, Record, ServerView, record
from .breaking import KINDS, covered, jokers, toll, way_past
from .reading import Reader, every_step, holds, number, points_at, reader, steps, whens
from .table import ARCHIVES_ID, HQ_ID, MOST_FACES, RND_ID, Table, counters, once
from .worth import worth

LURE: Final = (0.22, 0.5, 0.65, 0.75)
"""How likely a face-down card in a remote server is to be an agenda, by its advancement counters."""
LIFE: Final = 60.0
"""What a flatline costs."""
HOPELESS: Final = 0.02
UNLIKELY: Final = 0.35


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
    """and what rezzing ice costs more."""


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
    chance, harm, spent, unknown = 1.0, 0.0, 0.0, 0
    corp = float(t.corp.credits)
    for place, card in enumerate(ice):
        face = t.face(card)
        rezzed = 1.0 if card.faceup else _rez_chance(corp, face, extras)
        if not card.faceup:
            corp -= rezzed * (3 if face is None else face.facts.cost or 0)
        if place < extras.bypass:
            continue
        if face is None:
            unknown += 1
            through, credits, hurt = _unseen(t, funds - spent)
        else:
            entry = toll(t, card, face, funds - spent, stake)
            way = way_past(t, card, face, funds - spent - entry.credits, max(stake, 4.0))
            through = (1 - entry.ends) * (1 - way.ends)
            credits, hurt = entry.credits + way.credits, entry.harm + way.harm
        spent += rezzed * credits
        harm += chance * rezzed * hurt
        chance *= 1 - rezzed * (1 - through)
    return Path(chance, max(0.0, spent - extras.lent), harm, unknown)


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


# --- what is there ----------------------------------------------------------------------------------------


@once
def accesses(t: Table, server: int, more: int = 0) -> int:
    """How many cards of HQ or R&D a run accesses."""
    total = 1 + more
    for card, face in t.faces(t.rig):
        read = reader(t, card)
        for when in whens(face, "breach"):
            if when.trigger.server is not None and points_at(read, when.trigger.server, server):
                total += int(extra_accesses(read, when))
    return max(1, total)


def extra_accesses(read: Reader, when: When) -> float:
    """How many cards more an ability lets the Runner access."""
    if when.trigger.first and read.table.runs:
        return 0.0
    total = 0.0
    for step in steps(when.block):
        if isinstance(step, w.ChooseNumber):
            return number(read, step.most)
        if isinstance(step, w.AccessMore):
            total += number(read, step.amount)
    return total


@once
def prize(t: Table, server: ServerView, more: int = 0) -> float:
    """What there is to gain in a server."""
    card = t.density * t.point + 0.3 - _dread(t)
    root = sum(_in_root(t, server, each) for each in server.root)
    if server.id == RND_ID:
        many = min(accesses(t, RND_ID, more), t.corp.deck)
        return root + card * max(0, many - t.view.past.seen_in_rnd)
    if server.id == HQ_ID:
        many = min(accesses(t, HQ_ID, more), t.corp.hand)
        again = t.runs.count(HQ_ID)
        full = 1.15 if t.corp.hand >= t.corp.hand_size else 1.0
        return root + card * many * (full if not again else 0.7 / again)
    if server.id == ARCHIVES_ID:
        known = t.faces(t.view.archives)
        points = sum(face.facts.points or 0 for _, face in known if face.type == AGENDA)
        facedown = len(t.view.archives) - len(known)
        return root + points * t.point + 0.7 * card * facedown
    return root


@once
def _dread(t: Table) -> float:
    """What a hidden card is feared for: with few cards in the grip a trap kills, and where traps have been
    seen there are more of them."""
    grip = t.runner.hand
    chance = 0.09 if trapped(t) else 0.05 if menaced(t) else 0.03
    return chance * (LIFE if grip < 3 else 8.0 if grip < 4 else 2.0)


def _trap(t: Table, server: ServerView, tokens: int) -> float:
    """What a face-down card is feared for: an advanced one that lies open may well be a trap."""
    likely = 0.1 if not tokens else 0.3 if not server.ice else 0.12
    bite = _bite(tokens)
    return likely * (LIFE if bite > t.runner.hand else 1.5 * bite)


def _bite(tokens: int) -> int:
    """The damage a trap may do that has been advanced so often."""
    return max(2 + tokens, 2 * tokens)


def _in_root(t: Table, server: ServerView, card: CardView) -> float:
    """What a card in the root is worth to the Runner."""
    face = t.face(card)
    if face is None:
        if server.id <= ARCHIVES_ID:
            return 0.5
        tokens = counters(card, ADVANCEMENT)
        likely = LURE[min(tokens, len(LURE) - 1)] + (0.1 if server.ice else 0.0)
        last = bool(tokens) and t.corp.points >= t.edition.policies.points_to_win - 3
        looming = 2.0 if last else 1.0
        if t.trusting and tokens:
            return 2 * t.point * looming + 0.8
        gone = 0.3 if server.id in t.runs else 1.0
        could_draw = t.view.run is None and t.runner.clicks > _bite(tokens) - t.runner.hand > 0
        fear = _trap(t, server, tokens) * (0.3 if last and not (could_draw and t.runner.deck) else 1.0)
        return gone * (likely * 2 * t.point * looming + 0.8) - fear
    sting = _sting(t, card, face)
    if face.type == AGENDA:
        stolen = t.runner.credits >= steal_price(face)
        return (face.facts.points or 0) * t.point * 1.3 * stolen + sting
    if bites(face) and face.type == ASSET:
        return min(-3.0, sting)
    return sting + max(0.0, trash_value(t, card, face) - (face.facts.trash or 0) * t.credit(RUNNER))


def _sting(t: Table, card: CardView, face: Face) -> float:
    """What accessing a card in sight does to the Runner: below 0 if it hurts, far below if it kills."""
    read = reader(t, card)
    return sum(
        holds(read, when.condition) * min(0.0, worth(read, when.block, RUNNER))
        for when in whens(face, "access")
    )


@lru_cache(maxsize=MOST_FACES)
def steal_price(face: Face) -> int:
    """The credits that an agenda itself asks of whoever steals it."""
    return sum(
        part.amount
        for ability in face.abilities
        if isinstance(ability, Static)
        for said in ability.declarations
        if isinstance(said, AdditionalCost) and said.act == "steal"
        for part in said.cost
        if isinstance(part, Credits) and isinstance(part.amount, int)
    )


@lru_cache(maxsize=MOST_FACES)
def stings(face: Face) -> tuple[int, int]:
    """The damage of accessing a card, and how much more for each advancement counter."""
    plain = each = 0
    for when in whens(face, "access"):
        for step in steps(when.block):
            if isinstance(step, w.Damage):
                if isinstance(step.amount, int):
                    plain += step.amount
                else:
                    each += 2
    return plain, each


@once
def menaced(t: Table, kind: str = "") -> bool:
    """Whether the Corp has shown that it plays to do damage, of a kind or of any."""
    return any(kind in damages if kind else damages for damages in map(_damages, _shown(t)))


@lru_cache(maxsize=MOST_FACES)
def _damages(face: Face) -> tuple[str, ...]:
    """The kinds of damage that a card speaks of."""
    return tuple([step.kind for step in every_step(face) if isinstance(step, w.Damage)])


@once
def trapped(t: Table) -> bool:
    """Whether the Corp has shown that it plays cards that hurt when they are accessed."""
    return any(bites(face) for face in _shown(t))


@once
def _shown(t: Table) -> tuple[Face, ...]:
    """The Corp's cards that can be seen now."""
    view = t.view
    rows = [view.archives, view.corp_score, view.runner_score, view.identities]
    rows += [row for server in view.servers for row in (server.ice, server.root)]
    return tuple(dict.fromkeys([face for row in rows for card, face in t.faces(row) if card.side == CORP]))


@lru_cache(maxsize=MOST_FACES)
def bites(face: Face) -> bool:
    """Whether accessing a card hurts."""
    harmful = (w.Damage, w.GiveTags, w.Trash)
    return any(isinstance(step, harmful) for when in whens(face, "access") for step in steps(when.block))


def trash_value(t: Table, card: CardView, face: Face) -> float:
    """What it is worth to the Runner to have a card of the Corp's trashed."""
    if face.facts.trash is None:
        return 0.0
    value = value_of_trash(face) + 0.5 * counters(card, CREDIT)
    return value * (1.0 if t.runner.credits > (face.facts.trash or 0) + 2 else 0.6)


def value_of_trash(face: Face) -> float:
    """What a card of the Corp's does that the Runner would be rid of."""
    value = 1.0
    for step in every_step(face):
        if isinstance(step, w.Gain | w.TakeCredits):
            value += 2.0
        elif isinstance(step, w.Damage | w.GiveTags | w.EndRun | w.Trace | w.Unless):
            value += 1.5
    if face.type == UPGRADE:
        value += 1.5 if _lowers_requirement(face) else 0.5
    return value


@lru_cache(maxsize=MOST_FACES)
def _lowers_requirement(face: Face) -> bool:
    return any(
        isinstance(d, Modify) and d.value == "requirement"
        for ability in face.abilities
        if isinstance(ability, Static)
        for d in ability.declarations
    )


# --- whether to go ----------------------------------------------------------------------------------------


@once
def run_value(t: Table, server: ServerView, extras: RunExtras = PLAIN) -> float:
    """What a run is worth to the Runner, with everything it costs but the click."""
    reward = (prize(t, server, extras.more) if extras.instead is None else extras.instead) + extras.bonus
    reward += success_bonus(t, server.id)
    way = path(t, server.ice, reward, extras)
    if way.chance <= HOPELESS:
        return -way.harm - 1.0
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
    for card, face in (*t.faces(t.rig), *t.faces(t.view.identities)):
        if card.side != RUNNER:
            continue
        read = reader(t, card)
        for when in whens(face, "successful run"):
            first = when.trigger.first == "turn" and t.runs
            there = when.trigger.server is None or points_at(read, when.trigger.server, server)
            if there and not first:
                total += max(0.0, worth(read, when.block, RUNNER))
    return total


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
    extras = RunExtras(lent=int(sum(number(read, i.amount) for i in before if isinstance(i, w.Place))))
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
        if _rewards_success(ability.trigger) and extras.instead is None:
            extras = extras._replace(bonus=extras.bonus + max(0.0, _besides(read, ability.block)))
    return extras


def _rewards_success(trigger: Trigger) -> bool:
    """Whether something comes of a successful run: at once, or as it ends."""
    return trigger.kind == "successful run" or (trigger.kind == "run ends" and trigger.detail == "successful")


def _besides(read: Reader, block: w.Block) -> float:
    return worth(read, tuple(i for i in block if not isinstance(i, w.Later | w.AccessMore)), RUNNER)


def _siphoned(t: Table, read: Reader, block: w.Block) -> float:
    """What a chosen number of credits brings: as many as the Corp has, up to the limit."""
    most = next((number(read, i.most) for i in block if isinstance(i, w.ChooseNumber)), 0.0)
    plain = worth(read, block, RUNNER)
    # The number is X in what follows, and X is read as 1.
    return plain + 2.5 * max(0.0, most - 1) if most else plain
