"""What a play brought about, told in short lines: one table of such lines proves a family of cards."""

from collections.abc import Iterator

from rulerunner.state.records import Change
from tests.support.table import Table

AMOUNTS = {
    "gain credits": "gains {n}",
    "lose credits": "loses {n}",
    "gain clicks": "gains {n} click",
    "lose clicks": "loses {n} click",
    "draw": "draws {n}",
}
PLAIN = {
    "tags": "{n} tag",
    "remove tags": "{n} tag removed",
    "bad publicity": "{n} bad publicity",
    "remove bad publicity": "{n} bad publicity removed",
    "purge": "purge",
    "end the run": "end the run",
    "trace succeeds": "traced",
    "trace fails": "not traced",
}
OF_CARDS = ("trash", "derez", "reveal", "forfeit", "install", "rez")


def told(t: Table, since: int = 0) -> list[str]:
    """What happened, in order, leaving out what every turn and every run has."""
    return [line for change in t.game.events[since:] for line in lines_of(t, change)]


def lines_of(t: Table, change: Change) -> Iterator[str]:
    """What a change is told as, if it is told at all."""
    if change.kind in AMOUNTS:
        yield f"{change.side} {AMOUNTS[change.kind].format(n=change.amount)}"
    elif change.kind in PLAIN:
        yield PLAIN[change.kind].format(n=change.amount)
    elif change.kind == "damage":
        yield f"{change.amount} {change.sort}"
    elif change.kind == "trash" and change.origin == "grip":
        return  # by damage, which is told
    elif change.kind in OF_CARDS:
        yield f"{change.kind} {t.name(change.card)}"
    elif change.kind in ("place", "remove"):
        sign = "+" if change.kind == "place" else "-"
        yield f"{sign}{change.amount} {change.sort} on {t.name(change.card)}"
    elif change.kind == "move":
        yield f"{t.name(change.card)} to {change.zone}"


QUIET = ("action", "paid")
"""Decisions at which nothing is under way that a player would have to answer."""


def agreeing(t: Table, limit: int = 60) -> None:
    """Every offer is accepted and the first option taken, until a player may act again."""
    for _ in range(limit):
        if t.game.decision is None or t.decision.kind in QUIET:
            return
        options = t.decision.options
        index = next((n for n, option in enumerate(options) if option.kind == "yes"), 0)
        t.choose(index)
    raise AssertionError(f"it goes on and on; now: {t.lines()}")
