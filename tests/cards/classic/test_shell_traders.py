"""Cards that are set aside and paid for a counter at a time."""

import pytest

from rulerunner import Seat
from rulerunner.kernel.change.atoms import trash
from tests.support.classic_runner import runner_turn, to_action
from tests.support.table import Table

TRADERS = "The Shell Traders"
DEAR, PLAIN = "Cyfermaster", "Codecracker"


def trading(*cards: str, credits: int = 5, clicks: int = 4, more: tuple[str, ...] = ()) -> Table:
    """The Runner has set cards aside."""
    seat = Seat(credits=credits, clicks=clicks, rig=[TRADERS, *more], hand=[*cards, "Score!"])
    t = runner_turn(runner=seat)
    for card in cards:
        t.runner("use", TRADERS)
        if t.can("card", card):
            t.runner("card", card)
        to_action(t)
    return t


def buys(t: Table, card: str, times: int) -> None:
    """The Runner pays for counters of a card in the window after an action."""
    t.runner("gain credit")
    for _ in range(times):
        if not t.can("use", TRADERS):
            t.until(side="runner", option="use")
        t.runner("use", TRADERS)
        if t.can("card", card):
            t.runner("card", card)
    to_action(t)


@pytest.mark.card(TRADERS)
def test_a_card_is_set_aside_with_as_many_counters_as_it_costs() -> None:
    t = trading(PLAIN)
    assert (t.zone(PLAIN), t.counters(PLAIN, "shell"), t.clicks["runner"]) == ("aside", 2, 3)
    assert t.game.view("corp").aside[0].name == PLAIN, "both see it"


@pytest.mark.card(TRADERS)
def test_with_the_last_counter_it_is_installed_at_no_cost() -> None:
    t = trading(PLAIN)
    buys(t, PLAIN, 1)
    assert (t.zone(PLAIN), t.counters(PLAIN, "shell"), t.credits["runner"]) == ("aside", 1, 5)
    buys(t, PLAIN, 1)
    assert (t.zone(PLAIN), t.credits["runner"]) == ("table", 5)
    assert t.happened("install", PLAIN)


@pytest.mark.card(TRADERS)
def test_at_the_start_of_each_turn_one_counter_of_one_card_goes() -> None:
    t = trading(PLAIN, DEAR, clicks=2)
    dear = t.counters(DEAR, "shell")
    t.until(side="corp", kind="action")
    t.until(about="target")
    assert {t.name(option.card) for option in t.decision.options} == {PLAIN, DEAR}
    t.runner("card", DEAR)
    to_action(t)
    assert (t.counters(PLAIN, "shell"), t.counters(DEAR, "shell")) == (2, dear - 1)


@pytest.mark.card(TRADERS)
def test_what_is_aside_outlasts_the_traders_and_others_go_on_with_it() -> None:
    t = trading(PLAIN)
    trash(t.game.state, (t.card(TRADERS),), "corp")
    buys(t, PLAIN, 0)
    t.until(side="corp", kind="action")
    to_action(t)
    assert (t.zone(PLAIN), t.counters(PLAIN, "shell")) == ("aside", 2), "nobody removes any"
    t = trading(PLAIN, more=(TRADERS,))
    first = next(c for c in t.game.state.zones["table"] if t.name(c) == TRADERS)
    trash(t.game.state, (first,), "corp")
    buys(t, PLAIN, 2)
    assert t.zone(PLAIN) == "table"


@pytest.mark.card(TRADERS)
def test_a_program_still_needs_its_memory() -> None:
    full = ("Codecracker", "Codecracker", "Codecracker", "Codecracker")
    t = trading("Raptor", more=full)
    t.runner("gain credit")
    t.until(side="runner", option="use")
    t.runner("use", TRADERS)
    assert t.decision.about == "trash-first"
    t.runner("trash", "Codecracker")
    to_action(t)
    programs = [t.name(c) for c in t.game.state.zones["table"] if t.name(c) != TRADERS]
    assert sorted(programs) == ["Codecracker"] * 3 + ["Raptor"]
