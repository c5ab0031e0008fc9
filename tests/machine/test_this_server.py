"""4.6.6i: an ability whose source has left its server as a cost means that server throughout, nested costs
included."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits, TrashCards, TrashThis
from rulerunner.lang.filters import AtServer
from rulerunner.lang.instructions import Gain, GiveTags, Instruction, May, Unless
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import THIS_SERVER
from rulerunner.lang.sugar import paid
from tests.support.faces import made, table
from tests.support.table import Table

MODERN = ("nisei-1.4", "nsg-26.03")
ICE_HERE = AtServer(THIS_SERVER, "ice")
EACH = Credits(Count(ICE_HERE))


def used(rules: str, offer: Instruction) -> Table:
    """The Corp has trashed an upgrade of a server with two pieces of ice, for an offer."""
    fuse = made("Fuse", "upgrade", paid(TrashThis(), offer))
    t = table(
        fuse,
        rules=rules,
        turn="corp",
        at="5.6.2a",
        servers={
            "HQ": At(ice=["Palisade"]),
            "remote 1": At(ice=["Ice Wall", "Enigma"], root=["Fuse (rezzed)"]),
        },
    )
    t.corp("use", "Fuse")
    return t


@pytest.mark.rule("nsg-26.03 4.6.6i", "nsg-26.03 1.16.11a")
@pytest.mark.parametrize("rules", MODERN)
def test_a_nested_cost_takes_ice_of_the_server_that_the_source_has_left(rules: str) -> None:
    t = used(rules, May((Gain(3),), (TrashCards(ICE_HERE),)))
    t.corp("yes")
    assert {t.name(option.card) for option in t.decision.options} == {"Ice Wall", "Enigma"}
    t.corp("card", "Enigma")
    assert t.credits["corp"] == 8


@pytest.mark.rule("nsg-26.03 4.6.6i", "nsg-26.03 1.16.2b", "nsg-26.03 1.16.11b")
@pytest.mark.parametrize("rules", MODERN)
def test_a_nested_cost_counts_the_ice_of_the_server_that_the_source_has_left(rules: str) -> None:
    t = used(rules, Unless((EACH,), (GiveTags(1),)))
    t.runner("yes")
    assert (t.credits["runner"], t.tags) == (3, 0)
    t = used(rules, May((Gain(3),), (EACH,)))
    t.corp("yes")
    assert t.credits["corp"] == 6


@pytest.mark.rule("nsg-26.03 4.6.6i", "nsg-26.03 1.16.1")
@pytest.mark.parametrize("rules", MODERN)
def test_who_cannot_pay_for_all_of_that_ice_is_not_asked(rules: str) -> None:
    fuse = made("Fuse", "upgrade", paid(TrashThis(), Unless((EACH,), (GiveTags(1),))))
    t = table(
        fuse,
        rules=rules,
        turn="corp",
        at="5.6.2a",
        runner=Seat(credits=1),
        servers={"remote 1": At(ice=["Ice Wall", "Enigma"], root=["Fuse (rezzed)"])},
    )
    t.corp("use", "Fuse")
    assert t.tags == 1
