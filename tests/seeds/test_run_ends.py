"""Seed 000: Run Ends (6.8), every rule and example; the open windows (6.8.2) have a file of their own."""

import pytest

from rulerunner import At, Seat, position
from tests.support.table import Table

# --- 6.8.1: the phase, and the way back -------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.8.1")
def test_after_the_last_phase_the_game_is_back_in_the_turn_the_run_was_made_in() -> None:
    t = Table(position(servers={"HQ": At(ice=["Ice Wall (rezzed)"])}))
    t.run("HQ")
    t.finish_run()
    assert t.steps("6.9.6") == ["6.9.6a", "6.9.6b", "6.9.6c", "6.9.6d"]
    assert t.steps()[t.steps().index("6.9.6d") + 1 :][:2] == ["5.7.1g", "5.7.1e"]
    assert t.decision.rule == "5.7.1f"
    assert t.clicks["runner"] == 3


@pytest.mark.rule("nisei-1.4 6.8.1")
def test_a_run_made_by_an_event_goes_back_into_that_event() -> None:
    t = Table(position(runner=Seat(hand=["Inside Job"]), servers={"HQ": At(ice=["Ice Wall"])}))
    t.runner("play", "Inside Job")
    t.runner("server", server="HQ")
    t.finish_run()
    assert t.zone("Inside Job") == "heap"
    run_over = t.events("run ends")[0].moment
    assert t.events("resolved", card=t.card("Inside Job"))[0].moment > run_over


# --- 6.8.3: bad publicity credits -------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.8.3")
def test_bad_publicity_credits_that_are_left_go_with_the_run() -> None:
    t = Table(position(corp=Seat(bad_publicity=3), runner=Seat(credits=2), servers={"HQ": At()}))
    t.run("HQ")
    assert t.credits["runner"] == 5
    t.finish_run()
    assert t.credits["runner"] == 2
    assert [(e.amount, e.rule) for e in t.events("lose credits")] == [(3, "6.9.6b")]


@pytest.mark.rule("nisei-1.4 6.8.3")
def test_spent_bad_publicity_credits_are_not_lost_again() -> None:
    t = Table(
        position(
            corp=Seat(bad_publicity=2),
            runner=Seat(credits=3, rig=["Corroder"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Corroder", ability=0)
    assert t.credits["runner"] == 4
    t.finish_run()
    assert t.credits["runner"] == 3
    assert [e.amount for e in t.events("lose credits")] == [1]


# --- 6.8.4: unsuccessful runs -----------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.8.4")
def test_a_run_stopped_by_ice_becomes_unsuccessful() -> None:
    t = Table(position(servers={"HQ": At(ice=["Ice Wall (rezzed)"])}))
    t.run("HQ")
    t.finish_run()
    assert t.happened("unsuccessful run", server=0)
    assert t.happened("run ends", sort="unsuccessful")
    assert not t.happened("successful run")


@pytest.mark.rule("nisei-1.4 6.8.4")
def test_a_run_the_runner_leaves_becomes_unsuccessful() -> None:
    t = Table(position())
    t.run("HQ")
    assert t.decision.rule == "6.9.5c"
    t.runner("yes")
    assert t.happened("jack out")
    assert t.happened("unsuccessful run")
    assert "6.9.5e" not in t.steps()


@pytest.mark.rule("nisei-1.4 6.8.4a")
def test_a_successful_run_that_is_ended_afterwards_does_not_become_unsuccessful() -> None:
    t = Table(
        position(
            runner=Seat(credits=1, score=["Priority Requisition"]),
            servers={"HQ": At(root=["Giordano Memorial Field (rezzed)"])},
        )
    )
    t.run("HQ")
    t.finish_run()
    assert t.happened("end the run")
    assert t.happened("successful run")
    assert not t.happened("unsuccessful run")
    assert t.happened("run ends", sort="successful")


@pytest.mark.example("nisei-1.4 6.8.4a", 1)
@pytest.mark.rule("nisei-1.4 6.8.4a", "nisei-1.4 6.8.4a example")
def test_at_crisium_grid_a_run_is_neither_successful_nor_unsuccessful() -> None:
    t = Table(
        position(
            corp=Seat(hand=["Hedge Fund"]),
            runner=Seat(rig=["John Masanori"], deck=["Sure Gamble"]),
            servers={"HQ": At(root=["Crisium Grid (rezzed)"])},
        )
    )
    t.run("HQ")
    t.finish_run()
    assert "6.9.5e" in t.steps()
    assert not t.happened("successful run")
    assert not t.happened("unsuccessful run")
    assert [e.sort for e in t.events("run ends")] == [""]
    assert t.tags == 0, "John Masanori sees no unsuccessful run"
    assert not t.happened("draw"), "nor a successful one"
    assert t.happened("access", "Crisium Grid"), "the Runner accesses cards all the same"


@pytest.mark.rule("nisei-1.4 6.8.4a")
def test_leaving_a_server_with_crisium_grid_early_is_unsuccessful() -> None:
    t = Table(
        position(runner=Seat(rig=["John Masanori"]), servers={"HQ": At(root=["Crisium Grid (rezzed)"])})
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.5c")
    t.runner("yes")
    assert t.happened("unsuccessful run")
    assert t.tags == 1


@pytest.mark.rule("nisei-1.4 6.8.4b")
def test_a_run_on_a_server_that_is_gone_does_not_become_unsuccessful() -> None:
    # Data Mine is all there is of the server, and trashes itself.
    t = Table(
        position(
            runner=Seat(hand=["Diesel"], rig=["John Masanori"], deck=["Sure Gamble"]),
            servers={"remote 1": At(ice=["Data Mine (rezzed)"])},
        )
    )
    t.run("remote 1")
    t.finish_run()
    assert t.happened("server ceases", server=3)
    assert "6.9.5e" not in t.steps(), "there is no server left to reach"
    assert not t.happened("unsuccessful run")
    assert not t.happened("successful run")
    assert [e.sort for e in t.events("run ends")] == [""]
    assert t.tags == 0


@pytest.mark.rule("nisei-1.4 6.8.4b")
def test_the_same_run_is_unsuccessful_if_something_of_the_server_stays() -> None:
    t = Table(
        position(
            runner=Seat(hand=["Diesel"], rig=["John Masanori"]),
            servers={"remote 1": At(ice=["Data Mine (rezzed)"], root=["PAD Campaign"])},
        )
    )
    t.run("remote 1")
    t.until(side="runner", rule="6.9.5c")
    t.runner("yes")
    assert not t.happened("server ceases")
    assert t.happened("unsuccessful run")
    assert t.tags == 1


# --- 6.8.5: what waits for the end ------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 6.8.5")
def test_what_waits_for_the_end_of_a_run_resolves_once_no_run_is_in_progress() -> None:
    t = Table(
        position(
            runner=Seat(tags=1, hand=["Diesel", "Sure Gamble"]),
            servers={"remote 1": At(root=["Dedicated Response Team (rezzed)"])},
        )
    )
    t.run("HQ")
    t.finish_run()
    damage = t.events("damage")
    assert [e.amount for e in damage] == [2]
    assert damage[0].run == -1, "not during a run"
    kinds = [e.rule if e.kind == "step" else e.kind for e in t.game.events]
    assert kinds.index("6.9.6d") < kinds.index("run ends") < kinds.index("damage")


@pytest.mark.example("nisei-1.4 6.8.5", 1)
@pytest.mark.rule("nisei-1.4 6.8.5", "nisei-1.4 6.8.5 example")
def test_jesminder_sareen_does_not_avoid_the_tag_of_john_masanori() -> None:
    t = Table(
        position(
            runner=Seat(identity="Jesminder Sareen", rig=["John Masanori"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.run("HQ")
    t.finish_run()
    assert t.happened("unsuccessful run")
    assert t.tags == 1
    assert not t.happened("prevent")


@pytest.mark.rule("nisei-1.4 6.8.5")
def test_jesminder_sareen_does_avoid_a_tag_taken_during_the_run() -> None:
    t = Table(
        position(
            runner=Seat(identity="Jesminder Sareen", rig=["John Masanori"]),
            servers={"HQ": At(ice=["Data Raven (rezzed)"])},
        )
    )
    t.run("HQ")
    t.runner("effect", number=0)  # take the tag of Data Raven
    assert t.happened("prevent")
    assert t.tags == 0
    t.until(side="runner", rule="6.9.5c")
    t.runner("yes")
    assert t.tags == 1, "and still not the one that comes after the run"
