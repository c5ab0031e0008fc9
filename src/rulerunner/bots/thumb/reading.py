"""Reading the card language against what is in sight: numbers, filters and conditions, as far as one can."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final

from ...lang import conditions as c
from ...lang import costs as k
from ...lang import filters as f
from ...lang import instructions as w
from ...lang import quantities as q
from ...lang import refs as r
from ...lang.abilities import CounterText, Paid, When
from ...lang.face import Face
from ...lang.headings import ITSELF
from ...lang.statics import Advanceable
from ...lang.words import AGENDA, ARCHIVES, CORP, GRIP, HQ, RND, TABLE, Side, other
from ...view.records import CardView, PlayerView
from .table import ARCHIVES_ID, HQ_ID, MOST_FACES, NO_SERVER, RND_ID, Table, counters

LIKELY = 0.5
"""How true something is that cannot be told."""
OF_ICE: Final = {"subroutine resolves": 0.3, "subroutine broken": 0.6}
"""How likely these are in a run through ice that succeeds."""


class Reader:
    """The table as an ability of a card sees it."""

    __slots__ = ("side", "source", "stake", "table")

    def __init__(self, table: Table, source: CardView | None, side: Side, stake: float = 0.0) -> None:
        self.table: Final = table
        self.source: Final = source
        self.side: Final[Side] = side
        """Whose ability it is: "you"."""
        self.stake: Final = stake
        """What the run in progress is worth to the Runner."""

    def who(self, word: str) -> Side:
        if word == "you":
            return self.side
        if word == "opponent":
            return other(self.side)
        return "corp" if word == CORP else "runner"

    def player(self, word: str) -> PlayerView:
        return self.table.corp if self.who(word) == CORP else self.table.runner


def reader(table: Table, card: CardView | None, stake: float = 0.0) -> Reader:
    """The table as the abilities of a card see it."""
    owner: Side = table.side if card is None else "corp" if card.side == CORP else "runner"
    return Reader(table, card, owner, stake)


# --- numbers ----------------------------------------------------------------------------------------------


def number(read: Reader, amount: q.Number) -> float:
    """A quantity, or a guess at it."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, q.Times):
        return amount.factor * number(read, amount.each)
    if isinstance(amount, q.CountersOn):
        return counters(read.source, amount.kind) if isinstance(amount.ref, r.This) else 1
    if isinstance(amount, q.Count):
        everything = [card for card in read.table.cards.values() if installed(card)]
        return sum(matches(read, amount.filter, card) for card in everything)
    if isinstance(amount, q.Plus):
        return number(read, amount.left) + number(read, amount.right)
    if isinstance(amount, q.Halved):
        return number(read, amount.of) // 2
    if isinstance(amount, q.Divided):
        return number(read, amount.of) // max(1.0, number(read, amount.by))
    if isinstance(amount, q.Past):
        return max(0.0, number(read, amount.number) - number(read, amount.limit))
    if isinstance(amount, q.AtMost):
        return min(number(read, amount.number), number(read, amount.limit))
    if isinstance(amount, q.Depending):
        chance = holds(read, amount.condition)
        return chance * number(read, amount.then) + (1 - chance) * number(read, amount.otherwise)
    return _counted(read, amount)


def _counted(read: Reader, amount: q.Quantity) -> float:
    """What stands with the players; of the rest, a guess."""
    table = read.table
    if isinstance(amount, q.CreditsOf):
        return read.player(amount.side).credits
    if isinstance(amount, q.ClicksOf):
        return read.player(amount.side).clicks
    if isinstance(amount, q.Tags):
        return table.runner.tags
    if isinstance(amount, q.BadPublicity):
        return table.corp.bad_publicity
    if isinstance(amount, q.CoreDamage):
        return table.runner.core_damage
    if isinstance(amount, q.Link):
        return table.runner.link
    if isinstance(amount, q.ScoreOf):
        return read.player(amount.side).points
    if isinstance(amount, q.ThreatLevel):
        return max(table.corp.points, table.runner.points)
    if isinstance(amount, q.HandSize):
        return read.player(amount.side).hand_size
    if isinstance(amount, q.CardsIn):
        return table.corp.hand if amount.zone == HQ else table.runner.hand if amount.zone == GRIP else 3
    if isinstance(amount, q.Infection):
        lying = [*table.corp.counters, *(each for server in table.view.servers for each in server.counters)]
        return sum(many for kind, many in lying if kind == amount.kind)
    if isinstance(amount, q.SubroutinesOn):
        return 2
    return 3 if isinstance(amount, q.CostOf | q.StrengthOf) else 1


# --- filters ----------------------------------------------------------------------------------------------


def installed(card: CardView) -> bool:
    return card.zone == TABLE


def at(card: CardView) -> tuple[int, str]:
    """The server a card is at, and whether it is "ice" or in the "root"; (-1, "") if it is at none."""
    return (card.server, card.part) if card.server is not None else (-1, "")


def subtypes(card: CardView, face: Face) -> tuple[str, ...]:
    """The subtypes a card has now."""
    return card.subtypes if card.subtypes is not None else face.facts.subtypes


def matches(read: Reader, filter: f.Filter, card: CardView) -> bool:
    """Whether a card is in a set; what cannot be told is taken to be so."""
    if isinstance(filter, f.Both):
        return matches(read, filter.left, card) and matches(read, filter.right, card)
    if isinstance(filter, f.Either):
        return matches(read, filter.left, card) or matches(read, filter.right, card)
    if isinstance(filter, f.Not):
        return not matches(read, filter.inner, card)
    if isinstance(filter, f.Is):
        face = read.table.face(card)
        return face is None or face.type == filter.type
    if isinstance(filter, f.Has):
        face = read.table.face(card)
        return face is not None and filter.subtype in subtypes(card, face)
    if isinstance(filter, f.Of):
        return card.side == read.who(filter.side)
    if isinstance(filter, f.In):
        return card.zone == filter.zone
    if isinstance(filter, f.Same):
        return card in refers(read, filter.ref)
    if isinstance(filter, f.AtServer):
        where, what = at(card)
        return where >= 0 and filter.part in ("any", what) and points_at(read, filter.server, where)
    if isinstance(filter, f.StrengthAtMost):
        return card.strength is None or card.strength <= filter.most
    if isinstance(filter, f.WithCounters):
        return counters(card, filter.kind) >= filter.at_least
    if isinstance(filter, f.CanAdvance):
        face = read.table.face(card)
        return card.side == CORP and (face is None or advanceable(face))
    return _lies_so(filter, card)


def _lies_so(filter: f.Filter, card: CardView) -> bool:
    """Whether a card lies as a filter asks: installed, face up and the like."""
    if isinstance(filter, f.Installed):
        return installed(card)
    if isinstance(filter, f.Rezzed):
        return installed(card) and card.side == CORP and card.faceup
    if isinstance(filter, f.Unrezzed):
        return installed(card) and card.side == CORP and not card.faceup
    if isinstance(filter, f.FaceUp):
        return card.faceup
    if isinstance(filter, f.Active):
        return card.faceup and (installed(card) or not card.host)
    return True


def refers(read: Reader, ref: r.Ref) -> list[CardView]:
    """The cards a reference points at, of those that can be told."""
    view, found = read.table.view, None
    if isinstance(ref, r.This):
        found = read.source
    elif isinstance(ref, r.HostOf):
        found = read.table.card(read.source.host) if read.source is not None else None
    elif isinstance(ref, r.Encountered):
        found = view.encounter.ice if view.encounter is not None else None
    elif isinstance(ref, r.Accessed):
        found = view.accessing
    return [found] if found is not None else []


def points_at(read: Reader, ref: r.ServerRef, server: int) -> bool:
    """Whether a server is one a reference points at."""
    if isinstance(ref, r.Central):
        return CENTRAL[ref.name] == server
    if isinstance(ref, r.AnyRemote):
        return server > ARCHIVES_ID
    if isinstance(ref, r.AnyCentral):
        return server <= ARCHIVES_ID
    if isinstance(ref, r.ThisServer):
        return read.source is not None and at(read.source)[0] == server
    if isinstance(ref, r.Attacked):
        run = read.table.view.run
        return run is not None and run.server == server
    if isinstance(ref, r.OneOf):
        return any(points_at(read, each, server) for each in ref.servers)
    if isinstance(ref, r.Except):
        return points_at(read, ref.server, server) and not points_at(read, ref.but, server)
    return server in read.table.runs if isinstance(ref, r.AlreadyRun) else True


CENTRAL: Final = {HQ: HQ_ID, RND: RND_ID, ARCHIVES: ARCHIVES_ID}


# --- conditions -------------------------------------------------------------------------------------------


def holds(read: Reader, condition: c.Condition | None) -> float:
    """How likely a condition is to be true, from 0 to 1."""
    if condition is None:
        return 1.0
    if isinstance(condition, c.No):
        return 1.0 - holds(read, condition.inner)
    if isinstance(condition, c.AllOf):
        return min((holds(read, part) for part in condition.parts), default=1.0)
    if isinstance(condition, c.AnyOf):
        return max((holds(read, part) for part in condition.parts), default=0.0)
    if isinstance(condition, c.Tagged):
        return float(read.table.runner.tags > 0)
    if isinstance(condition, c.AtLeast):
        return float(number(read, condition.number) >= number(read, condition.least))
    if isinstance(condition, c.DuringRun):
        return float(read.table.view.run is not None)
    if isinstance(condition, c.DuringTurn):
        return float(read.table.view.active == read.who(condition.side))
    if isinstance(condition, c.Matches):
        found = refers(read, condition.ref)
        return float(any(matches(read, condition.filter, card) for card in found)) if found else LIKELY
    if isinstance(condition, c.Exists):
        within = condition.filter
        return float(read.table.corp.hand > 0) if isinstance(within, f.In) and within.zone == HQ else LIKELY
    return LIKELY


def comes_about(read: Reader, condition: c.Condition | None, iced: bool) -> float:
    """How likely a condition is to be true at the end of a run yet to be made, on a server with ice or not:
    where there is none, no subroutine is broken and none resolves."""
    if isinstance(condition, c.No):
        return 1.0 - comes_about(read, condition.inner, iced)
    if isinstance(condition, c.AllOf):
        return min((comes_about(read, part, iced) for part in condition.parts), default=1.0)
    if isinstance(condition, c.Happened) and condition.kind in OF_ICE:
        if condition.within == "run":
            return OF_ICE[condition.kind] if iced else 0.0
        return LIKELY if read.table.runs else 0.0
    return holds(read, condition)


# --- what is on a card ------------------------------------------------------------------------------------


STEPS: Final[dict[int, tuple[w.Block, tuple[w.Instruction, ...]]]] = {}
"""The steps of blocks, by the ids of the blocks; and those themselves, so that no other can get that id."""
MOST_BLOCKS: Final = 1 << 14


def steps(block: w.Block) -> tuple[w.Instruction, ...]:
    """Every instruction of a block, those inside others too."""
    found = STEPS.get(id(block))
    if found is None:
        if len(STEPS) >= MOST_BLOCKS:
            STEPS.clear()
        found = STEPS[id(block)] = (block, tuple(_steps(block)))
    return found[1]


def tags(block: w.Block) -> bool:
    """Whether a block tags the Runner."""
    return any(isinstance(step, w.GiveTags) for step in steps(block))


@lru_cache(maxsize=MOST_FACES)
def tag_counters(face: Face) -> frozenset[str]:
    """The kinds of counters on a card that it turns into tags, at any time."""
    paid = [face.abilities[index] for index in face.paid]
    return frozenset(
        part.kind
        for ability in paid
        if isinstance(ability, Paid) and tags(ability.block)
        for part in ability.cost
        if isinstance(part, k.HostedCounters)
    )


def _steps(block: w.Block) -> Iterator[w.Instruction]:
    for step in block:
        yield step
        for inner in _inside(step):
            yield from _steps(inner)


def _inside(step: w.Instruction) -> tuple[w.Block, ...]:
    match step:
        case w.All(effects=effects):
            return (effects,)
        case w.If(then=then, otherwise=otherwise) | w.May(then=then, otherwise=otherwise):
            return (then, otherwise)
        case w.Unless(then=then) | w.Instead(then=then):
            return (then,)
        case w.ChooseOne(options=options):
            return options
        case w.Repeat(block=block):
            return (block,)
        case w.Trace(success=success, failure=failure):
            return (success, failure)
        case w.Run(linked=linked):
            return tuple(block_of(ability) for ability in linked)
        case w.Later(ability=ability):
            return (block_of(ability),)
    return ()


def block_of(ability: Any) -> w.Block:
    """What an ability does; nothing if it is a declaration."""
    block: w.Block = getattr(ability, "block", ())
    return block


def blocks(face: Face) -> Iterator[w.Block]:
    """What each ability of a card does."""
    return (block for ability in face.abilities if (block := block_of(ability)))


@lru_cache(maxsize=MOST_FACES)
def every_step(face: Face) -> tuple[w.Instruction, ...]:
    """Every instruction on a card."""
    return tuple([step for block in blocks(face) for step in steps(block)])


@lru_cache(maxsize=MOST_FACES)
def advanceable(face: Face) -> bool:
    return face.type == AGENDA or any(isinstance(d, Advanceable) for _, d in face.own.get(ITSELF, ()))


@lru_cache(maxsize=4 * MOST_FACES)
def whens(face: Face, kind: str) -> tuple[When, ...]:
    """The conditional abilities of a card that wait for a kind of event."""
    return tuple([a for a in face.abilities if isinstance(a, When) and a.trigger.kind == kind])


def of_counters(face: Face, kind: str) -> tuple[When, ...]:
    """The conditional abilities of the counters that a card gives, which wait for a kind of event."""
    found = [a.ability for a in face.abilities if isinstance(a, CounterText)]
    return tuple([a for a in found if isinstance(a, When) and a.trigger.kind == kind])


def paid_ability(face: Face | None, index: int | None) -> Paid | None:
    """A paid ability by its place on the card."""
    if face is None or index is None or not 0 <= index < len(face.abilities):
        return None
    ability = face.abilities[index]
    return ability if isinstance(ability, Paid) else None


def run_of(block: w.Block) -> w.Run | None:
    """The run a block makes, if it makes one."""
    return next((step for step in block if isinstance(step, w.Run)), None)


@lru_cache(maxsize=MOST_FACES)
def detours(face: Face) -> tuple[tuple[int, int], ...]:
    """The central servers that actions of a card run on, and those that the attacked server then becomes."""
    return tuple(
        [
            (CENTRAL[run.server.name], goal)
            for ability in face.abilities
            if isinstance(ability, Paid)
            for run in [run_of(ability.block)]
            if run is not None and isinstance(run.server, r.Central)
            for goal in [detour(run)]
            if goal != NO_SERVER
        ]
    )


def detour(run: w.Run) -> int:
    """The central server that the attacked one becomes in a run, if it does."""
    for ability in run.linked:
        for step in steps(ability.block) if isinstance(ability, When) else ():
            if isinstance(step, w.ChangeServer) and isinstance(step.server, r.Central):
                return CENTRAL[step.server.name]
    return NO_SERVER


def credits_in(read: Reader, cost: k.Costs) -> float:
    return sum(number(read, part.amount) for part in cost if isinstance(part, k.Credits))


DEATH: Final = 100.0
"""What it costs to pay with damage that kills,"""
CARD: Final = 1.5
"""and with a card."""


def price(read: Reader, cost: k.Costs) -> float:
    """What a cost is worth, whatever it is paid with."""
    total = credits_in(read, cost) * read.table.credit(read.table.side)
    for part in cost:
        if isinstance(part, k.Clicks | k.LoseClicksCost | k.ForgoActions):
            total += 1.2 * number(read, part.amount)
        elif isinstance(part, k.TrashThis | k.RemoveThis):
            total += 1.0
        elif isinstance(part, k.HostedCounters):
            total += (0.6 if part.kind != "power" else 0.3) * number(read, part.amount)
        elif isinstance(part, k.Forfeit):
            total += 8.0 * part.amount
        elif isinstance(part, k.TrashCards):
            total += CARD * part.amount
        elif isinstance(part, k.TakeTags):
            total += 2.5 * part.amount
        elif isinstance(part, k.SufferDamage):
            hurt = number(read, part.amount)
            total += 2.0 * hurt if hurt <= read.table.runner.hand else DEATH
    return total
