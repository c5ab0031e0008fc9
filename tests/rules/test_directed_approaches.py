"""The Runner is directed to approach ice (1.4: 6.4.2; 26.03: 6.1.3, 6.2.8), and ice without a position."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Clicks, Credits
from rulerunner.lang.filters import INSTALLED, REZZED, AtServer, Is, Named, Outermost
from rulerunner.lang.instructions import Choose, Gain, HostCard, MoveToIce, Place
from rulerunner.lang.quantities import Count
from rulerunner.lang.refs import ANY_SERVER, CHOSEN, THAT, THIS_SERVER
from rulerunner.lang.sugar import paid, sub, when
from rulerunner.lang.words import ICE, POWER
from tests.support.faces import made, table
from tests.support.table import Table

TAX = made("Tax", "ice", sub(Gain(1)))
TOLL = made("Toll", "ice", sub(Gain(2)))
CALL = made(
    "Call", "asset", paid(Credits(0), Choose(Is(ICE) & REZZED), MoveToIce(CHOSEN, approach=True), once="turn")
)
CORP = Seat(credits=9, hand=["Hedge Fund"], deck=["9x Hedge Fund"])
RUNNER = Seat(credits=9, hand=["5x Diesel"], deck=["9x Diesel"])


def at_table(*faces: Any, **place: Any) -> Table:
    return table(TAX, TOLL, CALL, *faces, **({"corp": CORP, "runner": RUNNER} | place))


def called(t: Table, ice: str) -> None:
    t.until(side="corp", kind="paid", option="use")
    t.corp("use", "Call")
    t.corp("card", ice)


@pytest.mark.rule("nisei-1.4 6.1.3a", "nisei-1.4 6.4.2a", "nsg-26.03 6.1.3a", "nsg-26.03 6.2.8a")
def test_who_is_directed_to_approach_ice_is_at_its_position_in_the_approach_phase() -> None:
    """Back to the outermost piece, out of the encounter with the one behind it."""
    servers = {"HQ": At(ice=["Toll (rezzed)", "Tax (rezzed)"]), "remote 1": At(root=["Call (rezzed)"])}
    t = at_table(servers=servers)
    t.run("HQ")
    while t.game.state.encounter is None or t.name(t.game.state.encounter.ice) != "Tax":
        t.passes()
    steps = len(t.steps())
    called(t, "Toll")
    assert t.steps()[steps:][0] == "6.9.2a", "the phase begins"
    t.finish_run()
    assert [t.name(event.card) for event in t.events("approach")] == ["Toll", "Tax", "Toll", "Tax"]
    assert [t.name(event.card) for event in t.events("subroutine resolves")] == ["Toll", "Toll", "Tax"]


@pytest.mark.rule("nisei-1.4 6.1.3a", "nisei-1.4 6.4.2b", "nsg-26.03 6.1.3a", "nsg-26.03 6.2.8a")
def test_who_is_directed_to_approach_ice_elsewhere_attacks_that_server() -> None:
    """In the middle of its row: the ice further out there is never met."""
    servers = {
        "HQ": At(ice=["Tax (rezzed)"]),
        "R&D": At(ice=["Ice Wall", "Toll (rezzed)", "Enigma"]),
        "remote 1": At(root=["Call (rezzed)"]),
    }
    t = at_table(servers=servers)
    t.run("HQ")
    called(t, "Toll")
    assert t.attacked == "R&D"
    t.finish_run()
    assert [t.name(event.card) for event in t.events("approach")][-2:] == ["Toll", "Enigma"]
    assert not t.happened("approach", "Ice Wall")
    assert not t.happened("encounter", "Tax")
    assert t.happened("breach", server=1)
    assert not t.happened("successful run", server=0)


@pytest.mark.rule("nsg-26.03 6.1.3b")
@pytest.mark.parametrize("rules", ["nisei-1.4", "nsg-26.03"])
def test_who_has_passed_ice_can_be_made_to_approach_it_again_where_they_are(rules: str) -> None:
    again = made(
        "Again",
        "upgrade",
        when(
            Trigger("pass", subject=REZZED & AtServer(THIS_SERVER)),
            MoveToIce(THAT, approach=True),
            once="turn",
        ),
    )
    servers = {"remote 1": At(ice=["Toll (rezzed)", "Tax (rezzed)"], root=["Again (rezzed)"])}
    t = at_table(again, rules=rules, servers=servers)
    t.run("remote 1")
    t.finish_run()
    assert [t.name(event.card) for event in t.events("approach")] == ["Toll", "Toll", "Tax"]
    assert [t.name(event.card) for event in t.events("encounter")] == ["Toll", "Toll", "Tax"]
    assert t.happened("successful run")


@pytest.mark.rule("nsg-26.03 6.2.1a")
def test_hosted_ice_protects_no_server_and_has_no_position() -> None:
    """The outermost piece is hosted elsewhere: the one behind it is the outermost now."""
    hook = made("Hook", "resource", paid(Clicks(), Choose(Named("Toll")), HostCard(CHOSEN)))
    eye = made("Eye", "resource", when(Trigger("run begins"), Place(Count(Outermost()), POWER)))
    sum_up = made(
        "Sum", "resource", when(Trigger("run begins"), Place(Count(AtServer(ANY_SERVER) & Is(ICE)), POWER))
    )
    servers = {"HQ": At(ice=["Toll (rezzed)", "Tax (rezzed)"])}
    t = at_table(hook, eye, sum_up, servers=servers, runner=RUNNER._replace(rig=["Hook", "Eye", "Sum"]))
    t.runner("use", "Hook")
    if t.can("card"):
        t.runner("card", "Toll")
    assert [t.name(cid) for cid in t.game.state.servers[0].ice] == ["Tax"]
    t.until(kind="action")
    t.run("HQ")
    t.finish_run()
    assert [t.name(event.card) for event in t.events("approach")] == ["Tax"]
    assert (t.counters("Eye", POWER), t.counters("Sum", POWER)) == (1, 1)


@pytest.mark.rule("nsg-26.03 1.13.2b")
def test_an_installed_corp_card_that_a_runner_card_hosts_is_installed_no_more() -> None:
    hook = made("Hook", "resource", paid(Clicks(), Choose(Named("Toll")), HostCard(CHOSEN)))
    tally = made("Tally", "resource", when(Trigger("turn ends"), Place(Count(INSTALLED & Is(ICE)), POWER)))
    t = at_table(
        hook,
        tally,
        servers={"HQ": At(ice=["Toll (rezzed)"])},
        runner=RUNNER._replace(rig=["Hook", "Tally"], clicks=1),
    )
    number = t.game.state.cards[t.card("Toll")].object_no
    t.runner("use", "Hook")
    if t.can("card"):
        t.runner("card", "Toll")
    toll = t.game.state.cards[t.card("Toll")]
    assert toll.host == t.card("Hook")
    assert toll.object_no != number
    assert not t.game.state.is_active(t.card("Toll"))
    t.until(side="corp", kind="action")
    assert t.counters("Tally", POWER) == 0


HANNAH = 'Hannah "Wheels" Pilintra'


@pytest.mark.rule("nisei-1.4 6.3.2", "nsg-26.03 6.3.2")
@pytest.mark.parametrize(
    ("kind", "card"), [("use", HANNAH), ("play", "Singularity"), ("play", "Because I Can")]
)
@pytest.mark.parametrize("remote", [True, False])
def test_who_is_to_run_a_remote_server_runs_no_other_though_there_is_none(
    kind: str, card: str, remote: bool
) -> None:
    runner = RUNNER._replace(hand=["Singularity", "Because I Can"], rig=[HANNAH])
    servers = {"remote 1": At(root=["PAD Campaign"])} if remote else {}
    t = Table(position(corp=CORP, runner=runner, servers=servers))
    options = t.find(kind, card)
    if not options:
        assert not remote, "where nothing could come of it, by the earlier book"
        return
    t.choose(options[0])
    assert not any(t.can("server", server=name) for name in ("HQ", "R&D", "Archives"))
    t.until(kind="action")
    assert t.happened("run begins") == remote
    assert t.tags == 0
