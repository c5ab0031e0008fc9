"""What the referee once had wrong, found by long series of random games: it agrees with the machine now."""

from collections.abc import Callable

import pytest

from rulerunner import At, Seat, position
from tests.support.referee import judge
from tests.support.table import Table


def a_surcharge_on_trashing_resources() -> Table:
    """3 credits pay for the action or for the surcharge, not for both."""
    return Table(
        position(
            turn="corp",
            corp=Seat(credits=3),
            runner=Seat(tags=1, rig=["Wireless Net Pavilion", "Armitage Codebusting"]),
        )
    )


def a_cost_of_running_that_may_be_declined() -> Table:
    t = Table(
        position(
            rules="nsg-26.03",
            runner=Seat(credits=9, hand=["Tread Lightly"]),
            servers={"remote 1": At(root=["Reduced Service (rezzed, 1 power)"])},
        )
    )
    t.runner("play", "Tread Lightly")
    t.runner("server", server="remote 1")
    assert t.can("yes")
    return t


def a_shield_that_says_the_same_twice() -> Table:
    t = Table(
        position(
            rules="classic-1996",
            runner=Seat(hand=["4x Score!"], rig=["Force Shield"]),
            servers={"HQ": At(ice=["Razor Wire (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", kind="interrupt")
    return t


def ice_that_cannot_be_trashed_first() -> Table:
    t = Table(
        position(
            turn="corp",
            corp=Seat(credits=9, hand=["Enigma"]),
            servers={"HQ": At(ice=["Architect (rezzed)", "Ice Wall"])},
        )
    )
    t.corp("install", "Enigma")
    t.corp("server", server="HQ")
    assert t.can("trash", "Ice Wall")
    return t


def an_accessed_card_that_trashes_itself() -> Table:
    t = Table(
        position(
            rules="nsg-26.03",
            corp=Seat(deck=["Ganked!"]),
            servers={"R&D": At(ice=["Pup (rezzed)"])},
            runner=Seat(hand=["3x Diesel"]),
        )
    )
    t.run("R&D")
    t.until(side="corp", option="yes")
    return t


@pytest.mark.parametrize(
    "table",
    [
        a_surcharge_on_trashing_resources,
        a_cost_of_running_that_may_be_declined,
        a_shield_that_says_the_same_twice,
        ice_that_cannot_be_trashed_first,
        an_accessed_card_that_trashes_itself,
    ],
)
def test_the_referee_has_learned(table: Callable[[], Table]) -> None:
    t = table()
    decision = t.game.decision
    assert decision is not None
    verdict = judge(t.game.state, decision)
    assert verdict.agrees, verdict
