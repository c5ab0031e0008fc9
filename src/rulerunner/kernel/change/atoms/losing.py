"""Cards lose abilities and regain them (26.03: 9.1.9), or gain the text of others.

What a card has lost it has not: while it lasts, the card has a face without those abilities, so that nobody
needs to ask; likewise it has one with the text that it has gained. Which cards have lost and gained what
follows from what is declared; `settle` brings it about, whenever something may have changed it.
"""

from typing import NamedTuple

from ....lang.face import APART, LOST, NO_GIFTS, NO_OTHERS, Face
from ....lang.headings import LOSES
from ....lang.statics import Declaration, GainsTextOf, LosesAbilities
from ....state.context import Context
from ....state.frames import AbilityFrame
from ....state.records import NOBODY
from ....state.state import State
from ...read.context import PlainContext, plain
from ...read.declared import applies_now
from ...read.evaluate import holds, matches, select
from .counters import refill


class Loss(NamedTuple):
    """What one effect takes away, and from which cards."""

    source: int
    """The card whose static ability it is; `NOBODY` for a lingering effect, which no loss can end."""
    since: int
    cards: frozenset[int]
    bits: int


def settle(s: State, before: bool = False) -> None:
    """Give each card the face it has now; or that it had `before`, in a game that is put together again."""
    lost = _lost(s)
    gained = _gained(s, lost)
    changed = []
    for cid, card in enumerate(s.cards):
        bits = lost.get(cid, 0)
        if card.face.lost not in APART and (card.face.lost != bits or card.face.gained or cid in gained):
            face = card.face.with_text(gained.get(cid, ())).without(bits)
            if face is not card.face:
                changed.append((cid, face))
    for cid, face in changed:
        _turn(s, cid, face, before)
    if changed:
        s.rebuild()
        s.checkpoint_due = s.displaced = True
    s.losing = bool(lost) or bool(gained) or bool(_statics(s)) or LOSES in s.lasting_headings


def _turn(s: State, cid: int, face: Face, before: bool) -> None:
    """A card has another face. What it gains or regains is active from now on: by 1.4 it hears of nothing
    before, by 26.03 of all that the next checkpoint looks at (9.6.5b)."""
    card = s.cards[cid]
    since = card.active_since
    gains = bool(card.face.lost & ~face.lost) or (card.face.gained != face.gained != ())
    if gains and not before and (since >= 0 or card.zone in face.elsewhere):
        s.moment += 1
        since = s.moment
    s.cards[cid] = card._replace(face=face, active_since=since)
    s.eventful = True
    if card.face.gained != face.gained != () and not before:
        refill(s, cid)


def _gained(s: State, lost: dict[int, int]) -> dict[int, tuple[Face, ...]]:
    """The cards whose text each card has. One that has lost the ability to has lost that text too, which is
    then lost with what is printed on it; one that cannot gain abilities has none."""
    found: dict[int, tuple[Face, ...]] = {}
    for cid, index, declaration in _statics(s):
        card = s.cards[cid]
        if not isinstance(declaration, GainsTextOf) or lost.get(cid, 0) & (NO_OTHERS | NO_GIFTS) == NO_GIFTS:
            continue
        ctx = plain(cid, card.owner)
        if index < len(card.face.base.abilities) and holds(s, ctx, card.face.base.conditions[index]):
            others = tuple(s.cards[other].face for other in select(s, ctx, declaration.cards))
            found[cid] = found.get(cid, ()) + others
    for frame in s.stack:  # what has been paid for resolves, though the card has lost it by then (9.5.4)
        if (
            isinstance(frame, AbilityFrame)
            and frame.source not in found
            and s.cards[frame.source].face.gained
        ):
            names = s.cards[frame.source].face.gained
            found[frame.source] = tuple(
                next(each.face for each in s.cards if each.face.name == name) for name in names
            )
    return found


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
        declaration = effect.declaration
        if isinstance(declaration, GainsTextOf):
            continue  # text is gained by an active card alone
        if effect.heading == LOSES and declaration is not None and applies_now(s, effect):
            ctx = PlainContext(effect.source, effect.side, bound=effect.bound, here=effect.here)
            found.append(_loss(s, ctx, declaration, NOBODY, effect.active_since))
    for cid, index, declaration in _statics(s):
        if isinstance(declaration, GainsTextOf):
            continue
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
