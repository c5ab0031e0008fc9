"""Cards lose abilities and regain them (26.03: 9.1.9).

What a card has lost it has not: while it lasts, the card has a face without those abilities, so that nobody
needs to ask. Which cards have lost what follows from what is declared; `settle` brings it about, whenever
something may have changed it.
"""

from typing import NamedTuple

from ....lang.face import LOSES, LOST, NO_GIFTS, TURNED_DOWN, Face
from ....lang.statics import Declaration, LosesAbilities
from ....state.context import Context
from ....state.records import NOBODY
from ....state.state import State
from ...read.context import PlainContext, plain
from ...read.declared import applies_now
from ...read.evaluate import holds, matches


class Loss(NamedTuple):
    """What one effect takes away, and from which cards."""

    source: int
    """The card whose static ability it is; `NOBODY` for a lingering effect, which no loss can end."""
    since: int
    cards: frozenset[int]
    bits: int


def settle(s: State) -> None:
    """Give each card the face it has now."""
    lost = _lost(s)
    changed = []
    for cid, card in enumerate(s.cards):
        bits = lost.get(cid, 0)
        if card.face.lost != bits and card.face.lost != TURNED_DOWN:
            changed.append((cid, card.face.without(bits)))
    for cid, face in changed:
        _turn(s, cid, face)
    if changed:
        s.rebuild()
        s.checkpoint_due = s.displaced = True
    s.losing = bool(lost) or bool(_statics(s)) or LOSES in s.lasting_headings


def _turn(s: State, cid: int, face: Face) -> None:
    """A card has another face. What it regains is active from now on, so it hears of nothing before."""
    card = s.cards[cid]
    since = card.active_since
    regains = bool(card.face.lost & ~face.lost)
    if regains and (since >= 0 or card.zone in face.elsewhere):
        s.moment += 1
        since = s.moment
    s.cards[cid] = card._replace(face=face, active_since=since)


def _lost(s: State) -> dict[int, int]:
    """What each card has lost: the effects are applied one after the other, first those that depend on no
    other; one whose ability has been lost by then is not applied (26.03: 9.12.1d, 9.12.1e)."""
    lost: dict[int, int] = {}
    waiting = _losses(s)
    while waiting:
        loss = _next(s, waiting)
        waiting.remove(loss)
        if lost.get(loss.source, 0) & ~NO_GIFTS:
            continue
        for cid in loss.cards:
            lost[cid] = lost.get(cid, 0) | loss.bits
    return lost


def _next(s: State, waiting: list[Loss]) -> Loss:
    """An effect that no other one could end; if each depends on another, one from a hosted card that only
    its host could end."""
    for loss in waiting:
        if not any(loss.source in other.cards for other in waiting if other.source != loss.source):
            return loss
    for loss in waiting:
        host = s.cards[loss.source].host
        enders = [other.source for other in waiting if loss.source in other.cards]
        if all(source in (host, loss.source) for source in enders):
            return loss
    return min(waiting, key=lambda loss: loss.since)


def _statics(s: State) -> list[tuple[int, int, Declaration]]:
    """The abilities of active cards that take abilities away, be they lost themselves."""
    return [
        (cid, index, declaration)
        for cid, card in enumerate(s.cards)
        if card.active_since >= 0
        for index, declaration in card.face.printed.statics.get(LOSES, ())
    ]


def _losses(s: State) -> list[Loss]:
    """Every effect there is that takes abilities away, or would if it had not been lost."""
    found = []
    for effect in s.lingering:
        if effect.heading == LOSES and effect.declaration is not None and applies_now(s, effect):
            ctx = PlainContext(effect.source, effect.side, bound=effect.bound, here=effect.here)
            found.append(_loss(s, ctx, effect.declaration, NOBODY, effect.active_since))
    for cid, index, declaration in _statics(s):
        card = s.cards[cid]
        ctx = plain(cid, card.owner)
        if holds(s, ctx, card.face.printed.conditions[index]):
            found.append(_loss(s, ctx, declaration, cid, card.active_since))
    return found


def _loss(s: State, ctx: Context, declaration: Declaration, source: int, since: int) -> Loss:
    bits = LOST[declaration.which] if isinstance(declaration, LosesAbilities) else NO_GIFTS
    of = getattr(declaration, "of")  # noqa: B009  (both words have it)
    cards = frozenset(cid for cid in range(len(s.cards)) if matches(s, ctx, of, cid))
    return Loss(source, since, cards, bits)
