"""The run of NISEI 1.4, row by row: the encounter, passing, the server, the end (6.9.3 to 6.9.6)."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table
from tests.support.witness import gained, order, witness

PASSED = witness("Passed", "pass")
PASSED_ALL = witness("Passed All", "passes all ice")
AT_SERVER = witness("At Server", "approach server")


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
    assert [e.amount for e in spent] == [3]


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
    assert [e.place for e in t.events("subroutine resolves")] == [0, 1, 2, 3]
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
    assert [e.place for e in t.events("subroutine resolves")] == [0]
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
