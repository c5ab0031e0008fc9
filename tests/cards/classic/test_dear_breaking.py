"""What makes breaking ice, using icebreakers and running dearer, and accesses fewer."""

import pytest

from rulerunner import At, Seat
from tests.support.classic import breaking, classic
from tests.support.classic_corp import DECK, HAND, break_all_but, corp_turn
from tests.support.table import Table


def before_the_wall(bits: int, root: str = "", at: str = "remote 1", rig: str = "Dwarf") -> Table:
    """A run on remote 1 has come to Data Wall, of strength 0; a card may be in a fort."""
    servers = {"remote 1": At(ice=["Data Wall (rezzed)"])}
    if root:
        here = servers.get(at, At())
        servers[at] = At(ice=here.ice, root=[*here.root, f"{root} (rezzed)"])
    t = classic(corp=Seat(deck=DECK), runner=Seat(credits=bits, hand=HAND, rig=[rig]), servers=servers)
    t.run("remote 1")
    return t


@pytest.mark.card("Crystal Palace Station Grid", "London City Grid")
@pytest.mark.parametrize(
    ("root", "at", "rig", "price"),
    [
        ("", "", "Dwarf", 1),
        ("Crystal Palace Station Grid", "remote 1", "Dwarf", 2),
        ("Crystal Palace Station Grid", "HQ", "Dwarf", 1),
        ("London City Grid", "remote 1", "Dwarf", 1),
        ("", "", "Hammer", 1),
        ("London City Grid", "remote 1", "Hammer", 2),
        ("London City Grid", "HQ", "Hammer", 1),
        ("Crystal Palace Station Grid", "remote 1", "Hammer", 2),
    ],
)
def test_breaking_a_subroutine_costs_a_bit_more_there(root: str, at: str, rig: str, price: int) -> None:
    t = before_the_wall(price, root, at, rig)
    breaking(t, by=rig)
    assert t.credits["runner"] == 0
    assert t.happened("subroutine broken")
    t = before_the_wall(price - 1, root, at, rig)
    assert not t.in_run(), "a bit less does not do"


@pytest.mark.card("London City Grid")
def test_london_is_dear_for_strength_as_well() -> None:
    t = before_the_wall(99, "London City Grid", rig="Hammer")
    t.runner("yes")
    before = t.credits["runner"]
    if t.decision.rule == "8":
        t.runner("subroutine", number=0)
    if t.decision.rule == "9":
        t.runner("use", "Hammer")
        assert before - t.credits["runner"] == 2


@pytest.mark.card("Crystal Palace Station Grid")
def test_each_subroutine_is_dearer_where_several_are_broken_at_once() -> None:
    for bits, most in ((99, 4), (3 + 1 + 2, 3), (3 + 1, 1)):
        t = classic(
            corp=Seat(deck=DECK),
            runner=Seat(credits=bits, hand=HAND, rig=["Pile Driver"]),
            servers={
                "remote 1": At(
                    ice=["Toughonium™ Wall (rezzed)"], root=["Crystal Palace Station Grid (rezzed)"]
                )
            },
        )
        wall, driver = t.card("Toughonium™ Wall"), t.card("Pile Driver")
        state = t.game.state
        lack = (state.cards[wall].face.facts.strength or 0) - (state.cards[driver].face.facts.strength or 0)
        state.players["runner"] = state.players["runner"]._replace(credits=bits + max(0, lack))
        t.run("remote 1")
        t.runner("yes")
        t.runner("subroutine", number=0)
        while t.decision.rule == "9" and t.credits["runner"] > bits:
            t.runner("use", "Pile Driver")
        if t.decision.rule == "9":
            t.runner("pass")
        t.runner("use", "Pile Driver")
        while t.can("subroutine"):
            t.choose(t.find("subroutine")[0])
        assert len(t.events("subroutine broken")) == most
        assert t.credits["runner"] == bits - 3 - most


@pytest.mark.card("Virizz")
@pytest.mark.parametrize(("first", "price"), [(False, 2), (True, 1)])
def test_virizz_makes_breaking_dearer_for_the_rest_of_the_run(first: bool, price: int) -> None:
    t = classic(
        corp=Seat(deck=DECK, hand=["Keeper"]),
        runner=Seat(credits=99, clicks=3, hand=HAND, rig=["Dwarf", "Krash"]),
        servers={"HQ": At(ice=["Virizz (rezzed)", "Data Wall (rezzed)"])},
    )
    t.run("HQ")
    if first:
        break_all_but(t, -1)
    else:
        t.runner("no")
    while t.game.state.encounter is None or t.name(t.game.state.encounter.ice) != "Data Wall":
        t.passes()
    before = t.credits["runner"]
    breaking(t, by="Dwarf")
    assert before - t.credits["runner"] == price


@pytest.mark.card("Simon Francisco")
@pytest.mark.parametrize(
    ("state", "where", "rig", "seen"),
    [
        (" (rezzed)", "HQ", [], 0),
        (" (rezzed)", "HQ", ["HQ Interface"], 1),
        (" (rezzed)", "R&D", [], 0),
        ("", "HQ", [], 1),
    ],
)
def test_simon_francisco_hides_one_card_of_his_fort(
    state: str, where: str, rig: list[str], seen: int
) -> None:
    t = classic(
        corp=Seat(deck=DECK, hand=["3x Filter"]),
        runner=Seat(credits=0, hand=HAND, rig=rig),
        servers={where: At(root=[f"Simon Francisco{state}"])},
    )
    t.run(where)
    t.finish_run()
    cards = [t.name(change.card) for change in t.events("access")]
    assert sum(name != "Simon Francisco" for name in cards) == seen
    assert "Simon Francisco" in cards


@pytest.mark.card("Simon Francisco")
def test_simon_francisco_is_for_hq_and_rnd() -> None:
    t = corp_turn(
        corp=Seat(credits=9, hand=["Simon Francisco"], deck=DECK), servers={"remote 1": At(root=["Krumz"])}
    )
    t.corp("install", "Simon Francisco")
    places = ("HQ", "R&D", "Archives", "remote 1", "new")
    assert {place for place in places if t.can("server", server=place)} == {"HQ", "R&D"}
