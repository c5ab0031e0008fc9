"""What a player may do with an action that is for one thing only."""

from ...lang.errands import errands_of
from ...lang.instructions import ActionsFor, ActionTo
from ...state.decision import Option
from ...state.record import NOBODY
from ...state.records import Lingering
from ...state.state import State
from ..read.context import plain
from ..read.errands import purpose_of
from ..read.evaluate import matches
from .action_options import DRAW, GAIN_CREDIT, basic_options, hand_options
from .potential import block_matters


def taking(s: State, effect: Lingering) -> Option:
    """To take such an action when the player likes; of those its card gives, it says which one it is."""
    given = errands_of(s.cards[effect.source].face)
    purpose = purpose_of(effect)
    which = given.index(purpose) if purpose in given else NOBODY
    return Option("errand", card=effect.source, ability=which, number=effect.id)


def errand_options(s: State, effect: Lingering) -> tuple[Option, ...]:
    """The actions it can be taken for; its click is not one of those the player has."""
    purpose, side = purpose_of(effect), effect.side
    if isinstance(purpose, ActionTo):
        could = block_matters(s, plain(effect.source, side), purpose.block)
        return (taking(s, effect),) if could else ()
    assert isinstance(purpose, ActionsFor)
    if purpose.kind == "install":
        ctx = plain(effect.source, side)
        return tuple(
            option
            for option in hand_options(s, side, 0)
            if option.kind == "install" and matches(s, ctx, purpose.cards, option.card)
        )
    wanted = DRAW if purpose.kind == "draw" else GAIN_CREDIT
    return tuple(option for option in basic_options(s, side) if option == wanted)
