"""The game of 1996, C4, C5, C7 and C8: the Corp's turn, its actions, rezzing and scoring."""

import pytest

from rulerunner import At, Seat
from rulerunner.lang.words import Side
from tests.support.classic import classic
from tests.support.table import Table

DECK = ["Hunter"] * 9


def after_an_action(t: Table) -> None:
    """The Corp gains a bit, and the game stands at the window that follows."""
    t.corp("gain credit")
    assert t.decision.rule == "C4.7"


# --- C4 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C4")
def test_the_corp_draws_takes_three_actions_and_discards() -> None:
    t = classic(turn="corp", at="C4.1", corp=Seat(clicks=0, credits=0, hand=["Keeper"] * 5, deck=DECK))
    assert len(t.game.state.hand("corp")) == 6
    assert t.clicks["corp"] == 3
    for _ in range(3):
        t.corp("gain credit")
    assert t.credits["corp"] == 3
    assert (t.decision.side, t.decision.kind) == ("corp", "discard")
    t.corp("discard", "Hunter")
    assert len(t.game.state.hand("corp")) == 5
    assert (t.decision.side, t.decision.rule) == ("runner", "C10.5")
    assert t.clicks == {"corp": 0, "runner": 4}


@pytest.mark.rule("classic-1996 C4")
def test_the_draw_is_no_action() -> None:
    t = classic(turn="corp", at="C4.1", corp=Seat(clicks=0, deck=DECK))
    assert [change.rule for change in t.events("draw")] == ["C4.5"]
    assert not t.happened("spend clicks")


@pytest.mark.rule("classic-1996 C4")
def test_hand_size_is_checked_at_the_end_of_the_turn_only() -> None:
    t = classic(
        turn="corp", corp=Seat(clicks=2, hand=["Annual Reviews", *["Keeper"] * 5], deck=DECK), runner=Seat()
    )
    t.corp("play", "Annual Reviews")
    assert len(t.game.state.hand("corp")) == 8
    assert t.decision.kind == "action"
    t.corp("gain credit")
    for left in (7, 6, 5):
        t.corp("discard", "Keeper")
        assert len(t.game.state.hand("corp")) == left
    assert t.decision.side == "runner"


@pytest.mark.rule("classic-1996 C4")
def test_a_larger_hand_size_lets_the_corp_keep_more() -> None:
    t = classic(
        turn="corp",
        corp=Seat(clicks=1, hand=["Keeper"] * 7),
        servers={"remote 1": At(root=["Rustbelt HQ Branch (rezzed)"])},
    )
    t.corp("gain credit")
    assert t.decision.side == "runner"
    assert len(t.game.state.hand("corp")) == 7


@pytest.mark.rule("classic-1996 C4")
def test_bits_that_return_are_replaced_at_the_start_of_the_corps_turn() -> None:
    t = classic(
        corp=Seat(credits=0, hand=["Keeper"], deck=DECK),
        runner=Seat(clicks=2, credits=0),
        servers={"HQ": At(ice=["Hunter (rezzed)"]), "remote 1": At(root=["Krumz (rezzed)"])},
    )
    t.run("HQ")
    t.corp("number", number=1)
    t.until(rule="C10.5")
    assert t.counters("Krumz", "credit") == 0
    t.runner("gain credit")
    assert t.decision.rule == "C4.6"
    assert t.counters("Krumz", "credit") == 1


@pytest.mark.rule("classic-1996 C4")
@pytest.mark.parametrize(
    ("operation", "tags"), [("Datapool by Zetatech", 1 + 2 + 1), ("Efficiency Experts", 1)]
)
def test_what_waits_for_the_end_of_the_turn_happens_then(operation: str, tags: int) -> None:
    t = classic(
        turn="corp",
        corp=Seat(hand=[operation], clicks=2),
        runner=Seat(tags=1),
        servers={"remote 1": At(root=["Omniscience Foundation (rezzed)"])},
    )
    t.corp("play", operation)
    assert t.tags == min(tags, 3)
    t.corp("gain credit")
    assert t.decision.side == "runner"
    assert t.tags == tags


# --- C5 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C5")
def test_drawing_and_gaining_a_bit_take_an_action_each() -> None:
    t = classic(turn="corp", corp=Seat(credits=0, deck=DECK))
    t.corp("draw")
    assert (len(t.game.state.hand("corp")), t.clicks["corp"], t.credits["corp"]) == (1, 2, 0)
    t.corp("gain credit")
    assert (len(t.game.state.hand("corp")), t.clicks["corp"], t.credits["corp"]) == (1, 1, 1)


@pytest.mark.rule("classic-1996 C5")
def test_playing_an_operation_takes_an_action_and_its_cost() -> None:
    t = classic(turn="corp", corp=Seat(credits=5, hand=["Accounts Receivable", "Project Consultants"]))
    assert not t.can("play", "Project Consultants")
    t.corp("play", "Accounts Receivable")
    assert (t.clicks["corp"], t.credits["corp"]) == (2, 5 - 5 + 9)


@pytest.mark.rule("classic-1996 C5")
def test_agendas_and_cards_that_say_so_may_be_advanced_for_a_bit() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=1),
        servers={
            "remote 1": At(ice=["Hunter (rezzed)"], root=["Hostile Takeover"]),
            "remote 2": At(root=["Virus Test Site"]),
            "remote 3": At(root=["Krumz"]),
        },
    )
    offered = {t.name(option.card) for option in t.find("advance")}
    assert offered == {"Hostile Takeover", "Virus Test Site"}
    t.corp("advance", "Hostile Takeover")
    assert t.counters("Hostile Takeover", "advancement") == 1
    assert (t.clicks["corp"], t.credits["corp"]) == (2, 0)
    assert not t.can("advance")


@pytest.mark.rule("classic-1996 C5")
def test_a_resource_of_a_tagged_runner_may_be_trashed_for_two_bits() -> None:
    rig = ["Fall Guy", "Dwarf"]
    t = classic(turn="corp", corp=Seat(credits=2), runner=Seat(rig=rig, tags=1))
    t.corp("trash resource")
    assert t.zone("Fall Guy") == "heap"
    assert t.zone("Dwarf") == "table"
    assert (t.clicks["corp"], t.credits["corp"]) == (2, 0)


@pytest.mark.rule("classic-1996 C5", "classic-1996 C20")
@pytest.mark.parametrize(("tags", "credits"), [(0, 9), (1, 1)])
def test_without_a_tag_or_the_bits_no_resource_is_trashed(tags: int, credits: int) -> None:
    t = classic(turn="corp", corp=Seat(credits=credits), runner=Seat(rig=["Fall Guy"], tags=tags))
    assert not t.can("trash resource")


@pytest.mark.rule("classic-1996 C5")
def test_an_ability_of_a_card_takes_the_actions_it_names() -> None:
    servers = {"remote 1": At(root=["South African Mining Corp (rezzed)"])}
    t = classic(turn="corp", corp=Seat(credits=0), servers=servers)
    t.corp("use", "South African Mining Corp")
    assert (t.clicks["corp"], t.credits["corp"]) == (0, 6)
    t = classic(turn="corp", corp=Seat(clicks=2), servers=servers)
    assert not t.can("use", "South African Mining Corp")


# --- C7 ---------------------------------------------------------------------------------------------------

FORT = {"remote 1": At(ice=["Filter"], root=["Rustbelt HQ Branch", "Red Herrings", "Dieter Esslin"])}


@pytest.mark.rule("classic-1996 C7")
@pytest.mark.parametrize(("turn", "at", "window"), [("corp", "C4.1", "C4.4"), ("runner", "C10.1", "C10.4")])
def test_nodes_and_upgrades_may_be_rezzed_as_a_turn_starts_but_no_ice(
    turn: Side, at: str, window: str
) -> None:
    t = classic(turn=turn, at=at, corp=Seat(deck=DECK), servers=FORT)
    assert (t.decision.side, t.decision.rule) == ("corp", window)
    offered = {t.name(option.card) for option in t.find("rez")}
    assert offered == {"Rustbelt HQ Branch", "Red Herrings", "Dieter Esslin"}


@pytest.mark.rule("classic-1996 C7")
def test_nodes_and_upgrades_may_be_rezzed_after_each_action_of_the_corp() -> None:
    t = classic(turn="corp", corp=Seat(credits=9), servers=FORT)
    assert not t.can("rez")  # not while an action is being chosen
    after_an_action(t)
    assert not t.can("rez", "Filter")
    t.corp("rez", "Red Herrings")
    t.corp("pass")
    after_an_action(t)
    assert {t.name(option.card) for option in t.find("rez")} == {"Rustbelt HQ Branch", "Dieter Esslin"}
    assert t.credits["corp"] == 9 + 2 - 1


@pytest.mark.rule("classic-1996 C7")
def test_nodes_and_upgrades_may_be_rezzed_after_each_action_of_the_runner() -> None:
    t = classic(servers=FORT)
    for _ in range(2):
        t.runner("gain credit")
        assert (t.decision.side, t.decision.rule) == ("corp", "C10.6")
        assert t.can("rez", "Dieter Esslin")
        assert not t.can("rez", "Filter")
        t.corp("pass")


@pytest.mark.rule("classic-1996 C7")
def test_ice_is_rezzed_only_while_it_is_approached() -> None:
    t = classic(corp=Seat(credits=20), servers={"HQ": At(ice=["Filter", "Keeper"]), "R&D": At(ice=["Mazer"])})
    seen: set[str] = set()
    t.run("HQ")
    while t.in_run():
        offered = {t.name(option.card) for option in t.find("rez")}
        approached = t.game.state.run.ice if t.game.state.run else -1
        assert offered <= {t.name(approached)}
        seen |= offered
        t.passes()
    assert seen == {"Filter", "Keeper"}


# --- C8 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("classic-1996 C8")
def test_an_agenda_is_scored_at_the_start_of_the_corps_turn() -> None:
    t = classic(
        turn="corp",
        at="C4.1",
        corp=Seat(credits=0, clicks=0, deck=DECK),
        servers={"remote 1": At(root=["Hostile Takeover (3 advancement)"])},
    )
    assert t.decision.rule == "C4.4"
    t.corp("score", "Hostile Takeover")
    assert t.zone("Hostile Takeover") == "corp score"
    assert t.credits["corp"] == 5
    assert t.clicks["corp"] == 3


@pytest.mark.rule("classic-1996 C8")
def test_an_agenda_is_scored_after_an_action_even_the_last_and_only_when_the_corp_wants() -> None:
    t = classic(
        turn="corp",
        corp=Seat(credits=9, clicks=2),
        servers={"remote 1": At(root=["Hostile Takeover (1 advancement)"])},
    )
    t.corp("advance", "Hostile Takeover")
    assert t.decision.kind == "action"  # two of three: no chance to score
    t.corp("advance", "Hostile Takeover")
    assert t.decision.rule == "C4.7"
    assert t.can("score", "Hostile Takeover")
    t.corp("pass")
    assert t.zone("Hostile Takeover") == "table"
    assert t.decision.side == "runner"


@pytest.mark.rule("classic-1996 C8")
def test_no_agenda_is_scored_in_the_runners_turn() -> None:
    t = classic(
        servers={"remote 1": At(root=["Hostile Takeover (3 advancement)"]), "remote 2": At(root=["Krumz"])}
    )
    t.runner("gain credit")
    assert t.decision.side == "corp"
    assert t.can("rez", "Krumz")
    assert not t.can("score")


@pytest.mark.rule("classic-1996 C8")
def test_a_lower_difficulty_needs_fewer_counters() -> None:
    t = classic(
        turn="corp",
        servers={
            "remote 1": At(root=["Marine Arcology (2 advancement)", "Washington, D.C., City Grid (rezzed)"]),
            "remote 2": At(root=["Hostile Takeover (2 advancement)"]),
        },
    )
    after_an_action(t)
    assert t.can("score", "Marine Arcology")
    assert not t.can("score", "Hostile Takeover")
