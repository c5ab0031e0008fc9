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
    some = max(0, fx.amount)  # more may have been prevented than there was
    match fx.kind:
        case "damage":
            return f"{some} {s.edition.word(f'{fx.sort} damage')}"
        case "tags":
            return f"{title('runner')} takes {count(s, some, 'tag')}"
        case "draw":
            return f"{who} draws {count(s, some, 'card')}"
        case "bad publicity":
            return f"{title('corp')} takes {some} bad publicity"
        case "gain credits" | "lose credits":
            return f"{who} {fx.kind.partition(' ')[0]}s {count(s, some, 'credit')}"
        case "trash" | "expose" | "access" if fx.cards:
            done = {"trash": "trashed", "expose": "exposed", "access": "accessed"}[fx.kind]
            are = "is" if len(fx.cards) == 1 else "are"
            return f"{listing(name(s, seat, cid) for cid in fx.cards)} {are} {done}"
    return CHANGES.get(fx.kind, "an effect")
