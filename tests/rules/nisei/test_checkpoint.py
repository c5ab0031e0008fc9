"""Checkpoints by NISEI 1.4, step by step (10.3)."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.lang.abilities import Trigger
from rulerunner.lang.costs import Credits
from rulerunner.lang.face import Face
from rulerunner.lang.facts import Facts
from rulerunner.lang.filters import Has, Is, Of
from rulerunner.lang.instructions import Choose, Gain, Lasting, Trash
from rulerunner.lang.refs import CHOSEN
from rulerunner.lang.statics import Hosts, Modify, Player
from rulerunner.lang.sugar import paid, play, static, when
from tests.support.faces import made, table
from tests.support.table import Table

HARD_TIMES = Face(
    Facts("Hard Times", "corp", "operation", cost=0),
    (play(Lasting(Player("memory", -2, side="runner"), "turn")),),
)
WIDGET = Face(Facts("Widget", "runner", "program", cost=0, memory=0))
WHALE = Face(Facts("Whale", "runner", "program", cost=0, memory=3))
TRUCE = Face(
    Facts("Truce", "corp", "agenda", requirement=1, points=1), (static(Modify("points", 1, Is("agenda"))),)
)
SHREDDER = Face(
    Facts("Shredder", "runner", "resource"), (paid(Credits(0), Choose(Is("program")), Trash(CHOSEN)),)
)
SHELF = Face(Facts("Shelf", "runner", "program", memory=1), (static(Hosts(Has("icebreaker"), memory=2)),))
MOURNER = Face(
    Facts("Mourner", "runner", "resource"), (when(Trigger("trash", subject=Of("runner")), Gain(1)),)
)


# --- 10.3.1a: pending abilities ---------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 10.3.1a", "nisei-1.4 9.6.4b")
def test_an_ability_is_pending_once_for_each_time_its_condition_was_met() -> None:
    t = Table(
        position(
            runner=Seat(credits=0, hand=["Diesel"] * 3, rig=["Mourner"]),
            servers={"HQ": At(ice=["Wall of Thorns (rezzed)"])},
            faces=[MOURNER],
        )
    )
    t.run("HQ")
    t.finish_run()
    assert [e.amount for e in t.events("damage")] == [2]
    assert t.credits["runner"] == 2, "2 cards were trashed together"


@pytest.mark.rule("nisei-1.4 10.3.1a", "nisei-1.4 9.6.5b")
def test_a_card_that_becomes_active_later_has_not_seen_what_happened_before() -> None:
    t = Table(
        position(
            runner=Seat(rig=["Self-modifying Code"], deck=["Datasucker"], credits=9),
            corp=Seat(hand=["Hedge Fund"]),
        )
    )
    t.run("HQ")
    t.finish_run()
    t.until(rule="5.7.1e", side="runner")
    t.runner("use", "Self-modifying Code")
    t.runner("card", "Datasucker")
    t.until(kind="action")
    assert t.counters("Datasucker", "virus") == 0
    t.run("HQ")
    t.finish_run()
    assert t.counters("Datasucker", "virus") == 1


# --- 10.3.1b: what has expired ----------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 10.3.1b")
def test_strength_gained_for_the_run_lasts_that_long_and_no_longer() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Battering Ram"]),
            servers={"HQ": At(ice=["Wall of Static (rezzed)", "Wall of Static (rezzed)"])},
        )
    )
    t.run("HQ")
    t.until(side="runner", rule="6.9.3b")
    t.runner("use", "Battering Ram", ability=1)
    t.runner("use", "Battering Ram", ability=0)
    t.runner("pass")
    t.until(side="runner", rule="6.9.3b")
    assert t.can("use", "Battering Ram", ability=0), "as strong as before"
    assert not t.happened("effect expires")
    t.finish_run()
    assert t.happened("effect expires")


@pytest.mark.rule("nisei-1.4 10.3.1b")
def test_a_current_is_trashed_once_an_agenda_is_stolen() -> None:
    t = Table(
        position(
            corp=Seat(play=["Enhanced Login Protocol"]),
            servers={"remote 1": At(root=["Hostile Takeover"])},
        )
    )
    t.run("remote 1")
    assert t.zone("Enhanced Login Protocol") == "play"
    t.finish_run()
    assert t.zone("Enhanced Login Protocol") == "Archives"


# --- 10.3.1c: seven points --------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 10.3.1c")
def test_a_corp_with_seven_points_wins() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            corp=Seat(score=["Priority Requisition", "Priority Requisition"]),
            servers={"remote 1": At(root=["Hostile Takeover (2 advancement)"])},
        )
    )
    assert t.decision.side == "corp", "6 points are not enough"
    t.corp("score", "Hostile Takeover")
    assert t.game.result == ("corp", "points")
    assert t.game.decision is None


@pytest.mark.rule("nisei-1.4 10.3.1c")
def test_a_runner_with_seven_points_wins_in_the_middle_of_the_run() -> None:
    t = Table(
        position(
            runner=Seat(score=["Priority Requisition", "Priority Requisition"]),
            servers={"remote 1": At(root=["Hostile Takeover"])},
        )
    )
    t.run("remote 1")
    t.until(rule="6.9.5c")
    t.runner("no")
    assert t.game.result == ("runner", "points")
    assert "6.9.6a" not in t.steps()


@pytest.mark.rule("nisei-1.4 10.3.1c")
def test_seven_points_for_both_at_once_are_a_draw() -> None:
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            corp=Seat(score=["Priority Requisition"]),
            runner=Seat(score=["Priority Requisition", "Nisei MK II"]),
            servers={"remote 1": At(root=["Truce (1 advancement)"])},
            faces=[TRUCE],
        )
    )
    t.corp("score", "Truce")
    # Truce adds 1 to each: the Corp has 4 + 2, the Runner 4 + 3.
    assert t.game.result == ("runner", "points")
    t = Table(
        position(
            turn="corp",
            at="5.6.2a",
            corp=Seat(score=["Priority Requisition", "Hostile Takeover"]),
            runner=Seat(score=["Priority Requisition", "Nisei MK II"]),
            servers={"remote 1": At(root=["Truce (1 advancement)"])},
            faces=[TRUCE],
        )
    )
    t.corp("score", "Truce")
    assert t.game.result == ("", "points")


# --- 10.3.1d: unique cards --------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 10.3.1d")
def test_of_two_unique_resources_the_newest_stays() -> None:
    t = Table(position(runner=Seat(credits=9, hand=["Ice Carver"], rig=["Ice Carver"])))
    new, old = t.game.state.hand("runner")[0], t.game.state.zones["table"][0]
    t.runner("install", "Ice Carver")
    assert t.game.state.cards[new].zone == "table"
    assert t.game.state.cards[old].zone == "heap"


@pytest.mark.rule("nisei-1.4 10.3.1d")
def test_of_two_unique_upgrades_the_one_rezzed_last_stays() -> None:
    t = Table(
        position(
            corp=Seat(credits=9),
            servers={"HQ": At(root=["Ash 2X3ZB9CY"]), "R&D": At(root=["Ash 2X3ZB9CY (rezzed)"])},
            at="5.7.1e",
        )
    )
    new, old = t.game.state.servers[0].root[0], t.game.state.servers[1].root[0]
    assert t.game.state.cards[new].zone == "table", "unrezzed, it is not active and may be there"
    t.corp("rez", "Ash 2X3ZB9CY")
    assert t.game.state.cards[new].zone == "table"
    assert t.game.state.cards[old].zone == "Archives"


@pytest.mark.rule("nisei-1.4 10.3.1d")
def test_cards_that_are_not_unique_may_be_there_twice() -> None:
    t = Table(position(runner=Seat(credits=9, hand=["Corroder"], rig=["Corroder"])))
    t.runner("install", "Corroder")
    t.until(kind="action")
    assert len(t.game.state.zones["table"]) == 2


@pytest.mark.rule("nisei-1.4 10.3.1a", "nisei-1.4 9.6.6", "nsg-26.03 10.3.1a", "nsg-26.03 9.6.6")
def test_what_a_checkpoint_trashes_is_seen_by_the_next_one() -> None:
    """The Corp has priority first: the checkpoint before it trashed the older card, and the one that finds
    what was trashed comes when a player next receives priority."""
    idol = made("Idol", "upgrade", unique=True)
    heir = made("Heir", "asset", when(Trigger("trash", subject=Of("corp")), Gain(1)))
    t = table(
        idol,
        heir,
        corp=Seat(credits=5),
        servers={
            "HQ": At(root=["Idol (rezzed)"]),
            "R&D": At(root=["Idol"]),
            "remote 1": At(root=["Heir (rezzed)"]),
            "remote 2": At(root=["PAD Campaign"]),
        },
        at="5.7.1b",
    )
    t.until(side="corp", option="rez")
    t.corp("rez", "Idol")
    assert len(t.events("trash")) == 1
    assert t.can("rez", "PAD Campaign")
    assert t.credits["corp"] == 5
    t.corp("pass")
    assert t.credits["corp"] == 6


# --- 10.3.1e: restrictions --------------------------------------------------------------------------------


def hard_times(*rig: str) -> Table:
    """The memory limit drops to 2 under these programs."""
    t = Table(
        position(
            turn="corp",
            corp=Seat(hand=["Hard Times"], deck=["Hedge Fund"]),
            runner=Seat(rig=rig),
            faces=[HARD_TIMES, WIDGET, WHALE],
        )
    )
    t.corp("play", "Hard Times")
    return t


@pytest.mark.rule("nisei-1.4 10.3.1e")
def test_a_program_of_two_memory_is_enough_by_itself() -> None:
    t = hard_times("Magnum Opus", "Corroder", "Mimic", "Widget")
    assert (t.decision.side, t.decision.rule) == ("runner", "10.3.1e")
    assert {t.name(o.card) for o in t.decision.options} == {"Magnum Opus", "Corroder", "Mimic"}, (
        "a program without memory cost frees nothing"
    )
    t.runner("trash", "Magnum Opus")
    assert t.zone("Magnum Opus") == "heap"
    assert {t.zone("Corroder"), t.zone("Mimic"), t.zone("Widget")} == {"table"}


@pytest.mark.rule("nisei-1.4 10.3.1e")
def test_two_programs_of_one_memory_are_as_good_but_not_one_and_the_big_one() -> None:
    t = hard_times("Magnum Opus", "Corroder", "Mimic", "Widget")
    t.runner("trash", "Corroder")
    # The big one besides would be more than needed; Mimic is all that is left to choose.
    assert {t.zone("Corroder"), t.zone("Mimic")} == {"heap"}
    assert {t.zone("Magnum Opus"), t.zone("Widget")} == {"table"}
    assert len(t.events("trash", side="runner")) == 2


@pytest.mark.rule("nisei-1.4 10.3.1e")
def test_a_program_that_would_not_be_enough_is_no_choice() -> None:
    t = hard_times("Whale", "Corroder")
    assert (t.zone("Whale"), t.zone("Corroder")) == ("heap", "table")


@pytest.mark.rule("nisei-1.4 10.3.1e")
def test_of_four_small_programs_two_go() -> None:
    t = hard_times("Corroder", "Mimic", "Yog.0", "Ninja")
    t.runner("trash", "Yog.0")
    assert len(t.decision.options) == 3
    t.runner("trash", "Ninja")
    assert [t.name(c) for c in t.game.state.zones["table"]] == ["Corroder", "Mimic"]


@pytest.mark.rule("nisei-1.4 10.3.1e")
def test_within_the_limit_nothing_is_trashed() -> None:
    t = hard_times("Corroder", "Mimic", "Widget")
    assert t.decision.side == "corp"
    assert not t.happened("trash", side="runner")


# --- 10.3.1f and 10.3.1g: hosted cards and counters -------------------------------------------------------


@pytest.mark.rule("nisei-1.4 10.3.1f")
def test_counters_go_with_a_forfeited_agenda() -> None:
    t = Table(
        position(corp=Seat(credits=9, score=["Nisei MK II (1 agenda)"]), servers={"HQ": At(ice=["Archer"])})
    )
    t.run("HQ")
    t.until(rule="6.9.2e", side="corp")
    t.corp("rez", "Archer")
    assert t.zone("Nisei MK II") == "removed"
    assert t.counters("Nisei MK II", "agenda") == 0
    assert not t.can("use", "Nisei MK II")


@pytest.mark.rule("nisei-1.4 10.3.1g")
def test_what_is_hosted_on_a_trashed_card_is_trashed_and_what_is_hosted_on_that() -> None:
    t = Table(
        position(
            runner=Seat(
                credits=9,
                hand=["Corroder", "The Personal Touch"],
                rig=["Shelf", "Shredder"],
            ),
            faces=[SHELF, SHREDDER],
        )
    )
    t.runner("install", "Corroder")
    t.runner("card", "Shelf")
    t.until(kind="action")
    t.runner("install", "The Personal Touch")
    t.until(rule="5.7.1e")
    state = t.game.state
    assert state.cards[t.card("Corroder")].host == t.card("Shelf")
    assert state.cards[t.card("The Personal Touch")].host == t.card("Corroder")
    t.runner("use", "Shredder")
    t.runner("card", "Shelf")
    assert {t.zone("Shelf"), t.zone("Corroder"), t.zone("The Personal Touch")} == {"heap"}
    assert t.zone("Shredder") == "table"


@pytest.mark.rule("nisei-1.4 10.3.1g")
def test_a_parasite_goes_with_the_ice_it_killed() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, hand=["Parasite"], rig=["Grimoire"]),
            servers={"HQ": At(ice=["Ice Wall (rezzed)"])},
        )
    )
    t.runner("install", "Parasite")
    t.until(kind="action")
    assert t.zone("Ice Wall") == "Archives", "Grimoire's counter lowers its strength to 0"
    assert t.zone("Parasite") == "heap"


# --- 10.3.1h: remote servers ------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 10.3.1h")
def test_a_remote_server_whose_last_card_goes_ceases_to_exist() -> None:
    t = Table(position(runner=Seat(credits=9), servers={"remote 1": At(root=["PAD Campaign"])}))
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    t.until(kind="action")
    assert sorted(t.game.state.servers) == [0, 1, 2]
    t.runner("run")
    assert not t.can("server", server="remote 1")


@pytest.mark.rule("nisei-1.4 10.3.1h")
def test_ice_alone_keeps_a_remote_server_in_being() -> None:
    t = Table(
        position(
            corp=Seat(credits=0),
            runner=Seat(credits=9),
            servers={"remote 1": At(ice=["Ice Wall"], root=["PAD Campaign"])},
        )
    )
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash", "PAD Campaign")
    assert not t.happened("server ceases")
    assert sorted(t.game.state.servers) == [0, 1, 2, 3]


@pytest.mark.rule("nisei-1.4 10.3.1h")
def test_central_servers_exist_without_cards() -> None:
    t = Table(position())
    assert sorted(t.game.state.servers) == [0, 1, 2]
    t.run("Archives")
    t.finish_run()
    assert t.happened("run ends", sort="successful")


@pytest.mark.rule("nisei-1.4 10.3.1h", "nisei-1.4 8.2.4")
def test_a_server_does_not_cease_to_exist_while_its_only_card_is_replaced() -> None:
    t = Table(
        position(
            turn="corp",
            corp=Seat(hand=["Adonis Campaign"], deck=["Hedge Fund"]),
            servers={"remote 1": At(root=["PAD Campaign"])},
        )
    )
    t.corp("install", "Adonis Campaign")
    t.corp("server", server="remote 1")
    assert t.zone("PAD Campaign") == "Archives"
    assert not t.happened("server ceases")
    assert t.game.state.cards[t.card("Adonis Campaign")].server == 3


# --- 10.3.1j: counters ------------------------------------------------------------------------------------


@pytest.mark.rule("nisei-1.4 10.3.1j")
def test_counters_do_not_stay_on_a_card_in_the_discard_pile() -> None:
    t = Table(
        position(
            runner=Seat(credits=9, rig=["Datasucker (3 virus)", "Shredder"]), faces=[SHREDDER], at="5.7.1e"
        )
    )
    t.runner("use", "Shredder")
    assert t.zone("Datasucker") == "heap"
    assert t.counters("Datasucker", "virus") == 0
