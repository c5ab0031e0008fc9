"""The Runner's programs of 1996 to the last word."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import breaking, classic, rolled, strength_of
from tests.support.classic_corp import HAND, damage
from tests.support.classic_runner import CORP, runner_turn, succeeds, to_action
from tests.support.table import Table

# --- programs ---------------------------------------------------------------------------------------------


@pytest.mark.card("Morphing Tool", "Fubar")
def test_one_kind_of_ice_is_noted_at_a_time() -> None:
    marks = ("gate", "sentry", "wall")
    for first in range(3):
        t = runner_turn(runner=Seat(credits=30, hand=["Morphing Tool"], rig=["Fubar"], clicks=4))
        install_choosing(t, "Morphing Tool", first)
        assert [t.counters("Morphing Tool", mark) for mark in marks] == [int(n == first) for n in range(3)]
        for then in range(3):
            t.runner("use", "Morphing Tool")
            t.runner("effect", number=then)
            assert not t.can("effect")
            assert [t.counters("Morphing Tool", mark) for mark in marks] == [int(n == then) for n in range(3)]
            if t.clicks["runner"]:
                to_action(t)
            else:
                break
        t = classic(corp=CORP, at="C10.4", runner=Seat(credits=30, rig=["Fubar"]))
        t.runner("use", "Fubar")
        t.runner("effect", number=first)
        assert [t.counters("Fubar", mark) for mark in ("choice", *marks)] == [
            1,
            *(int(n == first) for n in range(3)),
        ]


def install_choosing(t: Table, program: str, number: int) -> None:
    t.runner("install", program)
    while t.decision.about == "trash-first":
        t.runner("done")
    t.runner("effect", number=number)
    to_action(t)


@pytest.mark.card("Replicator")
def test_replicator_breaks_one_subroutine_that_traces_and_is_strong_for_one_encounter() -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, rig=["Replicator"], hand=HAND),
        servers={"HQ": At(ice=["Pocket Virtual Reality (rezzed)"])},
    )
    plain = strength_of(t, "Replicator")
    t.run("HQ")
    t.runner("yes")
    t.runner("subroutine", number=0)
    for times in (1, 2):
        t.runner("use", "Replicator")
        assert (strength_of(t, "Replicator"), t.credits["runner"]) == (plain + times, 9 - times)
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Replicator")
    assert len(t.events("subroutine broken")) == 1
    while t.game.state.encounter is not None:
        t.passes()
    assert strength_of(t, "Replicator") == plain


@pytest.mark.card("Rent-I-Con")
def test_the_runner_trashes_what_was_rented() -> None:
    t = classic(
        corp=CORP._replace(credits=0),
        runner=Seat(credits=9, rig=["Rent-I-Con"], hand=HAND),
        servers={"HQ": At(ice=["Filter (rezzed)"])},
    )
    t.run("HQ")
    breaking(t, by="Rent-I-Con")
    t.finish_run()
    assert [change.side for change in t.events("trash")] == ["runner"]


@pytest.mark.card("Speed Trap")
@pytest.mark.parametrize("card", ["Krumz", "Red Herrings"])
def test_a_speed_trap_jacks_out_before_a_node_or_an_upgrade(card: str) -> None:
    t = classic(
        corp=CORP._replace(credits=9),
        runner=Seat(rig=["Speed Trap"], hand=HAND),
        servers={"remote 1": At(root=[card])},
    )
    t.run("remote 1")
    while not t.can("rez", card):
        t.passes()
    t.corp("rez", card)
    t.until(side="runner", option="trigger")
    t.runner("trigger", "Speed Trap")
    t.until(side="runner", kind="action")
    assert (t.happened("jack out"), t.happened("access")) == (True, False)


@pytest.mark.card("Garbage In")
def test_garbage_is_lost_only_after_a_run_in_which_it_was_used() -> None:
    t = runner_turn(
        corp=Seat(credits=9, hand=["Keeper"], deck=["9x Mazer"]),
        runner=Seat(credits=0, clicks=6, rig=["Garbage In"], hand=HAND),
        servers={"remote 1": At(root=["Setup!"])},
    )
    succeeds(t, "R&D")
    assert list(t.game.state.loose_counters.values()) == [1]
    t.run("R&D")
    while t.in_run():
        assert not t.can("trash"), "one counter is not enough"
        t.passes()
    to_action(t)
    assert list(t.game.state.loose_counters.values()) == [2]
    t.run("remote 1")
    while t.in_run():
        t.runner("trash") if t.can("trash") else t.passes()
    to_action(t)
    assert list(t.game.state.loose_counters.values()) == [2], "nothing of R&D was trashed"
    t.run("R&D")
    t.until(side="runner", option="trash")
    t.runner("trash")
    to_action(t)
    assert list(t.game.state.loose_counters.values()) == [1], "one more, and two less"


@pytest.mark.card("Quest for Cattekin")
def test_the_runner_gives_the_quest_up_as_it_is_fulfilled() -> None:
    def quest(seed: int) -> Table:
        t = classic(
            corp=CORP, at="C10.1", runner=Seat(clicks=0, rig=["Quest for Cattekin"], hand=HAND), seed=seed
        )
        to_action(t)
        return t

    t = rolled(quest, 6, 6)
    assert [change.side for change in t.events("trash")] == ["runner"]
    assert t.clicks["runner"] == 5


@pytest.mark.card("Preying Mantis")
def test_the_mantis_strikes_as_the_runners_own_turn_ends() -> None:
    t = classic(corp=CORP, at="C10.4", runner=Seat(clicks=1, rig=["Preying Mantis"], hand=HAND))
    t.runner("use", "Preying Mantis")
    while (t.decision.side, t.decision.kind) != ("corp", "action"):
        assert not t.can("use", "Preying Mantis"), "once a turn"
        t.runner("gain credit") if t.can("gain credit") else t.passes()
    assert damage(t, "core") == [1]
    while (t.decision.side, t.decision.kind) != ("runner", "action"):
        assert not (t.can("use", "Preying Mantis") and corps_turn(t))
        t.corp("gain credit") if t.can("gain credit") else t.passes()


def corps_turn(t: Table) -> bool:
    return t.events("turn begins")[-1].side == "corp"


@pytest.mark.card("Crash Everett, Inventive Fixer")
def test_the_runner_trashes_what_crash_everett_brings_too_much() -> None:
    t = runner_turn(runner=Seat(rig=["Crash Everett, Inventive Fixer"], deck=["Krash", "Worm", "Dwarf"]))
    t.runner("draw")
    t.runner("card", "Krash")
    t.runner("effect", number=0)
    assert [change.side for change in t.events("trash")] == ["runner"]
