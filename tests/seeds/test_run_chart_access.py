"""Seeds 001 and 004: the run chart of 1996, boxes 13 to 17: going on, at the fort, access."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import paid
from tests.support.classic import boxes, classic
from tests.support.table import Table

HAND = ["Score!"] * 5
AGENDA = "Hostile Takeover"  # 1 point
BIG = "Employee Empowerment"  # 3 points

# No printed node of the base set has an effect that is used outside the Corp's own actions.
WELL = Face(Facts("Well", "corp", "asset", cost=0), (paid(TrashThis(), Gain(1)),))


def to_the_fort(t: Table, server: str) -> None:
    """A run that meets no obstacle, up to the choice of box 16."""
    t.run(server)
    t.until(rule="16")


# --- box 13 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 13")
def test_after_the_ice_the_runner_may_use_effects_and_then_says_whether_to_go_on() -> None:
    t = classic(
        corp=Seat(credits=9, hand=["Hunter"]),
        runner=Seat(credits=9, rig=["Self-Modifying Code"], deck=["Codecracker"]),
        servers={"remote 1": At(ice=["Keeper"], root=["Well (rezzed)"])},
        faces=[WELL],
    )
    t.run("remote 1")
    t.until(rule="13")
    assert t.decision.side == "runner"
    assert t.can("use", "Self-Modifying Code")
    t.runner("pass")
    assert (t.decision.side, t.decision.rule, t.decision.about) == ("runner", "13?", "jack-out")
    assert not t.rezzed("Keeper")


@pytest.mark.rule("classic-1996 chart 13 yes")
def test_a_runner_who_jacks_out_ends_the_run_and_accesses_nothing() -> None:
    t = classic(corp=Seat(credits=0, hand=[AGENDA]), servers={"HQ": At(ice=["Keeper"])})
    t.run("HQ")
    t.runner("yes")
    assert boxes(t)[-2:] == ["13", "20"]
    assert t.happened("jack out")
    assert not t.happened("successful run")
    assert t.happened("unsuccessful run")
    assert t.zone(AGENDA) == "HQ"


@pytest.mark.rule("classic-1996 chart 13 yes")
def test_a_runner_may_jack_out_of_a_run_that_met_no_ice() -> None:
    t = classic(corp=Seat(hand=[AGENDA]))
    t.run("HQ")
    t.runner("yes")
    assert boxes(t) == ["1", "13", "20"]
    assert not t.happened("access")


@pytest.mark.rule("classic-1996 chart 13 no")
def test_a_runner_who_goes_on_comes_to_step_14() -> None:
    t = classic(corp=Seat(credits=0, hand=["Hunter"]), servers={"HQ": At(ice=["Keeper"])})
    t.run("HQ")
    t.runner("no")
    assert boxes(t)[boxes(t).index("13") + 1] == "14"
    assert not t.happened("jack out")


@pytest.mark.rule("classic-1996 chart 13")
def test_a_runner_who_cannot_jack_out_is_not_asked() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Hunter"]), servers={"HQ": At(ice=["Jack Attack (rezzed)", "Keeper"])}
    )
    t.run("HQ")
    assert not t.in_run()
    assert boxes(t).count("13") == 2
    assert t.happened("successful run")
    assert "13?" not in [change.rule for change in t.events("choice")]


# --- box 14 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 14", "classic-1996 chart 14 yes")
def test_while_ice_is_left_the_run_goes_back_to_step_2() -> None:
    t = classic(corp=Seat(credits=0, hand=["Hunter"]), servers={"HQ": At(ice=["Keeper", "Mazer"])})
    t.run("HQ")
    t.runner("no")
    assert boxes(t) == ["1", "2", "3", "4", "12", "13", "14", "2", "3", "4", "12", "13"]


@pytest.mark.rule("classic-1996 chart 14", "classic-1996 chart 14 no")
def test_with_all_ice_passed_the_run_goes_on_to_step_15() -> None:
    t = classic(
        corp=Seat(credits=5, hand=["Hunter"]),
        servers={"HQ": At(ice=["Mazer (rezzed)"], root=["Dieter Esslin"]), "R&D": At(ice=["Keeper"])},
        runner=Seat(credits=9, rig=["Cyfermaster"]),
    )
    t.run("HQ")
    t.until(rule="7?")
    t.runner("yes")
    t.runner("pass")
    t.runner("use", "Cyfermaster")
    t.runner("no")
    assert boxes(t)[-3:] == ["13", "14", "15"]


# --- box 15 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 15")
def test_at_the_fort_the_corp_may_rez_nodes_and_upgrades_but_no_ice() -> None:
    t = classic(
        corp=Seat(credits=9),
        runner=Seat(rig=["Self-Modifying Code"], deck=["Codecracker"]),
        servers={
            "remote 1": At(ice=["Filter"], root=["Rustbelt HQ Branch", "Dieter Esslin"]),
            "HQ": At(root=["Red Herrings"]),
        },
    )
    t.run("remote 1")
    t.until(rule="15")
    assert t.decision.side == "corp"
    offered = {t.name(option.card) for option in t.decision.options if option.kind == "rez"}
    assert offered == {"Rustbelt HQ Branch", "Dieter Esslin", "Red Herrings"}
    t.corp("rez", "Red Herrings")
    assert t.rezzed("Red Herrings")
    assert t.decision.rule == "15"
    assert not t.happened("successful run")


@pytest.mark.rule("classic-1996 chart 15")
def test_an_upgrade_rezzed_at_the_fort_is_in_force_for_the_access() -> None:
    t = classic(corp=Seat(credits=9), runner=Seat(hand=HAND), servers={"HQ": At(root=["Dieter Esslin"])})
    t.run("HQ")
    t.until(rule="15")
    t.corp("rez", "Dieter Esslin")
    t.finish_run()
    assert [change.amount for change in t.events("damage")] == [1]


@pytest.mark.rule("classic-1996 chart 15")
def test_at_the_fort_the_corp_may_use_effects() -> None:
    t = classic(servers={"remote 1": At(root=["Well (rezzed)"])}, corp=Seat(credits=0), faces=[WELL])
    t.run("remote 1")
    t.until(rule="15")
    t.corp("use", "Well")
    assert t.credits["corp"] == 1


# --- box 16 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 16")
def test_the_run_is_successful_before_anything_is_accessed() -> None:
    t = classic(
        corp=Seat(credits=0),
        runner=Seat(credits=0, rig=["Karl de Veres, Corporate Stooge"]),
        servers={"remote 1": At(root=["Rustbelt HQ Branch", "Dieter Esslin"])},
    )
    to_the_fort(t, "remote 1")
    assert t.happened("successful run")
    assert t.credits["runner"] == 1
    assert not t.happened("access")


@pytest.mark.rule("classic-1996 chart 16")
def test_the_runner_puts_all_cards_in_order_face_down_ones_too_before_seeing_any() -> None:
    t = classic(
        corp=Seat(credits=0),
        servers={"remote 1": At(root=["Rustbelt HQ Branch", "Dieter Esslin (rezzed)", "Red Herrings"])},
        runner=Seat(hand=HAND, credits=0),
    )
    to_the_fort(t, "remote 1")
    assert (t.decision.side, t.decision.kind) == ("runner", "choose card")
    assert len(t.find("access")) == 3
    t.runner("access", "Red Herrings")
    assert not t.happened("access")
    assert len(t.find("access")) == 2
    t.runner("access", "Rustbelt HQ Branch")
    order = [t.name(change.card) for change in t.events("access")]
    assert order == ["Red Herrings", "Rustbelt HQ Branch", "Dieter Esslin"]


@pytest.mark.rule("classic-1996 chart 16")
def test_a_hidden_card_of_hq_has_its_place_in_the_order_beside_the_upgrades() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Keeper", "Mazer"]),
        servers={"HQ": At(root=["Dieter Esslin"])},
        runner=Seat(credits=0),
    )
    to_the_fort(t, "HQ")
    assert t.can("access", "Dieter Esslin")
    assert t.can("access", detail="HQ")
    t.runner("access", detail="HQ")
    order = [t.name(change.card) for change in t.events("access")]
    assert order[0] in ("Keeper", "Mazer")
    assert order[1:] == ["Dieter Esslin"]


# --- box 17 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 17")
@pytest.mark.parametrize("first", ["Virus Test Site", "Dieter Esslin"])
def test_cards_affect_the_runner_in_the_order_chosen(first: str) -> None:
    t = classic(
        corp=Seat(credits=0),
        runner=Seat(hand=HAND, credits=0),
        servers={"remote 1": At(root=["Virus Test Site (1 advancement)", "Dieter Esslin (rezzed)"])},
    )
    to_the_fort(t, "remote 1")
    t.runner("access", first)
    damage = [change.amount for change in t.events("damage")]
    assert damage == ([2, 1] if first == "Virus Test Site" else [1, 2])


@pytest.mark.rule("classic-1996 chart 17")
def test_face_down_cards_are_revealed_and_not_thereby_rezzed() -> None:
    t = classic(
        corp=Seat(credits=0),
        runner=Seat(hand=HAND, credits=0),
        servers={"remote 1": At(root=["Virus Test Site", "Dieter Esslin"])},
    )
    to_the_fort(t, "remote 1")
    t.runner("access", "Dieter Esslin")
    t.finish_run()
    assert t.happened("reveal", "Virus Test Site")
    assert t.happened("reveal", "Dieter Esslin")
    assert not t.rezzed("Virus Test Site")
    assert [change.amount for change in t.events("damage")] == [1]  # only the one that works face down


@pytest.mark.rule("classic-1996 chart 17")
def test_every_card_has_its_effect_before_any_agenda_is_scored() -> None:
    t = classic(
        corp=Seat(credits=0, hand=[BIG]),
        runner=Seat(hand=[], score=["Tycho Extension"]),
        servers={"HQ": At(root=["Dieter Esslin (rezzed)"])},
    )
    to_the_fort(t, "HQ")
    t.runner("access", detail="HQ")
    assert t.game.result == ("corp", "flatline")
    assert t.zone(BIG) == "HQ"


@pytest.mark.rule("classic-1996 chart 17")
def test_the_corp_may_pay_for_what_an_accessed_card_does() -> None:
    t = classic(corp=Seat(credits=4), runner=Seat(hand=HAND), servers={"remote 1": At(root=["TRAP!"])})
    t.run("remote 1")
    t.until(side="corp", kind="yes or no")
    t.corp("yes")
    assert t.credits["corp"] == 0
    assert t.tags == 1
    assert [change.amount for change in t.events("damage")] == [3]


@pytest.mark.rule("classic-1996 chart 17")
def test_a_card_that_comes_to_the_archives_meanwhile_is_not_accessed_in_this_run() -> None:
    t = classic(
        corp=Seat(credits=0, discard=["Hunter"]),
        runner=Seat(credits=9),
        servers={"Archives": At(root=["Dieter Esslin", "Red Herrings"])},
    )
    to_the_fort(t, "Archives")
    t.until(rule="18")
    t.runner("trash", "Dieter Esslin")
    t.finish_run()
    assert len(t.events("access")) == 3
