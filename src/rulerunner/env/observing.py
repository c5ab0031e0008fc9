"""Writing what a seat may know into a row of numbers, laid out as `layout` says.

Nothing is read here that the seat's view would not say: which card a card is comes from the same functions.
"""

from struct import Struct
from typing import Final

from .actions import Waiting
from .layout import HEAD, OFFSETS, SIZE, SPOT
from .memory import EVENT_FIELDS, HISTORY, Memory
from .numbering import (
    ABOUT_NUMBER,
    COUNTERS,
    DECISION_NUMBER,
    EDITION_NUMBER,
    STRUCTURE_NUMBER,
    number_of,
)
from .reading import (
    ARCHIVES,
    ASIDE,
    CORP,
    DECK_OF,
    GRIP,
    HAND_OF,
    HEAP,
    HQ,
    ICE,
    NOBODY,
    PROGRAM,
    REMOVED,
    RND,
    STACK,
    TABLE,
    TYPES,
    Decision,
    Face,
    Side,
    State,
    StructureFrame,
    TraceFrame,
    hand_size,
    link,
    memory_limit,
    memory_used,
    score,
    seen_in_rnd,
    sees,
    shown,
    strength,
    subroutines,
)
from .spots import SERVERS

Buffer = memoryview
"""The bytes of a row."""
_BYTES: Final = 2
_HEAD: Final = Struct(f"{len(HEAD)}h")
_SPOT: Final = Struct(f"{len(SPOT)}h")
_SERVER: Final = Struct("4h")
_PILED: Final = Struct("3h")
_EVENT: Final = Struct(f"{EVENT_FIELDS}h")
_SPOTS_AT: Final = OFFSETS["spots"] * _BYTES
_SERVERS_AT: Final = OFFSETS["servers"] * _BYTES
_HISTORY_AT: Final = OFFSETS["history"] * _BYTES
_BLANK: Final = bytes(SIZE * _BYTES)
_BITS: Final = 15
_MOST: Final = 32767
_TYPES: Final[dict[str, int]] = {type: at + 1 for at, type in enumerate(TYPES)}
_NUMBERS: Final[dict[str, int]] = {"corp": 1, "runner": 2}


def observe(
    s: State,
    seat: Side,
    decision: Decision | None,
    memory: Memory,
    lying: dict[int, int],
    waiting: Waiting,
    row: Buffer,
) -> None:
    """Write the observation of a seat. `lying` and `waiting` say at which spots cards are."""
    row[:] = _BLANK
    now = shown(s, seat)
    mine = decision is not None and decision.side == seat
    asked = decision.card if decision is not None and mine else NOBODY
    _spots(s, seat, lying, now, asked, row)
    if mine and waiting:
        _spots(s, seat, waiting, now, asked, row)
    _head(s, seat, decision if mine else None, decision, lying, now, row)
    _servers(s, row)
    _hidden(s, seat, memory, now, row)
    _piles(s, seat, now, row)
    at = _HISTORY_AT
    for kind, side, number, server, amount in memory.events[: -HISTORY - 1 : -1]:
        _EVENT.pack_into(row, at, kind, side, number, _at(s, server) if server >= 0 else 0, amount)
        at += EVENT_FIELDS * _BYTES


def _has_strength(face: Face) -> bool:
    return face.type == ICE or (face.type == PROGRAM and "icebreaker" in face.facts.subtypes)


def _spots(s: State, seat: Side, lying: dict[int, int], now: frozenset[int], asked: int, row: Buffer) -> None:
    fresh = {change.card: change.object_no for change in s.changes_this_turn.get("install", ())}
    cards = s.cards
    width = len(SPOT) * _BYTES
    for cid, spot in lying.items():
        card = cards[cid]
        face = card.face
        number = kind = power = 0
        if sees(s, seat, cid, now):
            number, kind = number_of(face.base), _TYPES[face.base.type]
            if card.zone == TABLE and _has_strength(face):
                power = strength(s, cid)
        advancement = credits = virus = charge = agenda = other = 0
        for name, count in card.counters:
            if name == "advancement":
                advancement = count
            elif name == "credit":
                credits = count
            elif name == "virus":
                virus = count
            elif name == "power":
                charge = count
            elif name == "agenda":
                agenda = count
            else:
                other += count
        _SPOT.pack_into(
            row,
            _SPOTS_AT + spot * width,
            number,
            1,
            1 if card.owner == CORP else 2,
            kind,
            card.faceup,
            power,
            advancement,
            credits,
            virus,
            charge,
            agenda,
            other,
            lying.get(card.host, 0) if card.zone == TABLE and card.host >= 0 else 0,
            card.zone == TABLE and fresh.get(cid, NOBODY) == card.object_no,
            cid == asked,
        )


assert COUNTERS == ("advancement", "credit", "virus", "power", "agenda")


def _servers(s: State, row: Buffer) -> None:
    for place, (id, server) in enumerate(s.servers.items()):
        if place == SERVERS:
            return
        marks = 0
        if s.loose_counters:
            marks = sum(count for (_, place), count in s.loose_counters.items() if place == id)
        _SERVER.pack_into(
            row, _SERVERS_AT + place * _SERVER.size, 1, len(server.ice), len(server.root), marks
        )


# --- the moment -------------------------------------------------------------------------------------------


def _at(s: State, server: int) -> int:
    """The place of a server among all, from 1."""
    for at, id in enumerate(s.servers):
        if id == server:
            return at + 1
    return 0


def _head(
    s: State,
    seat: Side,
    mine: Decision | None,
    decision: Decision | None,
    lying: dict[int, int],
    now: frozenset[int],
    row: Buffer,
) -> None:
    corp, runner = s.players["corp"], s.players["runner"]
    structure, step = _step(s)
    kind = about = asked = asked_spot = 0
    if mine is not None:
        kind, about = DECISION_NUMBER[mine.kind], ABOUT_NUMBER.get(mine.about, 0)
        if mine.card >= 0:
            asked_spot = lying.get(mine.card, 0)
            asked = number_of(s.cards[mine.card].face) if sees(s, seat, mine.card, now) else 0
    marks = sum(count for (_, place), count in s.loose_counters.items() if place < 0)
    result = s.result
    on_hq, on_rnd, on_archives, on_remotes = _runs(s)
    _HEAD.pack_into(
        row,
        0,
        _NUMBERS[seat],
        EDITION_NUMBER.get(s.edition.book, 0),
        s.turn,
        _NUMBERS[s.active],
        _NUMBERS[decision.side] if decision is not None else 0,
        kind,
        about,
        asked,
        asked_spot,
        structure,
        step,
        len(s.stack),
        result is not None,
        _NUMBERS.get(result[0], 0) if result is not None else 0,
        min(corp.credits, _MOST),
        corp.clicks,
        corp.bad_publicity,
        corp.forgo,
        len(s.zones[HQ]),
        hand_size(s, "corp"),
        len(s.zones[RND]),
        score(s, "corp"),
        len(s.zones[ARCHIVES]),
        marks,
        min(runner.credits, _MOST),
        runner.clicks,
        runner.tags,
        runner.core_damage,
        runner.run_credits,
        runner.forgo,
        len(s.zones[GRIP]),
        hand_size(s, "runner"),
        len(s.zones[STACK]),
        score(s, "runner"),
        len(s.zones[HEAP]),
        memory_used(s),
        memory_limit(s),
        link(s),
        *_run(s, lying),
        *_encounter(s, seat, lying, now),
        *_access(s, seat, lying, now),
        *_trace(s),
        on_hq,
        on_rnd,
        on_archives,
        on_remotes,
        seen_in_rnd(s),
        len(s.changes_this_turn.get("use", ())),
    )


def _step(s: State) -> tuple[int, int]:
    for frame in reversed(s.stack):
        if isinstance(frame, StructureFrame):
            return STRUCTURE_NUMBER.get(frame.name, 0), frame.row + 1
    return 0, 0


def _run(s: State, lying: dict[int, int]) -> tuple[int, int, int, int, int, int, int]:
    run = s.run
    if run is None:
        return (0, 0, 0, 0, 0, 0, 0)
    ice = s.servers[run.server].ice if run.server in s.servers else ()
    position = run.position + 1 if 0 <= run.position < len(ice) else 0
    return (
        1,
        _at(s, run.server),
        position,
        lying.get(run.ice, 0) if run.ice >= 0 else 0,
        int(run.approaching),
        int(run.successful),
        int(run.ended),
    )


def _encounter(
    s: State, seat: Side, lying: dict[int, int], now: frozenset[int]
) -> tuple[int, int, int, int, int]:
    encounter = s.encounter
    if encounter is None:
        return (0, 0, 0, 0, 0)
    ice = encounter.ice
    subs = len(subroutines(s, ice)) if sees(s, seat, ice, now) else 0
    broken = resolved = 0
    for at in range(min(subs, _BITS)):
        broken |= (at in encounter.broken) << at
        resolved |= (at in encounter.resolved) << at
    return (lying.get(ice, 0), subs, broken, resolved, int(encounter.cut_short))


def _access(s: State, seat: Side, lying: dict[int, int], now: frozenset[int]) -> tuple[int, int, int, int]:
    left = s.breach.left if s.breach is not None else 0
    access = s.access
    if access is None or s.cards[access.card].object_no != access.object_no:
        return (0, 0, 0, left)
    cid = access.card
    number = number_of(s.cards[cid].face) if sees(s, seat, cid, now) else 0
    return (1, number, lying.get(cid, 0), left)


def _trace(s: State) -> tuple[int, int, int, int]:
    for frame in reversed(s.stack):
        if isinstance(frame, TraceFrame):
            return (1, frame.base, frame.strength or 0, frame.link or 0)
    return (0, 0, 0, 0)


def _runs(s: State) -> tuple[int, int, int, int]:
    on = [0, 0, 0, 0]
    for change in s.changes_this_turn.get("server announced", ()):
        on[min(change.server, 3)] += 1
    return (on[0], on[1], on[2], on[3])


# --- hands, decks and piles -------------------------------------------------------------------------------


def _hidden(s: State, seat: Side, memory: Memory, now: frozenset[int], row: Buffer) -> None:
    cards = s.cards
    hands = (HQ, GRIP)
    _list(s, s.zones[HAND_OF[seat]], "hand", 32, row)
    _list(s, s.zones[DECK_OF[seat]], "deck", 64, row)
    _list(s, tuple(now), "shown", 16, row)
    kept = memory.recollection.recalled(s)
    theirs = tuple([cid for cid in kept if cards[cid].owner != seat and cards[cid].zone in hands])
    _list(s, theirs, "remembered hand", 16, row)
    _list(s, tuple([cid for cid in kept if cards[cid].zone not in hands]), "remembered decks", 16, row)


def _list(s: State, cids: tuple[int, ...], section: str, room: int, row: Buffer) -> None:
    """Cards by number, in the order of their numbers."""
    if cids:
        cards = s.cards
        numbers = sorted([number_of(cards[cid].face) for cid in cids])[:room]
        Struct(f"{len(numbers)}h").pack_into(row, OFFSETS[section] * _BYTES, *numbers)


def _piles(s: State, seat: Side, now: frozenset[int], row: Buffer) -> None:
    cards = s.cards
    heap = [number_of(cards[cid].face) for cid in s.zones[HEAP][:-65:-1]]
    if heap:
        Struct(f"{len(heap)}h").pack_into(row, OFFSETS["heap"] * _BYTES, *heap)
    _piled(s, seat, s.zones[ARCHIVES][:-65:-1], now, OFFSETS["archives"] * _BYTES, row)
    away = s.zones[REMOVED] + s.zones[ASIDE]
    if away:
        _piled(s, seat, away[:-33:-1], now, OFFSETS["removed"] * _BYTES, row)


def _piled(s: State, seat: Side, cids: tuple[int, ...], now: frozenset[int], at: int, row: Buffer) -> None:
    for cid in cids:
        number = number_of(s.cards[cid].face) if sees(s, seat, cid, now) else 0
        _PILED.pack_into(row, at, number, 1, s.cards[cid].faceup)
        at += _PILED.size
