"""Positions in the middle of an access of 1996: boxes 16 to 19 of the chart."""

from typing import Any

import pytest

from rulerunner import At, BadPosition, Running, Seat, position, read_position
from tests.support.table import Table

BLOOD = "Bodyweight(tm) Synthetic Blood"
BOXES = ["16.1", "16.2", "16.3", "17", "17?", "18", "18?", "19", "19+"]


def access(at: str, *root: str, server: str = "remote 1", **run: Any) -> Table:
    """The Runner, with five cards in hand, accesses a fort."""
    corp = Seat(credits=9, hand=["Filter", "Setup!"], deck=["Keeper", "9x Filter"], discard=["Keeper"])
    return Table(
        position(
            rules="classic-1996",
            corp=corp,
            runner=Seat(credits=9, clicks=3, hand=[f"5x {BLOOD}"]),
            servers={server: At(root=list(root))},
            run=Running(server, at, **run),
        )
    )


def grip(t: Table) -> int:
    return len(t.game.state.zones["grip"])


@pytest.mark.parametrize("at", BOXES)
@pytest.mark.parametrize("server", ["HQ", "R&D", "Archives", "remote 1"])
@pytest.mark.rule("classic-1996 C18")
def test_a_run_goes_on_from_every_box_of_the_access(at: str, server: str) -> None:
    """It is successful and comes to its end, and the action is over then; at once, where nobody is asked."""
    t = access(at, "Red Herrings", server=server)
    asked = t.decision.rule if t.in_run() else ""
    if at in BOXES[:3] and server != "remote 1":  # with one card there is no order to choose
        assert asked == "16"
    else:
        assert asked == ("18" if BOXES.index(at) <= BOXES.index("18") else "")
    if t.in_run():
        t.finish_run()
    t.until(side="runner", kind="action")
    assert t.clicks["runner"] == 3
    assert (t.game.state.run, t.game.state.breach, t.game.state.access) == (None, None, None)
    assert t.happened("run ends")
    assert not t.happened("successful run"), "that was before"


@pytest.mark.rule("classic-1996 C18")
def test_the_cards_left_have_their_effect_in_the_order_that_is_said() -> None:
    """Setup! does two Net damage. The first of two cards has had its effect."""
    root = ("Setup!", "Red Herrings")
    for order, hurt in ((("Setup!",), 0), (("Red Herrings",), 2), ((), 0)):
        assert grip(access("17", *root, order=order, accessed=1)) == 5 - hurt
    assert grip(access("17", *root)) == 3
    assert grip(access("18", *root)) == 5


@pytest.mark.rule("classic-1996 C18")
@pytest.mark.parametrize(("card", "left"), [("Setup!", 3), ("Filter", 5)])
def test_which_card_of_hq_is_accessed_can_be_said(card: str, left: int) -> None:
    t = access("17", server="HQ", order=(card,))
    assert [t.name(e.card) for e in t.events("access")] == [card]
    assert grip(t) == left


@pytest.mark.rule("classic-1996 C18")
def test_at_box_18_agendas_are_scored_and_cards_can_be_trashed() -> None:
    t = access("18", "Hostile Takeover", "Red Herrings")
    assert t.happened("steal", "Hostile Takeover")
    t.runner("trash", "Red Herrings")
    t.finish_run()
    assert t.zone("Red Herrings") == "Archives"


@pytest.mark.parametrize(
    ("at", "root", "run", "why"),
    [
        ("16.2", ["Schlaghund"], {"order": ("Schlaghund",)}, "not chosen yet"),
        ("15", ["Schlaghund"], {"accessed": 1}, "nothing is accessed"),
        ("17", ["Schlaghund"], {"accessed": 1}, "one whose turn it is"),
        ("17", ["Schlaghund"], {"order": ("Filter",)}, "not accessed there"),
        ("17", ["Schlaghund"], {"order": ("Schlaghund", "Schlaghund")}, "more than is accessed"),
        ("18", ["Schlaghund", "Red Herrings"], {"accessed": 1}, "all 2 cards"),
        ("19", ["Hostile Takeover"], {}, "would have been scored"),
    ],
)
def test_what_cannot_be_at_a_box_is_refused(at: str, root: list[str], run: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        access(at, *root, **run)


def test_the_text_of_a_position_says_the_order_line_by_line() -> None:
    lines = ("order Red Herrings", "order Setup!", "accessed 1")
    text = f"""
        rules classic-1996
        turn runner
        [corp]
        deck 5x Keeper
        [runner]
        clicks 3
        hand 5x {BLOOD}
        [remote 1]
        root Setup!
        root Red Herrings
        [run]
        server remote 1
        at 17
        """
    assert len(read_position("\n".join((text, *lines))).state.zones["grip"]) == 3
    with pytest.raises(BadPosition, match="line 19: accessed is said twice"):
        read_position("\n".join((text, *lines, "accessed 1")))
