"""Actions for one thing only: gained, taken, left or lost."""

from ....lang.words import Side
from ....state.records import NOBODY, Lingering
from ....state.state import State
from ...read.errands import comes_next, errands
from .effects import linger
from .recording import emit


def gain_errands(s: State, effect: Lingering, amount: int) -> int:
    """Gain actions for what an effect says, less those the player has still to forgo."""
    player = s.players[effect.side]
    forgone = min(player.forgo, amount)
    if forgone:
        s.players[effect.side] = player._replace(forgo=player.forgo - forgone)
    gained = amount - forgone
    for _ in range(gained):
        linger(s, effect._replace(id=s.fresh()))
    if gained > 0:
        emit(s, "gain clicks", effect.side, NOBODY, gained, sort="errand")
    elif comes_next(effect):
        emit(s, "errands over", effect.side, effect.source)
    return gained


def drop_errands(s: State, gone: list[Lingering]) -> None:
    """They are taken, left or lost. Those in a row are over with the last of them."""
    ids = {effect.id for effect in gone}
    s.keep_lingering(tuple(effect for effect in s.lingering if effect.id not in ids))
    for effect in gone[-1:]:
        if comes_next(effect) and not any(comes_next(left) for left in errands(s, effect.side)):
            emit(s, "errands over", effect.side, effect.source)


def lose_errands(s: State, side: Side, amount: int, in_a_row: bool) -> int:
    """Lose so many of them at most: of those that come next, or of the others."""
    gone = [effect for effect in errands(s, side) if comes_next(effect) is in_a_row][:amount]
    if gone:
        drop_errands(s, gone)
        emit(s, "lose clicks", side, amount=len(gone), sort="errand")
    return len(gone)
