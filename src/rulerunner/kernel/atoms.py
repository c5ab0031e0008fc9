"""Atoms: the only functions that change the game. Each makes its change and records it, as one act.

Nothing reacts here. A checkpoint reads the recorded changes and finds what they trigger (10.3.1a).
"""

from functools import cache
from typing import Final

from ..lang.statics import Recurring
from ..lang.words import (
    ADVANCEMENT,
    ARCHIVES,
    ASIDE,
    CORP,
    CORP_SCORE,
    CREDIT,
    DECK_OF,
    DISCARD_OF,
    GRIP,
    HAND_OF,
    HEAP,
    HQ,
    ICE,
    RND,
    RUNNER,
    SCORE_OF,
    STACK,
    TABLE,
    Side,
)
from ..state.records import ARCHIVES_ID, NOBODY, Card, Change, Counters, Lingering, Player, Server
from ..state.state import State

HIDDEN_ZONES: Final = (RND, HQ, STACK, GRIP)
DECKS: Final = (RND, STACK)


def emit(
    s: State,
    kind: str,
    side: str = "",
    card: int = NOBODY,
    n: int = 0,
    server: int = NOBODY,
    detail: str = "",
    cards: tuple[int, ...] = (),
) -> Change:
    """Record a change: for the next checkpoint, for this turn's tally, for the log."""
    moment = s.moment = s.moment + 1
    run = s.run
    change = Change(
        kind,
        moment,
        side,
        card,
        s.cards[card].object_no if card >= 0 else 0,
        n,
        server,
        detail,
        s.rule,
        s.source,
        run.server if run is not None and run.begun else NOBODY,
        cards,
    )
    entry = (change,)
    s.changes += entry
    changes_this_turn = s.changes_this_turn
    changes_this_turn[kind] = changes_this_turn[kind] + entry if kind in changes_this_turn else entry
    s.checkpoint_due = True
    if s.logging:
        s.recent.append(change)
    return change


def note(
    s: State,
    kind: str,
    side: str = "",
    card: int = NOBODY,
    n: int = 0,
    server: int = NOBODY,
    detail: str = "",
) -> None:
    """Write to the log something no ability can react to."""
    if s.logging:
        object_no = s.cards[card].object_no if card >= 0 else 0
        s.recent.append(Change(kind, s.moment, side, card, object_no, n, server, detail, s.rule, s.source))


def progress(s: State, kind: str, side: str = "", detail: str = "") -> None:
    """Write to the log how far the game has come. That is no change and has no moment of its own, so one
    record serves each time the same step is reached."""
    if s.logging:
        s.recent.append(progress_record(kind, side, detail, s.rule))


@cache
def progress_record(kind: str, side: str, detail: str, rule: str) -> Change:
    return Change(kind, 0, side, detail=detail, rule=rule)


# --- credits and clicks -----------------------------------------------------------------------------------


def gain_credits(s: State, side: Side, amount: int) -> int:
    if amount <= 0:
        return 0
    player = s.players[side]
    s.players[side] = player.with_credits(player.credits + amount, player.run_credits)
    emit(s, "gain credits", side, NOBODY, amount)
    return amount


def lose_credits(s: State, side: Side, amount: int) -> int:
    """Lose credits from the pool: as many as there are, up to the amount (1.10.3b)."""
    player = s.players[side]
    lost = min(amount, player.credits)
    if lost <= 0:
        return 0
    s.players[side] = player.with_credits(player.credits - lost, _left_over(s, player, lost))
    emit(s, "lose credits", side, n=lost)
    return lost


def _left_over(s: State, player: Player, leaving: int) -> int:
    """Bad publicity credits in the pool leave it first: the Runner would want no other order."""
    if player.run_credits and s.edition.policies.bad_publicity == "pool":
        return max(0, player.run_credits - leaving)
    return player.run_credits


def spend_credits(s: State, side: Side, amount: int) -> None:
    """Spend from the credit pool."""
    if amount > 0:
        player = s.players[side]
        s.players[side] = player.with_credits(player.credits - amount, _left_over(s, player, amount))


def spend_fund(s: State, side: Side, amount: int) -> None:
    """Spend from the bad publicity fund (26.03: 10.6.2)."""
    player = s.players[side]
    s.players[side] = player.with_credits(player.credits, player.run_credits - amount)


def add_run_credits(s: State, amount: int) -> None:
    """The Runner receives credits from bad publicity, in the pool or in the fund."""
    if amount <= 0:
        return
    runner = s.players[RUNNER]
    if s.edition.policies.bad_publicity == "pool":
        s.players[RUNNER] = runner.with_credits(runner.credits + amount, runner.run_credits + amount)
        emit(s, "gain credits", RUNNER, n=amount, detail="bad publicity")
    else:
        s.players[RUNNER] = runner.with_credits(runner.credits, runner.run_credits + amount)
        note(s, "place", RUNNER, n=amount, detail="bad publicity fund")


def drop_run_credits(s: State) -> None:
    """Unspent bad publicity credits are gone."""
    runner = s.players[RUNNER]
    amount = runner.run_credits
    if amount <= 0:
        return
    if s.edition.policies.bad_publicity == "pool":
        s.players[RUNNER] = runner.with_credits(runner.credits - amount, 0)
        emit(s, "lose credits", RUNNER, n=amount, detail="bad publicity")
    else:
        s.players[RUNNER] = runner.with_credits(runner.credits, 0)
        note(s, "remove", RUNNER, n=amount, detail="bad publicity fund")


def gain_clicks(s: State, side: Side, amount: int) -> int:
    """Gain clicks, less those the player has still to forgo."""
    player = s.players[side]
    forgone = min(player.forgo, amount)
    gained = amount - forgone
    if forgone > 0:
        s.players[side] = player = player._replace(forgo=player.forgo - forgone)
    if gained <= 0:
        return 0
    s.players[side] = player.with_clicks(player.clicks + gained, player.clicks_spent)
    emit(s, "gain clicks", side, NOBODY, gained)
    return gained


def forgo(s: State, side: Side, amount: int) -> int:
    """A player gives up their next clicks: those they have left first, then those they would gain."""
    gone = lose_clicks(s, side, amount)
    player = s.players[side]
    s.players[side] = player._replace(forgo=player.forgo + amount - gone)
    return amount


def lose_clicks(s: State, side: Side, amount: int) -> int:
    player = s.players[side]
    lost = min(amount, player.clicks)
    if lost <= 0:
        return 0
    s.players[side] = player.with_clicks(player.clicks - lost, player.clicks_spent)
    emit(s, "lose clicks", side, n=lost)
    return lost


def spend_clicks(s: State, side: Side, amount: int) -> None:
    player = s.players[side]
    s.players[side] = player.with_clicks(player.clicks - amount, player.clicks_spent + amount)
    emit(s, "spend clicks", side, NOBODY, amount)


# --- tags, bad publicity ----------------------------------------------------------------------------------


def take_tags(s: State, amount: int) -> int:
    if amount <= 0:
        return 0
    runner = s.players[RUNNER]
    s.players[RUNNER] = runner._replace(tags=runner.tags + amount)
    emit(s, "tags", RUNNER, n=amount)
    return amount


def remove_tags(s: State, amount: int) -> int:
    runner = s.players[RUNNER]
    gone = min(amount, runner.tags)
    if gone <= 0:
        return 0
    s.players[RUNNER] = runner._replace(tags=runner.tags - gone)
    emit(s, "remove tags", RUNNER, n=gone)
    return gone


def take_bad_publicity(s: State, amount: int) -> int:
    if amount <= 0:
        return 0
    corp = s.players[CORP]
    s.players[CORP] = corp._replace(bad_publicity=corp.bad_publicity + amount)
    emit(s, "bad publicity", CORP, n=amount)
    return amount


def remove_bad_publicity(s: State, amount: int) -> int:
    corp = s.players[CORP]
    gone = min(amount, corp.bad_publicity)
    if gone <= 0:
        return 0
    s.players[CORP] = corp._replace(bad_publicity=corp.bad_publicity - gone)
    emit(s, "remove bad publicity", CORP, n=gone)
    return gone


# --- counters ---------------------------------------------------------------------------------------------


def with_counters(counters: Counters, kind: str, change: int) -> Counters:
    """A card's counters after placing or removing some. A kind that ran out stays at 0: it was there."""
    for place, (name, number) in enumerate(counters):
        if name == kind:
            return (*counters[:place], *counters[place + 1 :], (kind, number + change))
    return (*counters, (kind, change))


def place(s: State, cid: int, kind: str, amount: int) -> int:
    if amount <= 0:
        return 0
    card = s.cards[cid]
    s.cards[cid] = card.holding(with_counters(card.counters, kind, amount))
    emit(s, "place", card.owner, cid, amount, card.server, kind)
    return amount


def advance(s: State, cid: int) -> None:
    """Advance a card: place an advancement counter on it as the act of advancing (1.17)."""
    place(s, cid, ADVANCEMENT, 1)
    emit(s, "advance", CORP, cid, 1, s.cards[cid].server)


def set_credits_on(s: State, side: Side, cid: int, amount: int) -> int:
    """A player's credits move from the pool to a card: as many as there are, up to the amount."""
    moved = min(amount, s.players[side].credits)
    spend_credits(s, side, moved)
    return place(s, cid, CREDIT, moved)


def mark(s: State, kind: str, server: int, amount: int) -> None:
    """Put counters in a server, or with the Corp."""
    s.loose_counters[kind, server] = s.loose_counters.get((kind, server), 0) + amount
    emit(s, "place", CORP, n=amount, server=server, detail=kind)


def remove(s: State, cid: int, kind: str, amount: int) -> int:
    """Remove counters: as many as there are, up to the amount."""
    card = s.cards[cid]
    gone = min(amount, card.count(kind))
    if gone <= 0:
        return 0
    s.cards[cid] = card.holding(with_counters(card.counters, kind, -gone))
    emit(s, "remove", card.owner, cid, gone, card.server, kind)
    return gone


# --- being active -----------------------------------------------------------------------------------------


def activate(s: State, cid: int) -> None:
    """A card becomes active; its recurring credits are there from the start (1.10.5)."""
    card = s.cards[cid]
    if card.active_since >= 0:
        return
    s.moment += 1
    s.cards[cid] = card.made_active(s.moment)
    s.checkpoint_due = True
    if not s.displaced and _counts(card):
        s.displaced = True
    if not card.face.inert:
        s.index(cid)
        refill(s, cid)


def deactivate(s: State, cid: int) -> None:
    card = s.cards[cid]
    if card.active_since < 0:
        return
    if not card.face.inert:
        s.unindex(cid)
    s.cards[cid] = card.made_active(NOBODY)
    s.checkpoint_due = True
    if not s.displaced and _counts(card):
        s.displaced = True


# Where the corrections of a checkpoint look: what moves between hands, decks and piles is nothing to them.
CORRECTED: Final = frozenset((TABLE, *SCORE_OF.values()))


def _counts(card: Card) -> bool:
    """Whether a checkpoint must look anew once this card has become active or inactive."""
    statics = card.face.statics
    return card.zone in CORRECTED or "player memory" in statics or "points" in statics


def refill(s: State, cid: int) -> None:
    """Place recurring credits up to their number."""
    card = s.cards[cid]
    for _, declaration in card.face.statics.get("recurring", ()):
        if isinstance(declaration, Recurring):
            place(s, cid, CREDIT, declaration.amount - s.cards[cid].count(CREDIT))


def turn_up(s: State, cid: int) -> None:
    """Turn a card face up where it lies."""
    s.cards[cid] = s.cards[cid].showing(True, True)


def rez(s: State, cid: int) -> None:
    turn_up(s, cid)
    activate(s, cid)
    card = s.cards[cid]
    emit(s, "rez", CORP, cid, server=card.server)


def derez(s: State, cid: int) -> None:
    deactivate(s, cid)
    card = s.cards[cid]
    s.cards[cid] = card.showing(False, card.seen)
    emit(s, "derez", CORP, cid, server=card.server)


# --- moving cards -----------------------------------------------------------------------------------------


def _leave_server(s: State, server: Server, cid: int) -> None:
    """Take a card out of its server."""
    if cid in server.ice:
        _ice_leaves(s, server, cid)
    else:
        s.servers[server.id] = server.with_root(tuple([c for c in server.root if c != cid]))


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
) -> None:
    """Move a card to a zone, as a new object. Ice enters at `place` among the ice, outermost by default."""
    card = s.cards[cid]
    if card.active_since >= 0:
        deactivate(s, cid)
        card = s.cards[cid]
    origin, zones = card.zone, s.zones
    if zone in CORRECTED or origin in CORRECTED:
        s.displaced = True
        if card.server >= 0 and origin == TABLE:
            _leave_server(s, s.servers[card.server], cid)
    pile = zones[origin]
    at = pile.index(cid)
    zones[origin] = pile[:at] + pile[at + 1 :]
    pile = zones[zone]
    zones[zone] = (cid, *pile) if not bottom and zone in DECKS else (*pile, cid)
    seen = faceup or (card.seen and _still_known(s, origin, zone))
    if not seen and s.breach is not None and zone not in HIDDEN_ZONES:
        seen = in_sight(s, cid)
    s.cards[cid] = card.moved(zone, faceup, server, host, seen)
    if zone == TABLE and server >= 0:
        _enter_server(s, cid, server, place)


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


def trash(s: State, cids: tuple[int, ...], faceup: bool = False) -> int:
    """Trash cards together. A Corp card keeps its side up or down; one the Runner saw may go face up."""
    for cid in cids:
        card = s.cards[cid]
        origin, server = card.zone, card.server
        up = card.owner == RUNNER or faceup or card.faceup or (s.breach is not None and in_sight(s, cid))
        if s.edition.policies.seen_cards_face_up and card.seen:
            up = True
        was = "rezzed" if card.owner == CORP and card.faceup and origin == TABLE else ""
        move(s, cid, DISCARD_OF[card.owner], faceup=up)
        emit(
            s,
            "trash",
            card.owner,
            cid,
            server=server,
            detail=origin,
            n=1 if was or card.owner == RUNNER else 0,
        )
    s.touched = cids
    return len(cids)


def discard(s: State, cids: tuple[int, ...]) -> int:
    """Discard from hand; Corp cards go face down (5.5.2a)."""
    for cid in cids:
        owner = s.cards[cid].owner
        up = owner == RUNNER or (s.edition.policies.seen_cards_face_up and s.cards[cid].seen)
        move(s, cid, DISCARD_OF[owner], faceup=up)
        emit(s, "discard", owner, cid)
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
        emit(s, "draw", side, n=len(drawn), cards=s.touched)
    if side == CORP and len(drawn) < amount:
        finish(s, RUNNER, "empty-deck")
    return len(drawn)


def shuffle(s: State, side: Side) -> None:
    """Mix a deck. Nobody knows where its cards are now, so each is a new object (26.03: 1.12.3)."""
    zone = DECK_OF[side]
    s.zones[zone] = s.mixed(s.zones[zone])
    for cid in s.zones[zone]:
        s.cards[cid] = s.cards[cid].shuffled()
    emit(s, "shuffle", side)


def to_score(s: State, cid: int, side: Side, kind: str, n: int = 0) -> None:
    """An agenda goes to a score area."""
    server = s.cards[cid].server
    move(s, cid, SCORE_OF[side], faceup=True)
    if side == CORP:
        activate(s, cid)
    emit(s, kind, side, cid, n=n, server=server)


def forfeit(s: State, cid: int) -> None:
    from_side = CORP if s.cards[cid].zone == CORP_SCORE else RUNNER
    move(s, cid, "removed", faceup=True)
    emit(s, "forfeit", from_side, cid)


def swap(s: State, one: int, two: int) -> None:
    """Two installed cards change places. The Runner stays with ice they encounter, and stays in the position
    of ice they approach (6.2.4c, 6.2.4d)."""
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
    run = s.run
    if run is not None and run.ice in (one, two):
        if run.approaching:
            s.run = run.but(ice=_other(run.ice, one, two))
        else:
            home = s.servers[s.cards[run.ice].server]
            s.run = run.but(server=home.id, position=home.ice.index(run.ice))
    for cid in (one, two):
        emit(s, "swap", s.cards[cid].owner, cid, server=s.cards[cid].server)


def _other(cid: int, one: int, two: int) -> int:
    return two if cid == one else one if cid == two else cid


def host_on(s: State, cid: int, host: int) -> None:
    s.displaced = True
    s.cards[cid] = s.cards[cid]._replace(host=host)
    emit(s, "host", s.cards[cid].owner, cid, cards=(host,))


# --- lingering effects ------------------------------------------------------------------------------------


def linger(s: State, effect: Lingering) -> None:
    s.lingering += (effect,)
    s.checkpoint_due = True


# --- damage and the end -----------------------------------------------------------------------------------


def damage(s: State, kind: str, amount: int) -> int:
    """The Runner suffers damage: cards trashed at random together, or a flatline (10.4)."""
    if amount <= 0:
        return 0
    hand = s.zones[GRIP]
    runner = s.players[RUNNER]
    if kind == "core":
        s.players[RUNNER] = runner._replace(core_damage=runner.core_damage + amount)
    if amount > len(hand):
        emit(s, "damage", RUNNER, n=amount, detail=kind)
        finish(s, CORP, "flatline")
        return amount
    hit = s.mixed(hand)[:amount]
    for cid in hit:
        move(s, cid, HEAP, faceup=True)
        emit(s, "trash", RUNNER, cid, detail=GRIP)
    emit(s, "damage", RUNNER, n=amount, detail=kind, cards=hit)
    s.touched = hit
    return amount


def finish(s: State, winner: str, reason: str) -> None:
    """The game is over."""
    if s.result is None:
        s.result = (winner, reason)
        emit(s, "game ends", winner, detail=reason)


def faces_up_archives(s: State) -> None:
    for cid in s.zones[ARCHIVES]:
        if not s.cards[cid].faceup:
            turn_up(s, cid)
    emit(s, "reveal", CORP, server=ARCHIVES_ID, detail=ARCHIVES)
