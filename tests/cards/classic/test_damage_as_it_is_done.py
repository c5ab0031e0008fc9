"""Damage that is bought through or given up as it is done, and subroutines told apart by what they do."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import classic, strength_of
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, facing, in_forts
from tests.support.classic_runner import to_action
from tests.support.table import Table


def scorched(bits: int, *rig: str, card: str = "Scorched Earth", nodes: tuple[str, ...] = ()) -> Table:
    """Four points of meat damage are about to be done by a Corp with so many bits left."""
    t = corp_turn(
        corp=Seat(credits=bits + 3, clicks=2, hand=[card], deck=DECK),
        runner=Seat(tags=1, credits=9, rig=list(rig), hand=["9x Score!"]),
        servers=in_forts(*nodes),
    )
    t.corp("play", card)
    return t


@pytest.mark.card("Full Body Conversion")
@pytest.mark.parametrize("paid", [0, 1, 3])
def test_the_corp_pays_for_each_point_that_is_not_prevented(paid: int) -> None:
    t = scorched(9, "Full Body Conversion")
    before = t.credits["corp"]
    assert [o.number for o in t.find("number")] == [0, 1, 2, 3, 4]
    t.corp("number", number=paid)
    assert (damage(t, "meat"), before - t.credits["corp"]) == ([paid] if paid else [], paid)


@pytest.mark.card("Full Body Conversion")
def test_no_more_can_be_bought_than_the_corp_can_pay_and_for_each_copy_anew() -> None:
    t = scorched(0, "Full Body Conversion")
    most = t.credits["corp"]
    if most:
        assert max(o.number for o in t.find("number")) == most
    t = scorched(9, "2x Full Body Conversion")
    t.corp("number", number=3)
    assert [o.number for o in t.find("number")] == [0, 1, 2, 3]
    t.corp("number", number=2)
    assert damage(t, "meat") == [2]


@pytest.mark.card("Full Body Conversion")
def test_it_is_of_no_use_against_net_damage() -> None:
    t = facing(
        "Data Darts",
        corp=Seat(credits=9, hand=["Keeper"]),
        runner=Seat(rig=["Full Body Conversion"], hand=HAND),
    )
    t.finish_run()
    assert damage(t, "net") == [3]


def choking(*rig: str, scored: str = "Please Don't Choke Anyone") -> Table:
    t = corp_turn(
        corp=Seat(credits=20, clicks=3, hand=["Scorched Earth"], deck=DECK, score=[scored]),
        runner=Seat(tags=1, credits=9, rig=list(rig), hand=["9x Score!"]),
    )
    t.corp("play", "Scorched Earth")
    return t


@pytest.mark.card("Please Don't Choke Anyone")
def test_damage_is_given_up_point_by_point_for_counters_that_are_actions() -> None:
    t = choking()
    assert [o.number for o in t.find("number")] == [0, 1, 2, 3, 4]
    t.corp("number", number=3)
    assert (damage(t, "meat"), t.counters("Please Don't Choke Anyone", "pdca")) == ([1], 3)
    t.until(side="corp", option="use")
    clicks = t.clicks["corp"]
    t.corp("use", "Please Don't Choke Anyone")
    assert (t.clicks["corp"] - clicks, t.counters("Please Don't Choke Anyone", "pdca")) == (1, 2)
    t.until(side="corp", kind="action")
    assert not t.can("use", "Please Don't Choke Anyone"), "once a turn"


@pytest.mark.card("Please Don't Choke Anyone")
def test_only_damage_that_nobody_has_prevented_can_be_given_up() -> None:
    t = choking("Dermatech Bodyplating")
    t.until(side="corp", kind="choose number")
    assert max(o.number for o in t.find("number")) == 3
    t = choking("Full Body Conversion")
    t.corp("number", number=2)
    assert [o.number for o in t.find("number")] == [0, 1, 2]
    t.corp("number", number=2)
    assert damage(t, "meat") == []


@pytest.mark.card("Please Don't Choke Anyone")
def test_its_counters_are_of_no_use_in_the_runners_turn() -> None:
    t = classic(
        corp=Seat(credits=5, hand=["Keeper"], deck=DECK, score=["Please Don't Choke Anyone (1 pdca)"]),
        runner=Seat(clicks=2),
    )
    t.runner("gain credit")
    t.until(side="runner", kind="action")
    assert t.clicks["corp"] == 0
    assert not any(change.kind == "gain clicks" for change in t.game.events)


@pytest.mark.card("Replicator")
def test_the_replicator_breaks_subroutines_that_trace_and_no_others() -> None:
    t = facing(
        "Jack Attack",
        corp=Seat(credits=9, hand=["Keeper"]),
        runner=Seat(credits=9, rig=["Replicator"], hand=HAND),
    )
    t.until(rule="7?")
    t.runner("yes")
    t.runner("subroutine", number=0)
    while t.decision.rule == "9" and strength_of(t, "Replicator") < strength_of(t, "Jack Attack"):
        t.runner("use", "Replicator")
    if t.decision.rule == "9":
        t.runner("pass")
    assert not t.can("use", "Replicator"), "that one does not trace"
    t.until(rule="7?") if t.decision.rule != "7?" else None
    t.runner("yes")
    if t.can("subroutine"):
        t.runner("subroutine", number=1)
    if t.decision.rule == "9":
        t.runner("pass")
    bits = t.credits["runner"]
    t.runner("use", "Replicator")
    encounter = t.game.state.encounter or t.game.state.last_encounter
    assert encounter is not None
    assert (encounter.broken, t.credits["runner"]) == ((1,), bits), "for nothing"


@pytest.mark.card("Replicator")
def test_the_replicator_gets_a_point_of_strength_for_a_bit_and_leaves_walls_alone() -> None:
    t = facing("Data Wall", corp=Seat(hand=["Keeper"]), runner=Seat(credits=9, rig=["Replicator"], hand=HAND))
    assert t.decision.rule != "7?", "there is nothing that it could break"
    t = facing(
        "Jack Attack",
        corp=Seat(credits=9, hand=["Keeper"]),
        runner=Seat(credits=9, rig=["Replicator"], hand=HAND),
    )
    t.until(rule="7?")
    t.runner("yes")
    t.runner("subroutine", number=1)
    before = strength_of(t, "Replicator")
    t.runner("use", "Replicator")
    assert (strength_of(t, "Replicator"), t.credits["runner"]) == (before + 1, 8)


TRODES = "Microtech 'Trode Set"


def trodes(ice: str, *rig: str, bits: int = 9) -> Table:
    return facing(
        ice,
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=bits, rig=[TRODES, *rig], hand=HAND),
    )


@pytest.mark.card(TRODES)
@pytest.mark.parametrize(
    ("ice", "net", "ends"),
    [("Bolter Cluster", [1], False), ("Code Corpse", [], False), ("Neural Blade", [1], False)],
)
def test_ap_subroutines_do_a_point_of_net_damage_or_nothing(ice: str, net: list[int], ends: bool) -> None:
    t = trodes(ice)
    t.finish_run()
    assert (damage(t, "net"), damage(t, "core"), t.happened("end the run")) == (net, [], ends)
    assert not [e for e in t.game.state.lingering if e.duration == "run"]


@pytest.mark.card(TRODES)
def test_ap_subroutines_that_trace_and_other_ice_are_not_ignored() -> None:
    t = trodes("Jack Attack")
    t.until(side="corp", kind="choose number")
    assert t.can("number", number=5)
    t = trodes("Data Wall")
    t.finish_run()
    assert t.happened("end the run")


@pytest.mark.card(TRODES)
def test_damage_that_a_subroutine_announces_for_later_is_its_damage() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(rig=[TRODES], hand=HAND),
        servers={"HQ": At(ice=["Fatal Attractor (rezzed)", "Filter (rezzed)"])},
    )
    t.run("HQ")
    t.finish_run()
    assert damage(t, "net") == [1]


@pytest.mark.card(TRODES)
def test_each_subroutine_costs_a_bit_more_to_break() -> None:
    t = trodes("Data Wall", "Krash")
    t.until(rule="7?")
    t.runner("yes")
    if t.decision.rule == "9":
        t.runner("pass")
    t.runner("use", "Krash")
    assert t.credits["runner"] == 6
    to_action(t) if t.decision.kind == "action" else None
