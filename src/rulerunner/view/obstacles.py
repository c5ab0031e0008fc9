"""What stands against doing something, in words.

Nothing here decides what is legal, or asks again what the machine has asked: it says the obstacle that the
question met which would have offered the thing (`kernel/may`).
"""

from typing import Final, assert_never

from ..kernel.may.obstacles import (
    NO_ENCOUNTER,
    NO_TRASH_COST,
    NOT_APPROACHED,
    TRASHED,
    Fact,
    Forbidden,
    NoHost,
    Obstacle,
    OnlyIf,
    TooBig,
    TooDear,
    TooFewClicks,
    TooWeak,
    Unadvanced,
    Unpayable,
    UsedUp,
    What,
    WrongIce,
)
from ..kernel.read.context import plain
from ..lang.render import render_condition, render_filter
from ..lang.words import CORP, RUNNER, Side
from ..rules import Edition
from ..state.state import State
from . import moments
from .knowledge import may_name
from .moments import Against
from .names import count, credits, name, payment, sentence

PERIODS: Final = {
    "turn": "this turn",
    "run": "in this run",
    "encounter": "in this encounter",
    "breach": "in this breach",
    "action": "in this action",
    "subroutine": "on this subroutine",
}

DONE: Final = {"play": "played", "paid-ability": "used", "install": "installed"}
"""What could be done with the card if a condition held, by the rule the condition stands in."""


def against(s: State, seat: Side, cid: int, obstacle: Obstacle) -> Against:
    """An obstacle to doing something with a card, as a player is told of it."""
    return Against(_words(s, seat, cid, obstacle), _rule(s.edition, s.cards[cid].owner, obstacle))


def _rule(edition: Edition, side: Side, obstacle: Obstacle) -> str:
    """The rule an obstacle stands in: some are steps of the tables."""
    if obstacle is NOT_APPROACHED:
        return moments.first(edition, moments.REZ_ICE, CORP).rule
    if obstacle in (NO_TRASH_COST, TRASHED):
        return moments.first(edition, moments.ACCESS, RUNNER).rule
    if obstacle is NO_ENCOUNTER:
        return moments.breaking(edition).rule
    return edition.cites[edition.cite(obstacle.cite, side)]


def _words(s: State, seat: Side, cid: int, obstacle: Obstacle) -> str:
    word, own = s.edition.word, s.cards[cid].face.name
    match obstacle:
        case Fact(what=what):
            return sentence(_fact(s, seat, what))
        case Forbidden(by=by):
            who = name(s, seat, by) if by >= 0 and may_name(s, seat, by) else "an effect"
            return sentence(f"{who} forbids it")
        case TooDear(price=price, funds=funds):
            return f"It costs {credits(s, price)}, and you have {funds or 'none'} to spend on it."
        case TooFewClicks(clicks=clicks, left=left):
            return f"It takes {count(s, clicks, 'click')}, and you have {left or 'none'} for it."
        case Unpayable(part=part):
            doing = payment(s, plain(cid, seat), (part,))
            return sentence(f"to pay for it you would have to {doing}, and you cannot")
        case OnlyIf(cite=cite, condition=condition):
            needed = render_condition(condition, word, own, seat)
            return sentence(f"it can be {DONE[cite]} only if {needed}")
        case TooBig(memory=memory, limit=limit):
            return f"It needs {memory} memory, and all of yours is {limit}."
        case NoHost(hosts=hosts):
            wanted = render_filter(hosts, word, own, seat)
            return sentence(f"it is installed only on {wanted}, and there is none")
        case UsedUp(period=period):
            return f"It has been used {PERIODS[period]}."
        case WrongIce(wanted=ice):
            return f"{_ice(s, seat)} is not {render_filter(ice, word, own, seat)}."
        case TooWeak(strength=strength, needed=strongest):
            return f"Its strength is {strength}, and that of {_ice(s, seat)} is {strongest}."
        case Unadvanced(has=has, needs=needs):
            return f"It has {has or 'none'} of the {count(s, needs, 'advancement counter')} it needs."
    raise TypeError(f"no words for {type(obstacle).__name__}")


def _fact(s: State, seat: Side, what: What) -> str:
    """A plain fact, in words."""
    word = s.edition.word
    match what:
        case "is played":
            return "it is played, not installed"
        case "is installed":
            return "it is installed, not played"
        case "no place":
            return f"there is no {word('server')} it may be installed in"
        case "console":
            return f"you have a {word('console')} installed already"
        case "in vain":
            return "there is nothing it could do now"
        case "no encounter":
            return "it does something only while you encounter ice"
        case "no approach":
            return "it does something only while ice is approached"
        case "all broken":
            return f"{_ice(s, seat)} has no unbroken subroutine"
        case "rezzed":
            return "it is rezzed already"
        case "never rezzed":
            return "an agenda is scored, not rezzed"
        case "not approached":
            run = s.run
            if run is None or not run.approaching:
                return "ice is rezzed only while the Runner approaches it"
            return f"the Runner approaches {name(s, seat, run.ice)}: only that ice may be rezzed"
        case "no agenda":
            return "only an agenda is scored"
        case "not your turn":
            return "it is the Runner's turn: you score in your own"
        case "not advanceable":
            return "it cannot be advanced"
        case "no trash cost":
            return "it has no trash cost"
        case "trashed":
            return "it is trashed already, or out of the game"
        case "no resource":
            return "it is no installed resource of the Runner"
        case "no tag":
            return "the Runner has no tag"
        case "a run goes on":
            return "a run goes on"
        case "no such server":
            return f"there is no such {word('server')}"
    assert_never(what)


def _ice(s: State, seat: Side) -> str:
    """The ice being encountered, as a player may know it."""
    assert s.encounter is not None
    return name(s, seat, s.encounter.ice)
