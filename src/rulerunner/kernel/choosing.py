"""A player picks cards, servers, numbers or effects, one at a time (9.3.4b)."""

from typing import Final

from ..lang.words import DECK_OF, HAND_OF, Side
from ..state.decision import DONE, Decision, Option, offer
from ..state.frames import ChooseFrame
from ..state.state import State

DECISION_KINDS: Final = {
    "card": "choose card",
    "server": "choose server",
    "number": "choose number",
    "subroutine": "choose subroutine",
    "option": "choose effect",
    "yes-no": "yes or no",
}


def choose_step(s: State, f: ChooseFrame) -> Decision | None:
    left = tuple(c for c in f.candidates if c not in f.picked)
    if len(f.picked) >= f.most or not left:
        _chosen(s, f)
        return None
    offered = distinct(s, left, f.side) if f.kind == "card" else left
    options = tuple(_option(f.kind, c, f.card) for c in offered)
    if len(f.picked) >= f.least:
        options += (DONE,)
    return Decision(f.side, DECISION_KINDS[f.kind], options, f.rule, f.about, f.card)


def _option(kind: str, candidate: int, card: int) -> Option:
    match kind:
        case "card":
            return offer("card", candidate)
        case "server":
            return Option("server", server=candidate)
        case "subroutine":
            return Option("subroutine", card=card, number=candidate)
        case "yes-no":
            return Option("yes" if candidate else "no")
        case "option":
            return Option("effect", number=candidate)
    return Option("number", number=candidate)


def distinct(s: State, candidates: tuple[int, ...], side: Side) -> list[int]:
    """One of each: identical cards in the player's own hand or deck are one option."""
    seen: set[tuple[str, str]] = set()
    out = []
    for cid in candidates:
        card = s.cards[cid]
        if card.owner == side and card.zone in HANDS_AND_DECKS:
            key = (card.zone, card.face.name)
            if key in seen:
                continue
            seen.add(key)
        out.append(cid)
    return out


HANDS_AND_DECKS: Final = frozenset((*HAND_OF.values(), *DECK_OF.values()))


def choose_answer(s: State, f: ChooseFrame, chosen: Option) -> None:
    if chosen == DONE:
        _chosen(s, f)
        return
    picked = {
        "card": chosen.card,
        "server": chosen.server,
        "yes-no": 1 if chosen.kind == "yes" else 0,
    }.get(f.kind, chosen.number)
    f = f._replace(picked=(*f.picked, picked))
    s.stack[-1] = f
    if len(f.picked) >= f.most:
        _chosen(s, f)


def _chosen(s: State, f: ChooseFrame) -> None:
    s.stack.pop()
    s.picks = f.picked
