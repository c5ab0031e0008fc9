"""Agenda points without agendas: scored, lost, forfeited as others are scored."""

from ....lang.headings import FORFEITS
from ....lang.statics import ForfeitsPoints
from ....lang.words import Side
from ....state.state import State
from ...read.declared import declared
from ...read.values import with_player
from .counters import unmark
from .recording import emit


def score_points(s: State, side: Side, amount: int) -> int:
    """Score agenda points without an agenda."""
    if amount <= 0:
        return 0
    player = s.players[side]
    s.players[side] = player._replace(points=player.points + amount)
    s.displaced = True  # a player may have won
    emit(s, "score points", side, amount=amount)
    forfeit_scored(s, side, amount)
    return amount


def forfeit_scored(s: State, side: Side, scored: int) -> None:
    """Of points that a player has just scored they forfeit as many as they owe, in the same act."""
    if FORFEITS not in s.statics:
        return
    for ctx, owed in declared(s, FORFEITS):
        if isinstance(owed, ForfeitsPoints) and ctx.side == side and scored > 0:
            gone = unmark(s, owed.counter, with_player(side), scored)
            lose_points(s, side, gone)
            scored -= gone


def lose_points(s: State, side: Side, amount: int) -> int:
    """Lose agenda points, or give them up, though no agenda; the caller sees to it that there are as many."""
    if amount <= 0:
        return 0
    player = s.players[side]
    s.players[side] = player._replace(points=player.points - amount)
    emit(s, "lose points", side, amount=amount)
    return amount
