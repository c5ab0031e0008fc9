"""Plays with what a Runner has installed, as tests of many cards need them."""

from tests.support.runner import (
    CORP,
)
from tests.support.table import Table

HANDS = CORP._replace(hand=["5x Hedge Fund"])
DECK = ["9x Diesel"]


def pick(t: Table, card: str) -> None:
    """Choose this card, if one is asked for."""
    if t.can("card", card):
        t.runner("card", card)


def damage(t: Table) -> list[tuple[int, str]]:
    return [(e.amount, e.sort) for e in t.events("damage")]


def asks(t: Table, card: str) -> bool:
    """Go on to the question a card asks; whether it came up in this run."""
    while t.in_run():
        if t.decision.card >= 0 and t.name(t.decision.card) == card and t.can("yes"):
            return True
        t.passes()
    return False


def trash_it(t: Table, server: str, card: str) -> None:
    t.until(side="runner", kind="action")
    t.run(server)
    t.until(kind="mid-access")
    t.runner("trash", card)
