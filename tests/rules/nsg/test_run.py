"""26.03, 6.1 to 6.7 and 6.9: the run, row by row."""

from typing import Any

import pytest

from rulerunner import At, Running, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.instructions import Gain
from rulerunner.lang.refs import ANY_SERVER
from rulerunner.lang.sugar import at, when
from tests.support.faces import made, table
from tests.support.table import Table

RULES = "nsg-26.03"


def runs(server: str, *made_up: Any, **place: Any) -> Table:
    """A table at which the Runner has just announced a server."""
    t = table(*made_up, rules=RULES, **place)
    t.runner("run")
    t.runner("server", server=server)
    return t


@pytest.mark.rule(
    "nsg-26.03 6.9",
    "nsg-26.03 6.1.1",
    "nsg-26.03 6.2.5b",
    "nsg-26.03 6.3.5",
    "nsg-26.03 6.5.6",
    "nsg-26.03 6.6.2",
    "nsg-26.03 6.6.4",
    "nsg-26.03 6.6.5",
    "nsg-26.03 6.6.6",
    "nsg-26.03 6.9.1",
    "nsg-26.03 6.9.2",
    "nsg-26.03 6.9.3",
    "nsg-26.03 6.9.4",
    "nsg-26.03 6.9.5",
    "nsg-26.03 6.9.6",
    "nsg-26.03 6.9.2a",
    "nsg-26.03 6.9.3a",
    "nsg-26.03 6.9.3d",
    "nsg-26.03 6.9.3e",
    "nsg-26.03 6.9.4d",
    "nsg-26.03 6.9.4h",
    "nsg-26.03 6.9.5c",
    "nsg-26.03 6.9.6d",
)
def test_a_run_past_broken_and_unrezzed_ice_goes_through_every_step() -> None:
    t = runs(
        "HQ",
        corp=Seat(credits=0, hand=["Hedge Fund"]),
        runner=Seat(credits=1, rig=["Corroder"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)", "Enigma"])},
    )
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=0)
    t.finish_run()
    first = ["6.9.1a", "6.9.1b", "6.9.1c", "6.9.1d", "6.9.1e", "6.9.1f"]
    ice_wall = ["6.9.2a", "6.9.2b", "6.9.2c", "6.9.3a", "6.9.3b", "6.9.3c", "6.9.3d", "6.9.3e"]
    past_it = ["6.9.4a", "6.9.4b", "6.9.4c", "6.9.4d", "6.9.4e", "6.9.4f"]
    enigma = ["6.9.2a", "6.9.2b", "6.9.2c", *past_it]
    server = ["6.9.4g", "6.9.4h", "6.9.5a", "6.9.5b", "6.9.5c"]
    end = ["6.9.6a", "6.9.6b", "6.9.6c", "6.9.6d"]
    assert t.steps("6.9") == [*first, *ice_wall, *past_it, *enigma, *server, *end]
    assert [e.rule for e in t.events("pass")] == ["6.9.4a", "6.9.4a"]
    assert [e.rule for e in t.events("passes all ice")] == ["6.9.4a"]
    assert not t.events("unsuccessful run")


@pytest.mark.rule(
    "nsg-26.03 6.9.1f", "nsg-26.03 6.9.4a", "nsg-26.03 6.1.5b", "nsg-26.03 6.3.5", "nsg-26.03 6.6.6"
)
def test_a_run_on_a_bare_server_goes_straight_to_movement_and_passes_no_ice() -> None:
    t = runs("Archives")
    assert (t.decision.side, t.decision.rule) == ("runner", "6.9.4c"), "even here the Runner may jack out"
    t.runner("no")
    t.finish_run()
    assert t.steps("6.9.2", "6.9.3") == []
    assert t.steps("6.9.4") == [f"6.9.4{letter}" for letter in "abcdefgh"]
    assert not t.events("pass")
    assert not t.events("passes all ice")
    assert len(t.events("successful run")) == 1


@pytest.mark.rule(
    "nsg-26.03 6.9.1a", "nsg-26.03 6.3.2b", "nsg-26.03 6.1.2a", "nsg-26.03 6.3.2", "nsg-26.03 6.3.4"
)
def test_costs_to_run_are_paid_as_the_server_is_announced() -> None:
    t = table(
        rules=RULES,
        corp=Seat(play=["Enhanced Login Protocol"]),
        runner=Seat(clicks=4),
    )
    t.runner("run")
    t.runner("server", server="HQ")
    spent = t.events("spend clicks")
    assert [e.amount for e in spent] == [1, 1]
    assert spent[1].moment < t.events("run begins")[0].moment
    assert t.clicks["runner"] == 2


@pytest.mark.rule("nsg-26.03 6.9.1c", "nsg-26.03 6.9.1d", "nsg-26.03 6.9.1e", "nsg-26.03 6.2.5a")
def test_after_the_run_begins_its_triggers_resolve_and_then_a_window_opens_to_both() -> None:
    bell = made("Bell", "asset", when(Trigger("run begins"), Gain(1)))
    t = runs(
        "HQ",
        bell,
        corp=Seat(credits=4),
        runner=Seat(credits=2, rig=["Self-modifying Code"], deck=["Corroder"]),
        servers={
            "HQ": At(ice=["Ice Wall"]),
            "remote 1": At(root=["Bell (rezzed)"]),
            "remote 2": At(root=["PAD Campaign"]),
        },
    )
    assert (t.decision.side, t.decision.rule) == ("runner", "6.9.1e")
    assert t.credits["corp"] == 5
    assert t.can("use", "Self-modifying Code")
    t.runner("pass")
    assert (t.decision.side, t.decision.rule) == ("corp", "6.9.1e")
    assert t.can("rez", "PAD Campaign")
    assert not t.can("rez", "Ice Wall"), "the ice is not approached yet"


@pytest.mark.rule(
    "nsg-26.03 6.9.2b", "nsg-26.03 6.4.3", "nsg-26.03 3.4.3a", "nsg-26.03 3.4.3", "nsg-26.03 9.2.7e"
)
def test_only_the_approached_ice_may_be_rezzed_and_only_while_it_is_approached() -> None:
    t = runs(
        "HQ",
        corp=Seat(credits=10),
        servers={
            "HQ": At(ice=["Ice Wall", "Enigma"]),
            "R&D": At(ice=["Wall of Static"]),
            "remote 1": At(root=["PAD Campaign"]),
        },
    )
    t.until(side="corp", rule="6.9.2b")
    assert t.can("rez", "Ice Wall")
    assert t.can("rez", "PAD Campaign")
    assert not t.can("rez", "Enigma")
    assert not t.can("rez", "Wall of Static")
    t.until(side="corp", rule="6.9.4e")
    assert t.can("rez", "PAD Campaign")
    assert not t.can("rez", "Ice Wall")
    assert not t.can("rez", "Enigma"), "the Runner has moved there but approaches it only next"


@pytest.mark.rule("nsg-26.03 6.9.3b", "nsg-26.03 6.9.4b")
@pytest.mark.parametrize("step", ["6.9.3b", "6.9.4b"])
def test_nothing_is_rezzed_in_the_windows_of_an_encounter_or_before_jacking_out(step: str) -> None:
    t = runs(
        "HQ",
        corp=Seat(credits=10, score=["Nisei MK II (1 agenda)"]),
        runner=Seat(credits=0, hand=["3x Diesel"]),
        servers={
            "HQ": At(ice=["Tithe (rezzed)"], root=["Ash 2X3ZB9CY"]),
            "remote 1": At(root=["PAD Campaign"]),
        },
    )
    t.until(side="corp", rule=step)
    assert t.can("use", "Nisei MK II"), "paid abilities may be used"
    assert not t.can("rez")


@pytest.mark.rule("nsg-26.03 6.9.2c", "nsg-26.03 6.4.4")
def test_ice_that_stays_unrezzed_is_passed_and_not_encountered() -> None:
    t = runs("HQ", corp=Seat(credits=1), servers={"HQ": At(ice=["Ice Wall"])})
    t.until(rule="6.9.4c")
    assert not t.events("encounter")
    assert [t.name(e.card) for e in t.events("pass")] == ["Ice Wall"]


@pytest.mark.rule("nsg-26.03 6.9.3c", "nsg-26.03 9.8.7b", "nsg-26.03 9.8.2", "nsg-26.03 9.8.3c")
def test_unbroken_subroutines_resolve_one_at_a_time_in_order() -> None:
    t = runs(
        "HQ",
        runner=Seat(hand=["3x Diesel"]),
        corp=Seat(credits=0),
        servers={"HQ": At(ice=["Tithe (rezzed)"])},
    )
    t.until(rule="6.9.4c")
    assert [e.place for e in t.events("subroutine resolves")] == [0, 1]
    assert t.steps("6.9.3") == ["6.9.3a", "6.9.3b", "6.9.3c", "6.9.3d", "6.9.3c", "6.9.3d", "6.9.3e"]
    assert t.events("damage")[0].moment < t.events("gain credits", side="corp")[0].moment


@pytest.mark.rule("nsg-26.03 9.8.7c")
def test_no_subroutine_resolves_after_one_ended_the_run() -> None:
    t = runs("HQ", runner=Seat(credits=0), servers={"HQ": At(ice=["Little Engine (rezzed)"])})
    t.finish_run()
    assert [e.place for e in t.events("subroutine resolves")] == [0]
    assert t.credits["runner"] == 0, "the last subroutine never gave its credits"
    assert t.steps("6.9")[-5:] == ["6.9.3c", "6.9.6a", "6.9.6b", "6.9.6c", "6.9.6d"]


@pytest.mark.rule("nsg-26.03 6.9.4c", "nsg-26.03 6.1.5a", "nsg-26.03 6.6.3")
def test_the_runner_may_jack_out_in_the_movement_phase_and_nowhere_else() -> None:
    t = runs(
        "HQ",
        corp=Seat(credits=9, hand=["Hedge Fund"]),
        runner=Seat(credits=9, rig=["Corroder", "Self-modifying Code"]),
        servers={"HQ": At(ice=["Ice Wall (rezzed)", "Enigma"], root=["Ash 2X3ZB9CY"])},
    )
    asked = []
    while t.in_run():
        if t.decision.about == "jack-out":
            asked.append(t.decision.rule)
            assert [o.kind for o in t.decision.options] == ["yes", "no"]
        if t.decision.rule == "6.9.3b" and t.can("use", "Corroder", ability=0):
            t.runner("use", "Corroder", ability=0)
        else:
            t.passes()
    assert asked == ["6.9.4c", "6.9.4c"], "once after each piece of ice"


@pytest.mark.rule("nsg-26.03 6.9.4c", "nsg-26.03 6.1.5", "nsg-26.03 6.8.4")
def test_jacking_out_goes_to_the_run_ends_phase_and_the_run_is_unsuccessful() -> None:
    t = runs("HQ", servers={"HQ": At(ice=["Ice Wall"])})
    t.until(rule="6.9.4c")
    t.runner("yes")
    assert not t.in_run()
    assert t.steps("6.9")[-5:] == ["6.9.4c", "6.9.6a", "6.9.6b", "6.9.6c", "6.9.6d"]
    assert len(t.events("jack out")) == 1
    assert len(t.events("unsuccessful run")) == 1


@pytest.mark.rule("nsg-26.03 6.9.4e")
def test_after_declining_to_jack_out_a_window_opens_before_the_server_is_approached() -> None:
    gate = made("Gate", "upgrade", when(at("approach server", ANY_SERVER), Gain(1)))
    t = runs(
        "HQ",
        gate,
        corp=Seat(credits=4),
        servers={"HQ": At(root=["Gate"]), "remote 1": At(root=["PAD Campaign"])},
    )
    t.until(side="corp", rule="6.9.4e")
    t.corp("rez", "Gate")
    assert not t.events("approach server")
    t.until(rule="5.7.1f")
    assert t.credits["corp"] == 5, "an upgrade rezzed here is in time for the approach"


@pytest.mark.rule("nsg-26.03 6.9.4g", "nsg-26.03 6.7.3")
def test_the_server_is_approached_once_before_the_run_is_declared_successful() -> None:
    t = runs("HQ", corp=Seat(hand=["Hedge Fund"]), servers={"HQ": At(ice=["Ice Wall"])})
    t.finish_run()
    order = [
        e.kind
        for e in t.game.events
        if e.kind in ("passes all ice", "approach server", "successful run", "breach")
    ]
    assert order == ["passes all ice", "approach server", "successful run", "breach"]
    assert [e.rule for e in t.events("approach server")] == ["6.9.4g"]
    assert [e.rule for e in t.events("successful run")] == ["6.9.5a"]


@pytest.mark.example("nsg-26.03 6.1.2d", 1)
@pytest.mark.rule("nsg-26.03 6.1.2d", "nsg-26.03 6.1.2b")
def test_sneakdoor_beta_moves_the_run_to_hq_without_meeting_its_ice() -> None:
    t = table(
        rules=RULES,
        corp=Seat(hand=["Hedge Fund"], discard=["Hostile Takeover"], credits=9),
        runner=Seat(rig=["Sneakdoor Beta"], identity="Gabriel Santiago", credits=0),
        servers={"HQ": At(ice=["Ice Wall (rezzed)"]), "Archives": At(ice=["Enigma"])},
    )
    t.runner("use", "Sneakdoor Beta")
    assert t.attacked == "Archives"
    t.until(rule="6.9.4c")
    t.runner("no")
    t.finish_run()
    assert [t.name(e.card) for e in t.events("approach")] == ["Enigma"]
    assert not t.events("encounter")
    assert [e.server for e in t.events("successful run")] == [0], "it is a successful run on HQ"
    assert [e.server for e in t.events("breach")] == [0]
    assert t.credits["runner"] == 2, "Gabriel Santiago saw a run on HQ"
    assert t.zone("Hostile Takeover") == "Archives", "Archives was not breached"


@pytest.mark.example("nsg-26.03 9.2.8f", 1)
@pytest.mark.rule("nsg-26.03 9.2.8f")
def test_femme_fatale_bypasses_tollbooth_before_its_toll_is_due() -> None:
    t = table(
        rules=RULES,
        runner=Seat(credits=10, hand=["Femme Fatale"]),
        servers={"HQ": At(ice=["Tollbooth (rezzed)"])},
    )
    t.runner("install", "Femme Fatale")
    t.runner("run")
    t.runner("server", server="HQ")
    assert t.credits["runner"] == 1
    t.until(side="runner", kind="yes or no")
    t.runner("yes")
    assert t.credits["runner"] == 0
    t.until(rule="6.9.4c")
    assert not t.events("end the run"), "the toll was never asked for"
    assert "6.9.3b" not in t.steps()
    assert [t.name(e.card) for e in t.events("pass")] == ["Tollbooth"]


@pytest.mark.rule("nsg-26.03 9.2.8f")
def test_without_the_bypass_the_toll_ends_the_run_of_a_poor_runner() -> None:
    t = table(
        rules=RULES,
        runner=Seat(credits=10, hand=["Femme Fatale"]),
        servers={"HQ": At(ice=["Tollbooth (rezzed)"])},
    )
    t.runner("install", "Femme Fatale")
    t.runner("run")
    t.runner("server", server="HQ")
    t.until(side="runner", kind="yes or no")
    t.runner("no")
    t.finish_run()
    assert t.credits["runner"] == 1
    assert len(t.events("end the run")) == 1


@pytest.mark.example("nsg-26.03 6.8.4a", 1)
@pytest.mark.rule("nsg-26.03 6.9.5a", "nsg-26.03 6.8.4a")
def test_a_run_kept_from_being_successful_still_breaches_and_is_not_unsuccessful() -> None:
    t = runs("HQ", corp=Seat(hand=["Hostile Takeover"]), servers={"HQ": At(root=["Crisium Grid (rezzed)"])})
    t.until(side="runner", kind="choose card")
    t.runner("access", detail="HQ")
    t.finish_run()
    assert not t.events("successful run")
    assert not t.events("unsuccessful run")
    assert t.zone("Hostile Takeover") == "runner score"


@pytest.mark.example("nsg-26.03 6.7.4c", 1)
@pytest.mark.rule("nsg-26.03 6.7.4c")
def test_siphoning_is_decided_once_ash_has_traced() -> None:
    t = table(
        rules=RULES,
        corp=Seat(credits=5, hand=["Hedge Fund"]),
        runner=Seat(credits=0, hand=["Account Siphon"]),
        servers={"HQ": At(root=["Ash 2X3ZB9CY (rezzed)"])},
    )
    t.runner("play", "Account Siphon")
    t.until(side="corp", rule="10.8.6c")
    t.corp("number", number=0)
    assert t.decision.about == "replace"
    assert t.decision.side == "runner"
    assert len(t.events("trace succeeds")) == 1
    assert t.can("no"), "the Runner may breach after all"
    t.runner("replace")
    t.runner("number", number=5)
    assert t.credits == {"corp": 0, "runner": 10}
    assert t.tags == 2
    assert not t.events("breach")


@pytest.mark.rule("nsg-26.03 6.9")
def test_a_position_may_start_at_a_step_of_a_run() -> None:
    t = Table(
        position(
            rules=RULES,
            corp=Seat(credits=9),
            servers={"HQ": At(ice=["Ice Wall", "Enigma"])},
            run=Running("HQ", "6.9.2a", ice=2),
        )
    )
    assert (t.decision.side, t.decision.rule) == ("corp", "6.9.2b")
    assert t.can("rez", "Enigma")
    t.until(rule="6.9.4c")
    assert [t.name(e.card) for e in t.events("pass")] == ["Enigma"]
    assert len(t.events("passes all ice")) == 1
