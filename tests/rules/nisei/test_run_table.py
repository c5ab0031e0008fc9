"""The run of NISEI 1.4, row by row: the whole way, initiation and the approach of ice (6.9.1, 6.9.2)."""

import pytest

from rulerunner import At, Running, Seat, position
from tests.support.table import Table
from tests.support.witness import gained, order, witness

ANNOUNCED = witness("Announced", "server announced")
BEGUN = witness("Begun", "run begins")
APPROACHED = witness("Approached", "approach")


# --- the whole way ----------------------------------------------------------------------------------------


@pytest.mark.rule(
    "nisei-1.4 6.9",
    "nisei-1.4 6.2.2",
    "nisei-1.4 6.9.1",
    "nisei-1.4 6.9.2",
    "nisei-1.4 6.9.3",
    "nisei-1.4 6.9.4",
    "nisei-1.4 6.9.5",
    "nisei-1.4 6.9.6",
)
def test_a_run_past_two_pieces_of_ice_goes_through_every_step_in_order() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(rig=["Corroder"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)", "Enigma"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=0)
    t.finish_run()
    assert " ".join(t.steps("6.9")).replace("6.9.", "") == (
        "1a 1b 1c 1d 1e 1f "
        "2a 2b 2c 2e 2f 3a 3b 3c 3d 4a 4b 4c "  # the first approach skips (d); the ice is rezzed
        "2a 2b 2c 2d 2e 2f 4a 4b 4c "  # the second does not; the ice stays unrezzed
        "5a 5b 5c 5d 5e 5f 5g 5h "
        "6a 6b 6c 6d"
    )


@pytest.mark.rule("nisei-1.4 6.9", "nisei-1.4 6.1.1")
def test_the_phases_come_in_their_order() -> None:
    t = Table(position(servers={"R&D": At(ice=["Neural Katana (rezzed)"])}, runner=Seat(hand=["Diesel"] * 4)))
    t.run("R&D")
    t.finish_run()
    phases = dict.fromkeys(e.sort for e in t.events("step") if e.rule.startswith("6.9"))
    assert list(phases) == [
        "Initiation",
        "Approach ice",
        "Encounter ice",
        "Pass ice",
        "Approach server",
        "Run ends",
    ]


# --- 6.9.1: initiation ------------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.9.1a", "nisei-1.4 6.9.1b", "nisei-1.4 6.1.2a")
def test_after_the_announcement_a_checkpoint_comes_before_the_run_begins() -> None:
    t = Table(
        position(
            corp=Seat(bad_publicity=1),
            runner=Seat(credits=0, rig=["Announced"]),
            servers={"HQ": At(ice=["Ice Wall"])},
            faces=[ANNOUNCED],
        )
    )
    t.run("HQ")
    gains = t.events("gain credits")
    assert [(e.amount, e.sort) for e in gains] == [(1, ""), (1, "bad publicity")]
    assert gains[0].run == -1, "the run has not begun yet"
    assert gained(t, "6.9.1b", "6.9.1c")


@pytest.mark.rule("nisei-1.4 6.9.1c")
def test_bad_publicity_pays_before_the_run_begins() -> None:
    t = Table(position(corp=Seat(bad_publicity=2), servers={"HQ": At(ice=["Ice Wall"])}))
    t.run("HQ")
    assert order(t).index("gain credits") < order(t).index("run begins")
    assert t.credits["runner"] == 7


@pytest.mark.rule("nisei-1.4 6.9.1d", "nisei-1.4 6.9.1e")
def test_what_waits_for_the_run_to_begin_resolves_in_the_checkpoint_that_follows() -> None:
    t = Table(position(runner=Seat(rig=["Begun"]), servers={"HQ": At(ice=["Ice Wall"])}, faces=[BEGUN]))
    t.run("HQ")
    assert gained(t, "6.9.1e", "6.9.1f")
    assert t.events("gain credits")[0].run == 0, "now it is during the run on HQ"


@pytest.mark.rule("nisei-1.4 6.9.1f")
def test_initiation_leads_to_ice_or_to_the_server() -> None:
    t = Table(position(servers={"HQ": At(ice=["Ice Wall"])}))
    t.run("HQ")
    t.finish_run()
    t.run("R&D")
    after = [b for a, b in zip(t.steps("6.9"), t.steps("6.9")[1:], strict=False) if a == "6.9.1f"]
    assert after == ["6.9.2a", "6.9.5a"]


# --- 6.9.2: approaching ice -------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.9.2a")
def test_what_waits_for_an_approach_resolves_before_the_window() -> None:
    t = Table(
        position(
            runner=Seat(rig=["Approached", "Self-modifying Code"], deck=["Mimic"]),
            servers={"HQ": At(ice=["Ice Wall"])},
            faces=[APPROACHED],
        )
    )
    t.run("HQ")
    assert t.decision.rule == "6.9.2b"
    assert t.credits["runner"] == 6
    assert t.name(t.events("approach")[0].card) == "Ice Wall"


def full_table(run: Running | None = None) -> Table:
    """Both players could do many things, were the window right."""
    return Table(
        position(
            corp=Seat(credits=20, score=["Nisei MK II (1 agenda)"]),
            runner=Seat(credits=9, rig=["Self-modifying Code", "Corroder"], deck=["Mimic"]),
            servers={
                "HQ": At(ice=["Ice Wall", "Enigma", "Chum (rezzed)"], root=["Crisium Grid"]),
                "R&D": At(ice=["Wall of Static"]),
                "remote 1": At(root=["PAD Campaign"]),
                "remote 2": At(root=["Hostile Takeover (2 advancement)"]),
            },
            run=run,
        )
    )


@pytest.mark.rule("nisei-1.4 6.9.2b")
@pytest.mark.rule("nisei-1.4 6.9.3b")
@pytest.mark.rule("nisei-1.4 6.9.5b")
@pytest.mark.parametrize(("step", "ice"), [("6.9.2b", 1), ("6.9.3b", 3), ("6.9.5b", 3)])
def test_the_first_window_of_each_phase_allows_paid_abilities_only(step: str, ice: int) -> None:
    t = full_table(Running("HQ", at=step, ice=ice))
    assert (t.decision.side, t.decision.rule, t.decision.kind) == ("runner", step, "paid")
    assert t.can("use", "Self-modifying Code")
    t.runner("pass")
    assert (t.decision.side, t.decision.rule) == ("corp", step)
    assert t.can("use", "Nisei MK II")
    assert {o.kind for o in t.decision.options} == {"use", "pass"}, "no rezzing, no scoring"


@pytest.mark.rule("nisei-1.4 6.9.2c", "nisei-1.4 6.1.5b")
def test_the_runner_cannot_jack_out_at_the_first_approach() -> None:
    t = full_table()
    t.run("HQ")
    t.until(rule="6.9.2e")
    assert t.steps("6.9.2") == ["6.9.2a", "6.9.2b", "6.9.2c", "6.9.2e"]


@pytest.mark.rule("nisei-1.4 6.9.2d", "nisei-1.4 6.1.5a")
def test_the_runner_may_jack_out_at_the_second_approach() -> None:
    t = full_table()
    t.run("HQ")
    t.until(rule="6.9.2d")
    assert (t.decision.side, [o.kind for o in t.decision.options]) == ("runner", ["yes", "no"])
    assert [t.name(e.card) for e in t.events("approach")] == ["Ice Wall", "Enigma"]
    t.runner("yes")
    assert t.happened("jack out")
    assert not t.in_run()
    assert t.steps("6.9")[-5:] == ["6.9.2d", "6.9.6a", "6.9.6b", "6.9.6c", "6.9.6d"]
    assert not t.can("rez", "Enigma")


@pytest.mark.rule("nisei-1.4 6.9.2d")
def test_a_runner_who_stays_goes_on_to_the_window_for_rezzing() -> None:
    t = full_table()
    t.run("HQ")
    t.until(rule="6.9.2d")
    t.runner("no")
    assert t.step == "6.9.2e"
    assert t.in_run()


@pytest.mark.rule("nisei-1.4 6.9.2e", "nisei-1.4 6.4.3", "nisei-1.4 9.2.7e")
def test_only_the_approached_ice_can_be_rezzed_and_cards_that_are_no_ice() -> None:
    t = full_table()
    t.run("HQ")
    t.until(side="corp", rule="6.9.2e")
    assert [t.name(o.card) for o in t.find("rez")] == ["Crisium Grid", "PAD Campaign", "Ice Wall"]
    assert not t.can("score")
    before = t.credits["corp"]
    t.corp("rez", "Ice Wall")
    assert t.rezzed("Ice Wall")
    assert t.credits["corp"] == before - 1
    assert not t.can("rez", "Ice Wall")


@pytest.mark.rule("nisei-1.4 6.4.3")
def test_in_no_other_window_of_a_run_can_ice_be_rezzed() -> None:
    t = full_table()
    t.run("HQ")
    offered: dict[str, set[str]] = {}
    while t.in_run():
        for option in t.find("rez"):
            offered.setdefault(t.decision.rule, set()).add(t.name(option.card))
        t.passes()
    assert offered["6.9.2e"] == {"Crisium Grid", "PAD Campaign", "Ice Wall", "Enigma"}
    assert {name for rule, names in offered.items() if rule != "6.9.2e" for name in names} == {
        "Crisium Grid",
        "PAD Campaign",
    }
    assert set(offered) == {"6.9.2e", "6.9.5d"}


@pytest.mark.rule("nisei-1.4 6.9.2f", "nisei-1.4 6.4.4")
def test_ice_rezzed_in_time_is_encountered() -> None:
    t = full_table()
    t.run("HQ")
    t.until(side="corp", rule="6.9.2e")
    t.corp("rez", "Ice Wall")
    t.corp("pass")
    t.runner("pass")
    assert t.steps("6.9")[-2:] == ["6.9.3a", "6.9.3b"]
    assert t.happened("encounter", "Ice Wall")
    assert not t.happened("pass")


@pytest.mark.rule("nisei-1.4 6.9.2f", "nisei-1.4 6.4.5")
def test_ice_left_unrezzed_is_passed_without_an_encounter() -> None:
    t = full_table()
    t.run("HQ")
    t.until(rule="6.9.2d")
    assert t.happened("pass", "Ice Wall")
    assert not t.happened("encounter")
    assert not t.steps("6.9.3")


# --- the last window, at the server ----------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.9.5d")
def test_the_last_window_allows_rezzing_but_no_ice() -> None:
    t = full_table(Running("HQ", at="6.9.5d"))
    t.until(side="corp")
    assert t.decision.rule == "6.9.5d"
    assert [t.name(o.card) for o in t.find("rez")] == ["Crisium Grid", "PAD Campaign"]
    t.corp("rez", "Crisium Grid")
    t.finish_run()
    assert not t.happened("successful run"), "rezzed just in time"
