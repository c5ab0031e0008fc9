"""Plays with the Runner's cards of 1996: preps played, cards installed, turns that begin."""

from collections.abc import Sequence
from typing import Any

from rulerunner import At, Seat
from tests.support import runner
from tests.support.classic import classic
from tests.support.classic_corp import HAND
from tests.support.runner import accesses as accesses
from tests.support.runner import next_turn as next_turn
from tests.support.runner import to_action as to_action
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
    """The Runner installs a card, in a daemon if one is named, and is at the next action."""
    runner.install(t, card, host)
    to_action(t)


def turn_begins(*rig: str, **place: Any) -> Table:
    """The Runner's turn begins with this rig."""
    seat = place.pop("runner", Seat(credits=0))
    return runner_turn(at="C10.1", runner=seat._replace(clicks=0, rig=rig), **place)


def succeeds(t: Table, server: str) -> None:
    """A whole run in which both players decline everything, up to the Runner's next action."""
    t.run(server)
    t.finish_run()
    to_action(t)


def offered(t: Table, kind: str = "card") -> list[str]:
    """The cards on offer, by name."""
    return sorted(t.name(option.card) for option in t.find(kind) if option.card >= 0)


def facing(ice: str, breaker: str, bits: int, *root: str, rig: Sequence[str] = ()) -> Table:
    """A run on HQ into rezzed ice, with an icebreaker and some bits; the rest of HQ and of the rig."""
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=bits, rig=[breaker, *rig], hand=HAND),
        servers={"HQ": At(ice=[f"{ice} (rezzed)"], root=[f"{card} (rezzed)" for card in root])},
    )
    t.run("HQ")
    return t
