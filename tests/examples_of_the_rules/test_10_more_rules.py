"""Worked examples of chapter 10: checkpoints, damage, tags, the words of later cards."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.kernel.change import atoms
from rulerunner.kernel.read.values import requirement, strength
from tests.support.table import Table


@pytest.mark.example("nsg-26.03 10.3.1b", 1)
@pytest.mark.example("nisei-1.4 10.3.1b", 1)
def test_the_strength_of_an_encounter_is_gone_at_the_checkpoint_after_it() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Corroder"]),
            servers={"HQ": At(ice=["Wall of Static (rezzed)", "Ice Wall"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=1)
    t.runner("use", "Corroder", ability=0)
    assert strength(t.game.state, t.card("Corroder")) == 3
    t.runner("pass")
    assert t.game.state.encounter is None
    assert strength(t.game.state, t.card("Corroder")) == 2


@pytest.mark.example("nsg-26.03 10.3.1b", 2)
@pytest.mark.example("nisei-1.4 10.3.1b", 2)
@pytest.mark.parametrize("rules", ["nsg-26.03", "nisei-1.4"])
def test_targeted_marketing_is_trashed_at_the_checkpoint_after_an_agenda_is_stolen(rules: str) -> None:
    t = Table(
        position(
            rules=rules,
            turn="corp",
            corp=Seat(credits=0, clicks=1, hand=["Targeted Marketing"], deck=["9x Hedge Fund"]),
            runner=Seat(credits=20, hand=["Sure Gamble", "Diesel"], deck=["9x Diesel"]),
            servers={"remote 1": At(root=["PAD Campaign"]), "remote 2": At(root=["Hostile Takeover"])},
        )
    )
    t.corp("play", "Targeted Marketing")
    t.corp("name", detail="Sure Gamble")
    t.until(side="runner", kind="action")
    t.run("remote 1")
    t.finish_run()
    assert t.zone("Targeted Marketing") == "play", "nothing was stolen"
    t.run("remote 2")
    while not t.happened("steal"):
        assert t.zone("Targeted Marketing") == "play"
        t.passes()
    assert t.zone("Targeted Marketing") == "Archives", "before anybody has anything more to choose"
    assert t.rezzed("Targeted Marketing"), "face up, as after any play"
    checkpoint, *_ = [e for e in t.after("steal") if e.rule.startswith("10.3.1")]
    assert (checkpoint.kind, checkpoint.rule) == ("trash", "10.3.1b"), "in the very next checkpoint"
    assert checkpoint.card == t.card("Targeted Marketing")
    t.finish_run()
    t.runner("play", "Sure Gamble")
    assert t.credits["corp"] == 0, "what it would have paid for is over with it"


@pytest.mark.example("nsg-26.03 10.13.1", 1)
def test_embedded_reporting_gets_two_counters_for_each_advancement_past_the_third() -> None:
    t = Table(
        position(
            turn="corp", at="5.6.2a", servers={"remote 1": At(root=["Embedded Reporting (5 advancement)"])}
        )
    )
    t.until(option="score")
    t.corp("score", "Embedded Reporting")
    assert t.zone("Embedded Reporting") == "corp score"
    assert t.counters("Embedded Reporting", "agenda") == 4
    assert t.counters("Embedded Reporting", "advancement") == 0


@pytest.mark.example("nsg-26.03 10.13.2", 1)
def test_project_ingatan_is_measured_as_it_was_when_it_was_scored() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(deck=["9x Hedge Fund"]),
            servers={"remote 1": At(root=["Project Ingatan", "SanSan City Grid (rezzed)"])},
        )
    )
    for _ in range(3):
        t.until(side="corp", kind="action")
        t.corp("advance", "Project Ingatan")
    assert requirement(t.game.state, t.card("Project Ingatan")) == 2
    t.until(option="score")
    t.corp("score", "Project Ingatan")
    assert t.zone("Project Ingatan") == "corp score"
    assert t.counters("Project Ingatan", "advancement") == 0
    assert requirement(t.game.state, t.card("Project Ingatan")) == 3
    assert t.counters("Project Ingatan", "agenda") == 1


@pytest.mark.example("nsg-26.03 10.1.5", 2)
def test_a_copy_of_boomerang_is_any_card_of_that_name() -> None:
    t = Table(
        position(
            runner=Seat(hand=["Boomerang"], discard=["Boomerang"], deck=["2x Diesel"], credits=9),
            servers={"HQ": At(ice=["Enigma (rezzed)"])},
        )
    )
    (old,), (new,) = t.game.state.zones["heap"], t.game.state.zones["grip"]
    t.runner("install", "Boomerang")
    if t.can("card"):
        t.runner("card", "Enigma")
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Boomerang")
    for number in (0, 1):
        t.runner("subroutine", number=number)
    atoms.move(t.game.state, new, "removed", faceup=True)  # the one that was used is out of reach
    t.until(option="trigger")
    t.runner("trigger", "Boomerang")
    assert t.game.state.cards[old].zone == "stack"
    assert t.game.state.cards[new].zone == "removed"


@pytest.mark.example("nsg-26.03 10.3.1e", 2)
@pytest.mark.example("nisei-1.4 10.3.1e", 1)
def test_bad_times_costs_as_few_programs_as_will_do() -> None:
    rig = ["Mimic", "Corroder", "Sneakdoor Beta"]
    t = Table(position(turn="corp", corp=Seat(hand=["Bad Times"]), runner=Seat(tags=1, rig=rig)))
    s = t.game.state
    costs = {name: s.cards[t.card(name)].face.facts.memory for name in rig}
    assert costs == {"Mimic": 1, "Corroder": 1, "Sneakdoor Beta": 2}
    t.corp("play", "Bad Times")
    assert t.decision.side == "runner"
    assert {t.name(o.card) for o in t.decision.options if o.card >= 0} == {
        "Mimic",
        "Corroder",
        "Sneakdoor Beta",
    }
    t.runner("trash", "Mimic")
    if t.can("trash"):
        assert not t.can("trash", "Sneakdoor Beta"), "more than is needed"
        t.runner("trash", "Corroder")
    assert (t.zone("Mimic"), t.zone("Corroder"), t.zone("Sneakdoor Beta")) == ("heap", "heap", "table")


@pytest.mark.example("nisei-1.4 10.5.5", 1)
def test_keegan_lane_takes_a_tag_of_the_runner_to_trash_a_program() -> None:
    t = Table(
        position(
            runner=Seat(tags=1, rig=["Mimic"]),
            servers={"HQ": At(ice=["Enigma"], root=["Keegan Lane (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="corp", option="use")
    t.corp("use", "Keegan Lane")
    assert t.tags == 0
    assert t.zone("Keegan Lane") == "Archives"
    assert t.zone("Mimic") == "heap"


@pytest.mark.card("Argus Security: Protection Guaranteed", "The Cleaners")
@pytest.mark.example("nsg-26.03 10.4.1", 1)
@pytest.mark.example("nisei-1.4 10.4.1", 1)
def test_the_cleaners_add_to_damage_done_by_the_corp_and_not_to_what_the_runner_suffers_for_argus() -> None:
    t = Table(
        position(
            corp=Seat(
                identity="Argus Security: Protection Guaranteed",
                credits=20,
                hand=["Punitive Counterstrike"],
                deck=["Hostile Takeover", "9x Enigma"],
                score=["The Cleaners"],
            ),
            runner=Seat(credits=0, clicks=1, hand=["5x Diesel"]),
        )
    )
    t.run("R&D")
    t.until(kind="choose effect")
    t.choose(1)
    t.until(side="corp", kind="action")
    assert t.zone("Hostile Takeover") == "runner score"
    assert [(e.amount, e.sort) for e in t.events("damage")] == [(2, "meat")]
    t.corp("play", "Punitive Counterstrike")
    while len(t.events("damage")) == 1:
        t.choose(t.find("number", number=0)[0]) if t.can("number") else t.passes()
    assert [e.amount for e in t.events("damage")] == [2, 2], "1 for the agenda and 1 for The Cleaners"
