"""Sabotage (26.03: 10.12)."""

from ...lang.words import CORP, HQ, RND, SABOTAGE
from ...state.changes import SureEffect
from ...state.decision import Decision
from ...state.frames import ChooseFrame, SabotageFrame
from ...state.state import State
from .imminent import begin


def step(s: State, f: SabotageFrame) -> Decision | None:
    """The Corp chooses cards of HQ, without a look at those of R&D; then all are trashed together."""
    hand, deck = s.zones[HQ], s.zones[RND]
    if not f.asked:
        s.stack[-1] = f._replace(asked=True)
        least, most = min(max(0, f.amount - len(deck)), len(hand)), min(f.amount, len(hand))
        rule = s.edition.cites["sabotage"]
        s.stack.append(ChooseFrame(CORP, rule, "sabotage", "card", hand, least, most, card=f.source))
        return None
    s.stack.pop()
    hit = s.last_choice + deck[: f.amount - len(s.last_choice)]
    trashing = SureEffect("trash", CORP, cards=hit, sort=SABOTAGE, source=f.source)
    s.returned = max(0, begin(s, (trashing,), CORP))
    return None
