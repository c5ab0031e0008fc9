"""Cards that enter play: installed, rezzed, played, scored, stolen."""

from typing import Final

from ....lang import instructions as w
from ....lang.refs import Chosen
from ....lang.words import (
    AGENDA,
    ARCHIVES,
    ASIDE,
    FACE_DOWN,
    REMOVED,
    REZ,
    REZ_IF_ABLE,
    RUNNER,
    SCORE_OF,
    SHOWN,
    TABLE,
)
from ....state.changes import EnterEffect, MoveEffect
from ....state.context import Context
from ....state.frames import (
    BasicActionFrame,
    BlockFrame,
    Frame,
    ImminentFrame,
    PlayFrame,
    RezFrame,
    ScoreFrame,
    StealFrame,
    StructureFrame,
    WindowFrame,
    new_reaction,
)
from ....state.procedures import new_install
from ....state.records import NOBODY, ExpectedEffect
from ....state.state import State
from ...may.pending import as_if
from ...may.potential import can_be, foreseen, play_obstacle
from ...may.window_options import score_obstacle
from ...read.context import player
from ...read.declared import may_host
from ...read.evaluate import number
from ...read.pointing import at_hand, destinations, one
from ...read.sight import says_more_than_type
from .. import atoms
from ..register import WAITS, applies, word
from .shapes import always, any_card, on_cards, picking, same_objects, who
from .showing import chosen_for_what_they_are, show_first, shown_by


def _install(s: State, f: BlockFrame, i: w.InstallCard) -> tuple[ExpectedEffect, ...]:
    inward = one(s, f, i.inward) if i.inward is not None else NOBODY
    host = one(s, f, i.host) if i.host is not None else NOBODY
    if host >= 0 and not may_host(s, host):
        return ()
    return tuple(
        EnterEffect(
            "install",
            f.side,
            cards=(c,),
            source=f.source,
            ignoring=i.ignoring,
            discount=number(s, f, i.discount),
            inward=inward,
            within=destinations(s, f, i.at) if i.at is not None else None,
            then=_then(s, f, i, c),
            host=host,
            innermost=i.innermost,
        )
        for c in at_hand(s, f, i.ref)
        if s.cards[c].zone != TABLE  # what is installed is not installed again
    )


def _then(s: State, f: BlockFrame, i: w.InstallCard, cid: int) -> str:
    """What becomes of a card as it is installed. A Corp card that a player picked for more than its type is
    shown, if it lay where the Runner did not see it (26.03: 8.5.13c)."""
    if i.rez:
        return REZ_IF_ABLE if i.able else REZ
    if i.face_up:
        return "face up"
    if i.face_down:
        return FACE_DOWN
    card = s.cards[cid]
    if card.owner == RUNNER or not isinstance(i.ref, Chosen) or (card.faceup and card.zone in OPEN):
        return ""
    said = picking(s, f, i.ref, (w.Choose, w.Search))
    asked = said is not None and says_more_than_type(said)
    return SHOWN if asked and not shown_by(s, f.source, cid) else ""


OPEN: Final = (ARCHIVES, ASIDE, REMOVED, *SCORE_OF.values())


def _rez(s: State, f: BlockFrame, i: w.RezCard) -> tuple[ExpectedEffect, ...]:
    less = number(s, f, i.discount)
    return tuple(
        EnterEffect("rez", f.side, cards=(c,), source=f.source, ignoring=i.ignoring, discount=less)
        for c in at_hand(s, f, i.ref)
    )


def _play(s: State, f: BlockFrame, i: w.PlayCard) -> tuple[ExpectedEffect, ...]:
    then = "remove" if i.removed else ""
    return tuple(
        EnterEffect("play", f.side, cards=(c,), source=f.source, ignoring=i.ignoring, then=then)
        for c in at_hand(s, f, i.ref)
    )


@applies("rez", procedure=True)
def _do_rez(s: State, fx: ExpectedEffect) -> int:
    assert isinstance(fx, EnterEffect)
    if s.cards[fx.cards[0]].faceup:
        return 0
    s.stack.append(RezFrame(fx.cards[0], fx.ignoring, directed=not _own_choice(s), discount=fx.discount))
    return WAITS


def _below(s: State) -> Frame:
    """What an imminent effect, or one that cannot be interrupted, came from."""
    return s.stack[-2] if isinstance(s.stack[-1], ImminentFrame) else s.stack[-1]


def _own_choice(s: State) -> bool:
    """Whether a player does it of their own accord, additional costs and all: as an action, in a window, at a
    step of the chart, or as an instruction chosen among others (9.11.3e)."""
    if isinstance(_below(s), (BasicActionFrame, WindowFrame, StructureFrame)):
        return True
    blocks = [frame for frame in s.stack[-4:] if isinstance(frame, BlockFrame)]
    doing = [f.block[f.next_instruction] for f in blocks[:-1] if f.next_instruction < len(f.block)]
    if doing and isinstance(doing[-1], w.InstallCard | w.PlayCard):
        doing.pop()  # this is one of several cards
    return bool(doing) and isinstance(doing[-1], w.May | w.ChooseOne)


@applies("install", procedure=True, joined=True)
def _do_install(s: State, fx: ExpectedEffect) -> int:
    assert isinstance(fx, EnterEffect)
    side = s.cards[fx.cards[0]].owner
    directed = not _own_choice(s) and fx.then != REZ_IF_ABLE
    s.stack.append(
        new_install(
            fx.cards[0],
            side,
            fx.ignoring,
            fx.discount,
            inward=fx.inward,
            directed=directed,
            within=fx.within,
            then=fx.then,
            host=fx.host,
            source=fx.source,
            innermost=fx.innermost,
        )
    )
    return WAITS


@applies("play", procedure=True)
def _do_play(s: State, fx: ExpectedEffect) -> int:
    assert isinstance(fx, EnterEffect)
    cid = fx.cards[0]
    card = s.cards[cid]
    if not isinstance(_below(s), BasicActionFrame) and (
        card.face.by_action_only
        or play_obstacle(s, cid, 0, fx.ignoring, fx.discount, settled=True) is not None
    ):
        return 0  # an action was allowed before its click was spent
    removed, directed = fx.then == "remove", not _own_choice(s)
    s.stack.append(
        PlayFrame(cid, card.owner, 0, fx.ignoring, removed, (), directed, NOBODY, card.zone, fx.discount)
    )
    return WAITS


@applies("score", procedure=True)
def _do_score(s: State, fx: ExpectedEffect) -> int:
    """The Corp scores agendas that it may score; it is told to, so an additional cost may be declined."""
    for cid in fx.cards:
        directed = not _own_choice(s)
        if s.cards[cid].zone == TABLE and score_obstacle(s, cid, directed) is None:
            s.stack.append(ScoreFrame(cid, directed=directed))
            return WAITS
    return 0


OUT_OF_REACH: Final = (*SCORE_OF.values(), REMOVED)
"""Where no agenda is stolen from."""


@applies("steal", procedure=True)
def _do_steal(s: State, fx: ExpectedEffect) -> int:
    """The Runner steals an agenda (26.03: 1.17.3): if it was being accessed, it no longer is."""
    for cid in fx.cards:
        if s.cards[cid].face.base.type == AGENDA and s.cards[cid].zone not in OUT_OF_REACH:
            s.stack.append(StealFrame(cid, free=bool(fx.amount)))
            return WAITS
    return 0


def _added(s: State, f: BlockFrame, i: w.AddAsAgenda) -> tuple[ExpectedEffect, ...]:
    found, side = same_objects(s, f, i.ref), player(f, i.side)
    shown = chosen_for_what_they_are(s, f, i.ref, found)
    if shown:
        return (MoveEffect("add as agenda", side, i.points, found, source=f.source, shown=shown),)
    return (ExpectedEffect("add as agenda", side, i.points, found, source=f.source),)


@applies("add as agenda")
def _do_add_as_agenda(s: State, fx: ExpectedEffect) -> int:
    if isinstance(fx, MoveEffect):
        show_first(s, fx, fx.shown)
    for cid in fx.cards:
        atoms.add_as_agenda(s, cid, who(fx), fx.amount)
    return len(fx.cards)


@applies("resolve scored", procedure=True)
def _do_resolve_scored(s: State, fx: ExpectedEffect) -> int:
    """What an agenda does when it is scored becomes pending, as if it had just been, with nothing in excess
    (26.03: 9.6.14d). Nothing else can be: all that came before has had its checkpoint."""
    pending = tuple([p for cid in fx.cards for p in as_if(s, "score", cid)])
    if not pending:
        return 0
    s.stack.append(new_reaction(pending, s.first(), False, ()))
    return WAITS


def _done_to(s: State, ctx: Context, i: w.InstallCard | w.RezCard | w.PlayCard) -> bool:
    """Cards that are still to be found are judged once they are."""
    found = at_hand(s, ctx, i.ref)
    return any(can_be(s, ctx, i, c) for c in found) if found else not foreseen(i.ref)


word(w.RezCard, _rez, _done_to)
word(w.InstallCard, _install, _done_to)
word(w.PlayCard, _play, _done_to)
word(w.ScoreCard, on_cards("score"), always)
word(
    w.StealCard,
    lambda s, f, i: (
        ExpectedEffect("steal", RUNNER, int(i.free), same_objects(s, f, i.ref), source=f.source),
    ),
    any_card,
)
word(w.AddAsAgenda, _added, always)
word(w.ResolveScored, on_cards("resolve scored"), always)
