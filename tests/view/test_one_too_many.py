"""An option says what it costs to have two cards of which there may be one: the older is trashed, and whoever
does not know that loses a card by it."""

import pytest

from rulerunner import At, Seat, position
from rulerunner.view import option_text
from tests.support.table import Table

MODERN = ("nisei-1.4", "nsg-26.03")


def texts(t: Table) -> list[str]:
    return [option_text(t.game.state, t.decision, option) for option in t.decision.options]


def in_play(t: Table, name: str) -> int:
    return sum(card.face.name == name and card.zone == "table" for card in t.game.state.cards)


@pytest.mark.parametrize("rules", MODERN)
def test_a_second_copy_of_a_unique_card_costs_the_first(rules: str) -> None:
    """10.3.1d: of unique cards with one name all but the one that became active last are trashed."""
    runner = Seat(credits=20, hand=["Kati Jones", "Desperado"], rig=["Kati Jones"], deck=["9x Diesel"])
    t = Table(position(rules=rules, turn="runner", corp=Seat(deck=["9x Hedge Fund"]), runner=runner))
    assert "Install Kati Jones (2 credits): Kati Jones is trashed" in texts(t)
    assert "Install Desperado (3 credits)" in texts(t)
    t.runner("install", "Kati Jones")
    t.until(kind="action", side="runner")
    assert in_play(t, "Kati Jones") == 1


@pytest.mark.parametrize("rules", MODERN)
def test_so_does_a_second_console_where_it_is_not_refused(rules: str) -> None:
    """26.03: 10.3.1d. By the older rules no second console can be installed."""
    runner = Seat(credits=20, hand=["Desperado"], rig=["Spinal Modem"], deck=["9x Diesel"])
    t = Table(position(rules=rules, turn="runner", corp=Seat(deck=["9x Hedge Fund"]), runner=runner))
    found = [text for text in texts(t) if "Desperado" in text]
    assert found == (
        ["Install Desperado (3 credits): Spinal Modem is trashed"] if rules == "nsg-26.03" else []
    )


@pytest.mark.parametrize("rules", MODERN)
def test_a_card_of_the_corp_goes_as_another_is_rezzed(rules: str) -> None:
    """The unrezzed copy is not active: nothing is said of it, nor of the first that is rezzed."""
    there = {
        "remote 1": At(root=["Cybernetics Court (rezzed)"]),
        "remote 2": At(root=["Cybernetics Court"]),
        "remote 3": At(root=["Adonis Campaign"]),
    }
    corp = Seat(credits=20, hand=["Hedge Fund"], deck=["9x Hedge Fund"])
    t = Table(position(rules=rules, turn="runner", corp=corp, runner=Seat(deck=["9x Diesel"]), servers=there))
    t.runner("gain credit")
    t.until(kind="paid", side="corp")
    found = [text for text in texts(t) if text.startswith("Rez")]
    assert any("Cybernetics Court in Server 1 is trashed" in text for text in found)
    assert any(text.startswith("Rez Adonis Campaign") and "trashed" not in text for text in found)


def test_by_the_house_rule_the_new_one_goes() -> None:
    """Of two unique cards the one that was there first stays: what is paid for the other is lost."""
    rules = "classic-1996+oldest-unique"
    runner = Seat(credits=20, hand=["Crash Space"], rig=["Crash Space"], deck=["9x Score!"])
    t = Table(position(rules=rules, turn="runner", corp=Seat(deck=["9x Accounts Receivable"]), runner=runner))
    assert any("it is trashed at once, for the one that is there" in text for text in texts(t))
