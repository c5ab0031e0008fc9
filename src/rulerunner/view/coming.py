"""What is about to happen, in words."""

from ..lang.words import Side
from ..rules import CHANGES
from ..state.frames import ImminentFrame
from ..state.records import ExpectedEffect
from ..state.state import State
from .names import count, listing, name, title


def imminent(s: State, seat: Side, frame: ImminentFrame) -> str:
    """What is about to happen, as far as a seat may know."""
    return listing(_coming(s, seat, fx) for fx in frame.effects)


def _coming(s: State, seat: Side, fx: ExpectedEffect) -> str:
    who = title(fx.side) if fx.side else "a player"
    match fx.kind:
        case "damage":
            return f"{fx.amount} {s.edition.word(f'{fx.sort} damage')}"
        case "tags":
            return f"{title('runner')} takes {count(s, fx.amount, 'tag')}"
        case "draw":
            return f"{who} draws {count(s, fx.amount, 'card')}"
        case "bad publicity":
            return f"{title('corp')} takes {fx.amount} bad publicity"
        case "trash" | "expose" | "access" if fx.cards:
            done = {"trash": "trashed", "expose": "exposed", "access": "accessed"}[fx.kind]
            are = "is" if len(fx.cards) == 1 else "are"
            return f"{listing(name(s, seat, cid) for cid in fx.cards)} {are} {done}"
    return CHANGES.get(fx.kind, "an effect")
