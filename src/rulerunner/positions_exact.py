"""A whole state as the text of a position: the table to be read, and exactly what is going on at it.

The sections of the players and the servers say what lies where, as in a position written by hand; each card
has its number, `id 12`, or `id 12.3` if it is the third object since it was new. The section `[now]` says the
rest, a line for each frame that is `doing`, each effect that is `lasting`, each change that `happened` this
turn, and so on for every field of a state. `read_position` gives the same game again.
"""

import re
from collections.abc import Iterator
from typing import Any, Final

from .designs.data import definitions
from .lang.face import AS_PROGRAM, TURNED_DOWN
from .lang.words import (
    AGENDA,
    ASIDE,
    DECK_OF,
    DISCARD_OF,
    HAND_OF,
    IDENTITIES,
    OUTSIDE,
    PLAY,
    PROGRAM,
    REMOVED,
    SCORE_OF,
    TABLE,
    Side,
)
from .positions_notation import Texts, partly, printed, said
from .state.codec import SHAPES, UNDIGESTED
from .state.records import CENTRALS, NOBODY, Card, Change
from .state.state import State

WORDS: Final = {
    "stack": "doing",
    "lingering": "lasting",
    "changes": "since",
    "changes_this_turn": "happened",
    "changes_last_turn": "before",
    "uses": "used",
    "loose_counters": "lying",
}
"""What a line of `[now]` begins with, where it is not the name of the field."""
EACH: Final = ("stack", "lingering", "changes", "uses", "loose_counters")
"""Fields that have a line for each of their items."""
ELSEWHERE: Final = ("cards", "players", "servers", "zones", "active", "turn", *UNDIGESTED)
"""Fields that are said by the other sections, and those that are no part of a position."""
SAID: Final = frozenset(
    (
        *("face", "owner", "zone", "faceup", "server", "host", "object_no", "active_since", "counters"),
        *("seen", "worth", "turned"),
    )
)
"""What the line of a card says."""
COUNTED: Final = ("credits", "clicks", "tags", "bad_publicity", "core_damage")
HISTORY: Final = ("changes", "changes_this_turn", "changes_last_turn")
"""What has happened: it comes last."""
STEP: Final = re.compile(r"doing StructureFrame\(name='([^']+)'(?:, row=(\d+))?")
CARD: Final = re.compile(r"\b(?:source|card|ice|bound)=(\d+)")
MIXED: Final = (IDENTITIES, TABLE, PLAY, ASIDE, REMOVED, OUTSIDE)
"""Zones in which cards of both players lie in one order."""


def field_word(name: str) -> str:
    """How a line of `[now]` about a field begins."""
    return WORDS.get(name, name.replace("_", " "))


def exact_position(s: State) -> str:
    """The whole state as text that `read_position` reads."""
    texts = printed(s)
    lines = [f"rules {s.edition.id}", f"turn {s.active} {s.turn}"]
    for side in ("corp", "runner"):
        lines += ["", f"[{side}]", *_seat(s, "corp" if side == "corp" else "runner")]
    for server in s.servers.values():
        cards = [f"ice {_card(s, cid)}" for cid in reversed(server.ice)]
        cards += [f"root {_card(s, cid)}" for cid in server.root]
        if cards or server.remote:
            lines += ["", f"[{server_word(server.id)}]", *cards]
    own = [f"card {text}" for text in definitions(card.face for card in s.cards)]
    return "\n".join([*lines, "", "[now]", *_now(s, texts), *[""] * bool(own), *own, ""])


def server_word(id: int) -> str:
    """A server as a position calls it."""
    return CENTRALS.get(id, f"remote {id - len(CENTRALS) + 1}")


# --- what lies where --------------------------------------------------------------------------------------


def _seat(s: State, side: Side) -> Iterator[str]:
    player = s.players[side]
    for name in COUNTED:
        number = getattr(player, name)
        if number or name in ("credits", "clicks"):
            yield f"{name.replace('_', ' ')} {number}"
    placed = {cid for server in s.servers.values() for cid in (*server.ice, *server.root)}
    own = {
        "identity": s.zones[IDENTITIES],
        "hand": s.zones[HAND_OF[side]],
        "deck": s.zones[DECK_OF[side]],
        "discard": s.zones[DISCARD_OF[side]],
        "score": s.zones[SCORE_OF[side]],
        "rig": tuple(cid for cid in s.zones[TABLE] if cid not in placed),
        "play": s.zones[PLAY],
        "aside": s.zones[ASIDE],
        "removed": s.zones[REMOVED],
        "outside": s.zones[OUTSIDE],
    }
    for word, cards in own.items():
        for cid in cards:
            # A score area has whatever lies there; in zones that are shared, cards are with their owner.
            if word in ("hand", "deck", "discard", "score") or s.cards[cid].owner == side:
                yield f"{word} {_card(s, cid)}"


def _card(s: State, cid: int) -> str:
    """A card with all that its line says."""
    card = s.cards[cid]
    rezzed = card.zone == TABLE and card.owner == "corp" and card.face.type != AGENDA
    notes = [("rezzed" if rezzed else "faceup")] if card.faceup else []
    notes += ["facedown"] if card.face.lost == TURNED_DOWN else []
    notes += [PROGRAM] if card.face.lost == AS_PROGRAM else []
    if card.seen != card.faceup:
        notes.append("seen" if card.seen else "unseen")
    notes += [f"{number} {kind}" for kind, number in card.counters] if _plain(card) else []
    notes += ["flipped"] if card.turned else []
    notes += [f"worth {card.worth}"] if card.worth is not None else []
    notes += [f"on id {card.host}"] if card.host != NOBODY else []
    notes.append(f"id {cid}.{card.object_no}" if card.object_no else f"id {cid}")
    notes += [f"since {card.active_since}"] if card.active_since != NOBODY else []
    return f"{card.face.name} ({', '.join(notes)})"


def _plain(card: Card) -> bool:
    """Whether the counters of a card can be said in its line."""
    kinds = [kind for kind, _ in card.counters]
    return len(set(kinds)) == len(kinds) and all(
        number >= 0 and kind.isalpha() and kind.islower() and (kind == "virus" or not kind.endswith("s"))
        for kind, number in card.counters
    )


# --- what is going on -------------------------------------------------------------------------------------


def _now(s: State, texts: Texts) -> Iterator[str]:
    fresh = State(s.edition)
    for zone in MIXED:
        if len(s.zones[zone]) > 1:
            yield f"order {zone} {' '.join(map(str, s.zones[zone]))}"
    for side, player in sorted(s.players.items()):
        more = partly(player, texts, frozenset(COUNTED))
        if more:
            yield f"player {side} {more}"
    for cid, card in enumerate(s.cards):
        more = partly(card, texts, SAID if _plain(card) else SAID - {"counters"})
        if more:
            yield f"card {cid} {more}"
        if card.server != NOBODY and not _stands(s, cid):
            yield f"card {cid} server={card.server}"
    for name in sorted(SHAPES, key=lambda name: (name in HISTORY, name != "stack", name)):
        if name not in ELSEWHERE:
            value = getattr(s, name)
            if name == "rng" or value != getattr(fresh, name):
                yield from (_explained(s, name, line) for line in _field(name, value, texts))


def _explained(s: State, name: str, line: str) -> str:
    """A line of what is going on, with a comment for people: the step it is at, the cards it is about."""
    if name in HISTORY:
        return line
    found = []
    step = STEP.match(line)
    if step is not None and step[1] in s.edition.structures:
        found.append(s.edition.structures[step[1]].rows[int(step[2] or 0)].rule)
    found += dict.fromkeys(
        s.cards[int(cid)].face.name for cid in CARD.findall(line) if int(cid) < len(s.cards)
    )
    said = ", ".join(found).replace("'", "’").replace('"', "")
    return f"{line}  # {said}" if said else line


def _stands(s: State, cid: int) -> bool:
    """Whether a card is at the server it says it is at."""
    server = s.servers.get(s.cards[cid].server)
    return server is not None and cid in (*server.ice, *server.root)


def _field(name: str, value: Any, texts: Texts) -> Iterator[str]:
    word = field_word(name)
    if name == "changes_this_turn":
        yield from (f"{word} {said(change, texts)}" for change in _in_order(value))
    elif name == "changes_last_turn":
        for side in sorted(value):
            yield from (f"{word} {side} {said(change, texts)}" for change in _in_order(value[side]))
            if not value[side]:
                yield f"{word} {side}"
    elif name == "rng":
        yield f"{word} {' '.join(str(value >> shift & 0xFFFF) for shift in (48, 32, 16, 0))}"
    elif name in EACH:
        items = (
            sorted(value.items()) if name == "uses" else value.items() if isinstance(value, dict) else value
        )
        yield from (f"{word} {said(item, texts)}" for item in items)
    else:
        yield f"{word} {said(value, texts)}"


def _in_order(kinds: dict[str, tuple[Change, ...]]) -> list[Change]:
    """The changes of a turn, in the order in which they happened."""
    return sorted((change for changes in kinds.values() for change in changes), key=lambda c: c.moment)
