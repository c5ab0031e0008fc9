"""Cards change zones, servers, places and hosts."""

from typing import Final

from ....lang.face import AS_PROGRAM, TURNED_DOWN
from ....lang.headings import REMOVES
from ....lang.statics import RemovesHosted
from ....lang.words import (
    AGENDA,
    ARCHIVES,
    ASIDE,
    CORP,
    CORP_SCORE,
    DECK_OF,
    FACE_DOWN,
    GRIP,
    HQ,
    ICE,
    IDENTITIES,
    OUTSIDE,
    PLAY,
    REMOVED,
    RND,
    RUNNER,
    RUNNER_SCORE,
    SCORE_OF,
    STACK,
    TABLE,
    Side,
)
from ....state.frames import DrawFrame
from ....state.records import NOBODY, Card, Run, Server
from ....state.state import State
from ...read.context import plain
from ...read.evaluate import select
from ...read.sight import shown_to_runner
from .activity import CORRECTED, activate, retire
from .choices import chosen_objects, holds_cards, let_go
from .recording import emit, heard, left_face_down

HIDDEN_ZONES: Final = (RND, HQ, STACK, GRIP)


DECKS: Final = (RND, STACK)


def _leave_server(s: State, server: Server, cid: int) -> None:
    """Take a card out of its server."""
    if cid in server.ice:
        _ice_leaves(s, server, cid)
    else:
        s.servers[server.id] = server.with_root(tuple([c for c in server.root if c != cid]))
        s.roots = None


def _ice_leaves(s: State, server: Server, cid: int) -> None:
    """Ice leaves its position; the Runner's place shifts with it (6.2.3)."""
    place = server.ice.index(cid)
    s.servers[server.id] = server.with_ice(tuple(c for c in server.ice if c != cid))
    run = s.run
    if run is not None and run.server == server.id and run.position >= 0:
        if place < run.position:
            s.run = run.but(position=run.position - 1)
        elif place == run.position and not run.vacant:
            s.run = run.but(vacant=True)


def move(
    s: State,
    cid: int,
    zone: str,
    faceup: bool = False,
    bottom: bool = False,
    server: int = NOBODY,
    host: int = NOBODY,
    place: int | None = None,
) -> bool:
    """Move a card to a zone, as a new object; whether it was active. Ice enters at `place` among the ice,
    outermost by default."""
    card = s.cards[cid]
    was_active = card.active_since >= 0
    guests: tuple[int, ...] = ()
    if was_active:
        retire(s, cid)
        if REMOVES in card.face.statics and zone != TABLE:
            guests = _removed_with(s, cid)
    origin, zones = card.zone, s.zones
    corrected = zone in CORRECTED or origin in CORRECTED  # not between hands, decks and piles
    if corrected:
        s.displaced = True
        if card.server >= 0 and origin == TABLE:
            _leave_server(s, s.servers[card.server], cid)
        lost = card.face.lost
        if lost == TURNED_DOWN:
            left_face_down(s, cid)
            card = card._replace(face=card.face.base)
            s.eventful = True
        elif lost == AS_PROGRAM and origin == TABLE and card.server < 0:
            card = card._replace(face=card.face.base, owner=card.face.base.facts.side)
            s.eventful = True
            if zone not in SCORE_OF.values():
                zone, faceup = REMOVED, True
    for frame in s.stack:
        if holds_cards(frame):
            let_go(s, cid)
            break
    pile = zones[origin]
    at = pile.index(cid)
    zones[origin] = pile[:at] + pile[at + 1 :]
    one = (cid,)
    zones[zone] = one + zones[zone] if zone in DECKS and not bottom else zones[zone] + one
    seen = faceup or (card.seen and _still_known(s, origin, zone))
    if not seen and s.breach is not None and zone not in HIDDEN_ZONES:
        seen = in_sight(s, cid)
    s.cards[cid] = card.moved(zone, faceup, server, host, seen)
    if host >= 0:
        s.hosting = True
    if corrected:
        if zone == TABLE:
            if server >= 0:
                _enter_server(s, cid, server, place)
        elif origin == TABLE and ("uninstall" in card.face.self_triggers or heard(s, "uninstall")):
            _uninstalled(s, cid, card, zone, was_active)
    if card.face.printed.elsewhere and zone in card.face.printed.elsewhere:
        activate(s, cid)  # also where it has lost that for now
    if zone == OUTSIDE:
        zones[OUTSIDE] = _by_names(s, zones[OUTSIDE])
    if guests:
        for guest in guests:
            move(s, guest, REMOVED, faceup=True)
            emit(s, "move", s.cards[guest].owner, guest, origin=PLAY, zone=REMOVED)
    return was_active


def _by_names(s: State, pile: tuple[int, ...]) -> tuple[int, ...]:
    """A pile in the order of names, as that outside the game is kept."""
    return tuple(sorted(pile, key=lambda each: (s.cards[each].face.name, each)))


def _uninstalled(s: State, cid: int, card: Card, zone: str, was_active: bool) -> None:
    """Record that a card is no longer installed."""
    emit(s, "uninstall", card.owner, cid, server=card.server, origin=TABLE, zone=zone, was_active=was_active)


def _removed_with(s: State, cid: int) -> tuple[int, ...]:
    """The cards that are removed from the game if their host, which is active, is uninstalled."""
    card = s.cards[cid]
    ctx = plain(cid, card.owner)
    return tuple(
        guest
        for _, declaration in card.face.statics[REMOVES]
        if isinstance(declaration, RemovesHosted)
        for guest in select(s, ctx, declaration.cards)
        if s.cards[guest].host == cid
    )


def came_from(s: State, cid: int) -> str:
    """The zone a card that is to move comes from: for a card that was set aside, the one before (26.03:
    4.8.3)."""
    card = s.cards[cid]
    return card.before if card.zone == ASIDE and card.before else card.zone


def in_sight(s: State, cid: int) -> bool:
    """Whether the Runner has accessed this object in the breach in progress and still sees it, where the
    edition says so (26.03: 7.3.1a)."""
    object_no = s.cards[cid].object_no
    return (
        s.edition.policies.accessed_stay_visible
        and s.breach is not None
        and (cid, object_no) in s.breach.seen
        and any(
            change.card == cid and change.object_no == object_no
            for change in s.changes_this_turn.get("access", ())
        )
    )


def _still_known(s: State, origin: str, zone: str) -> bool:
    """Whether the opponent can tell which card moved face down: not one that leaves a hidden zone, nor one
    that enters one, unless the edition remembers which cards were seen there (C17)."""
    if zone in HIDDEN_ZONES:
        return s.edition.policies.seen_cards_face_up
    return origin not in HIDDEN_ZONES and origin != ASIDE


def _enter_server(s: State, cid: int, server: int, place: int | None) -> None:
    if server not in s.servers:
        s.servers[server] = Server(server)
        emit(s, "server created", CORP, server=server)
    here = s.servers[server]
    if s.cards[cid].face.type != ICE:
        s.servers[server] = here.with_root((*here.root, cid))
        s.roots = None
        return
    at = len(here.ice) if place is None else place
    s.servers[server] = here.with_ice((*here.ice[:at], cid, *here.ice[at:]))
    run = s.run
    if (
        run is not None
        and run.server == server
        and run.position >= 0
        and at <= run.position
        and place is not None
    ):
        s.run = run.but(position=run.position + 1)


def shuffle(s: State, side: Side) -> None:
    """Mix a deck. Nobody knows where its cards are now, so each is a new object (26.03: 1.12.3)."""
    zone = DECK_OF[side]
    s.zones[zone] = s.mixed(s.zones[zone])
    for cid, _ in chosen_objects(s):
        if s.cards[cid].zone == zone:
            let_go(s, cid)
    for cid in s.zones[zone]:
        s.cards[cid] = s.cards[cid].shuffled()
    emit(s, "shuffle", side)


def relocate(s: State, cid: int, server: int, place: int | None = None) -> None:
    """An installed card moves to another server, or ice to another position; it stays the object it is
    (26.03: 1.12.4). The Runner stays with ice they encounter, not with ice they approach (6.2.4a, 6.2.4c)."""
    s.displaced = True
    card, run, encounter = s.cards[cid], s.run, s.encounter
    follows = run is not None and run.ice == cid and encounter is not None and encounter.ice == cid
    _leave_server(s, s.servers[card.server], cid)
    s.cards[cid] = card._replace(server=server)
    _enter_server(s, cid, server, place)
    if follows and s.run is not None:
        _take_along(s, s.run.but(vacant=False), cid)
    emit(s, "relocate", card.owner, cid, server=server)


def _change_in_run(s: State, instead: dict[int, int]) -> None:
    """Ice lies where other ice did. The Runner stays with ice they encounter, and stays in the position of
    ice they approach (6.2.4c, 6.2.4d)."""
    run = s.run
    if run is not None and run.ice in instead:
        if run.approaching:
            s.run = run.but(ice=instead[run.ice])
        else:
            _take_along(s, run, run.ice)


def _take_along(s: State, run: Run, ice: int) -> None:
    """The run goes on from where encountered ice is now. If that is at another server, this one is attacked
    (6.1.2b)."""
    home = s.servers[s.cards[ice].server]
    s.run = run.but(server=home.id, position=home.ice.index(ice))
    if home.id != run.server:
        emit(s, "attacked server changes", RUNNER, server=home.id)


def arrange(s: State, side: Side, cards: tuple[int, ...]) -> None:
    """A player puts cards of a deck on top of it in this order, the top card first. The other player cannot
    tell which is which, so each is a new object (26.03: 1.12.3)."""
    zone = s.cards[cards[0]].zone
    for cid in cards:
        let_go(s, cid)
        s.cards[cid] = s.cards[cid]._replace(object_no=s.cards[cid].object_no + 1)
    s.zones[zone] = (*cards, *[c for c in s.zones[zone] if c not in cards])
    emit(s, "arrange", side, amount=len(cards), zone=zone, cards=cards)


def reorder(s: State, server: int, ice: tuple[int, ...], by: Side, concealed: bool = False) -> None:
    """The ice protecting a server gets another order, the innermost first. The Runner stays with ice they
    encounter, and in the position of ice they approach."""
    s.displaced = True
    run = s.run
    s.servers[server] = s.servers[server].with_ice(ice)
    if concealed:
        for cid in ice:
            if not s.cards[cid].faceup:
                s.cards[cid] = s.cards[cid]._replace(seen=False)
    if run is not None and run.ice in ice and 0 <= run.position < len(ice):
        if run.approaching:
            s.run = run.but(ice=ice[run.position])
        else:
            s.run = run.but(position=ice.index(run.ice))
    emit(s, "rearrange", by, server=server)


def permute(s: State, instead: dict[int, int], by: Side) -> None:
    """Each piece of installed ice is replaced by another, out of the Runner's sight."""
    s.displaced = True
    at = {cid: s.cards[cid].server for cid in instead}
    for old, new in instead.items():
        seen = s.cards[new].seen and s.cards[new].faceup
        s.cards[new] = s.cards[new]._replace(server=at[old], seen=seen)
    for server in [server for server in s.servers.values() if server.ice]:
        s.servers[server.id] = server.with_ice(tuple(instead[cid] for cid in server.ice))
        emit(s, "rearrange", by, server=server.id)
    _change_in_run(s, instead)


def swap(s: State, one: int, two: int) -> None:
    """Two installed cards change places."""
    s.displaced = True
    first, second = s.cards[one], s.cards[two]
    s.cards[one] = first._replace(server=second.server)
    s.cards[two] = second._replace(server=first.server)
    for id in {first.server, second.server}:
        server = s.servers[id]
        s.servers[id] = server._replace(
            ice=tuple(_other(c, one, two) for c in server.ice),
            root=tuple(_other(c, one, two) for c in server.root),
        )
    s.roots = None
    _change_in_run(s, {one: two, two: one})
    for cid in (one, two):
        emit(s, "swap", s.cards[cid].owner, cid, server=s.cards[cid].server, origin=TABLE)


def swap_scored(s: State, one: int, two: int) -> None:
    """An agenda of each score area goes to the other. What they host goes with them (26.03: 1.13.13)."""
    homes = {one: s.cards[two].zone, two: s.cards[one].zone}
    for cid, zone in homes.items():
        before = s.cards[cid]
        move(s, cid, zone, faceup=True)
        s.cards[cid] = s.cards[cid]._replace(counters=before.counters, worth=before.worth)
        if zone == CORP_SCORE and before.worth is None:
            activate(s, cid)
    for cid, zone in homes.items():
        emit(s, "swap", s.cards[cid].owner, cid, origin=RUNNER_SCORE if zone == CORP_SCORE else CORP_SCORE)


def exchange(s: State, one: int, two: int) -> None:
    """Two cards of different zones change places (26.03: 8.8.4). If one is installed, the other becomes
    installed in its very place, without an install; nothing goes with the one that leaves."""
    if s.cards[two].zone == TABLE:
        one, two = two, one
    first, second = s.cards[one], s.cards[two]
    up = first.faceup or _visible(s, one)
    if first.zone == TABLE:
        _take_the_place(s, one, two, up and second.zone == ARCHIVES)
    else:
        other_up = second.faceup or _visible(s, two)
        move(s, one, second.zone, faceup=up and second.zone == ARCHIVES)
        move(s, two, first.zone, faceup=other_up and first.zone == ARCHIVES)
        _drawn_instead(s, (one, first.object_no), two)
        _drawn_instead(s, (two, second.object_no), one)
    for cid, before in ((one, first), (two, second)):
        emit(s, "swap", before.owner, cid, server=s.cards[cid].server, origin=before.zone)
    if first.zone == TABLE:
        active = first.active_since >= 0
        emit(s, "move", first.owner, one, origin=TABLE, zone=second.zone, was_active=active)
        emit(s, "install", second.owner, two, server=first.server, origin=second.zone)


def _visible(s: State, cid: int) -> bool:
    """Whether the Runner sees a card that lies face down, or in a hidden zone (26.03: 8.8.4a)."""
    return in_sight(s, cid) or shown_to_runner(s, cid)


def _take_the_place(s: State, one: int, two: int, faceup: bool) -> None:
    """An installed card leaves, another is where it was. The Runner stays in their position; who approached
    the one approaches the other (26.03: 6.2.7b), and who has passed the one is past the other."""
    card, zone, run = s.cards[one], s.cards[two].zone, s.run
    before = s.servers[card.server]
    move(s, one, zone, faceup=faceup)
    move(s, two, TABLE, faceup=s.cards[two].face.faces_up, server=card.server, host=card.host)
    if s.cards[two].faceup and s.cards[two].face.type != AGENDA:
        activate(s, two)  # it is rezzed (26.03: 8.1.1)
    s.servers[card.server] = before._replace(
        ice=tuple(_other(c, one, two) for c in before.ice),
        root=tuple(_other(c, one, two) for c in before.root),
    )
    s.roots = None
    if run is not None:
        run = run.but(ice=two) if run.approaching and run.ice == one else run
        s.run = run.but(passed=(*run.passed, two)) if one in run.passed else run


def _drawn_instead(s: State, gone: tuple[int, int], cid: int) -> None:
    """A card that takes the place of one that is being drawn is drawn in its stead (26.03: 8.4.3b)."""
    if s.cards[cid].zone != ASIDE:
        return
    for depth, frame in enumerate(s.stack):
        if isinstance(frame, DrawFrame) and gone in frame.drawn:
            drawn = tuple((cid, s.cards[cid].object_no) if each == gone else each for each in frame.drawn)
            s.stack[depth] = DrawFrame(frame.side, drawn, frame.stage)


def _other(cid: int, one: int, two: int) -> int:
    return two if cid == one else one if cid == two else cid


def switch_identity(s: State, cid: int) -> None:
    """An identity enters from outside the game, its owner's goes there (26.03: 1.5.4b). Both leave behind
    what they were: the one that enters shows its front side (26.03: 1.5.4d)."""
    owner = s.cards[cid].owner
    for old in s.zones[IDENTITIES]:
        if s.cards[old].owner == owner:
            move(s, old, OUTSIDE)
    move(s, cid, IDENTITIES, faceup=True)
    activate(s, cid)
    s.displaced = True  # memory, hand size and the like may be others now
    emit(s, "switch identity", owner, cid)


def host_uninstalled(s: State, cid: int, host: int, faceup: bool) -> None:
    """A card becomes hosted without being installed: it is in the play area, and inactive (26.03: 4.6.5h)."""
    origin = came_from(s, cid)
    move(s, cid, PLAY, faceup=faceup, host=host)
    emit(s, "host", s.cards[cid].owner, cid, cards=(host,), origin=origin, sort="" if faceup else FACE_DOWN)


def host_on(s: State, cid: int, host: int) -> None:
    s.displaced = s.hosting = True
    s.cards[cid] = s.cards[cid]._replace(host=host)
    emit(s, "host", s.cards[cid].owner, cid, cards=(host,))
