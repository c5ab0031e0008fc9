"""Replacement effects (9.8.8 to 9.8.11): which apply to what is imminent, and what they make of it."""

from collections.abc import Iterator
from typing import Final

from ...lang.instructions import Block, Draw, May
from ...lang.statics import Replaces
from ...lang.words import Side
from ...state.changes import InsteadEffect
from ...state.decision import Decision, Option
from ...state.frames import BlockFrame, ImminentFrame
from ...state.records import Change, ExpectedEffect, Lingering
from ...state.state import State
from ..change.register import APPLY, VALUED
from ..may.affording import can_pay
from ..may.choosing import stands_for
from ..read.context import plain, player
from ..read.declared import applies_now
from ..read.evaluate import number
from ..read.imminence import would

REPLACES: Final = {kind: f"replaces {kind}" for kind in APPLY}
"""What replacement by static abilities is filed under."""
REPLACED: Final = "replaced "


def _applicable(s: State, f: ImminentFrame) -> list[tuple[int, Lingering]]:
    """The replacement effects that apply, each only once to an effect and what has come of it (9.8.9c)."""
    applied = _applied(s)
    return [
        (place, effect)
        for place, fx in enumerate(f.effects)
        for effect in (*s.lingering, *_declared(s, fx))
        if effect.replaces == fx.kind
        and effect.id not in applied
        and _meant(effect, fx)
        and applies_now(s, effect)
        and _affordable(s, effect)
    ]


def _affordable(s: State, effect: Lingering) -> bool:
    """Whether what is offered in place of an effect can be paid for."""
    offer = _offer(effect.block)
    return offer is None or can_pay(s, plain(effect.source, effect.side), offer.cost)


def _offer(block: Block) -> May | None:
    """The one offer that a replacement consists of, if it does: who takes the replacement takes it."""
    only = block[0] if len(block) == 1 else None
    return only if isinstance(only, May) and only.cost else None


def _applied(s: State) -> set[int]:
    """The replacement effects applied to the imminent effect on top, or to the one it has replaced."""
    found: set[int] = set()
    for frame in reversed(s.stack):
        if isinstance(frame, ImminentFrame):
            found.update(frame.applied)
        elif not isinstance(frame, BlockFrame):
            break
    return found


def _meant(effect: Lingering, fx: ExpectedEffect) -> bool:
    """What a run's "if successful" replaces is the access that the rules give that run, and no other
    (6.7.3; 26.03: 6.7.4b)."""
    return fx.kind != "breach" or effect.duration != "run" or fx.sort == "run"


def _declared(s: State, fx: ExpectedEffect) -> Iterator[Lingering]:
    """Replacements that static abilities declare (9.8.8b), in the shape of created ones. Their ids are
    negative: the card's id and the place of the ability on it."""
    for cid, index, declaration in s.statics.get(REPLACES[fx.kind], ()):
        card = s.cards[cid]
        if not isinstance(declaration, Replaces) or fx.side != card.owner:
            continue
        if declaration.detail and declaration.detail != fx.sort:
            continue
        if declaration.first and len(_alike(s, fx, declaration.detail)) > 1:
            continue
        id = -(cid * 100 + index + 1)
        yield Lingering(id, cid, card.object_no, card.owner, "", 0, replaces=fx.kind, block=declaration.then)


def _alike(s: State, fx: ExpectedEffect, sort: str) -> list[Change]:
    """The times such an effect has become imminent this turn, this one included, or was replaced."""
    kind = would(fx.kind)
    return [
        change
        for one in (kind, REPLACED + kind)
        for change in s.changes_this_turn.get(one, ())
        if change.side == fx.side and sort in ("", change.sort)
    ]


def replacements(s: State, f: ImminentFrame) -> Decision | None:
    """The choice between replacement effects that apply, if any does."""
    found = _applicable(s, f)
    if not found:
        return None
    unlike: dict[object, Option] = {}
    for place, effect in found:
        one = (stands_for(s, effect.source), place, effect.block, effect.may)
        unlike.setdefault(one, Option("replace", card=effect.source, number=effect.id))
    options = tuple(unlike.values())
    if all(effect.may for _, effect in found):
        options += (Option("no"),)
    rule = s.edition.cites["replacement"]
    return Decision(_chooser(s, f, found), "choose effect", options, rule, "replace", options[0].card)


def _chooser(s: State, f: ImminentFrame, found: list[tuple[int, Lingering]]) -> Side:
    """Who decides about replacement effects: of several, the controller of the card acted on, or else of the
    effect that is replaced (9.8.11)."""
    place, first = found[0]
    if len(found) == 1:
        return first.side
    cards = f.effects[place].cards
    return s.cards[cards[0]].owner if cards else f.side


def apply_replacement(s: State, f: ImminentFrame, option: Option) -> None:
    """Apply the replacement effect that was chosen, or none."""
    found = _applicable(s, f)
    if option.kind == "no":
        s.stack[-1] = f._replace(applied=f.applied + tuple(effect.id for _, effect in found))
        return
    place, effect = next((place, effect) for place, effect in found if effect.id == option.number)
    instead = _as_another(s, effect, f.effects[place])
    if instead is None:
        if effect.id < 0:
            _uncount(s, f.effects[place])
        instead = InsteadEffect(
            "instead", effect.side, source=effect.source, block=effect.block, taken=effect.may
        )
    s.stack[-1] = f._replace(
        effects=(*f.effects[:place], instead, *f.effects[place + 1 :]), applied=(*f.applied, effect.id)
    )


def _as_another(s: State, effect: Lingering, fx: ExpectedEffect) -> ExpectedEffect | None:
    """A draw that is replaced by a draw of another number is still what it was, with that number: the basic
    action's, say, for whatever else has to do with it (26.03: 9.9.9b)."""
    draw = effect.block[0] if len(effect.block) == 1 else None
    ctx = plain(effect.source, effect.side)
    if not isinstance(draw, Draw) or fx.kind != "draw" or player(ctx, draw.side) != fx.side:
        return None
    return fx._replace(amount=number(s, ctx, draw.amount))


def _uncount(s: State, fx: ExpectedEffect) -> None:
    """What a static ability replaces was never about to happen to any other: the effect in its place may be
    the first of its kind."""
    kind = would(fx.kind)
    so_far = s.changes_this_turn.get(kind, ())
    if fx.kind in VALUED and so_far:
        s.changes_this_turn[kind] = so_far[:-1]
        replaced = s.changes_this_turn.get(REPLACED + kind, ())
        s.changes_this_turn[REPLACED + kind] = (*replaced, so_far[-1])
