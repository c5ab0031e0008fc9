"""Words about cards: trashed, moved, installed, rezzed, shown, looked at, remembered, hosted, swapped."""

from functools import cache
from typing import Final

from ....lang import instructions as w
from ....lang.abilities import When
from ....lang.filters import (
    Copies,
    CopyOf,
    CostAtMost,
    FaceUp,
    Filter,
    Has,
    In,
    Is,
    Named,
    Of,
    StrengthAtMost,
)
from ....lang.refs import CHOSEN, Chosen
from ....lang.validating.walk import words
from ....lang.words import (
    AGENDA,
    ARCHIVES,
    ASIDE,
    DECK_OF,
    FACE_DOWN,
    OUTSIDE,
    PLAY,
    REMOVED,
    REZ,
    REZ_IF_ABLE,
    RUNNER,
    SCORE_OF,
    TABLE,
)
from ....state.changes import EnterEffect, HostEffect, MoveEffect, SureEffect
from ....state.context import Context
from ....state.frames import (
    BasicActionFrame,
    BlockFrame,
    Frame,
    ImminentFrame,
    InstallFrame,
    PlayFrame,
    RezFrame,
    ScoreFrame,
    StealFrame,
    StructureFrame,
    WindowFrame,
)
from ....state.records import NOBODY, Change, ExpectedEffect
from ....state.state import State
from ...may.permitted import may_trash
from ...may.potential import Matters, can_be, foreseen, play_obstacle
from ...may.window_options import score_obstacle
from ...read.context import PlainContext, player
from ...read.declared import COST, additional_cost, may_host
from ...read.evaluate import exists, holds, matches, number, select
from ...read.exchanging import may_exchange
from ...read.pointing import cards, destinations, home, one, servers
from .. import atoms
from ..lasting import persist
from ..register import OPENS, WAITS, applies, word
from .shapes import always, any_card, at_random, in_zone, on_cards, plainly, same_objects, who


def _move(s: State, f: BlockFrame, i: w.MoveTo) -> tuple[ExpectedEffect, ...]:
    """Cards chosen for what they are, and not only for where they are, are shown first (26.03: 4.1.2a); those
    that the ability has revealed by now have been."""
    found = same_objects(s, f, i.ref)
    before = f.block[: f.next_instruction]
    shown = w.Reveal(i.ref) not in before and any(
        isinstance(step, w.Choose) and i.ref == Chosen(step.slot) and _by_what_they_are(step.filter)
        for step in before
    )
    return (
        MoveEffect("move", f.side, cards=found, source=f.source, zone=i.zone, bottom=i.bottom, shown=shown),
    )


SAYING_WHAT: Final = (Is, Has, Named, CopyOf, Copies, CostAtMost, StrengthAtMost)


@cache
def _by_what_they_are(filter: Filter) -> bool:
    return any(isinstance(part, SAYING_WHAT) for part in words(filter))


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
            then=_rezzes(i) if i.rez else "face up" if i.face_up else FACE_DOWN if i.face_down else "",
            host=host,
            innermost=i.innermost,
        )
        for c in cards(s, f, i.ref)
    )


def _rezzes(i: w.InstallCard) -> str:
    return REZ_IF_ABLE if i.able else REZ


def _rez(s: State, f: BlockFrame, i: w.RezCard) -> tuple[ExpectedEffect, ...]:
    less = number(s, f, i.discount)
    return tuple(
        EnterEffect("rez", f.side, cards=(c,), source=f.source, ignoring=i.ignoring, discount=less)
        for c in cards(s, f, i.ref)
    )


def _play(s: State, f: BlockFrame, i: w.PlayCard) -> tuple[ExpectedEffect, ...]:
    then = "remove" if i.removed else ""
    return tuple(
        EnterEffect("play", f.side, cards=(c,), source=f.source, ignoring=i.ignoring, then=then)
        for c in cards(s, f, i.ref)
    )


def _host_card(s: State, f: BlockFrame, i: w.HostCard) -> tuple[ExpectedEffect, ...]:
    hosted, host = same_objects(s, f, i.ref), same_objects(s, f, i.host)
    if not hosted or not host or not may_host(s, host[0]):
        return ()
    return (
        HostEffect(
            "host", f.side, cards=hosted, source=f.source, host=host[0], uninstalled=True, faceup=i.faceup
        ),
    )


def _attach(s: State, f: BlockFrame, i: w.Attach) -> tuple[ExpectedEffect, ...]:
    """Installed cards move to a host; a card in a hand or a pile cannot be hosted this way."""
    host = one(s, f, i.host)
    if host >= 0 and not may_host(s, host):
        return ()
    moved = tuple(cid for cid in cards(s, f, i.ref) if s.cards[cid].zone == TABLE)
    return (HostEffect("host", f.side, cards=moved, source=f.source, host=host),) if moved else ()


def _costs_more(s: State, fx: ExpectedEffect) -> tuple[int, ...]:
    """The cards that an ability of the Runner's trashes only at an additional cost which is still to be paid.
    (That of the basic trash ability is paid together with its own.)"""
    if COST["trash"] not in s.statics or fx.side != RUNNER or fx.source < 0:
        return ()
    if any(isinstance(frame, BlockFrame) and frame.cite == "trash-cost" for frame in s.stack):
        return ()
    mine = (c for c in fx.cards if may_trash(s, c, RUNNER))
    return tuple(c for c in mine if additional_cost(s, "trash", c, home(s, c)))


OPENS["trash"] = lambda s, fx: bool(_costs_more(s, fx))


def _asks_to_pay(s: State, fx: ExpectedEffect, dear: tuple[int, ...]) -> None:
    """The Runner may pay to trash all of it, or else trashes what costs nothing more (26.03: 1.16.10a)."""
    cost = tuple(part for c in dear for part in additional_cost(s, "trash", c, home(s, c)))
    rest = tuple(c for c in fx.cards if c not in dear)
    offer = w.May((w.Trash(CHOSEN),), cost, by="runner", otherwise=(w.Trash(Chosen(1)),))
    object_no = s.cards[fx.source].object_no
    s.stack.append(BlockFrame((offer,), fx.source, object_no, RUNNER, "trash-cost", chosen=(fx.cards, rest)))


@applies("trash")
def _do_trash(s: State, fx: ExpectedEffect) -> int:
    dear = _costs_more(s, fx)
    if dear:
        _asks_to_pay(s, fx, dear)
        return WAITS
    hit = tuple(c for c in fx.cards if may_trash(s, c, fx.side))
    faceup = s.access is not None and hit == (s.access.card,)
    if faceup and fx.side == RUNNER:
        persist(s, hit[0])
    done = atoms.trash(s, hit, fx.side, faceup=faceup, to=fx.zone)
    if faceup and fx.side == RUNNER:
        atoms.emit(s, "trash accessed", RUNNER, hit[0])
    return done


OPEN_ZONES: Final = ("Archives", "heap", "removed", *SCORE_OF.values())


@applies("move")
def _do_move(s: State, fx: ExpectedEffect) -> int:
    """Cards move to a zone. An agenda that enters the Corp's score area is active there, but not scored."""
    assert isinstance(fx, MoveEffect)
    if fx.shown:
        _do_reveal(s, fx._replace(cards=tuple(c for c in fx.cards if _hidden(s, c) and not _shown(s, fx, c))))
    for cid in fx.cards:
        origin = atoms.came_from(s, cid)
        up = fx.faceup or fx.zone in OPEN_ZONES or fx.zone == ASIDE
        atoms.move(s, cid, fx.zone, faceup=up, bottom=fx.bottom)
        if fx.zone == SCORE_OF["corp"]:
            atoms.activate(s, cid)
        elif fx.zone == SCORE_OF["runner"]:
            atoms.add_with(s, cid, origin)
        atoms.emit(s, "move", s.cards[cid].owner, cid, origin=origin, zone=fx.zone)
    s.touched = fx.cards
    return len(fx.cards)


@applies("show random")
def _do_show_random(s: State, fx: ExpectedEffect) -> int:
    shown = s.mixed(s.zones[fx.zone])[: fx.amount]
    for cid in shown:
        atoms.emit(s, "reveal", fx.side, cid)
    s.touched = shown
    return len(shown)


applies("discard")(lambda s, fx: atoms.discard(s, fx.cards))
applies("discard random")(lambda s, fx: atoms.discard(s, s.mixed(s.zones[fx.zone])[: fx.amount]))


@applies("shuffle")
def _do_shuffle(s: State, fx: ExpectedEffect) -> int:
    atoms.shuffle(s, who(fx))
    return 1


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
    if isinstance(_below(s), BasicActionFrame | WindowFrame | StructureFrame):
        return True
    blocks = [frame for frame in s.stack[-3:] if isinstance(frame, BlockFrame)]
    if len(blocks) < 2:
        return False
    outer = blocks[-2]
    return outer.next_instruction < len(outer.block) and isinstance(
        outer.block[outer.next_instruction], w.May | w.ChooseOne
    )


@applies("derez")
def _do_derez(s: State, fx: ExpectedEffect) -> int:
    done = 0
    for cid in fx.cards:
        if s.cards[cid].faceup and s.cards[cid].zone == TABLE:
            atoms.derez(s, cid)
            done += 1
    return done


@applies("install", procedure=True, joined=True)
def _do_install(s: State, fx: ExpectedEffect) -> int:
    assert isinstance(fx, EnterEffect)
    side = s.cards[fx.cards[0]].owner
    directed = not _own_choice(s) and fx.then != REZ_IF_ABLE
    s.stack.append(
        InstallFrame(
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
    if (
        not isinstance(_below(s), BasicActionFrame)
        and play_obstacle(s, cid, 0, fx.ignoring, fx.discount, settled=True) is not None
    ):
        return 0  # an action was allowed before its click was spent
    removed, directed = fx.then == "remove", not _own_choice(s)
    card = s.cards[cid]
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


@applies("steal", procedure=True)
def _do_steal(s: State, fx: ExpectedEffect) -> int:
    """The Runner steals an agenda (26.03: 1.17.3): if it was being accessed, it no longer is."""
    for cid in fx.cards:
        if s.cards[cid].face.type == AGENDA and s.cards[cid].zone not in (*SCORE_OF.values(), REMOVED):
            s.stack.append(StealFrame(cid, free=bool(fx.amount)))
            return WAITS
    return 0


@applies("add as agenda")
def _do_add_as_agenda(s: State, fx: ExpectedEffect) -> int:
    for cid in fx.cards:
        atoms.add_as_agenda(s, cid, who(fx), fx.amount)
    return len(fx.cards)


@applies("resolve scored", procedure=True)
def _do_resolve_scored(s: State, fx: ExpectedEffect) -> int:
    """What an agenda does when it is scored, as if it had just been, with nothing in excess."""
    found = 0
    for cid in fx.cards:
        card = s.cards[cid]
        for index in reversed(card.face.self_triggers.get("score", ())):
            ability = card.face.abilities[index]
            assert isinstance(ability, When)
            change = Change("score", s.moment, card.owner, cid, card.object_no)
            ctx = PlainContext(cid, card.owner, change)
            if holds(s, ctx, ability.condition):
                block = (w.May(ability.block),) if ability.optional else ability.block
                s.stack.append(
                    BlockFrame(block, cid, card.object_no, card.owner, "conditional-ability", change=change)
                )
                found += 1
    return WAITS if found else 0


@applies("turn face")
def _do_turn_face(s: State, fx: ExpectedEffect) -> int:
    """Cards in Archives are turned over: shown, or hidden among the others."""
    turned = [
        cid for cid in fx.cards if s.cards[cid].zone == ARCHIVES and s.cards[cid].faceup != bool(fx.amount)
    ]
    for cid in turned:
        if fx.amount:
            atoms.turn_up(s, cid)
            atoms.emit(s, "reveal", s.cards[cid].owner, cid)
        else:
            s.cards[cid] = s.cards[cid].showing(False, False)
    return len(turned)


@applies("turn down")
def _do_turn_down(s: State, fx: ExpectedEffect) -> int:
    turned = [cid for cid in fx.cards if s.cards[cid].zone == TABLE and s.cards[cid].faceup]
    for cid in turned:
        atoms.turn_down(s, cid)
    return len(turned)


@applies("turn hosted")
def _do_turn_hosted(s: State, fx: ExpectedEffect) -> int:
    turned = [cid for cid in fx.cards if s.cards[cid].faceup != bool(fx.amount)]
    for cid in turned:
        atoms.turn_hosted(s, cid, bool(fx.amount))
    return len(turned)


def _hosted_cards(s: State, ctx: Context, filter: Filter) -> tuple[int, ...]:
    """The cards of a set that are hosted without being installed."""
    return tuple(c for c in s.zones[PLAY] if s.cards[c].host >= 0 and matches(s, ctx, filter, c))


@applies("flip")
def _do_flip(s: State, fx: ExpectedEffect) -> int:
    card = s.cards[fx.source]
    s.cards[fx.source] = card._replace(turned=not card.turned)
    atoms.emit(s, "flip", card.owner, fx.source)
    s.displaced = True  # what it says now may be compared with a limit
    return 1


@applies("switch identity")
def _do_switch_identity(s: State, fx: ExpectedEffect) -> int:
    for cid in fx.cards:
        if s.cards[cid].zone == OUTSIDE:
            atoms.switch_identity(s, cid)
            return 1
    return 0


@applies("expose")
def _do_expose(s: State, fx: ExpectedEffect) -> int:
    done = 0
    for cid in fx.cards:
        card = s.cards[cid]
        if card.zone == TABLE and not card.faceup:
            s.cards[cid] = card._replace(seen=True)
            atoms.emit(s, "expose", card.owner, cid, server=card.server)
            done += 1
    return done


@applies("reveal")
def _do_reveal(s: State, fx: ExpectedEffect) -> int:
    for cid in fx.cards:
        s.cards[cid] = s.cards[cid]._replace(seen=True)
        atoms.emit(s, "reveal", fx.side, cid)
    s.touched = fx.cards
    return len(fx.cards)


def _shown(s: State, fx: ExpectedEffect, cid: int) -> bool:
    """Whether the card that moves another has revealed it where it lies."""
    return any(
        change.card == cid and change.object_no == s.cards[cid].object_no and change.source == fx.source
        for change in s.changes_this_turn.get("reveal", ())
    )


def _hidden(s: State, cid: int) -> bool:
    """Whether a card lies face down, or in a deck."""
    card = s.cards[cid]
    return card.zone in DECK_OF.values() or (card.zone in ("Archives", TABLE) and not card.faceup)


@applies("look")
def _do_look(s: State, fx: ExpectedEffect) -> int:
    """Where the edition remembers which cards were seen, those looked at are (C17)."""
    for cid in fx.cards:
        if s.edition.policies.seen_cards_face_up and s.cards[cid].owner != fx.side:
            s.cards[cid] = s.cards[cid]._replace(seen=True)
    atoms.emit(s, "look", fx.side, amount=len(fx.cards), zone=fx.zone, cards=fx.cards)
    s.touched = fx.cards
    return len(fx.cards)


@applies("remember")
def _do_remember(s: State, fx: ExpectedEffect) -> int:
    s.cards[fx.source] = s.cards[fx.source]._replace(noted=tuple((c, s.cards[c].object_no) for c in fx.cards))
    return len(fx.cards)


@applies("remember server")
def _do_remember_server(s: State, fx: ExpectedEffect) -> int:
    s.cards[fx.source] = s.cards[fx.source]._replace(noted_server=fx.server)
    return 1


@applies("forget")
def _do_forget(s: State, fx: ExpectedEffect) -> int:
    card = s.cards[fx.source]
    s.cards[fx.source] = card._replace(noted=(), noted_server=NOBODY)
    return int(bool(card.noted) or card.noted_server != NOBODY)


@applies("swap", joined=True)
def _do_swap(s: State, fx: ExpectedEffect) -> int:
    if len(fx.cards) != 2:
        return 0
    one, two = fx.cards
    if not may_exchange(s, one, two):
        return 0
    if {s.cards[one].zone, s.cards[two].zone} == set(SCORE_OF.values()):
        atoms.swap_scored(s, one, two)
        for cid in (one, two):
            if s.cards[cid].zone == SCORE_OF["runner"]:
                atoms.add_with(s, cid, SCORE_OF["corp"])
    elif s.cards[one].zone == s.cards[two].zone:
        atoms.swap(s, one, two)
    else:
        atoms.exchange(s, one, two)
    return 1


def _move_ice(s: State, f: BlockFrame, i: w.MoveIce) -> tuple[ExpectedEffect, ...]:
    found = servers(s, f, i.server)
    moved = tuple(c for c in same_objects(s, f, i.ref) if s.cards[c].zone == TABLE)
    sort = "innermost" if i.innermost else ""
    if not found or not moved:
        return ()
    return (ExpectedEffect("relocate", f.side, cards=moved, server=found[0], source=f.source, sort=sort),)


@applies("relocate", joined=True)
def _do_move_ice(s: State, fx: ExpectedEffect) -> int:
    if fx.server not in s.servers:
        return 0
    for cid in fx.cards:
        atoms.relocate(s, cid, fx.server, 0 if fx.sort == "innermost" else None)
    return len(fx.cards)


@applies("host", joined=True)
def _do_host(s: State, fx: ExpectedEffect) -> int:
    assert isinstance(fx, HostEffect)
    if fx.uninstalled:
        for cid in fx.cards:
            atoms.host_uninstalled(s, cid, fx.host, fx.faceup)
        s.touched = fx.cards
        return len(fx.cards)
    if len(fx.cards) == 1 and fx.host >= 0:
        atoms.host_on(s, fx.cards[0], fx.host)
    return 1


def _trash(s: State, ctx: Context, i: w.Trash) -> bool:
    """Cards that are still to be chosen are judged as they are chosen."""
    found = cards(s, ctx, i.ref)
    return any(may_trash(s, c, player(ctx, i.by)) for c in found) if found else not foreseen(i.ref)


def _done_to(s: State, ctx: Context, i: w.InstallCard | w.RezCard | w.PlayCard) -> bool:
    """Cards that are still to be found are judged once they are."""
    found = cards(s, ctx, i.ref)
    return any(can_be(s, ctx, i, c) for c in found) if found else not foreseen(i.ref)


def _turned(up: bool) -> Matters:
    """There is an installed card that lies face up, or face down, to be turned over or shown."""

    def some_such(s: State, ctx: Context, i: w.Derez | w.Expose) -> bool:
        found = (s.cards[cid] for cid in cards(s, ctx, i.ref))
        return not foreseen(i.ref) or any(card.zone == TABLE and card.faceup == up for card in found)

    return some_such


word(
    w.Trash,
    lambda s, f, i: (
        SureEffect(
            "trash",
            player(f, i.by),
            cards=same_objects(s, f, i.ref),
            source=f.source,
            preventable=i.preventable,
        ),
    ),
    _trash,
)
word(
    w.TrashTop,
    lambda s, f, i: (
        ExpectedEffect(
            "trash", player(f, i.by), cards=s.zones[i.zone][: number(s, f, i.amount)], source=f.source
        ),
    ),
    in_zone,
)
word(
    w.TrashAll,
    lambda s, f, i: (
        ExpectedEffect("trash", player(f, i.by), cards=select(s, f, i.filter), source=f.source),
    ),
    lambda s, x, i: exists(s, x, i.filter),
)
word(w.ShowRandom, at_random("show random"), in_zone)
word(
    w.DiscardRandom,
    at_random("discard random"),
    in_zone,
)
word(
    w.DiscardAll,
    lambda s, f, i: (ExpectedEffect("discard", f.side, cards=select(s, f, i.filter), source=f.source),),
    lambda s, x, i: not foreseen(i.filter) or exists(s, x, i.filter),
)
word(w.MoveTo, _move, any_card)
word(
    w.ShuffleDeck,
    lambda s, f, i: (ExpectedEffect("shuffle", player(f, i.side), source=f.source),),
    lambda s, x, i: len(s.zones[DECK_OF[player(x, i.side)]]) > 1,
)
word(w.RezCard, _rez, _done_to)
word(w.Derez, on_cards("derez"), _turned(up=True))
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
word(
    w.AddAsAgenda,
    lambda s, f, i: (
        ExpectedEffect(
            "add as agenda", player(f, i.side), i.points, same_objects(s, f, i.ref), source=f.source
        ),
    ),
    always,
)
word(
    w.TurnFace,
    lambda s, f, i: (
        ExpectedEffect(
            "turn face", f.side, int(i.up), select(s, f, i.filter & In(ARCHIVES)), source=f.source
        ),
    ),
    lambda s, x, i: any(s.cards[c].faceup != i.up for c in s.zones[ARCHIVES]),
)
word(
    w.TurnDown,
    lambda s, f, i: (
        ExpectedEffect("turn down", f.side, cards=select(s, f, i.filter & Of(RUNNER)), source=f.source),
    ),
    lambda s, x, i: exists(s, x, i.filter & Of(RUNNER) & FaceUp()),
)
word(
    w.TurnHosted,
    lambda s, f, i: (
        ExpectedEffect("turn hosted", f.side, int(i.up), _hosted_cards(s, f, i.filter), source=f.source),
    ),
    lambda s, x, i: any(s.cards[c].faceup != i.up for c in _hosted_cards(s, x, i.filter)),
)
word(w.ResolveScored, on_cards("resolve scored"), always)
word(w.Flip, plainly("flip"), always)
word(w.SwitchIdentity, on_cards("switch identity"), any_card)
word(w.Expose, on_cards("expose"), _turned(up=False))
word(w.Reveal, on_cards("reveal"), any_card)
word(
    w.LookAtTop,
    lambda s, f, i: (
        ExpectedEffect(
            "look", f.side, cards=s.zones[i.zone][: number(s, f, i.amount)], source=f.source, zone=i.zone
        ),
    ),
    in_zone,
)
word(
    w.LookAtHand,
    lambda s, f, i: (ExpectedEffect("look", f.side, cards=s.zones[i.zone], source=f.source, zone=i.zone),),
    in_zone,
)
word(
    w.Remember,
    lambda s, f, i: (ExpectedEffect("remember", f.side, cards=cards(s, f, i.ref), source=f.source),),
    always,
)
word(
    w.RememberServer,
    lambda s, f, i: (ExpectedEffect("remember server", f.side, server=f.x, source=f.source),),
    always,
)
word(w.MoveIce, _move_ice, always)
word(
    w.Forget,
    lambda s, f, i: (ExpectedEffect("forget", f.side, source=f.source),),
    lambda s, x, i: bool(s.cards[x.source].noted) or s.cards[x.source].noted_server != NOBODY,
)
word(
    w.Swap,
    lambda s, f, i: (
        ExpectedEffect(
            "swap",
            f.side,
            cards=cards(s, f, i.ref) + (cards(s, f, i.other) if i.other is not None else ()),
            source=f.source,
        ),
    ),
    always,
)
word(w.Attach, _attach, always)
word(w.HostCard, _host_card, always)
