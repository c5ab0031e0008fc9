"""A stored game becomes a match again, and a match what the lobby and the table show of it."""

import json
from functools import cache

from ..bots import BOTS
from ..kernel.read.values import score
from ..lang.words import Side
from ..session import CANNOT_START, HUMAN, SEATS, Match, Player, Searcher, Start
from ..view import View
from ..view.knowledge import handle
from .messages import PlanInfo
from .store import GameRow, Summary


class Lost(Exception):
    """A stored game that cannot be played on; the message says why."""


class Elsewhere:
    """A bot's seat: the bot itself thinks elsewhere."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View) -> int:
        raise AssertionError("bots do not think in here")


def begin(game: GameRow) -> Match:
    """The match at its first decision, with its players: people, or bots by their names."""
    players: dict[str, Player | None] = {}
    for side in SEATS:
        name = game.players[side]
        if name != HUMAN and name not in BOTS:
            raise Lost(f"there is no bot called {name!r} any more")
        players[side] = None if name == HUMAN else Elsewhere(name)
    try:
        return Match(Start.from_json(json.loads(game.start)), **players)
    except CANNOT_START as error:
        raise Lost(f"it cannot start: {error}") from error


@cache
def looks_ahead(bot: str) -> bool:
    """Whether a bot is one that searches."""
    return isinstance(BOTS[bot](0), Searcher)


def plans_of(match: Match, seat: Side) -> tuple[PlanInfo, ...]:
    """The plans of the seat that decides, as messages."""
    return tuple(
        PlanInfo(
            kind=plan.kind,
            card=handle(match.state, seat, plan.card),
            text=plan.words.text,
            verb=plan.words.verb,
            what=plan.words.what,
            price=plan.words.price,
            credits=plan.words.credits,
            body=plan.words.body,
            whole=plan.whole,
            steps=len(plan.steps),
        )
        for plan in match.plans()
    )


def summary_of(match: Match) -> Summary:
    """What the lobby shows of a match."""
    winner, reason = match.result or (None, "")
    deciding = match.decision.side if match.decision is not None else ""
    corp, runner = (score(match.state, side) for side in SEATS)
    return Summary(match.state.turn, corp, runner, deciding, winner, reason)
