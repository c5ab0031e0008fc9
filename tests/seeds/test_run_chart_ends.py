"""Seeds 001 and 004: the run chart of 1996, boxes 18 to 20: scoring, trashing, and the end of the run."""

import pytest

from rulerunner import At, Seat
from rulerunner.kernel.read.values import hand_size, trash_cost
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.instructions import EndRun, Gain
from rulerunner.lang.sugar import about, when
from tests.support.classic import boxes, classic, strength_of
from tests.support.table import Table

HAND = ["Score!"] * 5
AGENDA = "Hostile Takeover"  # 1 point
BIG = "Employee Empowerment"  # 3 points

# No printed card of the base set shows these alone.
PENSION = Face(Facts("Pension", "corp", "asset", cost=0, trash=1), (when(about("trash"), Gain(3)),))
TRIPWIRE = Face(Facts("Tripwire", "corp", "upgrade", cost=0, trash=1), (when(Trigger("steal"), EndRun()),))
DEBRIEFING = Face(Facts("Debriefing", "runner", "resource", cost=0), (when(Trigger("run ends"), Gain(2)),))


def to_the_fort(t: Table, server: str) -> None:
    """A run that meets no obstacle, up to the choice of box 16."""
    t.run(server)
    t.until(rule="16")


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
    assert [change.moment for change in trashed] == [trashed[0].moment + n for n in range(3)]


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
def test_agendas_that_cost_something_may_be_left_and_the_cost_holds_while_its_source_is_being_trashed() -> (
    None
):
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


@pytest.mark.rule("classic-1996 chart 18")
def test_a_run_that_the_scoring_of_an_agenda_ends_leaves_nothing_to_trash() -> None:
    t = classic(
        corp=Seat(credits=0, hand=[AGENDA]),
        runner=Seat(credits=9),
        servers={"HQ": At(root=["Tripwire (rezzed)"])},
        faces=[TRIPWIRE],
    )
    to_the_fort(t, "HQ")
    t.runner("access", detail="HQ")
    assert t.zone(AGENDA) == "runner score"
    assert t.zone("Tripwire") == "table"
    assert boxes(t)[-2:] == ["18", "20"]
    assert t.events("run ends")[0].sort == "successful"


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
    assert hand_size(t.game.state, "corp") == 5
    assert len(t.game.state.hand("corp")) == 7


@pytest.mark.rule("classic-1996 chart 19")
def test_what_the_trashing_brings_about_happens_after_all_is_trashed_and_before_the_run_ends() -> None:
    t = classic(
        corp=Seat(credits=0),
        runner=Seat(credits=9, hand=HAND),
        servers={"remote 1": At(root=["Pension (rezzed)", "Dieter Esslin (rezzed)"])},
        faces=[PENSION],
    )
    t.run("remote 1")
    t.until(rule="18")
    t.runner("trash", "Pension")
    t.runner("trash", "Dieter Esslin")
    t.runner("card", "Pension")
    assert t.credits["corp"] == 3
    gained = t.events("gain credits", side="corp")[0].moment
    assert max(change.moment for change in t.events("trash")) < gained < t.events("breach ends")[0].moment
    happened = [change.rule if change.kind == "step" else change.kind for change in t.game.events]
    assert happened.index("trash") < happened.index("19") < happened.index("gain credits")


@pytest.mark.rule("classic-1996 chart 19")
def test_a_fort_left_empty_is_gone_and_the_run_on_it_stays_successful() -> None:
    t = classic(corp=Seat(credits=0), runner=Seat(credits=9), servers={"remote 1": At(root=["Krumz"])})
    t.run("remote 1")
    t.until(rule="18")
    t.runner("trash", "Krumz")
    t.finish_run()
    assert t.happened("server ceases")
    assert t.events("run ends")[0].sort == "successful"
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
    assert t.events("run ends")[0].moment < t.events("gain credits", side="corp")[0].moment
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
