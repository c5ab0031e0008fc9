"""A state as JSON and back, and its digest.

What is written is in `texts`. The digest is that of everything as records, but for the log; a save has what
has happened as lines.
"""

import json
import re
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from ..lang.words import OUTSIDE, PILES, RUNNER, Side
from ..rules import EDITIONS, Edition, UnknownEdition, edition
from .frames import Frame, StructureFrame
from .log import written
from .procedures import MulliganFrame
from .record import NOBODY
from .records import CENTRALS, Access, Breach, Card, Change, Encounter, Lingering, Player, Run, Server, Trace
from .shapes import BrokenSave as BrokenSave
from .shapes import Faces, Reading, known, shape_of
from .state import State
from .texts import ENCODER, HAPPENED, WRITERS, lines_of, text_of

FORMAT: Final = 3
READABLE: Final = (2, FORMAT)
"""In format 2 there were no lines: what has happened was written as records."""

# Derived from the cards, or kept by the game around the state: not part of what is saved or digested.
DERIVED: Final = (
    "listeners", "interrupts", "paid_interrupts", "state_triggers", "paid", "paid_anywhere", "actions",
    "access_paid",
    "statics", "lasting_headings", "losing",
)  # fmt: skip
HINTS: Final = (
    "displaced", "viral", "hosting", "awaited", "awake", "watchful", "eventful", "roots", "silence",
)  # fmt: skip
"""What only saves work: a game that is loaded finds it out anew."""
UNDIGESTED: Final = ("log", "told", "answers", "logging")

SHAPES: Final[dict[str, Any]] = {
    "access": Access | None,
    "active": Side,
    "answers": tuple[int, ...],
    "breach": Breach | None,
    "cards": tuple[Card, ...],
    "changes": tuple[Change, ...],
    "changes_last_turn": tuple[tuple[Side, tuple[tuple[str, tuple[Change, ...]], ...]], ...],
    "changes_this_turn": tuple[tuple[str, tuple[Change, ...]], ...],
    "checkpoint_due": bool,
    "encounter": Encounter | None,
    "last_choice": tuple[int, ...],
    "last_encounter": Encounter | None,
    "last_run": Run | None,
    "lingering": tuple[Lingering, ...],
    "log": tuple[int, ...],
    "logging": bool,
    "loose_counters": tuple[tuple[tuple[str, int], int], ...],
    "moment": int,
    "next_id": int,
    "players": tuple[tuple[Side, Player], ...],
    "result": tuple[str, str] | None,
    "returned": int,
    "rng": tuple[int, int, int, int],
    "rule": str,
    "run": Run | None,
    "servers": tuple[Server, ...],
    "source": int,
    "stack": tuple[Frame, ...],
    "told": tuple[Change, ...],
    "touched": tuple[int, ...],
    "trace": Trace | None,
    "turn": int,
    "uses": tuple[tuple[tuple[int, int, int, int, int], int], ...],
    "zones": tuple[tuple[str, tuple[int, ...]], ...],
}
"""What a saved game has, and what each of it is. A dictionary is saved as pairs; the log as the changes told
in it, each once, and their order."""

LONGEST: Final = 1 << 26
"""The longest text that is read as a saved game: a game of some hundred thousand decisions."""
NO_CHARACTER: Final = re.compile(r"\\u(?:0000|[dD][89a-fA-F])")
"""What no text of a saved game has: characters that are none."""
DIGITS: Final = bytes([ord("0") if ord("0") <= byte <= ord("9") else 0 for byte in range(256)])
HUGE: Final = b"0" * 8
"""A number beyond all play, once every digit is a 0..."""
LARGE: Final = HUGE[:5]
"""...and one that few are as large as."""

DIGESTED: Final = tuple(
    [(f'"{name}":', name, WRITERS.get(name, text_of)) for name in SHAPES if name not in UNDIGESTED]
)


SAVED: Final = tuple([(label, name, HAPPENED.get(name, write)) for label, name, write in DIGESTED])


def _members(state: State, fields: tuple[tuple[str, str, Callable[[Any], str]], ...]) -> str:
    """All but the log, as the members of a JSON object."""
    return ",".join([label + write(getattr(state, name)) for label, name, write in fields])


def digest(state: State) -> str:
    """A fingerprint of the state, the same in every process."""
    return blake2b(f"{state.edition.id} {_members(state, DIGESTED)}".encode(), digest_size=16).hexdigest()


def to_json(state: State) -> str:
    """A state as JSON."""
    told: dict[str, int] = {}
    """Each change of the log once: the steps of the tables come again and again."""
    log = [told.setdefault(text, len(told)) for text in lines_of(written(state))]
    answers = ENCODER.encode(_given(state.answers))
    logging = ENCODER.encode(state.logging)
    return (
        f'{{"format":{FORMAT},"rules":"{state.edition.id}","state":{{{_members(state, SAVED)},'
        f'"answers":{answers},"logging":{logging},"told":[{",".join(told)}],"log":{ENCODER.encode(log)}}}}}'
    )


def _given(link: Any) -> list[Any]:
    items = []
    while link is not None:
        items.append(link[0])
        link = link[1]
    items.reverse()
    return items


# --- reading ----------------------------------------------------------------------------------------------


def parse(text: str | bytes) -> dict[str, Any]:
    """The JSON of a saved game, and that it is of one."""
    if not isinstance(text, str | bytes):
        raise BrokenSave(f"this is no saved game: {text!r:.40} is no text")
    try:
        if isinstance(text, bytes):
            text = text.decode()
        if len(text) > LONGEST:
            raise BrokenSave(f"this is no saved game: it has more than {LONGEST:,} characters")
        if _has_huge(text.encode().translate(DIGITS)):
            raise BrokenSave(f"this is no saved game: none has a number of {len(HUGE)} digits")
        if "\\u" in text and NO_CHARACTER.search(text) is not None:
            raise BrokenSave("this is no saved game: a text in it has what is no character")
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        if isinstance(error, BrokenSave):
            raise
        raise BrokenSave(f"this is no saved game: {error!s:.200}") from error
    if not isinstance(data, dict) or not isinstance(data.get("state"), dict) or "rules" not in data:
        raise BrokenSave('this is no saved game: it needs "format", "rules" and "state"')
    if type(data.get("format")) is not int or data["format"] not in READABLE:
        there = " and ".join(map(str, READABLE))
        raise BrokenSave(f"saved in format {data.get('format')!r:.40}; this version reads formats {there}")
    return data


def _has_huge(digits: bytes) -> bool:
    """Whether there is a number beyond all play. Python finds few digits in a row much faster than many; and
    few numbers have as many as these."""
    at = digits.find(LARGE)
    while at >= 0:
        if digits.startswith(HUGE, at):
            return True
        at = digits.find(LARGE, at + len(LARGE))
    return False


def rules_of(data: dict[str, Any]) -> Edition:
    """The edition a game was saved under."""
    rules = data["rules"]
    try:
        return edition(rules if isinstance(rules, str) else "")
    except UnknownEdition:
        there = ", ".join(EDITIONS)
        raise BrokenSave(f"saved under unknown rules {rules!r:.40}; there are: {there}") from None


def from_json(data: dict[str, Any], faces: Faces) -> State:
    """A state from what `parse` gave; a broken one gets an error that says where."""
    state = State(rules_of(data))
    saved, reading = data["state"], Reading(faces)
    told: tuple[Change, ...] = ()
    for name, shape in READ:
        if name not in saved:
            raise BrokenSave(f"the saved game lacks {name!r}")
        try:
            value = shape.read(saved[name], reading)
            if name == "told":
                told = value
            elif name == "log":
                state.log = _log(told, value)
            else:
                setattr(state, name, _made(name, value))
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BrokenSave(f"the saved game is broken at {name!r}: {error!s:.200}") from error
    settle(state)
    return state


def row_of(value: Any) -> Any:
    """A value as it is in a saved game: what `field_of` reads."""
    return json.loads(ENCODER.encode(value))


def field_of(name: str, data: Any, faces: Faces) -> Any:
    """A field of a state from what a saved game has for it."""
    return _made(name, shape_of(SHAPES[name]).read(data, Reading(faces)))


def parts_of(kind: str, data: dict[str, Any], faces: Faces) -> dict[str, Any]:
    """Some fields of a record, each checked."""
    made, found = known(kind), {}
    for name, value in data.items():
        if name not in made.names:
            raise BrokenSave(f"a {kind} has no {name!r:.40}; it has {', '.join(made.names)}")
        found[name] = made.shapes[made.names.index(name)].read(value, Reading(faces))
    return found


def settle(state: State) -> None:
    """Check a state that was put together, and file its cards."""
    _sound(state)
    state.rebuild()


READ: Final = tuple((name, shape_of(SHAPES[name])) for name in sorted(SHAPES, key=lambda name: name == "log"))
"""The log comes last, after what is told in it."""


def _log(told: tuple[Change, ...], order: tuple[int, ...]) -> Any:
    """The changes told, in their order."""
    if order and min(order) < 0:
        raise BrokenSave("a number below 0")
    return (tuple(map(told.__getitem__, order)), None) if order else None


DICTIONARIES: Final = ("players", "loose_counters", "uses", "changes_this_turn")


def _once_each(value: Any) -> dict[Any, Any]:
    """A dictionary from its pairs."""
    made = dict(value)
    if len(made) < len(value):
        raise BrokenSave("something is there twice")
    return made


def _made(name: str, value: Any) -> Any:
    """What a state has for what was saved."""
    if name in DICTIONARIES:
        return _once_each(value)
    match name:
        case "zones":
            return {OUTSIDE: ()} | _once_each(value)
        case "cards" | "stack":
            return list(value)
        case "servers":
            return {server.id: server for server in sorted(value, key=lambda server: server.id)}
        case "changes_last_turn":
            return {side: dict(kinds) for side, kinds in value}
        case "answers":
            link: Any = None
            for item in value:
                link = (item, link)
            return link
        case "rng":
            if not all(0 <= part < 1 << 16 for part in value):
                raise BrokenSave("chance is four numbers of 16 bits")
            return value[0] << 48 | value[1] << 32 | value[2] << 16 | value[3]
    return value


def _sound(state: State) -> None:
    """That every card is at one place and says so, and that what every game has is there."""
    count = len(state.cards)
    if sorted(state.zones) != sorted(PILES):
        raise BrokenSave("the saved game is broken at 'zones': each zone is there once")
    lying = {cid: zone for zone, cards in state.zones.items() for cid in cards}
    places = sum(len(cards) for cards in state.zones.values())
    if places != count or any(lying.get(cid) != card.zone for cid, card in enumerate(state.cards)):
        raise BrokenSave("the saved game is broken at 'zones': each card is in the one zone it says")
    if any(not NOBODY <= card.host < count for card in state.cards):
        raise BrokenSave("the saved game is broken at 'cards': a host that is no card")
    if not {*CENTRALS} <= {*state.servers}:
        raise BrokenSave("the saved game is broken at 'servers': a central one is missing")
    if any(not 0 <= cid < count for server in state.servers.values() for cid in (*server.ice, *server.root)):
        raise BrokenSave("the saved game is broken at 'servers': a card that there is not")
    if len(state.players) != 2:
        raise BrokenSave("the saved game is broken at 'players': there are two")
    if state.result is None:
        _sound_stack(state)


def _sound_stack(state: State) -> None:
    """That what is going on goes on in a turn, or in the setup, at steps that there are."""
    if not state.stack:
        raise BrokenSave("the saved game is broken at 'stack': nothing is going on in it")
    structures = [frame for frame in state.stack if isinstance(frame, StructureFrame)]
    bottom = state.stack[0]
    if not isinstance(bottom, MulliganFrame) and bottom not in structures:
        raise BrokenSave("the saved game is broken at 'stack': all goes on in a turn, which comes first")
    for frame in structures:
        rows = state.edition.structures[frame.name].rows if frame.name in state.edition.structures else ()
        if not 0 <= frame.row < len(rows):
            raise BrokenSave(f"the saved game is broken at 'stack': {frame.name!r:.40} has no such step")
        if frame.side != (frame.name.removesuffix("-turn") if frame is bottom else RUNNER):
            raise BrokenSave(f"the saved game is broken at 'stack': {frame.name!r:.40} is not {frame.side}'s")
    ids = {frame.id for frame in structures}
    if len(ids) < len(structures) or not all(0 <= id < state.next_id for id in ids):
        raise BrokenSave("the saved game is broken at 'stack': each structure has an id of its own")
