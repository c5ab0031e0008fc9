"""Plays with the Runner's cards of 1996: preps played, cards installed, turns that begin."""

from typing import Any

from rulerunner import Seat
from tests.support.classic import classic
from tests.support.table import Table

CORP = Seat(hand=["Keeper"], deck=["Keeper"] * 9)
"""A Corp with something to access, and enough cards for some turns."""


def runner_turn(**place: Any) -> Table:
    """The Runner's turn, at its first action unless `at` says otherwise."""
    return classic(**({"corp": CORP} | place))


def played(prep: str, *hand: str, **place: Any) -> Table:
    """The Runner has just played a prep; `runner` tells what else they have."""
    seat = place.pop("runner", Seat())
    t = runner_turn(runner=seat._replace(hand=[prep, *hand]), **place)
    t.runner("play", prep)
    return t


def installed(card: str, **place: Any) -> Table:
    """The Runner has just installed a card from the hand; `runner` tells what else they have."""
    seat = place.pop("runner", Seat(credits=20))
    t = runner_turn(runner=seat._replace(hand=[card, *seat.hand]), **place)
    install(t, card)
    return t


def install(t: Table, card: str, host: str = "") -> None:
    """The Runner installs a card, in a daemon if one is named, and trashes nothing for it."""
    t.runner("install", card)
    if host:
        t.runner("card", host)
    elif t.can("rig"):
        t.runner("rig")
    if t.decision.about == "trash-first":
        t.runner("done")
    to_action(t)


def turn_begins(*rig: str, **place: Any) -> Table:
    """The Runner's turn begins with this rig."""
    seat = place.pop("runner", Seat(credits=0))
    return runner_turn(at="C10.1", runner=seat._replace(clicks=0, rig=rig), **place)


def to_action(t: Table) -> None:
    """Both players decline everything until the Runner's next action."""
    t.until(side="runner", kind="action")


def succeeds(t: Table, server: str) -> None:
    """A whole run in which both players decline everything, up to the Runner's next action."""
    t.run(server)
    t.finish_run()
    to_action(t)


def next_turn(t: Table) -> None:
    """Until the Runner's next turn, both players take bits and decline everything else."""
    turn = t.game.state.turn
    while t.game.state.turn == turn or (t.decision.side, t.decision.kind) != ("runner", "action"):
        if t.decision.kind == "action":
            t.game.choose(t.find("gain credit")[0])
        else:
            t.passes()


def offered(t: Table, kind: str = "card") -> list[str]:
    """The cards on offer, by name."""
    return sorted(t.name(option.card) for option in t.find(kind) if option.card >= 0)


def accesses(t: Table) -> int:
    return len(t.events("access"))
