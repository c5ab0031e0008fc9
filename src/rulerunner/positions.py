"""Starting from any position: who is to act, what everyone has, where every card lies, at which step."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .game import UNPLAYABLE, Game
from .kernel import machine
from .kernel.change import atoms
from .kernel.may.permitted import may_install_at
from .kernel.read.memory import memory_limit, memory_used
from .lang.face import TURNED_DOWN, Face
from .lang.headings import MEMORY_FOR, MORE_ROOM
from .lang.words import (
    AGENDA,
    ASIDE,
    CORP,
    DECK_OF,
    DISCARD_OF,
    EVENT,
    HAND_OF,
    ICE,
    IDENTITIES,
    IDENTITY,
    OPERATION,
    OUTSIDE,
    PLAY,
    REMOVED,
    RUNNER,
    SCORE_OF,
    TABLE,
    Side,
)
from .positions_given import check_given, check_number
from .positions_laying import MOST_REMOTES, Builder
from .positions_laying import Entry as Entry
from .positions_now import MOST as MOST
from .positions_now import BadPosition as BadPosition
from .positions_now import Line, apply, is_exact, settled
from .positions_possible import check_cards, score
from .positions_running import Running as Running
from .positions_running import lay_run
from .rules import DEFAULT, UnknownEdition
from .rules import edition as find_edition
from .rules.table import Goto
from .state.frames import StructureFrame
from .state.records import CENTRAL_IDS, CENTRALS, RND_ID, Server
from .state.stages import StepStage
from .state.state import State

Cards = Sequence[str]


class Seat(NamedTuple):
    """What a player has. A card is its name, with notes in brackets: `Ice Wall (rezzed, 2 advancement)`."""

    identity: str = ""
    credits: int = 5
    clicks: int | None = None
    """By default all the clicks of a turn, if it is this player's and at a step at which they have clicks; in
    the middle of a run, who has fewer has spent one on the action to run."""
    hand: Cards = ()
    deck: Cards = ()
    """The top card first."""
    discard: Cards = ()
    score: Cards = ()
    rig: Cards = ()
    play: Cards = ()
    """Currents."""
    aside: Cards = ()
    removed: Cards = ()
    """Removed from the game."""
    outside: Cards = ()
    """Identities that were brought along, outside the game."""
    tags: int = 0
    bad_publicity: int = 0
    core_damage: int = 0


class At(NamedTuple):
    """The cards at a server: ice from the outermost inward, and the root."""

    ice: Cards = ()
    root: Cards = ()


def position(
    *,
    rules: str = DEFAULT,
    turn: Side = "runner",
    at: str = "",
    corp: Seat = Seat(),  # noqa: B008  (a NamedTuple is immutable)
    runner: Seat = Seat(),  # noqa: B008
    servers: Mapping[str, At] | None = None,
    run: Running | None = None,
    seed: int = 0,
    turn_number: int = 1,
    faces: Sequence[Face] = (),
    now: Sequence[Line] = (),
) -> Game:
    """A game at a position. Without `at` or `run` the player whose turn it is takes their next action.

    `faces` are cards of your own, written in the card language; `now` are lines of the section `[now]` of a
    position's text.
    """
    try:
        edition = find_edition(str(rules))
    except UnknownEdition as error:
        raise BadPosition(str(error)) from None
    if turn not in (CORP, RUNNER):
        raise BadPosition(f"turn: {turn!r} is nobody; write corp or runner")
    _check_kinds(corp, runner, servers, run)
    check_number("seed", seed)
    check_number("turn", turn_number)
    build = Builder(edition, seed, faces, is_exact(now))
    s = build.state
    if not (0 if build.exact else 1) <= turn_number <= MOST:  # there is none yet in the setup
        raise BadPosition(f"turn: turns are counted from 1 to {MOST}")
    s.active, s.turn = turn, turn_number
    for side, seat in (("corp", corp), ("runner", runner)):
        _seat(build, "corp" if side == CORP else "runner", seat, turn, at, run is not None)
    for name, place in (servers or {}).items():
        _server(build, str(name), place)
    build.host_all()
    if build.exact:
        return _exactly(build, now)
    if now:
        build.number_as_said()
    _check(build, run.by if run is not None else "")
    _wake(s)
    s.changes_this_turn = {}
    _stack(s, turn, at, run, runner)
    s.changes = ()
    s.log = None
    if now:
        apply(s, now, build.cards)
        s.rebuild()
    return Game(s)


def _check_kinds(corp: Seat, runner: Seat, servers: Mapping[str, At] | None, run: Running | None) -> None:
    check_given("corp", corp, Seat)
    check_given("runner", runner, Seat)
    if not isinstance(servers or {}, Mapping):
        raise BadPosition(f"servers: {servers!r:.40} is no dictionary of servers")
    for name, place in (servers or {}).items():
        server_id(str(name))
        check_given(str(name), place, At)
    if run is not None:
        check_given("run", run, Running)


def _exactly(build: Builder, now: Sequence[Line]) -> Game:
    """A game as it was when it was written, at the same decision; between two, it goes on to the next."""
    s = build.state
    build.number_all()
    apply(s, now, build.cards)
    doing = [line.where for line in now if line.word in ("doing", "result")][-1]
    settled(s, doing)
    if s.losing:
        due = s.checkpoint_due
        atoms.settle(
            s, before=True
        )  # cards are written by their names; what they have lost follows from the others
        s.checkpoint_due = due
    try:
        return Game(s, machine.asked(s))
    except UNPLAYABLE as error:
        raise BadPosition(f"{doing}: the game cannot go on from here: {error!r:.200}") from None


def _seat(build: Builder, side: Side, seat: Seat, turn: Side, at: str, running: bool) -> None:
    s = build.state
    for what in ("credits", "clicks", "tags", "bad_publicity", "core_damage"):
        if (getattr(seat, what) or 0) < 0:
            raise BadPosition(f"{side} {what.replace('_', ' ')}: {getattr(seat, what)} is below 0")
        if (getattr(seat, what) or 0) > MOST:
            raise BadPosition(f"{side} {what.replace('_', ' ')}: more than {MOST} is too many")
    for what, owner in (("tags", RUNNER), ("core_damage", RUNNER), ("bad_publicity", CORP)):
        if getattr(seat, what) and side != owner and not build.exact:
            words = what.replace("_", " ")
            raise BadPosition(f"{side} {words}: only the {owner} has {words}; write it under [{owner}]")
    clicks, all_clicks = seat.clicks, s.edition.policies.clicks[side]
    # A Runner with all the clicks of a turn has not spent one on the run.
    acting = running and side == RUNNER and not at and clicks is not None and clicks < all_clicks
    if clicks is None:
        clicks = all_clicks if side == turn and _has_clicks(s, turn, at) else 0
    s.players[side] = s.players[side]._replace(
        credits=seat.credits,
        clicks=clicks,
        clicks_spent=int(acting),
        tags=seat.tags,
        bad_publicity=seat.bad_publicity,
        core_damage=seat.core_damage,
    )
    if seat.identity:
        cid = build.put(seat.identity, side, IDENTITIES, f"{side} identity")[0]
        if s.cards[cid].face.type != "identity":
            raise BadPosition(f"{side} identity: {s.cards[cid].face.name} is no identity")
    if seat.rig and side == CORP and not build.exact:
        raise BadPosition("corp rig: only the Runner has a rig; list Corp cards under their servers")
    zones = (
        (HAND_OF, seat.hand, "hand"),
        (DECK_OF, seat.deck, "deck"),
        (DISCARD_OF, seat.discard, "discard"),
    )
    for zone_of, cards, label in zones:
        for entry in cards:
            for cid in build.put(entry, side, zone_of[side], f"{side} {label}"):
                if label == "discard" and side == RUNNER:
                    build.turn_up(cid)
    for entry in seat.score:
        for cid in build.put(entry, None, SCORE_OF[side], f"{side} score"):
            if not build.exact:
                score(s, cid, build.where[cid])
            build.turn_up(cid)
    _laid(build, side, seat)


def _has_clicks(s: State, turn: Side, at: str) -> bool:
    """Whether the player whose turn it is has clicks at a step: once gained, while actions are taken."""
    rows = s.edition.structures[f"{turn}-turn"].rows
    gained = next(i for i, row in enumerate(rows) if getattr(row.op, "act", "") == "gain-clicks")
    again = next(i for i, row in enumerate(rows) if isinstance(row.op, Goto))
    return not at or at in {row.rule for row in rows[gained + 1 : again + 1]}


def _laid(build: Builder, side: Side, seat: Seat) -> None:
    """The cards of the rig, of the play area, and those set aside or removed from the game."""
    s = build.state
    for entries, zone, label in (
        (seat.rig, TABLE, "rig"),
        (seat.play, PLAY, "play"),
        (seat.aside, ASIDE, "aside"),
        (seat.removed, REMOVED, "removed"),
        (seat.outside, OUTSIDE, "outside"),
    ):
        for entry in entries:
            for cid in build.put(entry, side, zone, f"{side} {label}"):
                one_shot = s.cards[cid].face.type in (EVENT, OPERATION)
                hosted = zone == PLAY and cid in build.hosts  # without being installed: any card
                if zone in (TABLE, PLAY) and one_shot != (zone == PLAY) and not (build.exact or hosted):
                    raise BadPosition(f"{build.where[cid]}: {s.cards[cid].face.name} cannot lie there")
                if zone == OUTSIDE and (side, s.cards[cid].face.type) != (RUNNER, IDENTITY):
                    raise BadPosition(
                        f"{build.where[cid]}: only the Runner's identities lie outside the game"
                    )
                if zone in (TABLE, PLAY) and not s.cards[cid].face.hidden:
                    build.turn_up(cid)


def server_id(name: str) -> int:
    """HQ, R&D, Archives, or `remote 1`, `remote 2`, ..."""
    known = {central.lower(): id for central, id in CENTRAL_IDS.items()} | {"rnd": RND_ID, "r and d": RND_ID}
    if name.lower() in known:
        return known[name.lower()]
    match = re.fullmatch(r"(?:remote|server|(?:(?:subsidiary )?data )?fort) ?(\d{1,4})", name, re.IGNORECASE)
    if not match or not 1 <= int(match[1]) <= MOST_REMOTES:
        raise BadPosition(
            f"unknown server {name[:40]!r}; write HQ, R&D, Archives, or remote 1 (to {MOST_REMOTES})"
        )
    return int(match[1]) + 2


def server_title(id: int) -> str:
    """A server's name in a position."""
    return CENTRALS.get(id, f"remote {id - 2}")


def _server(build: Builder, name: str, place: At) -> None:
    s = build.state
    id = server_id(name)
    ice: list[int] = []
    for entry in place.ice:
        ice += build.put(entry, CORP, TABLE, f"{name} ice", id)
    root: list[int] = []
    for entry in place.root:
        root += build.put(entry, CORP, TABLE, f"{name} root", id)
    for cid in (*ice, *root):
        card = s.cards[cid]
        if (card.face.type == ICE) != (cid in ice):
            raise BadPosition(
                f"{build.where[cid]}: {card.face.name} ({card.face.type}) is on the wrong line: ice or root"
            )
        if card.face.type in (OPERATION, "identity"):
            raise BadPosition(f"{build.where[cid]}: {card.face.name} is never installed")
        if not build.exact and not may_install_at(s, cid, id):
            raise BadPosition(f"{build.where[cid]}: {card.face.name} cannot be installed there")
        s.cards[cid] = card._replace(server=id)
    one_of = [s.cards[c].face.name for c in root if s.cards[c].face.type in (AGENDA, "asset")]
    room = 1 + sum(len(s.cards[c].face.statics.get(MORE_ROOM, ())) for c in root if s.cards[c].faceup)
    if len(one_of) > room and not build.exact:
        raise BadPosition(
            f"{build.where[root[-1]]}: a server holds one agenda or asset, not {' and '.join(one_of)}"
        )
    s.servers[id] = Server(id, tuple(reversed(ice)), tuple(root))
    s.servers = dict(sorted(s.servers.items()))


def _check(build: Builder, by: str) -> None:
    s = build.state
    check_cards(s, build.where, by)
    over = memory_used(s) - memory_limit(s)
    more = {"player memory", MEMORY_FOR}
    boosts = any(not more.isdisjoint(s.cards[c].face.statics) for c in s.zones[TABLE])
    if over > 0 and not boosts:
        raise BadPosition(f"runner rig: the programs need {over} memory more than there is")


def _wake(s: State) -> None:
    """Cards that are in force become active, in the order they were listed."""
    for cid, card in enumerate(s.cards):
        scored = card.zone == SCORE_OF[CORP] and card.worth is None
        installed = card.zone == TABLE and (card.owner == RUNNER or card.faceup)
        if card.face.lost == TURNED_DOWN:
            continue
        played = card.zone == IDENTITIES or (card.zone == PLAY and card.host < 0)
        if scored or installed or played or card.zone in card.face.elsewhere:
            counters = card.counters
            atoms.activate(s, cid)
            if any(name == "credit" for name, _ in counters):
                s.cards[cid] = s.cards[cid]._replace(counters=counters)


def _stack(s: State, turn: Side, at: str, run: Running | None, runner: Seat) -> None:
    structure = s.edition.structures[f"{turn}-turn"]
    action = next(i for i, row in enumerate(structure.rows) if getattr(row.op, "kind", "") == "action")
    row = action
    if at:
        try:
            row = structure.at(at)
        except LookupError:
            ids = ", ".join(step.rule for step in structure.rows)
            raise BadPosition(f"at {at}: {structure.title} has the steps {ids}") from None
    stage = StepStage.AFTER if run is not None and not at else StepStage.NEW
    s.stack.append(StructureFrame(structure.name, row, stage, s.fresh(), turn))
    if run is not None:
        if s.active != RUNNER:
            raise BadPosition("run server: only the Runner runs; write turn runner")
        try:
            server = server_id(run.server)
        except BadPosition as error:
            raise BadPosition(f"run server: {error}") from None
        lay_run(s, run, server, "" if at else structure.rows[row].rule)
