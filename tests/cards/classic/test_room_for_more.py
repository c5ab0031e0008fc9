"""A fort with room for more than one agenda or node."""

import pytest

from rulerunner import At, Seat
from tests.support.classic_corp import DECK, corp_turn
from tests.support.classic_runner import to_action
from tests.support.table import Table

PLAZA = "Namatoki Plaza"
PLAZA_THERE = f"{PLAZA} (rezzed)"


def fort(*root: str, hand: tuple[str, ...] = (), credits: int = 9) -> Table:
    """The Corp's turn, with cards inside a fort."""
    seat = Seat(credits=credits, clicks=3, hand=list(hand), deck=DECK)
    return corp_turn(
        corp=seat, runner=Seat(credits=9, deck=["Score!"] * 9), servers={"remote 1": At(root=root)}
    )


def inside(t: Table) -> list[str]:
    servers = t.game.state.servers
    return sorted(t.name(cid) for id in servers if id > 2 for cid in servers[id].root)


def puts(t: Table, card: str) -> None:
    """The Corp installs a card in the fort."""
    t.corp("install", card)
    t.corp("server", server="remote 1")


@pytest.mark.card(PLAZA)
def test_it_is_rezzed_as_it_is_installed_and_only_in_a_subsidiary_fort() -> None:
    t = fort("Krumz", hand=(PLAZA,))
    t.corp("install", PLAZA)
    assert {option.server for option in t.decision.options} == {3, -2}, "there, or in a new one"
    t.corp("server", server="remote 1")
    t.corp("done")
    assert (t.rezzed(PLAZA), t.credits["corp"]) == (True, 6)
    assert not fort("Krumz", hand=(PLAZA,), credits=2).can("install", PLAZA)


@pytest.mark.card(PLAZA)
def test_a_second_agenda_or_node_has_its_place_and_a_third_has_not() -> None:
    t = fort(PLAZA_THERE, "Krumz", hand=("Rescheduler", "Marine Arcology"))
    puts(t, "Marine Arcology")
    assert t.can("done"), "nothing needs to go"
    t.corp("done")
    assert inside(t) == sorted([PLAZA, "Krumz", "Marine Arcology"])
    t.until(side="corp", kind="action")
    puts(t, "Rescheduler")
    assert {t.name(o.card) for o in t.decision.options} == {"Krumz", "Marine Arcology"}
    t.corp("trash", "Krumz")
    t.corp("done")
    assert inside(t) == sorted([PLAZA, "Rescheduler", "Marine Arcology"])


@pytest.mark.card(PLAZA)
def test_who_trashes_the_plaza_for_an_install_has_its_room_no_more() -> None:
    t = fort(PLAZA_THERE, "Krumz", hand=("Rescheduler",))
    puts(t, "Rescheduler")
    t.corp("trash", PLAZA)
    assert inside(t) == ["Rescheduler"], "the other had to go as well"


def trashed_by_the_runner(*root: str) -> Table:
    """The Runner has just paid to trash the plaza."""
    t = fort(*root)
    to_action(t)
    t.run("remote 1")
    t.until(side="runner", option="trash")
    t.runner("trash", PLAZA)
    while t.decision.side == "runner":
        t.passes()
    return t


@pytest.mark.card(PLAZA)
@pytest.mark.parametrize("goes", ["Krumz", "Holovid Campaign"])
def test_without_it_the_corp_trashes_one_of_two(goes: str) -> None:
    t = trashed_by_the_runner(PLAZA_THERE, "Krumz", "Holovid Campaign")
    t.corp("card", goes)
    assert inside(t) == [name for name in ("Holovid Campaign", "Krumz") if name != goes]


@pytest.mark.card(PLAZA)
def test_one_alone_stays_and_so_do_two_if_another_plaza_is_left() -> None:
    t = trashed_by_the_runner(PLAZA_THERE, "Krumz")
    assert inside(t) == ["Krumz"]
    t = trashed_by_the_runner(PLAZA_THERE, PLAZA_THERE, "Krumz", "Holovid Campaign")
    assert inside(t) == ["Holovid Campaign", "Krumz", PLAZA]
