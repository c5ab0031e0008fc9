"""Starting from any position: who is to act, what everyone has, where every card lies, at which step."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .cards.facts import UnknownCard
from .cards.library import Library, library
from .game import Game
from .kernel.change import atoms
from .kernel.may.permitted import may_install_at
from .kernel.read.values import memory_limit, memory_used
from .kernel.timing.setup import add_card
from .lang.face import Face
from .lang.words import (
    AGENDA,
    CORP,
    DECK_OF,
    DISCARD_OF,
    EVENT,
    HAND_OF,
    ICE,
    IDENTITIES,
    OPERATION,
    PLAY,
    RUNNER,
    SCORE_OF,
    TABLE,
    Side,
)
from .rules import DEFAULT, Edition, UnknownEdition
from .rules import edition as find_edition
from .state.frames import StructureFrame
from .state.records import CENTRAL_IDS, NOBODY, Encounter, Run, Server
from .state.stages import StepStage
from .state.state import State

Cards = Sequence[str]


class BadPosition(ValueError):
    """A position that cannot be; the message says where and what would be right."""


class Seat(NamedTuple):
    """What a player has. A card is its name, with notes in brackets: `Ice Wall (rezzed, 2 advancement)`."""

    identity: str = ""
    credits: int = 5
    clicks: int | None = None
    """By default all the clicks of a turn, if it is this player's."""
    hand: Cards = ()
    deck: Cards = ()
    """The top card first."""
    discard: Cards = ()
    score: Cards = ()
    rig: Cards = ()
    play: Cards = ()
    """Currents."""
    tags: int = 0
    bad_publicity: int = 0
    core_damage: int = 0


class At(NamedTuple):
    """The cards at a server: ice from the outermost inward, and the root."""

    ice: Cards = ()
    root: Cards = ()


class Running(NamedTuple):
    """A run in progress: its server, and the step it is at. `ice` counts from the outermost, from 1.

    In the middle of an encounter the ice is the one encountered, and `broken` its broken subroutines, from 1.
    From the step after the one that declares it, a run is successful; at its end `successful` says so.
    """

    server: str
    at: str = ""
    ice: int = 1
    run_credits: int = 0
    broken: tuple[int, ...] = ()
    successful: bool = False


NOTES = re.compile(r"^(?P<name>.*?)(?:\s*\((?P<notes>[^()]*)\))?$")
COUNTERS = re.compile(r"^(\d+) (virus|[a-z]+?)s?$")
FACES_UP = ("rezzed", "faceup")
REPEATED = re.compile(r"^(\d+)x\s+(.*)$")
MOST = 9_999
"""The largest number of anything: a choice of an amount lists every one."""
MOST_CARDS = 1_000
MOST_REMOTES = 99


class _Builder:
    """Lays the cards out and checks that such a position can be."""

    def __init__(self, edition: Edition, seed: int, own: Sequence[Face]) -> None:
        self.state = State(edition, seed)
        self.cards: Library = library(edition.family)
        self.own = {face.name: face for face in own}

    def face(self, name: str, where: str) -> Face:
        if name in self.own:
            return self.own[name]
        try:
            face = self.cards.face(name)
        except UnknownCard as error:
            raise BadPosition(f"{where}: {error}") from None
        if not face.playable:
            raise BadPosition(f"{where}: {face.name} is not playable yet")
        return face

    def number(self, digits: str, where: str, most: int = MOST) -> int:
        if len(digits) > len(str(most)) or int(digits) > most:
            raise BadPosition(f"{where}: {digits[:12]} is too many: at most {most}")
        return int(digits)

    def put(self, entry: str, owner: Side, zone: str, where: str, server: int = NOBODY) -> list[int]:
        """Put a card (or several of one name) somewhere, with the notes it carries."""
        times = REPEATED.match(entry.strip())
        left = MOST_CARDS - len(self.state.cards)
        count, text = (self.number(times[1], where, left), times[2]) if times else (1, entry.strip())
        if left < 1:
            raise BadPosition(f"{where}: a position has at most {MOST_CARDS} cards")
        face, notes = self._split(text, where)
        if face.facts.side != owner:
            raise BadPosition(f"{where}: {face.name} is a {face.facts.side} card")
        found = []
        for _ in range(count):
            cid = add_card(self.state, face, owner, zone)
            found.append(cid)
            self._note(cid, notes, where)
        return found

    def _split(self, text: str, where: str) -> tuple[Face, list[str]]:
        """A name and its notes; a name may have brackets of its own."""
        match = NOTES.match(text)
        assert match is not None
        notes = [note.strip() for note in (match["notes"] or "").split(",") if note.strip()]
        if all(note in FACES_UP or note == "seen" or COUNTERS.match(note) for note in notes):
            return self.face(match["name"], where), notes
        try:
            return self.face(text, where), []
        except BadPosition:
            return self.face(match["name"], where), notes

    def _note(self, cid: int, notes: list[str], where: str) -> None:
        s = self.state
        for note in notes:
            counters = COUNTERS.match(note)
            if counters:
                card = s.cards[cid]
                s.cards[cid] = card._replace(
                    counters=atoms.with_counters(card.counters, counters[2], self.number(counters[1], where))
                )
            elif note in FACES_UP:
                s.cards[cid] = s.cards[cid]._replace(faceup=True, seen=True)
            elif note == "seen":
                s.cards[cid] = s.cards[cid]._replace(seen=True)
            else:
                name = s.cards[cid].face.name
                raise BadPosition(
                    f"{where}: {name} ({note}): write rezzed, faceup, seen, or counters such as 2 advancement"
                )


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
) -> Game:
    """A game at a position. Without `at` or `run` the player whose turn it is takes their next action.

    `faces` are cards of your own, written in the card language.
    """
    try:
        edition = find_edition(rules)
    except UnknownEdition as error:
        raise BadPosition(str(error)) from None
    if turn not in (CORP, RUNNER):
        raise BadPosition(f"turn: {turn!r} is nobody; write corp or runner")
    build = _Builder(edition, seed, faces)
    s = build.state
    s.active, s.turn = turn, turn_number
    for side, seat in (("corp", corp), ("runner", runner)):
        _seat(build, "corp" if side == CORP else "runner", seat, turn)
    for name, place in (servers or {}).items():
        _server(build, name, place)
    _check(build)
    _wake(s)
    _stack(s, turn, at, run, runner)
    s.changes, s.changes_this_turn = (), {}
    s.log = None
    return Game(s)


def _seat(build: _Builder, side: Side, seat: Seat, turn: Side) -> None:
    s = build.state
    for what in ("credits", "tags", "bad_publicity", "core_damage"):
        if getattr(seat, what) < 0:
            raise BadPosition(f"{side} {what.replace('_', ' ')}: {getattr(seat, what)} is below 0")
    for what in ("credits", "clicks", "tags", "bad_publicity", "core_damage"):
        if (getattr(seat, what) or 0) > MOST:
            raise BadPosition(f"{side} {what.replace('_', ' ')}: more than {MOST} is too many")
    clicks = seat.clicks
    if clicks is None:
        clicks = s.edition.policies.clicks[side] if side == turn else 0
    s.players[side] = s.players[side]._replace(
        credits=seat.credits,
        clicks=clicks,
        tags=seat.tags,
        bad_publicity=seat.bad_publicity,
        core_damage=seat.core_damage,
    )
    if seat.identity:
        cid = build.put(seat.identity, side, IDENTITIES, f"{side} identity")[0]
        if s.cards[cid].face.type != "identity":
            raise BadPosition(f"{side} identity: {s.cards[cid].face.name} is no identity")
    if seat.rig and side == CORP:
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
                    s.cards[cid] = s.cards[cid]._replace(faceup=True, seen=True)
    for entry in seat.score:
        for cid in build.put(entry, CORP, SCORE_OF[side], f"{side} score"):
            if s.cards[cid].face.type != AGENDA:
                raise BadPosition(f"{side} score: {s.cards[cid].face.name} is no agenda")
            s.cards[cid] = s.cards[cid]._replace(faceup=True, seen=True)
    for entry in (*seat.rig, *seat.play):
        zone = PLAY if entry in seat.play else TABLE
        for cid in build.put(entry, side, zone, f"{side} {'play' if zone == PLAY else 'rig'}"):
            one_shot = s.cards[cid].face.type in (EVENT, OPERATION)
            if one_shot != (zone == PLAY):
                raise BadPosition(f"{side}: {s.cards[cid].face.name} cannot lie there")
            if not s.cards[cid].face.hidden:
                s.cards[cid] = s.cards[cid]._replace(faceup=True, seen=True)


def server_id(name: str) -> int:
    """HQ, R&D, Archives, or `remote 1`, `remote 2`, ..."""
    if name in CENTRAL_IDS:
        return CENTRAL_IDS[name]
    match = re.fullmatch(r"(?:remote|server|Server|fort) ?(\d{1,4})", name)
    if not match or not 1 <= int(match[1]) <= MOST_REMOTES:
        raise BadPosition(
            f"unknown server {name[:40]!r}; write HQ, R&D, Archives, or remote 1 (to {MOST_REMOTES})"
        )
    return int(match[1]) + 2


def _server(build: _Builder, name: str, place: At) -> None:
    s = build.state
    id = server_id(name)
    if not isinstance(place, At):
        raise BadPosition(f"{name}: give the cards of a server as At(ice=[...], root=[...])")
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
                f"{name}: {card.face.name} ({card.face.type}) is on the wrong line: ice or root"
            )
        if card.face.type in (OPERATION, "identity"):
            raise BadPosition(f"{name}: {card.face.name} is never installed")
        if not may_install_at(s, cid, id):
            raise BadPosition(f"{name}: {card.face.name} cannot be installed there")
        s.cards[cid] = card._replace(server=id)
    one_of = [s.cards[c].face.name for c in root if s.cards[c].face.type in (AGENDA, "asset")]
    if len(one_of) > 1:
        raise BadPosition(f"{name}: a server holds one agenda or asset, not {' and '.join(one_of)}")
    s.servers[id] = Server(id, tuple(reversed(ice)), tuple(root))
    s.servers = dict(sorted(s.servers.items()))


def _check(build: _Builder) -> None:
    s = build.state
    over = memory_used(s) - memory_limit(s)
    boosts = any(s.cards[c].face.statics.get("player memory") for c in s.zones[TABLE])
    if over > 0 and not boosts:
        raise BadPosition(f"runner rig: the programs need {over} memory more than there is")


def _wake(s: State) -> None:
    """Cards that are in force become active, in the order they were listed."""
    for cid, card in enumerate(s.cards):
        scored = card.zone == SCORE_OF[CORP]
        installed = card.zone == TABLE and (card.owner == RUNNER or card.faceup)
        if scored or installed or card.zone in (IDENTITIES, PLAY) or card.zone in card.face.elsewhere:
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
        _run(s, run)


def _run(s: State, run: Running) -> None:
    if s.active != RUNNER:
        raise BadPosition("run: only the Runner runs; write turn runner")
    server = server_id(run.server)
    if server not in s.servers:
        raise BadPosition(f"run: there is no {run.server}; list its cards first")
    table = s.edition.structures["run"]
    try:
        row = table.at(run.at) if run.at else 0
    except LookupError:
        ids = ", ".join(step.rule for step in table.rows)
        raise BadPosition(f"run at {run.at}: {table.title} has the steps {ids}") from None
    id = s.fresh()
    s.stack.append(StructureFrame("run", row, 0, id, "runner", servers=(server,), basic=True))
    if row == 0:
        return
    ice = s.servers[server].ice
    acts = [getattr(step.op, "act", "") for step in table.rows]
    place = len(ice) - run.ice
    phase = table.rows[row].phase.id
    passing = phase == "movement" and row <= acts.index("move-inward") and bool(ice)
    needs_ice = phase in ("approach ice", "encounter ice", "pass ice") or passing
    if needs_ice and not 0 <= place < len(ice):
        raise BadPosition(f"run at {run.at}: {run.server} has {len(ice)} ice, so there is no ice {run.ice}")
    begun = row > next(i for i, act in enumerate(acts) if act in ("run-begins", "announce-server"))
    here = place if needs_ice else NOBODY
    passed = tuple(reversed(ice[place + 1 :])) if here >= 0 else tuple(ice) if begun else ()
    starts = acts[row] in ("approach-ice", "approach-unpassed")
    left = phase in ("pass ice", "movement") and acts[row] != "pass-ice"
    reached = row > acts.index("declare-successful") and phase != "run ends"
    s.run = Run(
        id,
        server,
        begun=begun,
        position=here,
        ice=ice[here] if here >= 0 and not starts and not left else NOBODY,
        approaching=phase == "approach ice" and here >= 0 and not starts,
        approaches=len(ice) - 1 - here + (0 if starts else 1) if here >= 0 else len(ice) if begun else 0,
        passed=(*passed, ice[here]) if here >= 0 and left else passed,
        passing=here >= 0 and left,
        reached=reached or run.successful,
        successful=reached or run.successful,
        start=s.moment,
    )
    if phase == "encounter ice" and acts[row] != "encounter-ice":
        s.encounter = _encounter(s, run, id, ice[here])
    elif run.broken:
        raise BadPosition(f"run at {run.at}: no ice is encountered there, so no subroutine is broken")
    if run.run_credits:
        atoms.add_run_credits(s, run.run_credits)


def _encounter(s: State, run: Running, structure: int, ice: int) -> Encounter:
    """The encounter a run is in the middle of."""
    card = s.cards[ice]
    if not card.faceup:
        raise BadPosition(f"run at {run.at}: {card.face.name} is not rezzed, so it is not encountered")
    count = len(card.face.subs)
    if any(not 1 <= sub <= count for sub in run.broken):
        raise BadPosition(f"run at {run.at}: {card.face.name} has {count} subroutines, counted from 1")
    broken = tuple(sorted({sub - 1 for sub in run.broken}))
    return Encounter(
        s.fresh(),
        ice,
        card.object_no,
        broken=broken,
        fully=len(broken) == count,
        start=s.moment,
        structure=structure,
    )
