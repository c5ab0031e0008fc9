"""9.12.3e: who must do something need not pay what it costs besides."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import Credits
from rulerunner.lang.filters import In, Is
from rulerunner.lang.instructions import Choose, Gain, InstallCard
from rulerunner.lang.refs import CHOSEN, HQ_SERVER
from rulerunner.lang.statics import AdditionalCost
from rulerunner.lang.sugar import play, static
from tests.support.faces import made, table
from tests.support.table import Table


def accessing(*root: str, rig: str = "", dear: bool = False) -> Table:
    """The Runner accesses the only card of a server, and may act on it."""
    toll = made("Toll", "asset", static(AdditionalCost("trash", (Credits(1),))), trash=9)
    t = table(
        toll,
        corp=Seat(deck=["9x Hedge Fund"]),
        runner=Seat(credits=9, clicks=4, hand=["3x Diesel"], rig=[rig] if rig else [], deck=["9x Diesel"]),
        servers={"remote 1": At(root=[*root]), **({"remote 2": At(root=["Toll (rezzed)"])} if dear else {})},
    )
    t.run("remote 1")
    for _ in range(20):
        if t.decision.kind in ("mid-access", "action"):
            break
        t.passes()
    return t


@pytest.mark.rule("nisei-1.4 9.11.3e", "nsg-26.03 9.12.3e")
def test_a_card_that_must_be_trashed_for_its_cost_need_not_be_for_more() -> None:
    t = accessing("Daniela Jorge Inácio (rezzed)", rig="Neutralize All Threats")
    assert t.can("trash")
    t.runner("pass")
    t.until(kind="action")
    assert t.zone("Daniela Jorge Inácio") == "table"


@pytest.mark.rule("nisei-1.4 9.11.3e", "nsg-26.03 9.12.3e")
def test_the_same_card_unrezzed_costs_no_more_and_must_be_trashed() -> None:
    t = accessing("Daniela Jorge Inácio", rig="Neutralize All Threats")
    t.until(kind="action")
    assert t.zone("Daniela Jorge Inácio") == "Archives"


@pytest.mark.rule("nisei-1.4 9.11.3e", "nsg-26.03 9.12.3e")
@pytest.mark.parametrize("dear", [False, True])
def test_a_card_that_must_be_trashed_somehow_need_not_be_for_more(dear: bool) -> None:
    t = accessing("Mumbad Virtual Tour", dear=dear)
    assert t.can("pass") is dear
    t.until(kind="action")
    assert t.zone("Mumbad Virtual Tour") == ("table" if dear else "Archives")


@pytest.mark.rule("nisei-1.4 1.15.4", "nsg-26.03 1.16.4c")
@pytest.mark.parametrize("pays", [True, False])
def test_what_a_directed_install_costs_at_its_server_may_be_declined(pays: bool) -> None:
    """The Corp is to install ice protecting HQ, where installing costs a credit more."""
    toll = made("Toll", "resource", static(AdditionalCost("install", (Credits(1),), server=HQ_SERVER)))
    ice = Choose(In("HQ") & Is("ice"))
    order = made("Order", "operation", play(ice, InstallCard(CHOSEN, at=HQ_SERVER), Gain(2)))
    corp = Seat(credits=5, hand=["Order", "Ice Wall"], deck=["9x Hedge Fund"])
    t = table(toll, order, turn="corp", corp=corp, runner=Seat(rig=["Toll"]))
    t.corp("play", "Order")
    t.corp("yes" if pays else "no")
    assert t.zone("Ice Wall") == ("table" if pays else "HQ")
    assert t.credits["corp"] == 5 - pays + 2
