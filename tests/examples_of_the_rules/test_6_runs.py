"""Worked examples of chapter 6: runs."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table


def names(t: Table, kind: str) -> list[str]:
    return [t.name(e.card) for e in t.events(kind)]


@pytest.mark.example("nsg-26.03 6.2.6a", 1)
def test_ice_that_drafter_installs_in_place_of_all_the_rest_is_behind_the_runner() -> None:
    t = Table(
        position(
            corp=Seat(credits=9, hand=["Enigma", "Hedge Fund"]),
            servers={"HQ": At(ice=["Drafter", "Ice Wall (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="corp", option="rez")
    t.corp("rez", "Drafter")
    t.until(side="corp", option="yes")
    assert t.game.state.encounter is not None
    t.corp("no")  # the first subroutine
    t.corp("yes")
    t.corp("server", server="HQ")
    for card in ("Drafter", "Ice Wall"):
        t.corp("trash", card)
    if t.can("done"):
        t.corp("done")
    assert names(t, "trash") == ["Drafter", "Ice Wall"]
    assert [t.name(c) for c in t.game.state.servers[0].ice] == ["Enigma"]
    t.finish_run()
    assert names(t, "approach") == ["Drafter"], "the new ice is never approached"
    assert t.happened("successful run", server=0)


@pytest.mark.example("nisei-1.4 6.2.4a", 1)
def test_when_himitsu_bako_goes_the_runner_has_passed_the_innermost_position() -> None:
    t = Table(
        position(
            corp=Seat(credits=1, hand=["Hedge Fund"]),
            runner=Seat(credits=20),
            servers={"HQ": At(ice=["Enigma", "Ice Wall", "Himitsu-Bako (rezzed)"])},
        )
    )
    t.run("HQ")
    while "Himitsu-Bako" not in names(t, "approach"):
        t.passes()
    t.until(side="corp", option="use")
    t.corp("use", "Himitsu-Bako")
    assert t.zone("Himitsu-Bako") == "HQ"
    t.finish_run()
    assert not t.happened("encounter")
    assert names(t, "approach") == ["Enigma", "Ice Wall", "Himitsu-Bako"]
    assert t.happened("approach server")
    assert t.happened("successful run", server=0)


@pytest.mark.example("nsg-26.03 6.5.9b", 1)
@pytest.mark.example("nisei-1.4 6.5.2b", 1)
def test_the_end_of_the_run_in_the_encounter_of_the_twins_ends_all_of_it() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Ice Wall"], credits=0),
            runner=Seat(credits=1, rig=["Corroder"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"], root=["The Twins (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=0)
    t.until(side="corp", option="yes")
    assert names(t, "pass") == ["Ice Wall"]
    t.corp("yes")
    t.finish_run()
    assert len(t.events("encounter")) == 2
    after = [e.kind for e in t.after("end the run")]
    assert "jack out" not in after
    assert not t.happened("approach server")
    assert t.happened("run ends", sort="unsuccessful")


@pytest.mark.example("nisei-1.4 6.7.0a", 2)
def test_in_1_4_siphoning_is_decided_once_ash_has_traced() -> None:
    t = Table(
        position(
            corp=Seat(credits=5, hand=["Hedge Fund"]),
            runner=Seat(credits=0, hand=["Account Siphon"]),
            servers={"HQ": At(root=["Ash 2X3ZB9CY (rezzed)"])},
        )
    )
    t.runner("play", "Account Siphon")
    t.until(side="corp", option="number")
    assert not t.can("replace"), "the trace comes first"
    t.corp("number", number=0)
    t.until(about="replace")
    assert len(t.events("trace succeeds")) == 1
    assert t.can("no"), "the Runner may access after all"
    t.runner("replace")
    t.runner("number", number=5)
    assert t.tags == 2
    assert not t.happened("access")


@pytest.mark.example("nsg-26.03 6.8.5", 2)
def test_the_noble_path_has_expired_when_the_response_team_strikes() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(hand=["The Noble Path"]),
            servers={
                "HQ": At(ice=["Data Raven (rezzed)"]),
                "remote 1": At(root=["Dedicated Response Team (rezzed)"]),
            },
        )
    )
    t.runner("play", "The Noble Path")
    t.runner("server", server="HQ")
    assert (t.decision.side, t.decision.kind) == ("runner", "choose effect"), "Data Raven asks"
    t.choose(0)
    assert t.tags == 1, "taken during the run"
    while t.game.result is None and t.in_run():
        t.passes()
    assert t.happened("successful run", server=0)
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(2, "meat")]
    assert not t.happened("prevent")
    assert t.events("run ends")[0].moment < t.events("damage")[0].moment
    assert t.game.result == ("corp", "flatline"), "the grip was trashed to play it"
