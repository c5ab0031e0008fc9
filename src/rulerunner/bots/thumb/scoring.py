"""Scoring agendas: what can be scored this turn, or the next, and the next step towards it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ...lang import costs as k
from ...lang import instructions as w
from ...lang.abilities import Paid
from ...lang.face import Face
from ...lang.filters import Both, Either, FaceUp, Filter, Not, Rezzed, Underwent
from ...lang.headings import ITSELF
from ...lang.statics import Cannot, Modify, PlayOnlyIf
from ...lang.words import ADVANCEMENT, AGENDA, CORP
from ...view.records import CardView, Record, ServerView, record
from .reading import LIKELY, at, every_step, holds, number, reader
from .table import MOST_FACES, NO_SERVER, Table, counters, once

WINNING: Final = 40.0
"""What it is worth to score the agenda that wins now and not a turn later,"""
LATER: Final = 2.0
"""and any other, for each of its points."""


@record
class Boost(Record):
    """A card in hand that speeds up scoring."""

    handle: str
    cost: int
    counters: int = 0
    clicks: int = 0
    """What it gives of them, or takes besides the one to play it."""
    settled: bool = False
    """Only for cards that were installed before this turn."""


@record
class Goal(Record):
    """An agenda that can be scored, and how."""

    card: CardView
    face: Face
    first: str
    """The next step: "advance", "token", or the handle of a card to play."""


@record
class Terms(Record):
    """What it takes to score an agenda where it lies."""

    need: int
    """The advancement counters it needs,"""
    bill: int = 0
    """once so much has been paid to rez what lowers that."""


# --- what helps -------------------------------------------------------------------------------------------


@once
def boosts(t: Table) -> tuple[Boost, ...]:
    """The cards in hand that place counters or give clicks."""
    found = (boost_of(t, face, card) for card, face in t.hand)
    return tuple(boost for boost in found if boost is not None)


def boost_of(t: Table, face: Face, card: CardView | None = None) -> Boost | None:
    """How a card speeds up scoring when it is played, if it does: its counters must go to an agenda that lies
    there, and may be scored."""
    cost = face.facts.cost or 0
    read = reader(t, card)
    placed, clicks, settled = 0, -1 if "double" in face.facts.subtypes else 0, False
    for _, declared in face.own.get(ITSELF, ()):
        if isinstance(declared, PlayOnlyIf) and holds(read, declared.condition) < LIKELY:
            return None
    for step in face.playing:
        if isinstance(step, w.Place):
            placed += int(number(read, step.amount)) if step.kind == ADVANCEMENT else 0
        elif isinstance(step, w.Repeat):
            if any(isinstance(inner, w.Place) and inner.kind == ADVANCEMENT for inner in step.block):
                placed += int(number(read, step.times))
        elif isinstance(step, w.Distribute):
            placed += int(number(read, step.amount)) if step.kind == ADVANCEMENT else 0
        elif isinstance(step, w.InstallCard) or (isinstance(step, w.Choose) and _only_face_up(step.filter)):
            return None
        elif isinstance(step, w.Lasting) and isinstance(said := step.declaration, Cannot):
            if said.act == "score":
                return None
        elif isinstance(step, w.Choose):
            settled = settled or _only_settled(step.filter)
        elif isinstance(step, w.GainClicks):
            clicks += int(number(read, step.amount))
    if not placed and clicks <= 0:
        return None
    return Boost(card.handle if card is not None else face.name, cost, placed, clicks, settled and placed > 0)


def _only_face_up(filter: Filter) -> bool:
    match filter:
        case Both(left=left, right=right):
            return _only_face_up(left) or _only_face_up(right)
        case FaceUp() | Rezzed():
            return True
    return False


def _only_settled(filter: Filter) -> bool:
    match filter:
        case Both(left=left, right=right) | Either(left=left, right=right):
            return _only_settled(left) or _only_settled(right)
        case Not(inner=inner):
            return _mentions_install(inner)
    return False


def _mentions_install(filter: Filter) -> bool:
    match filter:
        case Both(left=left, right=right) | Either(left=left, right=right):
            return _mentions_install(left) or _mentions_install(right)
        case Underwent(kind="install"):
            return True
    return False


@once
def free_counters(t: Table) -> int:
    """Advancement counters that scored agendas can place."""
    total = 0
    for card, face in t.faces(t.view.corp_score):
        for ability in face.abilities:
            if isinstance(ability, Paid) and not ability.is_action and places_counter(ability):
                for part in ability.cost:
                    if isinstance(part, k.HostedCounters):
                        total += counters(card, part.kind)
    return total


def places_counter(ability: Paid) -> bool:
    return any(isinstance(step, w.Place) and step.kind == ADVANCEMENT for step in ability.block)


@once
def terms(t: Table, face: Face, server: ServerView | None) -> tuple[Terms, ...]:
    """What an agenda needs in a server: as things are, and with upgrades turned up there that lower it."""
    need = face.facts.requirement or 0
    for _, declared in face.own.get("requirement", ()):
        if isinstance(declared, Modify):
            need += int(number(reader(t, None), declared.by))
    waiting = []
    for card, own in t.faces(server.root) if server is not None else ():
        less = eased(own)
        if card.faceup:
            need += less
        elif less:
            waiting.append((own.facts.cost or 0, less))
    found, bill = [Terms(max(0, need))], 0
    for cost, less in sorted(waiting):
        need, bill = need + less, bill + cost
        found.append(Terms(max(0, need), bill))
    return tuple(found)


@lru_cache(maxsize=MOST_FACES)
def eased(face: Face) -> int:
    """By how much an upgrade lowers what agendas beside it need, as a negative number."""
    if face.type == AGENDA:  # it does so once it is scored
        return 0
    lowering = (d.by for _, d in face.statics.get("requirement", ()) if isinstance(d, Modify))
    return sum(by for by in lowering if isinstance(by, int))


def requirement(t: Table, face: Face, server: ServerView | None) -> int:
    """What an agenda needs in a server; upgrades there that lower that count if they can be paid for."""
    return min(each.need for each in terms(t, face, server) if each.bill <= t.corp.credits)


# --- the way to a score -----------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def steps_to(
    left: int, clicks: int, credits: int, helpers: tuple[Boost, ...], tokens: int, fresh: bool
) -> tuple[str, ...] | None:
    """The steps that place so many counters with these means, as few as can be; None if it cannot be done."""
    if left <= 0:
        return ()
    if tokens >= left:
        return ("token",) * left
    if clicks <= 0:
        return None
    best: tuple[str, ...] | None = None
    if credits >= 1:
        rest = steps_to(left - 1, clicks - 1, credits - 1, helpers, tokens, fresh)
        best = ("advance", *rest) if rest is not None else None
    for index, helper in enumerate(helpers):
        if helper.cost > credits or (helper.settled and fresh) or (helper.clicks < 0 and clicks < 2):
            continue
        others = helpers[:index] + helpers[index + 1 :]
        rest = steps_to(
            left - helper.counters, clicks - 1 + helper.clicks, credits - helper.cost, others, tokens, fresh
        )
        if rest is not None and (best is None or len(rest) + 1 < len(best)):
            best = (helper.handle, *rest)
    return best


def way_to(
    t: Table, face: Face, server: ServerView | None, placed: int, clicks: int, credits: int, fresh: bool
) -> tuple[str, ...] | None:
    """The steps after which an agenda with so many counters can be scored; None if it cannot be done."""
    best: tuple[str, ...] | None = None
    for each in terms(t, face, server):
        if each.bill <= credits:
            way = steps_to(
                each.need - placed, clicks, credits - each.bill, boosts(t), free_counters(t), fresh
            )
            if way is not None and (best is None or len(way) < len(best)):
                best = way
    return best


def goals(t: Table) -> Iterator[Goal]:
    """The installed agendas that can be scored this turn."""
    for card, face, server in installed_agendas(t):
        fresh = card.handle in t.view.past.installed
        placed = counters(card, ADVANCEMENT)
        way = way_to(t, face, server, placed, t.corp.clicks, t.corp.credits, fresh)
        if way:
            yield Goal(card, face, way[0])


def installed_agendas(t: Table) -> Iterator[tuple[CardView, Face, ServerView]]:
    for server in t.remotes:
        for card, face in t.faces(server.root):
            if face.type == AGENDA:
                yield card, face, server


def from_hand(t: Table, face: Face, server: ServerView | None) -> bool:
    """Whether an agenda in hand can be installed and scored this turn."""
    return way_to(t, face, server, 0, t.corp.clicks - 1, t.corp.credits, True) is not None


def wanted_now(
    t: Table, face: Face, server: ServerView | None, placed: int, clicks: int, credits: int
) -> int | None:
    """How many counters must be placed this turn so that the next can do the rest; None if it cannot."""
    turn = t.limit("corp")
    for now in range(min(clicks, credits) + 1):
        if way_to(t, face, server, placed + now, turn, credits - now, False) is not None:
            return now
    return None


def spoils(t: Table, cost: int) -> bool:
    """Whether an agenda could be scored this turn or in the Corp's next, but not with so much less."""
    return spoilt(t, cost) > 0


def spoilt(t: Table, cost: int, apart: int = NO_SERVER) -> float:
    """What such a score is worth, in credits, that has to wait for the money. What lies in the server `apart`
    is not asked about: it may be stolen first."""
    player, turn = t.corp, t.limit("corp")
    clicks = player.clicks if t.view.active == CORP and player.clicks else turn
    found = 0.0
    for card, face, server in installed_agendas(t) if cost > 0 else ():
        placed = counters(card, ADVANCEMENT)
        if server.id == apart or way_to(t, face, server, placed, clicks, player.credits, False) is None:
            continue
        if way_to(t, face, server, placed, clicks, player.credits - cost, False) is None:
            found = max(found, put_off(face, t.edition.policies.points_to_win - t.corp.points))
    return found


def put_off(face: Face, lacking: int) -> float:
    """What it costs to score an agenda a turn later, to a Corp that lacks so many points."""
    points = max(1, face.facts.points or 0)
    return WINNING if points >= lacking else LATER * points


def advanced_at(t: Table, card: CardView) -> ServerView | None:
    """The server a card is in."""
    return t.servers.get(at(card)[0])


@lru_cache(maxsize=MOST_FACES)
def hastens(face: Face) -> bool:
    """Whether a card that is played gives clicks, or places advancement counters: it waits for its moment."""
    return any(
        isinstance(step, w.GainClicks)
        or (isinstance(step, w.Place | w.Distribute) and step.kind == ADVANCEMENT)
        for step in every_step(face)
    )
