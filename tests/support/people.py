"""Two people at a table of their own."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from rulerunner.server.requests import GameInfo

from .web import Play, Profile

Pair = tuple[Profile, Profile]


def invites(people: Pair, rules: str = "nisei-1.4", **more: Any) -> str:
    """The first plays the Corp, the second is invited and comes; the game's id."""
    host, guest = people
    game = host.sits_down(rules, "corp", opponent="friend", **more)
    guest.post("/api/join", GameInfo, invite=game.invite)
    return game.id


@contextmanager
def seated(people: Pair, rules: str = "nisei-1.4", **more: Any) -> Iterator[tuple[Play, Play]]:
    """Both at their seats, the Corp first, each at the present frame."""
    game = invites(people, rules, **more)
    with ExitStack() as stack:
        corp = stack.enter_context(people[0].opens(game))
        runner = stack.enter_context(people[1].opens(game))
        corp.settles()  # the other's coming shows it the game again
        yield corp, runner


def moves(corp: Play, runner: Play, option: int = 0) -> Play:
    """Whoever has to choose does so, and both see what comes of it; who it was."""
    deciding, waiting = (corp, runner) if corp.decision is not None else (runner, corp)
    deciding.answers(option)
    waiting.settles()
    return deciding
