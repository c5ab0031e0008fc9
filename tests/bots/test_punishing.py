"""What kills the Runner: it can be played, after what gives the tags, in the clicks that are left."""

import pytest

from rulerunner import At, Game, Seat, position
from rulerunner.bots.search.features import FEATURES, features
from rulerunner.bots.search.looks import Looks
from rulerunner.bots.search.punishing import deadly, threat
from rulerunner.bots.thumb.punishing import punishment
from rulerunner.bots.thumb.table import Table as Seen
from tests.support.table import Table


def holding(*hand: str, turn: str = "runner", tags: int = 0) -> Game:
    """A rich Corp, and a Runner with five cards."""
    return position(
        turn="corp" if turn == "corp" else "runner",
        corp=Seat(credits=20, hand=list(hand), deck=["9x Hedge Fund"]),
        runner=Seat(credits=1, hand=["5x Diesel"], deck=["19x Diesel"], tags=tags),
        servers={"Server 1": At(root=["Offworld Office"])},
    )


@pytest.mark.parametrize(("tags", "damage"), [(0, 0), (1, 0), (2, 7)])
def test_what_asks_for_two_tags_is_no_threat_without_them(tags: int, damage: int) -> None:
    """BOOM! says "if the Runner has at least 2 tags"; it takes two clicks."""
    game = holding("BOOM!", tags=tags)
    assert threat(game.state) == damage
    seen = features(game.state, Looks(game.state))
    assert seen[FEATURES.index("the Corp can kill with what it holds")] == (damage > 5)


def test_so_many_tags_one_card_has_to_give() -> None:
    """SEA Source gives one; it takes a click, and BOOM! two."""
    assert threat(holding("SEA Source", "BOOM!").state) == 0
    assert threat(holding("SEA Source", "BOOM!", tags=2).state) == 7
    assert threat(holding("SEA Source", "2x Scorched Earth").state) == 8


@pytest.mark.parametrize(("ran", "damage"), [(False, 0), (True, 8)])
def test_in_the_turn_of_the_corp_a_card_counts_that_can_be_played(ran: bool, damage: int) -> None:
    """SEA Source asks for a successful run in the turn before."""
    t = Table(holding("SEA Source", "2x Scorched Earth"))
    if ran:
        t.run("R&D")
    for _ in range(4 - ran):
        t.until(side="runner", kind="action")
        t.runner("gain credit")
    t.until(side="corp", kind="action")
    assert threat(t.game.state) == damage


def test_nothing_comes_after_a_terminal_card() -> None:
    """Oppo Research ends the action phase: it is not played first as if Scorched Earth came next."""
    t = Table(holding("Oppo Research", "2x Scorched Earth"))
    t.run("Server 1")
    t.until(side="corp", kind="action")
    decision = t.game.decision
    assert decision is not None
    kinds = {t.game.state.cards[each.card].face.name for each in decision.options if each.kind == "play"}
    assert "Oppo Research" in kinds
    assert threat(t.game.state) == 0
    assert not deadly(t.game.state, decision)
    assert not punishment(Seen(t.game.view("corp")))
