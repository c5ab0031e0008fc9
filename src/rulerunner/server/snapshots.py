"""What a seat, or a spectator, is to be shown of a game at one moment."""

from typing import Literal, NamedTuple

from msgspec import Raw
from msgspec.json import encode

from ..lang.words import Side
from ..session import Asking
from ..view import View
from ..view.records import fields_of
from .messages import LogLine, PlanInfo, Standing, Trail

Public = Literal["public"]
Audience = Side | Public
"""Whom something is told to: a player, or those who look on."""


class SeatSnapshot(NamedTuple):
    """The game as a seat sees it. Of the lines of its log the first `told` are meant."""

    at: int
    view: View
    lines: list[LogLine]
    told: int
    trail: tuple[Trail, ...]
    undo: int
    redo: int
    asking: Asking
    more: bool
    notice: str
    plans: tuple[PlanInfo, ...] = ()
    orders: tuple[Standing, ...] = ()
    json: Raw = Raw()
    """The view as JSON, once it is sure that it will be shown: then all who look share it."""

    def developed(self) -> "SeatSnapshot":
        """The snapshot, ready to be shown."""
        return self._replace(json=Raw(encode(self.view.members(), enc_hook=fields_of)))


Snapshots = list[tuple[Side, SeatSnapshot]]
