"""Choices of cards: what is done to the card that is chosen, wherever the ability says so."""

import pytest

from rulerunner import At, Running, Seat, position
from rulerunner.bots import ThumbBot
from tests.support.table import Table


@pytest.mark.card("Ryō “Phoenix” Ōno: Out of the Ashes")
def test_a_corp_that_has_to_trash_a_card_of_hq_keeps_its_agenda() -> None:
    """What the Runner gains by it is said first; the card that is chosen is trashed all the same."""
    t = Table(
        position(
            turn="runner",
            corp=Seat(credits=9, hand=["Project Atlas", "Ice Wall"], deck=["9x Hedge Fund"]),
            runner=Seat(
                identity="Ryō “Phoenix” Ōno: Out of the Ashes",
                credits=0,
                hand=["5x Diesel"],
                deck=["9x Diesel"],
            ),
            servers={"R&D": At(ice=["Pup (rezzed)"])},
            run=Running("R&D"),
        )
    )
    bots = {"corp": ThumbBot(), "runner": ThumbBot()}
    while (t.decision.side, t.decision.kind) != ("corp", "choose card"):
        t.choose(bots[t.decision.side].choose(t.game.view(t.decision.side)))
    t.choose(ThumbBot().choose(t.game.view("corp")))
    assert (t.zone("Ice Wall"), t.zone("Project Atlas")) == ("Archives", "HQ")
