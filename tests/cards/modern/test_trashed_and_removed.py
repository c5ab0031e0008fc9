"""Runner cards are trashed in every way there is, and Skorpios Defense Systems may remove one of them."""

from collections.abc import Callable
from typing import Any

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.lang.words import Side
from tests.support.ice import BOTH
from tests.support.runner import to_action
from tests.support.table import Table

SKORPIOS = "Skorpios Defense Systems: Persuasive Power"
PILE = ["9x Beanstalk Royalties"]
BARE = Seat()


def before_skorpios(rules: str, turn: Side = "runner", corp: Seat = BARE, **place: Any) -> Table:
    """A Corp that is Skorpios Defense Systems, rich and with a deck."""
    corp = corp._replace(identity=SKORPIOS, credits=20, deck=corp.deck or PILE)
    return Table(position(rules=rules, turn=turn, corp=corp, **place))


def scorched_earth(rules: str) -> Table:
    """Damage: four cards at once."""
    runner = Seat(hand=["Sure Gamble", "Diesel", "Corroder", "Djinn", "Kati Jones"], tags=1)
    t = before_skorpios(rules, "corp", Seat(hand=["Scorched Earth"]), runner=runner)
    t.corp("play", "Scorched Earth")
    return t


def damage_as_a_cost(rules: str) -> Table:
    t = before_skorpios(rules, runner=Seat(hand=["Diesel"], rig=["Zer0"], deck=["3x Djinn"]))
    t.runner("use", "Zer0")
    return t


def resource_by_a_basic_action(rules: str) -> Table:
    t = before_skorpios(rules, "corp", runner=Seat(rig=["Fall Guy", "Kati Jones"], tags=1))
    t.corp("trash resource")
    t.corp("card", "Kati Jones")
    t.runner("pass")
    return t


def saviour_as_a_cost(rules: str) -> Table:
    """It is trashed to save another, in the middle of an interrupt."""
    t = before_skorpios(rules, "corp", runner=Seat(rig=["Fall Guy", "Kati Jones"], tags=1))
    t.corp("trash resource")
    t.corp("card", "Kati Jones")
    t.runner("use", "Fall Guy")
    return t


def a_card_of_the_grip_as_a_cost(rules: str) -> Table:
    runner = Seat(hand=["Diesel"], rig=["Faust"])
    t = before_skorpios(rules, runner=runner, servers={"HQ": At(ice=["Ice Wall (rezzed)"])})
    t.run("HQ")
    t.until(option="use", side="runner")
    t.runner("use", "Faust")
    return t


def an_event_played(rules: str) -> Table:
    t = before_skorpios(rules, runner=Seat(hand=["Sure Gamble"]))
    t.runner("play", "Sure Gamble")
    return t


def a_unique_card(rules: str) -> Table:
    t = before_skorpios(rules, runner=Seat(hand=["Kati Jones"], rig=["Kati Jones"]))
    t.runner("install", "Kati Jones")
    return t


def too_little_memory(rules: str) -> Table:
    rig = ["Corroder", "Mimic", "Ninja"]
    t = before_skorpios(rules, "corp", Seat(hand=["Bad Times"]), runner=Seat(rig=rig, tags=1))
    t.corp("play", "Bad Times")
    t.runner("trash", "Mimic")
    return t


def a_host_gone(rules: str) -> Table:
    """Djinn is trashed by a subroutine; what it hosts goes at the checkpoint."""
    runner = Seat(rig=["Djinn", "Medium (on Djinn)"])
    t = before_skorpios(rules, runner=runner, servers={"HQ": At(ice=["Rototurret (rezzed)"])})
    t.run("HQ")
    t.until(side="corp", kind="choose card")
    t.corp("card", "Djinn")
    return t


def a_program_installed_over(rules: str) -> Table:
    t = before_skorpios(rules, runner=Seat(credits=9, hand=["Corroder"], rig=["Mimic"]))
    t.runner("install", "Corroder")
    t.runner("trash", "Mimic")
    return t


def a_current_replaced(rules: str) -> Table:
    t = before_skorpios(rules, runner=Seat(hand=["Rumor Mill"], play=["Hacktivist Meeting"]))
    t.runner("play", "Rumor Mill")
    return t


def the_top_of_the_stack(rules: str) -> Table:
    runner = Seat(identity="MaxX: Maximum Punk Rock", deck=["Diesel", "Corroder", "3x Sure Gamble"])
    return before_skorpios(rules, at="5.7.1d", runner=runner)


WAYS: list[tuple[Callable[[str], Table], set[str]]] = [
    (scorched_earth, {"Sure Gamble", "Diesel", "Corroder", "Djinn", "Kati Jones"}),
    (damage_as_a_cost, {"Diesel"}),
    (resource_by_a_basic_action, {"Kati Jones"}),
    (saviour_as_a_cost, {"Fall Guy"}),
    (a_card_of_the_grip_as_a_cost, {"Diesel"}),
    (an_event_played, {"Sure Gamble"}),
    (a_unique_card, {"Kati Jones"}),
    (too_little_memory, {"Mimic"}),
    (a_host_gone, {"Djinn"}),
    (a_program_installed_over, {"Mimic"}),
    (a_current_replaced, {"Hacktivist Meeting"}),
    (the_top_of_the_stack, {"Diesel", "Corroder"}),
]


def offered(t: Table) -> list[str]:
    return sorted(t.name(option.card) for option in t.decision.options if option.kind == "card")


@pytest.mark.card(SKORPIOS)
@pytest.mark.rule("nsg-26.03 8.2.2", "nsg-26.03 1.16.1a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize(("way", "cards"), WAYS, ids=[way.__name__ for way, _ in WAYS])
def test_skorpios_may_remove_one_of_the_cards_trashed_in_any_way(
    way: Callable[[str], Table], cards: set[str], rules: str
) -> None:
    for wanted in (True, False):
        t = way(rules)
        t.until(about="remove-trashed", limit=12)
        assert t.decision.side == "corp"
        assert set(offered(t)) <= cards
        trashed = {option.card for option in t.decision.options if option.kind == "card"}
        gone = min(trashed)
        if wanted:
            t.choose(next(option for option in t.decision.options if option.card == gone))
        else:
            t.corp("done")
        s = t.game.state
        assert (s.zones["removed"] == (gone,)) is wanted
        assert all(s.cards[cid].zone == "heap" for cid in trashed - {gone})
        assert (s.cards[gone].zone == "heap") is not wanted
        assert {change.card for change in t.events("trash")} >= trashed, "trashed all the same"


def test_damage_trashes_all_its_cards_together() -> None:
    t = scorched_earth("nsg-26.03")
    assert len(offered(t)) == 4


@pytest.mark.card(SKORPIOS)
@pytest.mark.parametrize("way", [scorched_earth, a_program_installed_over, too_little_memory])
def test_a_game_that_waits_for_skorpios_can_be_saved(way: Callable[[str], Table]) -> None:
    t = way("nsg-26.03")
    again = Game.from_json(t.game.to_json())
    for game in (t.game, again):
        assert game.decision is not None
        assert game.decision.about == "remove-trashed"
        game.choose(0)
    assert again.digest() == t.game.digest()


@pytest.mark.card(SKORPIOS)
@pytest.mark.parametrize("rules", BOTH)
def test_skorpios_is_ignored_once_it_has_removed_a_card_this_turn(rules: str) -> None:
    t = before_skorpios(rules, runner=Seat(credits=5, hand=["3x Sure Gamble", "Diesel"], deck=["9x Diesel"]))
    t.runner("play", "Sure Gamble")
    t.corp("done")
    t.runner("play", "Sure Gamble")
    t.corp("card", "Sure Gamble")
    t.runner("play", "Sure Gamble")
    assert t.decision.kind == "action", "not again"
    t.runner("gain credit")
    t.until(side="corp", kind="action")
    for _ in range(3):
        t.corp("gain credit")
    t.until(side="runner", kind="action")
    t.runner("play", "Diesel")
    assert t.decision.about == "remove-trashed", "the next turn it is there again"


@pytest.mark.card(SKORPIOS)
@pytest.mark.parametrize("rules", BOTH)
def test_what_was_hosted_is_sorted_out_after_its_host(rules: str) -> None:
    t = a_host_gone(rules)
    assert offered(t) == ["Djinn"]
    t.corp("done")
    assert offered(t) == ["Medium"]
    t.corp("card", "Medium")
    assert (t.zone("Djinn"), t.zone("Medium")) == ("heap", "removed")


@pytest.mark.card(SKORPIOS)
@pytest.mark.parametrize("rules", BOTH)
def test_skorpios_is_asked_about_like_cards_before_the_install_is_paid_for(rules: str) -> None:
    t = a_program_installed_over(rules)
    assert t.credits["runner"] == 9
    t.corp("card", "Mimic")
    assert t.credits["runner"] == 7
    assert t.zone("Corroder") == "table"


@pytest.mark.card(SKORPIOS, "I've Had Worse")
@pytest.mark.example("nsg-26.03 9.1.8b", 1)
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("removed", [True, False])
def test_a_card_removed_by_skorpios_is_not_where_its_ability_would_be_active(
    removed: bool, rules: str
) -> None:
    runner = Seat(hand=["I've Had Worse", "3x Corroder"], deck=["9x Diesel"], tags=1)
    t = before_skorpios(rules, "corp", Seat(hand=["Scorched Earth"]), runner=runner)
    t.corp("play", "Scorched Earth")
    t.corp("card", "I've Had Worse") if removed else t.corp("done")
    assert len(t.events("draw")) == (0 if removed else 1)


@pytest.mark.card(SKORPIOS, "Employee Strike")
@pytest.mark.parametrize("rules", BOTH)
def test_employee_strike_goes_to_the_heap_before_skorpios_has_its_ability_back(rules: str) -> None:
    t = before_skorpios(
        rules, runner=Seat(credits=9, hand=["Rumor Mill", "Sure Gamble"], play=["Employee Strike"])
    )
    t.runner("play", "Rumor Mill")
    assert t.decision.kind == "action"
    assert t.zone("Employee Strike") == "heap"
    t.runner("play", "Sure Gamble")
    assert t.decision.about == "remove-trashed"


@pytest.mark.card(SKORPIOS)
@pytest.mark.rule("nsg-26.03 1.19.3")
@pytest.mark.parametrize("rules", BOTH)
def test_discarded_cards_and_cards_of_the_corp_are_nothing_to_skorpios(rules: str) -> None:
    runner = Seat(hand=["7x Diesel"], clicks=1, credits=9)
    t = before_skorpios(rules, runner=runner, servers={"remote 1": At(root=["PAD Campaign"])})
    t.run("remote 1")
    t.until(option="trash")
    t.runner("trash")
    t.until(side="corp", kind="action")
    assert len(t.game.state.zones["heap"]) == 2
    assert t.zone("PAD Campaign") == "Archives"
    assert not t.events("set aside")


@pytest.mark.card(SKORPIOS, "Harbinger")
@pytest.mark.rule("nsg-26.03 9.9.11a")
@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("turn", ["corp", "runner"])
def test_of_skorpios_and_harbinger_the_active_player_comes_first(turn: Side, rules: str) -> None:
    runner = Seat(rig=["Harbinger"], credits=0, tags=1)
    if turn == "corp":
        t = before_skorpios(rules, turn, Seat(hand=["Retribution"]), runner=runner)
        t.corp("play", "Retribution")
        assert offered(t) == ["Harbinger"]
        t.corp("done")
        assert t.zone("Harbinger") == "heap"
    else:
        t = before_skorpios(rules, runner=runner, servers={"HQ": At(ice=["Rototurret (rezzed)"])})
        t.run("HQ")
        t.finish_run()
        to_action(t)
        assert t.zone("Harbinger") == "table"
        assert not t.events("set aside")


@pytest.mark.card("Marilyn Campaign")
@pytest.mark.rule("nisei-1.4 9.3.4c", "nsg-26.03 9.3.4c", "nsg-26.03 8.5.16c")
@pytest.mark.parametrize("rules", BOTH)
def test_nobody_can_interrupt_the_trashing_of_like_cards_in_an_install(rules: str) -> None:
    """It is a step of the install, which is resolving by then: Marilyn Campaign is not shuffled into R&D."""
    corp = Seat(hand=["PAD Campaign"], deck=["3x Hedge Fund"])
    servers = {"remote 1": At(root=["Marilyn Campaign (rezzed, 4 credit)"])}
    t = Table(position(rules=rules, turn="corp", corp=corp, servers=servers))
    t.corp("install", "PAD Campaign")
    t.corp("server", server="remote 1")
    assert t.decision.kind != "interrupt"
    assert t.zone("Marilyn Campaign") == "Archives"
    assert t.zone("PAD Campaign") == "table"
    assert t.happened("trash", "Marilyn Campaign")


@pytest.mark.card("Architect")
@pytest.mark.parametrize("rules", BOTH)
def test_architect_is_not_trashed_for_other_ice(rules: str) -> None:
    servers = {"HQ": At(ice=["Architect (rezzed)", "Ice Wall"])}
    t = Table(position(rules=rules, turn="corp", corp=Seat(hand=["Enigma"], deck=PILE), servers=servers))
    t.corp("install", "Enigma")
    t.corp("server", server="HQ")
    assert t.can("trash", "Ice Wall")
    assert not t.can("trash", "Architect")
