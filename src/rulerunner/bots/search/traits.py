"""What a card is good for, in a few numbers, read once from its sentences: playouts ask all the time."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from ...lang import costs as k
from ...lang import instructions as w
from ...lang.abilities import Paid, When
from ...lang.face import Face
from ...lang.filters import Both, Filter, Not, Same, StrengthAtMost
from ...lang.headings import SPEND
from ...lang.refs import HostOf
from ...lang.statics import Player, Recurring, SpendFrom
from ...lang.words import ADVANCEMENT, CREDIT, RUNNER
from ..thumb.breaking import KINDS
from ..thumb.growing import pays
from ..thumb.punishing import tags_asked
from ..thumb.reading import steps, tags
from ..thumb.saying import at_any_time, boosts_of, covers, weakens
from ..thumb.thrift import clicks_of

UNSURE: Final = 2.0
"""What an amount is taken for that only a game could tell."""
ALWAYS: Final = 999.0
"""More than anybody has."""
NO_LEAST: Final = -99
"""Any strength will do."""
EVERY_KIND: Final = tuple(dict.fromkeys(kind for kinds in KINDS.values() for kind in kinds))


class Breaker:
    """An ability that breaks subroutines, with what makes its card strong enough."""

    __slots__ = (
        "ability",
        "boost_by",
        "boost_cost",
        "boost_spends",
        "burns",
        "clicks",
        "cost",
        "each",
        "everything",
        "interface",
        "kinds",
        "least",
        "on_host",
        "once",
        "spends",
    )

    def __init__(self, face: Face, ability: int, paid: Paid, step: w.BreakSubroutines) -> None:
        self.ability = ability
        self.kinds = frozenset(kind for kind in EVERY_KIND if covers(step.ice, kind))
        self.on_host = isinstance(step.ice, Same) and isinstance(step.ice.ref, HostOf)
        """Whether it breaks the ice that hosts its card."""
        self.each = int(amount(step.amount)) or 99
        self.cost = credits_of(paid.cost)
        self.clicks = sum(
            int(amount(part.amount)) for part in paid.cost if isinstance(part, k.Clicks | k.LoseClicksCost)
        )
        """What it takes in clicks."""
        self.burns = any(not isinstance(part, k.Credits) for part in paid.cost)
        """Whether more than credits is given for it."""
        self.everything = len(self.kinds) == len(EVERY_KIND)
        self.once = any(isinstance(part, k.TrashThis) for part in paid.cost)
        hosted = [part.kind for part in paid.cost if isinstance(part, k.HostedCounters)]
        self.spends = hosted[0] if hosted else ""
        """The kind of counters it takes from its card."""
        self.interface = step.interface
        self.least = _least(step.ice)
        """The strength that ice must have for it."""
        self.boost_by, self.boost_cost, self.boost_spends = 0.0, 0.0, ""
        first = next(boosts_of(face), None)
        if first is not None:
            _, boost, found = first
            self.boost_by, self.boost_cost = amount(found.amount), credits_of(boost.cost)
            kinds = [part.kind for part in boost.cost if isinstance(part, k.HostedCounters)]
            self.boost_spends = kinds[0] if kinds else ""


class Tagger(NamedTuple):
    """How a card that is played tags the Runner."""

    trace: float | None
    """By a trace of this strength,"""
    unless: float
    """or unless the Runner pays so much;"""
    tags: int
    """with so many tags."""


class Traits:
    """A card in a few numbers, all of them in credits or counts."""

    __slots__ = (
        "ambush",
        "breakers",
        "breaks_itself",
        "cash",
        "click_credits",
        "clicks",
        "counters_placed",
        "damage",
        "draws",
        "drip",
        "ends",
        "fetches",
        "gain",
        "harm",
        "harms",
        "lends",
        "memory",
        "more_accesses",
        "needs_tags",
        "other_terms",
        "runs",
        "stock",
        "subs",
        "tag_store",
        "tagger",
        "tags",
        "tricky",
        "useful",
        "weakens",
    )

    def __init__(self, face: Face) -> None:
        played = list(steps(face.playing))
        own = (step for step in face.playing if isinstance(step, w.Gain) and step.side == "you")
        self.gain = sum(amount(step.amount) for step in own) - face.cost
        self.draws = sum(amount(step.amount) for step in face.playing if isinstance(step, w.Draw))
        self.runs = any(isinstance(step, w.Run) for step in played)
        self.damage = sum(amount(step.amount) for step in played if isinstance(step, w.Damage))
        self.tags = tags(face.playing)
        self.tagger = _tagger(face.playing)
        """How it tags the Runner, if all it takes is to play it."""
        self.tag_store = next(_tag_stores(face), None)
        """The counters on it that tag the Runner at any time: their kind, how many, the credits on top."""
        self.needs_tags = max([tags_asked(condition) for condition in face.play_only_if], default=0)
        """The tags without which it cannot be played,"""
        self.other_terms = tuple([each for each in face.play_only_if if not tags_asked(each)])
        """and what else has to be so."""
        self.clicks = clicks_of(face)
        """The clicks it takes to play it; more than there are if nothing comes after it."""
        self.counters_placed = sum(
            amount(step.amount) for step in played if isinstance(step, w.Place) and step.kind == ADVANCEMENT
        )
        self.breakers = tuple(_breakers(face))
        self.breaks_itself = tuple(
            tool for tool in self.breakers if getattr(face.abilities[tool.ability], "user", "") == RUNNER
        )
        """As ice: what the Runner may break it by, without a card."""
        self.weakens = next(_weakens(face), None)
        """The ability that lowers the strength of encountered ice, and the counters it takes."""
        self.cash = frozenset(_cash(face))
        """Its abilities that turn counters into credits, at any time,"""
        self.fetches = dict(_fetches(face))
        """and those that look for a card, with the credits they cost."""
        self.tricky = _tricky(face)
        """Whether it may get the Runner past ice in a way that is not reckoned here, or pay for it."""
        self.drip = sum(_drip(ability) for ability in face.abilities)
        self.harms = dict(_harms(face))
        """The damage each of its actions does, and the credits that costs."""
        self.click_credits = {index: _clicked(face, index) for index in face.actions}
        self.stock = sum(_stocked(ability) for ability in face.abilities)
        self.subs = len(face.subs)
        self.ends = sum(any(isinstance(step, w.EndRun) for step in steps(sub.block)) for sub in face.subs)
        self.harm = sum(_harm(step) for sub in face.subs for step in steps(sub.block))
        """What its subroutines do besides ending the run."""
        self.ambush = any(
            isinstance(step, w.Damage | w.GiveTags | w.Trash)
            for ability in face.abilities
            if isinstance(ability, When) and ability.trigger.kind == "access"
            for step in steps(ability.block)
        )
        self.more_accesses = any(
            isinstance(step, w.AccessMore)
            for ability in face.abilities
            if isinstance(ability, When) and ability.trigger.kind in ("breach", "successful run")
            for step in steps(ability.block)
        )
        self.lends = any(
            isinstance(d, SpendFrom) and d.purpose in ("any", "run", "icebreaker")
            for _, d in face.statics.get(SPEND, ())
        )
        """Whether its credits can be spent for breaking."""
        statics = [d for declared in face.statics.values() for _, d in declared]
        self.memory = sum(amount(d.by) for d in statics if isinstance(d, Player) and d.value == "memory")
        self.useful = 1.5 * sum(amount(d.amount) for d in statics if isinstance(d, Recurring)) + min(
            3.0, 1.0 * len(statics)
        )
        """What else it does while it is active, roughly."""


ON_THE_WAY: Final = frozenset(
    (
        "server announced", "run begins", "approach", "rez", "encounter", "when encountered", "bypass",
        "subroutine broken", "fully broken", "subroutine resolves", "encounter ends", "pass",
        "passes all ice", "approach server", "jack out", "unsuccessful run",
    )
)  # fmt: skip
"""What may happen in a run that is not successful yet, or will not be."""

_TRAITS: Final[dict[Face, Traits]] = {}


def traits(face: Face) -> Traits:
    """The traits of a card. Faces are few and live as long as their library."""
    found = _TRAITS.get(face)
    if found is None:
        found = _TRAITS[face] = Traits(face)
    return found


def amount(number: object) -> float:
    """A printed number, or a guess at one that the game works out."""
    return float(number) if isinstance(number, int) else UNSURE


def credits_of(cost: k.Costs) -> float:
    """The credits in a cost."""
    return sum(amount(part.amount) for part in cost if isinstance(part, k.Credits))


def _least(ice: Filter) -> int:
    """The least strength of the ice that a filter lets through, as far as it says so."""
    match ice:
        case Not(inner=StrengthAtMost(most=most)):
            return most + 1
        case Both(left=left, right=right):
            return max(_least(left), _least(right))
    return NO_LEAST


def _breakers(face: Face) -> Iterator[Breaker]:
    for index in at_any_time(face):
        paid = face.abilities[index]
        if isinstance(paid, Paid):
            step = next((each for each in steps(paid.block) if isinstance(each, w.BreakSubroutines)), None)
            if step is not None:
                yield Breaker(face, index, paid, step)


def _tricky(face: Face) -> bool:
    """Whether a card has something to say in a run before it succeeds, besides breaking and its strength."""
    others = [index for index in face.paid if index not in face.breakers and index not in face.boosts]
    return bool(others or face.paid_interrupts) or any(
        kind in ON_THE_WAY for kinds in (face.triggers, face.self_triggers, face.interrupts) for kind in kinds
    )


def _weakens(face: Face) -> Iterator[tuple[int, str]]:
    for index in face.paid:
        paid = face.abilities[index]
        if isinstance(paid, Paid) and any(weakens(step) for step in paid.block):
            yield index, next((part.kind for part in paid.cost if isinstance(part, k.HostedCounters)), "")


def _cash(face: Face) -> Iterator[int]:
    for index in face.paid:
        paid = face.abilities[index]
        if isinstance(paid, Paid) and pays(paid):
            yield index


def _fetches(face: Face) -> Iterator[tuple[int, float]]:
    for index in face.paid:
        paid = face.abilities[index]
        if isinstance(paid, Paid) and any(isinstance(step, w.Search) for step in paid.block):
            yield index, credits_of(paid.cost)


def _tagger(block: w.Block) -> Tagger | None:
    for step in block:
        match step:
            case w.GiveTags():
                return Tagger(None, ALWAYS, _tags_given((step,)))
            case w.Trace(strength=strength, success=success) if tags(success):
                return Tagger(amount(strength), 0.0, _tags_given(success))
            case w.Unless(cost=cost, then=then) if tags(then):
                return Tagger(None, credits_of(cost), _tags_given(then))
    return None


def _tags_given(block: w.Block) -> int:
    """How many tags a block gives; one, where only a game could tell."""
    given = [step.amount for step in steps(block) if isinstance(step, w.GiveTags)]
    return max([each for each in given if isinstance(each, int)], default=1)


def _tag_stores(face: Face) -> Iterator[tuple[str, int, float]]:
    for index in face.paid:
        paid = face.abilities[index]
        if isinstance(paid, Paid) and tags(paid.block):
            for part in paid.cost:
                if isinstance(part, k.HostedCounters):
                    yield part.kind, int(amount(part.amount)), credits_of(paid.cost)


def _harms(face: Face) -> Iterator[tuple[int, tuple[float, float]]]:
    for index in face.actions:
        paid = face.abilities[index]
        if isinstance(paid, Paid):
            damage = sum(amount(step.amount) for step in paid.block if isinstance(step, w.Damage))
            if damage:
                yield index, (damage, credits_of(paid.cost))


def _drip(ability: object) -> float:
    """The credits that come as a turn begins."""
    if not isinstance(ability, When) or ability.trigger.kind != "turn begins":
        return 0.0
    paying = (step for step in steps(ability.block) if isinstance(step, w.Gain | w.TakeCredits))
    return sum(amount(step.amount) for step in paying)


def _clicked(face: Face, index: int) -> float:
    """The credits a click brings on a card, less what else it takes."""
    ability = face.abilities[index]
    if not isinstance(ability, Paid):
        return 0.0
    paying = (step for step in ability.block if isinstance(step, w.Gain | w.TakeCredits))
    clicks = sum(amount(part.amount) for part in ability.cost if isinstance(part, k.Clicks))
    return sum(amount(step.amount) for step in paying) / max(1, clicks) - credits_of(ability.cost)


def _stocked(ability: object) -> float:
    """The credits a card is loaded with."""
    if not isinstance(ability, When) or ability.trigger.kind not in ("install", "rez"):
        return 0.0
    loads = (step for step in ability.block if isinstance(step, w.Place) and step.kind == CREDIT)
    return sum(amount(step.amount) for step in loads)


def _harm(step: w.Instruction) -> float:
    match step:
        case w.Damage(kind=kind, amount=number):
            return (2.5 if kind == "core" else 1.2) * amount(number)
        case w.GiveTags(amount=number):
            return 2.0 * amount(number)
        case w.Trash():
            return 3.0
        case w.Lose(amount=number):
            return 0.8 * amount(number)
        case w.Trace():
            return 0.5
    return 0.0
