"""Who may know which card. Every word and every record of a view asks here, and nowhere else.

A card that a seat may not know is spoken of by its place. Its id is never shown: it would tell the card from
others that the seat cannot tell apart, and be known again elsewhere.
"""

from typing import Final

from ..kernel.change.atoms import in_sight
from ..kernel.read.sight import in_sight_yet, looked_at, resolving
from ..lang.words import (
    ASIDE,
    DECK_OF,
    GRIP,
    HEAP,
    HQ,
    IDENTITIES,
    OUTSIDE,
    PLAY,
    RND,
    RUNNER,
    SCORE_OF,
    STACK,
    TABLE,
    Side,
)
from ..state.frames import (
    ChooseFrame,
    ImminentFrame,
    ReactionFrame,
    TrashChoiceFrame,
)
from ..state.record import FUND as FUND
from ..state.record import LENT as LENT
from ..state.record import NEW_REMOTE as NEW_REMOTE
from ..state.records import NOBODY
from ..state.state import State

DECKS: Final = (RND, STACK)
HANDS: Final = (HQ, GRIP)
OWN: Final = (*HANDS, OUTSIDE)
"""Where only its owner sees a card."""
HIDDEN: Final = (*DECKS, *HANDS)
OUT_OF_SIGHT: Final = (*HIDDEN, ASIDE)
NO_CARDS: Final[frozenset[int]] = frozenset()
OPEN: Final = (IDENTITIES, HEAP, *SCORE_OF.values())
PUBLIC: Final = frozenset(
    (
        "rez", "derez", "play", "resolved", "use", "score", "steal", "forfeit", "expose", "reveal",
        "encounter", "encounter ends", "bypass", "subroutine broken", "fully broken", "subroutine resolves",
        "trace", "trace succeeds", "trace fails",
    )
)  # fmt: skip
"""Events that make the card they are about public, if it was not."""


def knows(s: State, seat: Side, cid: int) -> bool:
    """Whether a seat may know which card this is, now."""
    return sees(s, seat, cid, None)


def sees(s: State, seat: Side, cid: int, now: frozenset[int] | None) -> bool:
    """The same, for whoever asks of many cards and has what is `shown` at hand."""
    card = s.cards[cid]
    if s.encounter is not None and s.encounter.ice == cid and s.encounter.object_no == card.object_no:
        return True
    if card.zone in DECKS or (card.zone in HANDS and card.owner != seat):
        return cid in (shown(s, seat) if now is None else now)
    if card.owner == seat or card.faceup or card.zone in OPEN:
        return True
    # Elsewhere a card may have been seen before it was put there out of sight.
    return card.seen if card.zone in (TABLE, PLAY) else card.zone == ASIDE and cid in revealed(s)


def may_name(s: State, seat: Side, cid: int) -> bool:
    """Whether a seat may know a card by name: it knows the card, or an ability of it acts or may be used."""
    return knows(s, seat, cid) or cid in resolving(s) or cid in _waiting(s, seat)


def _waiting(s: State, seat: Side) -> frozenset[int]:
    """The sources of the abilities a player may trigger in the window that is open."""
    top = s.stack[-1] if s.stack else None
    pending = top.pending if isinstance(top, (ReactionFrame, ImminentFrame)) else ()
    return frozenset(each.source for each in pending if each.side == seat)


# --- cards of hidden zones that are shown for a while -----------------------------------------------------


def shown(s: State, seat: Side) -> frozenset[int]:
    """The cards of decks and of the opponent's hand that a seat sees now: accessed, looked at, searched."""
    tally = s.changes_this_turn
    found = searched(s, seat)
    if "look" in tally:
        found += looked_at(s, seat)
    if "reveal" in tally:
        found += revealed(s)
    if seat == RUNNER:
        found += accessed(s)
        if s.breach is not None:
            found += tuple([cid for cid, _ in s.breach.seen if in_sight(s, cid)])
    return frozenset(found) if found else NO_CARDS


def accessed(s: State) -> tuple[int, ...]:
    """The cards being accessed, the innermost first; in the classic game, those still to be dealt with."""
    found: list[int] = []
    access = s.access
    while access is not None:
        if s.cards[access.card].object_no == access.object_no:
            found.append(access.card)
        access = access.outer
    for frame in s.stack:
        if isinstance(frame, TrashChoiceFrame):
            found += [cid for cid in frame.cards if cid not in found]
    return tuple(found)


def revealed(s: State) -> tuple[int, ...]:
    """The cards out of sight shown to both players: by what is being resolved, or as they are accessed."""
    reveals = s.changes_this_turn.get("reveal", ())
    if not reveals:
        return ()
    sources = resolving(s)
    under_access = accessed(s)
    return tuple(
        change.card
        for change in reveals
        if change.card >= 0
        and s.cards[change.card].object_no == change.object_no
        and s.cards[change.card].zone in OUT_OF_SIGHT
        and (in_sight_yet(s, change, sources) or change.card in under_access)
    )


def searched(s: State, seat: Side) -> tuple[int, ...]:
    """The cards of their own deck that a player is choosing from."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, ChooseFrame) or top.kind != "card" or top.side != seat:
        return ()
    return tuple(cid for cid in top.candidates if s.cards[cid].zone == DECK_OF[seat])


# --- places -----------------------------------------------------------------------------------------------


def handle(s: State, seat: Side, cid: int) -> str:
    """How a view refers to a card: by its place, so that nothing is said about which card it is.

    `server 3 ice 0` is the outermost ice there, `HQ 2` a card of one's own hand, `HQ card` some card of the
    opponent's, `accessed 0` the card being accessed out of sight.
    """
    if cid == NOBODY:
        return ""
    if cid == FUND:
        return "bad publicity fund"
    if cid <= LENT:
        return "lent credits"
    card = s.cards[cid]
    if card.zone == TABLE or (card.zone == PLAY and card.host >= 0):
        return _installed(s, seat, cid)
    if card.zone == IDENTITIES:
        return f"{card.owner} identity"
    if card.zone in DECKS or (card.zone in OWN and card.owner != seat):
        return _out_of_sight(s, seat, cid)
    return f"{card.zone} {s.zones[card.zone].index(cid)}"


def _installed(s: State, seat: Side, cid: int) -> str:
    card = s.cards[cid]
    if card.host >= 0:
        guests = [c for c in s.zones[TABLE] + s.zones[PLAY] if s.cards[c].host == card.host]
        return f"{handle(s, seat, card.host)} hosted {guests.index(cid)}"
    if card.server >= 0:
        server = s.servers[card.server]
        if cid in server.ice:
            return f"server {server.id} ice {len(server.ice) - 1 - server.ice.index(cid)}"
        return f"server {server.id} root {server.root.index(cid)}"
    return f"rig {rig(s).index(cid)}"


def rig(s: State) -> tuple[int, ...]:
    """The installed cards that are at no server and on no host."""
    cards = s.cards
    return tuple([c for c in s.zones[TABLE] if cards[c].server < 0 and cards[c].host < 0])


def face_down(s: State) -> tuple[int, ...]:
    """The cards of the rig that lie face down."""
    return tuple(c for c in rig(s) if not s.cards[c].faceup)


def _out_of_sight(s: State, seat: Side, cid: int) -> str:
    """A card of a deck or of the opponent's hand. Its position there is said only of cards looked at."""
    zone = s.cards[cid].zone
    under_access = accessed(s)
    if cid in under_access:
        return f"accessed {under_access.index(cid)}"
    if cid in looked_at(s, seat):
        return f"{zone} {s.zones[zone].index(cid)}"
    if knows(s, seat, cid):
        return f"{zone}: {s.cards[cid].face.name}"
    return f"{zone} card"
