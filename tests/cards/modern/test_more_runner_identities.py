"""Runner identities of many sets."""

import pytest

from rulerunner import At, Seat
from tests.support.runner import CORP, install, names, offered, runner_turn, runs, to_action
from tests.support.table import Table

DECK = ["9x Diesel"]
HIGH_SCORE = "Breaking News (2 advancement)"


def damage(t: Table) -> list[tuple[int, str]]:
    return [(e.amount, e.sort) for e in t.events("damage")]


@pytest.mark.card("Alice Merchant: Clan Agitator")
def test_alice_costs_the_corp_a_card_for_the_first_run_on_archives() -> None:
    alice = "Alice Merchant: Clan Agitator"
    t = runner_turn(
        runner=Seat(identity=alice), corp=CORP._replace(hand=["Hedge Fund", "Ice Wall", "Enigma"])
    )
    runs(t, "R&D")
    assert len(names(t, "HQ")) == 3
    t.run("Archives")
    t.until(side="corp", option="card")
    t.corp("card", "Ice Wall")
    assert t.zone("Ice Wall") == "Archives"
    assert t.happened("access", "Ice Wall"), "it was there before the access"
    t.finish_run()
    to_action(t)
    runs(t, "Archives")
    assert names(t, "HQ") == ["Enigma", "Hedge Fund"]


@pytest.mark.card("Barry “Baz” Wong: Tri-Maf Veteran")
def test_baz_may_install_hardware_or_a_resource_as_ice_is_rezzed() -> None:
    t = runner_turn(
        runner=Seat(
            identity="Barry “Baz” Wong: Tri-Maf Veteran",
            credits=9,
            hand=["Corroder", "Akamatsu Mem Chip", "Daily Casts"],
        ),
        corp=CORP._replace(credits=9),
        servers={"HQ": At(ice=["Enigma"]), "remote 1": At(root=["Nico Campaign"])},
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Nico Campaign")
    assert not t.can("yes"), "an asset is no ice"
    t.until(side="corp", option="rez")
    t.corp("rez", "Enigma")
    t.runner("yes")
    assert offered(t) == {"Akamatsu Mem Chip", "Daily Casts"}
    t.runner("card", "Daily Casts")
    assert (t.zone("Daily Casts"), t.credits["runner"]) == ("table", 6)


@pytest.mark.card("Arissana Rocha Nahu: Street Artist")
@pytest.mark.parametrize(("program", "stays"), [("Corroder", False), ("Chromatophores", True)])
def test_arissana_installs_a_program_for_a_run(program: str, stays: bool) -> None:
    t = runner_turn(
        runner=Seat(identity="Arissana Rocha Nahu: Street Artist", credits=9, hand=[program, "Mimic"]),
        servers={"HQ": At(ice=["Ice Wall"])},
    )
    assert not t.can("use"), "in runs alone"
    t.run("HQ")
    t.until(side="runner", option="use")
    before = t.credits["runner"]
    t.runner("use")
    assert offered(t) == {program, "Mimic"}
    t.runner("card", program)
    if t.can("card", "Ice Wall"):
        t.runner("card", "Ice Wall")
    assert before - t.credits["runner"] == (1 if stays else 2)
    t.until(side="runner", kind="action")
    assert t.zone(program) == ("table" if stays else "heap")
    assert not [e for e in t.events("install") if t.name(e.card) == "Mimic"], "once"


@pytest.mark.card("Arissana Rocha Nahu: Street Artist")
def test_arissana_installs_once_each_turn() -> None:
    t = runner_turn(
        runner=Seat(
            identity="Arissana Rocha Nahu: Street Artist", credits=9, hand=["Chromatophores", "Mimic"]
        ),
        servers={"HQ": At(ice=["Ice Wall"])},
    )
    t.run("HQ")
    t.until(side="runner", option="use")
    t.runner("use")
    t.runner("card", "Chromatophores")
    while t.in_run():
        assert not t.can("use", "Arissana Rocha Nahu: Street Artist")
        t.passes()


AGENDAS = {"Leela Patel: Trained Pragmatist": (), "": ("Hermes",)}


@pytest.mark.card("Leela Patel: Trained Pragmatist", "Hermes")
@pytest.mark.parametrize("identity", AGENDAS)
def test_an_unrezzed_card_goes_to_hq_as_an_agenda_is_stolen(identity: str) -> None:
    servers = {
        "remote 1": At(root=["Hostile Takeover"]),
        "R&D": At(ice=["Ice Wall", "Hunter", "Enigma (rezzed)"]),
    }
    t = runner_turn(runner=Seat(identity=identity, rig=AGENDAS[identity]), servers=servers)
    t.run("remote 1")
    t.until(option="card")
    assert offered(t) == {"Ice Wall", "Hunter"}
    t.runner("card", "Ice Wall")
    assert t.zone("Ice Wall") == "HQ"


@pytest.mark.card("Leela Patel: Trained Pragmatist", "Hermes")
@pytest.mark.parametrize("identity", AGENDAS)
def test_an_unrezzed_card_goes_to_hq_as_an_agenda_is_scored(identity: str) -> None:
    servers = {
        "remote 1": At(root=["Breaking News (2 advancement)"]),
        "R&D": At(ice=["Ice Wall", "Enigma"]),
    }
    t = runner_turn(
        turn="corp",
        at="5.6.2a",
        runner=Seat(identity=identity, rig=AGENDAS[identity]),
        servers=servers,
    )
    t.corp("score", "Breaking News")
    t.until(side="runner", option="card")
    t.runner("card", "Enigma")
    assert t.zone("Enigma") == "HQ"


@pytest.mark.card("Topan: Ormas Leader")
def test_topan_installs_for_two_credits_less_and_a_meat_damage() -> None:
    hand = ["Daily Casts", "Mimic", "Diesel"]
    t = runner_turn(runner=Seat(identity="Topan: Ormas Leader", credits=5, hand=hand, deck=DECK))
    t.runner("use")
    assert offered(t) == {"Daily Casts", "Mimic"}
    t.runner("card", "Daily Casts")
    assert offered(t, "trigger") == {"Daily Casts", "Topan: Ormas Leader"}, "both as it is installed"
    t.runner("trigger", "Topan: Ormas Leader")
    assert (t.credits["runner"], damage(t)) == (4, [(1, "meat")])
    assert not t.can("use", "Topan: Ormas Leader"), "once"
    t.runner("gain credit")
    if "Mimic" in names(t, "grip"):
        install(t, "Mimic")
    assert len(damage(t)) == 1
