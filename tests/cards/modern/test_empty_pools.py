"""The first time each turn that a player has no credits left."""

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.positions_text import read_position
from tests.support.ice import BOTH
from tests.support.table import Table

SOL = "Order of Sol"
CHIP = "Akamatsu Mem Chip"


def table(
    credits: int, *hand: str, rules: str = "nsg-26.03", rig: tuple[str, ...] = (SOL,), turn: str = "runner"
) -> Table:
    runner = Seat(
        credits=credits, clicks=None if turn == "corp" else 6, hand=hand, rig=rig, deck=["9x Diesel"]
    )
    corp = Seat(credits=0, hand=["2x Hedge Fund"], deck=["9x Hedge Fund"])
    return Table(position(rules=rules, turn="corp" if turn == "corp" else "runner", runner=runner, corp=corp))


@pytest.mark.card(SOL)
@pytest.mark.parametrize("rules", BOTH)
def test_order_of_sol_pays_once_the_pool_is_empty_even_in_the_middle_of_things(rules: str) -> None:
    t = table(5, "Sure Gamble", rules=rules)
    t.runner("play", "Sure Gamble")
    assert t.credits["runner"] == 10, "one as the cost is paid, then nine"
    gained = [change.amount for change in t.events("gain credits", side="runner")]
    assert gained == [1, 9]


@pytest.mark.card(SOL)
def test_order_of_sol_pays_the_first_time_of_a_turn_alone() -> None:
    t = table(1, f"2x {CHIP}")
    t.runner("install", CHIP)
    assert t.credits["runner"] == 1
    t.runner("install", CHIP)
    assert t.credits["runner"] == 0, "the second time this turn"


@pytest.mark.card(SOL)
@pytest.mark.parametrize("rules", BOTH)
def test_a_turn_that_begins_without_credits_is_one_in_which_there_were_none(rules: str) -> None:
    t = table(0, rules=rules, turn="corp")
    t.until(side="runner", kind="action")
    assert t.credits["runner"] == 1, "the position began in the middle of the Corp's turn"
    t.until(side="corp", kind="action")
    assert t.credits["runner"] == 1
    t = table(3, rules=rules, turn="corp")
    t.until(side="runner", kind="action")
    assert t.credits["runner"] == 3


@pytest.mark.card(SOL)
def test_what_happened_before_it_was_installed_counts() -> None:
    t = table(3, SOL, f"2x {CHIP}", rig=())
    t.runner("install", SOL)
    t.runner("install", CHIP)
    assert t.credits["runner"] == 1, "so far there had been credits"
    t = table(1, SOL, f"2x {CHIP}", rig=())
    t.runner("install", CHIP)
    assert t.events("no credits") == [], "nobody is told while no card asks for it"
    t.runner("gain credit")
    t.runner("gain credit")
    assert Game.from_json(t.game.to_json()).digest() == t.game.digest()
    assert read_position(t.game.to_position()).digest() == t.game.digest()
    t.runner("install", SOL)
    assert t.credits["runner"] == 0, "this is the second time, and it was not there in time"


@pytest.mark.card(SOL)
def test_the_corps_pool_is_another_one() -> None:
    t = table(1, turn="corp")
    t.corp("gain credit")
    t.until(side="runner", kind="action")
    assert t.credits["runner"] == 1


@pytest.mark.card(SOL, "Stimhack")
@pytest.mark.parametrize("rules", BOTH)
def test_a_pool_is_empty_once_the_credits_in_it_that_lay_on_a_card_are_gone(rules: str) -> None:
    runner = Seat(credits=1, hand=["Stimhack", "3x Diesel"], rig=[SOL, "Corroder"], deck=["9x Diesel"])
    corp = Seat(credits=5, hand=["2x Hedge Fund"], deck=["9x Hedge Fund"])
    wall = {"Archives": At(ice=["Ice Wall (rezzed)"])}
    t = Table(position(rules=rules, turn="corp", runner=runner, corp=corp, servers=wall))
    t.until(side="runner", kind="action")
    t.runner("play", "Stimhack")
    t.until(side="runner", kind="choose server")
    t.runner("server", server="Archives")
    while not t.can("use", "Corroder"):
        t.passes()
    t.runner("use", "Corroder")
    t.runner("number", "Stimhack", number=0)
    assert (t.credits["runner"], t.events("no credits", side="runner")) == (0, []), (
        "nine are left in the pool"
    )
    t.until(side="runner", kind="action")
    assert len(t.events("no credits", side="runner")) == 1
    assert t.credits["runner"] == 1
