"""The run of NISEI 1.4, row by row (6.9)."""

import pytest

from rulerunner import At, Running, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import when
from tests.support.table import Table


def witness(name: str, kind: str) -> Face:
    """A resource that gains 1 credit whenever something of a kind happens."""
    return Face(Facts(name, "runner", "resource"), (when(Trigger(kind), Gain(1)),))


ANNOUNCED = witness("Announced", "server announced")
BEGUN = witness("Begun", "run begins")
APPROACHED = witness("Approached", "approach")
PASSED = witness("Passed", "pass")
PASSED_ALL = witness("Passed All", "passes all ice")
AT_SERVER = witness("At Server", "approach server")


def order(t: Table) -> list[str]:
    """Steps and events in order; a step is its rule."""
    return [e.rule if e.kind == "step" else e.kind for e in t.game.events]


def gained(t: Table, after: str, before: str) -> bool:
    """Whether the Runner's credits were gained between two steps (the last ones of these)."""
    seen = order(t)
    last = len(seen) - 1 - seen[::-1].index(before)
    first = len(seen[:last]) - 1 - seen[:last][::-1].index(after)
    return "gain credits" in seen[first:last]


# --- the whole way ----------------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.9", "nisei-1.4 6.2.2")
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
    phases = dict.fromkeys(e.detail for e in t.events("step") if e.rule.startswith("6.9"))
    assert list(phases) == [
        "Initiation",
        "Approach ice",
        "Encounter ice",
        "Pass ice",
        "Approach server",
        "Run ends",
    ]


# --- 6.9.1: initiation ------------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.9.1a", "nisei-1.4 6.9.1b")
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
    assert [(e.n, e.detail) for e in gains] == [(1, ""), (1, "bad publicity")]
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


# --- 6.9.3: the encounter ---------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.9.3a")
def test_what_waits_for_an_encounter_resolves_before_subroutines_can_be_broken() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Gordian Blade"]), servers={"HQ": At(ice=["Tollbooth (rezzed)"])}
        )
    )
    t.run("HQ")
    t.until(rule="6.9.3b")
    assert t.credits["runner"] == 6
    spent = t.events("spend credits")
    assert [e.n for e in spent] == [3]


@pytest.mark.rule("nisei-1.4 6.9.3b", "nisei-1.4 6.5.1")
def test_subroutines_are_broken_in_the_window_of_the_encounter_and_nowhere_else() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Corroder", "Self-modifying Code"], deck=["Mimic"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.run("HQ")
    usable: dict[str, bool] = {}
    while t.in_run():
        if t.decision.side == "runner" and t.decision.kind == "paid":
            usable[t.decision.rule] = t.can("use", "Corroder", ability=0)
        t.passes()
    assert usable["6.9.3b"]
    assert not any(can for rule, can in usable.items() if rule != "6.9.3b")
    assert set(usable) >= {"6.9.2b", "6.9.2e", "6.9.3b"}


@pytest.mark.rule("nisei-1.4 6.9.3c", "nisei-1.4 6.5.2")
def test_unbroken_subroutines_resolve_in_printed_order() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(rig=["Mimic", "Yog.0"]),
            servers={"HQ": At(ice=["Archer (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="corp", kind="choose card")  # the second subroutine asks for a program
    assert t.credits["corp"] == 2, "the first has resolved"
    t.corp("card", "Mimic")
    assert [e.n for e in t.events("subroutine resolves")] == [0, 1, 2, 3]
    assert {t.zone("Mimic"), t.zone("Yog.0")} == {"heap"}
    assert t.happened("end the run")


@pytest.mark.rule("nisei-1.4 6.9.3c")
def test_broken_subroutines_do_not_resolve() -> None:
    t = Table(
        position(runner=Seat(credits=9, rig=["Gordian Blade"]), servers={"HQ": At(ice=["Enigma (rezzed)"])})
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Gordian Blade", ability=0)
    t.runner("subroutine", number=1)
    t.runner("pass")
    assert [e.n for e in t.events("subroutine resolves")] == [0]
    assert t.clicks["runner"] == 2, "one for the run, one lost"
    assert t.happened("pass", "Enigma")


@pytest.mark.rule("nisei-1.4 6.9.3d", "nisei-1.4 10.3.1b")
def test_strength_for_the_encounter_is_gone_after_it() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Corroder"]),
            servers={"HQ": At(ice=["Wall of Static (rezzed)", "Wall of Static (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=1)
    t.runner("use", "Corroder", ability=0)
    t.runner("pass")
    assert t.happened("encounter ends")
    t.until(side="runner", rule="6.9.3b")
    assert not t.can("use", "Corroder", ability=0), "strength 2 against 3 again"
    assert t.can("use", "Corroder", ability=1)


# --- 6.9.4: passing ice -----------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.9.4a", "nisei-1.4 6.9.4b")
def test_what_waits_for_ice_to_be_passed_resolves_in_the_checkpoint_that_follows() -> None:
    t = Table(
        position(runner=Seat(rig=["Passed"]), servers={"HQ": At(ice=["Ice Wall", "Enigma"])}, faces=[PASSED])
    )
    t.run("HQ")
    t.until(rule="6.9.2d")
    assert t.credits["runner"] == 6
    assert gained(t, "6.9.4b", "6.9.4c")


@pytest.mark.rule("nisei-1.4 6.9.4a")
def test_all_ice_is_passed_only_with_the_innermost() -> None:
    t = Table(
        position(
            runner=Seat(rig=["Passed All"]),
            servers={"HQ": At(ice=["Ice Wall", "Enigma"])},
            faces=[PASSED_ALL],
        )
    )
    t.run("HQ")
    t.until(rule="6.9.2d")
    assert not t.happened("passes all ice")
    assert t.credits["runner"] == 5
    t.until(rule="6.9.5c")
    assert t.credits["runner"] == 6
    assert [t.name(e.card) for e in t.events("pass")] == ["Ice Wall", "Enigma"]


@pytest.mark.rule("nisei-1.4 6.9.4c", "nisei-1.4 6.6.2", "nisei-1.4 6.6.3")
def test_after_passing_comes_the_next_ice_inward_or_the_server() -> None:
    t = Table(position(servers={"HQ": At(ice=["Ice Wall", "Enigma"])}))
    t.run("HQ")
    t.finish_run()
    after = [b for a, b in zip(t.steps("6.9"), t.steps("6.9")[1:], strict=False) if a == "6.9.4c"]
    assert after == ["6.9.2a", "6.9.5a"]
    assert [t.name(e.card) for e in t.events("approach")] == ["Ice Wall", "Enigma"]


# --- 6.9.5: at the server ---------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.9.5a")
def test_what_waits_for_the_approach_of_the_server_resolves_before_the_window() -> None:
    t = Table(
        position(
            runner=Seat(rig=["At Server", "Self-modifying Code"], deck=["Mimic"]),
            faces=[AT_SERVER],
        )
    )
    t.run("HQ")
    assert t.decision.rule == "6.9.5b"
    assert t.credits["runner"] == 6


@pytest.mark.rule("nisei-1.4 6.9.5a")
def test_without_ice_all_ice_is_passed_as_the_server_is_approached() -> None:
    t = Table(position(runner=Seat(rig=["Passed All"]), faces=[PASSED_ALL]))
    t.run("HQ")
    assert [e.rule for e in t.events("passes all ice")] == ["6.9.5a"]
    assert t.credits["runner"] == 6


@pytest.mark.rule("nisei-1.4 6.9.5a")
def test_with_ice_all_ice_is_not_passed_a_second_time() -> None:
    t = Table(
        position(runner=Seat(rig=["Passed All"]), servers={"HQ": At(ice=["Ice Wall"])}, faces=[PASSED_ALL])
    )
    t.run("HQ")
    t.until(rule="6.9.5c")
    assert [e.rule for e in t.events("passes all ice")] == ["6.9.4a"]


@pytest.mark.rule("nisei-1.4 6.9.5c", "nisei-1.4 6.1.5a")
def test_the_runner_may_jack_out_before_the_server_even_at_once() -> None:
    t = Table(position(corp=Seat(hand=["Hedge Fund"])))
    t.run("HQ")
    assert (t.decision.side, t.decision.rule) == ("runner", "6.9.5c")
    t.runner("yes")
    assert not t.in_run()
    assert t.steps("6.9.5") == ["6.9.5a", "6.9.5b", "6.9.5c"]
    assert not t.happened("access")


@pytest.mark.rule("nisei-1.4 6.9.5d")
def test_the_last_window_allows_rezzing_but_no_ice() -> None:
    t = full_table(Running("HQ", at="6.9.5d"))
    t.until(side="corp")
    assert t.decision.rule == "6.9.5d"
    assert [t.name(o.card) for o in t.find("rez")] == ["Crisium Grid", "PAD Campaign"]
    t.corp("rez", "Crisium Grid")
    t.finish_run()
    assert not t.happened("successful run"), "rezzed just in time"


@pytest.mark.rule("nisei-1.4 6.9.5e", "nisei-1.4 6.9.5f")
def test_what_waits_for_a_successful_run_resolves_before_any_access() -> None:
    t = Table(position(corp=Seat(hand=["Hedge Fund"]), runner=Seat(rig=["Desperado"])))
    t.run("HQ")
    t.finish_run()
    assert [e.rule for e in t.events("successful run")] == ["6.9.5e"]
    assert gained(t, "6.9.5f", "6.9.5g")
    assert order(t).index("gain credits") < order(t).index("access")


@pytest.mark.rule("nisei-1.4 6.9.5g", "nisei-1.4 6.9.5h", "nisei-1.4 6.7.1a")
def test_the_runner_accesses_the_attacked_server_and_its_root() -> None:
    t = Table(position(corp=Seat(hand=["Hedge Fund"]), servers={"HQ": At(root=["Crisium Grid"])}))
    t.run("HQ")
    t.finish_run()
    assert sorted(t.name(e.card) for e in t.events("access")) == ["Crisium Grid", "Hedge Fund"]
    seen = order(t)
    assert seen.index("6.9.5g") < seen.index("access") < seen.index("6.9.5h")


# --- 6.9.6: the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.9.6a", "nisei-1.4 6.9.6b", "nisei-1.4 6.9.6c", "nisei-1.4 6.9.6d")
def test_the_end_of_a_run_closes_windows_takes_credits_back_and_names_the_outcome() -> None:
    t = Table(
        position(
            corp=Seat(score=["Nisei MK II (1 agenda)"], bad_publicity=1),
            servers={"HQ": At(ice=["Ice Wall"])},
        )
    )
    t.run("HQ")
    t.corp("use", "Nisei MK II")
    seen = [
        f"{e.rule} {e.kind}" if e.kind in ("step", "lose credits", "run ends") else e.kind
        for e in t.after("end the run")
        if e.kind in ("window closes", "step", "lose credits", "unsuccessful run", "run ends")
    ]
    assert seen[:8] == [
        "window closes",
        "6.9.6a step",
        "6.9.6b step",
        "6.9.6b lose credits",
        "6.9.6c step",
        "6.9.6d step",
        "unsuccessful run",
        "6.9.6d run ends",
    ]
