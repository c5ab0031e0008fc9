"""Ice of the other sets as it is rezzed, and for the turn in which it was."""

from typing import Any

import pytest

from rulerunner import At, Seat, position
from tests.cards.modern.test_other_sets_corp_ice import RIG, unbroken
from tests.support.corp import damage, facing, strength
from tests.support.outcomes import told
from tests.support.table import Table


def rezzing(ice: str, server: str = "HQ", **place: Any) -> Table:
    """The Corp rezzes ice as the Runner approaches it."""
    servers = {server: At(ice=[ice]), **place.pop("servers", {})}
    t = Table(position(servers=servers, **place))
    t.run(server)
    t.until(side="corp", option="rez")
    t.corp("rez", ice)
    return t


@pytest.mark.card("Anemone")
def test_anemone_may_trash_a_card_of_hq_for_two_net_damage_as_it_is_rezzed() -> None:
    t = rezzing("Anemone", corp=Seat(hand=["Hedge Fund"]), runner=Seat(hand=["5x Diesel"]))
    t.corp("yes")
    lines = told(t)
    assert lines[lines.index("trash Hedge Fund") + 1] == "2 net"


@pytest.mark.card("Bumi 1.0")
def test_bumi_may_trash_a_trojan_as_it_is_rezzed() -> None:
    rig = ["Parasite (on Bumi 1.0)", "Tranquilizer (on Bumi 1.0)", "Mimic"]
    t = rezzing("Bumi 1.0", runner=Seat(rig=rig))
    assert t.decision.side == "corp"
    t.choose(0)
    while t.can("card"):
        assert not t.can("card", "Mimic")
        t.choose(t.find("card")[0])
    assert t.happened("trash")


@pytest.mark.card("Flyswatter")
def test_flyswatter_purges_as_it_is_rezzed_in_a_run_on_its_server() -> None:
    t = rezzing("Flyswatter", runner=Seat(rig=["Datasucker (3 virus)"]))
    assert t.counters("Datasucker", "virus") == 0


@pytest.mark.card("Pulse")
def test_pulse_costs_the_runner_a_click_as_it_is_rezzed_and_counts_harmonic_ice() -> None:
    t = rezzing("Pulse", runner=Seat(clicks=3, credits=5))
    assert t.clicks["runner"] == 1
    t.until(option="yes")
    assert t.credits["runner"] == 4
    t.runner("yes")
    assert t.clicks["runner"] == 0
    assert t.in_run(), "a click was spent"


@pytest.mark.card("Wave")
def test_wave_may_fetch_ice_as_it_is_rezzed() -> None:
    t = rezzing("Wave", corp=Seat(deck=["Hedge Fund", "Enigma", "Hedge Fund"]))
    t.choose(0)
    t.corp("card", "Enigma")
    assert t.zone("Enigma") == "HQ"


@pytest.mark.card("Grim", "Trebuchet")
@pytest.mark.parametrize("ice", ["Grim", "Trebuchet"])
def test_illicit_ice_costs_bad_publicity(ice: str) -> None:
    t = rezzing(ice, corp=Seat(credits=9))
    assert told(t)[-1] == "1 bad publicity"


@pytest.mark.card("TMI")
@pytest.mark.parametrize(("link", "rezzed"), [(0, True), (9, False)])
def test_tmi_is_derezzed_again_unless_the_trace_succeeds(link: int, rezzed: bool) -> None:
    t = rezzing("TMI", corp=Seat(credits=3), runner=Seat(credits=link))
    while t.decision.kind not in ("paid", "action") and t.in_run():
        t.passes() if t.decision.side == "corp" else t.choose(_largest(t))
    assert t.rezzed("TMI") == rezzed


def _largest(t: Table) -> int:
    return max(range(len(t.decision.options)), key=lambda n: t.decision.options[n].number)


@pytest.mark.card("Stavka")
def test_stavka_gets_five_strength_for_the_run_for_a_trashed_card() -> None:
    servers = {"remote 1": At(root=["PAD Campaign"])}
    t = rezzing("Stavka", servers=servers)
    t.corp("yes")
    while t.can("card"):
        t.corp("card", "PAD Campaign")
    assert strength(t, "Stavka") == 7
    assert t.zone("PAD Campaign") == "Archives"
    t.finish_run()
    assert strength(t, "Stavka") == 2


@pytest.mark.card("Gatekeeper")
def test_gatekeeper_is_strong_in_the_turn_it_was_rezzed() -> None:
    t = rezzing("Gatekeeper")
    assert strength(t, "Gatekeeper") == 6


@pytest.mark.card("Gatekeeper")
def test_gatekeeper_shuffles_agendas_into_the_deck() -> None:
    corp = Seat(hand=["Hostile Takeover", "Hedge Fund"], discard=["Priority Requisition"], deck=["4x Enigma"])
    t = facing("Gatekeeper", corp=corp)
    t.until(side="corp", option="number")
    t.corp("number", number=0)
    assert not t.can("card", "Hedge Fund")
    t.corp("card", "Hostile Takeover")
    t.corp("card", "Priority Requisition")
    t.finish_run()
    assert t.zone("Hostile Takeover") == t.zone("Priority Requisition") == "R&D"
    assert len(t.events("reveal")) == 2


@pytest.mark.card("Cloud Eater")
@pytest.mark.parametrize(("pays", "trashed"), [("tags", 1), ("damage", 1), ("", 2)])
def test_cloud_eater_strikes_again_in_the_turn_it_was_rezzed(pays: str, trashed: int) -> None:
    corp, runner = Seat(credits=12), Seat(hand=["9x Diesel"], rig=RIG)
    t = rezzing("Cloud Eater", corp=corp, runner=runner)
    t.until(side="runner", option="yes")
    if pays == "tags":
        t.runner("yes")
    else:
        t.runner("no")
        t.runner("yes" if pays else "no")
    while t.decision.about == "target":
        t.passes()
    assert sum(t.name(e.card) in RIG for e in t.events("trash")) == trashed
    assert (t.tags, damage(t, "net")) == {"tags": (4, 3), "damage": (2, 6), "": (2, 3)}[pays]


@pytest.mark.card("Cloud Eater")
def test_cloud_eater_does_not_when_it_was_rezzed_before() -> None:
    assert not unbroken("Cloud Eater").happened("trash", "Mimic")
