"""Seeds 001 and 004: the run chart of 1996, boxes 13 to 20: going on, the fort, access, the end of the run."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.derive import hand_size, trash_cost
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import TrashThis
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import Gain
from rulerunner.lang.sugar import about, paid, when
from tests.support.classic import boxes, classic, strength_of
from tests.support.table import Table

HAND = ["Score!"] * 5
AGENDA = "Hostile Takeover"  # 1 point
BIG = "Employee Empowerment"  # 3 points

# No printed card of the base set shows these alone.
WELL = Face(Facts("Well", "corp", "asset", cost=0), (paid(TrashThis(), Gain(1)),))
PENSION = Face(Facts("Pension", "corp", "asset", cost=0, trash=1), (when(about("trash"), Gain(3)),))
DEBRIEFING = Face(Facts("Debriefing", "runner", "resource", cost=0), (when(Trigger("run ends"), Gain(2)),))


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
    assert boxes(t)[-5:-3] == ["13", "14"] or "14" in boxes(t)
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
    t.run("HQ")
    t.until(rule="C10.5")
    assert "jack-out" not in [change.detail for change in t.events("choice")]


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
    t.corp("pass") if t.decision.rule == "15" else None
    t.finish_run()
    assert [change.n for change in t.events("damage")] == [1]


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
    damage = [change.n for change in t.events("damage")]
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
    assert [change.n for change in t.events("damage")] == [1]  # only the one that works face down


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
    t = classic(
        corp=Seat(credits=4), runner=Seat(hand=HAND), servers={"remote 1": At(root=["TRAP!"])}
    )
    t.run("remote 1")
    t.until(side="corp", kind="yes or no")
    t.corp("yes")
    assert t.credits["corp"] == 0
    assert t.tags == 1
    assert [change.n for change in t.events("damage")] == [3]


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


# --- box 18 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 18")
def test_agendas_are_scored_and_the_trash_costs_the_runner_wants_to_pay_are_paid() -> None:
    t = classic(
        corp=Seat(credits=0, hand=[AGENDA]),
        runner=Seat(credits=9, hand=HAND),
        servers={"HQ": At(root=["Dieter Esslin", "Antiquated Interface Routines"])},
    )
    to_the_fort(t, "HQ")
    t.until(rule="18")
    assert t.zone(AGENDA) == "runner score"
    assert not t.can("trash", AGENDA)
    t.runner("trash", "Dieter Esslin")
    assert t.credits["runner"] == 6
    t.runner("done")
    assert t.zone("Dieter Esslin") == "Archives"
    assert t.zone("Antiquated Interface Routines") == "table"
    assert t.credits["runner"] == 6


@pytest.mark.rule("classic-1996 chart 18")
def test_all_is_trashed_at_once_face_up_in_the_order_the_runner_chooses() -> None:
    t = classic(
        corp=Seat(credits=0, discard=["Hunter"]),
        runner=Seat(credits=20, hand=HAND),
        servers={
            "remote 1": At(
                root=["Krumz", "New Galveston City Grid (rezzed)", "Antiquated Interface Routines"]
            )
        },
    )
    to_the_fort(t, "remote 1")
    t.until(rule="18")
    t.runner("trash", "New Galveston City Grid")
    assert t.zone("New Galveston City Grid") == "table"
    assert trash_cost(t.game.state, t.card("Krumz")) == 4  # the grid is still there: 2 more for others
    t.runner("trash", "Krumz")
    t.runner("trash", "Antiquated Interface Routines")
    assert t.credits["runner"] == 20 - 4 - 4 - 3
    t.runner("card", "Krumz")
    assert t.zone("Krumz") == "table"
    t.runner("card", "Antiquated Interface Routines")
    archives = t.game.state.zones["Archives"]
    assert [t.name(cid) for cid in archives] == [
        "Hunter",
        "Krumz",
        "Antiquated Interface Routines",
        "New Galveston City Grid",
    ]
    assert [t.game.state.cards[cid].faceup for cid in archives] == [False, True, True, True]
    trashed = t.events("trash")
    assert [change.seq for change in trashed] == [trashed[0].seq + n for n in range(3)]


@pytest.mark.rule("classic-1996 chart 18")
def test_a_runner_need_not_trash_anything() -> None:
    t = classic(corp=Seat(credits=0), runner=Seat(credits=9), servers={"remote 1": At(root=["Krumz"])})
    t.run("remote 1")
    t.until(rule="18")
    t.runner("done")
    assert t.zone("Krumz") == "table"
    assert t.credits["runner"] == 9
    assert boxes(t)[-3:] == ["18", "19", "20"]


@pytest.mark.rule("classic-1996 chart 18")
def test_agendas_that_cost_something_may_be_left_and_the_cost_holds_while_its_source_is_being_trashed() -> None:
    def play(credits: int) -> Table:
        t = classic(
            corp=Seat(credits=0),
            runner=Seat(credits=credits),
            servers={"remote 1": At(root=[AGENDA, "Red Herrings (rezzed)"])},
        )
        to_the_fort(t, "remote 1")
        t.runner("access", "Red Herrings")
        return t

    t = play(6)
    assert (t.decision.rule, t.decision.about) == ("18", "steal")
    t.runner("yes")
    assert t.zone(AGENDA) == "runner score"
    assert t.credits["runner"] == 1
    t = play(6)
    t.runner("no")
    assert t.zone(AGENDA) == "table"
    assert t.can("trash", "Red Herrings")
    t = play(4)
    assert t.zone(AGENDA) == "table"
    assert t.can("trash", "Red Herrings")


@pytest.mark.rule("classic-1996 chart 18")
def test_what_protects_the_agendas_of_one_fort_costs_nothing_in_another() -> None:
    t = classic(
        corp=Seat(credits=0, hand=[AGENDA]),
        runner=Seat(credits=0),
        servers={"remote 1": At(root=["Red Herrings (rezzed)"])},
    )
    t.run("HQ")
    t.finish_run()
    assert t.zone(AGENDA) == "runner score"


@pytest.mark.rule("classic-1996 chart 18 yes")
def test_with_the_seventh_point_the_runner_wins_on_the_spot() -> None:
    t = classic(
        corp=Seat(credits=0, hand=[BIG]),
        runner=Seat(credits=9, score=["Tycho Extension"]),
        servers={"HQ": At(root=["Dieter Esslin"])},
    )
    to_the_fort(t, "HQ")
    t.runner("access", detail="HQ")
    assert t.game.result == ("runner", "points")
    assert boxes(t)[-1] == "18"
    assert t.zone("Dieter Esslin") == "table"
    assert not t.happened("run ends")


@pytest.mark.rule("classic-1996 chart 18 no")
def test_with_fewer_points_the_run_goes_on_to_step_19() -> None:
    t = classic(corp=Seat(credits=0, hand=[BIG]), runner=Seat(score=["Strike Force Kali"]))
    t.run("HQ")
    t.finish_run()
    assert boxes(t)[-3:] == ["18", "19", "20"]
    assert t.game.result is None
    assert t.zone(BIG) == "runner score"


# --- box 19 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 19")
def test_the_corp_loses_what_trashed_nodes_did_for_it() -> None:
    t = classic(
        corp=Seat(credits=0),
        runner=Seat(credits=9),
        servers={"remote 1": At(root=["Data Masons (rezzed)"]), "HQ": At(ice=["Crystal Wall (rezzed)"])},
    )
    assert strength_of(t, "Crystal Wall") == 4
    t.run("remote 1")
    t.until(rule="18")
    t.runner("trash", "Data Masons")
    t.finish_run()
    assert strength_of(t, "Crystal Wall") == 3


@pytest.mark.rule("classic-1996 chart 19")
def test_a_smaller_hand_size_counts_when_the_corp_next_discards() -> None:
    t = classic(
        corp=Seat(hand=["Hunter"] * 7),
        runner=Seat(credits=9, clicks=1),
        servers={"remote 1": At(root=["Rustbelt HQ Branch (rezzed)"])},
    )
    assert hand_size(t.game.state, "corp") == 7
    t.run("remote 1")
    t.until(rule="18")
    t.runner("trash", "Rustbelt HQ Branch")
    t.runner("done") if t.can("done") else None
    assert hand_size(t.game.state, "corp") == 5
    assert len(t.game.state.hand("corp")) == 7


@pytest.mark.rule("classic-1996 chart 19")
def test_what_the_trashing_brings_about_happens_after_all_is_trashed_and_before_the_run_ends() -> None:
    t = classic(
        corp=Seat(credits=0),
        runner=Seat(credits=9),
        servers={"remote 1": At(root=["Pension (rezzed)", "Dieter Esslin (rezzed)"])},
        faces=[PENSION],
    )
    to_the_fort(t, "remote 1")
    t.game.choose(0)
    t.until(rule="18")
    t.runner("trash", "Pension")
    t.runner("trash", "Dieter Esslin")
    t.runner("card", "Pension")
    assert t.credits["corp"] == 3
    gained = t.events("gain credits", side="corp")[0].seq
    assert max(change.seq for change in t.events("trash")) < gained < t.events("run ends")[0].seq


@pytest.mark.rule("classic-1996 chart 19")
def test_a_fort_left_empty_is_gone_and_the_run_on_it_stays_successful() -> None:
    t = classic(corp=Seat(credits=0), runner=Seat(credits=9), servers={"remote 1": At(root=["Krumz"])})
    t.run("remote 1")
    t.until(rule="18")
    t.runner("trash", "Krumz")
    t.finish_run()
    assert t.happened("server ceases")
    assert t.events("run ends")[0].detail == "successful"
    assert boxes(t)[-3:] == ["18", "19", "20"]
    t.runner("run")
    assert not t.can("server", server="remote 1")


# --- box 20 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 chart 20")
def test_what_waits_for_the_end_of_an_unsuccessful_run_happens_once_it_is_over() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Hunter"]),
        servers={"HQ": At(ice=["Filter (rezzed)"], root=["Tokyo-Chiba Infighting (rezzed)"])},
    )
    t.run("HQ")
    assert t.credits["corp"] == 2
    assert t.events("run ends")[0].seq < t.events("gain credits", side="corp")[0].seq
    assert boxes(t)[-1] == "20"


@pytest.mark.rule("classic-1996 chart 20")
def test_after_a_successful_run_it_does_not() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Hunter"]), servers={"HQ": At(root=["Tokyo-Chiba Infighting (rezzed)"])}
    )
    t.run("HQ")
    t.finish_run()
    assert t.happened("run ends")
    assert t.credits["corp"] == 0


@pytest.mark.rule("classic-1996 chart 20")
def test_the_end_of_any_run_is_the_end_however_it_came() -> None:
    for ice, answer in (("Filter (rezzed)", ""), ("Keeper", "yes"), ("Keeper", "no")):
        t = classic(
            corp=Seat(credits=0, hand=["Hunter"]),
            runner=Seat(credits=0, rig=["Debriefing"]),
            servers={"HQ": At(ice=[ice])},
            faces=[DEBRIEFING],
        )
        t.run("HQ")
        if answer:
            t.runner(answer)
        t.until(rule="C10.5")
        assert t.credits["runner"] == 2
        assert boxes(t)[-1] == "20"
        assert len(t.events("run ends")) == 1


@pytest.mark.rule("classic-1996 chart 20")
def test_what_was_for_the_rest_of_the_run_is_over() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Hunter"]),
        servers={"HQ": At(ice=["Jack Attack (rezzed)"])},
    )
    t.run("HQ")
    t.until(rule="C10.5")
    t.run("R&D")
    assert t.decision.about == "jack-out"
