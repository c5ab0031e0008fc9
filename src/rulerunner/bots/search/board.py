"""The state as search sees it: the one place among the bots that knows the insides of the machine.

Everything here is given a state that was sampled for a seat, or follows from one: nothing here can tell what
a seat may not know of the real game.
"""

from collections.abc import Iterator
from typing import Final

from ...kernel import machine
from ...kernel.may.entering import hosts_for
from ...kernel.read.context import plain
from ...kernel.read.evaluate import holds
from ...kernel.read.memory import memory_limit, memory_used, own_memory
from ...kernel.read.subroutines import subroutines
from ...kernel.read.values import (
    hand_size,
    has_subtype,
    is_tagged,
    link,
    requirement,
    rez_cost,
    score,
    strength,
)
from ...lang.conditions import Condition
from ...lang.headings import HOSTS
from ...lang.words import ADVANCEMENT, AGENDA, CREDIT, IDENTITIES, RUNNER, TABLE, Side
from ...state.decision import Decision, Option
from ...state.frames import TraceFrame
from ...state.record import NEW_REMOTE
from ...state.records import ARCHIVES_ID, HQ_ID, NOBODY, RND_ID, Card, Run, Server
from ...state.state import State
from ...view.knowledge import knows

__all__ = [
    "ARCHIVES_ID",
    "Card",
    "Decision",
    "HQ_ID",
    "NEW_REMOTE",
    "NOBODY",
    "Option",
    "RND_ID",
    "Server",
    "State",
    "advance",
    "counters",
    "go",
    "hand_size",
    "has_subtype",
    "ice_ahead",
    "identity",
    "is_tagged",
    "link",
    "memory_limit",
    "memory_used",
    "meaning",
    "requirement",
    "rez_cost",
    "rig",
    "room_apart",
    "runs_this_turn",
    "score",
    "seen_by_runner",
    "strength",
    "subroutines",
    "tags_on_runner",
    "terms_met",
    "trace_at_hand",
    "turn_of",
]

advance: Final = machine.advance


def go(s: State, decision: Decision, index: int) -> Decision | None:
    """Answer a decision and go on to the next one; None is the end of the game."""
    machine.take(s, decision, decision.options[index])
    return machine.advance(s)


def turn_of(s: State) -> tuple[int, Side]:
    """Whose turn it is, and the how manieth."""
    return s.turn, s.active


def rig(s: State) -> Iterator[tuple[int, Card]]:
    """The Runner's installed cards that are active."""
    cards = s.cards
    for cid in s.zones[TABLE]:
        card = cards[cid]
        if card.owner == RUNNER and card.faceup:
            yield cid, card


def identity(s: State) -> Iterator[tuple[int, Card]]:
    """The Runner's identity, in games that have them."""
    for cid in s.zones[IDENTITIES]:
        if s.cards[cid].owner == RUNNER:
            yield cid, s.cards[cid]


def room_apart(s: State, cid: int) -> bool:
    """Whether a program finds room on a card of the rig that has memory of its own."""
    if HOSTS not in s.statics or s.cards[cid].face.only_on is not None:
        return False
    return any(own_memory(s, host) for host in hosts_for(s, cid))


def terms_met(s: State, cid: int, terms: tuple[Condition, ...]) -> bool:
    """Whether all is so that has to be, for a card to be played."""
    return all(holds(s, plain(cid, s.cards[cid].owner), term) for term in terms)


def tags_on_runner(s: State) -> int:
    """How many tags the Runner has; one, where only a card says the Runner is tagged."""
    return max(s.players[RUNNER].tags, 1 if is_tagged(s) else 0)


def counters(card: Card, kind: str) -> int:
    """How many counters of a kind a card hosts."""
    return card.count(kind)


def ice_ahead(run: Run, server: Server) -> tuple[int, ...]:
    """The ice the Runner has still to pass in a run, without the one being encountered."""
    first = run.approaching or (run.ice == NOBODY and not run.passing)
    return server.ice[: max(0, run.position + first)]


def seen_by_runner(card: Card) -> bool:
    """Whether the Runner knows an installed card of the Corp's."""
    return card.faceup or card.seen


def runs_this_turn(s: State) -> list[int]:
    """The servers run on this turn."""
    return [change.server for change in s.changes_this_turn.get("server announced", ())]


def trace_at_hand(s: State) -> TraceFrame | None:
    """The trace that is going on."""
    return next((frame for frame in reversed(s.stack) if isinstance(frame, TraceFrame)), None)


# --- what a seat can tell apart ---------------------------------------------------------------------------

Meaning = tuple[str, str, int, int, int, int, str]


def meaning(s: State, seat: Side, option: Option) -> Meaning:
    """What an option means to a seat: two options of the same meaning are one to it, in this and any sample.

    An installed card is told by its place, which its number stands for; any other by its name, if known. Of
    copies in the rig that lie there alike it does not matter which is used.
    """
    cid = option.card
    name, place = "", NOBODY
    if cid >= 0:
        card = s.cards[cid]
        if card.zone == TABLE:
            place = _like(s, cid) if option.kind == "use" else cid
        elif knows(s, seat, cid):
            name = card.face.name
        else:
            name = card.zone
    number = NOBODY if option.kind in ("trigger", "replace") else option.number
    return (option.kind, name, place, option.ability, option.server, number, option.detail)


def _like(s: State, cid: int) -> int:
    """The first card of the rig that is like one: with its name and its counters, hosting nothing. Breakers,
    which may be made strong for a while, are like no other."""
    cards = s.cards
    card = cards[cid]
    if card.owner != RUNNER or card.host != NOBODY or card.face.breakers:
        return cid
    hosts = {cards[each].host for each in s.zones[TABLE]}
    if cid in hosts:
        return cid
    for each in s.zones[TABLE]:
        other = cards[each]
        if (
            other.face is card.face
            and other.counters == card.counters
            and other.host == NOBODY
            and other.faceup == card.faceup
            and each not in hosts
        ):
            return each
    return cid


def agenda_points(s: State, cids: tuple[int, ...]) -> int:
    """The agenda points among some cards."""
    cards = s.cards
    return sum((cards[cid].face.facts.points or 0) for cid in cids if cards[cid].face.type == AGENDA)


def credit_counters(card: Card) -> int:
    """The credits on a card."""
    return card.count(CREDIT)


def advancement(card: Card) -> int:
    """The advancement counters on a card."""
    return card.count(ADVANCEMENT)
