"""What simulations saw of the time up to the next turn, for whoever asks why an option is good or bad."""

from typing import NamedTuple

from ...lang.words import CORP, RUNNER, Side
from .board import State, agenda_points


class Account(NamedTuple):
    """How both sides stand."""

    corp: int
    """The agenda points of the Corp,"""
    runner: int
    """and of the Runner;"""
    credits: int
    """the credits of the Corp less the Runner's."""
    tags: int


def account(s: State) -> Account:
    """How both sides stand now."""
    zones, players = s.zones, s.players
    return Account(
        agenda_points(s, zones["corp score"]),
        agenda_points(s, zones["runner score"]),
        players[CORP].credits - players[RUNNER].credits,
        players[RUNNER].tags,
    )


class Line:
    """An option, and what the simulations that began with it saw until the next turn."""

    __slots__ = ("corp_points", "credits", "lost", "runner_points", "squares", "swing", "tags", "won")

    def __init__(self) -> None:
        self.squares = 0.0
        self.won = self.lost = 0
        self.corp_points = self.runner_points = 0
        """In how many simulations a side got agenda points."""
        self.swing = 0.0
        """The agenda points gained by the seat, less the opponent's, in all."""
        self.credits = 0.0
        """The credits gained, less the opponent's, in all."""
        self.tags = 0

    def see(self, seat: Side, before: Account, after: Account, winner: str) -> None:
        """What came of it in one simulation, and who won if the game was over."""
        self.won += winner == seat
        self.lost += winner not in (seat, "")
        corp, runner = after.corp - before.corp, after.runner - before.runner
        sign = 1 if seat == CORP else -1
        self.corp_points += corp > 0
        self.runner_points += runner > 0
        self.swing += sign * (corp - runner)
        self.credits += sign * (after.credits - before.credits)
        self.tags += after.tags > 0
