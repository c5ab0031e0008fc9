"""What happens to cards by the rulebook's words: trashed, discarded, drawn, scored, stolen, forfeited."""

from typing import Final

from ....lang.face import NO_OTHERS
from ....lang.headings import CLAIMS_TRASHED
from ....lang.statics import AddedWith
from ....lang.words import (
    ASIDE,
    CORP,
    CORP_SCORE,
    DECK_OF,
    DISCARD_OF,
    FACE_DOWN,
    GRIP,
    HAND_OF,
    RUNNER,
    SCORE_OF,
    SHOWN,
    TABLE,
    Side,
    other,
)
from ....state.records import Card
from ....state.state import State
from ...read.pointing import accessed_among, home
from ...read.sight import shown_to_runner
from ...read.values import points
from .activity import activate, turn_down
from .claims import claims_to, set_aside
from .counters import place
from .moving import came_from, in_sight, move, shuffle
from .points import forfeit_scored
from .recording import emit


def trash(
    s: State, cids: tuple[int, ...], by: str, faceup: bool = False, to: str = "", unseen: bool = False
) -> int:
    """A player trashes cards together, or ("") the rules do: the one way for all trashing, be it an effect,
    damage, part of a cost, or by a rule. A Corp card keeps its side up or down; one the Runner sees goes face
    up, unless all go `unseen`. They may go elsewhere than to the discard pile: `to` a "deck", which is
    shuffled, or nowhere, but "face down"; so do those on the table that have an ability of their own which
    leaves no choice (26.03: 1.16.1a)."""
    claims = claims_to(s, cids) if CLAIMS_TRASHED in s.statics else ()
    for cid in cids:
        card = s.cards[cid]
        was_active = _was_active(card)
        origin, server = came_from(s, cid), card.server
        landing = to or (card.face.lands if was_active and card.zone == TABLE else "")
        if landing and any(cid in claim.cards and claim.side == s.first() for claim in claims):
            landing = ""  # of two that send it elsewhere, that of who has priority comes first (9.8.11a)
        zone = DISCARD_OF[card.owner]
        if landing == FACE_DOWN:
            zone = TABLE
            turn_down(s, cid)
        elif landing == "deck":
            zone = DECK_OF[card.owner]
            move(s, cid, zone)
        else:
            move(s, cid, zone, faceup or (not unseen and _face_up_in_pile(s, cid)))
        emit(s, "trash", by, cid, server=server, sort=origin, origin=origin, zone=zone, was_active=was_active)
        if landing == "deck":
            shuffle(s, card.owner)
    for claim in claims:
        set_aside(s, claim)
    s.touched = cids
    return len(cids)


def _was_active(card: Card) -> bool:
    """Whether a card is active as a whole: not in a few abilities that it has unrezzed, or has not lost."""
    if card.active_since < 0 or card.face.lost & NO_OTHERS:
        return False
    return card.zone != TABLE or card.owner != CORP or card.faceup


def _face_up_in_pile(s: State, cid: int) -> bool:
    """Whether a card that is trashed goes face up, whatever trashes it."""
    card = s.cards[cid]
    if card.owner == RUNNER or card.faceup or (card.seen and s.edition.policies.seen_cards_face_up):
        return True
    if accessed_among(s, (cid,)) >= 0:
        return True  # whoever trashes a card that is accessed, the Runner sees it (26.03: 4.4.6b)
    return (s.breach is not None and in_sight(s, cid)) or shown_to_runner(s, cid)


def discard(s: State, cids: tuple[int, ...]) -> int:
    """Discard from hand; Corp cards go face down (5.5.2a)."""
    for cid in cids:
        owner = s.cards[cid].owner
        up = owner == RUNNER or (s.edition.policies.seen_cards_face_up and s.cards[cid].seen)
        move(s, cid, DISCARD_OF[owner], faceup=up)
        emit(s, "discard", owner, cid, origin=HAND_OF[owner], zone=DISCARD_OF[owner])
    return len(cids)


def draw(s: State, side: Side, amount: int) -> int:
    """Draw cards, one after another, into the hand, or aside where the edition says so. The Corp loses when
    it has to draw from an empty R&D."""
    zone = ASIDE if s.edition.policies.drawn_aside else HAND_OF[side]
    drawn: list[int] = []
    for _ in range(amount):
        deck = s.zones[DECK_OF[side]]
        if not deck:
            break
        move(s, deck[0], zone)
        drawn.append(deck[0])
    s.touched = tuple(drawn)
    if drawn:
        emit(s, "draw", side, amount=len(drawn), cards=s.touched)
    if side == CORP and len(drawn) < amount:
        finish(s, RUNNER, "empty-deck")
    return len(drawn)


def to_score(s: State, cid: int, side: Side, kind: str, amount: int = 0) -> None:
    """An agenda goes to a score area. The server it is taken from is the one it was at: one that lies in a
    central server is at that server."""
    server, origin = home(s, cid), s.cards[cid].zone
    move(s, cid, SCORE_OF[side], faceup=True)
    if side == CORP:
        activate(s, cid)
    else:
        add_with(s, cid, origin)
    emit(s, kind, side, cid, amount, server=server)
    forfeit_scored(s, side, points(s, cid))


def add_with(s: State, cid: int, origin: str) -> None:
    """A card in the Runner's score area has there what it says it is added with."""
    says = s.cards[cid].face.added_with
    if isinstance(says, AddedWith) and origin != says.but_from:
        place(s, cid, says.kind, says.amount)


AT_HOME: Final[dict[tuple[Side, str], str]] = {
    (owner, of_each[other(owner)]): of_each[owner]
    for of_each in (HAND_OF, DECK_OF, DISCARD_OF)
    for owner in of_each
}
"""The zones of the other player, by whose card it is, and what each of them is for this one."""


def put_into(s: State, cid: int, zone: str, faceup: bool = False, bottom: bool = False) -> None:
    """A card moves to a zone, by an effect or a cost that says so; to a hand, a deck or a pile of its owner's
    alone. One that has become an agenda is one in either score area; anywhere else it is itself again, and
    trashed at once (9.12.3)."""
    owner = s.cards[cid].owner
    zone = AT_HOME.get((owner, zone), zone)
    origin, worth = came_from(s, cid), s.cards[cid].worth
    was_active = move(s, cid, zone, faceup=faceup, bottom=bottom)
    if zone in SCORE_OF.values():
        if worth is not None:
            s.cards[cid] = s.cards[cid]._replace(worth=worth)
        elif zone == CORP_SCORE:
            activate(s, cid)
        else:
            add_with(s, cid, origin)
    sort = SHOWN if faceup and zone == ASIDE else ""
    emit(s, "move", owner, cid, sort=sort, origin=origin, zone=zone, was_active=was_active)
    if worth is not None and zone not in SCORE_OF.values() and zone != DISCARD_OF[owner]:
        trash(s, (cid,), "")


def add_as_agenda(s: State, cid: int, side: Side, points: int) -> None:
    """A card goes to a score area as an agenda without text that is worth so many points."""
    origin = s.cards[cid].zone
    was_active = move(s, cid, SCORE_OF[side], faceup=True)
    s.cards[cid] = s.cards[cid]._replace(worth=points)
    emit(s, "move", side, cid, origin=origin, zone=SCORE_OF[side], was_active=was_active)


def forfeit(s: State, cid: int) -> None:
    card = s.cards[cid]
    from_side = CORP if card.zone == CORP_SCORE else RUNNER
    move(s, cid, "removed", faceup=True)
    emit(s, "forfeit", from_side, cid, was_active=_was_active(card))


def damage(
    s: State, kind: str, amount: int, by: str = RUNNER, picked: tuple[int, ...] = (), spared: bool = False
) -> int:
    """The Runner suffers damage: cards trashed together by the player responsible for it, those that were
    picked and others at random (10.4.2), or a flatline (10.4.4), unless they are `spared` that for now."""
    if amount <= 0:
        return 0
    hand = s.zones[GRIP]
    runner = s.players[RUNNER]
    if kind == "core":
        s.players[RUNNER] = runner._replace(core_damage=runner.core_damage + amount)
    if amount > len(hand):
        emit(s, "damage", RUNNER, amount=amount, sort=kind)
        if not spared:
            finish(s, CORP, "flatline")
        return amount
    hit = picked + s.mixed(tuple(c for c in hand if c not in picked))[: amount - len(picked)]
    trash(s, hit, by)
    emit(s, "damage", RUNNER, amount=amount, sort=kind, cards=hit)
    s.touched = hit
    return amount


def finish(s: State, winner: str, reason: str) -> None:
    """The game is over."""
    if s.result is None:
        s.result = (winner, reason)
        s.watchful = True
        emit(s, "game ends", winner, sort=reason)
