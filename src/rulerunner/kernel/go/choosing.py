"""A player picks cards, servers, numbers or effects, one at a time (9.3.4b)."""

from typing import Final

from ...lang.validating.subtypes import EVERY_SUBTYPE
from ...lang.words import TYPES
from ...state.decision import DONE, NO, SERVERS, YES, Decision, Option, new_decision, offers
from ...state.frames import ChooseFrame
from ...state.state import State
from ..may.choosing import distinct
from ..read import naming
from ..read.values import virus_places

CARDS: Final = offers("card")

DECISION_KINDS: Final = {
    "card": "choose card",
    "server": "choose server",
    "number": "choose number",
    "subroutine": "choose subroutine",
    "option": "choose effect",
    "type": "choose card type",
    "subtype": "choose subtype",
    "counter": "choose counter",
    "name": "choose card name",
    "yes-no": "yes or no",
}


def choose_step(s: State, f: ChooseFrame) -> Decision | None:
    if f.kind == "name":
        options = naming.options(s, f.candidates)
        return new_decision(f.side, DECISION_KINDS[f.kind], options, f.rule, f.about, f.card)
    left = _left(s, f) if f.picked else f.candidates
    if len(f.picked) >= f.most or not left:
        _chosen(s, f)
        return None
    if f.kind == "card":
        options = tuple([CARDS[c] for c in distinct(s, left, f.side)])
    elif f.kind == "counter":
        options = tuple([_counter(s, c) for c in left])
    else:
        options = tuple([_option(f.kind, c, f.card) for c in left])
    if len(f.picked) >= f.least:
        options += (DONE,)
    return new_decision(f.side, DECISION_KINDS[f.kind], options, f.rule, f.about, f.card)


def _left(s: State, f: ChooseFrame) -> tuple[int, ...]:
    """What may still be picked: not what is, nor, where names must differ, another card of that name."""
    left = tuple(c for c in f.candidates if c not in f.picked)
    if f.detail != DIFFERENT:
        return left
    taken = {s.cards[c].face.name for c in f.picked}
    return tuple(c for c in left if s.cards[c].face.name not in taken)


DIFFERENT: Final = "different names"


def _option(kind: str, candidate: int, card: int) -> Option:
    match kind:
        case "server":
            return SERVERS[candidate]
        case "subroutine":
            return Option("subroutine", card=card, number=candidate)
        case "yes-no":
            return YES if candidate else NO
        case "option":
            return Option("effect", number=candidate)
        case "type":
            return Option("type", number=candidate, detail=TYPES[candidate])
        case "subtype":
            return Option("subtype", number=candidate, detail=EVERY_SUBTYPE[candidate])
    return Option("number", number=candidate)


def _counter(s: State, place: int) -> Option:
    """A virus counter: its kind, and the server or the card where it lies."""
    kind, here, bound, _ = virus_places(s)[place]
    return Option("counter", card=bound, server=here, number=place, detail=kind)


def choose_answer(s: State, f: ChooseFrame, chosen: Option) -> None:
    if chosen.kind == "done":
        _chosen(s, f)
        return
    picked = (*f.picked, _pick(f.kind, chosen))
    if len(picked) >= f.most:
        s.stack.pop()
        s.last_choice = picked
    else:
        s.stack[-1] = f._replace(picked=picked)


def _pick(kind: str, chosen: Option) -> int:
    """The candidate an option stands for."""
    if kind == "card":
        return chosen.card
    if kind == "server":
        return chosen.server
    if kind == "yes-no":
        return 1 if chosen.kind == "yes" else 0
    return chosen.number


def _chosen(s: State, f: ChooseFrame) -> None:
    s.stack.pop()
    s.last_choice = f.picked
