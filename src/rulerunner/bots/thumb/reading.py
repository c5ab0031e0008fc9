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
from ...lang.abilities import Paid, When
from ...lang.face import Face
from ...lang.headings import ITSELF
from ...lang.statics import Advanceable
from ...lang.words import AGENDA, CORP, TABLE, Side, other
from ...view.records import CardView, PlayerView
from .table import ARCHIVES_ID, HQ_ID, MOST_FACES, RND_ID, Table, counters

LIKELY = 0.5
"""How true something is that cannot be told."""


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
    match amount:
        case int():
            return amount
        case q.Times(factor=factor, each=each):
            return factor * number(read, each)
        case q.Plus(left=left, right=right):
            return number(read, left) + number(read, right)
        case q.Halved(of=of):
            return number(read, of) // 2
        case q.AtMost(number=some, limit=limit):
            return min(number(read, some), number(read, limit))
        case q.CountersOn(ref=r.This(), kind=kind):
            return counters(read.source, kind)
        case q.CreditsOf(side=side):
            return read.player(side).credits
        case q.ClicksOf(side=side):
            return read.player(side).clicks
        case q.Tags():
            return read.table.runner.tags
        case q.BadPublicity():
            return read.table.corp.bad_publicity
        case q.Link():
            return read.table.runner.link
        case q.CardsIn(zone=zone):
            return {"HQ": read.table.corp.hand, "grip": read.table.runner.hand}.get(zone, 3)
        case q.Count(filter=filter):
            everything = (card for card in read.table.cards.values() if installed(card))
            return sum(matches(read, filter, card) for card in everything)
        case q.SubroutinesOn():
            return 2
        case q.CostOf() | q.StrengthOf():
            return 3
        case q.Depending(condition=condition, then=then, otherwise=otherwise):
            chance = holds(read, condition)
            return chance * number(read, then) + (1 - chance) * number(read, otherwise)
    return 1


# --- filters ----------------------------------------------------------------------------------------------


def installed(card: CardView) -> bool:
    return card.zone == TABLE


def at(card: CardView) -> tuple[int, str]:
    """The server a card is at, and whether it is "ice" or in the "root"; (-1, "") if it is at none."""
    return (card.server, card.part) if card.server is not None else (-1, "")


def matches(read: Reader, filter: f.Filter, card: CardView) -> bool:
    """Whether a card is in a set; what cannot be told is taken to be so."""
    face = read.table.face(card)
    match filter:
        case f.Both(left=left, right=right):
            return matches(read, left, card) and matches(read, right, card)
        case f.Either(left=left, right=right):
            return matches(read, left, card) or matches(read, right, card)
        case f.Not(inner=inner):
            return not matches(read, inner, card)
        case f.Is(type=type):
            return face is None or face.type == type
        case f.Has(subtype=subtype):
            return face is not None and subtype in face.facts.subtypes
        case f.Of(side=side):
            return card.side == read.who(side)
        case f.In(zone=zone):
            return card.zone == zone
        case f.Installed():
            return installed(card)
        case f.Rezzed():
            return installed(card) and card.side == CORP and card.faceup
        case f.Unrezzed():
            return installed(card) and card.side == CORP and not card.faceup
        case f.FaceUp():
            return card.faceup
        case f.Active():
            return card.faceup and (installed(card) or not card.host)
        case f.Same(ref=ref):
            return card in refers(read, ref)
        case f.AtServer(server=server, part=part):
            where, what = at(card)
            return where >= 0 and part in ("any", what) and points_at(read, server, where)
        case f.WithCounters(kind=kind, at_least=least):
            return counters(card, kind) >= least
        case f.CanAdvance():
            return card.side == CORP and (face is None or advanceable(face))
    return True


def refers(read: Reader, ref: r.Ref) -> list[CardView]:
    """The cards a reference points at, of those that can be told."""
    view = read.table.view
    match ref:
        case r.This():
            return [read.source] if read.source is not None else []
        case r.HostOf() if read.source is not None:
            host = read.table.card(read.source.host)
            return [host] if host is not None else []
        case r.Encountered() if view.encounter is not None:
            return [view.encounter.ice]
        case r.Accessed() if view.accessing is not None:
            return [view.accessing]
    return []


def points_at(read: Reader, ref: r.ServerRef, server: int) -> bool:
    """Whether a server is one a reference points at."""
    match ref:
        case r.Central(name=name):
            return {"HQ": HQ_ID, "R&D": RND_ID, "Archives": ARCHIVES_ID}[name] == server
        case r.AnyRemote():
            return server > ARCHIVES_ID
        case r.AnyCentral():
            return server <= ARCHIVES_ID
        case r.ThisServer():
            return read.source is not None and at(read.source)[0] == server
        case r.Attacked():
            return read.table.view.run is not None and read.table.view.run.server == server
        case r.OneOf(servers=servers):
            return any(points_at(read, each, server) for each in servers)
        case r.Except(server=some, but=others):
            return points_at(read, some, server) and not points_at(read, others, server)
        case r.AlreadyRun():
            return server in read.table.runs
    return True


# --- conditions -------------------------------------------------------------------------------------------


def holds(read: Reader, condition: c.Condition | None) -> float:
    """How likely a condition is to be true, from 0 to 1."""
    match condition:
        case None:
            return 1.0
        case c.No(inner=inner):
            return 1.0 - holds(read, inner)
        case c.AllOf(parts=parts):
            return min((holds(read, part) for part in parts), default=1.0)
        case c.AnyOf(parts=parts):
            return max((holds(read, part) for part in parts), default=0.0)
        case c.Tagged():
            return float(read.table.runner.tags > 0)
        case c.AtLeast(number=some, least=least):
            return float(number(read, some) >= number(read, least))
        case c.DuringRun():
            return float(read.table.view.run is not None)
        case c.DuringTurn(side=side):
            return float(read.table.view.active == read.who(side))
        case c.Matches(ref=ref, filter=filter):
            found = refers(read, ref)
            return float(any(matches(read, filter, card) for card in found)) if found else LIKELY
        case c.Exists(filter=f.In(zone="HQ")):
            return float(read.table.corp.hand > 0)
    return LIKELY


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


def paid_ability(face: Face | None, index: int | None) -> Paid | None:
    """A paid ability by its place on the card."""
    if face is None or index is None or not 0 <= index < len(face.abilities):
        return None
    ability = face.abilities[index]
    return ability if isinstance(ability, Paid) else None


def run_of(block: w.Block) -> w.Run | None:
    """The run a block makes, if it makes one."""
    return next((step for step in block if isinstance(step, w.Run)), None)


def credits_in(read: Reader, cost: k.Costs) -> float:
    return sum(number(read, part.amount) for part in cost if isinstance(part, k.Credits))


def price(read: Reader, cost: k.Costs) -> float:
    """What a cost is worth, whatever it is paid with."""
    total = credits_in(read, cost) * read.table.credit(read.table.side)
    for part in cost:
        match part:
            case k.Clicks(amount=amount) | k.LoseClicksCost(amount=amount):
                total += 1.2 * number(read, amount)
            case k.TrashThis() | k.RemoveThis():
                total += 1.0
            case k.HostedCounters(kind=kind, amount=amount):
                total += (0.6 if kind != "power" else 0.3) * number(read, amount)
            case k.Forfeit(amount=amount):
                total += 8.0 * amount
            case k.TrashCards(amount=amount):
                total += 1.5 * amount
            case k.TakeTags(amount=amount):
                total += 2.5 * amount
            case k.SufferDamage(amount=amount):
                total += 2.0 * number(read, amount)
            case k.ForgoActions(amount=amount):
                total += 1.2 * amount
    return total
