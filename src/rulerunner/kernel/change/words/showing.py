"""What cards show: turned over, derezzed, exposed, revealed, looked at."""

from ....lang import instructions as w
from ....lang.filters import (
    FaceUp,
    Filter,
    In,
    Of,
)
from ....lang.refs import Chosen, Ref
from ....lang.words import (
    ARCHIVES,
    OUTSIDE,
    PLAY,
    RUNNER,
    TABLE,
)
from ....state.context import Context
from ....state.frames import BlockFrame
from ....state.records import ExpectedEffect
from ....state.state import State
from ...may.potential import Matters, foreseen
from ...read.context import player
from ...read.evaluate import exists, matches, number, select
from ...read.pointing import cards
from ...read.sight import hidden, to_be_shown
from .. import atoms
from ..register import applies, word
from .shapes import always, any_card, at_random, in_zone, on_cards, picking, plainly, same_objects


@applies("show random")
def _do_show_random(s: State, fx: ExpectedEffect) -> int:
    shown = s.mixed(s.zones[fx.zone])[: fx.amount]
    for cid in shown:
        atoms.emit(s, "reveal", fx.side, cid)
    s.touched = shown
    return len(shown)


@applies("derez")
def _do_derez(s: State, fx: ExpectedEffect) -> int:
    done = 0
    for cid in fx.cards:
        if s.cards[cid].faceup and s.cards[cid].zone == TABLE:
            atoms.derez(s, cid)
            done += 1
    return done


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
def do_reveal(s: State, fx: ExpectedEffect) -> int:
    for cid in fx.cards:
        s.cards[cid] = s.cards[cid]._replace(seen=True)
        atoms.emit(s, "reveal", fx.side, cid)
    s.touched = fx.cards
    return len(fx.cards)


def shown_by(s: State, source: int, cid: int) -> bool:
    """Whether the card that moves another has revealed it where it lies."""
    return any(
        change.card == cid and change.object_no == s.cards[cid].object_no and change.source == source
        for change in s.changes_this_turn.get("reveal", ())
    )


def chosen_for_what_they_are(s: State, f: BlockFrame, ref: Ref, found: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that have to be shown before they move, as the ability had a player choose them for what they
    are. (What is found in a search is shown if the ability says so: 8.7.2c.)"""
    if not isinstance(ref, Chosen) or not any(hidden(s, cid) for cid in found):
        return ()
    said = picking(s, f, ref, (w.Choose,))
    return () if said is None else to_be_shown(s, said, found)


def show_first(s: State, fx: ExpectedEffect, shown: tuple[int, ...]) -> None:
    """Show cards before they move; those that the same card has revealed by now have been."""
    left = tuple(cid for cid in shown if cid in fx.cards and not shown_by(s, fx.source, cid))
    do_reveal(s, fx._replace(cards=left))


@applies("look")
def _do_look(s: State, fx: ExpectedEffect) -> int:
    """Where the edition remembers which cards were seen, those looked at are (C17)."""
    for cid in fx.cards:
        if s.edition.policies.seen_cards_face_up and s.cards[cid].owner != fx.side:
            s.cards[cid] = s.cards[cid]._replace(seen=True)
    atoms.emit(s, "look", fx.side, amount=len(fx.cards), zone=fx.zone, cards=fx.cards)
    s.touched = fx.cards
    return len(fx.cards)


def _turned(up: bool) -> Matters:
    """There is an installed card that lies face up, or face down, to be turned over or shown."""

    def some_such(s: State, ctx: Context, i: w.Derez | w.Expose) -> bool:
        found = (s.cards[cid] for cid in cards(s, ctx, i.ref))
        return not foreseen(i.ref) or any(card.zone == TABLE and card.faceup == up for card in found)

    return some_such


word(w.ShowRandom, at_random("show random"), in_zone)
word(w.Derez, on_cards("derez"), _turned(up=True))
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
word(w.Flip, plainly("flip"), always)
word(w.SwitchIdentity, on_cards("switch identity"), any_card)
word(w.Expose, on_cards("expose"), _turned(up=False))
word(
    w.Reveal,
    lambda s, f, i: (
        ExpectedEffect("reveal", player(f, i.by), cards=same_objects(s, f, i.ref), source=f.source),
    ),
    any_card,
)
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
