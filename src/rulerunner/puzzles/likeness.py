"""When two games at an action are the same for all that can still happen.

The order in which things came to be so is no part of it: no card asks for that.
"""

from typing import Any, Final

from ..game import Game

Likeness = tuple[Any, ...]

NUMBERED: Final = frozenset(("seq", "rule", "source"))
"""What a change says of when and under which rule it happened; no card asks for that."""


def likeness(game: Game) -> Likeness:
    """What a game at an action is, without the numbers that only count what came before."""
    s = game.state
    run = s.last_run
    return (
        s.turn,
        s.active,
        tuple(s.players.values()),
        tuple(_card(card) for card in s.cards),
        tuple(sorted(s.zones.items())),
        tuple(s.servers.values()),
        tuple(sorted(s.marks.items())),
        tuple((kind, tuple(_change(each) for each in changes)) for kind, changes in sorted(s.tally.items())),
        tuple(sorted((key[:3], times) for key, times in s.uses.items())),
        tuple((one.source, one.gen, one.duration, one.head, one.bound, one.here) for one in s.lingering),
        None if run is None else (run.server, run.successful, run.unsuccessful),
    )


def _card(card: Any) -> Likeness:
    values = dict(zip(card.FIELDS, card.values(), strict=True))
    return (
        values.pop("face").name,
        values.pop("since") >= 0,
        *values.values(),
    )


def _change(change: Any) -> Likeness:
    fields = zip(change.FIELDS, change.values(), strict=True)
    return tuple(value for name, value in fields if name not in NUMBERED)
