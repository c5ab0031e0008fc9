"""Cards of the Corp of 1996 that have a mechanism of their own."""

from typing import Any

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import score
from tests.support.classic import classic
from tests.support.classic_corp import DECK, HAND, corp_turn, damage, in_zone
from tests.support.classic_runner import succeeds, to_action
from tests.support.table import Table


def to_corp(t: Table) -> None:
    """On to the Corp's next action."""
    t.until(side="corp", kind="action")


# --- debts --------------------------------------------------------------------------------------------------


def indebted(bits: int) -> Table:
    """The Corp rezzes ACME with an agenda point to give, and comes to its last action with so many bits."""
    t = corp_turn(
        corp=Seat(credits=0, clicks=3, deck=DECK, score=["Tycho Extension"]),
        servers={"remote 1": At(root=["ACME Savings and Loan"])},
    )
    t.corp("gain credit")
    t.until(side="corp", option="rez")
    t.corp("rez", "ACME Savings and Loan")
    to_corp(t)
    t.game.state.players["corp"] = t.game.state.players["corp"]._replace(credits=bits)
    t.corp("draw")
    to_corp(t)
    return t


@pytest.mark.card("ACME Savings and Loan")
def test_acme_lends_twelve_bits_for_a_point_and_is_gone() -> None:
    t = corp_turn(
        corp=Seat(credits=0, clicks=2, deck=DECK, score=["Tycho Extension"]),
        servers={"remote 1": At(root=["ACME Savings and Loan"])},
    )
    before = score(t.game.state, "corp")
    t.corp("gain credit")
    t.until(side="corp", option="rez")
    t.corp("rez", "ACME Savings and Loan")
    assert t.credits["corp"] == 1 + 12
    assert score(t.game.state, "corp") == before - 1
    assert t.zone("ACME Savings and Loan") == "Archives"
    assert t.game.state.loose_counters == {("debt", -1): 1}


@pytest.mark.card("ACME Savings and Loan")
def test_without_a_point_acme_cannot_be_rezzed() -> None:
    t = corp_turn(
        corp=Seat(credits=9, clicks=2, deck=DECK), servers={"remote 1": At(root=["ACME Savings and Loan"])}
    )
    t.corp("gain credit")
    assert not t.can("rez", "ACME Savings and Loan")


@pytest.mark.card("ACME Savings and Loan")
@pytest.mark.parametrize(("bits", "left"), [(3, 3), (0, 0)])
def test_the_debt_costs_a_bit_at_the_end_of_each_turn(bits: int, left: int) -> None:
    t = indebted(bits)
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert t.credits["corp"] == left, "a bit gained, a bit paid"
    t.game.state.players["corp"] = t.game.state.players["corp"]._replace(credits=0)
    to_corp(t)
    for _ in range(3):
        to_corp(t)
        t.corp("draw")
    while t.game.decision is not None and t.decision.kind != "action":
        t.passes()
    assert t.game.result == ("runner", "card"), "no bit to pay with"


@pytest.mark.card("ACME Savings and Loan")
def test_an_action_and_twelve_bits_pay_the_debt_off_for_a_point() -> None:
    t = indebted(12)
    before = score(t.game.state, "corp")
    t.corp("lift", detail="debt")
    assert t.credits["corp"] == 0
    assert score(t.game.state, "corp") == before + 1
    assert not t.game.state.loose_counters
    t.until(side="runner", kind="action")
    assert t.game.result is None
    assert not indebted(11).can("lift")


@pytest.mark.card("ACME Savings and Loan")
def test_a_debt_is_no_virus() -> None:
    t = indebted(5)
    t.corp("gain credit")
    assert not t.can("purge")


# --- ice ----------------------------------------------------------------------------------------------------


def haunted() -> Table:
    """The Runner has run into Haunting Inquisition with the first of four actions."""
    t = classic(
        corp=Seat(deck=DECK, hand=["Keeper"]),
        runner=Seat(credits=5, clicks=4, deck=["Score!"] * 9, hand=["Inside Job"]),
        servers={"HQ": At(ice=["Haunting Inquisition (rezzed)"])},
    )
    succeeds(t, "HQ")
    return t


@pytest.mark.card("Haunting Inquisition")
def test_the_inquisition_forbids_runs_for_six_actions() -> None:
    t = haunted()
    assert not t.happened("successful run")
    for taken in range(6):
        assert not t.can("run"), f"after {taken} actions"
        t.runner("gain credit")
        t.until(side="runner", kind="action")
    assert t.can("run")


@pytest.mark.card("Haunting Inquisition")
def test_a_prep_makes_no_run_either_before_the_sixth_action_is_over() -> None:
    t = haunted()
    for _ in range(5):
        t.runner("gain credit")
        t.until(side="runner", kind="action")
    t.runner("play", "Inside Job")
    to_action(t)
    assert len(t.events("run begins")) == 1
    assert t.can("run"), "that was the sixth"


def walked(ice: str, position: int = 0, **place: Any) -> Table:
    """A run on a fort with three pieces of ice begins, the innermost may move."""
    t = classic(
        corp=Seat(credits=9, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=9, hand=HAND),
        servers={"remote 1": At(ice=["Filter", "Keeper (rezzed)", ice], root=["Tycho Extension"])},
        **place,
    )
    t.run("remote 1")
    return t


@pytest.mark.card("Mobile Barricade", "Walking Wall")
@pytest.mark.parametrize(("ice", "hurt"), [("Mobile Barricade", [1]), ("Walking Wall", [])])
def test_ice_walks_to_another_position_as_the_run_begins(ice: str, hurt: list[int]) -> None:
    t = walked(ice)
    t.corp("trigger", ice)
    assert t.credits["corp"] == 8
    assert [option.number for option in t.find("number")] == [1, 2]
    t.corp("number", number=1)
    order = [t.name(c) for c in reversed(t.game.state.servers[3].ice)]
    assert order == [ice, "Filter", "Keeper"]
    assert t.game.state.cards[t.card(ice)].seen
    assert not t.rezzed(ice)
    t.until(side="corp", option="rez")
    t.corp("rez", ice)
    t.until(rule="10+") if t.can("yes") else None
    t.finish_run()
    assert damage(t, "net") == hurt
    assert not t.happened("access")


@pytest.mark.card("Mobile Barricade", "Walking Wall")
@pytest.mark.parametrize("ice", ["Mobile Barricade", "Walking Wall"])
def test_ice_walks_only_on_its_own_fort_and_for_a_bit(ice: str) -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"], deck=DECK),
        servers={"remote 1": At(ice=["Filter", ice], root=["Tycho Extension"])},
    )
    t.run("remote 1")
    assert not t.can("trigger", ice), "no bit"
    t = classic(
        corp=Seat(credits=5, hand=["Keeper"], deck=DECK),
        servers={"remote 1": At(ice=["Filter", ice], root=["Tycho Extension"])},
    )
    t.run("HQ")
    assert not t.can("trigger", ice)


@pytest.mark.card("Glacier")
def test_glacier_moves_to_the_fort_that_is_run() -> None:
    t = classic(
        corp=Seat(credits=3, hand=["Tycho Extension"], deck=DECK, score=["Hostile Takeover"]),
        runner=Seat(credits=9, hand=HAND),
        servers={"remote 1": At(ice=["Glacier"], root=["Tycho Extension"]), "HQ": At(ice=["Filter"])},
    )
    points = score(t.game.state, "corp")
    t.run("HQ")
    t.corp("trigger", "Glacier")
    assert not t.can("server", server="remote 1")
    t.corp("server", server="HQ")
    assert [t.name(c) for c in t.game.state.servers[0].ice] == ["Filter", "Glacier"]
    t.until(side="corp", option="rez")
    t.corp("rez", "Glacier")
    assert t.credits["corp"] == 2
    assert score(t.game.state, "corp") == points - 1
    t.finish_run()
    assert not t.happened("access")


@pytest.mark.card("Viral 15")
@pytest.mark.parametrize(("bits", "out"), [(5, True), (5, False), (0, False)])
def test_viral_15_trashes_programs_of_those_who_stay(bits: int, out: bool) -> None:
    t = classic(
        corp=Seat(hand=["Keeper"], deck=DECK),
        runner=Seat(credits=bits, rig=["Krash", "Corrosion", "Codecracker"], hand=HAND),
        servers={"HQ": At(ice=["Viral 15 (rezzed)", "Misleading Access Menus", "Snowbank (rezzed)"])},
    )
    t.run("HQ")
    while t.in_run():
        if t.decision.about == "jack-out" and out:
            t.runner("yes")
        elif t.can("card"):
            t.choose(0)
        elif t.decision.about == "unless" and bits:
            t.runner("yes")
        else:
            t.passes()
    gone = [c for c in t.events("trash") if t.game.state.cards[c.card].face.type == "program"]
    if not bits:
        assert len(gone) == 1, "the run ended at the next ice, which had to be paid for"
    elif out:
        assert not gone
        assert t.credits["runner"] == bits - 1
    else:
        assert len(gone) == 2, "for Viral 15 and Snowbank, not for the unrezzed menus"


# --- the rest -----------------------------------------------------------------------------------------------


@pytest.mark.card("Chester Mix")
@pytest.mark.parametrize(("server", "paid"), [("remote 1", 1), ("HQ", 3)])
def test_chester_mix_makes_ice_cheaper_on_its_fort(server: str, paid: int) -> None:
    row = ["Filter", "Filter", "Filter"]
    t = corp_turn(
        corp=Seat(credits=5, hand=["Keeper", "Red Herrings"], deck=DECK),
        servers={"remote 1": At(ice=row, root=["Chester Mix (rezzed)"]), "HQ": At(ice=row)},
    )
    t.corp("install", "Keeper")
    t.corp("server", server=server)
    t.until(side="corp", kind="action")
    assert t.credits["corp"] == 5 - paid


@pytest.mark.card("Chester Mix")
def test_who_trashes_chester_mix_for_the_install_pays_the_whole_price() -> None:
    place = At(ice=["Filter", "Filter", "Filter"], root=["Chester Mix (rezzed)"])
    t = corp_turn(corp=Seat(credits=2, hand=["Keeper"], deck=DECK), servers={"remote 1": place})
    t.corp("install", "Keeper")
    t.corp("server", server="remote 1")
    t.corp("trash", "Chester Mix")
    assert not t.can("done"), "three bits are too many"
    t.corp("trash", "Filter")
    t.corp("done")
    assert t.credits["corp"] == 0


@pytest.mark.card("Disinfectant, Inc.")
def test_disinfectant_keeps_out_one_virus_counter_a_turn() -> None:
    t = classic(
        corp=Seat(credits=5, hand=["Keeper"] * 3, deck=DECK),
        runner=Seat(clicks=4, rig=["Pox"], hand=HAND),
        servers={"remote 1": At(root=["Disinfectant, Inc. (rezzed)"])},
    )
    t.run("HQ")
    t.until(side="corp", kind="interrupt")
    t.corp("use", "Disinfectant, Inc.")
    to_action(t)
    assert not t.game.state.loose_counters
    assert t.credits["corp"] == 4
    succeeds(t, "HQ")
    assert t.game.state.loose_counters == {("pox", 0): 1}, "once each turn"


@pytest.mark.card("Power Grid Overload")
@pytest.mark.parametrize("x", [0, 1, 2])
def test_power_grids_burn_hardware_for_a_bit_each(x: int) -> None:
    rig = ["Parraline 5750", "WuTech Mem Chip", "Cortical Stimulators"]
    t = corp_turn(corp=Seat(credits=4, hand=["Power Grid Overload"], deck=DECK), runner=Seat(tags=1, rig=rig))
    t.corp("play", "Power Grid Overload")
    t.corp("number", number=x)
    for name in rig[:x]:
        assert not t.can("card", "Cortical Stimulators")
        if t.can("card"):  # the last one is no choice
            t.corp("card", name)
    assert t.credits["corp"] == 4 - x
    assert in_zone(t, "heap") == sorted(rig[:x])


@pytest.mark.card("Power Grid Overload")
def test_power_grids_are_only_for_the_tagged() -> None:
    t = corp_turn(corp=Seat(credits=4, hand=["Power Grid Overload"], deck=DECK))
    assert not t.can("play", "Power Grid Overload")


@pytest.mark.card("Emergency Rig")
def test_an_emergency_rig_holds_for_as_many_turns_as_were_paid() -> None:
    t = corp_turn(
        corp=Seat(credits=2, hand=["Emergency Rig"], deck=DECK), servers={"HQ": At(ice=["Data Wall 2.0"])}
    )
    t.corp("play", "Emergency Rig")
    assert [option.number for option in t.find("number")] == [1, 2], "X cannot be 0"
    t.corp("number", number=2)
    assert t.rezzed("Data Wall 2.0")
    assert t.credits["corp"] == 0
    for left in (1, 0):
        t.until(side="runner", kind="action")
        t.until(side="corp", kind="action")
        if left:
            assert t.counters("Data Wall 2.0", "kludge") == 1
    assert t.zone("Data Wall 2.0") == "Archives"


@pytest.mark.card("Emergency Rig")
def test_an_emergency_rig_cannot_be_had_for_nothing() -> None:
    t = corp_turn(corp=Seat(credits=0, hand=["Emergency Rig"], deck=DECK), servers={"HQ": At(ice=["Keeper"])})
    assert not t.can("play", "Emergency Rig")


@pytest.mark.card("Schlaghund Pointers")
def test_the_points_of_the_pointers_cost_two_bits_each() -> None:
    t = classic(
        corp=Seat(credits=11, hand=["Schlaghund Pointers"], deck=DECK), runner=Seat(clicks=1, hand=HAND)
    )
    succeeds_last(t)
    t.corp("play", "Schlaghund Pointers")
    assert t.credits["corp"] == 5
    assert [option.number for option in t.find("number")] == [0, 1, 2], "three points would be six bits"
    t.corp("number", number=2)
    t.until(side="corp", kind="action")
    assert t.credits["corp"] == 1
    assert t.tags == 1


def succeeds_last(t: Table) -> None:
    """The Runner runs with the last action; then it is the Corp's turn."""
    t.run("HQ")
    t.until(side="corp", kind="action")


@pytest.mark.card("Schlaghund Pointers")
def test_the_pointers_need_a_run_in_this_game() -> None:
    t = corp_turn(corp=Seat(credits=20, hand=["Schlaghund Pointers"], deck=DECK))
    assert not t.can("play", "Schlaghund Pointers")


@pytest.mark.card("Strategic Planning Group")
@pytest.mark.parametrize(("act", "drawn"), [("draw", 2), ("Annual Reviews", 4)])
def test_the_planning_group_draws_one_more_and_puts_one_at_the_bottom(act: str, drawn: int) -> None:
    deck = ["Filter", "Fire Wall", "Mazer", "Data Wall", "Crystal Wall", "Keeper"]
    t = corp_turn(
        corp=Seat(credits=5, hand=["Annual Reviews", "Night Shift"], deck=deck),
        servers={"remote 1": At(root=["Strategic Planning Group (rezzed)"])},
    )
    t.corp("draw") if act == "draw" else t.corp("play", act)
    assert sorted(t.name(o.card) for o in t.find("card")) == sorted(deck[:drawn]), "of those just drawn"
    t.corp("card", "Filter")
    assert t.name(t.game.state.zones["R&D"][-1]) == "Filter"
    assert len(t.game.state.hand("corp")) == (2 if act == "draw" else 1) + drawn - 1


@pytest.mark.card("Lisa Blight", "Marcel DeSoleil")
@pytest.mark.parametrize(("sysop", "bits"), [("Lisa Blight", 1), ("Marcel DeSoleil", 2)])
def test_a_sysop_repeats_a_subroutine_for_the_run(sysop: str, bits: int) -> None:
    t = classic(
        corp=Seat(credits=5, hand=["Keeper"], deck=DECK),
        runner=Seat(credits=0, hand=HAND),
        servers={"remote 1": At(ice=["Laser Wire (rezzed)"], root=[f"{sysop} (rezzed)", "Tycho Extension"])},
    )
    t.run("remote 1")
    t.until(side="corp", option="use")
    t.corp("use", sysop)
    if t.can("card"):
        t.corp("card", "Laser Wire")
    t.corp("subroutine", number=0)
    assert t.credits["corp"] == 5 - bits
    assert len(t.game.state.hand("corp")) == (0 if sysop == "Lisa Blight" else 1)
    assert len(t.game.state.zones["R&D"]) == len(DECK) - (2 if sysop == "Marcel DeSoleil" else 0)
    t.finish_run()
    assert damage(t, "net") == [1, 1], "the first subroutine, twice, before the run ends"
    t.until(side="runner", kind="action")
    t.run("remote 1")
    t.finish_run()
    assert damage(t, "net") == [1, 1, 1], "in that run alone"
