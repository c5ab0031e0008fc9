"""Seeds 001 and 004: the run chart of 1996, boxes 1 to 6: declaring a run, approaching, rezzing, skipping."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import paid
from tests.support.classic import boxes, classic

# No printed node of the base set has an effect that is used outside the Corp's own actions.
WELL = Face(Facts("Well", "corp", "asset", cost=0), (paid(TrashThis(), Gain(1)),))


# --- box 1 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 1")
def test_a_run_is_declared_on_any_fort_and_takes_an_action() -> None:
    t = classic(servers={"remote 1": At(root=["Rustbelt HQ Branch"])})
    t.runner("run")
    assert t.decision.rule == "1"
    forts = [t.find("server", server=name) for name in ("HQ", "R&D", "Archives", "remote 1")]
    assert all(forts)
    assert len(t.decision.options) == 4
    t.runner("server", server="remote 1")
    assert t.attacked == "remote 1"
    assert t.clicks["runner"] == 3
    assert [change.rule for change in t.events("run begins")] == ["1"]


@pytest.mark.rule("classic-1996 chart 1 no")
def test_without_ice_a_run_goes_straight_to_step_13() -> None:
    t = classic(corp=Seat(hand=["Hunter"]), servers={"R&D": At(ice=["Filter (rezzed)"])})
    t.run("HQ")
    assert boxes(t) == ["1", "13"]
    assert t.decision.about == "jack-out"
    assert not t.happened("approach")


@pytest.mark.rule("classic-1996 chart 1 yes")
def test_with_ice_on_the_fort_a_run_goes_to_step_2_be_it_rezzed_or_not() -> None:
    for ice in ("Filter", "Filter (rezzed)"):
        t = classic(servers={"HQ": At(ice=[ice])})
        t.run("HQ")
        assert boxes(t)[:2] == ["1", "2"]
        assert t.happened("approach", "Filter")


# --- box 2 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 2")
def test_the_outermost_ice_not_yet_passed_is_approached() -> None:
    t = classic(corp=Seat(credits=0), servers={"HQ": At(ice=["Mazer", "Hunter", "Keeper"])})
    t.run("HQ")
    t.finish_run()
    assert [t.name(change.card) for change in t.events("approach")] == ["Mazer", "Hunter", "Keeper"]


@pytest.mark.rule("classic-1996 chart 2")
def test_at_the_approach_the_runner_alone_may_use_effects() -> None:
    t = classic(
        corp=Seat(credits=9),
        runner=Seat(credits=9, rig=["Self-Modifying Code"], deck=["Codecracker"]),
        servers={"HQ": At(ice=["Filter"], root=["Dieter Esslin"])},
    )
    t.run("HQ")
    assert (t.decision.side, t.decision.rule) == ("runner", "2+")
    t.runner("use", "Self-Modifying Code")
    t.runner("card", "Codecracker")
    assert t.zone("Codecracker") == "table"
    assert not t.happened("rez")
    assert (t.decision.side, t.decision.rule) == ("corp", "3")


@pytest.mark.rule("classic-1996 chart 2")
def test_icebreakers_are_no_special_effects_of_the_approach() -> None:
    t = classic(
        corp=Seat(credits=0),
        runner=Seat(credits=9, rig=["Blink", "Grubb"], hand=["Score!"] * 5),
        servers={"HQ": At(ice=["Data Wall (rezzed)"])},
    )
    t.run("HQ")
    assert (t.decision.rule, t.decision.about) == ("7?", "break")


# --- box 3 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 3")
def test_before_the_encounter_the_corp_may_rez_nodes_upgrades_and_the_approached_ice_only() -> None:
    t = classic(
        corp=Seat(credits=20),
        servers={
            "remote 1": At(ice=["Hunter", "Keeper"], root=["Rustbelt HQ Branch", "Dieter Esslin"]),
            "remote 2": At(ice=["Filter"], root=["Hostile Takeover"]),
            "remote 3": At(root=["Krumz"]),
        },
    )
    t.run("remote 1")
    assert (t.decision.side, t.decision.rule) == ("corp", "3")
    offered = {t.name(option.card) for option in t.decision.options if option.kind == "rez"}
    assert offered == {"Hunter", "Rustbelt HQ Branch", "Dieter Esslin", "Krumz"}
    t.corp("rez", "Dieter Esslin")
    t.corp("rez", "Rustbelt HQ Branch")
    assert t.rezzed("Dieter Esslin")
    assert t.rezzed("Rustbelt HQ Branch")
    assert not t.rezzed("Hunter")
    assert t.decision.rule == "3"


@pytest.mark.rule("classic-1996 chart 3")
def test_before_the_encounter_the_corp_may_use_effects() -> None:
    t = classic(
        corp=Seat(credits=0),
        servers={"remote 1": At(ice=["Filter"], root=["Well (rezzed)"])},
        faces=[WELL],
    )
    t.run("remote 1")
    assert (t.decision.side, t.decision.rule) == ("corp", "3")
    t.corp("use", "Well")
    assert t.credits["corp"] == 1


@pytest.mark.rule("classic-1996 chart 3 yes")
def test_ice_rezzed_before_the_run_is_encountered_without_a_question() -> None:
    t = classic(corp=Seat(credits=9), servers={"HQ": At(ice=["Filter (rezzed)"])})
    t.run("HQ")
    t.finish_run()
    assert boxes(t)[:6] == ["1", "2", "3", "6", "7", "11"]
    assert t.credits["corp"] == 9


@pytest.mark.rule("classic-1996 chart 3 yes")
def test_ice_rezzed_in_step_3_goes_to_the_encounter_too() -> None:
    t = classic(corp=Seat(credits=9), servers={"HQ": At(ice=["Hunter"])})
    t.run("HQ")
    t.corp("rez", "Hunter")
    assert t.credits["corp"] == 7
    t.finish_run()
    assert boxes(t)[:4] == ["1", "2", "3", "6"]
    assert len(t.events("rez")) == 1


@pytest.mark.rule("classic-1996 chart 3 no")
def test_ice_still_face_down_after_step_3_leads_to_step_4() -> None:
    t = classic(corp=Seat(credits=9), servers={"HQ": At(ice=["Hunter"])})
    t.run("HQ")
    t.corp("pass")
    assert boxes(t) == ["1", "2", "3", "4"]


# --- boxes 4 and 5 ----------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 4", "classic-1996 chart 4 yes", "classic-1996 chart 5")
def test_the_corp_decides_to_rez_turns_the_ice_up_and_pays() -> None:
    t = classic(corp=Seat(credits=9), servers={"HQ": At(ice=["Hunter"])})
    t.run("HQ")
    t.corp("pass")
    assert (t.decision.side, t.decision.rule, t.decision.about) == ("corp", "4", "rez-approached")
    t.corp("yes")
    assert t.rezzed("Hunter")
    assert t.credits["corp"] == 7
    assert boxes(t)[:6] == ["1", "2", "3", "4", "5", "6"]
    assert t.happened("encounter", "Hunter")


@pytest.mark.rule("classic-1996 chart 4", "classic-1996 chart 4 no")
def test_ice_that_is_not_rezzed_is_passed_without_an_encounter() -> None:
    t = classic(corp=Seat(credits=9, hand=["Hunter"]), servers={"HQ": At(ice=["Filter"])})
    t.run("HQ")
    t.corp("pass")
    t.corp("no")
    assert boxes(t) == ["1", "2", "3", "4", "12", "13"]
    assert not t.rezzed("Filter")
    assert t.happened("pass", "Filter")
    assert not t.happened("encounter")
    assert not t.happened("subroutine resolves")
    assert t.credits["corp"] == 9


@pytest.mark.rule("classic-1996 chart 4 no")
def test_a_corp_that_cannot_pay_does_not_rez() -> None:
    t = classic(corp=Seat(credits=3, hand=["Hunter"]), servers={"HQ": At(ice=["Keeper"])})
    t.run("HQ")
    assert boxes(t) == ["1", "2", "3", "4", "12", "13"]
    assert t.decision.about == "jack-out"
    assert not t.rezzed("Keeper")


@pytest.mark.rule("classic-1996 chart 5")
def test_the_price_of_rezzing_is_the_one_that_holds_now() -> None:
    t = classic(
        corp=Seat(credits=9),
        servers={"HQ": At(ice=["Crystal Wall"]), "remote 1": At(root=["Data Masons (rezzed)"])},
    )
    t.run("HQ")
    t.corp("pass")
    t.corp("yes")
    assert t.credits["corp"] == 9 - (4 - 2)


@pytest.mark.rule("classic-1996 chart 5")
def test_ice_rezzed_in_one_run_stays_rezzed_for_the_next() -> None:
    t = classic(corp=Seat(credits=9), servers={"HQ": At(ice=["Data Wall"])})
    for _ in range(2):
        t.run("HQ")
        t.until(rule="C10.5") if t.rezzed("Data Wall") else t.corp("rez", "Data Wall")
        t.until(rule="C10.5")
    assert len(t.events("rez")) == 1
    assert t.credits["corp"] == 8
    assert len(t.events("encounter")) == 2


@pytest.mark.rule("classic-1996 chart 5")
def test_ice_the_runner_has_seen_before_is_rezzed_like_any_other() -> None:
    t = classic(
        corp=Seat(credits=9),
        runner=Seat(credits=9, rig=["SeeYa"]),
        servers={"HQ": At(ice=["Hunter"])},
    )
    t.runner("use", "SeeYa")
    assert t.happened("expose", "Hunter")
    assert not t.rezzed("Hunter")
    t.run("HQ")
    t.corp("pass")
    t.corp("yes")
    assert t.rezzed("Hunter")
    assert t.credits["corp"] == 7


# --- box 6 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 6", "classic-1996 chart 6 yes")
def test_ice_that_a_card_skips_is_passed_and_its_subroutines_do_nothing() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Hunter"]),
        runner=Seat(hand=["Inside Job"], rig=["Codecracker"]),
        servers={"HQ": At(ice=["Filter (rezzed)", "Quandary (rezzed)"])},
    )
    t.runner("play", "Inside Job")
    t.runner("server", server="HQ")
    assert boxes(t) == ["1", "2", "3", "6", "12", "13"]
    assert "6?" in t.steps()
    assert t.happened("encounter", "Filter")
    assert t.happened("pass", "Filter")
    assert not t.happened("subroutine resolves")
    assert not t.happened("end the run")


@pytest.mark.rule("classic-1996 chart 6", "classic-1996 chart 6 no")
def test_ice_that_nothing_skips_goes_on_to_breaking() -> None:
    t = classic(
        runner=Seat(hand=["Inside Job"], rig=["Codecracker"]),
        servers={"HQ": At(ice=["Filter (rezzed)", "Sleeper (rezzed)"])},
    )
    t.runner("play", "Inside Job")
    t.runner("server", server="HQ")
    t.runner("no")
    assert boxes(t)[5:] == ["13", "14", "2", "3", "6", "7"]
    assert t.decision.about == "break"
    t.runner("no")
    assert t.happened("subroutine resolves", "Sleeper")


@pytest.mark.rule("classic-1996 chart 6")
def test_what_waits_for_an_encounter_comes_before_the_breaking() -> None:
    t = classic(
        runner=Seat(credits=9, rig=["Codecracker"]),
        servers={"HQ": At(ice=["Ball and Chain (rezzed)", "Sleeper (rezzed)"])},
    )
    t.run("HQ")
    t.until(rule="13?")
    t.runner("no")
    assert t.happened("encounter", "Sleeper")
    assert t.steps()[-1] == "6"
    t.runner("yes")
    assert t.credits["runner"] == 7
    assert t.decision.about == "break"
