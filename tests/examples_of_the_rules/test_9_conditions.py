"""Worked examples of chapter 9: when abilities may be used, what is pending, what lasts and persists."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table


def lasting(t: Table) -> int:
    """How many lasting effects there are."""
    return len(t.game.state.lingering)


@pytest.mark.example("nsg-26.03 9.5.6c", 1)
def test_arruaceiras_crew_takes_a_tag_only_during_an_encounter() -> None:
    t = Table(
        position(
            at="5.7.1b",
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(credits=9, rig=["Arruaceiras Crew", "Fall Guy"]),
            servers={"HQ": At(ice=["Enigma (rezzed)"])},
        )
    )
    t.until(side="runner", option="use")
    assert not t.can("use", "Arruaceiras Crew", ability=0), "not at an arbitrary time"
    t.until(side="runner", kind="action")
    t.run("HQ")
    seen = set()
    while t.in_run():
        if t.can("use", "Arruaceiras Crew", ability=0):
            seen.add(t.game.state.encounter is not None)
        t.passes()
    assert seen == {True}


@pytest.mark.example("nsg-26.03 9.5.6c", 2)
@pytest.mark.parametrize(
    ("ice", "bypasses", "breaks"),
    [("Quandary", True, True), ("Tollbooth", True, False), ("Ice Wall", False, False)],
)
def test_abagnale_bypasses_any_code_gate_and_interfaces_if_it_is_strong_enough(
    ice: str, bypasses: bool, breaks: bool
) -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Abagnale", "Datasucker (1 virus)"]),
            servers={"HQ": At(ice=[f"{ice} (rezzed)"])},
        )
    )
    t.run("HQ")
    while not t.can("use", "Datasucker"):
        t.passes() if not t.can("yes") else t.runner("yes")
    assert t.game.state.encounter is not None
    assert t.can("use", "Abagnale", ability=2) == bypasses
    assert t.can("use", "Abagnale", ability=0) == breaks
    if not bypasses:
        return
    t.runner("use", "Abagnale", ability=2)
    assert t.zone("Abagnale") == "heap"
    assert t.happened("bypass", ice)


@pytest.mark.example("nsg-26.03 9.6.4b", 2)
def test_two_cards_exposed_at_once_make_two_instances_of_blackguard_pending() -> None:
    t = Table(
        position(
            corp=Seat(credits=9),
            runner=Seat(credits=9, hand=["Satellite Uplink"], rig=["Blackguard"]),
            servers={"HQ": At(ice=["Enigma"]), "R&D": At(ice=["Ice Wall"])},
        )
    )
    t.runner("play", "Satellite Uplink")
    t.runner("card", "Enigma")
    t.runner("card", "Ice Wall")
    assert len(t.events("expose")) == 2
    assert t.decision.kind == "reaction"
    assert len(t.find("trigger", "Blackguard")) == 2, "one for each card"
    t.choose(0)
    t.until(kind="action")
    assert t.rezzed("Enigma")
    assert t.rezzed("Ice Wall")


@pytest.mark.example("nsg-26.03 9.6.13b", 1)
def test_in_the_groove_is_there_for_every_install_of_the_turn_and_not_after_it() -> None:
    t = Table(
        position(
            corp=Seat(deck=["9x Hedge Fund"]),
            runner=Seat(
                credits=20,
                hand=["In the Groove", "Mimic", "Corroder", "Fall Guy", "Crypsis"],
                deck=["9x Diesel"],
            ),
        )
    )
    t.runner("play", "In the Groove")
    for number, card in enumerate(("Mimic", "Corroder"), 1):
        t.until(side="runner", kind="action")
        t.runner("install", card)
        t.until(side="runner", kind="choose effect")
        t.choose(1)
        assert len(t.events("gain credits")) == number
    assert lasting(t) == 1, "it has not been used up"
    turn = t.game.state.turn
    while t.game.state.turn < turn + 2:
        t.passes() if t.decision.kind != "action" else t.choose(t.find("gain credit")[0])
    assert lasting(t) == 0
    t.until(side="runner", kind="action")
    t.runner("install", "Crypsis")
    assert t.decision.kind != "choose effect"


@pytest.mark.example("nsg-26.03 9.6.13c", 1)
def test_the_tag_of_joshua_b_comes_once_though_he_has_gone() -> None:
    t = Table(
        position(
            at="5.7.1d",
            corp=Seat(deck=["9x Hedge Fund"]),
            runner=Seat(rig=["Joshua B.", "Aesop’s Pawnshop"], deck=["9x Diesel"]),
        )
    )
    t.until(side="runner", kind="reaction")
    t.runner("trigger", "Joshua B.")
    if t.can("yes"):
        t.runner("yes")
    assert t.clicks["runner"] == 5
    t.until(side="runner", option="yes")
    t.runner("yes")
    assert t.zone("Joshua B.") == "heap"
    turn = t.game.state.turn
    while t.game.state.turn < turn + 1:
        t.passes() if t.decision.kind != "action" else t.choose(t.find("gain credit")[0])
    assert t.tags == 1, "the ability did not depend on the card"
    assert lasting(t) == 0
    while t.game.state.turn < turn + 3:
        t.passes() if t.decision.kind != "action" else t.choose(t.find("gain credit")[0])
    assert len(t.events("tags")) == 1, "and it was there for one turn"


@pytest.mark.example("nsg-26.03 9.9.2", 1)
def test_process_automation_is_one_instruction_with_two_effects() -> None:
    t = Table(position(runner=Seat(credits=0, hand=["Process Automation"], deck=["2x Diesel"])))
    t.runner("play", "Process Automation")
    assert t.credits["runner"] == 2
    assert len(t.events("draw")) == 1
    assert len(t.game.state.zones["grip"]) == 1


@pytest.mark.example("nsg-26.03 9.12.5d", 1)
def test_a_persisting_ability_that_is_pending_makes_no_instance_for_the_next_run() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(credits=9, rig=["Doppelgänger"]),
            servers={
                "remote 1": At(root=["AMAZE Amusements (rezzed)", "Hostile Takeover"], ice=["Enigma"]),
                "remote 2": At(root=["Private Security Force"]),
            },
        )
    )
    t.run("remote 1")
    t.until(option="access")
    t.runner("access", "Hostile Takeover")
    t.until(option="trash")
    t.runner("trash", "AMAZE Amusements")
    t.until(side="runner", option="trigger")
    assert t.tags == 0, "the tags are still pending"
    t.runner("trigger", "Doppelgänger")
    if t.can("yes"):
        t.runner("yes")
    t.runner("server", server="remote 2")
    while t.decision.kind != "action":
        t.passes()
    assert t.zone("Private Security Force") == "runner score"
    assert t.tags == 2, "for the first run alone"
    assert len(t.events("tags")) == 1
